## Forsiden

home-title = Spil
home-history = I en irsk evangeliebog, nu på Corpus Christi College i Oxford (MS 122), tegnede nogen et bræt med nitten linjer og kaldte det { $alea }, evangeliernes spil. Hvordan det blev spillet, står der ikke. Her er de måder, man siden har læst det på, hver regel med sin kilde.
home-learn = Ny i spillet? Lær det i små skridt
home-fair = Er nogen af dem retfærdig?
home-history-more = Dets historie
home-play-now = Spil { $name } nu
home-game = Spil
home-first = Et første parti
home-great = Det store bræt
home-against = Mod
home-against-engine = motoren
home-against-friend = en ven, på denne enhed
home-why = Hvorfor dette spil? Det er kort: halvdelen af de partier, vores motor spillede mod sig selv, var forbi inden for { $plies } træk. Det bliver afgjort: { $drawn } af { $games } endte uafgjort. Og mellem mennesker står det omtrent lige: i { $people } partier fik angriberne { $percent } % (da vores motor spillede mod sig selv, { $engine } %).
home-why-figures = Tallene
home-even = { $side ->
    [attackers] Da vores motor spillede mod sig selv efter disse regler, fik angriberne { $percent } % i { $games } partier. Giv dem til den svageste spiller.
    [defenders] Da vores motor spillede mod sig selv efter disse regler, fik angriberne { $percent } % i { $games } partier. Giv forsvarerne til den svageste spiller.
   *[neither] Da vores motor spillede mod sig selv efter disse regler, fik angriberne { $percent } % i { $games } partier.
  }
home-even-more = Er Alea et retfærdigt spil?
home-board-label = Udgangsstillingen: { $layout }
home-invite = Invitér nogen til at spille
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
