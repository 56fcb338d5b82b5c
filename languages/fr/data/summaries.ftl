## rulesets/alea-aagenielsen.toml

t-the-site-s-plain-1728e067 = Le jeu simple du site en 19×19 : ses règles historiques avec seize points d’angle pour s’échapper, sur la disposition Helmfrid 1.

## rulesets/alea-berserk-bartley.toml

t-adam-bartley-s-berserk-23aa73f1 = Le Berserk d’Adam Bartley sur le plateau 19×19 : des chevaliers dans les deux camps, douze commandants, et quatre mercenaires qui changent de camp chaque fois qu’on les prend.

## rulesets/alea-berserk-martens.toml

t-berserk-without-throne-or-bf6c1a8b = Le Berserk sans trône ni angles sur 17×17 : le roi fuit vers le bord et tombe entre deux ennemis, les deux camps ont des commandants et des mercenaires. Le Tyr en est issu.

## rulesets/alea-berserk.toml

t-berserk-on-the-great-ec1cb4e6 = Le Berserk sur le grand plateau : un premier essai, avec quatre chevaliers pour le roi sur les quatre points bigarrés. On n’en connaît que trois parties.

## rulesets/alea-dragonheels.toml

t-the-alea-of-the-11fce6c7 = L’alea du site de jeux Dragonheels, où les quatre hommes à côté du roi sont des gardes qui ne tombent pas comme les autres. Ce qu’on en connaît est incomplet ; Walker tient les gardes d’élite pour une mauvaise lecture des hommes bigarrés du manuscrit.

## rulesets/alea-dux.toml

t-trials-on-the-19-744eef1d = Des essais sur le plateau 19×19, en 2014 : certains hommes du roi sont des dux, qui sautent comme le dux de Bell au jeu romain. On en connaît six parties.

## rulesets/alea-hnefi-2026.toml

t-our-recommendation-for-play-21efb8e3 = Notre recommandation pour jouer aujourd’hui, qu’aucune source n’a : les règles de Walker de 2015 sur une coloration symétrique du diagramme, avec un roi que quatre hommes prennent en terrain libre, des angles d’un seul point, et une répétition qui fait perdre le camp du roi.

## rulesets/alea-murray-rules.toml

t-h-j-r-murray-d235414f = Les règles de H. J. R. Murray telles que les rapporte Damian Walker, jouées sur le grand plateau : un roi fort et armé, et chacun des 72 points du bord est une issue.

## rulesets/alea-opentafl.toml

t-a-rules-record-that-9c9e2ff1 = Une fiche de règles livrée avec le programme OpenTafl : la disposition de Murray, un roi fort, seize points d’angle où fuir, et la victoire des attaquants qui encerclent tout le monde.

## rulesets/alea-thomasguild-2020.toml

t-the-rules-that-st-1021d5c1 = Les règles que suit la St. Thomasguild sur son plateau reconstitué : les ducs commencent, les hommes ne traversent même pas le centre, et il faut cerner le roi sur ses quatre côtés.

## rulesets/alea-walker-2011.toml

t-the-printed-leaflet-by-f1220e2a = Le feuillet imprimé de Damian Walker : la disposition de Murray, les ducs commencent, et le roi est une pièce forte qu’il faut cerner de toutes parts.

## rulesets/alea-walker-2015.toml

t-the-rules-on-damian-cdc56f35 = Les règles du site de Damian Walker : douze règles brèves, les comtes commencent, et le roi se laisse prendre aisément dès qu’il s’éloigne de son château.

## rulesets/alea-wikipedia-2008.toml

t-the-rules-of-the-1e176f7b = Les règles de Wikipédia en anglais vers 2008, qui parlent de navires : le roi ne prend jamais, un camp qui ne peut bouger perd son tour, et seuls les quatre angles extrêmes font gagner.

## rulesets/alea-winther-2006.toml

t-rules-proposed-at-the-f2ac0c15 = Des règles proposées au Musée historique de Stockholm, que Mats Winther a essayées dans un programme et rapportées à une liste d’historiens du jeu : quatre angles qui prennent et font gagner, un roi fort au centre et faible ailleurs.

## rulesets/ard-ri-throne.toml

t-ard-ri-with-the-5e1015c7 = L’ard ri avec le trône des grands plateaux : les essais du site, avec un roi lent, un trône ami, un roi désarmé et d’autres dispositions.

## rulesets/ard-ri.toml

t-the-site-s-scottish-ada8f8f9 = L’ard ri écossais du site : les règles historiques en 7×7 sans aucun point particulier. Deux attaquants prennent le roi, qui s’échappe vers le bord.

