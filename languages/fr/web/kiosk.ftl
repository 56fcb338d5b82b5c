## Une borne

kiosk-title = Jouez ici
kiosk-touch = Touchez pour jouer
kiosk-replay = Notre moteur contre lui-même : coup { $ply } sur { $of }
kiosk-replay-people = { $attackers } contre { $defenders } : coup { $ply } sur { $of }
kiosk-choice = Comment voulez-vous jouer ?
kiosk-two = À deux, devant ce plateau
kiosk-back = Retour
kiosk-leave = Arrêter de jouer
kiosk-leave-title = Arrêter cette partie ?
kiosk-leave-words = La partie s’arrête ici et n’est pas gardée.
kiosk-start = Retour au début
kiosk-there = Y a-t-il encore quelqu’un ?
kiosk-there-words = { $seconds ->
    [one] La partie s’arrête dans une seconde.
   *[other] La partie s’arrête dans { $seconds } secondes.
  }
kiosk-there-yes = Oui, je suis là
