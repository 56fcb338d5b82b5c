## The first page

home-title = Play
home-history = In an Irish gospel-book, now at Corpus Christi College, Oxford (MS 122), a board of nineteen lines is drawn and called { $alea }, the game of the Gospels. The book does not say how it was played. Here are the ways people have reconstructed it since, each rule with its source.
home-learn = New to the game? Learn it step by step
home-fair = Is any of them fair?
home-history-more = Read its history
home-play-now = Play { $name } now
home-game = Game
home-first = A first game
home-great = The great board
home-against = Against
home-against-engine = the engine
home-against-friend = a friend, on this device
home-why = Why this game? It is short: half of the games that our engine played against itself were over within { $plies } moves. It is decided: { $drawn } of { $games } were drawn. And it is about even between people: in { $people } games the attackers scored { $percent } % (when our engine played itself, { $engine } %).
home-why-figures = The figures
home-even = { $side ->
    [attackers] When our engine played itself by these rules, the attackers scored { $percent } % in { $games } games. Give them to the weaker player.
    [defenders] When our engine played itself by these rules, the attackers scored { $percent } % in { $games } games. Give the defenders to the weaker player.
   *[neither] When our engine played itself by these rules, the attackers scored { $percent } % in { $games } games.
  }
home-even-more = Is Alea fair?
home-board-label = The opening position: { $layout }
home-invite = Invite somebody to play
home-choose = Choose a game
form-rules = Rule set
form-about = Read these rules
form-layout = Layout
form-draw = Create a layout
options-offered = Options
options-readings = { $count ->
    [one] One other reading
   *[other] { $count } other readings
  }
options-readings-hint = Other ways to read the source. Choose one reading per rule.
form-side = You play
form-side-random = Random side
form-start = Start the game
form-board = { $size } × { $size }
inferred-badge = inferred
inferred-note = No source shows this layout: it is inferred.
featured-badge = featured
dice-badge = dice

## Families of rule sets

family-alea = Alea Evangelii
family-tablut = Tablut
family-tawlbwrdd = Tawl-bwrdd
family-hnefatafl = Hnefatafl
family-berserk = Berserk hnefatafl
family-seabattle = Sea battle
family-brandubh = Brandubh
family-ard-ri = Ard ri
family-reference = Other tafl games
family-own = Your rule sets
