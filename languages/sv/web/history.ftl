## Historiesidan

history-title = Historia
history-lead = En teckning, en mening och tusen år då ingen skrev ner reglerna. Här berättas vad man vet om Evangeliernas spel, och det hålls skilt från det man bara tror.
history-how = Så läser du den här sidan
history-how-words = Bredvid varje påstående står hur man vet det, vem som säger det och var. Vi har inte hållit boken i våra händer; vad den säger och visar har vi från dem som beskriver den.
history-contents = På den här sidan
history-open-board = Se på teckningen
history-drawing = Diagrammet på blad 5, ritat på nytt: nitton röda linjer åt vardera hållet, ofärgade märken och de fyra evangelisternas namn i marginalerna
history-drawing-caption = Teckningen på baksidan av blad 5, ritad på nytt efter beskrivningar. Ingen sida har fått någon färg.
history-sources = Källor och begrepp
history-learn = Lär dig spela

history-book = Boken
claim-oxford = Spelet har ett enda vittne: handskrift 122 i Corpus Christi College i Oxford. På baksidan av dess femte blad ritade någon ett bräde, och gav det två sidor latin.
claim-gospels = Resten av boken är ingen spelbok. Den är en irländsk evangeliebok med anknytning till Bangor: först Eusebios tio kanontavlor, som förtecknar vad evangelierna har gemensamt; sedan brädet; sedan de fyra evangelierna själva.
claim-age = När den skrevs är en bedömningsfråga. CODECS säger 1100-talet; Walker och St. Thomasguild säger omkring 1140; artikeln i Wikipedia kallar 1000-talet den vanliga dateringen.
claim-cambridge = St. Thomasguild och Walkers broschyr placerar boken i Cambridge. Också där finns ett Corpus Christi College, men den här boken hör till det i Oxford.

history-court = Från Athelstans hus
claim-heading = Rubriken kallar teckningen Alea Evangelii, Evangeliernas spel. Den säger att Dubinsi, biskop av Bangor, förde den med sig från engelsmännens kung, från Athelstans hus, och att en viss frank och Israel, ”en romersk vis man”, tecknade den. Var de gjorde det säger den inte.
claim-reign = De här människorna har funnits. Athelstan regerade från 924 eller 925 till 939; Dub Innse, biskopen vars namn skrivaren latiniserade, dog 953.
claim-israel = År 1923 tog Robinson Israel för en judisk lärd, på grund av ett skrivfel. År 1992 kände Michael Lapidge igen honom som Israel grammatikern, en lärd breton vid Athelstans hov på 930-talet och senare i Trier.
claim-copy = Sidan är alltså en avskrift, gjord ett eller två århundraden senare, av något som säger sig komma från 930-talet. Vad som föll bort eller lades till på vägen kan ingen veta.

history-sentence = Den enda meningen om spelets gång
history-sentence-written = Som det står skrivet, efter St. Thomasguilds avskrift
history-sentence-ours = I vår översättning
history-sentence-translation = Den som vill känna detta spel till fullo måste, före alla lärdomar i denna konst, ha dessa sju ting i sinnet: hertigar och grevar, försvarare och angripare, staden och citadellet, och nio steg två gånger.
history-sentence-usual = I vanlig stavning
history-seven = De sju tingen
seven-dukes = Hertigar. I dag kungens män.
seven-counts = Grevar. I dag den andra sidans män.
seven-defenders = De som strider till försvar.
seven-attackers = De som strider mot dem.
seven-city = Staden. Kanske borgen i mitten.
seven-citadel = Citadellet; på latin en liten stad. Kanske det som står i hörnen.
seven-steps = Nio steg, två gånger.
claim-silence = Det är allt. Hur en man går, hur han slås, vem som börjar och när spelet är vunnet, det säger boken inte.
claim-sides = Paren tycks höra ihop: hertigarna med försvararna, grevarna med angriparna, som de heter i dag. Själva meningen binder dem inte samman, och den säger inte var städerna ligger.
claim-steps = Nio steg två gånger blir arton: från mittlinjen är det nio steg till vardera kanten, och brädet har arton rader rutor. Den som spelar på korsningarna, som här, har nitton linjer.
history-steps-drawing = Nitton linjer. Från den mittersta leder nio steg till vänsterkanten och nio till högerkanten.
history-steps-nine = nio

