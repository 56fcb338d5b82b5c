## rulesets/cases/alone.toml

t-the-last-of-the-c307a785 = Le dernier des { $defenders } est pris : le { $king } a perdu.

## rulesets/cases/camps.toml

t-nothing-is-special-about-f869b2ac = Les points de départ des { $attackers } n’ont rien de particulier : toute pièce peut s’y arrêter.
t-nobody-may-stop-on-453a7be6 = Personne ne peut s’arrêter depuis l’extérieur sur un point de camp, même vide.
t-nobody-may-pass-over-620397d9 = Personne ne peut traverser un camp vide depuis l’extérieur.
t-one-of-the-who-256ffedb = Un { $attacker } qui n’a pas quitté son camp peut s’y déplacer.
t-nobody-moves-within-a-e41789d7 = Personne ne se déplace dans un camp de base.
t-where-a-man-in-7b90efee = Où peut aller un homme dans son camp : dehors, même par-dessus ses points vides, mais pas sur eux.
t-nobody-passes-over-the-5e984714 = Personne ne traverse les points de son camp pour en sortir.
t-an-empty-camp-point-2fbe2543 = Un point de camp vide compte contre le { $king } : trois { $attackers } et le camp le prennent.
t-a-camp-point-is-d2b30202 = Un point de camp n’est pas hostile aux hommes : un { $defender } entre lui et un { $attacker } est sauf.
t-an-empty-camp-point-da74563d = Un point de camp vide prend les hommes.
t-inside-a-camp-the-8f0e3728 = Dans un camp de base, les points du camp ne prennent personne.

## rulesets/cases/capture.toml

t-one-of-the-is-ba985773 = Un { $defender } est pris entre deux { $attackers } ; c’est le coup qui prend.
t-two-men-side-by-de408526 = Deux hommes côte à côte ne se prennent pas ensemble.
t-one-move-captures-three-8a5d6867 = Un coup prend trois hommes à la fois.
t-one-of-the-may-6695abca = Un { $defender } peut se placer sans dommage entre deux { $attackers }.
t-a-man-of-the-be975c00 = Un { $defender } qui se place entre deux { $attackers } est pris.

## rulesets/cases/citadels.toml

t-a-corner-point-stands-17b90340 = Un point d’angle tient lieu d’un { $defender } : un { $attacker } tombe contre lui.
t-the-empty-throne-stands-45cff0fc = Le trône vide tient lieu d’un { $defender } : un { $attacker } tombe contre lui.
t-the-reaches-the-extreme-72bb7fb9 = Le { $king } atteint l’angle extrême : il s’est échappé.
t-on-the-other-corner-b5138c56 = Sur les autres points d’angle, le { $king } peut se tenir, mais il ne s’est pas encore échappé.

## rulesets/cases/combined.toml

t-the-s-other-three-1bb0c879 = Les trois autres côtés du { $king } sont bloqués, et un { $attacker } vient derrière l’homme à côté de lui : l’homme est pris.
t-an-empty-camp-point-c5b84637 = Un point de camp vide peut être l’un des côtés bloqués du { $king }.
t-the-same-move-may-48517e04 = Le même coup peut prendre un autre homme de la manière ordinaire.

## rulesets/cases/corners-11.toml

t-the-corner-point-stands-58ee10d9 = Le point d’angle tient lieu d’ennemi : un { $attacker } tombe contre lui.
t-no-man-may-stop-aa0e877b = Aucun homme ne peut s’arrêter sur un point d’angle.
t-on-the-edge-three-984e055c = Au bord, trois des { $attackers } prennent le { $king }.
t-on-the-edge-the-04a8f51c = Au bord, le { $king } ne peut être pris.

## rulesets/cases/corners.toml

