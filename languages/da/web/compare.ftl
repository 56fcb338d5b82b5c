## Sammenligning

compare-title = Sammenlign to regelsæt
compare-lead = Hvor to læsninger af spillet skilles, og hvor de er enige.
compare-a = Første regelsæt
compare-b = Andet regelsæt
compare-differences = { $count ->
    [0] Ingen forskelle
    [one] Én forskel
   *[other] { $count } forskelle
  }
compare-same = { $count ->
    [one] Én regel er den samme
   *[other] { $count } regler er de samme
  }
compare-layout = Opstilling: { $layout }
compare-move = { $from } til { $to }.
compare-allowed = Tilladt.
compare-nothing-captured = Intet slås.
compare-goes-on = Partiet går videre.
