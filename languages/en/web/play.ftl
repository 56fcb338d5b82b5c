## A board

board-more = More
board-goals = Show where the king wins
board-size = Board size
board-focus = Focus mode
board-focus-leave = Leave focus mode

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
end-reason-out-of-time = { $side } ran out of time.
end-reason-absent = { $side } left the game and did not come back.
end-reason-other = A rule of this game ends it here.
end-rule = The deciding rule
end-rule-link = Show it in the rules
end-rematch = Rematch
end-swap = Rematch with sides swapped
end-new = New game
end-next = What next?
end-analyse = Analyse this game
end-report = Game report

## What is spoken

say-move = { $side }: { $from } to { $to }.
say-stay = { $side }: the piece stays on { $point }, and the turn ends.
say-pass = { $side }: turn lost.
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

## Lists

move-count = { $count ->
    [0] not started
    [one] one move
   *[other] { $count } moves
  }
remove-listed = Remove { $name } from the list
remove-words = This cannot be undone.
remove-yes = Remove from the list
