## The page

report-kicker = En studie av balansen i hnefatafl-spill
report-skip = Gå til svaret
report-contents = Innhold
report-facts = { $arms }, { $games }, studie { $hash }
report-arms-counted =
    { $n ->
        [one] { $n } arm
       *[other] { $n } armer
    }
report-games-counted =
    { $n ->
        [one] { $n } parti
       *[other] { $n } partier
    }
report-figures = De samme tallene som tabeller for programmer:
report-colophon = Laget av hnefi { $version }. Siden henter ingenting fra noen annen maskin.

## Sides, verdicts

report-attackers = angripere
report-defenders = forsvarere
report-the-attackers = angriperne
report-the-defenders = forsvarerne
report-attackers-won = angriperne vant
report-defenders-won = forsvarerne vant
report-game-drawn = remis
report-verdict-fair = rettferdig
report-verdict-attackers = til fordel for angriperne
report-verdict-defenders = til fordel for forsvarerne
report-verdict-open = åpent

## A study by another engine

report-interim-title = Spilles fortsatt
report-interim-ended-title = Avsluttet før tiden
report-interim =
    { $day ->
        [none] {""}
       *[other] Studien ble avsluttet { $day }, før alle planlagte partier var spilt.{" "}
    }{ $closed } av { $cells } rekker partier er fullstendige, hver av en arm ved en styrke. Av de andre teller de som har nådd en mellomstatus, fram til den, og resten mangler.{ $day ->
        [none] {" "}Ingen dom her er endelig.
       *[other] {""}
    }
report-banner-title = Spilt av en eldre motor
report-banner-played =
    { $day ->
        [none] Disse partiene ble spilt
       *[other] Disse partiene ble spilt { $day }
    } av motoren med fingeravtrykket { $engine }{ $version }. Motoren i programmet som har laget denne siden, har fingeravtrykket { $now } og spiller annerledes: Det som står her, gjelder den eldre og er ingen dom over reglene.
report-banner-depth = Med { $nodes } stillinger per trekk ser et søk omtrent { $least } halvtrekk fram på disse brettene; et halvtrekk er ett trekk av én part (målt med dagens motor).
report-banner-depths = Med { $nodes } stillinger per trekk ser et søk i gjennomsnitt { $least } til { $most } halvtrekk fram, alt etter regelsettet; et halvtrekk er ett trekk av én part (målt med dagens motor).
report-banner-no-check = Ingen har ennå sett etter hva dagens motor sier om dommene; det gjør `hnefi lab check`.
report-banner-check = For å se hva som er igjen av det, spilte en nyere motor { $games } med de samme regelsettene { $day }, med { $nodes } stillinger per trekk. Av { $of } dommer er { $changed } nå annerledes, { $upheld } står, og om { $undecided } sier så få partier ingenting.
report-banner-check-old = Også den motoren er en annen enn dagens.
report-banner-changed = { $arm }: var «{ $then }», er «{ $now }» (angriperne: { $won } vunnet, { $drawn } remis, { $lost } tapt med { $nodes } stillinger per trekk)

## The answer

report-answer = Svaret
report-answer-one-fair = Med { $nodes } stillinger per trekk er { $arm } rettferdig: Angriperne får { $score }, og { $which } ({ $interval }) ligger innenfor det rettferdige feltet fra { $low } til { $high }.
report-answer-one-attackers = Med { $nodes } stillinger per trekk er { $arm } til fordel for angriperne: De får { $score }, og { $which } ({ $interval }) ligger over det rettferdige feltet fra { $low } til { $high }.
report-answer-one-defenders = Med { $nodes } stillinger per trekk er { $arm } til fordel for forsvarerne: Angriperne får { $score }, og { $which } ({ $interval }) ligger under det rettferdige feltet fra { $low } til { $high }.
report-answer-one-open = Med { $nodes } stillinger per trekk er det åpent om { $arm } er rettferdig: Angriperne får { $score }, men { $which } ({ $interval }) ligger verken innenfor det rettferdige feltet fra { $low } til { $high } eller helt utenfor det, så det trengs flere partier for å avgjøre det.
report-which-wilson = 95 %-intervallet
report-which-race = kappløpets intervall
report-answer-arms = Med { $nodes } stillinger per trekk, og når poengandeler for angriperne fra { $low } til { $high } regnes som rettferdige, gjelder for { $n } armer: { $clauses }.
report-clause-none-fair = ingen er vist å være rettferdig
report-clause-no-fair = ingen er rettferdig
report-clause-fair =
    { $n ->
        [one] { $n } er rettferdig
       *[other] { $n } er rettferdige
    }
