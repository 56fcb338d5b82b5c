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
lesson-rule-link = Bland alla regler: { $name }
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
lesson-game-title = Ditt första parti
lesson-game-words = Brandubh, sju linjer, mot den svagaste motorn. Medan du spelar berättar en röst vid brädet vad som händer.
lesson-game-begin = Spela ditt första parti

## Rösten vid det första partiet

coach-title = Tränare
coach-off = Stäng av tränaren
coach-welcome-attackers = Du spelar angripare. Håll hörnen i minnet: dit får kungen inte komma. Dra ihop ringen, och ha inte bråttom.
coach-welcome-defenders = Du spelar med kungen. Öppna en väg åt honom till ett hörn: flytta först undan hans män, sedan honom själv.
coach-can-win = Du kan vinna i nästa drag. Leta efter det!
coach-king-runs = Se upp: kungen kan fly i nästa drag. Stäng vägen från { $from } till { $to }.
coach-king-danger = Din kung är i fara: han kan fångas i nästa drag. Flytta honom, eller hjälp honom.
coach-lost = Du förlorade en pjäs på { $points }. Se vad motståndarens pjäs kan göra härnäst.
coach-took = Snyggt slaget: { $points }.
coach-may-capture = Du kan slå något. Ser du var?
coach-man-danger = Din pjäs på { $point } är i fara: fienden kan slå igen fällan.
coach-way-attackers = Kungen ser en väg till ett hörn på { $moves } drag. Ställ dig i vägen innan han ger sig av.
coach-way-defenders = Det finns en väg för din kung: han kan stå i ett hörn på { $moves } drag.
coach-quiet-attackers = Allt är lugnt. Håll dina pjäser nära hörnen och dra åt ringen.
coach-quiet-defenders = Allt är lugnt. Varje man som lämnar sin kung öppnar en linje: vilken skulle hjälpa honom?
coach-their-turn = Motståndaren tänker.
coach-won = Du har vunnit ditt första parti! Vad sägs om ett större bräde, eller en starkare motståndare?
coach-over = Partiet är slut. Spela igen?
