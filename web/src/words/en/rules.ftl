## Rules

rules-title = Rules
rules-lead = Every rule set is somebody's answer to a hard question. Each rule here says who gives it, and whether it was written, only shown, or is our reading.
rules-own = Write rules of your own
rules-play = Play this
rules-back-to-game = Back to the game
rules-compare = Compare with another
rules-analyse = Analyse
rules-edit-position = Set up a position
rules-edit-layout = Change this layout
rules-change = Change these rules
rules-contents = In this rule set
rules-neighbours = Neighbours
rules-neighbours-lead = The rule sets that differ least from this one, and in what.
rules-neighbour-differences = { $count ->
    [0] the same rules on another board
    [one] one rule differs
   *[other] { $count } rules differ
  }
rules-neighbour-here = Here
rules-neighbour-there = There
rules-neighbour-compare = Rule by rule
rules-search = Find a rule set
rules-search-board = Board
rules-search-any = any size
rules-search-found = { $count ->
    [0] No rule set fits.
    [one] One rule set.
   *[other] { $count } rule sets.
  }
rules-board = { $size } × { $size }
rules-sources = Sources
rules-sources-compared = Where sources disagree, and what their words mean
rules-layouts = Layouts
rules-layout-board = Opening position: { $layout }
rules-layout-unsourced = No source shows this layout.
rules-on-layout = Rule sets that are played on it
rules-on-layout-usual = It is the usual layout of
rules-on-layout-other = It can be chosen for
rules-folio = On the manuscript’s drawing
rules-note-reading = Why this reading
readings-title = Readings
readings-lead = Where the source is silent or can be read in more than one way: how it is read here, how else it can be read, in whose source each reading is written or shown, and what the laboratory has measured of it.
readings-rule = Rule { $number }
readings-elsewhere = It changes another rule in the place of this one.
readings-alone = No other reading of this rule can be played here.
readings-ours = Read here
readings-other = Another reading
readings-with = The option changes other rules as well.
readings-held-by = Written or shown in the source of
readings-held-by-none = In the source of no other rule set of this family and board.
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
readings-average = On average over the rule sets of the study.
readings-play = Play it so
readings-compare = Compare
rules-example-label = Picture: { $text }
rules-outcome-attackers = The attackers win.
rules-outcome-defenders = The defenders win.
rules-outcome-draw = A draw.
rules-not-allowed = Not allowed.
rules-captures = Captured: { $points }.
rules-who = Who is who
group-play = The play
group-pieces = The special pieces
group-throne = The throne
group-corners = The corners
group-camps = The camps
group-capture = Capture
group-king = The king
group-end = The end
rule-absent = This rule has no meaning here.
rules-try = Try it
rules-try-this = Try it: { $text }
rules-try-back = Back
rules-try-leave = Leave it
