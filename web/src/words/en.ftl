## The frame of every page

site-name = hnefi
site-tagline = The game of the Gospels, and its kin
skip-to-content = Skip to the content
nav-label = Main
nav-play = Play
nav-rules = Rules
nav-compare = Compare
language-label = Language
theme-label = Theme
theme-auto = System
theme-light = Parchment
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
error-unknown-layout = This rule set has no layout of this name.
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
error-internal = Something went wrong in the server.
error-offline = The server cannot be reached.
error-close = Close

## Sides and pieces

side-attackers = attackers
side-defenders = defenders
side-with-name = { $name } ({ $role })
piece-special = { $kind } of the { $side }
piece-commander = commander
piece-knight = knight
piece-mercenary = mercenary
piece-guard = guard
mark-throne = castle
mark-corner = corner
mark-camp = camp
mark-variegated = variegated point

## The first page

home-title = Play
home-lead = One side holds the castle in the middle, the other has closed a ring around it. The king must break out.
home-history = In a gospel-book of the Irish, now at Corpus Christi College, Oxford (MS 122), somebody drew a board of nineteen lines and called it { $alea }, the game of the Gospels. How it was played is not told. Here are the ways in which people have read it since, each rule with its source.
home-play-now = Play { $name } now
home-play-now-note = You lead the { $side } against { $level }, level { $number }.
home-board-label = The opening position: { $layout }
home-recent = Your games
home-recent-yours = You lead the { $side }
home-recent-both = Both sides on this screen
home-recent-watch = Watching
home-recent-moves = { $count ->
    [0] not begun
    [one] one move
   *[other] { $count } moves
  }
home-recent-over = over
home-recent-forget = Forget { $name }
home-choose = Choose your game
form-rules = Rule set
form-about = Read these rules
form-layout = Layout
form-options = Options
form-side = You play
form-side-random = Either, by lot
form-side-both = Both sides, on this screen
form-side-watch = Neither: watch the engine
form-level = Strength of the engine
form-start = Begin the game
form-board = { $size } × { $size }
inferred-badge = inferred
inferred-note = Nobody has shown this layout to us: it is inferred.
featured-badge = featured
dice-badge = dice

## Families of rule sets

family-alea = Alea Evangelii
family-alea-history = The board of a gospel-book of the twelfth century, nineteen lines each way, said to come from king Athelstan's court. The text explains the figures by the Gospels and hardly tells how to play; everything here is reconstruction.
family-tablut = Tablut
family-tablut-history = The game that Linnaeus saw played by the Sami of Lapland in 1732 and described in his diary: the only tafl game whose rules were written down while people played it. Its readings differ over the throne, the camps and the king.
family-tawlbwrdd = Tawl-bwrdd
family-tawlbwrdd-history = The Welsh game, named in the laws of Hywel Dda and described by Robert ap Ifan in 1587: a king and twelve men against twenty-four on eleven lines.
family-hnefatafl = Hnefatafl
family-hnefatafl-history = The games played today under the Norse name, most of them on eleven lines with corners to escape to. They grew out of the museum games of the twentieth century and out of what thousands of games on the net taught.
family-berserk = Berserk hnefatafl
family-berserk-history = A modern game of commanders, a knight, jumps and strings of captures.
family-seabattle = Sea battle
family-seabattle-history = Games without any special point, with a king who does not capture and is taken on four sides.
family-brandubh = Brandubh
family-brandubh-history = The Irish game on seven lines: a king and four men against eight, as a poem tells it.
family-ard-ri = Ard ri
family-ard-ri-history = The Scottish name for games on seven lines with a king and eight men against sixteen.
family-reference = Other tafl games
family-reference-history = Simple games that serve as a measure for the others, and modern games of the same kin.
family-own = Games of your own
family-own-history = Rule sets whose files were given to this server when it was started.

## A game

game-board-label = Board, { $size } by { $size }
game-keys = Arrow keys walk over the points, with Control to the next useful one. Enter or Space picks a piece up and puts it down, Escape lets it go. A letter and a number, such as d8, lead to that point. Outside the board, left and right step through the moves.
game-keys-title = Keys
game-position = Position
game-turn = { $side } to move
game-turn-yours = Your turn: { $side }
game-turn-engine = { $side } are thinking…
game-over = The game is over
game-past = Looking back at move { $ply } of { $count }
game-past-start = Looking back at the opening position
game-live = Back to the present position
game-lost-turn = turn lost
game-die = The die shows { $value }
game-announce-raichi = Raichi: the king has one open way
game-announce-tuichu = Tuichu: the king has two open ways or more
game-announce-raichi-short = raichi
game-announce-tuichu-short = tuichu
game-reconnecting = The connection is lost. Trying to reach the server…
game-watching = You are watching this game.
game-seat-human = on this screen
game-seat-you = you
game-seat-engine = engine, level { $level }
game-lost-men = Men lost: { $count }
game-actions = Actions
game-about = About this game
game-flip = Turn the board
game-takeback = Take back
game-resign = Resign
game-draw-offer = Offer a draw
game-draw-accept = Accept the draw
game-draw-decline = Decline the draw
game-draw-withdraw = Withdraw the offer
game-draw-offered = { $side } offer a draw.
game-draw-refused = The engine declines the draw.
game-may-go-on = { $side } may go on capturing from { $point }
game-must-go-on = { $side } must go on capturing from { $point }
game-stay = End the turn here
game-hint = Hint
game-hint-words = { $from } to { $to }. { $score }
game-hint-stay = End the turn on { $to }. { $score }
game-hint-waiting = Looking for a good move…
game-download = Save the game
game-ask = Ask before every move
game-resign-title = Resign?
game-resign-words = { $side } give up, and the game is over.
game-resign-yes = Resign
game-resign-no = Play on
game-confirm-words = { $from } to { $to }
game-confirm-yes = Play this move
game-confirm-no = Not this one
game-rules-link = The rules of this game
game-inferred = The opening position is inferred.

