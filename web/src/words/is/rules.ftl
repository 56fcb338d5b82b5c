## Reglur

rules-title = Reglur
rules-lead = Hvert reglusafn er svar einhvers við erfiðri spurningu. Við hverja reglu stendur hver gefur hana og hvort hún var skrifuð, aðeins sýnd, eða er okkar túlkun.
rules-own = Skrifa eigin reglur
rules-play = Tefla þetta
rules-back-to-game = Aftur að taflinu
rules-compare = Bera saman við annað
rules-analyse = Greina
rules-edit-position = Stilla upp stöðu
rules-edit-layout = Breyta þessari uppstillingu
rules-change = Breyta þessum reglum
rules-contents = Í þessu reglusafni
rules-neighbours = Nágrannar
rules-neighbours-lead = Reglusöfnin sem líkjast þessu mest, og í hverju munurinn liggur.
rules-neighbour-differences = { $count ->
    [0] sömu reglur á öðru borði
    [one] { $count } regla er ólík
   *[other] { $count } reglur eru ólíkar
  }
rules-neighbour-here = Hér
rules-neighbour-there = Þar
rules-neighbour-compare = Reglu fyrir reglu
rules-search = Finna reglusafn
rules-search-board = Borð
rules-search-any = hvaða stærð sem er
rules-search-found = { $count ->
    [0] Ekkert reglusafn fellur að leitinni.
    [one] { $count } reglusafn.
   *[other] { $count } reglusöfn.
  }
rules-board = { $size } × { $size }
rules-sources = Heimildir
rules-layouts = Uppstillingar
rules-layout-board = Upphafsstaða: { $layout }
rules-folio = Á teikningu handritsins
rules-options = Valkostir
rules-note-reading = Hvers vegna þessi túlkun
rules-example-label = Mynd: { $text }
rules-outcome-attackers = Sóknarmenn vinna.
rules-outcome-defenders = Varnarmenn vinna.
rules-outcome-draw = Jafntefli.
rules-not-allowed = Ekki leyfilegt.
rules-captures = Drepið: { $points }.
rules-who = Hver er hver
group-play = Gangur taflsins
group-pieces = Sérstöku mennirnir
group-throne = Kastalinn
group-corners = Hornin
group-camps = Herbúðirnar
group-capture = Dráp
group-king = Konungurinn
group-end = Endirinn
rule-absent = Þessi regla á ekki við hér.
rules-try = Prófa
rules-try-this = Prófa: { $text }
rules-try-back = Til baka
rules-try-leave = Hætta
