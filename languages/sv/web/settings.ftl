## Hur man vill se, höra och spela

settings-title = Inställningar
settings-lead = Sparas i den här webbläsaren och ingen annanstans; gäller genast.
settings-no-storage = Den här webbläsaren tillåter inte att sidor minns något: det du väljer gäller tills du stänger sidan.
settings-look = Utseende
look-manuscript = Pergament och rött bläck
look-wood = Trä och ben
look-slate = Skiffer
look-contrast = Hög kontrast
settings-scheme = Dag eller natt
settings-pieces = Pjäser
pieces-gospel = Efter evangelieboken
pieces-pyramids = Pyramider, som från Gunnarshaug
pieces-glass = Glasdroppar
pieces-discs = Flata stenar
pieces-letters = Bokstäver
settings-sample = Ett tablutbräde som prov
settings-board = Brädet
settings-coordinates = Bokstäver och siffror runt om
settings-crosshair = Markera linjerna genom den punkt du pekar på, för stora bräden
settings-flipped = Vänt
settings-ask = Bekräfta varje drag
settings-motion = Animera drag
settings-motion-hint = Stängs av när systemet begär mindre rörelse.
settings-sound = Ljud från pjäserna
settings-people = Partier med andra
settings-premove = Låt mig ange mitt nästa drag i förväg
settings-ask-slow = Bekräfta varje drag när man har dagar på sig
settings-muted = Dölj vad andra spelare säger
settings-muted-hint = Varje parti har också den här omkopplaren för sig.
settings-app = App
settings-app-words = Installera hnefi för att öppna det som vilken app som helst. Det fungerar då även utan anslutning. Bara ett parti mot en annan människa behöver en.
settings-app-installed = Du använder hnefi som installerad app.
settings-app-install = Installera
settings-app-how = Leta efter ”Installera” eller ”Lägg till på startskärmen” i webbläsarens meny. På iPhone och iPad: tryck på Dela och välj ”Lägg till på hemskärmen”.
settings-data = Vad webbläsaren sparar
settings-data-words = Dina partier med platserna du har i dem, dina inställningar och det du har lärt dig. Ta med det till en annan webbläsare som en fil. Den som har filen kan spela dina partier: håll den för dig själv.
settings-privacy = Vad servern sparar om dig
settings-export = Exportera till en fil
settings-import = Importera från en fil
settings-imported = { $count ->
        [one] En sak lästes in.
       *[other] { $count } saker lästes in.
    }
settings-not-ours = Filen har inte exporterats från hnefi.
settings-no-room = Den här webbläsaren har inte plats för alla dessa partier. Det som kunde importeras är sparat.
settings-clear = Radera alla data
settings-clear-sure = Vill du radera dina partier, dina platser i dem och alla inställningar? Partier mot andra går då inte att spela vidare härifrån.
settings-clear-yes = Ja, radera allt
settings-clear-no = Avbryt
