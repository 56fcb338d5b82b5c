## first

rule-first-attackers = The { $attackers } make the first move.
rule-first-defenders = The side of the { $king }, with the { $defenders }, makes the first move.

## movement

rule-movement-rook = A piece moves in a straight line along a row or a column, as far as it likes, over empty points only: the move of the rook in chess.

## attackers-speed

rule-attackers-speed-unlimited = The { $attackers } go as far as the way is free.
rule-attackers-speed-one = The { $attackers } go one point at most in one move.
rule-attackers-speed-two = The { $attackers } go two points at most in one move.
rule-attackers-speed-three = The { $attackers } go three points at most in one move.
rule-attackers-speed-four = The { $attackers } go four points at most in one move.
rule-attackers-speed-five = The { $attackers } go five points at most in one move.
rule-attackers-speed-six = The { $attackers } go six points at most in one move.
rule-attackers-speed-seven = The { $attackers } go seven points at most in one move.
rule-attackers-speed-eight = The { $attackers } go eight points at most in one move.
rule-attackers-speed-nine = The { $attackers } go nine points at most in one move.

## defenders-speed

rule-defenders-speed-unlimited = The { $defenders } go as far as the way is free.
rule-defenders-speed-one = The { $defenders } go one point at most in one move.
rule-defenders-speed-two = The { $defenders } go two points at most in one move.
rule-defenders-speed-three = The { $defenders } go three points at most in one move.
rule-defenders-speed-four = The { $defenders } go four points at most in one move.
rule-defenders-speed-five = The { $defenders } go five points at most in one move.
rule-defenders-speed-six = The { $defenders } go six points at most in one move.
rule-defenders-speed-seven = The { $defenders } go seven points at most in one move.
rule-defenders-speed-eight = The { $defenders } go eight points at most in one move.
rule-defenders-speed-nine = The { $defenders } go nine points at most in one move.

## king-speed

rule-king-speed-unlimited = The { $king } goes as far as the way is free.
rule-king-speed-one = The { $king } goes one point at most in one move.
rule-king-speed-two = The { $king } goes two points at most in one move.
rule-king-speed-three = The { $king } goes three points at most in one move.
rule-king-speed-four = The { $king } goes four points at most in one move.
rule-king-speed-five = The { $king } goes five points at most in one move.
rule-king-speed-six = The { $king } goes six points at most in one move.
rule-king-speed-seven = The { $king } goes seven points at most in one move.
rule-king-speed-eight = The { $king } goes eight points at most in one move.
rule-king-speed-nine = The { $king } goes nine points at most in one move.

## king-jump

rule-king-jump-none = The { $king } never jumps over another piece.
rule-king-jump-special-points = The { $king } may jump over an ordinary enemy man beside him onto the empty point behind, but only from a special point of the board or onto one. The man jumped over stays.
rule-king-jump-free = The { $king } may jump over an ordinary enemy man beside him onto the empty point behind. The man jumped over stays.
rule-king-jump-capturing = The { $king } may jump over an ordinary enemy man beside him onto the empty point behind, and captures him by it.
rule-king-jump-any-man = The { $king } may jump over an ordinary man beside him, of either side, onto the empty point behind. The man jumped over stays.

## berserk

rule-berserk-none = A turn is one move.
rule-berserk-capturing = A piece that captures may go on at once, as long as each further move of it captures again.
rule-berserk-any-move = A piece that captures may make one more move at once, whatever it is, and another after every move that captures again.

## berserk-stay

rule-berserk-stay-yes = A piece that may go on may also stay where it is, which ends the turn: the player stops whenever he likes.
rule-berserk-stay-no = A piece that may go on must do so.

## berserk-escape

rule-berserk-escape-yes = The { $king } may also go on after a capture with a move that captures nothing, if he escapes by it.
rule-berserk-escape-no = The { $king } who goes on after a capture must capture again, even to escape.

## commander-speed

rule-commander-speed-unlimited = A commander goes as far as the way is free.
rule-commander-speed-one = A commander goes one point at most in one move.
rule-commander-speed-two = A commander goes two points at most in one move.
rule-commander-speed-three = A commander goes three points at most in one move.
rule-commander-speed-four = A commander goes four points at most in one move.
rule-commander-speed-five = A commander goes five points at most in one move.
rule-commander-speed-six = A commander goes six points at most in one move.
rule-commander-speed-seven = A commander goes seven points at most in one move.
rule-commander-speed-eight = A commander goes eight points at most in one move.
rule-commander-speed-nine = A commander goes nine points at most in one move.