history-numbers = Evangelierna i siffror
claim-board = Texten mäter upp brädet: en kvadrat med arton rader, 324 rutor, och åt varje evangelist en sida och ett hörn. Matteus har överkanten, Lukas höger, Johannes nederkanten och Markus vänster.
claim-canons = Männen räknas ut ur kanontavlorna. En tavla som jämför fyra evangelier ger sexton män, tre ger nio, två ger fyra, och den sista, för det som varje evangelium är ensamt om, ger en man åt vart och ett. Det blir 67: tjugo för Matteus, sjutton för Lukas, femton vardera för Markus och Johannes.
claim-five = Fem till kommer inte från någon tavla: fyra ”brokiga män”, varii viri, och en ”förste man”. Så blir de 72.
claim-rings = Teckningen följer den här ordningen. De sexton i första kanon är romben i mitten. Kanon två till fyra, tillsammans med de fem andra, sluter en ring av trettiotvå omkring den. De sista tjugofyra står utanför i små grupper. Varje modern uppställning färglägger dessa tre grupper.
claim-letters = Teckningen är full av prickar, tecken och bokstäver, också hebreiska. St. Thomasguild menar att de flesta inte har med spelet att göra och att prickarna står för de fyra evangelisterna, och ser i det hela ett slags kyrkokalender.
history-canons-drawing = Männen i de tio kanontavlorna: sexton i den första, nio vardera i den andra, tredje och fjärde, fyra vardera i den femte till tionde; sedan fyra brokiga män och den förste mannen. Tillsammans sjuttiotvå.
history-canons-caption = Sjuttiotvå män: de tio kanontavlorna, de brokiga männen, den förste mannen. Talen är textens; bilden är vår.

history-marks = De brokiga männen och den förste mannen
claim-varii = Fyra män är ritade på ett annat sätt än de övriga, med dubbel kontur och inte i svart: varii viri, de brokiga männen. Texten knyter dem till Kristi lidande. Två hör till Johannes, på F6 och N14; två till Markus, på F14 och N6.
claim-outlines = Vad de dubbla konturerna betyder för spelet säger ingen. St. Thomasguild menar att de märker ut män som börjar bland fienderna, för även på utgrävda bräden är startrutor utmärkta. Eller kanske får bara kungen och hertigarna gå in där, eller så är den som står där säker.
claim-first = Kanontavlorna nämner också en primus vir, en förste man, som inte hör till någon evangelist och som står för Treenighetens enhet. De som följer hans koordinater finner honom på E13, där han ensam bryter teckningens symmetri. St. Thomasguild menar att han är pjäsen i mitten.
claim-centre = I mitten står siffran ett. Den betyder Treenighetens odelade substans, eller första kanon.
claim-corners = Grupperna om fyra män i de fyra hörnen står där, säger texten, till brädets prydnad.
claim-citadels = Att kungen flyr genom dem är en modern regel. Walker finner den antydd av texten, som nämner ett citadell, och av teckningen, som märker ut hörnen.

history-open = Vad teckningen lämnar öppet
claim-colour = Ingen sida har någon färg. Alla män är svarta utom fyra; vem som angriper, vem som försvarar och var kungen hör hemma är svar från vår egen tid.
claim-faults = Teckningen innehåller fel. Artikeln i Wikipedia räknar 69 män utöver mitten, där texten kräver 72; Thomas Henning räknade till 71 i en kommentar till Walkers webbsida 2020.
claim-lines = Richard Murray lade i en kommentar 2019 märke till att män nära hörnen står på linje 3, 5, 15 och 17 på teckningen. Moderna bräden har dem på linje 3, 6, 14 och 17.
claim-restored = De sjuttiotvå männen på moderna bräden är alltså en rekonstruktion. Även St. Thomasguild lade till de få som saknas.

