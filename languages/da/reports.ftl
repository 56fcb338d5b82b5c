## The page

report-kicker = En undersøgelse af balancen i hnefatafl-spil
report-skip = Gå til svaret
report-contents = Indhold
report-facts = { $arms }, { $games }, undersøgelse { $hash }
report-arms-counted =
    { $n ->
        [one] { $n } arm
       *[other] { $n } arme
    }
report-games-counted =
    { $n ->
        [one] { $n } parti
       *[other] { $n } partier
    }
report-figures = De samme tal som tabeller til programmer:
report-colophon = Lavet af hnefi { $version }. Siden henter intet fra nogen anden maskine.

## Sides, verdicts

report-attackers = angribere
report-defenders = forsvarere
report-the-attackers = angriberne
report-the-defenders = forsvarerne
report-attackers-won = angriberne vandt
report-defenders-won = forsvarerne vandt
report-game-drawn = remis
report-verdict-fair = retfærdigt
report-verdict-attackers = til fordel for angriberne
report-verdict-defenders = til fordel for forsvarerne
report-verdict-open = åbent

## A study by another engine

report-interim-title = Spilles stadig
report-interim-ended-title = Afsluttet før tid
report-interim =
    { $day ->
        [none] {""}
       *[other] Undersøgelsen blev afsluttet den { $day }, før alle planlagte partier var spillet.{" "}
    }{ $closed } af { $cells } rækker partier er komplette, hver af en arm ved en styrke. Af de andre tæller de, der har nået en mellemstatus, frem til den, og resten mangler.{ $day ->
        [none] {" "}Ingen dom her er endelig.
       *[other] {""}
    }
report-banner-title = Spillet af en ældre motor
report-banner-played =
    { $day ->
        [none] Disse partier blev spillet
       *[other] Disse partier blev spillet den { $day }
    } af motoren med fingeraftrykket { $engine }{ $version }. Motoren i det program, der har lavet denne side, har fingeraftrykket { $now } og spiller anderledes: hvad der står her, gælder for den ældre og er ingen dom over reglerne.
report-banner-depth = Med { $nodes } stillinger pr. træk ser en søgning omkring { $least } halvtræk frem på disse brætter; et halvtræk er ét træk af den ene side (målt med dagens motor).
report-banner-depths = Med { $nodes } stillinger pr. træk ser en søgning i gennemsnit { $least } til { $most } halvtræk frem, alt efter regelsættet; et halvtræk er ét træk af den ene side (målt med dagens motor).
report-banner-no-check = Ingen har endnu set efter, hvad dagens motor siger om dommene; det gør `hnefi lab check`.
report-banner-check = For at se, hvad der er tilbage af det, spillede en nyere motor { $games } med de samme regelsæt den { $day }, med { $nodes } stillinger pr. træk. Af { $of } domme er { $changed } nu anderledes, { $upheld } står ved magt, og om { $undecided } siger så få partier intet.
report-banner-check-old = Også den motor er en anden end dagens.
report-banner-changed = { $arm }: var »{ $then }«, er »{ $now }« (angriberne: { $won } vundet, { $drawn } remis, { $lost } tabt med { $nodes } stillinger pr. træk)

## The answer

report-answer = Svaret
report-answer-one-fair = Med { $nodes } stillinger pr. træk er { $arm } retfærdigt: angriberne scorer { $score }, og { $which } ({ $interval }) ligger inden for det retfærdige bånd fra { $low } til { $high }.
report-answer-one-attackers = Med { $nodes } stillinger pr. træk er { $arm } til fordel for angriberne: de scorer { $score }, og { $which } ({ $interval }) ligger over det retfærdige bånd fra { $low } til { $high }.
report-answer-one-defenders = Med { $nodes } stillinger pr. træk er { $arm } til fordel for forsvarerne: angriberne scorer { $score }, og { $which } ({ $interval }) ligger under det retfærdige bånd fra { $low } til { $high }.
report-answer-one-open = Med { $nodes } stillinger pr. træk er det uvist, om { $arm } er retfærdigt: angriberne scorer { $score }, men { $which } ({ $interval }) ligger hverken inden for det retfærdige bånd fra { $low } til { $high } eller helt uden for det, så der skal flere partier til for at afgøre det.
report-which-wilson = 95 %-intervallet
report-which-race = kapløbets interval
report-answer-arms = Med { $nodes } stillinger pr. træk, og når scorer for angriberne fra { $low } til { $high } regnes for retfærdige, gælder for { $n } arme: { $clauses }.
report-clause-none-fair = ingen er påvist retfærdig
report-clause-no-fair = ingen er retfærdig
report-clause-fair =
    { $n ->
        [one] { $n } er retfærdig
       *[other] { $n } er retfærdige
    }
