## The page

report-kicker = Une étude d’équilibre des jeux de tafl
report-skip = Aller à la réponse
report-contents = Sommaire
report-facts = { $arms }, { $games }, étude { $hash }
report-arms-counted = { $n } bras
report-games-counted =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
report-figures = Les mêmes chiffres en tableaux pour les programmes :
report-colophon = Fait par hnefi { $version }. Cette page ne demande rien à aucune autre machine.

## Sides, verdicts

report-attackers = attaquants
report-defenders = défenseurs
report-the-attackers = les attaquants
report-the-defenders = les défenseurs
report-attackers-won = victoire des attaquants
report-defenders-won = victoire des défenseurs
report-game-drawn = partie nulle
report-verdict-fair = équitable
report-verdict-attackers = favorise les attaquants
report-verdict-defenders = favorise les défenseurs
report-verdict-open = indécis

## A study by another engine

report-interim-title = Encore en cours
report-interim-ended-title = Arrêtée avant la fin
report-interim =
    { $day ->
        [none] {""}
       *[other] L’étude a été arrêtée le { $day }, avant que toutes les parties prévues aient été jouées.{" "}
    }{ $closed } séries de parties sur { $cells } sont complètes, chacune d’un bras à une force. Parmi les autres, celles qui ont atteint une étape comptent jusqu’à elle, et les autres manquent.{ $day ->
        [none] {" "}Aucun verdict n’est définitif ici.
       *[other] {""}
    }
report-banner-title = Joué par un moteur plus ancien
report-banner-played =
    { $day ->
        [none] Ces parties furent jouées
       *[other] Ces parties furent jouées le { $day }
    } par le moteur d’empreinte { $engine }{ $version }. Le moteur du programme qui a fait cette page a l’empreinte { $now } et joue autrement : ce qui est écrit ici vaut pour l’ancien, et n’est pas un jugement sur les règles.
report-banner-depth = Avec { $nodes } positions par coup, une recherche voit environ { $least } demi-coups en avant sur ces plateaux, un demi-coup étant un coup d’un seul camp (mesuré avec le moteur d’aujourd’hui).
report-banner-depths = Avec { $nodes } positions par coup, une recherche voit en moyenne de { $least } à { $most } demi-coups en avant, selon le jeu de règles, un demi-coup étant un coup d’un seul camp (mesuré avec le moteur d’aujourd’hui).
report-banner-no-check = Personne n’a encore regardé ce que le moteur d’aujourd’hui fait de ces verdicts ; `hnefi lab check` le fait.
report-banner-check = Pour voir ce qu’il en reste, un moteur plus récent a joué { $games } des mêmes règles le { $day }, à { $nodes } positions par coup. Sur { $of } verdicts, { $changed } sont autres désormais, { $upheld } tiennent, et pour { $undecided } si peu de parties ne disent rien.
report-banner-check-old = Ce moteur-là, lui aussi, est autre que celui d’aujourd’hui.
report-banner-changed = { $arm } : était « { $then } », est « { $now } » (attaquants : { $won } gagnées, { $drawn } nulles, { $lost } perdues à { $nodes } positions par coup)

## The answer

report-answer = La réponse
report-answer-one-fair = À { $nodes } positions par coup, { $arm } est équitable : les attaquants marquent { $score }, et { $which } ({ $interval }) tient dans la plage équitable de { $low } à { $high }.
report-answer-one-attackers = À { $nodes } positions par coup, { $arm } favorise les attaquants : ils marquent { $score }, et { $which } ({ $interval }) est au-dessus de la plage équitable de { $low } à { $high }.
report-answer-one-defenders = À { $nodes } positions par coup, { $arm } favorise les défenseurs : les attaquants marquent { $score }, et { $which } ({ $interval }) est au-dessous de la plage équitable de { $low } à { $high }.
report-answer-one-open = À { $nodes } positions par coup, on ne peut dire si { $arm } est équitable : les attaquants marquent { $score }, mais { $which } ({ $interval }) n’est ni dans la plage équitable de { $low } à { $high } ni hors d’elle, et il faudrait plus de parties pour trancher.
report-which-wilson = l’intervalle à 95 %
report-which-race = l’intervalle de la course
report-answer-arms = À { $nodes } positions par coup, si l’on tient pour équitable que les attaquants prennent de { $low } à { $high } des points, on trouve ceci sur { $n } bras : { $clauses }.
report-clause-none-fair = aucun n’est démontré équitable
report-clause-no-fair = aucun n’est équitable
report-clause-fair =
    { $n ->
        [one] { $n } est équitable
       *[other] { $n } sont équitables
    }
