## Comparing

compare-title = Compare two rule sets
compare-lead = See where two rule sets differ and where they agree.
compare-a = First rule set
compare-b = Second rule set
compare-differences = { $count ->
    [0] No differences
    [one] One difference
   *[other] { $count } differences
  }
compare-same = { $count ->
    [one] One rule is the same
   *[other] { $count } rules are the same
  }
compare-layout = Layout: { $layout }
compare-move = { $from } to { $to }.
compare-allowed = Allowed.
compare-nothing-captured = Nothing is captured.
compare-goes-on = The game continues.
