## mistakes

mistakes-in-rule = règle `{ $rule }` : { $what }
mistakes-in-layout = disposition `{ $layout }` : { $what }
mistakes-in-extends = `extends` : { $what }
mistakes-with-chosen = avec `+{ $word }` : { $what }
mistakes-rule-missing = la règle `{ $rule }` manque : ajoutez `{ $rule } = "…"` sous `[rules]`, avec { $values }
mistakes-rule-missing-because = la règle `{ $rule }` manque, puisque `{ $other }` est `{ $value }` : ajoutez `{ $rule } = "…"` sous `[rules]`, avec { $values }
mistakes-rule-meaningless = la règle `{ $rule }` est sans objet : omettez-la
mistakes-rule-meaningless-because = la règle `{ $rule }` est sans objet, puisque `{ $other }` est `{ $value }` : omettez-la
mistakes-no-middle = un plateau de { $size }×{ $size } n’a pas de point central
mistakes-thrones-drawn = trônes dessinés dans la disposition `{ $layout }` : { $count } ; il en faut un seul
mistakes-no-corners-drawn = la disposition `{ $layout }` n’a pas de points d’angle dessinés
mistakes-no-camps-drawn = la disposition `{ $layout }` n’a pas de camps de base dessinés
mistakes-no-corner-to-escape-to = le roi doit s’échapper par un angle, mais `corners` est `none`
mistakes-no-extreme-corner = le roi doit s’échapper à l’extrémité d’un angle : `corners` doit être `single` ou `quad`, ou bien `escape` être `corners`
mistakes-no-stop-in-the-corner = le roi doit s’échapper par un angle, mais il n’a pas le droit de s’y arrêter : `corners-stop` est `{ $value }`
mistakes-no-camps-on-the-edge = il n’y a pas de camps de base au bord : écrivez `edge`
mistakes-king-never-captured = les attaquants ne pourraient pas gagner : il faut que le roi puisse être pris loin du trône et du bord
mistakes-king-off-the-throne-he-is-safe-on = dans la disposition `{ $layout }`, le roi ne part pas du trône
mistakes-no-edge-there = il n’y a pas de bord à cet endroit : `{ $value }` est pour `{ $edge }`
mistakes-may-not-stand = la pièce en { $point } ({ $piece }) se tient là où elle n’a pas le droit de se tenir
mistakes-no-attackers = il n’y a pas d’attaquants
mistakes-starts-escaped = le roi part de { $point }, où il s’est déjà échappé
mistakes-cannot-escape = le roi, en { $point }, ne pourrait s’échapper même d’un plateau vide
mistakes-over-encircled = la partie serait finie avant le premier coup : les défenseurs sont encerclés
mistakes-over-by-a-fort = la partie serait finie avant le premier coup : le roi se tient au bord dans un fort que personne ne peut briser
mistakes-over-with-the-king-alone = la partie serait finie avant le premier coup : le roi n’a plus aucun de ses hommes
mistakes-over-with-the-king-walled-in = la partie serait finie avant le premier coup : le roi est emmuré
mistakes-over-without-escape = la partie serait finie avant le premier coup : le roi ne peut plus ni s’échapper ni se tenir dans un fort
mistakes-two-grids = une disposition a deux grilles, les pièces et les marques, séparées par une ligne vide
mistakes-shape-of-pieces = la grille des pièces a { $rows } rangées, et sa rangée { $row } a { $columns } points : un plateau est carré, large de { $least } à { $most } points
mistakes-shape-of-marks = la grille des marques a { $rows } rangées, et sa rangée { $row } a { $columns } points : un plateau est carré, large de { $least } à { $most } points
mistakes-meaningless-piece = `{ $character }` en { $point } ne veut rien dire dans la grille des pièces : utilisez `.`, `a`, `d`, `K` et, pour les pièces particulières, `c`, `n`, `m`, `g` ou `C`, `N`, `M`, `G`
mistakes-meaningless-mark = `{ $character }` en { $point } ne veut rien dire dans la grille des marques : utilisez `.`, `T`, `C`, `X` et `v`
mistakes-kings = une disposition a un seul roi ; nombre de rois dans celle-ci : { $count }
mistakes-no-such-layout = il n’y a pas de disposition `{ $layout }`
mistakes-id-not-plain = `{ $word }` ne peut pas être un `id` : des minuscules sans accent, des chiffres et des traits d’union
mistakes-layout-name-not-plain = `{ $word }` ne peut pas être le nom d’une disposition : des minuscules sans accent, des chiffres et des traits d’union
mistakes-option-name-not-plain = `{ $word }` ne peut pas être le nom d’une option : des minuscules sans accent, des chiffres et des traits d’union
mistakes-unknown-family = `{ $word }` n’est pas une famille : la valeur peut être { $values }
mistakes-unknown-family-near = `{ $word }` n’est pas une famille : vouliez-vous dire `{ $near }` ? La valeur peut être { $values }
mistakes-unknown-standing = `{ $word }` n’est pas un degré de certitude : la valeur peut être { $values }
mistakes-unknown-standing-near = `{ $word }` n’est pas un degré de certitude : vouliez-vous dire `{ $near }` ? La valeur peut être { $values }
mistakes-unknown-value = la règle `{ $rule }` ne peut pas être `{ $word }` : la valeur peut être { $values }
mistakes-unknown-value-near = la règle `{ $rule }` ne peut pas être `{ $word }` : vouliez-vous dire `{ $near }` ? La valeur peut être { $values }
mistakes-unknown-rule = il n’y a pas de règle `{ $word }` ; les règles sont { $rules }
mistakes-unknown-rule-near = il n’y a pas de règle `{ $word }` ; vouliez-vous dire { $near } ?
mistakes-rule-belongs-above = il n’y a pas de règle `{ $word }` ; cela va en haut du fichier, avant la première ligne entre crochets
mistakes-reading-without-note = la règle `{ $rule }` est une lecture : sa `note` doit en donner la raison et les autres lectures
mistakes-others-without-reading = la règle `{ $rule }` est `{ $standing }` : seule une lecture a des `others`
mistakes-others-in-option = la règle `{ $rule }` est dans l’option `{ $option }` : écrivez `others` là où le jeu de règles lui-même a la règle
mistakes-other-is-own = la règle `{ $rule }` est déjà `{ $value }` : `others` est pour les valeurs des autres lectures
mistakes-other-twice = la règle `{ $rule }` a deux fois `{ $value }` dans `others` : supprimez-en un
mistakes-other-like-option = la règle `{ $rule }` peut être `{ $value }` dans une autre lecture, qui s’appellerait `{ $option }` comme une option qui change autre chose : donnez à celle-ci un autre nom
mistakes-standing-without-source = la règle `{ $rule }` est `{ $standing }` : `source` doit dire dans quoi
mistakes-layouts-missing = `layouts` manque : ajoutez `layouts = ["NOM"]` en haut du fichier, la disposition habituelle en premier
mistakes-options-of-nobody = `inherit-options` est pour un fichier qui en prolonge un autre par `extends`
mistakes-not-an-option = `{ $word }` n’est pas une option des règles prolongées, qui ont ceci : { $options }
mistakes-source-taken = les règles prolongées ont une autre source `{ $source }` : choisissez un autre nom
mistakes-unknown-source = il n’y a pas de source `{ $source }` ; le fichier a ceci : { $sources }
mistakes-layouts-empty = `layouts` est vide : nommez au moins une disposition ; la première est l’habituelle
mistakes-too-many-layouts = `layouts` nomme { $count } dispositions : { $most } au plus
mistakes-layout-twice = la disposition `{ $layout }` est nommée deux fois
mistakes-unknown-layout = il n’y a pas de disposition `{ $layout }` ; il y a { $layouts }
mistakes-unknown-layout-near = il n’y a pas de disposition `{ $layout }` ; vouliez-vous dire `{ $near }` ?
mistakes-option-like-layout = `{ $option }` nomme une option et une disposition : `{ $id }+{ $option }` pourrait vouloir dire l’une ou l’autre
mistakes-unknown-ruleset = il n’y a pas de jeu de règles `{ $id }` ; `hnefi rules list` les montre tous
mistakes-unknown-ruleset-near = il n’y a pas de jeu de règles `{ $id }` ; vouliez-vous dire `{ $near }` ?
mistakes-unknown-selection = `{ $id }` n’a ni option ni disposition `{ $word }`, mais ceci : { $known }
mistakes-two-readings = `{ $one }` et `{ $other }` sont deux lectures de la règle `{ $rule }` de `{ $id }` : choisissez l’une des deux
mistakes-extends-itself = un jeu de règles ne peut pas se prolonger lui-même : { $way }
mistakes-not-toml = ce n’est pas du TOML : { $error }
mistakes-not-toml-quotes = ce n’est pas du TOML : { $error } ; les guillemets doivent être droits : "
mistakes-not-toml-word = ce n’est pas du TOML : { $error } ; écrivez "mot", entre guillemets
mistakes-not-toml-value = ce n’est pas du TOML : { $error } ; écrivez `clé = "valeur"`
mistakes-not-toml-twice = ce n’est pas du TOML : { $error } ; c’est déjà écrit plus haut
mistakes-key-unknown = `{ $word }` ne veut rien dire ; ici peuvent se trouver { $known }
mistakes-key-unknown-near = `{ $word }` ne veut rien dire ; vouliez-vous dire `{ $near }` ?
mistakes-key-unknown-in = `{ $word }` ne veut rien dire dans `[{ $section }]` ; ici peuvent se trouver { $known }
mistakes-key-unknown-in-near = `{ $word }` ne veut rien dire dans `[{ $section }]` ; vouliez-vous dire `{ $near }` ?
mistakes-key-belongs-above = `{ $word }` ne veut rien dire dans `[{ $section }]` ; cela va en haut du fichier, avant la première ligne entre crochets
mistakes-must-be-string = `{ $key }` doit être un texte entre guillemets ; ceci est { $found }
mistakes-must-be-year = `{ $key }` doit être une année, comme 1732 ; ceci est { $found }
mistakes-must-be-flag = `{ $key }` doit être `true` ou `false` ; ceci est { $found }
mistakes-must-be-list = `{ $key }` doit être une liste de noms : ["un", "autre"] ; ceci est { $found }
mistakes-must-be-table = `{ $key }` doit être une table : `[{ $key }]` seul sur une ligne ; ceci est { $found }
mistakes-must-be-text = `{ $key }` doit être un texte, ou un texte dans une ou plusieurs langues par leurs codes, comme {"{"} en = "…", de = "…" {"}"}
mistakes-id-missing = `id` manque : ajoutez `id = "mon-jeu"` en haut du fichier
mistakes-name-missing = `name` manque : ajoutez `name = "Mon jeu"` en haut du fichier
mistakes-pieces-missing = `pieces` manque sous `[{ $section }]` : ajoutez `pieces = """…"""` avec les rangées du plateau, celle du haut en premier
mistakes-author-missing = `author` manque sous `[{ $section }]` : ajoutez qui l’a écrit
mistakes-unknown-source-type = `{ $word }` n’est pas un type de source : la valeur peut être { $values }
mistakes-unknown-source-type-near = `{ $word }` n’est pas un type de source : vouliez-vous dire `{ $near }` ? La valeur peut être { $values }
mistakes-not-a-date = `{ $word }` n’est pas une date : écrivez une année, un mois ou un jour, comme 2020, 2020-04 ou 2020-04-12
mistakes-title-missing = `title` manque sous `[{ $section }]` : ajoutez comment cela s’appelle
mistakes-rules-missing = `rules` manque sous `[{ $section }]` : ajoutez `[{ $section }.rules]` avec les règles qu’elle change
mistakes-value-missing = `value` manque sous `[{ $section }]` : ajoutez `value = "…"` : { $values }

