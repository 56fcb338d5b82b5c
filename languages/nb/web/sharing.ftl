## Deling

share-title = Del dette partiet
share-back = Tilbake til partiet: { $name }
share-address = Adressen til partiet
share-address-note = Alle som kan nå denne serveren, kan se partiet.
share-here-note = Dette partiet lagres bare i denne nettleseren. Med en fil kan andre få det.
share-picture = Et bilde
share-picture-of = { $name }, stillingen etter { $ply } trekk
share-ply = Etter trekk { $ply } av { $of }
share-theme = Farger
share-theme-parchment = pergament
share-theme-candlelight = stearinlys
share-theme-print = svart på hvitt
share-embed = Kode til en nettside
share-embed-note = Dette viser partiet på hvilken som helst nettside, med knapper for å bla i trekkene. Siden trenger også skriptet nedenfor, men ingen server.
share-script = Skriptet hnefi-board.js
share-formats = Som fil
share-formats-note = Alle formater som kan romme partier, og det de ikke har plass til av dette.
share-nothing-lost = rommer alt
share-lost = rommer ikke alt
share-refused = kan ikke romme dette partiet
share-copy = Kopier
share-copied = Kopiert
share-make = Skriv ut og lag
