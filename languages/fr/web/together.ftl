## Two people at one game

together-seat-open = encore personne
together-here = présent
together-away = absent
together-side-you = { $side }, vous
together-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
  }
together-clock = Pendule
together-running = en marche
together-periods = { $count ->
    [one] une période
   *[other] { $count } périodes
  }
together-clock-say = Lire les deux pendules
together-keys = T lit les deux pendules.
together-time = { $name } : { $time }.
together-time-left = Il reste { $time }.
together-turn = Au tour de { $name }
together-waiting = En attente de l’autre joueur
together-paused = La partie est en pause
together-cancelled = La partie a été annulée
together-your-turn = À vous – { $page }
together-no-help = Tant que vous jouez l’un contre l’autre, il n’y a ni conseils ni analyse, pour que chacun joue par soi-même. Ils s’ouvrent une fois la partie finie.

## How it ends

together-won = { $name } a gagné
together-lost-resigned = { $name } a abandonné.
together-lost-out-of-time = { $name } a épuisé son temps.
together-lost-absent = { $name } a quitté la partie sans revenir.

## Offers

together-offer-draw = { $name } propose la nulle.
together-offer-takeback = { $name } demande à reprendre son coup.
together-offer-pause = { $name } demande une pause.
together-offer-resume = { $name } veut continuer.
together-offer-rematch = { $name } propose une revanche, camps échangés.
together-asked-draw = Vous proposez la nulle.
together-asked-takeback = Vous demandez à reprendre votre coup.
together-asked-pause = Vous demandez une pause.
together-asked-resume = Vous voulez continuer.
together-asked-rematch = Vous proposez une revanche, camps échangés.
together-accept = Accepter
together-decline = Refuser
together-withdraw = Retirer
together-declined = { $name } a refusé.
together-ask-takeback = Demander à reprendre
together-ask-pause = Demander une pause
together-ask-resume = Continuer
together-ask-rematch = Proposer une revanche
together-cancel = Annuler la partie
together-cancel-title = Annuler la partie ?
together-cancel-words = Elle se termine sans résultat.

## The choice of sides, and two games

together-choose = Prenez maintenant l’autre camp, ou gardez le vôtre. Jouer un coup, c’est le garder.
together-choose-swap = Prendre l’autre camp
together-choose-keep = Garder mon camp
together-choose-wait = { $name } peut maintenant prendre votre camp.
together-match = Partie { $number } sur 2
together-match-rule = Le plus de victoires décide ; à une victoire chacun, le moins de coups.
together-match-first = { $name } a gagné la première partie ({ $count ->
    [one] un coup
   *[other] { $count } coups
  }) et mène.
together-match-first-drawn = La première partie était nulle.
together-match-won = { $name } a gagné le match.
together-match-drawn = Le match est nul.
together-next-second = À la deuxième partie
together-next = À la partie suivante

## Is anybody there?

together-slow = { $name } n’a pas joué depuis un moment.
together-ask-there = Êtes-vous toujours là ?
together-asked-there = Vous avez demandé si { $name } est toujours là.
together-asks-there = { $name } demande si vous êtes toujours là.
together-i-am-here = Je suis là
together-gone = { $name } n’est pas là. Vous pouvez réclamer la partie.
together-claim = Réclamer la partie

## Signals

together-say = Dire à l’autre joueur
together-signal-hello = Bonjour !
together-signal-good-luck = Bonne chance !
together-signal-well-played = Bien joué !
together-signal-thanks = Merci !
together-signal-one-moment = Un instant, s’il vous plaît
together-signal-here = Je suis là.
together-said = { $name } : { $words }
together-mute = Masquer ce que dit l’autre joueur

## Moves in advance

together-premove = Me laisser donner mon prochain coup à l’avance
together-premove-set = { $from } – { $to } suivra, si le coup est permis alors. Échap l’annule.
together-premove-dropped = { $from } – { $to } n’est pas permis maintenant.
together-premove-cancelled = Le prochain coup est annulé.
together-plans = Coups conditionnels
together-plans-lead = Jouez sur le plateau un coup de l’autre camp, puis votre réponse. Si cela arrive, votre réponse est jouée aussitôt.
together-plans-new = Nouvelle suite
together-plans-none = Aucun coup conditionnel.
together-plans-save = Garder cette suite
together-plans-remove = Enlever { $line }
together-plans-now = Jusqu’ici : { $line }
error-paused = La partie est en pause.
error-not-now = Ce n’est pas possible maintenant.