## warnings

warnings-corners-can-be-plugged = des attaquants peuvent s’arrêter sur les points d’angle, et ceux qui s’y tiennent ferment pour de bon l’issue du roi
warnings-king-safe-on-the-throne = le roi ne peut être pris sur le trône et peut y revenir : il peut y rester pour toujours
warnings-king-safe-beside-the-throne = à côté du trône, le roi n’est jamais pris : l’un de ses quatre côtés est le trône, qui ne lui est pas hostile et où aucun attaquant n’a le droit de se tenir
warnings-few-attackers = pour prendre le roi à découvert, il faut { $needed } attaquants, et il y en a { $attackers }
warnings-fewer-than-defenders = { $attackers } attaquants doivent encercler un camp de { $defenders }
warnings-no-end = rien ne met fin à une partie qui tourne en rond
warnings-walled-in-without-end = un camp emmuré ne fait que perdre ses tours, et ceux qui l’ont emmuré n’y gagnent rien
warnings-throne-without-effect = le trône est sans effet : tous peuvent s’y arrêter et y passer, rien n’est pris contre lui, et le roi y est pris comme ailleurs
warnings-corners-without-effect = les points d’angle sont sans effet : tous peuvent s’y arrêter et y passer, rien n’est pris contre eux, et le roi ne s’y échappe pas
warnings-no-such-piece = la règle `{ $rule }` est sans effet : aucune disposition n’a cette pièce ({ $kind })
warnings-jump-without-special-points = la règle `{ $rule }` est sans effet : il n’y a pas de points particuliers d’où sauter ni où arriver
warnings-exit-fort-too-late = `exit-fort` est sans effet : un roi qui atteint le bord a déjà gagné
warnings-four-sides-on-the-edge = au bord, une pièce a trois côtés : avec `{ $value }`, le roi n’y est jamais pris
warnings-option-without-effect = l’option `{ $option }` ne change rien : les règles disent la même chose sans elle
warnings-attackers-cannot-move = les attaquants commencent et ne peuvent pas jouer
warnings-defenders-cannot-move = les défenseurs commencent et ne peuvent pas jouer
warnings-attackers-win-at-once = les attaquants commencent et gagnent aussitôt par { $ply }
warnings-defenders-win-at-once = les défenseurs commencent et gagnent aussitôt par { $ply }
warnings-escapes-at-once = quoi que jouent d’abord les attaquants, le roi s’échappe aussitôt, par exemple par { $answer }
warnings-uneven = la disposition `{ $layout }` n’est pas symétrique : { $turn }, la pièce en { $point } ({ $piece }) arrive en { $image }, où se tient une autre ({ $other })
warnings-uneven-alone = la disposition `{ $layout }` n’est pas symétrique : { $turn }, la pièce en { $point } ({ $piece }) arrive en { $image }, où ne se tient personne
warnings-king-off-the-throne = le roi ne part pas du trône, { $throne }, mais de { $king }
warnings-never-moves = ce qui se tient en { $points } ne pourra jamais bouger, quelle que soit la pièce qui fasse place
warnings-several-sizes = la disposition `{ $layout }` fait { $size }×{ $size }, la disposition habituelle `{ $usual }` { $width }×{ $width }
warnings-layout-unused = la disposition `{ $layout }` est dessinée, mais n’est pas parmi les `layouts`
warnings-name-built-in = `{ $id }` est le nom d’un jeu de règles intégré au programme (`{ $other }`) : les parties jouées d’après ce fichier seraient prises pour des parties de celui-là
warnings-name-offered = `{ $id }` est le nom d’un jeu de règles proposé ici : aucune partie ne peut être commencée d’après ce fichier tel qu’il est

