## Regler

rules-title = Regler
rules-lead = Mycket är osäkert med dessa spel. Vid varje regel står dess källa, och om källan säger den, bara visar den, eller om vi fick välja en tolkning.
rules-own = Skapa ett regelverk
rules-play = Spela så här
rules-back-to-game = Tillbaka till partiet
rules-compare = Jämför med ett annat
rules-analyse = Analysera
rules-edit-position = Ställ upp en ställning
rules-edit-layout = Ändra den här uppställningen
rules-change = Ändra dessa regler
rules-contents = I det här regelverket
rules-similar = Liknande regelverk
rules-similar-lead = Regelverken som skiljer sig minst från det här, och hur.
rules-similar-differences = { $count ->
    [0] samma regler på ett annat bräde
    [one] en regel skiljer sig
   *[other] { $count } regler skiljer sig
  }
rules-similar-here = Här
rules-similar-there = Där
rules-similar-compare = Regel för regel
rules-search = Sök ett regelverk
rules-search-board = Bräde
rules-search-any = alla storlekar
rules-search-found = { $count ->
    [0] Inget regelverk passar.
    [one] Ett regelverk.
   *[other] { $count } regelverk.
  }
rules-board = { $size } × { $size }
rules-sources = Källor
rules-sources-compared = Var källor är oense, och vad deras ord betyder
rules-layouts = Uppställningar
rules-layout-board = Utgångsställning: { $layout }
rules-layout-unsourced = Ingen källa visar den här uppställningen.
rules-on-layout = Regelverk som spelas på den
rules-on-layout-usual = Den är den vanliga uppställningen i
rules-on-layout-other = Den kan väljas i
rules-folio = På handskriftens teckning
rules-note-reading = Varför den här tolkningen
readings-title = Tolkningar
readings-lead = Där källan tiger eller kan tolkas på flera sätt: hur den tolkas här, hur den annars kan tolkas, vilka källor som stöder varje tolkning och dess uppmätta verkan på balansen.
readings-rule = Regel { $number }
readings-elsewhere = Den ändrar en annan regel i stället för den här.
readings-alone = Ingen annan tolkning av den här regeln kan spelas här.
readings-ours = Tolkat här
readings-other = En annan tolkning
readings-with = Tillvalet ändrar även andra regler.
readings-held-by = Står eller visas i källan till
readings-held-by-none = Inte i källan till något annat regelverk av den här familjen och på det här brädet.
readings-more = { $count ->
    [one] ett till
   *[other] { $count } till
  }
readings-unmeasured = Inte mätt än.
readings-effect = { $value } poäng för { $attackers } (95 %-intervall { $low } till { $high }).
readings-score = Resultat ({ $attackers }): { $value } ({ $low } till { $high }), { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } med { $positions } ställningar per drag.
readings-average = I genomsnitt över studiens regelverk.
readings-play = Spela så
readings-compare = Jämför
rules-example-label = Bild: { $text }
rules-outcome-attackers = Angriparna vinner.
rules-outcome-defenders = Försvararna vinner.
rules-outcome-draw = Remi.
rules-not-allowed = Inte tillåtet.
rules-captures = Slagna: { $points }.
rules-who = Vem är vem
group-play = Spelets gång
group-pieces = De särskilda pjäserna
group-throne = Borgen
group-corners = Hörnen
group-camps = Lägren
group-capture = Att slå
group-king = Kungen
group-end = Slutet
rules-absent = Regeln saknar betydelse här.
rules-try = Pröva
rules-try-this = Pröva: { $text }
rules-try-back = Tillbaka
rules-try-close = Stäng

## Familjer av regelverk