report-clause-attackers =
    { $n ->
        [one] { $n } favorise les attaquants
       *[other] { $n } favorisent les attaquants
    }
report-clause-defenders =
    { $n ->
        [one] { $n } favorise les défenseurs
       *[other] { $n } favorisent les défenseurs
    }
report-clause-open =
    { $n ->
        [one] { $n } reste indécis, faute d’assez de parties pour trancher
       *[other] { $n } restent indécis, faute d’assez de parties pour trancher
    }
report-named = { $arm } : { $score }, { $interval }
report-named-more = { $n } de plus
report-answer-strength-alone = Les deux camps étaient un seul et même moteur à { $nodes } positions par coup ({ $visited } visitées en moyenne), et l’équilibre d’un jeu faible n’est pas l’équilibre : rien ici ne dit ce que trouveraient des joueurs plus forts.
report-answer-strength-ladder = Les deux camps étaient un seul et même moteur à { $nodes } positions par coup ({ $visited } visitées en moyenne), et l’équilibre d’un jeu faible n’est pas l’équilibre : au-delà de cette force, seule l’échelle parle, et elle finit à { $to } positions par coup.
report-answer-strength-below = Les deux camps étaient un seul et même moteur à { $nodes } positions par coup ({ $visited } visitées en moyenne), et l’équilibre d’un jeu faible n’est pas l’équilibre : l’échelle ne descend que vers un jeu plus faible, et rien ici ne dit ce que trouveraient des joueurs plus forts.
report-answer-no-ladder = Aucun bras n’a été joué à plus d’une force, si bien qu’on ne sait rien du mouvement des scores quand le jeu devient plus fort.
report-answer-ladder = Quand les deux camps réfléchissent davantage, de { $from } à { $to } positions par coup, { $clauses }{ $tail }.
report-ladder-attackers = les attaquants gagnent du terrain dans { $n } bras sur { $of }
report-ladder-defenders = les défenseurs gagnent du terrain dans { $n } bras sur { $of }
report-ladder-still =
    { $n ->
        [one] { $n } bras sur { $of } ne montre aucun mouvement, ce qui ne prouve pas qu’il n’y en ait pas
       *[other] { $n } bras sur { $of } ne montrent aucun mouvement, ce qui ne prouve pas qu’il n’y en ait pas
    }
report-ladder-unfinished = dans { $n } bras sur { $of }, cela dépend de qui aurait gagné les parties inachevées
report-ladder-unusable =
    { $n ->
        [one] { $n } bras sur { $of } n’a pas de pente sur laquelle s’appuyer, un camp ayant tout gagné d’un côté d’un échelon
       *[other] { $n } bras sur { $of } n’ont pas de pente sur laquelle s’appuyer, un camp ayant tout gagné d’un côté d’un échelon
    }
report-ladder-steepest =  ; la pente la plus forte est celle de { $arm }, où un doublement vaut { $points } points aux attaquants à score égal ({ $interval })
report-answer-ladder-one-attackers = Quand les deux camps réfléchissent davantage, de { $from } à { $to } positions par coup, les attaquants gagnent du terrain : un doublement leur vaut { $points } points à score égal ({ $interval }){ $tail }.
report-answer-ladder-one-defenders = Quand les deux camps réfléchissent davantage, de { $from } à { $to } positions par coup, les défenseurs gagnent du terrain : un doublement déplace le score des attaquants de { $points } points à score égal ({ $interval }){ $tail }.
report-answer-ladder-one-still = Quand les deux camps réfléchissent davantage, de { $from } à { $to } positions par coup, les parties ne montrent aucun mouvement du score, ce qui ne prouve pas qu’il n’y en ait pas : un doublement vaut { $points } points aux attaquants à score égal ({ $interval }){ $tail }.
report-answer-ladder-one-unusable = Entre { $from } et { $to } positions par coup, l’échelle n’a pas de pente sur laquelle s’appuyer, un camp ayant tout gagné d’un côté d’un échelon.
report-answer-leaves =  ; { $arms } sortirait de la plage deux doublements au-delà de l’échelle si la courbe se prolongeait, ce qu’aucune partie n’a montré
report-answer-leave =  ; { $arms } sortiraient de la plage deux doublements au-delà de l’échelle si les courbes se prolongeaient, ce qu’aucune partie n’a montré

