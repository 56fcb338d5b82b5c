## Your games

games-title = Your games
games-lead = The games of this browser: all that go on with other people, and the { $count } latest of the others.
games-none = No game has been played in this browser yet.
games-new = New game
games-shared = Games with other people
games-others = Other games
games-all = All your games ({ $count })
games-turn = { $count ->
    [one] It is your turn in one game.
   *[other] It is your turn in { $count } games.
  }
games-group-turn = Your turn ({ $count })
games-group-wait = The other player’s turn ({ $count })
games-group-open = Invitations ({ $count })
games-group-alone = Other games that go on ({ $count })
games-group-over = Finished ({ $count })

## How a game stands

games-both = Both sides on this device
games-watch = Watching
games-against = { $side }, against { $name }
games-engine = against the engine, level { $level }
games-waiting = Nobody has taken the open seat yet
games-invitation = Show the invitation
games-your-turn = Your turn
games-their-turn = The other player’s turn
games-due = until { $time }
games-won = You won
games-lost = You lost
games-draw = Draw
games-winner = { $side } won
games-off = Called off
games-gone = This game is no longer on the server.

## What is removed

games-remove-title = Remove { $name }?
games-remove-own = You can delete the game from the server, with all its moves, for everyone who has a link to it. Or you remove it from this list only: then it stays on the server, but this browser loses the right to play in it. Neither can be undone.
games-remove-playing = This browser loses the right to play for you. The game stays on the server, and the other player can win it when you do not come back. To end it, open it and resign.
games-remove-over = The game stays on the server: it belongs to the other player, too.
games-removed = { $name } is no longer in the list.
games-delete = Delete the game
games-delete-title = Delete the game?
games-delete-words = It is deleted from the server, with all its moves, for everyone who has a link to it. This cannot be undone.
games-keep = Keep it
games-deleted = The game is deleted: { $name }
games-unname = Take my name out
games-unname-title = Take your name out of this game?
games-unname-words = The game is the other player’s, too, so it stays. Your name disappears from it for everyone.
games-unname-no = Keep my name
