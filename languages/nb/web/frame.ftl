## Rammen rundt hver side

site-name = hnefi
site-tagline = Evangeliespillet og slektningene
skip-to-content = Gå til innholdet
nav-label = Hovedmeny
nav-play = Spill
nav-lobby = Venterom
nav-learn = Lær
nav-rules = Regler
nav-settings = Innstillinger
nav-puzzles = Nøtter
nav-studies = Balanse
nav-compare = Sammenlign
nav-history = Historie
nav-analysis = Analyse
nav-library = Bibliotek
language-label = Språk
theme-label = Tema
theme-auto = Som systemet
theme-light = Lyst
theme-dark = Mørkt
footer-words = Alt her kjører på maskinen som leverer denne siden; ingen andre blir spurt om noe.
footer-licences = Lisensene til delene
page-title = { $page } · hnefi
missing-title = Siden finnes ikke
missing-words = Det finnes ingen side på denne adressen.
missing-home = Tilbake til forsiden
failed-title = Det oppstod en feil
waiting = Et øyeblikk …
try-again = Prøv igjen
version-new = Ny versjon er klar.
version-reload = Last på nytt

## Det som kan gå galt, etter serverens kode

error-bad-request = Serveren forsto ikke denne forespørselen.
error-unreadable-record = Teksten ble ikke gjenkjent som et parti eller en stilling, eller den er skadet.
error-unknown-ruleset = Det finnes ikke noe regelsett med dette navnet.
error-unknown-layout = Her er ingen oppstilling med dette navnet.
error-unknown-version = Det har aldri vært en versjon med dette nummeret.
error-not-found = Det finnes ikke noe slikt parti her.
error-not-your-seat = Du har ingen plass i dette partiet, du kan bare se på.
error-not-your-turn = Det er ikke din tur.
error-illegal-move = Reglene tillater ikke dette trekket.
error-game-over = Partiet er slutt.
error-out-of-step = Partiet har gått videre i mellomtiden.
error-nothing-to-take-back = Det er ingenting å ta tilbake.
error-no-offer = Ingen har tilbudt remis.
error-too-large = Dette er mer enn serveren tar imot.
error-too-many-requests = For mange forespørsler. Vent litt, og prøv igjen.
error-busy = Serveren er opptatt. Prøv igjen om et øyeblikk.
error-storage-full = Disken til serveren er full, så dette kunne ikke lagres. Administratoren må frigjøre plass.
error-internal = Noe gikk galt på serveren.
error-offline = Får ikke kontakt med serveren.
error-close = Lukk
error-exactly = Den nøyaktige meldingen, på engelsk

## Parter og brikker

side-attackers = angripere
side-defenders = forsvarere
side-with-name = { $name } ({ $role })
piece-special = { $kind } ({ $side })
piece-commander = hærfører
piece-knight = ridder
piece-mercenary = leiesoldat
piece-guard = vokter
mark-throne = borg
mark-corner = hjørne
mark-camp = leir
mark-variegated = spraglet punkt
piece-letter-attacker = A
piece-letter-defender = F
piece-letter-king = K

standing-stated = uttalt
standing-pictured = vist
standing-reading = vår tolkning
standing-stated-title = Kilden sier det.
standing-pictured-title = Kilden bare viser det, i et bilde eller en bildetekst.
standing-reading-title = Kilden er taus eller uklar; dette er vår tolkning.
