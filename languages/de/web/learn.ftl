## Lernen

lesson-title = Spielen lernen
lesson-lead = Kurze Übungen auf kleinen Brettern, eine Regel nach der anderen. Du ziehst, und die Regeln selbst sagen, was daraus wird. Hier kann nichts kaputtgehen: Probier aus, was du willst.
lesson-progress = { $done ->
    [0] { $count } Lektionen warten auf dich.
   *[other] { $done } von { $count } Lektionen gelernt.
  }
lesson-begin = Mit der ersten Lektion beginnen
lesson-go-on = Weiter: { $lesson }
lesson-reset = Meinen Fortschritt zurücksetzen
lesson-reset-words = Dieser Browser vergisst, welche Übungen du gelöst und welche Partien des Wegs du gespielt hast. Das lässt sich nicht rückgängig machen.
lesson-lessons = Lektionen
lesson-tasks = { $count ->
    [one] eine Übung
   *[other] { $count } Übungen
  }
lesson-learnt = gelernt
lesson-task-done = Übung { $number }, geschafft
lesson-task-open = Übung { $number }
lesson-back = Alle Lektionen
error-unknown-lesson = Eine solche Lektion gibt es nicht.
error-unknown-task = Diese Lektion hat keine solche Übung.
lesson-task = Übung { $number } von { $count }
lesson-you-play = Du führst die { $side }.
lesson-board = Brett der Lektion, { $size } mal { $size }
lesson-keys = Die Pfeiltasten führen über die Punkte, mit Strg gleich zum nächsten, auf den es ankommt. Eingabe oder Leertaste nimmt einen Stein auf und setzt ihn ab, Esc lässt ihn los.
lesson-hint = Tipp
lesson-again = Noch ein Versuch
lesson-show = Zeig es mir
lesson-next = Weiter
lesson-next-lesson = Nächste Lektion: { $lesson }
lesson-rule = Die Regel
lesson-rule-link = Alle Regeln von { $name }
lesson-answered = Die Antwort: { $from } nach { $to }.
lesson-captured = { $count ->
    [one] Geschlagen: { $points }.
   *[other] { $count } geschlagen: { $points }.
  }
lesson-on = So weit gut. Und dein nächster Zug?
lesson-shown = So geht es: { $moves }. Jetzt du.
lesson-missed-0 = Nicht ganz. Sieh noch einmal hin und versuch einen anderen Zug.
lesson-missed-1 = Das ist nicht der richtige Zug. Lass dir Zeit.
lesson-missed-2 = Ein häufiger Fehler. Versuche es noch einmal.
lesson-solved-0 = Gut gemacht!
lesson-solved-1 = Das ist es.
lesson-solved-2 = Ganz genau.
lesson-solved-3 = Schön gespielt.
lesson-all-learnt = Du hast alle Lektionen gelernt. Jetzt spiel!

## Der Weg der Partien

path-words = Von den Lektionen zum großen Brett: Jeder Schritt ist eine Partie mit dem Trainer.
path-lessons = Die Lektionen
path-done = erledigt
path-won = gewonnen
path-current = als Nächstes
