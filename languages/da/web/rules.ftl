## Regler

rules-title = Regler
rules-lead = Meget ved disse spil er usikkert. Ved hver regel står dens kilde, og om kilden siger den, kun viser den, eller om vi måtte vælge en læsning.
rules-own = Opret et regelsæt
rules-play = Spil dette
rules-back-to-game = Tilbage til partiet
rules-compare = Sammenlign med et andet
rules-analyse = Analysér
rules-edit-position = Stil en stilling op
rules-edit-layout = Lav om på opstillingen
rules-change = Ret i disse regler
rules-contents = I dette regelsæt
rules-similar = Lignende regelsæt
rules-similar-lead = De regelsæt, der afviger mindst fra dette, og i hvad.
rules-similar-differences = { $count ->
    [0] samme regler på et andet bræt
    [one] én regel er anderledes
   *[other] { $count } regler er anderledes
  }
rules-similar-here = Her
rules-similar-there = Der
rules-similar-compare = Regel for regel
rules-search = Find et regelsæt
rules-search-board = Bræt
rules-search-any = alle størrelser
rules-search-found = { $count ->
    [0] Intet regelsæt passer.
    [one] Ét regelsæt.
   *[other] { $count } regelsæt.
  }
rules-board = { $size } × { $size }
rules-sources = Kilder
rules-sources-compared = Hvor kilder er uenige, og hvad deres ord betyder
rules-layouts = Opstillinger
rules-layout-board = Udgangsstilling: { $layout }
rules-layout-unsourced = Ingen kilde viser denne opstilling.
rules-on-layout = Regelsæt, der spilles på den
rules-on-layout-usual = Den er den sædvanlige opstilling i
rules-on-layout-other = Den kan vælges til
rules-folio = På håndskriftets tegning
rules-note-reading = Hvorfor denne læsning
readings-title = Læsninger
readings-lead = Hvor kilden tier eller kan læses på flere måder: hvordan den læses her, hvordan den ellers kan læses, i hvilke kilder hver læsning er skrevet eller vist, og hvad laboratoriet har målt.
readings-rule = Regel { $number }
readings-elsewhere = Den ændrer en anden regel i stedet for denne.
readings-alone = Ingen anden læsning af denne regel kan spilles her.
readings-ours = Læst her
readings-other = En anden læsning
readings-with = Tilvalget ændrer også andre regler.
readings-held-by = Skrevet eller vist i kilden til
readings-held-by-none = I kilden til intet andet regelsæt af denne familie og på dette bræt.
readings-more = { $count ->
    [one] en til
   *[other] { $count } til
  }
readings-unmeasured = Ikke målt endnu.
readings-effect = { $value } point ({ $attackers }; 95 %-interval { $low } til { $high }).
readings-score = Score ({ $attackers }): { $value } ({ $low } til { $high }), { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } ved { $positions } stillinger pr. træk.
readings-average = I gennemsnit over undersøgelsens regelsæt.
readings-play = Spil det sådan
readings-compare = Sammenlign
rules-example-label = Billede: { $text }
rules-outcome-attackers = Angriberne vinder.
rules-outcome-defenders = Forsvarerne vinder.
rules-outcome-draw = Remis.
rules-not-allowed = Ikke tilladt.
rules-captures = Slået: { $points }.
rules-who = Hvem er hvem
group-play = Spillets gang
group-pieces = De særlige brikker
group-throne = Borgen
group-corners = Hjørnerne
group-camps = Lejrene
group-capture = At slå
group-king = Kongen
group-end = Slutningen
rules-absent = Denne regel har ingen betydning her.
rules-try = Prøv det
rules-try-this = Prøv det: { $text }
rules-try-back = Tilbage
rules-try-close = Luk

## Familier af regelsæt