report-clause-attackers = { $n } er til fordel for angriberne
report-clause-defenders = { $n } er til fordel for forsvarerne
report-clause-open =
    { $n ->
        [one] { $n } er åben, hvilket betyder, at der skal flere partier til
       *[other] { $n } er åbne, hvilket betyder, at der skal flere partier til
    }
report-named = { $arm }: { $score }, { $interval }
report-named-more = { $n } flere
report-answer-strength-alone = Begge sider var en og samme motor med { $nodes } stillinger pr. træk ({ $visited } besøgt i gennemsnit), og balance i svagt spil er ikke balance: intet her siger, hvad stærkere spillere ville finde.
report-answer-strength-ladder = Begge sider var en og samme motor med { $nodes } stillinger pr. træk ({ $visited } besøgt i gennemsnit), og balance i svagt spil er ikke balance: ud over den styrke taler kun stigen, og den ender ved { $to } stillinger pr. træk.
report-answer-strength-below = Begge sider var en og samme motor med { $nodes } stillinger pr. træk ({ $visited } besøgt i gennemsnit), og balance i svagt spil er ikke balance: stigen går derfra kun til svagere spil, og intet her siger, hvad stærkere spillere ville finde.
report-answer-no-ladder = Ingen arm blev spillet med mere end én styrke, så man ved intet om, hvordan scorerne flytter sig, når spillet bliver stærkere.
report-answer-ladder = Når begge sider tænker mere, fra { $from } til { $to } stillinger pr. træk, gælder: { $clauses }{ $tail }.
report-ladder-attackers = angriberne vinder frem i { $n } af { $of } arme
report-ladder-defenders = forsvarerne vinder frem i { $n } af { $of } arme
report-ladder-still = i { $n } af { $of } arme ses ingen bevægelse, hvilket ikke beviser, at der ingen er
report-ladder-unfinished = i { $n } af { $of } arme afhænger det af, hvem der ville have vundet de uafsluttede partier
report-ladder-unusable = { $n } af { $of } arme har ingen hældning at støtte sig til, fordi én side vandt alt på den ene side af et trin
report-ladder-steepest = ; stejlest er { $arm }, hvor en fordobling er { $points } point værd for angriberne ved lige score ({ $interval })
report-answer-ladder-one-attackers = Når begge sider tænker mere, fra { $from } til { $to } stillinger pr. træk, vinder angriberne frem: en fordobling er { $points } point værd for dem ved lige score ({ $interval }){ $tail }.
report-answer-ladder-one-defenders = Når begge sider tænker mere, fra { $from } til { $to } stillinger pr. træk, vinder forsvarerne frem: en fordobling flytter angribernes score { $points } point ved lige score ({ $interval }){ $tail }.
report-answer-ladder-one-still = Når begge sider tænker mere, fra { $from } til { $to } stillinger pr. træk, viser partierne ingen bevægelse i scoren, hvilket ikke beviser, at der ingen er: en fordobling er { $points } point værd for angriberne ved lige score ({ $interval }){ $tail }.
report-answer-ladder-one-unusable = Mellem { $from } og { $to } stillinger pr. træk har stigen ingen hældning at støtte sig til, fordi én side vandt alt på den ene side af et trin.
report-answer-leaves = ; { $arms } ville ikke længere ligge inden for båndet to fordoblinger ud over stigen, hvis kurven fortsatte, hvad intet parti har vist
report-answer-leave = ; { $arms } ville ikke længere ligge inden for båndet to fordoblinger ud over stigen, hvis kurverne fortsatte, hvad intet parti har vist