## commander-jump

rule-commander-jump-none = A commander never jumps over another piece.
rule-commander-jump-special-points = A commander may jump over an ordinary enemy man beside it onto the empty point behind, but only from a special point of the board or onto one. The man jumped over stays.
rule-commander-jump-free = A commander may jump over an ordinary enemy man beside it onto the empty point behind. The man jumped over stays.
rule-commander-jump-capturing = A commander may jump over an ordinary enemy man beside it onto the empty point behind, and captures him by it.
rule-commander-jump-any-man = A commander may jump over an ordinary man beside it, of either side, onto the empty point behind. The man jumped over stays.

## commander-captured

rule-commander-captured-two = A commander is captured like any man, between two enemies.
rule-commander-captured-three = A commander is captured when three sides of it are held by enemies or by empty points hostile to it.
rule-commander-captured-four = A commander is captured when all four sides of it are held by enemies or by empty points hostile to it.
rule-commander-captured-never = A commander cannot be captured.

## knight-speed

rule-knight-speed-unlimited = A knight goes as far as the way is free.
rule-knight-speed-one = A knight goes one point at most in one move.
rule-knight-speed-two = A knight goes two points at most in one move.
rule-knight-speed-three = A knight goes three points at most in one move.
rule-knight-speed-four = A knight goes four points at most in one move.
rule-knight-speed-five = A knight goes five points at most in one move.
rule-knight-speed-six = A knight goes six points at most in one move.
rule-knight-speed-seven = A knight goes seven points at most in one move.
rule-knight-speed-eight = A knight goes eight points at most in one move.
rule-knight-speed-nine = A knight goes nine points at most in one move.

## knight-jump

rule-knight-jump-none = A knight never jumps over another piece.
rule-knight-jump-special-points = A knight may jump over an ordinary enemy man beside it onto the empty point behind, but only from a special point of the board or onto one. The man jumped over stays.
rule-knight-jump-free = A knight may jump over an ordinary enemy man beside it onto the empty point behind. The man jumped over stays.
rule-knight-jump-capturing = A knight may jump over an ordinary enemy man beside it onto the empty point behind, and captures him by it.
rule-knight-jump-any-man = A knight may jump over an ordinary man beside it, of either side, onto the empty point behind. The man jumped over stays.

## knight-captured

rule-knight-captured-two = A knight is captured like any man, between two enemies.
rule-knight-captured-three = A knight is captured when three sides of it are held by enemies or by empty points hostile to it.
rule-knight-captured-four = A knight is captured when all four sides of it are held by enemies or by empty points hostile to it.
rule-knight-captured-never = A knight cannot be captured.

## mercenary-speed

rule-mercenary-speed-unlimited = A mercenary goes as far as the way is free.
rule-mercenary-speed-one = A mercenary goes one point at most in one move.
rule-mercenary-speed-two = A mercenary goes two points at most in one move.
rule-mercenary-speed-three = A mercenary goes three points at most in one move.
rule-mercenary-speed-four = A mercenary goes four points at most in one move.
rule-mercenary-speed-five = A mercenary goes five points at most in one move.
rule-mercenary-speed-six = A mercenary goes six points at most in one move.
rule-mercenary-speed-seven = A mercenary goes seven points at most in one move.
rule-mercenary-speed-eight = A mercenary goes eight points at most in one move.
rule-mercenary-speed-nine = A mercenary goes nine points at most in one move.

## mercenary-jump

rule-mercenary-jump-none = A mercenary never jumps over another piece.
rule-mercenary-jump-special-points = A mercenary may jump over an ordinary enemy man beside it onto the empty point behind, but only from a special point of the board or onto one. The man jumped over stays.
rule-mercenary-jump-free = A mercenary may jump over an ordinary enemy man beside it onto the empty point behind. The man jumped over stays.
rule-mercenary-jump-capturing = A mercenary may jump over an ordinary enemy man beside it onto the empty point behind, and captures him by it.
rule-mercenary-jump-any-man = A mercenary may jump over an ordinary man beside it, of either side, onto the empty point behind. The man jumped over stays.

