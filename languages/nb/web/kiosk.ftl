## En stand

kiosk-title = Spill her
kiosk-touch = Berør skjermen for å spille
kiosk-replay = Motoren vår mot seg selv: trekk { $ply } av { $of }
kiosk-replay-people = { $attackers } mot { $defenders }: trekk { $ply } av { $of }
kiosk-choice = Hvordan vil du spille?
kiosk-two = To ved dette brettet
kiosk-back = Tilbake
kiosk-leave = Slutt å spille
kiosk-leave-title = Slutte med dette partiet?
kiosk-leave-words = Partiet slutter her og tas ikke vare på.
kiosk-start = Tilbake til start
kiosk-there = Er det noen der fortsatt?
kiosk-there-words = { $seconds ->
    [one] Partiet slutter om ett sekund.
   *[other] Partiet slutter om { $seconds } sekunder.
  }
kiosk-there-yes = Ja, jeg er her