t-the-corner-is-a-2f0b0edb = L’angle est un point comme un autre : un homme peut s’y arrêter.
t-each-corner-has-four-12084922 = Chaque angle a quatre points d’angle ; aucun homme ne peut s’arrêter non plus sur le plus intérieur.
t-only-the-extreme-point-98b21d38 = Seul le point extrême est un point d’angle : à côté de lui, le { $king } ne s’est pas échappé.
t-men-may-stop-on-93916b73 = Les hommes peuvent s’arrêter sur l’angle : les { $attackers } le bouchent.
t-a-man-may-not-7447daf6 = Un homme ne peut passer par-dessus un point d’angle.
t-one-of-the-is-001f962f = Un { $attacker } est pris entre un { $defender } et un point d’angle.
t-the-is-captured-between-6aaaf51d = Le { $king } est pris entre un { $attacker } et un point d’angle.
t-the-corner-point-does-110b274c = Le point d’angle ne compte pas contre le { $king }.
t-the-corner-point-does-c7ae01c1 = Le point d’angle ne compte pas contre le { $king } : le bord et deux { $attackers } ne suffisent pas.
t-the-empty-corner-is-d983189a = L’angle vide n’est hostile à personne : l’homme voisin n’est pas pris.
t-none-of-the-may-a9844ad0 = Aucun des { $defenders } ne peut s’arrêter sur un point d’angle.

## rulesets/cases/end.toml

t-the-escapes-to-the-712c93f4 = Le { $king } s’échappe aussi au point d’angle intérieur.
t-the-escapes-to-the-ebddd60c = Le { $king } s’échappe à l’angle.
t-the-escapes-to-any-1da03906 = Le { $king } s’échappe en tout point du bord.
t-the-escapes-to-a-14a0642a = Le { $king } s’échappe en un point du bord hors des camps.
t-a-camp-point-is-41125e34 = Un point de camp n’est pas une issue.
t-the-has-threatened-to-f17cebfc = Le { $king } a menacé trois fois de s’échapper dans la même position, donc répété deux fois sa menace : il ne peut recommencer.
t-the-may-not-threaten-a367e18a = Le { $king } ne peut menacer de s’échapper une troisième fois dans la même position : son camp doit trouver un autre coup.
t-the-may-not-threaten-11a55fe7 = Le { $king } ne peut menacer de s’échapper une troisième fois dans la même position : son camp est seul à menacer et doit trouver un autre coup.
t-neither-side-threatens-the-9a077be6 = Aucun camp ne menace : la troisième fois ne compte pas, et la partie continue.
t-the-have-no-legal-8d1b7c54 = Les { $attackers } n’ont plus aucun coup légal : la partie est nulle.
t-the-have-no-legal-7ed5b6e4 = Les { $attackers } n’ont aucun coup légal : ils passent leur tour, et les { $defenders } rejouent.
t-the-has-one-way-e3e27b43 = Le { $king } a une issue : « raicki ».
t-the-has-two-ways-ff235803 = Le { $king } a deux issues : « tuicku ».
t-the-position-of-the-3043453e = La position du début se présente pour la troisième fois : le { $king } et ses { $defenders } perdent.
t-neither-side-threatens-anything-8c2d35df = Aucun camp ne menace rien : la troisième apparition fait nulle.
t-the-may-not-bring-1ba1e176 = Les { $defenders } ne peuvent amener de nouveau le début.
t-the-bring-the-position-512dfff8 = Les { $attackers } amènent la position pour la troisième fois, et perdent.
t-the-132nd-turn-and-5f531728 = Le 132e tour, et personne n’a gagné : la partie est nulle.
t-the-is-alone-and-c2fbcf69 = Le { $king } est seul, enfermé au bord : son camp n’a plus de coup et perd.
t-the-have-no-move-f5bc0be7 = Les { $attackers } n’ont plus de coup et perdent.

## rulesets/cases/guards.toml

t-a-guard-between-two-1420527e = Un garde entre deux des { $attackers } n’est pas pris.
t-held-on-all-four-37dac81a = Tenu sur ses quatre côtés, il tombe.

## rulesets/cases/king.toml

