## Umgjörð hverrar síðu

site-name = hnefi
site-tagline = Guðspjallataflið og skyld töfl
skip-to-content = Beint í efnið
nav-label = Aðalvalmynd
nav-play = Tefla
nav-lobby = Anddyri
nav-learn = Læra
nav-rules = Reglur
nav-settings = Stillingar
nav-puzzles = Þrautir
nav-studies = Jafnvægi
nav-compare = Bera saman
nav-history = Saga
nav-analysis = Greining
nav-library = Taflsafn
language-label = Tungumál
theme-label = Þema
theme-auto = Eins og kerfið
theme-light = Ljóst
theme-dark = Dökkt
footer-words = Allt hér fer fram á tölvunni sem miðlar þessari síðu; ekkert er sótt annað.
footer-licences = Leyfi einstakra hluta
page-title = { $page } · hnefi
missing-title = Síðan fannst ekki
missing-words = Það er engin síða á þessari vefslóð.
missing-home = Aftur á forsíðu
failed-title = Villa kom upp
waiting = Augnablik…
try-again = Reyna aftur
version-new = Ný útgáfa er komin.
version-reload = Endurhlaða

## Það sem fer úrskeiðis, eftir kóða þjónsins

error-bad-request = Þjónninn skildi ekki þessa beiðni.
error-unreadable-record = Textinn þekktist ekki sem viðureign eða staða, eða hann er skemmdur.
error-unknown-ruleset = Ekkert reglusafn ber þetta heiti.
error-unknown-layout = Hér er engin uppstilling með þessu heiti.
error-unknown-version = Útgáfa með þessu númeri hefur aldrei verið til.
error-not-found = Slík viðureign er ekki hér.
error-not-your-seat = Þú átt ekki sæti í þessari viðureign: þú getur aðeins fylgst með henni.
error-not-your-turn = Þú átt ekki leik.
error-illegal-move = Reglurnar leyfa ekki þennan leik.
error-game-over = Taflinu er lokið.
error-out-of-step = Taflið hefur haldið áfram á meðan.
error-nothing-to-take-back = Það er enginn leikur til að taka til baka.
error-no-offer = Ekkert jafnteflisboð liggur fyrir.
error-too-large = Þetta er meira en þjónninn tekur við.
error-too-many-requests = Of margar beiðnir. Bíddu andartak og reyndu aftur.
error-busy = Þjónninn er upptekinn. Reyndu aftur eftir andartak.
error-storage-full = Diskur þjónsins er fullur og því var ekki hægt að vista þetta. Kerfisstjóri þarf að losa pláss.
error-internal = Eitthvað fór úrskeiðis í þjóninum.
error-offline = Ekki næst samband við þjóninn.
error-close = Loka
error-exactly = Nákvæm skilaboð, á ensku

## Lið og menn

side-attackers = sóknarmenn
side-defenders = varnarmenn
side-with-name = { $name } ({ $role })
piece-special = { $kind } ({ $side })
piece-commander = foringi
piece-knight = riddari
piece-mercenary = málaliði
piece-guard = vörður
mark-throne = hásæti
mark-corner = horn
mark-camp = herbúðir
mark-variegated = mislitur punktur
piece-letter-attacker = S
piece-letter-defender = V
piece-letter-king = K

standing-stated = sagt
standing-pictured = sýnt
standing-reading = okkar túlkun
standing-stated-title = Heimildin segir það.
standing-pictured-title = Heimildin aðeins sýnir það, á mynd eða í myndatexta.
standing-reading-title = Heimildin þegir eða er óskýr; þetta er okkar túlkun.
