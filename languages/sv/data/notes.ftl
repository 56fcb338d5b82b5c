## rulesets/alea-aagenielsen.toml

t-taken-over-from-the-67f61d72 = Övertaget från det spel som detta är en variant av; de nedtecknade partierna avgör det inte. De andra tolkningarna är remi tredje gången, och att ingenting följer.
t-seven-captures-against-a2-82d899c5 = Sju slag mot A2 och motsvarande punkter, och en kung som vann på S2, i fem nedtecknade partier.
t-no-man-passed-over-b402e38f = Ingen man passerade en hörnpunkt i sju nedtecknade partier, och ingen hade skäl till det. Den andra tolkningen låter dem passera.
t-to-men-the-games-6be7aa34 = Mot män, det visar partierna. Mot kungen, som här fångas av två, som i webbplatsens brandubh. Den andra tolkningen undantar honom.
t-like-a-man-everywhere-44fcc66b = Som en man överallt utanför hans borg; inget nedtecknat parti visar det på kanten. Den andra tolkningen låter kanten räknas.
t-four-attackers-take-the-79e3287a = Fyra angripare fångar kungen, som är trygg på kanten: webbplatsens ”Alea Evangelii strong”.
t-in-one-of-two-cc49d93f = I ett av två nedtecknade partier stod två angripare på var sin sida om honom och spelet fortsatte.
t-as-in-the-site-d6e90648 = Som i webbplatsens andra spel med stark kung; framgår inte. Den andra tolkningen är tre och kanten.

## rulesets/alea-berserk-bartley.toml

t-his-own-ordering-of-e2272403 = Hans egen uppställning av angriparna. De särskilda männen är de som de nedtecknade partierna kräver: utan någon av dessa grupper går partier inte att läsa.
t-bartley-wanted-them-turned-f0755166 = Bartley ville att de skulle vändas som brickorna i Othello. De nedtecknade partierna kräver det.
t-the-king-escapes-on-624de251 = Kungen undkommer på B2, R2 och B18; 16 partier går inte att läsa med enstaka hörnpunkter.
t-no-man-passes-over-0be093b1 = Ingen man passerar en hörnpunkt i partierna, och ingen regeltext i familjen låter honom göra det.
t-8-games-end-with-03cdde7a = 8 partier slutar med kungen mellan två befälhavare. Han är trygg mellan en befälhavare och en man (8 gånger) och mellan en befälhavare och en riddare (en gång). Om två befälhavare fångar honom bredvid borgen säger ingen text; här gör de det.

## rulesets/alea-berserk-martens.toml

t-the-men-stand-as-f2d6fbad = Männen står som i de nedtecknade partierna; vilka av dem som är befälhavare och legosoldater framgår av deras hopp och av de män som strider vidare efter att ha slagits. Legosoldaternas platser är desamma när brädet vrids, men inte när det speglas.
t-the-records-write-the-f459725b = Uppteckningarna anger bara det första draget i en tur; var en pjäs fortsatte framgår av det som följer.
t-captures-that-could-go-f9c87ebe = Slag som kunde ha fortsatts lämnades ofta därhän.
t-some-games-end-with-e38fa3c4 = En del partier slutar med ett slag av kungen intill kanten.
t-commanders-of-both-sides-3a709910 = Båda sidors befälhavare hoppar över fiender, som står kvar.
t-five-games-cannot-be-17ceadf8 = Fem partier går inte att läsa på annat sätt. I ett parti lämnar en man från platsen I6 brädet: det verkar äldre än regeln.
t-men-stop-on-the-82df9193 = Män stannar i mitten, och ingen slås mot den.
t-every-king-caught-between-fafee6b5 = Varje kung som kläms in mellan två angripare fångas, 8 gånger.
t-no-game-ends-by-3f7282c0 = Inget parti slutar genom upprepning. De andra tolkningarna är remi, och förlust för kungens sida.
t-no-game-comes-to-09eefc63 = Inget parti kommer dithän. Den andra tolkningen är remi.

## rulesets/alea-berserk.toml

t-the-layout-helmfrid-1-15b63fac = Uppställningen Helmfrid 1. Två av de fyra riddarna slår genom att hoppa i de nedtecknade partierna; att det står en på var och en av de fyra brokiga punkterna följer av symmetrin. Om angriparna hade särskilda män visar partierna inte.
t-as-in-berserk-whose-8521c68c = Som i Berserk, vars namn försöket bär; partierna visar det inte. Den andra tolkningen är att inget av det slaget prövades.
t-a-knight-takes-a-fed668b6 = En riddare slår en man mot en punkt i hörnblocket.
t-nobody-comes-to-a-be4c23eb = Ingen kommer till något hörnblock i partierna. I Berserk och i alla spel med hörnpunkter på den här webbplatsen stannar bara kungen där; ingen annan tolkning är känd.
t-no-position-comes-again-df872d8b = Ingen ställning återkommer i partierna. De andra tolkningarna är remi, och förlust för kungens sida.

## rulesets/alea-dragonheels.toml

t-the-page-breaks-off-8c30e715 = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Om vakterna sägs bara att de, liksom kungen, inte faller för två. Här tolkat: på alla fyra sidor, som kungen. Andra tolkningar är tre sidor, eller aldrig.
t-the-page-breaks-off-a18477be = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Utan mitten som fjärde sida skulle kungen inte kunna fångas bredvid den. De andra tolkningarna gör den fientlig mot ingen, eller mot alla.
t-the-page-breaks-off-461b23c9 = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Om slag mot citadellen vet man här ingenting. De andra tolkningarna gör dem fientliga mot män, eller bara mot angriparna som i dåtidens Wikipedia.
t-the-page-breaks-off-31ca5f26 = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Varje källa i familjen som anger ett antal låter en man falla i varje riktning. Den andra tolkningen låter bara en falla.
t-the-page-breaks-off-34fcd8f1 = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Det vanliga slaget genom inneslutning kräver fiendens drag, så en man får ställa sig mellan två. Den andra tolkningen skulle slå honom.
t-the-page-breaks-off-af585e15 = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Ingenting undantar kungen från att slå. Den andra tolkningen är en kung utan vapen.
t-the-page-breaks-off-15f757e4 = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Han faller inte för två, så vi läser det som fyra; den andra tolkningen är tre.
t-the-page-breaks-off-e5fd4e41 = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Han faller inte för två, så vi läser det som fyra, varav mitten är en; den andra tolkningen är tre andra utöver den.
t-any-of-the-sixteen-f4339fdc = Vilken som helst av de sexton punkterna vinner.
t-the-page-breaks-off-64669514 = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Fyra sidor kan inte spärras på kanten: där är han trygg. Den andra tolkningen, från dåtidens Wikipedia, låter tre fånga honom.
t-the-page-breaks-off-4bd90040 = Vår kopia av webbsidan bryts av efter det som sägs om hur vanliga män slås. Remi när ställningen uppstår för tredje gången är det vanliga. Den andra tolkningen bortser från upprepning.

## rulesets/alea-dux.toml

t-the-layout-helmfrid-1-7ef0fef5 = Uppställningen Helmfrid 1 med duxar på de fyra brokiga punkterna.
t-the-layout-helmfrid-1-bd0b0988 = Uppställningen Helmfrid 1 med duxar på de fyra brokiga punkterna och på ringens fyra axelpunkter. De nedtecknade partierna visar inte vilka åtta det var.
t-one-jump-is-recorded-4d51da40 = Ett hopp är nedtecknat, över en angripare som står kvar. Nielsen tog duxen från R. C. Bells rekonstruktion av det romerska spelet, där den hoppar över en fiende utan att slå honom.
t-no-dux-is-taken-f60f5ee7 = Ingen dux slås i partierna. Bells dux och befälhavarna i Berserk faller som vilken man som helst; den andra tolkningen kräver tre sidor, som i spelet från Unst.

## rulesets/alea-hnefi-2026.toml

t-walker-marks-sixteen-squares-8f51f5da = Walker märker sexton rutor, fyra i varje hörn. Hörn med en enda punkt och vakter bredvid var en idé av Thomas Henning, en läsare av hans sida, år 2020.
t-by-walker-s-rules-e188d289 = Enligt Walkers regler fångar två män honom där, och angriparna vinner de flesta partierna.
t-walker-says-nothing-of-7abb1558 = Walker säger inget om det; i hans eget regelverk här är det remi.

## rulesets/alea-murray-rules.toml

t-none-of-our-accounts-5fc6a2af = Ingen av våra redogörelser för Murrays regler säger vem som börjar. De flesta regelverk som går tillbaka på honom låter angriparna börja; den andra tolkningen är kungens sida.
t-not-spoken-of-in-58fdf00c = Redogörelsen talar inte om det; det är draget i tablut, som Murrays rekonstruktion utgår från, och i all alea sedan dess. Ingen annan tolkning är känd.
t-the-account-does-not-597b5649 = Redogörelsen talar inte om mitten; kungen är den enda pjäs som börjar där, som i tablut. Den andra tolkningen gör den till en punkt som alla andra.
t-our-accounts-do-not-7d5b96bd = Våra redogörelser talar inte om att stanna i mitten. I de flesta av familjens regler gör bara kungen det, och han får komma tillbaka. Andra tolkningar stänger den också för honom, eller öppnar den för alla.
t-our-accounts-do-not-027c0381 = Våra redogörelser talar inte om att korsa mitten. Man känner inte till något som förbjuder det; den andra tolkningen spärrar den för männen.
t-where-the-king-is-ea2c7143 = Där kungen måste omringas på fyra sidor gäller den tomma mitten som den fjärde, som ingen man skulle kunna inta. Att den slår män sägs ingenstans. Andra tolkningar gör den fientlig mot ingen, eller mot alla.
t-the-king-goes-to-af2852e5 = Kungen går till kanten, så de sexton punkter som är ritade i hörnen tjänar ingenting till. Den andra tolkningen håller dem stängda för männen.
t-not-spoken-of-in-f0b3f635 = Redogörelsen talar inte om det; det är slaget i tablut, som Murrays rekonstruktion utgår från. Ingen annan tolkning är känd.
t-not-spoken-of-in-6377a242 = Våra redogörelser talar inte om det. Varje källa i familjen som talar om det låter ett drag slå i flera riktningar.
t-not-spoken-of-in-cc33c9b7 = Våra redogörelser talar inte om det. Nästan varje källa i familjen som talar om det låter en man gå in mellan två fiender utan skada; bara en redogörelse, för Bells spel, medger det endast åt kungen.
t-the-king-is-taken-5445adad = Kungen måste omringas på fyra sidor; bredvid den tomma mitten gäller den som den fjärde, annars skulle han inte kunna fångas där. Den andra tolkningen gör honom trygg där.
t-no-rule-is-known-da1e9176 = Ingen regel är känd, och ingen läggs till: spelarna kommer överens om remi när ett parti inte leder någonvart. Den andra tolkningen är remi när ställningen uppstår för tredje gången.
t-no-rule-is-known-d0b739b0 = Ingen regel är känd; remi gynnar ingendera sidan. I andra spel i familjen förlorar den sida som inte kan dra.

