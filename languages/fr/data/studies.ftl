## docs/studies/alea-balance/alea-balance.games.toml

t-a-typical-win-of-fdf9f415 = Une victoire typique des attaquants
t-on-murray-s-layout-8919e56d = Dans la disposition de Murray, les attaquants cernent bien le roi dès le départ, et selon les règles de Walker de 2015 deux d’entre eux le prennent dès qu’il s’est éloigné du milieu. D’après l’évaluation du programme, ils ont l’avantage d’un bout à l’autre.
t-the-first-man-falls-924b8f2f = Le premier homme tombe. Le programme donne aux attaquants près de deux hommes d’avance, et jamais moins à partir d’ici.
t-two-defenders-stand-beside-f4d6fa97 = Deux défenseurs se tiennent près de l’angle supérieur gauche, et aucun attaquant n’en est proche. Mais le roi est encore au milieu du plateau.
t-the-king-leaves-the-784f0db2 = Le roi quitte le trône et les points voisins. Désormais deux attaquants suffisent pour le prendre.
t-the-king-has-run-ccf3629c = Le roi a couru jusqu’au bord droit, et le chemin qui monte vers l’angle est libre. Un attaquant doit le barrer aussitôt, et le fait.
t-the-next-attempt-at-0c9f18ec = La tentative suivante vers le même angle a échoué : un attaquant s’est interposé. Le roi rebrousse chemin.
t-from-here-the-king-058e29c2 = À partir d’ici le roi est perdu quoi qu’il fasse : le programme voit sa prise en sept coups, ceux des deux camps comptés.
t-the-king-stands-on-0451e3f0 = Le roi est au bord, un attaquant au-dessus de lui et un au-dessous : il est pris.
t-a-typical-win-of-775271c8 = Une victoire typique des défenseurs
t-by-murray-s-rules-44d7281c = Selon les règles de Murray, chaque point du bord est une issue, et il faut quatre attaquants pour prendre le roi. Les attaquants ont d’abord l’avantage, et perdent quand même.
t-the-attackers-have-captured-1e2670b6 = Les attaquants ont pris deux hommes et n’en ont perdu aucun : le programme leur donne un homme d’avance.
t-the-second-attacker-falls-2096a84e = Le deuxième attaquant tombe tout près, à droite, et avec lui l’avantage disparaît.
t-the-king-leaves-the-2035e347 = Le roi quitte le trône par la ligne que ses propres hommes ont dégagée.
t-six-attackers-have-fallen-9ca1314b = Six attaquants sont tombés et quatre défenseurs. Il reste plus de quarante attaquants, mais la plupart sont loin du roi.
t-the-king-stands-one-f894a82b = Le roi est à un pas du bord droit. Un attaquant doit aussitôt barrer le chemin.
t-a-defender-goes-to-a613e664 = Un défenseur va lui-même au bord, et tout est joué : le programme voit le roi s’échapper en six coups, ceux des deux camps comptés, quoi que fassent les attaquants.
t-the-last-attacker-in-85fe32c7 = Le dernier attaquant sur le chemin a été pris, et le roi va là où celui-ci se tenait. Il s’est échappé.
t-a-perpetual-threat-4028d410 = Une menace perpétuelle
t-the-attackers-are-two-40c3f615 = Les attaquants ont deux hommes d’avance et laissent le roi trop approcher d’un angle. Ils ne peuvent plus le prendre, et lui ne peut pas passer : partie nulle.
t-by-the-program-s-24b95ee5 = D’après l’évaluation du programme, les attaquants ont deux hommes d’avance. Le roi se tient au milieu.
t-in-two-moves-he-08a9f802 = En deux coups il est arrivé en haut à droite. Une recherche plus longue trouve un coup qui garde l’avantage : un attaquant de p12 en s12.
t-an-attacker-moves-up-2906955e = Au lieu de cela, un attaquant remonte le bord droit. Après cela, la recherche plus longue ne trouve plus que la nulle.
t-the-king-captures-a-5255a303 = Le roi prend un homme contre l’angle et menace d’y entrer. Un attaquant doit barrer le bord.
t-a-step-aside-and-0c6693a8 = Un pas de côté, et le roi menace l’angle depuis la ligne voisine. De nouveau un attaquant doit suivre.
t-so-it-went-to-521227e8 = Ce va-et-vient a continué jusqu’à ce qu’une position revienne pour la troisième fois. Dans toute la partie, trois hommes de chaque camp ont été pris.
t-the-hunt-for-the-3c006148 = La chasse au dernier homme
t-for-two-hundred-moves-28a222e5 = Pendant deux cents coups, le programme a cru les défenseurs loin devant, et pourtant les attaquants ont gagné. C’est pourquoi cette étude ne compte que l’issue des parties, jamais ce que le programme pense d’une position.
t-the-king-leaves-the-bcc4625c = Le roi quitte le trône. Chaque camp a perdu quatre hommes, et d’après l’évaluation du programme les défenseurs ont près de huit hommes d’avance.
t-the-program-puts-the-fb164f62 = Le programme donne aux défenseurs onze hommes d’avance. Mais il en reste treize sur vingt-quatre, et aucun chemin vers un angle ne s’est ouvert.
t-seven-defenders-are-left-4544c7bf = Il reste sept défenseurs contre trente-huit attaquants. L’évaluation dit toujours que les défenseurs ont l’avantage.
t-only-now-the-score-6800af66 = Ce n’est que maintenant que l’évaluation bascule. Il reste cinq défenseurs, et le roi est poussé le long du bord inférieur.
t-the-king-is-shut-02a53a20 = Le roi est enfermé au bord avec un de ses hommes. Un autre est libre, et tant qu’il peut jouer, le roi n’y est pas obligé.
t-after-more-than-seventy-9768a0ff = Après plus de soixante-dix coups, l’homme libre est pris. Le roi doit jouer maintenant, et chacun de ses deux coups perd.
t-three-attackers-and-the-406a6752 = Trois attaquants et le bord autour de lui : il est pris.

## docs/studies/versions.toml

t-ninety-more-games-of-6602fa95 = Quatre-vingt-dix parties de plus pour chaque jeu de règles sur Helmfrid 2 à 64 000 positions, sauf celui de Murray : Walker 2015 y favorise les attaquants.
t-the-games-at-256-62a6ccd4 = Les parties à 256 000 positions, depuis la position de départ nue et avec des poids antérieurs du programme : les huit réponses tiennent toutes, et l’étude est close.
