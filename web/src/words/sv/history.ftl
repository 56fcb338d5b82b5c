## Historiesidan

history-title = Historia
history-lead = En teckning, en mening och tusen år då ingen skrev ner reglerna. Här berättas vad man vet om Evangeliernas spel, och det hålls skilt från det man bara tror.
history-how = Så läser du den här sidan
history-how-words = Bredvid varje påstående står hur man vet det, och vem som säger det. Vi har inte hållit boken i våra händer: ”belagt” betyder att de som beskriver den är överens om vad den säger eller visar.
history-contents = På den här sidan
history-open-board = Se på teckningen
history-drawing = Diagrammet på blad 5, ritat på nytt: nitton röda linjer åt vardera hållet, ofärgade märken och de fyra evangelisternas namn i marginalerna
history-drawing-caption = Teckningen på baksidan av blad 5, ritad på nytt efter beskrivningar. Ingen sida har fått någon färg.
history-learn = Lär dig spela

history-book = Boken
claim-oxford = Spelet har ett enda vittne: handskrift 122 i Corpus Christi College i Oxford. På baksidan av dess femte blad ritade någon ett bräde, och gav det två sidor latin.
claim-gospels = Resten av boken är ingen spelbok. Den är en irländsk evangeliebok med anknytning till Bangor: först Eusebios tio kanontavlor, som förtecknar vad evangelierna har gemensamt; sedan brädet; sedan själva de fyra evangelierna.
claim-age = När den skrevs är en bedömningsfråga. Somliga forskare säger 1000-talet, andra omkring 1140.
claim-cambridge = En del sidor om spelet placerar boken i Cambridge. Också där finns ett Corpus Christi College, men den här boken finns i det i Oxford.

history-court = Från Athelstans hus
claim-heading = Rubriken kallar teckningen Alea Evangelii, Evangeliernas spel. Den säger att Dubinsi, biskop av Bangor, förde den med sig från engelsmännens kung, från Athelstans hus, där en viss frank och Israel, ”en romersk vis man”, hade tecknat ner den.
claim-reign = De här människorna har funnits. Athelstan regerade från 924 eller 925 till 939; Dub Innse, biskopen vars namn skrivaren gjorde till latin, dog 953.
claim-israel = År 1923 tog Robinson Israel för en judisk lärd, på grund av ett skrivfel. År 1992 kände Michael Lapidge igen honom som Israel grammatikern, en lärd breton vid Athelstans hov på 930-talet och senare i Trier.
claim-copy = Sidan är alltså en avskrift, gjord ett eller två århundraden senare, av något som säger sig komma från 930-talet. Vad som föll bort eller lades till på vägen kan ingen veta.

history-sentence = Den enda meningen om spelets gång
history-sentence-latin = På latin
history-sentence-ours = I vår översättning
history-sentence-translation = Den som vill känna detta spel till fullo måste, före alla denna konsts läror, ha dessa sju ting i sinnet: hertigar och grevar, försvarare och angripare, staden och den lilla staden, och nio steg två gånger.
history-seven = De sju tingen
seven-dukes = Hertigar. I dag kungens män.
seven-counts = Grevar. I dag den andra sidans män.
seven-defenders = De som strider till försvar.
seven-attackers = De som strider mot dem.
seven-city = Staden. Kanske borgen i mitten.
seven-little-city = Den lilla staden. Kanske det som står i hörnen.
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
history-canons-drawing = Männen i de tio kanontavlorna: sexton i den första, nio vardera i den andra, tredje och fjärde, fyra vardera i den femte till tionde; sedan fyra brokiga män och den förste mannen. Tillsammans sjuttiotvå.
history-canons-caption = Sjuttiotvå män: de tio kanontavlorna, de brokiga männen, den förste mannen.

history-marks = De brokiga männen och den förste mannen
claim-varii = De fyra brokiga männen är ritade på ett annat sätt än de övriga, i rött eller med dubbel kontur. Texten knyter dem till Kristi lidande. Två hör till Johannes, på F6 och N14; två till Markus, på F14 och N6.
claim-first = Den förste mannen, på E13, hör inte till någon evangelist. Han står för Treenighetens enhet, och han ensam bryter teckningens symmetri.
claim-centre = I mitten står siffran ett: Treenighetens odelade väsen, eller första kanon. Somliga tar den för den förste mannen; hans koordinater talar för E13.
claim-corners = De fyra märkena i varje hörn är, säger texten, till brädets prydnad.
claim-citadels = Att kungen flyr genom dem är en modern regel. Den ger mening åt märken som boken kallar prydnad.

