## En stand

kiosk-title = Spil her
kiosk-touch = Rør skærmen for at spille
kiosk-replay = Vores motor mod sig selv: træk { $ply } af { $of }
kiosk-replay-people = { $attackers } mod { $defenders }: træk { $ply } af { $of }
kiosk-choice = Hvordan vil du spille?
kiosk-two = To ved dette bræt
kiosk-back = Tilbage
kiosk-leave = Hold op
kiosk-leave-title = Hold op med dette parti?
kiosk-leave-words = Partiet slutter her og gemmes ikke.
kiosk-start = Tilbage til begyndelsen
kiosk-there = Er der stadig nogen?
kiosk-there-words = { $seconds ->
    [one] Partiet slutter om et sekund.
   *[other] Partiet slutter om { $seconds } sekunder.
  }
kiosk-there-yes = Ja, jeg er her
