## Bräden och pjäser på papper

print-board = Bräde: { $name }
print-board-described = Brädet, { $size } gånger { $size } punkter
print-sheet = Rad { $row }, kolumn { $column }
print-sheets = { $columns } ark på bredden och { $rows } på höjden ger ett bräde på { $side }.
print-cut = Skär varje ark längs skärmärkena vid vänster och övre kant; låt papperet till höger och nedtill sitta kvar.
print-glue = Limma varje ark över det till vänster och det ovanför, med den skurna kanten vid de streckade märkena.
print-scale = Strecket är 100 mm långt vid utskrift i verklig storlek (100 %).
print-pieces = Pjäser: { $name }
print-count = { $needed } + { $spare } { $name }
print-special = { $men } ({ $letter })
print-back = Baksidan av föregående sida
print-discs = Skriv ut på båda sidor, vänd längs långsidan, och klipp ut brickorna. Reservpjäser är räknade efter plustecknet.
print-pyramids = Klipp längs linjerna, vik längs de streckade, och limma varje flik bakom nästa yta. Reservpjäser är räknade efter plustecknet.

## Stående pjäser och etiketter

print-standups = Klipp längs linjerna, vik längs de streckade, och limma ihop fram- och baksida; vik flikarna utåt, så att pjäsen står. Reservpjäser är räknade efter plustecknet.
print-labels = Skriv ut på etikettpapper, klipp ut cirklarna och klistra dem på omärkta pjäser. Reservpjäser är räknade efter plustecknet.

## Vad som ska köpas, gjutas eller skäras

print-list = Att köpa, gjuta eller skära: { $name }
print-list-board = Bräde
print-list-board-size = { $side } gånger { $side }, med { $points } gånger { $points } punkter med { $cell } emellan
print-list-pieces = Pjäser, reservpjäser efter plustecknet
print-list-men = { $count }: kvadratisk botten på { $side }, { $height } hög
print-list-king = { $count }: botten med fem sidor på { $side }, { $height } hög
print-list-volume = { $volume } cm³ lera eller gjutmassa till pyramider av den här storleken; lera krymper när den bränns
print-list-materials = Vad St. Thomasguild gjorde sitt spel av
print-list-wood = Bräde: poppel med kant av valnöt, struket med linolja
print-list-paint = Linjer: venetianskt rött i linolja; märken: bensvart i linolja
print-list-glaze = Pjäser: glaserad lera; { $attackers }: blå; { $defenders }: gula med en blå prick; { $king }: gul med två blå linjer
print-list-find = Förebilden: pjäser från 700-talet från Gunnarshaug i Norge, koniska och 17 till 20 mm höga
print-list-source = Källa: { $source }
print-millimetres = { $length } mm

## Foldern med reglerna

print-options = Med: { $options }
print-pieces-named = { $count } { $name }
print-ruleset = Regelverk: { $id }
print-ruleset-version = Regelverk: { $id }, version { $version } från { $date }

## Affischer

print-play = Kom och spela
print-qr = QR-kod med adressen { $address }

## Partiprotokoll och tomma bräden

print-score = Partiprotokoll
print-side = { CAPITAL($side) }
print-date = Datum
print-place = Plats
print-result = Resultat
print-diagrams = Tomma bräden: { $name }
