## Analysis

analysis-title = Analysis
analysis-of = Analysis: { $name }
analysis-lead = Try moves from any position, see what the engine thinks, and add comments.
analysis-start = Starting position
analysis-start-hint = In text notation, top row first: /3t3/… a. Leave empty for the opening position.
analysis-edit = Set up on a board
analysis-begin = Start analysis
analysis-recent = Your analyses
analysis-of-game = a game played here
analysis-kept = Your analysis is saved in this browser only. The address of this page leads back to the current move.
analysis-unfair = This game is still being played. You can analyse it here when it is over.
error-damaged-link = This link is damaged: it contains no readable rules.
analysis-back = Back to the game
analysis-other = Analyse another game
analysis-edit-this = Edit this position
analysis-about = About this analysis
analysis-times = This position has occurred { $count } times.
analysis-end-of-line = End of line
analysis-save = Save analysis

## The engine

analysis-on = on
analysis-off = off
analysis-lines = Lines
analysis-engine-place = Engine
analysis-engine-place-browser = in this browser
analysis-engine-place-server = on the server
analysis-speed = { $count } positions a second
analysis-deeper = Go deeper
analysis-settled = Searching deeper will not change the result.
analysis-engine-off = The engine is off.
analysis-engine-hushed = The engine is paused.
analysis-engine-waiting = Starting the engine…
analysis-chance = { $side } { $chance }
analysis-best = Best: { $move }

## What is drawn over the board

analysis-ways = Escape routes
analysis-threats = Threats
analysis-ways-words = { $count ->
    [0] The king cannot escape within four moves.
    [one] The king has one escape route, in { $moves ->
        [one] one move
       *[other] { $moves } moves
      } if it is not blocked.
   *[other] The king has { $count } escape routes, in { $moves ->
        [one] one move
       *[other] { $moves } moves
      } if they are not blocked.
  }
analysis-threats-words = { $wins ->
    [0] { $count ->
        [0] No threats.
        [one] One piece can be captured next.
       *[other] { $count } pieces can be captured next.
      }
   *[other] The opponent threatens to win with the next move.
  }

## The tree

analysis-marks = Annotate the move
analysis-mark-brilliant = Brilliant move
analysis-mark-good = Good move
analysis-mark-interesting = Interesting move
analysis-mark-doubtful = Doubtful move
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-comment = Comment
analysis-clear-drawings = { $count ->
    [one] Clear the drawing
   *[other] Clear { $count } drawings
  }
analysis-undo = Undo
analysis-redo = Redo
analysis-promote = Promote variation
analysis-delete-branch = Delete from here

## What is spoken

analysis-at-start = Opening position.
analysis-played = { $from } to { $to }.
analysis-picked = { $name } selected, { $count ->
    [one] one legal move
   *[other] { $count } legal moves
  }.
analysis-undone = Undone.
analysis-redone = Redone.
analysis-promoted = Variation promoted.
analysis-branch-deleted = Moves deleted.
analysis-circled = Circle on { $point }.
analysis-drew = Arrow from { $from } to { $to }.

## Keys

analysis-board-keys = Press Shift+Enter on a point to start an arrow, and on another point to finish it; press it twice on the same point to draw a circle. With the mouse, drag with the right button.
analysis-key-walk = Previous or next move
analysis-key-beside = Previous or next variation
analysis-key-ends = First or last position
analysis-key-engine = Engine on or off
analysis-key-lines = Number of lines
analysis-key-say = Read the evaluation aloud
analysis-key-ways = Escape routes
analysis-key-threats = Threats
analysis-key-flip = Flip the board
analysis-key-comment = Add a comment
analysis-key-promote = Promote variation
analysis-key-delete-branch = Delete from here
analysis-key-undo = Undo
analysis-key-redo = Redo
analysis-key-board = Go to the board
analysis-key-draw = On the board: start or finish an arrow, or draw a circle
analysis-key-tree = From the board back to the moves
analysis-key-help = Show this list

## A game looked over

review-title = Game report
review-make = Analyse the game
review-again = Analyse again
review-making = Analysing every move…
review-stop = Stop
review-made = { $count ->
    [0] The game report is ready. There are no turning points.
    [one] The game report is ready. There is one turning point.
   *[other] The game report is ready. There are { $count } turning points.
  }
review-inscribe = Add to the moves
review-inscribed = Added to the moves.
review-accuracy = Accuracy
review-doubtful = Doubtful
review-mistakes = Mistakes
review-blunders = Blunders
review-turns = Turning points
review-no-turns = The engine found no serious mistakes by either side.
review-fault-doubtful = doubtful
review-fault-mistake = mistake
review-fault-blunder = blunder
review-lost = the { $side } dropped from { $before } to { $after }
review-better = Better:
review-graph = Winning chances of the { $side } over { $count } moves. The turning points are listed below.

## Learning from mistakes

learn-begin = Learn from the mistakes of the { $side }
learn-side = { $side } to move
learn-count = { $number } of { $count }
learn-ask = { $move } was played at move { $ply }. Find a better move.
learn-judging = Checking { $move }…
learn-right = { $move } is correct.
learn-better = { $move } is better than the move played, but there is a stronger one.
learn-wrong = { $move } is a mistake too.
learn-shown = The best move was { $move }.
learn-again = Try again
learn-show = Show the solution
learn-next = Next
learn-skip = Skip
learn-end = Finish
learn-over = You found { $found } of { $count } better moves.
