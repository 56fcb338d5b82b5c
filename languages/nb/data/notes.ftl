## rulesets/alea-aagenielsen.toml

t-taken-over-from-the-67f61d72 = Overtatt fra spillet som dette er en variant av; de nedskrevne partiene avgjør det ikke. De andre tolkningene er remis tredje gang, og at det ikke skjer noe.
t-seven-captures-against-a2-82d899c5 = Sju slag mot A2 og de tilsvarende punktene, og en konge som vant på S2, i fem nedskrevne partier.
t-no-man-passed-over-b402e38f = Ingen mann gikk gjennom et hjørnepunkt i sju nedskrevne partier, og ingen hadde grunn til det. Den andre tolkningen lar dem gå gjennom.
t-to-men-the-games-6be7aa34 = Mot menn viser partiene det. Også mot kongen, som her fanges av to, slik som i nettstedets brandubh. Den andre tolkningen unntar ham.
t-like-a-man-everywhere-44fcc66b = Som en mann overalt utenfor borgen; ingen nedskrevne partier viser det på kanten. Den andre tolkningen lar kanten telle.
t-four-attackers-take-the-79e3287a = Fire angripere fanger kongen, som er trygg på kanten: nettstedets «Alea Evangelii strong».
t-in-one-of-two-cc49d93f = I ett av to nedskrevne partier sto to angripere på hver sin side av ham, og partiet gikk videre.
t-as-in-the-site-d6e90648 = Som i nettstedets andre spill med sterk konge; ikke vist. Den andre tolkningen er tre og kanten.

## rulesets/alea-berserk-bartley.toml

t-his-own-ordering-of-e2272403 = Hans egen oppstilling av angriperne. De spesielle mennene er dem som de nedskrevne partiene krever: Mangler én av gruppene, finnes det partier som ikke lar seg lese.
t-bartley-wanted-them-turned-f0755166 = Bartley ville ha dem snudd som brikkene i Othello. De nedskrevne partiene krever det.
t-the-king-escapes-on-624de251 = Kongen slipper unna på B2, R2 og B18; 16 partier lar seg ikke lese med enkle hjørnepunkter.
t-no-man-passes-over-0be093b1 = Ingen mann går gjennom et hjørnepunkt i partiene, og ingen regeltekst i familien lar ham gjøre det.
t-8-games-end-with-03cdde7a = 8 partier slutter med kongen mellom to hærførere. Mellom en hærfører og en mann er han trygg (8 ganger), og likeså mellom en hærfører og en ridder (én gang). Om to hærførere fanger ham ved siden av borgen, sier ingen tekst; her gjør de det.

## rulesets/alea-berserk-martens.toml

t-the-men-stand-as-f2d6fbad = Mennene står som i de nedskrevne partiene; hvem av dem som er hærførere og leiesoldater, følger av hoppene deres og av mennene som kjemper videre etter at de er slått. Leiesoldatenes plasser er like når brettet dreies, men ikke når det speiles.
t-the-records-write-the-f459725b = Nedtegnelsene skriver bare det første trekket i en tur; hvor en brikke gikk videre, framgår av det som følger.
t-captures-that-could-go-f9c87ebe = Slag som kunne ha fortsatt, ble ofte latt være.
t-some-games-end-with-e38fa3c4 = Noen partier slutter med at kongen slår ved siden av kanten.
t-commanders-of-both-sides-3a709910 = Hærførere fra begge parter hopper over fiender, som blir stående.
t-five-games-cannot-be-17ceadf8 = Fem partier lar seg ikke lese på annen måte. I ett parti tas en mann som begynte på I6, av brettet: Det ser ut til å være eldre enn regelen.
t-men-stop-on-the-82df9193 = Menn stanser i midten, og ingen slås mot den.
t-every-king-caught-between-fafee6b5 = Hver konge som kommer i klemme mellom to angripere, blir fanget, 8 ganger.
t-no-game-ends-by-3f7282c0 = Ingen partier slutter på grunn av gjentakelse. De andre tolkningene er remis og tap for kongens part.
t-no-game-comes-to-09eefc63 = Ingen partier kommer så langt. Den andre tolkningen er remis.

## rulesets/alea-berserk.toml

t-the-layout-helmfrid-1-15b63fac = Oppstillingen Helmfrid 1. To av de fire ridderne slår ved å hoppe i de nedskrevne partiene; at det står en på alle fire spraglete punkter, følger av symmetrien. Om angriperne hadde spesielle menn, viser partiene ikke.
t-as-in-berserk-whose-8521c68c = Som i Berserk, som forsøket har navnet sitt fra; partiene viser det ikke. Den andre tolkningen er at noe slikt ikke ble prøvd.
t-a-knight-takes-a-fed668b6 = En ridder slår en mann mot et punkt i hjørneblokken.
t-nobody-comes-to-a-be4c23eb = Ingen kommer til en hjørneblokk i partiene. I Berserk og alle nettstedets spill med hjørnepunkter stanser bare kongen der; ingen annen tolkning er kjent.
t-no-position-comes-again-df872d8b = Ingen stilling kommer igjen i partiene. De andre tolkningene er remis og tap for kongens part.

## rulesets/alea-dragonheels.toml

t-the-page-breaks-off-8c30e715 = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Alt den sier om vokterne, er at de, som kongen, ikke faller for to. Her tolket slik: på alle fire sider, som kongen. Andre tolkninger er tre sider, eller aldri.
t-the-page-breaks-off-a18477be = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Uten midten som fjerde side kunne kongen ikke fanges ved siden av den. De andre tolkningene gjør den ikke fiendtlig mot noen, eller fiendtlig mot alle.
t-the-page-breaks-off-461b23c9 = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Om slag mot citadellene er ingenting kjent her. De andre tolkningene gjør dem fiendtlige mot menn, eller bare mot angripere, som på datidens Wikipedia.
t-the-page-breaks-off-31ca5f26 = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Alle kilder i familien som oppgir antallet, lar én mann falle i hver retning. Etter den andre tolkningen slås bare én.
t-the-page-breaks-off-34fcd8f1 = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Vanlig slag mellom to krever fiendens trekk, så en mann kan stå mellom to. Etter den andre tolkningen ville han bli slått.
t-the-page-breaks-off-af585e15 = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Ingenting unntar kongen fra å slå. Den andre tolkningen er en våpenløs konge.
t-the-page-breaks-off-15f757e4 = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Han faller ikke for to, så det tolkes som fire; den andre tolkningen er tre.
t-the-page-breaks-off-e5fd4e41 = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Han faller ikke for to, så det tolkes som fire, der midten er én av dem; den andre tolkningen er tre andre, uten den.
t-any-of-the-sixteen-f4339fdc = Hvert av de seksten punktene vinner.
t-the-page-breaks-off-64669514 = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Fire sider kan ikke sperres ved kanten: Han er trygg der. Etter den andre tolkningen, den i datidens Wikipedia, fanges han av tre.
t-the-page-breaks-off-4bd90040 = Siden, slik vi har den, bryter av etter det som gjelder slag av vanlige menn. Remis når stillingen kommer for tredje gang, er det vanlige. Den andre tolkningen bryr seg ikke om gjentakelse.

## rulesets/alea-dux.toml

t-the-layout-helmfrid-1-7ef0fef5 = Oppstillingen Helmfrid 1 med duxer på de fire spraglete punktene.
t-the-layout-helmfrid-1-bd0b0988 = Oppstillingen Helmfrid 1 med duxer på de fire spraglete punktene og ringens fire punkter på aksene. De nedskrevne partiene viser ikke hvilke åtte det var.
t-one-jump-is-recorded-4d51da40 = Ett hopp er nedskrevet, over en angriper som blir stående. Nielsen hentet duxen fra R. C. Bells rekonstruksjon av det romerske spillet, der den hopper over en fiende uten å slå ham.
t-no-dux-is-taken-f60f5ee7 = Ingen dux slås i partiene. Bells dux og hærførerne i Berserk faller som en hvilken som helst mann; den andre tolkningen krever tre sider, som i Unst-spillet.

## rulesets/alea-hnefi-2026.toml

t-walker-marks-sixteen-squares-8f51f5da = Walker merker seksten ruter, fire i hvert hjørne. Hjørner på ett punkt med voktere ved siden av var en idé fra Thomas Henning, en leser av siden hans, i 2020.
t-by-walker-s-rules-e188d289 = Etter Walkers regler fanger to menn ham der, og angriperne vinner de fleste partiene.
t-walker-says-nothing-of-7abb1558 = Walker sier ingenting om det; i hans eget regelsett her er det remis.

## rulesets/alea-murray-rules.toml

t-none-of-our-accounts-5fc6a2af = Ingen av de gjengivelsene vi har av Murrays regler, sier hvem som begynner. De fleste regelsett som går tilbake til ham, lar angriperne begynne; den andre tolkningen er kongens part.
t-not-spoken-of-in-58fdf00c = Ikke nevnt i gjengivelsen; det er trekket i tablut, som Murrays rekonstruksjon går ut fra, og i alle alea-spill siden. Ingen annen tolkning er kjent.
t-the-account-does-not-597b5649 = Gjengivelsen nevner ikke midten; kongen er den eneste brikken som begynner der, som i tablut. Den andre tolkningen gjør den til et punkt som alle andre.
t-our-accounts-do-not-7d5b96bd = Gjengivelsene våre nevner ikke om noen kan stanse i midten. I de fleste regler i familien er det bare kongen som gjør det, og han kan komme tilbake. Andre tolkninger stenger den for ham også, eller åpner den for alle.
t-our-accounts-do-not-027c0381 = Gjengivelsene våre nevner ikke om noen kan gå gjennom midten. Ingenting vi kjenner til, forbyr det; den andre tolkningen stenger den for mennene.
t-where-the-king-is-ea2c7143 = Der kongen fanges fra fire sider, gjelder den tomme midten som den fjerde, for der kunne ingen mann stå. At den slår menn, er ikke sagt noe sted. Andre tolkninger gjør den ikke fiendtlig mot noen, eller fiendtlig mot alle.
t-the-king-goes-to-af2852e5 = Kongen går til kanten, så de seksten punktene som er tegnet i hjørnene, tjener ingen hensikt. Den andre tolkningen holder dem stengt for mennene.
t-not-spoken-of-in-f0b3f635 = Ikke nevnt i gjengivelsen; det er slaget i tablut, som Murrays rekonstruksjon går ut fra. Ingen annen tolkning er kjent.
t-not-spoken-of-in-6377a242 = Ikke nevnt i gjengivelsene våre. Alle kilder i familien som nevner det, lar ett trekk slå i flere retninger.
t-not-spoken-of-in-cc33c9b7 = Ikke nevnt i gjengivelsene våre. Nesten alle kilder i familien som nevner det, lar en mann gå inn mellom to fiender uten skade; bare én gjengivelse, av Bells spill, tillater kongen alene å gjøre det.
t-the-king-is-taken-5445adad = Kongen fanges fra fire sider; ved siden av den tomme midten gjelder den som den fjerde, ellers kunne han ikke fanges der. Den andre tolkningen gjør ham trygg der.
t-no-rule-is-known-da1e9176 = Ingen regel er kjent, og ingen er lagt til: Spillerne blir enige om remis når et parti ikke kommer noen vei. Den andre tolkningen er remis når stillingen kommer for tredje gang.
t-no-rule-is-known-d0b739b0 = Ingen regel er kjent; remis gir ingen av partene fordel. I andre spill i familien taper den parten som ikke kan trekke.

