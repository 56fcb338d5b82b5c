## Sögusíðan

history-title = Saga
history-lead = Ein teikning, ein setning og þúsund ár þar sem enginn skrifaði reglurnar niður. Hér er sagt frá því sem vitað er um guðspjallataflið, og því haldið aðgreindu frá hinu sem menn aðeins halda.
history-how = Hvernig lesa á þessa síðu
history-how-words = Við hverja fullyrðingu stendur á hverju hún er reist, hver ber hana fram og hvar. Við höfum ekki haft bókina í höndum; hvað hún segir og sýnir höfum við frá þeim sem lýsa henni.
history-contents = Á þessari síðu
history-open-board = Skoða teikninguna
history-drawing = Skýringarmyndin á 5. blaði, teiknuð upp á nýtt: nítján rauðar línur á hvorn veg, ólituð merki, nöfn guðspjallamannanna fjögurra á spássíunum
history-drawing-caption = Teikningin aftan á 5. blaði, gerð á ný eftir lýsingum. Hvorugt liðið er litað.
history-sources = Heimildir og hugtök
history-learn = Lærðu að tefla

history-book = Bókin
claim-oxford = Um taflið vitnar aðeins ein heimild: handrit 122 í Corpus Christi College í Oxford. Aftan á fimmta blað þess teiknaði einhver borð og lét fylgja því tvær síður á latínu.
claim-gospels = Að öðru leyti er þetta engin taflbók. Þetta er írsk guðspjallabók, tengd Bangor: fyrst koma tíu kanónutöflur Evsebíusar, sem skrá það sem guðspjöllin eiga sameiginlegt; þá borðið; og loks guðspjöllin fjögur sjálf.
claim-age = Hvenær hún var skrifuð er matsatriði. CODECS segir á tólftu öld; Walker og St. Thomasguild segja um 1140; greinin í Wikipediu kallar elleftu öld hina venjulegu tímasetningu.
claim-cambridge = St. Thomasguild og bæklingur Walkers segja bókina í Cambridge. Þar er líka til Corpus Christi College, en þessi bók er í þeim sem stendur í Oxford.

history-court = Úr húsi Aðalsteins
claim-heading = Yfirskriftin kallar teikninguna Alea Evangelii, guðspjallatafl. Hún segir að Dubinsi, biskup í Bangor, hafi haft það með sér frá konungi Englendinga, úr húsi Aðalsteins, og að Franki nokkur og Ísrael, „rómverskur spekingur“, hafi teiknað það. Hvar þeir gerðu það segir hún ekki.
claim-reign = Þetta fólk var til. Aðalsteinn ríkti frá 924 eða 925 til 939; Dub Innse, biskupinn sem skrifarinn gaf latneskt nafn, lést árið 953.
claim-israel = Árið 1923 taldi Robinson Ísrael vera gyðinglegan fræðimann, vegna pennaglapa skrifarans. Árið 1992 sá Michael Lapidge að þar var kominn Ísrael málfræðingur, lærður Bretóni við hirð Aðalsteins á fjórða áratug tíundu aldar, síðar í Trier.
claim-copy = Síðan er því eftirrit, gert einni eða tveimur öldum síðar eftir einhverju sem segist vera frá fjórða áratug tíundu aldar. Hvað glataðist eða bættist við á leiðinni getur enginn sagt.

history-sentence = Eina setningin um taflmennskuna
history-sentence-written = Eins og skrifað stendur, eftir uppskrift St. Thomasguild
history-sentence-ours = Í okkar þýðingu
history-sentence-translation = Sá sem vill þekkja tafl þetta til hlítar verður, á undan öllum lærdómi þessarar listar, að hafa þessa sjö hluti í huga: hertoga og jarla, varnarmenn og sóknarmenn, borgina og borgarvirkið, og níu skref tvisvar.
history-sentence-usual = Með venjulegri stafsetningu
history-seven = Hlutirnir sjö
seven-dukes = Hertogar. Nú á dögum menn konungsins.
seven-counts = Jarlar. Nú á dögum menn hins liðsins.
seven-defenders = Þeir sem berjast til varnar.
seven-attackers = Þeir sem berjast gegn þeim.
seven-city = Borgin. Ef til vill hásætið í miðjunni.
seven-citadel = Borgarvirkið; á latínu lítil borg. Ef til vill það sem stendur í hornunum.
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
claim-letters = Teikningin er full af punktum, táknum og bókstöfum, líka hebreskum. St. Thomasguild telur að flest þeirra komi taflinu ekki við og að punktarnir standi fyrir guðspjallamennina fjóra, og sér í heildinni eins konar kirkjudagatal.
history-canons-drawing = Menn kanónanna tíu: sextán úr þeirri fyrstu, níu úr hverri hinna næstu þriggja, fjórir úr hverri frá þeirri fimmtu til þeirrar tíundu; síðan fjórir mislitir menn og fyrsti maðurinn. Samtals sjötíu og tveir.
history-canons-caption = Sjötíu og tveir menn: kanónurnar tíu, mislitu mennirnir, fyrsti maðurinn. Tölurnar eru textans; myndin er okkar.

