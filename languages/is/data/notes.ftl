## rulesets/alea-aagenielsen.toml

t-taken-over-from-the-67f61d72 = Tekið úr taflinu sem þetta er afbrigði af; skráðar viðureignir skera ekki úr. Hinar túlkanirnar eru jafntefli þegar staða kemur upp í þriðja sinn og að ekkert hljótist af.
t-seven-captures-against-a2-82d899c5 = Sjö dráp upp við A2 og samsvarandi punkta, og konungur sem vann á S2, í fimm skráðum viðureignum.
t-no-man-passed-over-b402e38f = Enginn maður fór yfir hornpunkt í sjö skráðum viðureignum, og enginn hafði ástæðu til. Hin túlkunin leyfir mönnum að fara yfir.
t-to-men-the-games-6be7aa34 = Gagnvart mönnum sýna viðureignirnar það. Gagnvart konunginum, sem tveir fanga hér, er farið eftir brandubh vefsins. Hin túlkunin undanskilur hann.
t-like-a-man-everywhere-44fcc66b = Eins og aðrir menn hvar sem er utan hásætis síns; engin skráð viðureign sýnir það á jaðrinum. Hin túlkunin lætur jaðarinn teljast með.
t-four-attackers-take-the-79e3287a = Fjóra sóknarmenn þarf til að fanga konunginn, sem er óhultur á jaðrinum: „Alea Evangelii strong“ á vefnum.
t-in-one-of-two-cc49d93f = Í annarri tveggja skráðra viðureigna stóðu tveir sóknarmenn beggja vegna við hann og áfram var teflt.
t-as-in-the-site-d6e90648 = Eins og í öðrum töflum vefsins með sterkum konungi; ekki sýnt. Hin túlkunin er þrír og jaðarinn.

## rulesets/alea-berserk-bartley.toml

t-his-own-ordering-of-e2272403 = Hans eigin uppröðun á sóknarmönnunum. Sérstöku mennirnir eru þeir sem skráðu viðureignirnar krefjast: án einhvers þessara hópa verða viðureignir ekki lesnar.
t-bartley-wanted-them-turned-f0755166 = Bartley vildi að þeim væri snúið við eins og skífunum í Othello. Skráðu viðureignirnar krefjast þess.
t-the-king-escapes-on-624de251 = Konungurinn sleppur á B2, R2 og B18; 16 viðureignir er ekki hægt að lesa með stökum hornpunktum.
t-no-man-passes-over-0be093b1 = Enginn maður fer yfir hornpunkt í viðureignunum, og enginn reglutexti ættarinnar leyfir það.
t-8-games-end-with-03cdde7a = 8 viðureignum lýkur með konunginum milli tveggja foringja. Hann er óhultur milli foringja og manns (8 sinnum) og milli foringja og riddara (einu sinni). Hvort tveir foringjar fanga hann við hlið hásætisins segir enginn texti; hér gera þeir það.

## rulesets/alea-berserk-martens.toml

t-the-men-stand-as-f2d6fbad = Mennirnir standa eins og í skráðu viðureignunum; hverjir þeirra eru foringjar og málaliðar leiðir af stökkum þeirra og af þeim mönnum sem berjast áfram eftir að þeir eru drepnir. Punktar málaliðanna fylgja snúningi borðsins en eiga sér enga spegilmynd.
t-the-records-write-the-f459725b = Í skránum er aðeins ritaður fyrsti leikurinn hverju sinni; hvert taflmaður hélt áfram sést af framhaldinu.
t-captures-that-could-go-f9c87ebe = Oft var látið staðar numið þótt hægt hefði verið að drepa áfram.
t-some-games-end-with-e38fa3c4 = Sumum viðureignum lýkur með því að konungurinn drepur rétt við jaðarinn.
t-commanders-of-both-sides-3a709910 = Foringjar beggja liða stökkva yfir óvini, sem standa eftir.
t-five-games-cannot-be-17ceadf8 = Fimm viðureignir verða ekki lesnar öðruvísi. Í einni viðureign fer maður, sem á upphafspunkt sinn á I6, af borðinu: hún virðist eldri en reglan.
t-men-stop-on-the-82df9193 = Menn nema staðar í miðjunni, og enginn er drepinn upp við hana.
t-every-king-caught-between-fafee6b5 = Hver konungur sem lendir milli tveggja sóknarmanna er fangaður, 8 sinnum.
t-no-game-ends-by-3f7282c0 = Engri viðureign lýkur með þráleik. Hinar túlkanirnar eru jafntefli og tap konungsliðsins.
t-no-game-comes-to-09eefc63 = Engin viðureign kemst svo langt. Hin túlkunin er jafntefli.

## rulesets/alea-berserk.toml

t-the-layout-helmfrid-1-15b63fac = Uppstillingin Helmfrid 1. Tveir riddaranna fjögurra drepa með stökki í skráðu viðureignunum; að riddari standi á öllum mislitu punktunum fjórum leiðir af samhverfunni. Hvort sóknarmenn áttu sérstaka menn sýna viðureignirnar ekki.
t-as-in-berserk-whose-8521c68c = Eins og í Berserk, sem tilraunin dregur nafn sitt af; viðureignirnar sýna það ekki. Hin túlkunin er að ekkert þess háttar hafi verið reynt.
t-a-knight-takes-a-fed668b6 = Riddari drepur mann upp við punkt í hornferningnum.
t-nobody-comes-to-a-be4c23eb = Enginn kemur á hornferning í viðureignunum. Í Berserk og hverju tafli þessa vefs sem hefur hornpunkta nemur konungurinn einn þar staðar; engin önnur túlkun er þekkt.
t-no-position-comes-again-df872d8b = Engin staða kemur upp aftur í viðureignunum. Hinar túlkanirnar eru jafntefli og tap konungsliðsins.

## rulesets/alea-dragonheels.toml

t-the-page-breaks-off-8c30e715 = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Um verðina segir hún aðeins að þeir falli ekki fyrir tveimur fremur en konungurinn. Hér er lesið: á alla fjóra vegu, eins og konungurinn. Aðrar túlkanir eru á þrjá vegu, eða aldrei.
t-the-page-breaks-off-a18477be = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Væri miðjan ekki fjórða hliðin yrði konungurinn ekki fangaður við hlið hennar. Hinar túlkanirnar gera hana engum fjandsamlega, eða öllum.
t-the-page-breaks-off-461b23c9 = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Um dráp upp við borgarvirkin í hornunum er hér ekkert vitað. Hinar túlkanirnar gera þau fjandsamleg mönnum, eða aðeins sóknarmönnum eins og á Wikipediu þess tíma.
t-the-page-breaks-off-31ca5f26 = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Hver heimild ættarinnar sem tilgreinir fjölda lætur einn mann falla í hverja átt. Hin túlkunin drepur aðeins einn.
t-the-page-breaks-off-34fcd8f1 = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Venjulegt dráp milli tveggja krefst leiks óvinarins, svo að maður má standa milli tveggja. Hin túlkunin dræpi hann.
t-the-page-breaks-off-af585e15 = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Ekkert undanskilur konunginn frá því að drepa. Hin túlkunin er vopnlaus konungur.
t-the-page-breaks-off-15f757e4 = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Hann fellur ekki fyrir tveimur, og því er lesið að fjóra þurfi; hin túlkunin er þrír.
t-the-page-breaks-off-e5fd4e41 = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Hann fellur ekki fyrir tveimur, og því er lesið að fjóra þurfi, og er miðjan einn þeirra; hin túlkunin er þrír aðrir auk hennar.
t-any-of-the-sixteen-f4339fdc = Hver sem er af punktunum sextán vinnur.
t-the-page-breaks-off-64669514 = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Ekki er hægt að loka fjórum hliðum við jaðarinn: þar er hann óhultur. Í hinni túlkuninni, sem er sú á Wikipediu þess tíma, fanga þrír hann.
t-the-page-breaks-off-4bd90040 = Síðan, eins og við höfum hana, endar á drápi óbreyttra manna. Jafntefli þegar staða kemur upp í þriðja sinn er hið venjulega. Hin túlkunin skeytir ekki um þráleik.

## rulesets/alea-dux.toml

t-the-layout-helmfrid-1-7ef0fef5 = Uppstillingin Helmfrid 1 með duxum á mislitu punktunum fjórum.
t-the-layout-helmfrid-1-bd0b0988 = Uppstillingin Helmfrid 1 með duxum á mislitu punktunum fjórum og á punktunum fjórum þar sem miðlínurnar skera hringinn. Skráðu viðureignirnar sýna ekki hverjir hinir átta voru.
t-one-jump-is-recorded-4d51da40 = Eitt stökk er skráð, yfir sóknarmann sem stendur eftir. Nielsen sótti duxinn í endurgerð R. C. Bells á rómverska taflinu, þar sem hann stekkur yfir óvin án þess að drepa hann.
t-no-dux-is-taken-f60f5ee7 = Enginn dux er drepinn í viðureignunum. Dux Bells og foringjarnir í Berserk falla eins og aðrir menn; hin túlkunin krefst þriggja hliða, eins og í taflinu frá Unst.

## rulesets/alea-hnefi-2026.toml

t-walker-marks-sixteen-squares-8f51f5da = Walker merkir sextán reiti, fjóra í hverju horni. Stök horn með vörðum hjá sér voru hugmynd Thomasar Hennings, lesanda síðu hans, árið 2020.
t-by-walker-s-rules-e188d289 = Samkvæmt reglum Walkers fanga tveir menn hann þar, og sóknarmenn vinna flestar viðureignir.
t-walker-says-nothing-of-7abb1558 = Walker segir ekkert um það; í hans eigin reglusafni hér er það jafntefli.

## rulesets/alea-murray-rules.toml

t-none-of-our-accounts-5fc6a2af = Engin þeirra frásagna sem við höfum af reglum Murrays segir hver byrjar. Í flestum reglusöfnum sem frá honum eru runnin byrja sóknarmenn; hin túlkunin er lið konungsins.
t-not-spoken-of-in-58fdf00c = Frásögnin nefnir það ekki; þetta er gangurinn í tablut, sem endurgerð Murrays byggist á, og í hverju alea síðan. Engin önnur túlkun er þekkt.
t-the-account-does-not-597b5649 = Frásögnin talar ekki um miðjuna; konungurinn er eini taflmaðurinn sem stendur þar í upphafi, eins og í tablut. Hin túlkunin gerir hana að punkti eins og hverjum öðrum.
t-our-accounts-do-not-7d5b96bd = Frásagnirnar sem við höfum tala ekki um að nema staðar í miðjunni. Í flestum reglum ættarinnar gerir konungurinn einn það, og hann má koma aftur. Aðrar túlkanir loka henni líka fyrir honum, eða opna hana öllum.
t-our-accounts-do-not-027c0381 = Frásagnirnar sem við höfum tala ekki um að fara yfir miðjuna. Ekki er vitað um neitt sem banni það; hin túlkunin bannar mönnunum það.
t-where-the-king-is-ea2c7143 = Þar sem fjóra þarf til að fanga konunginn kemur auð miðjan í stað hins fjórða, sem enginn maður gæti orðið. Hvergi er sagt að hún drepi menn. Aðrar túlkanir gera hana engum fjandsamlega, eða öllum.
t-the-king-goes-to-af2852e5 = Konungurinn stefnir á jaðarinn, svo að punktarnir sextán sem teiknaðir eru í hornunum þjóna engum tilgangi. Hin túlkunin heldur þeim lokuðum fyrir mönnunum.
t-not-spoken-of-in-f0b3f635 = Frásögnin nefnir það ekki; þetta er drápið í tablut, sem endurgerð Murrays byggist á. Engin önnur túlkun er þekkt.
t-not-spoken-of-in-6377a242 = Frásagnirnar sem við höfum nefna það ekki. Hver heimild ættarinnar sem nefnir það lætur einn leik drepa í nokkrar áttir.
t-not-spoken-of-in-cc33c9b7 = Frásagnirnar sem við höfum nefna það ekki. Nær allar heimildir ættarinnar sem nefna það leyfa manni að fara óhultur inn á milli tveggja óvina; aðeins ein frásögn, af tafli Bells, veitir það konunginum einum.
t-the-king-is-taken-5445adad = Konunginn þarf að umkringja á fjóra vegu; við hlið auðrar miðjunnar kemur hún í stað hins fjórða, ella yrði hann ekki fangaður þar. Hin túlkunin gerir hann óhultan þar.
t-no-rule-is-known-da1e9176 = Engin regla er þekkt, og engri er bætt við: leikmenn semja um jafntefli þegar taflið kemst ekkert áleiðis. Hin túlkunin er jafntefli þegar staða kemur upp í þriðja sinn.
t-no-rule-is-known-d0b739b0 = Engin regla er þekkt; jafntefli hallar á hvorugt liðið. Í öðrum töflum ættarinnar tapar liðið sem getur ekki leikið.

