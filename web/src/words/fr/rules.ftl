## Règles

rules-title = Règles
rules-lead = Chaque règle du jeu est la réponse de quelqu’un à une question difficile. Pour chaque point on dit ici qui l’affirme, et s’il fut écrit, seulement montré, ou si c’est notre lecture.
rules-own = Écrire ses propres règles
rules-play = Jouer ainsi
rules-back-to-game = Retour à la partie
rules-compare = Comparer à une autre
rules-analyse = Analyser
rules-edit-position = Composer une position
rules-edit-layout = Modifier cette disposition
rules-change = Changer ces règles
rules-contents = Dans cette règle du jeu
rules-neighbours = Voisins
rules-neighbours-lead = Les règles du jeu qui diffèrent le moins de celles-ci, et en quoi.
rules-neighbour-differences = { $count ->
    [0] les mêmes règles sur un autre plateau
    [one] une règle diffère
   *[other] { $count } règles diffèrent
  }
rules-neighbour-here = Ici
rules-neighbour-there = Là
rules-neighbour-compare = Règle par règle
rules-search = Chercher un jeu de règles
rules-search-board = Plateau
rules-search-any = toutes les tailles
rules-search-found = { $count ->
    [0] Aucun jeu de règles ne convient.
    [one] Un jeu de règles.
   *[other] { $count } jeux de règles.
  }
rules-board = { $size } × { $size }
rules-sources = Sources
rules-layouts = Dispositions
rules-layout-board = Position de départ : { $layout }
rules-folio = Sur le dessin du manuscrit
rules-options = Variantes
rules-note-reading = Pourquoi cette lecture
rules-example-label = Figure : { $text }
rules-outcome-attackers = Les attaquants gagnent.
rules-outcome-defenders = Les défenseurs gagnent.
rules-outcome-draw = Partie nulle.
rules-not-allowed = Interdit.
rules-captures = Prises : { $points }.
rules-who = Qui est qui
group-play = Le jeu
group-pieces = Les pièces particulières
group-throne = Le château
group-corners = Les coins
group-camps = Les camps
group-capture = La prise
group-king = Le roi
group-end = La fin
rule-absent = Cette règle n’a pas de sens ici.
rules-try = Essayer
rules-try-this = Essayer : { $text }
rules-try-back = Reprendre
rules-try-leave = Laisser