## rulesets/alea-opentafl.toml

t-not-in-the-record-b175f223 = Ikke i beskrivelsen; det er notasjonens standardverdi.
t-the-record-has-tfr-6d746f08 = Beskrivelsen har `tfr:w`, som notasjonen forklarer slik: Den som med sitt trekk får fram stillingen for tredje gang, vinner, siden den andre regnes for å ha tvunget ham til det. Programmets kode gjør det motsatte: se valget `as-programmed`.
t-the-code-lets-the-7106997a = Koden lar angriperne vinne når ingen forsvarer har et tomt punkt ved siden av seg, også om punktet er et han ikke kan stanse på. Den har ingen bestemmelse om angripere uten trekk: At de taper på samme måte, er vår tolkning. De andre tolkningene er remis og en tapt tur.
t-who-brings-a-position-27e16c69 = Den som får fram en stilling for tredje gang, taper.

## rulesets/alea-thomasguild-2020.toml

t-the-page-prints-octagonally-464f364a = Siden skriver «octagonally», åpenbart for ortogonalt. Den gir ingen regel for de fire spraglete punktene og spør bare om kanskje bare kongen og hertugene kan gå inn på dem, eller om de gir ly til alle som står der.
t-the-exceptions-to-the-ef6d450f = Unntakene fra trekkregelen gjelder bare mennene, og bildeteksten lar kongen gå til et hvilket som helst ledig punkt: Han kan altså komme tilbake. At han bare er trygg der hvis han ikke har flyttet før, forutsetter det.
t-the-text-bars-men-ecc6b479 = Teksten forbyr mennene å gå inn i borgen; at de heller ikke kan gå gjennom den, står bare i bildeteksten. For kongens trekk gjelder ikke noe slikt unntak.
t-the-page-names-the-1344ec52 = Siden nevner de utsmykkede mennene i hjørnene som medhjelpere når det slås, ikke borgen. Tatt på ordet hjelper borgen ingen med å slå. Andre tolkninger lar den telle mot kongen, som i Walkers hefte fra 2011, valget `throne-as-fourth`, eller mot alle, som på nettstedet hans.
t-that-there-are-four-c09a7caf = At det står fire utsmykkede menn i hvert hjørne, er sagt; at de står to og to, er bare tegnet.
t-the-page-bars-the-09c8ac20 = Siden stenger hjørnepunktene for mennene fordi de utsmykkede mennene står der, og ingen brikke hopper over en annen: Altså kan de heller ikke gå gjennom dem. Den andre tolkningen lar alle gå gjennom, siden bare det å gå inn er forbudt.
t-that-they-are-hostile-1d541973 = At de er fiendtlige mot begge parters menn, står skrevet. At de ikke teller mot kongen, følger av hvordan han fanges: Der nevnes fire menn, eller tre og kanten. Den andre tolkningen lar dem telle.
t-a-picture-on-the-f75298f8 = Et bilde på siden viser det også.
t-the-page-asks-for-63a4b64c = Siden krever fire menn, eller tre og kanten, og sier ikke noe om en konge ved siden av den tomme borgen. Tatt på ordet kan han ikke fanges der, siden ingen mann kan stå på den fjerde siden. Den andre tolkningen lar borgen være den fjerde: valget `throne-as-fourth`.
t-the-page-declares-a-23119a8e = Siden sier at det er remis når en stilling gjentas, uten å oppgi noe tall: bokstavelig talt når den kommer for andre gang. Den andre tolkningen venter på den tredje, som er det vanlige: valget `third-repetition`.
t-the-empty-castle-counts-f19ef992 = Den tomme borgen teller mot kongen, som da fanges ved siden av den av tre grever, som i Walkers hefte fra 2011. Uten dette kan han bli stående ved siden av borgen i all evighet.
t-walker-s-leaflet-of-32a3ce3a = Walkers hefte fra 2011 fanger kongen ved siden av borgen med tre menn. Siden sier ikke det; den sier at den følger Walker, men oppgir et arbeid av ham fra 2014, «Alea evangelii», som vi ikke har sett.
t-the-game-is-drawn-5f260041 = Partiet er remis når en stilling kommer for tredje gang, ikke allerede for andre.
t-the-page-gives-no-70276862 = Siden oppgir ikke noe tall. Tre er det de fleste regelsett krever; tatt på ordet krever siden to.

## rulesets/alea-walker-2011.toml

t-the-website-of-2015-95edd87f = Nettstedet fra 2015 lar angriperne begynne.
t-he-alone-may-and-badbd3ef = Han alene kan det, og ingen regel tar det fra ham når han har gått ut. Nettstedet fra 2015 stenger borgen for ham også.
t-that-the-castle-counts-7b4358f3 = At borgen teller mot kongen, står skrevet. Bildeteksten taler også om slag mot ruten i midten: Tolket slik Walker skriver i 2015, er den tomme borgen fiendtlig mot begge parters menn. Den andre tolkningen er at det bare gjelder å fange kongen.
t-the-four-variegated-points-e7ba27fc = De fire spraglete punktene er også merket, med en sirkel, men bare som hjelp til oppstillingen: Ingen regel taler om dem.
t-the-fixed-men-drawn-47430905 = De faste mennene som er tegnet på hjørnepunktene, står i veien for alle trekk.
t-the-corner-men-capture-85d67288 = Hjørnemennene slår begge spilleres «brikker». Det gjelder mennene; om det gjelder kongen, er uvisst: Regel 5 regner ham blant brikkene, men regel 7, som fanger ham, nevner bare grever, borg og kant. Her teller de ikke mot ham; den andre tolkningen gjør hjørnene fiendtlige mot alle.
t-men-are-captured-by-c374b867 = Menn slås ved at de omringes av fiender, og kongen er en fiende for grevene. Den andre tolkningen lar ham være våpenløs. Walkers brandub-hefte skal avgjøre det, men kunne ikke leses (ikke etterprøvd).
t-the-leaflet-is-silent-f895de22 = Heftet sier ikke noe. Tablut-heftet i samme serie tillater remis ved gjentakelse, uten å oppgi noe tall; tre er det vanlige. Hos St. Thomasguild, som sier at siden følger Walker, er det remis når en stilling gjentas: Den andre tolkningen er remis andre gang.
t-the-leaflet-is-silent-e712d69e = Heftet sier ikke noe. Tablut-heftet i samme serie tillater remis når en part ikke kan trekke, og det gjør også St. Thomasguild, som sier at siden følger Walker. Den andre tolkningen er tap, som i andre spill i familien.

## rulesets/alea-walker-2015.toml

t-the-leaflet-of-2011-8514f1bd = Heftet fra 2011 lar kongens part begynne.
t-the-rules-speak-of-43e8f562 = Reglene taler om ruter; siden selv sier at brikkene i håndskriftet står der linjene krysses. Det endrer ikke noe i spillet.
t-sixteen-squares-are-marked-243d786f = Seksten ruter er merket i hjørnene. En leser av siden, Thomas Henning, mente i 2020 at et citadell var ett enkelt punkt helt ute i hjørnet, og at de fire spraglete mennene kunne være ledere som det vinner å slå; ingen regel her følger ham.
t-the-text-does-not-4f44eb2b = Teksten sier ikke om menn kan gå gjennom hjørnepunktene. På bildet fra 2011 er de sperret av de faste mennene, så menn kan ikke det. Den andre tolkningen lar dem gå gjennom.
t-rule-9-makes-the-b033864e = Regel 9 lar hjørnene slå begge spilleres brikker; at de også fanger kongen, følger av regel 8, som fanger ham som en hertug. Den andre tolkningen unntar ham.
t-men-are-captured-by-288fb33a = Menn slås ved at de omringes av fiender, og kongen er en fiende for grevene. Koden i Ludii tolker det annerledes: Der er han bare ambolt. En tredje tolkning lar ham være våpenløs.
t-the-source-is-silent-eea07191 = Kilden sier ikke noe. Walkers tablut-hefte i samme serie tillater remis ved gjentakelse, uten å oppgi noe tall; tre er det vanlige.
t-the-source-is-silent-18a047d8 = Kilden sier ikke noe. Walkers tablut-hefte i samme serie tillater remis når en part ikke kan trekke. I andre spill i familien taper den parten.

## rulesets/alea-wikipedia-2008.toml

t-the-page-gives-the-e6e21cb9 = Siden lar citadellene være med på slag, men ikke borgen. En senere versjon lar begge være med: se valget `castle-captures`. Lest bokstavelig kan kongen ikke fanges ved siden av den tomme borgen; den andre tolkningen lar borgen telle mot ham.
t-not-spoken-of-every-37ef05d9 = Ikke nevnt; alle kilder i familien som oppgir antallet, lar én mann falle i hver retning. Etter den andre tolkningen slås bare én.
t-the-page-names-the-6ef79d1c = Siden nevner de fire ytterste hjørnene, A1, A19, S1 og S19. På de andre tolv punktene i citadellene kan kongen stå, og gå videre.
t-the-page-is-silent-d9a2207d = Siden sier ikke noe; remis når stillingen kommer for tredje gang, er det vanlige. Den andre tolkningen bryr seg ikke om gjentakelse.
t-the-empty-castle-stands-69e7ac6e = Den tomme borgen gjelder som et hvitt skip når et svart slås, slik citadellene gjør.

## rulesets/alea-winther-2006.toml

t-the-message-does-not-ce06c5b3 = Innlegget sier ikke noe om dette. De fleste spill i familien lar angriperne begynne; den andre tolkningen er kongens part.
t-the-message-does-not-725fc67d = Innlegget sier ikke noe om dette. Ingen annen måte å flytte på er kjent i alea.
t-the-message-does-not-3516df05 = Innlegget sier ikke noe om dette. Ingenting vi kjenner til, forbyr noen å gå gjennom den; den andre tolkningen stenger den for mennene.
t-the-message-counts-the-23a1b170 = Innlegget lar midten telle mot en konge ved siden av den; om den også slår menn, er ikke sagt. I Winthers egen tablut fra våren før gjør den det. Etter den andre tolkningen gjør den det også her.
t-the-corners-serve-in-5ae6e45c = Hjørnene er med på å slå; om også mot kongen, er ikke sagt. Han fanges som en mann når han er borte fra midten, så også mot dem. Den andre tolkningen unntar ham.
t-the-message-does-not-bb39d726 = Innlegget sier ikke noe om dette. Ingen annen måte å slå på er kjent i alea.
t-the-message-does-not-f669ceaf = Innlegget sier ikke noe om dette. Alle kilder i familien som oppgir antallet, lar én mann falle i hver retning. Etter den andre tolkningen slås bare én.
t-the-message-does-not-c71767c4 = Innlegget sier ikke noe om dette. Alle kilder som nevner det, lar en mann stå mellom to. Etter den andre tolkningen ville han bli slått.
t-the-message-does-not-8f23d9e2 = Innlegget sier ikke noe om dette. Ingenting unntar kongen; den andre tolkningen er en våpenløs konge.
t-away-from-the-centre-167ed882 = Borte fra midten fanges han av to, og kanten er borte fra den. Den andre tolkningen lar ham være trygg der.
t-the-message-does-not-1f9e3e60 = Innlegget sier ikke noe om dette. Remis når stillingen kommer for tredje gang, er det vanlige; den andre tolkningen bryr seg ikke om gjentakelse.
t-the-message-does-not-446ceced = Innlegget sier ikke noe om dette. Remis gir ingen fordel; den andre tolkningen er tap.

