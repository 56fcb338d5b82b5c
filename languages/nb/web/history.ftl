## Historiesiden

history-title = Historie
history-lead = Én tegning, én setning og tusen år der ingen skrev ned reglene. Her fortelles det man vet om evangeliespillet, og det holdes atskilt fra det man bare tror.
history-how = Slik leser du denne siden
history-how-words = Ved hver påstand står det hvordan man vet det, hvem som sier det, og hvor. Vi har ikke hatt boka i hendene; det den sier og viser, har vi fra dem som beskriver den.
history-contents = På denne siden
history-open-board = Se på tegningen
history-drawing = Diagrammet på blad 5, tegnet på nytt: nitten røde linjer hver vei, merker uten farge, navnene på de fire evangelistene i margene
history-drawing-caption = Tegningen på baksiden av blad 5, laget på nytt etter beskrivelser. Ingen av partene har farge.
history-sources = Kilder og begreper
history-learn = Lær å spille

history-book = Boka
claim-oxford = Spillet har ett eneste vitne: håndskrift 122 ved Corpus Christi College i Oxford. På baksiden av det femte bladet tegnet noen et brett og ga det to sider latin.
claim-gospels = Resten av boka handler ikke om spill. Det er en irsk evangeliebok med tilknytning til Bangor: først Eusebius’ ti kanontavler, som lister opp det evangeliene har felles, så brettet, og så de fire evangeliene selv.
claim-age = Når den ble skrevet, er et skjønnsspørsmål. CODECS sier 1100-tallet; Walker og St. Thomasguild sier omkring 1140; artikkelen i Wikipedia kaller 1000-tallet den vanlige dateringen.
claim-cambridge = St. Thomasguild og Walkers hefte plasserer boka i Cambridge. Der finnes det også et Corpus Christi College, men denne boka hører til det i Oxford.

history-court = Fra Athelstans hus
claim-heading = Overskriften kaller tegningen Alea Evangelii, evangeliespillet. Den sier at Dubinsi, biskop av Bangor, tok det med seg fra den engelske kongen, fra Athelstans hus, og at en viss franker og Israel, «en romersk vismann», tegnet det. Hvor de gjorde det, sier den ikke.
claim-reign = Dette er virkelige personer. Athelstan regjerte fra 924 eller 925 til 939; Dub Innse, biskopen som avskriveren ga et latinsk navn, døde i 953.
claim-israel = I 1923 tok Robinson Israel for å være en jødisk lærd, på grunn av en skrivefeil. I 1992 kjente Michael Lapidge ham igjen som Israel Grammatikeren, en lærd bretoner ved Athelstans hoff i 930-årene og senere i Trier.
claim-copy = Siden er altså en avskrift, laget ett eller to hundreår senere, av noe som hevder å stamme fra 930-årene. Hva som gikk tapt eller kom til underveis, kan ingen si.

history-sentence = Den ene setningen om selve spillet
history-sentence-written = Slik det står skrevet, etter avskriften til St. Thomasguild
history-sentence-ours = I vår oversettelse
history-sentence-translation = Den som vil kjenne dette spillet til bunns, må før all lærdom i denne kunsten ha disse sju tingene i minnet: hertuger og grever, forsvarere og angripere, byen og citadellet, og ni skritt to ganger.
history-sentence-usual = I vanlig stavemåte
history-seven = De sju tingene
seven-dukes = Hertuger. I dag kongens menn.
seven-counts = Grever. I dag motpartens menn.
seven-defenders = De som kjemper i forsvar.
seven-attackers = De som kjemper mot dem.
seven-city = Byen. Kanskje borgen i midten.
seven-citadel = Citadellet; på latin en liten by. Kanskje det som står i hjørnene.
seven-steps = Ni skritt, to ganger.
claim-silence = Det er alt. Hvordan en mann flytter, hvordan han slås, hvem som begynner, når spillet er vunnet: Det sier ikke boka.
claim-sides = Parene ser ut til å høre sammen: hertugene med forsvarerne, grevene med angriperne, som de heter i dag. Setningen selv knytter dem ikke sammen, og den sier ikke hvor byene ligger.
claim-steps = Ni skritt to ganger er atten: Fra midtlinjen er det ni skritt til hver kant, og brettet har atten rader med ruter. Den som spiller på krysningspunktene, som her, har nitten linjer.
history-steps-drawing = Nitten linjer. Fra den midterste fører ni skritt til venstre kant og ni til høyre.
history-steps-nine = ni

