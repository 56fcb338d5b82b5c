## rulesets/alea-aagenielsen.toml

t-taken-over-from-the-67f61d72 = Overtaget fra det spil, som dette er en variant af; dets nedskrevne partier afgør det ikke. De andre læsninger er remis ved tredje forekomst, og at der ikke sker noget.
t-seven-captures-against-a2-82d899c5 = Syv slag mod A2 og de tilsvarende punkter og en konge, der vandt på S2, i fem nedskrevne partier.
t-no-man-passed-over-b402e38f = Ingen mand gik hen over et hjørnepunkt i syv nedskrevne partier, og ingen havde grund til det. Den anden læsning lader dem gøre det.
t-to-men-the-games-6be7aa34 = Over for mænd: det viser partierne. Over for kongen, der her fanges af to, som i webstedets brandubh. Den anden læsning undtager ham.
t-like-a-man-everywhere-44fcc66b = Som en mand overalt uden for borgen; intet nedskrevet parti viser det på kanten. Den anden læsning lader kanten tælle med.
t-four-attackers-take-the-79e3287a = Fire angribere fanger kongen, som er i sikkerhed på kanten: webstedets »Alea Evangelii strong«.
t-in-one-of-two-cc49d93f = I et af to nedskrevne partier stod der en angriber på hver side af ham, og spillet gik videre.
t-as-in-the-site-d6e90648 = Som i webstedets andre spil med stærk konge; ikke vist. Den anden læsning er tre angribere og kanten.

## rulesets/alea-berserk-bartley.toml

t-his-own-ordering-of-e2272403 = Hans egen opstilling af angriberne. De særlige mænd er dem, som de nedskrevne partier kræver: uden en hvilken som helst af grupperne er der partier, der ikke kan læses.
t-bartley-wanted-them-turned-f0755166 = Bartley ville have dem vendt om som brikkerne i Othello. De nedskrevne partier kræver det.
t-the-king-escapes-on-624de251 = Kongen slipper ud på B2, R2 og B18; 16 partier kan ikke læses med enkelte hjørnepunkter.
t-no-man-passes-over-0be093b1 = Ingen mand går hen over et hjørnepunkt i partierne, og ingen regeltekst i familien tillader det.
t-8-games-end-with-03cdde7a = 8 partier ender med kongen mellem to hærførere. Han er i sikkerhed mellem en hærfører og en mand (8 gange) og mellem en hærfører og en ridder (én gang). Om to hærførere fanger ham ved siden af borgen, siger ingen tekst; her gør de det.

## rulesets/alea-berserk-martens.toml

t-the-men-stand-as-f2d6fbad = Mændene står som i de nedskrevne partier; hvem af dem der er hærførere og lejesoldater, fremgår af deres spring og af de mænd, der kæmper videre, efter at de er slået. Lejesoldaternes pladser følger med, når brættet drejes, men spejles ikke.
t-the-records-write-the-f459725b = Optegnelserne har kun turens første træk; hvor en brik gik videre, fremgår af det følgende.
t-captures-that-could-go-f9c87ebe = Slag, der kunne fortsættes, blev ofte ikke fortsat.
t-some-games-end-with-e38fa3c4 = Nogle partier ender med, at kongen slår ved siden af kanten.
t-commanders-of-both-sides-3a709910 = Begge siders hærførere springer over fjender, som bliver stående.
t-five-games-cannot-be-17ceadf8 = Fem partier kan ikke læses på anden måde. I ét parti forlader en mand, der begyndte på I6’s plads, brættet: det synes ældre end reglen.
t-men-stop-on-the-82df9193 = Mænd standser på midten, og ingen bliver slået mod den.
t-every-king-caught-between-fafee6b5 = Enhver konge, der kommer i klemme mellem to angribere, fanges, 8 gange.
t-no-game-ends-by-3f7282c0 = Intet parti ender ved gentagelse. De andre læsninger er remis, og at kongens side taber.
t-no-game-comes-to-09eefc63 = Intet parti kommer så vidt. Den anden læsning er remis.

## rulesets/alea-berserk.toml

t-the-layout-helmfrid-1-15b63fac = Opstillingen Helmfrid 1. To af de fire riddere slår ved at springe i de nedskrevne partier; at der står en på alle fire brogede punkter, følger af symmetrien. Om angriberne havde særlige mænd, viser partierne ikke.
t-as-in-berserk-whose-8521c68c = Som i Berserk, hvis navn forsøget bærer; partierne viser det ikke. Den anden læsning er, at intet af den slags blev prøvet.
t-a-knight-takes-a-fed668b6 = En ridder slår en mand mod et punkt i hjørneblokken.
t-nobody-comes-to-a-be4c23eb = Ingen kommer til en hjørneblok i partierne. I Berserk og i alle dette websteds spil med hjørnepunkter standser kun kongen dér; ingen anden læsning kendes.
t-no-position-comes-again-df872d8b = Ingen stilling kommer igen i partierne. De andre læsninger er remis, og at kongens side taber.

## rulesets/alea-dragonheels.toml

t-the-page-breaks-off-8c30e715 = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Om vagterne siger den kun, at de ligesom kongen ikke falder for to. Læst her: på alle fire sider, ligesom kongen. Andre læsninger er tre sider eller aldrig.
t-the-page-breaks-off-a18477be = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Uden midten som den fjerde side kunne kongen ikke fanges ved siden af den. De andre læsninger gør den fjendtlig over for ingen eller over for alle.
t-the-page-breaks-off-461b23c9 = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Om slag mod citadellerne vides her intet. De andre læsninger gør dem fjendtlige over for mænd, eller kun over for angribere som på den tids Wikipedia.
t-the-page-breaks-off-31ca5f26 = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Alle kilder i familien, der tæller, lader én mand falde i hver retning. Den anden læsning lader kun én slås.
t-the-page-breaks-off-34fcd8f1 = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Det almindelige slag mellem to kræver fjendens træk, så en mand kan stå mellem to. Efter den anden læsning ville han blive slået.
t-the-page-breaks-off-af585e15 = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Intet undtager kongen fra at slå. Den anden læsning er en konge uden våben.
t-the-page-breaks-off-15f757e4 = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Han falder ikke for to, så der læses fire; den anden læsning er tre.
t-the-page-breaks-off-e5fd4e41 = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Han falder ikke for to, så der læses fire, hvoraf midten er den ene; den anden læsning er tre andre foruden den.
t-any-of-the-sixteen-f4339fdc = Hvert af de seksten punkter vinder.
t-the-page-breaks-off-64669514 = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Ved kanten kan fire sider ikke spærres: dér er han i sikkerhed. Efter den anden læsning, den tids Wikipedias, fanges han af tre.
t-the-page-breaks-off-4bd90040 = Websiden, som vi har den, bryder af, efter at den har sagt, hvordan almindelige mænd slås. Remis ved tredje forekomst er det sædvanlige. Den anden læsning ser bort fra gentagelse.

## rulesets/alea-dux.toml

t-the-layout-helmfrid-1-7ef0fef5 = Opstillingen Helmfrid 1 med duxer på de fire brogede punkter.
t-the-layout-helmfrid-1-bd0b0988 = Opstillingen Helmfrid 1 med duxer på de fire brogede punkter og på ringens fire aksepunkter. De nedskrevne partier viser ikke, hvilke otte det var.
t-one-jump-is-recorded-4d51da40 = Ét spring er skrevet ned, over en angriber, der bliver stående. Nielsen tog duxen fra R. C. Bells rekonstruktion af det romerske spil, hvor den springer over en fjende uden at slå ham.
t-no-dux-is-taken-f60f5ee7 = Ingen dux slås i partierne. Bells dux og hærførerne i Berserk falder som enhver mand; den anden læsning kræver tre sider, som i spillet fra Unst.

## rulesets/alea-hnefi-2026.toml

t-walker-marks-sixteen-squares-8f51f5da = Walker mærker seksten felter, fire i hvert hjørne. Hjørner på ét punkt med vagter ved siden af var en idé fra Thomas Henning, en læser af hans webside, i 2020.
t-by-walker-s-rules-e188d289 = Efter Walkers regler fanger to mænd ham der, og angriberne vinder de fleste partier.
t-walker-says-nothing-of-7abb1558 = Walker siger intet om det; i hans eget regelsæt her er det remis.

## rulesets/alea-murray-rules.toml

t-none-of-our-accounts-5fc6a2af = Ingen af vores gengivelser af Murrays regler siger, hvem der begynder. De fleste regelsæt, der går tilbage til ham, lader angriberne begynde; den anden læsning er kongens side.
t-not-spoken-of-in-58fdf00c = Ikke omtalt i gengivelsen; det er gangen i tablut, som Murrays rekonstruktion går ud fra, og i al alea siden. Ingen anden læsning kendes.
t-the-account-does-not-597b5649 = Gengivelsen omtaler ikke midten; kongen er den eneste brik, der begynder dér, som i tablut. Den anden læsning gør den til et punkt som alle andre.
t-our-accounts-do-not-7d5b96bd = Vores gengivelser taler ikke om at standse på midten. Efter de fleste regler i familien gør kun kongen det, og han må vende tilbage. Andre læsninger lukker den også for ham eller åbner den for alle.
t-our-accounts-do-not-027c0381 = Vores gengivelser taler ikke om at gå hen over midten. Man kender intet, der forbyder det; den anden læsning nægter mændene det.
t-where-the-king-is-ea2c7143 = Hvor kongen fanges fra fire sider, gør den tomme midte det ud for den fjerde, som ingen mand kunne stå på. At den er med til at slå mænd, siges ingen steder. Andre læsninger gør den fjendtlig over for ingen eller over for alle.
t-the-king-goes-to-af2852e5 = Kongen går til kanten, så de seksten punkter, der er tegnet i hjørnerne, tjener intet formål. Den anden læsning holder dem lukket for mændene.
t-not-spoken-of-in-f0b3f635 = Ikke omtalt i gengivelsen; det er tabluts måde at slå på, som Murrays rekonstruktion går ud fra. Ingen anden læsning kendes.
t-not-spoken-of-in-6377a242 = Ikke omtalt i vores gengivelser. Alle kilder i familien, der taler om det, lader ét træk slå i flere retninger.
t-not-spoken-of-in-cc33c9b7 = Ikke omtalt i vores gengivelser. Næsten alle kilder i familien, der taler om det, lader en mand gå uskadt ind mellem to fjender; kun én gengivelse, af Bells spil, tilstår kongen alene dette.
t-the-king-is-taken-5445adad = Kongen fanges fra fire sider; ved siden af den tomme midte gør den det ud for den fjerde, ellers kunne han ikke fanges dér. Den anden læsning giver ham sikkerhed dér.
t-no-rule-is-known-da1e9176 = Ingen regel kendes, og ingen er føjet til: spillerne aftaler remis, når et parti ikke fører nogen vegne. Den anden læsning er remis ved tredje forekomst.
t-no-rule-is-known-d0b739b0 = Ingen regel kendes; remis begunstiger ingen af siderne. I andre spil i familien taber den side, der ikke kan trække.

## rulesets/alea-opentafl.toml

