### The embedded board

embed-start = Au début
embed-back = Coup précédent
embed-next = Coup suivant
embed-end = À la fin
embed-at = Coup { $ply } sur { $of } : { $move }
embed-beginning = { $of ->
    [one] Le début, avant { $of } coup
   *[other] Le début, avant { $of } coups
}
embed-pass = tour perdu
embed-moves = Parcourir la partie
embed-slider = Coup
embed-attackers = Attaquants
embed-defenders = Défenseurs
embed-king = Roi
embed-keys = Les flèches gauche et droite parcourent les coups, Début et Fin vont aux extrémités.
embed-result-attackers = Les attaquants ont gagné.
embed-result-defenders = Les défenseurs ont gagné.
embed-result-draw = Partie nulle.
embed-broken = Ce plateau ne peut pas être montré