## advice

advice-corners-can-be-plugged = écrivez `king` ou `defenders-and-king`, ou laissez le roi s’échapper par le bord
advice-king-safe-on-the-throne = écrivez `four`, ou ne le laissez plus s’arrêter sur le trône, ou ajoutez `encirclement`
advice-king-safe-beside-the-throne = rendez le trône hostile au roi (`throne-hostile`), ou écrivez `two`, ou `never` si c’est voulu
advice-few-attackers = dans la plupart des jeux de la famille, les attaquants sont deux fois plus nombreux
advice-no-end = écrivez `draw-at-third`, ou laissez les joueurs s’accorder sur la nulle
advice-walled-in-without-end = écrivez `loss` ou `draw`, ou ajoutez `encirclement`
advice-throne-without-effect = écrivez `throne = "none"`, ou donnez-lui un pouvoir
advice-corners-without-effect = écrivez `corners = "none"`, ou donnez-leur un pouvoir
advice-no-such-piece = omettez-la, ou dessinez `{ $small }` ou `{ $large }` sur une disposition
advice-jump-without-special-points = écrivez `free` ou `none`
advice-exit-fort-too-late = omettez-la, ou faites-le s’échapper par les angles
advice-four-sides-on-the-edge = écrivez `three-and-edge`, ou `never` si c’est voulu
advice-option-without-effect = omettez-la, ou donnez-lui une autre valeur
advice-no-first-move = faites commencer l’autre camp (`first`), ou dessinez autrement la disposition
advice-wins-at-once = faites commencer l’autre camp, ou dessinez autrement la disposition
advice-escapes-at-once = placez les attaquants plus près, ou donnez au roi un plus long chemin
advice-uneven = cherchez une faute de plume, à moins que ce ne soit voulu
advice-king-off-the-throne = déplacez-le, à moins que ce ne soit voulu
advice-never-moves = placez-la ailleurs, ou ouvrez les points qui l’entourent
advice-several-sizes = un jeu de règles par taille est plus facile à trouver et à nommer
advice-layout-unused = ajoutez-y son nom
advice-name-taken = choisissez un autre `id`

## parts

parts-list-and = { $words } et { $last }
parts-or-a-number = { $words } ou un nombre entier de { $least } à { $most }
parts-list-or = { $words } ou { $last }
parts-nothing = rien
parts-a-string = un texte
parts-a-number = un nombre
parts-true-or-false = `true` ou `false`
parts-a-date = une date
parts-a-list = une liste
parts-a-table = une table
parts-attacker = attaquant
parts-defender = défenseur
parts-king = roi
parts-commander = commandant
parts-knight = chevalier
parts-mercenary = mercenaire
parts-guard = garde
parts-attackers-commander = commandant des attaquants
parts-attackers-knight = chevalier des attaquants
parts-attackers-mercenary = mercenaire des attaquants
parts-attackers-guard = garde des attaquants
parts-defenders-commander = commandant des défenseurs
parts-defenders-knight = chevalier des défenseurs
parts-defenders-mercenary = mercenaire des défenseurs
parts-defenders-guard = garde des défenseurs
parts-left-to-right = retournée de gauche à droite
parts-top-to-bottom = retournée de haut en bas
parts-half-turn = tournée d’un demi-tour
parts-quarter-turn = tournée d’un quart de tour
parts-diagonal = retournée selon la diagonale
