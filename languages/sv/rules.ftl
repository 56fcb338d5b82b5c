## first

rule-first-attackers = Angriparna gör det första draget.
rule-first-defenders = Kungens sida, med försvararna, gör det första draget.

## movement

rule-movement-rook = En pjäs går i rak linje längs en rad eller en kolumn, så långt den vill, men bara över tomma punkter: som tornet i schack.

## attackers-speed

rule-attackers-speed-unlimited = Angriparna går så långt vägen är fri.
rule-attackers-speed-one = Angriparna går högst en punkt i ett drag.
rule-attackers-speed-two = Angriparna går högst två punkter i ett drag.
rule-attackers-speed-three = Angriparna går högst tre punkter i ett drag.
rule-attackers-speed-four = Angriparna går högst fyra punkter i ett drag.
rule-attackers-speed-five = Angriparna går högst fem punkter i ett drag.
rule-attackers-speed-six = Angriparna går högst sex punkter i ett drag.
rule-attackers-speed-seven = Angriparna går högst sju punkter i ett drag.
rule-attackers-speed-eight = Angriparna går högst åtta punkter i ett drag.
rule-attackers-speed-nine = Angriparna går högst nio punkter i ett drag.

## defenders-speed

rule-defenders-speed-unlimited = Försvararna går så långt vägen är fri.
rule-defenders-speed-one = Försvararna går högst en punkt i ett drag.
rule-defenders-speed-two = Försvararna går högst två punkter i ett drag.
rule-defenders-speed-three = Försvararna går högst tre punkter i ett drag.
rule-defenders-speed-four = Försvararna går högst fyra punkter i ett drag.
rule-defenders-speed-five = Försvararna går högst fem punkter i ett drag.
rule-defenders-speed-six = Försvararna går högst sex punkter i ett drag.
rule-defenders-speed-seven = Försvararna går högst sju punkter i ett drag.
rule-defenders-speed-eight = Försvararna går högst åtta punkter i ett drag.
rule-defenders-speed-nine = Försvararna går högst nio punkter i ett drag.

## king-speed

rule-king-speed-unlimited = Kungen går så långt vägen är fri.
rule-king-speed-one = Kungen går högst en punkt i ett drag.
rule-king-speed-two = Kungen går högst två punkter i ett drag.
rule-king-speed-three = Kungen går högst tre punkter i ett drag.
rule-king-speed-four = Kungen går högst fyra punkter i ett drag.
rule-king-speed-five = Kungen går högst fem punkter i ett drag.
rule-king-speed-six = Kungen går högst sex punkter i ett drag.
rule-king-speed-seven = Kungen går högst sju punkter i ett drag.
rule-king-speed-eight = Kungen går högst åtta punkter i ett drag.
rule-king-speed-nine = Kungen går högst nio punkter i ett drag.

## king-jump

rule-king-jump-none = Kungen hoppar aldrig över någon annan pjäs.
rule-king-jump-special-points = Kungen får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom, men bara från eller till en särskild punkt på brädet. Den överhoppade mannen står kvar.
rule-king-jump-free = Kungen får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom. Den överhoppade mannen står kvar.
rule-king-jump-capturing = Kungen får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom och slår honom därmed.
rule-king-jump-any-man = Kungen får hoppa över en vanlig man bredvid sig, egen eller fientlig, till den tomma punkten bakom. Den överhoppade mannen står kvar.

## berserk

rule-berserk-none = En tur är ett drag.
rule-berserk-capturing = En pjäs som slår får genast fortsätta, så länge vart och ett av dess nya drag slår igen.
rule-berserk-any-move = En pjäs som slår får genast göra ett drag till, vilket som helst, och ännu ett efter varje drag som slår igen.

## berserk-stay

rule-berserk-stay-yes = En pjäs som får fortsätta får också stå kvar där den är, och då är turen slut: spelaren får sluta när som helst.
rule-berserk-stay-no = En pjäs som kan fortsätta måste göra det.

## berserk-escape

rule-berserk-escape-yes = Efter ett slag får kungen också fortsätta med ett drag som inte slår någon, om han undkommer med det.
rule-berserk-escape-no = En kung som fortsätter efter ett slag måste slå igen, även för att undkomma.

## commander-speed

rule-commander-speed-unlimited = En befälhavare går så långt vägen är fri.
rule-commander-speed-one = En befälhavare går högst en punkt i ett drag.
rule-commander-speed-two = En befälhavare går högst två punkter i ett drag.
rule-commander-speed-three = En befälhavare går högst tre punkter i ett drag.
rule-commander-speed-four = En befälhavare går högst fyra punkter i ett drag.
rule-commander-speed-five = En befälhavare går högst fem punkter i ett drag.
rule-commander-speed-six = En befälhavare går högst sex punkter i ett drag.
rule-commander-speed-seven = En befälhavare går högst sju punkter i ett drag.
rule-commander-speed-eight = En befälhavare går högst åtta punkter i ett drag.
rule-commander-speed-nine = En befälhavare går högst nio punkter i ett drag.