## What to mind

report-care = À lire avec prudence
report-care-no-games = Sans aucune partie à la force de base, et donc absents de ce rapport : { $arms }.
report-care-many = Chacun des { $n } intervalles contient le vrai score dans 95 études sur 100 ; sur un tel nombre, quelques-uns le manquent par hasard, et donc aussi quelques verdicts.
report-care-race = Les bras font la course : les parties d’un bras s’arrêtent dès que son verdict est sûr. Les verdicts se fondent sur un intervalle valable à chaque examen ; la probabilité que l’un d’eux soit faux ne dépasse pas { $error }. Les autres intervalles ignorent cet arrêt et sont trop étroits.
report-care-twice =
    { $n ->
        [one] { $n } des parties est la copie d’une autre du même bras et de la même force, dans { $cells } : partant du même début, le moteur joue souvent de même. Chacune compte autant de fois qu’elle a été tirée ; les intervalles valent donc pour des parties tirées de cette façon, non pour autant de parties différentes.
       *[other] { $n } des parties sont des copies d’autres du même bras et de la même force, dans { $cells } : partant du même début, le moteur joue souvent de même. Chacune compte autant de fois qu’elle a été tirée ; les intervalles valent donc pour des parties tirées de cette façon, non pour autant de parties différentes.
    }
report-care-cells =
    { $n ->
        [one] { $n } série de parties
       *[other] { $n } séries de parties
    }
report-care-engine = Le moteur joue contre lui-même : s’il joue un camp moins bien que l’autre, cela paraît ici comme un défaut des règles.

## The arms

report-arms = Les bras
report-arms-lead = Un bras est un jeu de règles avec sa disposition et ses options. Tous les chiffres sont ici ceux de parties à { $nodes } positions par coup pour les deux camps ; une nulle vaut un demi-point.
report-forest-title = Le score des attaquants, bras par bras
report-forest-desc = Une ligne par bras : un point pour le score des attaquants et une barre pour son intervalle à 95 % (Wilson). Au-delà de la plage ombrée de { $low } à { $high }, un camp est favorisé. Les mêmes chiffres sont dans le tableau qui suit.
report-forest-desc-race = Une ligne par bras : un point pour le score des attaquants, une barre pour son intervalle à 95 % (Wilson) et un trait fin pour l’intervalle de la course, qui fonde les verdicts. Au-delà de la plage ombrée de { $low } à { $high }, un camp est favorisé. Les mêmes chiffres sont dans le tableau qui suit.
report-arms-table = Les bras à la force de base : résultats des attaquants, score et verdict
report-arm = bras
report-layout = disposition
report-games = parties
report-distinct = distinctes
report-won = gagnées
report-drawn = nulles
report-lost = perdues
report-score = score
report-wilson = Wilson 95 %
report-jeffreys = Jeffreys 95 %
report-race-interval = course
report-verdict = verdict
report-score-axis = points des attaquants, sur cent
report-arm-ids = Comment les bras s’appellent dans le fichier de l’étude et dans ses tableaux
report-arm-id = identifiant
report-changed-rules = Les règles modifiées, en toutes lettres

## People

