## Balancen, som den er målt

studies-title = Hvilke regler er retfærdige?
studies-lead = Motoren spiller tusindvis af partier mod sig selv, begge sider tænker lige meget, og så tælles der. Her er, hvad den fandt, regelsæt for regelsæt, og hvor sikkert det er.
studies-own = Dine målinger
studies-none = Her er endnu ikke målt noget.
studies-counted =
    { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }, { $arms ->
        [one] { $arms } regelsæt
       *[other] { $arms } regelsæt med deres opstillinger
    }
studies-report = Læs rapporten
studies-show = Regelsættene ét for ét
studies-cite = Sådan henviser man til den, og dens versioner
studies-all = Alle undersøgelser
studies-fair = Er Alea retfærdigt?
studies-sorted = De mest retfærdige står først: efter hvor langt angribernes score er fra en halv.
studies-people-title = Hvad menneskers spil siger
studies-people = Mennesker har spillet { $games } partier efter { $sets } beslægtede regelsæt, som programmet ikke har lært af. I { $clear } af dem vinder den ene side klart oftest; programmet ser den samme side foran i { $agree ->
    [all] alle disse
   *[some] { $same } af disse
}.
studies-people-difference = { $way ->
    [more] I disse { $sets } regelsæt får programmets angribere i gennemsnit { $points } point af hundrede mere end menneskers (meget sandsynligt mellem { $low } og { $high }). Et spil, som programmet finder godt for angriberne, kan altså stå lige mellem mennesker.
    [less] I disse { $sets } regelsæt får programmets angribere i gennemsnit { $points } point af hundrede mindre end menneskers (meget sandsynligt mellem { $low } og { $high }). Et spil, som programmet finder godt for forsvarerne, kan altså stå lige mellem mennesker.
   *[open] Det er ikke vist, at programmets angribere i gennemsnit får mere eller mindre end menneskers i disse { $sets } regelsæt.
}
studies-people-edge = I næsten alle disse { $sets } vinder kongen ved kanten, ikke i et hjørne.
studies-people-others = I { $others } andre, som programmet har lært af, er der ikke vist nogen forskel.
studies-data-title = Data
studies-data-lead = Hvert parti med sine træk, og hvert tal, til dine egne spørgsmål.
studies-data-lead-excerpt = Et uddrag af partierne med deres træk, og hvert tal, til dine egne spørgsmål.
studies-data-games = Alle partier, med motorens vurdering af hvert træk
studies-data-excerpt = Et uddrag: de første partier af hvert regelsæt ved hver styrke
studies-data-hash = Kontrolsummen for tabellen med alle partier (SHA-256)
studies-data-apart = Tabellen med alle partier er for stor til at følge med programmet. Undersøgelsen, spillet igen med den samme motor, giver den samme fil. Kontrolsummen viser, om en fil er den tabel.
studies-data-apart-parts = Tabellen med alle partier er for stor til at følge med programmet. Den er sat sammen af de dele af undersøgelsen, der blev spillet. Kontrolsummen viser, om en fil er den tabel.
studies-data-arms = Hvert regelsæt
studies-data-cells = Hvert regelsæt ved hver styrke
studies-data-ladder = Ændringen med styrken
studies-data-effects = Enkelte regler sammenlignet
studies-data-people = Partier mellem mennesker
studies-data-check = Hvad en nyere motor siger
studies-data-figures = Alle tal
studies-data-query = Tæl resultaterne med DuckDB, i den mappe hvor tabellen er gemt:
studies-data-notebook = En notesbog i Python, der tegner tabellens resultater med deres intervaller
studies-data-of-excerpt = Det er uddragets tal, og notesbogen tegner uddragets resultater; det er ikke undersøgelsens.
balance-title = Hvor retfærdigt er det?
balance-lead = Motoren mod sig selv, begge sider tænker lige meget, på hver opstilling, der er målt.
balance-none = Dette regelsæt er endnu ikke målt.
balance-by = Sådan er det målt
balance-here = den, der er valgt her
balance-bar = { $attackers }: { $won } vundet, remis: { $drawn }, { $defenders }: { $lost } vundet
balance-bar-unfinished = { $attackers }: { $won } vundet, remis: { $drawn }, uafsluttet: { $unfinished }, { $defenders }: { $lost } vundet
balance-score = Score ({ $attackers }): { $score }, konfidensinterval ({ $confidence }) fra { $low } til { $high }
balance-games = { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } med { $positions } stillinger pr. træk, halvdelen af partierne længere end { $plies } træk
balance-people = Mennesker, i { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } af
balance-more = Når der tænkes mere eller mindre
balance-other-studies = { $studies ->
    [one] En anden undersøgelse af de samme regler
   *[other] { $studies } andre undersøgelser af de samme regler
}
balance-ladder = { $positions } stillinger pr. træk
balance-bare = Fra den rene udgangsstilling, { $positions } stillinger pr. træk
balance-evaluation = Med en anden vurdering ({ $name }), { $positions } stillinger pr. træk
balance-handicap = Stillinger pr. træk: { $attackers } ({ $attackers-name }), { $defenders } ({ $defenders-name })
balance-verdict-fair = retfærdigt
balance-verdict-favours-attackers = fordel: { $attackers }
balance-verdict-favours-defenders = fordel: { $defenders }
balance-verdict-open = for få partier til at afgøre det
balance-verdict-undetermined = ikke afgjort
balance-because-games = Partierne er for få.
balance-because-unfinished = For mange partier blev ikke afsluttet.
balance-because-draws = Scoren er lige, men for få partier er afgjort.
balance-because-one-strength = Scoren er kun vist at være lige ved én styrke.
balance-because-strength = Stærkere spil siger noget andet.
balance-because-evaluations = En anden vurdering siger noget andet.
balance-because-trend = Scoren er lige, men bevæger sig bort derfra, når begge sider tænker mere.
balance-depth = En søgning ser i gennemsnit { $plies } halvtræk frem.
balance-bounds = Uanset hvem der havde vundet de uafsluttede partier, ligger scoren mellem { $low } og { $high }.
balance-caution = Balance i svagt spil er ikke balance: bedre spillere finder måske det, som ingen af siderne ser her.
balance-key-band = Uden for det tonede bånd er en side begunstiget; stregen er scoren med sit interval.
commented-title = { $count ->
    [one] Et parti at se
   *[other] { $count } partier at se
}
commented-watch = Se partiet
commented-close = Luk
commented-after = { $ply ->
    [0] Ved begyndelsen:
   *[other] Efter træk { $ply }:
}
interim-title = Denne undersøgelse er ikke færdig.
interim-sets = { $closed } af { $cells } planlagte rækker partier er spillet; svarene kan endnu ændre sig.
interim-ended-title = Denne undersøgelse blev afsluttet før tid, { $day }.
interim-ended-sets = { $closed } af { $cells } planlagte rækker partier blev spillet til ende; de andre bliver det ikke.
superseded-title = Spillet af en ældre motor.
superseded-played =
    { $day ->
        [none] Partierne blev spillet
       *[other] Partierne blev spillet { $day }
    } af motoren med fingeraftrykket { $engine }{ $version ->
        [none] {""}
       *[other] {" "}(hnefi { $version })
    }; dagens motor har { $today } og spiller anderledes, så dommene herunder gælder kun for den ældre.