history-numbers = Evangeliene i tall
claim-board = Teksten måler brettet: et kvadrat på atten rader, 324 ruter, og til hver evangelist en side og et hjørne. Matteus har toppen, Lukas høyre side, Johannes bunnen og Markus venstre side.
claim-canons = Mennene er talt opp fra kanontavlene. En tavle som sammenligner fire evangelier, gir seksten menn, tre gir ni, to gir fire, og den siste tavla, for det hvert evangelium har alene, gir én mann til hvert. Det blir 67: tjue fra Matteus, sytten fra Lukas og femten hver fra Markus og Johannes.
claim-five = Fem til kommer ikke fra noen av tavlene: fire «spraglete menn», varii viri, og én «første mann». Da er det 72.
claim-rings = Tegningen følger denne ordenen. De seksten fra den første tavla danner romben i midten. Mennene fra tavle to til fire slutter, sammen med de fem andre, en ring av trettito rundt den. De siste tjuefire står utenfor i små grupper. Alle moderne oppstillinger gir disse tre gruppene farge.
claim-letters = Tegningen er full av prikker, tegn og bokstaver, også hebraiske. St. Thomasguild mener at de fleste ikke har noe med spillet å gjøre og at prikkene står for de fire evangelistene, og ser en slags kirkekalender i det hele.
history-canons-drawing = Mennene fra de ti kanontavlene: seksten fra den første, ni hver fra den andre, tredje og fjerde, fire hver fra den femte til den tiende; så fire spraglete menn og den første mannen. Til sammen syttito.
history-canons-caption = Syttito menn: de ti kanontavlene, de spraglete mennene, den første mannen. Tallene er tekstens; bildet er vårt.

history-marks = De spraglete mennene og den første mannen
claim-varii = Fire menn er tegnet ulikt de andre, med dobbelt omriss og ikke i svart: varii viri, de spraglete mennene. Teksten knytter dem til Kristi lidelse. To er Johannes’, på F6 og N14; to er Markus’, på F14 og N6.
claim-outlines = Hva de doble omrissene betyr for spillet, sier ingen. St. Thomasguild mener at de merker menn som begynner blant fienden, for også på utgravde brett er startruter merket. Eller kanskje er det bare kongen og hertugene som får gå inn der, eller den som står der, er trygg.
claim-first = Kanontavlene nevner også en primus vir, en første mann, som ikke tilhører noen evangelist, og som står for Treenighetens enhet. De som følger koordinatene hans, finner ham på E13, der han alene bryter symmetrien på tegningen. St. Thomasguild mener at han er brikken i midten.
claim-centre = I midten står et ettall. Det betyr Treenighetens udelte substans, eller den første kanontavla.
claim-corners = Gruppene på fire menn i de fire hjørnene er, sier teksten, til pynt på brettet.
claim-citadels = At kongen slipper ut gjennom dem, er en moderne regel. Walker finner den antydet av teksten, som nevner et citadell, og av tegningen, som merker hjørnene.

history-open = Det tegningen lar stå åpent
claim-colour = Ingen av partene har farge. Alle mennene er svarte unntatt fire; hvem som angriper, hvem som forsvarer, og hvor kongen hører hjemme, er svar fra vår egen tid.
claim-faults = Tegningen inneholder feil. Artikkelen i Wikipedia teller 69 menn utenom midten, der teksten krever 72; Thomas Henning telte 71 i en kommentar til Walkers side i 2020.
claim-lines = Richard Murray la i en kommentar i 2019 merke til at menn nær hjørnene står på linje 3, 5, 15 og 17 på tegningen. Moderne brett har dem på linje 3, 6, 14 og 17.
claim-restored = De syttito mennene på moderne brett er altså en rekonstruksjon. Også St. Thomasguild la til de få som mangler.

