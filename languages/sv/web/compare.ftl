## Jämförelse

compare-title = Jämför två regelverk
compare-lead = Se var två regelverk skiljer sig åt och var de är överens.
compare-a = Första regelverket
compare-b = Andra regelverket
compare-differences = { $count ->
    [0] Inga skillnader
    [one] En skillnad
   *[other] { $count } skillnader
  }
compare-same = { $count ->
    [one] En regel är densamma
   *[other] { $count } regler är desamma
  }
compare-layout = Uppställning: { $layout }
compare-move = { $from } till { $to }.
compare-allowed = Tillåtet.
compare-nothing-captured = Inget slås.
compare-goes-on = Partiet går vidare.
