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
lesson-game-title = Fyrsta taflið þitt
lesson-game-words = Brandubh, sjö línur, gegn veikustu vélinni. Meðan þú teflir segir rödd við borðið hvað er á seyði.
lesson-game-begin = Tefla fyrsta taflið

## Röddin við fyrsta taflið

coach-title = Þjálfari
coach-off = Slökkva á þjálfaranum
coach-welcome-attackers = Þú stýrir sóknarmönnunum. Gættu hornanna: konungurinn má ekki ná neinu þeirra. Þrengdu að honum og flýttu þér ekki.
coach-welcome-defenders = Þú stýrir konunginum. Opnaðu honum leið út í horn: færðu fyrst menn hans frá, síðan hann sjálfan.
coach-can-win = Þú getur unnið í næsta leik. Leitaðu!
coach-king-runs = Varaðu þig: konungurinn getur sloppið í næsta leik. Lokaðu leiðinni frá { $from } á { $to }.
coach-king-danger = Konungurinn þinn er í hættu: hægt er að fanga hann í næsta leik. Færðu hann, eða komdu honum til hjálpar.
coach-lost = Þú misstir mann á { $points }. Athugaðu hvað maður andstæðingsins getur gert næst.
coach-took = Vel gert, drepið á { $points }.
coach-may-capture = Þú getur drepið. Sérðu hvar?
coach-man-danger = Maðurinn þinn á { $point } er í hættu: óvinur gæti lokað gildrunni.
coach-way-attackers = Konungurinn sér leið út í horn í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }. Stattu í vegi hans áður en hann leggur af stað.
coach-way-defenders = Konunginum þínum er fær leið: hann gæti verið kominn í horn eftir { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leiki
  }.
coach-quiet-attackers = Allt er kyrrt. Haltu mönnum þínum nálægt hornunum og þrengdu hringinn.
coach-quiet-defenders = Allt er kyrrt. Hver maður sem fer frá konunginum opnar línu: hver þeirra kæmi honum að gagni?
coach-their-turn = Andstæðingurinn hugsar.
coach-won = Þú vannst fyrsta taflið þitt! Stærra borð næst, eða sterkari andstæðing?
coach-over = Viðureigninni er lokið. Spila aftur?
