### The embedded board

embed-start = First position
embed-back = Previous move
embed-next = Next move
embed-end = Last position
embed-at = Move { $ply } of { $of }: { $move }
embed-beginning = { $of ->
    [one] Start of the game (one move)
   *[other] Start of the game ({ $of } moves)
}
embed-pass = turn lost
embed-moves = Moves of the game
embed-slider = Move
embed-attackers = Attackers
embed-defenders = Defenders
embed-king = King
embed-keys = Use the left and right arrow keys to step through the moves, Home and End to go to the first and last position.
embed-result-attackers = The attackers have won.
embed-result-defenders = The defenders have won.
embed-result-draw = The game is drawn.
embed-broken = This board cannot be shown