## What to mind

report-care = Læses med omtanke
report-care-no-games = Uden parti med grundstyrken, og derfor uden plads i denne rapport: { $arms }.
report-care-many = Hvert af de { $n } intervaller rummer sin sande score i 95 af 100 undersøgelser; af så mange rammer nogle ved siden af ved et tilfælde, og det kan nogle domme også gøre.
report-care-race = Armene løb om kap: en arms partier endte, når dens dom var sikker. Dommene bygger på et interval, der gælder ved hvert eftersyn; sandsynligheden for, at nogen af dem er forkert, er højst { $error }. De andre intervaller ved intet om standsningen og er for smalle.
report-care-twice =
    { $n ->
        [one] { $n } af partierne er en kopi af et andet parti af samme arm og styrke, i { $cells }: fra samme begyndelse spiller motoren ofte ens. Hvert tæller så ofte, som det blev trukket, så intervallerne gælder for partier trukket på denne måde, ikke for lige så mange forskellige.
       *[other] { $n } af partierne er kopier af andre partier af samme arm og styrke, i { $cells }: fra samme begyndelse spiller motoren ofte ens. Hvert tæller så ofte, som det blev trukket, så intervallerne gælder for partier trukket på denne måde, ikke for lige så mange forskellige.
    }
report-care-cells =
    { $n ->
        [one] { $n } række partier
       *[other] { $n } rækker partier
    }
report-care-engine = Motoren mod sig selv: en motor, der spiller den ene side dårligere end den anden, viser det her som en fejl ved reglerne.

## The arms

report-arms = Armene
report-arms-lead = En arm er et regelsæt med sin opstilling og sine valg. Alle tal her er fra partier med { $nodes } stillinger pr. træk for begge sider; remis er et halvt point.
report-forest-title = Angribernes score, arm for arm
report-forest-desc = Én linje pr. arm: et punkt for angribernes score og en bjælke for dens 95 %-interval (Wilson). Uden for det tonede bånd fra { $low } til { $high } er en side begunstiget. De samme tal står i tabellen nedenfor.
report-forest-desc-race = Én linje pr. arm: et punkt for angribernes score, en bjælke for dens 95 %-interval (Wilson) og en tynd streg for kapløbets interval, som dommene går efter. Uden for det tonede bånd fra { $low } til { $high } er en side begunstiget. De samme tal står i tabellen nedenfor.
report-arms-table = Armene ved grundstyrken: angribernes resultater, score og dom
report-arm = arm
report-layout = opstilling
report-games = partier
report-distinct = forskellige
report-won = vundet
report-drawn = remis
report-lost = tabt
report-score = score
report-wilson = Wilson 95 %
report-jeffreys = Jeffreys 95 %
report-race-interval = kapløb
report-verdict = dom
report-score-axis = angribernes point, af hundrede
report-arm-ids = Hvad armene hedder i undersøgelsens fil og i dens tabeller
report-arm-id = id
report-changed-rules = De ændrede regler, i ord

## People

