## Puzzles

puzzles-title = Puzzles
puzzles-lead = Positions from games, each with one proved solution: no other move reaches the goal by threats alone.
error-unknown-puzzle = There is no such puzzle.
puzzles-which = Which puzzles
puzzles-rules = Rules
puzzles-any-rules = Any rules
puzzles-kind = What is asked
puzzles-kind-any = Anything
puzzles-kind-escape = The king escapes
puzzles-kind-capture = The king is captured
puzzles-kind-defence = The only defence
puzzles-none = There is no such puzzle.
puzzles-count = { $count ->
        [one] 1 puzzle, { $solved } solved
       *[other] { $count } puzzles, { $solved } solved
    }
puzzle-task-escape = { $side } to move: the king escapes by force.
puzzle-task-capture = { $side } to move: the king is captured by force.
puzzle-task-defence = { $side } to move: one move alone does not lose.
puzzle-moves = { $moves ->
        [one] One move is to be found.
       *[other] { $moves } moves are to be found.
    }
puzzle-rating = Difficulty { $rating }
puzzle-board = The board of the puzzle, { $size } by { $size }
puzzle-right = { $move }: right. They answer { $reply }.
puzzle-wrong = { $move } does not do it. Look again.
puzzle-solved = { $move }: solved!
puzzle-solved-again = { $move }: that is it. Tried again, it does not count.
puzzle-shown = The solution: { $line }
puzzle-hint = Hint
puzzle-hint-piece = It is the piece on { $point } that moves.
puzzle-give-up = Show the solution
puzzle-next = Next puzzle
puzzle-again = From the beginning
puzzle-analyse = Analyse this position
puzzle-rest-of-line = So it goes on: { $line }
puzzle-streak = { $streak ->
        [0] No streak yet
        [one] Streak: 1 solved at the first try
       *[other] Streak: { $streak } solved at the first try
    }
puzzle-best = best { $best }
