## Aufgaben

puzzles-title = Aufgaben
puzzles-lead = Stellungen aus Partien, jede mit einer bewiesenen Lösung: Kein anderer Zug führt allein durch Drohungen zum Ziel.
error-unknown-puzzle = Eine solche Aufgabe gibt es nicht.
puzzles-which = Welche Aufgaben
puzzles-rules = Regeln
puzzles-any-rules = Beliebige Regeln
puzzles-kind = Was gefragt ist
puzzles-kind-any = Alles
puzzles-kind-escape = Der König entkommt
puzzles-kind-capture = Der König wird geschlagen
puzzles-kind-defence = Die einzige Rettung
puzzles-none = Eine solche Aufgabe gibt es nicht.
puzzles-count = { $count ->
        [one] 1 Aufgabe, { $solved } gelöst
       *[other] { $count } Aufgaben, { $solved } gelöst
    }
puzzle-task-escape = Am Zug: { $side }. Der König entkommt, und niemand kann es verhindern.
puzzle-task-capture = Am Zug: { $side }. Der König wird geschlagen, und niemand kann es verhindern.
puzzle-task-defence = Am Zug: { $side }. Nur ein einziger Zug verliert nicht.
puzzle-moves = { $moves ->
        [one] Gesucht ist ein Zug.
       *[other] Gesucht sind { $moves } Züge.
    }
puzzle-rating = Schwierigkeit { $rating }
puzzle-board = Das Brett der Aufgabe, { $size } mal { $size }
puzzle-right = { $move }: richtig. Die Antwort ist { $reply }.
puzzle-wrong = { $move } reicht nicht. Sieh noch einmal hin.
puzzle-solved = { $move }: gelöst!
puzzle-solved-again = { $move }: Das ist es. Im zweiten Anlauf zählt es nicht mehr.
puzzle-shown = Die Lösung: { $line }
puzzle-hint = Tipp
puzzle-hint-piece = Es zieht der Stein auf { $point }.
puzzle-give-up = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-again = Von vorn
puzzle-analyse = Diese Stellung analysieren
puzzle-rest-of-line = So geht es weiter: { $line }
puzzle-streak = { $streak ->
        [0] Noch keine Serie
        [one] Serie: 1 auf Anhieb gelöst
       *[other] Serie: { $streak } auf Anhieb gelöst
    }
puzzle-best = Rekord { $best }