## rulesets/ashton-aagenielsen.toml

t-john-ashton-s-reading-b082f6f9 = La lecture de Linné par John Ashton telle que le site la joue : château et camps de base, fermés, sont hostiles à tous, et loin du château deux preneurs suffisent contre le roi.

## rulesets/ashton-bologna.toml

t-the-tablut-of-the-d7f64617 = Le tablut du Tablut Challenge de l’université de Bologne, où s’affrontent des programmes d’étudiants : le tablut d’Ashton, avec des camps de base fermés qui prennent, les blancs qui commencent, et la nulle dès qu’une position revient.

## rulesets/berserk-9.toml

t-berserk-on-the-board-7bff31a0 = Le Berserk sur le plateau du tablut, essayé vers 2011 sur le site d’Aage Nielsen et peu joué.

## rulesets/berserk-throneless.toml

t-berserk-with-a-centre-30e05567 = Le Berserk avec un centre pareil aux autres points. Sept parties en ont été jouées sur le site d’Aage Nielsen.

## rulesets/berserk.toml

t-aage-nielsen-s-game-677724ab = Le jeu d’Aage Nielsen avec un chevalier, quatre commandants et des coups qui se poursuivent tant qu’ils prennent, tel que des centaines de personnes l’ont joué sur son site. Rapide, tranchant et presque égal.

## rulesets/brandub-opentafl.toml

t-the-brandubh-of-the-29761ce6 = Le brandubh du programme OpenTafl : le roi se prend comme un homme, même sur son trône ; les angles prennent, le trône ne prend personne.

## rulesets/brandubh-2-aagenielsen.toml

t-the-site-s-other-5495ca3e = L’autre brandubh du site : à côté du trône, le roi se prend à deux comme partout ailleurs, et le trône vide ne compte pas contre lui.

## rulesets/brandubh-cyningstan.toml

t-aage-nielsen-s-brandubh-98170805 = Le brandubh d’Aage Nielsen, de 2014, que le site de Damian Walker donne en douze règles : un roi et quatre hommes contre huit, trône et angles hostiles, fuite vers un angle.

## rulesets/brandubh-dragonheels.toml

t-brandubh-on-the-games-49615054 = Le brandubh du site de jeux Dragonheelslair : deux attaquants prennent le roi partout, même sur son trône, et le trône n’aide à prendre personne.

## rulesets/brandubh-ohio-weak.toml

t-a-trial-of-the-e6866f39 = Un essai du site : ni le trône ni les angles n’aident à prendre un homme, et deux attaquants prennent le roi loin de son trône.

## rulesets/brandubh-throneless.toml

t-corners-to-escape-to-c5670309 = Des angles pour s’échapper, et un centre qui est un point comme un autre : deux attaquants prennent le roi partout. Essais du site sur trois dispositions.

## rulesets/brandubh-wtf.toml

t-brandubh-as-the-program-8eefaa60 = Le brandubh tel que le donne le programme hnefatafl-rs d’après la fédération qui se réunit sur aagenielsen.dk : le roi peut revenir, et se prend à deux loin de son trône.

## rulesets/copenhagen-13.toml

t-copenhagen-on-a-larger-b4996e34 = Copenhague sur un plus grand plateau, avec 32 attaquants et 16 défenseurs : le site l’a essayé en quelques dizaines de parties.

## rulesets/copenhagen.toml

t-the-tournament-game-on-2f8710e7 = Le jeu de tournoi en 11×11 : on s’échappe par les angles, le roi se prend à quatre, les rangées du bord tombent comme murs de boucliers, et le roi gagne aussi dans un fort du bord que nul ne peut briser.

## rulesets/david-brown-hnefatafl.toml

t-11-11-with-an-0e6cc1b4 = En 11×11, un roi désarmé qui se prend à quatre et un trône qui ne prend aucun homme ; le roi s’échappe vers le bord.

## rulesets/fetlar-13.toml

t-fetlar-on-a-larger-8f134f11 = Fetlar sur un plus grand plateau, sur quatre dispositions que le site a essayées dans 18 parties enregistrées.

## rulesets/fetlar-panel-2013.toml

t-the-leaflet-of-the-03a6c691 = Le feuillet du comité du hnefatafl de Fetlar pour le championnat du monde de 2013 : un roi fort, en sûreté au bord, et des nulles là où le jeu en ligne connaît un vainqueur.

## rulesets/fetlar.toml

t-the-game-of-the-668d4e30 = Le jeu des championnats du monde de l’île shetlandaise, en 11×11 : on s’échappe par les angles, le roi se prend à quatre et il est en sûreté au bord. Forts et répétition sans fin font nulle.

