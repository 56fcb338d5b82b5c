aim-attackers-four = { CAPITAL($attackers) }: omringa kungen.
aim-attackers-two = { CAPITAL($attackers) }: fånga kungen mellan två av era män.
aim-defenders-corners = { CAPITAL($defenders) }: för kungen till ett hörn.
aim-defenders-extreme-corners = { CAPITAL($defenders) }: för kungen till ett av de fyra yttersta hörnen.
aim-defenders-edge = { CAPITAL($defenders) }: för kungen till brädets kant.
aim-defenders-edge-outside-camps = { CAPITAL($defenders) }: för kungen till kanten utanför lägren.