t-not-in-the-record-b175f223 = Står ikke i beskrivelsen: det er notationens standard.
t-the-record-has-tfr-6d746f08 = Beskrivelsen har `tfr:w`, som notationen forklarer: den, der med sit træk fremkalder tredje forekomst, vinder, da den anden anses for at have tvunget ham til det. Programmets kode gør det modsatte: se tilvalget `as-programmed`.
t-the-code-lets-the-7106997a = Koden lader angriberne vinde, når ingen forsvarer har et tomt punkt ved siden af sig, selv om det er et, hvor han ikke må standse. Den har ingen bestemmelse om angribere uden træk: at de ligeledes taber, er vores læsning. De andre læsninger er remis og en mistet tur.
t-who-brings-a-position-27e16c69 = Den, der fremkalder en stilling for tredje gang, taber.

## rulesets/alea-thomasguild-2020.toml

t-the-page-prints-octagonally-464f364a = Websiden skriver »octagonally«, åbenbart for ortogonalt. Den giver ingen regel for de fire brogede punkter og spørger kun, om måske kun kongen og hertugerne må gå ind på dem, eller om de yder ly til enhver, der står der.
t-the-exceptions-to-the-ef6d450f = Undtagelserne fra trækreglen gælder kun mændene, og billedteksten lader kongen gå til ethvert frit punkt: altså må han komme tilbage. At han kun er sikker dér, hvis han ikke har trukket før, forudsætter det.
t-the-text-bars-men-ecc6b479 = Teksten forbyder mændene at gå ind i borgen; at de heller ikke må gå hen over den, står kun i billedteksten. For kongens træk gælder ingen sådan undtagelse.
t-the-page-names-the-1344ec52 = Websiden nævner hjørnernes udsmykkede mænd som medvirkende ved slag, ikke borgen. Efter ordlyden er borgen ikke med til at slå eller fange nogen. Andre læsninger lader den tælle mod kongen, som i Walkers folder fra 2011, tilvalget `throne-as-fourth`, eller mod alle, som på hans websted.
t-that-there-are-four-c09a7caf = At der står fire udsmykkede mænd i hvert hjørne, er sagt; at de står to og to, er kun tegnet.
t-the-page-bars-the-09c8ac20 = Websiden forbyder mændene hjørnepunkterne, fordi de udsmykkede mænd står der, og ingen brik springer over en anden: altså må de heller ikke gå hen over dem. Den anden læsning lader alle gå over, da kun det at gå ind er forbudt.
t-that-they-are-hostile-1d541973 = At de er fjendtlige over for begge siders mænd, er skrevet. At de ikke tæller mod kongen, følger af reglen om, hvordan han fanges, som nævner fire mænd, eller tre og kanten. Den anden læsning tæller dem med.
t-a-picture-on-the-f75298f8 = Et billede på websiden viser det også.
t-the-page-asks-for-63a4b64c = Websiden kræver fire mænd, eller tre og kanten, og siger intet om en konge ved siden af den tomme borg. Efter ordlyden kan han ikke fanges dér, da ingen mand må stå på den fjerde side. Den anden læsning lader borgen være den fjerde: tilvalget `throne-as-fourth`.
t-the-page-declares-a-23119a8e = Websiden erklærer partiet for remis, når en stilling gentages, uden at nævne et tal: efter ordlyden, når den kommer for anden gang. Den anden læsning venter til tredje gang, som det er sædvane: tilvalget `third-repetition`.
t-the-empty-castle-counts-f19ef992 = Den tomme borg tæller mod kongen, som så fanges ved siden af den af tre grever, som i Walkers folder fra 2011. Uden dette kan han stå ved siden af borgen i al evighed.
t-walker-s-leaflet-of-32a3ce3a = Walkers folder fra 2011 fanger kongen ved siden af borgen med tre mænd. Websiden siger det ikke; den siger, at den følger Walker, men opfører et arbejde af ham fra 2014, »Alea evangelii«, som vi ikke har set.
t-the-game-is-drawn-5f260041 = Partiet er remis, når en stilling kommer for tredje gang, ikke allerede for anden gang.
t-the-page-gives-no-70276862 = Websiden giver intet tal. Tre er det, de fleste regelsæt kræver; efter ordlyden kræver websiden to.

## rulesets/alea-walker-2011.toml

t-the-website-of-2015-95edd87f = Webstedet fra 2015 lader angriberne begynde.
t-he-alone-may-and-badbd3ef = Han alene må, og ingen regel tager det fra ham, når han er gået. Webstedet fra 2015 lukker også borgen for ham.
t-that-the-castle-counts-7b4358f3 = At borgen tæller mod kongen, er skrevet. Billedteksten taler også om slag mod det midterste felt: læst, som Walker skriver i 2015, er den tomme borg fjendtlig over for begge siders mænd. Den anden læsning forstår det kun om at fange kongen.
t-the-four-variegated-points-e7ba27fc = De fire brogede punkter er også mærket, med en cirkel, men kun som hjælp til opstillingen: ingen regel taler om dem.
t-the-fixed-men-drawn-47430905 = De faste mænd, der er tegnet på hjørnepunkterne, står i vejen for ethvert træk.
t-the-corner-men-capture-85d67288 = Hjørnemændene slår begge spilleres »brikker«. Det gælder mændene; om det gælder kongen, er uvist: regel 5 regner ham blandt brikkerne, men regel 7, som fanger ham, nævner kun grever, borg og kant. Her tæller de ikke mod ham; den anden læsning gør hjørnerne fjendtlige over for alle.
t-men-are-captured-by-c374b867 = Mænd slås ved at blive omringet af fjender, og kongen er en fjende af greverne. Den anden læsning lader ham være uden våben. Walkers folder om brandub skal afgøre det, men kunne ikke læses (ikke efterprøvet).
t-the-leaflet-is-silent-f895de22 = Folderen tier. Folderen om tablut i samme række tillader remis ved gentagelse, uden tal; tre er det sædvanlige. Hos St. Thomasguild, hvis webside siger, at den følger Walker, er det remis, når en stilling gentages: den anden læsning er remis anden gang.
t-the-leaflet-is-silent-e712d69e = Folderen tier. Folderen om tablut i samme række tillader remis, når en side ikke kan trække, og det gør St. Thomasguild også, hvis webside siger, at den følger Walker. Den anden læsning er, at siden taber, som i andre spil i familien.

## rulesets/alea-walker-2015.toml

t-the-leaflet-of-2011-8514f1bd = Folderen fra 2011 lader kongens side begynde.
t-the-rules-speak-of-43e8f562 = Reglerne taler om felter; websiden selv siger, at brikkerne i håndskriftet står på linjernes krydsninger. Det ændrer intet i spillet.
t-sixteen-squares-are-marked-243d786f = Seksten felter er mærket i hjørnerne. En læser af websiden, Thomas Henning, mente i 2020, at et citadel var ét enkelt punkt helt ude i hjørnet, og at de fire brogede mænd kunne være ledere, hvis fald vinder; ingen regel her følger ham.
t-the-text-does-not-4f44eb2b = Teksten siger ikke, om mænd må gå hen over hjørnepunkterne. På billedet fra 2011 er de spærret af de faste mænd, så de må ikke. Den anden læsning lader dem gøre det.
t-rule-9-makes-the-b033864e = Regel 9 lader hjørnerne slå begge spilleres brikker; at de også fanger kongen, følger af regel 8, hvor han fanges som en hertug. Den anden læsning undtager ham.
t-men-are-captured-by-288fb33a = Mænd slås ved at blive omringet af fjender, og kongen er en fjende af greverne. Ludiis kode læser det anderledes: dér er han kun ambolt. En tredje læsning lader ham være uden våben.
t-the-source-is-silent-eea07191 = Kilden tier. Walkers folder om tablut i samme række tillader remis ved gentagelse, uden tal; tre er det sædvanlige.
t-the-source-is-silent-18a047d8 = Kilden tier. Walkers folder om tablut i samme række tillader remis, når en side ikke kan trække. I andre spil i familien taber den side.

## rulesets/alea-wikipedia-2008.toml

t-the-page-gives-the-e6e21cb9 = Websiden giver citadellerne en rolle, når der slås, men ikke borgen. En senere version giver begge en rolle: se tilvalget `castle-captures`. Læst efter bogstaven kan kongen ikke fanges ved siden af den tomme borg; den anden læsning lader borgen tælle mod ham.
t-not-spoken-of-every-37ef05d9 = Ikke omtalt; alle kilder i familien, der tæller, lader én mand falde i hver retning. Den anden læsning lader kun én slås.
t-the-page-names-the-6ef79d1c = Websiden nævner de fire yderste hjørner, A1, A19, S1 og S19. På citadellernes tolv andre punkter må kongen stå og gå videre.
t-the-page-is-silent-d9a2207d = Websiden tier; remis ved tredje forekomst er det sædvanlige. Den anden læsning ser bort fra gentagelse.
t-the-empty-castle-stands-69e7ac6e = Den tomme borg gør det ud for et hvidt skib, når et sort slås, ligesom citadellerne gør.

## rulesets/alea-winther-2006.toml

t-the-message-does-not-ce06c5b3 = Meddelelsen siger det ikke. De fleste spil i familien lader angriberne begynde; den anden læsning er kongens side.
t-the-message-does-not-725fc67d = Meddelelsen siger det ikke. Ingen anden gang kendes i alea.
t-the-message-does-not-3516df05 = Meddelelsen siger det ikke. Man kender intet, der forbyder at gå hen over den; den anden læsning nægter mændene det.
t-the-message-counts-the-23a1b170 = Meddelelsen lader midten tælle mod en konge ved siden af den; om den også er med til at slå mænd, siges ikke. I Winthers egen tablut fra foråret før er den det. Det er den også efter den anden læsning.
t-the-corners-serve-in-5ae6e45c = Hjørnerne er med til at slå; om også mod kongen, siges ikke. Uden for midten fanges han som en mand, altså også mod dem. Den anden læsning undtager ham.
t-the-message-does-not-bb39d726 = Meddelelsen siger det ikke. Ingen anden måde at slå på kendes i alea.
t-the-message-does-not-f669ceaf = Meddelelsen siger det ikke. Alle kilder i familien, der tæller, lader én mand falde i hver retning. Den anden læsning lader kun én slås.
t-the-message-does-not-c71767c4 = Meddelelsen siger det ikke. Alle kilder, der taler om det, lader en mand stå mellem to. Efter den anden læsning ville han blive slået.
t-the-message-does-not-8f23d9e2 = Meddelelsen siger det ikke. Intet undtager kongen; den anden læsning er en konge uden våben.
t-away-from-the-centre-167ed882 = Uden for midten fanges han af to, og kanten er uden for midten. Den anden læsning lader ham være i sikkerhed dér.
t-the-message-does-not-1f9e3e60 = Meddelelsen siger det ikke. Remis ved tredje forekomst er det sædvanlige; den anden læsning ser bort fra gentagelse.
t-the-message-does-not-446ceced = Meddelelsen siger det ikke. Remis begunstiger ingen; den anden læsning er, at siden taber.

## rulesets/ard-ri-throne.toml

