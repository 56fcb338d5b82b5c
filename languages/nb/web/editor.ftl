## Regelredigeringen

editor-title = Regelredigering
editor-lead = Hver regel i enkle ord, med filen ved siden av. Endre ordene eller filen, så følger det andre med.
editor-begin-other = Begynn med noe annet
editor-from = Begynn med reglene for
editor-whole = Skriv ut alle regler, ikke bare dem som endres
editor-begin = Begynn med disse
editor-saved = Eller åpne et av dine lagrede regelsett
editor-saved-choose = velg et …
editor-open = Eller åpne en regelfil
editor-broken-link = Lenken er ødelagt: ingen regler kunne leses ut av den.
editor-rules = Reglene
editor-text = Filen
editor-name = Navn
editor-id = Kort navn til filer og partier
editor-layouts-own = Dets egne
editor-layouts-other = Andre oppstillinger
editor-written-here = din
editor-values = Hva denne regelen kan være
editor-number = Et antall turer, fra { $least } til { $most }
editor-choose = Her mangler et valg:
editor-no-meaning = Uten betydning sammen med de andre reglene:
editor-as-there = Som i { $name }
editor-leave-out = Utelat den
editor-usual = { $count ->
    [one] Én til, slik den pleier å være
   *[other] { $count } til, slik de pleier å være
  }
editor-no-toml = Filen kan ikke leses slik den står, så skjemaet vet ikke hva den sier. Hva som er galt, står under filen.
editor-refused = Det må endres i selve filen:
editor-mistakes = { $count ->
    [one] Én feil. Før den er rettet, er dette ikke noe spill.
   *[other] { $count } feil. Før de er rettet, er dette ikke noe spill.
  }
editor-good = Regelsettet er gyldig.
editor-good-but = { $count ->
    [one] Regelsettet er gyldig, med én advarsel.
   *[other] Regelsettet er gyldig, med { $count } advarsler.
  }
editor-line = Linje { $line }
editor-trial = Prøv reglene dine
editor-trial-note = Trekk for begge parter, hva reglene dine enn tillater. Endrer du dem, blir stillingen stående så langt de lar den.
editor-trial-waits = Rett feilene for å se brettet.
editor-trial-older = Brettet følger fremdeles den siste utgaven uten feil.
editor-trial-undone = { $count ->
    [one] Reglene dine forbyr nå det siste trekket: det er tatt tilbake.
   *[other] Reglene dine forbyr nå et av trekkene: { $count } er tatt tilbake.
  }
editor-trial-moves = { $moves ->
    [one] Ett lovlig trekk
   *[other] { $moves } lovlige trekk
  }, { $captures ->
    [0] der ingen slår.
    [one] der ett slår.
   *[other] der { $captures } slår.
  }
editor-trial-again = Tilbake til begynnelsen
editor-differences = Sammenlignet med { $name }
editor-differences-here = Hos deg
editor-differences-none = Ennå er ingen regel annerledes.
editor-differences-wait = Rett feilene for å se forskjellene.
editor-unnamed = Mitt spill
editor-play = Spill det
editor-play-note = Partiet beholder disse reglene, hva du enn endrer etterpå.
editor-play-taken = Det korte navnet tilhører andre regler: gi dine et eget først.
editor-save = I denne nettleseren
editor-save-note = Arbeidet lagres i denne nettleseren når du lukker siden. Lagre det under navnet før du begynner på noe annet.
editor-save-as = Lagre som «{ $name }»
editor-share = Del eller last ned
editor-share-note = Lenken rommer hele filen, og ingen server leser den. Programmet spiller etter filen: hnefi play FIL.
editor-link = Lag en lenke
editor-file = Lagre som fil
editor-measure = Er det rettferdig?
editor-measure-note = Motoren kan spille det mot seg selv og telle: det tar minutter på et lite brett, en time eller mer på et stort. Lagre begge filene i samme mappe, og skriv disse kommandoene der: den første lager åpningene, den andre spiller.
editor-measure-command = Kommandoene
editor-measure-save = Lagre { $rules } og { $study }
editor-study-title = Er «{ $name }» rettferdig?
