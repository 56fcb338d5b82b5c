## Regeleditoren

editor-title = Regeleditor
editor-lead = Ret i reglerne i jævne ord eller i filen ved siden af: det ene følger det andet.
editor-begin-other = Begynd med noget andet
editor-from = Begynd med reglerne for
editor-whole = Skriv alle regler ud, ikke kun dem, der ændres
editor-begin = Begynd med disse
editor-saved = Eller åbn et af dine gemte regelsæt
editor-saved-choose = vælg et …
editor-open = Eller åbn en regelfil
editor-broken-link = Linket er beskadiget: der kunne ikke læses regler i det.
editor-rules = Reglerne
editor-text = Filen
editor-name = Navn
editor-id = Kort navn til filer og partier
editor-layouts-own = Dets egne
editor-layouts-other = Andre opstillinger
editor-written-here = din
editor-values = Hvad denne regel kan være
editor-number = Et antal ture, fra { $least } til { $most }
editor-choose = Her mangler et valg:
editor-no-meaning = Uden betydning ved siden af de andre regler:
editor-as-there = Som i { $name }
editor-leave-out = Udelad den
editor-usual = { $count ->
    [one] En til, som den plejer at være
   *[other] { $count } til, som de plejer at være
  }
editor-no-toml = Filen kan ikke læses, som den står, så formularen ved ikke, hvad den siger. Hvad der er galt, står under filen.
editor-refused = Det må rettes i selve filen:
editor-mistakes = { $count ->
    [one] Én fejl. Før den er rettet, er dette ikke et spil.
   *[other] { $count } fejl. Før de er rettet, er dette ikke et spil.
  }
editor-good = Regelsættet er gyldigt.
editor-good-but = { $count ->
    [one] Gode regler, men én ting er værd at se på igen.
   *[other] Gode regler, men { $count } ting er værd at se på igen.
  }
editor-line = Linje { $line }
editor-trial = Prøv dine regler
editor-trial-note = Træk for begge sider. Ændrer du reglerne, bliver stillingen stående, så vidt de tillader det.
editor-trial-waits = Ret fejlene for at se brættet.
editor-trial-older = Brættet følger stadig den seneste udgave uden fejl.
editor-trial-undone = { $count ->
    [one] Dine regler forbyder nu det sidste træk: det er taget tilbage.
   *[other] Dine regler forbyder nu et af trækkene: { $count } er taget tilbage.
  }
editor-trial-moves = { $moves ->
    [one] Ét lovligt træk
   *[other] { $moves } lovlige træk
  }, { $captures ->
    [0] hvoraf ingen slår.
    [one] hvoraf ét slår.
   *[other] hvoraf { $captures } slår.
  }
editor-trial-again = Tilbage til begyndelsen
editor-differences = Ved siden af { $name }
editor-differences-here = Hos dig
editor-differences-none = Endnu er ingen regel anderledes.
editor-differences-wait = Ret fejlene for at se forskellene.
editor-unnamed = Mit spil
editor-play = Spil det
editor-play-note = Partiet beholder disse regler, hvad du end ændrer bagefter.
editor-play-taken = Det korte navn tilhører andre regler: giv først dine et eget.
editor-save = I denne browser
editor-save-note = Dit arbejde gemmes i denne browser, når du lukker siden. Gem det under dets navn, før du begynder på noget andet.
editor-save-as = Gem som »{ $name }«
editor-share = Del eller hent
editor-share-note = Linket rummer hele filen, og ingen server læser det. Programmet spiller efter filen: hnefi play FIL.
editor-link = Lav et link
editor-file = Gem som fil
editor-measure = Er det retfærdigt?
editor-measure-note = Motoren kan spille det mod sig selv og tælle: det tager minutter på et lille bræt, en time eller mere på et stort. Gem begge filer i samme mappe, og skriv disse kommandoer dér: den første laver åbningerne, den anden spiller.
editor-measure-command = Kommandoerne
editor-measure-save = Gem { $rules } og { $study }
editor-study-title = Er »{ $name }« retfærdigt?