report-people = Le moteur et les joueurs
report-people-lead = De certains bras on sait ce qu’ont donné les parties de joueurs humains. Là où le moteur, à { $nodes } positions par coup, donne à un jeu de règles le même score qu’eux, sa parole sur d’autres jeux de règles a quelque poids ; ailleurs elle en a peu.
report-scatter-title = Le score des attaquants : le moteur à côté des joueurs
report-scatter-desc = En abscisse, le score dans les parties des joueurs ; en ordonnée, dans celles du moteur ; chacun avec son intervalle à 95 % (Wilson). Sur la diagonale tiretée, les deux sont égaux. Les numéros sont ceux du tableau qui suit.
report-scatter-people = joueurs
report-scatter-engine = moteur
report-people-table = Le score des attaquants dans les parties des joueurs et dans celles du moteur, avec les intervalles à 95 % (Wilson)
report-variant = le jeu chez les joueurs
report-people-games = parties de joueurs
report-people-score = joueurs
report-people-in-time = sans les pertes au temps
report-people-on-board = décidées sur le plateau
report-engine-score = moteur
report-difference = écart, points
report-intervals-meet = intervalles
report-meet = se recouvrent
report-apart = ne se recouvrent pas
report-agreement-words = Sur { $n } couples, la corrélation de Pearson est de { $pearson } ({ $pearson-interval }) et celle de Spearman de { $spearman } ({ $spearman-interval }) ; le score du moteur moins celui des joueurs est en moyenne de { $difference } points ({ $difference-interval }). Une corrélation ne parle que de l’ordre, l’écart moyen d’un penchant d’un côté.
report-agreement-few = Avec moins de dix couples, les intervalles sont grossiers.
report-agreement-none = Il y a trop peu de jeux de règles avec des parties de joueurs, ou des scores trop semblables, pour une corrélation.
report-agreement-table = Comment les scores du moteur et ceux des joueurs vont ensemble, selon la force
report-agreement-sets = règles
report-agreement-pairs = paires
report-agreement-pearson = Pearson
report-agreement-spearman = Spearman
report-agreement-all = toutes
report-agreement-fitted = poids ajustés à ces parties
report-agreement-unfitted = poids jamais ajustés à des parties de joueurs
report-agreement-evaluation = évaluation
report-agreement-own = celle du moteur
report-outliers-none = Dans aucun cas les deux intervalles à 95 % ne sont disjoints. Cela ne prouve pas que les scores soient les mêmes.
report-outliers = Cas aberrants, selon cette règle : les deux intervalles à 95 % ne se recouvrent pas. Ce sont { $arms }. Un tel écart peut venir de la force du jeu (des joueurs meilleurs ou moins bons que le moteur ici), de qui joue contre qui (des débutants contre des experts), de la pendule (parties perdues au temps ou abandonnées), et de règles modifiées entre-temps ou différentes par un détail.

## The ladder

report-ladder = Quand les deux camps réfléchissent davantage
report-ladder-lead = Chaque cadre est un bras : le score des attaquants selon les positions par coup qu’avaient les deux camps, sur une échelle logarithmique. Les points sont des parties, avec leurs intervalles à 95 % (Wilson) ; la courbe est une régression logistique avec sa bande à 95 %. Là où elle est tiretée, rien n’a été joué : c’est une extrapolation, juste seulement si la courbe continue comme elle a commencé.
report-ladder-desc = Les attaquants marquent { $rungs }. Deux doublements plus loin, à { $beyond } positions par coup, la courbe dit { $score } ({ $interval }), ce qui est une extrapolation.
report-ladder-rung = { $score } à { $nodes }
report-ladder-table = L’échelle : ce que fait au score des attaquants un doublement des positions par coup des deux camps
report-rung-table = Les échelons de l’échelle : parties à réflexion égale des deux camps
report-slope = pente par doublement, logit
report-slope-points = à score égal, points
report-interval-95 = 95 %
report-goodness = ajustement : khi², p
report-goodness-none = deux échelons : aucun
report-beyond = deux doublements au-delà (extrapolé)
report-steadied-note = † Redressée : un camp a tout gagné d’un côté d’une force, si bien qu’aucune courbe n’est la plus vraisemblable. Un demi-gain et une demi-perte ont été ajoutés à chaque force, et il ne faut pas s’appuyer sur la pente.
report-ladder-bad-fit = Les échelons de ces bras ne suivent pas une telle courbe (p inférieur à 0,05), si bien que leurs bandes sont trop étroites : { $arms }. Un bras sur vingt le fait par hasard.
report-trend-lead = Chaque cadre est un bras : le score des attaquants selon les positions par coup qu’avaient les deux camps, sur une échelle logarithmique. Les points sont des parties, avec leurs intervalles à 95 %, une nulle et une partie inachevée comptant pour une demi-victoire ; la courbe est une régression de perdu, nul et gagné (cotes proportionnelles) avec sa bande à 95 %. Là où elle est tiretée, rien n’a été joué : c’est une extrapolation, juste seulement si la courbe continue comme elle a commencé.
report-trend-unfinished = Une partie inachevée compte comme nulle, mais son vainqueur est inconnu. Les deux dernières colonnes disent quelle serait la pente si un camp les avait toutes gagnées : aucun mouvement n’est montré qui irait alors dans l’autre sens.
report-trend-table = L’échelle avec les nulles : ce que fait un doublement des positions par coup des deux camps
report-trend-chance = par hasard (p)
report-trend-dispersion = dispersion
report-trend-if-attackers = si les attaquants avaient gagné les parties inachevées (p)
report-trend-if-defenders = si c’étaient les défenseurs (p)
report-trend-pooled = tous les bras ensemble
report-ladder-none = Aucun bras n’a été joué à plus d’une force.
report-positions = positions par coup

