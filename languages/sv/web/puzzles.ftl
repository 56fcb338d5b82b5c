## Problem

puzzles-title = Problem
puzzles-lead = Ställningar ur partier, var och en med en bevisad lösning: inget annat drag når målet med enbart hot.
error-unknown-puzzle = Det finns inget sådant problem.
puzzles-which = Vilka problem
puzzles-rules = Regler
puzzles-any-rules = Alla regler
puzzles-kind = Vad som söks
puzzles-kind-any = Vad som helst
puzzles-kind-escape = Kungen undkommer
puzzles-kind-capture = Kungen fångas
puzzles-kind-defence = Det enda försvaret
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
puzzle-right = { $move }: rätt. De svarar { $reply }.
puzzle-wrong = { $move } räcker inte. Titta en gång till.
puzzle-solved = { $move }: löst!
puzzle-solved-again = { $move }: där satt det. Efter ett felförsök räknas det inte.
puzzle-shown = Lösningen: { $line }
puzzle-hint = Ledtråd
puzzle-hint-piece = Det är pjäsen på { $point } som drar.
puzzle-give-up = Visa lösningen
puzzle-next = Nästa problem
puzzle-again = Från början
puzzle-analyse = Analysera ställningen
puzzle-rest-of-line = Så går det vidare: { $line }
puzzle-streak = { $streak ->
        [0] Ingen svit än
        [one] Svit: 1 löst på första försöket
       *[other] Svit: { $streak } lösta på första försöket
    }
puzzle-best = bästa { $best }
