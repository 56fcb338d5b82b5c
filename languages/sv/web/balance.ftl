## Balansen, så som den har mätts

studies-title = Vilka regler är rättvisa?
studies-lead = Motorn spelar tusentals partier mot sig själv, där båda sidor tänker lika mycket, och räknar. Här är vad den kom fram till, regelverk för regelverk, och hur säkert det är.
studies-own = Dina mätningar
studies-none = Här har ännu ingenting mätts.
studies-counted =
    { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }, { $arms ->
        [one] 1 regelverk
       *[other] { $arms } regelverk med sina uppställningar
    }
studies-report = Läs rapporten
studies-show = Regelverken ett för ett
studies-cite = Så hänvisar man till den, och dess versioner
studies-all = Alla studier
studies-fair = Är Alea rättvist?
studies-sorted = De mest rättvisa står först: ordnade efter hur långt angriparnas resultat ligger från hälften.
studies-people-title = Vad människors partier säger
studies-people = Människor har spelat { $games } partier enligt { $sets } besläktade regelverk som programmet inte har lärt av. I { $clear } av dem vinner en sida klart oftare; programmet ser samma sida före i { $agree ->
    [all] alla dessa
   *[some] { $same } av dessa
}.
studies-people-difference = { $way ->
    [more] Enligt dessa { $sets } regelverk får programmets angripare i genomsnitt { $points } poäng av hundra mer än människors (mycket sannolikt mellan { $low } och { $high }). Ett spel som programmet finner bra för angriparna kan alltså vara jämnt mellan människor.
    [less] Enligt dessa { $sets } regelverk får programmets angripare i genomsnitt { $points } poäng av hundra mindre än människors (mycket sannolikt mellan { $low } och { $high }). Ett spel som programmet finner bra för försvararna kan alltså vara jämnt mellan människor.
   *[open] Det är inte visat att programmets angripare i genomsnitt får mer eller mindre än människors enligt dessa { $sets } regelverk.
}
studies-people-edge = Enligt nästan alla dessa { $sets } vinner kungen vid kanten, inte i ett hörn.
studies-people-others = Enligt { $others } andra, som programmet har lärt av, är det inte visat någon skillnad.
studies-data-title = Data
studies-data-lead = Varje parti med sina drag, och varje siffra, för dina egna frågor.
studies-data-lead-excerpt = Ett utdrag ur partierna med deras drag, och varje siffra, för dina egna frågor.
studies-data-games = Alla partier, med motorns bedömning av varje drag
studies-data-excerpt = Ett utdrag: de första partierna av varje regelverk vid varje styrka
studies-data-hash = Kontrollsumman för tabellen med alla partier (SHA-256)
studies-data-apart = Tabellen med alla partier är för stor för att följa med programmet. Studien, spelad om med samma motor, ger samma fil. Kontrollsumman visar om en fil är den tabellen.
studies-data-apart-parts = Tabellen med alla partier är för stor för att följa med programmet. Den är hopsatt av de delar av studien som spelades. Kontrollsumman visar om en fil är den tabellen.
studies-data-arms = Varje regelverk
studies-data-cells = Varje regelverk vid varje styrka
studies-data-ladder = Förändringen med styrkan
studies-data-effects = Enskilda regler jämförda
studies-data-people = Partier mellan människor
studies-data-check = Vad en nyare motor säger
studies-data-figures = Alla siffror
studies-data-query = Räkna resultaten med DuckDB, i mappen där tabellen är sparad:
studies-data-notebook = En anteckningsbok i Python som ritar tabellens resultat med deras intervall
studies-data-of-excerpt = Det är utdragets tal, och anteckningsboken ritar utdragets resultat; det är inte studiens.
balance-title = Hur rättvist det är
balance-lead = Motorn mot sig själv, där båda sidor tänker lika mycket, på varje uppställning som har mätts.
balance-none = Det här regelverket har inte mätts än.
balance-by = Så mättes det
balance-here = den som är vald här
balance-bar = vinst { $attackers } { $won }, remi { $drawn }, vinst { $defenders } { $lost }
balance-bar-unfinished = vinst { $attackers } { $won }, remi { $drawn }, oavslutat { $unfinished }, vinst { $defenders } { $lost }
balance-score = Resultat { $attackers }: { $score }, med { $confidence } konfidens mellan { $low } och { $high }
balance-games = { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } med { $positions } ställningar per drag; hälften varade längre än { $plies } drag
balance-people = Människor, i { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } av
balance-more = När motorn tänker mer eller mindre
balance-other-studies = { $studies ->
    [one] En annan studie av samma regler
   *[other] { $studies } andra studier av samma regler
}
balance-ladder = { $positions } ställningar per drag
balance-bare = Från den rena utgångsställningen, { $positions } ställningar per drag
balance-evaluation = Med en annan värdering ({ $name }), { $positions } ställningar per drag
balance-handicap = ställningar per drag: { $attackers } ({ $attackers-name }) mot { $defenders } ({ $defenders-name })
balance-verdict-fair = rättvist
balance-verdict-favours-attackers = fördel { $attackers }
balance-verdict-favours-defenders = fördel { $defenders }
balance-verdict-open = för få partier för att avgöra
balance-verdict-undetermined = inte avgjort
balance-because-games = Partierna är för få.
balance-because-unfinished = För många partier avslutades inte.
balance-because-draws = Resultatet är jämnt, men för få partier är avgjorda.
balance-because-one-strength = Resultatet är visat att vara jämnt bara vid en styrka.
balance-because-strength = Starkare spel säger något annat.
balance-because-evaluations = En annan värdering säger något annat.
balance-because-trend = Resultatet är jämnt, men rör sig bort från det när båda sidor tänker mer.
balance-depth = En sökning ser i genomsnitt { $plies } halvdrag framåt.
balance-bounds = Oavsett vem som hade vunnit de oavslutade partierna ligger resultatet mellan { $low } och { $high }.
balance-caution = Balans i svagt spel är inte balans: bättre spelare kan hitta det som ingen av sidorna ser här.
balance-key-band = Utanför det skuggade bandet gynnas en sida; strecket är resultatet med sitt intervall.
commented-title = { $count ->
    [one] Ett parti att se
   *[other] { $count } partier att se
}
commented-watch = Se partiet
commented-close = Stäng
commented-after = { $ply ->
    [0] I början:
   *[other] Efter drag { $ply }:
}
interim-title = Den här studien är inte färdig.
interim-sets = { $closed } av { $cells } planerade serier partier är spelade; svaren kan fortfarande ändras.
interim-ended-title = Den här studien avslutades i förtid, { $day }.
interim-ended-sets = { $closed } av { $cells } planerade serier partier spelades till slut; de andra blir inte spelade.
superseded-title = Spelat av en äldre motor.
superseded-played =
    { $day ->
        [none] Partierna spelades
       *[other] Partierna spelades { $day }
    } av motorn med fingeravtrycket { $engine }{ $version ->
        [none] {""}
       *[other] {" "}(hnefi { $version })
    }; dagens motor har { $today } och spelar annorlunda, så att omdömena nedan bara gäller för den äldre.
