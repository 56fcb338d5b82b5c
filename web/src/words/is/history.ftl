## Sögusíðan

history-title = Saga
history-lead = Ein teikning, ein setning og þúsund ár þar sem enginn skrifaði reglurnar niður. Hér er sagt frá því sem vitað er um guðspjallataflið, og því haldið aðgreindu frá hinu sem menn aðeins halda.
history-how = Hvernig lesa á þessa síðu
history-how-words = Við hverja fullyrðingu stendur á hverju hún er reist og hver ber hana fram. Við höfum ekki haft bókina í höndum: „vitað“ merkir að þeim sem lýsa henni ber saman um hvað hún segir eða sýnir.
history-contents = Á þessari síðu
history-open-board = Skoða teikninguna
history-drawing = Skýringarmyndin á 5. blaði, teiknuð upp á nýtt: nítján rauðar línur á hvorn veg, ólituð merki, nöfn guðspjallamannanna fjögurra á spássíunum
history-drawing-caption = Teikningin aftan á 5. blaði, gerð á ný eftir lýsingum. Hvorugt liðið er litað.
history-learn = Lærðu að tefla

history-book = Bókin
claim-oxford = Um taflið vitnar aðeins ein heimild: handrit 122 í Corpus Christi College í Oxford. Aftan á fimmta blað þess teiknaði einhver borð og lét fylgja því tvær síður á latínu.
claim-gospels = Að öðru leyti er þetta engin taflbók. Þetta er írsk guðspjallabók, tengd Bangor: fyrst koma tíu kanónutöflur Evsebíusar, sem skrá það sem guðspjöllin eiga sameiginlegt; þá borðið; og loks guðspjöllin fjögur sjálf.
claim-age = Hvenær hún var skrifuð er matsatriði. Sumir fræðimenn segja á elleftu öld, aðrir um 1140.
claim-cambridge = Á sumum síðum um taflið er bókin sögð í Cambridge. Þar er líka til Corpus Christi College, en þessi bók er í þeim sem stendur í Oxford.

history-court = Úr húsi Aðalsteins
claim-heading = Yfirskriftin kallar teikninguna Alea Evangelii, guðspjallatafl. Hún segir að Dubinsi, biskup í Bangor, hafi haft það með sér frá konungi Englendinga, úr húsi Aðalsteins, þar sem Franki nokkur og Ísrael, „rómverskur spekingur“, hefðu sett það á blað.
claim-reign = Þetta fólk var til. Aðalsteinn ríkti frá 924 eða 925 til 939; Dub Innse, biskupinn sem skrifarinn gaf latneskt nafn, lést árið 953.
claim-israel = Árið 1923 taldi Robinson að Ísrael væri fræðimaður af gyðingaættum, vegna pennaglapa skrifarans. Árið 1992 sá Michael Lapidge að þar var kominn Ísrael málfræðingur, lærður Bretóni við hirð Aðalsteins á fjórða áratug tíundu aldar, síðar í Trier.
claim-copy = Síðan er því eftirrit, gert einni eða tveimur öldum síðar eftir einhverju sem segist vera frá fjórða áratug tíundu aldar. Hvað glataðist eða bættist við á leiðinni getur enginn sagt.

history-sentence = Eina setningin um taflmennskuna
history-sentence-latin = Á latínu
history-sentence-ours = Í okkar þýðingu
history-sentence-translation = Sá sem vill þekkja tafl þetta til hlítar verður, á undan öllum lærdómi þessarar listar, að hafa þessa sjö hluti í huga: hertoga og jarla, varnarmenn og sóknarmenn, borgina og litlu borgina, og níu skref tvisvar.
history-seven = Hlutirnir sjö
seven-dukes = Hertogar. Nú á dögum menn konungsins.
seven-counts = Jarlar. Nú á dögum menn hins liðsins.
seven-defenders = Þeir sem berjast til varnar.
seven-attackers = Þeir sem berjast gegn þeim.
seven-city = Borgin. Ef til vill kastalinn í miðjunni.
seven-little-city = Litla borgin. Ef til vill það sem stendur í hornunum.
seven-steps = Níu skref, tvisvar.
claim-silence = Þar með er allt upp talið. Hvernig maður gengur, hvernig hann er drepinn, hver byrjar, hvenær taflið er unnið: um það þegir bókin.
claim-sides = Pörin virðast eiga saman: hertogar með varnarmönnum, jarlar með sóknarmönnum, eins og þeir heita nú. Setningin sjálf tengir þau ekki og segir ekki hvar borgirnar liggja.
claim-steps = Níu skref tvisvar eru átján: frá miðlínunni eru níu skref út að hvorum jaðri, og á borðinu eru átján raðir reita. Þegar teflt er á skurðpunktunum, eins og hér, eru línurnar nítján.
history-steps-drawing = Nítján línur. Frá miðlínunni liggja níu skref að vinstri jaðri og níu að hægri jaðri.
history-steps-nine = níu

