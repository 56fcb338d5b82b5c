usual-attackers = Angreifer
usual-defenders = Verteidiger
usual-attacker = Angreifer
usual-defender = Verteidiger
usual-king = König
usual-man-of = Mann der { $men }
