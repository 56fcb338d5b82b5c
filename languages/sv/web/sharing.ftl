## Att dela

share-title = Dela partiet
share-back = Tillbaka till partiet: { $name }
share-address = Partiets adress
share-address-note = Alla som når den här servern kan se partiet.
share-here-note = Det här partiet sparas bara i den här webbläsaren. Med en fil kan andra få det.
share-picture = En bild
share-picture-of = { $name }, ställningen efter { $ply } drag
share-ply = Efter drag { $ply } av { $of }
share-theme = Färger
share-theme-parchment = pergament
share-theme-candlelight = levande ljus
share-theme-print = svart på vitt
share-embed = Kod för en webbsida
share-embed-note = Det här visar partiet på vilken webbsida som helst, med knappar för att stega igenom det. Sidan behöver skriptet bredvid sig, men ingen server.
share-script = Skriptet hnefi-board.js
share-formats = Som fil
share-formats-note = Alla format som rymmer partier, och vad i det här partiet som vart och ett saknar plats för.
share-nothing-lost = rymmer allt
share-lost = rymmer inte allt
share-refused = kan inte rymma det här partiet
share-copy = Kopiera
share-copied = Kopierat
share-make = Skriv ut och tillverka
