## first

rule-first-attackers = Les { $attackers } jouent le premier coup.
rule-first-defenders = Le camp du { $king }, avec les { $defenders }, joue le premier coup.

## movement

rule-movement-rook = Une pièce se déplace en ligne droite le long d’une rangée ou d’une colonne, aussi loin qu’elle veut, sur des points vides seulement : c’est la marche de la tour aux échecs.

## attackers-speed

rule-attackers-speed-unlimited = Les { $attackers } vont aussi loin que la voie est libre.
rule-attackers-speed-one = Les { $attackers } avancent d’un point au plus à chaque coup.
rule-attackers-speed-two = Les { $attackers } avancent de deux points au plus à chaque coup.
rule-attackers-speed-three = Les { $attackers } avancent de trois points au plus à chaque coup.
rule-attackers-speed-four = Les { $attackers } avancent de quatre points au plus à chaque coup.
rule-attackers-speed-five = Les { $attackers } avancent de cinq points au plus à chaque coup.
rule-attackers-speed-six = Les { $attackers } avancent de six points au plus à chaque coup.
rule-attackers-speed-seven = Les { $attackers } avancent de sept points au plus à chaque coup.
rule-attackers-speed-eight = Les { $attackers } avancent de huit points au plus à chaque coup.
rule-attackers-speed-nine = Les { $attackers } avancent de neuf points au plus à chaque coup.

## defenders-speed

rule-defenders-speed-unlimited = Les { $defenders } vont aussi loin que la voie est libre.
rule-defenders-speed-one = Les { $defenders } avancent d’un point au plus à chaque coup.
rule-defenders-speed-two = Les { $defenders } avancent de deux points au plus à chaque coup.
rule-defenders-speed-three = Les { $defenders } avancent de trois points au plus à chaque coup.
rule-defenders-speed-four = Les { $defenders } avancent de quatre points au plus à chaque coup.
rule-defenders-speed-five = Les { $defenders } avancent de cinq points au plus à chaque coup.
rule-defenders-speed-six = Les { $defenders } avancent de six points au plus à chaque coup.
rule-defenders-speed-seven = Les { $defenders } avancent de sept points au plus à chaque coup.
rule-defenders-speed-eight = Les { $defenders } avancent de huit points au plus à chaque coup.
rule-defenders-speed-nine = Les { $defenders } avancent de neuf points au plus à chaque coup.

## king-speed

rule-king-speed-unlimited = Le { $king } va aussi loin que la voie est libre.
rule-king-speed-one = Le { $king } avance d’un point au plus à chaque coup.
rule-king-speed-two = Le { $king } avance de deux points au plus à chaque coup.
rule-king-speed-three = Le { $king } avance de trois points au plus à chaque coup.
rule-king-speed-four = Le { $king } avance de quatre points au plus à chaque coup.
rule-king-speed-five = Le { $king } avance de cinq points au plus à chaque coup.
rule-king-speed-six = Le { $king } avance de six points au plus à chaque coup.
rule-king-speed-seven = Le { $king } avance de sept points au plus à chaque coup.
rule-king-speed-eight = Le { $king } avance de huit points au plus à chaque coup.
rule-king-speed-nine = Le { $king } avance de neuf points au plus à chaque coup.

## king-jump

rule-king-jump-none = Le { $king } ne saute jamais par-dessus une autre pièce.
rule-king-jump-special-points = Le { $king } peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, mais seulement depuis un point particulier du plateau ou vers un tel point. L’homme sauté reste en place.
rule-king-jump-free = Le { $king } peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière. L’homme sauté reste en place.
rule-king-jump-capturing = Le { $king } peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, et le prend ainsi.
rule-king-jump-any-man = Le { $king } peut sauter par-dessus un homme ordinaire voisin, de l’un ou l’autre camp, sur le point vide qui est derrière. L’homme sauté reste en place.

## berserk

rule-berserk-none = Un tour ne compte qu’un coup.
rule-berserk-capturing = Une pièce qui prend peut continuer aussitôt, tant que chacun de ses nouveaux coups prend encore.
rule-berserk-any-move = Une pièce qui prend peut jouer aussitôt un coup de plus, quel qu’il soit, et encore un après chaque coup qui prend.

## berserk-stay

rule-berserk-stay-yes = Une pièce qui peut continuer peut aussi rester où elle est, ce qui met fin au tour : le joueur s’arrête quand il veut.
rule-berserk-stay-no = Une pièce qui peut continuer doit le faire.

## berserk-escape

rule-berserk-escape-yes = Après une prise, le { $king } peut aussi continuer par un coup qui ne prend rien, s’il s’échappe ainsi.
rule-berserk-escape-no = Le { $king } qui continue après une prise doit prendre encore, même pour s’échapper.

## commander-speed

rule-commander-speed-unlimited = Un commandant va aussi loin que la voie est libre.
rule-commander-speed-one = Un commandant avance d’un point au plus à chaque coup.
rule-commander-speed-two = Un commandant avance de deux points au plus à chaque coup.
rule-commander-speed-three = Un commandant avance de trois points au plus à chaque coup.
rule-commander-speed-four = Un commandant avance de quatre points au plus à chaque coup.
rule-commander-speed-five = Un commandant avance de cinq points au plus à chaque coup.
rule-commander-speed-six = Un commandant avance de six points au plus à chaque coup.
rule-commander-speed-seven = Un commandant avance de sept points au plus à chaque coup.
rule-commander-speed-eight = Un commandant avance de huit points au plus à chaque coup.
rule-commander-speed-nine = Un commandant avance de neuf points au plus à chaque coup.

