## Teilen

share-title = Diese Partie teilen
share-back = Zurück zur Partie: { $name }
share-address = Adresse der Partie
share-address-note = Alle, die diesen Server erreichen, können die Partie ansehen.
share-here-note = Diese Partie wird nur in diesem Browser aufbewahrt. Mit einer Datei bekommen sie auch andere.
share-picture = Ein Bild
share-picture-of = { $name }, die Stellung nach { $ply ->
    [one] einem Zug
   *[other] { $ply } Zügen
  }
share-ply = Nach Zug { $ply } von { $of }
share-theme = Farben
share-theme-parchment = Pergament
share-theme-candlelight = Kerzenlicht
share-theme-print = Schwarz auf Weiß
share-embed = Code für eine Webseite
share-embed-note = Damit erscheint die Partie auf jeder Webseite, mit Knöpfen zum Durchblättern. Die Seite braucht dazu das Skript unten, aber keinen Server.
share-script = Das Skript hnefi-board.js
share-formats = Als Datei
share-formats-note = Alle Formate, die Partien aufnehmen, und was von dieser Partie in ihnen jeweils keinen Platz hat.
share-nothing-lost = enthält alles
share-lost = enthält nicht alles
share-refused = kann diese Partie nicht aufnehmen
share-copy = Kopieren
share-copied = Kopiert
share-make = Drucken und basteln
