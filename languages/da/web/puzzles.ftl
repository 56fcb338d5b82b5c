## Opgaver

puzzles-title = Opgaver
error-unknown-puzzle = Sådan en opgave findes ikke.
puzzles-which = Hvilke opgaver
puzzles-rules = Regler
puzzles-rules-any = Alle regler
puzzles-kind = Hvad det går ud på
puzzles-kind-any = Hvad som helst
puzzles-kind-escape = Kongen slipper ud
puzzles-kind-capture = Kongen fanges
puzzles-kind-defence = Det eneste forsvar
puzzles-length = Længde
puzzles-length-any = Alle længder
puzzles-length-1 = Ét træk
puzzles-length-2 = To træk
puzzles-length-3 = Tre træk eller flere
puzzles-size = Bræt
puzzles-size-any = Alle brætter
puzzles-size-of = { $size } × { $size }
puzzles-escape = Vejen ud
puzzles-escape-any = Hjørne eller kant
puzzles-escape-corner = I hjørnerne
puzzles-escape-edge = Ved kanten
puzzles-none = Sådan en opgave findes ikke.
puzzles-count = { $count ->
        [one] { $count } opgave, { $solved } løst
       *[other] { $count } opgaver, { $solved } løst
    }
puzzle-task-escape = I trækket: { $side }. Kongen slipper ud, uanset hvad der svares.
puzzle-task-capture = I trækket: { $side }. Kongen fanges, uanset hvad der svares.
puzzle-task-defence = I trækket: { $side }. Alle træk taber undtagen ét.
puzzle-moves = { $moves ->
        [one] Der skal findes ét træk.
       *[other] Der skal findes { $moves } træk.
    }
puzzle-rating = Sværhedsgrad { $rating }
puzzle-board = Opgavens bræt, { $size } gange { $size }
puzzle-right = { $move }: rigtigt. Der svares { $reply }.
puzzle-wrong-win = { $move } vinder ikke: efter { $reply } er der ingen gevinst ved trusler mere.
puzzle-wrong-defence = { $move } taber: { $reply } vinder, uanset hvad der svares.
puzzle-wrong-over = { $move } er ikke løsningen: det slutter partiet.
puzzle-retry = Tag trækket tilbage
puzzle-solved = { $move }: løst!
puzzle-solved-again = Ja, { $move } er det. Men kun første forsøg tæller.
puzzle-shown = Løsningen: { $line }
puzzle-hint = Vink
puzzle-hint-piece = Det er brikken på { $point }, der skal flyttes.
puzzle-give-up = Vis løsningen
puzzle-next = Næste opgave
puzzle-again = Forfra
puzzle-play-on = Spil videre mod motoren
puzzle-analyse = Analysér denne stilling
puzzle-rest-of-line = Sådan går det videre: { $line }
puzzle-line-end = Slutningen af varianten
puzzle-your-rating = Dit ratingtal: { $rating }
puzzle-streak = { $streak ->
        [0] Ingen stime endnu
        [one] Stime: { $streak } løst i første forsøg
       *[other] Stime: { $streak } løst i første forsøg
    }
puzzle-best = bedste { $best }
