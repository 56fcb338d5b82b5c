## Att lära sig

lesson-title = Lär dig spela
lesson-lead = Korta uppgifter på små bräden, en regel i taget. Du drar, och reglerna själva säger vad det leder till. Ingenting kan gå sönder här: prova vad du vill.
lesson-progress = { $done ->
    [0] { $count } lektioner väntar på dig.
   *[other] { $done } av { $count } lektioner klara.
  }
lesson-begin = Börja med första lektionen
lesson-go-on = Fortsätt: { $lesson }
lesson-reset = Nollställ mina framsteg
lesson-reset-words = Den här webbläsaren glömmer vilka uppgifter du har löst och vilka partier på vägen du har spelat. Det går inte att ångra.
lesson-lessons = Lektioner
lesson-tasks = { $count ->
    [one] en uppgift
   *[other] { $count } uppgifter
  }
lesson-learnt = klar
lesson-task-done = Uppgift { $number }, löst
lesson-task-open = Uppgift { $number }
lesson-back = Alla lektioner
error-unknown-lesson = Det finns ingen sådan lektion.
error-unknown-task = Lektionen har ingen sådan uppgift.
lesson-task = Uppgift { $number } av { $count }
lesson-you-play = Du spelar { $side }.
lesson-board = Lektionens bräde, { $size } gånger { $size }
lesson-keys = Med piltangenterna går du från punkt till punkt, med Ctrl till nästa användbara punkt. Enter eller mellanslag lyfter en pjäs och ställer ner den, Esc släpper den.
lesson-hint = Ledtråd
lesson-again = Försök igen
lesson-show = Visa mig
lesson-next = Nästa
lesson-next-lesson = Nästa lektion: { $lesson }
lesson-rule = Regeln
lesson-rule-link = Alla regler: { $name }
lesson-answered = Svaret: { $from } till { $to }.
lesson-captured = { $count ->
    [one] Slagen: { $points }.
   *[other] { $count } slagna: { $points }.
  }
lesson-on = Bra så långt. Ditt nästa drag?
lesson-shown = Så här går det till: { $moves }. Nu är det din tur.
lesson-missed-0 = Inte riktigt. Titta en gång till och prova ett annat drag.
lesson-missed-1 = Det är inte rätt drag. Ta god tid på dig.
lesson-missed-2 = Ett vanligt misstag. Försök igen.
lesson-solved-0 = Bra gjort!
lesson-solved-1 = Så ska det vara.
lesson-solved-2 = Precis så.
lesson-solved-3 = Fint spelat.
lesson-all-learnt = Du har gått igenom alla lektioner. Nu är det bara att spela.

## Vägen

path-words = Från lektionerna till det stora brädet: varje steg är ett parti med tränaren.
path-lessons = Lektionerna
path-done = klart
path-won = vunnet
path-current = nästa
