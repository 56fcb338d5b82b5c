## Historiesiden

history-title = Historie
history-lead = Én tegning, én sætning og tusind år, hvor ingen skrev reglerne ned. Det, man ved om evangeliernes spil, fortælles her og holdes adskilt fra det, man kun tror.
history-how = Sådan læses siden
history-how-words = Ved siden af hvert udsagn står, hvordan man ved det, hvem der siger det, og hvor. Vi har ikke haft bogen i hænderne; hvad den siger og viser, har vi fra dem, der beskriver den.
history-contents = På denne side
history-open-board = Se på tegningen
history-drawing = Diagrammet på folio 5, tegnet på ny: nitten røde linjer på hver led, mærker uden farve, de fire evangelisters navne i margenen
history-drawing-caption = Tegningen på bagsiden af folio 5, tegnet på ny efter beskrivelser. Ingen side har fået farve.
history-sources = Kilder og begreber
history-learn = Lær at spille

history-book = Bogen
claim-oxford = Spillet har kun ét vidne: håndskrift 122 på Corpus Christi College i Oxford. På bagsiden af femte blad tegnede nogen et bræt og gav det to sider latin med.
claim-gospels = Resten af bogen handler ikke om spil. Den er en irsk evangeliebog med tilknytning til Bangor: først Eusebs ti kanontavler, der opregner, hvad evangelierne har til fælles, så brættet og så selve de fire evangelier.
claim-age = Hvornår den er skrevet, er en skønssag. CODECS siger 1100-tallet; Walker og St. Thomasguild siger omkring 1140; Wikipedias artikel kalder 1000-tallet den almindelige datering.
claim-cambridge = St. Thomasguild og Walkers folder anbringer bogen i Cambridge. Også dér ligger der et Corpus Christi College, men denne bog hører til det i Oxford.

history-court = Fra Athelstans hus
claim-heading = Overskriften kalder tegningen Alea Evangelii, evangeliernes spil. Den siger, at Dubinsi, biskop af Bangor, bragte det med sig fra englændernes konge, fra Athelstans hus, og at en vis franker og Israel, »en romersk vismand«, tegnede det. Hvor de gjorde det, siger den ikke.
claim-reign = Det er virkelige mennesker. Athelstan regerede fra 924 eller 925 til 939; Dub Innse, biskoppen, hvis navn skriveren latiniserede, døde i 953.
claim-israel = I 1923 tog Robinson Israel for en jødisk lærd på grund af en skrivefejl. I 1992 genkendte Michael Lapidge ham som Israel Grammatikeren, en lærd bretoner ved Athelstans hof i 930’erne og senere i Trier.
claim-copy = Siden er altså en afskrift, lavet et eller to hundrede år senere, af noget, der selv hævder at stamme fra 930’erne. Hvad der gik tabt eller kom til undervejs, kan ingen sige.

history-sentence = Den eneste sætning om spillet
history-sentence-written = Som det står skrevet, efter St. Thomasguilds afskrift
history-sentence-ours = I vores oversættelse
history-sentence-translation = Den, som vil kende dette spil til fulde, skal forud for alle denne kunsts lærdomme have disse syv ting i tanke: hertuger og grever, forsvarere og angribere, staden og citadellet og ni skridt to gange.
history-sentence-usual = I den sædvanlige stavemåde
history-seven = De syv ting
seven-dukes = Hertuger. I dag kongens mænd.
seven-counts = Grever. I dag den anden sides mænd.
seven-defenders = De, som kæmper for at forsvare.
seven-attackers = De, som kæmper imod dem.
seven-city = Staden. Måske borgen i midten.
seven-citadel = Citadellet; på latin en lille stad. Måske det, der står i hjørnerne.
seven-steps = Ni skridt, to gange.
claim-silence = Det er alt. Hvordan en mand går, hvordan han slås, hvem der begynder, hvornår spillet er vundet: det siger bogen ikke.
claim-sides = Parrene synes at høre sammen: hertugerne med forsvarerne, greverne med angriberne, som de kaldes i dag. Selve sætningen forbinder dem ikke, og den siger ikke, hvor stæderne ligger.
claim-steps = Ni skridt to gange bliver atten: fra midterlinjen er der ni skridt til hver kant, og brættet har atten rækker felter. Spiller man på krydsene, som her, har man nitten linjer.
history-steps-drawing = Nitten linjer. Fra den midterste fører ni skridt til venstre kant og ni til højre kant.
history-steps-nine = ni

