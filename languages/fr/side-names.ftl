usual-attackers = attaquants
usual-defenders = défenseurs
usual-attacker = attaquant
usual-defender = défenseur
usual-king = roi
usual-man-of = homme des { $men }