## commander-jump

rule-commander-jump-none = En befälhavare hoppar aldrig över någon annan pjäs.
rule-commander-jump-special-points = En befälhavare får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom, men bara från eller till en särskild punkt på brädet. Den överhoppade mannen står kvar.
rule-commander-jump-free = En befälhavare får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom. Den överhoppade mannen står kvar.
rule-commander-jump-capturing = En befälhavare får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom och slår honom därmed.
rule-commander-jump-any-man = En befälhavare får hoppa över en vanlig man bredvid sig, egen eller fientlig, till den tomma punkten bakom. Den överhoppade mannen står kvar.

## commander-captured

rule-commander-captured-two = En befälhavare slås som vilken man som helst, mellan två fiender.
rule-commander-captured-three = En befälhavare slås när tre av sidorna om honom hålls av fiender eller av tomma punkter som är fientliga mot honom.
rule-commander-captured-four = En befälhavare slås när alla fyra sidorna om honom hålls av fiender eller av tomma punkter som är fientliga mot honom.
rule-commander-captured-never = En befälhavare kan inte slås.

## knight-speed

rule-knight-speed-unlimited = En riddare går så långt vägen är fri.
rule-knight-speed-one = En riddare går högst en punkt i ett drag.
rule-knight-speed-two = En riddare går högst två punkter i ett drag.
rule-knight-speed-three = En riddare går högst tre punkter i ett drag.
rule-knight-speed-four = En riddare går högst fyra punkter i ett drag.
rule-knight-speed-five = En riddare går högst fem punkter i ett drag.
rule-knight-speed-six = En riddare går högst sex punkter i ett drag.
rule-knight-speed-seven = En riddare går högst sju punkter i ett drag.
rule-knight-speed-eight = En riddare går högst åtta punkter i ett drag.
rule-knight-speed-nine = En riddare går högst nio punkter i ett drag.

## knight-jump

rule-knight-jump-none = En riddare hoppar aldrig över någon annan pjäs.
rule-knight-jump-special-points = En riddare får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom, men bara från eller till en särskild punkt på brädet. Den överhoppade mannen står kvar.
rule-knight-jump-free = En riddare får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom. Den överhoppade mannen står kvar.
rule-knight-jump-capturing = En riddare får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom och slår honom därmed.
rule-knight-jump-any-man = En riddare får hoppa över en vanlig man bredvid sig, egen eller fientlig, till den tomma punkten bakom. Den överhoppade mannen står kvar.

## knight-captured

rule-knight-captured-two = En riddare slås som vilken man som helst, mellan två fiender.
rule-knight-captured-three = En riddare slås när tre av sidorna om honom hålls av fiender eller av tomma punkter som är fientliga mot honom.
rule-knight-captured-four = En riddare slås när alla fyra sidorna om honom hålls av fiender eller av tomma punkter som är fientliga mot honom.
rule-knight-captured-never = En riddare kan inte slås.

## mercenary-speed

rule-mercenary-speed-unlimited = En legosoldat går så långt vägen är fri.
rule-mercenary-speed-one = En legosoldat går högst en punkt i ett drag.
rule-mercenary-speed-two = En legosoldat går högst två punkter i ett drag.
rule-mercenary-speed-three = En legosoldat går högst tre punkter i ett drag.
rule-mercenary-speed-four = En legosoldat går högst fyra punkter i ett drag.
rule-mercenary-speed-five = En legosoldat går högst fem punkter i ett drag.
rule-mercenary-speed-six = En legosoldat går högst sex punkter i ett drag.
rule-mercenary-speed-seven = En legosoldat går högst sju punkter i ett drag.
rule-mercenary-speed-eight = En legosoldat går högst åtta punkter i ett drag.
rule-mercenary-speed-nine = En legosoldat går högst nio punkter i ett drag.

## mercenary-jump

rule-mercenary-jump-none = En legosoldat hoppar aldrig över någon annan pjäs.
rule-mercenary-jump-special-points = En legosoldat får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom, men bara från eller till en särskild punkt på brädet. Den överhoppade mannen står kvar.
rule-mercenary-jump-free = En legosoldat får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom. Den överhoppade mannen står kvar.
rule-mercenary-jump-capturing = En legosoldat får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom och slår honom därmed.
rule-mercenary-jump-any-man = En legosoldat får hoppa över en vanlig man bredvid sig, egen eller fientlig, till den tomma punkten bakom. Den överhoppade mannen står kvar.

## mercenary-captured

