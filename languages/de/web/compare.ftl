## Vergleichen

compare-title = Zwei Regelwerke vergleichen
compare-lead = Worin sich zwei Regelwerke unterscheiden und worin sie übereinstimmen.
compare-a = Erstes Regelwerk
compare-b = Zweites Regelwerk
compare-differences = { $count ->
    [0] Keine Unterschiede
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
  }
compare-same = { $count ->
    [one] Eine Regel ist gleich
   *[other] { $count } Regeln sind gleich
  }
compare-layout = Aufstellung: { $layout }
compare-move = { $from } nach { $to }.
compare-allowed = Erlaubt.
compare-nothing-captured = Nichts wird geschlagen.
compare-goes-on = Die Partie geht weiter.
