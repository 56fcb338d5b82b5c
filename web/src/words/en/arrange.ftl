## A board that is being arranged

arrange-tools = What to set
arrange-erase = Eraser
arrange-move = Move
arrange-picked = Picked up on { $point }: go to another point and press Enter there.
arrange-undo = Undo
arrange-redo = Redo
arrange-clear = Clear the board
arrange-mirror = Mirror
arrange-turn = Quarter turn
arrange-counts = { $attackers ->
    [one] { $attackers } attacker
   *[other] { $attackers } attackers
  }, { $defenders ->
    [one] { $defenders } defender
   *[other] { $defenders } defenders
  }, { $kings ->
    [0] no king
   *[other] the king
  }.
arrange-ratio = { $ratio } to 1
arrange-play = Begin the game
arrange-how = How it is done
arrange-keys = Press a point to set a piece, slide to set several, drag a piece to move it; the right button, or Delete, takes away. By keys: arrows walk, a letter and a number lead to a point, digits choose what is set, Enter sets it, Ctrl+Z takes the last step back.
arrange-remark-advice = { $remark }; { $advice }
