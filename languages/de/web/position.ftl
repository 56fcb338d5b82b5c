## Der Stellungseditor

position-title = Stellungseditor
position-side = Am Zug
position-king-moved = Der König hat schon gezogen
position-text = Die Stellung in Kurzschrift
position-text-hint = Die oberste Reihe zuerst: t Angreifer, T Verteidiger, K der König, Zahlen für leere Punkte; dann a oder d für die Seite am Zug.
position-use = Was damit geschieht
position-analyse = Analysieren
position-play = Von hier aus spielen
position-share = Teilen oder herunterladen
position-address = Die Adresse dieser Stellung
position-picture = Als { $format }
position-over = So, wie es steht, ist die Partie zu Ende.
position-moves = { $moves ->
    [one] Ein erlaubter Zug
   *[other] { $moves } erlaubte Züge
  }, { $captures ->
    [0] keiner schlägt.
    [one] einer davon schlägt.
   *[other] { $captures } davon schlagen.
  }
position-wins = { $count ->
    [one] Ein Zug gewinnt sofort.
   *[other] { $count } Züge gewinnen sofort.
  }

## Was daran falsch sein kann

fault-shape = Eine Stellung beginnt mit dem Brett: Reihen zwischen Schrägstrichen, die oberste zuerst.
fault-rows = Ein Brett hat mindestens fünf und höchstens neunzehn Reihen.
fault-not-square = Ein Brett hat so viele Reihen, wie eine Reihe Punkte hat.
fault-row-length = Reihe { $row } von oben ist nicht so lang, wie das Brett hoch ist.
fault-character = In Reihe { $row } von oben steht ein Zeichen, das nichts bedeutet.
fault-side = Nach dem Brett folgt a, wenn die Angreifer am Zug sind, oder d, wenn es die Verteidiger sind.
fault-flags = Das dritte Wort ist k, wenn der König schon gezogen hat, = und ein Punkt, wenn der Stein dort weiterschlagen darf, sonst ein Strich.
fault-trailing = Nach Brett, Seite und drittem Wort darf nichts mehr folgen.
fault-size = Dieses Regelwerk wird auf { $size } × { $size } Punkten gespielt.
fault-kings = Es stehen { $kings } Könige da; mehr als einen kann es nicht geben.
fault-twice = Auf { $point } stehen zwei Steine.
fault-no-such-piece = Einen solchen Stein wie auf { $point } hat dieses Regelwerk nicht: { $piece }.
fault-astray = Auf { $point } lassen die Regeln diesen Stein niemals stehen: { $piece }.
fault-going-on = Von { $point } kann kein Stein der Seite am Zug weiterschlagen.