history-numbers = Evangelierne i tal
claim-board = Teksten måler brættet op: et kvadrat med atten rækker, 324 felter, og til hver evangelist en side og et hjørne. Mattæus har den øverste, Lukas den højre, Johannes den nederste, Markus den venstre.
claim-canons = Mændene er talt efter kanontavlerne. En tavle, der sammenligner fire evangelier, giver seksten mænd, tre giver ni, to giver fire, og den sidste tavle, for det, som hvert evangelium har alene, giver én mand til hvert. Det bliver 67: tyve til Mattæus, sytten til Lukas, femten hver til Markus og Johannes.
claim-five = Fem til kommer ikke fra nogen tavle: fire »brogede mænd«, varii viri, og én »første mand«. Så er der 72.
claim-rings = Tegningen holder denne orden. De seksten fra første kanon er ruden i midten. Kanon to til fire danner sammen med de fem andre en ring på toogtredive omkring den. De sidste fireogtyve står udenfor i små grupper. Alle nutidige opstillinger farver disse tre grupper.
claim-letters = Tegningen er fuld af prikker, tegn og bogstaver, også hebraiske. St. Thomasguild mener, at de fleste intet har med spillet at gøre, og at prikkerne står for de fire evangelister, og ser i det hele en slags kirkekalender.
history-canons-drawing = Mændene fra de ti kanontavler: seksten fra den første, ni fra hver af den anden, tredje og fjerde, fire fra hver af den femte til tiende; dertil fire brogede mænd og den første mand. I alt tooghalvfjerds.
history-canons-caption = Tooghalvfjerds mænd: de ti kanontavler, de brogede mænd, den første mand. Tallene er tekstens; billedet er vores.

history-marks = De brogede mænd og den første mand
claim-varii = Fire mænd er tegnet anderledes end de øvrige, med dobbelt omrids og ikke i sort: varii viri, de brogede mænd. Teksten knytter dem til Kristi lidelse. To er Johannes’, på F6 og N14; to er Markus’, på F14 og N6.
claim-outlines = Hvad de dobbelte omrids betyder for spillet, siger ingen. St. Thomasguild mener, at de mærker mænd, der begynder blandt fjenden, for også på udgravede brætter er startfelter mærket. Eller måske må kun kongen og hertugerne komme ind dér, eller den, der står dér, er i sikkerhed.
claim-first = Kanontavlerne nævner også en primus vir, en første mand, som ikke hører til nogen evangelist og står for Treenighedens enhed. De, der følger hans koordinater, finder ham på E13, hvor han alene bryder tegningens symmetri. St. Thomasguild mener, at han er brikken i midten.
claim-centre = I midten står et ettal. Det betyder Treenighedens udelte substans eller den første kanon.
claim-corners = Grupperne på fire mænd i de fire hjørner er ifølge teksten til pynt på brættet.
claim-citadels = At kongen slipper ud gennem dem, er en moderne regel. Walker finder den antydet af teksten, som nævner et citadel, og af tegningen, som mærker hjørnerne.

history-open = Det, tegningen lader stå åbent
claim-colour = Ingen side har farve. Alle mænd er sorte undtagen fire; hvem der angriber, hvem der forsvarer, og hvor kongen hører til, er vor egen tids svar.
claim-faults = Tegningen rummer fejl. Wikipedias artikel tæller 69 mænd foruden midten, hvor teksten kræver 72; Thomas Henning nåede i 2020 frem til 71 i en kommentar til Walkers webside.
claim-lines = Richard Murray lagde i en kommentar i 2019 mærke til, at mænd nær hjørnerne står på linje 3, 5, 15 og 17 på tegningen. Nutidige brætter har dem på linje 3, 6, 14 og 17.
claim-restored = De tooghalvfjerds mænd på nutidige brætter er altså en rekonstruktion. Også St. Thomasguild tilføjede de få, der mangler.