history-numbers = Guðspjöllin í tölum
claim-board = Textinn gefur upp mál borðsins: ferningur með átján röðum, 324 reitir, og hver guðspjallamaður á sína hlið og sitt horn. Matteus á efstu hliðina, Lúkas þá hægri, Jóhannes þá neðstu, Markús þá vinstri.
claim-canons = Mennirnir eru taldir eftir kanónutöflunum. Tafla sem ber saman fjögur guðspjöll gefur sextán menn, þrjú gefa níu, tvö gefa fjóra, og síðasta taflan, um það sem hvert guðspjall hefur eitt, gefur hverju þeirra einn mann. Það verða 67: tuttugu Matteusar, sautján Lúkasar, fimmtán Markúsar og jafnmargir Jóhannesar.
claim-five = Fimm í viðbót koma úr engri töflu: fjórir „mislitir menn“, varii viri, og einn „fyrsti maður“. Þannig verða þeir 72.
claim-rings = Teikningin heldur þessari skipan. Þeir sextán sem tilheyra fyrstu kanónu mynda tígulinn í miðjunni. Önnur til fjórða kanóna, ásamt hinum fimm, loka þrjátíu og tveggja manna hring um hann. Síðustu tuttugu og fjórir standa utan við í litlum hópum. Allar nútímauppstillingar lita þessa þrjá hópa.
history-canons-drawing = Menn kanónanna tíu: sextán úr þeirri fyrstu, níu úr annarri, þriðju og fjórðu hverri, fjórir úr hverri frá þeirri fimmtu til þeirrar tíundu; síðan fjórir mislitir menn og fyrsti maðurinn. Samtals sjötíu og tveir.
history-canons-caption = Sjötíu og tveir menn: kanónurnar tíu, mislitu mennirnir, fyrsti maðurinn.

history-marks = Mislitu mennirnir og fyrsti maðurinn
claim-varii = Mislitu mennirnir fjórir eru teiknaðir ólíkt hinum, rauðir eða með tvöfaldri útlínu. Textinn tengir þá við píslarsöguna. Tveir eru Jóhannesar, á F6 og N14; tveir Markúsar, á F14 og N6.
claim-first = Fyrsti maðurinn, á E13, tilheyrir engum guðspjallamanni. Hann stendur fyrir einingu þrenningarinnar, og hann einn rýfur samhverfu teikningarinnar.
claim-centre = Í miðjunni stendur talan einn: óskiptur kjarni þrenningarinnar, eða fyrsta kanónan. Sumir telja hana vera fyrsta manninn; hnitin sem honum eru gefin mæla með E13.
claim-corners = Merkin fjögur í hverju horni eru, segir textinn, til skrauts á borðinu.
claim-citadels = Að konungurinn sleppi út um þau er nútímaregla. Hún gefur merkjum, sem bókin kallar skraut, hlutverk.

history-open = Það sem teikningin lætur ósagt
claim-colour = Enginn maður hefur lit. Hverjir sækja, hverjir verjast og hvar konungurinn á heima: við því hefur okkar eigin tími gefið svörin.
claim-faults = Teikningin er ekki heldur villulaus. Hún sýnir 69 menn auk miðjunnar, þar sem textinn vill 72; einn lesandi telur alls 71 og finnur ystu mennina á þriðju og fimmtu línu frá horni í stað þriðju og sjöttu.
claim-restored = Mennirnir sjötíu og tveir á borðum nútímans eru því endurgerð. Teikningin okkar sýnir leiðréttu punktana, ekki pennaglöp skrifarans.

