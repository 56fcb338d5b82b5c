## The page

report-kicker = En studie av balansen i hnefataflspel
report-skip = Hoppa till svaret
report-contents = Innehåll
report-facts = { $arms }, { $games }, studie { $hash }
report-arms-counted =
    { $n ->
        [one] { $n } arm
       *[other] { $n } armar
    }
report-games-counted =
    { $n ->
        [one] { $n } parti
       *[other] { $n } partier
    }
report-figures = Samma siffror som tabeller för program:
report-colophon = Gjord av hnefi { $version }. Sidan hämtar inget från någon annan dator.

## Sides, verdicts

report-attackers = angripare
report-defenders = försvarare
report-the-attackers = angriparna
report-the-defenders = försvararna
report-attackers-won = angriparna vann
report-defenders-won = försvararna vann
report-game-drawn = remi
report-verdict-fair = rättvist
report-verdict-attackers = gynnar angriparna
report-verdict-defenders = gynnar försvararna
report-verdict-open = öppet

## A study by another engine

report-interim-title = Spelas fortfarande
report-interim-ended-title = Avslutad i förtid
report-interim =
    { $day ->
        [none] {""}
       *[other] Studien avslutades den { $day }, innan alla planerade partier hade spelats.{" "}
    }{ $closed } av { $cells } serier partier är fullständiga, var och en av en arm vid en styrka. Av de andra räknas de som har nått en avstämning fram till den, och resten saknas.{ $day ->
        [none] {" "}Inget omdöme här är slutgiltigt.
       *[other] {""}
    }
report-banner-title = Spelat av en äldre motor
report-banner-played =
    { $day ->
        [none] Dessa partier spelades
       *[other] Dessa partier spelades den { $day }
    } av motorn med fingeravtrycket { $engine }{ $version }. Motorn i programmet som gjorde den här sidan har fingeravtrycket { $now } och spelar annorlunda: det som står här gäller den äldre och är inget omdöme om reglerna.
report-banner-depth = Med { $nodes } ställningar per drag ser en sökning ungefär { $least } halvdrag framåt på dessa bräden; ett halvdrag är ett drag av en sida (mätt med dagens motor).
report-banner-depths = Med { $nodes } ställningar per drag ser en sökning i genomsnitt { $least } till { $most } halvdrag framåt, beroende på regelverk; ett halvdrag är ett drag av en sida (mätt med dagens motor).
report-banner-no-check = Ingen har ännu sett efter vad dagens motor säger om omdömena; det gör `hnefi lab check`.
report-banner-check = För att se vad som återstår spelade en nyare motor { $games } med samma regelverk den { $day }, med { $nodes } ställningar per drag. Av { $of } omdömen är { $changed } nu andra, { $upheld } står sig, och om { $undecided } säger så få partier ingenting.
report-banner-check-old = Även den motorn är en annan än dagens.
report-banner-changed = { $arm }: var ”{ $then }”, är ”{ $now }” (angriparna: { $won } vunna, { $drawn } remi, { $lost } förlorade med { $nodes } ställningar per drag)

## The answer

report-answer = Svaret
report-answer-one-fair = Med { $nodes } ställningar per drag är { $arm } rättvist: angriparna får { $score }, och { $which } ({ $interval }) ligger inom det rättvisa bandet från { $low } till { $high }.
report-answer-one-attackers = Med { $nodes } ställningar per drag gynnar { $arm } angriparna: de får { $score }, och { $which } ({ $interval }) ligger över det rättvisa bandet från { $low } till { $high }.
report-answer-one-defenders = Med { $nodes } ställningar per drag gynnar { $arm } försvararna: angriparna får { $score }, och { $which } ({ $interval }) ligger under det rättvisa bandet från { $low } till { $high }.
report-answer-one-open = Med { $nodes } ställningar per drag är det öppet om { $arm } är rättvist: angriparna får { $score }, men { $which } ({ $interval }) ligger varken inom det rättvisa bandet från { $low } till { $high } eller helt utanför det, så det behövs fler partier för att avgöra.
report-which-wilson = 95 %-intervallet
report-which-race = kapplöpningens intervall
report-answer-arms = Med { $nodes } ställningar per drag, och om resultat för angriparna från { $low } till { $high } räknas som rättvisa, gäller för { $n } armar: { $clauses }.
report-clause-none-fair = ingen har visats vara rättvis
report-clause-no-fair = ingen är rättvis
report-clause-fair =
    { $n ->
        [one] { $n } är rättvis
       *[other] { $n } är rättvisa
    }
