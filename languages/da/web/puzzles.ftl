## Opgaver

puzzles-title = Opgaver
puzzles-lead = Stillinger fra partier, hver med én bevist løsning: intet andet træk fører til målet ved trusler alene.
error-unknown-puzzle = Sådan en opgave findes ikke.
puzzles-which = Hvilke opgaver
puzzles-rules = Regler
puzzles-any-rules = Alle regler
puzzles-kind = Hvad det går ud på
puzzles-kind-any = Hvad som helst
puzzles-kind-escape = Kongen slipper ud
puzzles-kind-capture = Kongen fanges
puzzles-kind-defence = Det eneste forsvar
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
puzzle-wrong = { $move } duer ikke. Se efter igen.
puzzle-solved = { $move }: løst!
puzzle-solved-again = Ja, { $move } er det. Men kun første forsøg tæller.
puzzle-shown = Løsningen: { $line }
puzzle-hint = Vink
puzzle-hint-piece = Det er brikken på { $point }, der skal flyttes.
puzzle-give-up = Vis løsningen
puzzle-next = Næste opgave
puzzle-again = Forfra
puzzle-analyse = Analysér denne stilling
puzzle-rest-of-line = Sådan går det videre: { $line }
puzzle-streak = { $streak ->
        [0] Ingen stime endnu
        [one] Stime: { $streak } løst i første forsøg
       *[other] Stime: { $streak } løst i første forsøg
    }
puzzle-best = bedste { $best }