## rulesets/alea-opentafl.toml

t-not-in-the-record-b175f223 = Ekki í skráningunni: sjálfgildi ritháttarins.
t-the-record-has-tfr-6d746f08 = Í skráningunni stendur `tfr:w`, sem rithátturinn skýrir: sá sem leikur stöðuna fram í þriðja sinn vinnur, því að litið er svo á að hinn hafi neytt hann til þess. Kóði forritsins gerir hið gagnstæða: sjá valkostinn `as-programmed`.
t-the-code-lets-the-7106997a = Kóðinn lætur sóknarmenn vinna þegar enginn varnarmaður á auðan punkt við hlið sér, jafnvel þótt það sé punktur þar sem hann má ekki nema staðar. Hann hefur ekkert ákvæði um sóknarmenn sem geta ekki leikið: að þeir tapi á sama hátt er okkar túlkun. Hinar túlkanirnar eru jafntefli og að sitja hjá.
t-who-brings-a-position-27e16c69 = Sá sem kallar fram stöðu í þriðja sinn tapar.

## rulesets/alea-thomasguild-2020.toml

t-the-page-prints-octagonally-464f364a = Á síðunni stendur „octagonally“, greinilega í stað „hornrétt“. Hún setur enga reglu um mislitu punktana fjóra og veltir aðeins fyrir sér hvort konungurinn og hertogarnir einir megi fara þangað eða hvort þeir skýli hverjum sem þar stendur.
t-the-exceptions-to-the-ef6d450f = Undantekningarnar frá leikreglunni binda aðeins menn, og myndatextinn leyfir konunginum að fara á hvaða auðan punkt sem er: hann má því koma aftur. Að hann sé þar því aðeins óhultur að hann hafi ekki hreyft sig áður gerir ráð fyrir því.
t-the-text-bars-men-ecc6b479 = Textinn bannar mönnum að fara inn í kastalann; að þeir megi ekki heldur fara yfir hann stendur aðeins í myndatextanum. Um leiki konungsins gildir engin slík undantekning.
t-the-page-names-the-1344ec52 = Síðan nefnir skreyttu mennina í hornunum sem félaga í drápi en ekki kastalann. Samkvæmt orðanna hljóðan er enginn drepinn eða fangaður með hjálp kastalans. Aðrar túlkanir telja hann gegn konunginum, eins og í bæklingi Walkers frá 2011, valkosturinn `throne-as-fourth`, eða gegn öllum, eins og á vefsíðu hans.
t-that-there-are-four-c09a7caf = Að fjórir skreyttir menn séu í hverju horni er sagt; að þeir standi tveir og tveir er aðeins teiknað.
t-the-page-bars-the-09c8ac20 = Síðan bannar mönnum hornpunktana af því að skreyttu mennirnir standa þar, og enginn taflmaður stekkur yfir annan: þeir mega því ekki heldur fara yfir þá. Hin túlkunin leyfir öllum að fara yfir, því að aðeins er bannað að fara inn.
t-that-they-are-hostile-1d541973 = Að þeir séu fjandsamlegir mönnum beggja liða er sagt. Að þeir teljist ekki gegn konunginum leiðir af því hvernig hann er fangaður, en þar eru nefndir fjórir menn, eða þrír og jaðarinn. Hin túlkunin telur þá með.
t-a-picture-on-the-f75298f8 = Mynd á síðunni sýnir það líka.
t-the-page-asks-for-63a4b64c = Síðan krefst fjögurra manna, eða þriggja og jaðarsins, og segir ekkert um konung við hlið auðs kastalans. Samkvæmt orðanna hljóðan verður hann ekki fangaður þar, því að enginn maður má standa á fjórðu hliðinni. Hin túlkunin lætur kastalann vera fjórðu hliðina: valkosturinn `throne-as-fourth`.
t-the-page-declares-a-23119a8e = Samkvæmt síðunni er jafntefli þegar staða er endurtekin, án þess að nefna fjölda: bókstaflega þegar hún kemur upp í annað sinn. Hin túlkunin bíður eftir þriðja skiptinu, eins og venja er: valkosturinn `third-repetition`.
t-the-empty-castle-counts-f19ef992 = Auður kastalinn telst gegn konunginum, sem þrír jarlar fanga þá við hlið hans, eins og í bæklingi Walkers frá 2011. Án þessa getur hann setið við hlið kastalans um aldur og ævi.
t-walker-s-leaflet-of-32a3ce3a = Bæklingur Walkers frá 2011 lætur þrjá menn fanga konunginn við hlið kastalans. Síðan segir það ekki; hún segist fylgja Walker en nefnir verk eftir hann frá 2014, „Alea evangelii“, sem við höfum ekki séð.
t-the-game-is-drawn-5f260041 = Taflinu lýkur með jafntefli þegar staða kemur upp í þriðja sinn, ekki strax í annað sinn.
t-the-page-gives-no-70276862 = Síðan nefnir engan fjölda. Flest reglusöfn krefjast þriggja skipta; samkvæmt orðanna hljóðan krefst síðan tveggja.

## rulesets/alea-walker-2011.toml

t-the-website-of-2015-95edd87f = Á vefsíðunni frá 2015 byrja sóknarmenn.
t-he-alone-may-and-badbd3ef = Hann einn má það, og engin regla tekur það af honum þegar hann er farinn. Vefsíðan frá 2015 lokar kastalanum líka fyrir honum.
t-that-the-castle-counts-7b4358f3 = Að kastalinn teljist gegn konunginum er sagt. Í myndatextanum er líka talað um dráp upp við miðreitinn: lesið eins og Walker skrifar 2015 er auður kastalinn fjandsamlegur mönnum beggja liða. Hin túlkunin á aðeins við það þegar konungurinn er fangaður.
t-the-four-variegated-points-e7ba27fc = Mislitu punktarnir fjórir eru líka merktir, með hring, en aðeins til hjálpar við uppstillingu: engin regla talar um þá.
t-the-fixed-men-drawn-47430905 = Föstu mennirnir sem teiknaðir eru á hornpunktana standa í vegi fyrir hverjum leik.
t-the-corner-men-capture-85d67288 = Hornmennirnir drepa „taflmenn“ hvors leikmanns sem er. Það á við mennina; hvort það á við konunginn er óljóst: regla 5 telur hann meðal taflmanna, en regla 7, sem fangar hann, nefnir aðeins jarla, kastala og jaðar. Hér teljast þeir ekki gegn honum; hin túlkunin gerir hornin fjandsamleg öllum.
t-men-are-captured-by-c374b867 = Menn eru drepnir með því að umkringja þá óvinum, og konungurinn er óvinur jarlanna. Hin túlkunin lætur hann vera vopnlausan. Brandubbæklingur Walkers er sagður skera úr um það en hann var ekki unnt að lesa (ekki sannreynt).
t-the-leaflet-is-silent-f895de22 = Bæklingurinn þegir. Í tablutbæklingnum úr sömu röð má semja um jafntefli vegna þráleiks, án þess að fjöldi sé nefndur; þrjú skipti eru hið venjulega. Hjá St. Thomasguild, en síða þeirra segist fylgja Walker, er jafntefli þegar staða er endurtekin: hin túlkunin er jafntefli í annað sinn.
t-the-leaflet-is-silent-e712d69e = Bæklingurinn þegir. Í tablutbæklingnum úr sömu röð má semja um jafntefli þegar lið getur ekki leikið, og svo er líka hjá St. Thomasguild, en síða þeirra segist fylgja Walker. Hin túlkunin er tap, eins og í öðrum töflum ættarinnar.

## rulesets/alea-walker-2015.toml

t-the-leaflet-of-2011-8514f1bd = Í bæklingnum frá 2011 byrjar lið konungsins.
t-the-rules-speak-of-43e8f562 = Reglurnar tala um reiti; síðan segir sjálf að í handritinu standi taflmennirnir þar sem línur skerast. Það breytir engu í taflinu.
t-sixteen-squares-are-marked-243d786f = Sextán reitir eru merktir í hornunum. Lesandi síðunnar, Thomas Henning, taldi 2020 að borgarvirki væri einn punktur yst í horninu og að mislitu mennirnir fjórir gætu verið foringjar og sá sem fellir þá vinni; engin regla hér fylgir honum.
t-the-text-does-not-4f44eb2b = Textinn segir ekki hvort menn megi fara yfir hornpunktana. Á myndinni frá 2011 standa fastir menn á þeim, og því mega þeir það ekki. Hin túlkunin leyfir þeim að fara yfir.
t-rule-9-makes-the-b033864e = Regla 9 lætur hornin drepa taflmenn hvors leikmanns sem er; að þau fangi líka konunginn leiðir af reglu 8, þar sem hann fellur eins og hertogi. Hin túlkunin undanskilur hann.
t-men-are-captured-by-288fb33a = Menn eru drepnir með því að umkringja þá óvinum, og konungurinn er óvinur jarlanna. Kóði Ludii les það á annan hátt: þar er hann aðeins steðji. Þriðja túlkunin lætur hann vera vopnlausan.
t-the-source-is-silent-eea07191 = Heimildin þegir. Í tablutbæklingi Walkers úr sömu röð má semja um jafntefli vegna þráleiks, án þess að fjöldi sé nefndur; þrjú skipti eru hið venjulega.
t-the-source-is-silent-18a047d8 = Heimildin þegir. Í tablutbæklingi Walkers úr sömu röð má semja um jafntefli þegar lið getur ekki leikið. Í öðrum töflum ættarinnar tapar það lið.

## rulesets/alea-wikipedia-2008.toml

t-the-page-gives-the-e6e21cb9 = Síðan lætur borgarvirkin eiga þátt í drápum en ekki kastalann. Í síðari útgáfu á hvort tveggja þátt í þeim: sjá valkostinn `castle-captures`. Við hlið auðs kastalans verður konungurinn ekki fangaður, ef lesið er bókstaflega; hin túlkunin telur kastalann gegn honum.
t-not-spoken-of-every-37ef05d9 = Ekki nefnt; hver heimild ættarinnar sem tilgreinir fjölda lætur einn mann falla í hverja átt. Hin túlkunin drepur aðeins einn.
t-the-page-names-the-6ef79d1c = Síðan nefnir ystu hornin fjögur, A1, A19, S1 og S19. Á hinum tólf punktum borgarvirkjanna má konungurinn standa, og halda áfram.
t-the-page-is-silent-d9a2207d = Síðan þegir; jafntefli þegar staða kemur upp í þriðja sinn er hið venjulega. Hin túlkunin skeytir ekki um þráleik.
t-the-empty-castle-stands-69e7ac6e = Auður kastalinn kemur í stað hvíts skips þegar svart er drepið, eins og borgarvirkin gera.

## rulesets/alea-winther-2006.toml

t-the-message-does-not-ce06c5b3 = Skeytið segir ekkert um þetta. Í flestum töflum ættarinnar byrja sóknarmenn; hin túlkunin er lið konungsins.
t-the-message-does-not-725fc67d = Skeytið segir ekkert um þetta. Enginn annar gangur er þekktur í alea.
t-the-message-does-not-3516df05 = Skeytið segir ekkert um þetta. Ekki er vitað um neitt sem banni að fara yfir hana; hin túlkunin bannar mönnunum það.
t-the-message-counts-the-23a1b170 = Skeytið telur miðjuna gegn konungi við hlið hennar; hvort hún drepi líka menn er ekki sagt. Í tablut Winthers sjálfs frá vorinu á undan gerir hún það. Hin túlkunin lætur hana gera það hér.
t-the-corners-serve-in-5ae6e45c = Hornin taka þátt í drápum; hvort líka gegn konunginum er ekki sagt. Hann er fangaður eins og aðrir menn eru drepnir þegar hann er fjarri miðjunni, og því líka við þau. Hin túlkunin undanskilur hann.
t-the-message-does-not-bb39d726 = Skeytið segir ekkert um þetta. Ekkert annað dráp er þekkt í alea.
t-the-message-does-not-f669ceaf = Skeytið segir ekkert um þetta. Hver heimild ættarinnar sem tilgreinir fjölda lætur einn mann falla í hverja átt. Hin túlkunin drepur aðeins einn.
t-the-message-does-not-c71767c4 = Skeytið segir ekkert um þetta. Hver heimild sem nefnir það leyfir manni að standa milli tveggja. Hin túlkunin dræpi hann.
t-the-message-does-not-8f23d9e2 = Skeytið segir ekkert um þetta. Ekkert undanskilur konunginn; hin túlkunin er vopnlaus konungur.
t-away-from-the-centre-167ed882 = Fjarri miðjunni fanga tveir hann, og jaðarinn er fjarri henni. Hin túlkunin heldur honum óhultum þar.
t-the-message-does-not-1f9e3e60 = Skeytið segir ekkert um þetta. Jafntefli þegar staða kemur upp í þriðja sinn er hið venjulega; hin túlkunin skeytir ekki um þráleik.
t-the-message-does-not-446ceced = Skeytið segir ekkert um þetta. Jafntefli hallar á engan; hin túlkunin er tap.

