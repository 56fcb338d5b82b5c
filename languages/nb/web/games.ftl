## Partiene dine

games-title = Partiene dine
games-lead = Partiene i denne nettleseren: alle som pågår med andre, og de { $count } siste av de øvrige.
games-none = Ingen partier er spilt i denne nettleseren ennå.
games-new = Nytt parti
games-shared = Partier med andre
games-others = Andre partier
games-all = Alle partiene dine ({ $count })
games-turn = { $count ->
    [one] Det er din tur i ett parti.
   *[other] Det er din tur i { $count } partier.
  }
games-group-turn = Din tur ({ $count })
games-group-wait = Den andre spillerens tur ({ $count })
games-group-open = Invitasjoner ({ $count })
games-group-alone = Andre partier som pågår ({ $count })
games-group-over = Avsluttet ({ $count })

## Hvordan et parti står

games-both = Begge parter på denne enheten
games-watch = Du ser på
games-against = { $side }, mot { $name }
games-engine = mot motoren, nivå { $level }
games-waiting = Ingen har tatt den ledige plassen ennå
games-invitation = Vis invitasjonen
games-your-turn = Din tur
games-their-turn = Den andre spillerens tur
games-due = til { $time }
games-won = Du vant
games-lost = Du tapte
games-draw = Uavgjort
games-winner = Seier: { $side }
games-off = Avlyst
games-gone = Dette partiet finnes ikke lenger på serveren.

## Det som fjernes

games-remove-title = Fjerne { $name }?
games-remove-own = Du kan slette partiet fra serveren, med alle trekkene, for alle som har en lenke til det. Eller du kan bare fjerne det fra denne listen: Da blir det værende på serveren, men denne nettleseren mister retten til å spille i det. Ingen av delene kan angres.
games-remove-playing = Denne nettleseren mister retten til å spille for deg. Partiet blir værende på serveren, og den andre spilleren kan vinne det når du ikke kommer tilbake. Vil du avslutte det, så åpne det og gi opp.
games-remove-over = Partiet blir værende på serveren: Det er også den andre spillerens.
games-removed = { $name } står ikke lenger i listen.
games-delete = Slett partiet
games-delete-title = Slette partiet?
games-delete-words = Det slettes fra serveren, med alle trekkene, for alle som har en lenke til det. Dette kan ikke angres.
games-keep = Behold det
games-deleted = Partiet er slettet: { $name }
games-unname = Fjern navnet mitt
games-unname-title = Fjerne navnet ditt fra dette partiet?
games-unname-words = Partiet er også den andre spillerens, så det blir værende. Navnet ditt forsvinner fra det for alle.
games-unname-no = Behold navnet mitt
