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