t-the-captures-by-his-15b94989 = Le { $king } prend par son propre coup.
t-another-piece-captures-with-1693451d = Une autre pièce prend avec le { $king } pour partenaire.
t-the-weaponless-captures-nothing-2af91f50 = Le { $king } sans armes ne prend rien par son coup.
t-four-around-him-capture-a75cc736 = Quatre { $attackers } autour de lui prennent le { $king } sur le trône.
t-before-his-first-move-3228bb23 = Avant son premier coup, le { $king } est en sûreté sur le trône, même entre quatre { $attackers }.
t-beside-the-throne-three-5cc01ae1 = À côté du trône, trois { $attackers } et le trône vide prennent le { $king }.
t-beside-the-empty-throne-ef588e18 = À côté du trône vide, le { $king } est imprenable : aucun homme ne peut occuper le quatrième côté.
t-four-around-him-capture-57b1a1b2 = Quatre { $attackers } autour de lui prennent le { $king }.
t-two-on-opposite-sides-22b74644 = Deux { $attackers } de part et d’autre prennent le { $king } comme un homme.
t-on-the-edge-three-0497c9fd = Au bord, trois { $attackers } prennent le { $king } ; le bord est le quatrième.
t-on-the-edge-two-9c878960 = Au bord, deux { $attackers } le long du bord prennent le { $king }.
t-on-the-edge-the-504e6799 = Au bord, le { $king } ne peut être pris, pas même par trois { $attackers }.
t-the-captures-by-his-11b05bd6 = Le { $king } prend par son propre coup …
t-two-capture-the-beside-2a046ef8 = Deux { $attackers } prennent le { $king } à côté du trône.
t-two-capture-the-even-a0c48085 = Deux { $attackers } prennent le { $king } même sur son trône.

## rulesets/cases/linnaean.toml

t-the-sits-on-the-f0b0f4e6 = Le { $king } siège sur le trône, des { $attackers } sur trois côtés : un { $defender } sur le quatrième tombe devant l’attaquant qui vient derrière lui.

## rulesets/cases/movement.toml

t-a-man-goes-along-b0c9f001 = Un homme suit sa rangée ou sa colonne aussi loin qu’il veut, jusqu’à la pièce suivante.
t-an-odd-throw-the-0a9ca6dd = Le dé montre un nombre impair : le joueur joue.
t-the-goes-one-point-f221872a = Le { $king } avance d’un point, pas plus loin.
t-the-go-one-point-a490ee64 = Les { $attackers } avancent d’un point, pas plus loin.
t-the-go-one-point-29e5d4c5 = Les { $defenders } avancent d’un point, pas plus loin.

## rulesets/cases/occupied.toml

t-even-with-the-on-e7d6c7f7 = Même occupé par le { $king }, le trône prend : un { $defender } tombe entre lui et un { $attacker }.
t-a-camp-point-captures-30d18ab5 = Un point de camp prend un { $attacker } hors du camp, même si un autre s’y tient.
t-an-empty-camp-point-567923f4 = Un point de camp vide tient lieu d’ennemi : un { $attacker } tombe contre lui.
t-the-empty-camp-points-8109ac74 = Les points de camp vides e2 et d1 ne comptent contre personne : le { $king } n’est pas pris.
t-in-his-camp-one-8b401e68 = Dans son camp, un { $attacker } est à l’abri de la prise contre le point de camp derrière lui.
t-one-of-the-who-d0164f4b = Un { $attacker } qui se tient dans un camp peut aller droit dans un autre.

## rulesets/cases/repetition.toml

t-the-bring-the-position-2e976a14 = Les { $defenders } amènent la position pour la troisième fois : ils gagnent, car on tient que les { $attackers } les y ont forcés.
t-the-bring-the-position-355f75de = Les { $defenders } amènent la position pour la troisième fois : ils perdent.

## rulesets/cases/shieldwall.toml

t-the-close-the-last-011ba24a = Les { $attackers } ferment le dernier bout de la rangée : les deux hommes du bord tombent.
t-the-move-that-closes-20828d47 = Le coup qui ferme le piège doit fermer un bout de la rangée : celui qui vient en face ne prend personne.
t-whichever-enemy-comes-last-96db9ce2 = Quel que soit l’ennemi qui vient en dernier, la rangée tombe.
t-the-corner-closes-one-32cda93e = L’angle ferme un bout de la rangée.

## rulesets/cases/special-pieces.toml

