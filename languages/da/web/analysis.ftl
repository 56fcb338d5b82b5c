## Analyse

analysis-title = Analyse
analysis-of = Analyse: { $name }
analysis-lead = Prøv træk fra en hvilken som helst stilling, lad motoren se på dem, og skriv ned, hvad du finder.
analysis-start = Stilling at begynde med
analysis-start-hint = Sådan som en stilling skrives, øverste række først: /3t3/… a. Lader du feltet stå tomt, er det udgangsstillingen.
analysis-edit = Stil den op på et bræt
analysis-begin = Begynd analysen
analysis-recent = Dine analyser
analysis-of-game = et parti spillet her
analysis-kept = Det, du skriver her, gemmes i denne browser og ingen andre steder. Adressen fører tilbage til det træk, du står ved.
analysis-unfair = Partiet er stadig i gang. Du kan analysere det her, når det er slut.
error-damaged-link = Linket er beskadiget: der kan ikke læses nogen regler af det.
analysis-back = Tilbage til partiet
analysis-other = Analysér noget andet
analysis-edit-this = Lav om på stillingen
analysis-about = Om denne analyse
analysis-times = Stillingen står på brættet for { $count }. gang.
analysis-end-of-line = Varianten ender her
analysis-save = Gem analysen

## Motoren

analysis-on = til
analysis-off = fra
analysis-lines = Varianter
analysis-engine-place = Motor
analysis-engine-place-browser = i denne browser
analysis-engine-place-server = på serveren
analysis-speed = { $count } stillinger i sekundet
analysis-deeper = Søg dybere
analysis-settled = Intet bliver anderledes af at søge dybere.
analysis-engine-off = Motoren er slået fra.
analysis-engine-hushed = Motoren holder pause.
analysis-engine-waiting = Motoren starter…
analysis-chance = { $side } { $chance }
analysis-best = Bedst: { $move }

## Det, der tegnes oven på brættet

analysis-ways = Kongens veje
analysis-threats = Trusler
analysis-ways-words = { $count ->
    [0] Kongen finder ingen vej ud inden for fire træk.
    [one] Én vej ud for kongen på { $moves ->
        [one] ét træk
       *[other] { $moves } træk
      }, hvis ingen standsede ham.
   *[other] { $count } veje ud for kongen på { $moves ->
        [one] ét træk
       *[other] { $moves } træk
      }, hvis ingen standsede ham.
  }
analysis-threats-words = { $wins ->
    [0] { $count ->
        [0] Intet er truet.
        [one] Én brik kan blive slået i næste træk.
       *[other] { $count } brikker kan blive slået i næste træk.
      }
   *[other] Den anden side truer med at vinde med det samme.
  }

## Træet

analysis-marks = Tegn efter trækket
analysis-mark-brilliant = Glimrende træk
analysis-mark-good = Godt træk
analysis-mark-interesting = Interessant træk
analysis-mark-doubtful = Tvivlsomt træk
analysis-mark-mistake = Fejl
analysis-mark-blunder = Brøler
analysis-comment = Kommentar
analysis-clear-drawings = { $count ->
    [one] Visk tegningen ud
   *[other] Visk { $count } tegninger ud
  }
analysis-undo = Fortryd
analysis-redo = Gentag
analysis-promote = Ryk denne gren op
analysis-delete-branch = Slet herfra

## Det, der siges højt

analysis-at-start = Udgangsstillingen.
analysis-played = { $from } til { $to }.
analysis-picked = { $name }, løftet, { $count ->
    [one] ét punkt
   *[other] { $count } punkter
  } at gå til.
analysis-undone = Fortrudt.
analysis-redone = Gentaget.
analysis-promoted = Grenen er rykket op.
analysis-branch-deleted = Træk slettet.
analysis-circled = Cirkel på { $point }.
analysis-drew = Pil fra { $from } til { $to }.

## Taster

analysis-board-keys = Skift og Enter begynder en pil på et punkt og afslutter den på et andet; på samme punkt bliver det en cirkel. Med musen trækker du med højre knap.
analysis-key-walk = Et træk tilbage, et træk frem
analysis-key-beside = Trækket over eller under i samme stilling
analysis-key-ends = Første stilling, variantens ende
analysis-key-engine = Motoren til eller fra
analysis-key-lines = Antal varianter
analysis-key-say = Sig, hvordan det står
analysis-key-ways = Kongens veje
analysis-key-threats = Trusler
analysis-key-flip = Vend brættet
analysis-key-comment = Skriv en kommentar
analysis-key-promote = Ryk denne gren op
analysis-key-delete-branch = Slet herfra
analysis-key-undo = Fortryd
analysis-key-redo = Gentag
analysis-key-board = Gå til brættet
analysis-key-draw = På brættet: begynd eller afslut en pil, eller tegn en cirkel
analysis-key-tree = Fra brættet tilbage til trækkene
analysis-key-help = Denne liste

## Et parti set igennem

review-title = Partirapport
review-make = Analysér partiet
review-again = Analysér igen
review-making = Ser på hvert træk…
review-stop = Stop
review-made = { $count ->
    [0] Rapporten er klar: ingen vendepunkter.
    [one] Rapporten er klar, med ét vendepunkt.
   *[other] Rapporten er klar, med { $count } vendepunkter.
  }
review-inscribe = Føj til trækkene
review-inscribed = Skrevet ind ved trækkene.
review-accuracy = Præcision
review-doubtful = Tvivlsomme
review-mistakes = Fejl
review-blunders = Brølere
review-turns = Vendepunkter
review-no-turns = Ingen af siderne gav noget væk, som motoren kunne se.
review-fault-doubtful = tvivlsomt
review-fault-mistake = fejl
review-fault-blunder = brøler
review-lost = { $side }: fra { $before } ned på { $after }
review-better = Bedre:
review-graph = Vinderchancen gennem { $count } træk ({ $side }); vendepunkterne står på listen nedenfor.

## At lære af sine fejl

learn-begin = Find bedre træk ({ $side })
learn-side = I trækket: { $side }
learn-count = { $number } af { $count }
learn-ask = Træk { $ply } var { $move }. Find et bedre på brættet.
learn-judging = Ser på { $move }…
learn-right = { $move } er rigtigt.
learn-better = { $move } er bedre end det, der blev spillet, men der findes noget stærkere.
learn-wrong = { $move } giver også for meget væk.
learn-shown = Bedst var { $move }.
learn-again = Prøv igen
learn-show = Vis mig det
learn-next = Næste
learn-skip = Spring over
learn-end = Afslut
learn-over = Du fandt { $found } af { $count }.
