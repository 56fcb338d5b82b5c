## Boards and pieces on paper

print-board = Board: { $name }
print-board-described = The board, { $size } by { $size } points
print-sheet = Row { $row }, column { $column }
print-sheets = { $columns } sheets across and { $rows } down make a board of { $side }.
print-cut = Cut each sheet along the crop marks at its left and upper edge; leave the paper at the right and below.
print-glue = Glue each sheet over the one at its left and the one above, with its cut edge at the dashed ticks.
print-scale = The bar is 100 mm long if printed at actual size (100%).
print-pieces = Pieces: { $name }
print-count = { $needed } + { $spare } { $name }
print-special = { $men } ({ $letter })
print-back = Back of the page before
print-discs = Print on both sides, turning over the long edge, and cut the discs out. Spare ones are counted after the plus sign.
print-pyramids = Cut along the lines, fold along the dashes, and glue each tab behind the next face. Spare ones are counted after the plus sign.

## Pieces that stand, and labels

print-standups = Cut along the lines, fold along the dashes, and glue front and back together; fold the flaps outwards, to stand on. Spare ones are counted after the plus sign.
print-labels = Print on label paper, cut the circles out, and stick them on blanks. Spare ones are counted after the plus sign.

## What to buy, cast or cut

print-list = What to buy, cast or cut: { $name }
print-list-board = Board
print-list-board-size = { $side } by { $side }, with { $points } by { $points } points { $cell } apart
print-list-pieces = Pieces, the spare ones after the plus sign
print-list-men = { $count }: square base of { $side }, { $height } high
print-list-king = { $count }: base with five sides of { $side }, { $height } high
print-list-volume = { $volume } cm³ of clay or casting compound for pyramids of this size; clay shrinks when it is fired
print-list-materials = What the St. Thomasguild made its game of
print-list-wood = Board: poplar with an edge of walnut, coated with linseed oil
print-list-paint = Lines: Venetian red in linseed oil; marks: bone black in linseed oil
print-list-glaze = Pieces: glazed clay; { $attackers }: blue; { $defenders }: yellow with a blue dot; { $king }: yellow with two blue lines
print-list-find = Its model: pieces of the 8th century from Gunnarshaug, Norway, conical and 17 to 20 mm high
print-list-source = Source: { $source }
print-millimetres = { $length } mm

## The leaflet with the rules

print-options = With: { $options }
print-pieces-named = { $count } { $name }
print-ruleset = Rule set: { $id }
print-ruleset-version = Rule set: { $id }, version { $version } of { $date }

## Posters

print-play = Come and play
print-qr = QR code with the address { $address }

## Score sheets and empty boards

print-score = Score sheet
print-side = { CAPITAL($side) }
print-date = Date
print-place = Place
print-result = Result
print-diagrams = Empty boards: { $name }