## commander-jump

rule-commander-jump-none = Un commandant ne saute jamais par-dessus une autre pièce.
rule-commander-jump-special-points = Un commandant peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, mais seulement depuis un point particulier du plateau ou vers un tel point. L’homme sauté reste en place.
rule-commander-jump-free = Un commandant peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière. L’homme sauté reste en place.
rule-commander-jump-capturing = Un commandant peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, et le prend ainsi.
rule-commander-jump-any-man = Un commandant peut sauter par-dessus un homme ordinaire voisin, de l’un ou l’autre camp, sur le point vide qui est derrière. L’homme sauté reste en place.

## commander-captured

rule-commander-captured-two = Un commandant se prend comme tout homme, entre deux ennemis.
rule-commander-captured-three = Un commandant est pris quand trois de ses côtés sont tenus par des ennemis ou par des points vides qui lui sont hostiles.
rule-commander-captured-four = Un commandant est pris quand ses quatre côtés sont tenus par des ennemis ou par des points vides qui lui sont hostiles.
rule-commander-captured-never = Un commandant ne peut être pris.

## knight-speed

rule-knight-speed-unlimited = Un chevalier va aussi loin que la voie est libre.
rule-knight-speed-one = Un chevalier avance d’un point au plus à chaque coup.
rule-knight-speed-two = Un chevalier avance de deux points au plus à chaque coup.
rule-knight-speed-three = Un chevalier avance de trois points au plus à chaque coup.
rule-knight-speed-four = Un chevalier avance de quatre points au plus à chaque coup.
rule-knight-speed-five = Un chevalier avance de cinq points au plus à chaque coup.
rule-knight-speed-six = Un chevalier avance de six points au plus à chaque coup.
rule-knight-speed-seven = Un chevalier avance de sept points au plus à chaque coup.
rule-knight-speed-eight = Un chevalier avance de huit points au plus à chaque coup.
rule-knight-speed-nine = Un chevalier avance de neuf points au plus à chaque coup.

## knight-jump

rule-knight-jump-none = Un chevalier ne saute jamais par-dessus une autre pièce.
rule-knight-jump-special-points = Un chevalier peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, mais seulement depuis un point particulier du plateau ou vers un tel point. L’homme sauté reste en place.
rule-knight-jump-free = Un chevalier peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière. L’homme sauté reste en place.
rule-knight-jump-capturing = Un chevalier peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, et le prend ainsi.
rule-knight-jump-any-man = Un chevalier peut sauter par-dessus un homme ordinaire voisin, de l’un ou l’autre camp, sur le point vide qui est derrière. L’homme sauté reste en place.

## knight-captured

rule-knight-captured-two = Un chevalier se prend comme tout homme, entre deux ennemis.
rule-knight-captured-three = Un chevalier est pris quand trois de ses côtés sont tenus par des ennemis ou par des points vides qui lui sont hostiles.
rule-knight-captured-four = Un chevalier est pris quand ses quatre côtés sont tenus par des ennemis ou par des points vides qui lui sont hostiles.
rule-knight-captured-never = Un chevalier ne peut être pris.

## mercenary-speed

rule-mercenary-speed-unlimited = Un mercenaire va aussi loin que la voie est libre.
rule-mercenary-speed-one = Un mercenaire avance d’un point au plus à chaque coup.
rule-mercenary-speed-two = Un mercenaire avance de deux points au plus à chaque coup.
rule-mercenary-speed-three = Un mercenaire avance de trois points au plus à chaque coup.
rule-mercenary-speed-four = Un mercenaire avance de quatre points au plus à chaque coup.
rule-mercenary-speed-five = Un mercenaire avance de cinq points au plus à chaque coup.
rule-mercenary-speed-six = Un mercenaire avance de six points au plus à chaque coup.
rule-mercenary-speed-seven = Un mercenaire avance de sept points au plus à chaque coup.
rule-mercenary-speed-eight = Un mercenaire avance de huit points au plus à chaque coup.
rule-mercenary-speed-nine = Un mercenaire avance de neuf points au plus à chaque coup.

## mercenary-jump

rule-mercenary-jump-none = Un mercenaire ne saute jamais par-dessus une autre pièce.
rule-mercenary-jump-special-points = Un mercenaire peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, mais seulement depuis un point particulier du plateau ou vers un tel point. L’homme sauté reste en place.
rule-mercenary-jump-free = Un mercenaire peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière. L’homme sauté reste en place.
rule-mercenary-jump-capturing = Un mercenaire peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, et le prend ainsi.
rule-mercenary-jump-any-man = Un mercenaire peut sauter par-dessus un homme ordinaire voisin, de l’un ou l’autre camp, sur le point vide qui est derrière. L’homme sauté reste en place.

## mercenary-captured

