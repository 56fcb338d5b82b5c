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
lesson-reset-words = This browser forgets which tasks you have solved and which games of the path you have played. This cannot be undone.
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

## The path of games

path-words = From the lessons to the great board: each step a game with the coach.
path-lessons = The lessons
path-done = done
path-won = won
path-current = next
