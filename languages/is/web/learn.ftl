## Að læra

lesson-title = Lærðu að tefla
lesson-lead = Stutt verkefni á litlum borðum, ein regla á fætur annarri. Þú leikur, og reglurnar sjálfar segja hvað af því hlýst. Hér er ekki hægt að skemma neitt: prófaðu hvað sem þér dettur í hug.
lesson-progress = { $done ->
    [0] { $count } lexíur bíða þín.
   *[other] { $done } af { $count } lexíum lokið.
  }
lesson-begin = Byrja á fyrstu lexíunni
lesson-go-on = Halda áfram: { $lesson }
lesson-reset = Hreinsa framvindu mína
lesson-reset-words = Þessi vafri gleymir hvaða verkefni þú hefur leyst og hvaða töfl á leiðinni þú hefur teflt. Það er ekki hægt að afturkalla.
lesson-lessons = Lexíur
lesson-tasks = { $count ->
    [one] { $count } verkefni
   *[other] { $count } verkefni
  }
lesson-learnt = lokið
lesson-task-done = Verkefni { $number }, leyst
lesson-task-open = Verkefni { $number }
lesson-back = Allar lexíur
error-unknown-lesson = Sú lexía er ekki til.
error-unknown-task = Í þessari lexíu er ekkert slíkt verkefni.
lesson-task = Verkefni { $number } af { $count }
lesson-you-play = Liðið þitt: { $side }.
lesson-board = Borð lexíunnar, { $size } sinnum { $size }
lesson-keys = Örvalyklarnir ganga um punktana, með Control á næsta punkt sem skiptir máli. Enter eða bilslá tekur mann upp og setur hann niður, Escape sleppir honum.
lesson-hint = Vísbending
lesson-again = Reyna aftur
lesson-show = Sýndu mér
lesson-next = Næsta
lesson-next-lesson = Næsta lexía: { $lesson }
lesson-rule = Reglan
lesson-rule-link = Sjá allar reglurnar: { $name }
lesson-answered = Svarað: frá { $from } á { $to }.
lesson-captured = { $count ->
    [one] Drepið: { $points }.
   *[other] { $count } drepnir: { $points }.
  }
lesson-on = Gott hingað til. Hvað leikurðu næst?
lesson-shown = Svona er það: { $moves }. Nú þú.
lesson-missed-0 = Ekki alveg. Líttu aftur á og prófaðu annan leik.
lesson-missed-1 = Þetta er ekki rétti leikurinn. Taktu þér tíma.
lesson-missed-2 = Algeng mistök. Reyndu aftur.
lesson-solved-0 = Vel gert!
lesson-solved-1 = Þetta er það.
lesson-solved-2 = Einmitt svona.
lesson-solved-3 = Fallega leikið.
lesson-all-learnt = Nú kanntu allar lexíurnar. Þá er bara að tefla.

## Leiðin

path-words = Frá lexíunum að stóra borðinu: hvert skref er tafl með þjálfaranum.
path-lessons = Lexíurnar
path-done = lokið
path-won = unnið
path-current = næst
