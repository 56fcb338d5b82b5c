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
