## A stand

kiosk-title = Play here
kiosk-touch = Touch to play
kiosk-replay = Our engine against itself: move { $ply } of { $of }
kiosk-replay-people = { $attackers } against { $defenders }: move { $ply } of { $of }
kiosk-choice = How do you want to play?
kiosk-two = Two of us, at this board
kiosk-back = Back
kiosk-leave = Stop playing
kiosk-leave-title = Stop this game?
kiosk-leave-words = The game ends here and is not kept.
kiosk-start = Back to the start
kiosk-there = Is anybody still there?
kiosk-there-words = { $seconds ->
    [one] The game ends in one second.
   *[other] The game ends in { $seconds } seconds.
  }
kiosk-there-yes = Yes, I am here
