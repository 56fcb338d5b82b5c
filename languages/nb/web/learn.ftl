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
lesson-reset-words = Denne nettleseren glemmer hvilke oppgaver du har løst, og hvilke partier på veien du har spilt. Det kan ikke angres.
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

## Veien

path-words = Fra leksjonene til det store brettet: Hvert steg er et parti med treneren.
path-lessons = Leksjonene
path-done = fullført
path-won = vunnet
path-current = neste
