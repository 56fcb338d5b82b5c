## Regeln

rules-title = Regeln
rules-lead = Jedes Regelwerk ist jemandes Antwort auf eine schwierige Frage. Bei jeder Regel steht hier, von wem sie stammt und ob sie ausdrücklich dasteht, nur abgebildet ist oder unsere Lesart.
rules-own = Eigene Regeln schreiben
rules-play = Danach spielen
rules-back-to-game = Zurück zur Partie
rules-compare = Mit einem anderen vergleichen
rules-analyse = Analysieren
rules-edit-position = Stellung aufbauen
rules-edit-layout = Diese Aufstellung ändern
rules-change = Diese Regeln ändern
rules-contents = In diesem Regelwerk
rules-neighbours = Nachbarn
rules-neighbours-lead = Die Regelwerke, die sich am wenigsten von diesem unterscheiden, und worin.
rules-neighbour-differences = { $count ->
    [0] dieselben Regeln auf einem anderen Brett
    [one] eine Regel ist anders
   *[other] { $count } Regeln sind anders
  }
rules-neighbour-here = Hier
rules-neighbour-there = Dort
rules-neighbour-compare = Regel für Regel
rules-search = Ein Regelwerk suchen
rules-search-board = Brett
rules-search-any = jede Größe
rules-search-found = { $count ->
    [0] Kein Regelwerk passt.
    [one] Ein Regelwerk.
   *[other] { $count } Regelwerke.
  }
rules-board = { $size } × { $size }
rules-sources = Quellen
rules-layouts = Aufstellungen
rules-layout-board = Grundstellung: { $layout }
rules-folio = Auf der Zeichnung der Handschrift
rules-options = Optionen
rules-note-reading = Warum diese Lesart
rules-example-label = Bild: { $text }
rules-outcome-attackers = Die Angreifer gewinnen.
rules-outcome-defenders = Die Verteidiger gewinnen.
rules-outcome-draw = Remis.
rules-not-allowed = Nicht erlaubt.
rules-captures = Geschlagen: { $points }.
rules-who = Wer ist wer
group-play = Das Spiel
group-pieces = Die besonderen Steine
group-throne = Die Burg
group-corners = Die Ecken
group-camps = Die Lager
group-capture = Das Schlagen
group-king = Der König
group-end = Das Ende
rule-absent = Diese Regel ist hier ohne Bedeutung.
rules-try = Ausprobieren
rules-try-this = Ausprobieren: { $text }
rules-try-back = Zurück
rules-try-leave = Lassen
