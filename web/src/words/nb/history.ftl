## Historiesiden

history-title = Historie
history-lead = Én tegning, én setning og tusen år der ingen skrev ned reglene. Her fortelles det man vet om evangeliespillet, og det holdes atskilt fra det man bare tror.
history-how = Slik leser du denne siden
history-how-words = Ved hver påstand står det hvordan man vet det, og hvem som sier det. Vi har ikke hatt boka i hendene: «Kjent» betyr at de som beskriver den, er enige om hva den sier eller viser.
history-contents = På denne siden
history-open-board = Se på tegningen
history-drawing = Diagrammet på blad 5, tegnet på nytt: nitten røde linjer hver vei, merker uten farge, navnene på de fire evangelistene i margene
history-drawing-caption = Tegningen på baksiden av blad 5, laget på nytt etter beskrivelser. Ingen av partene har farge.
history-learn = Lær å spille

history-book = Boka
claim-oxford = Spillet har ett eneste vitne: håndskrift 122 ved Corpus Christi College i Oxford. På baksiden av det femte bladet tegnet noen et brett og ga det to sider latin.
claim-gospels = Resten av boka handler ikke om spill. Det er en irsk evangeliebok med tilknytning til Bangor: først Eusebius’ ti kanontavler, som lister opp det evangeliene har felles, så brettet, og så de fire evangeliene selv.
claim-age = Når den ble skrevet, er et skjønnsspørsmål. Noen forskere sier 1000-tallet, andre omkring 1140.
claim-cambridge = Enkelte nettsider om spillet plasserer boka i Cambridge. Der finnes det også et Corpus Christi College, men denne boka ligger i det i Oxford.

history-court = Fra Athelstans hus
claim-heading = Overskriften kaller tegningen Alea Evangelii, evangeliespillet. Den sier at Dubinsi, biskop av Bangor, tok det med seg fra den engelske kongen, fra Athelstans hus, der en viss franker og Israel, «en romersk vismann», hadde tegnet det opp.
claim-reign = Dette er virkelige personer. Athelstan regjerte fra 924 eller 925 til 939; Dub Innse, biskopen som avskriveren ga et latinsk navn, døde i 953.
claim-israel = I 1923 tok Robinson Israel for å være en jødisk lærd, på grunn av en skrivefeil. I 1992 kjente Michael Lapidge ham igjen som Israel Grammatikeren, en lærd bretoner ved Athelstans hoff i 930-årene og senere i Trier.
claim-copy = Siden er altså en avskrift, laget ett eller to hundreår senere, av noe som hevder å stamme fra 930-årene. Hva som gikk tapt eller kom til underveis, kan ingen si.

history-sentence = Den ene setningen om selve spillet
history-sentence-latin = På latin
history-sentence-ours = I vår oversettelse
history-sentence-translation = Den som vil kjenne dette spillet til bunns, må før all annen lærdom i denne kunsten ha disse sju tingene i minnet: hertuger og grever, forsvarere og angripere, byen og den lille byen, og ni skritt to ganger.
history-seven = De sju tingene
seven-dukes = Hertuger. I dag kongens menn.
seven-counts = Grever. I dag motpartens menn.
seven-defenders = De som kjemper i forsvar.
seven-attackers = De som kjemper mot dem.
seven-city = Byen. Kanskje borgen i midten.
seven-little-city = Den lille byen. Kanskje det som står i hjørnene.
seven-steps = Ni skritt, to ganger.
claim-silence = Det er alt. Hvordan en mann flytter, hvordan han slås, hvem som begynner, når spillet er vunnet: Det sier ikke boka.
claim-sides = Parene ser ut til å høre sammen: hertugene med forsvarerne, grevene med angriperne, som de heter i dag. Setningen selv knytter dem ikke sammen, og den sier ikke hvor byene ligger.
claim-steps = Ni skritt to ganger er atten: Fra midtlinja er det ni skritt til hver kant, og brettet har atten rader med ruter. Den som spiller på krysningspunktene, som her, har nitten linjer.
history-steps-drawing = Nitten linjer. Fra den midterste fører ni skritt til venstre kant og ni til høyre.
history-steps-nine = ni

history-numbers = Evangeliene i tall
claim-board = Teksten måler brettet: et kvadrat på atten rader, 324 ruter, og til hver evangelist en side og et hjørne. Matteus har toppen, Lukas høyre side, Johannes bunnen og Markus venstre side.
claim-canons = Mennene er talt opp fra kanontavlene. En tavle som sammenligner fire evangelier, gir seksten menn, tre gir ni, to gir fire, og den siste tavla, for det hvert evangelium har alene, gir én mann til hvert. Det blir 67: tjue fra Matteus, sytten fra Lukas og femten hver fra Markus og Johannes.
claim-five = Fem til kommer ikke fra noen av tavlene: fire «spraglete menn», varii viri, og én «første mann». Da er det 72.
claim-rings = Tegningen følger denne ordenen. De seksten fra den første tavla danner ruteren i midten. Mennene fra tavle to til fire slutter, sammen med de fem andre, en ring av trettito rundt den. De siste tjuefire står utenfor i små grupper. Alle moderne oppstillinger gir disse tre gruppene farge.
history-canons-drawing = Mennene fra de ti kanontavlene: seksten fra den første, ni hver fra den andre, tredje og fjerde, fire hver fra den femte til den tiende; så fire spraglete menn og den første mannen. Til sammen syttito.
history-canons-caption = Syttito menn: de ti kanontavlene, de spraglete mennene, den første mannen.

