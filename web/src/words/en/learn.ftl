## Learning

lesson-title = Learn to play
lesson-lead = Short tasks on small boards, one rule after the other. You move, and the rules themselves say what comes of it. Nothing here can be broken: try what you like.
lesson-progress = { $done ->
    [0] { $count } lessons wait for you.
   *[other] { $done } of { $count } lessons learnt.
  }
lesson-begin = Begin with the first lesson
lesson-go-on = Go on: { $lesson }
lesson-forget = Forget what I have learnt
lesson-lessons = Lessons
lesson-tasks = { $count ->
    [one] one task
   *[other] { $count } tasks
  }
lesson-learnt = learnt
lesson-task-done = Task { $number }, done
lesson-task-open = Task { $number }
lesson-back = All lessons
error-unknown-lesson = There is no such lesson.
error-unknown-task = This lesson has no such task.
lesson-task = Task { $number } of { $count }
lesson-you-lead = You lead the { $side }.
lesson-board = Board of the lesson, { $size } by { $size }
lesson-keys = Arrow keys walk over the points, with Control to the next useful one. Enter or Space picks a piece up and puts it down, Escape lets it go.
lesson-hint = Hint
lesson-again = Try again
lesson-show = Show me
lesson-next = Next
lesson-next-lesson = Next lesson: { $lesson }
lesson-rule = The rule
lesson-rule-link = Among all rules of { $name }
lesson-answered = Answered: { $from } to { $to }.
lesson-captured = { $count ->
    [one] Captured: { $points }.
   *[other] { $count } captured: { $points }.
  }
lesson-on = Good so far. Your next move?
lesson-shown = So it goes: { $moves }. Now you.
lesson-missed-0 = Not quite. Look again, and try another move.
lesson-missed-1 = That was not it yet. There is no hurry.
lesson-missed-2 = Almost everybody tries that once. Try again.
lesson-solved-0 = Well done!
lesson-solved-1 = That is it.
lesson-solved-2 = Exactly so.
lesson-solved-3 = Finely played.
lesson-all-learnt = You have learnt all lessons. Now play.
lesson-game-title = Your first game
lesson-game-words = Brandubh, seven lines, against the weakest engine. While you play, a voice beside the board says what is going on.
lesson-game-begin = Play your first game

## The voice beside the first game

coach-title = Beside the board
coach-off = I can do without
coach-welcome-attackers = You lead the attackers. Hold the corners in mind: the king must not reach one. Close in, and do not hurry.
coach-welcome-defenders = You lead the king. Open a way for him to a corner: first move his men aside, then him.
coach-can-win = You can win with your next move. Look for it!
coach-king-runs = Careful: the king can escape with his next move. Close the way from { $from } to { $to }.
coach-king-danger = Your king is in danger: he can be captured with the next move. Move him, or help him.
coach-lost = Captured on { $points }. It happens; look what stands in their way now.
coach-took = Well captured: { $points }.
coach-may-capture = You can capture something. Do you see where?
coach-man-danger = Your man on { $point } is in danger: an enemy could close the trap.
coach-way-attackers = The king sees a way to a corner in { $moves } moves. Stand in it before he goes.
coach-way-defenders = There is a way for your king: he could be in a corner in { $moves } moves.
coach-quiet-attackers = All quiet. Keep your men near the corners and make the ring tighter.
coach-quiet-defenders = All quiet. Every man that leaves his king opens a line: which one would help him?
coach-their-turn = Let us see what they do.
coach-won = You have won your first game! Now a larger board, or a stronger opponent?
coach-over = The game is over, and you have learnt more in it than in any lesson. Once more?
