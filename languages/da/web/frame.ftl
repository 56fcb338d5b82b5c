## Rammen om hver side

site-name = hnefi
site-tagline = Evangeliernes spil og dets slægt
skip-to-content = Gå til indholdet
nav-label = Hovedmenu
nav-play = Spil
nav-lobby = Venterum
nav-learn = Lær
nav-rules = Regler
nav-settings = Indstillinger
nav-puzzles = Opgaver
nav-studies = Balance
nav-compare = Sammenlign
nav-history = Historie
nav-analysis = Analyse
nav-library = Bibliotek
language-label = Sprog
theme-label = Tema
theme-auto = System
theme-light = Lyst
theme-dark = Mørkt
footer-words = Alt her foregår på den maskine, der leverer siden; ingen anden bliver spurgt om noget.
footer-licences = Licenser for de enkelte dele
page-title = { $page } · hnefi
missing-title = Siden findes ikke
missing-words = Der er ingen side på denne adresse.
missing-home = Tilbage til forsiden
failed-title = Der opstod en fejl
waiting = Et øjeblik…
try-again = Prøv igen
version-new = Der er en ny version.
version-reload = Genindlæs

## Det, der går galt, efter serverens kode

error-bad-request = Serveren forstod ikke forespørgslen.
error-unreadable-record = Teksten kunne ikke genkendes som et parti eller en stilling, eller den er beskadiget.
error-unknown-ruleset = Der findes intet regelsæt med det navn.
error-unknown-layout = Her er ingen opstilling med det navn.
error-unknown-version = Der har aldrig været en version med det nummer.
error-not-found = Det parti findes ikke her.
error-not-your-seat = Du har ingen plads i dette parti: du kan kun se på.
error-not-your-turn = Det er ikke din tur.
error-illegal-move = Reglerne tillader ikke det træk.
error-game-over = Partiet er slut.
error-out-of-step = Partiet er gået videre imens.
error-nothing-to-take-back = Der er intet at tage tilbage.
error-no-offer = Ingen har tilbudt remis.
error-too-large = Det er mere, end serveren tager imod.
error-too-many-requests = For mange forespørgsler. Vent et øjeblik, og prøv igen.
error-busy = Serveren har travlt. Prøv igen om et øjeblik.
error-storage-full = Serverens disk er fuld, så dette kunne ikke gemmes. Administratoren må frigøre plads.
error-internal = Noget gik galt i serveren.
error-offline = Der er ikke forbindelse til serveren.
error-close = Luk
error-exactly = Den nøjagtige besked, på engelsk

## Sider og brikker

side-attackers = angribere
side-defenders = forsvarere
side-with-name = { $name } ({ $role })
piece-special = { $kind } ({ $side })
piece-commander = hærfører
piece-knight = ridder
piece-mercenary = lejesoldat
piece-guard = vagt
mark-throne = borg
mark-corner = hjørne
mark-camp = lejr
mark-variegated = broget punkt
piece-letter-attacker = A
piece-letter-defender = F
piece-letter-king = K

standing-stated = skrevet
standing-pictured = vist
standing-reading = vores læsning
standing-stated-title = Kilden siger det.
standing-pictured-title = Kilden viser det kun, i et billede eller en billedtekst.
standing-reading-title = Kilden tier eller er uklar; dette er vores læsning.
