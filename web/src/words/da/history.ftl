## Historiesiden

history-title = Historie
history-lead = Én tegning, én sætning og tusind år, hvor ingen skrev reglerne ned. Her fortælles, hvad man ved om evangeliernes spil, og det holdes adskilt fra det, man kun tror.
history-how = Sådan læses siden
history-how-words = Ved hvert udsagn står, hvordan man ved det, og hvem der siger det. Vi har ikke selv haft bogen i hænderne: »kendt« betyder, at de, der beskriver den, er enige om, hvad den siger eller viser.
history-contents = På denne side
history-open-board = Se på tegningen
history-drawing = Diagrammet på folio 5, tegnet på ny: nitten røde linjer på hver led, mærker uden farve, de fire evangelisters navne i margenen
history-drawing-caption = Tegningen på bagsiden af folio 5, tegnet på ny efter beskrivelser. Ingen af mændene har fået farve.
history-learn = Lær at spille

history-book = Bogen
claim-oxford = Spillet har kun ét vidne: håndskrift 122 på Corpus Christi College i Oxford. På bagsiden af femte blad tegnede nogen et bræt og gav det to sider latin med.
claim-gospels = Resten af bogen handler ikke om spil. Den er en irsk evangeliebog med tilknytning til Bangor: først Eusebs ti kanontavler, der opregner, hvad evangelierne har til fælles, så brættet og så selve de fire evangelier.
claim-age = Hvornår den er skrevet, er en skønssag. Nogle forskere siger 1000-tallet, andre omkring 1140.
claim-cambridge = Nogle sider om spillet anbringer bogen i Cambridge. Også dér ligger der et Corpus Christi College, men denne bog er på det i Oxford.

history-court = Fra Athelstans hus
claim-heading = Overskriften kalder tegningen Alea Evangelii, evangeliernes spil. Den siger, at Dubinsi, biskop af Bangor, bragte det med sig fra englændernes konge, fra Athelstans hus, hvor en vis franker og Israel, »en romersk vismand«, havde sat det op.
claim-reign = Det er virkelige mennesker. Athelstan regerede fra 924 eller 925 til 939; Dub Innse, biskoppen, hvis navn skriveren latiniserede, døde i 953.
claim-israel = I 1923 tog Robinson Israel for en jødisk lærd på grund af en skrivefejl. I 1992 genkendte Michael Lapidge ham som Israel Grammatikeren, en lærd bretoner ved Athelstans hof i 930’erne og senere i Trier.
claim-copy = Bladet er altså en afskrift, lavet et eller to hundrede år senere, af noget, der siges at stamme fra 930’erne. Hvad der gik tabt eller kom til undervejs, kan ingen sige.

history-sentence = Den eneste sætning om spillet
history-sentence-latin = På latin
history-sentence-ours = I vores oversættelse
history-sentence-translation = Den, som vil kende dette spil til fulde, skal forud for alle denne kunsts lærdomme have disse syv ting i tanke: hertuger og grever, forsvarere og angribere, staden og den lille stad og ni skridt to gange.
history-seven = De syv ting
seven-dukes = Hertuger. I dag kongens mænd.
seven-counts = Grever. I dag den anden sides mænd.
seven-defenders = De, som kæmper for at forsvare.
seven-attackers = De, som kæmper imod dem.
seven-city = Staden. Måske borgen i midten.
seven-little-city = Den lille stad. Måske det, der står i hjørnerne.
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
history-canons-drawing = Mændene fra de ti kanontavler: seksten fra den første, ni fra hver af den anden, tredje og fjerde, fire fra hver af den femte til tiende; dertil fire brogede mænd og den første mand. I alt tooghalvfjerds.
history-canons-caption = Tooghalvfjerds mænd: de ti kanontavler, de brogede mænd, den første mand.

history-marks = De brogede mænd og den første mand
claim-varii = De fire brogede mænd er tegnet anderledes end de øvrige, i rødt eller med dobbelt omrids. Teksten knytter dem til Kristi lidelse. To er Johannes’, på F6 og N14; to er Markus’, på F14 og N6.
claim-first = Den første mand, på E13, hører ikke til nogen evangelist. Han står for Treenighedens enhed, og han alene bryder tegningens symmetri.
claim-centre = I midten står tallet et: Treenighedens udelelige væsen eller den første kanon. Nogle tager det for den første mand; hans koordinater taler for E13.
claim-corners = De fire mærker i hvert hjørne er ifølge teksten til pynt på brættet.
claim-citadels = At kongen slipper ud gennem dem, er en moderne regel. Den giver mening til mærker, som bogen kalder pynt.

