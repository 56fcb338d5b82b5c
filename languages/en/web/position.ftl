## The position editor

position-title = Position editor
position-side = To move
position-king-moved = The king has moved
position-text = Position in text notation
position-text-hint = Top row first: t for attackers, T for defenders, K for the king, numbers for empty points; then a or d for the side to move.
position-use = Use this position
position-analyse = Analyse
position-play = Play from here
position-share = Share or download
position-address = Link to this position
position-picture = As { $format }
position-over = The game is already over in this position.
position-moves = { $moves ->
    [one] One legal move
   *[other] { $moves } legal moves
  }, { $captures ->
    [0] no captures.
    [one] one capture.
   *[other] { $captures } captures.
  }
position-wins = { $count ->
    [one] One move wins immediately.
   *[other] { $count } moves win immediately.
  }

## What can be wrong

fault-shape = A position must start with a board: rows separated by slashes, the top row first.
fault-rows = A board has 5 to 19 rows.
fault-not-square = The board must have as many rows as columns.
fault-row-length = Row { $row } from the top has the wrong length.
fault-character = Row { $row } from the top contains an invalid character.
fault-side = The board must be followed by a if the attackers are to move, or d if the defenders are.
fault-flags = The third word must be k if the king has moved, = and a point for a piece that may continue capturing, or a dash.
fault-trailing = Nothing may follow the board, the side and the flags.
fault-size = This rule set is played on a { $size } × { $size } board.
fault-kings = There are { $kings } kings. Only one is allowed.
fault-twice = There are two pieces on { $point }.
fault-no-such-piece = This rule set does not have the piece on { $point }: { $piece }.
fault-astray = The rules do not allow this piece on { $point }: { $piece }.
fault-going-on = No piece of the side to move can continue capturing from { $point }.