history-readings = Moderna tolkningar
claim-murray = H. J. R. Murray gjorde ett taflspel av det i sin bok från 1952: 48 angripare, 24 försvarare och en kung som måste omringas från fyra håll och som vinner vid kanten.
claim-boxed = Med Murrays uppställning, skriver Walker, är försvararna för instängda för att komma någon vart. Några få smiter ut innan ringen sluts, men dem tar angriparna utanför lätt hand om.
claim-helmfrid = Sten Helmfrid föreslog två andra sätt att färga männen, båda symmetriska. I det ena är de brokiga männen försvarare, fast de står i angriparnas ring. St. Thomasguild föredrar det, eftersom det ger de männen en uppgift; Walker övertog det 2015, efter provpartier med Tim Millar.
claim-outlying = Hertigarna därute är inte starka, tillägger Walker: varje steg utåt erbjuder ett offer. Men de gör ringen svårare att sluta, och ett väl valt offer kan låta andra fly.
claim-second = Helmfrids andra teckning, den som Walker inte övertog, har vi inte kunnat se. Om åtta försvarare står jämnt fördelade i ringen och brädet ser likadant ut i varje spegling, återstår en enda uppställning utöver Walkers; det är den vi visar, märkt som härledd.
claim-special = Andra gav de underliga märkena underliga krafter. Andrew Perkis skrev om spelet 2010, och mellan 2011 och 2016 prövade spelare på Aage Nielsens forum befälhavare och legosoldater.
claim-progress = Är det ett parti som pågår? Det frågade Richard Murray 2019, eftersom männen inte står helt symmetriskt; han frågade också om moderna bräden har flyttat några av dem för balansens skull.
claim-henning = Thomas Henning gick vidare 2020. Av 73 män saknas två; alltså är de slagna; alltså måste några av de yttre männen vara vita. Och kanske hade ett gobräde kommit till Västerlandet, där ägarna använde det till ett spel som de kände.
claim-guards = Hans vita män är åtta vakter vid citadellen. Citadell på fyra punkter skulle genast hjälpa till att slå dem; därför gör han varje citadell till en enda punkt, med en lucka bredvid.
claim-leaders = De fyra märkta männen, tänker han sig, kan vara upprorets ledare, och en kung som slår dem kunde vinna tillbaka sitt rike.
claim-memory = Kanske spelades det aldrig. Eddie Duggan drar slutsatsen att det kan ha varit en hjälp för elever som lärde sig kanontavlorna, snarare än ett spel.
claim-chance = Drew McNaughton spelar det i ett projekt från 2022 som ett hasardspel efter grundreglerna, och som en väg genom kanontavlorna för den som känner dem.
claim-made = St. Thomasguild byggde ett bräde: hoplimmade poppelbrädor, en kant av valnöt, linolja, linjer i venetianskt rött och märken i bensvart. Männen är av bränd lera, glaserade blå eller gula: fyrkantiga pyramider och en större, femsidig kung.
claim-verdict = Inga regler har fått övertaget, säger Walker, och vilka som är de rätta går inte att avgöra av en enda sida. De tolkningar som är spel kan alla spelas här, med källorna bredvid reglerna.

