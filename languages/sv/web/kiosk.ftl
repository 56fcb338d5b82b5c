## En monter

kiosk-title = Spela här
kiosk-touch = Rör vid skärmen för att spela
kiosk-replay = Vår motor mot sig själv: drag { $ply } av { $of }
kiosk-replay-people = { $attackers } mot { $defenders }: drag { $ply } av { $of }
kiosk-choice = Hur vill du spela?
kiosk-two = Två vid det här brädet
kiosk-back = Tillbaka
kiosk-leave = Sluta spela
kiosk-leave-title = Sluta med det här partiet?
kiosk-leave-words = Partiet slutar här och sparas inte.
kiosk-start = Tillbaka till början
kiosk-there = Är någon kvar?
kiosk-there-words = { $seconds ->
    [one] Partiet slutar om en sekund.
   *[other] Partiet slutar om { $seconds } sekunder.
  }
kiosk-there-yes = Ja, jag är här