## rulesets/ard-ri-throne.toml

t-eight-attackers-between-and-1cd0f255 = Átta sóknarmenn milli manna í opnum hring og við hlið þeirra: númer 26 af uppstillingum vefsins á 7×7.
t-eight-attackers-in-a-a9416dc2 = Átta sóknarmenn í ferhyrndum hring um krossinn: númer 32 af uppstillingum vefsins á 7×7.
t-the-king-goes-one-7113eba6 = Konungurinn fer eitt skref í einu: „Ard Ri-1“ á vefnum.
t-in-150-king-s-2899fb14 = Af 150 konungsleikjum í skráðu viðureignunum var enginn lengri.
t-the-king-takes-no-888381f4 = Konungurinn á engan þátt í drápum: tilraunir vefsins.
t-so-the-variants-are-c698a215 = Svo heita afbrigðin; ekkert skráð dráp krefst konungsins, og í tveimur viðureignum lét hann eitt hjá líða. Engin önnur túlkun er til.
t-the-empty-throne-helps-b1d08cb5 = Enginn maður er drepinn með hjálp auðs hásætisins.
t-in-four-cases-of-31798cc3 = Í fjórum tilvikum af fjórum var enginn maður drepinn upp við það. Hvort það telst gegn konunginum við hlið þess sést á hvorugan veginn.
t-a-throne-that-captures-d300f3e2 = Hásæti sem drepur engan þegar það er autt gerir það ekki heldur undir konunginum. Hin túlkunin er sú í grunnreglunum.
t-nobody-passes-over-the-b36f79b4 = Enginn fer yfir hásætið: „nopass“ á vefnum.
t-so-the-variant-is-ce3eb3fa = Svo heitir afbrigðið; í þremur skráðum viðureignum þess fór enginn yfir. Engin önnur túlkun er til.
t-only-the-defenders-pass-67851644 = Aðeins varnarmenn fara yfir hásætið, og það drepur sóknarmenn eina: „whitefriendlypass“ á vefnum.
t-defenders-passed-over-it-5058a726 = Varnarmenn fóru oft yfir það í 24 skráðum viðureignum, sóknarmenn aldrei.
t-attackers-were-captured-against-dfbcc455 = Sóknarmenn voru drepnir upp við það, varnarmenn aldrei; og ásamt þremur sóknarmönnum fangaði það konunginn.

## rulesets/ashton-aagenielsen.toml

t-nobody-came-back-to-1c9708b9 = Enginn kom aftur í hann eða fór yfir hann í 46 skráðum viðureignum.
t-24-men-of-24-932e82f0 = 24 menn af 24 sem króaðir voru af upp við auðan kastalann féllu.
t-with-the-king-on-0c9dfbbf = Þegar konungurinn var í kastalanum drap kastalinn engan varnarmann, í ellefu tilvikum af ellefu. Í Bologna gerir hann það.
t-sixteen-moves-of-attackers-f6da007e = Sextán leikir sóknarmanna innan eigin herbúða.
t-59-men-of-61-2028c005 = 59 menn af 61 sem króaðir voru af upp við auðan herbúðapunkt féllu; átta konungar féllu fyrir einum sóknarmanni og herbúðapunkti. Um hina tvo: sjá skjólið.
t-two-attackers-that-stood-a0f19f1f = Tveir sóknarmenn sem stóðu inni í herbúðum voru ekki drepnir upp við herbúðapunktinn á jaðrinum.
t-no-recorded-game-shows-17ae611b = Engin skráð viðureign sýnir hring um alla varnarmenn. Hin túlkunin er reglan í síðari töflum vefsins.
t-no-recorded-game-has-d4fa8b90 = Í engri skráðri viðureign kemur staða upp í þriðja sinn; jafntefli er venjulega svarið. Hin túlkunin lætur konungsliðið tapa, eins og á síðari síðum vefsins.
t-the-site-s-pages-db28e184 = Á síðum vefsins um Fetlar-hnefatafl og Kaupmannahafnar-hnefatafl tapar sá sem getur ekki leikið; það sem tókst að lesa um þetta tafl víkur ekki að því. Hinar túlkanirnar eru jafntefli og að sitja hjá.

## rulesets/ashton-bologna.toml

t-the-server-gives-white-e2102657 = Þjónninn gefur hvítum fyrsta leikinn; ný staða ein og sér gæfi svörtum hann.
t-black-takes-a-white-3b401895 = Svartur drepur hvítan mann upp við kastalann hvort sem konungurinn er í honum eða ekki. Í Ashton-tablut á aagenielsen.dk gerir hann það ekki: tækifærið gafst í ellefu skráðum viðureignum, en í engri þeirra var drepið.
t-the-code-lets-a-17366225 = Kóðinn leyfir manni að fara af einum herbúðapunkti á annan nema lengra sé á milli en fimm punktar: það er að segja innan eigin herbúða en ekki í þær sem eru á móti.
t-white-takes-a-black-f195f3a3 = Hvítur drepur svartan mann upp við herbúðapunkt jafnvel þótt annar svartur maður standi á honum.
t-the-code-leaves-out-7bdcf12c = Kóðinn sleppir miðpunktunum fjórum á jaðrinum, a5, e1, i5 og e9. Þeir liggja aðeins að baki mönnum sem standa í herbúðum, svo að það kemur í sama stað niður.
t-the-server-s-usual-a6d741c8 = Venjuleg stilling þjónsins; segja má honum að leyfa meira. Kóði hans byrjar að muna eftir fyrsta leik, svo að aðeins önnur endurkoma upphafsstöðunnar sjálfrar gæfi jafntefli; hér telst upphafið eins og hver önnur staða.
t-the-code-has-no-bd0e14ee = Kóðinn hefur ekkert ákvæði um þetta. Slíkur leikmaður getur aðeins sent ólöglegan leik eða beðið þar til tími hans rennur út, og tapar á hvoru sem er. Hin túlkunin er jafntefli.

## rulesets/berserk-9.toml

t-tablut-s-points-the-1abd1b74 = Punktar tabluts. Skráðu viðureignirnar sýna foringja þar sem sóknarmaður stendur einn framan við herbúðir sínar; hvar riddarinn stóð sýna þær ekki, og E6 er sótt til elstu viðureigna á 11×11.

## rulesets/berserk-throneless.toml

t-in-one-of-the-1a361266 = Í einni viðureigninni nemur riddarinn staðar í miðjunni.

## rulesets/berserk.toml

t-in-the-oldest-recorded-d9547cc6 = Í elstu skráðu viðureignunum stendur riddarinn beint framan við konunginn: 26 viðureignir verða aðeins lesnar þannig, 82 aðeins með riddarann á E7.
t-the-page-says-from-43b2e297 = Á síðunni segir „af skilyrtum reitum og á þá“. Viðureignirnar sýna að annað af tvennu nægir: af 49 stökkum konungsins liggja 33 af venjulegum punkti í horn, 15 úr hásætinu á venjulegan punkt og 1 í hásætið; í engu þeirra vantar hvort tveggja.
t-of-the-616-recorded-bb0ea695 = Af þeim 616 skráðu viðureignum þar sem dráp eru merkt verða 338 ekki lesnar án þess.
t-the-page-we-read-44223c49 = Síðan sem við lásum endar áður en hún segir hvort skylt sé að halda áfram. Í 225 skipti í viðureignunum var enn hægt að drepa og það látið ógert.
t-14-of-the-games-1fdee909 = 14 viðureignum lýkur svo; í forriti AbstractPlay er sama regla.
t-the-rule-speaks-of-9cb3ee1b = Reglan talar um sóknarmenn og varnarmenn; að autt hásætið teljist ein af fjórum hliðum konungsins við hlið þess sýna 5 skipti í viðureignunum þar sem hann er fangaður.
t-two-or-three-men-c4019e25 = Tveir eða þrír menn falla í einu í mörgum viðureignanna.
t-three-attackers-and-the-64662fa7 = Þrír sóknarmenn og autt hásætið: 5 viðureignum lýkur svo.
t-the-page-we-read-a15700bd = Síðan sem við lásum endar áður en að þessari reglu kemur. 70 viðureignum lýkur með konunginum milli tveggja foringja og 13 með konunginum milli foringja og hornpunkts. Hann er óhultur milli foringja og manns (262 sinnum), manns og hornpunkts (4 sinnum), foringja og auðs hásætis (einu sinni), og í hásætinu (2 sinnum). Í forritum AbstractPlay og OpenTafl er sama regla. Hvort tveir foringjar fanga hann við hlið hásætisins segir enginn texti; hér gera þeir það.
t-in-28-games-the-90450def = Í 28 viðureignum stóð konungurinn á jaðrinum með sóknarmenn eða hornpunkt á þremur opnum hliðum sínum, og taflið hélt áfram.
t-in-two-games-a-751ef62c = Í tveimur viðureignum kom staða upp í þriðja sinn og taflið hélt áfram; um fimm jafntefli var samið eða þau verða ekki skýrð af borðinu. Það sem batt í raun enda á viðureignir á vefnum eru leikir fram og til baka: 7 viðureignir voru dæmdar sóknarmönnum þegar menn konungsins höfðu staðið eins í fjórða sinn meðan sóknarmönnum miðaði áfram. Hin túlkunin, sú í OpenTafl, lætur það lið tapa sem kallar fram þriðja skiptið.
t-no-recorded-game-comes-f4fe89a9 = Engin skráð viðureign kemst svo langt, og síðan sem við lásum segir ekkert um það. Flest reglusöfn þessarar ættar, þar á meðal forrit OpenTafl, láta það lið tapa sem getur ekki leikið; hin túlkunin er jafntefli.

## rulesets/brandubh-2-aagenielsen.toml

t-in-46-recorded-games-16e4f366 = Í 46 skráðum viðureignum stóð einn sóknarmaður við hlið konungsins með autt hásætið hinum megin, og hann var ekki fangaður; menn beggja liða voru drepnir þannig.
t-21-recorded-games-ended-6ee95da3 = 21 skráðri viðureign lauk með tvo sóknarmenn við hlið hans.

## rulesets/brandubh-cyningstan.toml

t-the-rules-forbid-stopping-87c81a1a = Reglurnar banna að nema staðar á miðjunni og segja ekkert um að fara yfir hana. Kóði Ludii, gerður eftir síðunni, leyfir hverjum taflmanni að fara yfir hana þegar hún er auð. Hin túlkunin leyfir það engum.
t-the-twelve-rules-do-826931b2 = Reglurnar tólf segja ekkert um þetta; hver heimild ættarinnar sem nefnir það leyfir manni að standa milli tveggja. Hin túlkunin dræpi hann.
t-rule-12-draws-a-ffabbba2 = Regla 12 gefur jafntefli þegar staða er endurtekin og segir ekki hve oft: lesið sem þriðja skiptið, eins og venja er. Hin túlkunin er annað skiptið.

## rulesets/brandubh-dragonheels.toml

t-not-verified-the-accounts-b0df40eb = Ekki sannreynt: frásagnirnar af síðunni segja ekki hver byrjar. Í öllu öðru brandubh nútímans byrja sóknarmenn; hin túlkunin er lið konungsins.
t-not-verified-we-have-ddf89367 = Ekki sannreynt: við höfum hvorki síðuna né frásögn af henni sem segir hvernig taflmenn ganga. Allt annað brandubh nútímans hefur þennan gang, og engin önnur túlkun er þekkt.
t-the-king-may-not-d1177711 = Konungurinn má ekki koma aftur. Á vefnum aagenielsen.dk, þar sem „Walkers“-brandubh hefur sömu dráp, má hann það: sjá valkostinn.
t-tim-millar-says-so-6ace307c = Tim Millar segir svo um þann vef.
t-to-the-king-too-c7b7aaa2 = Konunginum líka: hann er fangaður eins og aðrir menn eru drepnir.
t-not-verified-the-accounts-80213c11 = Ekki sannreynt: frásagnirnar af síðunni nefna fjandsamleg horn og konunginn sem tveir fanga, ekki hvernig maður er drepinn. Í öllu öðru brandubh nútímans er drepið svona, og engin önnur túlkun er þekkt.
t-not-verified-the-accounts-7f09b0d6 = Ekki sannreynt: frásagnirnar af síðunni tilgreina engan fjölda. Hin túlkunin drepur aðeins einn mann; það gerir engin heimild ættarinnar.
t-not-verified-the-accounts-3149986f = Ekki sannreynt: frásagnirnar af síðunni nefna það ekki. Hver heimild ættarinnar sem gerir það leyfir manni að standa milli tveggja; hin túlkunin dræpi hann.
t-even-on-the-throne-1b6474bb = Jafnvel í hásætinu, segir Tim Millar um þann vef.
t-like-a-man-the-b94f8f3e = Eins og aðrir menn; síðan talar ekki um jaðarinn. Hin túlkunin lætur jaðarinn teljast með.
t-not-verified-the-accounts-30477c8a = Ekki sannreynt: frásagnirnar af síðunni nefna það ekki; þrjú skipti eru hið venjulega. Hinar túlkanirnar láta annað liðið tapa.
t-the-king-may-stop-78d3fd67 = Konungurinn má aftur nema staðar í hásætinu: vefurinn aagenielsen.dk kennir þetta brandubh við Walker.
t-he-did-so-in-73477280 = Það gerði hann í 41 leik í 114 skráðum viðureignum; allar verða þær tefldar aftur eftir þessum reglum.

