## Ein Stand

kiosk-title = Hier spielen
kiosk-touch = Zum Spielen berühren
kiosk-replay = Unsere Engine gegen sich selbst: Zug { $ply } von { $of }
kiosk-replay-people = { $attackers } gegen { $defenders }: Zug { $ply } von { $of }
kiosk-choice = Wie möchtest du spielen?
kiosk-two = Zu zweit an diesem Brett
kiosk-back = Zurück
kiosk-leave = Aufhören
kiosk-leave-title = Diese Partie abbrechen?
kiosk-leave-words = Die Partie endet hier und wird nicht aufbewahrt.
kiosk-start = Zurück zum Anfang
kiosk-there = Ist noch jemand da?
kiosk-there-words = { $seconds ->
    [one] Die Partie endet in einer Sekunde.
   *[other] Die Partie endet in { $seconds } Sekunden.
  }
kiosk-there-yes = Ja, ich bin da