rule-mercenary-captured-two = En legosoldat slås som vilken man som helst, mellan två fiender.
rule-mercenary-captured-three = En legosoldat slås när tre av sidorna om honom hålls av fiender eller av tomma punkter som är fientliga mot honom.
rule-mercenary-captured-four = En legosoldat slås när alla fyra sidorna om honom hålls av fiender eller av tomma punkter som är fientliga mot honom.
rule-mercenary-captured-never = En legosoldat kan inte slås.

## mercenary-taken

rule-mercenary-taken-removed = En slagen legosoldat lämnar brädet.
rule-mercenary-taken-changes-sides = En slagen legosoldat står kvar på sin punkt och byter sida: från och med då strider han för dem som slog honom, tills han slås igen.

## guard-speed

rule-guard-speed-unlimited = En vakt går så långt vägen är fri.
rule-guard-speed-one = En vakt går högst en punkt i ett drag.
rule-guard-speed-two = En vakt går högst två punkter i ett drag.
rule-guard-speed-three = En vakt går högst tre punkter i ett drag.
rule-guard-speed-four = En vakt går högst fyra punkter i ett drag.
rule-guard-speed-five = En vakt går högst fem punkter i ett drag.
rule-guard-speed-six = En vakt går högst sex punkter i ett drag.
rule-guard-speed-seven = En vakt går högst sju punkter i ett drag.
rule-guard-speed-eight = En vakt går högst åtta punkter i ett drag.
rule-guard-speed-nine = En vakt går högst nio punkter i ett drag.

## guard-jump

rule-guard-jump-none = En vakt hoppar aldrig över någon annan pjäs.
rule-guard-jump-special-points = En vakt får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom, men bara från eller till en särskild punkt på brädet. Den överhoppade mannen står kvar.
rule-guard-jump-free = En vakt får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom. Den överhoppade mannen står kvar.
rule-guard-jump-capturing = En vakt får hoppa över en vanlig fientlig man bredvid sig till den tomma punkten bakom och slår honom därmed.
rule-guard-jump-any-man = En vakt får hoppa över en vanlig man bredvid sig, egen eller fientlig, till den tomma punkten bakom. Den överhoppade mannen står kvar.

## guard-captured

rule-guard-captured-two = En vakt slås som vilken man som helst, mellan två fiender.
rule-guard-captured-three = En vakt slås när tre av sidorna om honom hålls av fiender eller av tomma punkter som är fientliga mot honom.
rule-guard-captured-four = En vakt slås när alla fyra sidorna om honom hålls av fiender eller av tomma punkter som är fientliga mot honom.
rule-guard-captured-never = En vakt kan inte slås.

## dice

rule-dice-none = Det finns ingen tärning: spelarna turas helt enkelt om.
rule-dice-odd = En tärning kastas före varje tur: vid ett udda tal får spelaren dra, vid ett jämnt är turen förlorad.

## throne

rule-throne-none = Brädets mitt är en punkt som alla andra.
rule-throne-centre = Punkten i brädets mitt är särskild: det är borgen, också kallad tronen, där kungen börjar.
rule-throne-layout = Den punkt som är ritad som borg, också kallad tron, är särskild.

## throne-stop

rule-throne-stop-nobody = När kungen väl har lämnat borgen får ingen stanna där, inte ens han själv.
rule-throne-stop-king = Bara kungen får stanna i borgen; han får lämna den och komma tillbaka.
rule-throne-stop-all = Vilken pjäs som helst får stanna i den tomma borgen.
rule-throne-stop-attackers = Bara angriparna får stanna i den tomma borgen; kungen får det inte när han väl har lämnat den.
rule-throne-stop-defenders = Bara försvararna får stanna i den tomma borgen; kungen får det inte när han väl har lämnat den.
rule-throne-stop-men = Båda sidors män får stanna i den tomma borgen; kungen får det inte när han väl har lämnat den.
rule-throne-stop-attackers-and-king = Angriparna och kungen får stanna i den tomma borgen, försvararna får det inte.
rule-throne-stop-defenders-and-king = Kungen och hans försvarare får stanna i den tomma borgen, angriparna får det inte.

## throne-pass

rule-throne-pass-nobody = Ingen får passera borgen, inte ens när den är tom.
rule-throne-pass-king = Bara kungen får passera borgen; den stoppar alla andra pjäser, även när den är tom.
rule-throne-pass-all = Vilken pjäs som helst får passera borgen när den är tom.
rule-throne-pass-attackers = Bara angriparna får passera borgen när den är tom; den stoppar alla andra pjäser.
rule-throne-pass-defenders = Bara försvararna får passera borgen när den är tom; den stoppar alla andra pjäser, också kungen.
rule-throne-pass-men = Båda sidors män får passera borgen när den är tom; kungen får det inte.
rule-throne-pass-attackers-and-king = Angriparna och kungen får passera borgen när den är tom; försvararna får det inte.
rule-throne-pass-defenders-and-king = Kungen och hans försvarare får passera borgen när den är tom; angriparna får det inte.