report-clause-attackers = { $n } er til fordel for angriperne
report-clause-defenders = { $n } er til fordel for forsvarerne
report-clause-open =
    { $n ->
        [one] { $n } er åpen, som betyr at det trengs flere partier for å avgjøre det
       *[other] { $n } er åpne, som betyr at det trengs flere partier for å avgjøre det
    }
report-named = { $arm }: { $score }, { $interval }
report-named-more = { $n } til
report-answer-strength-alone = Begge parter var én og samme motor med { $nodes } stillinger per trekk ({ $visited } besøkt i gjennomsnitt), og balanse i svakt spill er ikke balanse: Ingenting her sier hva sterkere spillere ville finne.
report-answer-strength-ladder = Begge parter var én og samme motor med { $nodes } stillinger per trekk ({ $visited } besøkt i gjennomsnitt), og balanse i svakt spill er ikke balanse: Ut over den styrken taler bare stigen, og den slutter ved { $to } stillinger per trekk.
report-answer-strength-below = Begge parter var én og samme motor med { $nodes } stillinger per trekk ({ $visited } besøkt i gjennomsnitt), og balanse i svakt spill er ikke balanse: Stigen går derfra bare til svakere spill, og ingenting her sier hva sterkere spillere ville finne.
report-answer-no-ladder = Ingen arm ble spilt med mer enn én styrke, så det er ukjent hvordan poengandelene beveger seg når spillet blir sterkere.
report-answer-ladder = Når begge parter tenker mer, fra { $from } til { $to } stillinger per trekk, gjelder: { $clauses }{ $tail }.
report-ladder-attackers = angriperne vinner fram i { $n } av { $of } armer
report-ladder-defenders = forsvarerne vinner fram i { $n } av { $of } armer
report-ladder-still = i { $n } av { $of } armer ses ingen bevegelse, noe som ikke beviser at det ikke er noen
report-ladder-unfinished = i { $n } av { $of } armer avhenger det av hvem som ville ha vunnet de uavsluttede partiene
report-ladder-unusable = { $n } av { $of } armer har ingen helning å støtte seg til, fordi én part vant alt på den ene siden av et trinn
report-ladder-steepest = ; brattest er { $arm }, der en dobling er verdt { $points } poeng for angriperne ved jevn poengandel ({ $interval })
report-answer-ladder-one-attackers = Når begge parter tenker mer, fra { $from } til { $to } stillinger per trekk, vinner angriperne fram: En dobling er verdt { $points } poeng for dem ved jevn poengandel ({ $interval }){ $tail }.
report-answer-ladder-one-defenders = Når begge parter tenker mer, fra { $from } til { $to } stillinger per trekk, vinner forsvarerne fram: En dobling flytter angripernes poengandel { $points } poeng ved jevn poengandel ({ $interval }){ $tail }.
report-answer-ladder-one-still = Når begge parter tenker mer, fra { $from } til { $to } stillinger per trekk, viser partiene ingen bevegelse i poengandelen, noe som ikke beviser at det ikke er noen: En dobling er verdt { $points } poeng for angriperne ved jevn poengandel ({ $interval }){ $tail }.
report-answer-ladder-one-unusable = Mellom { $from } og { $to } stillinger per trekk har stigen ingen helning å støtte seg til, fordi én part vant alt på den ene siden av et trinn.
report-answer-leaves = ; { $arms } ville ikke lenger ligge i feltet to doblinger bortenfor stigen hvis kurven fortsatte, noe ingen partier har vist
report-answer-leave = ; { $arms } ville ikke lenger ligge i feltet to doblinger bortenfor stigen hvis kurvene fortsatte, noe ingen partier har vist

