## Rules

rules-title = Rules
rules-lead = Much about these games is uncertain. For each rule you can see its source, and whether the source states it, only shows it, or we had to choose a reading.
rules-own = Create a rule set
rules-play = Play
rules-back-to-game = Back to the game
rules-compare = Compare with another rule set
rules-analyse = Analyse
rules-edit-position = Set up a position
rules-edit-layout = Edit this layout
rules-change = Edit these rules
rules-contents = In this rule set
rules-similar = Similar rule sets
rules-similar-lead = The rule sets that differ least from this one, and their differences.
rules-similar-differences = { $count ->
    [0] the same rules on another board
    [one] one rule differs
   *[other] { $count } rules differ
  }
rules-similar-here = This rule set
rules-similar-there = The other
rules-similar-compare = Compare rule by rule
rules-search = Find a rule set
rules-search-board = Board
rules-search-any = any size
rules-search-found = { $count ->
    [0] No rule sets found.
    [one] One rule set.
   *[other] { $count } rule sets.
  }
rules-board = { $size } × { $size }
rules-sources = Sources
rules-sources-compared = Disagreements between sources, and their terms
rules-layouts = Layouts
rules-layout-board = Opening position: { $layout }
rules-layout-unsourced = No source shows this layout.
rules-on-layout = Rule sets that use this layout
rules-on-layout-usual = Default layout of
rules-on-layout-other = Also available in
rules-folio = View on the manuscript’s drawing
rules-note-reading = Why this reading
readings-title = Readings
readings-lead = Where the source is silent or unclear: the reading used here, the alternatives, the sources that support each one, and its measured effect on balance.
readings-rule = Rule { $number }
readings-elsewhere = This changes another rule instead.
readings-alone = No other reading of this rule can be played here.
readings-ours = Used here
readings-other = Another reading
readings-with = The option changes other rules as well.
readings-held-by = Stated or shown in the source of
readings-held-by-none = Not in the source of any other rule set of this family and board size.
readings-more = { $count ->
    [one] one more
   *[other] { $count } more
  }
readings-unmeasured = Not measured yet.
readings-effect = { $value } points for the { $attackers } (95 % interval { $low } to { $high }).
readings-score = Score of the { $attackers } { $value } ({ $low } to { $high }), { $games ->
        [one] 1 game
       *[other] { $games } games
    } at { $positions } positions a move.
readings-average = Average over the rule sets of the study.
readings-play = Play with this reading
readings-compare = Compare
rules-example-label = Picture: { $text }
rules-outcome-attackers = The attackers win.
rules-outcome-defenders = The defenders win.
rules-outcome-draw = The game is drawn.
rules-not-allowed = Not allowed.
rules-captures = Captured: { $points }.
rules-who = Pieces
group-play = General
group-pieces = Special pieces
group-throne = Throne
group-corners = Corners
group-camps = Camps
group-capture = Capture
group-king = King
group-end = End of the game
rules-absent = Not used in this rule set.
rules-try = Try it
rules-try-this = Try it: { $text }
rules-try-back = Back
rules-try-close = Close

## Families of rule sets

family-alea-history = The board of a gospel-book of the eleventh or twelfth century, nineteen lines each way, said to come from king Athelstan’s house. The text explains the pieces by the Gospels and says little about how to play; everything here is reconstruction.
family-tablut-history = The game that Linnaeus saw played by the Sami of Lapland in 1732 and described in his diary: with the Welsh page of 1587, one of only two old texts that tell how a tafl game is played. Its readings differ over the throne, the camps and the king.
family-tawlbwrdd-history = The Welsh game, named in older laws with a king and eight men against sixteen, and described by Robert ap Ifan in 1587: a king and twelve men against twenty-four on eleven squares by eleven.
family-hnefatafl-history = The games played today under the Norse name, most of them on eleven lines with corners to escape to. They grew out of the museum games of the twentieth century and what was learnt from thousands of games played online.
family-berserk-history = A modern game with commanders, a knight, jumps and multiple captures.
family-seabattle-history = Games without special points, with an unarmed king that is captured on four sides.
family-brandubh-history = The Irish game on seven lines: a chief and four men against eight, as described in poems.
family-ard-ri-history = The Scottish name for games on seven lines with a king and eight men against sixteen.
family-reference-history = Simple games used as a benchmark for the others, and related modern games.
family-own-history = Rule sets loaded from files when this server was started.

## The gallery

rules-one-minute = In one minute
topic-aim = Aim
topic-moves = Moves
topic-capture = Capture
topic-king = King
topic-end = End
topic-special = Special
gallery-all = All rule sets
gallery-any = any
gallery-family = Family
gallery-goal = The king wins
gallery-goal-corner = in a corner
gallery-goal-edge = at the edge
gallery-king = The king is
gallery-king-strong = strong: taken by four
gallery-king-weak = weak: taken by two
gallery-order = Order
gallery-order-family = By family and age
gallery-order-size = Smallest board first
gallery-order-length = Shortest game first
gallery-order-draws = Fewest draws first
gallery-order-simple = Simplest rules first
gallery-figures = Lengths and draws are from games of the engine against itself. Minutes are counted at { $seconds } seconds a move.
gallery-men = { $attackers } against { $defenders } and the king
gallery-card-corner = King to a corner
gallery-card-edge = King to the edge
gallery-card-strong = strong king
gallery-card-weak = weak king
gallery-measured = About { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } ({ $plies } moves) · { $draws } drawn
gallery-unmeasured = Length and draws: not measured

## Which should I play?

advisor-title = Which should I play?
advisor-answer = Answer the three questions, and one to three games appear here, each with the reasons.
advisor-length = How long may it take?
advisor-length-short = A quarter of an hour
advisor-length-medium = Half an hour
advisor-length-long = A long evening
advisor-win = How should the king win?
advisor-win-corner = In a corner
advisor-win-edge = At the edge
advisor-win-simple = As you like, but simply
advisor-want = What matters more?
advisor-want-fair = A fair game
advisor-want-source = An old source
advisor-found = { $count ->
    [0] No game is known that suits.
    [one] One game suits you.
   *[other] { $count } games suit you, the best first.
  }
advisor-because-length = About { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }: { $plies } moves, at { $seconds } seconds each.
advisor-because-board = Not measured. Other games on { $size } × { $size } take about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }: { $plies } moves, at { $seconds } seconds each.
advisor-because-corner = The king wins in a corner.
advisor-because-edge = The king wins at the edge.
advisor-because-simple = { $count ->
    [one] One sentence tells
   *[other] { $count } sentences tell
  } all that one must know.
advisor-because-fair = The attackers score { $score } ({ $low } to { $high }) in { $games ->
    [one] 1 game
   *[other] { $games } games
  } of the engine against itself; { $draws } are draws.
advisor-because-people = In { $games ->
    [one] 1 game
   *[other] { $games } games
  } between people the attackers score { $score }.
advisor-because-source = Its source, of { $year }, states or shows { $known } of { $rules } rules.
advisor-opponent = You play the { $side } against { $level }, level { $number }.
