## Bretter und Steine zum Drucken

make-title = Selbst gemacht: { $name }
make-lead = Drucken Sie Brett und Steine in wahrer Größe, auf Papier oder für Holz.
make-rules = Die Regeln
make-set = Spiel
make-part = Was gedruckt wird
make-part-board = Brett
make-part-pieces = Steine
make-cell = Abstand der Punkte in Millimetern
make-paper = Papier
make-paper-A4 = A4
make-paper-A3 = A3
make-paper-Letter = Letter
make-paper-Tabloid = Tabloid
make-paper-one = Ein großes Blatt
make-more = Stil und Sprachen
make-style = Stil
make-style-manuscript = Handschrift: rote Linien von Hand
make-style-plain = Schlicht: schwarz auf weiß
make-grid = Die Steine stehen auf
make-grid-lines = Linien
make-grid-squares = Feldern
make-marks = Zeichen
make-marks-usual = Wie üblich
make-marks-all = Alle des Folios
make-marks-play = Die zum Spielen
make-marks-none = Keine
make-start = Aufstellung
make-start-none = Nicht gezeigt
make-start-letters = Buchstaben
make-start-colours = Steine
make-coordinates = Koordinaten
make-coordinates-no = Keine
make-coordinates-yes = Buchstaben und Zahlen an den Rändern
make-form = Form
make-form-discs = Scheiben zum Ausschneiden
make-form-pyramids = Pyramiden zum Falten
make-language = Sprache
make-second = Zweite Sprache
make-second-none = Keine
make-pages = Seiten
make-save = Als { $format } speichern
make-open = PDF zum Drucken öffnen
make-count = { $count ->
    [one] Eine Seite. Drucken Sie sie in tatsächlicher Größe (100 %).
   *[other] { $count } Seiten. Drucken Sie sie in tatsächlicher Größe (100 %).
  }
make-refused = Das lässt sich nicht drucken:
make-failed = Die Seiten konnten nicht erstellt werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.
make-impossible = Dieser Browser kann keine Druckseiten erstellen. Das Programm kann es: hnefi print.
make-faulty-title = Noch nichts zu drucken
make-faulty = Diese Regeln haben Fehler, oder der Link ist beschädigt.
make-mend = Im Editor öffnen