history-marks = Mislitu mennirnir og fyrsti maðurinn
claim-varii = Fjórir menn eru teiknaðir öðruvísi en hinir, með tvöfaldri útlínu og ekki svartir: varii viri, mislitu mennirnir. Textinn tengir þá við píslarsöguna. Tveir eru Jóhannesar, á F6 og N14; tveir Markúsar, á F14 og N6.
claim-outlines = Hvað tvöföldu útlínurnar þýða fyrir taflið segir enginn. St. Thomasguild telur þær merkja menn sem byrja meðal óvina, enda eru upphafsreitir líka merktir á borðum sem grafin hafa verið upp. Eða ef til vill mega aðeins konungurinn og hertogarnir fara þar inn, eða sá er óhultur sem þar stendur.
claim-first = Kanónurnar nefna líka primus vir, fyrsta mann, sem tilheyrir engum guðspjallamanni og stendur fyrir einingu þrenningarinnar. Þeir sem fylgja hnitum hans finna hann á E13, þar sem hann einn rýfur samhverfu teikningarinnar. St. Thomasguild telur hann vera manninn í miðjunni.
claim-centre = Í miðjunni stendur tölustafurinn einn. Hann merkir óskiptan kjarna þrenningarinnar, eða fyrstu kanónuna.
claim-corners = Hópar fjögurra manna í hornunum fjórum eru þar, segir textinn, til skrauts á borðinu.
claim-citadels = Að konungurinn sleppi út um þá er nútímaregla. Walker finnur ábendingu um hana í textanum, sem nefnir borgarvirki, og á teikningunni, þar sem hornin eru merkt.

history-open = Það sem teikningin lætur ósagt
claim-colour = Hvorugt liðið er litað. Allir menn eru svartir nema fjórir; hverjir sækja, hverjir verjast og hvar konungurinn á heima: við því hefur okkar eigin tími gefið svörin.
claim-faults = Teikningin er ekki villulaus. Greinin í Wikipediu telur 69 menn auk miðjunnar, en samkvæmt textanum eiga þeir að vera 72; Thomas Henning taldi 71 í athugasemd við síðu Walkers árið 2020.
claim-lines = Richard Murray tók eftir því í athugasemd árið 2019 að menn nálægt hornunum standa á línum 3, 5, 15 og 17 á teikningunni. Á borðum nútímans eru þeir á línum 3, 6, 14 og 17.
claim-restored = Mennirnir sjötíu og tveir á borðum nútímans eru því endurgerð. St. Thomasguild bætti líka við þeim fáu sem vantar.

