aim-attackers-four = { CAPITAL($attackers) }: omring kongen.
aim-attackers-two = { CAPITAL($attackers) }: fang kongen mellem to af jeres mænd.
aim-defenders-corners = { CAPITAL($defenders) }: før kongen til et hjørne.
aim-defenders-extreme-corners = { CAPITAL($defenders) }: før kongen til et af de fire yderste hjørner.
aim-defenders-edge = { CAPITAL($defenders) }: før kongen til brættets kant.
aim-defenders-edge-outside-camps = { CAPITAL($defenders) }: før kongen til kanten uden for lejrene.