## What to mind

report-care = Leses med omtanke
report-care-no-games = Uten parti med grunnstyrken, og derfor uten plass i denne rapporten: { $arms }.
report-care-many = Hvert av de { $n } intervallene rommer sin sanne poengandel i 95 av 100 studier; av så mange bommer noen ved en tilfeldighet, og det kan noen dommer også gjøre.
report-care-race = Armene løp om kapp: En arms partier sluttet da dommen var sikker. Dommene går etter et intervall som gjelder ved hvert ettersyn; sannsynligheten for at noen av dem er feil, er høyst { $error }. De andre intervallene vet ingenting om stansingen og er for smale.
report-care-twice =
    { $n ->
        [one] { $n } av partiene er en kopi av et annet parti i samme arm og med samme styrke, i { $cells }: Fra samme begynnelse spiller motoren ofte likt. Hvert teller så ofte som det ble trukket, så intervallene gjelder for partier trukket på denne måten, ikke for like mange forskjellige.
       *[other] { $n } av partiene er kopier av andre partier i samme arm og med samme styrke, i { $cells }: Fra samme begynnelse spiller motoren ofte likt. Hvert teller så ofte som det ble trukket, så intervallene gjelder for partier trukket på denne måten, ikke for like mange forskjellige.
    }
report-care-cells =
    { $n ->
        [one] { $n } rekke partier
       *[other] { $n } rekker partier
    }
report-care-engine = Motoren mot seg selv: En motor som spiller den ene parten dårligere enn den andre, viser det her som en feil ved reglene.

## The arms

report-arms = Armene
report-arms-lead = En arm er et regelsett med sin oppstilling og sine valg. Alle tall her er fra partier med { $nodes } stillinger per trekk for begge parter; remis er et halvt poeng.
report-forest-title = Angripernes poengandel, arm for arm
report-forest-desc = Én linje per arm: et punkt for angripernes poengandel og en strek for dens 95 %-intervall (Wilson). Utenfor det skyggelagte feltet fra { $low } til { $high } er en part begunstiget. De samme tallene står i tabellen nedenfor.
report-forest-desc-race = Én linje per arm: et punkt for angripernes poengandel, en strek for dens 95 %-intervall (Wilson) og en tynn linje for kappløpets intervall, som dommene går etter. Utenfor det skyggelagte feltet fra { $low } til { $high } er en part begunstiget. De samme tallene står i tabellen nedenfor.
report-arms-table = Armene ved grunnstyrken: angripernes resultater, poengandel og dom
report-arm = arm
report-layout = oppstilling
report-games = partier
report-distinct = forskjellige
report-won = vunnet
report-drawn = remis
report-lost = tapt
report-score = poengandel
report-wilson = Wilson 95 %
report-jeffreys = Jeffreys 95 %
report-race-interval = kappløp
report-verdict = dom
report-score-axis = angripernes poeng, av hundre
report-arm-ids = Hva armene heter i studiens fil og i tabellene
report-arm-id = id
report-changed-rules = De endrede reglene, i ord

## People