## rulesets/ard-ri-throne.toml

t-eight-attackers-between-and-1cd0f255 = Åtte angripere mellom og ved siden av mennene i en åpen ring: nummer 26 blant nettstedets oppstillinger på 7×7.
t-eight-attackers-in-a-a9416dc2 = Åtte angripere i en firkantet ring rundt korset: nummer 32 blant nettstedets oppstillinger på 7×7.
t-the-king-goes-one-7113eba6 = Kongen går ett skritt om gangen: nettstedets «Ard Ri-1».
t-in-150-king-s-2899fb14 = I 150 kongetrekk i de nedskrevne partiene var ingen lengre.
t-the-king-takes-no-888381f4 = Kongen er ikke med på å slå: forsøk på nettstedet.
t-so-the-variants-are-c698a215 = Variantene heter så; ingen nedskrevne slag trenger kongen, og i to partier lot han være å slå. Det finnes ingen annen tolkning.
t-the-empty-throne-helps-b1d08cb5 = Den tomme borgen hjelper ikke til med å slå noen mann.
t-in-four-cases-of-31798cc3 = I fire tilfeller av fire ble ingen mann slått mot den. Om den teller mot kongen ved siden av den, er ikke vist, verken det ene eller det andre.
t-a-throne-that-captures-d300f3e2 = En borg som ikke slår noen når den er tom, gjør det heller ikke med kongen i. Den andre tolkningen er den i grunnreglene.
t-nobody-passes-over-the-b36f79b4 = Ingen går gjennom borgen: nettstedets «nopass».
t-so-the-variant-is-ce3eb3fa = Varianten heter så; i dens tre nedskrevne partier gikk ingen gjennom. Det finnes ingen annen tolkning.
t-only-the-defenders-pass-67851644 = Bare forsvarerne går gjennom borgen, og den slår bare angripere: nettstedets «whitefriendlypass».
t-defenders-passed-over-it-5058a726 = Forsvarere gikk gjennom den mange ganger i 24 nedskrevne partier, angripere aldri.
t-attackers-were-captured-against-dfbcc455 = Angripere ble slått mot den, forsvarere aldri, og sammen med tre angripere fanget den kongen.

## rulesets/ashton-aagenielsen.toml

t-nobody-came-back-to-1c9708b9 = Ingen kom tilbake til den eller gikk gjennom den i 46 nedskrevne partier.
t-24-men-of-24-932e82f0 = 24 av 24 menn som ble klemt inn mot den tomme borgen, falt.
t-with-the-king-on-0c9dfbbf = Med kongen i slo borgen ingen forsvarer, i elleve tilfeller av elleve. I Bologna gjør den det.
t-sixteen-moves-of-attackers-f6da007e = Seksten trekk der angripere flyttet innenfor sin egen leir.
t-59-men-of-61-2028c005 = 59 av 61 menn som ble klemt inn mot et tomt leirpunkt, falt; åtte konger falt for én angriper og et leirpunkt. De to andre: se regelen om ly i leiren.
t-two-attackers-that-stood-a0f19f1f = To angripere som sto i en leir, ble ikke slått mot leirens punkt på kanten.
t-no-recorded-game-shows-17ae611b = Ingen nedskrevne partier viser en ring rundt alle forsvarerne. Den andre tolkningen er regelen i nettstedets senere spill.
t-no-recorded-game-has-d4fa8b90 = I ingen nedskrevne partier kommer en stilling for tredje gang; remis er det vanlige svaret. Den andre tolkningen lar kongens part tape, som på nettstedets senere sider.
t-the-site-s-pages-db28e184 = Nettstedets sider om Fetlar-hnefatafl og Copenhagen-hnefatafl lar den parten tape som ikke kan trekke; det som lot seg lese om dette spillet, kommer ikke inn på det. De andre tolkningene er remis og en tapt tur.

## rulesets/ashton-bologna.toml

t-the-server-gives-white-e2102657 = Serveren gir hvit det første trekket; en nyopprettet tilstand i koden ville ellers gi det til svart.
t-black-takes-a-white-3b401895 = Svart slår en hvit mann mot borgen enten kongen er i den eller ikke. I Ashtons tablut på aagenielsen.dk gjør han ikke det: I elleve nedskrevne partier var det anledning, ingen slo.
t-the-code-lets-a-17366225 = Koden lar en mann gå fra ett leirpunkt til et annet med mindre de er mer enn fem punkter fra hverandre: altså innenfor hans egen leir, og ikke inn i den på motsatt side.
t-white-takes-a-black-f195f3a3 = Hvit slår en svart mann mot et leirpunkt også når en annen svart mann står på det.
t-the-code-leaves-out-7bdcf12c = Koden utelater de fire punktene midt på kantene, a5, e1, i5 og e9. De ligger bare bak menn som står i en leir, så det kommer ut på ett.
t-the-server-s-usual-a6d741c8 = Serverens vanlige innstilling; den kan settes til å tillate mer. Koden begynner å huske etter det første trekket, så bare den andre tilbakekomsten til selve utgangsstillingen ville gi remis; her teller utgangsstillingen som alle andre stillinger.
t-the-code-has-no-bd0e14ee = Koden har ingen bestemmelse. En slik spiller kan bare sende et ulovlig trekk eller vente til tiden er ute, og taper i begge tilfeller. Den andre tolkningen er remis.

## rulesets/berserk-9.toml

t-tablut-s-points-the-1abd1b74 = Tabluts punkter. De nedskrevne partiene viser hærførere der en angriper står alene foran leiren sin; hvor ridderen sto, viser de ikke, og E6 er overtatt fra de eldste partiene på 11×11.

## rulesets/berserk-throneless.toml

t-in-one-of-the-1a361266 = I ett av partiene blir ridderen stående i midten.

## rulesets/berserk.toml

t-in-the-oldest-recorded-d9547cc6 = I de eldste nedskrevne partiene står ridderen rett foran kongen: 26 partier kan bare leses slik, 82 bare med ridderen på E7.
t-the-page-says-from-43b2e297 = Siden sier «fra og til reserverte ruter». Partiene viser at ett av de to er nok: Av kongens 49 hopp går 33 fra et vanlig punkt til et hjørne, 15 fra borgen til et vanlig punkt og 1 til borgen; det finnes ingen som mangler begge deler.
t-of-the-616-recorded-bb0ea695 = Av de 616 nedskrevne partiene der slagene er merket, kan 338 ikke leses uten dette.
t-the-page-we-read-44223c49 = Siden vi har lest, bryter av før den sier om man må fortsette. I 225 turer i partiene var det fortsatt noe å slå, og det ble latt være.
t-14-of-the-games-1fdee909 = 14 av partiene slutter slik; AbstractPlays program har samme regel.
t-the-rule-speaks-of-9cb3ee1b = Regelen taler om angripere og forsvarere; at den tomme borgen teller som en av de fire sidene til kongen ved siden av den, vises av 5 fangster i partiene.
t-two-or-three-men-c4019e25 = To eller tre menn faller på én gang i mange av partiene.
t-three-attackers-and-the-64662fa7 = Tre angripere og den tomme borgen: 5 partier slutter slik.
t-the-page-we-read-a15700bd = Siden vi har lest, bryter av før denne regelen. 70 partier slutter med kongen mellom to hærførere og 13 med kongen mellom en hærfører og et hjørnepunkt. Han er trygg mellom en hærfører og en mann (262 ganger), mellom en mann og et hjørnepunkt (4 ganger), mellom en hærfører og den tomme borgen (én gang) og i borgen (2 ganger). Programmene til AbstractPlay og OpenTafl har samme regel. Om to hærførere fanger ham ved siden av borgen, sier ingen tekst; her gjør de det.
t-in-28-games-the-90450def = I 28 partier sto kongen på kanten med angripere eller et hjørnepunkt på de tre åpne sidene sine, og partiet gikk videre.
t-in-two-games-a-751ef62c = I to partier kom en stilling for tredje gang, og partiet gikk videre; fem remiser ble avtalt eller kan ikke forklares ut fra brettet. Det som faktisk avsluttet partier på nettstedet, er fram-og-tilbake-flytting: 7 partier ble gitt til angriperne da kongens menn for fjerde gang sto likt mens angriperne gjorde framgang. Den andre tolkningen, OpenTafls, lar den parten tape som får fram stillingen for tredje gang.
t-no-recorded-game-comes-f4fe89a9 = Ingen nedskrevne partier kommer så langt, og siden vi har lest, sier ikke noe. De fleste regelsett i denne familien, blant dem OpenTafls program, lar den parten tape som ikke kan trekke; den andre tolkningen er remis.

## rulesets/brandubh-2-aagenielsen.toml

t-in-46-recorded-games-16e4f366 = I 46 nedskrevne partier sto en angriper ved siden av kongen med den tomme borgen på motsatt side, og han ble ikke fanget; begge parters menn ble slått.
t-21-recorded-games-ended-6ee95da3 = 21 nedskrevne partier sluttet med to angripere ved siden av ham.

## rulesets/brandubh-cyningstan.toml

t-the-rules-forbid-stopping-87c81a1a = Reglene forbyr å stanse i midten og sier ikke noe om å gå gjennom den. Koden i Ludii, laget etter denne siden, lar alle brikker gå gjennom den når den er tom. Den andre tolkningen lar ingen gjøre det.
t-the-twelve-rules-do-826931b2 = De tolv reglene sier det ikke; alle kilder i familien som nevner det, lar en mann stå mellom to. Etter den andre tolkningen ville han bli slått.
t-rule-12-draws-a-ffabbba2 = Regel 12 gir remis når en stilling gjentas, og sier ikke hvor mange ganger: tolket som tredje gang, som er det vanlige. Den andre tolkningen er andre gang.

## rulesets/brandubh-dragonheels.toml

t-not-verified-the-accounts-b0df40eb = Ikke etterprøvd: Gjengivelsene av siden sier ikke hvem som begynner. Alle andre brandubh-spill i dag lar angriperne begynne; den andre tolkningen er kongens part.
t-not-verified-we-have-ddf89367 = Ikke etterprøvd: Vi har verken siden eller en gjengivelse av den som sier hvordan brikkene flyttes. Alle andre brandubh-spill i dag har denne måten å flytte på, og ingen annen tolkning er kjent.
t-the-king-may-not-d1177711 = Kongen kan ikke komme tilbake. På nettstedet aagenielsen.dk, der «Walker»-brandubh slår på samme måte, kan han det: se valget.
t-tim-millar-says-so-6ace307c = Det sier Tim Millar om det nettstedet.
t-to-the-king-too-c7b7aaa2 = Også mot kongen: Han fanges som en mann.
t-not-verified-the-accounts-80213c11 = Ikke etterprøvd: Gjengivelsene av siden nevner fiendtlige hjørner og kongen som fanges av to, ikke hvordan en mann slås. Alle andre brandubh-spill i dag slår slik, og ingen annen tolkning er kjent.
t-not-verified-the-accounts-7f09b0d6 = Ikke etterprøvd: Gjengivelsene av siden oppgir ikke antallet. Etter den andre tolkningen slås bare én mann; ingen kilde i familien har det slik.
t-not-verified-the-accounts-3149986f = Ikke etterprøvd: Gjengivelsene av siden nevner det ikke. Alle kilder i familien som gjør det, lar en mann stå mellom to; etter den andre tolkningen ville han bli slått.
t-even-on-the-throne-1b6474bb = Også i borgen, sier Tim Millar om det nettstedet.
t-like-a-man-the-b94f8f3e = Som en mann; siden nevner ikke kanten. Den andre tolkningen lar kanten telle.
t-not-verified-the-accounts-30477c8a = Ikke etterprøvd: Gjengivelsene av siden nevner det ikke; tre er det vanlige tallet. De andre tolkningene lar en av partene tape.
t-the-king-may-stop-78d3fd67 = Kongen kan stanse i borgen igjen: Nettstedet aagenielsen.dk kaller denne brandubhen Walkers.
t-he-did-so-in-73477280 = Det gjorde han i 41 trekk i 114 nedskrevne partier; alle lar seg spille gjennom etter disse reglene.

