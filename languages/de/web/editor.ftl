## Der Regel-Editor

editor-title = Regeleditor
editor-lead = Jede Regel in schlichten Worten und daneben die Datei, in der sie steht. Ändere das eine oder das andere: Das jeweils andere folgt.
editor-begin-other = Mit etwas anderem beginnen
editor-from = Beginnen mit den Regeln von
editor-whole = Alle Regeln ausschreiben, nicht nur die geänderten
editor-begin = Mit diesen beginnen
editor-saved = Oder ein gespeichertes Regelwerk öffnen
editor-saved-choose = auswählen …
editor-open = Oder eine Regeldatei öffnen
editor-broken-link = Dieser Link ist beschädigt: Es ließen sich keine Regeln daraus lesen.
editor-rules = Die Regeln
editor-text = Die Datei
editor-name = Name
editor-id = Kurzname für Dateien und Aufzeichnungen
editor-layouts-own = Seine eigenen
editor-layouts-other = Andere Aufstellungen
editor-written-here = deine
editor-values = Was diese Regel sein kann
editor-number = Eine Anzahl von Zügen, von { $least } bis { $most }
editor-choose = Hier fehlt eine Wahl:
editor-no-meaning = Neben den anderen Regeln ohne Bedeutung:
editor-as-there = Wie in { $name }
editor-leave-out = Weglassen
editor-usual = { $count ->
    [one] Eine weitere, wie üblich
   *[other] { $count } weitere, wie üblich
  }
editor-no-toml = So lässt sich die Datei nicht lesen, und das Formular weiß nicht, was darin steht. Was falsch ist, steht unter der Datei.
editor-refused = Das ist in der Datei selbst zu ändern:
editor-mistakes = { $count ->
    [one] Ein Fehler. Solange er nicht behoben ist, ist dies kein Spiel.
   *[other] { $count } Fehler. Solange sie nicht behoben sind, ist dies kein Spiel.
  }
editor-good = Das Regelwerk ist gültig.
editor-good-but = { $count ->
    [one] Gute Regeln, doch eines verdient einen zweiten Blick.
   *[other] Gute Regeln, doch { $count } Dinge verdienen einen zweiten Blick.
  }
editor-line = Zeile { $line }
editor-trial = Die Regeln ausprobieren
editor-trial-note = Zieh für beide Seiten, was immer deine Regeln erlauben. Änderst du die Regeln, so bleibt die Stellung, soweit sie es zulassen.
editor-trial-waits = Behebe die Fehler, um das Brett zu sehen.
editor-trial-older = Das Brett folgt noch der letzten Fassung ohne Fehler.
editor-trial-undone = { $count ->
    [one] Deine Regeln verbieten den letzten Zug jetzt: Er wurde zurückgenommen.
   *[other] Deine Regeln verbieten jetzt einen der Züge: { $count } wurden zurückgenommen.
  }
editor-trial-moves = { $moves ->
    [one] Ein erlaubter Zug
   *[other] { $moves } erlaubte Züge
  }, { $captures ->
    [0] keiner schlägt.
    [one] einer schlägt.
   *[other] { $captures } schlagen.
  }
editor-trial-again = Zurück zum Anfang
editor-differences = Im Vergleich mit { $name }
editor-differences-here = Bei dir
editor-differences-none = Noch weicht keine Regel ab.
editor-differences-wait = Behebe die Fehler, um die Unterschiede zu sehen.
editor-unnamed = Mein Spiel
editor-play = Spielen
editor-play-note = Die Partie behält diese Regeln, was immer du danach änderst.
editor-play-taken = Der Kurzname gehört anderen Regeln: Gib deinen zuerst einen eigenen.
editor-save = In diesem Browser
editor-save-note = Deine Arbeit bleibt in diesem Browser gespeichert, wenn du die Seite schließt. Speichere sie unter ihrem Namen, bevor du etwas anderes beginnst.
editor-save-as = Als „{ $name }“ speichern
editor-share = Teilen oder herunterladen
editor-share-note = Der Link enthält die ganze Datei, und kein Server liest ihn. Das Programm spielt nach der Datei: hnefi play DATEI.
editor-link = Einen Link machen
editor-file = Als Datei speichern
editor-measure = Ist es fair?
editor-measure-note = Die Engine kann es gegen sich selbst spielen und zählen: Auf einem kleinen Brett dauert das Minuten, auf einem großen eine Stunde oder mehr. Speichere beide Dateien in einem Ordner und gib dort diese Befehle ein: Der erste macht die Eröffnungen, der zweite spielt.
editor-measure-command = Die Befehle
editor-measure-save = { $rules } und { $study } speichern
editor-study-title = Ist „{ $name }“ fair?
