## At lære

lesson-title = Lær at spille
lesson-lead = Korte øvelser på små brætter, én regel ad gangen. Du trækker, og reglerne selv viser, hvad der kommer ud af det. Intet kan gå i stykker her: prøv, hvad du har lyst til.
lesson-progress = { $done ->
    [0] { $count } lektioner venter på dig.
   *[other] { $done } af { $count } lektioner lært.
  }
lesson-begin = Begynd med første lektion
lesson-go-on = Fortsæt: { $lesson }
lesson-reset = Nulstil mine fremskridt
lesson-reset-words = Denne browser glemmer, hvilke øvelser du har løst, og hvilke partier på vejen du har spillet. Det kan ikke fortrydes.
lesson-lessons = Lektioner
lesson-tasks = { $count ->
    [one] én øvelse
   *[other] { $count } øvelser
  }
lesson-learnt = lært
lesson-task-done = Øvelse { $number }, løst
lesson-task-open = Øvelse { $number }
lesson-back = Alle lektioner
error-unknown-lesson = Den lektion findes ikke.
error-unknown-task = Lektionen har ingen sådan øvelse.
lesson-task = Øvelse { $number } af { $count }
lesson-you-play = Din side: { $side }.
lesson-board = Lektionens bræt, { $size } gange { $size }
lesson-keys = Med piletasterne går du fra punkt til punkt, med Ctrl til det næste brugbare. Enter eller mellemrumstasten løfter en brik og sætter den, Esc slipper den.
lesson-hint = Vink
lesson-again = Prøv igen
lesson-show = Vis mig det
lesson-next = Næste
lesson-next-lesson = Næste lektion: { $lesson }
lesson-rule = Reglen
lesson-rule-link = Blandt alle regler for { $name }
lesson-answered = Svaret: { $from } til { $to }.
lesson-captured = { $count ->
    [one] Slået: { $points }.
   *[other] { $count } slået: { $points }.
  }
lesson-on = Godt så langt. Hvad er dit næste træk?
lesson-shown = Sådan går det: { $moves }. Nu dig.
lesson-missed-0 = Ikke helt. Se efter igen, og prøv et andet træk.
lesson-missed-1 = Det er ikke det rigtige træk. Tag dig god tid.
lesson-missed-2 = En almindelig fejl. Prøv igen.
lesson-solved-0 = Flot!
lesson-solved-1 = Sådan.
lesson-solved-2 = Lige præcis.
lesson-solved-3 = Fint spillet.
lesson-all-learnt = Du har lært alle lektionerne. Så er det tid til at spille.

## Vejen

path-words = Fra lektionerne til det store bræt: hvert skridt er et parti med træneren.
path-lessons = Lektionerne
path-done = klaret
path-won = vundet
path-current = næste
