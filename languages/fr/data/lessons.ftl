## lessons/01-moves.toml

t-how-pieces-move-cc52b35d = Comment se déplacent les pièces
t-attackers-are-round-defenders-1a68aeb6 = Les attaquants sont ronds, les défenseurs sont des losanges, le roi porte une croix. Tous se déplacent de la même façon.
t-bring-the-man-on-31d18065 = Amenez l’homme de c2 en c4, d’un seul coup.
t-pick-up-the-man-7aa37b3e = Saisissez l’homme de c2 : des points marquent tous les endroits où il peut aller.
t-he-may-stop-there-87d2c9ae = Il peut s’y arrêter, mais il pouvait aller plus loin : une pièce va aussi loin qu’elle veut.
t-nobody-jumps-and-nobody-4821f858 = Personne ne saute, personne ne va de biais. Amenez l’homme de c2 en e5 en deux coups.
t-first-along-the-row-6ed9e4cf = D’abord le long de la rangée vers la droite, puis vers le haut.
t-one-move-short-first-c5a76141 = Il manque un coup : allez d’abord à droite aussi loin qu’il le faut.

## lessons/02-capture.toml

t-capture-1900b478 = La prise
t-an-enemy-between-two-67fcb0f1 = Un ennemi entre deux des vôtres est pris. Mais c’est à vous de fermer le piège.
t-capture-the-defender-on-654e6c88 = Prenez le défenseur de c5.
t-your-man-on-b5-1a560c38 = Votre homme de b5 attend d’un côté. Qui peut venir de l’autre ?
t-close-but-not-beside-df59ff45 = Presque, mais pas à côté de lui : d5 est encore vide.
t-one-move-can-close-44d4b6a4 = Un seul coup peut fermer plusieurs pièges. Prenez trois défenseurs à la fois.
t-look-for-the-point-7242657d = Cherchez le point qui touche les trois.
t-walk-your-man-from-c6659f5f = Faites entrer votre homme de c2 entre les deux attaquants, en c5 : il ne lui arrivera rien.
t-straight-up-the-column-3dcc9571 = Tout droit dans la colonne. Qui entre de lui-même dans un piège est en sûreté.
t-the-attackers-want-your-6c8d7ccd = Les attaquants en veulent à votre homme de c5 : l’un est en b5, un autre peut venir en d5. Faites que rien ne vous soit pris.
t-go-away-stand-in-0862f183 = Partez, barrez le chemin, ou occupez le point derrière lui.
t-the-attacker-still-comes-e8bfe7b1 = L’attaquant vient encore en d5, et votre homme de c5 tombe.

## lessons/03-hostile.toml

t-hostile-points-41cd239e = Points hostiles
t-some-points-fight-though-16c77cd3 = Certains points combattent sans que personne s’y tienne : un angle vide, ou le trône vide, peut être l’autre mâchoire d’un piège.
t-you-lead-the-defenders-cf5c51ff = Vous menez les défenseurs, et votre roi a quitté le trône, au milieu. Prenez l’attaquant de d5.
t-the-empty-castle-stands-a6d91375 = Le trône vide est au-dessous de lui. Fermez le piège par le haut.
t-capture-the-attacker-on-94f9ea0d = Prenez l’attaquant de b1.
t-the-corner-a1-helps-1648285e = L’angle a1 vous aide. Venez de l’autre côté.
t-above-him-is-not-645d86b9 = Au-dessus de lui, vous n’êtes pas en face de l’angle. Il doit être entre vous et a1.

## lessons/04-castle.toml

t-the-throne-43727c74 = Le trône
t-the-king-begins-on-21adcdd9 = Le roi commence sur le trône, que certaines sources appellent le château. Qui peut s’y arrêter, qui peut le traverser : cela change d’un jeu de règles à l’autre.
t-brandubh-the-king-has-bf0ddd3f = Brandubh : le roi est parti. Amenez votre attaquant de d2 en d6.
t-he-may-not-stop-bdac1175 = Il ne peut s’arrêter sur le trône, mais il peut le traverser.
t-tablut-as-rebuilt-in-59fe805d = Le tablut reconstitué en Suède : ici, personne ne traverse le château, en e5. Amenez votre défenseur de c5 en g5 en trois coups.
t-go-round-it-up-5903140b = Contournez-le : montez ou descendez, longez-le, puis revenez.
t-from-d5-there-is-4046f719 = De d5, impossible d’avancer : le château est fermé. Contournez-le.