t-eight-attackers-between-and-1cd0f255 = Otte angribere mellem og ved siden af mændene i en åben ring: nummer 26 af webstedets opstillinger på 7×7.
t-eight-attackers-in-a-a9416dc2 = Otte angribere i en firkantet ring om korset: nummer 32 af webstedets opstillinger på 7×7.
t-the-king-goes-one-7113eba6 = Kongen går ét skridt ad gangen: webstedets »Ard Ri-1«.
t-in-150-king-s-2899fb14 = Af 150 kongetræk i de nedskrevne partier var ingen længere.
t-the-king-takes-no-888381f4 = Kongen deltager ikke i at slå: forsøg på webstedet.
t-so-the-variants-are-c698a215 = Det hedder varianterne; intet nedskrevet slag behøver kongen, og i to partier undlod han et. Der er ingen anden læsning.
t-the-empty-throne-helps-b1d08cb5 = Den tomme borg er ikke med til at slå nogen mand.
t-in-four-cases-of-31798cc3 = I fire tilfælde af fire blev ingen mand slået mod den. At den tæller mod kongen ved siden af den, er hverken vist eller modsagt.
t-a-throne-that-captures-d300f3e2 = En borg, der ikke slår nogen, når den er tom, gør det heller ikke med kongen i sig. Den anden læsning er grundreglernes.
t-nobody-passes-over-the-b36f79b4 = Ingen går hen over borgen: webstedets »nopass«.
t-so-the-variant-is-ce3eb3fa = Det hedder varianten; i dens tre nedskrevne partier gik ingen hen over den. Der er ingen anden læsning.
t-only-the-defenders-pass-67851644 = Kun forsvarerne går hen over borgen, og den slår kun angribere: webstedets »whitefriendlypass«.
t-defenders-passed-over-it-5058a726 = Forsvarere gik hen over den mange gange i 24 nedskrevne partier, angribere aldrig.
t-attackers-were-captured-against-dfbcc455 = Angribere blev slået mod den, forsvarere aldrig; og sammen med tre angribere fangede den kongen.

## rulesets/ashton-aagenielsen.toml

t-nobody-came-back-to-1c9708b9 = Ingen vendte tilbage til den eller gik hen over den i 46 nedskrevne partier.
t-24-men-of-24-932e82f0 = 24 mænd af 24, der blev lukket inde mod den tomme borg, faldt.
t-with-the-king-on-0c9dfbbf = Med kongen i sig slog borgen ingen forsvarer, i elleve tilfælde af elleve. I Bologna gør den.
t-sixteen-moves-of-attackers-f6da007e = Seksten træk, hvor angribere flyttede inden for deres egen lejr.
t-59-men-of-61-2028c005 = 59 mænd af 61, der blev lukket inde mod et tomt lejrpunkt, faldt; otte konger faldt for én angriber og et lejrpunkt. De to andre: se reglen om ly i lejren.
t-two-attackers-that-stood-a0f19f1f = To angribere, der stod i en lejr, blev ikke slået mod dens punkt på kanten.
t-no-recorded-game-shows-17ae611b = Intet nedskrevet parti viser en ring om alle forsvarere. Den anden læsning er reglen i webstedets senere spil.
t-no-recorded-game-has-d4fa8b90 = Intet nedskrevet parti har en tredje forekomst; remis er det sædvanlige svar. Den anden læsning lader kongens side tabe, som på webstedets senere websider.
t-the-site-s-pages-db28e184 = Webstedets websider om Fetlar-hneftafl og Copenhagen-hneftafl lader den side tabe, som ikke kan trække; hvad der kunne læses om dette spil, når ikke dertil. De andre læsninger er remis og en mistet tur.

## rulesets/ashton-bologna.toml

t-the-server-gives-white-e2102657 = Serveren giver hvid det første træk; en ny tilstand ville af sig selv give det til sort.
t-black-takes-a-white-3b401895 = Sort slår en hvid mand mod borgen, hvad enten kongen er i den eller ej. I Ashtons tablut på aagenielsen.dk gør sort det ikke: elleve nedskrevne partier havde lejligheden, i intet af dem blev der slået.
t-the-code-lets-a-17366225 = Koden lader en mand gå fra ét lejrpunkt til et andet, medmindre de ligger mere end fem punkter fra hinanden: altså inden for hans egen lejr og ikke ind i den overfor.
t-white-takes-a-black-f195f3a3 = Hvid slår en sort mand mod et lejrpunkt, selv mens en anden sort mand står på det.
t-the-code-leaves-out-7bdcf12c = Koden udelader kantens fire midterpunkter, a5, e1, i5 og e9. De ligger kun bag mænd, der står i en lejr, så det kommer ud på ét.
t-the-server-s-usual-a6d741c8 = Serverens sædvanlige indstilling; man kan lade den tillade mere. Dens kode begynder først at huske efter det første træk, så kun anden gang, man vender tilbage til selve udgangsstillingen, ville give remis; her tæller udgangsstillingen som enhver anden stilling.
t-the-code-has-no-bd0e14ee = Koden har ingen bestemmelse. En sådan spiller kan kun sende et ulovligt træk eller vente, til hans tid er gået, og taber i begge tilfælde. Den anden læsning er remis.

## rulesets/berserk-9.toml

t-tablut-s-points-the-1abd1b74 = Tabluts punkter. De nedskrevne partier viser hærførere, hvor en angriber står alene foran sin lejr; hvor ridderen stod, viser de ikke, og E6 er overtaget fra de ældste partier på 11×11.

## rulesets/berserk-throneless.toml

t-in-one-of-the-1a361266 = I et af partierne standser ridderen på midten.

## rulesets/berserk.toml

t-in-the-oldest-recorded-d9547cc6 = I de ældste nedskrevne partier står ridderen lige foran kongen: 26 partier kan kun læses sådan, 82 kun med ridderen på E7.
t-the-page-says-from-43b2e297 = Websiden siger »from and to restricted squares«, fra og til forbeholdte felter. Partierne viser, at én af delene er nok: af 49 kongespring fører 33 fra et almindeligt punkt ind i et hjørne, 15 fra borgen til et almindeligt punkt og 1 ind i borgen; intet mangler begge dele.
t-of-the-616-recorded-bb0ea695 = Af de 616 nedskrevne partier, der angiver slag, kan 338 ikke læses uden den.
t-the-page-we-read-44223c49 = Websiden, som vi har læst den, bryder af, før den siger, om man skal fortsætte. I 225 ture i partierne kunne der stadig slås, og det blev undladt.
t-14-of-the-games-1fdee909 = 14 af partierne ender sådan; AbstractPlays program har samme regel.
t-the-rule-speaks-of-9cb3ee1b = Reglen taler om angribere og forsvarere; at den tomme borg tæller som en af kongens fire sider, når han står ved siden af den, fremgår af 5 steder i partierne, hvor han fanges.
t-two-or-three-men-c4019e25 = To eller tre mænd falder på én gang i mange af partierne.
t-three-attackers-and-the-64662fa7 = Tre angribere og den tomme borg: 5 partier ender sådan.
t-the-page-we-read-a15700bd = Websiden, som vi har læst den, bryder af før denne regel. 70 partier ender med kongen mellem to hærførere og 13 med kongen mellem en hærfører og et hjørnepunkt. Han er i sikkerhed mellem en hærfører og en mand (262 gange), en mand og et hjørnepunkt (4 gange), en hærfører og den tomme borg (én gang) og i borgen (2 gange). AbstractPlays og OpenTafls programmer har samme regel. Om to hærførere fanger ham ved siden af borgen, siger ingen tekst; her gør de det.
t-in-28-games-the-90450def = I 28 partier stod kongen på kanten med angribere eller et hjørnepunkt på sine tre åbne sider, og partiet gik videre.
t-in-two-games-a-751ef62c = I to partier kom en stilling for tredje gang, og partiet gik videre; fem gange remis blev aftalt eller kan ikke forklares ud fra brættet. Det, der faktisk afsluttede partier på webstedet, er træk frem og tilbage: 7 partier blev givet til angriberne, da kongens mænd for fjerde gang stod på samme måde, mens angriberne gjorde fremskridt. Den anden læsning, OpenTafls, lader den side tabe, der fuldender tredje forekomst.
t-no-recorded-game-comes-f4fe89a9 = Intet nedskrevet parti kommer så vidt, og websiden, som vi har læst den, siger det ikke. De fleste regelsæt i denne familie, også OpenTafls program, lader den side tabe, der ikke kan trække; den anden læsning er remis.

## rulesets/brandubh-2-aagenielsen.toml

t-in-46-recorded-games-16e4f366 = I 46 nedskrevne partier stod en angriber ved siden af kongen med den tomme borg overfor, og han blev ikke fanget; begge siders mænd blev slået sådan.
t-21-recorded-games-ended-6ee95da3 = 21 nedskrevne partier endte med to angribere ved siden af ham.

## rulesets/brandubh-cyningstan.toml

t-the-rules-forbid-stopping-87c81a1a = Reglerne forbyder at standse i midten og siger intet om at gå hen over den. Ludiis kode, lavet efter websiden, lader enhver brik gå hen over den, når den er tom. Den anden læsning lader ingen.
t-the-twelve-rules-do-826931b2 = De tolv regler siger det ikke; alle kilder i familien, der taler om det, lader en mand stå mellem to. Efter den anden læsning ville han blive slået.
t-rule-12-draws-a-ffabbba2 = Regel 12 giver remis, når en stilling gentages, og siger ikke hvor ofte: læst som tredje forekomst, som det er sædvanligt. Den anden læsning er den anden forekomst.

## rulesets/brandubh-dragonheels.toml

t-not-verified-the-accounts-b0df40eb = Ikke efterprøvet: gengivelserne af websiden siger ikke, hvem der begynder. Al anden brandubh i dag lader angriberne begynde; den anden læsning er kongens side.
t-not-verified-we-have-ddf89367 = Ikke efterprøvet: vi har hverken websiden eller en gengivelse af den, der siger, hvordan brikkerne går. Al anden brandubh i dag har denne gang, og ingen anden læsning kendes.
t-the-king-may-not-d1177711 = Kongen må ikke vende tilbage. Webstedet aagenielsen.dk, hvis »Walker«-brandubh slår på samme måde, lader ham gøre det: se tilvalget.
t-tim-millar-says-so-6ace307c = Det siger Tim Millar om det websted.
t-to-the-king-too-c7b7aaa2 = Også over for kongen: han fanges som en mand.
t-not-verified-the-accounts-80213c11 = Ikke efterprøvet: gengivelserne af websiden taler om fjendtlige hjørner og om kongen, der fanges af to, ikke om, hvordan en mand slås. Al anden brandubh i dag slår sådan, og ingen anden læsning kendes.
t-not-verified-the-accounts-7f09b0d6 = Ikke efterprøvet: gengivelserne af websiden nævner intet antal. Den anden læsning lader kun én mand slås; ingen kilde i familien gør det.
t-not-verified-the-accounts-3149986f = Ikke efterprøvet: gengivelserne af websiden taler ikke om det. Alle kilder i familien, der gør, lader en mand stå mellem to; efter den anden læsning ville han blive slået.
t-even-on-the-throne-1b6474bb = Selv i borgen, siger Tim Millar om det websted.
t-like-a-man-the-b94f8f3e = Som en mand; websiden taler ikke om kanten. Den anden læsning lader kanten tælle med.
t-not-verified-the-accounts-30477c8a = Ikke efterprøvet: gengivelserne af websiden taler ikke om det; tre er det sædvanlige tal. De andre læsninger lader en af siderne tabe.
t-the-king-may-stop-78d3fd67 = Kongen må igen standse i borgen: webstedet aagenielsen.dk kalder denne brandubh Walkers.
t-he-did-so-in-73477280 = Det gjorde han i 41 træk i 114 nedskrevne partier; de lader sig alle spille igennem efter disse regler.