rule-mercenary-captured-two = Un mercenaire se prend comme tout homme, entre deux ennemis.
rule-mercenary-captured-three = Un mercenaire est pris quand trois de ses côtés sont tenus par des ennemis ou par des points vides qui lui sont hostiles.
rule-mercenary-captured-four = Un mercenaire est pris quand ses quatre côtés sont tenus par des ennemis ou par des points vides qui lui sont hostiles.
rule-mercenary-captured-never = Un mercenaire ne peut être pris.

## mercenary-taken

rule-mercenary-taken-removed = Un mercenaire pris quitte le plateau.
rule-mercenary-taken-changes-sides = Un mercenaire pris reste sur son point et change de camp : il combat dès lors pour ceux qui l’ont pris, jusqu’à la prise suivante.

## guard-speed

rule-guard-speed-unlimited = Un garde va aussi loin que la voie est libre.
rule-guard-speed-one = Un garde avance d’un point au plus à chaque coup.
rule-guard-speed-two = Un garde avance de deux points au plus à chaque coup.
rule-guard-speed-three = Un garde avance de trois points au plus à chaque coup.
rule-guard-speed-four = Un garde avance de quatre points au plus à chaque coup.
rule-guard-speed-five = Un garde avance de cinq points au plus à chaque coup.
rule-guard-speed-six = Un garde avance de six points au plus à chaque coup.
rule-guard-speed-seven = Un garde avance de sept points au plus à chaque coup.
rule-guard-speed-eight = Un garde avance de huit points au plus à chaque coup.
rule-guard-speed-nine = Un garde avance de neuf points au plus à chaque coup.

## guard-jump

rule-guard-jump-none = Un garde ne saute jamais par-dessus une autre pièce.
rule-guard-jump-special-points = Un garde peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, mais seulement depuis un point particulier du plateau ou vers un tel point. L’homme sauté reste en place.
rule-guard-jump-free = Un garde peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière. L’homme sauté reste en place.
rule-guard-jump-capturing = Un garde peut sauter par-dessus un homme ordinaire ennemi voisin, sur le point vide qui est derrière, et le prend ainsi.
rule-guard-jump-any-man = Un garde peut sauter par-dessus un homme ordinaire voisin, de l’un ou l’autre camp, sur le point vide qui est derrière. L’homme sauté reste en place.

## guard-captured

rule-guard-captured-two = Un garde se prend comme tout homme, entre deux ennemis.
rule-guard-captured-three = Un garde est pris quand trois de ses côtés sont tenus par des ennemis ou par des points vides qui lui sont hostiles.
rule-guard-captured-four = Un garde est pris quand ses quatre côtés sont tenus par des ennemis ou par des points vides qui lui sont hostiles.
rule-guard-captured-never = Un garde ne peut être pris.

## dice

rule-dice-none = Il n’y a pas de dé : les joueurs jouent simplement à tour de rôle.
rule-dice-odd = On jette un dé avant chaque tour : un nombre impair permet de jouer, un nombre pair fait perdre le tour.

## throne

rule-throne-none = Le milieu du plateau est un point comme un autre.
rule-throne-centre = Le point du milieu du plateau est particulier : c’est le trône, appelé aussi château, d’où part le { $king }.
rule-throne-layout = Le point dessiné comme trône, appelé aussi château, est particulier.

## throne-stop

rule-throne-stop-nobody = Une fois que le { $king } a quitté le trône, personne ne peut s’y arrêter, pas même lui.
rule-throne-stop-king = Seul le { $king } peut s’arrêter sur le trône ; il peut le quitter et y revenir.
rule-throne-stop-all = Toute pièce peut s’arrêter sur le trône vide.
rule-throne-stop-attackers = Seuls les { $attackers } peuvent s’arrêter sur le trône vide ; le { $king }, une fois qu’il l’a quitté, ne le peut plus.
rule-throne-stop-defenders = Seuls les { $defenders } peuvent s’arrêter sur le trône vide ; le { $king }, une fois qu’il l’a quitté, ne le peut plus.
rule-throne-stop-men = Les hommes des deux camps peuvent s’arrêter sur le trône vide ; le { $king }, une fois qu’il l’a quitté, ne le peut plus.
rule-throne-stop-attackers-and-king = Les { $attackers } et le { $king } peuvent s’arrêter sur le trône vide, les { $defenders } non.
rule-throne-stop-defenders-and-king = Le { $king } et ses { $defenders } peuvent s’arrêter sur le trône vide, les { $attackers } non.

## throne-pass

rule-throne-pass-nobody = Personne ne peut passer par-dessus le trône, même vide.
rule-throne-pass-king = Seul le { $king } peut passer par-dessus le trône ; même vide, il arrête toutes les autres pièces.
rule-throne-pass-all = Toute pièce peut passer par-dessus le trône quand il est vide.
rule-throne-pass-attackers = Seuls les { $attackers } peuvent passer par-dessus le trône quand il est vide ; il arrête toutes les autres pièces.
rule-throne-pass-defenders = Seuls les { $defenders } peuvent passer par-dessus le trône quand il est vide ; il arrête toutes les autres pièces, même le { $king }.
rule-throne-pass-men = Les hommes des deux camps peuvent passer par-dessus le trône quand il est vide ; le { $king } non.
rule-throne-pass-attackers-and-king = Les { $attackers } et le { $king } peuvent passer par-dessus le trône quand il est vide ; les { $defenders } non.
rule-throne-pass-defenders-and-king = Le { $king } et ses { $defenders } peuvent passer par-dessus le trône quand il est vide ; les { $attackers } non.

