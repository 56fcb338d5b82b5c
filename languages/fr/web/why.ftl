# Pourquoi un coup est interdit, et pourquoi des pièces sont prises. $from, $to, $point et $points sont des points du plateau.

why-title = Pourquoi ?
why-not-occupied = Pas de { $from } à { $to } : { $point } est occupé.
why-not-closed = Pas de { $from } à { $to } : cette pièce ne peut pas passer par { $point }.
why-not-no-stop = Pas de { $from } à { $to } : cette pièce ne peut pas s’arrêter sur { $point }.
why-not-too-far = Pas de { $from } à { $to } : cette pièce avance { $limit ->
    [one] d’un point
   *[other] de { $limit } points
} au plus.
why-not-not-straight = Pas de { $from } à { $to } : les pièces se déplacent le long d’une rangée ou d’une colonne.
why-not-not-yours = La pièce en { $from } appartient au camp qui n’a pas le trait.
why-not-no-piece = Il n’y a pas de pièce en { $from }.
why-not-off-board = { $point } n’est pas sur ce plateau.
why-not-other-goes-on = La pièce en { $point } vient de prendre, et continue d’abord.
why-not-must-capture = Une pièce qui continue après une prise doit prendre encore.
why-not-must-go-on = La pièce en { $point } doit continuer après sa prise.
why-not-repetition = Ce coup amènerait une position une fois de plus que les règles ne le permettent.
why-not-game-over = La partie est finie.
why-not-other = Ce coup n’est pas possible ici.

# Une phrase, puis l’une des suivantes
why-fell = Prise en { $point } ({ $piece }).
why-fell-between-two = La pièce était entre deux adversaires, en { $points }.
why-fell-against-point = La pièce était entre un adversaire et { $other }, un point qui compte comme tel.
why-fell-surrounded = La pièce était cernée en { $points }.
why-fell-with-the-king = La pièce était enfermée avec le roi, depuis { $points }.
why-fell-shieldwall = La pièce était dans une rangée le long du bord, avec un adversaire devant chacun de ses hommes et à son bout : un mur de boucliers.
why-fell-jumped-over = Un adversaire a sauté par-dessus.
why-fell-moved-between = La pièce s’est mise elle-même entre deux adversaires, en { $points }.
