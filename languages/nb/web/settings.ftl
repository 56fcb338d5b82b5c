## Hvordan man vil se, høre og spille

settings-title = Innstillinger
settings-lead = Lagres i denne nettleseren og ingen andre steder, og gjelder med en gang.
settings-no-storage = Denne nettleseren lar ikke nettsider huske noe: Det du velger, gjelder til du lukker siden.
settings-look = Utseende
look-manuscript = Pergament og rødt blekk
look-wood = Tre og bein
look-slate = Skifer
look-contrast = Høy kontrast
settings-scheme = Dag eller natt
settings-pieces = Brikker
pieces-gospel = Etter evangelieboka
pieces-pyramids = Pyramider, som fra Gunnarshaug
pieces-glass = Glassdråper
pieces-discs = Flate steiner
pieces-letters = Bokstaver
settings-sample = Et tablutbrett som prøve
settings-board = Brettet
settings-coordinates = Bokstaver og tall rundt brettet
settings-crosshair = Marker linjene gjennom punktet under pekeren, for store brett
settings-flipped = Snudd
settings-ask = Bekreft hvert trekk
settings-motion = Animer trekk
settings-motion-hint = Slås av når systemet er satt til mindre bevegelse.
settings-sound = Lyd fra brikkene
settings-people = Partier med andre
settings-premove = La meg gi mitt neste trekk på forhånd
settings-ask-slow = Bekreft hvert trekk når man har dager på en tur
settings-muted = Skjul det andre spillere sier
settings-muted-hint = Hvert parti har også denne bryteren for seg selv.
settings-app = App
settings-app-words = Installer hnefi for å åpne det som en hvilken som helst app. Det virker da også uten forbindelse. Bare et parti mot en annen person trenger en.
settings-app-installed = Du bruker hnefi som installert app.
settings-app-install = Installer
settings-app-how = Se etter «Installer» eller «Legg til på startskjermen» i nettleserens meny. På iPhone og iPad: trykk på Del og velg «Legg til på Hjem-skjermen».
settings-data = Det denne nettleseren tar vare på
settings-data-words = Partiene dine med plassene du har i dem, innstillingene dine og det du har lært. Ta det med til en annen nettleser som en fil. Den som har filen, kan spille partiene dine: Hold den for deg selv.
settings-privacy = Hva serveren lagrer om deg
settings-export = Eksporter til en fil
settings-import = Importer fra en fil
settings-imported = { $count ->
        [one] Én ting ble lest inn.
       *[other] { $count } ting ble lest inn.
    }
settings-not-ours = Filen er ikke eksportert fra hnefi.
settings-no-room = Denne nettleseren har ikke plass til alle disse partiene. Det som kunne importeres, er lagret.
settings-clear = Slett alle data
settings-clear-sure = Skal partiene dine, plassene du har i dem, og alle innstillinger glemmes? Partier mot andre kan ikke spilles videre herfra.
settings-clear-yes = Ja, slett alt
settings-clear-no = Avbryt