## lessons/05-armed-king.toml

t-the-king-fights-7cca6b15 = Le roi combat
t-in-most-of-these-cef23a65 = Dans la plupart de ces jeux, le roi prend comme un homme. Cela le rend fort, et le met en danger.
t-capture-the-attacker-on-4ee8d5f7 = Prenez l’attaquant de c5 avec votre roi.
t-your-man-on-b5-a406a283 = Votre homme de b5 tient un côté ; le roi vient par la rangée.
t-the-king-can-also-3903c261 = Le roi peut aussi être celui qui attend. Prenez l’attaquant de e3.
t-your-king-stands-on-b1539dca = Votre roi est en f3. Amenez votre homme de l’autre côté.

## lessons/06-king-captured.toml

t-capturing-the-king-e5ab433b = Prendre le roi
t-whoever-attacks-wins-by-5ebff9ba = Qui attaque gagne en prenant le roi. Combien d’hommes il y faut, cela dépend de l’endroit où il se tient, et du jeu de règles.
t-brandubh-the-king-has-2b16a1c8 = Brandubh. Le roi a quitté son trône : prenez-le.
t-out-here-he-falls-4dc41127 = Là, il tombe comme un homme, entre deux ennemis.
t-beside-his-castle-it-f7100370 = À côté de son trône, il en faut trois, et le trône fait le quatrième. Prenez-le.
t-left-and-right-are-44c2b136 = La gauche et la droite sont prises. Il reste un côté à fermer.
t-in-the-castle-itself-4f4ce2c2 = Sur le trône même, il en faut quatre. Trois sont déjà là.
t-close-the-top-50968229 = Fermez le haut.
t-copenhagen-the-game-of-d3242c4a = Le Copenhague, le jeu des tournois d’aujourd’hui, en demande toujours quatre. Prenez le roi de d5.
t-only-the-point-above-26582603 = Seul le point au-dessus de lui est ouvert.

## lessons/07-escape.toml

t-the-way-out-c80bbb3a = L’issue
t-the-king-wins-by-39015e79 = Le roi gagne en s’échappant : par un angle dans certains jeux, par n’importe quel point du bord dans d’autres.
t-brandubh-bring-your-king-2b9bf212 = Brandubh : amenez votre roi dans un angle.
t-he-stands-on-the-8b08ee83 = Il est au bord, et le bord mène aux angles.
t-murray-s-tablut-any-04488dc9 = Le tablut de Murray : n’importe quel point du bord convient. Échappez-vous.
t-look-along-his-row-6411fc67 = Regardez le long de sa rangée et de sa colonne.
t-the-king-is-about-12a60205 = Le roi va courir vers un angle : arrêtez-le.
t-one-way-is-closed-9e35923b = Votre homme de a6 ferme un chemin. Fermez l’autre.
t-he-still-runs-down-ac30e6f1 = Il peut encore courir vers a1.
t-two-corners-cannot-both-79b3dddb = Deux angles ne se gardent pas à la fois. Amenez votre roi dans un angle en deux coups, quoi que fasse l’attaquant.
t-go-to-an-edge-ade396aa = Allez sur un bord d’où deux angles sont ouverts.

## lessons/08-warnings.toml

t-raicki-and-tuicku-0048d9b2 = Raicki et tuicku
t-linnaeus-heard-it-called-f100c6be = Linné l’entendit annoncer à voix haute : raicki quand le roi voit une issue, tuicku quand il en voit deux. Après tuicku, plus personne ne l’arrête.
t-move-so-that-you-d1a46011 = Jouez de façon à pouvoir annoncer tuicku.
t-take-your-king-to-c8888665 = Menez votre roi sur une rangée ouverte des deux côtés.

## lessons/09-camps.toml