## rulesets/brandubh-ohio-weak.toml

t-taken-over-from-the-1be2cec8 = Overtatt fra spillet som dette er en variant av; de nedskrevne partiene viser det ikke. Ingen annen tolkning er kjent.
t-the-one-man-that-a3441c26 = Den ene mannen som sto mot borgen, ble ikke slått; to angripere ved siden av kongen fanget ham ikke der.
t-three-men-that-stood-6db7e884 = Tre menn som sto mot et hjørne, ble ikke slått, i åtte nedskrevne partier.

## rulesets/brandubh-throneless.toml

t-men-stopped-on-the-d5660ebf = Menn stanset i midten i 34 nedskrevne partier, og ingen ble slått mot den.

## rulesets/brandubh-wtf.toml

t-the-preset-lets-the-3c571c41 = Programmets forhåndsinnstilling lar den parten tape som gjentar for tredje gang. Om utgangsstillingen teller som første gang, sier ingen tekst; her teller den.

## rulesets/copenhagen.toml

t-to-men-of-both-897474fc = Mot begge parters menn når den er tom; står kongen ved siden av den, regnes den som den fjerde som fanger ham.
t-always-hostile-to-the-a8a301db = Alltid fiendtlig mot angriperne, også når kongen er i den.
t-the-page-says-to-edd6f031 = Siden sier mot alle brikker; kongen kan ikke fanges på kanten, så det gjelder mennene.
t-the-page-does-not-85e642e3 = Siden sier ikke hvor mange menn et trekk kan slå. I 6138 nedskrevne partier slo 834 trekk to eller flere.
t-the-site-s-page-7f682bd1 = Nettstedets side lar det stå åpent hvilket trekk som kan lukke fella. I partiene der falt alle de 221 rekkene der det siste trekket lukket enden, og ingen av de 88 der det fylte den siste åpningen foran.
t-by-the-three-attackers-293eae5b = Av tre angripere på de sidene som er igjen, med den tomme borgen som den fjerde.
t-in-the-recorded-games-fea873c6 = Av de nedskrevne partiene endte 173 av seg selv i et slikt fort; i alle hadde kongen et punkt å flytte til, og ingen mann i muren kunne noen gang ha blitt slått.
t-139-recorded-games-ended-05dcadc6 = 139 nedskrevne partier endte med dette, i selve trekket som lukket ringen; ett, av en grunn vi ikke har funnet, gikk videre i seks halvtrekk.
t-the-page-in-its-b33f5290 = I sin nåværende form lar siden enhver endeløs gjentakelse være tap for kongens part, uten å si når den er endeløs; tre ganger er det vanlige målet. Ni nedskrevne partier sluttet slik da stillingen kom for tredje gang, tjue gikk videre en stund. De andre tolkningene er valg. Om utgangsstillingen teller som første gang, sier ingen tekst; her teller den.
t-the-page-adds-that-73b71639 = Siden legger til at et parti som ikke lenger kan avsluttes, for eksempel av mangel på brikker, er remis. Et slikt dødt parti er remis her når spillerne er enige om at det er det.
t-a-shieldwall-falls-whichever-399b89d2 = En skjoldborg faller uansett hvilken fiende som kommer sist, også en foran.
t-opentafl-calls-it-the-326c487c = OpenTafl kaller det «relaxed shieldwall», den løsere skjoldborgen.
t-the-king-s-side-33017205 = Kongens part kan ikke få fram det som allerede har stått på brettet, som på hnefatafl.org; angriperne kan det.
t-the-earlier-wording-the-a1212548 = Den tidligere ordlyden: Spilleren som alene stadig truer, må finne et annet trekk, ellers taper han.
t-on-the-edge-three-2ec6c5f0 = På kanten fanger tre angripere kongen: et forsøk på nettstedet som det finnes ett kjent parti av.
t-the-one-game-of-d8e0c662 = Det eneste partiet i varianten «unsafe-edge» viser ingen slik fangst; navnet sier at den kan forekomme. Tre angripere og kanten er slik nettstedets andre spill fanger en konge der; den andre tolkningen er to.

## rulesets/david-brown-hnefatafl.toml

t-33-recorded-games-and-31ce4a3c = 33 nedskrevne partier, og ikke et eneste slag på ni muligheter.
t-in-the-recorded-games-afcd9ff9 = I de nedskrevne partiene falt ingen mann mot borgen, i fire tilfeller av fire. Om den teller mot kongen ved siden av den, er ikke vist, verken det ene eller det andre.

## rulesets/fetlar-panel-2013.toml

t-a-refuge-square-like-467b7fca = En tilfluktsrute som de fire hjørnene: Bare kongen kan stå på den.
t-with-the-king-on-4911fffc = Med kongen i slår borgen bare angripere, og det gjør han selv.
t-the-corners-capture-men-20e8409d = Hjørnene slår menn. Ved siden av et hjørne står kongen på kanten, der han er trygg.
t-at-the-edge-he-ddb210f5 = Ved kanten må han først drives dit han kan omringes. Der angriperne ikke kan få til det, er partiet remis etter heftet; ingen maskin kan være sikker på det, så hnefi overlater det til spillerne å bli enige.
t-surrounding-the-king-and-8e2e220c = Å omringe kongen og en av krigerne hans er ennå ikke seier: De må skilles fra hverandre, eller krigeren må slås. Reglene på nettet lar omringing vinne.
t-the-leaflet-also-draws-3582d064 = Etter heftet er også et parti remis der kongen ikke kan nå noen tilfluktsrute og angriperne ikke kan nå ham. Et slikt dødt parti er remis når spillerne er enige om at det er det.

## rulesets/fetlar.toml

t-the-page-does-not-8a5af5cd = Siden sier ikke hvor mange menn et trekk kan slå. I 999 nedskrevne partier slo 137 trekk to.
t-unless-he-is-the-4a87053b = Med mindre han er den siste i sin part og helt innestengt: Da kan den parten ikke trekke, og taper etter regelen om den som ikke kan flytte.
t-the-site-added-it-eb5b549e = Nettstedet la det til mens partier pågikk: Av de nedskrevne sluttet tolv da ringen ble lukket, og 25 eldre gikk videre.
t-the-page-calls-a-51ea106e = Siden kaller et parti remis når gjentakelse hindrer det i å ta slutt, uten å oppgi noe tall; panelets eget hefte fra 2013 sier tredje gang. På nettstedet måtte spillerne bli enige: Av 21 nedskrevne partier der en stilling kom for tredje gang, sluttet ett der. Det er dette valget gjelder.
t-surrounding-everybody-does-not-55c6a104 = Å omringe alle er ennå ikke seier, slik nettstedet aagenielsen.dk spilte det de første årene.
t-in-25-recorded-games-2126108f = I 25 nedskrevne partier hadde angriperne lukket ringen, og spillet gikk videre.
t-a-repeated-position-ends-2c78df8a = En gjentatt stilling avslutter ingenting av seg selv; spillerne blir enige.
t-of-21-recorded-games-a64e059c = Av 21 nedskrevne partier der en stilling kom for tredje gang, gikk 20 videre.
t-the-king-captures-nothing-f9b566fa = Kongen slår ingenting med sitt eget trekk: et forsøk på nettstedet.
t-the-king-captures-by-116f1fd2 = Kongen slår med sitt eget trekk, men ingen bruker ham som makker, ikke engang i borgen: nettstedets «king hammer only».
t-in-one-recorded-game-455acc80 = I ett nedskrevet parti klemte en forsvarer en angriper inn mot kongen i borgen og slo ingenting.

## rulesets/fidchell-armed.toml

t-in-one-recorded-game-51d9a76b = I ett nedskrevet parti var alle forsvarerne omringet; det gikk en stund før angriperne vant. Den andre tolkningen utelater regelen.
t-men-passed-and-stopped-7c73ccb5 = Menn gikk gjennom midten og stanset i den, og ingen ble slått mot den.

## rulesets/foteviken-11.toml

t-the-t-shapes-of-3d18f2f3 = Angripernes T-figurer som leirer, forsvarerne i en rombe.
t-the-t-shapes-of-883262d7 = Angripernes T-figurer som leirer, forsvarerne i et kors.
t-the-program-was-changed-ade8fb64 = Programmet ble endret mens partier pågikk: I fire av 19 nedskrevne partier ble menn slått mot den tomme borgen eller tomme leirer, i fire ble de ikke.
t-see-the-throne-once-880e3edc = Se borgen. Én gang stanset en konge i en leir, noe ingen andre partier viser.

## rulesets/foteviken-9.toml

t-nobody-came-back-to-55cbfb90 = Ingen kom tilbake til den i 33 nedskrevne partier, og ingen gikk gjennom den.
t-six-men-that-stood-b96cd334 = Seks menn som sto mot den tomme borgen, ble ikke slått; ved siden av den fanger tre angripere kongen.
t-no-piece-from-outside-8e67d72c = Ingen brikke utenfra stanset noen gang på et leirpunkt eller gikk gjennom et, i 33 nedskrevne partier.
t-nine-moves-of-attackers-a8f59f2e = Ni trekk der angripere flyttet innenfor sin egen leir.
t-forty-men-that-stood-be6076cf = Førti menn som sto mot et tomt leirpunkt, ble ikke slått.
t-so-the-rules-of-bf38da91 = Slik sier reglene fra museet som spillet har navn etter; ingen nedskrevne partier fra nettstedet viser det.
t-no-recorded-game-has-540c370a = I ingen nedskrevne partier kommer en stilling for tredje gang. Utstillingens regler forbyr å true mer enn to ganger; remis er det vanlige svaret ellers.

## rulesets/foteviken-opentafl.toml

t-so-the-rules-record-0025bdab = Slik er regelbeskrivelsen som programmet skriver. Koden som avgjør slag, sier noe annet: se valget `as-programmed`.
t-the-code-asks-only-7efd1ff7 = Koden spør bare om en mann står i en leir, ikke i hvilken: Fra sin egen kan han gå rett inn i den på motsatt side. I museets regler kan han ikke det.
t-as-with-the-castle-1b8b7273 = Som med borgen: Beskrivelsen sier det, men koden som avgjør slag, holder leirene utenfor.
t-the-camp-points-of-81568c1b = Leirpunktene på kanten er stengt for kongen.
t-the-empty-castle-captures-809c1071 = Den tomme borgen slår begge parters menn og teller mot kongen; leirene slår ingen, ikke engang ham.

## rulesets/gwyddbwyll-pfireland.toml

