## Ställningsverkstaden

position-title = Ställ upp en ställning
position-side = Vid draget
position-king-moved = Kungen har flyttat sig
position-text = Ställningen som den skrivs
position-text-hint = Översta raden först: t angripare, T försvarare, K kungen, tal för tomma punkter; sedan a eller d för sidan vid draget.
position-use = Vad den ska användas till
position-analyse = Analysera
position-play = Spela härifrån
position-share = Dela eller ladda ner
position-address = Ställningens adress
position-picture = Som { $format }
position-over = Så som den står är partiet slut.
position-moves = { $moves ->
    [one] Ett tillåtet drag
   *[other] { $moves } tillåtna drag
  }, { $captures ->
    [0] inget av dem slår.
    [one] ett av dem slår.
   *[other] { $captures } av dem slår.
  }
position-wins = { $count ->
    [one] Ett drag vinner genast.
   *[other] { $count } drag vinner genast.
  }

## Vad som kan vara fel

fault-shape = En ställning börjar med brädet: rader mellan snedstreck, den översta först.
fault-rows = Ett bräde har minst fem och högst nitton rader.
fault-not-square = Ett bräde har lika många rader som en rad har punkter.
fault-row-length = Rad { $row } uppifrån är inte så lång som brädet är högt.
fault-character = I rad { $row } uppifrån står ett tecken som inte betyder något.
fault-side = Efter brädet kommer a om angriparna är vid draget, d om försvararna är det.
fault-flags = Det tredje ordet är k om kungen har flyttat sig, = och en punkt för en pjäs som får slå vidare, annars ett streck.
fault-trailing = Efter brädet, sidan och det tredje ordet får inget mer stå.
fault-size = Det här regelverket spelas på { $size } × { $size } punkter.
fault-kings = Det finns { $kings } kungar; det kan bara finnas en.
fault-twice = Två pjäser står på { $point }.
fault-no-such-piece = Regelverket har ingen pjäs som den på { $point }: { $piece }.
fault-astray = Reglerna låter aldrig den här pjäsen stå på { $point }: { $piece }.
fault-going-on = Ingen pjäs på sidan vid draget kan slå vidare från { $point }.
