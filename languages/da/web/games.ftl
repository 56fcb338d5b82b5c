## Dine partier

games-title = Dine partier
games-lead = Partierne i denne browser: alle, der er i gang med andre, og de { $count } seneste af de øvrige.
games-none = Der er endnu ikke spillet noget parti i denne browser.
games-new = Nyt parti
games-shared = Partier med andre
games-others = Andre partier
games-all = Alle dine partier ({ $count })
games-turn = { $count ->
    [one] Det er din tur i ét parti.
   *[other] Det er din tur i { $count } partier.
  }
games-group-turn = Din tur ({ $count })
games-group-wait = Den anden spillers tur ({ $count })
games-group-open = Invitationer ({ $count })
games-group-alone = Andre partier i gang ({ $count })
games-group-over = Afsluttede ({ $count })

## Hvordan et parti står

games-both = Begge sider på denne enhed
games-watch = Tilskuer
games-against = { $side }, mod { $name }
games-engine = mod motoren, niveau { $level }
games-waiting = Ingen har taget den ledige plads endnu
games-invitation = Vis invitationen
games-your-turn = Din tur
games-their-turn = Den anden spillers tur
games-due = indtil { $time }
games-won = Du vandt
games-lost = Du tabte
games-draw = Remis
games-winner = vindere: { $side }
games-off = Aflyst
games-gone = Dette parti er ikke længere på serveren.

## Det, der fjernes

games-remove-title = Fjern { $name }?
games-remove-own = Du kan slette partiet på serveren med alle dets træk for alle, der har et link til det. Eller du kan blot fjerne det fra denne liste: så bliver det på serveren, men denne browser mister retten til at spille i det. Ingen af delene kan fortrydes.
games-remove-playing = Denne browser mister retten til at spille for dig. Partiet bliver på serveren, og den anden spiller kan vinde det, når du ikke kommer tilbage. Vil du slutte det, så åbn det og giv op.
games-remove-over = Partiet bliver på serveren: det er også den anden spillers.
games-removed = { $name } er ikke længere på listen.
games-delete = Slet partiet
games-delete-title = Vil du slette partiet?
games-delete-words = Det slettes på serveren med alle dets træk for alle, der har et link til det. Det kan ikke fortrydes.
games-keep = Behold det
games-deleted = Partiet er slettet: { $name }
games-unname = Fjern mit navn
games-unname-title = Vil du fjerne dit navn fra dette parti?
games-unname-words = Partiet er også den anden spillers, så det bliver. Dit navn forsvinder fra det for alle.
games-unname-no = Behold mit navn