## mercenary-captured

rule-mercenary-captured-two = A mercenary is captured like any man, between two enemies.
rule-mercenary-captured-three = A mercenary is captured when three sides of it are held by enemies or by empty points hostile to it.
rule-mercenary-captured-four = A mercenary is captured when all four sides of it are held by enemies or by empty points hostile to it.
rule-mercenary-captured-never = A mercenary cannot be captured.

## mercenary-taken

rule-mercenary-taken-removed = A captured mercenary leaves the board.
rule-mercenary-taken-changes-sides = A captured mercenary stays on its point and changes sides: from then on it fights for those who captured it, until it is captured again.

## guard-speed

rule-guard-speed-unlimited = A guard goes as far as the way is free.
rule-guard-speed-one = A guard goes one point at most in one move.
rule-guard-speed-two = A guard goes two points at most in one move.
rule-guard-speed-three = A guard goes three points at most in one move.
rule-guard-speed-four = A guard goes four points at most in one move.
rule-guard-speed-five = A guard goes five points at most in one move.
rule-guard-speed-six = A guard goes six points at most in one move.
rule-guard-speed-seven = A guard goes seven points at most in one move.
rule-guard-speed-eight = A guard goes eight points at most in one move.
rule-guard-speed-nine = A guard goes nine points at most in one move.

## guard-jump

rule-guard-jump-none = A guard never jumps over another piece.
rule-guard-jump-special-points = A guard may jump over an ordinary enemy man beside it onto the empty point behind, but only from a special point of the board or onto one. The man jumped over stays.
rule-guard-jump-free = A guard may jump over an ordinary enemy man beside it onto the empty point behind. The man jumped over stays.
rule-guard-jump-capturing = A guard may jump over an ordinary enemy man beside it onto the empty point behind, and captures him by it.
rule-guard-jump-any-man = A guard may jump over an ordinary man beside it, of either side, onto the empty point behind. The man jumped over stays.

## guard-captured

rule-guard-captured-two = A guard is captured like any man, between two enemies.
rule-guard-captured-three = A guard is captured when three sides of it are held by enemies or by empty points hostile to it.
rule-guard-captured-four = A guard is captured when all four sides of it are held by enemies or by empty points hostile to it.
rule-guard-captured-never = A guard cannot be captured.

## dice

rule-dice-none = There is no die: the players simply take turns.
rule-dice-odd = A die is thrown before every turn: an odd number lets the player move, an even one loses the turn.

## throne

rule-throne-none = The middle of the board is a point like any other.
rule-throne-centre = The point in the middle of the board is special: it is the throne, also called the castle, where the { $king } starts.
rule-throne-layout = The point drawn as the throne, also called the castle, is special.

## throne-stop

rule-throne-stop-nobody = Once the { $king } has left the throne nobody may stop there, not even he.
rule-throne-stop-king = Only the { $king } may stop on the throne; he may leave it and come back.
rule-throne-stop-all = Any piece may stop on the empty throne.
rule-throne-stop-attackers = Only the { $attackers } may stop on the empty throne; the { $king }, once he has left it, may not.
rule-throne-stop-defenders = Only the { $defenders } may stop on the empty throne; the { $king }, once he has left it, may not.
rule-throne-stop-men = Men of both sides may stop on the empty throne; the { $king }, once he has left it, may not.
rule-throne-stop-attackers-and-king = The { $attackers } and the { $king } may stop on the empty throne, the { $defenders } may not.
rule-throne-stop-defenders-and-king = The { $king } and his { $defenders } may stop on the empty throne, the { $attackers } may not.

## throne-pass

rule-throne-pass-nobody = Nobody may pass over the throne, even when it is empty.
rule-throne-pass-king = Only the { $king } may pass over the throne; it stops all other pieces, even when it is empty.
rule-throne-pass-all = Any piece may pass over the throne when it is empty.
rule-throne-pass-attackers = Only the { $attackers } may pass over the throne when it is empty; it stops all other pieces.
rule-throne-pass-defenders = Only the { $defenders } may pass over the throne when it is empty; it stops all other pieces, the { $king } too.
rule-throne-pass-men = Men of both sides may pass over the throne when it is empty; the { $king } may not.
rule-throne-pass-attackers-and-king = The { $attackers } and the { $king } may pass over the throne when it is empty; the { $defenders } may not.
rule-throne-pass-defenders-and-king = The { $king } and his { $defenders } may pass over the throne when it is empty; the { $attackers } may not.

