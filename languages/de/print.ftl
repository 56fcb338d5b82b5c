## Bretter und Steine auf Papier

print-board = Brett: { $name }
print-board-described = Das Brett, { $size } mal { $size } Punkte
print-sheet = Reihe { $row }, Spalte { $column }
print-sheets = { $columns } Blätter nebeneinander und { $rows } untereinander ergeben ein Brett von { $side }.
print-cut = Jedes Blatt links und oben an den Schnittmarken abschneiden; rechts und unten das Papier stehen lassen.
print-glue = Jedes Blatt über das linke und das obere kleben, die Schnittkante an den gestrichelten Marken.
print-scale = Der Balken ist 100 mm lang, wenn in Originalgröße (100 %) gedruckt wird.
print-pieces = Steine: { $name }
print-count = { $needed } + { $spare } { $name }
print-special = { $men } ({ $letter })
print-back = Rückseite der vorigen Seite
print-discs = Beidseitig drucken, über die lange Kante gewendet, und die Scheiben ausschneiden. Ersatz ist hinter dem Pluszeichen gezählt.
print-pyramids = Entlang der Linien schneiden, an den gestrichelten falten und jede Lasche hinter die nächste Fläche kleben. Ersatz ist hinter dem Pluszeichen gezählt.

## Steine zum Aufstellen und Aufkleber

print-standups = Entlang der Linien schneiden, an den gestrichelten falten, Vorder- und Rückseite zusammenkleben und die Laschen als Standfläche nach außen falten. Ersatz ist hinter dem Pluszeichen gezählt.
print-labels = Auf Etikettenpapier drucken, die Kreise ausschneiden und auf Rohlinge kleben. Ersatz ist hinter dem Pluszeichen gezählt.

## Was zu kaufen, zu gießen oder zu schneiden ist

print-list = Zu kaufen, zu gießen oder zu schneiden: { $name }
print-list-board = Brett
print-list-board-size = { $side } mal { $side }, mit { $points } mal { $points } Punkten im Abstand von { $cell }
print-list-pieces = Steine, Ersatz hinter dem Pluszeichen
print-list-men = { $count }: quadratische Grundfläche von { $side }, { $height } hoch
print-list-king = { $count }: Grundfläche mit fünf Seiten von { $side }, { $height } hoch
print-list-volume = { $volume } cm³ Ton oder Gießmasse für Pyramiden dieser Größe; Ton schwindet beim Brennen
print-list-materials = Woraus die St. Thomasguild ihr Spiel gemacht hat
print-list-wood = Brett: Pappel mit einem Rand aus Nussbaum, mit Leinöl bestrichen
print-list-paint = Linien: Venezianischrot in Leinöl; Zeichen: Beinschwarz in Leinöl
print-list-glaze = Steine: glasierter Ton; { $attackers }: blau; { $defenders }: gelb mit einem blauen Punkt; { $king }: gelb mit zwei blauen Linien
print-list-find = Das Vorbild: Steine des 8. Jahrhunderts aus Gunnarshaug in Norwegen, kegelförmig und 17 bis 20 mm hoch
print-list-source = Quelle: { $source }
print-millimetres = { $length } mm

## Das Faltblatt mit den Regeln

print-options = Mit: { $options }
print-pieces-named = { $count } { $name }
print-ruleset = Regelwerk: { $id }
print-ruleset-version = Regelwerk: { $id }, Version { $version } vom { $date }

## Plakate

print-play = Komm und spiel
print-qr = QR-Code mit der Adresse { $address }

## Partieformulare und leere Bretter

print-score = Partieformular
print-side = { CAPITAL($side) }
print-date = Datum
print-place = Ort
print-result = Ergebnis
print-diagrams = Leere Bretter: { $name }
