## Forsiden

home-title = Spill
home-history = I en irsk evangeliebok, nå ved Corpus Christi College i Oxford (MS 122), tegnet noen et brett med nitten linjer og kalte det { $alea }, evangeliespillet. Hvordan det ble spilt, står det ikke noe om. Her er måtene folk siden har tolket det på, hver regel med sin kilde.
home-learn = Nytt spill for deg? Lær det i små skritt
home-fair = Er noen av dem rettferdig?
home-history-more = Historien bak
home-play-now = Spill { $name } nå
home-game = Spill
home-first = Et første parti
home-great = Det store brettet
home-against = Mot
home-against-engine = motoren
home-against-friend = en venn, på denne enheten
home-why = Hvorfor dette spillet? Det er kort: halvparten av partiene som motoren vår spilte mot seg selv, var over innen { $plies } trekk. Det blir avgjort: { $drawn } av { $games } endte uavgjort. Og mellom mennesker er det omtrent jevnt: i { $people } partier fikk angriperne { $percent } % (da motoren vår spilte mot seg selv, { $engine } %).
home-why-figures = Tallene
home-even = { $side ->
    [attackers] Da motoren vår spilte mot seg selv etter disse reglene, fikk angriperne { $percent } % i { $games } partier. Gi dem til den svakeste spilleren.
    [defenders] Da motoren vår spilte mot seg selv etter disse reglene, fikk angriperne { $percent } % i { $games } partier. Gi forsvarerne til den svakeste spilleren.
   *[neither] Da motoren vår spilte mot seg selv etter disse reglene, fikk angriperne { $percent } % i { $games } partier.
  }
home-even-more = Er Alea et rettferdig spill?
home-board-label = Utgangsstillingen: { $layout }
home-invite = Inviter noen til å spille
home-choose = Velg spill
form-rules = Regelsett
form-about = Les disse reglene
form-layout = Oppstilling
form-draw = Tegn din egen oppstilling
options-offered = Valg
options-readings = { $count ->
    [one] Én annen tolkning
   *[other] { $count } andre tolkninger
  }
options-readings-hint = Der kilden kan tolkes annerledes. For hver regel kan bare én tolkning velges.
form-side = Du spiller
form-side-random = Tilfeldig side
form-start = Begynn partiet
form-board = { $size } × { $size }
inferred-badge = utledet
inferred-note = Ingen har vist oss denne oppstillingen: Den er utledet.
featured-badge = utvalgt
dice-badge = terning

## Familier av regelsett

family-alea = Alea Evangelii
family-tablut = Tablut
family-tawlbwrdd = Tawl-bwrdd
family-hnefatafl = Hnefatafl
family-berserk = Berserk-hnefatafl
family-seabattle = Sjøslag
family-brandubh = Brandubh
family-ard-ri = Ard ri
family-reference = Andre taflspill
family-own = Dine egne spill
