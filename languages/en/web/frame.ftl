## The frame of every page

site-name = hnefi
site-tagline = The game of the Gospels and other tafl games
skip-to-content = Skip to content
nav-label = Main menu
nav-play = Play
nav-lobby = Lobby
nav-learn = Learn
nav-rules = Rules
nav-settings = Settings
nav-puzzles = Puzzles
nav-studies = Balance
nav-compare = Compare
nav-history = History
nav-analysis = Analysis
nav-library = Library
language-label = Language
theme-label = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
footer-words = Everything runs on the machine that serves this page. It connects to no other.
footer-licences = Licences
page-title = { $page } · hnefi
missing-title = Page not found
missing-words = There is no page at this address.
missing-home = Back to the home page
failed-title = Something went wrong
waiting = Loading…
try-again = Try again
version-new = A new version is there.
version-reload = Reload

## Things that go wrong, by the server's code

error-bad-request = The server did not understand this request.
error-unreadable-record = This text was not recognised as a game record or a position, or it is damaged.
error-unknown-ruleset = There is no rule set with this name.
error-unknown-layout = There is no layout with this name.
error-unknown-version = There is no version with this number.
error-not-found = This game does not exist.
error-not-your-seat = You are not a player in this game. You can only watch it.
error-not-your-turn = It is not your turn.
error-illegal-move = This move is not legal.
error-game-over = The game is over.
error-out-of-step = The game has changed in the meantime.
error-nothing-to-take-back = There is nothing to take back.
error-no-offer = There is no draw offer.
error-too-large = The server does not accept this much data.
error-too-many-requests = Too many requests. Wait a moment and try again.
error-busy = The server is busy. Try again in a moment.
error-storage-full = The server’s disk is full, so this could not be saved. The administrator must free some space.
error-internal = The server had an internal error.
error-offline = The server cannot be reached.
error-close = Dismiss
error-exactly = Details

## Sides and pieces

side-attackers = attackers
side-defenders = defenders
side-with-name = { $name } ({ $role })
piece-special = { $kind } of the { $side }
piece-commander = commander
piece-knight = knight
piece-mercenary = mercenary
piece-guard = guard
mark-throne = throne
mark-corner = corner
mark-camp = camp
mark-variegated = variegated point
piece-letter-attacker = A
piece-letter-defender = D
piece-letter-king = K

standing-stated = stated
standing-pictured = pictured
standing-reading = our reading
standing-stated-title = The source says so.
standing-pictured-title = The source only shows it, in a picture or a caption.
standing-reading-title = The source is silent or unclear. This is our reading.