## throne-hostile

rule-throne-hostile-nobody = Le trône vide n’est pas hostile : il n’aide jamais à prendre personne.
rule-throne-hostile-attackers = Le trône vide est hostile aux { $attackers } : il tient lieu d’ennemi quand on prend l’un d’eux contre lui.
rule-throne-hostile-defenders = Le trône vide est hostile aux { $defenders } : il tient lieu d’ennemi quand on prend l’un d’eux contre lui. Le { $king } n’a rien à en craindre.
rule-throne-hostile-men = Le trône vide est hostile aux hommes des deux camps : il tient lieu d’ennemi quand on prend un homme contre lui. Le { $king } n’a rien à en craindre.
rule-throne-hostile-king = Le trône vide n’est hostile qu’au { $king } : il compte parmi les pièces qui l’entourent. On ne prend pas d’homme contre lui.
rule-throne-hostile-attackers-and-king = Le trône vide est hostile aux { $attackers }, qu’on prend contre lui, et au { $king }, pour qui il compte parmi les pièces qui l’entourent ; mais non aux { $defenders }.
rule-throne-hostile-defenders-and-king = Le trône vide est hostile aux { $defenders }, qu’on prend contre lui, et au { $king }, pour qui il compte parmi les pièces qui l’entourent ; mais non aux { $attackers }.
rule-throne-hostile-all = Le trône vide est hostile à tous : il tient lieu d’ennemi quand on prend un homme de l’un ou l’autre camp contre lui, et compte parmi les pièces qui entourent le { $king }.

## throne-hostile-occupied

rule-throne-hostile-occupied-nobody = Quand le { $king } y siège, le trône n’est hostile à personne.
rule-throne-hostile-occupied-attackers = Même quand le { $king } y siège, le trône est hostile aux { $attackers } : on prend l’un d’eux contre lui.
rule-throne-hostile-occupied-defenders = Même quand le { $king } y siège, le trône est hostile aux { $defenders } : on prend l’un d’eux contre lui.
rule-throne-hostile-occupied-men = Même quand le { $king } y siège, le trône est hostile aux hommes des deux camps, qu’on prend contre lui.
rule-throne-hostile-occupied-king = Même quand le { $king } y siège, le trône est hostile au seul { $king }.
rule-throne-hostile-occupied-attackers-and-king = Même quand le { $king } y siège, le trône est hostile aux { $attackers }, qu’on prend contre lui, et au { $king }.
rule-throne-hostile-occupied-defenders-and-king = Même quand le { $king } y siège, le trône est hostile aux { $defenders }, qu’on prend contre lui, et au { $king }.
rule-throne-hostile-occupied-all = Même quand le { $king } y siège, le trône est hostile à tous : on prend contre lui les hommes des deux camps.

## corners

rule-corners-none = Les angles sont des points comme les autres.
rule-corners-single = Les quatre points aux extrémités du plateau sont particuliers : ce sont les points d’angle.
rule-corners-quad = Seize points sont particuliers, quatre en carré dans chaque angle du plateau : ce sont les points d’angle.
rule-corners-layout = Les points dessinés comme points d’angle sont particuliers, où qu’ils se trouvent.

## corners-stop

rule-corners-stop-nobody = Personne ne peut s’arrêter sur un point d’angle.
rule-corners-stop-king = Seul le { $king } peut s’arrêter sur un point d’angle.
rule-corners-stop-all = Toute pièce peut s’arrêter sur un point d’angle.
rule-corners-stop-attackers = Seuls les { $attackers } peuvent s’arrêter sur un point d’angle.
rule-corners-stop-defenders = Seuls les { $defenders } peuvent s’arrêter sur un point d’angle ; le { $king } non.
rule-corners-stop-men = Les hommes des deux camps peuvent s’arrêter sur un point d’angle ; le { $king } non.
rule-corners-stop-attackers-and-king = Les { $attackers } et le { $king } peuvent s’arrêter sur un point d’angle ; les { $defenders } non.
rule-corners-stop-defenders-and-king = Le { $king } et ses { $defenders } peuvent s’arrêter sur un point d’angle ; les { $attackers } non.

## corners-pass

rule-corners-pass-nobody = Personne ne peut passer par-dessus un point d’angle.
rule-corners-pass-king = Seul le { $king } peut passer par-dessus un point d’angle ; il arrête toutes les autres pièces.
rule-corners-pass-all = Toute pièce peut passer par-dessus un point d’angle vide.
rule-corners-pass-attackers = Seuls les { $attackers } peuvent passer par-dessus un point d’angle vide ; il arrête toutes les autres pièces.
rule-corners-pass-defenders = Seuls les { $defenders } peuvent passer par-dessus un point d’angle vide ; il arrête toutes les autres pièces, même le { $king }.
rule-corners-pass-men = Les hommes des deux camps peuvent passer par-dessus un point d’angle vide ; le { $king } non.
rule-corners-pass-attackers-and-king = Les { $attackers } et le { $king } peuvent passer par-dessus un point d’angle vide ; les { $defenders } non.
rule-corners-pass-defenders-and-king = Le { $king } et ses { $defenders } peuvent passer par-dessus un point d’angle vide ; les { $attackers } non.

