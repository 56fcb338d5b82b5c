## Regelredigeraren

editor-title = Regelredigerare
editor-lead = Ändra reglerna i enkla ord, eller i filen bredvid: det ena följer det andra.
editor-begin-other = Börja med något annat
editor-from = Börja med reglerna för
editor-whole = Skriv ut alla regler, inte bara dem som ändras
editor-begin = Börja med dessa
editor-saved = Eller öppna ett av dina sparade regelverk
editor-saved-choose = välj ett …
editor-open = Eller öppna en regelfil
editor-broken-link = Länken är skadad: inga regler gick att läsa ur den.
editor-rules = Reglerna
editor-text = Filen
editor-name = Namn
editor-id = Kort namn, för filer och partier
editor-layouts-own = Dess egna
editor-layouts-other = Andra uppställningar
editor-written-here = din
editor-values = Vad den här regeln kan vara
editor-number = Ett antal turer, från { $least } till { $most }
editor-choose = Här saknas ett val:
editor-no-meaning = Utan verkan med de andra reglerna:
editor-as-there = Som i { $name }
editor-leave-out = Utelämna den
editor-usual = { $count ->
    [one] En till, som den brukar vara
   *[other] { $count } till, som de brukar vara
  }
editor-no-toml = Filen går inte att läsa som den står, så formuläret vet inte vad den säger. Vad som är fel står under filen.
editor-refused = Det måste ändras i själva filen:
editor-mistakes = { $count ->
    [one] Ett fel. Innan det är rättat är detta inget spel.
   *[other] { $count } fel. Innan de är rättade är detta inget spel.
  }
editor-good = Regelverket är giltigt.
editor-good-but = { $count ->
    [one] Bra regler, men en sak är värd en andra titt.
   *[other] Bra regler, men { $count } saker är värda en andra titt.
  }
editor-line = Rad { $line }
editor-trial = Prova dina regler
editor-trial-note = Dra för båda sidor. Ändrar du reglerna står ställningen kvar så långt de tillåter.
editor-trial-waits = Rätta felen för att se brädet.
editor-trial-older = Brädet följer fortfarande den senaste versionen utan fel.
editor-trial-undone = { $count ->
    [one] Dina regler förbjuder nu det sista draget: det är taget tillbaka.
   *[other] Dina regler förbjuder nu ett av dragen: { $count } är tagna tillbaka.
  }
editor-trial-moves = { $moves ->
    [one] Ett tillåtet drag
   *[other] { $moves } tillåtna drag
  }, { $captures ->
    [0] varav inget slår.
    [one] varav ett slår.
   *[other] varav { $captures } slår.
  }
editor-trial-again = Tillbaka till början
editor-differences = Jämfört med { $name }
editor-differences-here = Hos dig
editor-differences-none = Ännu skiljer sig ingen regel.
editor-differences-wait = Rätta felen för att se skillnaderna.
editor-unnamed = Mitt spel
editor-play = Spela det
editor-play-note = Partiet behåller dessa regler, vad du än ändrar efteråt.
editor-play-taken = Det korta namnet tillhör andra regler: ge först dina ett eget.
editor-save = I den här webbläsaren
editor-save-note = Ditt arbete sparas i den här webbläsaren när du stänger sidan. Spara det under sitt namn innan du börjar på något annat.
editor-save-as = Spara som ”{ $name }”
editor-share = Dela eller ladda ner
editor-share-note = Länken rymmer hela filen, och ingen server läser den. Programmet spelar efter filen: hnefi play FIL.
editor-link = Gör en länk
editor-file = Spara som fil
editor-measure = Är det rättvist?
editor-measure-note = Motorn kan spela det mot sig själv och räkna: det tar minuter på ett litet bräde, en timme eller mer på ett stort. Spara båda filerna i samma mapp och skriv de här kommandona där: det första gör öppningarna, det andra spelar.
editor-measure-command = Kommandona
editor-measure-save = Spara { $rules } och { $study }
editor-study-title = Är ”{ $name }” rättvist?
