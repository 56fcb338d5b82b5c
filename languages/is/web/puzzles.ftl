## Þrautir

puzzles-title = Þrautir
puzzles-lead = Stöður úr viðureignum, hver með einni sannaðri lausn: enginn annar leikur nær markinu með hótunum einum saman.
error-unknown-puzzle = Slík þraut er ekki til.
puzzles-which = Hvaða þrautir
puzzles-rules = Reglur
puzzles-any-rules = Hvaða reglur sem er
puzzles-kind = Viðfangsefni
puzzles-kind-any = Hvað sem er
puzzles-kind-escape = Konungurinn sleppur
puzzles-kind-capture = Konungurinn er fangaður
puzzles-kind-defence = Eina vörnin
puzzles-none = Slík þraut er ekki til.
puzzles-count = { $count ->
        [one] { $count } þraut, { $solved ->
            [one] { $solved } leyst
           *[other] { $solved } leystar
        }
       *[other] { $count } þrautir, { $solved ->
            [one] { $solved } leyst
           *[other] { $solved } leystar
        }
    }
puzzle-task-escape = { $side } eiga leik: konungurinn sleppur, hverju sem svarað er.
puzzle-task-capture = { $side } eiga leik: konungurinn er fangaður, hverju sem svarað er.
puzzle-task-defence = { $side } eiga leik: aðeins einn leikur forðar tapi.
puzzle-moves = { $moves ->
        [one] Finna þarf { $moves } leik.
       *[other] Finna þarf { $moves } leiki.
    }
puzzle-rating = Þyngdarstig { $rating }
puzzle-board = Borð þrautarinnar, { $size } sinnum { $size }
puzzle-right = { $move }: rétt. Svarið er { $reply }.
puzzle-wrong = { $move } dugir ekki. Líttu aftur á.
puzzle-solved = { $move }: leyst!
puzzle-solved-again = { $move }: það er rétt. Endurtekin tilraun telst ekki með.
puzzle-shown = Lausnin: { $line }
puzzle-hint = Vísbending
puzzle-hint-piece = Leiktu manninum á { $point }.
puzzle-give-up = Sýna lausnina
puzzle-next = Næsta þraut
puzzle-again = Frá byrjun
puzzle-analyse = Greina þessa stöðu
puzzle-rest-of-line = Framhaldið er svona: { $line }
puzzle-streak = { $streak ->
        [0] Engin sigurganga enn
        [one] Sigurganga: { $streak } leyst í fyrstu tilraun
       *[other] Sigurganga: { $streak } leystar í fyrstu tilraun
    }
puzzle-best = mest { $best }