report-people = Motoren og mennesker
report-people-lead = Om nogle arme ved man, hvad menneskers partier er endt med. Hvor motoren med { $nodes } stillinger pr. træk giver et regelsæt samme score som dem, har dens ord om andre regelsæt nogen vægt; hvor den ikke gør, har det kun lidt.
report-scatter-title = Angribernes score: motoren ved siden af mennesker
report-scatter-desc = Vandret scoren i menneskers partier, lodret i motorens, hver med sit 95 %-interval (Wilson). På den stiplede diagonal er de ens. Numrene er dem fra tabellen nedenfor.
report-scatter-people = mennesker
report-scatter-engine = motor
report-people-table = Angribernes score i menneskers partier og i motorens, med 95 %-intervaller (Wilson)
report-variant = som mennesker spiller det
report-people-games = menneskers partier
report-people-score = mennesker
report-people-in-time = uden tidsoverskridelser
report-people-on-board = afgjort på brættet
report-engine-score = motor
report-difference = forskel, point
report-intervals-meet = intervaller
report-meet = overlapper
report-apart = overlapper ikke
report-agreement-words = Over { $n } par er Pearsons korrelation { $pearson } ({ $pearson-interval }) og Spearmans { $spearman } ({ $spearman-interval }); motorens score minus menneskers er i gennemsnit { $difference } point ({ $difference-interval }). En korrelation taler kun om rækkefølgen, den gennemsnitlige forskel om en hældning til den ene side.
report-agreement-few = Færre end ti par giver grove intervaller.
report-agreement-none = Der er for få regelsæt med menneskers partier, eller for ens scorer, til en korrelation.
report-agreement-table = Hvordan motorens og menneskers resultater følges ad, efter styrke
report-agreement-sets = regelsæt
report-agreement-pairs = par
report-agreement-pearson = Pearson
report-agreement-spearman = Spearman
report-agreement-all = alle
report-agreement-fitted = vægte tilpasset disse spil
report-agreement-unfitted = vægte aldrig tilpasset menneskers spil
report-agreement-evaluation = vurdering
report-agreement-own = motorens egen
report-outliers-none = For ingen af dem ligger de to 95 %-intervaller hver for sig. Det beviser ikke, at scorerne er ens.
report-outliers = Afvigere, efter denne regel: de to 95 %-intervaller overlapper ikke. Det er { $arms }. En sådan afstand kan komme af spillestyrken (mennesker, der her spiller bedre eller dårligere end motoren), af hvem der spiller mod hvem (begyndere mod øvede), af uret (partier tabt på tid eller opgivet) og af regler, der siden er ændret eller afviger i en detalje.

## The ladder

report-ladder = Når begge sider tænker mere
report-ladder-lead = Hvert felt er en arm: angribernes score efter de stillinger pr. træk, som begge sider havde, på en logaritmisk skala. Punkter er partier med 95 %-intervaller (Wilson); kurven er en logistisk regression med sit 95 %-bånd. Hvor den er stiplet, er intet spillet: det er en ekstrapolation, kun rigtig, hvis kurven fortsætter, som den begyndte.
report-ladder-desc = Angriberne scorer { $rungs }. To fordoblinger længere ude, ved { $beyond } stillinger pr. træk, siger kurven { $score } ({ $interval }), hvilket er en ekstrapolation.
report-ladder-rung = { $score } ved { $nodes }
report-ladder-table = Stigen: hvad dobbelt så mange stillinger pr. træk på begge sider gør ved angribernes score
report-rung-table = Stigens trin: partier, hvor begge sider tænker lige meget
report-slope = hældning pr. fordobling, logit
report-slope-points = ved lige score, point
report-interval-95 = 95 %
report-goodness = tilpasning: chi², p
report-goodness-none = to trin: ingen
report-beyond = to fordoblinger længere ude (ekstrapoleret)
report-steadied-note = † Støttet: én side vandt alt på den ene side af en styrke, så ingen kurve er den mest sandsynlige. En halv gevinst og et halvt tab er lagt til ved hver styrke, og man skal ikke støtte sig til hældningen.
report-ladder-bad-fit = Disse armes trin ligger ikke på en sådan kurve (p under 0,05), så deres bånd er for smalle: { $arms }. Af tyve arme gør én det ved et tilfælde.
report-trend-lead = Hvert felt er en arm: angribernes score efter de stillinger pr. træk, som begge sider havde, på en logaritmisk skala. Punkter er partier med 95 %-intervaller, hvor en remis og et uafsluttet parti tæller som en halv sejr; kurven er en regression af tabt, remis og vundet (proportionale odds) med sit 95 %-bånd. Hvor den er stiplet, er intet spillet: det er en ekstrapolation, kun rigtig, hvis kurven fortsætter, som den begyndte.
report-trend-unfinished = Et uafsluttet parti tæller som remis, men vinderen er ukendt. De to sidste kolonner siger, hvad hældningen ville være, hvis én side havde vundet dem alle: ingen bevægelse er vist, som så ville gå den anden vej.
report-trend-table = Stigen med remiser: hvad dobbelt så mange stillinger pr. træk på begge sider gør
report-trend-chance = ved tilfælde (p)
report-trend-dispersion = spredning
report-trend-if-attackers = hvis angriberne havde vundet de uafsluttede partier (p)
report-trend-if-defenders = hvis forsvarerne havde (p)
report-trend-pooled = alle arme tilsammen
report-ladder-none = Ingen arm blev spillet med mere end én styrke.
report-positions = stillinger pr. træk

