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
print-discs = Skriv ut på båda sidor, vänt över långsidan, och klipp ut brickorna. Reservpjäser är räknade efter plustecknet.
print-pyramids = Klipp längs linjerna, vik längs de streckade, och limma varje flik bakom nästa yta. Reservpjäser är räknade efter plustecknet.

## Stående pjäser och etiketter

print-standups = Klipp längs linjerna, vik längs de streckade, och limma ihop fram- och baksida; vik flikarna utåt, så att pjäsen står. Reservpjäser är räknade efter plustecknet.
print-labels = Skriv ut på etikettpapper, klipp ut cirklarna och klistra dem på omärkta pjäser. Reservpjäser är räknade efter plustecknet.