history-marks = De spraglete mennene og den første mannen
claim-varii = De fire spraglete mennene er tegnet ulikt de andre, i rødt eller med dobbelt omriss. Teksten knytter dem til Kristi lidelse. To er Johannes’, på F6 og N14; to er Markus’, på F14 og N6.
claim-first = Den første mannen, på E13, tilhører ingen evangelist. Han står for treenighetens enhet, og han alene bryter symmetrien i tegningen.
claim-centre = I midten står tallet én: treenighetens udelte vesen, eller den første kanontavla. Noen tar dette for den første mannen; koordinatene hans taler for E13.
claim-corners = De fire merkene i hvert hjørne er, sier teksten, til pynt for brettet.
claim-citadels = At kongen slipper ut gjennom dem, er en moderne regel. Den gir mening til merker som boka bare kaller pynt.

history-open = Det tegningen lar stå åpent
claim-colour = Ingen mann har farge. Hvem som angriper, hvem som forsvarer, og hvor kongen hører hjemme, er svar fra vår egen tid.
claim-faults = Tegningen har også feil. Den viser 69 menn utenom midten, der teksten krever 72; én leser teller 71 i alt og finner de ytre mennene på tredje og femte linje fra hjørnet i stedet for tredje og sjette.
claim-restored = De syttito mennene på moderne brett er altså en rekonstruksjon. Tegningen vår viser de rekonstruerte punktene, ikke avskriverens feil.

history-readings = Moderne tolkninger
claim-murray = H. J. R. Murray gjorde det til et taflspill i 1950-årene: 48 angripere, 24 forsvarere, en konge som må omringes på fire sider, og som vinner ved kanten.
claim-helmfrid = Sten Helmfrid foreslo to andre måter å farge mennene på, begge symmetriske. I den ene forsvarer de spraglete mennene, enda de står i angripernes ring. Damian Walker tok den i bruk på nettstedet sitt i 2015, etter prøvepartier med Tim Millar.
claim-second = Helmfrids andre tegning har vi ikke fått se. Hvis åtte forsvarere står jevnt fordelt i ringen og brettet er likt i alle speilinger, er det én oppstilling igjen ved siden av den første hans; det er den vi viser, merket som utledet.
claim-special = Andre ga de underlige merkene underlige krefter. Andrew Perkis skrev om spillet i 2010, og mellom 2011 og 2016 prøvde spillere på Aage Nielsens forum hærførere og leiesoldater.
claim-memory = Kanskje ble det aldri spilt. Eddie Duggan konkluderer med at det kan ha vært en hjelp for elever som skulle lære kanontavlene, tegnet som et spill. Et prosjekt fra 2022 leser det som et spill med terninger og lesning.
claim-verdict = Hva som er rett, kan ikke avgjøres ut fra én bokside. De tolkningene som er spill, kan alle spilles her, med kildene ved siden av reglene.

history-kin = Slektningene
claim-tablut = I 1732 så Linné folk spille tablut i Lappland, og han skrev ned hvordan: ni linjer, svensker rundt kongen sin mot moskovitter, og en advarsel som ropes høyt når kongen ser en vei ut, raichi for én vei og tuichu for to.
claim-translated = Latinen hans ble oversatt til engelsk i 1811, og underveis forsvant det at kongen kan fanges mellom to menn. I 1972 bygde en svensk vandreutstilling spillet opp igjen med leirer; mellom 2007 og 2013 oversatte Ashton, Cartier og Salmi det på nytt.
claim-tawlbwrdd = I Wales beskrev Robert ap Ifan tawl-bwrdd i 1587: elleve linjer, en konge og tolv mot tjuefire. Eldre walisiske lover fastsetter prisen på et brett med konge og åtte mot seksten.
claim-dice = R. C. Bell ga spillet en terning i 1969, fordi navnet kunne bety «kastebrett». Den avledningen er tvilsom.
claim-brandub = Irske dikt om brandub taler om en høvding med fire menn mot åtte. Brett med sju linjer er funnet i Ballinderry i 1932, i Downpatrick og i Waterford.
claim-hnefatafl = Sagaene kjenner hnefatafl og har en gåte om den våpenløse herren på brettet. Ingen av dem forteller reglene.
claim-finds = Brikkene fra Gunnarshaug i Norge, fra 700-tallet, er en konge, tolv menn og tjue, og fire til i en annen farge. York hadde et brett på femten.
claim-vimose = Et brettstykke fra Vimose i Danmark, fra omkring år 400, har en kant på atten ruter og kalles ofte et aleabrett. Baksiden er et romersk spill, så forsiden kan også være det.
claim-family = At alle disse er én familie, så Murray i 1913, da han stilte tablut ved siden av hnefatafl. Åtte år tidligere hadde Fiske gitt opp gåten.
history-boards-drawing = Fem brett tegnet i samme målestokk: sju linjer for brandub, ni for tablut, elleve for tawlbwrdd og hnefatafl, femten for York, nitten for alea.
history-boards-caption = Brettene i familien i samme målestokk, fra de sju linjene i brandub til de nitten i Alea Evangelii.

history-sources = Kilder