## rulesets/alea-opentafl.toml

t-not-in-the-record-b175f223 = Står inte i posten: det är notationens förval.
t-the-record-has-tfr-6d746f08 = Posten har `tfr:w`, som notationen förklarar: den som framkallar ställningen för tredje gången vinner, eftersom den andra anses ha tvingat fram det. Programmets kod gör tvärtom: se tillvalet `as-programmed`.
t-the-code-lets-the-7106997a = Koden låter angriparna vinna när ingen försvarare har en tom punkt bredvid sig, även om det är en där han inte får stanna. Den har ingen bestämmelse om angripare utan drag: att de likaså förlorar är vår tolkning. De andra tolkningarna är remi och en förlorad tur.
t-who-brings-a-position-27e16c69 = Den som framkallar en ställning för tredje gången förlorar.

## rulesets/alea-thomasguild-2020.toml

t-the-page-prints-octagonally-464f364a = Webbsidan skriver ”octagonally”, uppenbart för ortogonalt. Den ger ingen regel för de fyra brokiga punkterna och undrar bara om kanske enbart kungen och hertigarna får gå in på dem, eller om de skyddar var och en som står där.
t-the-exceptions-to-the-ef6d450f = Undantagen från dragregeln binder bara männen, och bildtexten låter kungen gå till varje ledig punkt: han får alltså komma tillbaka. Att han är trygg där bara om han inte har dragit förut förutsätter det.
t-the-text-bars-men-ecc6b479 = Texten förbjuder männen att gå in i borgen; att de inte heller får korsa den står bara i bildtexten. För kungens drag gäller inget sådant undantag.
t-the-page-names-the-1344ec52 = Webbsidan nämner hörnens utsmyckade män som medhjälpare vid slag, inte borgen. Tagen på orden hjälper borgen inte till att slå någon. Andra tolkningar räknar den mot kungen, som i Walkers broschyr från 2011, tillvalet `throne-as-fourth`, eller mot alla, som på hans webbplats.
t-that-there-are-four-c09a7caf = Att fyra utsmyckade män står i varje hörn sägs; att de står två och två är bara ritat.
t-the-page-bars-the-09c8ac20 = Webbsidan stänger hörnpunkterna för männen därför att de utsmyckade männen står där, och ingen pjäs hoppar över en annan: de får alltså inte heller korsa dem. Den andra tolkningen låter alla passera, eftersom bara det att gå in är förbjudet.
t-that-they-are-hostile-1d541973 = Att de är fientliga mot båda sidors män sägs uttryckligen. Att de inte räknas mot kungen följer av hur han fångas: där nämns fyra män, eller tre och kanten. Den andra tolkningen räknar dem.
t-a-picture-on-the-f75298f8 = En bild på webbsidan visar det också.
t-the-page-asks-for-63a4b64c = Webbsidan kräver fyra män, eller tre och kanten, och säger ingenting om en kung bredvid den tomma borgen. Tagen på orden kan han inte fångas där, eftersom ingen man får stå på den fjärde sidan. Den andra tolkningen låter borgen vara den fjärde: tillvalet `throne-as-fourth`.
t-the-page-declares-a-23119a8e = Webbsidan förklarar partiet remi när en ställning upprepas, utan att ange något antal: bokstavligen när den uppstår för andra gången. Den andra tolkningen väntar på den tredje, som är brukligt: tillvalet `third-repetition`.
t-the-empty-castle-counts-f19ef992 = Den tomma borgen räknas mot kungen, som då fångas bredvid den av tre grevar, som i Walkers broschyr från 2011. Utan detta kan han sitta bredvid borgen hur länge som helst.
t-walker-s-leaflet-of-32a3ce3a = Walkers broschyr från 2011 fångar kungen bredvid borgen med tre män. Webbsidan säger det inte; den säger sig följa Walker, men uppger ett arbete av honom från 2014, ”Alea evangelii”, som vi inte har sett.
t-the-game-is-drawn-5f260041 = Partiet blir remi när en ställning uppstår för tredje gången, inte redan för andra.
t-the-page-gives-no-70276862 = Webbsidan anger inget antal. Tre är vad de flesta regelverk kräver; tagen på orden kräver webbsidan två.

## rulesets/alea-walker-2011.toml

t-the-website-of-2015-95edd87f = Webbplatsen från 2015 låter angriparna börja.
t-he-alone-may-and-badbd3ef = Han ensam får det, och ingen regel tar det ifrån honom när han har gått ut. Webbplatsen från 2015 stänger borgen för honom också.
t-that-the-castle-counts-7b4358f3 = Att borgen räknas mot kungen sägs uttryckligen. Bildtexten talar också om slag mot mittrutan: läst så som Walker skriver 2015 är den tomma borgen fientlig mot båda sidors män. Den andra tolkningen avser bara att kungen fångas.
t-the-four-variegated-points-e7ba27fc = De fyra brokiga punkterna är också märkta, med en cirkel, men bara till hjälp vid uppställningen: ingen regel talar om dem.
t-the-fixed-men-drawn-47430905 = De fasta män som är ritade på hörnpunkterna står i vägen för varje drag.
t-the-corner-men-capture-85d67288 = Hörnmännen slår båda spelarnas ”pjäser”. Det gäller männen; om det gäller kungen är öppet: regel 5 räknar honom till pjäserna, men regel 7, som fångar honom, nämner bara grevar, borg och kant. Här räknas de inte mot honom; den andra tolkningen gör hörnen fientliga mot alla.
t-men-are-captured-by-c374b867 = Män slås genom att omges av fiender, och kungen är en fiende till grevarna. Den andra tolkningen lämnar honom utan vapen. Walkers brandub-broschyr sägs avgöra saken, men kunde inte läsas (inte kontrollerat).
t-the-leaflet-is-silent-f895de22 = Broschyren tiger. Tablutbroschyren i samma serie tillåter remi vid upprepning, utan att ange något antal; tre är det vanliga. Hos St. Thomasguild, vars webbsida säger sig följa Walker, blir det remi när en ställning upprepas: den andra tolkningen är remi vid andra gången.
t-the-leaflet-is-silent-e712d69e = Broschyren tiger. Tablutbroschyren i samma serie tillåter remi när en sida inte kan dra, och det gör även St. Thomasguild, vars webbsida säger sig följa Walker. Den andra tolkningen är förlust, som i andra spel i familjen.

## rulesets/alea-walker-2015.toml

t-the-leaflet-of-2011-8514f1bd = Broschyren från 2011 låter kungens sida börja.
t-the-rules-speak-of-43e8f562 = Reglerna talar om rutor; webbsidan säger själv att pjäserna i handskriften står där linjerna korsas. Det ändrar ingenting i spelet.
t-sixteen-squares-are-marked-243d786f = Sexton rutor är märkta i hörnen. En läsare av webbsidan, Thomas Henning, menade 2020 att ett citadell var en enda punkt längst ut i hörnet, och att de fyra brokiga männen kunde vara ledare vilkas fall vinner; ingen regel här följer honom.
t-the-text-does-not-4f44eb2b = Texten säger inte om män får passera hörnpunkterna. På bilden från 2011 spärras de av de fasta männen, så de får det inte. Den andra tolkningen låter dem passera.
t-rule-9-makes-the-b033864e = Regel 9 låter hörnen slå båda spelarnas pjäser; att de fångar kungen också följer av regel 8, som tar honom som en hertig. Den andra tolkningen undantar honom.
t-men-are-captured-by-288fb33a = Män slås genom att omges av fiender, och kungen är en fiende till grevarna. Ludiis kod tolkar det annorlunda: där är han bara städ. En tredje tolkning lämnar honom utan vapen.
t-the-source-is-silent-eea07191 = Källan tiger. Walkers tablutbroschyr i samma serie tillåter remi vid upprepning, utan att ange något antal; tre är det vanliga.
t-the-source-is-silent-18a047d8 = Källan tiger. Walkers tablutbroschyr i samma serie tillåter remi när en sida inte kan dra. I andra spel i familjen förlorar den sidan.

## rulesets/alea-wikipedia-2008.toml

t-the-page-gives-the-e6e21cb9 = Webbsidan låter citadellen delta i slag men inte borgen. En senare version låter båda göra det: se tillvalet `castle-captures`. Bredvid den tomma borgen kan kungen, läst efter bokstaven, inte fångas; den andra tolkningen räknar borgen mot honom.
t-not-spoken-of-every-37ef05d9 = Det talas inte om det; varje källa i familjen som anger ett antal låter en man falla i varje riktning. Den andra tolkningen låter bara en falla.
t-the-page-names-the-6ef79d1c = Webbsidan nämner de fyra yttersta hörnen, A1, A19, S1 och S19. På citadellens andra tolv punkter får kungen stå, och gå vidare.
t-the-page-is-silent-d9a2207d = Webbsidan tiger; remi när ställningen uppstår för tredje gången är det vanliga. Den andra tolkningen bortser från upprepning.
t-the-empty-castle-stands-69e7ac6e = Den tomma borgen gäller som ett vitt skepp när ett svart slås, liksom citadellen gör.

## rulesets/alea-winther-2006.toml

t-the-message-does-not-ce06c5b3 = Meddelandet säger det inte. De flesta spel i familjen låter angriparna börja; den andra tolkningen är kungens sida.
t-the-message-does-not-725fc67d = Meddelandet säger det inte. Inget annat sätt att dra är känt i alea.
t-the-message-does-not-3516df05 = Meddelandet säger det inte. Man känner inte till något som förbjuder att den korsas; den andra tolkningen spärrar den för männen.
t-the-message-counts-the-23a1b170 = Meddelandet låter mitten räknas mot en kung bredvid den; om den också slår män sägs inte. I Winthers eget tablut från våren innan gör den det. Enligt den andra tolkningen gör den det även här.
t-the-corners-serve-in-5ae6e45c = Hörnen hjälper till att slå; om även mot kungen sägs inte. Han fångas som en man utanför mitten, alltså även mot dem. Den andra tolkningen undantar honom.
t-the-message-does-not-bb39d726 = Meddelandet säger det inte. Inget annat sätt att slå är känt i alea.
t-the-message-does-not-f669ceaf = Meddelandet säger det inte. Varje källa i familjen som anger ett antal låter en man falla i varje riktning. Den andra tolkningen låter bara en falla.
t-the-message-does-not-c71767c4 = Meddelandet säger det inte. Varje källa som talar om det låter en man ställa sig mellan två. Den andra tolkningen skulle slå honom.
t-the-message-does-not-8f23d9e2 = Meddelandet säger det inte. Ingenting undantar kungen; den andra tolkningen är en kung utan vapen.
t-away-from-the-centre-167ed882 = Utanför mitten fångas han av två, och kanten ligger utanför den. Den andra tolkningen håller honom trygg där.
t-the-message-does-not-1f9e3e60 = Meddelandet säger det inte. Remi när ställningen uppstår för tredje gången är det vanliga; den andra tolkningen bortser från upprepning.
t-the-message-does-not-446ceced = Meddelandet säger det inte. Remi gynnar ingen; den andra tolkningen är förlust.

## rulesets/ard-ri-throne.toml

