## Treneren ved siden av et parti, og hva en ser etterpå

coach-title = Trener
coach-wait = Treneren ser på brettet …
coach-can-win = Du kan vinne i neste trekk. Finn trekket!
coach-king-runs = Pass på: Kongen kan slippe unna i neste trekk. Steng veien fra { $from } til { $to }.
coach-king-danger = Kongen din er i fare: Han kan bli fanget i neste trekk. Flytt ham, eller hjelp ham.
coach-loses-next = Pass på: Motstanderen kan vinne med { $from } til { $to }. Hindre det.
coach-lost = Du mistet en brikke på { $points }.
coach-took = Godt slått: { $points }.
coach-may-capture = Du kan slå noe. Ser du hvor?
coach-man-danger = Mennene dine i fare: { $points }.
coach-way-attackers = Kongen kan slippe unna på { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  }. Still deg i veien.
coach-way-defenders = Kongen din kan slippe unna på { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  }.
coach-surrounds-attackers = Du vinner hvis du omringer kongen og alle mennene hans. Hull igjen: { $points }.
coach-surrounds-defenders = Du taper hvis du blir omringet. Hold et hull åpent: { $points }.
coach-held-attackers = Kongen er holdt fra { $held ->
    [one] én side
   *[other] { $held } sider
  }: På { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  } fanger du ham.
coach-held-defenders = Kongen din er holdt fra { $held ->
    [one] én side
   *[other] { $held } sider
  }: På { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  } fanger motstanderen ham.
coach-ring-closed-attackers = Kongen er avskåret fra alle utveier. Hold ringen lukket, og gjør den tettere.
coach-ring-closed-defenders = Kongen din er avskåret fra alle utveier. Bryt ringen: Slå en av mennene i den.
coach-ring-gaps-attackers = Ringen rundt kongen er nesten lukket. Hull igjen: { $points }.
coach-ring-gaps-defenders = Ringen rundt kongen din er nesten lukket. Den er bare åpen på { $points }.
coach-few-moves = Du har bare { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  } igjen, og den som ikke kan trekke, taper.
coach-few-moves-draw = Du har bare { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  } igjen, og når en side ikke kan trekke, er partiet remis.
coach-corners-attackers = Lukkede hjørner: { $closed } av { $count }. Fortsatt åpne: { $points }.
coach-corners-defenders = Hjørner som fortsatt er åpne for kongen din: { $points }.
coach-corners-bare-attackers = Lukkede hjørner: { $closed } av { $count }. Ingen av mennene dine er nær { $points }.
coach-corners-bare-defenders = Hjørner uten angriper i nærheten: { $points }.
coach-corners-shut = Alle hjørner er lukket for kongen din. Åpne ett: Slå en mann foran det.
coach-corners-held = Alle hjørner er lukket. Gjør nå ringen rundt kongen tettere.
coach-few-men = Halvparten av mennene dine er borte. Hold de andre samlet.
coach-quiet = Ingenting haster.

## Tre øyeblikk etter et parti

moments-title = Viktige øyeblikk i partiet ditt
moments-words = Motoren leter etter trekkene som kostet deg mest.
moments-begin = Vis meg dem
moments-making = Ser på trekkene dine …
moments-stop = Stopp
moments-none = Ingen av trekkene dine kostet deg mye. Godt spilt!
moments-here = Trekk { $ply }: { $move }
moments-better = Bedre: { $move }
moments-chances = Sjansene dine: { $before } før, { $after } etter.
moment-missed-win = Du kunne ha vunnet med en gang.
moment-lets-win = Det lot motstanderen vinne med en gang, med { $from } til { $to }.
moment-missed-forced-win = Du kunne ha tvunget fram en seier på { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  }.
moment-lets-force-win = Det lot motstanderen tvinge fram en seier på { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  }.
moment-loses-men = Det etterlot menn der de kunne slås: { $points }.
moment-missed-capture = Du kunne ha slått: { $points }.
moment-opens-way = Etter det kunne kongen slippe unna på { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  }.
moment-missed-way = Kongen din kunne siden ha sluppet unna på { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  }.
moment-leaves-corner = Det lot hjørnet { $point } stå åpent.
moment-loosens-ring = Det åpnet ringen rundt kongen.
moment-ring-gaps = Det etterlot hull i ringen rundt kongen: { $points }.
moment-ring-shut = Det lot motstanderen avskjære kongen din fra alle utveier.
moment-tightens-ring = Det lot ringen rundt kongen din stå åpen bare på { $points }.
moment-exposes-king = Det brakte kongen din i fare: Han kunne fanges på { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  }.
moment-position = Det gjorde stillingen din dårligere.

## Det neste steget på veien

path-title = Veien
path-play = Spill som { $side }
path-done-step = { $step }: spilt.
path-won-step = { $step }: vunnet!
path-again = Spill det igjen for å vinne det:
path-next = Neste: { $step }
path-over = Du har spilt på alle brettene på veien.
path-back = Til læresiden