## Handicap

report-handicap = Når den ene side tænker mere
report-handicap-lead = Partier, hvor den ene side havde flere stillinger pr. træk, siger, hvor stort et handicap der gør spillet lige, og hvad det er værd at tænke. Det lige handicaps interval er Fiellers: hvor partierne slet ikke viser, at det hjælper at tænke, har det ingen ender.
report-handicap-table = Det handicap, der gør spillet lige, og hvad en fordobling er værd
report-even-handicap = lige, når
report-handicap-interval = 95 % (Fieller)
report-think-times = { $side } tænker { $times } gange så meget
report-think-alike = begge tænker lige meget
report-think-thousand = { $side } tænker mere end tusind gange så meget
report-think-short = { $side } × { $times }
report-think-short-alike = lige
report-think-short-thousand = { $side } × 1000 eller mere
report-fieller-between = { $low } til { $high }
report-fieller-outside = alt undtagen det, der ligger mellem { $low } og { $high }
report-fieller-anywhere = hvad som helst: partierne siger intet om det
report-even-never = intet handicap: kurven er flad
report-extrapolated = ekstrapoleret
report-skill = score for den side, der tænker dobbelt så meget
report-skill-lead = Sidste kolonne er scoren for den side, der må tænke dobbelt så meget, begge sider taget sammen: halvdelen af pointene, hvis det ikke hjælper at tænke, alle, hvis det afgør partiet.
report-handicap-none = Der er ikke spillet partier, hvor den ene side tænkte mere.
report-odds-table = Partier med ulige tænkning: angribernes resultater
report-attackers-may = angribere, stillinger pr. træk
report-defenders-may = forsvarere, stillinger pr. træk

## Effects

report-effects = Hvad enkelte regler gør
report-effects-lead = Hvad et valg lægger til angribernes score ved grundstyrken, over for et andet valg for samme regel, i gennemsnit over alle arme. Hvad to regler kun gør sammen, er ikke med.
report-effects-title = Hvad enkelte valg lægger til angribernes score
report-effects-desc = Én linje pr. valg: et punkt for, hvad det lægger til angribernes score, i point af hundrede, og en bjælke for dets 95 %-interval. Til højre for 0 hjælper det angriberne, til venstre forsvarerne. De samme tal står i tabellen nedenfor.
report-effects-table = Enkelte valgs virkning på angribernes score
report-contrasts-lead = Hvad et valg lægger til angribernes score ved hver styrke, mod et andet valg for samme regel, efter regelsæt, der ellers er ens. Hvor begge blev spillet fra de samme åbninger, sammenlignes parti med parti. Billedet viser den styrke, som dommene gælder.
report-contrasts-table = Hvad enkelte valg lægger til angribernes score, efter styrke
report-contrasts-correlation = korrelation mellem parvise partier
report-choice = valg
report-effect-label = { $factor }: { $choice }
report-instead-of = { $level } i stedet for { $reference }
report-points = point
report-logit = logit
report-factor = regel
report-factor-rules = regelsæt
report-factor-layout = opstilling
report-dispersion = Dispersion (Pearsons chi² over { $freedom } frihedsgrader): { $value }. { $words }
report-dispersion-small = Armene afviger ikke mere fra summen af virkningerne, end tilfældet gør det.
report-dispersion-large = Armene afviger mere fra summen af virkningerne end ved tilfældet alene: regler virker sammen, og intervallerne er gjort bredere af den grund.
report-dispersion-none = Der er ikke flere arme end virkninger: man ved intet om regler, der virker sammen, og intervallerne gælder kun, hvis der ingen er.
report-aliased = Disse valg varierer aldrig hver for sig, så ingen kan sige, hvilket af dem der gør hvad:

