usual-attackers = angripare
usual-defenders = försvarare
usual-attacker = angripare
usual-defender = försvarare
usual-king = kung
usual-man-of = man av { $men }