t-camps-fa7c8809 = Les camps de base
t-in-the-tablut-rebuilt-c99a9277 = Dans le tablut reconstitué en 1972, les attaquants partent de camps de base où personne ne rentre. Pour le roi, ce sont des murs qui combattent.
t-the-king-on-e3-f4a60944 = Le roi, en e3, est devant le camp de base, les points hachurés au-dessous de lui. Prenez-le.
t-left-right-and-the-9398a5b1 = La gauche, la droite et le camp sont fermés.
t-who-is-still-in-bf219ab5 = Un homme encore dans son camp de base peut s’y déplacer. Amenez l’homme de d1 en g1, tout droit à travers le camp.
t-along-the-bottom-row-28275a74 = Le long de la rangée du bas.

## lessons/10-shieldwall.toml

t-the-shieldwall-c4d4fb3d = Le mur de boucliers
t-in-copenhagen-a-row-4c69c963 = Au Copenhague, une rangée d’hommes au bord peut être prise tout entière.
t-capture-the-two-defenders-609f7d34 = Prenez en un seul coup les deux défenseurs du bord.
t-each-has-an-enemy-a122ecae = Chacun a un ennemi devant lui, et le bout de droite est fermé. Fermez celui de gauche.
t-a-corner-can-close-727f7aad = Un angle peut fermer un bout. Prenez les deux défenseurs à côté de lui.
t-the-corner-a1-holds-53c3943c = L’angle a1 tient le bout de gauche.

## lessons/11-fort.toml

t-the-exit-fort-c6c370e2 = Le fort au bord
t-if-the-way-to-ee8c348b = Si le chemin des angles est barré, le roi peut bâtir au bord un fort que personne ne peut briser.
t-finish-the-fort-and-a637942a = Achevez le fort et gagnez.
t-the-king-stands-on-72bd7805 = Le roi est au bord, ses hommes autour de lui. Le fort a une brèche, au bord, à droite : qui peut la fermer ?

## lessons/12-encirclement.toml

t-encirclement-d264700e = L’encerclement
t-in-copenhagen-the-attackers-7d6cbcd3 = Au Copenhague, les attaquants n’ont pas besoin de prendre le roi : il suffit de l’enfermer avec tous ses hommes.
t-close-the-ring-01e40f8c = Fermez le cercle.
t-there-is-one-gap-e67390d3 = Il y a une seule brèche, à droite.

## lessons/13-repetition.toml

t-repetition-11f65eb1 = La répétition
t-whoever-only-goes-to-f35c4cf9 = Qui ne fait qu’aller et venir n’arrive nulle part. Chaque jeu de règles a sa réponse : la nulle, la défaite ou un coup interdit.
t-copenhagen-king-and-attacker-bfc26c15 = Copenhague : le roi et l’attaquant sont allés et venus, et cette position s’est déjà présentée deux fois. Faites-la revenir une troisième fois.
t-take-your-man-back-f5fd7af8 = Ramenez votre homme d’où il vient : en c3.

## lessons/14-alea.toml

t-the-game-of-the-ada49689 = Le jeu des Évangiles
t-you-know-enough-for-2d3bd65c = Vous en savez assez pour le grand plateau : dix-neuf lignes, et seize points d’angle pour s’échapper. En voici un angle.
t-any-of-the-four-242e7e9f = N’importe lequel des quatre points de l’angle convient. Amenez-y votre roi.
t-the-row-of-the-6aba273b = La rangée du roi y mène.
t-and-the-other-side-97d7c332 = Et l’autre camp : les points d’angle combattent aussi. Prenez le roi avant qu’il n’entre.
t-he-stands-beside-a-ee041503 = Il est à côté d’un point d’angle. Fermez l’autre côté.

## lessons/path.toml

t-brandubh-7-7-20901844 = Brandubh, 7 × 7
t-copenhagen-hnefatafl-11-11-2b57b701 = Hnefatafl de Copenhague, 11 × 11
t-alea-evangelii-19-19-47016ee4 = Alea Evangelii, 19 × 19
t-the-board-of-the-ee490fa3 = Le plateau des leçons : un roi et quatre hommes contre huit, en quelques minutes.
t-the-game-that-is-44bed116 = Le jeu le plus joué aujourd’hui : un roi fort, quatre angles, et des cercles qui gagnent.
t-the-great-board-of-87bfa7ee = Le grand plateau du manuscrit : plus d’hommes, de plus longues lignes, et un roi que deux suffisent à prendre.
