# Why a move is not legal, and why men fell. $from, $to, $point and $points are points of the board.

why-title = Why?
why-not-occupied = { $from } to { $to } is not legal: { $point } is occupied.
why-not-closed = { $from } to { $to } is not legal: this piece may not pass over { $point }.
why-not-no-stop = { $from } to { $to } is not legal: this piece may not stop on { $point }.
why-not-too-far = { $from } to { $to } is not legal: this piece moves at most { $limit ->
    [one] one point
   *[other] { $limit } points
}.
why-not-not-straight = { $from } to { $to } is not legal: pieces move along a row or a column.
why-not-not-yours = The piece on { $from } is not yours to move.
why-not-no-piece = There is no piece on { $from }.
why-not-off-board = { $point } is not on this board.
why-not-other-goes-on = The piece on { $point } has captured and must finish its turn first.
why-not-must-capture = A piece that continues after a capture must capture again.
why-not-must-go-on = The piece on { $point } must continue capturing.
why-not-repetition = This move would repeat the position more often than the rules allow.
why-not-game-over = The game is over.
why-not-other = This move is not legal here.

# One sentence, “The defender on c5 fell”, then one of those below
why-fell = The { $piece } on { $point } was captured.
why-fell-between-two = It stood between two enemies, on { $points }.
why-fell-against-point = It stood between an enemy and { $other }, a point that counts as one.
why-fell-surrounded = It was surrounded on { $points }.
why-fell-with-the-king = It was captured together with the king, from { $points }.
why-fell-shieldwall = It was in a row along the edge, with an enemy in front of every piece and one at the end: a shieldwall.
why-fell-jumped-over = An enemy jumped over it.
why-fell-moved-between = It moved between two enemies, on { $points }.