t-the-page-does-not-4bad7f0f = Siden sier ikke hvem som begynner; i de fleste spill på sju linjer gjør angriperne det. Den andre tolkningen er kongens part.
t-only-the-king-may-abf55f62 = Bare kongen kan gå inn i midten; med skritt på ett punkt går ingen gjennom noe.
t-the-page-calls-the-56c3aed2 = Siden kaller hjørnene kongens tilflukt og sier ikke hvem andre som kan stå der. Var de åpne for menn, ville fire av dem være nok til å stanse spillet. Den andre tolkningen åpner dem.
t-the-page-speaks-of-9427fd3c = Siden taler om slag mot midten, men ikke mot noe hjørne. Den andre tolkningen, den i brandubh-spillene, lar hjørnene slå.
t-pieces-are-taken-between-6b7fddf2 = Man slår brikker mellom to av sine egne, og kongen er en av dem; ingenting unntar ham. Den andre tolkningen er en våpenløs konge.
t-the-king-is-surrounded-21980bf0 = Kongen omringes, og den tomme midten slår alle brikker unntatt ham: Lest bokstavelig kan han ikke fanges ved siden av den. Den andre tolkningen lar midten telle som den fjerde siden: valget `throne-as-fourth`.
t-the-page-adds-that-3369618e = Siden legger til at angripere som er nede i to menn, har tapt, siden det trengs tre. De kunne fortsatt slå de siste fyrstene, så hnefi overlater det til spillerne å gi opp.
t-the-page-is-silent-70c8f978 = Siden sier ikke noe; remis når stillingen kommer for tredje gang, gir ingen fordel. Andre spill på sju linjer lar den som gjentar, tape.
t-the-page-is-silent-db653d65 = Siden sier ikke noe; remis gir ingen fordel. I andre spill i familien taper den parten som ikke kan trekke.

## rulesets/historical-hnefatafl-11.toml

t-to-men-of-both-024cb34c = Mot begge parters menn når den er tom; står kongen ved siden av den, regnes den som en av de fire som fanger ham.
t-only-the-brandubh-of-d7906c75 = Bare brandubhen på 7×7 har dem.
t-the-page-does-not-f131b5df = Siden sier ikke hvor mange menn et trekk kan slå. I 877 nedskrevne partier slo 133 trekk to eller flere.
t-15-recorded-games-of-1412eff1 = 15 nedskrevne partier på 11×11 sluttet med dette, alle i trekket som lukket ringen.
t-the-program-s-author-83e42429 = Programmets opphavsmann siterer siden: enhver evig gjentakelse er tap for hvit. Når den er evig, sier den ikke; tre ganger er det vanlige målet. Der et nedskrevet parti sluttet av seg selv da en stilling kom for tredje gang, vant angriperne, 13 ganger av 13.
t-the-side-of-the-0534df5f = Kongens part gjør det første trekket, som i de av nettstedets varianter som har navn på «-w».
t-so-the-site-s-708f7a56 = Slik sa nettstedets side om Copenhagen-hnefatafl i sin tidligere form, og likeså siden om sjøslag (regel 7a); den tidligere formen av siden om dette spillet lot seg ikke lese. Den andre tolkningen er den som siden har i dag.
t-most-of-the-site-6be7d770 = De fleste av nettstedets partier der en stilling kom for tredje gang, gikk videre.
t-surrounding-everybody-does-not-8910a669 = Å omringe alle er ennå ikke seier, slik nettstedet spilte det de første årene.
t-in-six-recorded-games-59450dd7 = I seks nedskrevne partier på 9×9 hadde angriperne lukket ringen, og spillet gikk videre.

## rulesets/historical-hnefatafl-15.toml

t-forty-attackers-against-a-ae5c348e = Førti angripere mot en konge og tjue menn i et tett kors: Aage Nielsens oppstilling for 15×15, fra nettstedets partier.
t-thirty-two-attackers-against-87a85c54 = Trettito angripere mot en konge og seksten menn i et kors: et forsøk på nettstedet, slik to av de tre nedskrevne partiene viser det.
t-the-same-men-with-48dd73b3 = De samme mennene, med angriperne tettere sammen i fire T-figurer, slik det tredje av nettstedets nedskrevne partier viser dem.

## rulesets/historical-hnefatafl-7.toml

t-like-the-throne-says-166a5ebf = Som borgen, sier siden; det gjelder også kongen: I 32 nedskrevne partier fanget én angriper og et hjørne ham, i ett gjorde de det ikke.
t-like-a-man-the-8ee3e52c = Som en mann; kanten teller ikke.
t-once-the-king-has-576ed61c = Når kongen har forlatt borgen, kan han ikke stanse der igjen: nettstedets «Brandubh noreturn».
t-in-26-recorded-games-e57c7daa = I 26 nedskrevne partier gjorde han det aldri, mens han ellers gjør det i hvert tredje.
t-nobody-passes-over-the-bc633ca7 = Ingen går gjennom borgen eller kommer tilbake til den: nettstedets «Brandubh3».
t-nobody-ever-did-in-d96715ff = Ingen gjorde det noen gang, i 17 nedskrevne partier.
t-beside-the-throne-two-e71b6dd1 = Ved siden av borgen fanger to angripere kongen, eller én med den tomme borgen på motsatt side: nettstedets «weak-throne».
t-one-recorded-game-ended-b3501c11 = Ett nedskrevet parti sluttet slik, med borgen på motsatt side; i borgen trengs det fortsatt fire.

## rulesets/history-craft.toml

t-no-man-was-captured-53fcfb94 = Ingen mann ble slått mot den tomme borgen, i fem tilfeller av fem og i ett av ett; om den teller mot kongen, som i Fetlar, er ikke vist, verken det ene eller det andre.
t-since-it-captures-nobody-f00ff46b = Siden den ikke slår noen når den er tom, gjør den det heller ikke med kongen i. Kongen selv slår der som makker. Den andre tolkningen er Fetlars.
t-in-the-one-recorded-d3ead238 = I det eneste nedskrevne partiet der alle forsvarerne ble omringet, gikk spillet videre, til remis. Den andre tolkningen er Fetlars nåværende regel.

## rulesets/hnefatafl-edge-11.toml

t-no-recorded-game-shows-e8b84218 = Ingen nedskrevne partier viser en ring rundt alle forsvarerne. Alle nettstedets senere sider har regelen; den andre tolkningen utelater den.
t-men-stopped-on-the-7c8f41a8 = Menn stanset på hjørnene i to av partiene. I ett av de to partiene uten spesiell konge ble en angriper slått mot et hjørne, noe ingen andre partier viser.

## rulesets/hnefatafl-org.toml

t-to-men-the-king-baf18457 = Mot menn; kongen kan ikke fanges på kanten.
t-a-picture-of-captures-6ccd8859 = Et bilde av slag viser tre menn som faller for ett trekk.
t-the-page-does-not-921d65a4 = Siden sier ikke hvilket trekk som kan lukke fella; i koden er det et som kommer til en ende av rekka.
t-the-code-s-forts-86cb4f18 = Kodens fort er litt snevrere: Den finner 164 av de 182 som avsluttet nedskrevne partier.
t-the-code-asks-for-15a07a64 = Koden krever én ring rundt dem alle; her er flere ringer, hver rundt noen av dem, også en ring.
t-words-and-pictures-how-999f7cc5 = Ord og bilder; hvor mange angripere det må være, står bare i koden. Koden regner også et hjørne som sperret når noen av kongens part står rett ved det, og krever ingen foran en innestengt konge hvis det er fem angripere eller færre; ingen av delene vises, og ingen av delene spilles her.
t-it-stands-in-the-7a9623f5 = Den står i stedet for Copenhagens regel. Koden sammenligner brett, uansett hvem som er i trekket, utgangsstillingen medregnet; den sammenligner dem før slåtte menn tas av brettet, og slik spilles det ikke her.
t-a-turn-is-a-fa85d6a4 = En tur er et trekk av en av partene. Endringsloggen sier det; koden gir remis to trekk senere, som i valget.
t-the-game-is-drawn-6fe33fa5 = Partiet er remis ved det 134. trekket, slik koden teller.

## rulesets/ludii-alea.toml

t-the-text-beside-the-a2e2b37a = Teksten ved siden av koden er den i Walkers hefte fra 2011, der kongens part begynner.
t-the-empty-centre-is-7bf3463b = Den tomme midten er fiendtlig mot begge parters menn, og teller mot en konge ved siden av den.
t-the-king-is-captured-5af4518c = Kongen fanges bare av to angripere; hjørnene teller ikke mot ham.
t-only-the-moves-of-83ea813a = Bare trekk med menn utløser et slag; kongen teller som makkeren deres.
t-the-code-has-no-65df3423 = Koden har ingen bestemmelse om gjentakelse, så ingenting skjer. Den andre tolkningen ville legge til den vanlige remisen.
t-the-code-has-no-488c7d44 = Koden har ingen bestemmelse; etter Ludiis allmenne regel passer en part som ikke har noe trekk. De andre tolkningene er remis og tap.

## rulesets/ludii-ardri.toml

t-with-moves-of-one-88125c6e = Med trekk på ett punkt går ingen gjennom noe.
t-the-centre-counts-against-3ac268ca = Midten teller mot kongen; menn slås bare mellom to fiender.
t-the-king-is-captured-495303f7 = Kongen fanges av to, som en mann. Ludii kaller disse reglene rettet, de andre vanlige.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-the-code-asks-whether-d0b6c479 = Koden spør om punktet er midten, ikke om det er tomt: Med kongen i slår midten fortsatt menn, også hans egne.
t-the-code-asks-only-6d5f4e36 = Koden spør bare etter de nabopunktene som brettet har: På kanten er tre angripere nok.

## rulesets/magpie.toml

t-men-of-both-sides-c6d76cad = Begge parters menn gikk gjennom den i 120 nedskrevne partier. Et annet program lar bare kongen gå gjennom, og han går ett skritt og kan det ikke.
t-the-page-says-that-e41fcbdc = Siden sier at han kan fanges der; i partiene skjer det av tre angripere, eller av to ved siden av et hjørne.
t-on-the-edge-the-1e0f815b = På kanten kan kongen ikke fanges: nettstedets «Old Magpie».
t-in-two-recorded-games-0a4baad6 = I to nedskrevne partier sto tre angripere rundt ham der, og partiet gikk videre.

## rulesets/norseamerica.toml

t-the-account-says-nothing-ff40551b = Gjengivelsen sier ikke noe om det og sammenligner spillet med nettstedets spill, der det er slik. Ingen annen tolkning er kjent.
t-friendly-to-everybody-says-540ce17a = Vennlig mot alle, sier gjengivelsen med et utropstegn: Heller ingen angriper slås mot den.
t-to-everybody-says-the-369043db = Mot alle, sier gjengivelsen; men to angripere, et hjørne og kanten fanger ikke kongen.
t-three-attackers-and-the-3e71881b = Tre angripere og borgen fanger ham ikke: Ved siden av den er han trygg, men kan mures inne.
t-the-attackers-win-when-acaa3f49 = Angriperne vinner når kongen er satt patt og partiet ikke kan vinnes lenger. Her: når ingen vei forbi dem fører ham til et hjørne. De andre tolkningene er at parten hans ikke har noe trekk igjen, eller at alle mennene hans er stengt inne med ham.
t-the-account-says-nothing-d50fdb1e = Gjengivelsen sier ikke noe om det. De andre tolkningene er remis tredje gang og tap for en av partene.
t-a-game-that-is-8abfaa42 = Et parti som står patt og ikke kan vinnes lenger, går til angriperne; om angripere uten trekk sies det ikke noe. Den andre tolkningen er remis.

