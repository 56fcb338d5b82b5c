## L'équilibre, tel qu'on l'a mesuré

studies-title = Quelles règles sont équitables ?
studies-lead = Le moteur joue des milliers de parties contre lui-même, les deux camps réfléchissant autant, et compte. Voici ce qu’il a trouvé, jeu par jeu, et avec quelle certitude.
studies-own = Vos mesures
studies-none = Rien n’a encore été mesuré ici.
studies-counted =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $arms ->
        [one] { $arms } jeu de règles
       *[other] { $arms } jeux de règles avec leurs dispositions
    }
studies-report = Lire le rapport
studies-show = Les jeux de règles un par un
studies-cite = Comment la citer, et ses versions
studies-all = Toutes les études
studies-fair = Alea est-il équitable ?
studies-sorted = Les plus équitables d’abord : selon l’écart entre le score des attaquants et la moitié.
studies-people-title = Ce que disent les parties entre humains
studies-people = Des humains ont joué { $games } parties avec { $sets } jeux de règles voisins, dont le programme n’a rien appris. Avec { $clear } de ces jeux de règles, un camp gagne nettement plus souvent ; le programme voit le même camp en tête pour { $agree ->
    [all] tous ceux-là
   *[some] { $same } d’entre eux
}.
studies-people-difference = { $way ->
    [more] En moyenne, avec ces { $sets } jeux de règles, les attaquants du programme marquent { $points } points sur cent de plus que ceux des humains (très probablement entre { $low } et { $high }). Un jeu que le programme trouve bon pour les attaquants peut donc être équilibré entre humains.
    [less] En moyenne, avec ces { $sets } jeux de règles, les attaquants du programme marquent { $points } points sur cent de moins que ceux des humains (très probablement entre { $low } et { $high }). Un jeu que le programme trouve bon pour les défenseurs peut donc être équilibré entre humains.
   *[open] Avec ces { $sets } jeux de règles, rien ne montre que les attaquants du programme marquent en moyenne plus ou moins que ceux des humains.
}
studies-people-edge = Avec presque tous ces { $sets } jeux de règles, le roi gagne au bord, non dans un angle.
studies-people-others = Avec { $others } autres, dont le programme a appris, rien ne montre de différence.
studies-data-title = Données
studies-data-lead = Chaque partie avec ses coups, et chaque chiffre, pour vos propres questions.
studies-data-lead-excerpt = Un extrait des parties avec leurs coups, et chaque chiffre, pour vos propres questions.
studies-data-games = Toutes les parties, avec l’avis du moteur à chaque coup
studies-data-excerpt = Un extrait : les premières parties de chaque jeu de règles à chaque force
studies-data-hash = L’empreinte de la table de toutes les parties (SHA-256)
studies-data-apart = La table de toutes les parties est trop grande pour accompagner le programme. L’étude, rejouée avec le même moteur, donne le même fichier. L’empreinte dit si un fichier est bien cette table.
studies-data-apart-parts = La table de toutes les parties est trop grande pour accompagner le programme. Elle est réunie à partir des parties de l’étude qui ont été jouées. L’empreinte dit si un fichier est bien cette table.
studies-data-arms = Chaque jeu de règles
studies-data-cells = Chaque jeu de règles à chaque force
studies-data-ladder = L’évolution avec la force
studies-data-effects = Comparaison règle par règle
studies-data-people = Parties entre humains
studies-data-check = Ce que dit un moteur plus récent
studies-data-figures = Tous les chiffres
studies-data-query = Comptez les résultats avec DuckDB, dans le dossier où la table est enregistrée :
studies-data-notebook = Un carnet en Python qui dessine les scores de la table avec leurs intervalles
studies-data-of-excerpt = Ces chiffres sont ceux de l’extrait, comme les scores que dessine le carnet, et non ceux de l’étude.
balance-title = Est-ce équitable ?
balance-lead = Le moteur contre lui-même, les deux camps réfléchissant autant, sur chaque disposition mesurée.
balance-none = Ce jeu de règles n’a pas encore été mesuré.
balance-by = Comment on l’a mesuré
balance-here = celle qui est choisie ici
balance-bar = victoires des { $attackers } { $won }, nulles { $drawn }, victoires des { $defenders } { $lost }
balance-bar-unfinished = victoires des { $attackers } { $won }, nulles { $drawn }, inachevées { $unfinished }, victoires des { $defenders } { $lost }
balance-score = Score des { $attackers } : { $score }, entre { $low } et { $high } selon l’intervalle à { $confidence }
balance-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $positions } positions par coup, dont la moitié dépassent { $plies } coups
balance-people = Des humains, en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de
balance-more = À d’autres forces
balance-other-studies = { $studies ->
    [one] Une autre étude des mêmes règles
   *[other] { $studies } autres études des mêmes règles
}
balance-ladder = { $positions } positions par coup
balance-bare = Sans ouverture, { $positions } positions par coup
balance-evaluation = Avec une autre évaluation ({ $name }), { $positions } positions par coup
balance-handicap = { $attackers } positions par coup pour les { $attackers-name }, { $defenders } pour les { $defenders-name }
balance-verdict-fair = équitable
balance-verdict-favours-attackers = pour les { $attackers }
balance-verdict-favours-defenders = pour les { $defenders }
balance-verdict-open = trop peu de parties pour conclure
balance-verdict-undetermined = non tranché
balance-because-games = Les parties sont trop peu nombreuses.
balance-because-unfinished = Trop de parties sont restées inachevées.
balance-because-draws = Le score est équilibré, mais trop peu de parties sont décidées.
balance-because-one-strength = Le score n’est montré équilibré qu’à une seule force.
balance-because-strength = Un jeu plus fort dit autre chose.
balance-because-evaluations = Une autre évaluation dit autre chose.
balance-because-trend = Le score est équilibré, mais l’est moins quand les deux camps réfléchissent plus.
balance-depth = Une recherche voit en moyenne { $plies } demi-coups d’avance.
balance-bounds = Quel que soit le vainqueur des parties inachevées, le score est entre { $low } et { $high }.
balance-caution = L’équilibre d’un jeu faible n’est pas l’équilibre : de meilleurs joueurs trouveront peut-être ce qu’ici aucun camp ne voit.
balance-key-band = Au-delà de la bande ombrée, un camp est favorisé ; le trait est le score avec son intervalle.
commented-title = { $count ->
    [one] Une partie à regarder
   *[other] { $count } parties à regarder
}
commented-watch = Regarder
commented-close = Fermer
commented-after = { $ply ->
    [0] Au départ :
   *[other] Après le coup { $ply } :
}
interim-title = Cette étude n’est pas finie.
interim-sets = { $closed } séries de parties prévues sur { $cells } sont jouées ; les réponses peuvent encore changer.
interim-ended-title = Cette étude a été arrêtée avant la fin, le { $day }.
interim-ended-sets = { $closed } séries de parties prévues sur { $cells } ont été jouées jusqu’au bout ; les autres ne le seront pas.
superseded-title = Joué par un moteur plus ancien.
superseded-played =
    { $day ->
        [none] Les parties ont été jouées
       *[other] Les parties ont été jouées le { $day }
    } par le moteur d’empreinte { $engine }{ $version ->
        [none] {""}
       *[other] {" "}(hnefi { $version })
    } ; le moteur d’aujourd’hui a l’empreinte { $today } et joue autrement, si bien que les verdicts ci-dessous ne valent que pour l’ancien.