report-people = Motoren og mennesker
report-people-lead = Om noen armer vet man hva menneskers partier har endt med. Der motoren med { $nodes } stillinger per trekk gir et regelsett samme poengandel som dem, har dens ord om andre regelsett en viss vekt; der den ikke gjør det, har det lite.
report-scatter-title = Angripernes poengandel: motoren ved siden av mennesker
report-scatter-desc = Vannrett poengandelen i menneskers partier, loddrett i motorens, hver med sitt 95 %-intervall (Wilson). På den stiplede diagonalen er de like. Numrene er de i tabellen nedenfor.
report-scatter-people = mennesker
report-scatter-engine = motor
report-people-table = Angripernes poengandel i menneskers partier og i motorens, med 95 %-intervaller (Wilson)
report-variant = slik mennesker spiller det
report-people-games = menneskers partier
report-people-score = mennesker
report-people-in-time = uten tap på tid
report-people-on-board = avgjort på brettet
report-engine-score = motor
report-difference = forskjell, poeng
report-intervals-meet = intervaller
report-meet = overlapper
report-apart = overlapper ikke
report-agreement-words = Over { $n } par er Pearsons korrelasjon { $pearson } ({ $pearson-interval }) og Spearmans { $spearman } ({ $spearman-interval }); motorens poengandel minus menneskers er i gjennomsnitt { $difference } poeng ({ $difference-interval }). En korrelasjon sier bare noe om rekkefølgen, den gjennomsnittlige forskjellen om en helning til den ene siden.
report-agreement-few = Færre enn ti par gir grove intervaller.
report-agreement-none = Det er for få regelsett med menneskers partier, eller for like poengandeler, til en korrelasjon.
report-agreement-table = Hvordan motorens og menneskers resultater følges ad, etter styrke
report-agreement-sets = regelsett
report-agreement-pairs = par
report-agreement-pearson = Pearson
report-agreement-spearman = Spearman
report-agreement-all = alle
report-agreement-fitted = vekter tilpasset disse partiene
report-agreement-unfitted = vekter aldri tilpasset menneskers partier
report-agreement-evaluation = vurdering
report-agreement-own = motorens egen
report-outliers-none = For ingen av dem ligger de to 95 %-intervallene hver for seg. Det beviser ikke at poengandelene er like.
report-outliers = Avvikere, etter denne regelen: De to 95 %-intervallene overlapper ikke. Det er { $arms }. En slik avstand kan komme av spillestyrken (mennesker som her spiller bedre eller dårligere enn motoren), av hvem som spiller mot hvem (nybegynnere mot øvede), av klokka (partier tapt på tid eller gitt opp) og av regler som er endret siden eller avviker i en detalj.

## The ladder

report-ladder = Når begge parter tenker mer
report-ladder-lead = Hvert felt er en arm: angripernes poengandel mot de stillingene per trekk som begge parter hadde, på en logaritmisk skala. Punkter er partier med 95 %-intervaller (Wilson); kurven er en logistisk regresjon med sitt 95 %-bånd. Der den er stiplet, er ingenting spilt: Det er en ekstrapolering, riktig bare hvis kurven fortsetter som den begynte.
report-ladder-desc = Angriperne får { $rungs }. To doblinger lenger ute, ved { $beyond } stillinger per trekk, sier kurven { $score } ({ $interval }), som er en ekstrapolering.
report-ladder-rung = { $score } ved { $nodes }
report-ladder-table = Stigen: hva dobbelt så mange stillinger per trekk på begge sider gjør med angripernes poengandel
report-rung-table = Stigens trinn: partier der begge parter tenker like mye
report-slope = helning per dobling, logit
report-slope-points = ved jevn poengandel, poeng
report-interval-95 = 95 %
report-goodness = tilpasning: khi², p
report-goodness-none = to trinn: ingen
report-beyond = to doblinger lenger ute (ekstrapolert)
report-steadied-note = † Støttet: Én part vant alt på den ene siden av en styrke, så ingen kurve er den mest sannsynlige. En halv seier og et halvt tap er lagt til ved hver styrke, og helningen er ikke til å støtte seg til.
report-ladder-bad-fit = Trinnene til disse armene ligger ikke på en slik kurve (p under 0,05), så båndene deres er for smale: { $arms }. Av tjue armer gjør én det ved en tilfeldighet.
report-trend-lead = Hvert felt er en arm: angripernes poengandel mot de stillingene per trekk som begge parter hadde, på en logaritmisk skala. Punkter er partier med 95 %-intervaller, der en remis og et uavsluttet parti teller som en halv seier; kurven er en regresjon av tapt, remis og vunnet (proporsjonale odds) med sitt 95 %-bånd. Der den er stiplet, er ingenting spilt: Det er en ekstrapolering, riktig bare hvis kurven fortsetter som den begynte.
report-trend-unfinished = Et uavsluttet parti teller som remis, men vinneren er ukjent. De to siste kolonnene sier hva helningen ville være hvis én part hadde vunnet dem alle: Ingen bevegelse er vist som da ville gå den andre veien.
report-trend-table = Stigen med remiser: hva dobbelt så mange stillinger per trekk på begge sider gjør
report-trend-chance = ved tilfeldighet (p)
report-trend-dispersion = spredning
report-trend-if-attackers = hvis angriperne hadde vunnet de uavsluttede partiene (p)
report-trend-if-defenders = hvis forsvarerne hadde (p)
report-trend-pooled = alle armer samlet
report-ladder-none = Ingen arm ble spilt med mer enn én styrke.
report-positions = stillinger per trekk