## rulesets/fidchell-armed.toml

t-a-game-on-7-daabf7a4 = Un jeu en 7×7 aux effectifs du tablut, sans aucun point particulier : le roi combat, se prend à quatre et s’échappe vers le bord.

## rulesets/foteviken-11.toml

t-foteviken-s-rules-on-8c009dcd = Les règles de Foteviken en 11×11 : les places des attaquants sont les camps de base, et les attaquants commencent.

## rulesets/foteviken-9.toml

t-tablut-with-closed-castle-bbe1466f = Le tablut au château et aux camps de base fermés, hostiles au seul roi, qui se prend à quatre. Le jeu du site d’après le musée viking de Foteviken.

## rulesets/foteviken-opentafl.toml

t-the-tablut-of-the-2a5b06ae = Le tablut du musée de Foteviken, héritier de l’exposition de 1972, tel que le décrit le programme OpenTafl : château et camps de base sont fermés, et hostiles au seul roi. Ce que son code joue ensuite fait l’objet d’une option.

## rulesets/gwyddbwyll-pfireland.toml

t-a-modern-game-under-f56a4344 = Un jeu moderne sous le nom du jeu des contes gallois : un roi et quatre princes contre huit, chaque pièce d’un pas à la fois, et le roi est perdu avec son dernier prince. Ni règles ni disposition médiévales n’ont survécu.

## rulesets/historical-hnefatafl-11.toml

t-aage-nielsen-s-reading-826ee1d3 = La lecture des sources anciennes par Aage Nielsen, avec les mêmes règles sur tous les plateaux : le roi combat, se prend à deux comme un homme loin de son trône, et s’échappe vers le bord. En 11×11, c’est son tawlbwrdd.

## rulesets/historical-hnefatafl-13.toml

t-the-historical-rules-on-a87ebe77 = Les règles historiques en 13×13, sur les dispositions que le site a essayées pour ce plateau.

## rulesets/historical-hnefatafl-15.toml

t-the-historical-rules-on-0f2cd519 = Les règles historiques en 15×15, taille du plateau gravé sur bois trouvé à York.

## rulesets/historical-hnefatafl-19.toml

t-the-historical-rules-on-7f60d87b = Les règles historiques sur le plateau et la disposition de Murray pour l’Alea Evangelii.

## rulesets/historical-hnefatafl-7.toml

t-the-site-s-irish-68d9e93c = Le brandubh irlandais du site : les règles historiques en 7×7 avec quatre angles hostiles, vers l’un desquels le roi s’échappe.

## rulesets/history-craft.toml

t-fetlar-with-a-throne-2d895547 = Fetlar avec un trône qui n’aide à prendre personne ; le site en a 34 parties enregistrées.

## rulesets/hnefatafl-edge-11.toml

t-fetlar-with-an-escape-b1c4ed5d = Fetlar, mais le roi s’échappe en tout point du bord ; trois essais du site, de quelques parties chacun.

## rulesets/hnefatafl-edge-13.toml

t-the-same-on-13-10e63f3e = Le même jeu en 13×13, dont une partie enregistrée nous est connue.

## rulesets/hnefatafl-edge-19.toml

t-the-same-on-19-d3f91732 = Le même jeu en 19×19, sur la disposition de Murray pour l’Alea Evangelii.

## rulesets/hnefatafl-org-13.toml

t-the-same-on-the-506812ee = La même chose sur le grand plateau du site, avec 32 attaquants et 16 défenseurs. Sa page de règles n’en dit rien ; son programme y joue les mêmes règles.

## rulesets/hnefatafl-org.toml

t-copenhagen-as-hnefatafl-org-983c8be8 = Copenhague tel que le joue hnefatafl.org : le camp du roi ne peut rien répéter et perd dès qu’il ne peut plus ni atteindre un angle ni bâtir un fort, et une partie finit après 132 tours.

## rulesets/ludii-alea.toml

t-what-the-code-of-abf150fd = Ce que fait le code du système de jeux Ludii, qui n’est pas tout à fait ce que dit le texte joint : proche du site de Walker, mais le roi ne participe aux prises qu’en restant sur place.

## rulesets/ludii-ardri.toml

t-a-game-said-to-311f9aee = Un jeu que l’on dit écossais, tel que l’a le système de jeux Ludii : toute pièce avance d’un seul point, sur un petit plateau plein d’hommes.

## rulesets/ludii-brandub.toml

