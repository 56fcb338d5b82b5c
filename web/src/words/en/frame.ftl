## The frame of every page

site-name = hnefi
site-tagline = The game of the Gospels, and its kin
skip-to-content = Skip to the content
nav-label = Main
nav-play = Play
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
theme-label = Light
theme-auto = System
theme-light = By day
theme-dark = By night
footer-words = Everything here runs on the machine that serves this page; nothing is asked of any other.
footer-licences = Licences of its parts
page-title = { $page } · hnefi
missing-title = This leaf is lost
missing-words = There is nothing at this address.
missing-home = Back to the first page
trouble-title = Something is amiss
waiting = One moment…
try-again = Try again

## Things that go wrong, by the server's code

error-bad-request = The server did not understand this request.
error-unknown-ruleset = There is no rule set of this name.
error-unknown-layout = There is no layout of this name here.
error-unknown-version = There never was a version of this number.
error-not-found = There is no such game here.
error-not-your-seat = You have no seat in this game: you may only watch it.
error-not-your-turn = It is not your turn.
error-illegal-move = The rules do not allow this move.
error-game-over = The game is over.
error-out-of-step = The game has moved on in the meantime.
error-nothing-to-take-back = There is nothing to take back.
error-no-offer = No draw is being offered.
error-too-large = This is more than the server takes.
error-too-many-requests = That was too quick for the server. Wait a little.
error-busy = The server is busy. Try again in a moment.
error-storage-full = The server’s disk is full, so this could not be saved. Whoever runs the server has to make room.
error-internal = Something went wrong in the server.
error-offline = The server cannot be reached.
error-close = Close

## Sides and pieces

side-attackers = attackers
side-defenders = defenders
side-with-name = { $name } ({ $role })
# One man of a side, which is called $men; $name is the English of that.
piece-one = { $name ->
    [attackers] attacker
    [defenders] defender
    [counts] count
    [dukes] duke
    [guards] guard
    [mercenaries] mercenary
    [Muscovites] Muscovite
    [princes] prince
    [raiders] raider
    [Swedes] Swede
    [black-men] black man
    [white-men] white man
    [black-ships] black ship
    [white-ships] white ship
   *[other] { $men }
}
piece-special = { $kind } of the { $side }
piece-commander = commander
piece-knight = knight
piece-mercenary = mercenary
piece-guard = guard
mark-throne = castle
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
standing-reading-title = The source is silent or unclear; this is our reading.