history-tafl = Taflspelen
claim-words = Hnefi är isländska för näve, och tafl är det fornnordiska ordet för bräde, lånat från latinets tabula. I spelet är hnefi det som kungen är i schack.
claim-voluspa = I dikten Völuspá spelar gudarna tafl på sin gård. Nordiska stormän skröt med hur skickliga de var i det.
claim-spread = Walker menar att nordiska erövrare förde spelet till Brittiska öarna, att det var omtyckt där tills schacket kom, och att det sista belägget är från Wales 1587.
claim-family = Att allt detta är en enda familj insåg Murray 1913, när han ställde tablut bredvid hnefatafl. Åtta år tidigare hade Fiske gett upp gåtan.
claim-hnefatafl = Sagorna känner hnefatafl, men ingen berättar reglerna. Den svenska utställningen 1972 tolkade en gåta i Hervarar saga så att kungen är utan vapen, och hävdade att spelet då är bättre balanserat. Helmfrid finner gåtan för mångtydig, och några provpartier övertygade honom om motsatsen.
claim-brandub = En irländsk dikt om brandub sätter en gyllene hövding, branán, bland fyra män; en annan text räknar fem pjäser av silver och åtta av guld. Ett bräde från Ballinderry, funnet 1932, har sju rader med sju hål, med mitten och hörnen märkta. Andra kommer från Downpatrick och Waterford.
history-boards-drawing = Fem bräden ritade i samma skala: sju linjer för brandub, nio för tablut, elva för tawlbwrdd och hnefatafl, femton för York, nitton för alea.
history-boards-caption = Familjens bräden i samma skala, från brandubs sju linjer till de nitton i Alea Evangelii.

history-balance = Balansen
history-measured = Är Alea rättvist? Vad som har mätts hittills
claim-unbalanced = Ett spel där de båda sidorna har olika mål gynnar alltid den ena, skriver Helmfrid med stöd i spelteorin, om inte bästa spel leder till remi. Mellan två skickliga spelare vinner den sidan till slut.
claim-edge = Får kungen fly över vilken ruta som helst i kanten har han en enorm fördel. Måste han nå ett av de fyra hörnen, och inget annat ändras, spärrar angriparna dem på fyra drag och vinner alltid.
claim-adjusting = Balansen kan justeras på många sätt: ytterligare begränsningar av flykten vid kanten, eller regler som gör hörnen svårare att spärra; andra uppställningar; en kung som deltar i slag eller inte, och som är lättare eller svårare att fånga; och reserverade rutor.
claim-hostile = Reserverade rutor gör pjäserna långsammare och gynnar på det hela taget angriparna. De måste nog vara fientliga, det vill säga räknas som en pjäs som slår; annars är en pjäs bredvid dem för väl skyddad.

history-tablut = Tablut
claim-tablut = År 1732 såg Linné tablut spelas i Lappland: nio gånger nio rutor, en kung och åtta svenskar mot sexton moskoviter. Han skrev upp det han såg i fjorton punkter, ofta som exempel på drag. Spelarnas språk förstod han tydligen inte.
claim-verb = Tablut, också skrivet tablot eller dablot, är ett verb på samiska: att spela dablo. Dablo är spelet och dess pjäser. Ordet lånades troligen från nordiskan redan under järnåldern, och används även om andra brädspel.
claim-drabants = Helmfrid kallar de åtta männen bredvid kungen drabanter, och platserna där moskoviterna börjar basläger. För dem har Linné inget namn.
claim-warning = Har kungen en fri väg till kanten måste hans spelare varna motståndaren: raicki. Har han två är ordet tuicku, och det motsvarar schackmatt. Andra utgåvor skriver raichi och tuichu.
claim-konokis = Linné säger att borgen hette konokis. Ordet betyder snarare kungen själv, säger Helmfrid; Olli Salmi känner till det som det samiska ordet för kung.
claim-swedes = Varför svenskar och moskoviter? I Sverige tog vikingatiden slut omkring 1060; senare belägrades svenska borgar vid Östersjön ofta av ryska trupper, och Moskva blev en makt omkring 1300. Helmfrid håller därför tablut för ett medeltida svenskt spel som samerna knappt har ändrat.
claim-escape = Linné säger aldrig hur kungen flyr. Av ett av exemplen drog Murray slutsatsen att vilken kantruta som helst duger. Andra tyder på att rutorna där angriparna börjar inte räknas. Det förbisåg Murray, säger Helmfrid, och sedan dess har tablut kallats obalanserat.
claim-translated = Latinet översattes till engelska 1811, och på vägen försvann regeln att kungen fångas mellan två män; på det byggde Murray. Mellan 2007 och 2013 översatte Ashton, Cartier och Salmi det på nytt.
claim-exhibition = År 1972 återskapade Riksutställningar spelet med basläger som ingen får återvända till. Helmfrid menar att det är mycket riktigare och mycket bättre balanserat.
claim-later = En bok tryckt i Stockholm 1884 berättar om samer som spelar svälta räv och andra kortspel; de som inte har kort sätter sig till ett slags schack med ryssar och svenskar. Det kan ha varit tablut. Men samerna hade andra spel med två härar: Dablot prejjesne, som Nils Keyland upptecknade i Frostviken 1921, är släkt med damspelet.

