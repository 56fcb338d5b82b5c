## Balansen, slik den er målt

studies-title = Hvilke regler er rettferdige?
studies-lead = Motoren spiller tusenvis av partier mot seg selv, der begge parter tenker like mye, og teller resultatene. Her er det den fant, regelsett for regelsett, og hvor sikkert det er.
studies-own = Dine målinger
studies-none = Ingenting er målt her ennå.
studies-counted =
    { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }, { $arms ->
        [one] 1 regelsett
       *[other] { $arms } regelsett med oppstillingene sine
    }
studies-report = Les rapporten
studies-show = Regelsettene ett for ett
studies-cite = Slik siterer man den, og versjonene dens
studies-all = Alle studier
studies-fair = Er Alea rettferdig?
studies-sorted = De mest rettferdige står først, ordnet etter hvor langt angripernes poengandel ligger fra 50 prosent.
studies-people-title = Hva menneskers partier sier
studies-people = Mennesker har spilt { $games } partier etter { $sets } beslektede regelsett som programmet ikke har lært av. I { $clear } av dem vinner den ene siden klart oftest; programmet ser den samme siden foran i { $agree ->
    [all] alle disse
   *[some] { $same } av disse
}.
studies-people-difference = { $way ->
    [more] I disse { $sets } regelsettene får programmets angripere i gjennomsnitt { $points } poeng av hundre mer enn menneskers (høyst sannsynlig mellom { $low } og { $high }). Et spill som programmet finner godt for angriperne, kan altså være jevnt mellom mennesker.
    [less] I disse { $sets } regelsettene får programmets angripere i gjennomsnitt { $points } poeng av hundre mindre enn menneskers (høyst sannsynlig mellom { $low } og { $high }). Et spill som programmet finner godt for forsvarerne, kan altså være jevnt mellom mennesker.
   *[open] Det er ikke vist at programmets angripere i gjennomsnitt får mer eller mindre enn menneskers i disse { $sets } regelsettene.
}
studies-people-edge = I nesten alle disse { $sets } vinner kongen ved kanten, ikke i et hjørne.
studies-people-others = I { $others } andre, som programmet har lært av, er det ikke vist noen forskjell.
studies-data-title = Data
studies-data-lead = Hvert parti med trekkene sine, og hvert tall, til dine egne spørsmål.
studies-data-lead-excerpt = Et utdrag av partiene med trekkene deres, og hvert tall, til dine egne spørsmål.
studies-data-games = Alle partier, med motorens vurdering av hvert trekk
studies-data-excerpt = Et utdrag: de første partiene av hvert regelsett ved hver styrke
studies-data-hash = Kontrollsummen for tabellen med alle partier (SHA-256)
studies-data-apart = Tabellen med alle partier er for stor til å følge med programmet. Studien, spilt om igjen med den samme motoren, gir den samme filen. Kontrollsummen viser om en fil er den tabellen.
studies-data-apart-parts = Tabellen med alle partier er for stor til å følge med programmet. Den er satt sammen av de delene av studien som ble spilt. Kontrollsummen viser om en fil er den tabellen.
studies-data-arms = Hvert regelsett
studies-data-cells = Hvert regelsett ved hver styrke
studies-data-ladder = Endringen med styrken
studies-data-effects = Enkelte regler sammenlignet
studies-data-people = Partier mellom mennesker
studies-data-check = Hva en nyere motor sier
studies-data-figures = Alle tall
studies-data-query = Tell resultatene med DuckDB, i mappen der tabellen er lagret:
studies-data-notebook = En notatbok i Python som tegner tabellens resultater med intervallene deres
studies-data-of-excerpt = Dette er utdragets tall, og notatboken tegner utdragets resultater; det er ikke studiens.
balance-title = Hvor rettferdig det er
balance-lead = Motoren mot seg selv, der begge parter tenker like mye, på hver oppstilling som er målt.
balance-none = Dette regelsettet er ikke målt ennå.
balance-by = Slik ble det målt
balance-here = den som er valgt her
balance-bar = { $attackers }: { $won } vunnet; remis: { $drawn }; { $defenders }: { $lost } vunnet
balance-bar-unfinished = { $attackers }: { $won } vunnet; remis: { $drawn }; uavsluttet: { $unfinished }; { $defenders }: { $lost } vunnet
balance-score = Poengandel ({ $attackers }): { $score }; { $confidence }-intervallet går fra { $low } til { $high }
balance-games = { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } med { $positions } stillinger per trekk; halvparten varte lenger enn { $plies } trekk
balance-people = Mennesker, i { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } av
balance-more = Når de tenker mer, mindre eller ulikt
balance-other-studies = { $studies ->
    [one] En annen studie av de samme reglene
   *[other] { $studies } andre studier av de samme reglene
}
balance-ladder = { $positions } stillinger per trekk
balance-bare = Fra den rene utgangsstillingen, { $positions } stillinger per trekk
balance-evaluation = Med en annen vurdering ({ $name }), { $positions } stillinger per trekk
balance-handicap = Stillinger per trekk: { $attackers } ({ $attackers-name }) mot { $defenders } ({ $defenders-name })
balance-verdict-fair = rettferdig
balance-verdict-favours-attackers = fordel: { $attackers }
balance-verdict-favours-defenders = fordel: { $defenders }
balance-verdict-open = for få partier til å si noe
balance-verdict-undetermined = ikke avgjort
balance-because-games = Partiene er for få.
balance-because-unfinished = For mange partier ble ikke avsluttet.
balance-because-draws = Resultatet er jevnt, men for få partier er avgjort.
balance-because-one-strength = Resultatet er vist å være jevnt bare ved én styrke.
balance-because-strength = Sterkere spill sier noe annet.
balance-because-evaluations = En annen vurdering sier noe annet.
balance-because-trend = Resultatet er jevnt, men beveger seg bort fra det når begge parter tenker mer.
balance-depth = Et søk ser i gjennomsnitt { $plies } halvtrekk fram.
balance-bounds = Uansett hvem som hadde vunnet de uavsluttede partiene, ligger poengandelen mellom { $low } og { $high }.
balance-caution = Balanse i svakt spill er ikke ekte balanse: Bedre spillere kan finne noe som ingen av partene ser her.
balance-key-band = Utenfor det skyggelagte feltet er en part begunstiget; streken er poengandelen med intervallet rundt.
commented-title = { $count ->
    [one] Et parti å se
   *[other] { $count } partier å se
}
commented-watch = Se partiet
commented-close = Lukk
commented-after = { $ply ->
    [0] Ved starten:
   *[other] Etter trekk { $ply }:
}
interim-title = Denne studien er ikke ferdig.
interim-sets = { $closed } av { $cells } planlagte rekker partier er spilt; svarene kan ennå endre seg.
interim-ended-title = Denne studien ble avsluttet før tiden, { $day }.
interim-ended-sets = { $closed } av { $cells } planlagte rekker partier ble spilt til ende; de andre blir det ikke.
superseded-title = Spilt av en eldre motor.
superseded-played =
    { $day ->
        [none] Partiene ble spilt
       *[other] Partiene ble spilt { $day }
    } av motoren med fingeravtrykket { $engine }{ $version ->
        [none] {""}
       *[other] {" "}(hnefi { $version })
    }; dagens motor har { $today } og spiller annerledes, så dommene nedenfor gjelder bare for den eldre.