history-readings = Moderne tolkninger
claim-murray = H. J. R. Murray gjorde det til et taflspill i boka si fra 1952: 48 angripere, 24 forsvarere, en konge som må omringes på fire sider, og som vinner ved kanten.
claim-boxed = Med Murrays oppstilling, skriver Walker, er forsvarerne for innestengt til å komme noen vei. Noen få smetter ut før ringen lukkes, men angriperne utenfor tar seg lett av dem.
claim-helmfrid = Sten Helmfrid foreslo to andre måter å farge mennene på, begge symmetriske. I den ene forsvarer de spraglete mennene, enda de står i angripernes ring. St. Thomasguild foretrekker den, fordi den gir disse mennene en oppgave; Walker overtok den i 2015, etter prøvepartier med Tim Millar.
claim-outlying = Hertugene der ute er ikke sterke, legger Walker til: Hvert skritt utover tilbyr et offer. Men de gjør ringen vanskeligere å lukke, og et gjennomtenkt offer kan la andre slippe ut.
claim-second = Helmfrids andre tegning, den som Walker ikke overtok, har vi ikke fått se. Hvis åtte forsvarere står jevnt fordelt i ringen og brettet er likt i alle speilinger, er det én oppstilling igjen ved siden av Walkers; det er den vi viser, merket som utledet.
claim-special = Andre ga de underlige merkene underlige krefter. Andrew Perkis skrev om spillet i 2010, og mellom 2011 og 2016 prøvde spillere på Aage Nielsens forum hærførere og leiesoldater.
claim-progress = Er det et parti som er i gang? Det spurte Richard Murray om i 2019, fordi mennene ikke står helt symmetrisk; han spurte også om moderne brett har flyttet noen av dem for balansens skyld.
claim-henning = Thomas Henning gikk videre i 2020. Av 73 menn mangler to; altså er de slått; altså må noen av de ytre mennene være hvite. Og kanskje hadde et gobrett kommet til Vesten, der eierne brukte det til et spill de kjente.
claim-guards = De hvite mennene hans er åtte voktere ved citadellene. Citadeller på fire punkter ville straks hjelpe til med å slå dem; derfor gjør han hvert citadell til ett enkelt punkt, med et mellomrom ved siden av.
claim-leaders = De fire merkede mennene, tenker han, kan være lederne for opprøret, og en konge som slår dem, kunne vinne riket tilbake.
claim-memory = Kanskje ble det aldri spilt. Eddie Duggan konkluderer med at det kan ha vært en hjelp for elever som lærte kanontavlene, heller enn et spill.
claim-chance = Drew McNaughton spiller det i et prosjekt fra 2022 som et lykkespill etter grunnreglene, og som en vei gjennom kanontavlene for dem som kjenner dem.
claim-made = St. Thomasguild bygde et brett: sammenlimte poppelplanker, en kant av valnøtt, linolje, linjer i venetiansk rødt og merker i bensvart. Mennene er av brent leire, glasert i blått eller gult: firkantede pyramider og en større, femsidet konge.
claim-verdict = Ingen regler har vunnet fram, sier Walker, og hva som er rett, kan ikke avgjøres ut fra én enkelt side. De tolkningene som er spill, kan alle spilles her, med kildene ved siden av reglene.

