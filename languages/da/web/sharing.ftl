## Deling

share-title = Del dette parti
share-back = Tilbage til partiet: { $name }
share-address = Partiets adresse
share-address-note = Alle, der kan nå denne server, kan se partiet.
share-here-note = Dette parti gemmes kun i denne browser. Med en fil kan andre få det.
share-picture = Et billede
share-picture-of = { $name }, stillingen efter { $ply } træk
share-ply = Efter træk { $ply } af { $of }
share-theme = Farver
share-theme-parchment = pergament
share-theme-candlelight = stearinlys
share-theme-print = sort på hvidt
share-embed = Kode til en webside
share-embed-note = Den viser partiet på en hvilken som helst webside, med knapper til at bladre gennem det. Siden behøver scriptet ved siden af sig, men ingen server.
share-script = Scriptet hnefi-board.js
share-formats = Som fil
share-formats-note = Alle formater, der kan rumme partier, og hvad i dette parti hvert af dem ikke har plads til.
share-nothing-lost = rummer det hele
share-lost = rummer ikke det hele
share-refused = kan ikke rumme dette parti
share-copy = Kopiér
share-copied = Kopieret
share-make = Udskriv og lav