superseded-depth = Med { $positions } stillinger pr. træk ser en søgning i gennemsnit { $least } til { $most } halvtræk frem (målt med dagens motor; et halvtræk er ét træk af den ene side).
superseded-check = For at se, hvad der er tilbage af det, spillede en nyere motor { $games } partier { $day }: af { $verdicts } domme er { $changed } nu anderledes, { $upheld } står ved magt, og om { $undecided } siger så få partier intet.
superseded-unchecked = Dommene er endnu ikke efterprøvet med den nuværende motor.
superseded-check-old = Også den motor er en anden end dagens.
superseded-again = En nyere motor, i { $games } partier med { $positions } stillinger pr. træk:
outcomes-answer = Hvad partierne siger
outcomes-won = angriberne vinder
outcomes-drawn = remis
outcomes-unfinished = uafsluttet
outcomes-lost = forsvarerne vinder
outcomes-caption = Hver søjle viser, hvordan partierne ved én styrke endte; længere til højre tænker begge sider længere. Tallet under den siger afrundet, hvor mange træk af begge sider programmet ser frem; svaret gælder det fremhævede. Den stiplede linje viser halvdelen af partierne.
outcomes-as-table = Vis som tabel
outcomes-rules = Regler
outcomes-strength = Stillinger pr. træk
outcomes-plies = Halvtræk frem
outcomes-on-layouts = { $rules } ({ $layouts })
outcomes-layouts = { $count ->
    [one] opstilling { $letters }
   *[other] opstillingerne { $letters }
}
outcomes-many = { $count } regelsæt
studies-sets = { $count } regelsæt
superseded-by = En senere undersøgelse besvarer dette spørgsmål bedre:
movement-title = Når begge sider tænker mere
movement-attackers = Angriberne vinder frem under { $places }.
movement-defenders = Forsvarerne vinder frem under { $places }.
movement-neither = Ingen klar ændring ses under { $places }; der kan alligevel være en.
movement-unfinished = Under { $places } vides det ikke, hvem der vinder frem: det afhænger af, hvem der ville have vundet de uafsluttede partier.
movement-rest = Ellers ses ingen klar ændring; der kan alligevel være en.
movement-none = Ingen klar ændring ses under noget af regelsættene; der kan alligevel være en.
contrasts-title = Hvad et valg ændrer
contrasts-note = Point af hundrede, som det første valg lægger til angribernes score i forhold til det andet, efter regelsæt, der ellers er ens; derunder 95 %-intervallet. En kolonne er et antal stillinger pr. træk.
contrasts-choice = Valg
contrasts-instead = { $level } i stedet for { $reference }
contrasts-interval = { $low } til { $high }
contrasts-fewer = i { $measured } af { $sets } regelsæt
