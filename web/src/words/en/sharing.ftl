## Sharing

share-title = Share this game
share-back = Back to the game: { $name }
share-address = Address of the game
share-address-note = Whoever can reach this server can look at the game there.
share-picture = A picture
share-picture-of = { $name }, the position after { $ply } moves
share-ply = After move { $ply } of { $of }
share-theme = Colours
share-theme-parchment = parchment
share-theme-candlelight = candlelight
share-theme-print = black on white
share-embed = Code for a page
share-embed-note = This shows the game on any web page, with buttons to step through it. The page needs the script beside it, and no server.
share-script = The script hnefi-board.js
share-formats = As a file
share-formats-note = Every format that holds games, and what of this game each has no place for.
share-nothing-lost = holds everything
share-lost = without
share-refused = cannot hold this game:
share-copy = Copy
share-copied = Copied
