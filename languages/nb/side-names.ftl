usual-attackers = angripere
usual-defenders = forsvarere
usual-attacker = angriper
usual-defender = forsvarer
usual-king = konge
usual-man-of = mann av { $men }
