## The article on whether Alea is fair

fair-title = { $finding ->
    [attackers] Alea favorise les attaquants
    [mostly-attackers] Alea favorise les attaquants avec la plupart des règles
    [defenders] Alea favorise les défenseurs
    [mostly-defenders] Alea favorise les défenseurs avec la plupart des règles
    [fair] Alea est équitable
    [partly-fair] Alea est équitable avec la plupart des règles
    [depends] L’équité d’Alea dépend de ses règles
    [sides] Le camp qu’Alea favorise dépend des règles
   *[open] Alea est-il équitable ? La question reste ouverte
}
fair-sides = Dans l’Alea Evangelii, de nombreux attaquants chassent un roi, que ses défenseurs aident à s’échapper. Un programme fort a joué contre lui-même { $rules } jeux de règles d’auteurs modernes, { $layouts ->
    [one] sur une disposition
   *[other] chacun sur { $layouts } dispositions
} des pièces. Il calculait environ { $plies } coups d’avance, ceux des deux camps comptés.
fair-answer-favours-attackers = Les attaquants sont nettement favorisés avec { $places }.
fair-answer-favours-defenders = Les défenseurs sont nettement favorisés avec { $places }.
fair-answer-fair = Les deux camps ont à peu près les mêmes chances avec { $places }.
fair-answer-open = Non tranché : { $places }.
fair-even = Le plus équilibré est { $rules }, disposition { $layout } : les attaquants y obtiennent { $score } (très probablement entre { $low } et { $high }). Une nulle compte pour une demi-victoire, de même qu’une partie inachevée, interrompue en raison de sa longueur ({ $unfinished } de ces parties).
fair-even-verdict = { $verdict ->
    [fair] Cela compte comme équitable.
    [open] Équitable veut dire de 40 à 60 sur cent ; on ne peut trancher si c’est le cas ici.
   *[other] Même là, un camp est favorisé.
}
fair-even-people = { $way ->
    [more] Entre humains, les défenseurs font peut-être mieux que dans ces parties :
   *[less] Entre humains, les attaquants font peut-être mieux que dans ces parties :
}
fair-made = Une recherche parmi d’autres combinaisons de ces règles en a trouvé une plus proche de l’équilibre, la nôtre, qu’aucune source n’a : les attaquants y obtiennent { $score } (très probablement entre { $low } et { $high } ; { $unfinished } inachevées).
fair-made-open = Qu’elle soit équitable n’est pas tranché non plus.
fair-made-more = Cette étude
fair-by = Les réponses viennent de { $games } parties à une seule force, avec tous ces jeux de règles ; des parties avec moins et avec plus de réflexion montrent ce qui change. Les deux camps réfléchissent autant.
fair-play = Jouer le plus équilibré
fair-see-rules = Ses règles
fair-chart-title = Tous les jeux de règles joués
fair-authors = Les auteurs : H. J. R. Murray, historien des jeux de plateau (1952) ; Damian Walker, qui publie des règles de tafl ; la St. Thomasguild, qui a reconstruit le plateau ; Sten Helmfrid, qui a proposé deux des dispositions.
fair-ahead-unfinished = { $side ->
    [attackers] Avec { $places }, les attaquants sont en tête, mais trop de parties sont inachevées pour qu’on en soit sûr.
   *[defenders] Avec { $places }, les défenseurs sont en tête, mais trop de parties sont inachevées pour qu’on en soit sûr.
}
fair-again = { $all ->
    [yes] Des parties jouées à partir d’autres ouvertures confirment les { $verdicts } réponses en faveur d’un camp.
   *[no] Des parties jouées à partir d’autres ouvertures confirment { $confirmed } des { $verdicts } réponses en faveur d’un camp.
}
fair-again-contradicted = Elles en contredisent { $contradicted }.
fair-readings = Le manuscrit ne dit pas quels hommes sont ceux du roi ; { $layouts } autres dispositions symétriques ont été jouées, avec moins de réflexion.
fair-readings-same = Selon { $rules }, le même camp y est aussi favorisé.
fair-readings-depends = Selon { $rules }, c’est la disposition qui décide.
fair-rules-title = Quelles règles décident
fair-rules-lead = Une seule règle a été changée à la fois dans les règles { $rules }, sur une disposition, avec moins de réflexion. Les nombres sont les points sur cent ajoutés au score des attaquants, avec leur intervalle probable.
fair-rule-instead = « { $level } » au lieu de « { $reference } »
fair-rules-hint = Un indice seulement : cela ne se voit pas dans chacun des deux jeux de règles pris à part.
fair-rules-opposite = dépend des autres règles
fair-rules-under = selon { $rules }
fair-rules-opposite-hint = De simples indices, chacun dans un seul jeu de règles.
fair-rules-rest = { $rules ->
    [one] Une autre règle a été changée sans effet visible ; si elle en a un, il est d’au plus { $most } points en moyenne sur ces jeux de règles.
   *[other] { $rules } autres règles ont été changées sans effet visible ; si l’une en a un, il est d’au plus { $most } points en moyenne sur ces jeux de règles.
}
fair-limits-title = Ce que cela ne dit pas
fair-limit-history = Comment on jouait à la cour du roi Athelstan. Le manuscrit montre le plateau et presque aucune règle ; chaque jeu de règles est ici une proposition moderne, et celui de Murray a été fait pour de plus petits plateaux.
fair-limit-program = Comment finira une partie entre deux personnes. Le programme fait d’autres fautes que les gens, et il n’a pas été essayé contre de forts joueurs.
fair-limit-depth = Ce que donnerait un jeu parfait. Un jeu plus profond peut changer la réponse.
fair-people-more = Plus sur les parties entre humains
fair-methods-title = Comment on a mesuré
fair-methods-plan = Ce qui est joué et ce qui compte comme équitable ont été écrits avant la première partie ; plus tard, des parties qui n’auraient guère rien tranché ont été laissées ; ce qu’elles auraient pu trancher reste ouvert. Un camp est favorisé si son score dépasse très probablement 55 sur cent, même si l’on donne à l’autre camp toutes les parties inachevées, et s’il est aussi en tête avec plus de réflexion et avec des poids antérieurs du programme. Sinon des règles sont équitables si le score des attaquants est très probablement de 40 à 60 à deux forces et si un tiers des parties au moins ont un vainqueur. Autrement la question n’est pas tranchée.
fair-methods-games = Tous les jeux de règles qui ont la même disposition et le même camp au trait partent des mêmes ouvertures. Une partie de 600 coups continue pendant 200 autres au plus avec quatre fois plus de réflexion, puis elle est interrompue.
fair-methods-verdict = La probabilité qu’au moins une réponse soit fausse est d’un vingtième au plus, et un intervalle probable contient le vrai score 95 fois sur cent. Les parties qui en répètent une autre comptent une fois.
fair-methods-again = Avec d’autres ouvertures, le score des attaquants change de { $points } points sur cent, en moyenne sur tous les jeux de règles (très probablement de { $low } à { $high }).
fair-every-figure = Tous les chiffres
fair-report = Le rapport, avec les méthodes pour les statisticiens
fair-data = Parties et chiffres, à télécharger
fair-older = Toutes les études
