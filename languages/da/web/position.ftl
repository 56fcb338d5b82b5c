## Stillingsværkstedet

position-title = Stil en stilling op
position-side = I trækket
position-king-moved = Kongen har flyttet sig
position-text = Stillingen, som den skrives
position-text-hint = Øverste række først: t angribere, T forsvarere, K kongen, tal for tomme punkter; derefter a eller d for den side, der er i trækket.
position-use = Hvad den skal bruges til
position-analyse = Analysér
position-play = Spil herfra
position-share = Del eller hent
position-address = Stillingens adresse
position-picture = Som { $format }
position-over = Sådan som den står, er partiet slut.
position-moves = { $moves ->
    [one] Ét lovligt træk
   *[other] { $moves } lovlige træk
  }, { $captures ->
    [0] ingen af dem slår.
    [one] ét af dem slår.
   *[other] { $captures } af dem slår.
  }
position-wins = { $count ->
    [one] Ét træk vinder med det samme.
   *[other] { $count } træk vinder med det samme.
  }

## Hvad der kan være galt

fault-shape = En stilling begynder med brættet: rækker mellem skråstreger, den øverste først.
fault-rows = Et bræt har mindst fem og højst nitten rækker.
fault-not-square = Et bræt har lige så mange rækker, som en række har punkter.
fault-row-length = Række { $row } fra oven har forkert længde.
fault-character = I række { $row } fra oven står der et tegn, som ikke betyder noget.
fault-side = Efter brættet kommer a, hvis angriberne er i trækket, d, hvis forsvarerne er.
fault-flags = Det tredje ord er k, hvis kongen har flyttet sig, = og et punkt for en brik, der må slå videre, ellers en streg.
fault-trailing = Efter brættet, siden og det tredje ord må der ikke stå mere.
fault-size = Dette regelsæt spilles på { $size } × { $size } punkter.
fault-kings = Der er { $kings } konger; der kan kun være én.
fault-twice = Der står to brikker på { $point }.
fault-no-such-piece = Regelsættet har ingen brik som den på { $point }: { $piece }.
fault-astray = Reglerne lader aldrig denne brik stå på { $point }: { $piece }.
fault-going-on = Ingen brik hos den side, der er i trækket, kan slå videre fra { $point }.
