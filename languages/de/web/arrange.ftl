## Ein Brett, das aufgestellt wird

arrange-tools = Was gesetzt wird
arrange-erase = Radierer
arrange-move = Ziehen
arrange-picked = Von { $point } aufgenommen: zu einem anderen Punkt gehen und dort Eingabe drücken.
arrange-undo = Rückgängig
arrange-redo = Wiederholen
arrange-clear = Brett leeren
arrange-mirror = Spiegeln
arrange-turn = Vierteldrehung
arrange-counts = Angreifer: { $attackers }, Verteidiger: { $defenders }, { $kings ->
    [0] kein König
   *[other] der König
  }.
arrange-ratio = { $ratio } zu 1
arrange-play = Partie beginnen
arrange-help = Wie es geht
arrange-keys = Ein Klick auf einen Punkt setzt einen Stein, Wischen setzt mehrere, ein Stein lässt sich zu einem anderen Punkt ziehen; die rechte Maustaste oder Entf nimmt weg. Mit Tasten: Die Pfeile führen über die Punkte, ein Buchstabe und eine Zahl zu einem bestimmten, Ziffern wählen, was gesetzt wird, Eingabe setzt es, Strg+Z nimmt den letzten Schritt zurück.
arrange-remark-advice = { $remark }; { $advice }
