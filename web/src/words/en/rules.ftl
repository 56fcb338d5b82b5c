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
rules-layouts = Layouts
rules-layout-board = Opening position: { $layout }
rules-folio = On the manuscript’s drawing
rules-options = Options
rules-note-reading = Why this reading
rules-example-label = Picture: { $text }
rules-outcome-attackers = The attackers win.
rules-outcome-defenders = The defenders win.
rules-outcome-draw = A draw.
rules-not-allowed = Not allowed.
rules-captures = Captured: { $points }.
rules-who = Who is who
group-play = The play
group-pieces = The special pieces
group-throne = The castle
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
