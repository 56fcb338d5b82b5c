## Analys

analysis-title = Analys
analysis-of = Analys: { $name }
analysis-lead = Prova drag från vilken ställning du vill, låt motorn titta på dem och skriv ner vad du kommer fram till.
analysis-start = Ställning att börja med
analysis-start-hint = Så som en ställning skrivs, översta raden först: /3t3/… a. Lämnas fältet tomt blir det utgångsställningen.
analysis-edit = Ställ upp den på ett bräde
analysis-begin = Börja analysera
analysis-recent = Dina analyser
analysis-of-game = ett parti som spelats här
analysis-kept = Det du skriver här sparas i den här webbläsaren och ingen annanstans. Adressen leder tillbaka till draget där du står.
analysis-unfair = Partiet pågår fortfarande. Du kan analysera det här när det är slut.
error-damaged-link = Länken är skadad: inga regler kan läsas ur den.
analysis-back = Tillbaka till partiet
analysis-other = Analysera något annat
analysis-edit-this = Ändra den här ställningen
analysis-about = Om analysen
analysis-times = Det här är gång nummer { $count } som ställningen står på brädet.
analysis-end-of-line = Slutet på varianten
analysis-save = Spara analysen

## Motorn

analysis-on = på
analysis-off = av
analysis-lines = Varianter
analysis-engine-place = Motor
analysis-engine-place-browser = i den här webbläsaren
analysis-engine-place-server = på servern
analysis-speed = { $count } ställningar i sekunden
analysis-deeper = Gå djupare
analysis-settled = Att räkna djupare skulle inte ändra något.
analysis-engine-off = Motorn är avstängd.
analysis-engine-hushed = Motorn är pausad.
analysis-engine-waiting = Motorn startar…
analysis-chance = { $side } { $chance }
analysis-best = Bäst: { $move }

## Det som ritas över brädet

analysis-ways = Kungens vägar
analysis-threats = Hot
analysis-ways-words = { $count ->
    [0] Kungen hittar ingen väg ut inom fyra drag.
    [one] En väg ut för kungen på { $moves ->
        [one] ett drag
       *[other] { $moves } drag
      }, om ingen stoppar honom.
   *[other] { $count } vägar ut för kungen på { $moves ->
        [one] ett drag
       *[other] { $moves } drag
      }, om ingen stoppar honom.
  }
analysis-threats-words = { $wins ->
    [0] { $count ->
        [0] Ingenting är hotat.
        [one] En pjäs kan bli slagen i nästa drag.
       *[other] { $count } pjäser kan bli slagna i nästa drag.
      }
   *[other] Motståndaren hotar att vinna genast.
  }

## Trädet

analysis-marks = Tecken efter draget
analysis-mark-brilliant = Lysande drag
analysis-mark-good = Bra drag
analysis-mark-interesting = Intressant drag
analysis-mark-doubtful = Tveksamt drag
analysis-mark-mistake = Misstag
analysis-mark-blunder = Blunder
analysis-comment = Kommentar
analysis-clear-drawings = { $count ->
    [one] Sudda ut markeringen
   *[other] Sudda ut { $count } markeringar
  }
analysis-undo = Ångra
analysis-redo = Gör om
analysis-promote = Flytta upp varianten
analysis-delete-branch = Radera härifrån

## Det som läses upp

analysis-at-start = Utgångsställningen.
analysis-played = { $from } till { $to }.
analysis-picked = { $name } lyft, { $count ->
    [one] en punkt
   *[other] { $count } punkter
  } att gå till.
analysis-undone = Ångrat.
analysis-redone = Gjort om.
analysis-promoted = Varianten har flyttats upp.
analysis-branch-deleted = Drag raderade.
analysis-circled = Cirkel på { $point }.
analysis-drew = Pil från { $from } till { $to }.

## Tangenter

analysis-board-keys = Skift och Enter börjar en pil på en punkt och avslutar den på en annan; på samma punkt blir det en cirkel. Med musen drar du med höger knapp.
analysis-key-walk = Ett drag bakåt, ett drag framåt
analysis-key-beside = Föregående eller nästa variant
analysis-key-ends = Första ställningen, slutet på varianten
analysis-key-engine = Motorn på eller av
analysis-key-lines = Antal varianter
analysis-key-say = Säg hur det står
analysis-key-ways = Kungens vägar
analysis-key-threats = Hot
analysis-key-flip = Vänd brädet
analysis-key-comment = Skriv en kommentar
analysis-key-promote = Flytta upp varianten
analysis-key-delete-branch = Radera härifrån
analysis-key-undo = Ångra
analysis-key-redo = Gör om
analysis-key-board = Gå till brädet
analysis-key-draw = På brädet: börja eller avsluta en pil, eller gör en cirkel
analysis-key-tree = Från brädet tillbaka till dragen
analysis-key-help = Den här listan

## Ett parti i efterhand

review-title = Partirapport
review-make = Analysera partiet
review-again = Analysera igen
review-making = Tittar på varje drag…
review-stop = Avbryt
review-made = { $count ->
    [0] Partirapporten är klar: ingen vändpunkt.
    [one] Partirapporten är klar, med en vändpunkt.
   *[other] Partirapporten är klar, med { $count } vändpunkter.
  }
review-inscribe = Lägg till i dragen
review-inscribed = Inskrivet bland dragen.
review-accuracy = Precision
review-doubtful = Tveksamma
review-mistakes = Misstag
review-blunders = Blundrar
review-turns = Vändpunkter
review-no-turns = Ingen av sidorna gav bort något som motorn kunde se.
review-fault-doubtful = tveksamt
review-fault-mistake = misstag
review-fault-blunder = blunder
review-lost = { $side }: från { $before } ner till { $after }
review-better = Bättre:
review-graph = Vinstchansen ({ $side }) under { $count } drag; vändpunkterna står i listan nedanför.

## Lära av sina misstag

learn-begin = Hitta bättre drag ({ $side })
learn-side = { $side } vid draget
learn-count = { $number } av { $count }
learn-ask = Drag { $ply } var { $move }. Hitta ett bättre på brädet.
learn-judging = Tittar på { $move }…
learn-right = { $move } är rätt.
learn-better = { $move } är bättre än det som spelades, men det finns något starkare.
learn-wrong = { $move } ger också bort för mycket.
learn-shown = Bäst var { $move }.
learn-again = Försök igen
learn-show = Visa mig
learn-next = Nästa
learn-skip = Hoppa över
learn-end = Avsluta
learn-over = Du hittade { $found } av { $count }.