t-the-brandubh-of-the-f11f8e3c = Le brandubh du système de jeux Ludii, d’après la page de Walker : le même jeu, sans un mot sur la répétition ni sur un camp qui ne peut bouger.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-what-the-game-system-0bd948fb = Ce que le système de jeux Ludii appelle hnefatafl de Fetlar, règles communes : un roi fort, et un trône où les hommes n’entrent pas, qu’ils ne traversent pas et qui prend même quand le roi y est.

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-ludii-s-hnefatafl-with-e7419936 = Le hnefatafl de Ludii avec les règles qu’il appelle latines : deux hommes prennent le roi, comme un homme.

## rulesets/ludii-tablut-linnaeus.toml

t-linnaeus-s-tablut-as-0e0ef766 = Le tablut de Linné tel que l’a le système de jeux Ludii : nul n’entre plus dans le château ni ne le traverse, et il prend même quand le roi y est ; loin de là, deux hommes prennent le roi.

## rulesets/ludii-tablut-smith.toml

t-as-ludii-s-tablut-e75e13d9 = Comme le tablut de Ludii d’après Linné, mais il faut partout cerner le roi sur ses quatre côtés, comme dans l’anglais de J. E. Smith en 1811.

## rulesets/ludii-tawlbwrdd.toml

t-the-tawl-bwrdd-of-20190593 = Le tawl-bwrdd du système de jeux Ludii : le texte joint raconte le jeu de Walker, sans points particuliers ; le code joue avec un trône et des angles fermés aux hommes, sur une disposition qui n’est pas celle de Bell.

## rulesets/magpie.toml

t-a-brandubh-whose-king-85e3b2b8 = Un brandubh dont le roi avance d’un pas et se prend à quatre ; au bord, trois attaquants suffisent. D’après un conte du Leprechaun Companion de Nigel Suckling.

## rulesets/norseamerica.toml

t-the-rules-of-an-99304c5c = Les règles d’un fabricant américain de jeux : un roi qu’on peut prendre contre le bord, et qui perd aussi quand il est emmuré et ne peut plus gagner.

## rulesets/old-hnefatafl-13.toml

t-the-site-s-first-3ad20b62 = Le premier jeu du site en 13×13, appelé Viking Siege.

## rulesets/old-hnefatafl-9.toml

t-the-site-s-first-67aaf2fc = Le premier jeu du site sur le plateau du tablut, où l’on s’échappe par les angles.

## rulesets/old-hnefatafl.toml

t-the-site-s-first-a6445f76 = Le premier jeu du site en 11×11, avant Fetlar et Copenhague : comme Fetlar, mais au bord trois attaquants prennent le roi.

## rulesets/seabattle-11.toml

t-sea-battle-on-11-d85071c7 = La bataille navale en 11×11, sur les dispositions que le site a essayées pour ce plateau.

## rulesets/seabattle-13.toml

t-sea-battle-on-13-dab34bcd = La bataille navale en 13×13, sur les dispositions que le site a essayées pour ce plateau.

## rulesets/seabattle-15.toml

t-sea-battle-on-15-ac58f334 = La bataille navale en 15×15.

## rulesets/seabattle-19.toml

t-sea-battle-on-the-6cde72b0 = La bataille navale sur le plateau et la disposition de Murray pour l’Alea Evangelii.

## rulesets/seabattle-7.toml

t-sea-battle-on-the-0dc06e4b = La bataille navale sur le plus petit plateau. L’essai usuel du site ralentit le roi à un pas.

## rulesets/seabattle-9.toml

t-no-special-points-and-848e4a24 = Aucun point particulier et un roi désarmé, le navire marchand, qui se prend à quatre ; il s’échappe vers le bord. Un jeu moderne d’Aage Nielsen, aux règles brèves et simples.

## rulesets/simple-tafl-11.toml

t-no-special-points-at-c6211d81 = Aucun point particulier : le roi combat, se prend à deux comme un homme, et s’échappe vers le bord. Le tawlbwrdd sans trône du site.

## rulesets/simple-tafl-9.toml

t-simple-tafl-on-the-b9a33129 = Le tafl simple sur le plateau du tablut.

## rulesets/skalk-9.toml

t-skalk-on-the-board-e3e48850 = Skalk sur le plateau du tablut, tel qu’il fut montré lors d’une exposition ExpoMedia.

## rulesets/skalk.toml

t-a-danish-game-on-62541cd8 = Un jeu danois en 11×11, où l’on s’échappe par les angles, avec un roi faible, qui se prend à deux loin de son trône.

## rulesets/tablut-aagenielsen.toml

t-saami-tablut-as-the-0ff4362b = Le tablut sami selon les règles historiques : les camps de base ne comptent pas, le roi combat et se prend à deux loin de son trône. Après Copenhague, le jeu le plus joué du site.