## Handicap

report-handicap = Quand un camp réfléchit davantage
report-handicap-lead = Les parties où un camp avait plus de positions par coup disent quel handicap rend le jeu égal, et ce que vaut la réflexion. L’intervalle du handicap égal est celui de Fieller : là où les parties ne montrent pas que réfléchir serve, il n’a pas de bornes.
report-handicap-table = Le handicap qui rend le jeu égal, et ce que vaut un doublement
report-even-handicap = égal quand
report-handicap-interval = 95 % (Fieller)
report-think-times = { $side } réfléchissent { $times } fois plus
report-think-alike = les deux réfléchissent autant
report-think-thousand = { $side } réfléchissent plus de mille fois plus
report-think-short = { $side } × { $times }
report-think-short-alike = égalité
report-think-short-thousand = { $side } × 1000 ou plus
report-fieller-between = { $low } à { $high }
report-fieller-outside = tout sauf ce qui est entre { $low } et { $high }
report-fieller-anywhere = n’importe quoi : les parties n’en disent rien
report-even-never = aucun handicap : la courbe est plate
report-extrapolated = extrapolé
report-skill = score du camp qui réfléchit deux fois plus
report-skill-lead = La dernière colonne est le score du camp qui peut réfléchir deux fois plus, les deux camps pris ensemble : la moitié des points si la réflexion ne sert à rien, tous si elle décide.
report-handicap-none = Aucune partie n’a été jouée où un camp réfléchissait davantage.
report-odds-table = Parties à réflexion inégale : résultats des attaquants
report-attackers-may = attaquants, positions par coup
report-defenders-may = défenseurs, positions par coup

## Effects

report-effects = Ce que font les règles une à une
report-effects-lead = Ce qu’un choix ajoute au score des attaquants à la force de base, face à un autre choix de la même règle, en moyenne sur tous les bras. Ce que deux règles ne font qu’ensemble n’y est pas.
report-effects-title = Ce que chaque choix ajoute au score des attaquants
report-effects-desc = Une ligne par choix : un point pour ce qu’il ajoute au score des attaquants, en points sur cent, et une barre pour son intervalle à 95 %. À droite de 0 il aide les attaquants, à gauche les défenseurs. Les mêmes chiffres sont dans le tableau qui suit.
report-effects-table = Effets de chaque choix sur le score des attaquants
report-contrasts-lead = Ce qu’un choix ajoute au score des attaquants à chaque force, face à un autre choix pour la même règle, d’après des jeux de règles identiques pour le reste. Quand les deux ont été joués à partir des mêmes ouvertures, on compare partie à partie. L’image montre la force dont parlent les verdicts.
report-contrasts-table = Ce que chaque choix ajoute au score des attaquants, selon la force
report-contrasts-correlation = corrélation des parties appariées
report-choice = choix
report-effect-label = { $factor } : { $choice }
report-instead-of = { $level } au lieu de { $reference }
report-points = points
report-logit = logit
report-factor = règle
report-factor-rules = jeu de règles
report-factor-layout = disposition
report-dispersion = Dispersion (khi² de Pearson sur { $freedom } degrés de liberté) : { $value }. { $words }
report-dispersion-small = Les bras ne s’écartent pas de la somme des effets plus que le hasard ne le veut.
report-dispersion-large = Les bras s’écartent de la somme des effets plus que par le seul hasard : des règles agissent ensemble, et les intervalles en ont été élargis.
report-dispersion-none = Il n’y a pas plus de bras que d’effets : on ne sait rien de règles qui agiraient ensemble, et les intervalles ne valent que s’il n’y en a pas.
report-aliased = Ces choix ne varient jamais l’un sans l’autre, si bien que nul ne peut dire lequel fait quoi :