t-eight-attackers-between-and-1cd0f255 = Åtta angripare mellan och bredvid männen i en öppen ring: nummer 26 av webbplatsens uppställningar på 7×7.
t-eight-attackers-in-a-a9416dc2 = Åtta angripare i en kvadratisk ring runt korset: nummer 32 av webbplatsens uppställningar på 7×7.
t-the-king-goes-one-7113eba6 = Kungen går ett steg i taget: webbplatsens ”Ard Ri-1”.
t-in-150-king-s-2899fb14 = Av 150 kungsdrag i de nedtecknade partierna var inget längre.
t-the-king-takes-no-888381f4 = Kungen deltar inte i några slag: försök på webbplatsen.
t-so-the-variants-are-c698a215 = Så heter varianterna; inget nedtecknat slag kräver kungen, och i två partier lät han bli ett. Det finns ingen annan tolkning.
t-the-empty-throne-helps-b1d08cb5 = Den tomma borgen hjälper inte till att slå någon man.
t-in-four-cases-of-31798cc3 = I fyra fall av fyra slogs ingen man mot den. Om den räknas mot kungen bredvid den visas varken på det ena eller andra sättet.
t-a-throne-that-captures-d300f3e2 = En borg som inte slår någon när den är tom gör det inte heller under kungen. Den andra tolkningen är grundreglernas.
t-nobody-passes-over-the-b36f79b4 = Ingen passerar borgen: webbplatsens ”nopass”.
t-so-the-variant-is-ce3eb3fa = Så heter varianten; i dess tre nedtecknade partier passerade ingen. Det finns ingen annan tolkning.
t-only-the-defenders-pass-67851644 = Bara försvararna passerar borgen, och den slår bara angripare: webbplatsens ”whitefriendlypass”.
t-defenders-passed-over-it-5058a726 = Försvarare passerade den många gånger i 24 nedtecknade partier, angripare aldrig.
t-attackers-were-captured-against-dfbcc455 = Angripare slogs mot den, försvarare aldrig; och tillsammans med tre angripare fångade den kungen.

## rulesets/ashton-aagenielsen.toml

t-nobody-came-back-to-1c9708b9 = Ingen kom tillbaka till den eller passerade den i 46 nedtecknade partier.
t-24-men-of-24-932e82f0 = 24 män av 24 som stängdes in mot den tomma borgen föll.
t-with-the-king-on-0c9dfbbf = Med kungen i sig slog borgen ingen försvarare, i elva fall av elva. I Bologna gör den det.
t-sixteen-moves-of-attackers-f6da007e = Sexton drag av angripare inom deras eget läger.
t-59-men-of-61-2028c005 = 59 män av 61 som stängdes in mot en tom lägerpunkt föll; åtta kungar föll för en angripare och en lägerpunkt. De två andra: se skyddet.
t-two-attackers-that-stood-a0f19f1f = Två angripare som stod i ett läger slogs inte mot dess punkt på kanten.
t-no-recorded-game-shows-17ae611b = Inget nedtecknat parti visar en ring runt alla försvarare. Den andra tolkningen är regeln i webbplatsens senare spel.
t-no-recorded-game-has-d4fa8b90 = I inget nedtecknat parti uppstår en ställning för tredje gången; remi är det vanliga svaret. Den andra tolkningen låter kungens sida förlora, som på webbplatsens senare sidor.
t-the-site-s-pages-db28e184 = Webbplatsens sidor om Fetlar-hnefatafl och Copenhagen-hnefatafl låter den sida förlora som inte kan dra; det som gick att läsa om detta spel kommer inte in på saken. De andra tolkningarna är remi och en förlorad tur.

## rulesets/ashton-bologna.toml

t-the-server-gives-white-e2102657 = Servern ger vit det första draget; ett nytt tillstånd skulle av sig självt ge det åt svart.
t-black-takes-a-white-3b401895 = Svart slår en vit man mot borgen vare sig kungen är i den eller inte. I Ashtons tablut på aagenielsen.dk gör han det inte: elva nedtecknade partier gav tillfälle, i inget slogs någon.
t-the-code-lets-a-17366225 = Koden låter en man gå från en lägerpunkt till en annan om de inte ligger mer än fem punkter isär: alltså inom hans eget läger, och inte in i det mitt emot.
t-white-takes-a-black-f195f3a3 = Vit slår en svart man mot en lägerpunkt även medan en annan svart man står på den.
t-the-code-leaves-out-7bdcf12c = Koden utelämnar kanternas fyra mittpunkter, a5, e1, i5 och e9. De ligger bara bakom män som står i ett läger, så det kommer på ett ut.
t-the-server-s-usual-a6d741c8 = Serverns vanliga inställning; man kan låta den tillåta fler. Dess kod börjar minnas först efter det första draget, så att bara en andra återkomst till själva utgångsställningen skulle ge remi; här räknas utgångsställningen som vilken ställning som helst.
t-the-code-has-no-bd0e14ee = Koden har ingen bestämmelse. En sådan spelare kan bara skicka ett otillåtet drag eller vänta tills tiden tar slut, och förlorar i båda fallen. Den andra tolkningen är remi.

## rulesets/berserk-9.toml

t-tablut-s-points-the-1abd1b74 = Tabluts punkter. De nedtecknade partierna visar befälhavare där en angripare står ensam framför sitt läger; var riddaren stod visar de inte, och E6 är hämtat från de äldsta partierna på 11×11.

## rulesets/berserk-throneless.toml

t-in-one-of-the-1a361266 = I ett av partierna stannar riddaren i mitten.

## rulesets/berserk.toml

t-in-the-oldest-recorded-d9547cc6 = I de äldsta nedtecknade partierna står riddaren rakt framför kungen: 26 partier går bara att läsa så, 82 bara med riddaren på E7.
t-the-page-says-from-43b2e297 = Webbsidan säger ”från och till reserverade rutor”. Partierna visar att det ena av de två räcker: av kungens 49 hopp leder 33 från en vanlig punkt in i ett hörn, 15 från borgen till en vanlig punkt och 1 in i borgen; inget saknar båda.
t-of-the-616-recorded-bb0ea695 = Av de 616 nedtecknade partier som anger slag går 338 inte att läsa utan den.
t-the-page-we-read-44223c49 = Webbsidan vi har läst bryts av innan den säger om man måste fortsätta. I 225 turer i partierna fanns ännu ett slag att göra och lämnades därhän.
t-14-of-the-games-1fdee909 = 14 av partierna slutar så; AbstractPlays program har samma regel.
t-the-rule-speaks-of-9cb3ee1b = Regeln talar om angripare och försvarare; att den tomma borgen räknas som en av de fyra sidorna om en kung bredvid den visas av 5 kungar som fångades i partierna.
t-two-or-three-men-c4019e25 = Två eller tre män faller på en gång i många av partierna.
t-three-attackers-and-the-64662fa7 = Tre angripare och den tomma borgen: 5 partier slutar så.
t-the-page-we-read-a15700bd = Webbsidan vi har läst bryts av före den här regeln. 70 partier slutar med kungen mellan två befälhavare och 13 med kungen mellan en befälhavare och en hörnpunkt. Han är trygg mellan en befälhavare och en man (262 gånger), en man och en hörnpunkt (4 gånger), en befälhavare och den tomma borgen (en gång), och i borgen (2 gånger). AbstractPlays och OpenTafls program har samma regel. Om två befälhavare fångar honom bredvid borgen säger ingen text; här gör de det.
t-in-28-games-the-90450def = I 28 partier stod kungen på kanten med angripare eller en hörnpunkt på sina tre öppna sidor, och partiet fortsatte.
t-in-two-games-a-751ef62c = I två partier uppstod en ställning för tredje gången och partiet fortsatte; fem remier var överenskomna eller går inte att förklara utifrån brädet. Det som faktiskt avslutade partier på webbplatsen var att man bara drog fram och tillbaka: 7 partier gavs åt angriparna när kungens män för fjärde gången hade kommit att stå likadant medan angriparna gjorde framsteg. Den andra tolkningen, OpenTafls, låter den sida förlora som fullbordar den tredje gången.
t-no-recorded-game-comes-f4fe89a9 = Inget nedtecknat parti kommer dithän, och webbsidan vi har läst säger det inte. De flesta regelverk i den här familjen, bland dem OpenTafls program, låter den sida förlora som inte kan dra; den andra tolkningen är remi.

## rulesets/brandubh-2-aagenielsen.toml

t-in-46-recorded-games-16e4f366 = I 46 nedtecknade partier stod en angripare bredvid kungen med den tomma borgen mitt emot, och han fångades inte; båda sidors män slogs så.
t-21-recorded-games-ended-6ee95da3 = 21 nedtecknade partier slutade med två angripare bredvid honom.

## rulesets/brandubh-cyningstan.toml

t-the-rules-forbid-stopping-87c81a1a = Reglerna förbjuder att stanna i mitten och säger ingenting om att passera den. Ludiis kod, som är gjord efter webbsidan, låter alla pjäser passera den när den är tom. Den andra tolkningen låter ingen.
t-the-twelve-rules-do-826931b2 = De tolv reglerna säger det inte; varje källa i familjen som talar om det låter en man ställa sig mellan två. Den andra tolkningen skulle slå honom.
t-rule-12-draws-a-ffabbba2 = Regel 12 ger remi när en ställning upprepas och säger inte hur ofta: tolkat som tredje gången, vilket är det vanliga. Den andra tolkningen är andra gången.

## rulesets/brandubh-dragonheels.toml

t-not-verified-the-accounts-b0df40eb = Inte kontrollerat: redogörelserna för webbsidan säger inte vem som börjar. Alla andra brandubhspel i dag låter angriparna börja; den andra tolkningen är kungens sida.
t-not-verified-we-have-ddf89367 = Inte kontrollerat: vi har varken webbsidan eller någon redogörelse för den som säger hur pjäserna går. Alla andra brandubhspel i dag har detta sätt att dra, och ingen annan tolkning är känd.
t-the-king-may-not-d1177711 = Kungen får inte återvända. Webbplatsen aagenielsen.dk, vars ”Walker”-brandubh har samma regler för slag, låter honom göra det: se tillvalet.
t-tim-millar-says-so-6ace307c = Tim Millar säger så om den webbplatsen.
t-to-the-king-too-c7b7aaa2 = Även mot kungen: han fångas som en man.
t-not-verified-the-accounts-80213c11 = Inte kontrollerat: redogörelserna för webbsidan talar om fientliga hörn och om kungen som fångas av två, inte om hur en man slås. Alla andra brandubhspel i dag slår så, och ingen annan tolkning är känd.
t-not-verified-the-accounts-7f09b0d6 = Inte kontrollerat: redogörelserna för webbsidan anger inget antal. Den andra tolkningen låter bara en man falla; ingen källa i familjen gör det.
t-not-verified-the-accounts-3149986f = Inte kontrollerat: redogörelserna för webbsidan talar inte om det. Varje källa i familjen som gör det låter en man ställa sig mellan två; den andra tolkningen skulle slå honom.
t-even-on-the-throne-1b6474bb = Även i borgen, säger Tim Millar om den webbplatsen.
t-like-a-man-the-b94f8f3e = Som en man; webbsidan talar inte om kanten. Den andra tolkningen låter kanten räknas.
t-not-verified-the-accounts-30477c8a = Inte kontrollerat: redogörelserna för webbsidan talar inte om det; tre är det vanliga antalet. De andra tolkningarna låter en sida förlora.
t-the-king-may-stop-78d3fd67 = Kungen får stanna i borgen igen: webbplatsen aagenielsen.dk kallar det här brandubhspelet för Walkers.
t-he-did-so-in-73477280 = Han gjorde det i 41 drag i 114 nedtecknade partier; alla går att spela om efter de här reglerna.

