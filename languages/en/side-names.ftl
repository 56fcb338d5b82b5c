usual-attackers = attackers
usual-defenders = defenders
usual-attacker = attacker
usual-defender = defender
usual-king = king
usual-man-of = man of the { $men }
