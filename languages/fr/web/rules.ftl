## Règles

rules-title = Règles
rules-lead = Bien des choses sont incertaines dans ces jeux. Chaque règle indique ici sa source, et si celle-ci l’énonce, la montre seulement, ou s’il a fallu choisir une lecture.
rules-own = Créer un jeu de règles
rules-play = Jouer ainsi
rules-back-to-game = Retour à la partie
rules-compare = Comparer à un autre
rules-analyse = Analyser
rules-edit-position = Composer une position
rules-edit-layout = Modifier cette disposition
rules-change = Changer ces règles
rules-contents = Dans ce jeu de règles
rules-similar = Jeux de règles semblables
rules-similar-lead = Les jeux de règles qui diffèrent le moins de celui-ci, et en quoi.
rules-similar-differences = { $count ->
    [0] les mêmes règles sur un autre plateau
    [one] une règle diffère
   *[other] { $count } règles diffèrent
  }
rules-similar-here = Ici
rules-similar-there = Là
rules-similar-compare = Règle par règle
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
rules-sources-compared = Où les sources se contredisent, et ce que veulent dire leurs mots
rules-layouts = Dispositions
rules-layout-board = Position de départ : { $layout }
rules-layout-unsourced = Aucune source ne montre cette disposition.
rules-on-layout = Jeux de règles qui s’y jouent
rules-on-layout-usual = Disposition habituelle de
rules-on-layout-other = Au choix pour
rules-folio = Sur le dessin du manuscrit
rules-note-reading = Pourquoi cette lecture
readings-title = Lectures
readings-lead = Là où la source se tait ou se lit de plusieurs façons : comment elle est lue ici, comment on peut encore la lire, les jeux de règles dont la source énonce ou figure chaque lecture, et ce que le laboratoire en a mesuré.
readings-rule = Règle { $number }
readings-elsewhere = Elle change une autre règle à la place de celle-ci.
readings-alone = Aucune autre lecture de cette règle ne peut se jouer ici.
readings-ours = Lu ici
readings-other = Autre lecture
readings-with = L’option change aussi d’autres règles.
readings-held-by = Énoncée ou figurée dans la source de
readings-held-by-none = Dans la source d’aucun autre jeu de règles de cette famille et de ce plateau.
readings-more = { $count ->
    [one] un de plus
   *[other] { $count } de plus
  }
readings-unmeasured = Pas encore mesuré.
readings-effect = { $value } points pour les { $attackers } (intervalle à 95 % : { $low } à { $high }).
readings-score = Score des { $attackers } { $value } ({ $low } à { $high }), { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } à { $positions } positions par coup.
readings-average = En moyenne sur les jeux de règles de l’étude.
readings-play = Jouer ainsi
readings-compare = Comparer
rules-example-label = Figure : { $text }
rules-outcome-attackers = Les attaquants gagnent.
rules-outcome-defenders = Les défenseurs gagnent.
rules-outcome-draw = Partie nulle.
rules-not-allowed = Interdit.
rules-captures = Prises : { $points }.
rules-who = Qui est qui
group-play = Le jeu
group-pieces = Les pièces particulières
group-throne = Le trône
group-corners = Les angles
group-camps = Les camps de base
group-capture = La prise
group-king = Le roi
group-end = La fin
rules-absent = Cette règle n’a pas de sens ici.
rules-try = Essayer
rules-try-this = Essayer : { $text }
rules-try-back = Reprendre
rules-try-close = Fermer

## Familles de règles