history-wales = Wales
claim-tawlbwrdd = År 1587 beskrev Robert ap Ifan tawl-bwrdd: en kung i mitten, tolv män på platserna bredvid honom och tjugofyra som försöker fånga honom, sex mitt på varje sida. Hans bräde har elva gånger elva rutor.
claim-laws = De äldre walesiska lagarna räknar en kung och åtta män mot sexton. F. R. Lewis menade att det var det ursprungliga antalet och att spelet växte.
claim-gap = Meningen om kungens flykt har en lucka: han vinner om han kan gå längs någonting. Helmfrid kallar ordet oläsligt; Lewis trycker dess början och fyller i resten, och då blir det en linje.
claim-offices = En walesisk kansler fick när han tillträdde en guldring, en harpa och ett spelbräde av kungen, att behålla livet ut. En domare vid hovet fick ett bräde med pjäser av ben från havsdjur av kungen och en guldring av drottningen, som han aldrig fick sälja eller ge bort.
claim-macleod = I Mary Macleods gaeliska sånger är frånvaron av musik och spelbräden ett tecken på sorg.
claim-dice = R. C. Bell gav spelet tärningar 1969, eftersom tawl betyder kast. Helmfrid tvivlar: namnet kommer av latinets tabula och saxiskt bord eller av fornnordiskt taflborð, och i övrigt talar keltiska och anglosaxiska källor aldrig om tärningar.

history-finds = Fynd
claim-gunnarshaug = En gravhög vid Gunnarshaug i Norge, från omkring 779, innehöll sjutton koner av glas, 17 till 20 mm höga: en stor mörkblå med brun topp och gul spets, fyra mindre gula med brun topp och tolv ljusblå. Med dem låg tjugo pjäser av bärnsten. Alla finns i Bergen.
claim-sets = Ett spel eller två? Arkeologer ser två uppsättningar. Aage Nielsen gjorde ett spel av dem: den mörkblå kungen och tolv blå män mot tjugofyra gula, några av dem med särskilda krafter. St. Thomasguild lämnar det öppet: två ofullständiga uppsättningar, eller fyra män med en egen kraft.
claim-skamby = En båtgrav från 800-talet vid Skamby i Östergötland innehöll tjugotre pjäser av bärnsten.
claim-trondheim = I Trondheim fann man ungefär två tredjedelar av ett träbräde, elva rutor brett och med en kant på 25,6 cm. De märkta rutorna bildar armar i ett kors, som om de visade var pjäser börjar.
claim-york = I York finns tre rader kvar av ett bräde som tros ha haft femton gånger femton rutor. Walker ser det som ett tecken på att engelsmännen tyckte om stora bräden.
claim-vimose = En bit av ett bräde från Vimose i Danmark, från omkring år 400 (St. Thomasguild skriver Wimose), är arton rutor lång och en och en halv hög, var och en på omkring 25 mm. Ett hörn är bevarat, och det har inget märke. På baksidan finns ett romerskt spel, duodecim scripta.
claim-roman = Det kallas ofta ett aleabräde. Walker menar att det hör till ett annat romerskt spel, ludus latrunculorum: fyra sådana bräden låg i Vimose, och ett från Leuna i Tyskland, med samma två sidor, hade 29 svarta och 30 vita pjäser.