report-clause-attackers = { $n } gynnar angriparna
report-clause-defenders = { $n } gynnar försvararna
report-clause-open =
    { $n ->
        [one] { $n } är öppen, vilket betyder att det behövs fler partier för att avgöra
       *[other] { $n } är öppna, vilket betyder att det behövs fler partier för att avgöra
    }
report-named = { $arm }: { $score }, { $interval }
report-named-more = { $n } till
report-answer-strength-alone = Båda sidor var en och samma motor med { $nodes } ställningar per drag ({ $visited } besökta i genomsnitt), och balans i svagt spel är inte balans: inget här säger vad starkare spelare skulle finna.
report-answer-strength-ladder = Båda sidor var en och samma motor med { $nodes } ställningar per drag ({ $visited } besökta i genomsnitt), och balans i svagt spel är inte balans: bortom den styrkan talar bara stegen, och den slutar vid { $to } ställningar per drag.
report-answer-strength-below = Båda sidor var en och samma motor med { $nodes } ställningar per drag ({ $visited } besökta i genomsnitt), och balans i svagt spel är inte balans: stegen går därifrån bara mot svagare spel, och inget här säger vad starkare spelare skulle finna.
report-answer-no-ladder = Ingen arm spelades med mer än en styrka, så det är okänt hur resultaten rör sig när spelet blir starkare.
report-answer-ladder = När båda sidor tänker mer, från { $from } till { $to } ställningar per drag, gäller: { $clauses }{ $tail }.
report-ladder-attackers = angriparna vinner mark i { $n } av { $of } armar
report-ladder-defenders = försvararna vinner mark i { $n } av { $of } armar
report-ladder-still = i { $n } av { $of } armar syns ingen rörelse, vilket inte bevisar att det inte finns någon
report-ladder-unfinished = i { $n } av { $of } armar beror det på vem som skulle ha vunnit de oavslutade partierna
report-ladder-unusable = { $n } av { $of } armar har ingen lutning att lita på, eftersom en sida vann allt på ena sidan av ett steg
report-ladder-steepest = ; brantast är { $arm }, där en fördubbling är värd { $points } poäng för angriparna vid jämnt resultat ({ $interval })
report-answer-ladder-one-attackers = När båda sidor tänker mer, från { $from } till { $to } ställningar per drag, vinner angriparna mark: en fördubbling är värd { $points } poäng för dem vid jämnt resultat ({ $interval }){ $tail }.
report-answer-ladder-one-defenders = När båda sidor tänker mer, från { $from } till { $to } ställningar per drag, vinner försvararna mark: en fördubbling flyttar angriparnas resultat { $points } poäng vid jämnt resultat ({ $interval }){ $tail }.
report-answer-ladder-one-still = När båda sidor tänker mer, från { $from } till { $to } ställningar per drag, visar partierna ingen rörelse i resultatet, vilket inte bevisar att det inte finns någon: en fördubbling är värd { $points } poäng för angriparna vid jämnt resultat ({ $interval }){ $tail }.
report-answer-ladder-one-unusable = Mellan { $from } och { $to } ställningar per drag har stegen ingen lutning att lita på, eftersom en sida vann allt på ena sidan av ett steg.
report-answer-leaves = ; { $arms } skulle inte längre ligga inom bandet två fördubblingar bortom stegen, om kurvan fortsatte, vilket inget parti har visat
report-answer-leave = ; { $arms } skulle inte längre ligga inom bandet två fördubblingar bortom stegen, om kurvorna fortsatte, vilket inget parti har visat

