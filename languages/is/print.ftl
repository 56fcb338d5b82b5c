## Borð og menn á pappír

print-board = Borð: { $name }
print-board-described = Borðið, { $size } sinnum { $size } punktar
print-sheet = Röð { $row }, dálkur { $column }
print-sheets = { $columns } blöð á breiddina og { $rows } á hæðina verða að borði sem er { $side }.
print-cut = Skerðu hvert blað við skurðmerkin vinstra megin og að ofan; láttu pappírinn hægra megin og að neðan vera.
print-glue = Límdu hvert blað ofan á það sem er til vinstri og það sem er fyrir ofan, með skornu brúnina við strikuðu merkin.
print-scale = Strikið er 100 mm langt ef prentað er í raunstærð (100 %).
print-pieces = Menn: { $name }
print-count = { $needed } + { $spare } { $name }
print-special = { $men } ({ $letter })
print-back = Bakhlið síðunnar á undan
print-discs = Prentaðu báðum megin, snúið um langhliðina, og klipptu skífurnar út. Varamenn eru taldir á eftir plúsmerkinu.
print-pyramids = Klipptu eftir línunum, brjóttu eftir strikalínunum og límdu hvern flipa aftan við næsta flöt. Varamenn eru taldir á eftir plúsmerkinu.

## Standandi menn og límmiðar

print-standups = Klipptu eftir línunum, brjóttu eftir strikalínunum og límdu fram- og bakhlið saman; brjóttu flipana út svo að maðurinn standi. Varamenn eru taldir á eftir plúsmerkinu.
print-labels = Prentaðu á límmiðapappír, klipptu hringina út og límdu þá á ómerkta menn. Varamenn eru taldir á eftir plúsmerkinu.
