## Sammenligning

compare-title = Sammenlign to regelsett
compare-lead = Her ser du hvor to regelsett er ulike, og hvor de er like.
compare-a = Første regelsett
compare-b = Andre regelsett
compare-differences = { $count ->
    [0] Ingen forskjeller
    [one] Én forskjell
   *[other] { $count } forskjeller
  }
compare-same = { $count ->
    [one] Én regel er lik
   *[other] { $count } regler er like
  }
compare-layout = Oppstilling: { $layout }
compare-move = { $from } til { $to }.
compare-allowed = Lovlig.
compare-nothing-captured = Ingenting blir slått.
compare-goes-on = Partiet fortsetter.