history-readings = Túlkanir síðari tíma
claim-murray = H. J. R. Murray gerði úr þessu hnefatafl í bók sinni frá 1952: 48 sóknarmenn, 24 varnarmenn, konungur sem þarf að umkringja á fjóra vegu og sem vinnur við jaðarinn.
claim-boxed = Í uppstillingu Murrays, skrifar Walker, eru varnarmennirnir of innilokaðir til að komast áleiðis. Nokkrir smeygja sér út áður en hringurinn lokast, en sóknarmennirnir fyrir utan ráða auðveldlega við þá.
claim-helmfrid = Sten Helmfrid lagði til tvær aðrar leiðir til að lita mennina, báðar samhverfar. Í annarri verjast mislitu mennirnir, þótt þeir standi í hring sóknarmanna. St. Thomasguild kýs hana fremur, því að hún fær þeim mönnum hlutverk; Walker tók hana upp árið 2015, eftir að hafa teflt til reynslu við Tim Millar.
claim-outlying = Hertogarnir þar úti eru ekki sterkir, bætir Walker við: hvert skref út á við býður fórn. En þeir gera erfiðara að loka hringnum, og vel valin fórn getur hleypt öðrum út.
claim-second = Hina teikningu Helmfrids gátum við ekki séð. Standi átta varnarmenn með jöfnu millibili í hringnum, og sé borðið eins í hverjum spegli, er aðeins ein uppstilling eftir fyrir utan þá sem Walker tók upp; hana sýnum við, merkta sem ályktun.
claim-special = Aðrir gáfu kynlegu merkjunum kynlega krafta. Andrew Perkis skrifaði um taflið árið 2010, og á árunum 2011 til 2016 prófuðu leikmenn á spjallborði Aages Nielsens foringja og málaliða.
claim-progress = Er þetta viðureign í miðjum klíðum? Svo spurði Richard Murray árið 2019, því að mennirnir standa ekki alveg samhverft; hann spurði líka hvort sumir þeirra hefðu verið færðir á borðum nútímans vegna jafnvægis.
claim-henning = Thomas Henning gekk lengra árið 2020. Af 73 mönnum vantar tvo; þeir hafa því verið drepnir; sumir ystu mannanna hljóta því að vera hvítir. Og ef til vill hafði go-borð borist vestur og eigendur þess notað það við tafl sem þeir kunnu.
claim-guards = Hvítu mennirnir hans eru átta verðir borgarvirkjanna. Fjögurra punkta virki myndu strax hjálpa til við að drepa þá; því gerir hann hvert virki að einum punkti, með bili við hliðina.
claim-leaders = Merktu mennirnir fjórir, hugsar hann sér, kunna að vera foringjar uppreisnarinnar, og konungur sem drepur þá gæti unnið ríki sitt aftur.
claim-memory = Kannski var það aldrei teflt. Eddie Duggan kemst að þeirri niðurstöðu að þetta gæti hafa verið hjálp fyrir nemendur sem lærðu kanónutöflurnar, fremur en tafl.
claim-chance = Drew McNaughton leikur það í verkefni frá 2022 sem happaleik eftir grunnreglunum, og sem leið um kanónutöflurnar fyrir þann sem þekkir þær.
claim-made = St. Thomasguild smíðaði borð: samlímdir asparplankar, valhnotukantur, línolía, línur í feneyjarauðu og merki í beinsvörtu. Mennirnir eru úr brenndum leir með bláum eða gulum glerungi: ferhyrndir píramídar og stærri, fimmhliða konungur.
claim-verdict = Engar reglur hafa orðið ofan á, segir Walker, og hverjar eru réttar verður ekki ráðið af einni blaðsíðu. Þær túlkanir sem eru töfl má allar tefla hér, með heimildirnar við hlið reglnanna.

history-tafl = Hnefatöfl
claim-words = Hnefi er íslenska orðið yfir kreppta hönd, og tafl er norræna orðið yfir borð, tekið úr latínu, tabula. Í taflinu er hnefinn það sem konungurinn er í skák.
claim-voluspa = Í kvæðinu Völuspá tefla goðin í túni. Norrænir höfðingjar stærðu sig af því hve vel þeir tefldu.
claim-spread = Walker telur að norrænir innrásarmenn hafi flutt taflið til Bretlandseyja, að það hafi verið vinsælt þar uns skákin kom, og að þess sé síðast getið í Wales árið 1587.
claim-family = Murray sá árið 1913 að allt er þetta ein ætt, þegar hann setti tablut við hlið hnefatafls. Átta árum áður hafði Fiske gefist upp á gátunni.
claim-hnefatafl = Fornsögurnar þekkja hnefatafl, en engin segir frá reglunum. Sænska sýningin 1972 las það úr gátu í Hervarar sögu að konungurinn sé vopnlaus og hélt því fram að þannig verði taflið jafnara. Helmfrid þykir gátan of tvíræð, og nokkrar reynsluviðureignir sannfærðu hann um hið gagnstæða.
claim-brandub = Írskt kvæði um brandub setur gullinn höfðingja, branán, meðal fjögurra manna; annar texti telur fimm menn úr silfri og átta úr gulli. Borð frá Ballinderry, fundið 1932, hefur sjö raðir með sjö götum, og miðjan og hornin eru merkt. Önnur koma frá Downpatrick og Waterford.
history-boards-drawing = Fimm borð teiknuð í sama mælikvarða: sjö línur fyrir brandub, níu fyrir tablut, ellefu fyrir tawlbwrdd og hnefatafl, fimmtán fyrir Jórvík, nítján fyrir alea.
history-boards-caption = Borð ættarinnar í sama mælikvarða, frá sjö línum brandubs til nítján lína Alea Evangelii.

