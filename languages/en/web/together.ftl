## Two people at one game

together-seat-open = nobody yet
together-here = here
together-away = away
together-side-you = { $side }, you
together-watchers = { $count ->
    [one] one person watches
   *[other] { $count } people watch
  }
together-clock = Clock
together-running = running
together-periods = { $count ->
    [one] one period
   *[other] { $count } periods
  }
together-clock-say = Say both clocks
together-keys = T says both clocks.
together-time = { $name }: { $time }.
together-time-left = { $time } left.
together-turn = { $name } to move
together-waiting = Waiting for the other player
together-paused = The game is paused
together-cancelled = The game was called off
together-your-turn = Your turn – { $page }
together-no-help = While you play each other there are no hints and there is no analysis, so that both play by themselves. They open when the game is over.

## How it ends

together-won = { $name } has won
together-lost-resigned = { $name } resigned.
together-lost-out-of-time = { $name } ran out of time.
together-lost-absent = { $name } left the game and did not come back.

## Offers

together-offer-draw = { $name } offers a draw.
together-offer-takeback = { $name } asks to take back.
together-offer-pause = { $name } asks for a pause.
together-offer-resume = { $name } wants to play on.
together-offer-rematch = { $name } offers a rematch with sides swapped.
together-asked-draw = You offer a draw.
together-asked-takeback = You ask to take back.
together-asked-pause = You ask for a pause.
together-asked-resume = You want to play on.
together-asked-rematch = You offer a rematch with sides swapped.
together-accept = Accept
together-decline = Decline
together-withdraw = Withdraw
together-declined = { $name } declined.
together-ask-takeback = Ask to take back
together-ask-pause = Ask for a pause
together-ask-resume = Play on
together-ask-rematch = Offer a rematch
together-cancel = Call the game off
together-cancel-title = Call the game off?
together-cancel-words = It ends without a result.

## The choice of sides, and two games

together-choose = Take the other side now, or keep yours. A move keeps it.
together-choose-swap = Take the other side
together-choose-keep = Keep my side
together-choose-wait = { $name } may now take your side.
together-match = Game { $number } of 2
together-match-rule = More wins decide; if each has won one, fewer moves.
together-match-first = { $name } won the first game ({ $count ->
    [one] one move
   *[other] { $count } moves
  }) and leads.
together-match-first-drawn = The first game was drawn.
together-match-won = { $name } has won the match.
together-match-drawn = The match is drawn.
together-next-second = To the second game
together-next = To the next game

## Is anybody there?

together-slow = { $name } has not moved for a while.
together-ask-there = Are you still there?
together-asked-there = You asked whether { $name } is still there.
together-asks-there = { $name } asks whether you are still there.
together-i-am-here = I am here
together-gone = { $name } is not there. You may claim the game.
together-claim = Claim the game

## Signals

together-say = Say to the other player
together-signal-hello = Hello!
together-signal-good-luck = Good luck!
together-signal-well-played = Well played!
together-signal-thanks = Thank you!
together-signal-one-moment = One moment, please
together-signal-here = I am here.
together-said = { $name }: { $words }
together-mute = Hide what the other player says

## Moves in advance

together-premove = Let me give my next move in advance
together-premove-set = { $from } to { $to } comes next, if it is legal then. Escape cancels it.
together-premove-dropped = { $from } to { $to } is not legal now.
together-premove-cancelled = The next move is cancelled.
together-plans = Conditional moves
together-plans-lead = Play a move of the other side on the board, then your answer. If it comes so, your answer is played at once.
together-plans-new = New line
together-plans-none = No conditional moves.
together-plans-save = Keep this line
together-plans-remove = Remove { $line }
together-plans-now = So far: { $line }
error-paused = The game is paused.
error-not-now = That is not possible now.
