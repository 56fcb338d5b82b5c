## Dina partier

games-title = Dina partier
games-lead = Partierna i den här webbläsaren: alla som pågår med andra, och de { $count } senaste av de övriga.
games-none = Inget parti har spelats i den här webbläsaren än.
games-new = Nytt parti
games-shared = Partier med andra
games-others = Andra partier
games-all = Alla dina partier ({ $count })
games-turn = { $count ->
    [one] Det är din tur i ett parti.
   *[other] Det är din tur i { $count } partier.
  }
games-group-turn = Din tur ({ $count })
games-group-wait = Den andra spelarens tur ({ $count })
games-group-open = Inbjudningar ({ $count })
games-group-alone = Andra pågående partier ({ $count })
games-group-over = Avslutade ({ $count })

## Hur ett parti står

games-both = Båda sidor på den här enheten
games-watch = Som åskådare
games-against = { $side }, mot { $name }
games-engine = mot motorn, nivå { $level }
games-waiting = Ingen har tagit den lediga platsen än
games-invitation = Visa inbjudan
games-your-turn = Din tur
games-their-turn = Den andra spelarens tur
games-due = till { $time }
games-won = Du vann
games-lost = Du förlorade
games-draw = Oavgjort
games-winner = { $side } vann
games-off = Inställt
games-gone = Det här partiet finns inte längre på servern.

## Det som tas bort

games-remove-title = Ta bort { $name }?
games-remove-own = Du kan radera partiet från servern, med alla dess drag, för alla som har en länk till det. Eller bara ta bort det från den här listan: då finns det kvar på servern, men den här webbläsaren förlorar rätten att spela i det. Inget av det kan ångras.
games-remove-playing = Den här webbläsaren förlorar rätten att spela för dig. Partiet finns kvar på servern, och den andra spelaren kan vinna det om du inte kommer tillbaka. Vill du avsluta det, öppna det och ge upp.
games-remove-over = Partiet finns kvar på servern: det är den andra spelarens också.
games-removed = { $name } finns inte längre i listan.
games-delete = Radera partiet
games-delete-title = Radera partiet?
games-delete-words = Det raderas från servern, med alla dess drag, för alla som har en länk till det. Det kan inte ångras.
games-keep = Behåll det
games-deleted = Partiet är raderat: { $name }
games-unname = Ta bort mitt namn
games-unname-title = Ta bort ditt namn från det här partiet?
games-unname-words = Partiet är den andra spelarens också, så det finns kvar. Ditt namn försvinner ur det för alla.
games-unname-no = Behåll mitt namn
