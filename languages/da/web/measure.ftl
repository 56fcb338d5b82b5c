## Måling af et regelsæts balance

measure-note = Motoren spiller partier mod sig selv på denne server, fra de samme åbninger og med tre styrker. Det tager omkring et minut på et lille bræt og fem til tyve minutter på 19×19.
measure-note-parent = Ændrer reglerne et indbygget regelsæt, følger partier med det, til sammenligning.
measure-button = Mål balancen
measure-own-machine = Eller på din egen computer:
measure-title = Balancen i { $name }
measure-link-note = Siden har sin egen adresse: du kan vende tilbage til den eller sende den til andre.
measure-goes-on = Partierne går videre, mens ingen ser på.
measure-waiting = Venter på sin tur. { $ahead ->
        [0] Den er den næste.
        [one] En anden måling spilles først.
       *[other] { $ahead } andre målinger spilles først.
    }
measure-begins = De første partier spilles.
measure-playing = Spillet: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } ({ $done }). Omkring { $minutes ->
        [one] et minut
       *[other] { $minutes } minutter
    } tilbage.
measure-stopped = Stoppet. Spillet indtil nu: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }.
measure-done = Alle partier er spillet: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }.
measure-failed = Disse regler kan ikke måles:
measure-outdated = Motoren er ændret, siden disse partier blev spillet. Mål igen fra siden med reglerne.
measure-engine = Motor { $engine }, bestilt { $day }.
measure-progress = Spillede partier
measure-stop = Stop
measure-resume = Fortsæt
measure-result = Resultat
measure-so-far = Resultat indtil nu
measure-boards = Partierne
measure-board-playing = Spilles nu, træk { $plies }
measure-board-over = { $result }, { $plies } træk
measure-beside = Sammenlignet med { $name }
measure-beside-later = Partierne efter disse regler, til sammenligning, spilles, når de ovenstående er færdige.
measure-beside-layouts = Opstillingerne er ikke de samme, så partierne begynder fra andre åbninger end dem ovenfor.
measure-moved-attackers = Ændringen hjælper angriberne: Deres score er { $points } point af hundrede højere end i { $name } (95 %: { $low } til { $high }).
measure-moved-defenders = Ændringen hjælper forsvarerne: Angribernes score er { $points } point af hundrede lavere end i { $name } (95 %: { $low } til { $high }).
measure-moved-unclear = Om ændringen hjælper den ene side, kan ikke afgøres ud fra disse partier: Sammenlignet med { $name } flytter den angribernes score { $low } til { $high } point af hundrede (95 %).
measure-files = Filer
measure-files-note = Med disse filer i én mappe spiller enhver de samme partier på sin egen computer og kan gå videre: med større styrke ved et større `nodes` i study.toml, og med flere partier, når `hnefi lab openings` har lavet flere åbninger.
measure-file-study = hvad der spilles, og hvordan der dømmes
measure-file-openings = åbningerne
measure-file-rules = reglerne
measure-file-games = alle partier som tabel (Parquet)
measure-command = Kommando
error-unknown-measurement = Den måling findes ikke her.