## The course of play

report-course = Hvordan partier går, og hvordan de ender
report-course-lead = Med { $nodes } stillinger pr. træk for begge sider.
report-endings-title = Hvordan partier ender
report-endings-desc = Én bjælke pr. arm, delt efter, hvordan dens partier endte. De samme tal står i tabellen nedenfor.
report-endings-table = Slutninger, i hundrededele af en arms partier
report-course-table = Partiernes forløb: gennemsnit, med standardafvigelsen efter ±
report-length = halvtræk
report-length-range = færrest, median, flest
report-attackers-lost = angribernes tabte mænd
report-defenders-lost = forsvarernes tabte mænd
report-first-capture = første slag, halvtræk
report-branching = lovlige træk
report-lead-changes = skift af føringen
report-turnaround = taberens bedste, mænd
report-course-words = Føringen skifter, når motorens vurdering går fra en mands værdi for den ene side til en mands værdi for den anden. Taberens bedste er den bedste vurdering, som den tabende side nogensinde havde set fra sin egen side, i mænd: medianen af de afgjorte partier.
report-turnaround-win = en gevinst i sigte
report-opening-table = Angribernes score efter antallet af tilfældige halvtræk, som partierne begyndte med: score, 95 %-interval (Wilson), partier
report-opening-book-table = Angribernes score efter åbningens længde: score, 95 %-interval (Wilson), partier
report-opening-column =
    { $n ->
        [one] { $n } tilfældigt halvtræk
       *[other] { $n } tilfældige halvtræk
    }
report-opening-cell = { $score } ({ $interval }; { $games })

## Endings

report-end-king-captured = kongen fanget
report-end-king-escaped = kongen sluppet ud
report-end-encirclement = omringning
report-end-exit-fort = fort ved kanten
report-end-king-alone = kongen alene
report-end-king-walled-in = kongen muret inde
report-end-no-escape = ingen udvej mere
report-end-turn-limit = grænse for ture
report-end-no-moves = ingen træk tilbage
report-end-repetition = gentagelse
report-end-resigned = opgivet
report-end-agreed = remis aftalt
report-end-max-plies = afbrudt ved største længde
report-end-other = andet

## Games

report-typical = Partier at se på
report-typical-lead = Fra hver arm, blandt partierne med grundstyrken: det korteste, der blev afgjort, det nærmest ved medianlængden, og det mest dramatiske, hvor taberen på et tidspunkt stod bedst (og er to ens, det, hvor føringen skiftede oftest). De er eksempler, valgt efter disse regler og ingen andre.
report-typical-rest = Kun de første { $n } af { $of } arme er vist her; alles partier står i undersøgelsens tabel.
report-shortest = det korteste afgjorte
report-median-length = af typisk længde
report-dramatic = det mest dramatiske
report-game-caption = { $which }: parti { $number }, { $plies }, { $result } ({ $ending })
report-plies-counted = { $n } halvtræk
report-board-title = Parti { $number } af { $arm }
report-board-desc = Slutstilling på { $size } gange { $size } punkter. Angribere på { $attackers }. Forsvarere på { $defenders }. { $king } { $last }
report-board-king = Kongen på { $point }.
report-board-no-king = Kongen er fanget.
report-board-last = Sidste træk { $mv }.
report-board-nobody = intet punkt
report-moves = Træk
report-moves-random = De første { $n } halvtræk blev trukket tilfældigt.
report-moves-book = De første { $n } halvtræk er en åbning fra bogen.
report-step-first = Første stilling
report-step-back = Ét træk tilbage
report-step-on = Ét træk frem
report-step-last = Slutstilling
report-step-label = Gå gennem partiet; piletasterne gør det også
report-step-at = træk { $n } af { $of }: { $mv }
report-step-start = begyndelsesstilling
report-step-hint = Med script kan man gå gennem partierne, med knapperne under brætterne eller med piletasterne.
report-pass = tur mistet