## rulesets/brandubh-ohio-weak.toml

t-taken-over-from-the-1be2cec8 = Overtaget fra det spil, som dette er en variant af; dets nedskrevne partier viser det ikke. Ingen anden læsning er kendt.
t-the-one-man-that-a3441c26 = Den eneste mand, der stod mod borgen, blev ikke slået; to angribere ved siden af kongen fangede ham ikke dér.
t-three-men-that-stood-6db7e884 = Tre mænd, der stod mod et hjørne, blev ikke slået, i otte nedskrevne partier.

## rulesets/brandubh-throneless.toml

t-men-stopped-on-the-d5660ebf = Mænd standsede på midten i 34 nedskrevne partier, og ingen blev slået mod den.

## rulesets/brandubh-wtf.toml

t-the-preset-lets-the-3c571c41 = Forudindstillingen lader den side tabe, der gentager for tredje gang. Om udgangsstillingen tæller som første gang, siger ingen tekst; her tæller den.

## rulesets/copenhagen.toml

t-to-men-of-both-897474fc = Over for begge siders mænd, når den er tom; for kongen ved siden af den er den den fjerde, der fanger ham.
t-always-hostile-to-the-a8a301db = Altid fjendtlig over for angriberne, også med kongen i sig.
t-the-page-says-to-edd6f031 = Websiden siger over for alle brikker; kongen kan ikke fanges på kanten, så den mener mændene.
t-the-page-does-not-85e642e3 = Websiden siger ikke, hvor mange mænd et træk må slå. I 6.138 nedskrevne partier slog 834 træk to eller flere.
t-the-site-s-page-7f682bd1 = Webstedets webside lader det stå åbent, hvilket træk der må lukke fælden. I dets partier faldt hver eneste af 221 rækker, hvis ende blev lukket af det sidste træk, og ingen af de 88, hvor det udfyldte den sidste åbne front.
t-by-the-three-attackers-293eae5b = Af de tre angribere, der er tilbage, mens den tomme borg er den fjerde.
t-in-the-recorded-games-fea873c6 = Af de nedskrevne partier endte 173 af sig selv med et sådant fort; i dem alle havde kongen et punkt at flytte til, og ingen mand i muren kunne nogensinde være blevet slået.
t-139-recorded-games-ended-05dcadc6 = 139 nedskrevne partier endte ved den, netop med det træk, der lukkede ringen; ét gik af en ukendt grund videre i seks halvtræk.
t-the-page-in-its-b33f5290 = I sin nuværende form lader websiden enhver endeløs gentagelse tabe for kongens side, uden at sige, hvornår den er endeløs; tre forekomster er det sædvanlige mål. Ni nedskrevne partier endte sådan ved tredje forekomst, tyve gik videre en tid. De andre læsninger er tilvalg. Om udgangsstillingen tæller som første gang, siger ingen tekst; her tæller den.
t-the-page-adds-that-73b71639 = Websiden tilføjer, at et parti, der ikke længere kan afsluttes, for eksempel af mangel på brikker, er remis. Et sådant dødt parti er remis her, når spillerne er enige om det.
t-a-shieldwall-falls-whichever-399b89d2 = En skjoldmur falder, uanset hvilken fjende der kommer sidst, også en foran.
t-opentafl-calls-it-the-326c487c = OpenTafl kalder det den lempede skjoldmur.
t-the-king-s-side-33017205 = Kongens side må ikke fremkalde, hvad der allerede har stået på brættet, som på hnefatafl.org; angriberne må gerne.
t-the-earlier-wording-the-a1212548 = Den tidligere ordlyd: den spiller, der som den eneste bliver ved med at true, skal finde et andet træk, ellers taber han.
t-on-the-edge-three-2ec6c5f0 = På kanten fanger tre angribere kongen: et forsøg på webstedet, som ét parti kendes af.
t-the-one-game-of-d8e0c662 = Det eneste parti af varianten »unsafe-edge« viser ikke, at kongen fanges sådan; navnet siger, at det kan ske. Tre angribere og kanten er den måde, webstedets andre spil fanger en konge på dér; den anden læsning er to.

## rulesets/david-brown-hnefatafl.toml

t-33-recorded-games-and-31ce4a3c = 33 nedskrevne partier og aldrig et slag, skønt der var ni lejligheder til det.
t-in-the-recorded-games-afcd9ff9 = I de nedskrevne partier faldt ingen mand mod borgen, i fire tilfælde af fire. At den tæller mod kongen ved siden af den, er hverken vist eller modsagt.

## rulesets/fetlar-panel-2013.toml

t-a-refuge-square-like-467b7fca = Et tilflugtsfelt ligesom de fire hjørner: kun kongen må stå på det.
t-with-the-king-on-4911fffc = Med kongen i borgen slår den kun angribere, og det gør han selv.
t-the-corners-capture-men-20e8409d = Hjørnerne slår mænd. Ved siden af et hjørne står kongen på kanten, hvor han er i sikkerhed.
t-at-the-edge-he-ddb210f5 = Ved kanten skal han først drives derhen, hvor han kan omringes. Kan angriberne ikke det, er partiet efter folderen remis; ingen maskine kan være sikker på det, så hnefi overlader det til spillerne at blive enige.
t-surrounding-the-king-and-8e2e220c = At omringe kongen og en af hans krigere er endnu ikke at vinde: de skal skilles ad, eller krigeren slås. Reglerne på internettet lader omringning vinde.
t-the-leaflet-also-draws-3582d064 = Folderen giver også remis i et parti, hvor kongen ikke kan nå noget tilflugtssted, og angriberne ikke kan nå ham. Et sådant dødt parti er remis, når spillerne er enige om, at det er det.

## rulesets/fetlar.toml

t-the-page-does-not-8a5af5cd = Websiden siger ikke, hvor mange mænd et træk må slå. I 999 nedskrevne partier slog 137 træk to.
t-unless-he-is-the-4a87053b = Medmindre han er den sidste på sin side og helt indesluttet: så kan den side ikke trække og taber efter reglen om ubevægelighed.
t-the-site-added-it-eb5b549e = Webstedet tilføjede den, mens der blev spillet: af de nedskrevne partier endte tolv, da ringen lukkede sig, og 25 ældre gik videre.
t-the-page-calls-a-51ea106e = Websiden kalder et parti remis, når gentagelse forhindrer det i at slutte, uden at give et tal; panelets egen folder fra 2013 siger tredje gang. På webstedet skulle spillerne blive enige: af 21 nedskrevne partier med en tredje forekomst endte ét dér. Det er tilvalget.
t-surrounding-everybody-does-not-55c6a104 = At omringe alle er endnu ikke at vinde, som webstedet aagenielsen.dk spillede det i sine første år.
t-in-25-recorded-games-2126108f = I 25 nedskrevne partier havde angriberne lukket ringen og spillede videre.
t-a-repeated-position-ends-2c78df8a = En gentaget stilling afslutter intet af sig selv; spillerne bliver enige.
t-of-21-recorded-games-a64e059c = Af 21 nedskrevne partier med en tredje forekomst gik 20 videre.
t-the-king-captures-nothing-f9b566fa = Kongen slår intet med sit eget træk: et forsøg på webstedet.
t-the-king-captures-by-116f1fd2 = Kongen slår med sit eget træk, men ingen bruger ham som makker, ikke engang i borgen: webstedets »king hammer only«.
t-in-one-recorded-game-455acc80 = I ét nedskrevet parti lukkede en forsvarer en angriber inde mod kongen i hans borg og slog intet.

## rulesets/fidchell-armed.toml

t-in-one-recorded-game-51d9a76b = I ét nedskrevet parti var alle forsvarere omringet; man spillede videre en tid, før angriberne vandt. Den anden læsning udelader reglen.
t-men-passed-and-stopped-7c73ccb5 = Mænd gik hen over midten og standsede på den, og ingen blev slået mod den.

## rulesets/foteviken-11.toml

t-the-t-shapes-of-3d18f2f3 = Angribernes T-former som lejre, forsvarerne i en rude.
t-the-t-shapes-of-883262d7 = Angribernes T-former som lejre, forsvarerne i et kors.
t-the-program-was-changed-ade8fb64 = Programmet blev ændret, mens der blev spillet: i fire af 19 nedskrevne partier blev mænd slået mod den tomme borg eller tomme lejre, i fire ikke.
t-see-the-throne-once-880e3edc = Se borgen. Én gang standsede en konge i en lejr, hvilket intet andet parti viser.

## rulesets/foteviken-9.toml

t-nobody-came-back-to-55cbfb90 = Ingen vendte tilbage til den i 33 nedskrevne partier, og ingen gik hen over den.
t-six-men-that-stood-b96cd334 = Seks mænd, der stod mod den tomme borg, blev ikke slået; ved siden af den fanger tre angribere kongen.
t-no-piece-from-outside-8e67d72c = Ingen brik udefra standsede nogensinde på et lejrpunkt eller gik hen over et, i 33 nedskrevne partier.
t-nine-moves-of-attackers-a8f59f2e = Ni træk, hvor angribere flyttede inden for deres egen lejr.
t-forty-men-that-stood-be6076cf = Fyrre mænd, der stod mod et tomt lejrpunkt, blev ikke slået.
t-so-the-rules-of-bf38da91 = Sådan siger reglerne fra museet, som spillet har navn efter; intet nedskrevet parti fra webstedet viser det.
t-no-recorded-game-has-540c370a = Intet nedskrevet parti har en tredje forekomst. Udstillingens regler forbyder at true mere end to gange; remis er det sædvanlige svar andre steder.

## rulesets/foteviken-opentafl.toml

t-so-the-rules-record-0025bdab = Sådan er den regelbeskrivelse, programmet skriver. Den kode, der afgør slag, siger noget andet: se tilvalget `as-programmed`.
t-the-code-asks-only-7efd1ff7 = Koden spørger kun, om en mand står i en lejr, ikke i hvilken: fra sin egen må han gå lige ind i den overfor. Efter museets regler må han ikke.
t-as-with-the-castle-1b8b7273 = Som med borgen: beskrivelsen siger det, den kode, der afgør slag, lader lejrene ude.
t-the-camp-points-of-81568c1b = Kantens lejrpunkter er lukket for kongen.
t-the-empty-castle-captures-809c1071 = Den tomme borg slår begge siders mænd og tæller mod kongen; lejrene slår ingen og fanger heller ikke ham.

## rulesets/gwyddbwyll-pfireland.toml

