## Partier med andra

people-against = Mot
people-against-engine = Motorn
people-against-person = En annan person, med en länk
people-against-screen = En annan person vid den här skärmen
people-against-watch = Ingen: titta på två motorer
people-against-others = Ingen: två andra spelar, med länkar
people-level = Motorns styrka
people-name = Ditt namn
people-name-hint = Den andra spelaren och åskådarna ser det. Det får vara tomt. Webbläsaren minns det.
people-no-name = en spelare utan namn
people-clock = Klocka
people-clock-attackers = Angriparnas klocka
people-clock-defenders = Försvararnas klocka
people-clock-none = ingen klocka
people-clock-sudden = { $minutes } min + { $seconds } s per drag
people-clock-periods = { $minutes } min, sedan { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] en dag per drag
   *[other] { $days } dagar per drag
  }
people-clock-own = andra tider
people-clock-kind = Typ av klocka
people-clock-kind-sudden-death = tid för partiet, och mer efter varje drag
people-clock-kind-byo-yomi = tid för partiet, sedan perioder (byo-yomi)
people-clock-kind-correspondence = dagar för varje drag
people-clock-unequal = Olika tider (ett handikapp)
people-clock-mixed = Ge båda sidor dagar per drag, eller ingen av dem.
people-number-minutes = Minuter för partiet
people-number-increment = Sekunder mer efter ett drag
people-number-period = Sekunder i en period
people-number-periods = Perioder
people-number-days = Dagar för ett drag
people-number-wrong = Skriv ett heltal från { $least } till { $most }.
people-fair = Rättvisa
people-fair-none = Ett parti, som det är
people-fair-pie = Tårtregeln: efter det första draget får den andra spelaren ta över den förstas sida
people-fair-two = Två partier: var och en spelar båda sidor en gång; flest poäng avgör, och har båda vunnit en gång, minst antal drag
people-listed = Visa det i väntrummet för alla på den här servern
people-lobby-link = Se vilka andra som vill spela
people-create = Skapa partiet
people-waiting = Väntar på den andra spelaren. Skicka länken till den du vill spela med.
people-waiting-two = Två platser är lediga. Skicka en länk till varje spelare.
people-here-only = Den här adressen fungerar bara på den här datorn: andra når den inte. Vill du spela med någon på annat håll, starta servern på en adress som de kan nå.
people-link = Länken till den andra spelaren
people-link-side = Länken till { $side }
people-code = QR-kod: { $what }
people-share = Dela …
people-watch-link = Länken till åskådarna
people-is-listed = Partiet finns i väntrummet.
people-own-invitation = Det här är ditt eget parti: länken är till den andra spelaren. Platsen är fortfarande ledig.
people-call-off = Ställ in partiet
people-call-off-title = Ställa in partiet?
people-call-off-words = Länkarna slutar då att fungera.
people-call-off-no = Vänta vidare
people-called-off = Det här partiet är inställt.
people-sides = Sidor
people-sides-drawn = sidorna lottas
people-seat-open = ledig
people-board = Brädet: { $layout }

## Att sätta sig vid ett parti

people-invites = { $name } bjuder in dig till ett parti.
people-invites-nobody = Du är inbjuden till ett parti.
people-you-get = Du spelar { $side }.
people-sit = Slå dig ner
people-only-watch = Bara titta på
people-watching = Du är åskådare. Partiet börjar när båda platserna är tagna.
people-taken = Någon annan har tagit den här platsen. Du kan titta på partiet eller spela ett annat.
people-watch = Titta på partiet
people-invite-somebody = Bjud in någon
people-begins = Båda platserna är tagna. Partiet börjar.
people-begins-with = Partiet börjar. Du spelar { $side } mot { $name }.
people-device = Spela på en annan enhet
people-device-words = Öppna länken på den andra enheten för att spela vidare där. Båda enheterna har då platsen. Den som har länken kan spela åt dig, så visa den inte för någon annan.
people-device-link = Länken till din plats
people-device-other = Den här webbläsaren har redan en plats i partiet och behåller den. Länken du följde går till en annan plats.

## Väntrummet

lobby-title = Väntrum
lobby-lead = Folk på den här servern som vill spela. Slå dig ner, så börjar partiet.
lobby-empty = Ingen väntar på en spelare just nu. Skapa ett parti och visa det här.
lobby-create = Skapa ett parti
lobby-own = Ditt eget parti
lobby-look = Titta på det
lobby-you-play = du spelar { $side }
lobby-choose-side = välj sida
lobby-pie = tårtregel
lobby-two = två partier

## När något går fel

error-seat-taken = Någon annan har tagit den här platsen.
error-not-invited = Den här länken är ingen inbjudan till partiet. Be om en ny.