## throne-hostile

rule-throne-hostile-nobody = The empty throne is not hostile: it never helps to capture anybody.
rule-throne-hostile-attackers = The empty throne is hostile to the { $attackers }: it stands in for an enemy when one of them is captured against it.
rule-throne-hostile-defenders = The empty throne is hostile to the { $defenders }: it stands in for an enemy when one of them is captured against it. The { $king } has nothing to fear from it.
rule-throne-hostile-men = The empty throne is hostile to the men of both sides: it stands in for an enemy when a man is captured against it. The { $king } has nothing to fear from it.
rule-throne-hostile-king = The empty throne is hostile to the { $king } alone: it counts as one of the pieces that surround him. Men are not captured against it.
rule-throne-hostile-attackers-and-king = The empty throne is hostile to the { $attackers }, who are captured against it, and to the { $king }, for whom it counts as one of the pieces that surround him; not to the { $defenders }.
rule-throne-hostile-defenders-and-king = The empty throne is hostile to the { $defenders }, who are captured against it, and to the { $king }, for whom it counts as one of the pieces that surround him; not to the { $attackers }.
rule-throne-hostile-all = The empty throne is hostile to everybody: it stands in for an enemy when a man of either side is captured against it, and counts as one of the pieces that surround the { $king }.

## throne-hostile-occupied

rule-throne-hostile-occupied-nobody = While the { $king } sits on it, the throne is hostile to nobody.
rule-throne-hostile-occupied-attackers = Even while the { $king } sits on it, the throne is hostile to the { $attackers }: one of them is captured against it.
rule-throne-hostile-occupied-defenders = Even while the { $king } sits on it, the throne is hostile to the { $defenders }: one of them is captured against it.
rule-throne-hostile-occupied-men = Even while the { $king } sits on it, the throne is hostile to the men of both sides, who are captured against it.
rule-throne-hostile-occupied-king = Even while the { $king } sits on it, the throne is hostile to the { $king } alone.
rule-throne-hostile-occupied-attackers-and-king = Even while the { $king } sits on it, the throne is hostile to the { $attackers }, who are captured against it, and to the { $king }.
rule-throne-hostile-occupied-defenders-and-king = Even while the { $king } sits on it, the throne is hostile to the { $defenders }, who are captured against it, and to the { $king }.
rule-throne-hostile-occupied-all = Even while the { $king } sits on it, the throne is hostile to everybody: men of both sides are captured against it.

## corners

rule-corners-none = The corners are points like any others.
rule-corners-single = The four points in the extreme corners of the board are special: they are the corner points.
rule-corners-quad = Sixteen points are special, four in a square in each corner of the board: they are the corner points.
rule-corners-layout = The points drawn as corner points are special, wherever they lie.

## corners-stop

rule-corners-stop-nobody = Nobody may stop on a corner point.
rule-corners-stop-king = Only the { $king } may stop on a corner point.
rule-corners-stop-all = Any piece may stop on a corner point.
rule-corners-stop-attackers = Only the { $attackers } may stop on a corner point.
rule-corners-stop-defenders = Only the { $defenders } may stop on a corner point; the { $king } may not.
rule-corners-stop-men = Men of both sides may stop on a corner point; the { $king } may not.
rule-corners-stop-attackers-and-king = The { $attackers } and the { $king } may stop on a corner point; the { $defenders } may not.
rule-corners-stop-defenders-and-king = The { $king } and his { $defenders } may stop on a corner point; the { $attackers } may not.

## corners-pass

