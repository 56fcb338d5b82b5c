## The layout editor

layout-title = Layout editor
layout-symmetry = Symmetry of the brush
layout-size = Board
layout-from = Begin with a layout of the program
layout-from-none = choose one…
layout-rules = To be played by the rules of
layout-name = Name
layout-unnamed = My layout
layout-good = It can be played so.
layout-overruled = “{ $mark }”: drawn on { $drawn }. These rules have it on { $played } instead, and so it is played.
layout-unused = “{ $mark }”: drawn on { $drawn }. These rules take no notice of it.
layout-to-have-it-drawn = To have it played as it is drawn, change its rules.
layout-broken-link = This link is damaged: no layout could be read from it.
layout-underlay = Show the manuscript’s points
layout-on-points = { $on } of its { $of } points are taken, { $beside ->
    [0] and nobody stands beside them.
    [one] and one piece stands beside them.
   *[other] and { $beside } pieces stand beside them.
  }
layout-manuscript = The manuscript
layout-play = Play it
layout-change-rules = Change its rules
layout-keep = In this browser
layout-keep-note = What is on the board stays there when the page is closed. Put it away by its name to begin something else.
layout-keep-as = Put away as “{ $name }”
layout-take-away = Take it along
layout-link = Make a link
layout-file = Save as a file
layout-show-file = The file
layout-open = Open a rule-set file
layout-no-file = That file is no rule set without mistakes, or its board is not one of those that are drawn here.
layout-measure = Is it fair?
layout-measure-note = The engine can play it against itself and count: that takes minutes on a small board, an hour or more on a large one. Save both files into one folder, and type this command there.
layout-measure-save = Save { $rules } and { $study }
layout-study-title = Is “{ $name }” fair?
symmetry-none = none
symmetry-half-turn = twofold: half a turn
symmetry-mirror = twofold: left and right
symmetry-quarter-turns = fourfold: quarter turns
symmetry-mirrors = fourfold: two mirrors
symmetry-all = eightfold: turns and mirrors