history-readings = Nutidige læsninger
claim-murray = H. J. R. Murray gjorde det til et taflspil i sin bog fra 1952: 48 angribere, 24 forsvarere og en konge, der skal omringes på fire sider, og som vinder ved kanten.
claim-boxed = Med Murrays opstilling, skriver Walker, er forsvarerne for indespærrede til at komme frem. Nogle få smutter ud, før ringen lukkes, men dem får angriberne udenfor let bugt med.
claim-helmfrid = Sten Helmfrid foreslog to andre måder at farve mændene på, begge symmetriske. I den ene forsvarer de brogede mænd, skønt de står i angribernes ring. St. Thomasguild foretrækker den, fordi den giver disse mænd et formål; Walker overtog den i 2015 efter prøvepartier med Tim Millar.
claim-outlying = Hertugerne derude er ikke stærke, tilføjer Walker: hvert skridt udad tilbyder et offer. Men de gør ringen sværere at lukke, og et velvalgt offer kan lade andre slippe ud.
claim-second = Helmfrids anden tegning, den, som Walker ikke overtog, har vi ikke kunnet se. Hvis otte forsvarere står jævnt fordelt i ringen, og brættet er ens, hvordan man end spejler det, er der én opstilling tilbage foruden Walkers; det er den, vi viser, mærket som udledt.
claim-special = Andre gav de sære mærker sære kræfter. Andrew Perkis skrev om spillet i 2010, og mellem 2011 og 2016 prøvede spillere på Aage Nielsens forum sig frem med hærførere og lejesoldater.
claim-progress = Er det et parti, der er i gang? Det spurgte Richard Murray om i 2019, fordi mændene ikke står helt symmetrisk; han spurgte også, om nutidige brætter har flyttet nogle af dem for balancens skyld.
claim-henning = Thomas Henning gik videre i 2020. Af 73 mænd mangler to; altså er de slået; altså må nogle af de ydre mænd være hvide. Og måske var et gobræt kommet til Vesten, hvor ejerne brugte det til et spil, de kendte.
claim-guards = Hans hvide mænd er otte vagter ved citadellerne. Citadeller på fire punkter ville straks hjælpe med at slå dem; derfor gør han hvert citadel til et enkelt punkt med et mellemrum ved siden af.
claim-leaders = De fire mærkede mænd, tænker han, kan være oprørets ledere, og en konge, der slår dem, kunne vinde sit rige tilbage.
claim-memory = Måske blev det aldrig spillet. Eddie Duggan konkluderer, at det kan have været en hjælp for elever, der lærte kanontavlerne, snarere end et spil.
claim-chance = Drew McNaughton spiller det i et projekt fra 2022 efter grundreglerne som et lykkespil og som en vej gennem kanontavlerne for dem, der kender dem.
claim-made = St. Thomasguild byggede et bræt: sammenlimede poppelbrædder, en kant af valnød, linolie, linjer i venetiansk rødt og mærker i bensort. Mændene er af brændt ler, glaseret i blåt eller gult: firsidede pyramider og en større, femsidet konge.
claim-verdict = Intet sæt regler har vundet overhånd, siger Walker, og hvilket der er det rigtige, kan ikke afgøres ud fra en enkelt side. De læsninger, der er spil, kan alle spilles her, med kilderne ved siden af reglerne.