rule-corners-pass-nobody = Nobody may pass over a corner point.
rule-corners-pass-king = Only the { $king } may pass over a corner point; it stops all other pieces.
rule-corners-pass-all = Any piece may pass over an empty corner point.
rule-corners-pass-attackers = Only the { $attackers } may pass over an empty corner point; it stops all other pieces.
rule-corners-pass-defenders = Only the { $defenders } may pass over an empty corner point; it stops all other pieces, the { $king } too.
rule-corners-pass-men = Men of both sides may pass over an empty corner point; the { $king } may not.
rule-corners-pass-attackers-and-king = The { $attackers } and the { $king } may pass over an empty corner point; the { $defenders } may not.
rule-corners-pass-defenders-and-king = The { $king } and his { $defenders } may pass over an empty corner point; the { $attackers } may not.

## corners-hostile

rule-corners-hostile-nobody = An empty corner point is not hostile: it never helps to capture anybody.
rule-corners-hostile-attackers = An empty corner point is hostile to the { $attackers }: it stands in for an enemy when one of them is captured against it.
rule-corners-hostile-defenders = An empty corner point is hostile to the { $defenders }: it stands in for an enemy when one of them is captured against it. The { $king } has nothing to fear from it.
rule-corners-hostile-men = An empty corner point is hostile to the men of both sides: it stands in for an enemy when a man is captured against it. The { $king } has nothing to fear from it.
rule-corners-hostile-king = An empty corner point is hostile to the { $king } alone: it counts as one of the pieces that surround him. Men are not captured against it.
rule-corners-hostile-attackers-and-king = An empty corner point is hostile to the { $attackers }, who are captured against it, and to the { $king }, for whom it counts as one of the pieces that surround him; not to the { $defenders }.
rule-corners-hostile-defenders-and-king = An empty corner point is hostile to the { $defenders }, who are captured against it, and to the { $king }, for whom it counts as one of the pieces that surround him; not to the { $attackers }.
rule-corners-hostile-all = An empty corner point is hostile to everybody: it stands in for an enemy when a man of either side is captured against it, and counts as one of the pieces that surround the { $king }.

## camps

rule-camps-none = Where the { $attackers } start there are no special points: any piece may go there.
rule-camps-layout = The points where the { $attackers } start are their camps: nobody may enter or cross a camp from outside, not even a man who has left it.

## camps-inside

rule-camps-inside-any-camp = One of the { $attackers } who stands in a camp may move within it, pass over its empty points, and go from it into any other camp.
rule-camps-inside-open = As long as one of the { $attackers } has not left his camp, he may move within it and pass over its empty points on the way out.
rule-camps-inside-way-out = As long as one of the { $attackers } has not left his camp, he may pass over its empty points on the way out, but not stop there.
rule-camps-inside-closed = One of the { $attackers } may leave his camp, but neither move within it nor pass over its points on the way out.

## camps-hostile

rule-camps-hostile-nobody = An empty camp point is not hostile: it never helps to capture anybody.
rule-camps-hostile-attackers = An empty camp point is hostile to the { $attackers }: it stands in for an enemy when one of them is captured against it.
rule-camps-hostile-defenders = An empty camp point is hostile to the { $defenders }: it stands in for an enemy when one of them is captured against it. The { $king } has nothing to fear from it.
rule-camps-hostile-men = An empty camp point is hostile to the men of both sides: it stands in for an enemy when a man is captured against it. The { $king } has nothing to fear from it.
rule-camps-hostile-king = An empty camp point is hostile to the { $king } alone: it counts as one of the pieces that surround him. Men are not captured against it.
rule-camps-hostile-attackers-and-king = An empty camp point is hostile to the { $attackers }, who are captured against it, and to the { $king }, for whom it counts as one of the pieces that surround him; not to the { $defenders }.
rule-camps-hostile-defenders-and-king = An empty camp point is hostile to the { $defenders }, who are captured against it, and to the { $king }, for whom it counts as one of the pieces that surround him; not to the { $attackers }.
rule-camps-hostile-all = An empty camp point is hostile to everybody: it stands in for an enemy when a man of either side is captured against it, and counts as one of the pieces that surround the { $king }.

## camps-hostile-occupied

