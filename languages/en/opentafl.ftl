## Remarks in a rule set that was read from a rules record of OpenTafl

opentafl-summary = Rules read from an OpenTafl rules record.
opentafl-start = The record’s start
opentafl-moving-between = The notation is silent; in the program, and in nearly all sources of the family, only the side that moves captures.
opentafl-commanders = The notation is silent; the program does so, and takes a strong king in no other way where the attackers have commanders.
opentafl-encirclement = The notation speaks of either side; the program looks at the defenders only, and attackers cannot well be surrounded.
opentafl-repetition = So the notation defines it. The program reads `i` as a draw, and has `l` and `w` the other way round.
opentafl-no-moves = The notation is silent. In the program the defenders lose when none of them has a free square beside it; for attackers nothing is foreseen. The other readings are a draw and a lost turn.
opentafl-hostile-to-king = So the list says. The program OpenTafl holds a square to be hostile to the king where it is hostile to men of his side.
