## Aufgaben

puzzles-title = Aufgaben
error-unknown-puzzle = Eine solche Aufgabe gibt es nicht.
puzzles-which = Welche Aufgaben
puzzles-rules = Regeln
puzzles-rules-any = Beliebige Regeln
puzzles-kind = Was gefragt ist
puzzles-kind-any = Alles
puzzles-kind-escape = Der König entkommt
puzzles-kind-capture = Der König wird geschlagen
puzzles-kind-defence = Die einzige Rettung
puzzles-length = Länge
puzzles-length-any = Beliebig lang
puzzles-length-1 = Ein Zug
puzzles-length-2 = Zwei Züge
puzzles-length-3 = Drei Züge oder mehr
puzzles-size = Brett
puzzles-size-any = Alle Bretter
puzzles-size-of = { $size } × { $size }
puzzles-escape = Fluchtweg
puzzles-escape-any = Ecke oder Rand
puzzles-escape-corner = In den Ecken
puzzles-escape-edge = Am Rand
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
puzzle-wrong-win = { $move } gewinnt nicht: Nach { $reply } gibt es keinen Gewinn durch Drohungen mehr.
puzzle-wrong-defence = { $move } verliert: { $reply } gewinnt erzwungen.
puzzle-wrong-over = { $move } ist nicht die Lösung: Der Zug beendet die Partie.
puzzle-retry = Zug zurücknehmen
puzzle-solved = { $move }: gelöst!
puzzle-solved-again = { $move }: Das ist es. Im zweiten Anlauf zählt es nicht mehr.
puzzle-shown = Die Lösung: { $line }
puzzle-hint = Tipp
puzzle-hint-piece = Es zieht der Stein auf { $point }.
puzzle-give-up = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-again = Von vorn
puzzle-play-on = Gegen die Engine weiterspielen
puzzle-analyse = Diese Stellung analysieren
puzzle-rest-of-line = So geht es weiter: { $line }
puzzle-line-end = Ende der Zugfolge
puzzle-your-rating = Deine Wertung: { $rating }
puzzle-streak = { $streak ->
        [0] Noch keine Serie
        [one] Serie: 1 auf Anhieb gelöst
       *[other] Serie: { $streak } auf Anhieb gelöst
    }
puzzle-best = Rekord { $best }
