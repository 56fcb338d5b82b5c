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
lesson-game-title = Dit første parti
lesson-game-words = Brandubh, syv linjer, mod den svageste motor. Mens du spiller, fortæller en stemme ved brættet, hvad der foregår.
lesson-game-begin = Spil dit første parti

## Stemmen ved det første parti

coach-title = Træner
coach-off = Slå træneren fra
coach-welcome-attackers = Du fører angriberne. Husk hjørnerne: kongen må ikke nå et af dem. Luk ham inde, og tag det roligt.
coach-welcome-defenders = Du fører kongen. Ban ham en vej til et hjørne: flyt først hans mænd til side og så ham selv.
coach-can-win = Du kan vinde i næste træk. Led efter det!
coach-king-runs = Pas på: kongen kan slippe ud i næste træk. Luk vejen fra { $from } til { $to }.
coach-king-danger = Din konge er i fare: han kan fanges i næste træk. Flyt ham, eller hjælp ham.
coach-lost = Du mistede en brik på { $points }. Se, hvad modstanderens brik nu kan gøre.
coach-took = Godt slået: { $points }.
coach-may-capture = Du kan slå noget. Kan du se hvor?
coach-man-danger = Din mand på { $point } er i fare: en fjende kan lukke fælden.
coach-way-attackers = Kongen ser en vej til et hjørne på { $moves } træk. Stil dig i den, før han går.
coach-way-defenders = Der er en vej for din konge: han kan være i et hjørne på { $moves } træk.
coach-quiet-attackers = Alt er roligt. Hold dine mænd nær hjørnerne, og stram ringen.
coach-quiet-defenders = Alt er roligt. Hver mand, der forlader sin konge, åbner en linje: hvilken ville hjælpe ham?
coach-their-turn = Modstanderen tænker.
coach-won = Du har vundet dit første parti! Skal det nu være et større bræt eller en stærkere modstander?
coach-over = Partiet er slut. Vil du spille igen?
