aim-attackers-four = { CAPITAL($attackers) }: Umzingelt den König.
aim-attackers-two = { CAPITAL($attackers) }: Fangt den König zwischen zweien von euch.
aim-defenders-corners = { CAPITAL($defenders) }: Bringt den König in eine Ecke.
aim-defenders-extreme-corners = { CAPITAL($defenders) }: Bringt den König in eine der vier äußersten Ecken.
aim-defenders-edge = { CAPITAL($defenders) }: Bringt den König an den Rand des Bretts.
aim-defenders-edge-outside-camps = { CAPITAL($defenders) }: Bringt den König an den Rand außerhalb der Lager.