history-balance = Jafnvægið
history-measured = Er Alea sanngjarnt? Það sem hefur verið mælt hingað til
claim-unbalanced = Tafl þar sem liðin tvö hafa ólík markmið er alltaf öðru þeirra í hag, skrifar Helmfrid samkvæmt leikjafræðinni, nema besta taflmennska leiði til jafnteflis. Milli tveggja góðra leikmanna vinnur það lið að lokum.
claim-edge = Megi konungurinn sleppa út um hvaða jaðarreit sem er hefur hann gríðarlegt forskot. Verði hann að ná einu hornanna fjögurra og engu öðru sé breytt loka sóknarmennirnir þeim í fjórum leikjum og vinna alltaf.
claim-adjusting = Jafnvægið má stilla á marga vegu: frekari hömlur á flótta við jaðarinn, eða reglur sem gera erfiðara að loka hornunum; aðrar uppstillingar; konungur sem drepur með öðrum eða ekki, og sem er auðveldara eða erfiðara að fanga; og skilyrtir reitir.
claim-hostile = Skilyrtir reitir gera mennina seinni í förum og eru yfirleitt sóknarmönnum í hag. Þeir verða líklega að vera fjandsamlegir, það er að segja gilda sem maður sem drepur; annars er maður við hlið þeirra of vel varinn.

history-tablut = Tablut
claim-tablut = Árið 1732 sá Linné tablut teflt í Lapplandi: níu sinnum níu reitir, konungur og átta Svíar gegn sextán Moskóvítum. Hann skráði það sem hann sá í fjórtán greinum, oft sem dæmi um leiki. Mál leikmannanna skildi hann víst ekki.
claim-verb = Tablut, líka ritað tablot eða dablot, er sögn á samísku: að tefla dablo. Dablo er taflið og menn þess. Orðið var líklega tekið úr norrænu þegar á járnöld, og er líka haft um önnur borðtöfl.
claim-drabants = Helmfrid kallar mennina átta við hlið konungsins drabanta, og staðina þar sem Moskóvítar byrja grunnbúðir. Þeim gefur Linné ekkert nafn.
claim-warning = Eigi konungurinn eina opna leið að jaðrinum verður leikmaður hans að vara andstæðinginn við: raicki. Eigi hann tvær er orðið tuicku, og það jafngildir skákmáti. Aðrar útgáfur skrifa raichi og tuichu.
claim-konokis = Linné segir að kastalinn hafi heitið konokis. Orðið merkir fremur konunginn sjálfan, segir Helmfrid; Olli Salmi þekkir það sem samíska orðið yfir konung.
claim-swedes = Hvers vegna Svíar og Moskóvítar? Í Svíþjóð lauk víkingaöld um 1060; síðar sátu rússneskar sveitir oft um sænska kastala við Eystrasalt, og Moskva varð veldi um 1300. Því telur Helmfrid tablut vera sænskt miðaldatafl sem Samar hafi varla breytt.
claim-escape = Linné segir hvergi hvernig konungurinn sleppur. Af einu dæmanna dró Murray þá ályktun að hvaða jaðarreitur sem er dugi. Önnur benda til þess að reitirnir þar sem sóknarmenn byrja gildi ekki. Því gaf Murray ekki gaum, segir Helmfrid, og síðan hefur tablut verið kallað ójafnt.
claim-translated = Latneski textinn var þýddur á ensku árið 1811, og á leiðinni týndist það að konungurinn er fangaður milli tveggja manna; á því byggði Murray. Á árunum 2007 til 2013 þýddu Ashton, Cartier og Salmi hann upp á nýtt.
claim-exhibition = Árið 1972 endurgerðu sænsku farandsýningarnar taflið með grunnbúðum sem enginn má ganga inn í aftur. Helmfrid telur það miklu réttara og miklu jafnara.
claim-later = Bók prentuð í Stokkhólmi 1884 segir frá Sömum sem spila svälta räv og önnur spil; þeir sem engin spil hafa setjast að eins konar skák með Rússum og Svíum. Það kann að hafa verið tablut. En Samar áttu fleiri töfl með tveimur herjum: Dablot prejjesne, sem Nils Keyland skráði í Frostviken 1921, er skylt dammtafli.

