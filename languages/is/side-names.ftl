usual-attackers = sóknarmenn
usual-defenders = varnarmenn
usual-attacker = sóknarmaður
usual-defender = varnarmaður
usual-king = konungur
usual-man-of = liðsmaður ({ $men })