## corners-hostile

rule-corners-hostile-nobody = Un point d’angle vide n’est pas hostile : il n’aide jamais à prendre personne.
rule-corners-hostile-attackers = Un point d’angle vide est hostile aux { $attackers } : il tient lieu d’ennemi quand on prend l’un d’eux contre lui.
rule-corners-hostile-defenders = Un point d’angle vide est hostile aux { $defenders } : il tient lieu d’ennemi quand on prend l’un d’eux contre lui. Le { $king } n’a rien à en craindre.
rule-corners-hostile-men = Un point d’angle vide est hostile aux hommes des deux camps : il tient lieu d’ennemi quand on prend un homme contre lui. Le { $king } n’a rien à en craindre.
rule-corners-hostile-king = Un point d’angle vide n’est hostile qu’au { $king } : il compte parmi les pièces qui l’entourent. On ne prend pas d’homme contre lui.
rule-corners-hostile-attackers-and-king = Un point d’angle vide est hostile aux { $attackers }, qu’on prend contre lui, et au { $king }, pour qui il compte parmi les pièces qui l’entourent ; mais non aux { $defenders }.
rule-corners-hostile-defenders-and-king = Un point d’angle vide est hostile aux { $defenders }, qu’on prend contre lui, et au { $king }, pour qui il compte parmi les pièces qui l’entourent ; mais non aux { $attackers }.
rule-corners-hostile-all = Un point d’angle vide est hostile à tous : il tient lieu d’ennemi quand on prend un homme de l’un ou l’autre camp contre lui, et compte parmi les pièces qui entourent le { $king }.

## camps

rule-camps-none = Les points de départ des { $attackers } n’ont rien de particulier : toute pièce peut y aller.
rule-camps-layout = Les points de départ des { $attackers } forment leurs camps de base : personne n’entre dans un tel camp ni ne le traverse depuis l’extérieur, pas même un homme qui en est sorti.

## camps-inside

rule-camps-inside-any-camp = Un { $attacker } qui se tient dans un camp de base peut s’y déplacer, en traverser les points vides, et passer de là dans tout autre camp de base.
rule-camps-inside-open = Tant qu’un { $attacker } n’a pas quitté son camp, il peut s’y déplacer et en traverser les points vides pour sortir.
rule-camps-inside-way-out = Tant qu’un { $attacker } n’a pas quitté son camp, il peut en traverser les points vides pour sortir, mais non s’y arrêter.
rule-camps-inside-closed = Un { $attacker } peut quitter son camp, mais non s’y déplacer ni en traverser les points pour sortir.

## camps-hostile

rule-camps-hostile-nobody = Un point vide d’un camp de base n’est pas hostile : il n’aide jamais à prendre personne.
rule-camps-hostile-attackers = Un point vide d’un camp de base est hostile aux { $attackers } : il tient lieu d’ennemi quand on prend l’un d’eux contre lui.
rule-camps-hostile-defenders = Un point vide d’un camp de base est hostile aux { $defenders } : il tient lieu d’ennemi quand on prend l’un d’eux contre lui. Le { $king } n’a rien à en craindre.
rule-camps-hostile-men = Un point vide d’un camp de base est hostile aux hommes des deux camps : il tient lieu d’ennemi quand on prend un homme contre lui. Le { $king } n’a rien à en craindre.
rule-camps-hostile-king = Un point vide d’un camp de base n’est hostile qu’au { $king } : il compte parmi les pièces qui l’entourent. On ne prend pas d’homme contre lui.
rule-camps-hostile-attackers-and-king = Un point vide d’un camp de base est hostile aux { $attackers }, qu’on prend contre lui, et au { $king }, pour qui il compte parmi les pièces qui l’entourent ; mais non aux { $defenders }.
rule-camps-hostile-defenders-and-king = Un point vide d’un camp de base est hostile aux { $defenders }, qu’on prend contre lui, et au { $king }, pour qui il compte parmi les pièces qui l’entourent ; mais non aux { $attackers }.
rule-camps-hostile-all = Un point vide d’un camp de base est hostile à tous : il tient lieu d’ennemi quand on prend un homme de l’un ou l’autre camp contre lui, et compte parmi les pièces qui entourent le { $king }.

## camps-hostile-occupied

rule-camps-hostile-occupied-nobody = Quand un { $attacker } s’y tient, un point d’un camp de base n’est hostile à personne.
rule-camps-hostile-occupied-attackers = Même quand un { $attacker } s’y tient, un point d’un camp de base est hostile aux { $attackers } : on prend l’un d’eux contre lui.
rule-camps-hostile-occupied-defenders = Même quand un { $attacker } s’y tient, un point d’un camp de base est hostile aux { $defenders } : on prend l’un d’eux contre lui.
rule-camps-hostile-occupied-men = Même quand un { $attacker } s’y tient, un point d’un camp de base est hostile aux hommes des deux camps, qu’on prend contre lui.
rule-camps-hostile-occupied-king = Même quand un { $attacker } s’y tient, un point d’un camp de base est hostile au seul { $king }.
rule-camps-hostile-occupied-attackers-and-king = Même quand un { $attacker } s’y tient, un point d’un camp de base est hostile aux { $attackers }, qu’on prend contre lui, et au { $king }.
rule-camps-hostile-occupied-defenders-and-king = Même quand un { $attacker } s’y tient, un point d’un camp de base est hostile aux { $defenders }, qu’on prend contre lui, et au { $king }.
rule-camps-hostile-occupied-all = Même quand un { $attacker } s’y tient, un point d’un camp de base est hostile à tous : on prend contre lui les hommes des deux camps.