t-the-jumps-over-an-46746ed8 = Le { $king } saute par-dessus un ennemi ordinaire vers un point particulier : ici dans l’angle, et il s’est échappé.
t-from-the-throne-the-ffd705f7 = Depuis le trône, le { $king } saute sur tout point vide derrière un ennemi ordinaire. L’homme sauté tombe ici, entre lui et le trône qu’il vient de quitter.
t-between-two-ordinary-points-5c0253c0 = Entre deux points ordinaires, le { $king } ne saute pas.
t-the-piece-that-has-9e5305fd = La pièce qui vient de prendre prend un autre homme dans le même tour.
t-a-further-move-must-9b905cbd = Chaque nouveau coup doit prendre encore.
t-it-may-also-stay-3889b201 = Elle peut aussi rester où elle est : le tour est fini.
t-after-his-capture-the-42ea0d82 = Après sa prise, le { $king } continue jusque dans l’angle, bien que cela ne prenne rien.
t-after-his-capture-the-30274371 = Après sa prise, le { $king } continue jusqu’au bord, bien que cela ne prenne rien.
t-a-commander-jumps-over-6184562f = Un commandant saute par-dessus un ennemi ordinaire sur le point vide qui est derrière. Il n’est pas pris pour autant.
t-the-knight-captures-the-5305142a = Le chevalier prend l’ennemi ordinaire par-dessus lequel il saute.
t-two-commanders-take-the-a2da8927 = Deux commandants prennent le { $king } entre eux.
t-a-commander-takes-the-9d2e1580 = Un commandant prend le { $king } contre un point d’angle.
t-a-commander-and-a-36d235df = Un commandant et un homme, non.
t-only-the-may-stop-e2386cad = Seul le { $king } peut s’arrêter sur le trône.
t-only-the-may-stop-7025ac5e = Seul le { $king } peut s’arrêter sur un point d’angle.
t-otherwise-four-attackers-take-98c7305d = Sinon, quatre attaquants prennent le { $king }.
t-a-man-falls-between-619cdd7a = Un homme tombe entre deux ennemis en ligne droite.
t-the-wins-in-a-7303b05a = Le { $king } gagne dans un angle.
t-a-dux-jumps-over-6e7da66c = Un dux saute par-dessus un ennemi sur le point vide qui est derrière ; l’ennemi reste.
t-two-opposite-sides-are-0b3992f9 = Deux côtés opposés ne suffisent pas contre l’un des quatre hommes particuliers.
t-he-falls-when-three-847db148 = Il tombe quand trois de ses côtés sont tenus.
t-it-stays-on-its-b3172d72 = Il reste sur son point et joue désormais avec les { $attackers }.
t-a-commander-jumps-over-a31f8725 = Un commandant saute par-dessus un homme de son camp.
t-it-jumps-over-an-04fbcad2 = Il saute aussi par-dessus un ennemi, qui reste.
t-the-falls-between-two-0999671e = Le { $king } tombe entre deux attaquants, comme tout homme.

## rulesets/cases/speed.toml

t-one-of-the-goes-acc27198 = Un { $attacker } avance d’un point par coup, pas davantage.
t-one-of-the-goes-e28f7fa6 = Un { $defender } avance d’un point par coup, pas davantage.
t-the-goes-one-point-884f148d = Le { $king } avance d’un point par coup, pas davantage.

## rulesets/cases/steps.toml

t-one-step-closes-the-24b83164 = Un pas ferme le piège : un { $defender } entre deux des { $attackers } est pris.
t-the-is-the-partner-70000ae1 = Le { $king } sert de partenaire : un { $attacker } tombe entre lui et un { $defender }.
t-all-four-sides-of-dbf0c806 = Les quatre côtés du { $king } sont tenus : il est pris.
t-beside-the-empty-throne-ae4d01cd = À côté du trône vide, trois des { $attackers } suffisent.
t-the-empty-throne-captures-0bbd0f79 = Le trône vide prend les hommes des deux camps.
t-a-corner-is-a-dc55c0c6 = Un angle est un point comme un autre : un homme peut s’y arrêter.
t-the-reaches-the-edge-88881002 = Le { $king } atteint le bord : il s’est échappé.

## rulesets/cases/stuck.toml

