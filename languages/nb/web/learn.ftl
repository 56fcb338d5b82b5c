## Læring

lesson-title = Lær å spille
lesson-lead = Korte oppgaver på små brett, én regel om gangen. Du flytter, og reglene selv viser hva som skjer. Ingenting kan gå i stykker her, så prøv deg fram.
lesson-progress = { $done ->
    [0] { $count } leksjoner venter på deg.
    [one] Én av { $count } leksjoner er lært.
   *[other] { $done } av { $count } leksjoner er lært.
  }
lesson-begin = Begynn med første leksjon
lesson-go-on = Fortsett: { $lesson }
lesson-reset = Nullstill fremgangen min
lesson-lessons = Leksjoner
lesson-tasks = { $count ->
    [one] én oppgave
   *[other] { $count } oppgaver
  }
lesson-learnt = lært
lesson-task-done = Oppgave { $number }, løst
lesson-task-open = Oppgave { $number }
lesson-back = Alle leksjoner
error-unknown-lesson = Det finnes ingen slik leksjon.
error-unknown-task = Leksjonen har ingen slik oppgave.
lesson-task = Oppgave { $number } av { $count }
lesson-you-play = Du fører: { $side }.
lesson-board = Brettet i leksjonen, { $size } ganger { $size }
lesson-keys = Piltastene går fra punkt til punkt, med Ctrl til det neste som er til nytte. Enter eller mellomrom løfter en brikke og setter den ned, Escape setter den tilbake.
lesson-hint = Hint
lesson-again = Prøv igjen
lesson-show = Vis meg
lesson-next = Neste
lesson-next-lesson = Neste leksjon: { $lesson }
lesson-rule = Regelen
lesson-rule-link = Blant alle reglene i { $name }
lesson-answered = Svaret: { $from } til { $to }.
lesson-captured = { $count ->
    [one] Slått: { $points }.
   *[other] { $count } slått: { $points }.
  }
lesson-on = Bra så langt. Hva er det neste trekket ditt?
lesson-shown = Slik går det: { $moves }. Nå er det din tur.
lesson-missed-0 = Ikke helt. Se en gang til, og prøv et annet trekk.
lesson-missed-1 = Det er ikke riktig trekk. Ta deg god tid.
lesson-missed-2 = En vanlig feil. Prøv igjen.
lesson-solved-0 = Godt gjort!
lesson-solved-1 = Der satt den.
lesson-solved-2 = Akkurat slik.
lesson-solved-3 = Fint spilt.
lesson-all-learnt = Du har lært alle leksjonene. Nå er det bare å spille.
lesson-game-title = Ditt første parti
lesson-game-words = Brandubh, sju linjer, mot den svakeste motoren. Mens du spiller, sier en stemme ved siden av brettet hva som foregår.
lesson-game-begin = Spill ditt første parti

## Stemmen ved siden av det første partiet

coach-title = Trener
coach-off = Slå av treneren
coach-welcome-attackers = Du fører angriperne. Ha hjørnene i tankene: Kongen må ikke nå noen av dem. Steng ham inne, og ta det med ro.
coach-welcome-defenders = Du fører kongen. Bryt vei for ham til et hjørne: Flytt først mennene hans unna, så ham selv.
coach-can-win = Du kan vinne i neste trekk. Finn trekket!
coach-king-runs = Pass på: Kongen kan slippe unna i neste trekk. Steng veien fra { $from } til { $to }.
coach-king-danger = Kongen din er i fare: Han kan bli fanget i neste trekk. Flytt ham, eller hjelp ham.
coach-lost = Du mistet en brikke på { $points }. Se hva motstanderens brikke kan gjøre nå.
coach-took = Godt slått: { $points }.
coach-may-capture = Du kan slå noe. Ser du hvor?
coach-man-danger = Mannen din på { $point } er i fare: En fiende kan lukke fella.
coach-way-attackers = Kongen ser en vei til et hjørne på { $moves } trekk. Still deg i veien før han går.
coach-way-defenders = Det finnes en vei for kongen din: Han kan være i et hjørne på { $moves } trekk.
coach-quiet-attackers = Alt er rolig. Hold mennene dine nær hjørnene, og gjør ringen tettere.
coach-quiet-defenders = Alt er rolig. Hver mann som går fra kongen, åpner en linje: Hvilken ville hjelpe ham?
coach-their-turn = Motstanderen tenker.
coach-won = Du har vunnet ditt første parti! Hva nå – et større brett eller en sterkere motstander?
coach-over = Partiet er slutt. Vil du spille igjen?
