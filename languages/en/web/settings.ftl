## How one wants to see, hear and play

settings-title = Settings
settings-lead = Settings are saved in this browser only and take effect at once.
settings-no-storage = This browser does not let pages store data. Your settings last until you close this page.
settings-look = Appearance
look-manuscript = Parchment and red ink
look-wood = Wood and bone
look-slate = Slate
look-contrast = High contrast
settings-scheme = Light or dark
settings-pieces = Pieces
pieces-gospel = Gospel-book
pieces-pyramids = Pyramids, as found at Gunnarshaug
pieces-glass = Glass beads
pieces-discs = Flat stones
pieces-letters = Letters
settings-sample = Sample board (tablut)
settings-board = Board
settings-coordinates = Show coordinates
settings-crosshair = Highlight the row and column under the pointer
settings-flipped = Flip the board
settings-ask = Confirm every move
settings-motion = Animate moves
settings-motion-hint = Turned off when your system asks for reduced motion.
settings-sound = Move sounds
settings-people = Games with other people
settings-premove = Let me give my next move in advance
settings-ask-slow = Confirm every move where players have days for a turn
settings-muted = Hide what other players say
settings-muted-hint = Each game has this switch, too, for itself.
settings-app = App
settings-app-words = Install hnefi to open it like any other app. It then works without a connection, too. Only a game with another person needs one.
settings-app-installed = You are using hnefi as an installed app.
settings-app-install = Install
settings-app-how = Look for “Install” or “Add to home screen” in your browser’s menu. On iPhone and iPad, press Share and choose “Add to Home Screen”.
settings-data = Data in this browser
settings-data-words = Your games and the right to play in them, your settings and your learning progress. Export them to use them in another browser. Keep the file private: it lets anyone play your games.
settings-privacy = What the server keeps of you
settings-export = Export to a file
settings-import = Import from a file
settings-imported = { $count ->
        [one] One item was imported.
       *[other] { $count } items were imported.
    }
settings-not-ours = This file was not exported from hnefi.
settings-no-room = This browser has no room for all of these games. What could be imported is kept.
settings-clear = Delete all data
settings-clear-sure = Delete your games, your right to play in them, and all settings? You will not be able to continue games against others from this browser.
settings-clear-yes = Yes, delete everything
settings-clear-no = Cancel