## What to mind

report-care = Att läsa med försiktighet
report-care-no-games = Utan parti med grundstyrkan, och därför utan plats i den här rapporten: { $arms }.
report-care-many = Vart och ett av de { $n } intervallen rymmer sitt sanna resultat i 95 av 100 studier; av så många missar några av en slump, och det kan även några omdömen göra.
report-care-race = Armarna sprang i kapp: en arms partier slutade när dess omdöme var säkert. Omdömena går efter ett intervall som gäller vid varje granskning; sannolikheten att något av dem är fel är högst { $error }. De andra intervallen vet inget om stoppandet och är för smala.
report-care-twice =
    { $n ->
        [one] { $n } av partierna är en kopia av ett annat parti i samma arm och med samma styrka, i { $cells }: från samma början spelar motorn ofta likadant. Vart och ett räknas så ofta som det drogs, så intervallen gäller för partier dragna på detta sätt, inte för lika många olika.
       *[other] { $n } av partierna är kopior av andra partier i samma arm och med samma styrka, i { $cells }: från samma början spelar motorn ofta likadant. Vart och ett räknas så ofta som det drogs, så intervallen gäller för partier dragna på detta sätt, inte för lika många olika.
    }
report-care-cells =
    { $n ->
        [one] { $n } serie partier
       *[other] { $n } serier partier
    }
report-care-engine = Motorn mot sig själv: en motor som spelar ena sidan sämre än den andra visar det här som ett fel i reglerna.

## The arms

report-arms = Armarna
report-arms-lead = En arm är ett regelverk med sin uppställning och sina val. Alla siffror här är från partier med { $nodes } ställningar per drag för båda sidor; remi är en halv poäng.
report-forest-title = Angriparnas resultat, arm för arm
report-forest-desc = En rad per arm: en punkt för angriparnas resultat och en stapel för dess 95 %-intervall (Wilson). Utanför det skuggade bandet från { $low } till { $high } gynnas en sida. Samma siffror finns i tabellen nedanför.
report-forest-desc-race = En rad per arm: en punkt för angriparnas resultat, en stapel för dess 95 %-intervall (Wilson) och en tunn linje för kapplöpningens intervall, som omdömena går efter. Utanför det skuggade bandet från { $low } till { $high } gynnas en sida. Samma siffror finns i tabellen nedanför.
report-arms-table = Armarna vid grundstyrkan: angriparnas utfall, resultat och omdöme
report-arm = arm
report-layout = uppställning
report-games = partier
report-distinct = olika
report-won = vunna
report-drawn = remi
report-lost = förlorade
report-score = resultat
report-wilson = Wilson 95 %
report-jeffreys = Jeffreys 95 %
report-race-interval = kapplöpning
report-verdict = omdöme
report-score-axis = angriparnas poäng, av hundra
report-arm-ids = Vad armarna heter i studiens fil och i dess tabeller
report-arm-id = id
report-changed-rules = De ändrade reglerna, i ord

## People

