## Analyse

analysis-title = Analyse
analysis-of = Analyse: { $name }
analysis-lead = Probiere aus jeder Stellung heraus Züge, lass die Engine einen Blick darauf werfen und halte fest, was du findest.
analysis-start = Ausgangsstellung
analysis-start-hint = In der Kurzschrift für Stellungen, die oberste Reihe zuerst: /3t3/… a. Bleibt das Feld leer, gilt die Grundstellung.
analysis-edit = Auf einem Brett aufstellen
analysis-begin = Analyse beginnen
analysis-recent = Deine Analysen
analysis-of-game = eine hier gespielte Partie
analysis-kept = Was du hier schreibst, bleibt in diesem Browser und nirgends sonst. Die Adresse führt zu dem Zug zurück, bei dem du stehst.
analysis-unfair = Diese Partie läuft noch. Sie kann hier analysiert werden, sobald sie beendet ist.
error-damaged-link = Dieser Link ist beschädigt: Es lassen sich keine Regeln daraus lesen.
analysis-back = Zurück zur Partie
analysis-other = Etwas anderes analysieren
analysis-edit-this = Diese Stellung ändern
analysis-about = Über diese Analyse
analysis-times = Diese Stellung steht zum { $count }. Mal auf dem Brett.
analysis-end-of-line = Ende der Variante
analysis-save = Analyse speichern

## Die Engine

analysis-on = an
analysis-off = aus
analysis-lines = Varianten
analysis-engine-place = Engine
analysis-engine-place-browser = in diesem Browser
analysis-engine-place-server = auf dem Server
analysis-speed = { $count } Stellungen pro Sekunde
analysis-deeper = Tiefer suchen
analysis-settled = Auch eine tiefere Suche würde nichts mehr ändern.
analysis-engine-off = Die Engine ist ausgeschaltet.
analysis-engine-hushed = Die Engine pausiert.
analysis-engine-waiting = Die Engine startet …
analysis-chance = { $side } { $chance }
analysis-best = Am besten: { $move }

## Was auf das Brett gezeichnet wird

analysis-ways = Wege des Königs
analysis-threats = Drohungen
analysis-ways-words = { $count ->
    [0] Der König findet in vier Zügen keinen Ausweg.
    [one] Ein Ausweg für den König in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
      }, wenn ihn niemand aufhielte.
   *[other] { $count } Auswege für den König in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
      }, wenn ihn niemand aufhielte.
  }
analysis-threats-words = { $wins ->
    [0] { $count ->
        [0] Nichts ist bedroht.
        [one] Ein Stein könnte als Nächstes geschlagen werden.
       *[other] { $count } Steine könnten als Nächstes geschlagen werden.
      }
   *[other] Die Gegenseite droht, sofort zu gewinnen.
  }

## Der Baum

analysis-marks = Zeichen hinter dem Zug
analysis-mark-brilliant = Brillanter Zug
analysis-mark-good = Guter Zug
analysis-mark-interesting = Interessanter Zug
analysis-mark-doubtful = Zweifelhafter Zug
analysis-mark-mistake = Fehler
analysis-mark-blunder = Grober Fehler
analysis-comment = Kommentar
analysis-clear-drawings = { $count ->
    [one] Zeichnung wegwischen
   *[other] { $count } Zeichnungen wegwischen
  }
analysis-undo = Rückgängig
analysis-redo = Wiederherstellen
analysis-promote = Diesen Zweig nach oben rücken
analysis-delete-branch = Ab hier löschen

## Was gesprochen wird

analysis-at-start = Die Grundstellung.
analysis-played = { $from } nach { $to }.
analysis-picked = { $name } aufgenommen, { $count ->
    [one] ein mögliches Ziel
   *[other] { $count } mögliche Ziele
  }.
analysis-undone = Rückgängig gemacht.
analysis-redone = Wiederhergestellt.
analysis-promoted = Der Zweig ist nach oben gerückt.
analysis-branch-deleted = Züge gelöscht.
analysis-circled = Kreis auf { $point }.
analysis-drew = Pfeil von { $from } nach { $to }.

## Tasten

analysis-board-keys = Umschalt und Eingabe beginnt einen Pfeil auf einem Punkt und beendet ihn auf einem anderen; auf demselben Punkt wird daraus ein Kreis. Mit der Maus: mit der rechten Taste ziehen.
analysis-key-walk = Einen Zug zurück, einen Zug vor
analysis-key-beside = Der Zug darüber oder darunter in derselben Stellung
analysis-key-ends = Erste Stellung, Ende der Variante
analysis-key-engine = Engine an oder aus
analysis-key-lines = Anzahl der Varianten
analysis-key-say = Den Stand ansagen
analysis-key-ways = Wege des Königs
analysis-key-threats = Drohungen
analysis-key-flip = Brett drehen
analysis-key-comment = Einen Kommentar schreiben
analysis-key-promote = Diesen Zweig nach oben rücken
analysis-key-delete-branch = Ab hier löschen
analysis-key-undo = Rückgängig
analysis-key-redo = Wiederherstellen
analysis-key-board = Zum Brett
analysis-key-draw = Auf dem Brett: einen Pfeil beginnen oder beenden oder einen Kreis ziehen
analysis-key-tree = Vom Brett zurück zu den Zügen
analysis-key-help = Diese Liste

## Eine Partie wird durchgesehen

review-title = Partiebericht
review-make = Partie analysieren
review-again = Noch einmal analysieren
review-making = Jeder Zug wird geprüft …
review-stop = Anhalten
review-made = { $count ->
    [0] Der Bericht ist fertig: kein Wendepunkt.
    [one] Der Bericht ist fertig, mit einem Wendepunkt.
   *[other] Der Bericht ist fertig, mit { $count } Wendepunkten.
  }
review-inscribe = In die Züge eintragen
review-inscribed = In die Züge eingetragen.
review-accuracy = Genauigkeit
review-doubtful = Zweifelhafte Züge
review-mistakes = Fehler
review-blunders = Grobe Fehler
review-turns = Wendepunkte
review-no-turns = Keine Seite hat etwas verschenkt, das der Engine aufgefallen wäre.
review-fault-doubtful = zweifelhaft
review-fault-mistake = Fehler
review-fault-blunder = grober Fehler
review-lost = die { $side } fielen von { $before } auf { $after }
review-better = Besser:
review-graph = Die Aussichten der { $side } über { $count } Züge; die Wendepunkte sind darunter aufgeführt.

## Aus Fehlern lernen

learn-begin = Bessere Züge für die { $side } finden
learn-side = Am Zug: { $side }
learn-count = { $number } von { $count }
learn-ask = Zug { $ply } war { $move }. Finde auf dem Brett einen besseren.
learn-judging = { $move } wird geprüft …
learn-right = { $move } ist richtig.
learn-better = { $move } ist besser als der gespielte Zug, aber es gibt noch etwas Stärkeres.
learn-wrong = Auch { $move } verschenkt zu viel.
learn-shown = Am besten war { $move }.
learn-again = Noch ein Versuch
learn-show = Zeig es mir
learn-next = Weiter
learn-skip = Überspringen
learn-end = Beenden
learn-over = Du hast { $found } von { $count } gefunden.