thinking-title = The engine
thinking-idle = It waits for its turn.
thinking-depth = { $depth ->
    [one] { $depth } ply deep
   *[other] { $depth } plies deep
  }
thinking-line = It looks at
score-even = The game looks even.
score-ahead = { $side } are ahead by about { $men ->
    [one] one man
   *[other] { $men } men
  }.
score-win = { $side } win in { $plies ->
    [one] one ply
   *[other] { $plies } plies
  }.

moves-title = Moves
moves-first = First position
moves-previous = One move back
moves-next = One move on
moves-last = Present position
moves-start = Opening position
moves-die = die { $value }
moves-stay = { $point } stays
moves-none = No move has been made yet.

## How a game ends

end-winner = { $side } have won
end-draw = The game is drawn
end-reason-king-captured = The king is captured.
end-reason-king-escaped = The king has escaped.
end-reason-encirclement = The king and all his men are surrounded.
end-reason-exit-fort = The king stands in a fort on the edge that nobody can break.
end-reason-king-alone = The king has lost all his men.
end-reason-no-moves = There is no move left to make.
end-reason-repetition = The same position has come again.
end-reason-resigned = { $side } have resigned.
end-reason-agreed = Both sides have agreed on a draw.
end-reason-other = A rule of this game ends it here.
end-rule = The rule that decides
end-rule-link = Read it among the rules
end-rematch = Once more
end-swap = Once more, sides changed
end-new = Another game

## What is spoken

say-move = { $side }: { $from } to { $to }.
say-stay = { $side } stay on { $point } and end the turn.
say-pass = { $side } lose a turn.
say-captures = { $count ->
    [one] Captured: { $points }.
   *[other] { $count } captured: { $points }.
  }
say-turn = { $side } to move.
say-your-turn = Your turn.
say-picked = { $piece } on { $point } picked up, { $count ->
    [one] one point
   *[other] { $count } points
  } to go to.
say-proposed = { $from } to { $to }? Enter plays it, Escape takes it back.
say-dropped = Put back.
say-taken-back = Taken back to move { $ply }.
say-die = The die shows { $value }.
cell-empty = { $point }, empty
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] one move
   *[other] { $count } moves
  }
cell-target = { $cell }, may go here
cell-selected = { $cell }, picked up

## Rules

rules-title = Rules
rules-lead = Every rule set is somebody's answer to a hard question. Each rule here says who gives it, and whether it was written, only shown, or is our reading.
rules-play = Play this
rules-back-to-game = Back to the game
rules-compare = Compare with another
rules-contents = In this rule set
rules-neighbours = Neighbours
rules-neighbours-lead = The rule sets that differ least from this one, and in what.
rules-neighbour-differences = { $count ->
    [0] the same rules on another board
    [one] one rule differs
   *[other] { $count } rules differ
  }
rules-neighbour-here = Here
rules-neighbour-there = There
rules-neighbour-compare = Rule by rule
rules-search = Find a rule set
rules-search-board = Board
rules-search-any = any size
rules-search-found = { $count ->
    [0] No rule set fits.
    [one] One rule set.
   *[other] { $count } rule sets.
  }
rules-board = { $size } × { $size }
rules-sources = Sources
rules-layouts = Layouts
rules-layout-board = Opening position: { $layout }
rules-options = Options
rules-note-reading = Why this reading
rules-example-label = Picture: { $text }
rules-outcome-attackers = The attackers win.
rules-outcome-defenders = The defenders win.
rules-outcome-draw = A draw.
rules-not-allowed = Not allowed.
rules-captures = Captured: { $points }.
rules-who = Who is who
standing-stated = stated
standing-pictured = pictured
standing-reading = our reading
standing-stated-title = The source says so.
standing-pictured-title = The source only shows it, in a picture or a caption.
standing-reading-title = The source is silent or unclear; this is our reading.
group-play = The play
group-pieces = The special pieces
group-throne = The castle
group-corners = The corners
group-camps = The camps
group-capture = Capture
group-king = The king
group-end = The end

## Comparing

compare-title = Compare two rule sets
compare-lead = Where two readings of the game differ, and where they agree.
compare-a = First rule set
compare-b = Second rule set
compare-differences = { $count ->
    [0] No differences
    [one] One difference
   *[other] { $count } differences
  }
compare-same = { $count ->
    [one] One rule is the same
   *[other] { $count } rules are the same
  }
compare-absent = This rule has no meaning here.
compare-layout = Layout: { $layout }