report-people = Motorn och människor
report-people-lead = Om några armar vet man hur människors partier har slutat. Där motorn med { $nodes } ställningar per drag ger ett regelverk samma resultat som de, har dess ord om andra regelverk en viss tyngd; där den inte gör det har det föga.
report-scatter-title = Angriparnas resultat: motorn bredvid människor
report-scatter-desc = Vågrätt resultatet i människors partier, lodrätt i motorns, vart och ett med sitt 95 %-intervall (Wilson). På den streckade diagonalen är de lika. Numren är de i tabellen nedanför.
report-scatter-people = människor
report-scatter-engine = motor
report-people-table = Angriparnas resultat i människors partier och i motorns, med 95 %-intervall (Wilson)
report-variant = som människor spelar det
report-people-games = människors partier
report-people-score = människor
report-people-in-time = utan förluster på tid
report-people-on-board = avgjorda på brädet
report-engine-score = motor
report-difference = skillnad, poäng
report-intervals-meet = intervall
report-meet = överlappar
report-apart = överlappar inte
report-agreement-words = Över { $n } par är Pearsons korrelation { $pearson } ({ $pearson-interval }) och Spearmans { $spearman } ({ $spearman-interval }); motorns resultat minus människors är i genomsnitt { $difference } poäng ({ $difference-interval }). En korrelation talar bara om ordningen, den genomsnittliga skillnaden om en lutning åt ena sidan.
report-agreement-few = Färre än tio par ger grova intervall.
report-agreement-none = Det finns för få regelverk med människors partier, eller för lika resultat, för en korrelation.
report-agreement-table = Hur motorns och människors resultat följs åt, efter styrka
report-agreement-sets = regelverk
report-agreement-pairs = par
report-agreement-pearson = Pearson
report-agreement-spearman = Spearman
report-agreement-all = alla
report-agreement-fitted = vikter anpassade till dessa partier
report-agreement-unfitted = vikter aldrig anpassade till människors partier
report-agreement-evaluation = värdering
report-agreement-own = motorns egen
report-outliers-none = Hos ingen av dem ligger de två 95 %-intervallen isär. Det bevisar inte att resultaten är lika.
report-outliers = Avvikare, enligt denna regel: de två 95 %-intervallen överlappar inte. De är { $arms }. Ett sådant avstånd kan bero på spelstyrkan (människor som här spelar bättre eller sämre än motorn), på vem som spelar mot vem (nybörjare mot erfarna), på klockan (partier förlorade på tid eller uppgivna) och på regler som har ändrats sedan dess eller skiljer sig i en detalj.

## The ladder

report-ladder = När båda sidor tänker mer
report-ladder-lead = Varje ruta är en arm: angriparnas resultat mot de ställningar per drag som båda sidor hade, på en logaritmisk skala. Punkter är partier med 95 %-intervall (Wilson); kurvan är en logistisk regression med sitt 95 %-band. Där den är streckad har inget spelats: det är en extrapolering, riktig bara om kurvan fortsätter som den började.
report-ladder-desc = Angriparna får { $rungs }. Två fördubblingar längre bort, vid { $beyond } ställningar per drag, säger kurvan { $score } ({ $interval }), vilket är en extrapolering.
report-ladder-rung = { $score } vid { $nodes }
report-ladder-table = Stegen: vad dubbelt så många ställningar per drag på båda sidor gör med angriparnas resultat
report-rung-table = Stegens nivåer: partier där båda sidor tänker lika mycket
report-slope = lutning per fördubbling, logit
report-slope-points = vid jämnt resultat, poäng
report-interval-95 = 95 %
report-goodness = anpassning: chi², p
report-goodness-none = två nivåer: ingen
report-beyond = två fördubblingar längre bort (extrapolerat)
report-steadied-note = † Stadgad: en sida vann allt på ena sidan av en styrka, så ingen kurva är den troligaste. En halv vinst och en halv förlust har lagts till vid varje styrka, och lutningen är inte att lita på.
report-ladder-bad-fit = Dessa armars nivåer ligger inte på en sådan kurva (p under 0,05), så deras band är för smala: { $arms }. Av tjugo armar gör en det av en slump.
report-trend-lead = Varje ruta är en arm: angriparnas resultat mot de ställningar per drag som båda sidor hade, på en logaritmisk skala. Punkter är partier med 95 %-intervall, där remi och ett oavslutat parti räknas som en halv vinst; kurvan är en regression av förlust, remi och vinst (proportionella odds) med sitt 95 %-band. Där den är streckad har inget spelats: det är en extrapolering, riktig bara om kurvan fortsätter som den började.
report-trend-unfinished = Ett oavslutat parti räknas som remi, men vinnaren är okänd. De två sista kolumnerna säger vad lutningen skulle vara om en sida hade vunnit dem alla: ingen rörelse är visad som då skulle gå åt andra hållet.
report-trend-table = Stegen med remier: vad dubbelt så många ställningar per drag på båda sidor gör
report-trend-chance = av slump (p)
report-trend-dispersion = spridning
report-trend-if-attackers = om angriparna hade vunnit de oavslutade partierna (p)
report-trend-if-defenders = om försvararna hade gjort det (p)
report-trend-pooled = alla armar tillsammans
report-ladder-none = Ingen arm spelades med mer än en styrka.
report-positions = ställningar per drag

