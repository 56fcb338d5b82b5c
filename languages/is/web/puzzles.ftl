## Þrautir

puzzles-title = Þrautir
error-unknown-puzzle = Slík þraut er ekki til.
puzzles-which = Hvaða þrautir
puzzles-rules = Reglur
puzzles-rules-any = Hvaða reglur sem er
puzzles-kind = Viðfangsefni
puzzles-kind-any = Hvað sem er
puzzles-kind-escape = Konungurinn sleppur
puzzles-kind-capture = Konungurinn er fangaður
puzzles-kind-defence = Eina vörnin
puzzles-length = Lengd
puzzles-length-any = Hvaða lengd sem er
puzzles-length-1 = Einn leikur
puzzles-length-2 = Tveir leikir
puzzles-length-3 = Þrír leikir eða fleiri
puzzles-size = Borð
puzzles-size-any = Öll borð
puzzles-size-of = { $size } × { $size }
puzzles-escape = Undankomuleið
puzzles-escape-any = Horn eða jaðar
puzzles-escape-corner = Í hornum
puzzles-escape-edge = Á jaðri
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
puzzle-wrong-win = { $move } vinnur ekki: eftir { $reply } er enginn sigur með hótunum lengur.
puzzle-wrong-defence = { $move } tapar: { $reply } vinnur, hverju sem svarað er.
puzzle-wrong-over = { $move } er ekki lausnin: leikurinn bindur enda á viðureignina.
puzzle-retry = Taka leikinn aftur
puzzle-solved = { $move }: leyst!
puzzle-solved-again = { $move }: það er rétt. Endurtekin tilraun telst ekki með.
puzzle-shown = Lausnin: { $line }
puzzle-hint = Vísbending
puzzle-hint-piece = Leiktu manninum á { $point }.
puzzle-give-up = Sýna lausnina
puzzle-next = Næsta þraut
puzzle-again = Frá byrjun
puzzle-play-on = Tefla áfram við vélina
puzzle-analyse = Greina þessa stöðu
puzzle-rest-of-line = Framhaldið er svona: { $line }
puzzle-line-end = Endir leikjaraðarinnar
puzzle-your-rating = Stigin þín: { $rating }
puzzle-streak = { $streak ->
        [0] Engin sigurganga enn
        [one] Sigurganga: { $streak } leyst í fyrstu tilraun
       *[other] Sigurganga: { $streak } leystar í fyrstu tilraun
    }
puzzle-best = mest { $best }