t-the-page-does-not-4bad7f0f = Websiden siger ikke, hvem der begynder; i de fleste spil på syv linjer gør angriberne det. Den anden læsning er kongens side.
t-only-the-king-may-abf55f62 = Kun kongen må gå ind i midten; med skridt på ét punkt går ingen hen over noget.
t-the-page-calls-the-56c3aed2 = Websiden kalder hjørnerne kongens tilflugt og siger ikke, hvem der ellers må stå dér. Var de åbne for mænd, kunne fire af dem sætte spillet i stå. Den anden læsning åbner dem.
t-the-page-speaks-of-9427fd3c = Websiden taler om slag mod midten, ikke om slag mod et hjørne. Den anden læsning, brandubh-spillenes, lader hjørnerne slå.
t-pieces-are-taken-between-6b7fddf2 = Fjendtlige brikker slås mellem to af ens egne, og kongen er en af dem; intet undtager ham. Den anden læsning er en konge uden våben.
t-the-king-is-surrounded-21980bf0 = Kongen omringes, og den tomme midte slår enhver brik undtagen ham: læst efter bogstaven kan han ikke fanges ved siden af den. Den anden læsning regner midten for den fjerde side: tilvalget `throne-as-fourth`.
t-the-page-adds-that-3369618e = Websiden tilføjer, at angribere, der er nede på to mænd, har tabt, da der skal tre til. De kunne stadig slå de sidste fyrster, så hnefi overlader det til spillerne at give op.
t-the-page-is-silent-70c8f978 = Websiden tier; remis ved tredje forekomst begunstiger ingen. I andre spil på syv linjer taber den, der gentager.
t-the-page-is-silent-db653d65 = Websiden tier; remis begunstiger ingen. I andre spil i familien taber den side, der ikke kan trække.

## rulesets/historical-hnefatafl-11.toml

t-to-men-of-both-024cb34c = Over for begge siders mænd, når den er tom; for kongen ved siden af den er den en af de fire, der fanger ham.
t-only-the-brandubh-of-d7906c75 = Kun brandubh på 7×7 har dem.
t-the-page-does-not-f131b5df = Websiden siger ikke, hvor mange mænd et træk må slå. I 877 nedskrevne partier slog 133 træk to eller flere.
t-15-recorded-games-of-1412eff1 = 15 nedskrevne partier på 11×11 endte ved den, alle med det træk, der lukkede ringen.
t-the-program-s-author-83e42429 = Programmets ophavsmand citerer websiden: enhver evig gentagelse er tabt for hvid. Hvornår den er evig, siger den ikke; tre forekomster er det sædvanlige mål. Hvor en tredje forekomst af sig selv afsluttede et nedskrevet parti, vandt angriberne, 13 gange af 13.
t-the-side-of-the-0534df5f = Kongens side gør det første træk, som i webstedets varianter, hvis navne ender på »-w«.
t-so-the-site-s-708f7a56 = Sådan sagde webstedets webside om Copenhagen-hneftafl i sin tidligere form, og ligeledes websiden om søslag (regel 7a); den tidligere form af websiden om dette spil kunne ikke læses. Den anden læsning er den, som websiden har i dag.
t-most-of-the-site-6be7d770 = De fleste af webstedets partier med en tredje forekomst gik videre.
t-surrounding-everybody-does-not-8910a669 = At omringe alle er endnu ikke at vinde, som webstedet spillede det i sine første år.
t-in-six-recorded-games-59450dd7 = I seks nedskrevne partier på 9×9 havde angriberne lukket ringen og spillede videre.

## rulesets/historical-hnefatafl-15.toml

t-forty-attackers-against-a-ae5c348e = Fyrre angribere mod en konge og tyve mænd i et tæt kors: Aage Nielsens opstilling til 15×15, fra webstedets partier.
t-thirty-two-attackers-against-87a85c54 = Toogtredive angribere mod en konge og seksten mænd i et kors: et forsøg på webstedet, som to af dets tre nedskrevne partier viser det.
t-the-same-men-with-48dd73b3 = De samme mænd med angriberne tættere sammen i fire T-former, som det tredje af webstedets nedskrevne partier viser dem.

## rulesets/historical-hnefatafl-7.toml

t-like-the-throne-says-166a5ebf = Ligesom borgen, siger websiden; også over for kongen: i 32 nedskrevne partier fangede en angriber og et hjørne ham, i ét gjorde de ikke.
t-like-a-man-the-8ee3e52c = Som en mand; kanten tæller ikke med.
t-once-the-king-has-576ed61c = Når kongen har forladt borgen, må han ikke standse i den igen: webstedets »Brandubh noreturn«.
t-in-26-recorded-games-e57c7daa = I 26 nedskrevne partier gjorde han det aldrig; ellers gør han det i hvert tredje.
t-nobody-passes-over-the-bc633ca7 = Ingen går hen over borgen eller vender tilbage til den: webstedets »Brandubh3«.
t-nobody-ever-did-in-d96715ff = Ingen gjorde det nogensinde, i 17 nedskrevne partier.
t-beside-the-throne-two-e71b6dd1 = Ved siden af borgen fanger to angribere kongen, eller én med den tomme borg overfor: webstedets »weak-throne«.
t-one-recorded-game-ended-b3501c11 = Ét nedskrevet parti endte sådan, med borgen overfor; i borgen skal der stadig fire til.

## rulesets/history-craft.toml

t-no-man-was-captured-53fcfb94 = Ingen mand blev slået mod den tomme borg, i fem tilfælde af fem og ét af ét; at den tæller mod kongen, som i Fetlar, er hverken vist eller modsagt.
t-since-it-captures-nobody-f00ff46b = Da den ikke slår nogen, når den er tom, gør den det heller ikke med kongen i sig. Kongen selv slår dér som makker. Den anden læsning er Fetlars.
t-in-the-one-recorded-d3ead238 = I det eneste nedskrevne parti, hvor alle forsvarere blev omringet, gik spillet videre, til remis. Den anden læsning er Fetlars nuværende regel.

## rulesets/hnefatafl-edge-11.toml

t-no-recorded-game-shows-e8b84218 = Intet nedskrevet parti viser en ring om alle forsvarere. Webstedets senere websider har alle reglen; den anden læsning udelader den.
t-men-stopped-on-the-7c8f41a8 = Mænd standsede på hjørnerne i to af partierne. I ét af de to partier uden særlig konge blev en angriber slået mod et hjørne, hvilket intet andet parti viser.

## rulesets/hnefatafl-org.toml

t-to-men-the-king-baf18457 = Over for mænd; kongen kan ikke fanges på kanten.
t-a-picture-of-captures-6ccd8859 = Et billede af slag viser tre mænd, der falder for ét træk.
t-the-page-does-not-921d65a4 = Websiden siger ikke, hvilket træk der må lukke fælden; i koden er det et, der kommer til en ende af rækken.
t-the-code-s-forts-86cb4f18 = Kodens forter er lidt snævrere: den finder 164 af de 182, der afsluttede nedskrevne partier.
t-the-code-asks-for-15a07a64 = Koden kræver én ring om dem alle; her er flere ringe, hver om nogle af dem, også en ring.
t-words-and-pictures-how-999f7cc5 = Ord og billeder; hvor mange angribere der skal være, står kun i koden. Koden regner også et hjørne for spærret, når en af kongens side står lige ved det, og kræver ingen foran en indelukket konge, hvis der er fem angribere eller færre; ingen af delene vises, og ingen af delene spilles her.
t-it-stands-in-the-7a9623f5 = Den står i stedet for Copenhagens regel. Koden sammenligner brætter, uanset hvem der er i trækket, udgangsstillingen medregnet; den sammenligner dem, før slåede mænd tages af brættet, og sådan spilles det ikke her.
t-a-turn-is-a-fa85d6a4 = En tur er et træk af en af siderne. Ændringsloggen siger det; koden giver remis to træk senere, som i tilvalget.
t-the-game-is-drawn-6fe33fa5 = Partiet er remis ved det 134. træk, som koden tæller.

## rulesets/ludii-alea.toml

t-the-text-beside-the-a2e2b37a = Teksten ved siden af koden er den fra Walkers folder fra 2011, hvor kongens side begynder.
t-the-empty-centre-is-7bf3463b = Den tomme midte er fjendtlig over for begge siders mænd og tæller mod en konge ved siden af den.
t-the-king-is-captured-5af4518c = Kongen fanges kun af to angribere; hjørnerne tæller ikke mod ham.
t-only-the-moves-of-83ea813a = Kun mænds træk udløser et slag; kongen tæller som deres makker.
t-the-code-has-no-65df3423 = Koden har ingen bestemmelse om gentagelse, så der sker intet. Den anden læsning ville tilføje den sædvanlige remis.
t-the-code-has-no-488c7d44 = Koden har ingen bestemmelse; efter Ludiis almindelige regel melder en side uden træk pas. De andre læsninger er remis, og at siden taber.

## rulesets/ludii-ardri.toml

t-with-moves-of-one-88125c6e = Med træk på ét punkt går ingen hen over noget.
t-the-centre-counts-against-3ac268ca = Midten tæller mod kongen; mænd slås kun mellem to fjender.
t-the-king-is-captured-495303f7 = Kongen fanges af to, ligesom en mand. Ludii kalder disse regler de rettede, de andre de almindelige.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-the-code-asks-whether-d0b6c479 = Koden spørger, om punktet er midten, ikke om det er tomt: med kongen i sig slår midten stadig mænd, også hans egne.
t-the-code-asks-only-6d5f4e36 = Koden spørger kun efter de nabopunkter, brættet har: på kanten er tre angribere nok.

## rulesets/magpie.toml

t-men-of-both-sides-c6d76cad = Begge siders mænd gik hen over den i 120 nedskrevne partier. Et andet program lader kun kongen gøre det, som går ét skridt og ikke kan.
t-the-page-says-that-e41fcbdc = Websiden siger, at han kan fanges dér; i partierne af tre angribere, eller af to ved siden af et hjørne.
t-on-the-edge-the-1e0f815b = På kanten kan kongen ikke fanges: webstedets »Old Magpie«.
t-in-two-recorded-games-0a4baad6 = I to nedskrevne partier stod tre angribere omkring ham dér, og spillet gik videre.

## rulesets/norseamerica.toml

t-the-account-says-nothing-ff40551b = Gengivelsen siger intet om det og sammenligner spillet med sit websteds spil, hvor det er sådan. Ingen anden læsning kendes.
t-friendly-to-everybody-says-540ce17a = Venlig over for alle, siger gengivelsen med et udråbstegn: heller ingen angriber bliver slået mod den.
t-to-everybody-says-the-369043db = Over for alle, siger gengivelsen; men to angribere, et hjørne og kanten fanger ikke kongen.
t-three-attackers-and-the-3e71881b = Tre angribere og borgen fanger ham ikke: ved siden af den er han i sikkerhed, men kan mures inde.
t-the-attackers-win-when-acaa3f49 = Angriberne vinder, når kongen er sat pat, og partiet ikke kan vindes mere. Her: når ingen vej forbi dem fører ham til et hjørne. De andre læsninger er, at hans side ikke har noget træk mere, eller at alle hans mænd er lukket inde med ham.
t-the-account-says-nothing-d50fdb1e = Gengivelsen siger intet om det. De andre læsninger er remis tredje gang og tab for en af siderne.
t-a-game-that-is-8abfaa42 = Et parti, der er gået i stå og ikke kan vindes mere, går til angriberne; om angribere uden træk siges intet. Den anden læsning er remis.