## rulesets/tablut-brainking.toml

t-the-tablut-of-the-0f69019c = Le tablut du site de jeux BrainKing, où beaucoup l’ont appris : le roi ne participe pas aux prises et se prend sur quatre côtés ; le trône se traverse mais on n’y rentre plus.

## rulesets/tablut-murray.toml

t-tablut-as-h-j-cd546203 = Le tablut tel que l’a lu H. J. R. Murray : un roi fort et armé, vainqueur sur tout point du bord, et des camps de base sans effet. Nettement à l’avantage du roi.

## rulesets/tablut-opentafl.toml

t-the-tablut-of-the-218b7b0f = Le tablut du programme OpenTafl, proche des traductions récentes de Linné : pas de camps de base, un château où nul ne s’arrête mais que tous traversent, et un défenseur placé à côté du roi sur son château peut se prendre contre lui.

## rulesets/tablut-riksutstallningar-1972.toml

t-the-tablut-that-the-20f186a4 = Le tablut que les expositions itinérantes suédoises ont reconstitué en 1972 d’après le journal de Linné, tel que le rapporte Sten Helmfrid : le château et les quatre camps de base sont fermés, et le roi et un homme peuvent être piégés ensemble.

## rulesets/tafl-simple-corner.toml

t-the-plainest-game-with-6b8bf08c = Le plus simple des jeux à quatre issues : seuls les angles font gagner, et les hommes peuvent s’y tenir. Helmfrid s’en sert pour montrer qu’il suffit aux attaquants de boucher les angles.

## rulesets/tafl-simple-edge.toml

t-the-plainest-game-there-07a4a9c2 = Le plus simple des jeux : aucun point particulier, et le roi gagne sur tout point du bord. Helmfrid s’en sert pour montrer à quel point cela favorise le roi.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-one-old-description-42b6787b = La seule description ancienne du jeu gallois, quelques lignes sur une page de 1587 avec une lacune dans la phrase décisive. Ce qu’elle tait est complété le plus simplement possible.

## rulesets/tawlbwrdd-bell-dice.toml

t-r-c-bell-s-9b6fdcf1 = La version de R. C. Bell du jeu gallois : on jette un dé à chaque tour, seul un nombre impair permet de jouer, et le roi se prend comme un homme.

## rulesets/tawlbwrdd-cyningstan.toml

t-damian-walker-s-leaflet-2ecab6f6 = Le feuillet de Damian Walker : aucun point particulier, un roi qui se déplace et se prend comme un homme, fuite vers le bord. Il montre plusieurs dispositions.

## rulesets/tawlbwrdd-opentafl.toml

t-bell-s-tawl-bwrdd-3a82cdb9 = Le tawl-bwrdd de Bell sans le dé, tel que le joue le programme OpenTafl : aucun point particulier, un roi qui se prend comme un homme, et les attaquants gagnent aussi en encerclant les défenseurs.

## rulesets/tyr-13.toml

t-tyr-on-the-board-bd29952c = Le Tyr sur le plateau de 13×13.

## rulesets/tyr-15.toml

t-tyr-on-the-board-e952f5e9 = Le Tyr sur le plateau de 15×15.

## rulesets/tyr-9.toml

t-tyr-on-the-board-bf462d34 = Le Tyr sur le plateau de 9×9.

## rulesets/tyr-commanders-15.toml

t-tyr-with-commanders-on-051d6339 = Le Tyr avec commandants sur le plateau de 15×15.

## rulesets/tyr-commanders.toml

t-tyr-as-it-was-053c17e5 = Le Tyr tel qu’on l’a d’abord joué : chaque camp a des commandants, qui sautent par-dessus tout homme, ami ou ennemi.

## rulesets/tyr.toml

t-aage-nielsen-s-game-8b878782 = Le jeu d’Aage Nielsen aux petites forces éparses : de simples hommes qui continuent tant qu’ils prennent, un roi qui tombe entre deux ennemis, et tout le bord pour fuir. Il se joue de 9×9 à 15×15.

## rulesets/unarmed-king-tafl-9.toml

t-tablut-s-board-with-13a8f231 = Le plateau du tablut avec un roi désarmé qui se prend à quatre, un trône hostile et le bord pour but ; deux parties enregistrées.

## rulesets/unst-alea.toml

t-the-great-game-that-48c6ea05 = Le grand jeu auquel le site donne le nom de l’île d’Unst, aux Shetland : quatre hommes du roi ne tombent que si trois de leurs côtés sont tenus.