## rulesets/brandubh-ohio-weak.toml

t-taken-over-from-the-1be2cec8 = Tekið úr taflinu sem þetta er afbrigði af; skráðar viðureignir sýna það ekki. Engin önnur túlkun er þekkt.
t-the-one-man-that-a3441c26 = Eini maðurinn sem stóð upp við hásætið var ekki drepinn; tveir sóknarmenn við hlið konungsins fönguðu hann ekki þar.
t-three-men-that-stood-6db7e884 = Þrír menn sem stóðu upp við horn voru ekki drepnir, í átta skráðum viðureignum.

## rulesets/brandubh-throneless.toml

t-men-stopped-on-the-d5660ebf = Menn námu staðar í miðjunni í 34 skráðum viðureignum, og enginn var drepinn upp við hana.

## rulesets/brandubh-wtf.toml

t-the-preset-lets-the-3c571c41 = Forstillingin lætur það lið tapa sem endurtekur í þriðja sinn. Hvort upphafsstaðan telst fyrsta skiptið segir enginn texti; hér telst hún.

## rulesets/copenhagen.toml

t-to-men-of-both-897474fc = Mönnum beggja liða þegar það er autt; gagnvart konunginum við hlið þess er það fjórði óvinurinn.
t-always-hostile-to-the-a8a301db = Ætíð fjandsamlegt sóknarmönnum, einnig undir konunginum.
t-the-page-says-to-edd6f031 = Síðan segir öllum taflmönnum; konungurinn verður ekki fangaður á jaðrinum, svo að átt er við mennina.
t-the-page-does-not-85e642e3 = Síðan tilgreinir ekki hve marga menn leikur má drepa. Í 6.138 skráðum viðureignum drápu 834 leikir tvo eða fleiri.
t-the-site-s-page-7f682bd1 = Síða vefsins lætur ósagt hvaða leikur má loka gildrunni. Í viðureignum hans féll hver einasta af 221 röð þar sem síðasti leikurinn lokaði enda, og engin þeirra 88 þar sem síðasti opni punkturinn fyrir framan var fylltur.
t-by-the-three-attackers-293eae5b = Af hinum þremur sóknarmönnunum; autt hásætið er þá sá fjórði.
t-in-the-recorded-games-fea873c6 = Af skráðu viðureignunum lauk 173 af sjálfum sér í slíku virki; í hverri þeirra átti konungurinn punkt til að fara á, og engan mann í veggnum hefði nokkurn tíma verið hægt að drepa.
t-139-recorded-games-ended-05dcadc6 = 139 skráðum viðureignum lauk með henni, einmitt í þeim leik sem lokaði hringnum; ein hélt áfram sex hálfleiki, af ástæðu sem ekki fannst.
t-the-page-in-its-b33f5290 = Síðan, eins og hún er nú, lætur hvern endalausan þráleik vera tap konungsliðsins, án þess að segja hvenær hann er endalaus; þrjú skipti eru venjulegi mælikvarðinn. Níu skráðum viðureignum lauk svo við þriðja skiptið, tuttugu héldu áfram um sinn. Hinar túlkanirnar eru valkostir. Hvort upphafsstaðan telst fyrsta skiptið segir enginn texti; hér telst hún.
t-the-page-adds-that-73b71639 = Síðan bætir við að viðureign sem ekki er lengur hægt að ljúka, til dæmis vegna manneklu, sé jafntefli. Slík dauð staða er hér jafntefli þegar leikmenn eru sammála um það.
t-a-shieldwall-falls-whichever-399b89d2 = Skjaldborg fellur hver sem óvinanna kemur síðastur, einnig sá sem kemur fyrir framan.
t-opentafl-calls-it-the-326c487c = OpenTafl kallar þetta rýmri skjaldborgina.
t-the-king-s-side-33017205 = Lið konungsins má ekki kalla fram það sem áður hefur staðið á borðinu, eins og á hnefatafl.org; sóknarmenn mega það.
t-the-earlier-wording-the-a1212548 = Eldra orðalagið: sá leikmaður sem einn hótar sífellt verður að finna annan leik, ella tapar hann.
t-on-the-edge-three-2ec6c5f0 = Á jaðrinum fanga þrír sóknarmenn konunginn: tilraun vefsins sem ein viðureign er þekkt af.
t-the-one-game-of-d8e0c662 = Eina viðureignin af afbrigðinu „unsafe-edge“ sýnir ekki að konungurinn sé fangaður þannig; nafnið segir að það geti gerst. Í öðrum töflum vefsins fanga þrír sóknarmenn og jaðarinn konunginn þar; hin túlkunin er tveir.

## rulesets/david-brown-hnefatafl.toml

t-33-recorded-games-and-31ce4a3c = 33 skráðar viðureignir, og aldrei dráp þótt níu tækifæri gæfust.
t-in-the-recorded-games-afcd9ff9 = Í skráðu viðureignunum féll enginn maður upp við hásætið, í fjórum tilvikum af fjórum. Hvort það telst gegn konunginum við hlið þess sést á hvorugan veginn.

## rulesets/fetlar-panel-2013.toml

t-a-refuge-square-like-467b7fca = Griðareitur eins og hornin fjögur: konungurinn einn má standa á honum.
t-with-the-king-on-4911fffc = Þegar konungurinn er í hásætinu drepur það aðeins sóknarmenn, og það gerir hann sjálfur.
t-the-corners-capture-men-20e8409d = Hornin drepa menn. Við hlið horns stendur konungurinn á jaðrinum, þar sem hann er óhultur.
t-at-the-edge-he-ddb210f5 = Við jaðarinn verður fyrst að hrekja hann þangað sem hægt er að umkringja hann. Þar sem sóknarmenn geta það ekki er taflið jafntefli samkvæmt bæklingnum; engin vél getur verið viss um það, og því lætur hnefi leikmenn um að semja.
t-surrounding-the-king-and-8e2e220c = Að umkringja konunginn og einn hermann hans er ekki enn sigur: það verður að skilja þá að, eða drepa hermanninn. Reglurnar á netinu láta umkringingu vinna.
t-the-leaflet-also-draws-3582d064 = Samkvæmt bæklingnum er líka jafntefli þegar konungurinn kemst ekki á neinn griðareit og sóknarmenn komast ekki að honum. Slík dauð staða er jafntefli þegar leikmenn eru sammála um það.

## rulesets/fetlar.toml

t-the-page-does-not-8a5af5cd = Síðan tilgreinir ekki hve marga menn leikur má drepa. Í 999 skráðum viðureignum drápu 137 leikir tvo.
t-unless-he-is-the-4a87053b = Nema hann sé sá síðasti í liði sínu og alveg innikróaður: þá getur lið hans ekki leikið, og tapar eftir reglunni um að komast hvergi.
t-the-site-added-it-eb5b549e = Vefurinn bætti henni við meðan viðureignir stóðu yfir: af þeim skráðu lauk tólf þegar hringurinn lokaðist, og 25, eldri, héldu áfram.
t-the-page-calls-a-51ea106e = Samkvæmt síðunni er viðureign jafntefli þegar þráleikur hindrar að henni ljúki, án þess að nefna fjölda; bæklingur nefndarinnar sjálfrar frá 2013 segir þriðja skiptið. Á vefnum urðu leikmenn að semja: af 21 skráðri viðureign þar sem staða kom upp í þriðja sinn lauk einni þar. Það er valkosturinn.
t-surrounding-everybody-does-not-55c6a104 = Að umkringja alla er ekki enn sigur, eins og vefurinn aagenielsen.dk tefldi það fyrstu árin.
t-in-25-recorded-games-2126108f = Í 25 skráðum viðureignum höfðu sóknarmenn lokað hringnum og héldu áfram.
t-a-repeated-position-ends-2c78df8a = Endurtekin staða bindur ekki enda á neitt af sjálfri sér; leikmenn semja.
t-of-21-recorded-games-a64e059c = Af 21 skráðri viðureign þar sem staða kom upp í þriðja sinn héldu 20 áfram.
t-the-king-captures-nothing-f9b566fa = Konungurinn drepur ekkert með eigin leik: tilraun vefsins.
t-the-king-captures-by-116f1fd2 = Konungurinn drepur með eigin leik, en enginn notar hann sem félaga, ekki einu sinni í hásætinu: „king hammer only“ á vefnum.
t-in-one-recorded-game-455acc80 = Í einni skráðri viðureign króaði varnarmaður sóknarmann af upp við konunginn í hásæti sínu og drap ekkert.

## rulesets/fidchell-armed.toml

t-in-one-recorded-game-51d9a76b = Í einni skráðri viðureign voru allir varnarmenn umkringdir; leikið var um sinn áfram áður en sóknarmenn unnu. Hin túlkunin sleppir reglunni.
t-men-passed-and-stopped-7c73ccb5 = Menn fóru yfir miðjuna og námu þar staðar, og enginn var drepinn upp við hana.

## rulesets/foteviken-11.toml

t-the-t-shapes-of-3d18f2f3 = T-laga hópar sóknarmanna sem herbúðir, varnarmenn í tígli.
t-the-t-shapes-of-883262d7 = T-laga hópar sóknarmanna sem herbúðir, varnarmenn í krossi.
t-the-program-was-changed-ade8fb64 = Forritinu var breytt meðan viðureignir stóðu yfir: í fjórum af 19 skráðum viðureignum voru menn drepnir upp við auðan kastalann eða auðar herbúðir, í fjórum ekki.
t-see-the-throne-once-880e3edc = Sjá hásætið. Einu sinni nam konungur staðar í herbúðum, sem engin önnur viðureign sýnir.

## rulesets/foteviken-9.toml

t-nobody-came-back-to-55cbfb90 = Enginn kom aftur í hann í 33 skráðum viðureignum, og enginn fór yfir hann.
t-six-men-that-stood-b96cd334 = Sex menn sem stóðu upp við auðan kastalann voru ekki drepnir; við hlið hans fanga þrír sóknarmenn konunginn.
t-no-piece-from-outside-8e67d72c = Enginn taflmaður utan frá nam nokkru sinni staðar á herbúðapunkti eða fór yfir hann, í 33 skráðum viðureignum.
t-nine-moves-of-attackers-a8f59f2e = Níu leikir sóknarmanna innan eigin herbúða.
t-forty-men-that-stood-be6076cf = Fjörutíu menn sem stóðu upp við auðan herbúðapunkt voru ekki drepnir.
t-so-the-rules-of-bf38da91 = Svo segja reglur safnsins sem taflið er kennt við; engin skráð viðureign af vefnum sýnir það.
t-no-recorded-game-has-540c370a = Í engri skráðri viðureign kemur staða upp í þriðja sinn. Reglur sýningarinnar banna hótun oftar en tvisvar; annars staðar er jafntefli hið venjulega svar.

## rulesets/foteviken-opentafl.toml

t-so-the-rules-record-0025bdab = Svo segir regluskráningin sem forritið skrifar. Kóðinn sem dæmir um dráp segir annað: sjá valkostinn `as-programmed`.
t-the-code-asks-only-7efd1ff7 = Kóðinn spyr aðeins hvort maður standi í herbúðum, ekki í hverjum: úr sínum eigin má hann fara beint í þær sem eru á móti. Í reglum safnsins má hann það ekki.
t-as-with-the-castle-1b8b7273 = Eins og um kastalann: skráningin segir það, kóðinn sem dæmir um dráp sleppir herbúðunum.
t-the-camp-points-of-81568c1b = Herbúðapunktarnir á jaðrinum eru lokaðir konunginum.
t-the-empty-castle-captures-809c1071 = Auður kastalinn drepur menn beggja liða og telst gegn konunginum; herbúðirnar drepa engan, og hjálpa ekki einu sinni til við að fanga hann.

