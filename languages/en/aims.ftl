aim-attackers-four = { CAPITAL($attackers) }: surround the { $king }.
aim-attackers-two = { CAPITAL($attackers) }: catch the { $king } between two of you.
aim-defenders-corners = { CAPITAL($defenders) }: bring the { $king } to a corner.
aim-defenders-extreme-corners = { CAPITAL($defenders) }: bring the { $king } to one of the four outermost corners.
aim-defenders-edge = { CAPITAL($defenders) }: bring the { $king } to the edge of the board.
aim-defenders-edge-outside-camps = { CAPITAL($defenders) }: bring the { $king } to the edge, outside the camps.
