## Wie man sehen, hören und spielen möchte

settings-title = Einstellungen
settings-lead = Sie bleiben in diesem Browser und nirgends sonst und gelten sofort.
settings-no-storage = Dieser Browser verbietet den Seiten, sich etwas zu merken: Was du wählst, gilt, bis du diese Seite schließt.
settings-look = Aussehen
look-manuscript = Pergament und rote Tinte
look-wood = Holz und Bein
look-slate = Schiefer
look-contrast = Hoher Kontrast
settings-scheme = Hell oder dunkel
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
settings-ask = Jeden Zug bestätigen
settings-motion = Züge animieren
settings-motion-hint = Ausgeschaltet, wenn das System weniger Bewegung verlangt.
settings-sound = Geräusche der Steine
settings-people = Partien mit anderen
settings-premove = Meinen nächsten Zug im Voraus angeben
settings-ask-slow = Jeden Zug bestätigen, wenn man Tage für einen Zug hat
settings-muted = Nicht zeigen, was andere sagen
settings-muted-hint = Jede Partie hat diesen Schalter auch für sich.
settings-app = App
settings-app-words = Installiere hnefi, um es wie jede andere App zu öffnen. Es geht dann auch ohne Verbindung. Nur eine Partie mit einem anderen Menschen braucht eine.
settings-app-installed = Du benutzt hnefi als installierte App.
settings-app-install = Installieren
settings-app-how = Suche im Menü des Browsers nach „Installieren“ oder „Zum Startbildschirm hinzufügen“. Auf iPhone und iPad: Teilen, dann „Zum Home-Bildschirm“.
settings-data = Was dieser Browser aufbewahrt
settings-data-words = Deine Partien mit den Plätzen, die du darin hast, deine Einstellungen und was du gelernt hast. Als Datei kannst du das alles in einen anderen Browser mitnehmen. Wer die Datei hat, kann deine Partien spielen: Behalte sie für dich.
settings-privacy = Was der Server von dir aufbewahrt
settings-export = In eine Datei exportieren
settings-import = Aus einer Datei importieren
settings-imported = { $count ->
        [one] Ein Eintrag wurde gelesen.
       *[other] { $count } Einträge wurden gelesen.
    }
settings-not-ours = Diese Datei wurde nicht von hnefi exportiert.
settings-no-room = Dieser Browser hat nicht genug Platz für alle diese Partien. Was importiert werden konnte, ist gespeichert.
settings-clear = Alle Daten löschen
settings-clear-sure = Deine Partien, deine Plätze darin und alle Einstellungen löschen? Partien gegen andere lassen sich von hier aus dann nicht mehr weiterspielen.
settings-clear-yes = Ja, alles löschen
settings-clear-no = Abbrechen
