## Brett og brikker på papir

print-board = Brett: { $name }
print-board-described = Brettet, { $size } ganger { $size } punkter
print-sheet = Rad { $row }, kolonne { $column }
print-sheets = { $columns } ark bortover og { $rows } nedover gir et brett på { $side }.
print-cut = Skjær hvert ark langs skjæremerkene i venstre og øvre kant; la papiret til høyre og nederst være.
print-glue = Lim hvert ark over det til venstre og det ovenfor, med den skårne kanten ved de stiplede merkene.
print-scale = Streken er 100 mm lang når det skrives ut i faktisk størrelse (100 %).
print-pieces = Brikker: { $name }
print-count = { $needed } + { $spare } { $name }
print-special = { $men } ({ $letter })
print-back = Baksiden av den forrige siden
print-discs = Skriv ut på begge sider, vendt over langsiden, og klipp ut skivene. Reservebrikker er talt etter plusstegnet.
print-pyramids = Klipp langs strekene, brett langs de stiplede linjene, og lim hver klaff bak den neste flaten. Reservebrikker er talt etter plusstegnet.

## Stående brikker og etiketter

print-standups = Klipp langs strekene, brett langs de stiplede linjene, og lim for- og bakside sammen; brett klaffene utover, så brikken står. Reservebrikker er talt etter plusstegnet.
print-labels = Skriv ut på etikettpapir, klipp ut sirklene, og lim dem på umerkede brikker. Reservebrikker er talt etter plusstegnet.

## Hva som må kjøpes, støpes eller skjæres

print-list = Hva som må kjøpes, støpes eller skjæres: { $name }
print-list-board = Brett
print-list-board-size = { $side } ganger { $side }, med { $points } ganger { $points } punkter med { $cell } mellom
print-list-pieces = Brikker, reservebrikker etter plusstegnet
print-list-men = { $count }: kvadratisk bunn på { $side }, { $height } høy
print-list-king = { $count }: bunn med fem sider på { $side }, { $height } høy
print-list-volume = { $volume } cm³ leire eller støpemasse til pyramider i denne størrelsen; leire krymper når den brennes
print-list-materials = Hva St. Thomasguild laget sitt spill av
print-list-wood = Brett: poppel med kant av valnøtt, smurt med linolje
print-list-paint = Linjer: venetiansk rødt i linolje; merker: beinsvart i linolje
print-list-glaze = Brikker: glasert leire; { $attackers }: blå; { $defenders }: gule med en blå prikk; { $king }: gul med to blå linjer
print-list-find = Forbildet: brikker fra 700-tallet fra Gunnarshaug, kjegleformede og 17 til 20 mm høye
print-list-source = Kilde: { $source }
print-millimetres = { $length } mm

## Brosjyren med reglene

print-options = Med: { $options }
print-pieces-named = { $count } { $name }
print-ruleset = Regelsett: { $id }
print-ruleset-version = Regelsett: { $id }, versjon { $version } av { $date }

## Plakater

print-play = Kom og spill
print-qr = QR-kode med adressen { $address }

## Partiark og tomme brett

print-score = Partiark
print-side = { CAPITAL($side) }
print-date = Dato
print-place = Sted
print-result = Resultat
print-diagrams = Tomme brett: { $name }
