## Partien mit anderen

people-against = Gegen
people-against-engine = Die Engine
people-against-person = Eine andere Person, über einen Link
people-against-screen = Eine andere Person an diesem Bildschirm
people-against-watch = Niemanden: zwei Engines zusehen
people-against-others = Niemanden: zwei andere spielen, über Links
people-level = Stärke der Engine
people-name = Dein Name
people-name-hint = Mitspieler und Zuschauer sehen ihn. Er darf leer bleiben. Dieser Browser merkt ihn sich.
people-no-name = jemand ohne Namen
people-clock = Uhr
people-clock-attackers = Uhr der Angreifer
people-clock-defenders = Uhr der Verteidiger
people-clock-none = ohne Uhr
people-clock-sudden = { $minutes } min + { $seconds } s pro Zug
people-clock-periods = { $minutes } min, dann { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
people-clock-own = andere Zeiten
people-clock-kind = Art der Uhr
people-clock-kind-sudden-death = Zeit für die Partie, und mehr nach jedem Zug
people-clock-kind-byo-yomi = Zeit für die Partie, dann Perioden (Byoyomi)
people-clock-kind-correspondence = Tage für jeden Zug
people-clock-unequal = Ungleiche Zeiten (eine Vorgabe)
people-clock-mixed = Gib beiden Seiten Tage pro Zug oder keiner.
people-number-minutes = Minuten für die Partie
people-number-increment = Sekunden mehr nach einem Zug
people-number-period = Sekunden einer Periode
people-number-periods = Perioden
people-number-days = Tage für einen Zug
people-number-wrong = Gib eine ganze Zahl von { $least } bis { $most } ein.
people-fair = Ausgleich
people-fair-none = Eine Partie, wie sie ist
people-fair-pie = Kuchenregel: Nach dem ersten Zug darf der zweite Spieler die Seite des ersten übernehmen
people-fair-two = Zwei Partien: Jeder spielt jede Seite einmal; mehr Punkte entscheiden, und hat jeder einmal gewonnen, weniger Züge
people-listed = Im Foyer allen auf diesem Server zeigen
people-lobby-link = Sehen, wer sonst spielen will
people-create = Partie anlegen
people-waiting = Warten auf den Mitspieler. Schick den Link der Person, mit der du spielen willst.
people-waiting-two = Zwei Plätze sind frei. Schick jedem Spieler einen Link.
people-here-only = Diese Adresse gilt nur auf diesem Computer: Andere erreichen sie nicht. Um mit jemandem anderswo zu spielen, starte den Server unter einer Adresse, die auch andere erreichen.
people-link = Der Link für den Mitspieler
people-link-side = Der Link für die Seite: { $side }
people-code = QR-Code: { $what }
people-share = Teilen …
people-watch-link = Der Link für Zuschauer
people-is-listed = Die Partie steht im Foyer.
people-own-invitation = Das ist deine eigene Partie: Der Link ist für den Mitspieler. Der Platz ist noch frei.
people-call-off = Partie absagen
people-call-off-title = Partie absagen?
people-call-off-words = Die Links führen dann nicht mehr weiter.
people-call-off-no = Weiter warten
people-called-off = Diese Partie wurde abgesagt.
people-sides = Seiten
people-sides-drawn = Seiten werden ausgelost
people-seat-open = frei
people-board = Das Brett: { $layout }

## Eine Partie annehmen

people-invites = { $name } lädt dich zu einer Partie ein.
people-invites-nobody = Du bist zu einer Partie eingeladen.
people-you-get = Du spielst: { $side }.
people-sit = Platz nehmen
people-only-watch = Nur zusehen
people-watching = Du siehst zu. Die Partie beginnt, wenn beide Plätze besetzt sind.
people-taken = Jemand anders hat diesen Platz genommen. Du kannst zusehen oder eine andere Partie spielen.
people-watch = Der Partie zusehen
people-invite-somebody = Jemanden einladen
people-begins = Beide Plätze sind besetzt. Die Partie beginnt.
people-begins-with = Die Partie beginnt. Du führst die { $side } gegen { $name }.
people-device = Auf einem anderen Gerät spielen
people-device-words = Öffne diesen Link auf dem anderen Gerät, um dort weiterzuspielen. Danach haben beide Geräte den Platz. Wer den Link hat, kann für dich spielen, also zeig ihn sonst niemandem.
people-device-link = Der Link zu deinem Platz
people-device-other = Dieser Browser hat schon einen Platz in dieser Partie und behält ihn. Der Link führt zu einem anderen Platz.

## Das Foyer

lobby-title = Foyer
lobby-lead = Leute auf diesem Server, die spielen wollen. Nimm Platz, und die Partie beginnt.
lobby-empty = Gerade wartet niemand auf einen Mitspieler. Leg eine Partie an und zeig sie hier.
lobby-create = Eine Partie anlegen
lobby-own = Deine eigene Partie
lobby-look = Ansehen
lobby-you-play = du spielst: { $side }
lobby-choose-side = Seite frei wählbar
lobby-pie = Kuchenregel
lobby-two = zwei Partien

## Was misslingen kann

error-seat-taken = Jemand anders hat diesen Platz genommen.
error-not-invited = Dieser Link ist keine Einladung zu dieser Partie. Bitte um einen neuen.