## rulesets/gwyddbwyll-pfireland.toml

t-the-page-does-not-4bad7f0f = Síðan segir ekki hver byrjar; í flestum töflum á sjö línum gera sóknarmenn það. Hin túlkunin er lið konungsins.
t-only-the-king-may-abf55f62 = Konungurinn einn má fara í miðjuna; þegar hvert skref er einn punktur fer enginn yfir neitt.
t-the-page-calls-the-56c3aed2 = Síðan kallar hornin griðastað konungsins og segir ekki hverjir aðrir mega standa þar. Væru þau opin mönnum gætu fjórir þeirra stöðvað taflið. Hin túlkunin opnar þau.
t-the-page-speaks-of-9427fd3c = Síðan talar um dráp upp við miðjuna, en engin upp við horn. Hin túlkunin, sú í brandubh, lætur hornin drepa.
t-pieces-are-taken-between-6b7fddf2 = Taflmenn eru drepnir milli tveggja manna hins liðsins, og konungurinn er einn þeirra; ekkert undanskilur hann. Hin túlkunin er vopnlaus konungur.
t-the-king-is-surrounded-21980bf0 = Konungurinn er umkringdur, og auð miðjan drepur hvern taflmann nema hann: sé lesið bókstaflega verður hann ekki fangaður við hlið hennar. Hin túlkunin telur miðjuna fjórðu hliðina: valkosturinn `throne-as-fourth`.
t-the-page-adds-that-3369618e = Síðan bætir við að sóknarmenn sem eiga aðeins tvo menn eftir hafi tapað, því að þrjá þurfi. Þeir gætu enn drepið síðustu prinsana, og því lætur hnefi leikmenn um að gefast upp.
t-the-page-is-silent-70c8f978 = Síðan þegir; jafntefli þegar staða kemur upp í þriðja sinn hallar á engan. Í öðrum töflum á sjö línum tapar sá sem endurtekur.
t-the-page-is-silent-db653d65 = Síðan þegir; jafntefli hallar á engan. Í öðrum töflum ættarinnar tapar liðið sem getur ekki leikið.

## rulesets/historical-hnefatafl-11.toml

t-to-men-of-both-024cb34c = Mönnum beggja liða þegar það er autt; gagnvart konunginum við hlið þess er það eitt þeirra fjögurra sem þarf til að fanga hann.
t-only-the-brandubh-of-d7906c75 = Aðeins brandubh á 7×7 hefur þau.
t-the-page-does-not-f131b5df = Síðan tilgreinir ekki hve marga menn leikur má drepa. Í 877 skráðum viðureignum drápu 133 leikir tvo eða fleiri.
t-15-recorded-games-of-1412eff1 = 15 skráðum viðureignum á 11×11 lauk með henni, öllum í þeim leik sem lokaði hringnum.
t-the-program-s-author-83e42429 = Höfundur forritsins vitnar í síðuna: hver sífelldur þráleikur er tap hvíts. Hvenær hann er sífelldur segir hún ekki; þrjú skipti eru venjulegi mælikvarðinn. Þar sem þriðja skiptið batt sjálft enda á skráða viðureign unnu sóknarmenn, í 13 skipti af 13.
t-the-side-of-the-0534df5f = Lið konungsins leikur fyrsta leiknum, eins og í þeim afbrigðum vefsins sem hafa nöfn er enda á „-w“.
t-so-the-site-s-708f7a56 = Svo sagði síða vefsins um Kaupmannahafnar-hnefatafl í eldri mynd sinni, og eins síðan um sjóorrustuna (regla 7a); eldri mynd síðunnar um þetta tafl tókst ekki að lesa. Hin túlkunin er sú sem síðan hefur nú.
t-most-of-the-site-6be7d770 = Flestar viðureignir vefsins þar sem staða kom upp í þriðja sinn héldu áfram.
t-surrounding-everybody-does-not-8910a669 = Að umkringja alla er ekki enn sigur, eins og vefurinn tefldi það fyrstu árin.
t-in-six-recorded-games-59450dd7 = Í sex skráðum viðureignum á 9×9 höfðu sóknarmenn lokað hringnum og héldu áfram.

## rulesets/historical-hnefatafl-15.toml

t-forty-attackers-against-a-ae5c348e = Fjörutíu sóknarmenn gegn konungi og tuttugu mönnum í þéttum krossi: uppstilling Aages Nielsens fyrir 15×15, úr viðureignum vefsins.
t-thirty-two-attackers-against-87a85c54 = Þrjátíu og tveir sóknarmenn gegn konungi og sextán mönnum í krossi: tilraun vefsins, eins og tvær af þremur skráðum viðureignum hennar sýna hana.
t-the-same-men-with-48dd73b3 = Sömu menn, en sóknarmenn standa þéttar í fjórum T-laga hópum, eins og þriðja skráða viðureign vefsins sýnir þá.

## rulesets/historical-hnefatafl-7.toml

t-like-the-throne-says-166a5ebf = Eins og hásætið, segir síðan; konunginum líka: í 32 skráðum viðureignum fönguðu einn sóknarmaður og horn hann, í einni gerðu þau það ekki.
t-like-a-man-the-8ee3e52c = Eins og aðrir menn; jaðarinn telst ekki með.
t-once-the-king-has-576ed61c = Þegar konungurinn hefur farið úr hásætinu má hann ekki nema þar staðar aftur: „Brandubh noreturn“ á vefnum.
t-in-26-recorded-games-e57c7daa = Í 26 skráðum viðureignum gerði hann það aldrei, en annars staðar gerir hann það í þriðju hverri.
t-nobody-passes-over-the-bc633ca7 = Enginn fer yfir hásætið eða kemur aftur í það: „Brandubh3“ á vefnum.
t-nobody-ever-did-in-d96715ff = Það gerði enginn nokkru sinni, í 17 skráðum viðureignum.
t-beside-the-throne-two-e71b6dd1 = Við hlið hásætisins fanga tveir sóknarmenn konunginn, eða einn með autt hásætið hinum megin: „weak-throne“ á vefnum.
t-one-recorded-game-ended-b3501c11 = Einni skráðri viðureign lauk þannig, með hásætið hinum megin; í hásætinu þarf enn fjóra til að fanga hann.

## rulesets/history-craft.toml

t-no-man-was-captured-53fcfb94 = Enginn maður var drepinn upp við autt hásætið, í fimm tilvikum af fimm og einu af einu; hvort það telst gegn konunginum, eins og í Fetlar-hnefatafli, sést á hvorugan veginn.
t-since-it-captures-nobody-f00ff46b = Fyrst það drepur engan þegar það er autt gerir hásætið það ekki heldur undir konunginum. Konungurinn sjálfur drepur þar sem félagi. Hin túlkunin er sú í Fetlar-hnefatafli.
t-in-the-one-recorded-d3ead238 = Í einu skráðu viðureigninni þar sem allir varnarmenn voru umkringdir hélt taflið áfram, til jafnteflis. Hin túlkunin er núgildandi regla Fetlar-hnefatafls.

## rulesets/hnefatafl-edge-11.toml

t-no-recorded-game-shows-e8b84218 = Engin skráð viðureign sýnir hring um alla varnarmenn. Á síðari síðum vefsins er reglan alls staðar; hin túlkunin sleppir henni.
t-men-stopped-on-the-7c8f41a8 = Menn námu staðar á hornunum í tveimur viðureignanna. Í annarri af viðureignunum tveimur án sérstaks konungs var sóknarmaður drepinn upp við horn, sem engin önnur viðureign sýnir.

## rulesets/hnefatafl-org.toml

t-to-men-the-king-baf18457 = Mönnum; ekki er hægt að fanga konunginn á jaðrinum.
t-a-picture-of-captures-6ccd8859 = Mynd af drápum sýnir þrjá menn sem falla í einum leik.
t-the-page-does-not-921d65a4 = Síðan segir ekki hvaða leikur má loka gildrunni; í kóðanum er það sá sem kemur að enda raðarinnar.
t-the-code-s-forts-86cb4f18 = Virki kóðans eru ögn þrengri: hann finnur 164 af þeim 182 sem luku skráðum töflum.
t-the-code-asks-for-15a07a64 = Kóðinn krefst eins hrings um þá alla; hér teljast nokkrir hringir, hver um suma, líka einn.
t-words-and-pictures-how-999f7cc5 = Orð og myndir; hve margir sóknarmenn þurfa að vera stendur aðeins í kóðanum. Kóðinn telur horn líka lokað þótt einhver úr liði konungsins standi rétt hjá því, og krefst einskis fyrir framan innikróaðan konung ef sóknarmenn eru fimm eða færri; hvorugt er sýnt og hvorugt er teflt hér.
t-it-stands-in-the-7a9623f5 = Hún kemur í stað Kaupmannahafnarreglunnar. Kóðinn ber saman borð, hver sem á leik, upphafsstaðan meðtalin; hann ber þau saman áður en drepnir menn eru teknir af borðinu, og svo er ekki teflt hér.
t-a-turn-is-a-fa85d6a4 = Hér telst hver leikur, hvors liðsins sem er. Breytingaskráin segir það; kóðinn lýsir yfir jafntefli tveimur leikjum síðar, eins og í valkostinum.
t-the-game-is-drawn-6fe33fa5 = Taflinu lýkur með jafntefli við 134. leik, eins og kóðinn telur.

## rulesets/ludii-alea.toml

t-the-text-beside-the-a2e2b37a = Textinn við kóðann er úr bæklingi Walkers frá 2011, þar sem lið konungsins byrjar.
t-the-empty-centre-is-7bf3463b = Auð miðjan er fjandsamleg mönnum beggja liða, og telst gegn konungi við hlið hennar.
t-the-king-is-captured-5af4518c = Konungurinn er aðeins fangaður af tveimur sóknarmönnum; hornin teljast ekki gegn honum.
t-only-the-moves-of-83ea813a = Aðeins leikir manna hrinda drápi af stað; konungurinn telst félagi þeirra.
t-the-code-has-no-65df3423 = Kóðinn hefur ekkert ákvæði um þráleik, svo að ekkert gerist. Hin túlkunin bætti við hinu venjulega jafntefli.
t-the-code-has-no-488c7d44 = Kóðinn hefur ekkert ákvæði; eftir almennri reglu Ludii situr lið hjá sem getur ekki leikið. Hinar túlkanirnar eru jafntefli og tap.

## rulesets/ludii-ardri.toml

t-with-moves-of-one-88125c6e = Þegar hver leikur er einn punktur fer enginn yfir neitt.
t-the-centre-counts-against-3ac268ca = Miðjan telst gegn konunginum; menn eru aðeins drepnir milli tveggja óvina.
t-the-king-is-captured-495303f7 = Tveir fanga konunginn, eins og aðrir menn eru drepnir. Ludii kallar þessar reglur leiðréttar, hinar algengar.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-the-code-asks-whether-d0b6c479 = Kóðinn spyr hvort punkturinn sé miðjan, ekki hvort hann sé auður: með konunginn á sér drepur miðjan menn eftir sem áður, þar á meðal hans eigin.
t-the-code-asks-only-6d5f4e36 = Kóðinn spyr aðeins um þá næstu punkta sem borðið hefur: á jaðrinum nægja þrír sóknarmenn.

## rulesets/magpie.toml

t-men-of-both-sides-c6d76cad = Menn beggja liða fóru yfir það í 120 skráðum viðureignum. Annað forrit leyfir konunginum einum að fara yfir, en hann fer eitt skref og getur það ekki.
t-the-page-says-that-e41fcbdc = Síðan segir að hægt sé að fanga hann þar; í viðureignunum gera það þrír sóknarmenn, eða tveir við hlið horns.
t-on-the-edge-the-1e0f815b = Á jaðrinum er ekki hægt að fanga konunginn: „Old Magpie“ á vefnum.
t-in-two-recorded-games-0a4baad6 = Í tveimur skráðum viðureignum stóðu þrír sóknarmenn í kringum hann þar og áfram var teflt.

## rulesets/norseamerica.toml

t-the-account-says-nothing-ff40551b = Frásögnin segir ekkert um það og ber taflið saman við töfl vefsins, þar sem svo er. Engin önnur túlkun er þekkt.
t-friendly-to-everybody-says-540ce17a = Vinveitt öllum, segir frásögnin með upphrópunarmerki: enginn sóknarmaður er heldur drepinn upp við það.
t-to-everybody-says-the-369043db = Öllum, segir frásögnin; en tveir sóknarmenn, horn og jaðarinn fanga ekki konunginn.
t-three-attackers-and-the-3e71881b = Þrír sóknarmenn og hásætið fanga hann ekki: við hlið þess er hann óhultur, en hægt er að loka hann inni.
t-the-attackers-win-when-acaa3f49 = Sóknarmenn vinna þegar konungurinn er patt og ekki er lengur hægt að vinna taflið. Hér: þegar engin leið fram hjá þeim liggur fyrir hann í horn. Hinar túlkanirnar eru að lið hans eigi engan leik eftir, eða að allir menn hans séu lokaðir inni með honum.
t-the-account-says-nothing-d50fdb1e = Frásögnin segir ekkert um það. Hinar túlkanirnar eru jafntefli í þriðja sinn og tap annars liðsins.
t-a-game-that-is-8abfaa42 = Tafl sem er patt og ekki er lengur hægt að vinna fellur sóknarmönnum í skaut; ekkert er sagt um sóknarmenn sem eiga engan leik. Hin túlkunin er jafntefli.

