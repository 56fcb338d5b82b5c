## The position editor

position-title = Position editor
position-side = To move
position-king-moved = The king has moved
position-text = The position as it is written
position-text-hint = The top row first: t attackers, T defenders, K the king, numbers for empty points; then a or d for who is to move.
position-use = What to do with it
position-analyse = Analyse
position-play = Play from here
position-share = Take it along
position-address = The address of this position
position-picture = As { $format }
position-over = The game is over as it stands.
position-moves = { $moves ->
    [one] One legal move
   *[other] { $moves } legal moves
  }, { $captures ->
    [0] none of which captures.
    [one] one of which captures.
   *[other] { $captures } of which capture.
  }
position-wins = { $count ->
    [one] One move wins at once.
   *[other] { $count } moves win at once.
  }

## What can be wrong

fault-shape = A position begins with a board: rows between slashes, the top one first.
fault-rows = A board has at least five rows and at most nineteen.
fault-not-square = A board has as many rows as a row has points.
fault-row-length = Row { $row } from the top is not as long as the board is high.
fault-character = In row { $row } from the top there is a sign that means nothing.
fault-side = After the board comes a if the attackers are to move, d if the defenders are.
fault-flags = The third word is k if the king has moved, = and a point for a piece that may go on capturing, or a dash.
fault-trailing = After board, side and flags nothing may follow.
fault-size = This rule set is played on { $size } × { $size } points.
fault-kings = There are { $kings } kings; one is all there can be.
fault-twice = Two pieces stand on { $point }.
fault-no-such-piece = This rule set has no such piece as the one on { $point }: { $piece }.
fault-astray = The rules never let this piece stand on { $point }: { $piece }.
fault-going-on = No piece of the side to move can go on capturing from { $point }.
