## Nøtter

puzzles-title = Nøtter
error-unknown-puzzle = Det finnes ingen slik nøtt.
puzzles-which = Hvilke nøtter
puzzles-rules = Regler
puzzles-rules-any = Alle regler
puzzles-kind = Hva det gjelder
puzzles-kind-any = Hva som helst
puzzles-kind-escape = Kongen slipper unna
puzzles-kind-capture = Kongen fanges
puzzles-kind-defence = Det eneste forsvaret
puzzles-length = Lengde
puzzles-length-any = Alle lengder
puzzles-length-1 = Ett trekk
puzzles-length-2 = To trekk
puzzles-length-3 = Tre trekk eller flere
puzzles-size = Brett
puzzles-size-any = Alle brett
puzzles-size-of = { $size } × { $size }
puzzles-escape = Veien ut
puzzles-escape-any = Hjørne eller kant
puzzles-escape-corner = I hjørnene
puzzles-escape-edge = Ved kanten
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
puzzle-wrong-win = { $move } vinner ikke: Etter { $reply } finnes det ingen gevinst ved trusler lenger.
puzzle-wrong-defence = { $move } taper: { $reply } vinner uansett hva som svares.
puzzle-wrong-over = { $move } er ikke løsningen: Trekket avslutter partiet.
puzzle-retry = Ta tilbake trekket
puzzle-solved = { $move }: løst!
puzzle-solved-again = { $move }: Der satt den. Men på nytt forsøk teller det ikke.
puzzle-shown = Løsningen: { $line }
puzzle-hint = Hint
puzzle-hint-piece = Det er brikken på { $point } som skal flyttes.
puzzle-give-up = Vis løsningen
puzzle-next = Neste nøtt
puzzle-again = Fra begynnelsen
puzzle-play-on = Spill videre mot motoren
puzzle-analyse = Analyser denne stillingen
puzzle-rest-of-line = Slik går det videre: { $line }
puzzle-line-end = Slutten av varianten
puzzle-your-rating = Ratingen din: { $rating }
puzzle-streak = { $streak ->
        [0] Ingen rekke ennå
        [one] Rekke: 1 løst på første forsøk
       *[other] Rekke: { $streak } løst på første forsøk
    }
puzzle-best = rekord { $best }
