## Fyrsta síðan

home-title = Tefla
home-history = Í írskri guðspjallabók, sem nú er í Corpus Christi College í Oxford (MS 122), teiknaði einhver nítján lína borð og kallaði það { $alea }, guðspjallatafl. Hvernig það var teflt er hvergi sagt. Hér er það sem menn hafa lesið úr því síðan, hver regla með sinni heimild.
home-learn = Er taflið nýtt fyrir þér? Lærðu það í smáum skrefum
home-fair = Hvaða reglur eru sanngjarnar?
home-history-more = Saga þess
home-play-now = Tefla núna: { $name }
home-game = Tafl
home-first = Fyrsta viðureignin
home-great = Stóra borðið
home-against = Gegn
home-against-engine = vélinni
home-against-friend = vini, á þessu tæki
home-why = Hvers vegna þetta tafl? Það er stutt: helmingi þeirra viðureigna sem vélin okkar tefldi við sjálfa sig lauk innan { $plies } leikja. Úrslit fást: { $drawn } af { $games } urðu jafntefli. Og milli fólks er nokkurn veginn jafnt: í { $people } viðureignum fengu sóknarmenn { $percent } % (þegar vélin okkar tefldi við sjálfa sig, { $engine } %).
home-why-figures = Tölurnar
home-even = { $side ->
    [attackers] Þegar vélin okkar tefldi við sjálfa sig eftir þessum reglum fengu sóknarmenn { $percent } % í { $games } viðureignum. Láttu slakari leikmanninn fá þá.
    [defenders] Þegar vélin okkar tefldi við sjálfa sig eftir þessum reglum fengu sóknarmenn { $percent } % í { $games } viðureignum. Láttu slakari leikmanninn fá varnarmennina.
   *[neither] Þegar vélin okkar tefldi við sjálfa sig eftir þessum reglum fengu sóknarmenn { $percent } % í { $games } viðureignum.
  }
home-even-more = Er Alea sanngjarnt tafl?
home-board-label = Upphafsstaðan: { $layout }
home-invite = Bjóða einhverjum að tefla
home-choose = Veldu tafl
form-rules = Reglusafn
form-about = Lesa þessar reglur
form-layout = Uppstilling
form-draw = Teikna eigin uppstillingu
options-offered = Valkostir
options-readings = { $count ->
    [one] Ein önnur túlkun
   *[other] { $count } aðrar túlkanir
  }
options-readings-hint = Þar sem lesa má heimildina á annan veg. Velja má eina túlkun á hverri reglu.
form-side = Liðið þitt
form-side-random = Lið af handahófi
form-start = Hefja taflið
form-board = { $size } × { $size }
inferred-badge = ályktuð
inferred-note = Engin heimild sýnir þessa uppstillingu: hún er ályktuð.
featured-badge = í öndvegi
dice-badge = teningur

## Ættir reglusafna

family-alea = Alea Evangelii
family-tablut = Tablut
family-tawlbwrdd = Tawl-bwrdd
family-hnefatafl = Hnefatafl
family-berserk = Berserkjahnefatafl
family-seabattle = Sjóorrusta
family-brandubh = Brandubh
family-ard-ri = Ard ri
family-reference = Önnur hnefatöfl
family-own = Þín eigin töfl