## camps-shelter

rule-camps-shelter-yes = Un homme qui se tient dans un camp de base ne se prend pas contre un point d’un camp de base.
rule-camps-shelter-no = Un homme qui se tient dans un camp de base peut se prendre contre un point d’un camp de base comme un autre.

## capture

rule-capture-custodial = Un homme est pris et retiré du plateau quand l’adversaire amène une pièce à côté de lui et qu’un autre ennemi se trouve juste en face, en ligne droite.

## captures-at-once

rule-captures-at-once-several = Un seul coup peut prendre plusieurs hommes à la fois, un par direction.

## moving-between

rule-moving-between-safe = Une pièce peut se placer entre deux ennemis sans être prise : seul un coup de l’adversaire prend.
rule-moving-between-king-only = Seul le { $king } peut se placer sans dommage entre deux ennemis ; un homme qui le fait est pris, sauf si son coup prend l’un des deux.

## combined-capture

rule-combined-capture-none = Le { $king } et un homme ne sont jamais piégés ensemble : chacun se prend selon sa propre règle.
rule-combined-capture-anywhere = Quand un { $defender } se tient à côté du { $king }, que les trois autres côtés du { $king } sont bloqués par des { $attackers } ou des points qui lui sont hostiles, et qu’un { $attacker } se tient derrière cet homme, l’homme est pris, le { $king } non. C’est un coup des { $attackers } qui doit fermer le piège.
rule-combined-capture-on-throne = Tant que le { $king } siège sur le trône, un { $defender } à côté de lui et des { $attackers } sur ses trois autres côtés, cet homme est pris par un { $attacker } qui vient se placer derrière lui : il tombe entre celui-ci et son { $king }, qui n’est pas pris.

## shieldwall

rule-shieldwall-none = Une rangée d’hommes au bord ne se prend pas d’un coup.
rule-shieldwall-flanking-move = Mur de boucliers : deux hommes ou plus côte à côte au bord se prennent ensemble quand chacun a un ennemi devant lui et qu’un ennemi se tient à chaque bout de la rangée. Le coup qui prend est celui qui ferme un bout, sur le bord. Le { $king } peut se tenir devant ou à un bout ; s’il est lui-même dans la rangée, il reste et ses hommes tombent.
rule-shieldwall-any-move = Mur de boucliers : deux hommes ou plus côte à côte au bord se prennent ensemble quand chacun a un ennemi devant lui et qu’un ennemi se tient à chaque bout de la rangée, quel que soit celui de ces ennemis qui vient en dernier. Le { $king } peut se tenir devant ou à un bout ; s’il est lui-même dans la rangée, il reste et ses hommes tombent.

## shieldwall-corners

rule-shieldwall-corners-yes = Un point d’angle peut tenir lieu d’ennemi à un bout du mur de boucliers.
rule-shieldwall-corners-no = Un point d’angle ne tient pas lieu d’ennemi à un bout du mur de boucliers.

## king-armed

rule-king-armed-armed = Le { $king } prend comme un homme : par son propre coup, et comme partenaire placé en face.
rule-king-armed-hammer = Le { $king } prend par son propre coup, mais une autre pièce ne peut s’appuyer sur lui comme partenaire placé en face.
rule-king-armed-anvil = Le { $king } ne prend rien par son propre coup ; une autre pièce peut s’appuyer sur lui comme partenaire placé en face.
rule-king-armed-unarmed = Le { $king } ne participe à aucune prise.

## king-captured-throne

rule-king-captured-throne-four = Sur le trône, le { $king } est pris quand ses quatre côtés sont bloqués par des { $attackers } ou par des points vides qui lui sont hostiles.
rule-king-captured-throne-three-and-edge = Sur le trône, le { $king } est pris quand trois de ses côtés sont bloqués et que le bord du plateau est au quatrième.
rule-king-captured-throne-two = Sur le trône, le { $king } se prend comme un homme : par deux { $attackers } de part et d’autre de lui, ou par un seul avec, en face, un point vide qui lui est hostile.
rule-king-captured-throne-never = Sur le trône, le { $king } ne peut être pris.

## king-safe-until-moved

rule-king-safe-until-moved-yes = Tant que le { $king } n’a pas joué son premier coup, il ne peut être pris sur le trône.
rule-king-safe-until-moved-no = Le { $king } peut être pris sur le trône dès le premier coup de la partie.

## king-captured-beside