## Methods

report-methods = Metoder
report-methods-lead = Alle de tal, der skal til for at spille undersøgelsen igen og efterprøve den.
report-methods-table = Hvad der bestemmer partierne
report-quantity = hvad
report-value = værdi
report-m-name = undersøgelsens navn
report-m-hash = undersøgelsens hash (SHA-256)
report-m-engine = motorens fingeraftryk
report-m-seed = startværdi for tilfældet
report-m-nodes = stillinger pr. træk ved grundstyrken
report-m-spread = tilfældig spredning i stillingerne, for hver side og hvert parti
report-m-opening = tilfældige halvtræk i begyndelsen
report-m-opening-value = et lige tal fra 0 til { $n }, hvert lige ofte; lovlige halvtræk, trukket jævnt, kun trukket om, hvor de slutter partiet, og aldrig siet efter en vurdering
report-m-book = åbninger
report-m-book-value = { $from } til { $to } halvtræk fra en bog, de samme for alle regelsæt med samme opstilling og samme side i trækket og ved hver styrke
report-m-longest = største længde, hvorefter et parti er remis
report-m-longest-unfinished = største længde, hvorefter et parti er uafsluttet
report-m-play-on = { $plies }, derefter højst { $more } med { $times } gange så mange stillinger
report-m-hash-table = transpositionstabel for hver side
report-m-megabytes = { $n } MB
report-m-band = retfærdigt bånd for angribernes score
report-m-even = scorer for angriberne, der ikke begunstiger nogen side
report-m-race = kapløb
report-m-race-none = intet: hver arm har lige mange partier
report-m-race-value = en arm slutter, når dens dom er sikker; sandsynligheden for, at nogen dom er forkert, er højst { $error }
report-m-looks = hvornår et regelsæts partier slutter
report-m-looks-value = efter { $looks } partier, så snart balancen er klar; sandsynligheden for, at nogen dom er forkert, er højst { $error }
report-m-looks-none = efter { $games } partier; sandsynligheden for, at nogen dom er forkert, er højst { $error }
report-m-games = partier i denne tabel
report-m-strengths = De spillede styrker
report-m-planned = partier pr. arm
report-m-purpose = formål
report-m-base = grundstyrke
report-m-rung = stige
report-m-odds = handicap
report-m-bare = den rene udgangsstilling, én åbning blandt mange
report-m-evaluation = balancen, som en anden vurdering spiller den
report-m-at-most = højst { $n }
report-statistics = Statistik
report-s-share = Intervaller for en score: Wilson (1927) og Jeffreys (1946; Brown, Cai og DasGupta, Statistical Science 16, 2001). Begge er lavet til partier uden remis; remiser gør dem bredere end nødvendigt.
report-s-verdict = Domme: retfærdigt, hvor Wilsons interval ligger inden for båndet, for en side, hvor det ligger helt uden for, ellers åbent.
report-s-judged = Domme: efter sandsynligheden for en score uden for båndene efter partierne (en Dirichlet-fordeling, med et halvt parti af hvert udfald før dem), uafsluttede partier talt for den side, som dommen ikke begunstiger, og fejlen delt ligeligt mellem arme og eftersyn (Bonferroni). Retfærdighed skal vises ved to styrker, ved to ensidige test (Schuirmann, Journal of Pharmacokinetics and Biopharmaceutics 15, 1987). En begunstiget side skal være foran ved hver større styrke og efter hver anden vurdering.
report-s-race = Kapløb: en konfidensfølge ved en normalblanding (Robbins 1970; Howard, Ramdas, McAuliffe og Sekhon, Annals of Statistics 49, 2021), fejlen delt ligeligt mellem armene (Bonferroni); den spørges efter hver tyve partier.
report-s-ladder = Stige og handicap: logistisk regression af scoren på totalslogaritmen af stillingerne pr. træk eller af deres forhold (Berkson 1944; Cox 1958), Wald-intervaller, hvor remis varierer mindre end et vundet eller tabt parti, Pearsons chi² for tilpasningen; det lige handicap efter Fieller (1954). Hvor ingen kurve er den mest sandsynlige (Albert og Anderson, Biometrika 71, 1984), lægges en halv gevinst og et halvt tab til ved hver styrke, og hældningen er mærket †.
report-s-trend = Ændring med styrken: proportionale odds for tab, remis og gevinst på totalslogaritmen af stillingerne pr. træk (McCullagh 1980), med åbningerne som tilfældige virkninger ved Laplaces tilnærmelse (Breslow og Clayton 1993).
report-s-skill = Dobbelt så meget tænkning: to af Wilsons intervaller sat sammen (Newcombe, Statistics in Medicine 17, 1998).
report-s-effects = Reglers virkninger: kvasibinomial regression med svagt ridge-led (Wedderburn 1974; McCullagh og Nelder 1989), i point som gennemsnitlige marginale effekter (Williams, Stata Journal 12, 2012).
report-s-contrasts = Hvad et valg lægger til: middelforskelle mellem partier fra de samme åbninger, over flere regelsæt med Students interval og Satterthwaites frihedsgrader (1946).
report-s-agreement = Overensstemmelse med mennesker: Pearsons korrelation med Fishers interval (1915), Spearmans med Bonett og Wrights (Psychometrika 65, 2000), den gennemsnitlige forskel med Students (1908).
report-commands = For at spille den igen, lave denne rapport igen og efterprøve tabellen
report-commands-note = Partierne bliver kun de samme, og kan kun efterprøves, med et program, hvis motor har samme fingeraftryk; en rapport kan laves med ethvert.
report-file = Undersøgelsens fil, som den er
report-file-played = Undersøgelsens fil, som den var, da partierne blev spillet; titler og menneskers partier kan være ændret siden
report-left-out = Udeladt, fordi deres regler ikke giver mening sammen
report-left-out-counted =
    { $n ->
        [one] { $n } kombination
       *[other] { $n } kombinationer
    }