## rulesets/brandubh-ohio-weak.toml

t-taken-over-from-the-1be2cec8 = Övertaget från det spel som detta är en variant av; de nedtecknade partierna visar det inte. Ingen annan tolkning är känd.
t-the-one-man-that-a3441c26 = Den enda man som stod mot borgen slogs inte; två angripare bredvid kungen fångade honom inte där.
t-three-men-that-stood-6db7e884 = Tre män som stod mot ett hörn slogs inte, i åtta nedtecknade partier.

## rulesets/brandubh-throneless.toml

t-men-stopped-on-the-d5660ebf = Män stannade i mitten i 34 nedtecknade partier, och ingen slogs mot den.

## rulesets/brandubh-wtf.toml

t-the-preset-lets-the-3c571c41 = Förinställningen låter den sida förlora som upprepar för tredje gången. Om utgångsställningen räknas som första gången säger ingen text; här räknas den.

## rulesets/copenhagen.toml

t-to-men-of-both-897474fc = Mot båda sidors män när den är tom; för kungen bredvid den är den den fjärde som fångar honom.
t-always-hostile-to-the-a8a301db = Alltid fientlig mot angriparna, också under kungen.
t-the-page-says-to-edd6f031 = Webbsidan säger mot alla pjäser; kungen kan inte fångas på kanten, så det gäller männen.
t-the-page-does-not-85e642e3 = Webbsidan anger inte hur många män ett drag får slå. I 6 138 nedtecknade partier slog 834 drag två eller fler.
t-the-site-s-page-7f682bd1 = Webbplatsens sida lämnar öppet vilket drag som får stänga fällan. I dess partier föll var och en av 221 rader vars ände stängdes av det sista draget, och ingen av 88 där det sista draget fyllde den öppna platsen framför.
t-by-the-three-attackers-293eae5b = Av de tre angripare som återstår, med den tomma borgen som den fjärde.
t-in-the-recorded-games-fea873c6 = Av de nedtecknade partierna slutade 173 av sig själva i ett sådant fort; i vart och ett hade kungen en punkt att gå till, och ingen man i muren skulle någonsin ha kunnat slås.
t-139-recorded-games-ended-05dcadc6 = 139 nedtecknade partier slutade så, i samma drag som slöt ringen; ett fortsatte, av en orsak vi inte har funnit, i sex halvdrag.
t-the-page-in-its-b33f5290 = I sin nuvarande form låter webbsidan varje ändlös upprepning vara förlust för kungens sida, utan att säga när den är ändlös; tre gånger är det vanliga måttet. Nio nedtecknade partier slutade så den tredje gången, tjugo fortsatte en tid. De andra tolkningarna är tillval. Om utgångsställningen räknas som första gången säger ingen text; här räknas den.
t-the-page-adds-that-73b71639 = Webbsidan tillägger att ett parti som inte längre går att avsluta, till exempel i brist på pjäser, är remi. Ett sådant dött parti blir här remi när spelarna är överens om att det är det.
t-a-shieldwall-falls-whichever-399b89d2 = En sköldborg faller vilken fiende som än kommer sist, också en framför.
t-opentafl-calls-it-the-326c487c = OpenTafl kallar det den lösare sköldborgen.
t-the-king-s-side-33017205 = Kungens sida får inte framkalla vad som redan har stått på brädet, som på hnefatafl.org; angriparna får det.
t-the-earlier-wording-the-a1212548 = Den tidigare lydelsen: den spelare som ensam fortsätter att hota måste hitta ett annat drag, eller förlorar.
t-on-the-edge-three-2ec6c5f0 = På kanten fångar tre angripare kungen: ett försök på webbplatsen som ett parti är känt av.
t-the-one-game-of-d8e0c662 = Det enda partiet av varianten ”unsafe-edge” visar ingen kung som fångas så; namnet säger att det kan ske. Tre angripare och kanten är hur webbplatsens andra spel fångar en kung där; den andra tolkningen är två.

## rulesets/david-brown-hnefatafl.toml

t-33-recorded-games-and-31ce4a3c = 33 nedtecknade partier, och aldrig ett slag på nio tillfällen.
t-in-the-recorded-games-afcd9ff9 = I de nedtecknade partierna föll ingen man mot borgen, i fyra fall av fyra. Om den räknas mot kungen bredvid den visas varken på det ena eller andra sättet.

## rulesets/fetlar-panel-2013.toml

t-a-refuge-square-like-467b7fca = En tillflyktsruta som de fyra hörnen: bara kungen får stå på den.
t-with-the-king-on-4911fffc = Med kungen i sig slår borgen bara angripare, och det gör han själv.
t-the-corners-capture-men-20e8409d = Hörnen slår män. Bredvid ett hörn står kungen på kanten, där han är trygg.
t-at-the-edge-he-ddb210f5 = Från kanten måste han först drivas dit där han kan omringas. Där angriparna inte kan det förklarar broschyren partiet remi; det kan ingen maskin vara säker på, så hnefi låter spelarna komma överens om det.
t-surrounding-the-king-and-8e2e220c = Att omringa kungen och en av hans krigare är ännu ingen vinst: de måste skiljas åt, eller krigaren slås. Reglerna på nätet låter inringning vinna.
t-the-leaflet-also-draws-3582d064 = Broschyren ger också remi i ett parti där kungen inte kan nå någon tillflykt och angriparna inte kan nå honom. Ett sådant dött parti blir remi när spelarna är överens om att det är det.

## rulesets/fetlar.toml

t-the-page-does-not-8a5af5cd = Webbsidan anger inte hur många män ett drag får slå. I 999 nedtecknade partier slog 137 drag två.
t-unless-he-is-the-4a87053b = Utom om han är den sista på sin sida och helt instängd: då kan den sidan inte dra, och förlorar enligt regeln om orörlighet.
t-the-site-added-it-eb5b549e = Webbplatsen lade till den medan partier pågick: av de nedtecknade slutade tolv när ringen slöts, och 25, äldre, fortsatte.
t-the-page-calls-a-51ea106e = Webbsidan kallar ett parti remi om upprepning hindrar det från att ta slut, utan att ange något antal; panelens egen broschyr från 2013 säger tredje gången. På webbplatsen måste spelarna komma överens: av 21 nedtecknade partier där en ställning uppstod för tredje gången slutade ett där. Det är tillvalet.
t-surrounding-everybody-does-not-55c6a104 = Att ringa in alla vinner ännu inte, så som webbplatsen aagenielsen.dk spelade under sina första år.
t-in-25-recorded-games-2126108f = I 25 nedtecknade partier hade angriparna slutit ringen och fortsatte.
t-a-repeated-position-ends-2c78df8a = En upprepad ställning avslutar ingenting av sig själv; spelarna kommer överens.
t-of-21-recorded-games-a64e059c = Av 21 nedtecknade partier där en ställning uppstod för tredje gången fortsatte 20.
t-the-king-captures-nothing-f9b566fa = Kungen slår ingen med sitt eget drag: ett försök på webbplatsen.
t-the-king-captures-by-116f1fd2 = Kungen slår med sitt eget drag, men ingen använder honom som medhjälpare, inte ens i borgen: webbplatsens ”king hammer only”.
t-in-one-recorded-game-455acc80 = I ett nedtecknat parti stängde en försvarare in en angripare mot kungen i hans borg och slog ingenting.

## rulesets/fidchell-armed.toml

t-in-one-recorded-game-51d9a76b = I ett nedtecknat parti var alla försvarare omringade; man fortsatte en tid innan angriparna vann. Den andra tolkningen utelämnar regeln.
t-men-passed-and-stopped-7c73ccb5 = Män passerade mitten och stannade i den, och ingen slogs mot den.

## rulesets/foteviken-11.toml

t-the-t-shapes-of-3d18f2f3 = Angriparnas T-former som läger, försvararna i en romb.
t-the-t-shapes-of-883262d7 = Angriparnas T-former som läger, försvararna i ett kors.
t-the-program-was-changed-ade8fb64 = Programmet ändrades medan partier pågick: i fyra av 19 nedtecknade partier slogs män mot den tomma borgen eller tomma läger, i fyra gjordes det inte.
t-see-the-throne-once-880e3edc = Se borgen. En gång stannade en kung i ett läger, vilket inget annat parti visar.

## rulesets/foteviken-9.toml

t-nobody-came-back-to-55cbfb90 = Ingen kom tillbaka till den i 33 nedtecknade partier, och ingen passerade den.
t-six-men-that-stood-b96cd334 = Sex män som stod mot den tomma borgen slogs inte; bredvid den fångar tre angripare kungen.
t-no-piece-from-outside-8e67d72c = Ingen pjäs utifrån har någonsin stannat på en lägerpunkt eller passerat en, i 33 nedtecknade partier.
t-nine-moves-of-attackers-a8f59f2e = Nio drag av angripare inom deras eget läger.
t-forty-men-that-stood-be6076cf = Fyrtio män som stod mot en tom lägerpunkt slogs inte.
t-so-the-rules-of-bf38da91 = Så säger reglerna från museet som spelet är uppkallat efter; inget nedtecknat parti från webbplatsen visar det.
t-no-recorded-game-has-540c370a = I inget nedtecknat parti uppstår en ställning för tredje gången. Utställningens regler förbjuder att hota mer än två gånger; annars är remi det vanliga svaret.

## rulesets/foteviken-opentafl.toml

t-so-the-rules-record-0025bdab = Så säger den regelpost som programmet skriver. Koden som avgör vad som slås säger något annat: se tillvalet `as-programmed`.
t-the-code-asks-only-7efd1ff7 = Koden frågar bara om en man står i ett läger, inte i vilket: från sitt eget får han gå raka vägen in i det mitt emot. Enligt museets regler får han inte det.
t-as-with-the-castle-1b8b7273 = Som med borgen: posten säger det, koden som avgör vad som slås utelämnar lägren.
t-the-camp-points-of-81568c1b = Lägerpunkterna på kanten är stängda för kungen.
t-the-empty-castle-captures-809c1071 = Den tomma borgen slår båda sidors män och räknas mot kungen; lägren slår ingen, inte ens honom.

## rulesets/gwyddbwyll-pfireland.toml