rule-king-captured-beside-four = À côté du trône, le { $king } est pris quand ses quatre côtés sont bloqués par des { $attackers } ou par des points vides qui lui sont hostiles.
rule-king-captured-beside-three-and-edge = À côté du trône, le { $king } est pris quand trois de ses côtés sont bloqués et que le bord du plateau est au quatrième.
rule-king-captured-beside-two = À côté du trône, le { $king } se prend comme un homme : par deux { $attackers } de part et d’autre de lui, ou par un seul avec, en face, un point vide qui lui est hostile.
rule-king-captured-beside-never = À côté du trône, le { $king } ne peut être pris.

## king-captured-by-commanders

rule-king-captured-by-commanders-yes = Partout sauf sur le trône, un commandant des { $attackers } qui vient à côté du { $king } le prend quand un autre commandant, ou un point d’angle vide, se trouve du côté opposé.
rule-king-captured-by-commanders-no = Les commandants prennent le { $king } comme tous les { $attackers }.

## king-captured-elsewhere

rule-king-captured-elsewhere-four = Sur un point ordinaire, le { $king } est pris quand ses quatre côtés sont bloqués par des { $attackers } ou par des points vides qui lui sont hostiles.
rule-king-captured-elsewhere-three-and-edge = Sur un point ordinaire, le { $king } est pris quand trois de ses côtés sont bloqués et que le bord du plateau est au quatrième.
rule-king-captured-elsewhere-two = Sur un point ordinaire, le { $king } se prend comme un homme : par deux { $attackers } de part et d’autre de lui, ou par un seul avec, en face, un point vide qui lui est hostile.
rule-king-captured-elsewhere-never = Sur un point ordinaire, le { $king } ne peut être pris.

## escape

rule-escape-corners = Le { $king } s’échappe, et gagne, quand il atteint un point d’angle.
rule-escape-extreme-corners = Le { $king } s’échappe, et gagne, quand il atteint l’un des quatre angles extrêmes du plateau.
rule-escape-edge = Le { $king } s’échappe, et gagne, quand il atteint un point quelconque du bord.
rule-escape-edge-outside-camps = Le { $king } s’échappe, et gagne, quand il atteint un point du bord hors des camps de base.

## king-captured-edge

rule-king-captured-edge-four = Au bord, il faudrait bloquer les quatre côtés du { $king }, et le bord ne compte pas : il y est en sûreté.
rule-king-captured-edge-three-and-edge = Au bord, le { $king } est pris quand ses trois autres côtés sont bloqués par des { $attackers } : le bord compte pour le quatrième.
rule-king-captured-edge-two = Au bord, le { $king } est pris par deux { $attackers } de part et d’autre de lui, ou par un seul avec, en face, un point qui lui est hostile ; le bord lui-même ne compte pas.
rule-king-captured-edge-never = Au bord, le { $king } ne peut être pris.

## exit-fort

rule-exit-fort-yes = Le camp du { $king } gagne quand celui-ci se tient au bord dans un fort que les { $attackers } ne pourront jamais briser, avec la place de bouger.
rule-exit-fort-no = Un fort au bord ne gagne pas : le { $king } doit s’échapper.

## encirclement

rule-encirclement-none = Entourer le { $king } et ses { $defenders } ne suffit pas pour gagner.
rule-encirclement-all-defenders = Les { $attackers } gagnent dès que le { $king } et tous les { $defenders } restants sont coupés du bord par un cercle sans faille.
rule-encirclement-king = Les { $attackers } gagnent dès que le { $king } est emmuré : aucun chemin ne le mène, entre eux, à un point où il pourrait gagner. Peu importe lesquels de ses { $defenders } se tiennent dehors.

## king-alone

rule-king-alone-plays-on = Le { $king } joue encore même quand il a perdu tous ses { $defenders }.
rule-king-alone-loses = Le { $king } perd quand tous ses { $defenders } ont été pris.

## no-escape

rule-no-escape-plays-on = Le camp du { $king } joue encore tant que celui-ci n’est pas pris, même quand il ne peut plus ni l’amener à un angle ni bâtir un fort.
rule-no-escape-loses = Le camp du { $king } perd dès que tous les angles sont bloqués et qu’il lui reste trop peu de { $defenders }, ou trop peu de points du bord, pour un fort ; et aussi quand le { $king } est pris au piège sur le bord.

## repetition