history-tafl = Taflspillene
claim-words = Hnefi er islandsk for næve, og tafl er det norrøne ord for bræt, lånt fra latin tabula. I spillet er hnefi, hvad kongen er i skak.
claim-voluspa = I digtet Völuspá spiller guderne tafl i deres gård. Nordiske stormænd pralede af, hvor gode de var til det.
claim-spread = Walker mener, at nordiske erobrere bragte spillet til De Britiske Øer, at det var yndet dér, til skakken kom, og at det sidst er nævnt i Wales i 1587.
claim-family = At alt dette er én familie, så Murray i 1913, da han stillede tablut ved siden af hneftafl. Otte år tidligere havde Fiske opgivet gåden.
claim-hnefatafl = Sagaerne kender hneftafl, men ingen fortæller reglerne. Den svenske udstilling i 1972 læste en gåde i Hervararsaga sådan, at kongen ikke bærer våben, og hævdede, at spillet så er bedre afbalanceret. Helmfrid finder gåden for tvetydig, og nogle få prøvepartier overbeviste ham om det modsatte.
claim-brandub = Et irsk digt om brandub sætter en gylden høvding, branán, blandt fire mænd; en anden tekst tæller fem brikker af sølv og otte af guld. Et bræt fra Ballinderry, fundet i 1932, har syv rækker med syv huller, og midten og hjørnerne er mærket. Andre kommer fra Downpatrick og Waterford.
history-boards-drawing = Fem brætter tegnet i samme målestok: syv linjer til brandub, ni til tablut, elleve til tawlbwrdd og hneftafl, femten til York, nitten til alea.
history-boards-caption = Familiens brætter i samme målestok, fra brandubs syv linjer til de nitten i Alea Evangelii.

history-balance = Balancen
history-measured = Er Alea retfærdigt? Hvad der er målt indtil nu
claim-unbalanced = Et spil, hvis to sider har forskellige mål, begunstiger altid den ene, skriver Helmfrid efter spilteorien, medmindre det bedste spil fører til remis. Mellem to dygtige spillere vinder den side til sidst.
claim-edge = Må kongen slippe ud over et hvilket som helst kantfelt, har han en vældig fordel. Skal han nå et af de fire hjørner, uden at andet ændres, spærrer angriberne dem i fire træk og vinder altid.
claim-adjusting = Balancen kan justeres på mange måder: yderligere grænser for flugten ved kanten eller regler, der gør hjørnerne sværere at spærre; andre opstillinger; en konge, der deltager i slag eller ej, og som er lettere eller sværere at fange; og forbeholdte felter.
claim-hostile = Forbeholdte felter gør brikkerne langsommere og gavner som regel angriberne. De må nok være fjendtlige, det vil sige tælle som en brik, der slår; ellers er en brik ved siden af dem for godt beskyttet.

history-tablut = Tablut
claim-tablut = I 1732 så Linné tablut blive spillet i Lapland: ni gange ni felter, en konge og otte svenskere mod seksten moskovitter. Han skrev det, han så, ned i fjorten punkter, ofte som eksempler på træk. Spillernes sprog forstod han åbenbart ikke.
claim-verb = Tablut, også skrevet tablot eller dablot, er et verbum på samisk: at spille dablo. Dablo er spillet og dets brikker. Ordet er nok lånt fra nordisk allerede i jernalderen og bruges også om andre brætspil.
claim-drabants = Helmfrid kalder de otte mænd ved kongens side drabanter og stederne, hvor moskovitterne begynder, baselejre. For dem har Linné intet navn.
claim-warning = Har kongen én fri vej til kanten, skal hans spiller advare modstanderen: raicki. Har han to, er ordet tuicku, og det svarer til skakmat. Andre udgaver skriver raichi og tuichu.
claim-konokis = Linné siger, at borgen hed konokis. Ordet betyder snarere kongen selv, siger Helmfrid; Olli Salmi kender det som det samiske ord for konge.
claim-swedes = Hvorfor svenskere og moskovitter? I Sverige sluttede vikingetiden omkring 1060; senere blev svenske borge ved Østersøen ofte belejret af russiske tropper, og Moskva blev en magt omkring 1300. Helmfrid anser derfor tablut for et svensk spil fra middelalderen, som samerne næsten ikke har ændret.
claim-escape = Linné siger aldrig, hvordan kongen slipper ud. Af et af eksemplerne sluttede Murray, at ethvert kantfelt duer. Andre tyder på, at felterne, hvor angriberne begynder, ikke tæller. Det overså Murray, siger Helmfrid, og siden er tablut blevet kaldt ubalanceret.
claim-translated = Den latinske tekst blev oversat til engelsk i 1811, og undervejs forsvandt det, at kongen fanges mellem to mænd; det byggede Murray på. Mellem 2007 og 2013 oversatte Ashton, Cartier og Salmi den på ny.
claim-exhibition = I 1972 genskabte de svenske vandreudstillinger spillet med baselejre, som ingen må gå ind i igen. Helmfrid mener, at det er meget mere nøjagtigt og meget bedre afbalanceret.
claim-later = En bog trykt i Stockholm i 1884 fortæller om samer, der spiller svälta räv og andre kortspil; de, der ikke har kort, sætter sig til en slags skak med russere og svenskere. Det kan have været tablut. Men samerne havde andre spil med to hære: Dablot prejjesne, som Nils Keyland optegnede i Frostviken i 1921, er i slægt med dam.

