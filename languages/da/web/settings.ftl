## Hvordan man vil se, høre og spille

settings-title = Indstillinger
settings-lead = De gemmes i denne browser og ingen andre steder og gælder med det samme.
settings-no-storage = Denne browser forbyder sider at huske noget: det, du vælger, gælder, til du lukker siden.
settings-look = Udseende
look-manuscript = Pergament og rødt blæk
look-wood = Træ og ben
look-slate = Skifer
look-contrast = Høj kontrast
settings-scheme = Dag eller nat
settings-pieces = Brikker
pieces-gospel = Efter evangeliebogen
pieces-pyramids = Pyramider, som fra Gunnarshaug
pieces-glass = Glasdråber
pieces-discs = Flade sten
pieces-letters = Bogstaver
settings-sample = Et tablutbræt som prøve
settings-board = Brættet
settings-coordinates = Bogstaver og tal langs kanten
settings-crosshair = Markér række og kolonne gennem det punkt, du er ved
settings-flipped = Vendt om
settings-ask = Bekræft hvert træk
settings-motion = Animér træk
settings-motion-hint = Slås fra, når systemet er sat til mindre bevægelse.
settings-sound = Lyd fra brikkerne
settings-people = Partier med andre
settings-premove = Lad mig give mit næste træk på forhånd
settings-ask-slow = Bekræft hvert træk, når man har dage til en tur
settings-muted = Skjul, hvad andre spillere siger
settings-muted-hint = Hvert parti har også denne kontakt for sig selv.
settings-app = App
settings-app-words = Installér hnefi for at åbne det som enhver anden app. Så virker det også uden forbindelse. Kun et parti mod en anden person har brug for en.
settings-app-installed = Du bruger hnefi som installeret app.
settings-app-install = Installér
settings-app-how = Se efter »Installér« eller »Føj til startskærm« i browserens menu. På iPhone og iPad: tryk på Del, og vælg »Føj til hjemmeskærm«.
settings-data = Det, denne browser gemmer
settings-data-words = Dine partier med de pladser, du har i dem, dine indstillinger og det, du har lært. Tag det med til en anden browser som en fil. Den, der har filen, kan spille dine partier: behold den for dig selv.
settings-privacy = Hvad serveren gemmer om dig
settings-export = Eksportér til en fil
settings-import = Importér en fil
settings-imported = { $count ->
        [one] Én ting er læst.
       *[other] { $count } ting er læst.
    }
settings-not-ours = Filen er ikke eksporteret fra hnefi.
settings-no-room = Denne browser har ikke plads til alle disse partier. Det, der kunne importeres, er gemt.
settings-clear = Slet alle data
settings-clear-sure = Skal dine partier, dine pladser i dem og alle indstillinger glemmes? Partier mod andre kan så ikke spilles videre herfra.
settings-clear-yes = Ja, slet alt
settings-clear-no = Annuller