history-tafl = Taflspillene
claim-words = Hnefi er islandsk for neve, og tafl er det norrøne ordet for brett, lånt fra latin tabula. I spillet er hnefi det kongen er i sjakk.
claim-voluspa = I diktet Voluspå spiller gudene tafl i tunet sitt. Norrøne stormenn skrøt av ferdighetene sine i det.
claim-spread = Walker mener at norrøne erobrere brakte spillet til De britiske øyer, at det var populært der til sjakken kom, og at det sist er nevnt i Wales i 1587.
claim-family = At alt dette er én familie, så Murray i 1913, da han stilte tablut ved siden av hnefatafl. Åtte år tidligere hadde Fiske gitt opp gåten.
claim-hnefatafl = Sagaene kjenner hnefatafl, men ingen forteller reglene. Den svenske utstillingen i 1972 leste en gåte i Hervarar saga slik at kongen ikke bærer våpen, og hevdet at spillet da er bedre balansert. Helmfrid synes gåten er for tvetydig, og noen få prøvepartier overbeviste ham om det motsatte.
claim-brandub = Et irsk dikt om brandub setter en gyllen høvding, branán, blant fire menn; en annen tekst teller fem brikker av sølv og åtte av gull. Et brett fra Ballinderry, funnet i 1932, har sju rader med sju hull, og midten og hjørnene er merket. Andre kommer fra Downpatrick og Waterford.
history-boards-drawing = Fem brett tegnet i samme målestokk: sju linjer for brandub, ni for tablut, elleve for tawlbwrdd og hnefatafl, femten for York, nitten for alea.
history-boards-caption = Brettene i familien i samme målestokk, fra de sju linjene i brandub til de nitten i Alea Evangelii.

history-balance = Balansen
history-measured = Er Alea rettferdig? Hva som er målt så langt
claim-unbalanced = Et spill der partene har ulike mål, gir alltid den ene fordelen, skriver Helmfrid etter spillteorien, med mindre beste spill fører til remis. Mellom to dyktige spillere vinner den parten til slutt.
claim-edge = Får kongen slippe ut over hvilken som helst rute i kanten, har han en enorm fordel. Må han nå et av de fire hjørnene uten at noe annet endres, sperrer angriperne dem i fire trekk og vinner alltid.
claim-adjusting = Balansen kan justeres på mange måter: ytterligere grenser for flukten ved kanten, eller regler som gjør hjørnene vanskeligere å sperre; andre oppstillinger; en konge som er med og slår eller ikke, og som er lettere eller vanskeligere å fange; og reserverte ruter.
claim-hostile = Reserverte ruter gjør brikkene langsommere og tjener som regel angriperne. De må nok være fiendtlige, det vil si telle som en brikke som slår; ellers er en brikke ved siden av dem for godt beskyttet.

history-tablut = Tablut
claim-tablut = I 1732 så Linné folk spille tablut i Lappland: ni ganger ni ruter, en konge og åtte svensker mot seksten moskovitter. Han skrev ned det han så, i fjorten punkter, ofte som eksempler på trekk. Språket til spillerne forsto han tydeligvis ikke.
claim-verb = Tablut, også skrevet tablot eller dablot, er et verb på samisk: å spille dablo. Dablo er spillet og brikkene. Ordet ble trolig lånt fra nordisk alt i jernalderen, og brukes også om andre brettspill.
claim-drabants = Helmfrid kaller de åtte mennene ved siden av kongen drabanter, og plassene der moskovittene begynner, baseleirer. For dem har Linné ikke noe navn.
claim-warning = Har kongen én fri vei til kanten, må spilleren hans advare motstanderen: raicki. Har han to, er ordet tuicku, og det svarer til sjakkmatt. Andre utgaver skriver raichi og tuichu.
claim-konokis = Linné sier at borgen het konokis. Ordet betyr snarere kongen selv, sier Helmfrid; Olli Salmi kjenner det som det samiske ordet for konge.
claim-swedes = Hvorfor svensker og moskovitter? I Sverige tok vikingtiden slutt omkring 1060; senere ble svenske borger ved Østersjøen ofte beleiret av russiske tropper, og Moskva ble en makt omkring 1300. Helmfrid holder derfor tablut for et svensk spill fra middelalderen som samene nesten ikke har endret.
claim-escape = Linné sier aldri hvordan kongen slipper ut. Av et av eksemplene sluttet Murray at enhver rute i kanten duger. Andre tyder på at rutene der angriperne begynner, ikke teller. Det overså Murray, sier Helmfrid, og siden er tablut blitt kalt ubalansert.
claim-translated = Den latinske teksten ble oversatt til engelsk i 1811, og underveis forsvant det at kongen fanges mellom to menn; det bygde Murray på. Mellom 2007 og 2013 oversatte Ashton, Cartier og Salmi den på nytt.
claim-exhibition = I 1972 gjenskapte de svenske vandreutstillingene spillet med baseleirer som ingen får gå inn i igjen. Helmfrid mener at det er mye mer nøyaktig og mye bedre balansert.
claim-later = En bok trykt i Stockholm i 1884 forteller om samer som spiller svälta räv og andre kortspill; de som ikke har kort, setter seg til en slags sjakk med russere og svensker. Det kan ha vært tablut. Men samene hadde andre spill med to hærer: Dablot prejjesne, som Nils Keyland skrev ned i Frostviken i 1921, er i slekt med dam.