## The course of play

report-course = Comment les parties vont, et comment elles finissent
report-course-lead = À { $nodes } positions par coup pour les deux camps.
report-endings-title = Comment les parties finissent
report-endings-desc = Une barre par bras, divisée selon la fin de ses parties. Les mêmes chiffres sont dans le tableau qui suit.
report-endings-table = Fins de partie, en centièmes des parties d’un bras
report-course-table = Le cours des parties : moyennes, avec l’écart type après ±
report-length = demi-coups
report-length-range = moindre, médiane, plus grand
report-attackers-lost = hommes perdus par les attaquants
report-defenders-lost = hommes perdus par les défenseurs
report-first-capture = première prise, demi-coup
report-branching = coups possibles
report-lead-changes = changements d’avantage
report-turnaround = meilleur moment du perdant, hommes
report-course-words = L’avantage change quand l’évaluation du moteur passe d’au moins un homme pour un camp à au moins un homme pour l’autre. Le meilleur moment du perdant est la meilleure évaluation qu’ait jamais eue, de son point de vue, le camp qui a perdu, en hommes : la médiane des parties décidées.
report-turnaround-win = un gain en vue
report-opening-table = Le score des attaquants selon le nombre de demi-coups tirés au sort au début : score, intervalle à 95 % (Wilson), parties
report-opening-book-table = Le score des attaquants selon la longueur de l’ouverture : score, intervalle à 95 % (Wilson), parties
report-opening-column =
    { $n ->
        [one] { $n } demi-coup au sort
       *[other] { $n } demi-coups au sort
    }
report-opening-cell = { $score } ({ $interval } ; { $games })

## Endings

report-end-king-captured = roi pris
report-end-king-escaped = roi échappé
report-end-encirclement = encerclement
report-end-exit-fort = fort au bord
report-end-king-alone = roi seul
report-end-king-walled-in = roi emmuré
report-end-no-escape = plus d’issue possible
report-end-turn-limit = limite de tours
report-end-no-moves = plus de coup possible
report-end-repetition = répétition
report-end-resigned = abandon
report-end-agreed = nulle convenue
report-end-max-plies = interrompue à la longueur maximale
report-end-other = autre

## Games

report-typical = Des parties à regarder
report-typical-lead = De chaque bras, parmi les parties à la force de base : la plus courte qui fut décidée, la plus proche de la longueur médiane, et la plus dramatique, celle où le perdant fut un moment le mieux placé (et à égalité, celle où l’avantage changea le plus souvent). Ce sont des exemples, choisis par ces règles et aucune autre.
report-typical-rest = Seuls les { $n } premiers bras sur { $of } sont montrés ici ; les parties de tous sont dans le tableau de l’étude.
report-shortest = la plus courte décidée
report-median-length = de longueur typique
report-dramatic = la plus dramatique
report-game-caption = { $which } : partie { $number }, { $plies }, { $result } ({ $ending })
report-plies-counted =
    { $n ->
        [one] { $n } demi-coup
       *[other] { $n } demi-coups
    }
report-board-title = Partie { $number } de { $arm }
report-board-desc = Position finale sur { $size } points sur { $size }. Attaquants en { $attackers }. Défenseurs en { $defenders }. { $king } { $last }
report-board-king = Roi en { $point }.
report-board-no-king = Le roi est pris.
report-board-last = Dernier coup { $mv }.
report-board-nobody = aucun point
report-moves = Coups
report-moves-random = Les { $n } premiers demi-coups ont été tirés au sort.
report-moves-book = Les { $n } premiers demi-coups sont une ouverture du livre.
report-step-first = Première position
report-step-back = Un coup en arrière
report-step-on = Un coup en avant
report-step-last = Position finale
report-step-label = Parcourir la partie ; les flèches le font aussi
report-step-at = coup { $n } sur { $of } : { $mv }
report-step-start = position de départ
report-step-hint = Avec un script, on peut parcourir les parties par les boutons sous les plateaux ou avec les flèches.
report-pass = tour perdu

