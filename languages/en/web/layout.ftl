## The layout editor

layout-title = Layout editor
layout-symmetry = Symmetry of the brush
layout-size = Board
layout-from = Start from a built-in layout
layout-from-none = choose…
layout-rules = Play it with the rules of
layout-name = Name
layout-unnamed = My layout
layout-good = Ready to play.
layout-added = “{ $mark }”: these rules place it on { $played }.
layout-overruled = “{ $mark }”: drawn on { $drawn }. These rules place it on { $played }, and that is what is played.
layout-unused = “{ $mark }”: drawn on { $drawn }. These rules ignore it.
layout-to-have-it-drawn = To play it as drawn, edit its rules.
layout-broken-link = This link is damaged: it contains no readable layout.
layout-underlay = Show the manuscript’s points
layout-on-points = { $on } of { $of } manuscript points are occupied, { $beside ->
    [0] and no piece is on any other point.
    [one] and one piece is on another point.
   *[other] and { $beside } pieces are on other points.
  }
layout-manuscript = The manuscript
layout-play = Play it
layout-change-rules = Edit its rules
layout-save = Saved in this browser
layout-save-note = The board is saved in this browser when you close the page. Save it under its name before you start another.
layout-save-as = Save as “{ $name }”
layout-share = Share or download
layout-link = Create a link
layout-file = Download the file
layout-show-file = Show the file
layout-open = Open a rule-set file
layout-no-file = This file is not a valid rule set, or its board has a size that cannot be drawn here.
layout-measure = Is it fair?
layout-measure-note = The engine can play it against itself and count the results. This takes minutes on a small board and an hour or more on a large one. Save both files in one folder and run these commands there: the first makes the openings, the second plays.
layout-measure-save = Download { $rules } and { $study }
layout-study-title = Is “{ $name }” fair?
symmetry-none = none
symmetry-half-turn = 2-fold: half-turn
symmetry-mirror = 2-fold: left–right mirror
symmetry-quarter-turns = 4-fold: quarter-turns
symmetry-mirrors = 4-fold: two mirrors
symmetry-all = 8-fold: turns and mirrors
