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
lesson-rule-link = Unter allen Regeln von { $name }
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
lesson-game-title = Deine erste Partie
lesson-game-words = Brandubh, sieben Linien, gegen die schwächste Engine. Während du spielst, sagt dir eine Stimme neben dem Brett, was gerade geschieht.
lesson-game-begin = Die erste Partie spielen

## Die Stimme neben der ersten Partie

coach-title = Trainer
coach-off = Trainer ausschalten
coach-welcome-attackers = Du führst die Angreifer. Behalte die Ecken im Auge: Der König darf keine erreichen. Zieh den Ring enger, und lass dir Zeit.
coach-welcome-defenders = Du führst den König. Öffne ihm einen Weg in eine Ecke: Erst rücken seine Männer zur Seite, dann zieht er.
coach-can-win = Du kannst mit dem nächsten Zug gewinnen. Such ihn!
coach-king-runs = Vorsicht: Der König kann mit seinem nächsten Zug entkommen. Versperr den Weg von { $from } nach { $to }.
coach-king-danger = Dein König ist in Gefahr: Er kann mit dem nächsten Zug geschlagen werden. Zieh ihn weg oder hilf ihm.
coach-lost = Du hast auf { $points } einen Stein verloren. Schau, was der gegnerische Stein als Nächstes tun kann.
coach-took = Gut geschlagen: { $points }.
coach-may-capture = Du kannst etwas schlagen. Siehst du, wo?
coach-man-danger = Dein Stein auf { $point } ist in Gefahr: Ein Gegner könnte die Falle schließen.
coach-way-attackers = Der König hat einen Weg in eine Ecke, in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  }. Stell dich dazwischen, bevor er losgeht.
coach-way-defenders = Es gibt einen Weg für deinen König: In { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } könnte er in einer Ecke sein.
coach-quiet-attackers = Alles ruhig. Halte deine Steine nahe bei den Ecken und zieh den Ring enger.
coach-quiet-defenders = Alles ruhig. Jeder Stein, der von seinem König weicht, öffnet eine Linie: Welche würde ihm helfen?
coach-their-turn = Der Gegner denkt nach.
coach-won = Du hast deine erste Partie gewonnen! Jetzt ein größeres Brett oder ein stärkerer Gegner?
coach-over = Die Partie ist zu Ende. Noch einmal spielen?
