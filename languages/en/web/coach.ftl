## The coach beside a game, and what a learner sees after it

coach-title = Coach
coach-wait = The coach is looking at the board…
coach-can-win = You can win with your next move. Find it!
coach-king-runs = Careful: the king can escape with its next move. Block the route from { $from } to { $to }.
coach-king-danger = Your king is in danger: it can be captured with the next move. Move it, or defend it.
coach-loses-next = Careful: your opponent can win with { $from } to { $to }. Prevent it.
coach-lost = You lost a piece on { $points }.
coach-took = Good capture: { $points }.
coach-may-capture = You can capture a piece. Can you find the move?
coach-man-danger = Your men in danger: { $points }.
coach-way-attackers = The king can escape in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }. Block its route.
coach-way-defenders = Your king can escape in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
coach-surrounds-attackers = You win if you surround the king and all its men. Gaps left: { $points }.
coach-surrounds-defenders = You lose if you are surrounded. Keep a gap open: { $points }.
coach-held-attackers = The king is held on { $held } { $held ->
    [one] side
   *[other] sides
  }: with { $moves ->
    [one] one move
   *[other] { $moves } moves
  } you capture it.
coach-held-defenders = Your king is held on { $held } { $held ->
    [one] side
   *[other] sides
  }: with { $moves ->
    [one] one move
   *[other] { $moves } moves
  } your opponent captures it.
coach-ring-closed-attackers = The king is cut off from every way out. Keep the ring closed and tighten it.
coach-ring-closed-defenders = Your king is cut off from every way out. Break the ring: capture one of its men.
coach-ring-gaps-attackers = The ring around the king is nearly closed. Gaps left: { $points }.
coach-ring-gaps-defenders = The ring around your king is nearly closed. It is open only at { $points }.
coach-few-moves = You have only { $moves ->
    [one] one move
   *[other] { $moves } moves
  } left, and a side that cannot move loses.
coach-few-moves-draw = You have only { $moves ->
    [one] one move
   *[other] { $moves } moves
  } left, and when a side cannot move the game is drawn.
coach-corners-attackers = Corners closed: { $closed } of { $count }. Still open: { $points }.
coach-corners-defenders = Corners still open to your king: { $points }.
coach-corners-bare-attackers = Corners closed: { $closed } of { $count }. None of your men is near { $points }.
coach-corners-bare-defenders = Corners with no attacker near: { $points }.
coach-corners-shut = All corners are closed to your king. Open one: capture a man before it.
coach-corners-held = All corners are closed. Now tighten the ring around the king.
coach-few-men = Half of your men are gone. Keep the others together.
coach-quiet = Nothing urgent.

## Three moments after a game

moments-title = Key moments of your game
moments-words = The engine looks for the moves that cost you most.
moments-begin = Show me
moments-making = Looking at your moves…
moments-stop = Stop
moments-none = None of your moves cost you much. Well played!
moments-here = Move { $ply }: { $move }
moments-better = Better: { $move }
moments-chances = Your chances: { $before } before, { $after } after.
moment-missed-win = You could have won at once.
moment-lets-win = This let your opponent win at once, with { $from } to { $to }.
moment-missed-forced-win = You could have forced a win in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
moment-lets-force-win = This let your opponent force a win in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
moment-loses-men = This left men where they could be captured: { $points }.
moment-missed-capture = You could have captured: { $points }.
moment-opens-way = This let the king come within { $moves ->
    [one] one move
   *[other] { $moves } moves
  } of its escape.
moment-missed-way = Your king could have come within { $moves ->
    [one] one move
   *[other] { $moves } moves
  } of its escape.
moment-leaves-corner = This left the corner at { $point } open.
moment-loosens-ring = This opened the ring around the king.
moment-ring-gaps = This left the ring around the king with gaps: { $points }.
moment-ring-shut = This let your opponent cut your king off from every way out.
moment-tightens-ring = This left your king’s ring open only at { $points }.
moment-exposes-king = This brought your king into danger: it could be captured in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
moment-position = This made your position worse.

## The next step of the path

path-title = The path
path-play = Play the { $side }
path-done-step = { $step }: done.
path-won-step = { $step }: won!
path-again = Play it again to win it:
path-next = Next: { $step }
path-over = You have played every board of the path.
path-back = To the learning page