t-the-page-does-not-4bad7f0f = Webbsidan säger inte vem som börjar; i de flesta spel på sju linjer är det angriparna. Den andra tolkningen är kungens sida.
t-only-the-king-may-abf55f62 = Bara kungen får gå in i mitten; med steg på en punkt passerar ingen över någonting.
t-the-page-calls-the-56c3aed2 = Webbsidan kallar hörnen kungens trygghet och säger inte vem mer som får stå där. Vore de öppna för män skulle fyra män räcka för att stoppa spelet. Den andra tolkningen öppnar dem.
t-the-page-speaks-of-9427fd3c = Webbsidan talar om slag mot mitten, men inte om något mot ett hörn. Den andra tolkningen, från brandubh, låter hörnen slå.
t-pieces-are-taken-between-6b7fddf2 = Pjäser slås mellan två av ens egna, och kungen är en av dem; ingenting undantar honom. Den andra tolkningen är en kung utan vapen.
t-the-king-is-surrounded-21980bf0 = Kungen omringas, och den tomma mitten slår alla pjäser utom honom: läst efter bokstaven kan han inte fångas bredvid den. Den andra tolkningen räknar mitten som den fjärde sidan: tillvalet `throne-as-fourth`.
t-the-page-adds-that-3369618e = Webbsidan tillägger att angripare som bara har två män kvar har förlorat, eftersom det behövs tre. De skulle ännu kunna slå de sista furstarna, så hnefi låter spelarna själva ge upp.
t-the-page-is-silent-70c8f978 = Webbsidan tiger; remi när ställningen uppstår för tredje gången gynnar ingen. Andra spel på sju linjer låter den som upprepar förlora.
t-the-page-is-silent-db653d65 = Webbsidan tiger; remi gynnar ingen. I andra spel i familjen förlorar den sida som inte kan dra.

## rulesets/historical-hnefatafl-11.toml

t-to-men-of-both-024cb34c = Mot båda sidors män när den är tom; för kungen bredvid den är den en av de fyra som fångar honom.
t-only-the-brandubh-of-d7906c75 = Bara brandubh på 7×7 har sådana.
t-the-page-does-not-f131b5df = Webbsidan anger inte hur många män ett drag får slå. I 877 nedtecknade partier slog 133 drag två eller fler.
t-15-recorded-games-of-1412eff1 = 15 nedtecknade partier på 11×11 slutade så, alla i det drag som slöt ringen.
t-the-program-s-author-83e42429 = Programmets upphovsman citerar webbsidan: varje ständig upprepning är förlust för vit. När den är ständig säger den inte; tre gånger är det vanliga måttet. Där ett nedtecknat parti slutade av sig självt när en ställning uppstod för tredje gången vann angriparna, 13 gånger av 13.
t-the-side-of-the-0534df5f = Kungens sida gör det första draget, som i de av webbplatsens varianter vars namn slutar på ”-w”.
t-so-the-site-s-708f7a56 = Så sade webbplatsens sida om Copenhagen-hnefatafl i sin tidigare form, och likaså sidan om sjöslag (regel 7a); den tidigare formen av sidan om detta spel gick inte att läsa. Den andra tolkningen är den som sidan har i dag.
t-most-of-the-site-6be7d770 = De flesta av webbplatsens partier där en ställning uppstod för tredje gången fortsatte.
t-surrounding-everybody-does-not-8910a669 = Att ringa in alla vinner ännu inte, så som webbplatsen spelade under sina första år.
t-in-six-recorded-games-59450dd7 = I sex nedtecknade partier på 9×9 hade angriparna slutit ringen och fortsatte.

## rulesets/historical-hnefatafl-15.toml

t-forty-attackers-against-a-ae5c348e = Fyrtio angripare mot en kung och tjugo män i ett tätt kors: Aage Nielsens uppställning för 15×15, från webbplatsens partier.
t-thirty-two-attackers-against-87a85c54 = Trettiotvå angripare mot en kung och sexton män i ett kors: ett försök på webbplatsen, så som två av dess tre nedtecknade partier visar det.
t-the-same-men-with-48dd73b3 = Samma män, med angriparna tätare ihop i fyra T-former, så som det tredje av webbplatsens nedtecknade partier visar dem.

## rulesets/historical-hnefatafl-7.toml

t-like-the-throne-says-166a5ebf = Liksom borgen, säger webbsidan; mot kungen också: i 32 nedtecknade partier fångade en angripare och ett hörn honom, i ett gjorde de det inte.
t-like-a-man-the-8ee3e52c = Som en man; kanten räknas inte.
t-once-the-king-has-576ed61c = När kungen väl har lämnat borgen får han inte stanna där igen: webbplatsens ”Brandubh noreturn”.
t-in-26-recorded-games-e57c7daa = I 26 nedtecknade partier gjorde han det aldrig, medan han annars gör det i vart tredje.
t-nobody-passes-over-the-bc633ca7 = Ingen passerar borgen eller återvänder till den: webbplatsens ”Brandubh3”.
t-nobody-ever-did-in-d96715ff = Ingen gjorde det någonsin, i 17 nedtecknade partier.
t-beside-the-throne-two-e71b6dd1 = Bredvid borgen fångar två angripare kungen, eller en med den tomma borgen mitt emot: webbplatsens ”weak-throne”.
t-one-recorded-game-ended-b3501c11 = Ett nedtecknat parti slutade så, med borgen mitt emot; i borgen krävs det fortfarande fyra för att fånga honom.

## rulesets/history-craft.toml

t-no-man-was-captured-53fcfb94 = Ingen man slogs mot den tomma borgen, i fem fall av fem och ett av ett; om den räknas mot kungen, som i Fetlar, visas varken på det ena eller andra sättet.
t-since-it-captures-nobody-f00ff46b = Eftersom den inte slår någon när den är tom gör den det inte heller under kungen. Kungen själv slår där som medhjälpare. Den andra tolkningen är Fetlars.
t-in-the-one-recorded-d3ead238 = I det enda nedtecknade parti där alla försvarare var inringade fortsatte spelet, till remi. Den andra tolkningen är Fetlars nuvarande regel.

## rulesets/hnefatafl-edge-11.toml

t-no-recorded-game-shows-e8b84218 = Inget nedtecknat parti visar en ring runt alla försvarare. Webbplatsens senare sidor har alla regeln; den andra tolkningen utelämnar den.
t-men-stopped-on-the-7c8f41a8 = Män stannade i hörnen i två av partierna. I ett av de två partierna utan särskild kung slogs en angripare mot ett hörn, vilket inget annat parti visar.

## rulesets/hnefatafl-org.toml

t-to-men-the-king-baf18457 = Mot män; kungen kan inte fångas på kanten.
t-a-picture-of-captures-6ccd8859 = En bild av slag visar tre män som faller för ett drag.
t-the-page-does-not-921d65a4 = Webbsidan säger inte vilket drag som får stänga fällan; i koden är det ett som kommer till en ände av raden.
t-the-code-s-forts-86cb4f18 = Kodens fort är något snävare: den finner 164 av de 182 som avslutade nedtecknade partier.
t-the-code-asks-for-15a07a64 = Koden kräver en ring runt dem alla; här räknas också flera ringar, var och en runt några av dem.
t-words-and-pictures-how-999f7cc5 = Ord och bilder; hur många angripare det måste vara står bara i koden. Koden räknar också ett hörn som spärrat när någon av kungens sida står intill det, och kräver ingen framför en instängd kung om det finns fem angripare eller färre; inget av detta visas, och inget av det spelas här.
t-it-stands-in-the-7a9623f5 = Den står i stället för Copenhagens regel. Koden jämför bräden, vem som än är vid draget, utgångsställningen inräknad; den jämför dem innan slagna män tas bort, och så spelas det inte här.
t-a-turn-is-a-fa85d6a4 = En tur är ett drag av någondera sidan. Ändringsloggen säger det; koden ger remi två drag senare, som i tillvalet.
t-the-game-is-drawn-6fe33fa5 = Partiet blir remi vid det 134:e draget, så som koden räknar.

## rulesets/ludii-alea.toml

t-the-text-beside-the-a2e2b37a = Texten bredvid koden är den i Walkers broschyr från 2011, där kungens sida börjar.
t-the-empty-centre-is-7bf3463b = Den tomma mitten är fientlig mot båda sidors män, och räknas mot en kung bredvid den.
t-the-king-is-captured-5af4518c = Kungen fångas bara av två angripare; hörnen räknas inte mot honom.
t-only-the-moves-of-83ea813a = Bara männens drag utlöser ett slag; kungen räknas som deras medhjälpare.
t-the-code-has-no-65df3423 = Koden har ingen bestämmelse om upprepning, så ingenting händer. Den andra tolkningen skulle lägga till den vanliga remin.
t-the-code-has-no-488c7d44 = Koden har ingen bestämmelse; enligt Ludiis allmänna regel passar en sida utan drag. De andra tolkningarna är remi och förlust.

## rulesets/ludii-ardri.toml

t-with-moves-of-one-88125c6e = Med drag på en punkt passerar ingen över någonting.
t-the-centre-counts-against-3ac268ca = Mitten räknas mot kungen; män slås bara mellan två fiender.
t-the-king-is-captured-495303f7 = Kungen fångas av två, som en man. Ludii kallar de här reglerna rättade, de andra vanliga.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-the-code-asks-whether-d0b6c479 = Koden frågar om punkten är mitten, inte om den är tom: med kungen i sig slår mitten fortfarande män, också hans egna.
t-the-code-asks-only-6d5f4e36 = Koden frågar bara efter de grannpunkter som brädet har: på kanten räcker tre angripare.

## rulesets/magpie.toml

t-men-of-both-sides-c6d76cad = Båda sidors män passerade den i 120 nedtecknade partier. Ett annat program låter bara kungen passera, som går ett steg och inte kan det.
t-the-page-says-that-e41fcbdc = Webbsidan säger att han kan fångas där; i partierna av tre angripare, eller av två bredvid ett hörn.
t-on-the-edge-the-1e0f815b = På kanten kan kungen inte fångas: webbplatsens ”Old Magpie”.
t-in-two-recorded-games-0a4baad6 = I två nedtecknade partier stod tre angripare runt honom där och spelet fortsatte.

## rulesets/norseamerica.toml

t-the-account-says-nothing-ff40551b = Redogörelsen säger inget om det och jämför spelet med sin webbplats spel, där det är så. Ingen annan tolkning är känd.
t-friendly-to-everybody-says-540ce17a = Vänlig mot alla, säger redogörelsen med ett utropstecken: inte heller någon angripare slås mot den.
t-to-everybody-says-the-369043db = Mot alla, säger redogörelsen; men två angripare, ett hörn och kanten fångar inte kungen.
t-three-attackers-and-the-3e71881b = Tre angripare och borgen fångar honom inte: bredvid den är han trygg, men kan muras in.
t-the-attackers-win-when-acaa3f49 = Angriparna vinner när kungen är patt och partiet inte kan vinnas längre. Här: när ingen väg förbi dem leder honom till ett hörn. De andra tolkningarna är att hans sida inte har något drag kvar, eller att alla hans män är instängda med honom.
t-the-account-says-nothing-d50fdb1e = Redogörelsen säger inget om det. De andra tolkningarna är remi tredje gången och förlust för en av sidorna.
t-a-game-that-is-8abfaa42 = Ett parti som står patt och inte kan vinnas längre går till angriparna; om angripare utan drag sägs inget. Den andra tolkningen är remi.