family-alea-history = Brädet i en evangeliebok från 1000- eller 1100-talet, nitton linjer åt vardera hållet, som sägs komma från kung Athelstans hus. Texten förklarar figurerna med evangelierna och säger knappt något om hur man spelar; allt här är rekonstruktion.
family-tablut-history = Spelet som Linné såg samerna i Lappland spela 1732 och beskrev i sin dagbok: jämte den walesiska sidan från 1587 en av bara två gamla texter som säger hur ett taflspel spelas. Tolkningarna skiljer sig åt om borgen, lägren och kungen.
family-tawlbwrdd-history = Det walesiska spelet, omnämnt i äldre lagar med en kung och åtta män mot sexton och beskrivet av Robert ap Ifan 1587: en kung och tolv män mot tjugofyra på elva gånger elva rutor.
family-hnefatafl-history = Spelen som spelas i dag under det nordiska namnet, de flesta på elva linjer med hörn att fly till. De har vuxit fram ur 1900-talets museispel och ur vad tusentals partier på nätet har lärt.
family-berserk-history = Ett modernt spel med befälhavare, en riddare, hopp och slag i följd.
family-seabattle-history = Spel utan några särskilda punkter, med en kung som inte slår och som fångas från fyra håll.
family-brandubh-history = Det irländska spelet på sju linjer: en hövding och fyra män mot åtta, så som det berättas i dikter.
family-ard-ri-history = Det skotska namnet på spel på sju linjer med en kung och åtta män mot sexton.
family-reference-history = Enkla spel som tjänar som måttstock för de andra, och moderna spel av samma släkt.
family-own-history = Regelverk vars filer gavs till servern när den startades.

## The gallery

rules-one-minute = På en minut
topic-aim = Mål
topic-moves = Drag
topic-capture = Att slå
topic-king = Kung
topic-end = Slut
topic-special = Särskilt
gallery-all = Alla regler
gallery-any = spelar ingen roll
gallery-family = Familj
gallery-goal = Kungen vinner
gallery-goal-corner = i ett hörn
gallery-goal-edge = vid kanten
gallery-king = Kungen är
gallery-king-strong = stark: fångas av fyra
gallery-king-weak = svag: fångas av två
gallery-order = Ordning
gallery-order-family = Efter familj och ålder
gallery-order-size = Minsta brädet först
gallery-order-length = Kortaste partiet först
gallery-order-draws = Färst remier först
gallery-order-simple = Enklaste reglerna först
gallery-figures = Längder och remier kommer från motorns partier mot sig själv. Minuterna är räknade med { $seconds } sekunder per drag.
gallery-men = { $attackers } mot { $defenders } och kungen
gallery-card-corner = Kungen till ett hörn
gallery-card-edge = Kungen till kanten
gallery-card-strong = stark kung
gallery-card-weak = svag kung
gallery-measured = Ungefär { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
  } ({ $plies } drag) · { $draws } remi
gallery-unmeasured = Längd och remier: inte uppmätta

## Which should I play?

advisor-title = Vad ska jag spela?
advisor-answer = Svara på de tre frågorna, så visas ett till tre spel här, vart och ett med sina skäl.
advisor-length = Hur länge får det vara?
advisor-length-short = En kvart
advisor-length-medium = En halvtimme
advisor-length-long = En lång kväll
advisor-win = Hur ska kungen vinna?
advisor-win-corner = I ett hörn
advisor-win-edge = Vid kanten
advisor-win-simple = Hur som helst, bara det är enkelt
advisor-want = Vad är viktigast?
advisor-want-fair = Ett rättvist spel
advisor-want-source = En gammal källa
advisor-found = { $count ->
    [0] Inget känt spel passar.
    [one] Ett spel passar dig.
   *[other] { $count } spel passar dig, det bästa först.
  }
advisor-because-length = Ungefär { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
  }: { $plies } drag om { $seconds } sekunder vardera.
advisor-because-board = Inte uppmätt. Andra spel på { $size } × { $size } varar ungefär { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
  }: { $plies } drag om { $seconds } sekunder vardera.
advisor-because-corner = Kungen vinner i ett hörn.
advisor-because-edge = Kungen vinner vid kanten.
advisor-because-simple = { $count ->
    [one] En mening säger
   *[other] { $count } meningar säger
  } allt man måste veta.
advisor-because-fair = Angriparna får { $score } ({ $low } till { $high }) i { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } mellan motorn och den själv; { $draws } är remi.
advisor-because-people = I { $games ->
    [one] 1 parti
   *[other] { $games } partier
  } mellan människor får angriparna { $score }.
advisor-because-source = Källan från { $year } säger eller visar { $known } av { $rules } regler.
advisor-opponent = Du spelar { $side } mot { $level }, nivå { $number }.
