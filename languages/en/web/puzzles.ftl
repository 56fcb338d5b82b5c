## Puzzles

puzzles-title = Puzzles
error-unknown-puzzle = There is no such puzzle.
puzzles-which = Choose puzzles
puzzles-rules = Rules
puzzles-rules-any = Any rules
puzzles-kind = Goal
puzzles-kind-any = Any goal
puzzles-kind-escape = The king escapes
puzzles-kind-capture = The king is captured
puzzles-kind-defence = The only defence
puzzles-length = Length
puzzles-length-any = Any length
puzzles-length-1 = One move
puzzles-length-2 = Two moves
puzzles-length-3 = Three moves or more
puzzles-size = Board
puzzles-size-any = Any board
puzzles-size-of = { $size } × { $size }
puzzles-escape = Way out
puzzles-escape-any = Corner or edge
puzzles-escape-corner = In the corners
puzzles-escape-edge = At the edge
puzzles-none = No puzzles found.
puzzles-count = { $count ->
        [one] 1 puzzle, { $solved } solved
       *[other] { $count } puzzles, { $solved } solved
    }
puzzle-task-escape = { $side } to move. Force the king’s escape.
puzzle-task-capture = { $side } to move. Force the capture of the king.
puzzle-task-defence = { $side } to move. Find the only move that does not lose.
puzzle-moves = { $moves ->
        [one] Find one move.
       *[other] Find { $moves } moves.
    }
puzzle-rating = Rating { $rating }
puzzle-board = Puzzle board, { $size } by { $size }
puzzle-right = { $move } is correct. The reply is { $reply }.
puzzle-wrong-win = { $move } does not win: after { $reply } no win by threats is left.
puzzle-wrong-defence = { $move } loses: { $reply } wins by force.
puzzle-wrong-over = { $move } is not the solution: it ends the game.
puzzle-retry = Take it back
puzzle-solved = { $move }: solved!
puzzle-solved-again = { $move } is correct. Repeated attempts do not count.
puzzle-shown = The solution: { $line }
puzzle-hint = Hint
puzzle-hint-piece = Move the piece on { $point }.
puzzle-give-up = Show the solution
puzzle-next = Next puzzle
puzzle-again = Start again
puzzle-play-on = Play on against the engine
puzzle-analyse = Analyse this position
puzzle-rest-of-line = The rest of the line: { $line }
puzzle-line-end = End of the line
puzzle-your-rating = Your rating: { $rating }
puzzle-streak = { $streak ->
        [0] No streak yet
        [one] Streak: 1 solved on the first try
       *[other] Streak: { $streak } solved on the first try
    }
puzzle-best = best { $best }