## Handicap

report-handicap = Når den ene parten tenker mer
report-handicap-lead = Partier der den ene parten hadde flere stillinger per trekk, sier hvor stort et handikap som gjør spillet jevnt, og hva det er verdt å tenke. Det jevne handikapets intervall er Fiellers: Der partiene slett ikke viser at det hjelper å tenke, har det ingen ender.
report-handicap-table = Handikapet som gjør spillet jevnt, og hva en dobling er verdt
report-even-handicap = jevnt når
report-handicap-interval = 95 % (Fieller)
report-think-times = { $side } tenker { $times } ganger så mye
report-think-alike = begge tenker like mye
report-think-thousand = { $side } tenker mer enn tusen ganger så mye
report-think-short = { $side } × { $times }
report-think-short-alike = jevnt
report-think-short-thousand = { $side } × 1000 eller mer
report-fieller-between = { $low } til { $high }
report-fieller-outside = alt unntatt det som ligger mellom { $low } og { $high }
report-fieller-anywhere = hva som helst: Partiene sier ingenting om det
report-even-never = intet handikap: Kurven er flat
report-extrapolated = ekstrapolert
report-skill = poengandel for parten som tenker dobbelt så mye
report-skill-lead = Siste kolonne er poengandelen til parten som får tenke dobbelt så mye, begge parter tatt sammen: halvparten av poengene hvis det ikke hjelper å tenke, alle hvis det avgjør.
report-handicap-none = Det er ikke spilt partier der den ene parten tenkte mer.
report-odds-table = Partier med ulik tenking: angripernes resultater
report-attackers-may = angripere, stillinger per trekk
report-defenders-may = forsvarere, stillinger per trekk

## Effects

report-effects = Hva enkeltregler gjør
report-effects-lead = Hva et valg legger til angripernes poengandel ved grunnstyrken, mot et annet valg for samme regel, i gjennomsnitt over alle armer. Det to regler bare gjør sammen, er ikke med.
report-effects-title = Hva enkeltvalg legger til angripernes poengandel
report-effects-desc = Én linje per valg: et punkt for det valget legger til angripernes poengandel, i poeng av hundre, og en strek for dets 95 %-intervall. Til høyre for 0 hjelper det angriperne, til venstre forsvarerne. De samme tallene står i tabellen nedenfor.
report-effects-table = Enkeltvalgs virkning på angripernes poengandel
report-contrasts-lead = Hva et valg legger til angripernes resultat ved hver styrke, mot et annet valg for samme regel, etter regelsett som ellers er like. Der begge ble spilt fra de samme åpningene, sammenlignes parti med parti. Bildet viser styrken som dommene gjelder.
report-contrasts-table = Hva enkeltvalg legger til angripernes resultat, etter styrke
report-contrasts-correlation = korrelasjon mellom parvise partier
report-choice = valg
report-effect-label = { $factor }: { $choice }
report-instead-of = { $level } i stedet for { $reference }
report-points = poeng
report-logit = logit
report-factor = regel
report-factor-rules = regelsett
report-factor-layout = oppstilling
report-dispersion = Dispersjon (Pearsons khi² over { $freedom } frihetsgrader): { $value }. { $words }
report-dispersion-small = Armene avviker ikke mer fra summen av virkningene enn tilfeldigheten gjør.
report-dispersion-large = Armene avviker mer fra summen av virkningene enn ved tilfeldighet alene: Regler virker sammen, og intervallene er gjort bredere av den grunn.
report-dispersion-none = Det er ikke flere armer enn virkninger: Man vet ingenting om regler som virker sammen, og intervallene gjelder bare hvis det ikke er noen.
report-aliased = Disse valgene varierer aldri hver for seg, så ingen kan si hvilket av dem som gjør hva:

## The course of play

report-course = Hvordan partier går, og hvordan de slutter
report-course-lead = Med { $nodes } stillinger per trekk for begge parter.
report-endings-title = Hvordan partier slutter
report-endings-desc = Én stolpe per arm, delt etter hvordan partiene sluttet. De samme tallene står i tabellen nedenfor.
report-endings-table = Slutter, i hundredeler av en arms partier
report-course-table = Partienes forløp: gjennomsnitt, med standardavviket etter ±
report-length = halvtrekk
report-length-range = færrest, median, flest
report-attackers-lost = angripernes tapte menn
report-defenders-lost = forsvarernes tapte menn
report-first-capture = første slag, halvtrekk
report-branching = lovlige trekk
report-lead-changes = skifter av ledelsen
report-turnaround = taperens beste, menn
report-course-words = Ledelsen skifter når motorens vurdering går fra en manns verdi for den ene parten til en manns verdi for den andre. Taperens beste er den beste vurderingen som parten som tapte, noen gang hadde sett fra sin egen side, i menn: medianen av de avgjorte partiene.
report-turnaround-win = en seier i sikte
report-opening-table = Angripernes poengandel etter antallet tilfeldige halvtrekk som partiene begynte med: poengandel, 95 %-intervall (Wilson), partier
report-opening-book-table = Angripernes poengandel etter lengden på åpningen: poengandel, 95 %-intervall (Wilson), partier
report-opening-column =
    { $n ->
        [one] { $n } tilfeldig halvtrekk
       *[other] { $n } tilfeldige halvtrekk
    }
report-opening-cell = { $score } ({ $interval }; { $games })

## Endings

report-end-king-captured = kongen fanget
report-end-king-escaped = kongen sluppet unna
report-end-encirclement = omringing
report-end-exit-fort = fort ved kanten
report-end-king-alone = kongen alene
report-end-king-walled-in = kongen muret inne
report-end-no-escape = ingen utvei lenger
report-end-turn-limit = grense for turer
report-end-no-moves = ingen trekk igjen
report-end-repetition = gjentakelse
report-end-resigned = gitt opp
report-end-agreed = avtalt remis
report-end-max-plies = avbrutt ved største lengde
report-end-other = annet

## Games

report-typical = Partier å se på
report-typical-lead = Fra hver arm, blant partiene med grunnstyrken: det korteste som ble avgjort, det nærmest medianlengden, og det mest dramatiske, der taperen en gang sto best (og hvis to er like, det der ledelsen skiftet oftere). De er eksempler, valgt etter disse reglene og ingen andre.
report-typical-rest = Bare de første { $n } av { $of } armer er vist her; partiene til alle står i studiens tabell.
report-shortest = det korteste avgjorte
report-median-length = av typisk lengde
report-dramatic = det mest dramatiske
report-game-caption = { $which }: parti { $number }, { $plies }, { $result } ({ $ending })
report-plies-counted = { $n } halvtrekk
report-board-title = Parti { $number } av { $arm }
report-board-desc = Sluttstilling på { $size } ganger { $size } punkter. Angripere på { $attackers }. Forsvarere på { $defenders }. { $king } { $last }
report-board-king = Kongen på { $point }.
report-board-no-king = Kongen er fanget.
report-board-last = Siste trekk { $mv }.
report-board-nobody = ingen punkter
report-moves = Trekk
report-moves-random = De første { $n } halvtrekkene ble trukket tilfeldig.
report-moves-book = De første { $n } halvtrekkene er en åpning fra boken.
report-step-first = Første stilling
report-step-back = Ett trekk tilbake
report-step-on = Ett trekk fram
report-step-last = Sluttstilling
report-step-label = Gå gjennom partiet; piltastene gjør det også
report-step-at = trekk { $n } av { $of }: { $mv }
report-step-start = utgangsstilling
report-step-hint = Med skript kan man gå gjennom partiene, med knappene under brettene eller med piltastene.
report-pass = tur mistet