history-open = Det, tegningen lader stå åbent
claim-colour = Ingen mand har farve. Hvem der angriber, hvem der forsvarer, og hvor kongen hører til, er vor egen tids svar.
claim-faults = Tegningen har også fejl. Den viser 69 mænd foruden midten, hvor teksten kræver 72; en læser tæller 71 i alt og finder de ydre mænd på tredje og femte linje fra hjørnet i stedet for tredje og sjette.
claim-restored = De tooghalvfjerds mænd på nutidige brætter er altså en rekonstruktion. Vores tegning viser de genskabte punkter, ikke skriverens fejl.

history-readings = Nutidige læsninger
claim-murray = H. J. R. Murray gjorde det til et taflspil i 1950’erne: 48 angribere, 24 forsvarere og en konge, der skal omringes på fire sider, og som vinder ved kanten.
claim-helmfrid = Sten Helmfrid foreslog to andre måder at farve mændene på, begge symmetriske. I den ene forsvarer de brogede mænd, skønt de står i angribernes ring. Damian Walker tog den i brug på sit websted i 2015 efter prøvepartier med Tim Millar.
claim-second = Helmfrids anden tegning har vi ikke kunnet se. Hvis otte forsvarere står jævnt fordelt i ringen, og brættet er ens, hvordan man end spejler det, er der én opstilling tilbage ud over hans første; det er den, vi viser, mærket som udledt.
claim-special = Andre gav de sære mærker sære kræfter. Andrew Perkis skrev om spillet i 2010, og mellem 2011 og 2016 prøvede spillere på Aage Nielsens forum sig frem med hærførere og lejesoldater.
claim-memory = Måske blev det aldrig spillet. Eddie Duggan konkluderer, at det kan have været en hjælp for elever, der skulle lære kanontavlerne, tegnet som et spil. Et projekt fra 2022 læser det som et spil med terninger og læsning.
claim-verdict = Hvilken af dem der er den rigtige, kan ikke afgøres ud fra ét blad. De, der er spil, kan alle spilles her, med kilderne ved siden af reglerne.

history-kin = Slægten
claim-tablut = I 1732 så Linné tablut blive spillet i Lapland og skrev ned hvordan: ni linjer, svenskere om deres konge mod moskovitter, og en advarsel, der siges højt, når kongen ser sin vej ud, raichi for én vej og tuichu for to.
claim-translated = Hans latin blev oversat til engelsk i 1811, og undervejs forsvandt det, at kongen kan fanges mellem to mænd. I 1972 genskabte en svensk vandreudstilling spillet med lejre; mellem 2007 og 2013 oversatte Ashton, Cartier og Salmi det på ny.
claim-tawlbwrdd = I Wales beskrev Robert ap Ifan tawl-bwrdd i 1587: elleve linjer, en konge og tolv mod fireogtyve. Ældre walisiske love fastsætter prisen på et bræt med en konge og otte mod seksten.
claim-dice = R. C. Bell gav det spil en terning i 1969, fordi navnet måske betyder »kastebræt«. Udledningen er tvivlsom.
claim-brandub = Irske digte om brandub taler om en høvding med fire mænd mod otte. Brætter med syv linjer er fundet i Ballinderry i 1932, i Downpatrick og i Waterford.
claim-hnefatafl = Sagaerne kender hneftafl og gør en gåde ud af dets våbenløse herre. Ingen af dem fortæller reglerne.
claim-finds = Brikkerne fra Gunnarshaug i Norge, fra 700-tallet, er en konge, tolv mænd og tyve, og fire til i en anden farve. York havde et bræt på femten.
claim-vimose = Et brætstykke fra Vimose på Fyn, fra omkring år 400, har en kant på atten felter og kaldes ofte et aleabræt. Bagsiden er et romersk spil, så forsiden er det måske også.
claim-family = At alle disse er én familie, så Murray i 1913, da han lagde tablut ved siden af hneftafl. Otte år tidligere havde Fiske opgivet gåden.
history-boards-drawing = Fem brætter tegnet i samme målestok: syv linjer til brandub, ni til tablut, elleve til tawlbwrdd og hneftafl, femten til York, nitten til alea.
history-boards-caption = Familiens brætter i samme målestok, fra brandubs syv linjer til de nitten i Alea Evangelii.

history-sources = Kilder