## throne-hostile

rule-throne-hostile-nobody = Den tomma borgen är inte fientlig: den hjälper aldrig till att slå eller fånga någon.
rule-throne-hostile-attackers = Den tomma borgen är fientlig mot angriparna: den gäller som en fiende när en av dem slås mot den.
rule-throne-hostile-defenders = Den tomma borgen är fientlig mot försvararna: den gäller som en fiende när en av dem slås mot den. Kungen har ingenting att frukta av den.
rule-throne-hostile-men = Den tomma borgen är fientlig mot båda sidors män: den gäller som en fiende när en man slås mot den. Kungen har ingenting att frukta av den.
rule-throne-hostile-king = Den tomma borgen är fientlig bara mot kungen: den räknas som en av pjäserna som omger honom. Män slås inte mot den.
rule-throne-hostile-attackers-and-king = Den tomma borgen är fientlig mot angriparna, som slås mot den, och mot kungen, för vilken den räknas som en av pjäserna som omger honom; inte mot försvararna.
rule-throne-hostile-defenders-and-king = Den tomma borgen är fientlig mot försvararna, som slås mot den, och mot kungen, för vilken den räknas som en av pjäserna som omger honom; inte mot angriparna.
rule-throne-hostile-all = Den tomma borgen är fientlig mot alla: den gäller som en fiende när en man från någondera sidan slås mot den, och den räknas som en av pjäserna som omger kungen.

## throne-hostile-occupied

rule-throne-hostile-occupied-nobody = Medan kungen sitter i borgen är den inte fientlig mot någon.
rule-throne-hostile-occupied-attackers = Även medan kungen sitter i borgen är den fientlig mot angriparna: en av dem kan slås mot den.
rule-throne-hostile-occupied-defenders = Även medan kungen sitter i borgen är den fientlig mot försvararna: en av dem kan slås mot den.
rule-throne-hostile-occupied-men = Även medan kungen sitter i borgen är den fientlig mot båda sidors män, som slås mot den.
rule-throne-hostile-occupied-king = Även medan kungen sitter i borgen är den fientlig bara mot kungen.
rule-throne-hostile-occupied-attackers-and-king = Även medan kungen sitter i borgen är den fientlig mot angriparna, som slås mot den, och mot kungen.
rule-throne-hostile-occupied-defenders-and-king = Även medan kungen sitter i borgen är den fientlig mot försvararna, som slås mot den, och mot kungen.
rule-throne-hostile-occupied-all = Även medan kungen sitter i borgen är den fientlig mot alla: båda sidors män slås mot den.

## corners

rule-corners-none = Hörnen är punkter som alla andra.
rule-corners-single = De fyra punkterna ytterst i brädets hörn är särskilda: de är hörnpunkterna.
rule-corners-quad = Sexton punkter är särskilda, fyra i kvadrat i vart och ett av brädets hörn: de är hörnpunkterna.
rule-corners-layout = De punkter som är ritade som hörnpunkter är särskilda, var de än ligger.

## corners-stop

rule-corners-stop-nobody = Ingen får stanna på en hörnpunkt.
rule-corners-stop-king = Bara kungen får stanna på en hörnpunkt.
rule-corners-stop-all = Vilken pjäs som helst får stanna på en hörnpunkt.
rule-corners-stop-attackers = Bara angriparna får stanna på en hörnpunkt.
rule-corners-stop-defenders = Bara försvararna får stanna på en hörnpunkt; kungen får det inte.
rule-corners-stop-men = Båda sidors män får stanna på en hörnpunkt; kungen får det inte.
rule-corners-stop-attackers-and-king = Angriparna och kungen får stanna på en hörnpunkt; försvararna får det inte.
rule-corners-stop-defenders-and-king = Kungen och hans försvarare får stanna på en hörnpunkt; angriparna får det inte.

## corners-pass

rule-corners-pass-nobody = Ingen får passera en hörnpunkt.
rule-corners-pass-king = Bara kungen får passera en hörnpunkt; den stoppar alla andra pjäser.
rule-corners-pass-all = Vilken pjäs som helst får passera en tom hörnpunkt.
rule-corners-pass-attackers = Bara angriparna får passera en tom hörnpunkt; den stoppar alla andra pjäser.
rule-corners-pass-defenders = Bara försvararna får passera en tom hörnpunkt; den stoppar alla andra pjäser, också kungen.
rule-corners-pass-men = Båda sidors män får passera en tom hörnpunkt; kungen får det inte.
rule-corners-pass-attackers-and-king = Angriparna och kungen får passera en tom hörnpunkt; försvararna får det inte.
rule-corners-pass-defenders-and-king = Kungen och hans försvarare får passera en tom hörnpunkt; angriparna får det inte.

