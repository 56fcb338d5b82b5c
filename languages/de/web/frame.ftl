## Der Rahmen jeder Seite

site-name = hnefi
site-tagline = Das Spiel der Evangelien und seine Verwandten
skip-to-content = Zum Inhalt springen
nav-label = Hauptmenü
nav-play = Spielen
nav-lobby = Foyer
nav-learn = Lernen
nav-rules = Regeln
nav-settings = Einstellungen
nav-puzzles = Aufgaben
nav-studies = Balance
nav-compare = Vergleichen
nav-history = Geschichte
nav-analysis = Analyse
nav-library = Bibliothek
language-label = Sprache
theme-label = Farbschema
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
footer-words = Alles hier läuft auf dem Rechner, der diese Seite ausliefert; kein anderer wird nach etwas gefragt.
footer-licences = Lizenzen der Bestandteile
page-title = { $page } · hnefi
missing-title = Seite nicht gefunden
missing-words = Unter dieser Adresse gibt es keine Seite.
missing-home = Zurück zur Startseite
failed-title = Es ist ein Fehler aufgetreten
waiting = Einen Moment …
try-again = Noch einmal versuchen
version-new = Es gibt eine neue Version.
version-reload = Neu laden

## Was schiefgeht, nach dem Code des Servers

error-bad-request = Der Server hat diese Anfrage nicht verstanden.
error-unreadable-record = Dieser Text ist nicht als Partie oder Stellung zu erkennen, oder er ist beschädigt.
error-unknown-ruleset = Ein Regelwerk dieses Namens gibt es nicht.
error-unknown-layout = Es gibt hier keine Aufstellung dieses Namens.
error-unknown-version = Eine Fassung dieser Nummer gab es nie.
error-not-found = Eine solche Partie gibt es hier nicht.
error-not-your-seat = Du hast in dieser Partie keinen Platz: Du kannst nur zusehen.
error-not-your-turn = Du bist nicht am Zug.
error-illegal-move = Die Regeln erlauben diesen Zug nicht.
error-game-over = Die Partie ist zu Ende.
error-out-of-step = Die Partie ist inzwischen weitergegangen.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-no-offer = Es liegt kein Remisangebot vor.
error-too-large = Das ist mehr, als der Server annimmt.
error-too-many-requests = Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
error-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
error-storage-full = Der Speicher des Servers ist voll, deshalb konnte das nicht gespeichert werden. Die Serververwaltung muss Platz schaffen.
error-internal = Im Server ist etwas schiefgegangen.
error-offline = Der Server ist nicht zu erreichen.
error-close = Schließen
error-exactly = Die genaue Meldung, auf Englisch

## Seiten und Steine

side-attackers = Angreifer
side-defenders = Verteidiger
side-with-name = { $name } ({ $role })
piece-special = { $kind } der { $side }
piece-commander = Kommandant
piece-knight = Ritter
piece-mercenary = Söldner
piece-guard = Wächter
mark-throne = Thron
mark-corner = Ecke
mark-camp = Lager
mark-variegated = gescheckter Punkt
piece-letter-attacker = A
piece-letter-defender = V
piece-letter-king = K

standing-stated = ausdrücklich
standing-pictured = abgebildet
standing-reading = unsere Lesart
standing-stated-title = Die Quelle sagt es so.
standing-pictured-title = Die Quelle zeigt es nur, in einem Bild oder einer Bildunterschrift.
standing-reading-title = Die Quelle schweigt oder ist unklar; das ist unsere Lesart.
