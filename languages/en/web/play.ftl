## The first page

home-title = Play
home-lead = The defenders start around their king in the middle, and the attackers surround them. The king must break out.
home-history = In an Irish gospel-book, now at Corpus Christi College, Oxford (MS 122), a board of nineteen lines is drawn and called { $alea }, the game of the Gospels. The book does not say how it was played. Here are the ways people have reconstructed it since, each rule with its source.
home-learn = New to the game? Learn it step by step
home-history-more = Read its history
home-play-now = Play { $name } now
home-play-now-note = You play the { $side } against { $level }, level { $number }.
home-board-label = The opening position: { $layout }
home-recent = Your games
home-recent-yours = You play the { $side }
home-recent-both = Both sides on this device
home-recent-watch = Watching
home-recent-moves = { $count ->
    [0] not started
    [one] one move
   *[other] { $count } moves
  }
home-recent-over = finished
home-recent-remove = Remove { $name } from the list
home-choose = Choose a game
form-rules = Rule set
form-about = Read these rules
form-layout = Layout
form-draw = Create a layout
options-offered = Options
options-readings = { $count ->
    [one] One other reading
   *[other] { $count } other readings
  }
options-readings-hint = Other ways to read the source. Choose one reading per rule.
form-side = You play
form-side-random = Random side
form-side-both = Both sides, on this device
form-side-watch = Neither: watch the engine
form-level = Engine level
form-start = Start the game
form-board = { $size } × { $size }
inferred-badge = inferred
inferred-note = No source shows this layout: it is inferred.
featured-badge = featured
dice-badge = dice

## Families of rule sets

family-alea = Alea Evangelii
family-alea-history = The board of a gospel-book of the eleventh or twelfth century, nineteen lines each way, said to come from king Athelstan's house. The text explains the pieces by the Gospels and says little about how to play; everything here is reconstruction.
family-tablut = Tablut
family-tablut-history = The game that Linnaeus saw played by the Sami of Lapland in 1732 and described in his diary: with the Welsh page of 1587, one of only two old texts that tell how a tafl game is played. Its readings differ over the throne, the camps and the king.
family-tawlbwrdd = Tawl-bwrdd
family-tawlbwrdd-history = The Welsh game, named in older laws with a king and eight men against sixteen, and described by Robert ap Ifan in 1587: a king and twelve men against twenty-four on eleven squares by eleven.
family-hnefatafl = Hnefatafl
family-hnefatafl-history = The games played today under the Norse name, most of them on eleven lines with corners to escape to. They grew out of the museum games of the twentieth century and what was learnt from thousands of games played online.
family-berserk = Berserk hnefatafl
family-berserk-history = A modern game with commanders, a knight, jumps and multiple captures.
family-seabattle = Sea battle
family-seabattle-history = Games without special points, with an unarmed king that is captured on four sides.
family-brandubh = Brandubh
family-brandubh-history = The Irish game on seven lines: a chief and four men against eight, as described in poems.
family-ard-ri = Ard ri
family-ard-ri-history = The Scottish name for games on seven lines with a king and eight men against sixteen.
family-reference = Other tafl games
family-reference-history = Simple games used as a benchmark for the others, and related modern games.
family-own = Your rule sets
family-own-history = Rule sets loaded from files when this server was started.

## A game

game-board-label = Board, { $size } by { $size }
game-keys = Use the arrow keys to move between points, with Control to jump to the next useful one. Press Enter or Space to pick up a piece and put it down, Escape to cancel. Type a letter and a number, such as d8, to go to that point. Outside the board, the left and right arrow keys step through the moves.
game-keys-title = Keyboard
game-position = Position
game-turn = { $side } to move
game-turn-yours = Your turn: { $side }
game-turn-engine = { $side } are thinking…
game-over = The game is over
game-past = Viewing move { $ply } of { $count }
game-past-start = Viewing the opening position
game-live = Back to the current position
game-lost-turn = turn lost
game-die = The die shows { $value }
game-announce-raichi = Raicki: the king has one way out
game-announce-tuichu = Tuicku: the king has two ways out or more
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = Connection lost. Reconnecting…
game-watching = You are watching this game.
game-seat-human = on this device
game-seat-elsewhere = on another device
game-seat-you = you
game-seat-engine = engine, level { $level }
game-lost-men = Pieces lost: { $count }
game-actions = Actions
game-about = About this game
game-flip = Flip the board
game-takeback = Take back
game-resign = Resign
game-draw-offer = Offer a draw
game-draw-title = Offer a draw?
game-draw-words = If the other side accepts, the game ends in a draw.
game-draw-accept = Accept the draw
game-draw-decline = Decline the draw
game-draw-withdraw = Withdraw the offer
game-draw-offered = { $side } offer a draw.
game-draw-refused = The engine declined the draw.
game-may-go-on = { $side } may go on capturing from { $point }
game-must-go-on = { $side } must go on capturing from { $point }
game-stay = End the turn
game-hint = Hint
game-hint-words = { $from } to { $to }. { $score }
game-hint-stay = End the turn on { $to }. { $score }
game-hint-waiting = Looking for a good move…
game-share = Share and export
game-ask = Confirm every move
game-resign-title = Resign?
game-resign-words = { $side } resign, and the game is over.
game-resign-yes = Resign
game-resign-no = Continue playing
game-confirm-words = { $from } to { $to }
game-confirm-yes = Play this move
game-confirm-no = Cancel
game-rules-link = Rules of this game
game-inferred = The opening position is inferred.

thinking-title = The engine
thinking-depth = { $depth ->
    [one] depth { $depth } ply
   *[other] depth { $depth } plies
  }
thinking-line = Best line
score-even = The game is even.
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
moves-previous = Previous move
moves-next = Next move
moves-last = Current position
moves-start = Opening position
moves-die = die { $value }
moves-stay = { $point } stays
moves-none = No moves yet.

## How a game ends

end-winner = { $side } have won
end-draw = The game is drawn
end-reason-king-captured = The king is captured.
end-reason-king-escaped = The king has escaped.
end-reason-encirclement = The king and all its men are surrounded.
end-reason-exit-fort = The king has an unbreakable fort at the edge.
end-reason-king-alone = The king has lost all its men.
end-reason-king-walled-in = The king is walled in.
end-reason-no-escape = The king can no longer reach a corner or build a fort.
end-reason-no-moves = There are no legal moves.
end-reason-repetition = The position has been repeated.
end-reason-turn-limit = The turn limit has been reached.
end-reason-resigned = { $side } resigned.
end-reason-agreed = Both sides agreed to a draw.
end-reason-other = A rule of this game ends it here.
end-rule = The deciding rule
end-rule-link = Show it in the rules
end-rematch = Rematch
end-swap = Rematch with sides swapped
end-new = New game
end-analyse = Analyse this game

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
say-picked = { $piece } on { $point } selected, { $count ->
    [one] one legal move
   *[other] { $count } legal moves
  }.
say-proposed = { $from } to { $to }? Press Enter to play it, Escape to cancel.
say-dropped = Cancelled.
say-taken-back = Taken back to move { $ply }.
say-die = The die shows { $value }.
cell-empty = { $point }, empty
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] one move
   *[other] { $count } moves
  }
cell-target = { $cell }, legal move
cell-selected = { $cell }, selected

why-fallen = { $count ->
    [one] Why was it captured?
   *[other] Why were they captured?
}