## Methods

report-methods = Méthodes
report-methods-lead = Tous les nombres nécessaires pour rejouer cette étude et la vérifier.
report-methods-table = Ce qui décide des parties
report-quantity = quoi
report-value = valeur
report-m-name = nom de l’étude
report-m-hash = empreinte de l’étude (SHA-256)
report-m-engine = empreinte du moteur
report-m-seed = graine
report-m-nodes = positions par coup à la force de base
report-m-spread = variation au hasard des positions, par camp et par partie
report-m-opening = demi-coups tirés au sort au début
report-m-opening-value = un nombre pair de 0 à { $n }, chacun aussi souvent ; des demi-coups légaux tirés uniformément, tirés de nouveau seulement s’ils finissent la partie, jamais filtrés par une évaluation
report-m-book = ouvertures
report-m-book-value = { $from } à { $to } demi-coups d’un livre, les mêmes pour toutes les règles sur une disposition où le même camp commence, et à chaque force
report-m-longest = longueur maximale, au-delà de laquelle la partie est nulle
report-m-longest-unfinished = longueur maximale, au-delà de laquelle une partie est inachevée
report-m-play-on = { $plies }, puis au plus { $more } avec { $times } fois plus de positions
report-m-hash-table = table de transposition de chaque camp
report-m-megabytes = { $n } Mo
report-m-band = plage équitable du score des attaquants
report-m-even = scores des attaquants qui ne favorisent aucun camp
report-m-race = course
report-m-race-none = aucune : chaque bras a le même nombre de parties
report-m-race-value = un bras s’arrête quand son verdict est sûr ; la probabilité qu’un verdict soit faux ne dépasse pas { $error }
report-m-looks = quand finissent les parties d’un jeu de règles
report-m-looks-value = après { $looks } parties, dès que l’équilibre est clair ; la probabilité qu’un verdict soit faux ne dépasse pas { $error }
report-m-looks-none = après { $games } parties ; la probabilité qu’un verdict soit faux ne dépasse pas { $error }
report-m-games = parties dans ce tableau
report-m-strengths = Les forces jouées
report-m-planned = parties par bras
report-m-purpose = but
report-m-base = base
report-m-rung = échelle
report-m-odds = handicap
report-m-bare = la position de départ nue, une ouverture parmi très nombreuses
report-m-evaluation = l’équilibre joué selon une autre évaluation
report-m-at-most = { $n } au plus
report-statistics = Statistique
report-s-share = Intervalles d’un score : Wilson (1927) et Jeffreys (1946 ; Brown, Cai et DasGupta, Statistical Science 16, 2001). Les deux sont faits pour des parties sans nulles ; les nulles les rendent plus larges qu’il ne faut.
report-s-verdict = Verdicts : équitable si l’intervalle de Wilson tient dans la plage, en faveur d’un camp s’il est hors d’elle, indécis sinon.
report-s-judged = Verdicts : selon la probabilité d’un score au-delà des plages après les parties (loi de Dirichlet, avec avant elles une demi-partie de chaque résultat), les parties inachevées comptées pour le camp que le verdict ne favorise pas, et l’erreur partagée également entre les bras et les examens (Bonferroni). L’équité doit être montrée à deux forces, par deux tests unilatéraux (Schuirmann, Journal of Pharmacokinetics and Biopharmaceutics 15, 1987). Un camp favorisé doit mener à chaque force supérieure et selon chaque autre évaluation.
report-s-race = Course : une suite de confiance par mélange normal (Robbins 1970 ; Howard, Ramdas, McAuliffe et Sekhon, Annals of Statistics 49, 2021), l’erreur partagée également entre les bras (Bonferroni) ; on l’interroge toutes les vingt parties.
report-s-ladder = Échelle et handicap : régression logistique du score sur le logarithme en base 2 des positions par coup, ou de leur rapport (Berkson 1944 ; Cox 1958), intervalles de Wald où une nulle varie moins qu’une partie gagnée ou perdue, khi² de Pearson pour l’ajustement ; le handicap égal par Fieller (1954). Là où aucune courbe n’est la plus vraisemblable (Albert et Anderson, Biometrika 71, 1984), un demi-gain et une demi-perte sont ajoutés à chaque force, et la pente est marquée †.
report-s-trend = Changement avec la force : cotes proportionnelles de la défaite, de la nulle et du gain sur le logarithme en base 2 des positions par coup (McCullagh 1980), les ouvertures comme effets aléatoires par l’approximation de Laplace (Breslow et Clayton 1993).
report-s-skill = Deux fois plus de réflexion : deux intervalles de Wilson réunis (Newcombe, Statistics in Medicine 17, 1998).
report-s-effects = Effets des règles : régression quasi binomiale à faible pénalité (Wedderburn 1974 ; McCullagh et Nelder 1989), en points comme effets marginaux moyens (Williams, Stata Journal 12, 2012).
report-s-contrasts = Ce qu’un choix apporte : différences moyennes entre parties des mêmes ouvertures, sur plusieurs règles avec l’intervalle de Student et les degrés de liberté de Satterthwaite (1946).
report-s-agreement = Accord avec les joueurs : corrélation de Pearson avec l’intervalle de Fisher (1915), de Spearman avec celui de Bonett et Wright (Psychometrika 65, 2000), écart moyen avec celui de Student (1908).
report-commands = Pour la rejouer, refaire ce rapport et vérifier le tableau
report-commands-note = Les parties ne se retrouvent, et ne se vérifient, qu’avec un programme dont le moteur a la même empreinte ; un rapport peut se faire avec n’importe lequel.
report-file = Le fichier de l’étude, tel quel
report-file-played = Le fichier de l’étude tel qu’il était quand les parties furent jouées ; les titres et les parties de joueurs ont pu changer depuis
report-left-out = Laissés de côté, parce que leurs règles ne vont pas ensemble
report-left-out-counted =
    { $n ->
        [one] { $n } combinaison
       *[other] { $n } combinaisons
    }