superseded-depth = Med { $positions } stillinger per trekk ser et søk i gjennomsnitt { $least } til { $most } halvtrekk fram (målt med dagens motor; et halvtrekk er ett trekk av én part).
superseded-check = For å se hva som er igjen av det, spilte en nyere motor { $games } partier { $day }: av { $verdicts } dommer er { $changed } nå annerledes, { $upheld } står, og om { $undecided } sier så få partier ingenting.
superseded-unchecked = Dommene er ennå ikke kontrollert med dagens motor.
superseded-check-old = Også den motoren er en annen enn dagens.
superseded-again = En nyere motor, i { $games } partier med { $positions } stillinger per trekk:
outcomes-answer = Hva partiene sier
outcomes-won = angriperne vinner
outcomes-drawn = remis
outcomes-unfinished = uavsluttet
outcomes-lost = forsvarerne vinner
outcomes-caption = Hver søyle viser hvordan partiene ved én styrke endte; lenger til høyre tenker begge parter lenger. Tallet under sier avrundet hvor mange trekk av begge sider programmet ser fram; svaret gjelder det uthevede. Den stiplede linjen viser halvparten av partiene.
outcomes-as-table = Vis som tabell
outcomes-rules = Regler
outcomes-strength = Stillinger per trekk
outcomes-plies = Halvtrekk fram
outcomes-on-layouts = { $rules } ({ $layouts })
outcomes-layouts = { $count ->
    [one] oppstilling { $letters }
   *[other] oppstillingene { $letters }
}
outcomes-many = { $count } regelsett
studies-sets = { $count } regelsett
superseded-by = En senere studie besvarer dette spørsmålet bedre:
movement-title = Når begge parter tenker mer
movement-attackers = Angriperne vinner fram under { $places }.
movement-defenders = Forsvarerne vinner fram under { $places }.
movement-neither = Ingen klar endring ses under { $places }; det kan likevel være en.
movement-unfinished = Under { $places } er det ukjent hvem som vinner fram: Det avhenger av hvem som ville ha vunnet de uavsluttede partiene.
movement-rest = Ellers ses ingen klar endring; det kan likevel være en.
movement-none = Ingen klar endring ses under noen av regelsettene; det kan likevel være en.
contrasts-title = Hva ett valg endrer
contrasts-note = Poeng av hundre som det første valget gir angriperne mer enn det andre, etter regelsett som ellers er like; derunder 95 %-intervallet. En kolonne er et antall stillinger per trekk.
contrasts-choice = Valg
contrasts-instead = { $level } i stedet for { $reference }
contrasts-interval = { $low } til { $high }
contrasts-fewer = i { $measured } av { $sets } regelsett
