## Comparer

compare-title = Comparer deux jeux de règles
compare-lead = Où deux jeux de règles diffèrent, et où elles s’accordent.
compare-a = Premier jeu de règles
compare-b = Second jeu de règles
compare-differences = { $count ->
    [0] Aucune différence
    [one] Une différence
   *[other] { $count } différences
  }
compare-same = { $count ->
    [one] Une règle est la même
   *[other] { $count } règles sont les mêmes
  }
compare-layout = Disposition : { $layout }
compare-move = De { $from } à { $to }.
compare-allowed = Permis.
compare-nothing-captured = Rien n’est pris.
compare-goes-on = La partie continue.
