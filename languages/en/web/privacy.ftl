## What is kept

privacy-title = Privacy
privacy-lead = There are no accounts here. This server asks for no e-mail address, sets no cookies, and its pages load nothing from other servers.
privacy-games-title = Your games
privacy-games = The server keeps the rules of each game, its moves and when they were made, how it ended, and the names that the players gave themselves. It keeps a fingerprint of the secret by which you hold your seat, not the secret. Positions that you only analyse are not kept. Records that you import into the library are. Rules whose balance you let the server measure are kept, too, with the games that it plays.
privacy-seen-title = What others see
privacy-seen = Anyone with the address of a game can watch it. Games are also in the library of this server, with the names, where all its visitors can find them, even before the end.
privacy-address-title = Your network address
privacy-address = The server does not write it down. It is held in memory to limit how much one visitor can ask for, and forgotten after a day at most. The log of the server has no addresses, no names and no searches. A proxy in front of the server may have a log of its own.
privacy-browser-title = In your browser
privacy-browser = Settings, your games with the secrets of your seats, drafts and learning progress are kept in this browser. A secret is sent only with what you do in its game. Nothing else of this leaves the browser. The files of the pages are kept there too, so that pages open without a connection.
privacy-long-title = For how long
privacy-long = Games are kept until you or the operator delete them. A server can be set to delete unfinished games in which nothing has happened for a long time.
privacy-delete-title = How to delete
privacy-delete = The settings have a button that deletes everything in this browser. On the page of a game you can delete it from the server, as long as it is nobody else’s too; from a game with another person you can take your name out. For anything else, ask the operator.

## What is kept by a site of files, which has no server

privacy-files-lead = There are no accounts here, and no server that keeps anything: this site is made of files. It sets no cookies, and its pages load nothing from elsewhere.
privacy-files-browser-title = In your browser
privacy-files-browser = Settings, your games, drafts and learning progress are kept in this browser. Nothing of this leaves it. The files of the pages are kept there too, so that pages open without a connection.
privacy-files-host-title = The host of the files
privacy-files-host = The host of these files may see, as on any site, which of them your network address asks for.
privacy-files-delete-title = How to delete
privacy-files-delete = The settings have a button that deletes everything in this browser.
error-no-server = This needs a server. This site is made of files only.