## rulesets/old-hnefatafl.toml

t-some-hundred-recorded-games-42045250 = Um hundrað skráðum viðureignum lauk svo. Í þeim elstu, þar sem dráp eru ekki skráð, var hann enn óhultur þar.
t-to-the-king-too-5e30e971 = Konunginum líka: á jaðrinum við hlið horns fönguðu tveir sóknarmenn, jaðarinn og hornið hann, í 41 skráðri viðureign.
t-of-the-recorded-games-b4fb0909 = Af skráðu viðureignunum lauk 13 þegar hringurinn lokaðist; í 16 öðrum, eldri, héldu sóknarmenn áfram og drápu allt.
t-the-king-takes-no-04e171dc = Konungurinn á engan þátt í drápum: það sem tafl-database kallar „legacy hnefatafl“.
t-in-games-7-and-95257cbb = Í viðureignum 7 og 18 króar konungurinn mann af, í annað skiptið með eigin leik og í hitt við leik varnarmanns, og ekkert er drepið.

## rulesets/seabattle-11.toml

t-attackers-in-four-t-37574b41 = Sóknarmenn í fjórum T-laga hópum, varnarmenn í opnum tígli.
t-attackers-in-four-t-98b42cf2 = Sóknarmenn í fjórum T-laga hópum, varnarmenn í hring um konunginn.
t-attackers-in-short-t-6699fe87 = Sóknarmenn í stuttum T-laga hópum og eftir hornalínunum, varnarmenn í tígli. Númer 204577 af þeim uppstillingum sem höfundur vefsins taldi upp.
t-attackers-in-arrows-and-004f16f1 = Sóknarmenn í örvum og eftir hornalínunum, varnarmenn í tígli. Númer 205009 af þeim uppstillingum sem höfundur vefsins taldi upp.

## rulesets/seabattle-13.toml

t-the-attackers-of-the-1d38ebfb = Sóknarmenn breyttu Parlett-uppstillingarinnar og opinn kross varnarmanna: tilraun vefsins.

## rulesets/seabattle-7.toml

t-the-king-goes-one-7751cfca = Konungurinn fer eitt skref í einu.
t-in-62-king-s-59973129 = Af 62 konungsleikjum í 12 skráðum viðureignum var enginn lengri.
t-every-piece-goes-one-65b20cbb = Hver taflmaður fer eitt skref í einu: „Sea Battle-1“ á vefnum.

## rulesets/seabattle-9.toml

t-tablut-s-camps-with-d70da0a3 = Herbúðir tabluts og varnarmenn í ferningi um konunginn; hópurinn Ealdfaeder, sem setur fortíðina á svið, notar hana líka.
t-attackers-in-four-broken-71f7d26e = Sóknarmenn í fjórum rofnum línum um konung meðal átta manna.
t-attackers-in-a-circle-d5f97d2e = Sóknarmenn í hring um kross varnarmanna.
t-attackers-in-four-crosses-16e09bcc = Sóknarmenn í fjórum krossum yst á örmum varnarmanna. Númer 1571 af þeim uppstillingum sem höfundur vefsins taldi upp.
t-attackers-along-the-diagonals-59f62797 = Sóknarmenn eftir hornalínunum og við hlið miðlínanna. Númer 1650 af þeim uppstillingum sem höfundur vefsins taldi upp.
t-attackers-along-the-diagonals-41ee5bb0 = Sóknarmenn eftir hornalínunum frá hornunum, varnarmenn í ferningi. Númer 2542 af þeim uppstillingum sem höfundur vefsins taldi upp.
t-attackers-on-the-corners-020e54a4 = Sóknarmenn á hornunum og kringum arma krossins. Númer 1606 af þeim uppstillingum sem höfundur vefsins taldi upp.
t-attackers-in-four-arrows-dab7ba21 = Sóknarmenn í fjórum örvum gegn ferningi varnarmanna. Númer 2566 af þeim uppstillingum sem höfundur vefsins taldi upp.
t-attackers-in-an-eight-6561a066 = Sóknarmenn í áttarma stjörnu um ferning varnarmanna. Númer 2526 af þeim uppstillingum sem höfundur vefsins taldi upp.
t-walker-s-page-lets-a61e68bb = Á síðu Walkers byrja varnarmenn: sjá valkostinn.
t-the-page-does-not-f6d117c4 = Síðan tilgreinir ekki hve marga menn leikur má drepa. Í 126 skráðum viðureignum drápu sex leikir tvo.
t-fifteen-recorded-games-on-535d3d3c = Fimmtán skráðum viðureignum á borðunum fimm lauk með henni, öllum í þeim leik sem lokaði hringnum.
t-the-page-in-its-bfc31f96 = Síðan, eins og hún er nú, lætur hvern endalausan þráleik vera tap konungsliðsins, án þess að segja hvenær hann er endalaus; þrjú skipti eru venjulegi mælikvarðinn. Þar sem þriðja skiptið batt sjálft enda á skráða viðureign unnu sóknarmenn, í 13 skipti af 13. Áður lét síðan „árásargjarna“ leikmanninn tapa, sjá valkostinn.
t-as-on-walker-s-5af0d356 = Eins og á síðu Walkers, og í þeim afbrigðum vefsins sem hafa nöfn er enda á „-w“.
t-in-the-site-s-b3ac1d04 = Í öðrum töflum vefsins var oftast haldið áfram eftir þriðja skiptið; af þeim fáu sjóorrustum þar sem það kom upp lauk flestum þar, með sigri sóknarmanna. Hin túlkunin er sú sem síðan hefur.

## rulesets/simple-tafl-11.toml

t-the-overview-says-no-426099b7 = Yfirlitið segir: engir skilyrtir reitir. Allar 567 skráðu viðureignirnar verða tefldar aftur þannig.
t-three-recorded-games-ended-5185ac3f = Þremur skráðum viðureignum lauk með henni; í einni á 7×7 hélt taflið áfram í tvo hálfleiki.

## rulesets/simple-tafl-9.toml

t-tablut-s-camps-with-7ded28ba = Herbúðir tabluts og varnarmenn í opnum tígli: tilraun vefsins.

## rulesets/skalk.toml

t-to-the-king-too-d7adb59f = Konunginum líka: þremur skráðum viðureignum á 11×11 og sex á 9×9 lauk með einn sóknarmann og horn við hlið hans.

## rulesets/sources.toml

t-murray-s-english-of-18f152f5 = Ensk þýðing Murrays (1952, bls. 63) er tilfærð í heimild 832 hjá Ludii (ludii.games/data.php?gameId=387).
t-read-in-a-copy-46a8b911 = Lesið í afriti á bghub.ie.
t-a-stored-copy-was-8df28117 = Geymt afrit var lesið; það endar undir fyrirsögninni „How to finish the game“.
t-by-a-player-whose-f1891431 = Eftir leikmann sem afritið sem við lásum nafngreinir ekki, og ódagsett. Hann segist fylgja Bell en sleppir teningnum. Bók Bells sjálf var ekki lesin.
t-crust-is-tim-millar-2a6d1922 = „crust“ er Tim Millar. Hann segir frá því brandubh sem teflt er á Dragonheels Lair.
t-the-st-thomasguild-gives-103e42fb = St. Thomasguild tilgreinir undirtitil með ritvillum og skrifar seinni höfundinn Jonquai.
t-the-rules-are-aage-ae962322 = Reglurnar eru eftir Aage Nielsen. Þekkt af forritum sem vitna í síðuna, svo sem Game-Brandubh 0.01 fyrir Perl.
t-a-stored-copy-was-7ef06a4f = Geymt afrit var lesið; það endar á drápi óbreyttra manna.
t-a-stored-copy-was-a75d4b4e = Geymt afrit var lesið; það endar í reglu 10.
t-half-of-the-games-2a0147c9 = Helmingur viðureignanna var leikinn á ný. „76-*“ táknar allar viðureignir í afbrigði 76 á vefnum: skrár safnsins heita eftir afbrigði, leikmanni og viðureign.
t-hagbard-is-aage-nielsen-25126e44 = „Hagbard“ er Aage Nielsen. Af upphafsinnleggi hans hefur geymda afritið mestan hluta, fram að því hvernig sóknarmenn vinna.
t-read-are-pages-1-2ae9a681 = Lesnar eru síður 1 til 5 í afriti sem þar endar; engin regla hvílir á neinu umfram þær. Á síðu höfundar er útgáfa 2b frá 23. apríl 2005, en aðeins upphaf hennar var séð.
t-quotes-the-pages-of-c6f502de = Vitnar orðrétt í síður aagenielsen.dk og í bækling Davids Zolli um Brandubh 2 sem þar fæst.
t-the-games-as-ludii-c42e6a7e = Töflin eins og Ludii lýsir þeim í möppu sinni Common/res/lud/board/war/custodial. Fram að Ludii 1.3.14 hafa þau ekki breyst.
t-read-in-a-copy-e1790a5b = Lesið í afriti á netinu, ein vefsíða fyrir hverja hinna ellefu blaðsíðna.
t-the-st-thomasguild-prints-b4c934c4 = St. Thomasguild prentar „yeux“ fyrir „jeux“ og skrifar seinni höfundinn Jonquai.
t-a-stored-copy-was-cf97f42e = Geymt afrit var lesið; það endar í reglu 11.
t-the-numbers-are-those-63fc4a17 = Númerin eru úr eldri texta síðunnar; geymda afritið endar í reglu 5a. Yngri texti, lesinn fram að reglu 4, segir hið sama.
t-the-page-as-last-5c886e35 = Síðan eins og henni var síðast breytt 21. desember 2024, þekkt af reglum hnefatafl.org, sem eru afrit af henni og auðkenna eigin breytingar.
t-an-earlier-text-of-fba621d5 = Eldri texti síðunnar. Geymt afrit var lesið fram að reglu 5b, afgangurinn í afriti sem fylgir forriti (tuckerj0/-teamname, GameRules.java).
t-an-earlier-text-of-c8ec5e9f = Eldri texti síðunnar; geymda afritið endar í reglu 7.
t-a-stored-copy-was-f13c0b52 = Geymt afrit var lesið; það endar í reglu 5.
t-a-stored-copy-was-68e10f75 = Geymt afrit var lesið; það endar í reglu 7.
t-an-earlier-text-of-b897ebb0 = Eldri texti síðunnar. Um „Old Hnefatafl“ segir hann hvernig það víkur frá Fetlar-hnefatafli.
t-a-stored-copy-was-7d273f4c = Geymt afrit var lesið; það endar í reglu 8.
t-an-earlier-text-of-f4a2fde8 = Eldri texti síðunnar; geymda afritið endar í reglu 7a.
t-hagbard-is-aage-nielsen-b335b70a = „Hagbard“ er Aage Nielsen. Hann segir frá 14 síðna bæklingi sem fylgdi töflum NorseAmerica LLC árið 2008.
t-sent-by-deboramarzec-with-18e0c08b = Notandinn deboramarzec sendi þetta með boði á mót sem breytir einni reglu og segir frá því.
t-read-without-its-pictures-acb70e62 = Lesið án myndanna. Meðal heimilda sinna nefnir síðan „Damian Walker, 2014. Alea evangelii.“ sem við höfum ekki séð.
t-read-without-its-pictures-0aa2bf0d = Lesið án myndanna; að Walker stilli mönnunum upp eins og Murray segir St. Thomasguild.
t-undated-it-speaks-of-77702509 = Ódagsett; síðan talar um reynslutöfl árið 2015. Hún tímasetur tillögu Murrays árið 1955, misritun fyrir 1952. Franskt afrit á zpag.net hefur „comptes“ fyrir jarla, sleppir „tvisvar“ á eftir skrefunum níu og heldur 1955.
t-a-translation-by-machine-01d8edfc = Vélþýðing á síðu Walkers.
t-the-second-edition-was-559c2735 = Önnur útgáfa var lesin.
t-read-in-a-stored-d83686cb = Lesið í geymdu afriti.
t-a-copy-without-an-c458aa5b = Eintak án slóðar og dagsetningar; það nefnir útsendingu frá desember 2009.
t-our-own-study-with-c36cd278 = Okkar eigin rannsókn, með öllum viðureignum sínum á /studies/alea-even.

