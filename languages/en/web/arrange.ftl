## A board that is being arranged

arrange-tools = Pieces
arrange-erase = Eraser
arrange-move = Move
arrange-picked = Picked up from { $point }. Go to another point and press Enter.
arrange-undo = Undo
arrange-redo = Redo
arrange-clear = Clear the board
arrange-mirror = Mirror
arrange-turn = Rotate 90°
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
arrange-play = Start the game
arrange-help = Help
arrange-keys = Click a point to place a piece, or drag across several. Drag a piece to move it. Right-click or press Delete to remove it. With the keyboard: use the arrow keys, or type a letter and a number to go to a point; press a digit to choose a piece, Enter to place it, and Ctrl+Z to undo.
arrange-remark-advice = { $remark }; { $advice }
