## Analysis

analysis-title = Analysis
analysis-of = Analysis: { $name }
analysis-lead = Try moves from any position, have the engine look at them, and write down what you find.
analysis-start = Position to begin with
analysis-start-hint = As a position is written, the top row first: /3t3/… a. Left empty, it is the opening position.
analysis-edit = Set it up on a board
analysis-begin = Begin the analysis
analysis-recent = Your analyses
analysis-of-game = a game played here
analysis-kept = This browser keeps what you write here, and nobody else does. The address leads back to the move you stand on.
analysis-unfair = This game still goes on. As long as two play it, each thinks for himself; when it has ended, it can be analysed here.
error-damaged-link = This link is damaged: no rules could be read from it.
analysis-back = Back to the game
analysis-other = Analyse something else
analysis-edit-this = Change this position
analysis-about = About this analysis
analysis-times = This position stands on the board for time number { $count }.
analysis-end-of-line = End of the line
analysis-save = Save the analysis

## The engine

analysis-on = on
analysis-off = off
analysis-lines = Lines
analysis-speed = { $count } positions a second
analysis-deeper = Go deeper
analysis-settled = Nothing deeper would change it.
analysis-engine-off = The engine is off.
analysis-engine-hushed = It keeps silent for now.
analysis-engine-waiting = It begins to look…
analysis-chance = { $side } { $chance }
analysis-best = Best: { $move }

## What is drawn over the board

analysis-ways = The king’s ways
analysis-threats = Threats
analysis-ways-words = { $count ->
    [0] The king finds no way out within four moves.
    [one] One way out for the king in { $moves ->
        [one] one move
       *[other] { $moves } moves
      }, if nobody stopped him.
   *[other] { $count } ways out for the king in { $moves ->
        [one] one move
       *[other] { $moves } moves
      }, if nobody stopped him.
  }
analysis-threats-words = { $wins ->
    [0] { $count ->
        [0] Nothing is threatened.
        [one] One piece could be captured next.
       *[other] { $count } pieces could be captured next.
      }
   *[other] The other side threatens to win at once.
  }

## The tree

analysis-marks = Sign behind the move
analysis-mark-brilliant = Brilliant move
analysis-mark-good = Good move
analysis-mark-interesting = Interesting move
analysis-mark-doubtful = Doubtful move
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-comment = Comment
analysis-wipe = { $count ->
    [one] Wipe the drawing
   *[other] Wipe { $count } drawings
  }
analysis-undo = Undo
analysis-redo = Redo
analysis-promote = Move this branch up
analysis-prune = Cut off from here

## What is spoken

analysis-at-start = The opening position.
analysis-played = { $from } to { $to }.
analysis-picked = { $name } picked up, { $count ->
    [one] one point
   *[other] { $count } points
  } to go to.
analysis-undone = Undone.
analysis-redone = Done again.
analysis-promoted = The branch has moved up.
analysis-pruned = Cut off.
analysis-circled = Circle on { $point }.
analysis-drew = Arrow from { $from } to { $to }.

## Keys

analysis-board-keys = Shift and Enter begins an arrow on a point and ends it on another; on the same point it makes a circle. With the mouse, drag with the right button.
analysis-key-walk = One move back, one move on
analysis-key-beside = The move above or below in the same position
analysis-key-ends = First position, end of the line
analysis-key-engine = Engine on or off
analysis-key-lines = Number of lines
analysis-key-say = Say how things stand
analysis-key-ways = The king’s ways
analysis-key-threats = Threats
analysis-key-flip = Turn the board
analysis-key-comment = Write a comment
analysis-key-promote = Move this branch up
analysis-key-prune = Cut off from here
analysis-key-undo = Undo
analysis-key-redo = Redo
analysis-key-board = Go to the board
analysis-key-draw = On the board: begin or end an arrow, or make a circle
analysis-key-tree = From the board back to the moves
analysis-key-help = This list

## A game looked over

review-title = The whole game
review-make = Look the game over
review-again = Look it over again
review-making = Looking at every move…
review-stop = Stop
review-made = { $count ->
    [0] The report is there: no turning point.
    [one] The report is there, with one turning point.
   *[other] The report is there, with { $count } turning points.
  }
review-inscribe = Write it into the moves
review-inscribed = Written into the moves.
review-accuracy = Accuracy
review-doubtful = Doubtful
review-mistakes = Mistakes
review-blunders = Blunders
review-turns = Turning points
review-no-turns = Neither side gave anything away that the engine could see.
review-fault-doubtful = doubtful
review-fault-mistake = mistake
review-fault-blunder = blunder
review-lost = the { $side } fell from { $before } to { $after }
review-better = Better:
review-graph = The chance of the { $side } over { $count } plies; the turning points are listed below.

## Learning from mistakes

learn-begin = Find better moves for the { $side }
learn-side = { $side } to move
learn-count = { $number } of { $count }
learn-ask = Move { $ply } was { $move }. Find a better one on the board.
learn-judging = Looking at { $move }…
learn-right = { $move } is right.
learn-better = { $move } is better than what was played, but there is something stronger.
learn-wrong = { $move } gives too much away as well.
learn-shown = Best was { $move }.
learn-again = Try again
learn-show = Show me
learn-next = Next
learn-skip = Skip
learn-end = End the lesson
learn-over = You found { $found } of { $count }.
