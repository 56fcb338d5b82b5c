## Ramen kring varje sida

site-name = hnefi
site-tagline = Evangeliernas spel och dess släktingar
skip-to-content = Hoppa till innehållet
nav-label = Huvudmeny
nav-play = Spela
nav-lobby = Väntrum
nav-learn = Lär dig
nav-rules = Regler
nav-settings = Inställningar
nav-puzzles = Problem
nav-studies = Balans
nav-compare = Jämför
nav-history = Historia
nav-analysis = Analys
nav-library = Bibliotek
language-label = Språk
theme-label = Tema
theme-auto = Som systemet
theme-light = Ljust
theme-dark = Mörkt
footer-words = Allt här körs på datorn som levererar den här sidan; ingenting hämtas från någon annan.
footer-licences = Delarnas licenser
page-title = { $page } · hnefi
missing-title = Sidan hittades inte
missing-words = Det finns ingen sida på den här adressen.
missing-home = Tillbaka till startsidan
failed-title = Ett fel uppstod
waiting = Ett ögonblick…
try-again = Försök igen
version-new = En ny version finns.
version-reload = Ladda om

## Det som kan gå fel, efter serverns kod

error-bad-request = Servern förstod inte förfrågan.
error-unreadable-record = Texten kändes inte igen som ett parti eller en ställning, eller så är den skadad.
error-unknown-ruleset = Det finns inget regelverk med det namnet.
error-unknown-layout = Här finns ingen uppställning med det namnet.
error-unknown-version = Det har aldrig funnits någon version med det numret.
error-not-found = Det finns inget sådant parti här.
error-not-your-seat = Du har ingen plats i det här partiet; du kan bara titta på.
error-not-your-turn = Det är inte din tur.
error-illegal-move = Reglerna tillåter inte det draget.
error-game-over = Partiet är slut.
error-out-of-step = Partiet har gått vidare under tiden.
error-nothing-to-take-back = Det finns inget att ta tillbaka.
error-no-offer = Ingen har erbjudit remi.
error-too-large = Det här är mer än servern tar emot.
error-too-many-requests = För många förfrågningar. Vänta en stund och försök igen.
error-busy = Servern är upptagen. Försök igen om ett ögonblick.
error-storage-full = Serverns disk är full, så detta kunde inte sparas. Administratören måste frigöra utrymme.
error-internal = Något gick fel i servern.
error-offline = Servern går inte att nå.
error-close = Stäng
error-exactly = Det exakta meddelandet, på engelska

## Sidor och pjäser

side-attackers = angripare
side-defenders = försvarare
side-with-name = { $name } ({ $role })
piece-special = { $kind } ({ $side })
piece-commander = befälhavare
piece-knight = riddare
piece-mercenary = legosoldat
piece-guard = vakt
mark-throne = borg
mark-corner = hörn
mark-camp = läger
mark-variegated = brokig punkt
piece-letter-attacker = A
piece-letter-defender = F
piece-letter-king = K

standing-stated = skriven
standing-pictured = visad
standing-reading = vår tolkning
standing-stated-title = Källan säger det.
standing-pictured-title = Källan visar det bara, i en bild eller en bildtext.
standing-reading-title = Källan tiger eller är oklar; det här är vår tolkning.
