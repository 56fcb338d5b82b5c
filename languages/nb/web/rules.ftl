## Regler

rules-title = Regler
rules-lead = Mye ved disse spillene er usikkert. Ved hver regel står kilden, og om kilden sier den, bare viser den, eller om vi måtte velge en tolkning.
rules-own = Lag et regelsett
rules-play = Spill dette
rules-back-to-game = Tilbake til partiet
rules-compare = Sammenlign med et annet
rules-analyse = Analyser
rules-edit-position = Sett opp en stilling
rules-edit-layout = Endre denne oppstillingen
rules-change = Endre disse reglene
rules-contents = I dette regelsettet
rules-similar = Lignende regelsett
rules-similar-lead = Regelsettene som ligner mest på dette, og hva som skiller dem.
rules-similar-differences = { $count ->
    [0] de samme reglene på et annet brett
    [one] én regel er ulik
   *[other] { $count } regler er ulike
  }
rules-similar-here = Her
rules-similar-there = Der
rules-similar-compare = Regel for regel
rules-search = Finn et regelsett
rules-search-board = Brett
rules-search-any = alle størrelser
rules-search-found = { $count ->
    [0] Ingen regelsett passer.
    [one] Ett regelsett.
   *[other] { $count } regelsett.
  }
rules-board = { $size } × { $size }
rules-sources = Kilder
rules-sources-compared = Hvor kilder er uenige, og hva ordene deres betyr
rules-layouts = Oppstillinger
rules-layout-board = Utgangsstilling: { $layout }
rules-layout-unsourced = Ingen kilde viser denne oppstillingen.
rules-on-layout = Regelsett som spilles på den
rules-on-layout-usual = Den er den vanlige oppstillingen i
rules-on-layout-other = Den kan velges i
rules-folio = På tegningen i håndskriftet
rules-note-reading = Hvorfor denne tolkningen
readings-title = Tolkninger
readings-lead = Der kilden er taus eller kan tolkes på flere måter: hvordan den tolkes her, hvordan den ellers kan tolkes, i hvis kilde hver tolkning står eller vises, og hva laboratoriet har målt.
readings-rule = Regel { $number }
readings-elsewhere = Den endrer en annen regel i stedet for denne.
readings-alone = Ingen annen tolkning av denne regelen kan spilles her.
readings-ours = Tolket her
readings-other = En annen tolkning
readings-with = Valget endrer også andre regler.
readings-held-by = Står eller vises i kilden til
readings-held-by-none = Ikke i kilden til noe annet regelsett av denne familien og på dette brettet.
readings-more = { $count ->
    [one] ett til
   *[other] { $count } til
  }
readings-unmeasured = Ikke målt ennå.
readings-effect = { $value } poeng ({ $attackers }; 95 %-intervall { $low } til { $high }).
readings-score = Poengandel ({ $attackers }): { $value } ({ $low } til { $high }), { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } med { $positions } stillinger per trekk.
readings-average = I gjennomsnitt over regelsettene i studien.
readings-play = Spill det slik
readings-compare = Sammenlign
rules-example-label = Bilde: { $text }
rules-outcome-attackers = Angriperne vinner.
rules-outcome-defenders = Forsvarerne vinner.
rules-outcome-draw = Remis.
rules-not-allowed = Ikke lov.
rules-captures = Slått: { $points }.
rules-who = Hvem er hvem
group-play = Spillets gang
group-pieces = Spesialbrikkene
group-throne = Borgen
group-corners = Hjørnene
group-camps = Leirene
group-capture = Å slå brikker
group-king = Kongen
group-end = Slutten
rules-absent = Denne regelen har ingen betydning her.
rules-try = Prøv det
rules-try-this = Prøv det: { $text }
rules-try-back = Tilbake
rules-try-close = Lukk

## Familier av regelsett