rule-repetition-ignored = Une position peut revenir aussi souvent que les joueurs le veulent.
rule-repetition-draw-at-second = La partie est nulle dès qu’une position se présente pour la deuxième fois avec le même camp au trait.
rule-repetition-draw-at-third = La partie est nulle quand une position se présente pour la troisième fois avec le même camp au trait.
rule-repetition-threat-not-more-than-twice = Le camp qui seul ne cesse de menacer de gagner ne peut amener la même position pour la troisième fois : il doit trouver un autre coup. Si les deux camps menacent, ou aucun, la troisième fois fait nulle.
rule-repetition-threat-forbidden = Aucun camp ne peut amener une position pour la troisième fois par un coup qui menace de gagner : il doit trouver un autre coup. La répétition n’a pas d’autre conséquence.
rule-repetition-threat-forbidden-at-fourth = Une menace de gagner peut être répétée deux fois : par un coup qui menace de gagner, aucun camp ne peut amener une position pour la quatrième fois, il doit trouver un autre coup. La répétition n’a pas d’autre conséquence.
rule-repetition-aggressor-loses = Quand une position se présente pour la troisième fois, le camp qui seul n’a cessé de menacer de gagner perd. Si les deux camps menaçaient, ou aucun, la partie est nulle.
rule-repetition-defenders-lose = Quand une position se présente pour la troisième fois, le { $king } et ses { $defenders } perdent.
rule-repetition-completer-loses = Le camp dont le coup amène une position pour la troisième fois perd.
rule-repetition-completer-wins = Le camp dont le coup amène une position pour la troisième fois gagne : on tient que l’autre l’y a forcé.
rule-repetition-forbidden = Aucun camp ne peut amener une position pour la troisième fois : il doit trouver un autre coup.
rule-repetition-forbidden-to-defenders = Le camp du { $king } ne peut amener une position pour la troisième fois : il doit trouver un autre coup. Si les { $attackers } le font, la partie est nulle.
rule-repetition-forbidden-at-second = Aucun camp ne peut amener ce qui s’est déjà trouvé sur le plateau, quel que soit le camp alors au trait : il doit trouver un autre coup.
rule-repetition-forbidden-to-defenders-at-second = Le camp du { $king } ne peut amener ce qui s’est déjà trouvé sur le plateau, quel que soit le camp alors au trait : il doit trouver un autre coup. Les { $attackers } le peuvent.

## no-moves

rule-no-moves-draw = La partie est nulle quand le camp au trait n’a aucun coup légal.
rule-no-moves-loss = Un camp qui n’a aucun coup légal à son tour perd la partie.
rule-no-moves-pass = Un camp qui n’a aucun coup légal passe son tour.

## draw-after-turns

rule-draw-after-turns-none = Une partie dure autant de tours qu’il en faut.
rule-draw-after-turns-number = La partie est nulle quand elle a duré { $number } tours, ceux des deux camps comptés ensemble, sans que personne ait gagné.

## draw-after-quiet-turns

rule-draw-after-quiet-turns-none = Une partie continue aussi longtemps que personne n’est pris.
rule-draw-after-quiet-turns-number = La partie est nulle quand personne n’a été pris pendant { $number } tours, ceux des deux camps comptés ensemble.

## announcements

rule-announcements-none = Rien n’est à annoncer.
rule-announcements-raichi-tuichu = Quand le { $king } peut s’échapper au coup suivant, son joueur annonce « raicki », écrit aussi « raichi » ; s’il le peut par deux chemins, « tuicku », ou « tuichu ».

summary-board = { $attacking } { $attackers } contre { $defending } { $defenders } avec leur { $king }, en { $size }×{ $size }.
summary-parent = Les règles de { $parent }.
summary-parent-changed = Les règles de { $parent }, avec ces changements :

## The rules in one minute

brief-moves-rook = Les pièces se déplacent comme la tour aux échecs : en ligne droite, aussi loin que la voie est libre.
brief-moves-straight = Les pièces se déplacent en ligne droite, sur des points vides seulement.
brief-moves-limited = Chaque pièce se déplace en ligne droite, { $points ->
    [one] d’un point à la fois
   *[other] de { $points } points au plus
  }.
brief-hostile-throne-men = On prend aussi les hommes contre le trône vide.
brief-hostile-throne-attackers = On prend aussi les { $attackers } contre le trône vide.
brief-hostile-throne-defenders = On prend aussi les { $defenders } contre le trône vide.
brief-hostile-corners-men = On prend aussi les hommes contre un point d’angle vide.
brief-hostile-corners-attackers = On prend aussi les { $attackers } contre un point d’angle vide.
brief-hostile-corners-defenders = On prend aussi les { $defenders } contre un point d’angle vide.
brief-hostile-camps-men = On prend aussi les hommes contre un point vide d’un camp de base.
brief-hostile-camps-attackers = On prend aussi les { $attackers } contre un point vide d’un camp de base.
brief-hostile-camps-defenders = On prend aussi les { $defenders } contre un point vide d’un camp de base.
brief-hostile-throne-and-corners-men = On prend aussi les hommes contre le trône vide et contre un point d’angle vide.
brief-king-two = Le { $king } se prend comme un homme, entre deux { $attackers }.
brief-king-four = Le { $king } est pris quand des { $attackers } occupent ses quatre côtés.
brief-king-throne-four = Sur le trône et à côté, il en faut quatre.
brief-king-beside-three = À côté du trône vide, trois { $attackers } suffisent.
brief-king-hostile-throne = Le trône vide compte comme l’un d’eux.
brief-king-hostile-corners = Un point d’angle vide compte comme l’un d’eux.
brief-king-hostile-camps = Un point vide d’un camp de base compte comme l’un d’eux.
brief-special-none = Rien de plus à apprendre : les hommes d’un même camp sont tous pareils, et un tour est un seul coup.
brief-shieldwall-flanking-move = Mur de boucliers : une rangée d’hommes au bord tombe d’un coup quand chacun a un ennemi devant lui et que des ennemis se tiennent aux deux bouts ; le dernier coup doit fermer un bout.
brief-shieldwall-any-move = Mur de boucliers : une rangée d’hommes au bord tombe d’un coup quand chacun a un ennemi devant lui et que des ennemis se tiennent aux deux bouts ; peu importe lequel de ces ennemis vient en dernier.
