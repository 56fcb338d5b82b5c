## Vergleichen

compare-title = Zwei Regelwerke vergleichen
compare-lead = Worin sich zwei Lesarten des Spiels unterscheiden und worin sie übereinstimmen.
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
