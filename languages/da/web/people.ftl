## Partier med andre

people-against = Mod
people-against-engine = Motoren
people-against-person = En anden person, med et link
people-against-screen = En anden person ved denne skærm
people-against-watch = Ingen: se to motorer spille
people-against-others = Ingen: to andre spiller, med links
people-level = Motorens styrke
people-name = Dit navn
people-name-hint = Den anden spiller og tilskuerne ser det. Det må være tomt. Denne browser husker det.
people-no-name = en spiller uden navn
people-clock = Ur
people-clock-attackers = Angribernes ur
people-clock-defenders = Forsvarernes ur
people-clock-none = intet ur
people-clock-sudden = { $minutes } min + { $seconds } s pr. tur
people-clock-periods = { $minutes } min, så { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] én dag pr. tur
   *[other] { $days } dage pr. tur
  }
people-clock-own = andre tider
people-clock-kind = Slags ur
people-clock-kind-sudden-death = tid til partiet, og mere efter hver tur
people-clock-kind-byo-yomi = tid til partiet, derefter perioder (byo-yomi)
people-clock-kind-correspondence = dage til hver tur
people-clock-unequal = Ulige tider (et handicap)
people-clock-mixed = Giv dage pr. tur til begge sider eller til ingen.
people-number-minutes = Minutter til partiet
people-number-increment = Sekunder mere efter en tur
people-number-period = Sekunder i en periode
people-number-periods = Perioder
people-number-days = Dage til en tur
people-number-wrong = Skriv et helt tal fra { $least } til { $most }.
people-fair = Retfærdighed
people-fair-none = Ét parti, som det er
people-fair-pie = Kagereglen: efter den første tur må den anden spiller overtage den førstes side
people-fair-two = To partier: hver spiller begge sider én gang; flest point afgør det, og har hver vundet én gang, færrest træk
people-listed = Vis det i venterummet for alle på denne server
people-lobby-link = Se, hvem der ellers vil spille
people-create = Opret partiet
people-waiting = Venter på den anden spiller. Send linket til den, du vil spille med.
people-waiting-two = To pladser er ledige. Send et link til hver spiller.
people-here-only = Denne adresse virker kun på denne computer: Andre kan ikke nå den. Vil du spille med nogen et andet sted, så start serveren på en adresse, som de kan nå.
people-link = Linket til den anden spiller
people-link-side = Linket ({ $side })
people-code = QR-kode: { $what }
people-share = Del…
people-watch-link = Linket til tilskuerne
people-is-listed = Partiet er i venterummet.
people-own-invitation = Dette er dit eget parti: linket er til den anden spiller. Pladsen er stadig ledig.
people-call-off = Aflys partiet
people-call-off-title = Aflys partiet?
people-call-off-words = Linkene virker så ikke længere.
people-call-off-no = Vent videre
people-called-off = Dette parti er aflyst.
people-sides = Sider
people-sides-drawn = der trækkes lod om siderne
people-seat-open = ledig
people-board = Brættet: { $layout }

## At sætte sig til et parti

people-invites = { $name } inviterer dig til et parti.
people-invites-nobody = Du er inviteret til et parti.
people-you-get = Du spiller som { $side }.
people-sit = Sæt dig
people-only-watch = Se kun på
people-watching = Du er tilskuer. Partiet begynder, når begge pladser er taget.
people-taken = En anden har taget denne plads. Du kan se partiet eller spille et andet.
people-watch = Se partiet
people-invite-somebody = Invitér nogen
people-begins = Begge pladser er taget. Partiet begynder.
people-begins-with = Partiet begynder. Du spiller som { $side } mod { $name }.
people-device = Spil på en anden enhed
people-device-words = Åbn linket på den anden enhed for at spille videre der. Så har begge enheder pladsen. Den, der har linket, kan spille for dig, så vis det ikke til andre.
people-device-link = Linket til din plads
people-device-other = Denne browser har allerede en plads i partiet og beholder den. Linket, du fulgte, er til en anden plads.

## Venterummet

lobby-title = Venterum
lobby-lead = Folk på denne server, der vil spille. Sæt dig, og partiet begynder.
lobby-empty = Ingen venter på en spiller lige nu. Opret et parti, og vis det her.
lobby-create = Opret et parti
lobby-own = Dit eget parti
lobby-look = Se på det
lobby-you-play = du spiller som { $side }
lobby-choose-side = vælg side
lobby-pie = kageregel
lobby-two = to partier

## Når noget går galt

error-seat-taken = En anden har taget denne plads.
error-not-invited = Dette link er ikke en invitation til partiet. Bed om et nyt.
