## Nøtter

puzzles-title = Nøtter
puzzles-lead = Stillinger fra partier, hver med én bevist løsning: Ingen andre trekk når målet med trusler alene.
error-unknown-puzzle = Det finnes ingen slik nøtt.
puzzles-which = Hvilke nøtter
puzzles-rules = Regler
puzzles-any-rules = Alle regler
puzzles-kind = Hva det gjelder
puzzles-kind-any = Hva som helst
puzzles-kind-escape = Kongen slipper unna
puzzles-kind-capture = Kongen fanges
puzzles-kind-defence = Det eneste forsvaret
puzzles-none = Det finnes ingen slik nøtt.
puzzles-count = { $count ->
        [one] 1 nøtt, { $solved } løst
       *[other] { $count } nøtter, { $solved } løst
    }
puzzle-task-escape = { $side } i trekket: Kongen slipper unna uansett hva motparten gjør.
puzzle-task-capture = { $side } i trekket: Kongen fanges uansett hva motparten gjør.
puzzle-task-defence = { $side } i trekket: Bare ett trekk taper ikke.
puzzle-moves = { $moves ->
        [one] Det er ett trekk å finne.
       *[other] Det er { $moves } trekk å finne.
    }
puzzle-rating = Vanskelighetsgrad { $rating }
puzzle-board = Brettet til nøtten, { $size } ganger { $size }
puzzle-right = { $move }: riktig. Motparten svarer { $reply }.
puzzle-wrong = { $move } fører ikke fram. Se en gang til.
puzzle-solved = { $move }: løst!
puzzle-solved-again = { $move }: Der satt den. Men på nytt forsøk teller det ikke.
puzzle-shown = Løsningen: { $line }
puzzle-hint = Hint
puzzle-hint-piece = Det er brikken på { $point } som skal flyttes.
puzzle-give-up = Vis løsningen
puzzle-next = Neste nøtt
puzzle-again = Fra begynnelsen
puzzle-analyse = Analyser denne stillingen
puzzle-rest-of-line = Slik går det videre: { $line }
puzzle-streak = { $streak ->
        [0] Ingen rekke ennå
        [one] Rekke: 1 løst på første forsøk
       *[other] Rekke: { $streak } løst på første forsøk
    }
puzzle-best = rekord { $best }
