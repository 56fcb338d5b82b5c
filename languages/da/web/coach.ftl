## Træneren ved siden af et parti, og hvad man ser bagefter

coach-title = Træner
coach-wait = Træneren ser på brættet…
coach-can-win = Du kan vinde i næste træk. Led efter det!
coach-king-runs = Pas på: kongen kan slippe ud i næste træk. Luk vejen fra { $from } til { $to }.
coach-king-danger = Din konge er i fare: han kan fanges i næste træk. Flyt ham, eller hjælp ham.
coach-loses-next = Pas på: modstanderen kan vinde med { $from } til { $to }. Forhindr det.
coach-lost = Du mistede en brik på { $points }.
coach-took = Godt slået: { $points }.
coach-may-capture = Du kan slå noget. Kan du se hvor?
coach-man-danger = Dine mænd i fare: { $points }.
coach-way-attackers = Kongen kan slippe ud på { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  }. Stil dig i vejen.
coach-way-defenders = Din konge kan slippe ud på { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  }.
coach-surrounds-attackers = Du vinder, hvis du omringer kongen og alle hans mænd. Huller tilbage: { $points }.
coach-surrounds-defenders = Du taber, hvis du bliver omringet. Hold et hul åbent: { $points }.
coach-held-attackers = Kongen er spærret på { $held ->
    [one] én side
   *[other] { $held } sider
  }: på { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  } fanger du ham.
coach-held-defenders = Din konge er spærret på { $held ->
    [one] én side
   *[other] { $held } sider
  }: på { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  } fanger modstanderen ham.
coach-ring-closed-attackers = Kongen er afskåret fra alle udveje. Hold ringen lukket, og stram den.
coach-ring-closed-defenders = Din konge er afskåret fra alle udveje. Bryd ringen: slå en af dens mænd.
coach-ring-gaps-attackers = Ringen om kongen er næsten lukket. Huller tilbage: { $points }.
coach-ring-gaps-defenders = Ringen om din konge er næsten lukket. Den er kun åben på { $points }.
coach-few-moves = Du har kun { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  } tilbage, og den, der ikke kan trække, taber.
coach-few-moves-draw = Du har kun { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  } tilbage, og når en side ikke kan trække, er partiet remis.
coach-corners-attackers = Lukkede hjørner: { $closed } af { $count }. Stadig åbne: { $points }.
coach-corners-defenders = Hjørner, der stadig er åbne for din konge: { $points }.
coach-corners-bare-attackers = Lukkede hjørner: { $closed } af { $count }. Ingen af dine mænd er nær { $points }.
coach-corners-bare-defenders = Hjørner uden angriber i nærheden: { $points }.
coach-corners-shut = Alle hjørner er lukket for din konge. Åbn et: slå en mand foran det.
coach-corners-held = Alle hjørner er lukket. Stram nu ringen om kongen.
coach-few-men = Halvdelen af dine mænd er væk. Hold de andre sammen.
coach-quiet = Intet haster.

## Tre øjeblikke efter et parti

moments-title = Vigtige øjeblikke i dit parti
moments-words = Motoren leder efter de træk, der kostede dig mest.
moments-begin = Vis mig dem
moments-making = Ser på dine træk…
moments-stop = Stop
moments-none = Ingen af dine træk kostede dig meget. Godt spillet!
moments-here = Træk { $ply }: { $move }
moments-better = Bedre: { $move }
moments-chances = Dine chancer: { $before } før, { $after } efter.
moment-missed-win = Du kunne have vundet med det samme.
moment-lets-win = Det lod modstanderen vinde med det samme, med { $from } til { $to }.
moment-missed-forced-win = Du kunne have tvunget en gevinst igennem på { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  }.
moment-lets-force-win = Det lod modstanderen tvinge en gevinst igennem på { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  }.
moment-loses-men = Det efterlod mænd, hvor de kunne slås: { $points }.
moment-missed-capture = Du kunne have slået: { $points }.
moment-opens-way = Derefter stod kongen kun { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  } fra at slippe ud.
moment-missed-way = Din konge kunne have stået kun { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  } fra at slippe ud.
moment-leaves-corner = Det lod hjørnet { $point } stå åbent.
moment-loosens-ring = Det åbnede ringen om kongen.
moment-ring-gaps = Det efterlod huller i ringen om kongen: { $points }.
moment-ring-shut = Det lod modstanderen afskære din konge fra alle udveje.
moment-tightens-ring = Det lod ringen om din konge stå åben kun på { $points }.
moment-exposes-king = Det bragte din konge i fare: han kunne fanges på { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  }.
moment-position = Det gjorde din stilling dårligere.

## Det næste skridt på vejen

path-title = Vejen
path-play = Spil som { $side }
path-done-step = { $step }: spillet.
path-won-step = { $step }: vundet!
path-again = Spil det igen for at vinde det:
path-next = Næste: { $step }
path-over = Du har spillet på alle vejens brætter.
path-back = Til læresiden