## rulesets/old-hnefatafl.toml

t-some-hundred-recorded-games-42045250 = Omkring hundrede nedskrevne partier endte sådan. De ældste, hvor slag ikke er skrevet ned, lod ham stadig være i sikkerhed dér.
t-to-the-king-too-5e30e971 = Også over for kongen: på kanten ved siden af et hjørne fangede to angribere, kanten og hjørnet ham, i 41 nedskrevne partier.
t-of-the-recorded-games-b4fb0909 = Af de nedskrevne partier endte 13, da ringen lukkede sig; i 16 andre, ældre, spillede angriberne videre for at slå alt.
t-the-king-takes-no-04e171dc = Kongen deltager ikke i at slå: det, tafl-database kalder »legacy hnefatafl«.
t-in-games-7-and-95257cbb = I parti 7 og 18 lukker kongen en mand inde, én gang med sit eget træk og én gang ved en forsvarers, og intet slås.

## rulesets/seabattle-11.toml

t-attackers-in-four-t-37574b41 = Angribere i fire T-former, forsvarerne i en åben rombe.
t-attackers-in-four-t-98b42cf2 = Angribere i fire T-former, forsvarerne i en cirkel om kongen.
t-attackers-in-short-t-6699fe87 = Angribere i korte T-former og langs diagonalerne, forsvarere i en rude. Nummer 204577 af de opstillinger, webstedets ophavsmand har talt op.
t-attackers-in-arrows-and-004f16f1 = Angribere i pile og langs diagonalerne, forsvarere i en rude. Nummer 205009 af de opstillinger, webstedets ophavsmand har talt op.

## rulesets/seabattle-13.toml

t-the-attackers-of-the-1d38ebfb = Angriberne fra den ændrede Parlett-opstilling og forsvarernes åbne kors: et forsøg på webstedet.

## rulesets/seabattle-7.toml

t-the-king-goes-one-7751cfca = Kongen går ét skridt ad gangen.
t-in-62-king-s-59973129 = Af 62 kongetræk i 12 nedskrevne partier var ingen længere.
t-every-piece-goes-one-65b20cbb = Hver brik går ét skridt ad gangen: webstedets »Sea Battle-1«.

## rulesets/seabattle-9.toml

t-tablut-s-camps-with-d70da0a3 = Tabluts lejre med forsvarerne i en firkant om kongen; reenactorgruppen Ealdfaeder bruger den også.
t-attackers-in-four-broken-71f7d26e = Angribere i fire brudte linjer om en konge blandt otte mænd.
t-attackers-in-a-circle-d5f97d2e = Angribere i en cirkel om forsvarernes kors.
t-attackers-in-four-crosses-16e09bcc = Angribere i fire kors på forsvarernes arme. Nummer 1571 af de opstillinger, webstedets ophavsmand har talt op.
t-attackers-along-the-diagonals-59f62797 = Angribere langs diagonalerne og ved siden af midterlinjerne. Nummer 1650 af de opstillinger, webstedets ophavsmand har talt op.
t-attackers-along-the-diagonals-41ee5bb0 = Angribere langs diagonalerne fra hjørnerne, forsvarere i en firkant. Nummer 2542 af de opstillinger, webstedets ophavsmand har talt op.
t-attackers-on-the-corners-020e54a4 = Angribere på hjørnerne og omkring korsets arme. Nummer 1606 af de opstillinger, webstedets ophavsmand har talt op.
t-attackers-in-four-arrows-dab7ba21 = Angribere i fire pile mod en firkant af forsvarere. Nummer 2566 af de opstillinger, webstedets ophavsmand har talt op.
t-attackers-in-an-eight-6561a066 = Angribere i en stjerne med otte takker om en firkant af forsvarere. Nummer 2526 af de opstillinger, webstedets ophavsmand har talt op.
t-walker-s-page-lets-a61e68bb = Walkers webside lader forsvarerne begynde: se tilvalget.
t-the-page-does-not-f6d117c4 = Websiden siger ikke, hvor mange mænd et træk må slå. I 126 nedskrevne partier slog seks træk to.
t-fifteen-recorded-games-on-535d3d3c = Femten nedskrevne partier på de fem brætter endte ved den, alle med det træk, der lukkede ringen.
t-the-page-in-its-bfc31f96 = I sin nuværende form lader websiden enhver endeløs gentagelse tabe for kongens side, uden at sige, hvornår den er endeløs; tre forekomster er det sædvanlige mål. Hvor en tredje forekomst af sig selv afsluttede et nedskrevet parti, vandt angriberne, 13 gange af 13. Tidligere lod websiden den »aggressive« spiller tabe, se tilvalget.
t-as-on-walker-s-5af0d356 = Som på Walkers webside og i webstedets varianter, hvis navne ender på »-w«.
t-in-the-site-s-b3ac1d04 = I webstedets andre spil gik man som regel videre efter en tredje forekomst; af de få søslag, som har en, endte de fleste dér, vundet af angriberne. Den anden læsning er websidens.

## rulesets/simple-tafl-11.toml

t-the-overview-says-no-426099b7 = Oversigten siger: ingen forbeholdte felter. Alle 567 nedskrevne partier lader sig spille igennem sådan.
t-three-recorded-games-ended-5185ac3f = Tre nedskrevne partier endte ved den; i ét på 7×7 gik spillet videre i to halvtræk.

## rulesets/simple-tafl-9.toml

t-tablut-s-camps-with-7ded28ba = Tabluts lejre med forsvarerne i en åben rombe: et forsøg på webstedet.

## rulesets/skalk.toml

t-to-the-king-too-d7adb59f = Også over for kongen: tre nedskrevne partier på 11×11 og seks på 9×9 endte med en angriber og et hjørne ved siden af ham.

## rulesets/sources.toml

t-murray-s-english-of-18f152f5 = Murrays engelske gengivelse (1952, s. 63) er citeret i Ludiis belæg 832 (ludii.games/data.php?gameId=387).
t-read-in-a-copy-46a8b911 = Læst i en kopi på bghub.ie.
t-a-stored-copy-was-8df28117 = En gemt kopi er læst; den bryder af under overskriften »How to finish the game«.
t-by-a-player-whose-f1891431 = Af en spiller, hvis navn ikke fremgår af den kopi, vi har læst, og udateret. Han siger, at han følger Bell, men udelader terningen. Bells bog selv er ikke læst.
t-crust-is-tim-millar-2a6d1922 = »crust« er Tim Millar. Han fortæller om den brandubh, der spilles på Dragonheels Lair.
t-the-st-thomasguild-gives-103e42fb = St. Thomasguild giver en undertitel med skrivefejl og staver den anden forfatter Jonquai.
t-the-rules-are-aage-ae962322 = Reglerne er Aage Nielsens. Kendt fra programmer, der citerer websiden, som Game-Brandubh 0.01 til Perl.
t-a-stored-copy-was-7ef06a4f = En gemt kopi er læst; den bryder af, efter at den har sagt, hvordan almindelige mænd slås.
t-a-stored-copy-was-a75d4b4e = En gemt kopi blev læst; den bryder af i regel 10.
t-half-of-the-games-2a0147c9 = Halvdelen af partierne blev spillet igennem. »76-*« er alle partier i webstedets variant 76: samlingens filer har navn efter variant, spiller og parti.
t-hagbard-is-aage-nielsen-25126e44 = »Hagbard« er Aage Nielsen. Af hans første indlæg har den gemte kopi det meste, indtil hvordan angriberne vinder.
t-read-are-pages-1-2ae9a681 = Læst er side 1 til 5 i en kopi, der bryder af dér; ingen regel hviler på noget derudover. Forfatterens webside har version 2b af 23. april 2005, hvoraf kun begyndelsen er set.
t-quotes-the-pages-of-c6f502de = Citerer websiderne på aagenielsen.dk ordret, og den folder om Brandubh 2 af David Zolli, som fås dér.
t-the-games-as-ludii-c42e6a7e = Spillene, som Ludii beskriver dem i sin mappe Common/res/lud/board/war/custodial. Til og med Ludii 1.3.14 er de ikke ændret.
t-read-in-a-copy-e1790a5b = Læst i en kopi på nettet, en webside for hver af de elleve sider.
t-the-st-thomasguild-prints-b4c934c4 = St. Thomasguild skriver »yeux« for »jeux« og staver den anden forfatter Jonquai.
t-a-stored-copy-was-cf97f42e = En gemt kopi blev læst; den bryder af i regel 11.
t-the-numbers-are-those-63fc4a17 = Numrene er dem i en tidligere tekst af websiden, hvis gemte kopi bryder af i regel 5a. En senere tekst, læst til og med regel 4, siger det samme.
t-the-page-as-last-5c886e35 = Websiden, som den sidst blev ændret den 21. december 2024, kendt fra reglerne på hnefatafl.org, som er en kopi af den og viser deres egne ændringer.
t-an-earlier-text-of-fba621d5 = En tidligere tekst af websiden. En gemt kopi blev læst til og med regel 5b, resten i den kopi, som et program har med (tuckerj0/-teamname, GameRules.java).
t-an-earlier-text-of-c8ec5e9f = En tidligere tekst af websiden; den gemte kopi bryder af i regel 7.
t-a-stored-copy-was-f13c0b52 = En gemt kopi blev læst; den bryder af i regel 5.
t-a-stored-copy-was-68e10f75 = En gemt kopi blev læst; den bryder af i regel 7.
t-an-earlier-text-of-b897ebb0 = En tidligere tekst af websiden. Om »Old Hnefatafl« fortæller den, hvordan den afviger fra Fetlar-hneftafl.
t-a-stored-copy-was-7d273f4c = En gemt kopi blev læst; den bryder af i regel 8.
t-an-earlier-text-of-f4a2fde8 = En tidligere tekst af websiden; den gemte kopi bryder af i regel 7a.
t-hagbard-is-aage-nielsen-b335b70a = »Hagbard« er Aage Nielsen. Han fortæller om hæftet på 14 sider, der fulgte med spillene fra NorseAmerica LLC i 2008.
t-sent-by-deboramarzec-with-18e0c08b = Sendt af deboramarzec med indbydelsen til en turnering; den ændrer én regel og siger det.
t-read-without-its-pictures-acb70e62 = Læst uden billederne. Blandt sine kilder opfører websiden »Damian Walker, 2014. Alea evangelii.«, som vi ikke har set.
t-read-without-its-pictures-0aa2bf0d = Læst uden billederne; at Walker stiller brikkerne op som Murray, siger St. Thomasguild.
t-undated-it-speaks-of-77702509 = Udateret; websiden taler om prøvespil i 2015. Den daterer Murrays forslag til 1955, en fejl for 1952. En fransk kopi på zpag.net har »comptes« for grever, udelader »to gange« efter de ni skridt og beholder 1955.
t-a-translation-by-machine-01d8edfc = En maskinoversættelse af Walkers webside.
t-the-second-edition-was-559c2735 = Anden udgave er læst.
t-read-in-a-stored-d83686cb = Læst i en gemt kopi.
t-a-copy-without-an-c458aa5b = En kopi uden adresse eller dato; den nævner en udsendelse fra december 2009.
t-our-own-study-with-c36cd278 = Vores egen undersøgelse, med alle dens partier på /studies/alea-even.