history-readings = Túlkanir síðari tíma
claim-murray = H. J. R. Murray gerði úr þessu hnefatafl á sjötta áratug tuttugustu aldar: 48 sóknarmenn, 24 varnarmenn, konungur sem þarf að umkringja á fjóra vegu og vinnur við jaðarinn.
claim-helmfrid = Sten Helmfrid lagði til tvær aðrar leiðir til að lita mennina, báðar samhverfar. Í annarri verjast mislitu mennirnir, þótt þeir standi í hring sóknarmanna. Damian Walker tók hana upp á vefsíðu sína árið 2015, eftir að hafa teflt til reynslu við Tim Millar.
claim-second = Síðari teikningu Helmfrids gátum við ekki séð. Standi átta varnarmenn með jöfnu millibili í hringnum, og sé borðið eins í hverjum spegli, er aðeins ein uppstilling eftir fyrir utan þá fyrri; hana sýnum við, merkta sem ályktun.
claim-special = Aðrir gáfu kynlegu merkjunum kynlega krafta. Andrew Perkis skrifaði um taflið árið 2010, og á árunum 2011 til 2016 prófuðu þátttakendur á spjallborði Aages Nielsens foringja og málaliða.
claim-memory = Kannski var það aldrei teflt. Eddie Duggan kemst að þeirri niðurstöðu að þetta gæti hafa verið hjálp fyrir nemendur við að læra kanónutöflurnar, teiknuð eins og tafl. Verkefni frá 2022 les úr því leik með teningum og lestri.
claim-verdict = Hver þessara túlkana er rétt verður ekki ráðið af einni blaðsíðu. Þær sem eru töfl má allar tefla hér, með heimildir við hlið reglnanna.

history-kin = Skyld töfl
claim-tablut = Árið 1732 sá Linné tablut teflt í Lapplandi og skráði hvernig: níu línur, Svíar umhverfis konung sinn gegn Moskóvítum, og viðvörun sem kölluð er upphátt þegar konungurinn sér leið út, raichi fyrir eina leið og tuichu fyrir tvær.
claim-translated = Latína hans var þýdd á ensku árið 1811 og týndi á leiðinni því að konungurinn er fangaður milli tveggja manna. Árið 1972 endurgerði sænsk farandsýning taflið með herbúðum; á árunum 2007 til 2013 þýddu Ashton, Cartier og Salmi textann upp á nýtt.
claim-tawlbwrdd = Í Wales lýsti Robert ap Ifan tawl-bwrdd árið 1587: ellefu línur, konungur og tólf gegn tuttugu og fjórum. Eldri velsk lög tilgreina verð á borði með konungi og átta gegn sextán.
claim-dice = R. C. Bell bætti teningi í það tafl árið 1969, því að heitið gæti merkt „kastborð“. Sú orðskýring er vafasöm.
claim-brandub = Írsk kvæði um brandub segja frá höfðingja með fjóra menn gegn átta. Borð með sjö línum hafa fundist í Ballinderry árið 1932, í Downpatrick og í Waterford.
claim-hnefatafl = Fornsögurnar þekkja hnefatafl og gera vopnlausan drottin þess að gátu. Engin þeirra segir frá reglunum.
claim-finds = Taflmennirnir frá Gunnarshaug í Noregi, frá áttundu öld, eru konungur, tólf menn og tuttugu, og fjórir til af öðrum lit. Í Jórvík fannst fimmtán lína borð.
claim-vimose = Borðbrot frá Vimose í Danmörku, frá því um árið 400, hefur jaðar með átján reitum og er oft kallað alea-borð. Aftan á því er rómverskt tafl, svo að framhliðin kann að vera það líka.
claim-family = Murray sá árið 1913 að allt er þetta ein ætt, þegar hann lagði tablut að hnefatafli. Átta árum áður hafði Fiske gefist upp á gátunni.
history-boards-drawing = Fimm borð teiknuð í sama mælikvarða: sjö línur fyrir brandub, níu fyrir tablut, ellefu fyrir tawlbwrdd og hnefatafl, fimmtán fyrir Jórvík, nítján fyrir alea.
history-boards-caption = Borð ættarinnar í sama mælikvarða, frá sjö línum brandubs til nítján lína Alea Evangelii.

history-sources = Heimildir