report-reason = grund

## Studies that judge

report-judged = Vundet, remis og tabt
report-judged-lead = Hvor ofte hver side vinder, og hvor ofte ingen gør, fra de samme åbninger ved hver styrke. Et afbrudt parti er uafsluttet: det tæller for ingen af siderne, og en dom gælder, hvem der end havde vundet det.
report-judged-title = Vundet, remis og tabt efter styrke
report-judged-desc = En søjle for hver arm og hvert antal stillinger pr. træk, delt i andelene af partier, som angriberne vandt, som blev remis, som ikke blev afsluttet, og som forsvarerne vandt.
report-judged-attackers = angriberne vinder
report-judged-defenders = forsvarerne vinder
report-unfinished = uafsluttet
report-judgements = Dommen over hver arm, og hvad der taler imod en
report-judged-because = fordi
report-because-games = partierne er for få
report-because-unfinished = for mange partier blev ikke afsluttet
report-because-draws = resultatet er lige, men for få partier er afgjort
report-because-one-strength = scoren er kun vist at være lige ved én styrke
report-because-strength = stærkere spil siger noget andet
report-because-evaluations = en anden vurdering siger noget andet
report-because-trend = resultatet er lige, men bevæger sig bort, når begge sider tænker mere
report-judged-table = Alle partier efter styrke
report-depth = halvtræk frem
report-bounds = sikkert inden for
report-judged-says = begunstiger
report-judged-neither = ingen
report-judged-unknown = vides ikke
report-judged-bare = ren udgangsstilling
report-answer-judged = Ved { $nodes } stillinger pr. træk gælder af { $n } arme: { $clauses }. En arm begunstiger en side, der sikkert får mere end { $most }; den er retfærdig, hvis resultatet ved to styrker sikkert ligger fra { $low } til { $high }, og mindst { $decided } af partierne er afgjort.
report-clause-undetermined =
    { $n ->
        [one] { $n } er ubestemt
       *[other] { $n } er ubestemte
    }
report-verdict-undetermined = ubestemt