## Handicap

report-handicap = När en sida tänker mer
report-handicap-lead = Partier där en sida hade fler ställningar per drag säger hur stort handikapp som gör spelet jämnt, och vad tänkande är värt. Det jämna handikappets intervall är Fiellers: där partierna inte alls visar att tänkande hjälper har det inga ändar.
report-handicap-table = Handikappet som gör spelet jämnt, och vad en fördubbling är värd
report-even-handicap = jämnt när
report-handicap-interval = 95 % (Fieller)
report-think-times = { $side } tänker { $times } gånger så mycket
report-think-alike = båda tänker lika mycket
report-think-thousand = { $side } tänker mer än tusen gånger så mycket
report-think-short = { $side } × { $times }
report-think-short-alike = jämnt
report-think-short-thousand = { $side } × 1000 eller mer
report-fieller-between = { $low } till { $high }
report-fieller-outside = allt utom det som ligger mellan { $low } och { $high }
report-fieller-anywhere = vad som helst: partierna säger inget om det
report-even-never = inget handikapp: kurvan är platt
report-extrapolated = extrapolerat
report-skill = resultat för sidan som tänker dubbelt så mycket
report-skill-lead = Sista kolumnen är resultatet för sidan som får tänka dubbelt så mycket, båda sidor sammantagna: hälften av poängen om tänkande inte hjälper, alla om det avgör.
report-handicap-none = Inga partier spelades där en sida tänkte mer.
report-odds-table = Partier med olika mycket tänkande: angriparnas utfall
report-attackers-may = angripare, ställningar per drag
report-defenders-may = försvarare, ställningar per drag

## Effects

report-effects = Vad enskilda regler gör
report-effects-lead = Vad ett val lägger till angriparnas resultat vid grundstyrkan, jämfört med ett annat val för samma regel, i genomsnitt över alla armar. Det som två regler bara gör tillsammans är inte med.
report-effects-title = Vad enskilda val lägger till angriparnas resultat
report-effects-desc = En rad per val: en punkt för vad det lägger till angriparnas resultat, i poäng av hundra, och en stapel för dess 95 %-intervall. Till höger om 0 hjälper det angriparna, till vänster försvararna. Samma siffror finns i tabellen nedanför.
report-effects-table = Enskilda vals verkan på angriparnas resultat
report-contrasts-lead = Vad ett val lägger till angriparnas resultat vid varje styrka, mot ett annat val för samma regel, mellan regelverk som i övrigt är lika. Där båda spelades från samma öppningar jämförs parti med parti. Bilden visar styrkan som omdömena gäller.
report-contrasts-table = Vad enskilda val lägger till angriparnas resultat, efter styrka
report-contrasts-correlation = korrelation mellan parvisa partier
report-choice = val
report-effect-label = { $factor }: { $choice }
report-instead-of = { $level } i stället för { $reference }
report-points = poäng
report-logit = logit
report-factor = regel
report-factor-rules = regelverk
report-factor-layout = uppställning
report-dispersion = Dispersion (Pearsons chi² över { $freedom } frihetsgrader): { $value }. { $words }
report-dispersion-small = Armarna skiljer sig inte mer från summan av verkningarna än slumpen gör.
report-dispersion-large = Armarna skiljer sig mer från summan av verkningarna än av slumpen ensam: regler verkar tillsammans, och intervallen har breddats därefter.
report-dispersion-none = Det finns inte fler armar än verkningar: inget är känt om regler som verkar tillsammans, och intervallen gäller bara om det inte finns några.
report-aliased = Dessa val varierar aldrig var för sig, så ingen kan säga vilket av dem som gör vad:

