## Learning

lesson-title = Learn to play
lesson-lead = Short tasks on small boards, one rule at a time. Make a move and see what the rules say. Try anything: you cannot break anything.
lesson-progress = { $done ->
    [0] { $count } lessons
   *[other] { $done } of { $count } lessons completed
  }
lesson-begin = Start with the first lesson
lesson-go-on = Continue: { $lesson }
lesson-reset = Reset my progress
lesson-lessons = Lessons
lesson-tasks = { $count ->
    [one] one task
   *[other] { $count } tasks
  }
lesson-learnt = completed
lesson-task-done = Task { $number }, done
lesson-task-open = Task { $number }
lesson-back = All lessons
error-unknown-lesson = There is no such lesson.
error-unknown-task = There is no such task in this lesson.
lesson-task = Task { $number } of { $count }
lesson-you-play = You play the { $side }.
lesson-board = Lesson board, { $size } by { $size }
lesson-keys = Use the arrow keys to move between points, with Control to jump to the next useful one. Press Enter or Space to pick up a piece and put it down, Escape to cancel.
lesson-hint = Hint
lesson-again = Try again
lesson-show = Show the solution
lesson-next = Next
lesson-next-lesson = Next lesson: { $lesson }
lesson-rule = The rule
lesson-rule-link = See all rules of { $name }
lesson-answered = Reply: { $from } to { $to }.
lesson-captured = { $count ->
    [one] Captured: { $points }.
   *[other] { $count } captured: { $points }.
  }
lesson-on = Good. Find the next move.
lesson-shown = Solution: { $moves }. Now try it yourself.
lesson-missed-0 = Not quite. Try another move.
lesson-missed-1 = That is not the move. Take your time.
lesson-missed-2 = A common mistake. Try again.
lesson-solved-0 = Well done!
lesson-solved-1 = Correct!
lesson-solved-2 = Exactly.
lesson-solved-3 = Well played!
lesson-all-learnt = You have completed all lessons. Now play a game.
lesson-game-title = Your first game
lesson-game-words = Play Brandubh on a 7 × 7 board against the weakest engine. A coach beside the board comments on the game.
lesson-game-begin = Play your first game

## The voice beside the first game

coach-title = Coach
coach-off = Turn off the coach
coach-welcome-attackers = You play the attackers. Keep the king away from the corners. Close in slowly.
coach-welcome-defenders = You play the defenders. Open a route to a corner for the king: move your men aside first, then the king.
coach-can-win = You can win with your next move. Find it!
coach-king-runs = Careful: the king can escape with its next move. Block the route from { $from } to { $to }.
coach-king-danger = Your king is in danger: it can be captured with the next move. Move it, or defend it.
coach-lost = You lost a piece on { $points }. Check what your opponent’s piece can do next.
coach-took = Good capture: { $points }.
coach-may-capture = You can capture a piece. Can you find the move?
coach-man-danger = Your man on { $point } is in danger: an enemy piece can capture it.
coach-way-attackers = The king can reach a corner in { $moves } moves. Block its route.
coach-way-defenders = Your king can reach a corner in { $moves } moves.
coach-quiet-attackers = No immediate threats. Keep men near the corners and tighten the ring.
coach-quiet-defenders = No immediate threats. Every man you move away from the king opens a line: which line helps it?
coach-their-turn = Your opponent is thinking.
coach-won = You have won your first game! Try a larger board or a stronger opponent next.
coach-over = The game is over. Play again?