## rulesets/tablut-aagenielsen.toml

t-in-1-166-recorded-a9fefd15 = I 1.166 nedskrevne partier standsede en forsvarer eller kongen på et punkt, hvor angriberne begynder. Webstedet har en tablut, hvis lejre er lukkede, som et spil for sig (Foteviken, Ashton).
t-nobody-passes-over-the-d47d2687 = Ingen går hen over borgen eller vender tilbage til den: webstedets »Tablut2«.
t-the-king-never-returned-c16a6225 = Kongen vendte aldrig tilbage i tre nedskrevne partier. Den anden læsning lader ham gøre det, som i tablut.
t-no-piece-passed-over-c58a444e = Ingen brik gik hen over den i tre nedskrevne partier, og det tilsvarende navngivne Brandubh3 viser det samme i sytten. Den anden læsning lader alle gøre det.

## rulesets/tablut-brainking.toml

t-the-rules-speak-of-f80b178f = Reglerne taler kun om mænd, der slås mellem to mænd, og spillerne mener, at en vagt ved siden af borgen er i sikkerhed dér; mod kongen tæller borgen. Den anden læsning lader den være med til at slå mænd.
t-the-rules-keep-captures-0ee10ae7 = Reglerne forbeholder vagter og lejesoldater at slå. I denne tabluts partier på aagenielsen.dk er kongen heller aldrig makker.
t-the-page-of-rules-2f483bce = Websiden med reglerne, som vi har den, bryder af, før den når hertil. En spiller stiller en konge, der fanges som sine mænd, op mod dette websteds, og en anden fortæller om en konge med en enkelt vagt i en fæstning, som intet bryder: fire sider altså. Den anden læsning, Linnés, fanger ham mellem to.
t-the-rules-as-far-efc14861 = Reglerne siger intet, så vidt vi har kunnet læse dem; spillerne fortæller om remis ved en endeløs raichi, som de aftaler, og i et nedskrevet parti gik tredje forekomst upåtalt hen. Den anden læsning er remis ved tredje forekomst.
t-a-player-writes-that-7bc9e48a = En spiller skriver, at hvid taber, når han ikke har flere træk; om sort siges intet, og websiden med reglerne, som vi har den, bryder af, før den når hertil. Den anden læsning er remis.

## rulesets/tablut-murray.toml

t-helmfrid-says-it-of-5f846b75 = Helmfrid siger det om taflspil i almindelighed, i sin indledning; om Murrays tablut siger ingen noget andet.
t-no-account-of-murray-5dc69358 = Ingen gengivelse af Murrays regler, som vi har læst, taler om midten. Walker siger, at han overtog Smiths engelske Linné, som har en kongeborg dér. Den anden læsning gør den til et punkt som alle andre.
t-no-account-of-murray-28668b53 = Ingen gengivelse af Murrays regler, som vi har læst, siger, hvem der må standse dér. Walker siger, at han overtog Smiths engelske Linné, som ikke lader andre end kongen komme ind i borgen. Andre læsninger lukker den også for ham, når han har forladt den, eller åbner den for alle.
t-helmfrid-reports-that-murray-cdaaaccb = Helmfrid beretter, at Murrays konge slipper ud på ethvert felt i periferien, så at et hjørne er et felt på kanten som de andre. Ingen anden læsning kendes.
t-helmfrid-says-that-murray-e00c0130 = Helmfrid siger, at Murray ikke tog hensyn til, hvad Linnés eksempler tyder på: at de felter, hvor angriberne begynder, ikke er nogen vej ud. Derfor har lejrene ingen virkning her. Den anden læsning lukker dem, som i spillet fra 1972.

## rulesets/tablut-opentafl.toml

t-the-program-calls-it-e1f3445f = Programmet kalder det det linnéske slag. Dets kode ser kun på den mand, der stiller sig bag forsvareren.

## rulesets/tablut-riksutstallningar-1972.toml

t-helmfrid-calls-the-choice-058f8641 = Helmfrid kalder valget vilkårligt.
t-the-source-calls-it-3f38da73 = Kilden kalder det borgen. Linné skrev, at den hedder konokis på samisk; Helmfrid mener, at ordet er kongens eget navn. De mænd, der står om kongen, er hans drabanter.
t-rule-7-counts-the-cd7eb586 = Regel 7 lader borgen tælle mod kongen. Regel 6, om at slå mænd, nævner den ikke: se tilvalget `hostile-castle`.
t-the-source-calls-them-cdaa4520 = Kilden kalder dem baselejrene; noget samisk navn på dem kendes ikke.
t-a-camp-is-the-db7eacc8 = En lejr er de fire felter i ét T. Et felt, der er forladt, forbliver lukket for alle andre til partiets slutning.
t-empty-or-not-a-a5927ded = Tomt eller ej tæller et lejrfelt mod kongen. Det er ikke med til at slå nogen mand, da regel 6 ikke nævner det.
t-the-summary-does-not-9963cb5c = Sammenfatningen siger ikke, hvor mange mænd et træk må slå. Alle kilder i familien, der gør, lader én falde i hver retning; den anden læsning lader kun én slås.
t-the-rule-asks-that-a6776156 = Reglen kræver, at moskovitterne kan lukke fælden: det er deres eget træk, der lukker den, som i regel 6. Helmfrid kalder manden ved siden af kongen hans drabant.
t-rule-6-makes-no-d9315275 = Regel 6 gør ingen undtagelse for kongen, og Helmfrid drøfter den våbenløse konge som en ændring: se tilvalget `weaponless`.
t-a-threat-that-leads-44b2db86 = En trussel, der fører til sikker gevinst, må ikke gentages mere end to gange; derefter skal den offensive side finde et andet træk. En trussel, der er fremsat én gang og gentaget to gange, er fremsat tre gange, så her afvises den fjerde. Den offensive side er den, hvis træk truer med at vinde i det næste, kongen ved at slippe ud eller moskovitterne ved at fange ham, og den samme trussel er den samme stilling; den, der kun parerer, må gentage så ofte, han vil, og intet er nogensinde remis. Reglen er ikke fra Linnés dagbog: Helmfrid siger, at den er føjet til mod trusler uden ende. Andre læsninger afviser allerede tredje gang, tilvalget `threat-made-twice`, eller tager en tredje gang uden en ensidig trussel for remis, tilvalget `repetition-draws`.
t-no-rule-helmfrid-notes-b8cbe35f = Ingen regel; Helmfrid bemærker, at spillerne vil finde det nødvendigt at føje nogle til. Remis begunstiger ingen af siderne; den anden læsning er, at siden taber.
t-the-words-are-spelled-d3008d75 = Ordene er stavet, som Helmfrid har dem; Smiths engelske Linné fra 1811 har raichi og tuichu. To frie veje kalder han det samme som skakmat. Der nævnes ingen straf for at undlade at melde.
t-the-king-takes-no-0a7b4c22 = Kongen deltager ikke i at slå.
t-the-exhibition-added-the-2f438d46 = Udstillingen føjede reglen til som valgfri: den tog en gåde i Hervararsaga som tegn på, at kongen er våbenløs, og mente, at spillet blev mere lige af det. Helmfrid udelader den: han finder gåden for tvetydig, og nogle prøvespil overbeviste ham om, at spillet da begunstiger angriberne.
t-a-muscovite-may-not-44723281 = En moskovit må ikke flytte sig inden for sin lejr; han må stadig gå hen over dens felter på vej ud.
t-the-exhibition-calls-optional-4ea8fb88 = Udstillingen kalder det valgfrit, at moskovitterne må flytte sig inden for lejrene, før de forlader dem. Helmfrid siger ikke, at det også er valgfrit at gå hen over deres felter på vej ud; en anden læsning, tilvalget `shut-camps`, forbyder begge dele.
t-a-muscovite-may-neither-cc70ebed = En moskovit må hverken flytte sig inden for sin lejr eller gå hen over dens felter på vej ud.
t-a-stricter-reading-of-0e6720ae = En strengere læsning af det, udstillingen kalder valgfrit: uden reglen om træk inden for lejrene ville de være lukket som ethvert forbeholdt område.
t-no-side-may-bring-2d9613d9 = Ingen side må fremkalde den samme stilling for tredje gang med en trussel om at vinde; intet er remis.
t-reads-the-rule-as-e6fee94d = Læser reglen, som om den sagde, at en trussel højst må fremsættes to gange.
t-a-side-that-alone-c564d526 = En side, der som den eneste bliver ved med at true, må ikke fremkalde den samme stilling for tredje gang; truer begge sider eller ingen af dem, er det remis tredje gang.
t-lets-no-game-go-d63bce88 = Lader intet parti fortsætte i det uendelige: remisen er føjet til, ingen kilde taler om den.
t-the-empty-castle-stands-03cd99eb = Den tomme borg gør det ud for en fjende af enhver brik, ikke kun af kongen.
t-the-exhibition-rests-the-be07d2a4 = Udstillingen støtter reglen på en optegnelse i Linnés dagbog, som Helmfrid kalder uklar og meget svær at oversætte; han udelader den. Om borgen er fjendtlig med kongen i, siges ikke: her kun når den er tom, efter den anden læsning altid.

## rulesets/tafl-simple-corner.toml

t-the-thought-experiment-does-c0125802 = Tankeeksperimentet siger ikke, hvem der begynder. De fleste regelsæt i familien lader angriberne begynde; den anden læsning er kongens side.
t-helmfrid-s-plain-game-dd9dcf2c = Helmfrids jævne spil har et midterfelt, men ingen regel for det; forbeholdte felter nævner han blandt det, man kan føje til. Den anden læsning gør det til en borg.
t-nothing-else-changes-in-955798f6 = Intet andet ændres i reglerne, siger Helmfrid, når vejen ud skrumper til hjørnerne; at forbeholdte felter bør være fjendtlige, siger han om felter, der føjes til. Den anden læsning lader tomme hjørner slå mænd.
t-not-spoken-of-every-c1463517 = Ikke omtalt. Alle kilder i familien, der taler om det, lader én mand falde i hver retning; den anden læsning lader kun én slås.
t-helmfrid-says-nothing-of-c8880223 = Helmfrid siger intet om det her; om tablut og det walisiske spil siger han, at en brik må gå ind mellem to fjender, og kalder det grundlæggende. Den anden læsning tilstår kun kongen det.
t-not-spoken-of-without-79b8f9d6 = Ikke omtalt; når intet andet siges, slår kongen, som mændene gør. Den anden læsning lader ham være uden våben.
t-not-spoken-of-without-e0e1a386 = Ikke omtalt; når intet andet siges, fanges kongen, som mændene slås. Den anden læsning er tilvalget `king-four`.
t-captured-as-anywhere-else-d65f17c3 = Fanges som alle andre steder: af to på modsatte sider, langs kanten. Selve kanten tæller ikke med.
t-not-spoken-of-these-61e61039 = Ikke omtalt; disse enkle spil er en målestok for andre, og ingen regel er føjet til. Den anden læsning er remis ved tredje forekomst.
t-not-spoken-of-a-d2a26425 = Ikke omtalt; remis begunstiger ingen af siderne. I andre spil i familien taber den side, der ikke kan trække.
t-the-king-must-be-caa7adcc = Kongen skal omringes på alle fire sider, som i tablut.
t-the-other-reading-of-07bd3b32 = Den anden læsning af en tekst, der ikke siger, hvordan kongen fanges.
t-four-pieces-find-no-7d19e488 = Der er ikke plads til fire brikker om en konge på kanten, og intet siger, at kanten tæller med. Efter den anden læsning fanges han af tre og kanten.

