## Stillingsverkstedet

position-title = Sett opp en stilling
position-side = I trekket
position-king-moved = Kongen har flyttet seg
position-text = Stillingen slik den skrives
position-text-hint = Øverste rad først: t angripere, T forsvarere, K kongen, tall for tomme punkter; så a eller d for parten i trekket.
position-use = Hva den skal brukes til
position-analyse = Analyser
position-play = Spill herfra
position-share = Del eller last ned
position-address = Adressen til stillingen
position-picture = Som { $format }
position-over = Slik den står, er partiet slutt.
position-moves = { $moves ->
    [one] Ett lovlig trekk
   *[other] { $moves } lovlige trekk
  }, { $captures ->
    [0] ingen av dem slår.
    [one] ett av dem slår.
   *[other] { $captures } av dem slår.
  }
position-wins = { $count ->
    [one] Ett trekk vinner med en gang.
   *[other] { $count } trekk vinner med en gang.
  }

## Hva som kan være galt

fault-shape = En stilling begynner med brettet: rader mellom skråstreker, den øverste først.
fault-rows = Et brett har minst fem og høyst nitten rader.
fault-not-square = Et brett har like mange rader som en rad har punkter.
fault-row-length = Rad { $row } ovenfra er ikke så lang som brettet er høyt.
fault-character = I rad { $row } ovenfra står det et tegn som ikke betyr noe.
fault-side = Etter brettet kommer a hvis angriperne er i trekket, d hvis forsvarerne er det.
fault-flags = Det tredje ordet er k hvis kongen har flyttet seg, = og et punkt for en brikke som kan slå videre, ellers en strek.
fault-trailing = Etter brettet, parten og det tredje ordet kan det ikke stå mer.
fault-size = Dette regelsettet spilles på { $size } × { $size } punkter.
fault-kings = Det er { $kings } konger; det kan bare være én.
fault-twice = To brikker står på { $point }.
fault-no-such-piece = Regelsettet har ingen brikke som den på { $point }: { $piece }.
fault-astray = Reglene lar aldri denne brikken stå på { $point }: { $piece }.
fault-going-on = Ingen brikke hos parten i trekket kan slå videre fra { $point }.
