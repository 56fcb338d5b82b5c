aim-attackers-four = { CAPITAL($attackers) } : encerclez le { $king }.
aim-attackers-two = { CAPITAL($attackers) } : prenez le { $king } entre deux des vôtres.
aim-defenders-corners = { CAPITAL($defenders) } : menez le { $king } à un angle.
aim-defenders-extreme-corners = { CAPITAL($defenders) } : menez le { $king } à l’un des quatre angles extrêmes.
aim-defenders-edge = { CAPITAL($defenders) } : menez le { $king } au bord du plateau.
aim-defenders-edge-outside-camps = { CAPITAL($defenders) } : menez le { $king } au bord, hors des camps de base.