rule-camps-hostile-occupied-nobody = While one of the { $attackers } stands on it, a camp point is hostile to nobody.
rule-camps-hostile-occupied-attackers = Even while one of the { $attackers } stands on it, a camp point is hostile to the { $attackers }: one of them is captured against it.
rule-camps-hostile-occupied-defenders = Even while one of the { $attackers } stands on it, a camp point is hostile to the { $defenders }: one of them is captured against it.
rule-camps-hostile-occupied-men = Even while one of the { $attackers } stands on it, a camp point is hostile to the men of both sides, who are captured against it.
rule-camps-hostile-occupied-king = Even while one of the { $attackers } stands on it, a camp point is hostile to the { $king } alone.
rule-camps-hostile-occupied-attackers-and-king = Even while one of the { $attackers } stands on it, a camp point is hostile to the { $attackers }, who are captured against it, and to the { $king }.
rule-camps-hostile-occupied-defenders-and-king = Even while one of the { $attackers } stands on it, a camp point is hostile to the { $defenders }, who are captured against it, and to the { $king }.
rule-camps-hostile-occupied-all = Even while one of the { $attackers } stands on it, a camp point is hostile to everybody: men of both sides are captured against it.

## camps-shelter

rule-camps-shelter-yes = A man who stands in a camp is not captured against a camp point.
rule-camps-shelter-no = A man who stands in a camp can be captured against a camp point like any other.

## capture

rule-capture-custodial = A man is captured and taken off the board when the opponent moves a piece beside him and another enemy stands directly opposite, in a straight line.

## captures-at-once

rule-captures-at-once-several = One move may capture several men at once, one in each direction.

## moving-between

rule-moving-between-safe = A piece may move between two enemies without being captured: only the opponent's own move captures.
rule-moving-between-king-only = Only the { $king } may move between two enemies unharmed; a man who does so is captured, unless his move captures one of the two.

## combined-capture

rule-combined-capture-none = The { $king } and a man are never trapped together: each is captured by his own rule.
rule-combined-capture-anywhere = When one of the { $defenders } stands beside the { $king }, the { $king }'s other three sides are blocked by { $attackers } or points hostile to him, and one of the { $attackers } stands behind that man, the man is captured, the { $king } is not. A move of the { $attackers } must close the trap.
rule-combined-capture-on-throne = While the { $king } sits on the throne with one of the { $defenders } beside him and { $attackers } on his other three sides, that man is captured by one of the { $attackers } who comes to stand behind him: he falls between that attacker and his { $king }, who is not taken.

## shieldwall

rule-shieldwall-none = A row of men on the edge is not captured together.
rule-shieldwall-flanking-move = Shieldwall: two or more men side by side on the edge are captured together when each has an enemy in front of him and an enemy stands at both ends of the row. The capturing move is the one that closes an end, along the edge. The { $king } may stand in front or at an end; in the row himself he stays while his men are captured.
rule-shieldwall-any-move = Shieldwall: two or more men side by side on the edge are captured together when each has an enemy in front of him and an enemy stands at both ends of the row, whichever of these enemies comes last. The { $king } may stand in front or at an end; in the row himself he stays while his men are captured.

## shieldwall-corners

rule-shieldwall-corners-yes = A corner point may stand in for the enemy at one end of a shieldwall.
rule-shieldwall-corners-no = A corner point does not stand in for the enemy at an end of a shieldwall.

## king-armed

rule-king-armed-armed = The { $king } captures like a man: by his own move, and as the partner who stands opposite.
rule-king-armed-hammer = The { $king } captures by his own move, but another piece cannot use him as the partner who stands opposite.
rule-king-armed-anvil = The { $king } captures nothing by his own move; another piece may use him as the partner who stands opposite.
rule-king-armed-unarmed = The { $king } takes no part in captures.

## king-captured-throne

rule-king-captured-throne-four = On the throne the { $king } is captured when all four sides of him are blocked by { $attackers } or by empty points hostile to him.
rule-king-captured-throne-three-and-edge = On the throne the { $king } is captured when three sides of him are blocked and the edge of the board is on the fourth.
rule-king-captured-throne-two = On the throne the { $king } is captured like a man: by two { $attackers } on opposite sides of him, or by one and an empty point hostile to him opposite.
rule-king-captured-throne-never = On the throne the { $king } cannot be captured.

## king-safe-until-moved

rule-king-safe-until-moved-yes = As long as the { $king } has not made his first move he cannot be captured on the throne.
rule-king-safe-until-moved-no = The { $king } can be captured on the throne from the first move of the game.

## king-captured-beside

