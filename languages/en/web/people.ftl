## Games with other people

people-against = Against
people-against-engine = The engine
people-against-person = Another person, by a link
people-against-screen = Another person at this screen
people-against-watch = Nobody: watch two engines
people-against-others = Nobody: two other people play, by links
people-level = Engine level
people-name = Your name
people-name-hint = The other player and those who watch see it. It may be left empty. This browser remembers it.
people-no-name = a player without a name
people-clock = Clock
people-clock-attackers = Clock of the attackers
people-clock-defenders = Clock of the defenders
people-clock-none = no clock
people-clock-sudden = { $minutes } min + { $seconds } s a turn
people-clock-periods = { $minutes } min, then { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
  }
people-clock-own = other times
people-clock-kind = Kind of clock
people-clock-kind-sudden-death = time for the game, and more after every turn
people-clock-kind-byo-yomi = time for the game, then periods (byo-yomi)
people-clock-kind-correspondence = days for every turn
people-clock-unequal = Unequal times (a handicap)
people-clock-mixed = Give days for a turn to both sides, or to neither.
people-number-minutes = Minutes for the game
people-number-increment = Seconds more after a turn
people-number-period = Seconds of a period
people-number-periods = Periods
people-number-days = Days for a turn
people-number-wrong = Enter a whole number from { $least } to { $most }.
people-fair = Fairness
people-fair-none = One game, as it is
people-fair-pie = Pie rule: after the first turn, the second player may take the first player’s side
people-fair-two = Two games: each plays both sides once; more points decide, and if each has won once, fewer moves
people-listed = Show it in the lobby, to everyone on this server
people-lobby-link = See who else wants to play
people-create = Create the game
people-waiting = Waiting for the other player. Send the link to whoever you want to play with.
people-waiting-two = Two seats are open. Send a link to each player.
people-here-only = This address works on this computer only: others cannot reach it. To play with a person elsewhere, start the server on an address that they can reach.
people-link = The link for the other player
people-link-side = The link for the { $side }
people-code = QR code: { $what }
people-share = Share…
people-watch-link = The link for those who watch
people-is-listed = The game is in the lobby.
people-own-invitation = This is your own game: the link is for the other player. Nobody has taken the seat.
people-call-off = Call the game off
people-call-off-title = Call the game off?
people-call-off-words = The links to it will no longer work.
people-call-off-no = Keep waiting
people-called-off = This game was called off.
people-sides = Sides
people-sides-drawn = sides are drawn
people-seat-open = open
people-board = The board: { $layout }

## Joining a game

people-invites = { $name } invites you to a game.
people-invites-nobody = You are invited to a game.
people-you-get = You play the { $side }.
people-sit = Sit down
people-only-watch = Only watch
people-watching = You are watching. The game begins when both seats are taken.
people-taken = Somebody else has taken this seat. You can watch the game, or play another.
people-watch = Watch the game
people-invite-somebody = Invite somebody
people-begins = Both seats are taken. The game begins.
people-begins-with = The game begins. You play the { $side } against { $name }.
people-device = Play on another device
people-device-words = Open this link on the other device to play on there. Both devices then have the seat. Whoever has the link can play for you, so show it to nobody else.
people-device-link = The link to your seat
people-device-other = This browser already has a seat in this game, and keeps it. The link that you followed is to another seat.

## The lobby

lobby-title = Lobby
lobby-lead = People on this server who want to play. Sit down, and the game begins.
lobby-empty = Nobody is waiting for a player at the moment. Create a game and show it here.
lobby-create = Create a game
lobby-own = Your own game
lobby-look = Look at it
lobby-you-play = you play the { $side }
lobby-choose-side = choose a side
lobby-pie = pie rule
lobby-two = two games

## Things that go wrong

error-seat-taken = Somebody else has taken this seat.
error-not-invited = This link is not an invitation to this game. Ask for a new one.
