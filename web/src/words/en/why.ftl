# Why a move is not legal, and why men fell. $from, $to, $point and $points are points of the board.

why-title = Why?
why-not-occupied = Not from { $from } to { $to }: { $point } is occupied.
why-not-closed = Not from { $from } to { $to }: this piece may not pass over { $point }.
why-not-no-stop = Not from { $from } to { $to }: this piece may not stop on { $point }.
why-not-too-far = Not from { $from } to { $to }: this piece goes { $limit ->
    [one] one point
   *[other] { $limit } points
} at most.
why-not-not-straight = Not from { $from } to { $to }: pieces move along a row or a column.
why-not-not-yours = The piece on { $from } belongs to the side that is not to move.
why-not-no-piece = There is nobody on { $from }.
why-not-off-board = { $point } is not on this board.
why-not-other-goes-on = The piece on { $point } has captured, and goes on first.
why-not-must-capture = A piece that goes on after a capture must capture again.
why-not-must-go-on = The piece on { $point } must go on after its capture.
why-not-repetition = This move would bring a position about once more than the rules allow.
why-not-game-over = The game is over.
why-not-other = This move is not possible here.

# One sentence, “The defender on c5 fell”, then one of those below
why-fell = The { $piece } on { $point } fell.
why-fell-between-two = It stood between two enemies, on { $points }.
why-fell-against-point = It stood between an enemy and { $other }, a point that counts as one.
why-fell-surrounded = It was held from { $points }.
why-fell-with-the-king = It was trapped together with the king, from { $points }.
why-fell-shieldwall = It stood in a row along the edge, with an enemy in front of every man of it and at its end: a shieldwall.
why-fell-jumped-over = An enemy jumped over it.
why-fell-moved-between = It moved between two enemies, on { $points }.
