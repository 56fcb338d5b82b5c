## L’entraîneur à côté d’une partie, et ce qu’on voit après

coach-title = Entraîneur
coach-wait = L’entraîneur regarde le plateau…
coach-can-win = Vous pouvez gagner au prochain coup. Cherchez-le !
coach-king-runs = Attention : le roi peut s’échapper à son prochain coup. Fermez le chemin de { $from } à { $to }.
coach-king-danger = Votre roi est en danger : il peut être pris au prochain coup. Déplacez-le, ou aidez-le.
coach-loses-next = Attention : l’adversaire peut gagner par { $from }–{ $to }. Empêchez-le.
coach-lost = Vous avez perdu une pièce en { $points }.
coach-took = Belle prise : { $points }.
coach-may-capture = Vous pouvez prendre quelque chose. Voyez-vous où ?
coach-man-danger = Vos hommes en danger : { $points }.
coach-way-attackers = Le roi peut s’échapper en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }. Mettez-vous en travers.
coach-way-defenders = Votre roi peut s’échapper en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
coach-surrounds-attackers = Vous gagnez en encerclant le roi et tous ses hommes. Il reste à fermer : { $points }.
coach-surrounds-defenders = Encerclé, vous perdez. Gardez une ouverture : { $points }.
coach-held-attackers = Le roi est tenu de { $held ->
    [one] { $held } côté
   *[other] { $held } côtés
  } : encore { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } et vous le prenez.
coach-held-defenders = Votre roi est tenu de { $held ->
    [one] { $held } côté
   *[other] { $held } côtés
  } : encore { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } et l’adversaire le prend.
coach-ring-closed-attackers = Le roi est coupé de toute issue. Gardez le cercle fermé et resserrez-le.
coach-ring-closed-defenders = Votre roi est coupé de toute issue. Brisez le cercle : prenez l’un de ses hommes.
coach-ring-gaps-attackers = Le cercle autour du roi est presque fermé. Il reste à fermer : { $points }.
coach-ring-gaps-defenders = Le cercle autour de votre roi est presque fermé. Il n’est ouvert qu’en { $points }.
coach-few-moves = Il ne vous reste que { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, et un camp qui ne peut plus jouer perd.
coach-few-moves-draw = Il ne vous reste que { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, et quand un camp ne peut plus jouer la partie est nulle.
coach-corners-attackers = Angles fermés : { $closed } sur { $count }. Encore ouverts : { $points }.
coach-corners-defenders = Angles encore ouverts à votre roi : { $points }.
coach-corners-bare-attackers = Angles fermés : { $closed } sur { $count }. Aucun de vos hommes n’est près de { $points }.
coach-corners-bare-defenders = Angles sans attaquant à proximité : { $points }.
coach-corners-shut = Tous les angles sont fermés à votre roi. Ouvrez-en un : prenez un homme qui le garde.
coach-corners-held = Tous les angles sont fermés. Resserrez maintenant le cercle autour du roi.
coach-few-men = La moitié de vos hommes sont perdus. Gardez les autres ensemble.
coach-quiet = Rien ne presse.

## Trois moments après une partie

moments-title = Moments clés de votre partie
moments-words = Le moteur cherche les coups qui vous ont coûté le plus.
moments-begin = Montrer
moments-making = Examen de vos coups…
moments-stop = Arrêter
moments-none = Aucun de vos coups ne vous a coûté beaucoup. Bien joué !
moments-here = Coup { $ply } : { $move }
moments-better = Mieux : { $move }
moments-chances = Vos chances : { $before } avant, { $after } après.
moment-missed-win = Vous pouviez gagner sur-le-champ.
moment-lets-win = L’adversaire pouvait alors gagner sur-le-champ, par { $from }–{ $to }.
moment-missed-forced-win = Vous pouviez forcer le gain en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
moment-lets-force-win = L’adversaire pouvait alors forcer le gain en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
moment-loses-men = Des hommes pouvaient alors être pris : { $points }.
moment-missed-capture = Vous pouviez prendre : { $points }.
moment-opens-way = Le roi était alors à { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } de son issue.
moment-missed-way = Votre roi pouvait arriver à { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } de son issue.
moment-leaves-corner = L’angle { $point } est resté ouvert.
moment-loosens-ring = Le cercle autour du roi s’est ouvert.
moment-ring-gaps = Le cercle autour du roi a gardé des brèches : { $points }.
moment-ring-shut = L’adversaire a pu couper votre roi de toute issue.
moment-tightens-ring = Le cercle autour de votre roi n’est resté ouvert qu’en { $points }.
moment-exposes-king = Votre roi s’est mis en danger : il pouvait être pris en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
moment-position = Votre position est devenue moins bonne.

## L’étape suivante du chemin

path-title = Le chemin
path-play = Jouer les { $side }
path-done-step = { $step } : faite.
path-won-step = { $step } : gagnée !
path-again = Rejouez-la pour la gagner :
path-next = Ensuite : { $step }
path-over = Vous avez joué sur tous les plateaux du chemin.
path-back = Vers la page d’apprentissage