## Methods

report-methods = Metoder
report-methods-lead = Alle tallene som trengs for å spille denne studien igjen og kontrollere den.
report-methods-table = Hva som avgjør partiene
report-quantity = hva
report-value = verdi
report-m-name = studiens navn
report-m-hash = studiens hash (SHA-256)
report-m-engine = motorens fingeravtrykk
report-m-seed = startverdi for tilfeldighet
report-m-nodes = stillinger per trekk ved grunnstyrken
report-m-spread = tilfeldig spredning i stillingene, for hver part og hvert parti
report-m-opening = tilfeldige halvtrekk i begynnelsen
report-m-opening-value = et partall fra 0 til { $n }, hvert like ofte; lovlige halvtrekk, trukket jevnt, trukket om igjen bare der de avslutter partiet, og aldri silt etter en vurdering
report-m-book = åpninger
report-m-book-value = { $from } til { $to } halvtrekk fra en bok, de samme for alle regelsett med samme oppstilling og samme part i trekket, og ved hver styrke
report-m-longest = største lengde, deretter er et parti remis
report-m-longest-unfinished = største lengde, deretter er et parti uavsluttet
report-m-play-on = { $plies }, deretter høyst { $more } med { $times } ganger så mange stillinger
report-m-hash-table = transposisjonstabell for hver part
report-m-megabytes = { $n } MB
report-m-band = rettferdig felt for angripernes poengandel
report-m-even = poengandeler for angriperne som ikke begunstiger noen part
report-m-race = kappløp
report-m-race-none = intet: Hver arm har like mange partier
report-m-race-value = en arm slutter når dommen er sikker; sannsynligheten for at noen dom er feil, er høyst { $error }
report-m-looks = når partiene til et regelsett slutter
report-m-looks-value = etter { $looks } partier, så snart balansen er klar; sannsynligheten for at noen dom er feil, er høyst { $error }
report-m-looks-none = etter { $games } partier; sannsynligheten for at noen dom er feil, er høyst { $error }
report-m-games = partier i denne tabellen
report-m-strengths = Styrkene som ble spilt
report-m-planned = partier per arm
report-m-purpose = formål
report-m-base = grunnstyrke
report-m-rung = stige
report-m-odds = handikap
report-m-bare = den rene utgangsstillingen, én åpning blant mange
report-m-evaluation = balansen slik en annen vurdering spiller den
report-m-at-most = høyst { $n }
report-statistics = Statistikk
report-s-share = Intervaller for en poengandel: Wilson (1927) og Jeffreys (1946; Brown, Cai og DasGupta, Statistical Science 16, 2001). Begge er laget for partier uten remis; remiser gjør dem bredere enn nødvendig.
report-s-verdict = Dommer: rettferdig der Wilsons intervall ligger i feltet, for en part der det ligger helt utenfor, ellers åpent.
report-s-judged = Dommer: etter sannsynligheten for en poengandel utenfor feltene etter partiene (en Dirichlet-fordeling, med et halvt parti av hvert utfall før dem), uavsluttede partier regnet for den parten som dommen ikke begunstiger, og feilen delt likt mellom armer og ettersyn (Bonferroni). Rettferdighet må vises ved to styrker, ved to ensidige tester (Schuirmann, Journal of Pharmacokinetics and Biopharmaceutics 15, 1987). En begunstiget part må ligge foran ved hver større styrke og etter hver annen vurdering.
report-s-race = Kappløp: en konfidensfølge ved en normalblanding (Robbins 1970; Howard, Ramdas, McAuliffe og Sekhon, Annals of Statistics 49, 2021), feilen delt likt mellom armene (Bonferroni); den spørres etter hvert tjuende parti.
report-s-ladder = Stige og handikap: logistisk regresjon av poengandelen på totallslogaritmen av stillingene per trekk eller av forholdet mellom dem (Berkson 1944; Cox 1958), Wald-intervaller der remis varierer mindre enn et vunnet eller tapt parti, Pearsons khi² for tilpasningen; det jevne handikapet etter Fieller (1954). Der ingen kurve er den mest sannsynlige (Albert og Anderson, Biometrika 71, 1984), legges en halv seier og et halvt tap til ved hver styrke, og helningen er merket †.
report-s-trend = Endring med styrken: proporsjonale odds for tap, remis og seier på totallslogaritmen av stillingene per trekk (McCullagh 1980), med åpningene som tilfeldige effekter ved Laplaces tilnærming (Breslow og Clayton 1993).
report-s-skill = Dobbelt så mye tenking: to av Wilsons intervaller satt sammen (Newcombe, Statistics in Medicine 17, 1998).
report-s-effects = Reglers virkninger: kvasibinomisk regresjon med svakt ridge-ledd (Wedderburn 1974; McCullagh og Nelder 1989), i poeng som gjennomsnittlige marginaleffekter (Williams, Stata Journal 12, 2012).
report-s-contrasts = Hva et valg legger til: gjennomsnittlige forskjeller mellom partier fra de samme åpningene, over flere regelsett med Students intervall og Satterthwaites frihetsgrader (1946).
report-s-agreement = Samsvar med mennesker: Pearsons korrelasjon med Fishers intervall (1915), Spearmans med Bonett og Wrights (Psychometrika 65, 2000), den gjennomsnittlige forskjellen med Students (1908).
report-commands = For å spille den igjen, lage denne rapporten på nytt og kontrollere tabellen
report-commands-note = Partiene blir de samme, og kan kontrolleres, bare med et program der motoren har samme fingeravtrykk; en rapport kan lages med hvilket som helst.
report-file = Studiens fil, slik den er
report-file-played = Studiens fil slik den var da partiene ble spilt; titler og menneskers partier kan være endret siden
report-left-out = Utelatt, fordi reglene ikke gir mening sammen
report-left-out-counted =
    { $n ->
        [one] { $n } kombinasjon
       *[other] { $n } kombinasjoner
    }
