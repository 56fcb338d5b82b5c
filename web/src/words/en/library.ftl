## Import

import-title = Bring in games
import-lead = Paste games that were written down somewhere, or drop a file here: hnefi recognises the format, plays each game again by its rules, and tells what does not hold.
import-text = The games
import-file = Or a file
import-format = Format
import-recognised = as it is recognised
import-rules = Rule set
import-rules-as-written = as the record says
import-rules-choose = choose a rule set
import-which = { $count ->
    [one] By which rules was this game played?
   *[other] By which rules were these { $count } games played?
  }
import-guesses = Fit the board and the start
import-guess-part = { $games } of { $of } games to the end
import-guessed = The text does not name rules that are known here. The first ones in the list fit best; several may fit.
import-not-guessed = The text does not name rules that are known here, and by none of those here can these moves be begun.
import-by-these = Read by these rules
import-read = Read the games
import-too-large = This file has { $size } MB; at most 3 MB are read at a time. `hnefi convert` and `hnefi verify` read any length.
import-found = { $count ->
    [0] No game
    [one] One game
   *[other] { $count } games
  }
import-format-found = Read as: { $format }.
import-good = { $count ->
    [one] One of them is a game by its rules.
   *[other] { $count } of them are games by their rules.
  }
import-keep = { $count ->
    [one] Keep it in the library
   *[other] Keep { $count } games in the library
  }
import-kept = { $count ->
    [0] All of these were in the library already.
    [one] One game is new in the library.
   *[other] { $count } games are new in the library.
  }
import-to-library = To the library
import-errors = { $count ->
    [one] One place could not be read:
   *[other] { $count } places could not be read:
  }
import-line = line { $line }
import-line-column = line { $line }, column { $column }:
import-no-rules = rules unknown
import-look = Look at it
import-problem-unknown-rules = The rules it names are not known here.
import-problem-not-a-game = By these rules it is no game: how it begins or ends does not fit them.
import-problem-move = By these rules it is no game: move { $ply }, { $move }, does not fit them.
import-exactly = The exact message

## Formats

format-jsonl = Game lines (JSON), all that hnefi knows of a game
format-json = The same as one JSON array
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
library-lead = Every game that was played here or brought in, to look at again.
library-import = Bring in games
library-explore = Explore openings
library-explore-here = Explore from here
library-player = Player
library-rules = Rule set
library-any-rules = any
library-result = Result
library-any-result = any
library-from = From
library-to = Until
library-result-attackers = the attackers won
library-result-defenders = the defenders won
library-result-draw = drawn
library-result-unfinished = unfinished
library-found = { $count ->
    [0] No game fits.
    [one] One game.
   *[other] { $count } games.
  }
library-filling = Older games are still being put on the shelf.
library-with-position = Games in which a certain position occurred, turned and mirrored as it may be.
library-without-position = All games
library-games = Games found
library-pages = Pages
library-page = Page { $page } of { $pages }
library-newer = Newer games
library-older = Older games
library-engine = engine, level { $level }
library-somebody = somebody
library-plies = { $count ->
    [one] one move
   *[other] { $count } moves
  }
library-open = Open
library-analyse = Analyse
tag-date = Date
tag-event = Occasion
tag-site = Place
tag-round = Round
tag-variant = Rules as named
tag-termination = End
tag-annotator = Remarks by

## Replay

replay-at = Move { $ply } of { $of }: { $move }
replay-start = { $of ->
    [one] The start, before one move
   *[other] The start, before { $of } moves
  }
replay-first = To the start
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-moves = All moves

## Explorer

explore-title = Openings
explore-lead = What was played in a position, in all games of the library under the same rules. A game and its mirror image count as one opening: where a position came about turned or mirrored, its moves are shown as they lie on this board.
explore-board = { $rules }, the position after { $count } moves
explore-trail = Moves so far
explore-start = Start
explore-games = { $count ->
    [0] No game came here
    [one] One game came here
   *[other] { $count } games came here
  }
explore-moves = Moves played from here
explore-move = Move
explore-count = Games
explore-results = How they ended
explore-legend = What the colours mean
explore-images = turned or mirrored also { $moves }
explore-share = Attackers { $attackers }, defenders { $defenders }, drawn { $draws }, unfinished { $open }
explore-nothing = Nothing was played from here.
explore-show-games = Show these games