superseded-depth = Med { $positions } ställningar per drag ser en sökning i genomsnitt { $least } till { $most } halvdrag framåt (mätt med dagens motor; ett halvdrag är ett drag av en sida).
superseded-check = För att se vad som återstår spelade en nyare motor { $games } partier { $day }: av { $verdicts } omdömen är { $changed } nu andra, { $upheld } står sig, och om { $undecided } säger så få partier ingenting.
superseded-unchecked = Omdömena har ännu inte kontrollerats med dagens motor.
superseded-check-old = Även den motorn är en annan än dagens.
superseded-again = En nyare motor, i { $games } partier med { $positions } ställningar per drag:
outcomes-answer = Vad partierna säger
outcomes-won = angriparna vinner
outcomes-drawn = remi
outcomes-unfinished = oavslutat
outcomes-lost = försvararna vinner
outcomes-caption = Varje stapel visar hur partierna vid en styrka slutade; längre åt höger tänker båda sidor längre. Talet under säger avrundat hur många drag av båda sidor programmet ser framåt; svaret gäller det fetstilta. Den streckade linjen visar hälften av partierna.
outcomes-as-table = Visa som tabell
outcomes-rules = Regler
outcomes-strength = Ställningar per drag
outcomes-plies = Halvdrag framåt
outcomes-on-layouts = { $rules } ({ $layouts })
outcomes-layouts = { $count ->
    [one] uppställning { $letters }
   *[other] uppställningarna { $letters }
}
outcomes-many = { $count } regelverk
studies-sets = { $count } regelverk
superseded-by = En senare studie besvarar frågan bättre:
movement-title = När båda sidor tänker mer
movement-attackers = Angriparna vinner mark under { $places }.
movement-defenders = Försvararna vinner mark under { $places }.
movement-neither = Ingen klar förändring syns under { $places }; det kan ändå finnas en.
movement-unfinished = Under { $places } är det okänt vem som vinner mark: det beror på vem som skulle ha vunnit de oavslutade partierna.
movement-rest = Annars syns ingen klar förändring; det kan ändå finnas en.
movement-none = Ingen klar förändring syns under något av regelverken; det kan ändå finnas en.
contrasts-title = Vad ett val ändrar
contrasts-note = Poäng av hundra som det första valet lägger till angriparnas resultat jämfört med det andra, enligt regelverk som i övrigt är lika; därunder 95 %-intervallet. En kolumn är ett antal ställningar per drag.
contrasts-choice = Val
contrasts-instead = { $level } i stället för { $reference }
contrasts-interval = { $low } till { $high }
contrasts-fewer = i { $measured } av { $sets } regelverk
