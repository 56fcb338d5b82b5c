## Brætter og brikker på papir

print-board = Bræt: { $name }
print-board-described = Brættet, { $size } gange { $size } punkter
print-sheet = Række { $row }, kolonne { $column }
print-sheets = { $columns } ark på tværs og { $rows } nedad giver et bræt på { $side }.
print-cut = Skær hvert ark langs skæremærkerne i venstre og øverste kant; lad papiret til højre og forneden sidde.
print-glue = Lim hvert ark oven på det til venstre og det ovenfor, med den skårne kant ved de stiplede mærker.
print-scale = Stregen er 100 mm lang, når der udskrives i faktisk størrelse (100 %).
print-pieces = Brikker: { $name }
print-count = { $needed } + { $spare } { $name }
print-special = { $men } ({ $letter })
print-back = Bagside af den foregående side
print-discs = Udskriv på begge sider, vendt over den lange kant, og klip skiverne ud. Reservebrikker er talt efter plustegnet.
print-pyramids = Klip langs stregerne, fold langs de stiplede linjer, og lim hver flig bag den næste flade. Reservebrikker er talt efter plustegnet.

## Stående brikker og mærkater

print-standups = Klip langs stregerne, fold langs de stiplede linjer, og lim for- og bagside sammen; fold fligene udad, så brikken står. Reservebrikker er talt efter plustegnet.
print-labels = Udskriv på etiketpapir, klip cirklerne ud, og sæt dem på blanke brikker. Reservebrikker er talt efter plustegnet.
