## The first page

home-title = Play
home-lead = One side holds the castle in the middle, the other has closed a ring around it. The king must break out.
home-history = In a gospel-book of the Irish, now at Corpus Christi College, Oxford (MS 122), somebody drew a board of nineteen lines and called it { $alea }, the game of the Gospels. How it was played is not told. Here are the ways in which people have read it since, each rule with its source.
home-learn = New to the game? Learn it in small steps
home-history-more = Its history
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
form-draw = Draw a layout of your own
options-offered = Options
options-readings = { $count ->
    [one] One other reading
   *[other] { $count } other readings
  }
options-readings-hint = Where the source can be read otherwise. Of one rule one reading can be chosen.
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
family-alea-history = The board of a gospel-book of the eleventh or twelfth century, nineteen lines each way, said to come from king Athelstan's house. The text explains the figures by the Gospels and hardly tells how to play; everything here is reconstruction.
family-tablut = Tablut
family-tablut-history = The game that Linnaeus saw played by the Sami of Lapland in 1732 and described in his diary: with the Welsh page of 1587, one of only two old texts that tell how a tafl game is played. Its readings differ over the throne, the camps and the king.
family-tawlbwrdd = Tawl-bwrdd
family-tawlbwrdd-history = The Welsh game, named in older laws with a king and eight men against sixteen, and described by Robert ap Ifan in 1587: a king and twelve men against twenty-four on eleven squares by eleven.
family-hnefatafl = Hnefatafl
family-hnefatafl-history = The games played today under the Norse name, most of them on eleven lines with corners to escape to. They grew out of the museum games of the twentieth century and out of what thousands of games on the net taught.
family-berserk = Berserk hnefatafl
family-berserk-history = A modern game of commanders, a knight, jumps and strings of captures.
family-seabattle = Sea battle
family-seabattle-history = Games without any special point, with a king who does not capture and is taken on four sides.
family-brandubh = Brandubh
family-brandubh-history = The Irish game on seven lines: a chief and four men against eight, as poems tell it.
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
game-announce-raichi = Raicki: the king has one open way
game-announce-tuichu = Tuicku: the king has two open ways or more
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = The connection is lost. Trying to reach the server…
game-watching = You are watching this game.
game-seat-human = on this screen
game-seat-elsewhere = on another screen
game-seat-you = you
game-seat-engine = engine, level { $level }
game-lost-men = Men lost: { $count }
game-actions = Actions
game-about = About this game
game-flip = Turn the board
game-takeback = Take back
game-resign = Resign
game-draw-offer = Offer a draw
game-draw-title = Offer a draw?
game-draw-words = If the other side accepts, the game is over and nobody has won.
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
game-share = Share and export
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
end-reason-king-walled-in = The king is walled in.
end-reason-no-escape = The king can neither come to a corner nor stand in a fort any more.
end-reason-no-moves = There is no move left to make.
end-reason-repetition = The same position has come again.
end-reason-turn-limit = As many turns as the rules allow have been played.
end-reason-resigned = { $side } have resigned.
end-reason-agreed = Both sides have agreed on a draw.
end-reason-other = A rule of this game ends it here.
end-rule = The rule that decides
end-rule-link = Read it among the rules
end-rematch = Once more
end-swap = Once more, sides changed
end-new = Another game
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

why-fallen = { $count ->
    [one] Why did it fall?
   *[other] Why did they fall?
}
