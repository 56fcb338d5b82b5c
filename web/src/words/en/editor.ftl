## The rule-set editor

editor-title = Rules of your own
editor-lead = Every rule in plain words, and beside it the file that says them. Change either; the other follows.
editor-begin-other = Begin with something else
editor-from = Begin with the rules of
editor-whole = Write every rule out, not only what changes
editor-begin = Begin with these
editor-kept = Or go on with one that you have put away
editor-kept-choose = choose one…
editor-open = Or open a rule-set file
editor-broken-link = This link is damaged: no rules could be read from it.
editor-rules = The rules
editor-text = The file
editor-name = Name
editor-id = Short name, for files and records
editor-layouts-own = Its own
editor-layouts-other = Other layouts
editor-written-here = yours
editor-values = What this rule can be
editor-number = A number of turns, from { $least } to { $most }
editor-choose = A choice is needed here:
editor-no-meaning = Without meaning beside the other rules:
editor-as-there = As in { $name }
editor-leave-out = Leave it out
editor-usual = { $count ->
    [one] One more, as it usually is
   *[other] { $count } more, as they usually are
  }
editor-no-toml = The file cannot be read as it stands, so that the form does not know what it says. What is wrong stands below the file.
editor-refused = That has to be changed in the file itself:
editor-mistakes = { $count ->
    [one] One mistake. Until it is mended, this is no game.
   *[other] { $count } mistakes. Until they are mended, this is no game.
  }
editor-good = A good rule set.
editor-good-but = { $count ->
    [one] A good rule set, with one thing worth a second look.
   *[other] A good rule set, with { $count } things worth a second look.
  }
editor-line = Line { $line }
editor-trial = What would happen here?
editor-trial-note = Move for either side: whatever your rules allow. When you change them, the position stays as far as they let it.
editor-trial-waits = The board comes once the rules make a game.
editor-trial-older = The board still goes by the last version without mistakes.
editor-trial-undone = { $count ->
    [one] Your rules forbid the last move now: it was taken back.
   *[other] Your rules forbid one of the moves now: { $count } were taken back.
  }
editor-trial-moves = { $moves ->
    [one] One legal move
   *[other] { $moves } legal moves
  }, { $captures ->
    [0] none of which captures.
    [one] one of which captures.
   *[other] { $captures } of which capture.
  }
editor-trial-again = Back to the start
editor-differences = Beside { $name }
editor-differences-here = Yours
editor-differences-none = No rule differs yet.
editor-differences-wait = What differs is told once the rules make a game.
editor-unnamed = My game
editor-play = Play it
editor-play-note = The game keeps these rules, whatever you change afterwards.
editor-play-taken = The short name belongs to another rule set: give yours one of its own first.
editor-keep = In this browser
editor-keep-note = What you write stays here when the page is closed. Put it away by its name to begin something else.
editor-keep-as = Put away as “{ $name }”
editor-take-away = Take it along
editor-take-away-note = The link holds the whole file, and no server reads it. The program plays by the file: hnefi play FILE.
editor-link = Make a link
editor-file = Save as a file
editor-measure = Is it fair?
editor-measure-note = The engine can play it against itself and count: that takes minutes on a small board, an hour or more on a large one. Save both files into one folder, and type this command there.
editor-measure-command = The command
editor-measure-save = Save { $rules } and { $study }
editor-study-title = Is “{ $name }” fair?