## rulesets/tablut-aagenielsen.toml

t-in-1-166-recorded-a9fefd15 = Í 1.166 skráðum viðureignum nam varnarmaður eða konungurinn staðar á punkti þar sem sóknarmenn byrja. Vefurinn býður tablut með lokuðum herbúðum sem sérstakt tafl (Foteviken, Ashton).
t-nobody-passes-over-the-d47d2687 = Enginn fer yfir hásætið eða kemur aftur í það: „Tablut2“ á vefnum.
t-the-king-never-returned-c16a6225 = Konungurinn kom aldrei aftur í þremur skráðum viðureignum. Hin túlkunin leyfir honum það, eins og í tablut.
t-no-piece-passed-over-c58a444e = Enginn taflmaður fór yfir það í þremur skráðum viðureignum, og hliðstæða þess, Brandubh3, sýnir hið sama í sautján. Hin túlkunin leyfir öllum að fara yfir.

## rulesets/tablut-brainking.toml

t-the-rules-speak-of-f80b178f = Reglurnar tala aðeins um menn sem eru drepnir milli tveggja manna, og leikmenn telja vörð við hlið hásætisins óhultan þar; gegn konunginum telst hásætið. Hin túlkunin lætur það drepa menn.
t-the-rules-keep-captures-0ee10ae7 = Reglurnar láta aðeins verði og málaliða drepa. Í viðureignum þessa tabluts á aagenielsen.dk er konungurinn ekki heldur nokkru sinni félagi.
t-the-page-of-rules-2f483bce = Reglusíðan, eins og við höfum hana, endar áður en að þessu kemur. Leikmaður ber konung sem er fangaður eins og menn hans eru drepnir saman við konung þessa vefs, og annar segir frá konungi með einn vörð í virki sem ekkert vinnur á: fjórar hliðar sem sagt. Hin túlkunin, túlkun Linnés, fangar hann milli tveggja.
t-the-rules-as-far-efc14861 = Reglurnar, svo langt sem við gátum lesið þær, segja ekkert; leikmenn segja frá jafnteflum vegna endalauss raichi, sem þeir semja um, og í skráðri viðureign leið þriðja skiptið hjá. Hin túlkunin er jafntefli þegar staða kemur upp í þriðja sinn.
t-a-player-writes-that-7bc9e48a = Leikmaður skrifar að hvítur tapi þegar hann eigi engan leik eftir; um svartan er ekkert sagt, og reglusíðan, eins og við höfum hana, endar áður en að þessu kemur. Hin túlkunin er jafntefli.

## rulesets/tablut-murray.toml

t-helmfrid-says-it-of-5f846b75 = Helmfrid segir það um tafl almennt, í inngangi sínum; um tablut Murrays segir enginn annað.
t-no-account-of-murray-5dc69358 = Engin frásögn af reglum Murrays sem við höfum lesið nefnir miðjuna. Walker segir að hann hafi tekið upp ensku Linné-útgáfu Smiths, en þar er konungskastali. Hin túlkunin gerir hana að punkti eins og hverjum öðrum.
t-no-account-of-murray-28668b53 = Engin frásögn af reglum Murrays sem við höfum lesið segir hver megi nema þar staðar. Walker segir að hann hafi tekið upp ensku Linné-útgáfu Smiths, sem hleypir engum nema konunginum í kastalann. Aðrar túlkanir loka honum líka fyrir konunginum þegar hann er farinn úr honum, eða opna hann öllum.
t-helmfrid-reports-that-murray-cdaaaccb = Helmfrid segir frá því að konungur Murrays sleppi á hvaða jaðarreit sem er, svo að horn er jaðarreitur eins og aðrir. Engin önnur túlkun er þekkt.
t-helmfrid-says-that-murray-e00c0130 = Helmfrid segir að Murray hafi ekki tekið tillit til þess sem dæmi Linnés benda til, að reitirnir þar sem sóknarmenn byrja séu engin leið út. Herbúðirnar hafa því engin áhrif hér. Hin túlkunin lokar þeim, eins og í taflinu frá 1972.

## rulesets/tablut-opentafl.toml

t-the-program-calls-it-e1f3445f = Forritið kallar þetta drápið eftir Linné. Kóði þess lítur aðeins á manninn sem kemur og stendur fyrir aftan varnarmanninn.

## rulesets/tablut-riksutstallningar-1972.toml

t-helmfrid-calls-the-choice-058f8641 = Helmfrid kallar valið tilviljunarkennt.
t-the-source-calls-it-3f38da73 = Heimildin kallar það kastalann. Linné skrifaði að hann héti konokis á samísku; Helmfrid telur orðið vera heiti konungsins sjálfs. Mennirnir sem standa umhverfis konunginn eru drabantar hans.
t-rule-7-counts-the-cd7eb586 = Regla 7 telur kastalann gegn konunginum. Regla 6, um dráp manna, nefnir hann ekki: sjá valkostinn `hostile-castle`.
t-the-source-calls-them-cdaa4520 = Heimildin kallar þær grunnbúðir; samískt heiti þeirra er ekki þekkt.
t-a-camp-is-the-db7eacc8 = Herbúðir eru reitirnir fjórir í einu T-i. Reitur sem verður auður er lokaður öllum öðrum til loka taflsins.
t-empty-or-not-a-a5927ded = Herbúðareitur telst gegn konunginum hvort sem hann er auður eða ekki. Hann drepur engan mann, því að regla 6 nefnir hann ekki.
t-the-summary-does-not-9963cb5c = Ágripið tilgreinir ekki hve marga menn leikur má drepa. Hver heimild ættarinnar sem gerir það lætur einn falla í hverja átt; hin túlkunin drepur aðeins einn.
t-the-rule-asks-that-a6776156 = Reglan krefst þess að Moskóvítar geti lokað gildrunni: það er þeirra eigin leikur sem lokar henni, eins og í reglu 6. Helmfrid kallar manninn við hlið konungsins drabant hans.
t-rule-6-makes-no-d9315275 = Regla 6 gerir enga undantekningu um konunginn, og Helmfrid ræðir vopnlausan konung sem breytingu: sjá valkostinn `weaponless`.
t-a-threat-that-leads-44b2db86 = Hótun sem leiðir til öruggs sigurs má ekki endurtaka oftar en tvisvar; þá verður sóknaraðilinn að leika öðrum leik. Hótun sem var gerð einu sinni og endurtekin tvisvar hefur verið gerð þrisvar, og því er þeirri fjórðu hafnað hér. Sóknaraðilinn er sá sem með leik sínum hótar að vinna í næsta leik, konungurinn með því að sleppa eða Moskóvítar með því að fanga hann, og sama hótun er sama staða; sá sem aðeins verst má endurtaka að vild, og ekkert verður nokkurn tíma jafntefli. Reglan er ekki úr dagbók Linnés: Helmfrid segir að henni hafi verið bætt við gegn endalausum hótunum. Aðrar túlkanir hafna strax þriðja skiptinu, valkosturinn `threat-made-twice`, eða telja þriðja skipti án einhliða hótunar jafntefli, valkosturinn `repetition-draws`.
t-no-rule-helmfrid-notes-b8cbe35f = Engin regla; Helmfrid getur þess að leikmönnum muni þykja nauðsyn að bæta einhverjum við. Jafntefli hallar á hvorugt liðið; hin túlkunin er tap.
t-the-words-are-spelled-d3008d75 = Orðin eru stafsett eins og hjá Helmfrid; í ensku Linné-útgáfu Smiths frá 1811 stendur raichi og tuichu. Tvær auðar leiðir kallar hann jafngildi skákmáts. Ekki er nefnd nein refsing fyrir að láta ógert að segja þau.
t-the-king-takes-no-0a7b4c22 = Konungurinn á engan þátt í drápum.
t-the-exhibition-added-the-2f438d46 = Sýningin bætti reglunni við sem valfrjálsri: hún taldi gátu í Hervarar sögu benda til þess að konungurinn væri vopnlaus og taflið jafnara þannig. Helmfrid sleppir henni: honum þykir gátan of tvíræð, og nokkur reynslutöfl sannfærðu hann um að taflið hallist þá að sóknarmönnum.
t-a-muscovite-may-not-44723281 = Moskóvíti má ekki færa sig innan herbúða sinna; hann má áfram fara yfir reiti þeirra á leiðinni út.
t-the-exhibition-calls-optional-4ea8fb88 = Sýningin kallar það valfrjálst að Moskóvítar megi færa sig innan herbúðanna áður en þeir fara úr þeim. Helmfrid segir ekki að það sé líka valfrjálst að fara yfir reiti þeirra á leiðinni út; önnur túlkun, valkosturinn `shut-camps`, bannar hvort tveggja.
t-a-muscovite-may-neither-cc70ebed = Moskóvíti má hvorki færa sig innan herbúða sinna né fara yfir reiti þeirra á leiðinni út.
t-a-stricter-reading-of-0e6720ae = Strangari túlkun á því sem sýningin kallar valfrjálst: án reglunnar um leiki innan herbúðanna væru þær lokaðar eins og hvert annað skilyrt svæði.
t-no-side-may-bring-2d9613d9 = Hvorugt lið má kalla fram sömu stöðu í þriðja sinn með hótun um sigur; ekkert verður jafntefli.
t-reads-the-rule-as-e6fee94d = Les regluna eins og hún segði að hótun mætti ekki gera oftar en tvisvar.
t-a-side-that-alone-c564d526 = Lið sem eitt heldur áfram að hóta má ekki kalla fram sömu stöðu í þriðja sinn; hóti bæði eða hvorugt er þriðja skiptið jafntefli.
t-lets-no-game-go-d63bce88 = Lætur ekkert tafl halda endalaust áfram: jafnteflinu er bætt við, engin heimild nefnir það.
t-the-empty-castle-stands-03cd99eb = Auður kastalinn kemur í stað óvinar gagnvart hverjum taflmanni, ekki konunginum einum.
t-the-exhibition-rests-the-be07d2a4 = Sýningin reisir regluna á færslu í dagbók Linnés sem Helmfrid kallar óljósa og mjög torþýdda; hann sleppir henni. Hvort kastalinn er fjandsamlegur með konunginn í er ekki sagt: hér aðeins þegar hann er auður, samkvæmt hinni túlkuninni alltaf.

## rulesets/tafl-simple-corner.toml

t-the-thought-experiment-does-c0125802 = Hugsunartilraunin segir ekki hver byrjar. Í flestum reglusöfnum ættarinnar byrja sóknarmenn; hin túlkunin er lið konungsins.
t-helmfrid-s-plain-game-dd9dcf2c = Einfalda taflið hjá Helmfrid hefur miðreit en enga reglu um hann; skilyrta reiti nefnir hann meðal þess sem bæta má við. Hin túlkunin gerir hann að hásæti.
t-nothing-else-changes-in-955798f6 = Ekkert annað breytist í reglunum, segir Helmfrid, þegar leiðin út minnkar í hornin; að skilyrtir reitir eigi að vera fjandsamlegir segir hann um reiti sem bætt er við. Hin túlkunin lætur auð horn drepa menn.
t-not-spoken-of-every-c1463517 = Ekki nefnt. Hver heimild ættarinnar sem nefnir það lætur einn mann falla í hverja átt; hin túlkunin drepur aðeins einn.
t-helmfrid-says-nothing-of-c8880223 = Helmfrid segir ekkert um það hér; um tablut og velska taflið segir hann að taflmaður megi fara á milli tveggja óvina og kallar það grundvallaratriði. Hin túlkunin leyfir konunginum einum það.
t-not-spoken-of-without-79b8f9d6 = Ekki nefnt; þar sem ekkert er sagt um annað drepur konungurinn eins og mennirnir. Hin túlkunin hefur hann vopnlausan.
t-not-spoken-of-without-e0e1a386 = Ekki nefnt; þar sem ekkert er sagt um annað er konungurinn fangaður eins og mennirnir eru drepnir. Hin túlkunin er valkosturinn `king-four`.
t-captured-as-anywhere-else-d65f17c3 = Fangaður eins og annars staðar: af tveimur á gagnstæðum hliðum, eftir jaðrinum. Jaðarinn sjálfur telst ekki með.
t-not-spoken-of-these-61e61039 = Ekki nefnt; þessi einföldu töfl eru mælikvarði á önnur, og engri reglu er bætt við. Hin túlkunin er jafntefli þegar staða kemur upp í þriðja sinn.
t-not-spoken-of-a-d2a26425 = Ekki nefnt; jafntefli hallar á hvorugt liðið. Í öðrum töflum ættarinnar tapar liðið sem getur ekki leikið.
t-the-king-must-be-caa7adcc = Konunginn verður að umkringja á alla fjóra vegu, eins og í tablut.
t-the-other-reading-of-07bd3b32 = Hin túlkunin á texta sem segir ekki hvernig konungurinn er fangaður.
t-four-pieces-find-no-7d19e488 = Fjórir taflmenn komast ekki fyrir kringum konung á jaðrinum, og ekkert segir að jaðarinn teljist með. Í hinni túlkuninni er hann fangaður af þremur og jaðrinum.