## The course of play

report-course = Hur partier går, och hur de slutar
report-course-lead = Med { $nodes } ställningar per drag för båda sidor.
report-endings-title = Hur partier slutar
report-endings-desc = En stapel per arm, delad efter hur dess partier slutade. Samma siffror finns i tabellen nedanför.
report-endings-table = Slut, i hundradelar av en arms partier
report-course-table = Partiernas förlopp: medelvärden, med standardavvikelsen efter ±
report-length = halvdrag
report-length-range = minst, median, mest
report-attackers-lost = angriparnas förlorade män
report-defenders-lost = försvararnas förlorade män
report-first-capture = första slaget, halvdrag
report-branching = tillåtna drag
report-lead-changes = växlingar av ledningen
report-turnaround = förlorarens bästa, män
report-course-words = Ledningen växlar när motorns värdering går från en mans värde för ena sidan till en mans värde för den andra. Förlorarens bästa är den bästa värdering som sidan som förlorade någonsin hade sett från sitt håll, i män: medianen av de avgjorda partierna.
report-turnaround-win = en vinst i sikte
report-opening-table = Angriparnas resultat efter antalet slumpade halvdrag som partierna började med: resultat, 95 %-intervall (Wilson), partier
report-opening-book-table = Angriparnas resultat efter öppningens längd: resultat, 95 %-intervall (Wilson), partier
report-opening-column =
    { $n ->
        [one] { $n } slumpat halvdrag
       *[other] { $n } slumpade halvdrag
    }
report-opening-cell = { $score } ({ $interval }; { $games })

## Endings

report-end-king-captured = kungen fångad
report-end-king-escaped = kungen undkommen
report-end-encirclement = inringning
report-end-exit-fort = fort vid kanten
report-end-king-alone = kungen ensam
report-end-king-walled-in = kungen inmurad
report-end-no-escape = ingen utväg kvar
report-end-turn-limit = gräns för turer
report-end-no-moves = inga drag kvar
report-end-repetition = upprepning
report-end-resigned = uppgivet
report-end-agreed = överenskommen remi
report-end-max-plies = avbrutet vid största längden
report-end-other = annat

## Games

report-typical = Partier att titta på
report-typical-lead = Ur varje arm, bland partierna med grundstyrkan: det kortaste som avgjordes, det som ligger närmast medianlängden och det mest dramatiska, där förloraren någon gång stod bäst (och om två är lika, det där ledningen växlade oftare). De är exempel, valda efter dessa regler och inga andra.
report-typical-rest = Bara de första { $n } av { $of } armar visas här; allas partier finns i studiens tabell.
report-shortest = det kortaste avgjorda
report-median-length = av typisk längd
report-dramatic = det mest dramatiska
report-game-caption = { $which }: parti { $number }, { $plies }, { $result } ({ $ending })
report-plies-counted = { $n } halvdrag
report-board-title = Parti { $number } av { $arm }
report-board-desc = Slutställning på { $size } gånger { $size } punkter. Angripare på { $attackers }. Försvarare på { $defenders }. { $king } { $last }
report-board-king = Kungen på { $point }.
report-board-no-king = Kungen är fångad.
report-board-last = Sista draget { $mv }.
report-board-nobody = ingen punkt
report-moves = Drag
report-moves-random = De första { $n } halvdragen drogs på måfå.
report-moves-book = De första { $n } halvdragen är en öppning ur boken.
report-step-first = Första ställningen
report-step-back = Ett drag bakåt
report-step-on = Ett drag framåt
report-step-last = Slutställning
report-step-label = Stega genom partiet; piltangenterna gör det också
report-step-at = drag { $n } av { $of }: { $mv }
report-step-start = utgångsställning
report-step-hint = Med skript kan man stega genom partierna, med knapparna under brädena eller med piltangenterna.
report-pass = förlorad tur