## rulesets/old-hnefatafl.toml

t-some-hundred-recorded-games-42045250 = Rundt hundre nedskrevne partier sluttet slik. I de eldste, som ikke skriver opp slag, var han fortsatt trygg der.
t-to-the-king-too-5e30e971 = Også mot kongen: På kanten ved siden av et hjørne fanget to angripere, kanten og hjørnet ham, i 41 nedskrevne partier.
t-of-the-recorded-games-b4fb0909 = Av de nedskrevne partiene sluttet 13 da ringen ble lukket; i 16 andre, eldre, gikk angriperne videre for å slå alt.
t-the-king-takes-no-04e171dc = Kongen er ikke med på å slå: det som tafl-databasen kaller «legacy hnefatafl».
t-in-games-7-and-95257cbb = I parti 7 og 18 klemmer kongen inn en mann, én gang med sitt eget trekk og én gang ved siden av en forsvarer som flytter, og ingenting slås.

## rulesets/seabattle-11.toml

t-attackers-in-four-t-37574b41 = Angriperne i fire T-figurer, forsvarerne i en åpen rombe.
t-attackers-in-four-t-98b42cf2 = Angriperne i fire T-figurer, forsvarerne i en sirkel rundt kongen.
t-attackers-in-short-t-6699fe87 = Angriperne i korte T-figurer og langs diagonalene, forsvarerne i en rombe. Nummer 204577 blant oppstillingene som nettstedets opphavsmann har telt opp.
t-attackers-in-arrows-and-004f16f1 = Angriperne i piler og langs diagonalene, forsvarerne i en rombe. Nummer 205009 blant oppstillingene som nettstedets opphavsmann har telt opp.

## rulesets/seabattle-13.toml

t-the-attackers-of-the-1d38ebfb = Angriperne fra den endrede Parlett-oppstillingen og det åpne korset av forsvarere: et forsøk på nettstedet.

## rulesets/seabattle-7.toml

t-the-king-goes-one-7751cfca = Kongen går ett skritt om gangen.
t-in-62-king-s-59973129 = I 62 kongetrekk i 12 nedskrevne partier var ingen lengre.
t-every-piece-goes-one-65b20cbb = Alle brikker går ett skritt om gangen: nettstedets «Sea Battle-1».

## rulesets/seabattle-9.toml

t-tablut-s-camps-with-d70da0a3 = Tabluts leirer med forsvarerne i et kvadrat rundt kongen; reenactment-gruppa Ealdfaeder bruker den også.
t-attackers-in-four-broken-71f7d26e = Angriperne i fire brutte linjer rundt en konge blant åtte menn.
t-attackers-in-a-circle-d5f97d2e = Angriperne i en sirkel rundt forsvarernes kors.
t-attackers-in-four-crosses-16e09bcc = Angriperne i fire kors på armene til forsvarerne. Nummer 1571 blant oppstillingene som nettstedets opphavsmann har telt opp.
t-attackers-along-the-diagonals-59f62797 = Angriperne langs diagonalene og ved siden av midtlinjene. Nummer 1650 blant oppstillingene som nettstedets opphavsmann har telt opp.
t-attackers-along-the-diagonals-41ee5bb0 = Angriperne langs diagonalene fra hjørnene, forsvarerne i et kvadrat. Nummer 2542 blant oppstillingene som nettstedets opphavsmann har telt opp.
t-attackers-on-the-corners-020e54a4 = Angriperne på hjørnene og rundt armene på korset. Nummer 1606 blant oppstillingene som nettstedets opphavsmann har telt opp.
t-attackers-in-four-arrows-dab7ba21 = Angriperne i fire piler mot et kvadrat av forsvarere. Nummer 2566 blant oppstillingene som nettstedets opphavsmann har telt opp.
t-attackers-in-an-eight-6561a066 = Angriperne i en åttetagget stjerne rundt et kvadrat av forsvarere. Nummer 2526 blant oppstillingene som nettstedets opphavsmann har telt opp.
t-walker-s-page-lets-a61e68bb = Walkers side lar forsvarerne begynne: se valget.
t-the-page-does-not-f6d117c4 = Siden sier ikke hvor mange menn et trekk kan slå. I 126 nedskrevne partier slo seks trekk to.
t-fifteen-recorded-games-on-535d3d3c = Femten nedskrevne partier på de fem brettene sluttet med dette, alle i trekket som lukket ringen.
t-the-page-in-its-bfc31f96 = I sin nåværende form lar siden enhver endeløs gjentakelse være tap for kongens part, uten å si når den er endeløs; tre ganger er det vanlige målet. Der et nedskrevet parti sluttet av seg selv da en stilling kom for tredje gang, vant angriperne, 13 ganger av 13. Tidligere lot siden den «aggressive» spilleren tape, se valget.
t-as-on-walker-s-5af0d356 = Som på Walkers side, og i de av nettstedets varianter som har navn på «-w».
t-in-the-site-s-b3ac1d04 = I nettstedets andre spill gikk man oftest videre etter tredje gang; av de få sjøslagene som har en slik, sluttet de fleste der, vunnet av angriperne. Den andre tolkningen er sidens.

## rulesets/simple-tafl-11.toml

t-the-overview-says-no-426099b7 = Oversikten sier: ingen reserverte ruter. Alle 567 nedskrevne partier lar seg spille gjennom slik.
t-three-recorded-games-ended-5185ac3f = Tre nedskrevne partier sluttet med dette; i ett på 7×7 gikk spillet videre i to halvtrekk.

## rulesets/simple-tafl-9.toml

t-tablut-s-camps-with-7ded28ba = Tabluts leirer med forsvarerne i en åpen rombe: et forsøk på nettstedet.

## rulesets/skalk.toml

t-to-the-king-too-d7adb59f = Også mot kongen: Tre nedskrevne partier på 11×11 og seks på 9×9 sluttet med en angriper og et hjørne ved siden av ham.

## rulesets/sources.toml

t-murray-s-english-of-18f152f5 = Murrays engelske gjengivelse (1952, s. 63) er sitert i Ludiis belegg 832 (ludii.games/data.php?gameId=387).
t-read-in-a-copy-46a8b911 = Lest i en kopi på bghub.ie.
t-a-stored-copy-was-8df28117 = En lagret kopi er lest; den bryter av under overskriften «How to finish the game».
t-by-a-player-whose-f1891431 = Av en spiller hvis navn ikke går fram av kopien vi leste, og udatert. Han sier at han følger Bell, men utelater terningen. Bells bok selv er ikke lest.
t-crust-is-tim-millar-2a6d1922 = «crust» er Tim Millar. Han forteller om den brandubh som spilles på Dragonheels Lair.
t-the-st-thomasguild-gives-103e42fb = St. Thomasguild gir en undertittel med skrivefeil og skriver den andre forfatteren Jonquai.
t-the-rules-are-aage-ae962322 = Reglene er Aage Nielsens. Kjent fra programmer som siterer siden, som Game-Brandubh 0.01 for Perl.
t-a-stored-copy-was-7ef06a4f = En lagret kopi er lest; den bryter av etter det som sies om hvordan vanlige menn slås.
t-a-stored-copy-was-a75d4b4e = En lagret kopi ble lest; den bryter av i regel 10.
t-half-of-the-games-2a0147c9 = Halvparten av partiene ble spilt gjennom. «76-*» er alle partier i nettstedets variant 76: samlingens filer har navn etter variant, spiller og parti.
t-hagbard-is-aage-nielsen-25126e44 = «Hagbard» er Aage Nielsen. Av hans første innlegg har den lagrede kopien det meste, fram til hvordan angriperne vinner.
t-read-are-pages-1-2ae9a681 = Lest er side 1 til 5 i en kopi som bryter av der; ingen regel bygger på noe utover dem. Forfatterens side har versjon 2b av 23. april 2005, og bare begynnelsen av den er sett.
t-quotes-the-pages-of-c6f502de = Siterer sidene på aagenielsen.dk ordrett, og det heftet om Brandubh 2 av David Zolli som finnes der.
t-the-games-as-ludii-c42e6a7e = Spillene slik Ludii beskriver dem i mappen Common/res/lud/board/war/custodial. Til og med Ludii 1.3.14 er de ikke endret.
t-read-in-a-copy-e1790a5b = Lest i en kopi på nettet, en nettside for hver av de elleve sidene.
t-the-st-thomasguild-prints-b4c934c4 = St. Thomasguild skriver «yeux» for «jeux» og skriver den andre forfatteren Jonquai.
t-a-stored-copy-was-cf97f42e = En lagret kopi ble lest; den bryter av i regel 11.
t-the-numbers-are-those-63fc4a17 = Numrene er de i en tidligere tekst av siden, der den lagrede kopien bryter av i regel 5a. En senere tekst, lest til og med regel 4, sier det samme.
t-the-page-as-last-5c886e35 = Siden slik den sist ble endret 21. desember 2024, kjent fra reglene på hnefatafl.org, som er en kopi av den og viser sine egne endringer.
t-an-earlier-text-of-fba621d5 = En tidligere tekst av siden. En lagret kopi ble lest til og med regel 5b, resten i den kopien som et program har med (tuckerj0/-teamname, GameRules.java).
t-an-earlier-text-of-c8ec5e9f = En tidligere tekst av siden; den lagrede kopien bryter av i regel 7.
t-a-stored-copy-was-f13c0b52 = En lagret kopi ble lest; den bryter av i regel 5.
t-a-stored-copy-was-68e10f75 = En lagret kopi ble lest; den bryter av i regel 7.
t-an-earlier-text-of-b897ebb0 = En tidligere tekst av siden. Om «Old Hnefatafl» forteller den hvordan det avviker fra Fetlar-hnefatafl.
t-a-stored-copy-was-7d273f4c = En lagret kopi ble lest; den bryter av i regel 8.
t-an-earlier-text-of-f4a2fde8 = En tidligere tekst av siden; den lagrede kopien bryter av i regel 7a.
t-hagbard-is-aage-nielsen-b335b70a = «Hagbard» er Aage Nielsen. Han forteller om heftet på 14 sider som fulgte med spillene fra NorseAmerica LLC i 2008.
t-sent-by-deboramarzec-with-18e0c08b = Sendt av deboramarzec med innbydelsen til en turnering; den endrer én regel og sier det.
t-read-without-its-pictures-acb70e62 = Lest uten bildene. Blant kildene sine oppgir siden «Damian Walker, 2014. Alea evangelii.», som vi ikke har sett.
t-read-without-its-pictures-0aa2bf0d = Lest uten bildene; at Walker stiller opp brikkene som Murray, sier St. Thomasguild.
t-undated-it-speaks-of-77702509 = Udatert; siden taler om prøvespill i 2015. Den daterer Murrays forslag til 1955, en feil for 1952. En fransk kopi på zpag.net har «comptes» for grever, utelater «to ganger» etter de ni skrittene og beholder 1955.
t-a-translation-by-machine-01d8edfc = En maskinoversettelse av Walkers side.
t-the-second-edition-was-559c2735 = Andre utgave er lest.
t-read-in-a-stored-d83686cb = Lest i en lagret kopi.
t-a-copy-without-an-c458aa5b = En kopi uten adresse eller dato; den nevner en sending fra desember 2009.
t-our-own-study-with-c36cd278 = Vår egen studie, med alle partiene på /studies/alea-even.