rule-king-captured-beside-four = Beside the throne the { $king } is captured when all four sides of him are blocked by { $attackers } or by empty points hostile to him.
rule-king-captured-beside-three-and-edge = Beside the throne the { $king } is captured when three sides of him are blocked and the edge of the board is on the fourth.
rule-king-captured-beside-two = Beside the throne the { $king } is captured like a man: by two { $attackers } on opposite sides of him, or by one and an empty point hostile to him opposite.
rule-king-captured-beside-never = Beside the throne the { $king } cannot be captured.

## king-captured-by-commanders

rule-king-captured-by-commanders-yes = Anywhere but on the throne, a commander of the { $attackers } that moves to the side of the { $king } captures him when another commander, or an empty corner point, is on his opposite side.
rule-king-captured-by-commanders-no = Commanders capture the { $king } like any of the { $attackers }.

## king-captured-elsewhere

rule-king-captured-elsewhere-four = On an ordinary point the { $king } is captured when all four sides of him are blocked by { $attackers } or by empty points hostile to him.
rule-king-captured-elsewhere-three-and-edge = On an ordinary point the { $king } is captured when three sides of him are blocked and the edge of the board is on the fourth.
rule-king-captured-elsewhere-two = On an ordinary point the { $king } is captured like a man: by two { $attackers } on opposite sides of him, or by one and an empty point hostile to him opposite.
rule-king-captured-elsewhere-never = On an ordinary point the { $king } cannot be captured.

## escape

rule-escape-corners = The { $king } escapes, and wins, when he reaches a corner point.
rule-escape-extreme-corners = The { $king } escapes, and wins, when he reaches one of the four points in the extreme corners of the board.
rule-escape-edge = The { $king } escapes, and wins, when he reaches any point of the edge.
rule-escape-edge-outside-camps = The { $king } escapes, and wins, when he reaches a point of the edge outside the camps.

## king-captured-edge

rule-king-captured-edge-four = On the edge all four sides of the { $king } would have to be blocked, and the edge does not count: he is safe there.
rule-king-captured-edge-three-and-edge = On the edge the { $king } is captured when his other three sides are blocked by { $attackers }: the edge counts as the fourth.
rule-king-captured-edge-two = On the edge the { $king } is captured by two { $attackers } on either side of him, or by one and a point hostile to him opposite; the edge itself does not count.
rule-king-captured-edge-never = On the edge the { $king } cannot be captured.

## exit-fort

rule-exit-fort-yes = The side of the { $king } wins when he stands on the edge in a fort that the { $attackers } can never break, with room to move.
rule-exit-fort-no = A fort on the edge does not win: the { $king } must escape.

## encirclement

rule-encirclement-none = Surrounding the { $king } and his { $defenders } does not yet win.
rule-encirclement-all-defenders = The { $attackers } win as soon as the { $king } and all remaining { $defenders } are cut off from the edge by an unbroken ring.
rule-encirclement-king = The { $attackers } win as soon as the { $king } is walled in: past them no way leads him to a place where he could win. It makes no difference who of his { $defenders } stands outside.

## king-alone

rule-king-alone-plays-on = The { $king } plays on even when he has lost all his { $defenders }.
rule-king-alone-loses = The { $king } loses when all his { $defenders } have been captured.

## no-escape

rule-no-escape-plays-on = The side of the { $king } plays on as long as he is not captured, even when it can neither bring him to a corner nor build a fort any more.
rule-no-escape-loses = The side of the { $king } loses as soon as all corners are blocked and too few { $defenders }, or too few points of the edge, are left for a fort; and also when the { $king } is trapped on the edge.

## repetition

