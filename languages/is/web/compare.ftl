## Samanburður

compare-title = Bera saman tvö reglusöfn
compare-lead = Hvar tveimur túlkunum á taflinu ber á milli, og hvar þær fara saman.
compare-a = Fyrra reglusafn
compare-b = Seinna reglusafn
compare-differences = { $count ->
    [0] Enginn munur
    [one] { $count } regla er ólík
   *[other] { $count } reglur eru ólíkar
  }
compare-same = { $count ->
    [one] { $count } regla er eins
   *[other] { $count } reglur eru eins
  }
compare-layout = Uppstilling: { $layout }
compare-move = Frá { $from } á { $to }.
compare-allowed = Leyft.
compare-nothing-captured = Ekkert er drepið.
compare-goes-on = Taflið heldur áfram.
