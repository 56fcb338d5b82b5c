aim-attackers-four = { CAPITAL($attackers) }: umkringið konunginn.
aim-attackers-two = { CAPITAL($attackers) }: fangið konunginn á milli tveggja manna.
aim-defenders-corners = { CAPITAL($defenders) }: komið konunginum í horn.
aim-defenders-extreme-corners = { CAPITAL($defenders) }: komið konunginum í eitt af ystu hornunum fjórum.
aim-defenders-edge = { CAPITAL($defenders) }: komið konunginum að jaðri borðsins.
aim-defenders-edge-outside-camps = { CAPITAL($defenders) }: komið konunginum að jaðrinum utan herbúðanna.