history-open = Vad teckningen lämnar öppet
claim-colour = Ingen man har någon färg. Vem som angriper, vem som försvarar och var kungen hör hemma är svar från vår egen tid.
claim-faults = Teckningen har också fel. Den visar 69 män utöver mitten, där texten kräver 72; en läsare räknar till 71 allt som allt, och finner de yttre männen på tredje och femte linjen från hörnet i stället för tredje och sjätte.
claim-restored = De sjuttiotvå männen på moderna bräden är alltså en rekonstruktion. Vår teckning visar de återställda punkterna, inte skrivarens misstag.

history-readings = Moderna tolkningar
claim-murray = H. J. R. Murray gjorde ett taflspel av det på 1950-talet: 48 angripare, 24 försvarare och en kung som måste omringas från fyra håll och som vinner vid kanten.
claim-helmfrid = Sten Helmfrid föreslog två andra sätt att färga männen, båda symmetriska. I det ena är de brokiga männen försvarare, fast de står i angriparnas ring. Damian Walker tog över det till sin webbplats 2015, efter provpartier med Tim Millar.
claim-second = Helmfrids andra teckning har vi inte kunnat se. Om åtta försvarare står jämnt fördelade i ringen och brädet ser likadant ut i varje spegling, återstår en enda uppställning utöver hans första; det är den vi visar, märkt som härledd.
claim-special = Andra gav de märkliga märkena märkliga krafter. Andrew Perkis skrev om spelet 2010, och mellan 2011 och 2016 prövade spelare på Aage Nielsens forum befälhavare och legosoldater.
claim-memory = Kanske spelades det aldrig. Eddie Duggan drar slutsatsen att det kan ha varit ett hjälpmedel för elever som lärde sig kanontavlorna, ritat som ett spel. Ett projekt från 2022 tolkar det som ett spel med tärningar och läsning.
claim-verdict = Vilken av tolkningarna som är den rätta går inte att avgöra av en enda sida. De som är spel kan alla spelas här, med källorna bredvid reglerna.

history-kin = Släkten
claim-tablut = År 1732 såg Linné tablut spelas i Lappland och skrev upp hur: nio linjer, svenskar kring sin kung mot moskoviter, och en varning som ropas ut när kungen ser sin utväg, raichi för en väg och tuichu för två.
claim-translated = Hans latin översattes till engelska 1811, och på vägen försvann regeln att kungen fångas mellan två män. År 1972 återskapade en svensk vandringsutställning spelet med läger; mellan 2007 och 2013 översatte Ashton, Cartier och Salmi det på nytt.
claim-tawlbwrdd = I Wales beskrev Robert ap Ifan tawl-bwrdd 1587: elva linjer, en kung och tolv mot tjugofyra. Äldre walesiska lagar anger priset på ett bräde med en kung och åtta mot sexton.
claim-dice = R. C. Bell gav spelet en tärning 1969, eftersom namnet kunde betyda ”kastbräde”. Härledningen är tvivelaktig.
claim-brandub = Irländska dikter om brandub talar om en hövding med fyra män mot åtta. Bräden med sju linjer har hittats i Ballinderry 1932, i Downpatrick och i Waterford.
claim-hnefatafl = Sagorna känner hnefatafl, och gör en gåta av dess vapenlöse herre. Ingen av dem berättar reglerna.
claim-finds = Pjäserna från Gunnarshaug i Norge, från 700-talet, är en kung, tolv män och tjugo andra, och ytterligare fyra i en annan färg. Från York finns ett bräde med femton linjer.
claim-vimose = En bit av ett bräde från Vimose i Danmark, från omkring år 400, har en kant med arton rutor och kallas ofta ett aleabräde. Baksidan är ett romerskt spel, så framsidan kan också vara det.
claim-family = Att alla dessa är en enda släkt såg Murray 1913, när han ställde tablut bredvid hnefatafl. Åtta år tidigare hade Fiske gett upp gåtan.
history-boards-drawing = Fem bräden ritade i samma skala: sju linjer för brandub, nio för tablut, elva för tawlbwrdd och hnefatafl, femton för York, nitton för alea.
history-boards-caption = Släktens bräden i samma skala, från brandubs sju linjer till de nitton i Alea Evangelii.

history-sources = Källor
