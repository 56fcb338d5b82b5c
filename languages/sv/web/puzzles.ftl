## Problem

puzzles-title = Problem
error-unknown-puzzle = Det finns inget sådant problem.
puzzles-which = Vilka problem
puzzles-rules = Regler
puzzles-rules-any = Alla regler
puzzles-kind = Vad som söks
puzzles-kind-any = Vad som helst
puzzles-kind-escape = Kungen undkommer
puzzles-kind-capture = Kungen fångas
puzzles-kind-defence = Det enda försvaret
puzzles-length = Längd
puzzles-length-any = Alla längder
puzzles-length-1 = Ett drag
puzzles-length-2 = Två drag
puzzles-length-3 = Tre drag eller fler
puzzles-size = Bräde
puzzles-size-any = Alla bräden
puzzles-size-of = { $size } × { $size }
puzzles-escape = Utväg
puzzles-escape-any = Hörn eller kant
puzzles-escape-corner = I hörnen
puzzles-escape-edge = Vid kanten
puzzles-none = Det finns inget sådant problem.
puzzles-count = { $count ->
        [one] 1 problem, { $solved ->
            [one] { $solved } löst
           *[other] { $solved } lösta
        }
       *[other] { $count } problem, { $solved ->
            [one] { $solved } löst
           *[other] { $solved } lösta
        }
    }
puzzle-task-escape = { $side } vid draget: kungen undkommer forcerat.
puzzle-task-capture = { $side } vid draget: kungen fångas forcerat.
puzzle-task-defence = { $side } vid draget: bara ett drag förlorar inte.
puzzle-moves = { $moves ->
        [one] Det gäller att hitta ett drag.
       *[other] Det gäller att hitta { $moves } drag.
    }
puzzle-rating = Svårighet { $rating }
puzzle-board = Problemets bräde, { $size } gånger { $size }
puzzle-right = { $move }: rätt. Svaret är { $reply }.
puzzle-wrong-win = { $move } vinner inte: efter { $reply } finns ingen vinst genom hot kvar.
puzzle-wrong-defence = { $move } förlorar: { $reply } vinner forcerat.
puzzle-wrong-over = { $move } är inte lösningen: draget avslutar partiet.
puzzle-retry = Ta tillbaka draget
puzzle-solved = { $move }: löst!
puzzle-solved-again = { $move }: där satt det. Efter ett felförsök räknas det inte.
puzzle-shown = Lösningen: { $line }
puzzle-hint = Ledtråd
puzzle-hint-piece = Det är pjäsen på { $point } som drar.
puzzle-give-up = Visa lösningen
puzzle-next = Nästa problem
puzzle-again = Från början
puzzle-play-on = Spela vidare mot motorn
puzzle-analyse = Analysera ställningen
puzzle-rest-of-line = Så går det vidare: { $line }
puzzle-line-end = Slutet av varianten
puzzle-your-rating = Din rating: { $rating }
puzzle-streak = { $streak ->
        [0] Ingen svit än
        [one] Svit: 1 löst på första försöket
       *[other] Svit: { $streak } lösta på första försöket
    }
puzzle-best = som bäst { $best }
