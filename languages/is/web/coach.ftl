## Þjálfarinn við hlið viðureignar, og það sem sést á eftir

coach-title = Þjálfari
coach-wait = Þjálfarinn lítur á borðið…
coach-can-win = Þú getur unnið í næsta leik. Leitaðu!
coach-king-runs = Varaðu þig: konungurinn getur sloppið í næsta leik. Lokaðu leiðinni frá { $from } á { $to }.
coach-king-danger = Konungurinn þinn er í hættu: hægt er að fanga hann í næsta leik. Færðu hann, eða komdu honum til hjálpar.
coach-loses-next = Varaðu þig: andstæðingurinn getur unnið með { $from } á { $to }. Komdu í veg fyrir það.
coach-lost = Þú misstir mann á { $points }.
coach-took = Vel gert, drepið á { $points }.
coach-may-capture = Þú getur drepið. Sérðu hvar?
coach-man-danger = Menn þínir í hættu: { $points }.
coach-way-attackers = Konungurinn getur sloppið í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }. Settu mann í veginn.
coach-way-defenders = Konungurinn þinn getur sloppið í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }.
coach-surrounds-attackers = Þú vinnur ef þú umkringir konunginn og alla menn hans. Glufur eftir: { $points }.
coach-surrounds-defenders = Þú tapar ef þú ert umkringdur. Haltu glufu opinni: { $points }.
coach-held-attackers = Konungnum er haldið á { $held ->
    [one] { $held } hlið
   *[other] { $held } hliðum
  }: þú fangar hann í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }.
coach-held-defenders = Konungi þínum er haldið á { $held ->
    [one] { $held } hlið
   *[other] { $held } hliðum
  }: andstæðingurinn fangar hann í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }.
coach-ring-closed-attackers = Konungurinn kemst hvergi út. Haltu hringnum lokuðum og þrengdu hann.
coach-ring-closed-defenders = Konungurinn þinn kemst hvergi út. Rjúfðu hringinn: dreptu mann úr honum.
coach-ring-gaps-attackers = Hringurinn um konunginn er næstum lokaður. Glufur eftir: { $points }.
coach-ring-gaps-defenders = Hringurinn um konung þinn er næstum lokaður. Hann er aðeins opinn á { $points }.
coach-few-moves = Þú átt fáa leiki eftir ({ $moves }), og sá tapar sem getur ekki leikið.
coach-few-moves-draw = Þú átt fáa leiki eftir ({ $moves }), og þegar annar getur ekki leikið verður jafntefli.
coach-corners-attackers = Lokuð horn: { $closed } af { $count }. Enn opin: { $points }.
coach-corners-defenders = Horn sem eru enn opin konungi þínum: { $points }.
coach-corners-bare-attackers = Lokuð horn: { $closed } af { $count }. Enginn manna þinna er nálægt { $points }.
coach-corners-bare-defenders = Horn án sóknarmanns í grennd: { $points }.
coach-corners-shut = Öll horn eru lokuð konungi þínum. Opnaðu eitt: dreptu mann fyrir framan það.
coach-corners-held = Öll horn eru lokuð. Þrengdu nú hringinn um konunginn.
coach-few-men = Helmingur manna þinna er fallinn. Haltu hinum saman.
coach-quiet = Ekkert liggur á.

## Þrjú augnablik eftir viðureign

moments-title = Lykilaugnablik úr tafli þínu
moments-words = Vélin leitar að leikjunum sem kostuðu þig mest.
moments-begin = Sýna
moments-making = Leikir þínir skoðaðir…
moments-stop = Hætta
moments-none = Enginn leikur kostaði þig mikið. Vel teflt!
moments-here = Leikur { $ply }: { $move }
moments-better = Betra: { $move }
moments-chances = Möguleikar þínir: { $before } fyrir, { $after } eftir.
moment-missed-win = Þú gast unnið strax.
moment-lets-win = Þá gat andstæðingurinn unnið strax, með { $from } á { $to }.
moment-missed-forced-win = Þú gast þvingað fram sigur í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }.
moment-lets-force-win = Þá gat andstæðingurinn þvingað fram sigur í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }.
moment-loses-men = Þá stóðu menn þar sem hægt var að drepa þá: { $points }.
moment-missed-capture = Þú gast drepið: { $points }.
moment-opens-way = Þá gat konungurinn sloppið í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }.
moment-missed-way = Konungurinn þinn hefði síðan getað sloppið í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }.
moment-leaves-corner = Hornið { $point } var skilið eftir opið.
moment-loosens-ring = Hringurinn um konunginn opnaðist.
moment-ring-gaps = Glufur voru skildar eftir í hringnum um konunginn: { $points }.
moment-ring-shut = Þá var konungur þinn lokaður frá öllum leiðum út.
moment-tightens-ring = Þá var hringurinn um konung þinn aðeins opinn á { $points }.
moment-exposes-king = Konungur þinn komst í hættu: hægt var að fanga hann í { $moves ->
    [one] { $moves } leik
   *[other] { $moves } leikjum
  }.
moment-position = Staða þín versnaði.

## Næsta skref á leiðinni

path-title = Leiðin
path-play = Tefla: { $side }
path-done-step = { $step }: teflt.
path-won-step = { $step }: unnið!
path-again = Tefldu aftur til að vinna:
path-next = Næst: { $step }
path-over = Þú hefur teflt á öllum borðum leiðarinnar.
path-back = Á lærdómssíðuna