## rulesets/tafl-simple-edge.toml

t-the-king-wins-on-9b8df189 = Konungurinn vinnur á hvaða jaðarreit sem er, og skilyrtir reitir eru aðeins nefndir meðal þess sem bæta má við. Engin önnur túlkun er þekkt.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-text-does-not-7dad7a05 = Textinn segir ekki hver byrjar. Í flestum reglusöfnum ættarinnar leika sóknarmenn fyrsta leiknum; hin túlkunin er lið konungsins.
t-the-text-does-not-4de8c5e2 = Textinn segir ekki hvernig taflmenn ganga. Hvar sem það er sagt innan ættarinnar ganga þeir eins og hrókur í skák. Hin túlkunin er eitt skref í einu: valkosturinn `slow-pieces`.
t-the-king-stands-in-abcc21ee = Konungurinn stendur í miðjunni; ekkert segir að punkturinn merki neitt upp frá því. Hin túlkunin gerir hann að hásæti, eins og í tablut.
t-no-special-point-is-e5fff38c = Enginn sérstakur punktur er nefndur. Hin túlkunin yrði að telja eyðuna í textanum standa fyrir horn.
t-the-text-does-not-52f304da = Textinn tilgreinir ekki hve marga menn leikur má drepa. Hver heimild ættarinnar sem gerir það lætur einn falla í hverja átt; hin túlkunin drepur aðeins einn.
t-the-player-who-goes-b228fd3d = Sá sem fer á milli tveggja óvina segir orð, ef til vill `gwrheill`, og sakar ekki. Setningin fylgir þeirri um konunginn, og Bell leyfði, að sögn leikmanns á BrainKing, konunginum einum þetta; Helmfrid skilur hana um alla taflmenn, eins og hér.
t-a-man-between-two-166762d8 = Maður milli tveggja óvina sinna deyr, og konungurinn er einn þeirra. Hin túlkunin, úr gátu sögunnar, hefur konunginn vopnlausan.
t-that-two-attackers-take-393ae4dc = Að tveir sóknarmenn fangi hann er sagt, hafi hann verið varaður við og geti ekki sloppið. Hér er viðvörunin látin háttvísi leikmanna eftir: tveir nægja ætíð.
t-the-king-wins-if-deaa2c64 = Konungurinn vinnur ef hann kemst eftir línu, en orðið sem segir hverri er glatað. Hér er það jaðarinn, eins og í skyldum töflum á borðum án merktra horna. Hin túlkunin er horn.
t-the-text-is-silent-771d1359 = Textinn þegir, og engri reglu er bætt við: leikmenn semja um jafntefli þegar taflið kemst ekkert áleiðis. Hin túlkunin er jafntefli þegar staða kemur upp í þriðja sinn.
t-the-text-is-silent-2de84fb5 = Textinn þegir; jafntefli hallar á hvorugt liðið. Í öðrum töflum ættarinnar tapar liðið sem getur ekki leikið.

## rulesets/tawlbwrdd-bell-dice.toml

t-helmfrid-s-account-does-6ca63b9f = Frásögn Helmfrids segir ekki hver byrjar.
t-bell-took-tawl-for-13a991bc = Bell skildi tawl sem kast, en þá orðskýringu dregur Helmfrid í efa: hann leiðir orðið af tabula og bord eða af norræna orðinu taflborð og þekkir engin önnur merki um teninga í keltneskum eða engilsaxneskum textum um tafl. Teningurinn hefur jafnmargar oddahliðar og sléttar.
t-every-square-of-the-cf522520 = Hver jaðarreitur er leið út, og ekkert greinir hornin frá. Engin önnur túlkun er þekkt.
t-our-accounts-do-not-13ec6b38 = Frásagnirnar sem við höfum tilgreina ekki hve marga menn leikur má drepa. Hver heimild ættarinnar sem gerir það lætur einn falla í hverja átt; hin túlkunin drepur aðeins einn.
t-the-welsh-text-of-39faa701 = Velski textinn frá 1587 leyfir hverjum taflmanni að fara óhultum inn á milli tveggja óvina. Í netfærslu sem fylgir Bell er það veitt konunginum einum: valkosturinn `only-king-safe`.
t-the-sources-are-silent-a2d5cff5 = Heimildirnar þegja. Þar sem teningur ræður leik merkir staða sem kemur upp aftur ekkert. Hin túlkunin er jafntefli þegar staða kemur upp í þriðja sinn.
t-the-sources-are-silent-2021cd5a = Heimildirnar þegja. Sá sem á engan löglegan leik situr hjá eins og eftir kast með sléttri tölu. Hinar túlkanirnar eru jafntefli og tap.
t-a-man-that-moves-30ce8b27 = Maður sem fer inn á milli tveggja óvina er drepinn; konungurinn einn má fara þangað óhultur.
t-a-man-whose-own-d2477dca = Maður sem drepur fyrst annan þeirra tveggja með eigin leik er óhultur, því að þá stendur hann ekki lengur milli þeirra.

## rulesets/tawlbwrdd-cyningstan.toml

t-the-leaflet-gives-no-f7ef3cf3 = Bæklingurinn setur engum punkti sérstaka reglu; lesandi spurði höfundinn hvort miðjan væri hásæti. Hin túlkunin ætlar hana konunginum einum, eins og í tablut.
t-the-leaflet-gives-no-3cf1f91d = Bæklingurinn setur engum punkti sérstaka reglu, og konungurinn vinnur á hvaða punkti jaðarsins sem er. Hin túlkunin lokar hornunum fyrir mönnum.
t-a-piece-is-captured-d10ab47b = Taflmaður er drepinn með því að umkringja hann, en það hafa óvinirnir ekki gert við taflmann sem kemur sjálfur inn á milli þeirra. Hin túlkunin, eftir Bell, hlífir konunginum einum.
t-the-leaflet-treats-the-dcf5e316 = Bæklingurinn fer með konunginn eins og hvern annan taflmann nema um markmið hans, og undanskilur hann engu. Hin túlkunin er vopnlaus konungur.
t-the-source-is-silent-c1ba5c1c = Heimildin þegir; lesið eins og í tablutbæklingi Walkers, þar sem má semja um jafntefli vegna þráleiks. Í öðrum tawl-bwrdd er ekki skeytt um hann eða öðru liðinu gert að víkja frá.
t-the-source-is-silent-bd6002d7 = Heimildin þegir; lesið eins og í tablutbæklingi Walkers, þar sem má semja um jafntefli þegar lið getur ekki leikið. Annars staðar tapar það lið.

## rulesets/tyr-13.toml

t-as-in-the-recorded-d4c8deca = Eins og í skráðu viðureignunum.
t-a-later-ordering-with-1872f37d = Síðari uppröðun með meira rúmi kringum konunginn, eins og í skráðu viðureignunum.

## rulesets/tyr-15.toml

t-as-in-the-recorded-9ada64f9 = Eins og í skráðu viðureignunum; AbstractPlay hefur hana líka.

## rulesets/tyr-commanders-15.toml

t-the-commanders-are-the-49b0a39b = Foringjarnir eru þeir menn sem stökkva í skráðu viðureignunum: fjórir hjá konunginum og átta hjá sóknarmönnum.

## rulesets/tyr-commanders.toml

t-14-of-the-games-3b41ba20 = 14 viðureignir verða ekki lesnar ef aðeins má stökkva yfir óvini. Yfir foringja og konunginn stekkur enginn.
t-the-king-s-side-b817f53d = Lið konungsins leikur fyrsta leiknum.

## rulesets/tyr.toml

t-as-in-the-139-b6e0acd1 = Eins og í 139 skráðum viðureignum þessa helmings safnsins; AbstractPlay hefur hana líka.
t-every-king-caught-between-3e63ba61 = Hver konungur sem lendir milli tveggja sóknarmanna er fangaður; í engri viðureign kemst neinn þeirra af.
t-no-position-decides-a-5af94a65 = Engin staða ræður úrslitum viðureignar með því að koma upp aftur. Þrjár viðureignir voru dæmdar sóknarmönnum þegar lið konungsins fór aðeins fram og til baka; AbstractPlay lætur lið konungsins tapa þegar staða kemur upp í þriðja sinn.

## rulesets/unarmed-king-tafl-9.toml

t-so-the-variant-is-cc6e1eee = Svo heitir afbrigðið; tvær viðureignir þess sýna hvorki að konungurinn drepi né tækifæri til þess. Engin önnur túlkun er til.

## rulesets/unst-alea.toml

t-the-layout-helmfrid-1-bd2c2e80 = Uppstillingin Helmfrid 1 með sérstöku mönnunum á mislitu punktunum fjórum.
t-in-the-recorded-games-9048a8c5 = Í skráðu viðureignunum fellur 21 sérstakur maður, og er þá þremur af fjórum hliðum hvers þeirra haldið; 26 sinnum er tveimur gagnstæðum hliðum eins þeirra haldið og hann stendur eftir. Ekki þarf taflmaðurinn hinum megin að vera sá sem leikur: í 5 af drápunum 21 stendur enginn andspænis þeim sem kom.
t-the-king-escapes-on-f2be5029 = Konungurinn sleppur á R2, S2 og R18, og meira en 40 menn eru drepnir upp við hornferningana.
t-against-men-of-both-be85d95c = Gagnvart mönnum beggja liða. Ekkert sýnir að konungurinn yrði líka fangaður upp við þá.
t-he-captures-by-his-7576d8fd = Hann drepur með leik sínum og hjálpar öðrum að drepa. Í smærri töflum sem kennd eru við Unst gerir hann aðeins hið fyrra.
t-two-attackers-on-opposite-130e6bee = Tveir sóknarmenn á gagnstæðum hliðum koma honum ekki af punkti sínum, 12 sinnum á opnu borði.
t-two-attackers-on-opposite-66fa82f9 = Tveir sóknarmenn á gagnstæðum hliðum gera það ekki heldur þar, 3 sinnum; jaðarinn á engan þátt í drápum á þessum vef.
t-one-game-is-drawn-d3de958c = Einni viðureign lýkur með jafntefli eftir samkomulagi; engin staða kemur upp í þriðja sinn. Hinar túlkanirnar eru jafntefli og tap konungsliðsins.

## rulesets/versions.toml

t-every-stated-or-pictured-e88ca27a = Hver regla sem er sögð eða sýnd tilgreinir sinn stað; hversu örugg hver regla er var borið saman við það sem hægt er að lesa; tefla má eftir öðrum túlkunum.
t-that-the-king-may-a3f32ca7 = Að konungurinn megi koma aftur í kastalann er sagt, að menn megi ekki fara yfir hann er sýnt; hver regla tilgreinir sinn stað; tefla má eftir öðrum túlkunum.
t-that-the-king-may-864d6788 = Að konungurinn megi koma aftur í kastalann er sagt; hver regla tilgreinir sinn stað; tefla má eftir öðrum túlkunum.
t-captures-at-once-is-88da4d60 = `captures-at-once` er regla 7, ekki regla 10; hver regla tilgreinir sinn stað; tefla má eftir öðrum túlkunum.
t-read-from-the-message-8ad099d4 = Lesið í skeytinu sjálfu: hvar menn mega nema staðar er sagt, að miðjan sé mönnum fjandsamleg er túlkun.
t-named-after-the-site-06bb6929 = Nefnt eftir vefnum, enda eru reglurnar eftir Aage Nielsen; reglur 10 og 12 eru sagðar, og það sem textinn segir ekki er túlkun.
t-throne-corners-and-camps-796ff1eb = Hásæti, horn og herbúðir eru túlkanir; það sem aðeins Walker segir frá er haft eftir honum.
t-a-threat-may-be-a7a8499d = Hótun má endurtaka tvisvar og engu jafntefli er bætt við; `closed-camps` bannar aðeins leiki innan herbúða; fyrri túlkanir eru valkostir.
t-the-throne-the-corners-7349657b = Hásætið, að hornin séu fjandsamleg og það að fara inn á milli tveggja óvina eru túlkanir.
t-the-throne-and-moving-72048d5b = Hásætið og það að fara inn á milli tveggja óvina eru túlkanir.
t-what-bell-s-game-66621afa = Það sem tafl Bells hefur umfram teninginn og jaðarinn er haft eftir innlegginu sem segir frá því; hornin eru túlkun.