family-alea-history = Brættet fra en evangeliebog fra 1000- eller 1100-tallet, nitten linjer på hver led, som siges at stamme fra kong Athelstans hus. Teksten forklarer brikkerne ud fra evangelierne og fortæller næsten intet om, hvordan man spiller; alt her er rekonstruktion.
family-tablut-history = Det spil, Linné så samerne i Lapland spille i 1732 og beskrev i sin dagbog: sammen med den walisiske side fra 1587 en af kun to gamle tekster, der fortæller, hvordan man spiller et taflspil. Læsningerne er uenige om borgen, lejrene og kongen.
family-tawlbwrdd-history = Det walisiske spil, nævnt i ældre love med en konge og otte mænd mod seksten og beskrevet af Robert ap Ifan i 1587: en konge og tolv mænd mod fireogtyve på elleve gange elleve felter.
family-hnefatafl-history = De spil, der spilles i dag under det nordiske navn, de fleste på elleve linjer med hjørner at flygte til. De er vokset ud af det 20. århundredes museumsspil og af det, tusinder af partier på nettet har lært os.
family-berserk-history = Et moderne spil med hærførere, en ridder, spring og slag på stribe.
family-seabattle-history = Spil uden særlige punkter, med en konge, der ikke slår, og som skal fanges fra fire sider.
family-brandubh-history = Det irske spil på syv linjer: en høvding og fire mænd mod otte, som digte fortæller.
family-ard-ri-history = Det skotske navn på spil på syv linjer med en konge og otte mænd mod seksten.
family-reference-history = Enkle spil, der tjener som målestok for de andre, og moderne spil af samme slægt.
family-own-history = Regelsæt, hvis filer serveren fik, da den blev startet.

## The gallery

rules-one-minute = På ét minut
topic-aim = Mål
topic-moves = Træk
topic-capture = At slå
topic-king = Konge
topic-end = Slutning
topic-special = Særligt
gallery-all = Alle regelsæt
gallery-any = lige meget
gallery-family = Familie
gallery-goal = Kongen vinder
gallery-goal-corner = i et hjørne
gallery-goal-edge = ved kanten
gallery-king = Kongen er
gallery-king-strong = stærk: fanges af fire
gallery-king-weak = svag: fanges af to
gallery-order = Rækkefølge
gallery-order-family = Efter familie og alder
gallery-order-size = Mindste bræt først
gallery-order-length = Korteste parti først
gallery-order-draws = Færrest remiser først
gallery-order-simple = Enkleste regler først
gallery-figures = Længder og remiser er fra motorens partier mod sig selv. Minutter er regnet med { $seconds } sekunder pr. træk.
gallery-men = { $attackers } mod { $defenders } og kongen
gallery-card-corner = Kongen til et hjørne
gallery-card-edge = Kongen til kanten
gallery-card-strong = stærk konge
gallery-card-weak = svag konge
gallery-measured = Cirka { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minutter
  } ({ $plies } træk) · { $draws } remis
gallery-unmeasured = Længde og remiser: ikke målt

## Which should I play?

advisor-title = Hvad skal jeg spille?
advisor-answer = Svar på de tre spørgsmål, så vises et til tre spil her, hvert med sine grunde.
advisor-length = Hvor længe må det vare?
advisor-length-short = Et kvarter
advisor-length-medium = En halv time
advisor-length-long = En lang aften
advisor-win = Hvordan skal kongen vinde?
advisor-win-corner = I et hjørne
advisor-win-edge = Ved kanten
advisor-win-simple = Lige meget, bare enkelt
advisor-want = Hvad er vigtigst?
advisor-want-fair = Et jævnbyrdigt spil
advisor-want-source = En gammel kilde
advisor-found = { $count ->
    [0] Intet kendt spil passer.
    [one] Ét spil passer til dig.
   *[other] { $count } spil passer til dig, det bedste først.
  }
advisor-because-length = Cirka { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minutter
  }: { $plies } træk à { $seconds } sekunder.
advisor-because-board = Ikke målt. Andre spil på { $size } × { $size } varer cirka { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minutter
  }: { $plies } træk à { $seconds } sekunder.
advisor-because-corner = Kongen vinder i et hjørne.
advisor-because-edge = Kongen vinder ved kanten.
advisor-because-simple = { $count ->
    [one] Én sætning siger
   *[other] { $count } sætninger siger
  } alt, hvad man skal vide.
advisor-because-fair = Angriberne får { $score } ({ $low } til { $high }) i { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } af motoren mod sig selv; { $draws } er remis.
advisor-because-people = I { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } mellem mennesker får angriberne { $score }.
advisor-because-source = Kilden fra { $year } siger eller viser { $known } af { $rules } regler.
advisor-opponent = Din side: { $side }. Modstander: { $level }, niveau { $number }.