t-the-last-of-the-e2e7b48a = Le dernier des { $attackers } est pris : ils n’ont plus de coup, et perdent.

## rulesets/cases/surrounding.toml

t-the-ring-is-closed-3e057c7c = Le cercle est fermé, et aucun des { $defenders } n’est dehors : les { $attackers } gagnent.
t-the-ring-is-closed-67c1a604 = Le cercle est fermé, et la partie continue.
t-the-ring-around-the-9286e9c9 = Le cercle autour du { $king } et de son dernier homme est fermé : les { $attackers } ont gagné.
t-the-ring-around-the-90f1ff8f = Le cercle autour du { $king } et de son dernier homme est fermé, mais cela ne suffit pas pour gagner.
t-the-wall-is-closed-1e0f8ac1 = Le mur est fermé : aucun de ses hommes ne pourra jamais être pris, et le { $king } peut bouger derrière. Son camp gagne.
t-the-ring-around-the-622ecae6 = Le cercle autour du { $king } est fermé : il ne peut plus atteindre aucun angle, et les { $attackers } gagnent, bien que trois des { $defenders } se tiennent dehors.
t-one-of-the-stands-a6784475 = Un { $defender } se tient dans la brèche. Il peut s’en aller et le { $king } le suivre : la partie continue.
t-all-corners-are-blocked-d7876f95 = Tous les angles sont bloqués, et il reste trois hommes : trop peu pour un fort. Les { $attackers }, qui en ont un de plus que n’en demande le blocus, gagnent.
t-the-is-trapped-two-02d19953 = Le { $king } est pris au piège, deux { $attackers } de chaque côté et deux devant, et il ne reste qu’un homme pour l’aider : les { $attackers } gagnent.

## rulesets/cases/throne-11.toml

t-no-man-may-stop-03cbd649 = Aucun homme ne peut s’arrêter sur le trône, même vide.
t-the-may-come-back-81d4aedb = Le { $king } peut revenir sur le trône.
t-a-man-may-pass-3092263f = Un homme peut passer par-dessus le trône vide.
t-a-man-may-not-57de4b53 = Un homme ne peut passer par-dessus le trône, même vide.
t-the-empty-throne-stands-75a29352 = Le trône vide tient lieu d’ennemi : un { $defender } tombe contre lui.

## rulesets/cases/throne.toml

t-the-middle-of-the-bae240e7 = Le milieu du plateau est un point comme un autre : un homme peut s’y arrêter.
t-the-has-left-the-3e30d1a4 = Le { $king } a quitté le trône et ne peut y revenir.
t-one-of-the-is-7f5b8f96 = Un { $attacker } est pris entre un { $defender } et le trône vide.
t-one-of-the-is-d3124d5b = Un { $attacker } est pris entre un { $defender } et le château vide.
t-the-empty-throne-is-deeb8db3 = Le trône vide n’est pas hostile aux hommes : personne n’est pris.
t-the-empty-throne-counts-67888d8d = Le trône vide compte contre le { $king } : trois { $attackers } et le trône le prennent.
t-the-empty-throne-does-c261fc73 = Le trône vide ne compte pas contre le { $king } : trois { $attackers } ne suffisent pas.
t-the-empty-throne-captures-4ef18e88 = Le trône vide prend les hommes.
t-the-empty-throne-captures-8dd32886 = Le trône vide prend des { $attackers } …
t-the-do-not-pass-ec21b80c = Les { $attackers } ne passent pas par le trône.
t-the-throne-captures-even-895ac81d = Le trône prend des { $attackers } même avec le { $king } dessus, qui ne porte pas d’armes.
t-with-the-on-it-6c87338c = Avec le { $king } dessus, qui n’est pas un partenaire, le trône ne prend personne.
t-one-of-the-stops-7dad6d53 = Un { $defender } s’arrête au milieu du plateau.

## rulesets/cases/weak-king.toml

t-even-on-the-throne-cf15155c = Même sur le trône, deux des { $attackers } de part et d’autre prennent le { $king }.
t-beside-the-throne-two-e1800ad2 = À côté du trône, deux des { $attackers } de part et d’autre prennent le { $king }.