rule-repetition-ignored = A position may come again as often as the players like.
rule-repetition-draw-at-second = The game is drawn as soon as a position comes for the second time with the same side to move.
rule-repetition-draw-at-third = The game is drawn when a position comes for the third time with the same side to move.
rule-repetition-threat-not-more-than-twice = A side that alone keeps threatening to win may not bring the same position about for the third time: it must find another move. If both sides threaten, or neither, the third time is a draw.
rule-repetition-threat-forbidden = No side may bring a position about for the third time by a move that threatens to win: it must find another move. Repetition has no other consequence.
rule-repetition-threat-forbidden-at-fourth = A threat to win may be repeated twice: by a move that threatens to win no side may bring a position about for the fourth time, it must find another move. Repetition has no other consequence.
rule-repetition-aggressor-loses = When a position comes for the third time, the side that alone kept threatening to win loses. If both sides threatened, or neither, the game is drawn.
rule-repetition-defenders-lose = When a position comes for the third time, the { $king } and his { $defenders } lose.
rule-repetition-completer-loses = The side whose move brings a position about for the third time loses.
rule-repetition-completer-wins = The side whose move brings a position about for the third time wins: the other is taken to have forced it.
rule-repetition-forbidden = No side may bring a position about for the third time: it must find another move.
rule-repetition-forbidden-to-defenders = The side of the { $king } may not bring a position about for the third time: it must find another move. If the { $attackers } do, the game is drawn.
rule-repetition-forbidden-at-second = No side may bring about what has stood on the board before, whoever is then to move: it must find another move.
rule-repetition-forbidden-to-defenders-at-second = The side of the { $king } may not bring about what has stood on the board before, whoever is then to move: it must find another move. The { $attackers } may.

## no-moves

rule-no-moves-draw = The game is drawn when the side to move has no legal move.
rule-no-moves-loss = A side that has no legal move on its turn loses the game.
rule-no-moves-pass = A side that has no legal move loses its turn.

## draw-after-turns

rule-draw-after-turns-none = A game may last as many turns as it takes.
rule-draw-after-turns-number = The game is drawn when it has lasted { $number } turns, those of both sides counted together, and nobody has won.

## draw-after-quiet-turns

rule-draw-after-quiet-turns-none = A game goes on however long nobody is captured.
rule-draw-after-quiet-turns-number = The game is drawn when nobody has been captured for { $number } turns, those of both sides counted together.

## announcements

rule-announcements-none = Nothing needs to be called out.
rule-announcements-raichi-tuichu = When the { $king } can escape on his next move, his player calls “raicki”, also spelt “raichi”; when he can do so by two ways, “tuicku”, or “tuichu”.

summary-board = { $attacking } { $attackers } against { $defending } { $defenders } with their { $king }, on { $size }×{ $size }.
summary-parent = The rules of { $parent }.
summary-parent-changed = The rules of { $parent }, with these changes:

## The rules in one minute

brief-moves-rook = The pieces move like the rook in chess: in a straight line, as far as the way is free.
brief-moves-straight = The pieces move in a straight line, over empty points only.
brief-moves-limited = Every piece moves in a straight line, { $points ->
    [one] one point at a time
   *[other] { $points } points at most
  }.
brief-hostile-throne-men = Men are captured against the empty throne too.
brief-hostile-throne-attackers = The { $attackers } are captured against the empty throne too.
brief-hostile-throne-defenders = The { $defenders } are captured against the empty throne too.
brief-hostile-corners-men = Men are captured against an empty corner point too.
brief-hostile-corners-attackers = The { $attackers } are captured against an empty corner point too.
brief-hostile-corners-defenders = The { $defenders } are captured against an empty corner point too.
brief-hostile-camps-men = Men are captured against an empty camp point too.
brief-hostile-camps-attackers = The { $attackers } are captured against an empty camp point too.
brief-hostile-camps-defenders = The { $defenders } are captured against an empty camp point too.
brief-hostile-throne-and-corners-men = Men are captured against the empty throne and an empty corner point too.
brief-king-two = The { $king } is captured like a man, between two { $attackers }.
brief-king-four = The { $king } is captured when { $attackers } stand on all four sides of him.
brief-king-throne-four = On the throne and beside it, four { $attackers } are needed.
brief-king-beside-three = Beside the empty throne three { $attackers } are enough.
brief-king-hostile-throne = The empty throne counts as one of them.
brief-king-hostile-corners = An empty corner point counts as one of them.
brief-king-hostile-camps = An empty camp point counts as one of them.
brief-special-none = Nothing more to learn: the men of a side are all alike, and a turn is a single move.
brief-shieldwall-flanking-move = Shieldwall: a row of men on the edge falls together when each has an enemy in front of him and enemies stand at both ends; the last move must close an end.
brief-shieldwall-any-move = Shieldwall: a row of men on the edge falls together when each has an enemy in front of him and enemies stand at both ends; any of these enemies may come last.