## corners-hostile

rule-corners-hostile-nobody = En tom hörnpunkt är inte fientlig: den hjälper aldrig till att slå eller fånga någon.
rule-corners-hostile-attackers = En tom hörnpunkt är fientlig mot angriparna: den gäller som en fiende när en av dem slås mot den.
rule-corners-hostile-defenders = En tom hörnpunkt är fientlig mot försvararna: den gäller som en fiende när en av dem slås mot den. Kungen har ingenting att frukta av den.
rule-corners-hostile-men = En tom hörnpunkt är fientlig mot båda sidors män: den gäller som en fiende när en man slås mot den. Kungen har ingenting att frukta av den.
rule-corners-hostile-king = En tom hörnpunkt är fientlig bara mot kungen: den räknas som en av pjäserna som omger honom. Män slås inte mot den.
rule-corners-hostile-attackers-and-king = En tom hörnpunkt är fientlig mot angriparna, som slås mot den, och mot kungen, för vilken den räknas som en av pjäserna som omger honom; inte mot försvararna.
rule-corners-hostile-defenders-and-king = En tom hörnpunkt är fientlig mot försvararna, som slås mot den, och mot kungen, för vilken den räknas som en av pjäserna som omger honom; inte mot angriparna.
rule-corners-hostile-all = En tom hörnpunkt är fientlig mot alla: den gäller som en fiende när en man från någondera sidan slås mot den, och den räknas som en av pjäserna som omger kungen.

## camps

rule-camps-none = Där angriparna börjar finns inga särskilda punkter: vilken pjäs som helst får gå dit.
rule-camps-layout = Punkterna där angriparna börjar är deras läger: ingen får gå in i ett läger eller korsa det utifrån, inte ens en man som har lämnat det.

## camps-inside

rule-camps-inside-any-camp = En angripare som står i ett läger får dra inom det, passera dess tomma punkter och gå därifrån in i vilket annat läger som helst.
rule-camps-inside-open = Så länge en angripare inte har lämnat sitt läger får han dra inom det och passera dess tomma punkter på väg ut.
rule-camps-inside-way-out = Så länge en angripare inte har lämnat sitt läger får han passera dess tomma punkter på väg ut, men inte stanna där.
rule-camps-inside-closed = En angripare får lämna sitt läger, men varken dra inom det eller passera dess punkter på väg ut.

## camps-hostile

rule-camps-hostile-nobody = En tom lägerpunkt är inte fientlig: den hjälper aldrig till att slå eller fånga någon.
rule-camps-hostile-attackers = En tom lägerpunkt är fientlig mot angriparna: den gäller som en fiende när en av dem slås mot den.
rule-camps-hostile-defenders = En tom lägerpunkt är fientlig mot försvararna: den gäller som en fiende när en av dem slås mot den. Kungen har ingenting att frukta av den.
rule-camps-hostile-men = En tom lägerpunkt är fientlig mot båda sidors män: den gäller som en fiende när en man slås mot den. Kungen har ingenting att frukta av den.
rule-camps-hostile-king = En tom lägerpunkt är fientlig bara mot kungen: den räknas som en av pjäserna som omger honom. Män slås inte mot den.
rule-camps-hostile-attackers-and-king = En tom lägerpunkt är fientlig mot angriparna, som slås mot den, och mot kungen, för vilken den räknas som en av pjäserna som omger honom; inte mot försvararna.
rule-camps-hostile-defenders-and-king = En tom lägerpunkt är fientlig mot försvararna, som slås mot den, och mot kungen, för vilken den räknas som en av pjäserna som omger honom; inte mot angriparna.
rule-camps-hostile-all = En tom lägerpunkt är fientlig mot alla: den gäller som en fiende när en man från någondera sidan slås mot den, och den räknas som en av pjäserna som omger kungen.

## camps-hostile-occupied

rule-camps-hostile-occupied-nobody = Medan en angripare står på en lägerpunkt är den inte fientlig mot någon.
rule-camps-hostile-occupied-attackers = Även medan en angripare står på en lägerpunkt är den fientlig mot angriparna: en av dem kan slås mot den.
rule-camps-hostile-occupied-defenders = Även medan en angripare står på en lägerpunkt är den fientlig mot försvararna: en av dem kan slås mot den.
rule-camps-hostile-occupied-men = Även medan en angripare står på en lägerpunkt är den fientlig mot båda sidors män, som slås mot den.
rule-camps-hostile-occupied-king = Även medan en angripare står på en lägerpunkt är den fientlig bara mot kungen.
rule-camps-hostile-occupied-attackers-and-king = Även medan en angripare står på en lägerpunkt är den fientlig mot angriparna, som slås mot den, och mot kungen.
rule-camps-hostile-occupied-defenders-and-king = Även medan en angripare står på en lägerpunkt är den fientlig mot försvararna, som slås mot den, och mot kungen.
rule-camps-hostile-occupied-all = Även medan en angripare står på en lägerpunkt är den fientlig mot alla: båda sidors män slås mot den.

