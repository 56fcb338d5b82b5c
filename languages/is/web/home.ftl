## Fyrsta síðan

home-title = Tefla
home-lead = Verjendur byrja umhverfis konung sinn í miðjunni og sækjendur umkringja þá. Konungurinn verður að brjótast út.
home-history = Í írskri guðspjallabók, sem nú er í Corpus Christi College í Oxford (MS 122), teiknaði einhver nítján lína borð og kallaði það { $alea }, guðspjallatafl. Hvernig það var teflt er hvergi sagt. Hér er það sem menn hafa lesið úr því síðan, hver regla með sinni heimild.
home-learn = Er taflið nýtt fyrir þér? Lærðu það í smáum skrefum
home-history-more = Saga þess
home-play-now = Tefla núna: { $name }
home-play-now-note = Liðið þitt: { $side }. Andstæðingur: { $level }, stig { $number }.
home-board-label = Upphafsstaðan: { $layout }
home-recent = Viðureignirnar þínar
home-recent-yours = Liðið þitt: { $side }
home-recent-both = Bæði lið á þessu tæki
home-recent-watch = Fylgst með
home-recent-moves = { $count ->
    [0] ekki hafin
    [one] { $count } leikur
   *[other] { $count } leikir
  }
home-recent-over = lokið
home-recent-remove = Fjarlægja af listanum: { $name }
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
form-side-both = Bæði lið, á þessu tæki
form-side-watch = Hvorugt: horfa á vélina
form-level = Styrkur vélarinnar
form-start = Hefja taflið
form-board = { $size } × { $size }
inferred-badge = ályktað
inferred-note = Enginn hefur sýnt okkur þessa uppstillingu: hún er ályktuð.
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
