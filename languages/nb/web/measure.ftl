## Måling av balansen i et regelsett

measure-note = Motoren spiller partier mot seg selv på denne serveren, fra de samme åpningene og med tre styrker. Det tar omtrent et minutt på et lite brett og fem til tjue minutter på 19×19.
measure-button = Mål balansen
measure-own-machine = Eller på din egen datamaskin:
measure-title = Balansen i { $name }
measure-link-note = Siden har sin egen adresse: du kan komme tilbake til den eller sende den til andre. Partiene går videre mens ingen ser på.
measure-waiting = Venter på tur. { $ahead ->
        [0] Den er den neste.
        [one] En annen måling spilles først.
       *[other] { $ahead } andre målinger spilles først.
    }
measure-begins = De første partiene spilles.
measure-playing = Spilt: { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } ({ $done }). Høyst { $minutes ->
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
measure-progress = Spilte partier
measure-stop = Stopp
measure-resume = Fortsett
measure-result = Resultat
measure-so-far = Resultat så langt
measure-files = Filer
measure-files-note = Med disse filene i én mappe kan alle spille de samme partiene på sin egen datamaskin og gå videre: med flere partier eller større styrke.
measure-file-study = hva som spilles, og hvordan det dømmes
measure-file-openings = åpningene
measure-file-rules = reglene
measure-file-games = alle partier som tabell (Parquet)
measure-command = Kommando
error-unknown-measurement = Denne målingen finnes ikke her.