## camps-shelter

rule-camps-shelter-yes = En man som står i ett läger slås inte mot en lägerpunkt.
rule-camps-shelter-no = En man som står i ett läger kan slås mot en lägerpunkt som vilken annan man som helst.

## capture

rule-capture-custodial = En man slås och tas bort från brädet när motståndaren flyttar en pjäs intill honom och en annan fiende står mitt emot, på andra sidan om honom i rak linje.

## captures-at-once

rule-captures-at-once-several = Ett drag kan slå flera män på en gång, en i varje riktning.

## moving-between

rule-moving-between-safe = En pjäs får gå in mellan två fiender utan att bli slagen: bara motståndarens eget drag slår.
rule-moving-between-king-only = Bara kungen får gå in mellan två fiender utan skada; en man som gör det blir slagen, såvida inte hans drag slår en av de två.

## combined-capture

rule-combined-capture-none = Kungen och en man fastnar aldrig tillsammans i samma fälla: var och en slås eller fångas enligt sin egen regel.
rule-combined-capture-anywhere = När en försvarare står bredvid kungen, kungens tre övriga sidor är spärrade av angripare eller av punkter som är fientliga mot honom, och en angripare står bakom försvararen, slås försvararen, men kungen fångas inte. Det måste vara ett drag av angriparna som stänger fällan.
rule-combined-capture-on-throne = Medan kungen sitter i borgen med en försvarare bredvid sig och angripare på sina tre övriga sidor, slås den försvararen av en angripare som ställer sig bakom honom: han faller mellan angriparen och sin kung, som inte fångas.

## shieldwall

rule-shieldwall-none = En rad män på kanten slås inte tillsammans.
rule-shieldwall-flanking-move = Sköldborg: två eller flera män sida vid sida på kanten slås tillsammans när var och en har en fiende framför sig och en fiende står i radens båda ändar. Draget som slår är det som stänger en ände, längs kanten. Kungen får stå framför eller i en ände; står han själv i raden blir han kvar medan hans män slås.
rule-shieldwall-any-move = Sköldborg: två eller flera män sida vid sida på kanten slås tillsammans när var och en har en fiende framför sig och en fiende står i radens båda ändar, vilken av dessa fiender som än kommer sist. Kungen får stå framför eller i en ände; står han själv i raden blir han kvar medan hans män slås.

## shieldwall-corners

rule-shieldwall-corners-yes = En hörnpunkt kan gälla som fienden i den ena änden av en sköldborg.
rule-shieldwall-corners-no = En hörnpunkt gäller inte som fienden i en ände av en sköldborg.

## king-armed

rule-king-armed-armed = Kungen slår som en man: med sitt eget drag och som den medhjälpare som står mitt emot.
rule-king-armed-hammer = Kungen slår med sitt eget drag, men en annan pjäs kan inte använda honom som den medhjälpare som står mitt emot.
rule-king-armed-anvil = Kungen slår ingen med sitt eget drag; en annan pjäs får använda honom som den medhjälpare som står mitt emot.
rule-king-armed-unarmed = Kungen deltar inte i några slag.

## king-captured-throne

rule-king-captured-throne-four = I borgen fångas kungen när alla fyra sidorna om honom är spärrade av angripare eller av tomma punkter som är fientliga mot honom.
rule-king-captured-throne-three-and-edge = I borgen fångas kungen när tre av sidorna om honom är spärrade och brädets kant är på den fjärde.
rule-king-captured-throne-two = I borgen fångas kungen så som en man slås: av två angripare på var sin sida om honom, mitt emot varandra, eller av en angripare, om punkten mitt emot är tom och fientlig mot honom.
rule-king-captured-throne-never = I borgen kan kungen inte fångas.

## king-safe-until-moved

rule-king-safe-until-moved-yes = Så länge kungen inte har gjort sitt första drag kan han inte fångas i borgen.
rule-king-safe-until-moved-no = Kungen kan fångas i borgen från partiets första drag.

## king-captured-beside

rule-king-captured-beside-four = Bredvid borgen fångas kungen när alla fyra sidorna om honom är spärrade av angripare eller av tomma punkter som är fientliga mot honom.
rule-king-captured-beside-three-and-edge = Bredvid borgen fångas kungen när tre av sidorna om honom är spärrade och brädets kant är på den fjärde.
rule-king-captured-beside-two = Bredvid borgen fångas kungen så som en man slås: av två angripare på var sin sida om honom, mitt emot varandra, eller av en angripare, om punkten mitt emot är tom och fientlig mot honom.
rule-king-captured-beside-never = Bredvid borgen kan kungen inte fångas.

