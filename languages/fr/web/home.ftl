## La première page

home-title = Jouer
home-history = Dans un livre irlandais des Évangiles, aujourd’hui à Corpus Christi College, Oxford (ms. 122), quelqu’un a tracé un plateau de dix-neuf lignes et l’a nommé { $alea }, le jeu des Évangiles. Il n’est pas dit comment on y jouait. Voici comment on l’a lu depuis, chaque règle avec sa source.
home-learn = Vous débutez ? Apprenez le jeu pas à pas
home-fair = Quelles règles sont équitables ?
home-history-more = Son histoire
home-play-now = Jouer à { $name }
home-game = Partie
home-first = Une première partie
home-great = Le grand plateau
home-against = Contre
home-against-engine = le moteur
home-against-friend = un ami, sur cet appareil
home-why = Pourquoi celle-ci ? Elle est courte : la moitié des parties que notre moteur a jouées contre lui-même ont duré au plus { $plies } coups. Elle se décide : { $drawn } nulles sur { $games }. Et entre humains elle est à peu près équilibrée : en { $people } parties, les attaquants ont marqué { $percent } % (quand notre moteur jouait contre lui-même, { $engine } %).
home-why-figures = Les chiffres
home-even = { $side ->
    [attackers] Quand notre moteur a joué contre lui-même selon ces règles, les attaquants ont marqué { $percent } % en { $games } parties. Donnez-les au joueur le plus faible.
    [defenders] Quand notre moteur a joué contre lui-même selon ces règles, les attaquants ont marqué { $percent } % en { $games } parties. Donnez les défenseurs au joueur le plus faible.
   *[neither] Quand notre moteur a joué contre lui-même selon ces règles, les attaquants ont marqué { $percent } % en { $games } parties.
  }
home-even-more = Alea est-il équitable ?
home-board-label = La position de départ : { $layout }
home-invite = Inviter quelqu’un à jouer
home-choose = Choisissez votre partie
form-rules = Jeu de règles
form-about = Lire ces règles
form-layout = Disposition
form-draw = Dessiner sa propre disposition
options-offered = Options
options-readings = { $count ->
    [one] Une autre lecture
   *[other] { $count } autres lectures
  }
options-readings-hint = Là où la source se lit aussi autrement. Pour chaque règle, une seule lecture à la fois.
form-side = Vous jouez
form-side-random = Camp au hasard
form-start = Commencer la partie
form-board = { $size } × { $size }
inferred-badge = déduite
inferred-note = Aucune source ne montre cette disposition : elle est déduite.
featured-badge = à l’honneur
dice-badge = dé

## Familles de règles

family-alea = Alea Evangelii
family-tablut = Tablut
family-tawlbwrdd = Tawl-bwrdd
family-hnefatafl = Hnefatafl
family-berserk = Hnefatafl berserk
family-seabattle = Bataille navale
family-brandubh = Brandubh
family-ard-ri = Ard ri
family-reference = Autres jeux de tafl
family-own = Vos propres jeux