## rulesets/old-hnefatafl.toml

t-some-hundred-recorded-games-42045250 = Ett hundratal nedtecknade partier slutade så. De äldsta, som inte skriver ut några slag, höll honom ännu trygg där.
t-to-the-king-too-5e30e971 = Mot kungen också: på kanten bredvid ett hörn fångades han av två angripare, kanten och hörnet, i 41 nedtecknade partier.
t-of-the-recorded-games-b4fb0909 = Av de nedtecknade partierna slutade 13 när ringen slöts; i 16 andra, äldre, fortsatte angriparna och slog allt.
t-the-king-takes-no-04e171dc = Kungen deltar inte i några slag: det som tafl-database kallar legacy hnefatafl.
t-in-games-7-and-95257cbb = I partierna 7 och 18 stänger kungen in en man, en gång med sitt eget drag och en gång bredvid en försvarares drag, och ingenting slås.

## rulesets/seabattle-11.toml

t-attackers-in-four-t-37574b41 = Angriparna i fyra T-former, försvararna i en öppen romb.
t-attackers-in-four-t-98b42cf2 = Angriparna i fyra T-former, försvararna i en cirkel runt kungen.
t-attackers-in-short-t-6699fe87 = Angriparna i korta T-former och längs diagonalerna, försvararna i en romb. Nummer 204577 av de uppställningar som webbplatsens upphovsman har räknat fram.
t-attackers-in-arrows-and-004f16f1 = Angriparna i pilar och längs diagonalerna, försvararna i en romb. Nummer 205009 av de uppställningar som webbplatsens upphovsman har räknat fram.

## rulesets/seabattle-13.toml

t-the-attackers-of-the-1d38ebfb = Angriparna från Parletts ändrade uppställning och försvararnas öppna kors: ett försök på webbplatsen.

## rulesets/seabattle-7.toml

t-the-king-goes-one-7751cfca = Kungen går ett steg i taget.
t-in-62-king-s-59973129 = Av 62 kungsdrag i 12 nedtecknade partier var inget längre.
t-every-piece-goes-one-65b20cbb = Alla pjäser går ett steg i taget: webbplatsens ”Sea Battle-1”.

## rulesets/seabattle-9.toml

t-tablut-s-camps-with-d70da0a3 = Tabluts läger med försvararna i en kvadrat runt kungen; också återskaparna i Ealdfaeder använder den.
t-attackers-in-four-broken-71f7d26e = Angriparna i fyra brutna linjer runt en kung bland åtta män.
t-attackers-in-a-circle-d5f97d2e = Angriparna i en cirkel runt försvararnas kors.
t-attackers-in-four-crosses-16e09bcc = Angriparna i fyra kors vid försvararnas armar. Nummer 1571 av de uppställningar som webbplatsens upphovsman har räknat fram.
t-attackers-along-the-diagonals-59f62797 = Angriparna längs diagonalerna och bredvid mittlinjerna. Nummer 1650 av de uppställningar som webbplatsens upphovsman har räknat fram.
t-attackers-along-the-diagonals-41ee5bb0 = Angriparna längs diagonalerna från hörnen, försvararna i en kvadrat. Nummer 2542 av de uppställningar som webbplatsens upphovsman har räknat fram.
t-attackers-on-the-corners-020e54a4 = Angriparna i hörnen och runt korsets armar. Nummer 1606 av de uppställningar som webbplatsens upphovsman har räknat fram.
t-attackers-in-four-arrows-dab7ba21 = Angriparna i fyra pilar mot en kvadrat av försvarare. Nummer 2566 av de uppställningar som webbplatsens upphovsman har räknat fram.
t-attackers-in-an-eight-6561a066 = Angriparna i en åttauddig stjärna runt en kvadrat av försvarare. Nummer 2526 av de uppställningar som webbplatsens upphovsman har räknat fram.
t-walker-s-page-lets-a61e68bb = Walkers webbsida låter försvararna börja: se tillvalet.
t-the-page-does-not-f6d117c4 = Webbsidan anger inte hur många män ett drag får slå. I 126 nedtecknade partier slog sex drag två.
t-fifteen-recorded-games-on-535d3d3c = Femton nedtecknade partier på de fem brädena slutade så, alla i det drag som slöt ringen.
t-the-page-in-its-bfc31f96 = I sin nuvarande form låter webbsidan varje ändlös upprepning vara förlust för kungens sida, utan att säga när den är ändlös; tre gånger är det vanliga måttet. Där ett nedtecknat parti slutade av sig självt när en ställning uppstod för tredje gången vann angriparna, 13 gånger av 13. Tidigare lät webbsidan den ”aggressiva” spelaren förlora, se tillvalet.
t-as-on-walker-s-5af0d356 = Som på Walkers webbsida, och i de av webbplatsens varianter vars namn slutar på ”-w”.
t-in-the-site-s-b3ac1d04 = I webbplatsens andra spel fortsatte man oftast efter tredje gången; av de få sjöslag som har en sådan slutade de flesta där, vunna av angriparna. Den andra tolkningen är webbsidans.

## rulesets/simple-tafl-11.toml

t-the-overview-says-no-426099b7 = Översikten säger: inga reserverade rutor. Alla 567 nedtecknade partier går att spela om så.
t-three-recorded-games-ended-5185ac3f = Tre nedtecknade partier slutade så; i ett på 7×7 fortsatte spelet i två halvdrag.

## rulesets/simple-tafl-9.toml

t-tablut-s-camps-with-7ded28ba = Tabluts läger med försvararna i en öppen romb: ett försök på webbplatsen.

## rulesets/skalk.toml

t-to-the-king-too-d7adb59f = Mot kungen också: tre nedtecknade partier på 11×11 och sex på 9×9 slutade med en angripare och ett hörn bredvid honom.

## rulesets/sources.toml

t-murray-s-english-of-18f152f5 = Murrays engelska återgivning (1952, s. 63) citeras i Ludiis belägg 832 (ludii.games/data.php?gameId=387).
t-read-in-a-copy-46a8b911 = Läst i en kopia på bghub.ie.
t-a-stored-copy-was-8df28117 = En lagrad kopia lästes; den bryts av under rubriken ”How to finish the game”.
t-by-a-player-whose-f1891431 = Av en spelare vars namn inte framgår av den kopia vi läst, och odaterad. Han säger sig följa Bell men utelämnar tärningen. Bells bok själv har inte lästs.
t-crust-is-tim-millar-2a6d1922 = ”crust” är Tim Millar. Han berättar om den brandubh som spelas på Dragonheels Lair.
t-the-st-thomasguild-gives-103e42fb = St. Thomasguild ger en undertitel med skrivfel och stavar den andre författaren Jonquai.
t-the-rules-are-aage-ae962322 = Reglerna är Aage Nielsens. Känd från program som citerar webbsidan, som Game-Brandubh 0.01 för Perl.
t-a-stored-copy-was-7ef06a4f = En lagrad kopia lästes; den bryts av efter det som sägs om hur vanliga män slås.
t-a-stored-copy-was-a75d4b4e = En lagrad kopia lästes; den bryts av i regel 10.
t-half-of-the-games-2a0147c9 = Hälften av partierna spelades igenom. ”76-*” är alla partier i webbplatsens variant 76: samlingens filer har namn efter variant, spelare och parti.
t-hagbard-is-aage-nielsen-25126e44 = ”Hagbard” är Aage Nielsen. Av hans första inlägg har den lagrade kopian det mesta, fram till hur angriparna vinner.
t-read-are-pages-1-2ae9a681 = Lästa är sidorna 1 till 5 i en kopia som bryts av där; ingen regel vilar på något därutöver. Författarens webbsida har version 2b av den 23 april 2005, varav bara början har setts.
t-quotes-the-pages-of-c6f502de = Citerar sidorna på aagenielsen.dk ordagrant, och den broschyr om Brandubh 2 av David Zolli som finns där.
t-the-games-as-ludii-c42e6a7e = Spelen så som Ludii beskriver dem i sin mapp Common/res/lud/board/war/custodial. Till och med Ludii 1.3.14 har de inte ändrats.
t-read-in-a-copy-e1790a5b = Läst i en kopia på nätet, en webbsida för var och en av de elva sidorna.
t-the-st-thomasguild-prints-b4c934c4 = St. Thomasguild skriver ”yeux” för ”jeux” och stavar den andre författaren Jonquai.
t-a-stored-copy-was-cf97f42e = En lagrad kopia lästes; den bryts av i regel 11.
t-the-numbers-are-those-63fc4a17 = Numren är de i en tidigare text av webbsidan, vars lagrade kopia bryts av i regel 5a. En senare text, läst till och med regel 4, säger detsamma.
t-the-page-as-last-5c886e35 = Webbsidan som den senast ändrades den 21 december 2024, känd genom reglerna på hnefatafl.org, som är en kopia av den och märker ut sina egna ändringar.
t-an-earlier-text-of-fba621d5 = En tidigare text av webbsidan. En lagrad kopia lästes till och med regel 5b, resten i den kopia som ett program innehåller (tuckerj0/-teamname, GameRules.java).
t-an-earlier-text-of-c8ec5e9f = En tidigare text av webbsidan; den lagrade kopian bryts av i regel 7.
t-a-stored-copy-was-f13c0b52 = En lagrad kopia lästes; den bryts av i regel 5.
t-a-stored-copy-was-68e10f75 = En lagrad kopia lästes; den bryts av i regel 7.
t-an-earlier-text-of-b897ebb0 = En tidigare text av webbsidan. Om ”Old Hnefatafl” berättar den hur det avviker från Fetlar-hnefatafl.
t-a-stored-copy-was-7d273f4c = En lagrad kopia lästes; den bryts av i regel 8.
t-an-earlier-text-of-f4a2fde8 = En tidigare text av webbsidan; den lagrade kopian bryts av i regel 7a.
t-hagbard-is-aage-nielsen-b335b70a = ”Hagbard” är Aage Nielsen. Han berättar om häftet på 14 sidor som följde med spelen från NorseAmerica LLC 2008.
t-sent-by-deboramarzec-with-18e0c08b = Skickat av deboramarzec med inbjudan till en turnering; den ändrar en regel och säger det.
t-read-without-its-pictures-acb70e62 = Läst utan bilderna. Bland sina källor uppger webbsidan ”Damian Walker, 2014. Alea evangelii.”, som vi inte har sett.
t-read-without-its-pictures-0aa2bf0d = Läst utan bilderna; att Walker ställer upp pjäserna som Murray säger St. Thomasguild.
t-undated-it-speaks-of-77702509 = Odaterad; webbsidan talar om provspel 2015. Den daterar Murrays förslag till 1955, ett misstag för 1952. En fransk kopia på zpag.net har ”comptes” för grevar, utelämnar ”två gånger” efter de nio stegen och behåller 1955.
t-a-translation-by-machine-01d8edfc = En maskinöversättning av Walkers webbsida.
t-the-second-edition-was-559c2735 = Andra upplagan har lästs.
t-read-in-a-stored-d83686cb = Läst i en lagrad kopia.
t-a-copy-without-an-c458aa5b = En kopia utan adress eller datum; den nämner en sändning från december 2009.
t-our-own-study-with-c36cd278 = Vår egen studie, med alla dess partier på /studies/alea-even.

