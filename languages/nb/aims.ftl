aim-attackers-four = { CAPITAL($attackers) }: omring kongen.
aim-attackers-two = { CAPITAL($attackers) }: fang kongen mellom to av dere.
aim-defenders-corners = { CAPITAL($defenders) }: før kongen til et hjørne.
aim-defenders-extreme-corners = { CAPITAL($defenders) }: før kongen til et av de fire ytterste hjørnene.
aim-defenders-edge = { CAPITAL($defenders) }: før kongen til kanten av brettet.
aim-defenders-edge-outside-camps = { CAPITAL($defenders) }: før kongen til kanten utenfor leirene.