report-reason = raison

## Studies that judge

report-judged = Gagnées, nulles, perdues
report-judged-lead = Combien de fois chaque camp gagne, et combien de fois personne, à partir des mêmes ouvertures à chaque force. Une partie interrompue est inachevée : elle ne compte pour aucun camp, et un verdict vaut quel qu’en eût été le vainqueur.
report-judged-title = Gagnées, nulles et perdues selon la force
report-judged-desc = Une barre pour chaque bras et nombre de positions par coup, divisée en parts de parties gagnées par les attaquants, nulles, inachevées et gagnées par les défenseurs.
report-judged-attackers = les attaquants gagnent
report-judged-defenders = les défenseurs gagnent
report-unfinished = inachevées
report-judgements = Le verdict sur chaque bras, et ce qui s’y oppose
report-judged-because = parce que
report-because-games = les parties sont trop peu nombreuses
report-because-unfinished = trop de parties sont restées inachevées
report-because-draws = le score est égal, mais trop peu de parties sont décidées
report-because-one-strength = le score n’est montré équilibré qu’à une seule force
report-because-strength = un jeu plus fort dit autre chose
report-because-evaluations = une autre évaluation dit autre chose
report-because-trend = le score est équilibré, mais l’est moins quand les deux camps réfléchissent plus
report-judged-table = Toutes les parties, selon la force
report-depth = demi-coups d’avance
report-bounds = sûrement entre
report-judged-says = favorise
report-judged-neither = aucun
report-judged-unknown = inconnu
report-judged-bare = départ nu
report-answer-judged = À { $nodes } positions par coup, sur { $n } bras { $clauses }. Un bras favorise un camp qui marque sûrement plus de { $most } ; il est équitable si le score est sûrement compris entre { $low } et { $high } à deux forces et qu’au moins { $decided } des parties sont décidées.
report-clause-undetermined =
    { $n ->
        [one] { $n } est indéterminé
       *[other] { $n } sont indéterminés
    }
report-verdict-undetermined = indéterminé
