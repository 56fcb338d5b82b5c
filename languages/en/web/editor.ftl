## The rule-set editor

editor-title = Rule-set editor
editor-lead = Edit every rule in plain words, or edit the file beside them. Each follows the other.
editor-begin-other = Start from other rules
editor-from = Start from the rules of
editor-whole = Write out every rule, not only the changes
editor-begin = Use these rules
editor-saved = Or open one of your saved rule sets
editor-saved-choose = choose…
editor-open = Or open a rule-set file
editor-broken-link = This link is damaged: it contains no readable rules.
editor-rules = The rules
editor-text = The file
editor-name = Name
editor-id = Short name, for files and records
editor-layouts-own = Its own layouts
editor-layouts-other = Other layouts
editor-written-here = yours
editor-values = Possible values of this rule
editor-number = Number of turns, { $least } to { $most }
editor-choose = Choose a value:
editor-no-meaning = No effect with the other rules:
editor-as-there = Same as in { $name }
editor-leave-out = Remove
editor-usual = { $count ->
    [one] One more rule with its default value
   *[other] { $count } more rules with their default values
  }
editor-no-toml = The file has syntax errors, so the form cannot be shown. See the errors below the file.
editor-refused = This must be changed in the file:
editor-mistakes = { $count ->
    [one] One error. Correct it to play this rule set.
   *[other] { $count } errors. Correct them to play this rule set.
  }
editor-good = The rule set is valid.
editor-good-but = { $count ->
    [one] The rule set is valid, with one warning.
   *[other] The rule set is valid, with { $count } warnings.
  }
editor-line = Line { $line }
editor-trial = Try your rules
editor-trial-note = Move for either side. When you change the rules, the position is kept as far as they allow.
editor-trial-waits = Correct the errors to see the board.
editor-trial-older = The board still uses the last valid version.
editor-trial-undone = { $count ->
    [one] The new rules do not allow the last move. It was taken back.
   *[other] The new rules do not allow one of the moves. { $count } moves were taken back.
  }
editor-trial-moves = { $moves ->
    [one] One legal move
   *[other] { $moves } legal moves
  }, { $captures ->
    [0] no captures.
    [one] one capture.
   *[other] { $captures } captures.
  }
editor-trial-again = Back to the start
editor-differences = Compared with { $name }
editor-differences-here = Yours
editor-differences-none = No differences yet.
editor-differences-wait = Correct the errors to see the differences.
editor-unnamed = My game
editor-play = Play it
editor-play-note = The game keeps these rules, even if you change them here later.
editor-play-taken = Another rule set has this short name. Choose a different one first.
editor-save = Saved in this browser
editor-save-note = Your work is saved in this browser when you close the page. Save it under its name before you start another.
editor-save-as = Save as “{ $name }”
editor-share = Share or download
editor-share-note = The link contains the whole file and sends nothing to a server. To play from the file, run: hnefi play FILE.
editor-link = Create a link
editor-file = Download the file
editor-measure = Is it fair?
editor-measure-note = The engine can play it against itself and count the results. This takes minutes on a small board and an hour or more on a large one. Save both files in one folder and run these commands there: the first makes the openings, the second plays.
editor-measure-command = Commands
editor-measure-save = Download { $rules } and { $study }
editor-study-title = Is “{ $name }” fair?
