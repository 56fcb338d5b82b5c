## Måling av balansen i et regelsett

measure-note = Motoren spiller partier mot seg selv på denne serveren, fra de samme åpningene og med tre styrker. Det tar omtrent et minutt på et lite brett og fem til tjue minutter på 19×19.
measure-note-parent = Endrer reglene et innebygd regelsett, følger partier med det, til sammenligning.
measure-button = Mål balansen
measure-own-machine = Eller på din egen datamaskin:
measure-title = Balansen i { $name }
measure-link-note = Siden har sin egen adresse: du kan komme tilbake til den eller sende den til andre.
measure-goes-on = Partiene går videre mens ingen ser på.
measure-waiting = Venter på tur. { $ahead ->
        [0] Den er den neste.
        [one] En annen måling spilles først.
       *[other] { $ahead } andre målinger spilles først.
    }
measure-begins = De første partiene spilles.
measure-playing = Spilt: { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } ({ $done }). Omtrent { $minutes ->
        [one] ett minutt
       *[other] { $minutes } minutter
    } igjen.
measure-stopped = Stoppet. Spilt så langt: { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }.
measure-done = Alle partiene er spilt: { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }.
measure-failed = Disse reglene kan ikke måles:
measure-outdated = Motoren er endret siden disse partiene ble spilt. Mål på nytt fra regelsiden.
measure-engine = Motor { $engine }, bestilt { $day }.
measure-progress = Spilte partier
measure-stop = Stopp
measure-resume = Fortsett
measure-result = Resultat
measure-so-far = Resultat så langt
measure-boards = Partiene
measure-board-playing = Spilles nå, trekk { $plies }
measure-board-over = { $result }, { $plies } trekk
measure-beside = Sammenlignet med { $name }
measure-beside-later = Partiene etter disse reglene, til sammenligning, spilles når de ovenfor er ferdige.
measure-beside-layouts = Oppstillingene er ikke de samme, så partiene begynner fra andre åpninger enn de ovenfor.
measure-moved-attackers = Endringen hjelper angriperne: Poengandelen deres er { $points } poeng av hundre høyere enn i { $name } (95 %: { $low } til { $high }).
measure-moved-defenders = Endringen hjelper forsvarerne: Poengandelen til angriperne er { $points } poeng av hundre lavere enn i { $name } (95 %: { $low } til { $high }).
measure-moved-unclear = Om endringen hjelper den ene siden, kan ikke avgjøres ut fra disse partiene: Sammenlignet med { $name } flytter den poengandelen til angriperne { $low } til { $high } poeng av hundre (95 %).
measure-files = Filer
measure-files-note = Med disse filene i én mappe kan alle spille de samme partiene på sin egen datamaskin og gå videre: med større styrke ved et større `nodes` i study.toml, og med flere partier når `hnefi lab openings` har laget flere åpninger.
measure-file-study = hva som spilles, og hvordan det dømmes
measure-file-openings = åpningene
measure-file-rules = reglene
measure-file-games = alle partier som tabell (Parquet)
measure-command = Kommando
error-unknown-measurement = Denne målingen finnes ikke her.