## rulesets/tablut-aagenielsen.toml

t-in-1-166-recorded-a9fefd15 = I 1166 nedskrevne partier stanset en forsvarer eller kongen på et punkt der angriperne begynner. Nettstedet har en tablut med stengte leirer som et eget spill (Foteviken, Ashton).
t-nobody-passes-over-the-d47d2687 = Ingen går gjennom borgen eller kommer tilbake til den: nettstedets «Tablut2».
t-the-king-never-returned-c16a6225 = Kongen kom aldri tilbake i tre nedskrevne partier. Den andre tolkningen lar ham gjøre det, som i tablut.
t-no-piece-passed-over-c58a444e = Ingen brikke gikk gjennom den i tre nedskrevne partier, og Brandubh3 med det tilsvarende navnet viser det samme i sytten. Den andre tolkningen lar alle gå gjennom.

## rulesets/tablut-brainking.toml

t-the-rules-speak-of-f80b178f = Reglene taler bare om menn som slås mellom to menn, og spillerne mener at en vokter ved siden av borgen er trygg der; mot kongen teller borgen. Den andre tolkningen lar den slå menn.
t-the-rules-keep-captures-0ee10ae7 = Reglene lar bare voktere og leiesoldater slå. I partiene av denne tabluten på aagenielsen.dk er kongen heller aldri makker.
t-the-page-of-rules-2f483bce = Siden med reglene, slik vi har den, bryter av før den kommer hit. En spiller stiller en konge som fanges som mennene sine, opp mot kongen på dette nettstedet, og en annen forteller om en konge med én vokter i en festning som ingenting bryter: altså fire sider. Den andre tolkningen, Linnés, fanger ham mellom to.
t-the-rules-as-far-efc14861 = Så langt vi kunne lese reglene, sier de ikke noe; spillerne forteller om remis ved endeløs raichi, som de blir enige om, og i et nedskrevet parti kom en stilling for tredje gang uten at noe skjedde. Den andre tolkningen er remis når stillingen kommer for tredje gang.
t-a-player-writes-that-7bc9e48a = En spiller skriver at hvit taper når han ikke har flere trekk; om svart er det ikke sagt noe, og siden med reglene, slik vi har den, bryter av før den kommer hit. Den andre tolkningen er remis.

## rulesets/tablut-murray.toml

t-helmfrid-says-it-of-5f846b75 = Helmfrid sier det om taflspill i alminnelighet, i innledningen; om Murrays tablut sier ingen noe annet.
t-no-account-of-murray-5dc69358 = Ingen gjengivelse av Murrays regler som vi har lest, taler om midten. Walker sier at han overtok Smiths engelske Linné, som har en kongeborg der. Den andre tolkningen gjør den til et punkt som alle andre.
t-no-account-of-murray-28668b53 = Ingen gjengivelse av Murrays regler som vi har lest, sier hvem som kan stanse der. Walker sier at han overtok Smiths engelske Linné, som ikke slipper andre enn kongen inn i borgen. Andre tolkninger stenger den for ham også når han har forlatt den, eller åpner den for alle.
t-helmfrid-reports-that-murray-cdaaaccb = Helmfrid forteller at Murrays konge slipper unna på en hvilken som helst rute langs kanten, slik at et hjørne er en kantrute som de andre. Ingen annen tolkning er kjent.
t-helmfrid-says-that-murray-e00c0130 = Helmfrid sier at Murray ikke tok hensyn til det Linnés eksempler tyder på: at rutene der angriperne begynner, ikke er noen vei ut. Derfor har leirene ingen virkning her. Den andre tolkningen stenger dem, som i spillet fra 1972.

## rulesets/tablut-opentafl.toml

t-the-program-calls-it-e1f3445f = Programmet kaller det Linnés slag. Koden ser bare på mannen som stiller seg bak forsvareren.

## rulesets/tablut-riksutstallningar-1972.toml

t-helmfrid-calls-the-choice-058f8641 = Helmfrid kaller valget vilkårlig.
t-the-source-calls-it-3f38da73 = Kilden kaller det borgen. Linné skrev at den heter konokis på samisk; Helmfrid mener at ordet er kongens eget navn. Mennene som står rundt kongen, er drabantene hans.
t-rule-7-counts-the-cd7eb586 = Regel 7 lar borgen telle mot kongen. Regel 6, om å slå menn, nevner den ikke: se valget `hostile-castle`.
t-the-source-calls-them-cdaa4520 = Kilden kaller dem baseleirene; noe samisk navn på dem er ikke kjent.
t-a-camp-is-the-db7eacc8 = En leir er de fire rutene i én T. En rute som er forlatt, forblir stengt for alle andre til partiet er slutt.
t-empty-or-not-a-a5927ded = Tom eller ikke: En leirrute teller mot kongen. Den slår ingen mann, siden regel 6 ikke nevner den.
t-the-summary-does-not-9963cb5c = Sammendraget oppgir ikke hvor mange menn et trekk kan slå. Alle kilder i familien som gjør det, lar én falle i hver retning; etter den andre tolkningen slås bare én.
t-the-rule-asks-that-a6776156 = Regelen krever at moskovittene kan lukke fella: Det er deres eget trekk som lukker den, som i regel 6. Helmfrid kaller mannen ved siden av kongen drabanten hans.
t-rule-6-makes-no-d9315275 = Regel 6 gjør ikke noe unntak for kongen, og Helmfrid drøfter den våpenløse kongen som en endring: se valget `weaponless`.
t-a-threat-that-leads-44b2db86 = En trussel som fører til sikker seier, kan ikke gjentas mer enn to ganger; da må den offensive parten finne et annet trekk. En trussel som er framsatt én gang og gjentatt to ganger, er framsatt tre ganger, så her avvises den fjerde. Den offensive parten er den som med trekket sitt truer med å vinne i det neste, kongen ved å slippe unna eller moskovittene ved å fange ham, og samme trussel er samme stilling; den som bare parerer, kan gjenta så mye han vil, og ingenting er noen gang remis. Regelen er ikke fra Linnés dagbok: Helmfrid sier at den er lagt til mot trusler uten ende. Andre tolkninger avviser allerede tredje gang, valget `threat-made-twice`, eller tar en tredje gang uten ensidig trussel for remis, valget `repetition-draws`.
t-no-rule-helmfrid-notes-b8cbe35f = Ingen regel; Helmfrid bemerker at spillerne vil trenge å legge til noen. Remis gir ingen av partene fordel; den andre tolkningen er tap.
t-the-words-are-spelled-d3008d75 = Ordene er stavet slik Helmfrid har dem; Smiths engelske Linné fra 1811 har raichi og tuichu. To frie veier kaller han det samme som sjakkmatt. Det er ikke oppgitt noen straff for å la være å si det.
t-the-king-takes-no-0a7b4c22 = Kongen er ikke med på å slå.
t-the-exhibition-added-the-2f438d46 = Utstillingen la regelen til som valgfri: Den tok en gåte i Hervarar saga som tegn på at kongen er våpenløs, og mente at spillet ble jevnere av det. Helmfrid utelater den: Han finner gåten for tvetydig, og noen prøvespill overbeviste ham om at spillet da gir angriperne fordel.
t-a-muscovite-may-not-44723281 = En moskovitt kan ikke flytte innenfor leiren sin; han kan fortsatt gå gjennom rutene i den på vei ut.
t-the-exhibition-calls-optional-4ea8fb88 = Utstillingen kaller det valgfritt at moskovittene kan flytte innenfor leirene før de forlater dem. Helmfrid sier ikke at det å gå gjennom rutene på vei ut også er valgfritt; en annen tolkning, valget `shut-camps`, forbyr begge deler.
t-a-muscovite-may-neither-cc70ebed = En moskovitt kan verken flytte innenfor leiren sin eller gå gjennom rutene i den på vei ut.
t-a-stricter-reading-of-0e6720ae = En strengere tolkning av det utstillingen kaller valgfritt: Uten regelen om trekk innenfor leirene ville de være stengt som alle reserverte områder.
t-no-side-may-bring-2d9613d9 = Ingen av partene kan få fram samme stilling for tredje gang med en trussel om å vinne; ingenting er remis.
t-reads-the-rule-as-e6fee94d = Leser regelen som om den sa at en trussel ikke kan framsettes mer enn to ganger.
t-a-side-that-alone-c564d526 = En part som alene stadig truer, kan ikke få fram samme stilling for tredje gang; truer begge partene, eller ingen, er det remis tredje gang.
t-lets-no-game-go-d63bce88 = Lar ikke noe parti gå i det uendelige: Remisen er lagt til, ingen kilde taler om den.
t-the-empty-castle-stands-03cd99eb = Den tomme borgen gjelder som en fiende av alle brikker, ikke bare av kongen.
t-the-exhibition-rests-the-be07d2a4 = Utstillingen bygger regelen på en innførsel i Linnés dagbok som Helmfrid kaller uklar og svært vanskelig å oversette; han utelater den. Om borgen er fiendtlig med kongen i, er ikke sagt: her bare når den er tom, etter den andre tolkningen alltid.

## rulesets/tafl-simple-corner.toml

t-the-thought-experiment-does-c0125802 = Tankeeksperimentet sier ikke hvem som begynner. De fleste regelsett i familien lar angriperne begynne; den andre tolkningen er kongens part.
t-helmfrid-s-plain-game-dd9dcf2c = Helmfrids enkle spill har en midtrute, men ingen regel for den; reserverte ruter nevner han blant det som kan legges til. Den andre tolkningen gjør den til en borg.
t-nothing-else-changes-in-955798f6 = Ingenting annet endres i reglene, sier Helmfrid, når veien ut krymper til hjørnene; at reserverte ruter bør være fiendtlige, sier han om ruter som legges til. Den andre tolkningen lar tomme hjørner slå menn.
t-not-spoken-of-every-c1463517 = Ikke nevnt. Alle kilder i familien som nevner det, lar én mann falle i hver retning; etter den andre tolkningen slås bare én.
t-helmfrid-says-nothing-of-c8880223 = Helmfrid sier ikke noe om det her; om tablut og det walisiske spillet sier han at en brikke kan gå inn mellom to fiender, og kaller det grunnleggende. Den andre tolkningen tillater bare kongen det.
t-not-spoken-of-without-79b8f9d6 = Ikke nevnt; når ikke noe annet er sagt, slår kongen som mennene. Den andre tolkningen lar ham være våpenløs.
t-not-spoken-of-without-e0e1a386 = Ikke nevnt; når ikke noe annet er sagt, fanges kongen slik mennene slås. Den andre tolkningen er valget `king-four`.
t-captured-as-anywhere-else-d65f17c3 = Fanges som alle andre steder: av to på motsatte sider, langs kanten. Selve kanten teller ikke.
t-not-spoken-of-these-61e61039 = Ikke nevnt; disse enkle spillene er et mål for andre, og ingen regel er lagt til. Den andre tolkningen er remis når stillingen kommer for tredje gang.
t-not-spoken-of-a-d2a26425 = Ikke nevnt; remis gir ingen av partene fordel. I andre spill i familien taper den parten som ikke kan trekke.
t-the-king-must-be-caa7adcc = Kongen må omringes på alle fire sider, som i tablut.
t-the-other-reading-of-07bd3b32 = Den andre tolkningen av en tekst som ikke sier hvordan kongen fanges.
t-four-pieces-find-no-7d19e488 = Fire brikker får ikke plass rundt en konge på kanten, og ingenting sier at kanten teller. Etter den andre tolkningen fanges han av tre og kanten.