report-reason = grunn

## Studies that judge

report-judged = Vunnet, remis og tapt
report-judged-lead = Hvor ofte hver part vinner, og hvor ofte ingen gjør det, fra de samme åpningene ved hver styrke. Et avbrutt parti er uavsluttet: Det teller for ingen av partene, og en dom gjelder hvem som enn hadde vunnet det.
report-judged-title = Vunnet, remis og tapt etter styrke
report-judged-desc = En søyle for hver arm og hvert antall stillinger per trekk, delt i andelene av partier som angriperne vant, som ble remis, som ikke ble avsluttet, og som forsvarerne vant.
report-judged-attackers = angriperne vinner
report-judged-defenders = forsvarerne vinner
report-unfinished = uavsluttet
report-judgements = Dommen over hver arm, og hva som taler mot en
report-judged-because = fordi
report-because-games = partiene er for få
report-because-unfinished = for mange partier ikke ble avsluttet
report-because-draws = resultatet er jevnt, men for få partier er avgjort
report-because-one-strength = resultatet er vist å være jevnt bare ved én styrke
report-because-strength = sterkere spill sier noe annet
report-because-evaluations = en annen vurdering sier noe annet
report-because-trend = resultatet er jevnt, men beveger seg bort når begge parter tenker mer
report-judged-table = Alle partier etter styrke
report-depth = halvtrekk fram
report-bounds = sikkert innenfor
report-judged-says = til fordel for
report-judged-neither = ingen
report-judged-unknown = ukjent
report-judged-bare = ren utgangsstilling
report-answer-judged = Med { $nodes } stillinger per trekk gjelder for { $n } armer: { $clauses }. En arm er til fordel for en part som sikkert får mer enn { $most }; den er rettferdig hvis resultatet ved to styrker sikkert ligger fra { $low } til { $high }, og minst { $decided } av partiene er avgjort.
report-clause-undetermined =
    { $n ->
        [one] { $n } er ubestemt
       *[other] { $n } er ubestemte
    }
report-verdict-undetermined = ubestemt