## Methods

report-methods = Metoder
report-methods-lead = Alla tal som behövs för att spela studien igen och kontrollera den.
report-methods-table = Vad som avgör partierna
report-quantity = vad
report-value = värde
report-m-name = studiens namn
report-m-hash = studiens hash (SHA-256)
report-m-engine = motorns fingeravtryck
report-m-seed = slumpens startvärde
report-m-nodes = ställningar per drag vid grundstyrkan
report-m-spread = slumpmässig spridning i ställningarna, för varje sida och parti
report-m-opening = slumpade halvdrag i början
report-m-opening-value = ett jämnt tal från 0 till { $n }, vart och ett lika ofta; tillåtna halvdrag, dragna likformigt, dragna om bara där de avslutar partiet, och aldrig sållade efter en värdering
report-m-book = öppningar
report-m-book-value = { $from } till { $to } halvdrag ur en bok, desamma för alla regeluppsättningar med samma uppställning och samma sida vid draget, och vid varje styrka
report-m-longest = största längd, varefter ett parti är remi
report-m-longest-unfinished = största längd, varefter ett parti är oavslutat
report-m-play-on = { $plies }, därefter högst { $more } med { $times } gånger så många ställningar
report-m-hash-table = transpositionstabell för varje sida
report-m-megabytes = { $n } MB
report-m-band = rättvist band för angriparnas resultat
report-m-even = resultat för angriparna som inte gynnar någon sida
report-m-race = kapplöpning
report-m-race-none = ingen: varje arm har lika många partier
report-m-race-value = en arm slutar när dess omdöme är säkert; sannolikheten att något omdöme är fel är högst { $error }
report-m-looks = när en regeluppsättnings partier slutar
report-m-looks-value = efter { $looks } partier, så snart balansen är klar; sannolikheten att något omdöme är fel är högst { $error }
report-m-looks-none = efter { $games } partier; sannolikheten att något omdöme är fel är högst { $error }
report-m-games = partier i den här tabellen
report-m-strengths = Styrkorna som spelades
report-m-planned = partier per arm
report-m-purpose = syfte
report-m-base = grundstyrka
report-m-rung = stege
report-m-odds = handikapp
report-m-bare = den rena utgångsställningen, en öppning bland många
report-m-evaluation = balansen som en annan värdering spelar den
report-m-at-most = högst { $n }
report-statistics = Statistik
report-s-share = Intervall för ett resultat: Wilson (1927) och Jeffreys (1946; Brown, Cai och DasGupta, Statistical Science 16, 2001). Båda är gjorda för partier utan remi; remier gör dem bredare än de behöver vara.
report-s-verdict = Omdömen: rättvist där Wilsons intervall ligger inom bandet, för en sida där det ligger helt utanför, annars öppet.
report-s-judged = Omdömen: efter sannolikheten för ett resultat bortom banden efter partierna (en Dirichletfördelning, med ett halvt parti av varje utfall före dem), oavslutade partier räknade för den sida som omdömet inte gynnar, och felet lika fördelat mellan armar och granskningar (Bonferroni). Rättvisa måste visas vid två styrkor, genom två ensidiga test (Schuirmann, Journal of Pharmacokinetics and Biopharmaceutics 15, 1987). En gynnad sida måste ligga före vid varje större styrka och enligt varje annan värdering.
report-s-race = Kapplöpning: en konfidensföljd genom en normalblandning (Robbins 1970; Howard, Ramdas, McAuliffe och Sekhon, Annals of Statistics 49, 2021), felet lika fördelat mellan armarna (Bonferroni); den tillfrågas efter vart tjugonde parti.
report-s-ladder = Stege och handikapp: logistisk regression av resultatet på tvålogaritmen av ställningarna per drag, eller av deras förhållande (Berkson 1944; Cox 1958), Wald-intervall där en remi varierar mindre än ett vunnet eller förlorat parti, Pearsons chi² för anpassningen; det jämna handikappet enligt Fieller (1954). Där ingen kurva är den troligaste (Albert och Anderson, Biometrika 71, 1984) läggs en halv vinst och en halv förlust till vid varje styrka, och lutningen är märkt †.
report-s-trend = Förändring med styrkan: proportionella odds för förlust, remi och vinst på tvålogaritmen av ställningarna per drag (McCullagh 1980), med öppningarna som slumpmässiga effekter genom Laplaces approximation (Breslow och Clayton 1993).
report-s-skill = Dubbelt så mycket tänkande: två av Wilsons intervall sammansatta (Newcombe, Statistics in Medicine 17, 1998).
report-s-effects = Reglers verkningar: kvasibinomial regression med svag ridge-term (Wedderburn 1974; McCullagh och Nelder 1989), i poäng som genomsnittliga marginaleffekter (Williams, Stata Journal 12, 2012).
report-s-contrasts = Vad ett val lägger till: medelskillnader mellan partier från samma öppningar, över flera regeluppsättningar med Students intervall och Satterthwaites frihetsgrader (1946).
report-s-agreement = Överensstämmelse med människor: Pearsons korrelation med Fishers intervall (1915), Spearmans med Bonetts och Wrights (Psychometrika 65, 2000), den genomsnittliga skillnaden med Students (1908).
report-commands = För att spela den igen, göra rapporten på nytt och kontrollera tabellen
report-commands-note = Partierna blir desamma, och kan kontrolleras, bara med ett program vars motor har samma fingeravtryck; en rapport kan göras med vilket som helst.
report-file = Studiens fil, som den är
report-file-played = Studiens fil som den var när partierna spelades; titlar och människors partier kan ha ändrats sedan dess
report-left-out = Utelämnade, eftersom deras regler inte går ihop
report-left-out-counted =
    { $n ->
        [one] { $n } kombination
       *[other] { $n } kombinationer
    }
