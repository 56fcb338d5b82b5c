## How one wants to see, hear and play

settings-title = Settings
settings-lead = Kept in this browser and nowhere else; true at once.
settings-forgetful = This browser forbids pages to remember anything: what you choose holds until you close this page.
settings-look = Board and page
look-manuscript = Parchment and red ink
look-wood = Wood and bone
look-slate = Slate
look-contrast = High contrast
settings-scheme = Day or night
settings-pieces = Pieces
pieces-gospel = After the gospel-book
pieces-pyramids = Pyramids, as from Gunnarshaug
pieces-glass = Drops of glass
pieces-discs = Flat stones
pieces-letters = Letters
settings-sample = A board of tablut as a sample
settings-board = The board
settings-coordinates = Letters and numbers round it
settings-crosshair = Mark the lines through the point under hand, for large boards
settings-flipped = Turned round
settings-ask = Ask before every move
settings-motion = Pieces slide
settings-motion-hint = A system that asks for less motion gets less all the same.
settings-sound = Sounds of the pieces
settings-data = What this browser keeps
settings-data-words = Your games with the seats you hold in them, your settings and what you have learnt. Take it to another browser as a file. Whoever has the file can play your games: keep it to yourself.
settings-export = Save as a file
settings-import = Read a file
settings-imported = { $count ->
        [one] One thing was read.
       *[other] { $count } things were read.
    }
settings-not-ours = This is no file that was saved here.
settings-clear = Forget everything
settings-clear-sure = Forget your games, your seats in them, and all settings? Games against others cannot be played on from here.
settings-clear-yes = Yes, forget it all
settings-clear-no = No
