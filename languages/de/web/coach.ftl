## Der Trainer neben einer Partie, und was man danach sieht

coach-title = Trainer
coach-wait = Der Trainer sieht sich das Brett an …
coach-can-win = Du kannst mit dem nächsten Zug gewinnen. Such ihn!
coach-king-runs = Vorsicht: Der König kann mit seinem nächsten Zug entkommen. Versperr den Weg von { $from } nach { $to }.
coach-king-danger = Dein König ist in Gefahr: Er kann mit dem nächsten Zug geschlagen werden. Zieh ihn weg oder hilf ihm.
coach-loses-next = Vorsicht: Der Gegner kann mit { $from } nach { $to } gewinnen. Verhindere es.
coach-lost = Du hast auf { $points } einen Stein verloren.
coach-took = Gut geschlagen: { $points }.
coach-may-capture = Du kannst etwas schlagen. Siehst du, wo?
coach-man-danger = Deine Steine in Gefahr: { $points }.
coach-way-attackers = Der König kann in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } entkommen. Stell dich dazwischen.
coach-way-defenders = Dein König kann in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } entkommen.
coach-surrounds-attackers = Du gewinnst, wenn du den König und alle seine Männer einkreist. Lücken: { $points }.
coach-surrounds-defenders = Eingekreist verlierst du. Halte eine Lücke offen: { $points }.
coach-held-attackers = Der König wird auf { $held ->
    [one] einer Seite
   *[other] { $held } Seiten
  } gehalten: In { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } schlägst du ihn.
coach-held-defenders = Dein König wird auf { $held ->
    [one] einer Seite
   *[other] { $held } Seiten
  } gehalten: In { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } schlägt ihn der Gegner.
coach-ring-closed-attackers = Der König ist von jedem Ausweg abgeschnitten. Halte den Ring geschlossen und zieh ihn enger.
coach-ring-closed-defenders = Dein König ist von jedem Ausweg abgeschnitten. Durchbrich den Ring: Schlag einen Angreifer.
coach-ring-gaps-attackers = Der Ring um den König ist fast geschlossen. Lücken: { $points }.
coach-ring-gaps-defenders = Der Ring um deinen König ist fast geschlossen. Offen ist er nur auf { $points }.
coach-few-moves = Dir bleiben in dieser Stellung nur noch wenige Züge ({ $moves }), und wer nicht ziehen kann, verliert.
coach-few-moves-draw = Dir bleiben in dieser Stellung nur noch wenige Züge ({ $moves }), und wenn jemand nicht ziehen kann, ist die Partie remis.
coach-corners-attackers = Geschlossene Ecken: { $closed } von { $count }. Noch offen: { $points }.
coach-corners-defenders = Ecken, die deinem König noch offen stehen: { $points }.
coach-corners-bare-attackers = Geschlossene Ecken: { $closed } von { $count }. Keiner deiner Männer ist in der Nähe von { $points }.
coach-corners-bare-defenders = Ecken ohne Angreifer in der Nähe: { $points }.
coach-corners-shut = Alle Ecken sind deinem König verschlossen. Öffne eine: Schlag einen Stein vor ihr.
coach-corners-held = Alle Ecken sind geschlossen. Zieh jetzt den Ring um den König enger.
coach-few-men = Die Hälfte deiner Männer ist verloren. Halte die anderen zusammen.
coach-quiet = Nichts eilt.

## Drei Momente nach einer Partie

moments-title = Wichtige Momente deiner Partie
moments-words = Die Engine sucht die Züge, die dich am meisten gekostet haben.
moments-begin = Zeig sie mir
moments-making = Deine Züge werden angesehen …
moments-stop = Anhalten
moments-none = Keiner deiner Züge hat dich viel gekostet. Gut gespielt!
moments-here = Zug { $ply }: { $move }
moments-better = Besser: { $move }
moments-chances = Deine Chancen: { $before } vorher, { $after } nachher.
moment-missed-win = Du hättest sofort gewinnen können.
moment-lets-win = Danach konnte der Gegner sofort gewinnen, mit { $from } nach { $to }.
moment-missed-forced-win = Du hättest in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } einen Gewinn erzwingen können.
moment-lets-force-win = Danach konnte der Gegner in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } einen Gewinn erzwingen.
moment-loses-men = Danach standen Steine so, dass sie geschlagen werden konnten: { $points }.
moment-missed-capture = Du hättest schlagen können: { $points }.
moment-opens-way = Danach konnte der König in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } entkommen.
moment-missed-way = Nach einem anderen Zug hätte dein König in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } entkommen können.
moment-leaves-corner = Die Ecke { $point } blieb offen.
moment-loosens-ring = Der Ring um den König ging auf.
moment-ring-gaps = Im Ring um den König blieben Lücken: { $points }.
moment-ring-shut = Danach war dein König von jedem Ausweg abgeschnitten.
moment-tightens-ring = Danach war der Ring um deinen König nur noch auf { $points } offen.
moment-exposes-king = Dein König kam in Gefahr: Er konnte in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  } geschlagen werden.
moment-position = Deine Stellung wurde schlechter.

## Der nächste Schritt des Weges

path-title = Der Weg
path-play = { $side } spielen
path-done-step = { $step }: gespielt.
path-won-step = { $step }: gewonnen!
path-again = Spiel sie noch einmal, um sie zu gewinnen:
path-next = Weiter: { $step }
path-over = Du hast auf jedem Brett des Weges gespielt.
path-back = Zur Lernseite
