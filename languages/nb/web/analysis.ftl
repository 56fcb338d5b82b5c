## Analyse

analysis-title = Analyse
analysis-of = Analyse: { $name }
analysis-lead = Prøv trekk fra hvilken som helst stilling, la motoren se på dem, og skriv ned det du finner.
analysis-start = Stillingen du vil begynne med
analysis-start-hint = Slik stillinger skrives, øverste rad først: /3t3/… a. Er feltet tomt, gjelder utgangsstillingen.
analysis-edit = Sett den opp på et brett
analysis-begin = Begynn analysen
analysis-recent = Analysene dine
analysis-of-game = et parti som ble spilt her
analysis-kept = Denne nettleseren tar vare på det du skriver her, og ingen andre gjør det. Adressen fører tilbake til trekket du står på.
analysis-unfair = Dette partiet er ennå ikke slutt. Du kan analysere det her når det er slutt.
error-damaged-link = Lenken er ødelagt: ingen regler kan leses ut av den.
analysis-back = Tilbake til partiet
analysis-other = Analyser noe annet
analysis-edit-this = Endre denne stillingen
analysis-about = Om denne analysen
analysis-times = Stillingen står nå på brettet for { $count }. gang.
analysis-end-of-line = Slutt på varianten
analysis-save = Lagre analysen

## Motoren

analysis-on = på
analysis-off = av
analysis-lines = Varianter
analysis-engine-place = Motor
analysis-engine-place-browser = i denne nettleseren
analysis-engine-place-server = på serveren
analysis-speed = { $count } stillinger i sekundet
analysis-deeper = Gå dypere
analysis-settled = Å gå dypere ville ikke endre noe.
analysis-engine-off = Motoren er av.
analysis-engine-hushed = Motoren står på pause.
analysis-engine-waiting = Motoren starter …
analysis-chance = { $side } { $chance }
analysis-best = Best: { $move }

## Det som tegnes over brettet

analysis-ways = Kongens veier
analysis-threats = Trusler
analysis-ways-words = { $count ->
    [0] Kongen finner ingen vei ut på fire trekk.
    [one] Én vei ut for kongen på { $moves ->
        [one] ett trekk
       *[other] { $moves } trekk
      }, om ingen stanser ham.
   *[other] { $count } veier ut for kongen på { $moves ->
        [one] ett trekk
       *[other] { $moves } trekk
      }, om ingen stanser ham.
  }
analysis-threats-words = { $wins ->
    [0] { $count ->
        [0] Ingenting er truet.
        [one] Én brikke kan bli slått i neste trekk.
       *[other] { $count } brikker kan bli slått i neste trekk.
      }
   *[other] Motparten truer med å vinne med en gang.
  }

## Treet

analysis-marks = Merk trekket
analysis-mark-brilliant = Strålende trekk
analysis-mark-good = Godt trekk
analysis-mark-interesting = Interessant trekk
analysis-mark-doubtful = Tvilsomt trekk
analysis-mark-mistake = Feil
analysis-mark-blunder = Bukk
analysis-comment = Kommentar
analysis-clear-drawings = { $count ->
    [one] Visk ut tegningen
   *[other] Visk ut { $count } tegninger
  }
analysis-undo = Angre
analysis-redo = Gjør om
analysis-promote = Flytt denne grenen opp
analysis-delete-branch = Slett herfra

## Det som sies høyt

analysis-at-start = Utgangsstillingen.
analysis-played = { $from } til { $to }.
analysis-picked = Løftet: { $name }, kan gå til { $count ->
    [one] ett punkt
   *[other] { $count } punkter
  }.
analysis-undone = Angret.
analysis-redone = Gjort på nytt.
analysis-promoted = Grenen er flyttet opp.
analysis-branch-deleted = Trekk slettet.
analysis-circled = Sirkel på { $point }.
analysis-drew = Pil fra { $from } til { $to }.

## Taster

analysis-board-keys = Med Shift og Enter begynner du en pil på ett punkt og avslutter den på et annet; på samme punkt blir det en sirkel. Med musa drar du med høyre knapp.
analysis-key-walk = Ett trekk tilbake, ett trekk fram
analysis-key-beside = Trekket over eller under i samme stilling
analysis-key-ends = Første stilling, slutten av varianten
analysis-key-engine = Motor på eller av
analysis-key-lines = Antall varianter
analysis-key-say = Si hvordan det står
analysis-key-ways = Kongens veier
analysis-key-threats = Trusler
analysis-key-flip = Snu brettet
analysis-key-comment = Skriv en kommentar
analysis-key-promote = Flytt denne grenen opp
analysis-key-delete-branch = Slett herfra
analysis-key-undo = Angre
analysis-key-redo = Gjør om
analysis-key-board = Gå til brettet
analysis-key-draw = På brettet: begynn eller avslutt en pil, eller tegn en sirkel
analysis-key-tree = Fra brettet tilbake til trekkene
analysis-key-help = Denne listen

## Et parti gjennomgått

review-title = Partirapport
review-make = Analyser partiet
review-again = Analyser på nytt
review-making = Ser på hvert trekk …
review-stop = Stopp
review-made = { $count ->
    [0] Rapporten er klar: ingen vendepunkter.
    [one] Rapporten er klar, med ett vendepunkt.
   *[other] Rapporten er klar, med { $count } vendepunkter.
  }
review-inscribe = Legg til i trekkene
review-inscribed = Skrevet inn i trekkene.
review-accuracy = Nøyaktighet
review-doubtful = Tvilsomme
review-mistakes = Feil
review-blunders = Bukker
review-turns = Vendepunkter
review-no-turns = Ingen av partene ga bort noe som motoren kunne se.
review-fault-doubtful = tvilsomt
review-fault-mistake = feil
review-fault-blunder = bukk
review-lost = { $side }: ned fra { $before } til { $after }
review-better = Bedre:
review-graph = Sjansen ({ $side }) gjennom { $count } trekk; vendepunktene står nedenfor.

## Å lære av feil

learn-begin = Finn bedre trekk ({ $side })
learn-side = I trekket: { $side }
learn-count = { $number } av { $count }
learn-ask = Trekk { $ply } var { $move }. Finn et bedre på brettet.
learn-judging = Ser på { $move } …
learn-right = { $move } er riktig.
learn-better = { $move } er bedre enn det som ble spilt, men det finnes noe sterkere.
learn-wrong = { $move } gir også bort for mye.
learn-shown = Best var { $move }.
learn-again = Prøv igjen
learn-show = Vis meg
learn-next = Neste
learn-skip = Hopp over
learn-end = Avslutt
learn-over = Du fant { $found } av { $count }.
