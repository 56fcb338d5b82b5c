## Sharing

share-title = Share this game
share-back = Back to the game: { $name }
share-address = Link to the game
share-address-note = Anyone who can reach this server can view the game.
share-here-note = This game is kept in this browser alone. A file takes it to others.
share-picture = Image
share-picture-of = { $name }, the position after { $ply } moves
share-ply = After move { $ply } of { $of }
share-theme = Colours
share-theme-parchment = parchment
share-theme-candlelight = candlelight
share-theme-print = black on white
share-embed = Embed in a page
share-embed-note = This shows the game on any web page, with buttons to step through it. The page also needs the script below, but no server.
share-script = The script hnefi-board.js
share-formats = Download
share-formats-note = All formats that can hold this game, and what each one leaves out.
share-nothing-lost = complete
share-lost = leaves something out
share-refused = cannot hold this game
share-copy = Copy
share-copied = Copied
share-make = Print and make