## king-captured-by-commanders

rule-king-captured-by-commanders-yes = Överallt utom i borgen fångas kungen när en av angriparnas befälhavare drar intill honom och en annan befälhavare, eller en tom hörnpunkt, finns på motsatta sidan om honom.
rule-king-captured-by-commanders-no = Befälhavare fångar kungen på samma sätt som alla andra angripare.

## king-captured-elsewhere

rule-king-captured-elsewhere-four = På en vanlig punkt fångas kungen när alla fyra sidorna om honom är spärrade av angripare eller av tomma punkter som är fientliga mot honom.
rule-king-captured-elsewhere-three-and-edge = På en vanlig punkt fångas kungen när tre av sidorna om honom är spärrade och brädets kant är på den fjärde.
rule-king-captured-elsewhere-two = På en vanlig punkt fångas kungen så som en man slås: av två angripare på var sin sida om honom, mitt emot varandra, eller av en angripare, om punkten mitt emot är tom och fientlig mot honom.
rule-king-captured-elsewhere-never = På en vanlig punkt kan kungen inte fångas.

## escape

rule-escape-corners = Kungen undkommer, och vinner, när han når en hörnpunkt.
rule-escape-extreme-corners = Kungen undkommer, och vinner, när han når en av de fyra punkterna ytterst i brädets hörn.
rule-escape-edge = Kungen undkommer, och vinner, när han når vilken punkt som helst på kanten.
rule-escape-edge-outside-camps = Kungen undkommer, och vinner, när han når en punkt på kanten utanför lägren.

## king-captured-edge

rule-king-captured-edge-four = På kanten skulle alla fyra sidorna om kungen behöva spärras, och kanten räknas inte: där är han trygg.
rule-king-captured-edge-three-and-edge = På kanten fångas kungen när hans tre övriga sidor är spärrade av angripare: kanten räknas som den fjärde.
rule-king-captured-edge-two = På kanten fångas kungen av två angripare på var sin sida om honom, eller av en angripare, om punkten mitt emot är fientlig mot honom; själva kanten räknas inte.
rule-king-captured-edge-never = På kanten kan kungen inte fångas.

## exit-fort

rule-exit-fort-yes = Kungens sida vinner när kungen står på kanten, med utrymme att röra sig, i ett fort som angriparna aldrig kan bryta.
rule-exit-fort-no = Ett fort på kanten vinner inte: kungen måste undkomma.

## encirclement

rule-encirclement-none = Att ringa in kungen och hans försvarare vinner ännu inte.
rule-encirclement-all-defenders = Angriparna vinner så snart kungen och alla kvarvarande försvarare är avskurna från kanten av en obruten ring.
rule-encirclement-king = Angriparna vinner så snart kungen är inmurad: förbi dem leder ingen väg honom till en plats där han kan vinna. Det spelar ingen roll vilka av hans försvarare som står utanför.

## king-alone

rule-king-alone-plays-on = Kungen spelar vidare även när han har förlorat alla sina försvarare.
rule-king-alone-loses = Kungen förlorar när alla hans försvarare har slagits.

## no-escape

rule-no-escape-plays-on = Kungens sida spelar vidare så länge han inte är fångad, även när den varken kan föra honom till ett hörn eller bygga ett fort längre.
rule-no-escape-loses = Kungens sida förlorar så snart alla hörn är spärrade och det är för få försvarare eller för få punkter av kanten kvar till ett fort; och även när kungen är instängd på kanten.

## repetition

rule-repetition-ignored = En ställning får återkomma så många gånger spelarna vill.
rule-repetition-draw-at-second = Partiet blir remi så snart en ställning uppstår för andra gången med samma sida vid draget.
rule-repetition-draw-at-third = Partiet blir remi när en ställning uppstår för tredje gången med samma sida vid draget.
rule-repetition-threat-not-more-than-twice = En sida som ensam hela tiden hotar att vinna får inte framkalla samma ställning för tredje gången: den måste hitta ett annat drag. Om båda sidor hotar, eller ingendera, blir tredje gången remi.
rule-repetition-threat-forbidden = Ingen sida får framkalla en ställning för tredje gången med ett drag som hotar att vinna: den måste hitta ett annat drag. Upprepning har ingen annan följd.
rule-repetition-threat-forbidden-at-fourth = Ett hot om vinst får upprepas två gånger: med ett drag som hotar att vinna får ingen sida framkalla en ställning för fjärde gången, den måste hitta ett annat drag. Upprepning har ingen annan följd.
rule-repetition-aggressor-loses = När en ställning uppstår för tredje gången förlorar den sida som ensam hela tiden har hotat att vinna. Om båda sidor har hotat, eller ingendera, blir partiet remi.
rule-repetition-defenders-lose = När en ställning uppstår för tredje gången förlorar kungen och hans försvarare.
rule-repetition-completer-loses = Den sida vars drag framkallar en ställning för tredje gången förlorar.
rule-repetition-completer-wins = Den sida vars drag framkallar en ställning för tredje gången vinner: den andra anses ha tvingat fram det.
rule-repetition-forbidden = Ingen sida får framkalla en ställning för tredje gången: den måste hitta ett annat drag.
rule-repetition-forbidden-to-defenders = Kungens sida får inte framkalla en ställning för tredje gången: den måste hitta ett annat drag. Om angriparna gör det blir partiet remi.
rule-repetition-forbidden-at-second = Ingen sida får framkalla vad som redan har stått på brädet, vem som än då är vid draget: den måste hitta ett annat drag.
rule-repetition-forbidden-to-defenders-at-second = Kungens sida får inte framkalla vad som redan har stått på brädet, vem som än då är vid draget: den måste hitta ett annat drag. Angriparna får det.

