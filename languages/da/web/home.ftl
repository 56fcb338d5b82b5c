## Forsiden

home-title = Spil
home-lead = Forsvarerne begynder omkring deres konge i midten, og angriberne omringer dem. Kongen må bryde ud.
home-history = I en irsk evangeliebog, nu på Corpus Christi College i Oxford (MS 122), tegnede nogen et bræt med nitten linjer og kaldte det { $alea }, evangeliernes spil. Hvordan det blev spillet, står der ikke. Her er de måder, man siden har læst det på, hver regel med sin kilde.
home-learn = Ny i spillet? Lær det i små skridt
home-history-more = Dets historie
home-play-now = Spil { $name } nu
home-play-now-note = Din side: { $side }. Modstander: { $level }, niveau { $number }.
home-board-label = Udgangsstillingen: { $layout }
home-recent = Dine partier
home-recent-yours = Din side: { $side }
home-recent-both = Begge sider på denne enhed
home-recent-watch = Tilskuer
home-recent-moves = { $count ->
    [0] ikke begyndt
    [one] ét træk
   *[other] { $count } træk
  }
home-recent-over = slut
home-recent-remove = Fjern { $name } fra listen
home-choose = Vælg dit spil
form-rules = Regelsæt
form-about = Læs disse regler
form-layout = Opstilling
form-draw = Tegn din egen opstilling
options-offered = Tilvalg
options-readings = { $count ->
    [one] En anden læsning
   *[other] { $count } andre læsninger
  }
options-readings-hint = Hvor kilden kan læses anderledes. Af hver regel kan kun én læsning vælges.
form-side = Du spiller
form-side-random = Tilfældig side
form-side-both = Begge sider, på denne enhed
form-side-watch = Ingen: se motoren spille
form-level = Motorens styrke
form-start = Begynd partiet
form-board = { $size } × { $size }
inferred-badge = udledt
inferred-note = Ingen har vist os denne opstilling: den er udledt.
featured-badge = fremhævet
dice-badge = terning

## Familier af regelsæt

family-alea = Alea Evangelii
family-tablut = Tablut
family-tawlbwrdd = Tawl-bwrdd
family-hnefatafl = Hneftafl
family-berserk = Berserk-hneftafl
family-seabattle = Søslag
family-brandubh = Brandubh
family-ard-ri = Ard ri
family-reference = Andre taflspil
family-own = Dine egne spil