history-wales = Wales
claim-tawlbwrdd = I 1587 beskrev Robert ap Ifan tawl-bwrdd: en konge i midten, tolv menn på plassene ved siden av ham, og tjuefire som prøver å fange ham, seks midt på hver side. Brettet hans har elleve ganger elleve ruter.
claim-laws = De eldre walisiske lovene teller en konge og åtte menn mot seksten. F. R. Lewis mente at det var det opprinnelige tallet, og at spillet vokste.
claim-gap = Setningen om kongens flukt har et hull: Han vinner hvis han kan gå langs et eller annet. Helmfrid kaller ordet uleselig; Lewis trykker begynnelsen og føyer til resten, og da blir det en linje.
claim-offices = Når en walisisk kansler tiltrådte, fikk han en gullring, en harpe og et spillebrett av kongen, som han skulle beholde livet ut. En dommer ved hoffet fikk et brett med brikker av bein fra sjødyr av kongen og en gullring av dronningen, som han aldri fikk selge eller gi bort.
claim-macleod = I de gæliske sangene til Mary Macleod er fraværet av musikk og spillebrett et tegn på sorg.
claim-dice = R. C. Bell ga spillet terninger i 1969, fordi tawl betyr kast. Helmfrid tviler: Navnet kommer av latin tabula og saksisk bord eller av norrønt taflborð, og ellers taler keltiske og angelsaksiske kilder aldri om terninger.

history-finds = Funn
claim-gunnarshaug = En gravhaug ved Gunnarshaug i Norge, fra omkring 779, inneholdt sytten kjegler av glass, 17 til 20 mm høye: en stor mørkeblå med brun topp og gul spiss, fire mindre gule med brun topp og tolv lyseblå. Sammen med dem lå tjue brikker av rav. Alt er i Bergen.
claim-sets = Ett spill eller to? Arkeologer ser to sett. Aage Nielsen gjorde ett spill av dem: den mørkeblå kongen og tolv blå menn mot tjuefire gule, noen av dem med særskilte krefter. St. Thomasguild lar det stå åpent: to ufullstendige sett, eller fire menn med en egen kraft.
claim-skamby = En båtgrav fra 800-tallet ved Skamby i Östergötland inneholdt tjuetre brikker av rav.
claim-trondheim = I Trondheim fant man omkring to tredeler av et trebrett, elleve ruter bredt og med en kant på 25,6 cm. Rutene med merke danner armer i et kors, som om de viste hvor brikker begynner.
claim-york = I York er det tre rader igjen av et brett som man mener hadde femten ganger femten ruter. Walker ser det som et tegn på at engelskmennene likte store brett.
claim-vimose = Et brettstykke fra Vimose i Danmark, fra omkring år 400 (St. Thomasguild skriver Wimose), er atten ruter langt og halvannen høyt, hver på omkring 25 mm. Ett hjørne er bevart, og det har ikke noe merke. På baksiden er det et romersk spill, duodecim scripta.
claim-roman = Det kalles ofte et aleabrett. Walker mener at det hører til et annet romersk spill, ludus latrunculorum: Fire slike brett lå i Vimose, og et fra Leuna i Tyskland med de samme to sidene hadde 29 svarte og 30 hvite brikker.
