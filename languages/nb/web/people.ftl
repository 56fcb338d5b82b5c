## Partier med andre

people-against = Mot
people-against-engine = Motoren
people-against-person = En annen person, med en lenke
people-against-screen = En annen person ved denne skjermen
people-against-watch = Ingen: se to motorer spille
people-against-others = Ingen: to andre spiller, med lenker
people-level = Motorens styrke
people-name = Navnet ditt
people-name-hint = Den andre spilleren og tilskuerne ser det. Det kan stå tomt. Denne nettleseren husker det.
people-no-name = en spiller uten navn
people-clock = Klokke
people-clock-attackers = Angripernes klokke
people-clock-defenders = Forsvarernes klokke
people-clock-none = ingen klokke
people-clock-sudden = { $minutes } min + { $seconds } s per tur
people-clock-periods = { $minutes } min, deretter { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] én dag per tur
   *[other] { $days } dager per tur
  }
people-clock-own = andre tider
people-clock-kind = Type klokke
people-clock-kind-sudden-death = tid til partiet, og mer etter hver tur
people-clock-kind-byo-yomi = tid til partiet, deretter perioder (byo-yomi)
people-clock-kind-correspondence = dager til hver tur
people-clock-unequal = Ulik tid (et handikap)
people-clock-mixed = Gi begge sider dager per tur, eller ingen av dem.
people-number-minutes = Minutter til partiet
people-number-increment = Sekunder mer etter en tur
people-number-period = Sekunder i en periode
people-number-periods = Perioder
people-number-days = Dager til en tur
people-number-wrong = Skriv et helt tall fra { $least } til { $most }.
people-fair = Rettferdighet
people-fair-none = Ett parti, som det er
people-fair-pie = Kakeregelen: etter den første turen kan den andre spilleren overta den førstes side
people-fair-two = To partier: hver spiller begge sider én gang; flest poeng avgjør, og har hver vunnet én gang, færrest trekk
people-listed = Vis det i venterommet for alle på denne serveren
people-lobby-link = Se hvem andre som vil spille
people-create = Opprett partiet
people-waiting = Venter på den andre spilleren. Send lenken til den du vil spille med.
people-waiting-two = To plasser er ledige. Send en lenke til hver spiller.
people-here-only = Denne adressen virker bare på denne datamaskinen: Andre kan ikke nå den. Vil du spille med noen et annet sted, må du starte serveren på en adresse som de kan nå.
people-link = Lenken til den andre spilleren
people-link-side = Lenke for { $side }
people-code = QR-kode: { $what }
people-share = Del …
people-watch-link = Lenken til tilskuerne
people-is-listed = Partiet er i venterommet.
people-own-invitation = Dette er ditt eget parti: lenken er til den andre spilleren. Plassen er fortsatt ledig.
people-call-off = Avlys partiet
people-call-off-title = Avlyse partiet?
people-call-off-words = Lenkene virker da ikke lenger.
people-call-off-no = Vent videre
people-called-off = Dette partiet er avlyst.
people-sides = Sider
people-sides-drawn = sidene trekkes
people-seat-open = ledig
people-board = Brettet: { $layout }

## Å bli med i et parti

people-invites = { $name } inviterer deg til et parti.
people-invites-nobody = Du er invitert til et parti.
people-you-get = Du spiller som { $side }.
people-sit = Sett deg
people-only-watch = Bare se på
people-watching = Du er tilskuer. Partiet begynner når begge plassene er tatt.
people-taken = Noen andre har tatt denne plassen. Du kan se på partiet eller spille et annet.
people-watch = Se på partiet
people-invite-somebody = Inviter noen
people-begins = Begge plassene er tatt. Partiet begynner.
people-begins-with = Partiet begynner. Du spiller som { $side } mot { $name }.
people-device = Spill på en annen enhet
people-device-words = Åpne lenken på den andre enheten for å spille videre der. Da har begge enhetene plassen. Den som har lenken, kan spille for deg, så ikke vis den til andre.
people-device-link = Lenken til plassen din
people-device-other = Denne nettleseren har allerede en plass i partiet og beholder den. Lenken du fulgte, er til en annen plass.

## Venterommet

lobby-title = Venterom
lobby-lead = Folk på denne serveren som vil spille. Sett deg, og partiet begynner.
lobby-empty = Ingen venter på en spiller akkurat nå. Opprett et parti og vis det her.
lobby-create = Opprett et parti
lobby-own = Ditt eget parti
lobby-look = Se på det
lobby-you-play = du spiller som { $side }
lobby-choose-side = velg side
lobby-pie = kakeregel
lobby-two = to partier

## Når noe går galt

error-seat-taken = Noen andre har tatt denne plassen.
error-not-invited = Denne lenken er ikke en invitasjon til partiet. Be om en ny.
