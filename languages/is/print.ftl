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

## Hvað þarf að kaupa, steypa eða skera

print-list = Það sem þarf að kaupa, steypa eða skera: { $name }
print-list-board = Borð
print-list-board-size = { $side } á { $side }, með { $points } sinnum { $points } punkta og { $cell } á milli þeirra
print-list-pieces = Menn, varamenn á eftir plúsmerkinu
print-list-men = { $count }: ferhyrndur grunnur, { $side }, hæð { $height }
print-list-king = { $count }: grunnur með fimm hliðar, { $side } hver, hæð { $height }
print-list-volume = { $volume } cm³ af leir eða steypumassa í pýramída af þessari stærð; leir rýrnar við brennslu
print-list-materials = Úr hverju St. Thomasguild gerði sitt spil
print-list-wood = Borð: ösp með hnotubrún, borið línolíu
print-list-paint = Línur: feneyjarautt í línolíu; merki: beinsvart í línolíu
print-list-glaze = Menn: glerjaður leir; { $attackers }: bláir; { $defenders }: gulir með bláum depli; { $king }: gulur með tveimur bláum línum
print-list-find = Fyrirmyndin: menn frá 8. öld frá Gunnarshaug í Noregi, keilulaga og 17 til 20 mm háir
print-list-source = Heimild: { $source }
print-millimetres = { $length } mm

## Bæklingur með reglunum

print-options = Með: { $options }
print-pieces-named = { $count } { $name }
print-ruleset = Reglusafn: { $id }
print-ruleset-version = Reglusafn: { $id }, útgáfa { $version } frá { $date }

## Veggspjöld

print-play = Komdu að tefla
print-qr = QR-kóði með slóðinni { $address }

## Skorblöð og auð borð

print-score = Skorblað
print-side = { CAPITAL($side) }
print-date = Dagsetning
print-place = Staður
print-result = Úrslit
print-diagrams = Auð borð: { $name }