## rulesets/tablut-aagenielsen.toml

t-in-1-166-recorded-a9fefd15 = I 1 166 nedtecknade partier stannade en försvarare eller kungen på en punkt där angriparna börjar. Webbplatsen erbjuder tablut med stängda läger som ett eget spel (Foteviken, Ashton).
t-nobody-passes-over-the-d47d2687 = Ingen passerar borgen eller återvänder till den: webbplatsens ”Tablut2”.
t-the-king-never-returned-c16a6225 = Kungen återvände aldrig i tre nedtecknade partier. Den andra tolkningen låter honom göra det, som i tablut.
t-no-piece-passed-over-c58a444e = Ingen pjäs passerade den i tre nedtecknade partier, och det liknande namngivna Brandubh3 visar samma sak i sjutton. Den andra tolkningen låter alla passera.

## rulesets/tablut-brainking.toml

t-the-rules-speak-of-f80b178f = Reglerna talar bara om män som slås mellan två män, och spelarna anser att en vakt bredvid borgen är trygg där; mot kungen räknas borgen. Den andra tolkningen låter den slå män.
t-the-rules-keep-captures-0ee10ae7 = Reglerna förbehåller slag åt vakter och legosoldater. I partierna av det här tablutspelet på aagenielsen.dk är kungen inte heller någonsin medhjälpare.
t-the-page-of-rules-2f483bce = Vår kopia av webbsidan med reglerna bryts av innan den kommer till detta. En spelare ställer en kung som fångas som sina män mot kungen på den här webbplatsen, och en annan berättar om en kung med en enda vakt i en fästning som ingenting bryter: alltså fyra sidor. Den andra tolkningen, Linnés, fångar honom mellan två.
t-the-rules-as-far-efc14861 = Reglerna säger ingenting, så långt vi kunde läsa dem; spelarna berättar om remi genom ändlöst raichi, som de kommer överens om, och i ett nedtecknat parti fick den tredje gången passera. Den andra tolkningen är remi när ställningen uppstår för tredje gången.
t-a-player-writes-that-7bc9e48a = En spelare skriver att vit förlorar när han inte har några drag kvar; om svart sägs ingenting, och vår kopia av webbsidan med reglerna bryts av innan den kommer till detta. Den andra tolkningen är remi.

## rulesets/tablut-murray.toml

t-helmfrid-says-it-of-5f846b75 = Helmfrid säger det om taflspel i allmänhet, i sin inledning; om Murrays tablut säger ingen något annat.
t-no-account-of-murray-5dc69358 = Ingen redogörelse för Murrays regler som vi har läst talar om mitten. Walker säger att han tog över Smiths engelska Linné, som har en kungaborg där. Den andra tolkningen gör den till en punkt som alla andra.
t-no-account-of-murray-28668b53 = Ingen redogörelse för Murrays regler som vi har läst säger vem som får stanna där. Walker säger att han tog över Smiths engelska Linné, som inte släpper in någon annan än kungen i borgen. Andra tolkningar stänger den för honom också när han har lämnat den, eller öppnar den för alla.
t-helmfrid-reports-that-murray-cdaaaccb = Helmfrid berättar att Murrays kung undkommer på varje ruta i periferin, så att ett hörn är en kantruta som de andra. Ingen annan tolkning är känd.
t-helmfrid-says-that-murray-e00c0130 = Helmfrid säger att Murray inte beaktade vad Linnés exempel antyder: att rutorna där angriparna börjar inte är någon väg ut. Därför har lägren ingen verkan här. Den andra tolkningen stänger dem, som i spelet från 1972.

## rulesets/tablut-opentafl.toml

t-the-program-calls-it-e1f3445f = Programmet kallar det det linneanska slaget. Dess kod ser bara på den man som ställer sig bakom försvararen.

## rulesets/tablut-riksutstallningar-1972.toml

t-helmfrid-calls-the-choice-058f8641 = Helmfrid kallar valet godtyckligt.
t-the-source-calls-it-3f38da73 = Källan kallar den borgen. Linné skrev att den heter konokis på samiska; Helmfrid tar ordet för kungens eget namn. Männen som står omkring kungen är hans drabanter.
t-rule-7-counts-the-cd7eb586 = Regel 7 räknar borgen mot kungen. Regel 6, om hur män slås, nämner den inte: se tillvalet `hostile-castle`.
t-the-source-calls-them-cdaa4520 = Källan kallar dem basläger; något samiskt namn på dem är inte känt.
t-a-camp-is-the-db7eacc8 = Ett läger är de fyra rutorna i ett T. En ruta som lämnats tom förblir stängd för alla andra till partiets slut.
t-empty-or-not-a-a5927ded = Tom eller inte räknas en lägerruta mot kungen. Den slår ingen man, eftersom regel 6 inte nämner den.
t-the-summary-does-not-9963cb5c = Sammanfattningen anger inte hur många män ett drag får slå. Varje källa i familjen som gör det låter en falla i varje riktning; den andra tolkningen låter bara en falla.
t-the-rule-asks-that-a6776156 = Regeln kräver att moskoviterna kan stänga fällan: det är deras eget drag som stänger den, som i regel 6. Helmfrid kallar mannen bredvid kungen hans drabant.
t-rule-6-makes-no-d9315275 = Regel 6 gör inget undantag för kungen, och Helmfrid diskuterar den vapenlöse kungen som en ändring: se tillvalet `weaponless`.
t-a-threat-that-leads-44b2db86 = Ett hot som leder till säker vinst får inte upprepas mer än två gånger; då måste den offensiva sidan göra ett annat drag. Ett hot som gjorts en gång och upprepats två gånger har gjorts tre gånger, så här avvisas det fjärde. Den offensiva sidan är den vars drag hotar att vinna i nästa, kungen genom att undkomma eller moskoviterna genom att fånga honom, och samma hot är samma ställning; den som bara parerar får upprepa hur ofta som helst, och ingenting blir någonsin remi. Regeln kommer inte ur Linnés dagbok: Helmfrid säger att den lagts till mot hot utan slut. Andra tolkningar avvisar redan tredje gången, tillvalet `threat-made-twice`, eller räknar en tredje gång utan ensidigt hot som remi, tillvalet `repetition-draws`.
t-no-rule-helmfrid-notes-b8cbe35f = Ingen regel; Helmfrid anmärker att spelarna kommer att finna det nödvändigt att lägga till någon. Remi gynnar ingendera sidan; den andra tolkningen är förlust.
t-the-words-are-spelled-d3008d75 = Orden stavas som hos Helmfrid; Smiths engelska Linné från 1811 har raichi och tuichu. Två fria vägar kallar han motsvarigheten till schackmatt. Inget straff anges för den som låter bli att ropa.
t-the-king-takes-no-0a7b4c22 = Kungen deltar inte i några slag.
t-the-exhibition-added-the-2f438d46 = Utställningen lade till regeln som valfri: den tog en gåta i Hervarar saga som tecken på att kungen är vapenlös, och ansåg att spelet blev jämnare så. Helmfrid utelämnar den: han finner gåtan för mångtydig, och några provpartier övertygade honom om att spelet då gynnar angriparna.
t-a-muscovite-may-not-44723281 = En moskovit får inte dra inom sitt läger; han får fortfarande passera dess rutor på väg ut.
t-the-exhibition-calls-optional-4ea8fb88 = Utställningen kallar det valfritt att moskoviterna får dra inom lägren innan de lämnar dem. Helmfrid säger inte att det är valfritt att passera deras rutor på väg ut också; en annan tolkning, tillvalet `shut-camps`, förbjuder båda.
t-a-muscovite-may-neither-cc70ebed = En moskovit får varken dra inom sitt läger eller passera dess rutor på väg ut.
t-a-stricter-reading-of-0e6720ae = En strängare tolkning av det som utställningen kallar valfritt: utan regeln om drag inom lägren skulle de vara stängda som varje reserverat område.
t-no-side-may-bring-2d9613d9 = Ingen sida får framkalla samma ställning för tredje gången med ett hot om vinst; ingenting blir remi.
t-reads-the-rule-as-e6fee94d = Läser regeln som om den sade att ett hot får göras högst två gånger.
t-a-side-that-alone-c564d526 = En sida som ensam fortsätter att hota får inte framkalla samma ställning för tredje gången; om båda hotar, eller ingendera, blir tredje gången remi.
t-lets-no-game-go-d63bce88 = Låter inget parti pågå för evigt: remin är tillagd, ingen källa talar om den.
t-the-empty-castle-stands-03cd99eb = Den tomma borgen gäller som en fiende till alla pjäser, inte bara till kungen.
t-the-exhibition-rests-the-be07d2a4 = Utställningen stöder regeln på en anteckning i Linnés dagbok som Helmfrid kallar oklar och mycket svår att översätta; han utelämnar den. Om borgen är fientlig med kungen i sig sägs inte: här bara när den är tom, enligt den andra tolkningen alltid.

## rulesets/tafl-simple-corner.toml

t-the-thought-experiment-does-c0125802 = Tankeexperimentet säger inte vem som börjar. De flesta regelverk i familjen låter angriparna börja; den andra tolkningen är kungens sida.
t-helmfrid-s-plain-game-dd9dcf2c = Helmfrids enklaste spel har en mittruta men ingen regel för den; reserverade rutor nämner han bland det som kan läggas till. Den andra tolkningen gör den till en borg.
t-nothing-else-changes-in-955798f6 = Inget annat ändras i reglerna, säger Helmfrid, när vägen ut krymper till hörnen; att reserverade rutor bör vara fientliga säger han om rutor som läggs till. Den andra tolkningen låter tomma hörn slå män.
t-not-spoken-of-every-c1463517 = Det talas inte om det. Varje källa i familjen som talar om det låter en man falla i varje riktning; den andra tolkningen låter bara en falla.
t-helmfrid-says-nothing-of-c8880223 = Helmfrid säger ingenting om det här; om tablut och det walesiska spelet säger han att en pjäs får gå in mellan två fiender, och kallar det grundläggande. Den andra tolkningen medger det bara åt kungen.
t-not-spoken-of-without-79b8f9d6 = Det talas inte om det; när inget annat sägs slår kungen som männen gör. Den andra tolkningen låter honom vara utan vapen.
t-not-spoken-of-without-e0e1a386 = Det talas inte om det; när inget annat sägs fångas kungen så som männen slås. Den andra tolkningen är tillvalet `king-four`.
t-captured-as-anywhere-else-d65f17c3 = Fångas som på alla andra ställen: av två på motsatta sidor, längs kanten. Själva kanten räknas inte.
t-not-spoken-of-these-61e61039 = Det talas inte om det; de här enkla spelen är en måttstock för andra, och ingen regel läggs till. Den andra tolkningen är remi när ställningen uppstår för tredje gången.
t-not-spoken-of-a-d2a26425 = Det talas inte om det; remi gynnar ingendera sidan. I andra spel i familjen förlorar den sida som inte kan dra.
t-the-king-must-be-caa7adcc = Kungen måste omringas på alla fyra sidor, som i tablut.
t-the-other-reading-of-07bd3b32 = Den andra tolkningen av en text som inte säger hur kungen fångas.
t-four-pieces-find-no-7d19e488 = Fyra pjäser får inte plats runt en kung på kanten, och ingenting säger att kanten räknas. Den andra tolkningen fångar honom med tre och kanten.