family-alea-history = Le plateau d’un livre des Évangiles du onzième ou du douzième siècle, dix-neuf lignes dans chaque sens, que l’on dit venu de la maison du roi Athelstan. Le texte explique les figures par les Évangiles et ne dit presque rien du jeu ; tout, ici, est reconstitution.
family-tablut-history = Le jeu que Linné vit jouer aux Samis de Laponie en 1732 et qu’il décrivit dans son journal : avec la page galloise de 1587, l’un des deux seuls textes anciens qui disent comment on joue à un tafl. Ses lectures diffèrent sur le trône, les camps de base et le roi.
family-tawlbwrdd-history = Le jeu gallois, nommé dans des lois plus anciennes avec un roi et huit hommes contre seize, et décrit par Robert ap Ifan en 1587 : un roi et douze hommes contre vingt-quatre sur onze cases sur onze.
family-hnefatafl-history = Les jeux d’aujourd’hui qui portent le nom norrois, la plupart sur onze lignes avec des angles où fuir. Ils sont nés des jeux de musée du XXe siècle et de ce qu’ont appris des milliers de parties en ligne.
family-berserk-history = Un jeu moderne à commandants, chevalier, sauts et prises en chaîne.
family-seabattle-history = Des jeux sans aucun point particulier, dont le roi ne prend pas et se prend sur ses quatre côtés.
family-brandubh-history = Le jeu irlandais à sept lignes : un chef et quatre hommes contre huit, comme le disent des poèmes.
family-ard-ri-history = Nom écossais de jeux à sept lignes, avec un roi et huit hommes contre seize.
family-reference-history = Des jeux simples qui servent de mesure aux autres, et des jeux modernes de la même parenté.
family-own-history = Des règles dont les fichiers ont été donnés à ce serveur à son démarrage.

## The gallery

rules-one-minute = En une minute
topic-aim = But
topic-moves = Coups
topic-capture = Prise
topic-king = Roi
topic-end = Fin
topic-special = Particularités
gallery-all = Tous les jeux de règles
gallery-any = peu importe
gallery-family = Famille
gallery-goal = Le roi gagne
gallery-goal-corner = dans un angle
gallery-goal-edge = au bord
gallery-king = Le roi est
gallery-king-strong = fort : pris à quatre
gallery-king-weak = faible : pris à deux
gallery-order = Ordre
gallery-order-family = Par famille et par âge
gallery-order-size = Du plus petit plateau au plus grand
gallery-order-length = De la partie la plus courte à la plus longue
gallery-order-draws = D’abord le moins de nulles
gallery-order-simple = D’abord les plus simples
gallery-figures = Durées et nulles viennent de parties du moteur contre lui-même. Les minutes sont comptées à { $seconds } secondes par coup.
gallery-men = { $attackers } contre { $defenders } et le roi
gallery-card-corner = Roi vers un angle
gallery-card-edge = Roi vers le bord
gallery-card-strong = roi fort
gallery-card-weak = roi faible
gallery-measured = Environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } ({ $plies } coups) · { $draws } de nulles
gallery-unmeasured = Durée et nulles : non mesurées

## Which should I play?

advisor-title = À quoi jouer ?
advisor-answer = Répondez aux trois questions : un à trois jeux paraîtront ici, chacun avec ses raisons.
advisor-length = Combien de temps ?
advisor-length-short = Un quart d’heure
advisor-length-medium = Une demi-heure
advisor-length-long = Une longue soirée
advisor-win = Comment le roi doit-il gagner ?
advisor-win-corner = Dans un angle
advisor-win-edge = Au bord
advisor-win-simple = Peu importe, mais simplement
advisor-want = Qu’est-ce qui compte le plus ?
advisor-want-fair = Un jeu équitable
advisor-want-source = Une source ancienne
advisor-found = { $count ->
    [0] Aucun jeu connu ne convient.
    [one] Un jeu vous convient.
   *[other] { $count } jeux vous conviennent, le meilleur d’abord.
  }
advisor-because-length = Environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } : { $plies } coups, à { $seconds } secondes chacun.
advisor-because-board = Non mesuré. D’autres jeux en { $size } × { $size } durent environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } : { $plies } coups, à { $seconds } secondes chacun.
advisor-because-corner = Le roi gagne dans un angle.
advisor-because-edge = Le roi gagne au bord.
advisor-because-simple = { $count ->
    [one] { $count } phrase dit
   *[other] { $count } phrases disent
  } tout ce qu’il faut savoir.
advisor-because-fair = Les attaquants marquent { $score } (entre { $low } et { $high }) en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } du moteur contre lui-même ; { $draws } sont nulles.
advisor-because-people = En { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } entre personnes, les attaquants marquent { $score }.
advisor-because-source = Sa source, de { $year }, énonce ou montre { $known } règles sur { $rules }.
advisor-opponent = Vous menez les { $side } contre { $level }, niveau { $number }.
