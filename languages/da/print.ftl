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

## Hvad der skal købes, støbes eller skæres

print-list = Hvad der skal købes, støbes eller skæres: { $name }
print-list-board = Bræt
print-list-board-size = { $side } gange { $side }, med { $points } gange { $points } punkter i { $cell } afstand
print-list-pieces = Brikker, reservebrikker efter plustegnet
print-list-men = { $count }: kvadratisk bund på { $side }, { $height } høj
print-list-king = { $count }: bund med fem sider på { $side }, { $height } høj
print-list-volume = { $volume } cm³ ler eller støbemasse til pyramider i denne størrelse; ler svinder, når det brændes
print-list-materials = Hvad St. Thomasguild lavede sit spil af
print-list-wood = Bræt: poppel med kant af valnød, smurt med linolie
print-list-paint = Linjer: venetiansk rødt i linolie; mærker: bensort i linolie
print-list-glaze = Brikker: glaseret ler; { $attackers }: blå; { $defenders }: gule med en blå prik; { $king }: gul med to blå linjer
print-list-find = Forbilledet: brikker fra 700-tallet fra Gunnarshaug i Norge, kegleformede og 17 til 20 mm høje
print-list-source = Kilde: { $source }
print-millimetres = { $length } mm

## Folderen med reglerne

print-options = Med: { $options }
print-pieces-named = { $count } { $name }
print-ruleset = Regelsæt: { $id }
print-ruleset-version = Regelsæt: { $id }, version { $version } af { $date }

## Plakater

print-play = Kom og spil
print-qr = QR-kode med adressen { $address }

## Partiblade og tomme brætter

print-score = Partiblad
print-side = { CAPITAL($side) }
print-date = Dato
print-place = Sted
print-result = Resultat
print-diagrams = Tomme brætter: { $name }
