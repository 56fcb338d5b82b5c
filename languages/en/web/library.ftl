## Import

import-title = Import games
import-lead = Paste game records or drop a file here. hnefi recognises the format, replays each game by its rules and reports any errors.
import-text = Game records
import-file = Or choose a file
import-format = Format
import-recognised = detect automatically
import-rules = Rule set
import-rules-as-written = as stated in the record
import-rules-choose = choose a rule set
import-which = { $count ->
    [one] By which rules was this game played?
   *[other] By which rules were these { $count } games played?
  }
import-guesses = Matching board and start
import-guess-share = { $games } of { $of } games can be replayed to the end
import-guessed = The text names no known rule set. The best matches are listed first; several may fit.
import-not-guessed = The text names no known rule set, and these moves are not legal in any rule set here.
import-by-these = Use these rules
import-read = Read the games
import-too-large = This file is { $size } MB. The limit is 3 MB. Use `hnefi convert` and `hnefi verify` for larger files.
import-found = { $count ->
    [0] No game
    [one] One game
   *[other] { $count } games
  }
import-format-found = Format: { $format }.
import-good = { $count ->
    [one] One of them is valid.
   *[other] { $count } of them are valid.
  }
import-keep = { $count ->
    [one] Add it to the library
   *[other] Add { $count } games to the library
  }
import-kept = { $count ->
    [0] All of these games were already in the library.
    [one] One game was added to the library.
   *[other] { $count } games were added to the library.
  }
import-to-library = Go to the library
import-errors = { $count ->
    [one] One line could not be read:
   *[other] { $count } lines could not be read:
  }
import-line = line { $line }
import-line-column = line { $line }, column { $column }:
import-no-rules = unknown rules
import-look = View
import-problem-unknown-rules = It names an unknown rule set.
import-problem-not-a-game = Not valid by these rules: its start or end does not match them.
import-problem-move = Not valid by these rules: move { $ply }, { $move }, is not legal.
import-problem-too-long = Too long: only the first { $legal } moves were read.
import-problem-unreadable = Move { $ply } cannot be read. Everything before it was.

## Records that are analysed

record-paste = Open a game record
record-paste-hint = Paste moves, a position or a whole record, with comments and variations, or drop a file here: PGN, SGF, OpenTafl, JSON, hnefatafl.org and more. The rule set is guessed where none is named.
record-open = Open in analysis
record-nothing = The text holds no game.
record-title = The record
record-guessed = The record names no known rule set. Guessed:
record-guessed-rules = guessed
record-guess-in-part = not to the end
record-cut = { $count ->
    [one] One variation ends early because of an illegal move.
   *[other] { $count } variations end early because of illegal moves.
  }

## Formats

format-jsonl = hnefi game lines (JSON Lines), with everything hnefi knows about a game
format-json = hnefi games as one JSON array
format-aagenielsen = Table of aagenielsen.dk (TSV)
format-aagenielsen-csv = Table of aagenielsen.dk (CSV)
format-aagenielsen-json = Table of aagenielsen.dk (JSON)
format-unibo = Table of the Bologna challenge (TSV)
format-unibo-csv = Table of the Bologna challenge (CSV)
format-unibo-json = Table of the Bologna challenge (JSON)
format-amarok = Table of the tafl-database (TSV)
format-amarok-csv = Table of the tafl-database (CSV)
format-amarok-json = Table of the tafl-database (JSON)
format-moves = Move list, plain text
format-pgn = Portable game notation (PGN)
format-sgf = Smart game format (SGF)
format-otg = OpenTafl game file
format-ludii = Ludii trial
format-bologna = Log of the Bologna server
format-other-json = JSON of other programs (hnefatafl.org, AageNielsenData, tafl-database, ftzm)

## Library

library-title = Library
share-link = Share and export
library-lead = All games played here or imported.
library-here-lead = The games that this browser keeps, played here or imported. Nobody else sees them.
library-remove = Remove from this browser
library-remove-sure = Remove this game from this browser? This cannot be undone.
library-remove-yes = Remove it
library-remove-no = Keep it
library-import = Import games
library-explore = Explore openings
library-explore-here = Explore from here
library-player = Player
library-rules = Rule set
library-any-rules = any
library-result = Result
library-any-result = any
library-from = From
library-to = To
library-result-attackers = the attackers won
library-result-defenders = the defenders won
library-result-draw = drawn
library-result-unfinished = unfinished
library-found = { $count ->
    [0] No games found.
    [one] One game.
   *[other] { $count } games.
  }
library-indexing = Older games are still being indexed.
library-with-position = Games that contain a given position, also rotated or mirrored.
library-without-position = Show all games
library-games = Games found
library-pages = Pages
library-page = Page { $page } of { $pages }
library-newer = Newer games
library-older = Older games
library-engine = engine, level { $level }
library-unknown-player = unknown player
library-plies = { $count ->
    [one] one move
   *[other] { $count } moves
  }
library-open = Open
library-analyse = Analyse
tag-date = Date
tag-event = Event
tag-site = Place
tag-round = Round
tag-time-control = Time control
tag-variant = Rules as named in the record
tag-termination = Termination
tag-annotator = Annotator

## Study games

study-games-title = Study games
study-games-lead = Games of the balance studies on this server; of the largest studies the first of each kind. The engine played both sides. These games are not among your own.
study-games-results = What the studies found
study-games-excerpt = { $here } of { $games } games are here: the first of each rule set at each strength.
study-games-study = Study
study-games-arm = Rules and layout
study-games-strength = Strength
study-games-strength-even = { $positions } positions a move
study-games-strength-uneven = { $attackers } positions a move for the attackers, { $defenders } for the defenders
study-games-bare = from the bare start
study-games-evaluation = by the evaluation “{ $evaluation }”
study-games-before = Previous games
study-games-after = More games
study-game-name = { $study }, game { $number }
study-game-of-cell = game { $game } of these rules at this strength
study-game-longest = Stopped at the study’s longest game.
study-game-others = All games of these rules in this study

## Replay

replay-at = Move { $ply } of { $of }: { $move }
replay-start = { $of ->
    [one] Start of the game (one move)
   *[other] Start of the game ({ $of } moves)
  }
replay-last = Last position
replay-moves = All moves

## Explorer

explore-title = Opening explorer
explore-lead = Moves played in a position, in all library games with the same rules. A position and its rotations and mirror images count as one; moves are shown as they appear on this board.
explore-board = { $rules }, the position after { $count } moves
explore-path = Moves so far
explore-start = Start
explore-games = { $count ->
    [0] No games reached this position
    [one] One game reached this position
   *[other] { $count } games reached this position
  }
explore-moves = Moves played
explore-move = Move
explore-count = Games
explore-results = Results
explore-legend = Colour key
explore-images = rotated or mirrored: also { $moves }
explore-share = Attackers { $attackers }, defenders { $defenders }, drawn { $draws }, unfinished { $open }
explore-nothing = No moves were played from this position.
explore-show-games = Show these games
