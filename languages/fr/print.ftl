## Plateaux et pièces en papier

print-board = Plateau : { $name }
print-board-described = Le plateau, { $size } points sur { $size }
print-sheet = Rangée { $row }, colonne { $column }
print-sheets = { $columns } feuilles en largeur et { $rows } en hauteur font un plateau de { $side }.
print-cut = Coupez chaque feuille aux repères de coupe à gauche et en haut, et laissez le papier à droite et en bas.
print-glue = Collez chaque feuille sur celle de gauche et sur celle du dessus, le bord coupé aux repères en tirets.
print-scale = La barre mesure 100 mm si l’on imprime en taille réelle (100 %).
print-pieces = Pièces : { $name }
print-count = { $needed } + { $spare } { $name }
print-special = { $men } ({ $letter })
print-back = Verso de la page précédente
print-discs = Imprimez recto verso, en retournant sur le bord long, et découpez les disques. Les pièces de réserve sont comptées après le signe plus.
print-pyramids = Découpez le long des traits, pliez le long des tirets, et collez chaque languette derrière la face suivante. Les pièces de réserve sont comptées après le signe plus.

## Pièces debout et étiquettes

print-standups = Découpez le long des traits, pliez le long des tirets, collez le recto et le verso dos à dos, et pliez les languettes vers l’extérieur pour que la pièce tienne debout. Les pièces de réserve sont comptées après le signe plus.
print-labels = Imprimez sur du papier autocollant, découpez les cercles et collez-les sur des pions vierges. Les pièces de réserve sont comptées après le signe plus.

## Ce qu’il faut acheter, mouler ou découper

print-list = À acheter, à mouler ou à découper : { $name }
print-list-board = Plateau
print-list-board-size = { $side } sur { $side }, avec { $points } points sur { $points }, espacés de { $cell }
print-list-pieces = Pièces, celles de réserve après le signe plus
print-list-men = { $count } : base carrée de { $side }, { $height } de haut
print-list-king = { $count } : base à cinq côtés de { $side }, { $height } de haut
print-list-volume = { $volume } cm³ d’argile ou de pâte à mouler pour des pyramides de cette taille ; l’argile se rétracte à la cuisson
print-list-materials = De quoi la St. Thomasguild a fait son jeu
print-list-wood = Plateau : peuplier bordé de noyer, enduit d’huile de lin
print-list-paint = Lignes : rouge de Venise à l’huile de lin ; marques : noir d’os à l’huile de lin
print-list-glaze = Pièces : argile émaillée ; { $attackers } : bleu ; { $defenders } : jaune avec un point bleu ; { $king } : jaune avec deux lignes bleues
print-list-find = Le modèle : des pièces du VIIIe siècle de Gunnarshaug, en Norvège, coniques et hautes de 17 à 20 mm
print-list-source = Source : { $source }
print-millimetres = { $length } mm

## Le dépliant des règles

print-options = Avec : { $options }
print-pieces-named = { $count } { $name }
print-ruleset = Jeu de règles : { $id }
print-ruleset-version = Jeu de règles : { $id }, version { $version } du { $date }

## Affiches

print-play = Venez jouer
print-qr = Code QR avec l’adresse { $address }

## Feuilles de partie et plateaux vides

print-score = Feuille de partie
print-side = { CAPITAL($side) }
print-date = Date
print-place = Lieu
print-result = Résultat
print-diagrams = Plateaux vides : { $name }
