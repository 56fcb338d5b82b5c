## Wie man sehen, hören und spielen möchte

settings-title = Einstellungen
settings-lead = Sie bleiben in diesem Browser und nirgends sonst und gelten sofort.
settings-forgetful = Dieser Browser verbietet den Seiten, sich etwas zu merken: Was du wählst, gilt, bis du diese Seite schließt.
settings-look = Brett und Seite
look-manuscript = Pergament und rote Tinte
look-wood = Holz und Bein
look-slate = Schiefer
look-contrast = Hoher Kontrast
settings-scheme = Tag oder Nacht
settings-pieces = Steine
pieces-gospel = Nach dem Evangeliar
pieces-pyramids = Pyramiden, wie aus Gunnarshaug
pieces-glass = Tropfen aus Glas
pieces-discs = Flache Steine
pieces-letters = Buchstaben
settings-sample = Ein Tablut-Brett als Muster
settings-board = Das Brett
settings-coordinates = Buchstaben und Zahlen am Rand
settings-crosshair = Die Linien durch den Punkt unter dem Zeiger hervorheben, für große Bretter
settings-flipped = Gedreht
settings-ask = Vor jedem Zug nachfragen
settings-motion = Steine gleiten
settings-motion-hint = Wer im System weniger Bewegung eingestellt hat, bekommt auch hier weniger.
settings-sound = Geräusche der Steine
settings-data = Was dieser Browser aufbewahrt
settings-data-words = Deine Partien mit den Plätzen, die du darin hast, deine Einstellungen und was du gelernt hast. Als Datei kannst du das alles in einen anderen Browser mitnehmen. Wer die Datei hat, kann deine Partien spielen: Behalte sie für dich.
settings-export = Als Datei speichern
settings-import = Eine Datei einlesen
settings-imported = { $count ->
        [one] Ein Eintrag wurde gelesen.
       *[other] { $count } Einträge wurden gelesen.
    }
settings-not-ours = Das ist keine Datei, die hier gespeichert wurde.
settings-clear = Alles vergessen
settings-clear-sure = Deine Partien, deine Plätze darin und alle Einstellungen vergessen? Partien gegen andere lassen sich von hier aus dann nicht mehr weiterspielen.
settings-clear-yes = Ja, alles vergessen
settings-clear-no = Nein
