## L’éditeur de positions

position-title = Éditeur de positions
position-side = Au trait
position-king-moved = Le roi a déjà bougé
position-text = La position telle qu’on l’écrit
position-text-hint = La rangée du haut en premier : t attaquants, T défenseurs, K le roi, des nombres pour les points vides ; puis a ou d pour le camp au trait.
position-use = Qu’en faire
position-analyse = Analyser
position-play = Jouer à partir d’ici
position-share = Partager ou télécharger
position-address = L’adresse de cette position
position-picture = En { $format }
position-over = Telle quelle, la partie est finie.
position-moves = { $moves ->
    [one] { $moves } coup permis
   *[other] { $moves } coups permis
  }, { $captures ->
    [0] dont aucun ne prend.
    [one] dont { $captures } prend.
   *[other] dont { $captures } prennent.
  }
position-wins = { $count ->
    [one] { $count } coup gagne aussitôt.
   *[other] { $count } coups gagnent aussitôt.
  }

## Ce qui peut ne pas aller

fault-shape = Une position commence par le plateau : des rangées entre barres obliques, celle du haut en premier.
fault-rows = Un plateau a au moins cinq rangées et au plus dix-neuf.
fault-not-square = Un plateau a autant de rangées qu’une rangée a de points.
fault-row-length = La rangée { $row } à partir du haut n’est pas aussi longue que le plateau est haut.
fault-character = Dans la rangée { $row } à partir du haut, un signe ne veut rien dire.
fault-side = Après le plateau vient a si les attaquants sont au trait, d si ce sont les défenseurs.
fault-flags = Le troisième mot est k si le roi a bougé, = et un point pour une pièce qui peut continuer à prendre, sinon un tiret.
fault-trailing = Après le plateau, le camp et le troisième mot, rien ne peut suivre.
fault-size = Ce jeu de règles se joue sur { $size } × { $size } points.
fault-kings = Il y a { $kings } rois ; il ne peut y en avoir qu’un.
fault-twice = Deux pièces occupent { $point }.
fault-no-such-piece = Ce jeu de règles n’a pas de pièce comme celle de { $point } : { $piece }.
fault-astray = Les règles ne laissent jamais cette pièce en { $point } : { $piece }.
fault-going-on = Aucune pièce du camp au trait ne peut continuer à prendre depuis { $point }.