## rulesets/tafl-simple-edge.toml

t-the-king-wins-on-9b8df189 = Kongen vinder på ethvert felt i periferien, og forbeholdte felter nævnes kun blandt det, man kan føje til. Ingen anden læsning kendes.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-text-does-not-7dad7a05 = Teksten siger ikke, hvem der begynder. De fleste regelsæt i familien giver angriberne det første træk; den anden læsning er kongens side.
t-the-text-does-not-4de8c5e2 = Teksten siger ikke, hvordan brikkerne går. Hvor det end siges i familien, går de som tårnet i skak. Den anden læsning er ét skridt ad gangen: tilvalget `slow-pieces`.
t-the-king-stands-in-abcc21ee = Kongen står i midten; intet siger, at punktet betyder noget siden. Den anden læsning gør det til en borg, som i tablut.
t-no-special-point-is-e5fff38c = Intet særligt punkt nævnes. Den anden læsning måtte tage hullet i teksten for et hjørne.
t-the-text-does-not-52f304da = Teksten siger ikke, hvor mange mænd et træk må slå. Alle kilder i familien, der gør, lader én falde i hver retning; den anden læsning lader kun én slås.
t-the-player-who-goes-b228fd3d = Den spiller, der går ind mellem to fjender, siger et ord, måske `gwrheill`, og kommer ikke til skade. Sætningen følger efter den om kongen, og Bell tilstod, efter hvad en spiller på BrainKing fortæller, kun kongen dette; Helmfrid læser den om alle brikker, som her.
t-a-man-between-two-166762d8 = En mand mellem to af sine fjender dør, og kongen er en af dem. Den anden læsning, efter sagaens gåde, lader kongen være uden våben.
t-that-two-attackers-take-393ae4dc = At to angribere fanger ham, er skrevet, hvis han er blevet advaret og ikke kan slippe væk. Her er advarslen overladt til spillernes høflighed: to er altid nok.
t-the-king-wins-if-deaa2c64 = Kongen vinder, hvis han kan gå langs en linje, men det ord, der siger hvilken, er gået tabt. Her er det kanten, som i de beslægtede spil på brætter uden markerede hjørner. Den anden læsning er et hjørne.
t-the-text-is-silent-771d1359 = Teksten tier, og ingen regel er føjet til: spillerne aftaler remis, når et parti ikke fører nogen vegne. Den anden læsning er remis ved tredje forekomst.
t-the-text-is-silent-2de84fb5 = Teksten tier; remis begunstiger ingen af siderne. I andre spil i familien taber den side, der ikke kan trække.

## rulesets/tawlbwrdd-bell-dice.toml

t-helmfrid-s-account-does-6ca63b9f = Helmfrids gengivelse siger ikke, hvem der begynder.
t-bell-took-tawl-for-13a991bc = Bell forstod tawl som et kast, en udledning, som Helmfrid betvivler: han udleder ordet af tabula og bord eller af norrønt taflborð og kender intet andet spor af terninger i keltiske eller angelsaksiske tekster om tafl. Terningen har lige mange ulige og lige sider.
t-every-square-of-the-cf522520 = Ethvert felt på kanten er en vej ud, og intet skiller hjørnerne ud. Ingen anden læsning kendes.
t-our-accounts-do-not-13ec6b38 = Vores gengivelser siger ikke, hvor mange mænd et træk må slå. Alle kilder i familien, der gør, lader én falde i hver retning; den anden læsning lader kun én slås.
t-the-welsh-text-of-39faa701 = Den walisiske tekst fra 1587 lader enhver brik gå uskadt ind mellem to fjender. Et indlæg, der følger Bell, tilstår kongen alene dette: tilvalget `only-king-safe`.
t-the-sources-are-silent-a2d5cff5 = Kilderne tier. Med en terning i spillet betyder det intet, at en stilling kommer igen. Den anden læsning er remis ved tredje forekomst.
t-the-sources-are-silent-2021cd5a = Kilderne tier. En tur uden lovligt træk mistes som en tur med et lige kast. De andre læsninger er remis, og at siden taber.
t-a-man-that-moves-30ce8b27 = En mand, der går ind mellem to fjender, slås; kun kongen må ustraffet gå derind.
t-a-man-whose-own-d2477dca = En mand, hvis eget træk først slår en af de to, er i sikkerhed, da han så ikke længere står mellem dem.

## rulesets/tawlbwrdd-cyningstan.toml

t-the-leaflet-gives-no-f7ef3cf3 = Folderen giver intet punkt en egen regel; en læser spurgte forfatteren, om midten er en borg. Den anden læsning forbeholder den kongen, som i tablut.
t-the-leaflet-gives-no-3cf1f91d = Folderen giver intet punkt en egen regel, og kongen vinder på ethvert punkt på kanten. Den anden læsning lukker hjørnerne for mænd.
t-a-piece-is-captured-d10ab47b = En brik slås ved at blive omringet, og det er en brik, der selv går ind mellem to fjender, ikke blevet af dem. Den anden læsning, Bells, skåner kun kongen.
t-the-leaflet-treats-the-dcf5e316 = Folderen behandler kongen som enhver brik bortset fra hans mål og undtager ham ikke fra noget. Den anden læsning er en konge uden våben.
t-the-source-is-silent-c1ba5c1c = Kilden tier; læst som i Walkers folder om tablut, der tillader remis ved gentagelse. Anden tawl-bwrdd ser bort fra den eller lader en side afvige.
t-the-source-is-silent-bd6002d7 = Kilden tier; læst som i Walkers folder om tablut, der tillader remis, når en side ikke kan trække. Andre steder taber den side.

## rulesets/tyr-13.toml

t-as-in-the-recorded-d4c8deca = Som i de nedskrevne partier.
t-a-later-ordering-with-1872f37d = En senere opstilling med mere plads om kongen, som i de nedskrevne partier.

## rulesets/tyr-15.toml

t-as-in-the-recorded-9ada64f9 = Som i de nedskrevne partier; AbstractPlay har den også.

## rulesets/tyr-commanders-15.toml

t-the-commanders-are-the-49b0a39b = Hærførerne er de mænd, der springer i de nedskrevne partier: fire af kongens og otte af angribernes.

## rulesets/tyr-commanders.toml

t-14-of-the-games-3b41ba20 = 14 af partierne kan ikke læses, hvis man kun må springe over fjender. Over hærførere og kongen springer ingen.
t-the-king-s-side-b817f53d = Kongens side gør det første træk.

## rulesets/tyr.toml

t-as-in-the-139-b6e0acd1 = Som i de 139 nedskrevne partier i denne halvdel af samlingen; AbstractPlay har den også.
t-every-king-caught-between-3e63ba61 = Enhver konge, der kommer i klemme mellem to angribere, fanges; i intet parti overlever en af dem.
t-no-position-decides-a-5af94a65 = Ingen stilling afgør et parti ved at komme igen. Tre partier blev givet til angriberne, da kongens side kun trak frem og tilbage; AbstractPlay lader kongens side tabe ved tredje forekomst.

## rulesets/unarmed-king-tafl-9.toml

t-so-the-variant-is-cc6e1eee = Det hedder varianten; dens to partier viser hverken, at kongen slår, eller at han kunne have gjort det. Der er ingen anden læsning.

## rulesets/unst-alea.toml

t-the-layout-helmfrid-1-bd2c2e80 = Opstillingen Helmfrid 1 med de særlige mænd på de fire brogede punkter.
t-in-the-recorded-games-9048a8c5 = I de nedskrevne partier falder 21 særlige mænd, hver med tre af sine fire sider besat; 26 gange er to modsatte sider af en af dem besat, og han bliver stående. Det behøver ikke være brikken overfor, der flyttes: i 5 af de 21 slag står der ingen over for den mand, der kom til.
t-the-king-escapes-on-f2be5029 = Kongen slipper ud på R2, S2 og R18, og mere end 40 mænd bliver slået mod hjørneblokkene.
t-against-men-of-both-be85d95c = Over for begge siders mænd. At også kongen kunne fanges mod dem, viser intet.
t-he-captures-by-his-7576d8fd = Han slår med sit træk og hjælper andre med at slå. I mindre spil med navn efter Unst gør han kun det første.
t-two-attackers-on-opposite-130e6bee = To angribere på modsatte sider lader ham stå, 12 gange i det fri.
t-two-attackers-on-opposite-66fa82f9 = To angribere på modsatte sider lader ham også stå dér, 3 gange; kanten spiller ingen rolle for slag på dette websted.
t-one-game-is-drawn-d3de958c = Ét parti er remis efter aftale; ingen stilling kommer for tredje gang. De andre læsninger er remis, og at kongens side taber.

## rulesets/versions.toml

t-every-stated-or-pictured-e88ca27a = Hver regel, der er skrevet eller vist, angiver sit sted; hvor sikker den er, blev prøvet mod det, der kan læses; andre læsninger kan spilles.
t-that-the-king-may-a3f32ca7 = At kongen må vende tilbage til borgen, er skrevet, at mænd ikke må gå hen over den, er vist; hver regel angiver sit sted; andre læsninger kan spilles.
t-that-the-king-may-864d6788 = At kongen må vende tilbage til borgen, er skrevet; hver regel angiver sit sted; andre læsninger kan spilles.
t-captures-at-once-is-88da4d60 = `captures-at-once` er regel 7, ikke regel 10; hver regel angiver sit sted; andre læsninger kan spilles.
t-read-from-the-message-8ad099d4 = Læst i selve meddelelsen: hvor mænd må standse, er skrevet, midtens fjendtlighed mod mænd er en læsning.
t-named-after-the-site-06bb6929 = Opkaldt efter webstedet, da reglerne er Aage Nielsens; regel 10 og 12 er skrevet, og hvad teksten ikke siger, er en læsning.
t-throne-corners-and-camps-796ff1eb = Borg, hjørner og lejre er læsninger; hvad kun Walker fortæller, er anført efter ham.
t-a-threat-may-be-a7a8499d = En trussel må gentages to gange, og ingen remis er føjet til; `closed-camps` forbyder kun træk inden for en lejr; de tidligere læsninger er tilvalg.
t-the-throne-the-corners-7349657b = Borgen, hjørnernes fjendtlighed og det at gå ind mellem to fjender er læsninger.
t-the-throne-and-moving-72048d5b = Borgen og det at gå ind mellem to fjender er læsninger.
t-what-bell-s-game-66621afa = Hvad Bells spil har ud over terningen og kanten, er anført efter det indlæg, der fortæller det; hjørnerne er en læsning.
