usual-attackers = angribere
usual-defenders = forsvarere
usual-attacker = angriber
usual-defender = forsvarer
usual-king = konge
usual-man-of = mand af { $men }