history-wales = Wales
claim-tawlbwrdd = I 1587 beskrev Robert ap Ifan tawl-bwrdd: en konge i midten, tolv mænd på pladserne ved siden af ham og fireogtyve, der prøver at fange ham, seks midt på hver side. Hans bræt har elleve gange elleve felter.
claim-laws = De ældre walisiske love tæller en konge og otte mænd mod seksten. F. R. Lewis mente, at det var det oprindelige antal, og at spillet voksede.
claim-gap = Sætningen om kongens flugt har et hul: han vinder, hvis han kan gå langs et eller andet. Helmfrid kalder ordet ulæseligt; Lewis trykker begyndelsen og tilføjer resten, og så bliver det en linje.
claim-offices = En walisisk kansler fik, når han tiltrådte, en guldring, en harpe og et spillebræt af kongen, som han skulle beholde livet ud. En dommer ved hoffet fik et bræt med brikker af ben fra havdyr af kongen og en guldring af dronningen, som han aldrig måtte sælge eller give bort.
claim-macleod = I Mary Macleods gæliske sange er fraværet af musik og spillebrætter et tegn på sorg.
claim-dice = R. C. Bell gav spillet terninger i 1969, fordi tawl betyder kast. Helmfrid tvivler: navnet kommer af latin tabula og saksisk bord eller af norrønt taflborð, og ellers taler keltiske og angelsaksiske kilder aldrig om terninger.

history-finds = Fund
claim-gunnarshaug = En gravhøj ved Gunnarshaug i Norge, fra omkring 779, rummede sytten kegler af glas, 17 til 20 mm høje: en stor mørkeblå med brun top og gul spids, fire mindre gule med brun top og tolv lyseblå. Sammen med dem lå tyve brikker af rav. Alt er i Bergen.
claim-sets = Ét spil eller to? Arkæologer ser to sæt. Aage Nielsen gjorde dem til ét spil: den mørkeblå konge og tolv blå mænd mod fireogtyve gule, nogle af dem med særlige kræfter. St. Thomasguild lader det stå åbent: to ufuldstændige sæt eller fire mænd med deres egen kraft.
claim-skamby = En bådgrav fra 800-tallet ved Skamby i Östergötland rummede treogtyve brikker af rav.
claim-trondheim = I Trondheim fandt man omkring to tredjedele af et træbræt, elleve felter bredt og med en kant på 25,6 cm. De mærkede felter danner arme i et kors, som om de viste, hvor brikker begynder.
claim-york = I York er der tre rækker tilbage af et bræt, som menes at have haft femten gange femten felter. Walker ser deri et tegn på, at englænderne holdt af store brætter.
claim-vimose = Et brætstykke fra Vimose i Danmark, fra omkring år 400 (St. Thomasguild skriver Wimose), er atten felter langt og halvandet højt, hvert på omkring 25 mm. Ét hjørne er bevaret, og det har intet mærke. På bagsiden er der et romersk spil, duodecim scripta.
claim-roman = Det kaldes ofte et aleabræt. Walker mener, at det hører til et andet romersk spil, ludus latrunculorum: der lå fire sådanne brætter i Vimose, og et fra Leuna i Tyskland med de samme to sider havde 29 sorte og 30 hvide brikker.