## no-moves

rule-no-moves-draw = Partiet blir remi när sidan vid draget inte har något tillåtet drag.
rule-no-moves-loss = En sida som inte har något tillåtet drag när det är dess tur förlorar partiet.
rule-no-moves-pass = En sida som inte har något tillåtet drag förlorar sin tur.

## draw-after-turns

rule-draw-after-turns-none = Ett parti varar så många turer som det tar.
rule-draw-after-turns-number = Partiet blir remi när det har varat i { $number } turer, båda sidors räknade tillsammans, utan att någon har vunnit.

## draw-after-quiet-turns

rule-draw-after-quiet-turns-none = Ett parti går vidare hur länge ingen än blir slagen.
rule-draw-after-quiet-turns-number = Partiet blir remi när ingen har slagits på { $number } turer, båda sidors räknade tillsammans.

## announcements

rule-announcements-none = Ingenting behöver ropas ut.
rule-announcements-raichi-tuichu = När kungen kan undkomma i sitt nästa drag ropar hans spelare ”raicki”, även stavat ”raichi”; när han kan göra det på två vägar, ”tuicku” eller ”tuichu”.

summary-board = { $attacking } angripare mot { $defending } försvarare med sin kung, på { $size }×{ $size }.
summary-parent = Reglerna från { $parent }.
summary-parent-changed = Reglerna från { $parent } med dessa ändringar:

## The rules in one minute

brief-moves-rook = Pjäserna går som tornet i schack: i rak linje, så långt vägen är fri.
brief-moves-straight = Pjäserna går i rak linje, bara över tomma punkter.
brief-moves-limited = Varje pjäs går i rak linje, { $points ->
    [one] en punkt i taget
   *[other] högst { $points } punkter
  }.
brief-hostile-throne-men = Män slås också mot den tomma borgen.
brief-hostile-throne-attackers = Angriparna slås också mot den tomma borgen.
brief-hostile-throne-defenders = Försvararna slås också mot den tomma borgen.
brief-hostile-corners-men = Män slås också mot en tom hörnpunkt.
brief-hostile-corners-attackers = Angriparna slås också mot en tom hörnpunkt.
brief-hostile-corners-defenders = Försvararna slås också mot en tom hörnpunkt.
brief-hostile-camps-men = Män slås också mot en tom lägerpunkt.
brief-hostile-camps-attackers = Angriparna slås också mot en tom lägerpunkt.
brief-hostile-camps-defenders = Försvararna slås också mot en tom lägerpunkt.
brief-hostile-throne-and-corners-men = Män slås också mot den tomma borgen och mot en tom hörnpunkt.
brief-king-two = Kungen fångas som en man slås, mellan två angripare.
brief-king-four = Kungen fångas när det står angripare på alla fyra sidor om honom.
brief-king-throne-four = I borgen och bredvid den krävs fyra angripare.
brief-king-beside-three = Bredvid den tomma borgen räcker tre angripare.
brief-king-hostile-throne = Den tomma borgen räknas som en av dem.
brief-king-hostile-corners = En tom hörnpunkt räknas som en av dem.
brief-king-hostile-camps = En tom lägerpunkt räknas som en av dem.
brief-special-none = Mer finns det inte att lära: en sidas män är alla lika, och en tur är ett enda drag.
brief-shieldwall-flanking-move = Sköldborg: en rad män vid kanten faller tillsammans när var och en har en fiende framför sig och fiender står i båda ändar; det sista draget måste stänga en ände.
brief-shieldwall-any-move = Sköldborg: en rad män vid kanten faller tillsammans när var och en har en fiende framför sig och fiender står i båda ändar; vilken av dessa fiender som kommer sist gör detsamma.