## rulesets/tafl-simple-edge.toml

t-the-king-wins-on-9b8df189 = Kungen vinner på varje ruta i periferin, och reserverade rutor nämns bara bland det som kan läggas till. Ingen annan tolkning är känd.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-text-does-not-7dad7a05 = Texten säger inte vem som börjar. De flesta regelverk i familjen ger angriparna det första draget; den andra tolkningen är kungens sida.
t-the-text-does-not-4de8c5e2 = Texten säger inte hur pjäserna går. Överallt i familjen där det sägs går de som tornet i schack. Den andra tolkningen är ett steg i taget: tillvalet `slow-pieces`.
t-the-king-stands-in-abcc21ee = Kungen står i mitten; ingenting säger att punkten betyder något därefter. Den andra tolkningen gör den till en borg, som i tablut.
t-no-special-point-is-e5fff38c = Ingen särskild punkt nämns. Den andra tolkningen skulle behöva ta luckan i texten för ett hörn.
t-the-text-does-not-52f304da = Texten anger inte hur många män ett drag får slå. Varje källa i familjen som gör det låter en falla i varje riktning; den andra tolkningen låter bara en falla.
t-the-player-who-goes-b228fd3d = Spelaren som går in mellan två fiender säger ett ord, kanske `gwrheill`, och kommer inte till skada. Meningen följer på den om kungen, och Bell medgav, enligt en spelare på BrainKing, detta bara åt kungen; Helmfrid läser den om alla pjäser, som här.
t-a-man-between-two-166762d8 = En man mellan två av sina fiender dör, och kungen är en av dem. Den andra tolkningen, från sagans gåta, lämnar kungen utan vapen.
t-that-two-attackers-take-393ae4dc = Att två angripare fångar honom sägs uttryckligen, om han har varnats och inte kan undkomma. Här lämnas varningen åt spelarnas artighet: två räcker alltid.
t-the-king-wins-if-deaa2c64 = Kungen vinner om han kan gå längs en linje, men ordet som säger vilken är förlorat. Här är det kanten, som i de besläktade spelen på bräden utan markerade hörn. Den andra tolkningen är ett hörn.
t-the-text-is-silent-771d1359 = Texten tiger, och ingen regel läggs till: spelarna kommer överens om remi när ett parti inte leder någonvart. Den andra tolkningen är remi när ställningen uppstår för tredje gången.
t-the-text-is-silent-2de84fb5 = Texten tiger; remi gynnar ingendera sidan. I andra spel i familjen förlorar den sida som inte kan dra.

## rulesets/tawlbwrdd-bell-dice.toml

t-helmfrid-s-account-does-6ca63b9f = Helmfrids redogörelse säger inte vem som börjar.
t-bell-took-tawl-for-13a991bc = Bell tog tawl för ett kast, en härledning som Helmfrid betvivlar: han härleder ordet ur tabula och bord eller ur nordiskans taflborð och känner inget annat spår av tärningar i keltiska eller anglosaxiska texter om tafl. Tärningen har lika många udda sidor som jämna.
t-every-square-of-the-cf522520 = Varje ruta på kanten är en väg ut, och ingenting skiljer ut hörnen. Ingen annan tolkning är känd.
t-our-accounts-do-not-13ec6b38 = Våra redogörelser anger inte hur många män ett drag får slå. Varje källa i familjen som gör det låter en falla i varje riktning; den andra tolkningen låter bara en falla.
t-the-welsh-text-of-39faa701 = Den walesiska texten från 1587 låter vilken pjäs som helst gå in mellan två fiender utan skada. Ett inlägg som följer Bell medger det bara åt kungen: tillvalet `only-king-safe`.
t-the-sources-are-silent-a2d5cff5 = Källorna tiger. Med en tärning i spelet betyder en ställning som återkommer ingenting. Den andra tolkningen är remi när ställningen uppstår för tredje gången.
t-the-sources-are-silent-2021cd5a = Källorna tiger. En tur utan tillåtet drag är förlorad liksom en tur med ett jämnt kast. De andra tolkningarna är remi och förlust.
t-a-man-that-moves-30ce8b27 = En man som går in mellan två fiender slås; bara kungen får gå dit utan skada.
t-a-man-whose-own-d2477dca = En man vars eget drag först slår en av de två är trygg, eftersom han då inte längre står mellan dem.

## rulesets/tawlbwrdd-cyningstan.toml

t-the-leaflet-gives-no-f7ef3cf3 = Broschyren ger ingen punkt en egen regel; en läsare frågade författaren om mitten är en borg. Den andra tolkningen förbehåller den för kungen, som i tablut.
t-the-leaflet-gives-no-3cf1f91d = Broschyren ger ingen punkt en egen regel, och kungen vinner på vilken punkt som helst på kanten. Den andra tolkningen stänger hörnen för män.
t-a-piece-is-captured-d10ab47b = En pjäs slås genom att den omges, och det har en pjäs som själv ställer sig mellan två fiender inte blivit av dem. Bells andra tolkning skonar bara kungen.
t-the-leaflet-treats-the-dcf5e316 = Broschyren behandlar kungen som vilken pjäs som helst bortsett från hans mål, och undantar honom inte från någonting. Den andra tolkningen är en kung utan vapen.
t-the-source-is-silent-c1ba5c1c = Källan tiger; tolkat som i Walkers tablutbroschyr, som tillåter remi vid upprepning. Andra tawl-bwrdd-spel bortser från den eller tvingar en sida att avvika.
t-the-source-is-silent-bd6002d7 = Källan tiger; tolkat som i Walkers tablutbroschyr, som tillåter remi när en sida inte kan dra. På andra håll förlorar den sidan.

## rulesets/tyr-13.toml

t-as-in-the-recorded-d4c8deca = Som i de nedtecknade partierna.
t-a-later-ordering-with-1872f37d = En senare uppställning med mer utrymme runt kungen, som i de nedtecknade partierna.

## rulesets/tyr-15.toml

t-as-in-the-recorded-9ada64f9 = Som i de nedtecknade partierna; AbstractPlay har den också.

## rulesets/tyr-commanders-15.toml

t-the-commanders-are-the-49b0a39b = Befälhavarna är de män som hoppar i de nedtecknade partierna: fyra av kungens och åtta av angriparnas.

## rulesets/tyr-commanders.toml

t-14-of-the-games-3b41ba20 = 14 av partierna går inte att läsa om man bara får hoppa över fiender. Över befälhavare och kungen hoppar ingen.
t-the-king-s-side-b817f53d = Kungens sida gör det första draget.

## rulesets/tyr.toml

t-as-in-the-139-b6e0acd1 = Som i de 139 nedtecknade partierna i den här hälften av samlingen; AbstractPlay har den också.
t-every-king-caught-between-3e63ba61 = Varje kung som kläms in mellan två angripare fångas; inte i något parti klarar han sig.
t-no-position-decides-a-5af94a65 = Ingen ställning avgör ett parti genom att återkomma. Tre partier gavs åt angriparna när kungens sida bara drog fram och tillbaka; AbstractPlay låter kungens sida förlora när ställningen uppstår för tredje gången.

## rulesets/unarmed-king-tafl-9.toml

t-so-the-variant-is-cc6e1eee = Så heter varianten; dess två partier visar varken något slag av kungen eller något tillfälle till ett. Det finns ingen annan tolkning.

## rulesets/unst-alea.toml

t-the-layout-helmfrid-1-bd2c2e80 = Uppställningen Helmfrid 1 med de särskilda männen på de fyra brokiga punkterna.
t-in-the-recorded-games-9048a8c5 = I de nedtecknade partierna faller 21 särskilda män, var och en med tre av sina fyra sidor hållna; 26 gånger hålls två motsatta sidor om en av dem och han står kvar. Pjäsen som drar behöver inte ha någon mitt emot sig: i 5 av de 21 slagen står ingen mitt emot den man som kom.
t-the-king-escapes-on-f2be5029 = Kungen undkommer på R2, S2 och R18, och mer än 40 män slås mot hörnblocken.
t-against-men-of-both-be85d95c = Mot båda sidors män. Att också kungen skulle kunna fångas mot dem visar ingenting.
t-he-captures-by-his-7576d8fd = Han slår med sitt drag och hjälper andra att slå. I mindre spel som har namn efter Unst gör han bara det första.
t-two-attackers-on-opposite-130e6bee = Två angripare på motsatta sidor låter honom stå kvar, 12 gånger i det fria.
t-two-attackers-on-opposite-66fa82f9 = Också där låter två angripare på motsatta sidor honom stå kvar, 3 gånger; kanten har ingen del i slag på den här webbplatsen.
t-one-game-is-drawn-d3de958c = Ett parti blir remi genom överenskommelse; ingen ställning uppstår för tredje gången. De andra tolkningarna är remi, och förlust för kungens sida.

## rulesets/versions.toml

t-every-stated-or-pictured-e88ca27a = Varje regel som är skriven eller visad anger sitt ställe; hur säker den är prövades mot det som kan läsas; andra tolkningar kan spelas.
t-that-the-king-may-a3f32ca7 = Att kungen får återvända till borgen är skrivet, att män inte får korsa den är visat; varje regel anger sitt ställe; andra tolkningar kan spelas.
t-that-the-king-may-864d6788 = Att kungen får återvända till borgen är skrivet; varje regel anger sitt ställe; andra tolkningar kan spelas.
t-captures-at-once-is-88da4d60 = `captures-at-once` är regel 7, inte regel 10; varje regel anger sitt ställe; andra tolkningar kan spelas.
t-read-from-the-message-8ad099d4 = Läst i själva meddelandet: var män får stanna är skrivet, mittens fientlighet mot män är en tolkning.
t-named-after-the-site-06bb6929 = Uppkallad efter webbplatsen, eftersom reglerna är Aage Nielsens; reglerna 10 och 12 är skrivna, och det som texten inte säger är en tolkning.
t-throne-corners-and-camps-796ff1eb = Borg, hörn och läger är tolkningar; det som bara Walker berättar citeras efter honom.
t-a-threat-may-be-a7a8499d = Ett hot får upprepas två gånger, och ingen remi läggs till; `closed-camps` förbjuder bara drag inom ett läger; de tidigare tolkningarna är tillval.
t-the-throne-the-corners-7349657b = Borgen, hörnens fientlighet och att gå in mellan två fiender är tolkningar.
t-the-throne-and-moving-72048d5b = Borgen och att gå in mellan två fiender är tolkningar.
t-what-bell-s-game-66621afa = Det som Bells spel har utöver tärningen och kanten citeras efter inlägget som berättar det; hörnen är en tolkning.