history-wales = Wales
claim-tawlbwrdd = Árið 1587 lýsti Robert ap Ifan tawl-bwrdd: konungur í miðjunni, tólf menn á stöðunum við hlið hans, og tuttugu og fjórir sem reyna að fanga hann, sex á miðri hverri hlið. Borð hans hefur ellefu sinnum ellefu reiti.
claim-laws = Eldri velsk lög telja konung og átta menn gegn sextán. F. R. Lewis taldi að það væri upphaflegi fjöldinn og taflið hefði stækkað.
claim-gap = Í setningunni um flótta konungsins er eyða: hann vinnur ef hann kemst eftir einhverju. Helmfrid kallar orðið ólæsilegt; Lewis prentar upphaf þess og bætir við hinu, og þá verður það lína.
claim-offices = Þegar velskur kanslari tók við embætti fékk hann gullhring, hörpu og taflborð frá konungi, til ævilangrar eignar. Dómari við hirðina fékk borð með mönnum úr beini sjávardýra frá konungi og gullhring frá drottningu, sem aldrei mátti selja eða gefa.
claim-macleod = Í gelískum söngvum Mary Macleod er það sorgarmerki þegar tónlist og taflborð vantar.
claim-dice = R. C. Bell bætti teningum í taflið árið 1969, því að tawl merkir kast. Helmfrid efast: heitið er komið af latínu tabula og saxnesku bord eða af norrænu taflborð, og annars nefna keltneskar og engilsaxneskar heimildir aldrei teninga.

history-finds = Fornleifafundir
claim-gunnarshaug = Í haugi við Gunnarshaug í Noregi, frá um 779, voru sautján keilur úr gleri, 17 til 20 mm háar: ein stór dökkblá með brúnum kolli og gulum oddi, fjórar minni gular með brúnum kolli og tólf ljósbláar. Hjá þeim lágu tuttugu menn úr rafi. Allt er það í Björgvin.
claim-sets = Eitt tafl eða tvö? Fornleifafræðingar sjá tvö sett. Aage Nielsen gerði úr þeim eitt tafl: dökkblái konungurinn og tólf bláir menn gegn tuttugu og fjórum gulum, sumum með sérstaka krafta. St. Thomasguild lætur því ósvarað: tvö ófullkomin sett, eða fjórir menn með eigin krafti.
claim-skamby = Í bátskumli frá níundu öld við Skamby í Östergötland voru tuttugu og þrír menn úr rafi.
claim-trondheim = Í Þrándheimi fundust um tveir þriðju hlutar úr tréborði, ellefu reita breiðu og 25,6 cm löngu á jaðrinum. Merktu reitirnir mynda arma á krossi, eins og þeir sýni hvar menn byrja.
claim-york = Í Jórvík eru þrjár raðir eftir af borði sem talið er hafa haft fimmtán sinnum fimmtán reiti. Walker sér í því merki þess að Englendingum hafi líkað stór borð.
claim-vimose = Borðbrot frá Vimose í Danmörku, frá því um árið 400 (St. Thomasguild skrifar Wimose), er átján reita langt og hálfs annars reits hátt, hver reitur um 25 mm. Eitt horn er eftir, og á því er ekkert merki. Aftan á er rómverskt tafl, duodecim scripta.
claim-roman = Það er oft kallað alea-borð. Walker telur það tilheyra öðru rómversku tafli, ludus latrunculorum: fjögur slík borð lágu í Vimose, og með einu frá Leuna í Þýskalandi, með sömu tveimur hliðum, voru 29 svartir menn og 30 hvítir.