report-reason = skäl

## Studies that judge

report-judged = Vunna, remi och förlorade
report-judged-lead = Hur ofta varje sida vinner, och hur ofta ingen gör det, från samma öppningar vid varje styrka. Ett avbrutet parti är oavslutat: det räknas för ingen sida, och ett omdöme gäller vem som än hade vunnit det.
report-judged-title = Vunna, remi och förlorade efter styrka
report-judged-desc = En stapel för varje arm och antal ställningar per drag, delad i andelarna partier som angriparna vann, som blev remi, som inte avslutades och som försvararna vann.
report-judged-attackers = angriparna vinner
report-judged-defenders = försvararna vinner
report-unfinished = oavslutade
report-judgements = Omdömet om varje arm, och vad som talar emot ett
report-judged-because = därför att
report-because-games = partierna är för få
report-because-unfinished = för många partier inte avslutades
report-because-draws = resultatet är jämnt, men för få partier är avgjorda
report-because-one-strength = resultatet är visat att vara jämnt bara vid en styrka
report-because-strength = starkare spel säger något annat
report-because-evaluations = en annan värdering säger något annat
report-because-trend = resultatet är jämnt, men rör sig bort när båda sidor tänker mer
report-judged-table = Alla partier efter styrka
report-depth = halvdrag framåt
report-bounds = säkert inom
report-judged-says = gynnar
report-judged-neither = ingen
report-judged-unknown = okänt
report-judged-bare = ren utgångsställning
report-answer-judged = Med { $nodes } ställningar per drag gäller för { $n } armar: { $clauses }. En arm gynnar en sida som säkert får mer än { $most }; den är rättvis om resultatet vid två styrkor säkert ligger från { $low } till { $high } och minst { $decided } av partierna är avgjorda.
report-clause-undetermined =
    { $n ->
        [one] { $n } är obestämd
       *[other] { $n } är obestämda
    }
report-verdict-undetermined = obestämt