family-alea-history = Brettet fra en evangeliebok fra 1000- eller 1100-tallet, nitten linjer hver vei, angivelig fra kong Athelstans hus. Teksten forklarer figurene ut fra evangeliene og sier nesten ikke noe om hvordan man spiller; alt her er rekonstruksjon.
family-tablut-history = Spillet som Linné så samene i Lappland spille i 1732, og som han beskrev i dagboka si: sammen med den walisiske siden fra 1587 en av bare to gamle tekster som forteller hvordan man spiller et taflspill. Tolkningene er uenige om borgen, leirene og kongen.
family-tawlbwrdd-history = Det walisiske spillet, nevnt i eldre lover med en konge og åtte menn mot seksten og beskrevet av Robert ap Ifan i 1587: en konge og tolv menn mot tjuefire på elleve ganger elleve ruter.
family-hnefatafl-history = Spillene som i dag spilles under det norrøne navnet, de fleste på elleve linjer med hjørner å rømme til. De vokste fram av museumsspillene på 1900-tallet og av erfaringene fra tusenvis av partier på nettet.
family-berserk-history = Et moderne spill med hærførere, en ridder, hopp og hele rekker av slag.
family-seabattle-history = Spill uten noen særskilte punkter, med en konge som ikke slår, og som fanges fra fire sider.
family-brandubh-history = Det irske spillet på sju linjer: en høvding og fire menn mot åtte, slik dikt forteller.
family-ard-ri-history = Det skotske navnet på spill på sju linjer med en konge og åtte menn mot seksten.
family-reference-history = Enkle spill som tjener til sammenligning med de andre, og moderne spill av samme slekt.
family-own-history = Regelsett fra filer som denne serveren fikk da den ble startet.

## The gallery

rules-one-minute = På ett minutt
topic-aim = Mål
topic-moves = Trekk
topic-capture = Å slå
topic-king = Konge
topic-end = Slutt
topic-special = Spesielt
gallery-all = Alle regelsett
gallery-any = uansett
gallery-family = Familie
gallery-goal = Kongen vinner
gallery-goal-corner = i et hjørne
gallery-goal-edge = ved kanten
gallery-king = Kongen er
gallery-king-strong = sterk: fanges av fire
gallery-king-weak = svak: fanges av to
gallery-order = Rekkefølge
gallery-order-family = Etter familie og alder
gallery-order-size = Minste brett først
gallery-order-length = Korteste parti først
gallery-order-draws = Færrest remiser først
gallery-order-simple = Enkleste regler først
gallery-figures = Lengder og remiser er fra motorens partier mot seg selv. Minutter er regnet med { $seconds } sekunder per trekk.
gallery-men = { $attackers } mot { $defenders } og kongen
gallery-card-corner = Kongen til et hjørne
gallery-card-edge = Kongen til kanten
gallery-card-strong = sterk konge
gallery-card-weak = svak konge
gallery-measured = Omtrent { $minutes ->
    [one] 1 minutt
   *[other] { $minutes } minutter
  } ({ $plies } trekk) · { $draws } remis
gallery-unmeasured = Lengde og remiser: ikke målt

## Which should I play?

advisor-title = Hva skal jeg spille?
advisor-answer = Svar på de tre spørsmålene, så kommer ett til tre spill fram her, hvert med begrunnelse.
advisor-length = Hvor lenge kan det vare?
advisor-length-short = Et kvarter
advisor-length-medium = En halvtime
advisor-length-long = En lang kveld
advisor-win = Hvordan skal kongen vinne?
advisor-win-corner = I et hjørne
advisor-win-edge = Ved kanten
advisor-win-simple = Uansett, bare det er enkelt
advisor-want = Hva er viktigst?
advisor-want-fair = Et jevnt spill
advisor-want-source = En gammel kilde
advisor-found = { $count ->
    [0] Ingen kjente spill passer.
    [one] Ett spill passer for deg.
   *[other] { $count } spill passer for deg, det beste først.
  }
advisor-because-length = Omtrent { $minutes ->
    [one] 1 minutt
   *[other] { $minutes } minutter
  }: { $plies } trekk à { $seconds } sekunder.
advisor-because-board = Ikke målt. Andre spill på { $size } × { $size } varer omtrent { $minutes ->
    [one] 1 minutt
   *[other] { $minutes } minutter
  }: { $plies } trekk à { $seconds } sekunder.
advisor-because-corner = Kongen vinner i et hjørne.
advisor-because-edge = Kongen vinner ved kanten.
advisor-because-simple = { $count ->
    [one] Én setning sier
   *[other] { $count } setninger sier
  } alt man må vite.
advisor-because-fair = Angriperne får { $score } ({ $low } til { $high }) i { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } motoren spilte mot seg selv; { $draws } er remis.
advisor-because-people = I { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } mellom mennesker får angriperne { $score }.
advisor-because-source = Kilden fra { $year } sier eller viser { $known } av { $rules } regler.
advisor-opponent = Du fører: { $side }. Motstander: { $level }, nivå { $number }.