## rulesets/tafl-simple-edge.toml

t-the-king-wins-on-9b8df189 = Kongen vinner på en hvilken som helst rute langs kanten, og reserverte ruter nevnes bare blant det som kan legges til. Ingen annen tolkning er kjent.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-text-does-not-7dad7a05 = Teksten sier ikke hvem som begynner. De fleste regelsett i familien gir angriperne det første trekket; den andre tolkningen er kongens part.
t-the-text-does-not-4de8c5e2 = Teksten sier ikke hvordan brikkene flytter. Overalt i familien der det er sagt, flytter de som tårnet i sjakk. Den andre tolkningen er ett skritt om gangen: valget `slow-pieces`.
t-the-king-stands-in-abcc21ee = Kongen står i midten; ingenting sier at punktet betyr noe etterpå. Den andre tolkningen gjør det til en borg, som i tablut.
t-no-special-point-is-e5fff38c = Ikke noe særskilt punkt er nevnt. Den andre tolkningen måtte ta hullet i teksten for et hjørne.
t-the-text-does-not-52f304da = Teksten oppgir ikke hvor mange menn et trekk kan slå. Alle kilder i familien som gjør det, lar én falle i hver retning; etter den andre tolkningen slås bare én.
t-the-player-who-goes-b228fd3d = Spilleren som går inn mellom to fiender, sier et ord, kanskje `gwrheill`, og kommer ikke til skade. Setningen følger etter den om kongen, og Bell tillot, forteller en spiller på BrainKing, bare kongen dette; Helmfrid leser den om alle brikker, som her.
t-a-man-between-two-166762d8 = En mann mellom to av fiendene sine dør, og kongen er en av dem. Den andre tolkningen, fra sagaens gåte, lar kongen være våpenløs.
t-that-two-attackers-take-393ae4dc = At to angripere fanger ham, står skrevet, hvis han ble advart og ikke kan slippe unna. Her er advarselen overlatt til spillernes høflighet: To er alltid nok.
t-the-king-wins-if-deaa2c64 = Kongen vinner hvis han kan gå langs en linje, men ordet som sier hvilken, er tapt. Her er det kanten, som i de beslektede spillene på brett uten merkede hjørner. Den andre tolkningen er et hjørne.
t-the-text-is-silent-771d1359 = Teksten sier ikke noe, og ingen regel er lagt til: Spillerne blir enige om remis når et parti ikke kommer noen vei. Den andre tolkningen er remis når stillingen kommer for tredje gang.
t-the-text-is-silent-2de84fb5 = Teksten sier ikke noe; remis gir ingen av partene fordel. I andre spill i familien taper den parten som ikke kan trekke.

## rulesets/tawlbwrdd-bell-dice.toml

t-helmfrid-s-account-does-6ca63b9f = Helmfrids gjengivelse sier ikke hvem som begynner.
t-bell-took-tawl-for-13a991bc = Bell forsto tawl som et kast, en avledning Helmfrid betviler: Han avleder ordet av tabula og bord eller av norrønt taflborð og kjenner ikke noe annet spor av terninger i keltiske eller angelsaksiske tekster om tafl. Terningen har like mange sider med oddetall som med partall.
t-every-square-of-the-cf522520 = Hver rute på kanten er en vei ut, og ingenting skiller hjørnene ut. Ingen annen tolkning er kjent.
t-our-accounts-do-not-13ec6b38 = Gjengivelsene våre oppgir ikke hvor mange menn et trekk kan slå. Alle kilder i familien som gjør det, lar én falle i hver retning; etter den andre tolkningen slås bare én.
t-the-welsh-text-of-39faa701 = Den walisiske teksten fra 1587 lar alle brikker gå inn mellom to fiender uten skade. Et innlegg som følger Bell, tillater bare kongen å gjøre det: valget `only-king-safe`.
t-the-sources-are-silent-a2d5cff5 = Kildene sier ikke noe. Med en terning i spill betyr det ingenting at en stilling kommer igjen. Den andre tolkningen er remis når stillingen kommer for tredje gang.
t-the-sources-are-silent-2021cd5a = Kildene sier ikke noe. En tur uten lovlig trekk går tapt som en tur der kastet gir partall. De andre tolkningene er remis og tap.
t-a-man-that-moves-30ce8b27 = En mann som flytter inn mellom to fiender, blir slått; bare kongen kan gå dit uten skade.
t-a-man-whose-own-d2477dca = En mann som med sitt eget trekk først slår en av de to, er trygg, siden han da ikke lenger står mellom dem.

## rulesets/tawlbwrdd-cyningstan.toml

t-the-leaflet-gives-no-f7ef3cf3 = Heftet gir ikke noe punkt en egen regel; en leser spurte forfatteren om midten er en borg. Den andre tolkningen holder den av til kongen, som i tablut.
t-the-leaflet-gives-no-3cf1f91d = Heftet gir ikke noe punkt en egen regel, og kongen vinner på et hvilket som helst punkt på kanten. Den andre tolkningen stenger hjørnene for menn.
t-a-piece-is-captured-d10ab47b = En brikke slås ved at den omringes, og en brikke som selv går inn mellom to fiender, er ikke blitt omringet av dem. Den andre tolkningen, Bells, skåner bare kongen.
t-the-leaflet-treats-the-dcf5e316 = Heftet behandler kongen som en hvilken som helst brikke bortsett fra målet hans, og unntar ham ikke fra noe. Den andre tolkningen er en våpenløs konge.
t-the-source-is-silent-c1ba5c1c = Kilden sier ikke noe; tolket som i Walkers tablut-hefte, som tillater remis ved gjentakelse. Andre tawl-bwrdd-spill bryr seg ikke om den eller pålegger en av partene å avvike.
t-the-source-is-silent-bd6002d7 = Kilden sier ikke noe; tolket som i Walkers tablut-hefte, som tillater remis når en part ikke kan trekke. Ellers taper den parten.

## rulesets/tyr-13.toml

t-as-in-the-recorded-d4c8deca = Som i de nedskrevne partiene.
t-a-later-ordering-with-1872f37d = En senere oppstilling med mer rom rundt kongen, som i de nedskrevne partiene.

## rulesets/tyr-15.toml

t-as-in-the-recorded-9ada64f9 = Som i de nedskrevne partiene; AbstractPlay har den også.

## rulesets/tyr-commanders-15.toml

t-the-commanders-are-the-49b0a39b = Hærførerne er de mennene som hopper i de nedskrevne partiene: fire av kongens og åtte av angripernes.

## rulesets/tyr-commanders.toml

t-14-of-the-games-3b41ba20 = 14 av partiene lar seg ikke lese hvis det bare kan hoppes over fiender. Over hærførere og kongen hopper ingen.
t-the-king-s-side-b817f53d = Kongens part gjør det første trekket.

## rulesets/tyr.toml

t-as-in-the-139-b6e0acd1 = Som i de 139 nedskrevne partiene i denne halvdelen av samlingen; AbstractPlay har den også.
t-every-king-caught-between-3e63ba61 = Hver konge som kommer i klemme mellom to angripere, blir fanget; ingen overlever det i noe parti.
t-no-position-decides-a-5af94a65 = Ingen stilling avgjør et parti ved å komme igjen. Tre partier ble gitt til angriperne da kongens part bare flyttet fram og tilbake; AbstractPlay lar kongens part tape når stillingen kommer for tredje gang.

## rulesets/unarmed-king-tafl-9.toml

t-so-the-variant-is-cc6e1eee = Varianten heter så; de to partiene viser verken noe slag av kongen eller noen mulighet til det. Det finnes ingen annen tolkning.

## rulesets/unst-alea.toml

t-the-layout-helmfrid-1-bd2c2e80 = Oppstillingen Helmfrid 1 med de spesielle mennene på de fire spraglete punktene.
t-in-the-recorded-games-9048a8c5 = I de nedskrevne partiene faller 21 spesielle menn, alle med tre av de fire sidene sine holdt; 26 ganger holdes to motsatte sider av en, og han blir stående. Det er ikke nødvendig at det står noen rett overfor den som kommer til: I 5 av de 21 slagene står det ingen der.
t-the-king-escapes-on-f2be5029 = Kongen slipper unna på R2, S2 og R18, og mer enn 40 menn slås mot hjørneblokkene.
t-against-men-of-both-be85d95c = Mot begge parters menn. Ingenting viser at også kongen kan fanges mot dem.
t-he-captures-by-his-7576d8fd = Han slår med sitt eget trekk og hjelper andre å slå. I mindre spill som er oppkalt etter Unst, gjør han bare det første.
t-two-attackers-on-opposite-130e6bee = To angripere på motsatte sider lar ham stå der han er, 12 ganger ute på brettet.
t-two-attackers-on-opposite-66fa82f9 = To angripere på motsatte sider lar ham stå der også, 3 ganger; kanten er ikke med på slag på dette nettstedet.
t-one-game-is-drawn-d3de958c = Ett parti er remis etter avtale; ingen stilling kommer for tredje gang. De andre tolkningene er remis og tap for kongens part.

## rulesets/versions.toml

t-every-stated-or-pictured-e88ca27a = Hver regel som er uttalt eller vist, oppgir stedet sitt; hvor sikker den er, ble prøvd mot det som kan leses; andre tolkninger kan spilles.
t-that-the-king-may-a3f32ca7 = At kongen kan komme tilbake til borgen, er uttalt, at menn ikke kan gå gjennom den, er vist; hver regel oppgir stedet sitt; andre tolkninger kan spilles.
t-that-the-king-may-864d6788 = At kongen kan komme tilbake til borgen, er uttalt; hver regel oppgir stedet sitt; andre tolkninger kan spilles.
t-captures-at-once-is-88da4d60 = `captures-at-once` er regel 7, ikke regel 10; hver regel oppgir stedet sitt; andre tolkninger kan spilles.
t-read-from-the-message-8ad099d4 = Lest i selve innlegget: Hvor menn kan stanse, er uttalt, midtens fiendtlighet mot menn er en tolkning.
t-named-after-the-site-06bb6929 = Oppkalt etter nettstedet, siden reglene er Aage Nielsens; reglene 10 og 12 er uttalt, og det teksten ikke sier, er en tolkning.
t-throne-corners-and-camps-796ff1eb = Borg, hjørner og leirer er tolkninger; det som bare Walker forteller, er gjengitt etter ham.
t-a-threat-may-be-a7a8499d = En trussel kan gjentas to ganger, og ingen remis er lagt til; `closed-camps` forbyr bare trekk inne i en leir; de tidligere tolkningene er valg.
t-the-throne-the-corners-7349657b = Borgen, hjørnenes fiendtlighet og det å gå inn mellom to fiender er tolkninger.
t-the-throne-and-moving-72048d5b = Borgen og det å gå inn mellom to fiender er tolkninger.
t-what-bell-s-game-66621afa = Det Bells spill har utover terningen og kanten, er gjengitt etter innlegget som forteller det; hjørnene er en tolkning.
