## The game in a terminal. $point is a point of the board, $move a move such as d8-c8.

terminal-too-small = The terminal is too small for this board, which needs { $columns } columns and { $rows } rows. Enlarge it, or leave with Ctrl-C.
terminal-keys = ? keys · : command · Ctrl-C leave
terminal-confirm = Enter: yes · Esc: no
terminal-key-move = Move the cursor
terminal-key-choose = Choose a piece, then its target, as a mouse click does
terminal-key-let-go = Let go of the piece
terminal-key-type = Type a move; captures may be left out
terminal-key-analyse = Show or hide the engine's line
terminal-key-now = Have the engine move now
terminal-key-step = Step through the moves; Home and End go to the ends
terminal-key-go-on = Play on from the position shown
terminal-key-save = Write the game to a file; the ending says the format
terminal-key-leave = Leave; the game is then printed
terminal-hint = The engine would play { $move }.
terminal-nothing-to-take-back = There is no move of yours to take back.
terminal-not-a-command = “{ $text }” is neither a move nor a command. Press ? for the keys.
terminal-no-moves-from = No piece on { $point } can move now.
terminal-saved = Written to { $file }.
terminal-saved-without = Written to { $file }. The format has no place for: { $what }.
terminal-not-saved = Not written: { $reason }
terminal-save-ending = Not written: no format has the ending of “{ $file }”. Endings: { $endings }.
terminal-engine-turn = It is not your turn.
terminal-past = An earlier position is shown. Press C to play on from here, or End for the present one.
terminal-end-keys = N new game · < > step · Q leave
terminal-new-title = Begin a new game?