superseded-depth = Avec { $positions } positions par coup, une recherche voit en moyenne de { $least } à { $most } demi-coups en avant (mesuré avec le moteur d’aujourd’hui ; un demi-coup est un coup d’un seul camp).
superseded-check = Pour voir ce qu’il en reste, un moteur plus récent a joué { $games } parties le { $day } : sur { $verdicts } verdicts, { $changed } sont autres désormais, { $upheld } tiennent, et pour { $undecided } si peu de parties ne disent rien.
superseded-unchecked = Ces verdicts n’ont pas encore été vérifiés avec le moteur actuel.
superseded-check-old = Ce moteur-là aussi est autre que celui d’aujourd’hui.
superseded-again = Un moteur plus récent, en { $games } parties à { $positions } positions par coup :
outcomes-answer = Ce que disent les parties
outcomes-won = les attaquants gagnent
outcomes-drawn = nulle
outcomes-unfinished = inachevée
outcomes-lost = les défenseurs gagnent
outcomes-caption = Chaque colonne montre comment les parties ont fini à une force ; plus à droite, les deux camps réfléchissent plus longtemps. Le nombre en dessous dit, arrondi, combien de coups des deux camps le programme voit d’avance ; la réponse porte sur celui en gras. La ligne en tirets marque la moitié des parties.
outcomes-as-table = Montrer le tableau
outcomes-rules = Règles
outcomes-strength = Positions par coup
outcomes-plies = Demi-coups d’avance
outcomes-on-layouts = { $rules } ({ $layouts })
outcomes-layouts = { $count ->
    [one] disposition { $letters }
   *[other] dispositions { $letters }
}
outcomes-many = { $count } jeux de règles
studies-sets = { $count } jeux de règles
superseded-by = Une étude plus récente répond mieux à cette question :
movement-title = Quand les deux camps réfléchissent plus
movement-attackers = Les attaquants gagnent du terrain avec { $places }.
movement-defenders = Les défenseurs gagnent du terrain avec { $places }.
movement-neither = Aucun changement net ne se voit avec { $places } ; il peut pourtant y en avoir un.
movement-unfinished = Avec { $places }, on ne sait qui gagne du terrain : cela dépend de qui aurait gagné les parties inachevées.
movement-rest = Ailleurs, aucun changement net ne se voit ; il peut pourtant y en avoir un.
movement-none = Aucun changement net ne se voit, quel que soit le jeu de règles ; il peut pourtant y en avoir un.
contrasts-title = Ce que change un choix
contrasts-note = Points sur cent que le premier choix ajoute au score des attaquants face au second, d’après des règles identiques pour le reste ; en dessous, l’intervalle à 95 %. Une colonne est un nombre de positions par coup.
contrasts-choice = Choix
contrasts-instead = { $level } au lieu de { $reference }
contrasts-interval = { $low } à { $high }
contrasts-fewer = pour { $measured } jeux de règles sur { $sets }
