## rulesets/alea-aagenielsen.toml

t-the-site-s-plain-1728e067 = Einfalda tafl vefsins á 19×19, „tablut corner“: sögulegu reglurnar þaðan með sextán hornpunktum til að sleppa í, í uppstillingunni Helmfrid 1.

## rulesets/alea-berserk-bartley.toml

t-adam-bartley-s-berserk-23aa73f1 = Berserk Adams Bartleys á 19×19: riddarar í báðum liðum, tólf foringjar og fjórir málaliðar sem skipta um lið eins oft og þeir eru drepnir.

## rulesets/alea-berserk-martens.toml

t-berserk-without-throne-or-bf6c1a8b = Berserk án hásætis og horna á 17×17: konungurinn flýr út að jaðri og fellur milli tveggja, bæði lið eiga foringja og málaliða. Af því spratt Tyr.

## rulesets/alea-berserk.toml

t-berserk-on-the-great-ec1cb4e6 = Berserk á stóra borðinu: fyrsta tilraun, með fjórum riddurum konungs á mislitu punktunum fjórum. Aðeins þrjár viðureignir eru þekktar.

## rulesets/alea-dragonheels.toml

t-the-alea-of-the-11fce6c7 = Alea eins og það er á taflvefnum Dragonheels, þar sem mennirnir fjórir við hlið konungsins eru verðir sem falla ekki eins og hinir. Það sem vitað er um reglur þess er brotakennt; Walker telur úrvalsverðina vera mislestur á mislitu mönnunum í handritinu.

## rulesets/alea-dux.toml

t-trials-on-the-19-744eef1d = Tilraunir á 19×19, 2014: sumir manna konungsins eru duxar, sem stökkva eins og dux Bells gerir í rómverska taflinu. Sex viðureignir eru þekktar.

## rulesets/alea-hnefi-2026.toml

t-our-recommendation-for-play-21efb8e3 = Það sem við mælum með að tefla nú og engin heimild hefur: reglur Walkers frá 2015 á samhverfri litun teikningarinnar, með konungi sem fjórir menn fanga á bersvæði, hornum sem eru einn punktur, og endurtekningu sem lið konungsins tapar á.

## rulesets/alea-murray-rules.toml

t-h-j-r-murray-d235414f = Reglur H. J. R. Murrays eins og Damian Walker segir frá þeim, leiknar á stóra borðinu: sterkur, vopnaður konungur, og hver af 72 punktum jaðarsins er leið út.

## rulesets/alea-opentafl.toml

t-a-rules-record-that-9c9e2ff1 = Regluskráning sem fylgir forritinu OpenTafl: uppstilling Murrays, sterkur konungur, sextán hornpunktar til að sleppa í, og sigur sóknarmanna ef þeir umkringja alla.

## rulesets/alea-thomasguild-2020.toml

t-the-rules-that-st-1021d5c1 = Reglurnar sem St. Thomasguild leikur eftir á endurgerðu borði sínu: hertogarnir byrja, menn mega ekki einu sinni fara yfir miðjuna, og konunginn verður að umkringja á alla fjóra vegu.

## rulesets/alea-walker-2011.toml

t-the-printed-leaflet-by-f1220e2a = Prentaði bæklingurinn eftir Damian Walker: uppstilling Murrays, hertogarnir byrja, og konungurinn er sterkur taflmaður sem verður að umkringja á alla vegu.

## rulesets/alea-walker-2015.toml

t-the-rules-on-damian-cdc56f35 = Reglurnar á vefsíðu Damians Walkers: tólf stuttar reglur, jarlarnir byrja, og konungurinn er auðfangaður þegar hann er kominn frá kastala sínum.

## rulesets/alea-wikipedia-2008.toml

t-the-rules-of-the-1e176f7b = Reglur ensku Wikipediu um 2008, sem tala um skip: konungurinn drepur aldrei, lið sem getur ekki leikið situr hjá, og aðeins ystu hornin fjögur vinna.

## rulesets/alea-winther-2006.toml

t-rules-proposed-at-the-f2ac0c15 = Reglur sem lagðar voru til á Sögusafninu í Stokkhólmi og Mats Winther prófaði í forriti og sagði frá á póstlista taflsögufræðinga: fjögur horn sem drepa og vinna, konungur sterkur í miðjunni og veikur annars staðar.

## rulesets/ard-ri-throne.toml

t-ard-ri-with-the-5e1015c7 = Ard ri með hásæti stærri borðanna: tilraunir vefsins, með hægfara konungi, vinveittu hásæti, vopnlausum konungi og öðrum uppstillingum.

## rulesets/ard-ri.toml

t-the-site-s-scottish-ada8f8f9 = Skoska ard ri vefsins: sögulegu reglurnar á 7×7 án nokkurs sérstaks punkts. Tveir sóknarmenn fanga konunginn, sem sleppur út á jaðarinn.

## rulesets/ashton-aagenielsen.toml

t-john-ashton-s-reading-b082f6f9 = Túlkun Johns Ashtons á Linné eins og vefurinn teflir hana: lokaður kastali og lokaðar herbúðir eru öllum fjandsamleg, og fjarri kastalanum fanga tveir konunginn.

## rulesets/ashton-bologna.toml

t-the-tablut-of-the-d7f64617 = Tablut eins og það er í Tablut Challenge við háskólann í Bologna, þar sem forrit nemenda mætast: tablut Ashtons með lokuðum herbúðum sem drepa, hvítur byrjar, og jafntefli um leið og staða kemur upp aftur.

## rulesets/berserk-9.toml

t-berserk-on-the-board-7bff31a0 = Berserk á tablutborði, prófað á vef Aages Nielsens um 2011 og lítið teflt.

## rulesets/berserk-throneless.toml

t-berserk-with-a-centre-30e05567 = Berserk þar sem miðjan er punktur eins og hver annar. Sjö viðureignir voru tefldar af því á vef Aages Nielsens.

## rulesets/berserk.toml

t-aage-nielsen-s-game-677724ab = Tafl Aages Nielsens með riddara, fjórum foringjum og leikjum sem halda áfram meðan þeir drepa, eins og hundruð manna hafa teflt það á vef hans. Hratt og hvasst, og nærri því jafnt.

## rulesets/brandub-opentafl.toml

t-the-brandubh-of-the-29761ce6 = Brandubh í forritinu OpenTafl: konungurinn er fangaður eins og aðrir menn eru drepnir, jafnvel í hásæti sínu, hornin drepa, hásætið drepur engan.

## rulesets/brandubh-2-aagenielsen.toml

t-the-site-s-other-5495ca3e = Hitt brandubh vefsins: við hlið hásætisins fanga tveir konunginn eins og alls staðar annars staðar, og autt hásætið telst ekki gegn honum.

## rulesets/brandubh-cyningstan.toml

t-aage-nielsen-s-brandubh-98170805 = Brandubh Aages Nielsens frá 2014 eins og vefur Damians Walkers greinir frá því í tólf reglum: konungur og fjórir gegn átta, fjandsamlegt hásæti og horn, sloppið í horn.

## rulesets/brandubh-dragonheels.toml

t-brandubh-on-the-games-49615054 = Brandubh á taflvefnum Dragonheelslair: tveir sóknarmenn fanga konunginn alls staðar, jafnvel í hásæti hans, og enginn er drepinn með hjálp hásætisins.

## rulesets/brandubh-ohio-weak.toml

t-a-trial-of-the-e6866f39 = Tilraun vefsins: hvorki hásæti né horn hjálpa til við að drepa mann, og tveir sóknarmenn fanga konunginn fjarri hásæti hans.

## rulesets/brandubh-throneless.toml

t-corners-to-escape-to-c5670309 = Horn til að sleppa í, og miðja sem er punktur eins og hver annar: tveir sóknarmenn fanga konunginn hvar sem er. Tilraunir vefsins með þremur uppstillingum.

## rulesets/brandubh-wtf.toml

t-brandubh-as-the-program-8eefaa60 = Brandubh eins og forritið hnefatafl-rs telur það upp eftir sambandinu sem kemur saman á aagenielsen.dk: konungurinn má koma aftur, og tveir fanga hann fjarri hásæti hans.

## rulesets/copenhagen-13.toml

t-copenhagen-on-a-larger-b4996e34 = Kaupmannahafnar-hnefatafl á stærra borði, með 32 sóknarmönnum og 16 varnarmönnum: vefurinn prófaði það í fáeinum tugum viðureigna.

## rulesets/copenhagen.toml

t-the-tournament-game-on-2f8710e7 = Keppnistaflið á 11×11: horn til að sleppa í, konungur sem fjóra þarf til að fanga, raðir á jaðrinum sem eru drepnar sem skjaldborgir, og konungur sem vinnur líka í virki við jaðarinn sem enginn fær rofið.

## rulesets/david-brown-hnefatafl.toml

t-11-11-with-an-0e6cc1b4 = 11×11 með vopnlausum konungi sem fjóra þarf til að fanga og hásæti sem drepur engan mann; konungurinn sleppur út á jaðarinn.

## rulesets/fetlar-13.toml

t-fetlar-on-a-larger-8f134f11 = Fetlar-hnefatafl á stærra borði, í fjórum uppstillingum sem vefurinn prófaði í 18 skráðum viðureignum.

## rulesets/fetlar-panel-2013.toml

t-the-leaflet-of-the-03a6c691 = Bæklingur Hnefataflsnefndarinnar á Fetlar fyrir heimsmeistaramótið 2013: sterkur konungur, óhultur við jaðarinn, og jafntefli þar sem taflið á netinu á sér sigurvegara.

## rulesets/fetlar.toml

t-the-game-of-the-668d4e30 = Tafl heimsmeistaramótanna á Hjaltlandseyjunni Fetlar, 11×11: horn til að sleppa í og konungur sem fjóra þarf til að fanga og er óhultur á jaðrinum. Virki og endalaus þráleikur gefa jafntefli.

## rulesets/fidchell-armed.toml

t-a-game-on-7-daabf7a4 = Tafl á 7×7 með jafnmörgum mönnum og í tablut, án nokkurs sérstaks punkts: konungurinn berst, fjóra þarf til að fanga hann, og hann sleppur út á jaðarinn.

## rulesets/foteviken-11.toml

t-foteviken-s-rules-on-8c009dcd = Reglurnar frá Foteviken á 11×11: staðir sóknarmanna eru herbúðirnar, og sóknarmenn byrja.

## rulesets/foteviken-9.toml

t-tablut-with-closed-castle-bbe1466f = Tablut með lokuðum kastala og herbúðum, fjandsamlegum konunginum einum, sem fjóra þarf til að fanga. Tafl vefsins eftir víkingasafninu í Foteviken.

## rulesets/foteviken-opentafl.toml

t-the-tablut-of-the-2a5b06ae = Tablut safnsins í Foteviken, arftaki sýningarinnar frá 1972, eins og forritið OpenTafl lýsir því: kastali og herbúðir eru lokuð, og fjandsamleg konunginum einum. Það sem kóði þess teflir í raun er valkostur.

## rulesets/gwyddbwyll-pfireland.toml

t-a-modern-game-under-f56a4344 = Nútímatafl undir heiti borðtaflsins í velsku sögunum: konungur og fjórir prinsar gegn átta, hver taflmaður fer eitt skref í einu, og konungurinn er glataður með síðasta prinsi sínum. Engar reglur eða uppstilling frá miðöldum hafa varðveist.

## rulesets/historical-hnefatafl-11.toml

t-aage-nielsen-s-reading-826ee1d3 = Túlkun Aages Nielsens á gömlu heimildunum, sömu reglur á hverju borði: konungurinn berst, tveir fanga hann eins og aðra menn fjarri hásæti hans, og hann sleppur út á jaðarinn. Á 11×11 er þetta tawlbwrdd hans.

## rulesets/historical-hnefatafl-13.toml

t-the-historical-rules-on-a87ebe77 = Sögulegu reglurnar á 13×13, í þeim uppstillingum sem vefurinn hefur prófað á því borði.

## rulesets/historical-hnefatafl-15.toml

t-the-historical-rules-on-0f2cd519 = Sögulegu reglurnar á 15×15, en svo stórt er borðið sem fannst rist í tré í Jórvík.

## rulesets/historical-hnefatafl-19.toml

t-the-historical-rules-on-7f60d87b = Sögulegu reglurnar á borði Alea Evangelii með uppstillingu Murrays.

## rulesets/historical-hnefatafl-7.toml

t-the-site-s-irish-68d9e93c = Írska brandubh vefsins: sögulegu reglurnar á 7×7 með fjórum fjandsamlegum hornum, og í eitt þeirra sleppur konungurinn.

## rulesets/history-craft.toml

t-fetlar-with-a-throne-2d895547 = Fetlar-hnefatafl með hásæti sem hjálpar ekki til við að drepa neinn; vefurinn tefldi 34 skráðar viðureignir af því.

## rulesets/hnefatafl-edge-11.toml

t-fetlar-with-an-escape-b1c4ed5d = Fetlar-hnefatafl þar sem sleppa má á hvaða punkt jaðarsins sem er; þrjár tilraunir vefsins, með fáeinum viðureignum hver.

## rulesets/hnefatafl-edge-13.toml

t-the-same-on-13-10e63f3e = Hið sama á 13×13, sem vefurinn á eina skráða viðureign af í okkar helmingi.

## rulesets/hnefatafl-edge-19.toml

t-the-same-on-19-d3f91732 = Hið sama á 19×19, í uppstillingu Murrays á Alea Evangelii.

## rulesets/hnefatafl-org-13.toml

t-the-same-on-the-506812ee = Hið sama á stærra borði vefsins, með 32 sóknarmönnum og 16 varnarmönnum. Reglusíða hans segir ekkert um það borð; forritið teflir eftir sömu reglum á því.

## rulesets/hnefatafl-org.toml

t-copenhagen-as-hnefatafl-org-983c8be8 = Kaupmannahafnarreglur eins og hnefatafl.org teflir þær: lið konungsins má ekkert endurtaka og tapar þegar það getur hvorki komist í horn né reist virki lengur, og tafli lýkur eftir 132 leiki.

## rulesets/ludii-alea.toml

t-what-the-code-of-abf150fd = Það sem kóði taflkerfisins Ludii gerir, og er ekki alveg það sem textinn við hann segir: nærri vefsíðu Walkers, en konungurinn á aðeins þátt í drápum með því að standa kyrr.

## rulesets/ludii-ardri.toml

t-a-game-said-to-311f9aee = Tafl sem sagt er skoskt, eins og taflkerfið Ludii hefur það: hver taflmaður fer einn punkt í einu, á litlu borði þéttskipuðu mönnum.

## rulesets/ludii-brandub.toml

t-the-brandubh-of-the-f11f8e3c = Brandubh í taflkerfinu Ludii, eftir síðu Walkers: sama tafl, án orðs um þráleik eða um lið sem getur ekki leikið.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-what-the-game-system-0bd948fb = Það sem taflkerfið Ludii kallar Fetlar-hnefatafl með algengum reglum: sterkur konungur, og hásæti sem menn fara hvorki í né yfir og drepur jafnvel þegar konungurinn er í því.

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-ludii-s-hnefatafl-with-e7419936 = Hnefatafl í Ludii með þeim reglum sem það kallar „Latin“: tveir fanga konunginn, eins og aðrir menn eru drepnir.

## rulesets/ludii-tablut-linnaeus.toml

t-linnaeus-s-tablut-as-0e0ef766 = Tablut Linnés eins og taflkerfið Ludii hefur það: enginn fer aftur inn í kastalann eða yfir hann, og hann drepur jafnvel þegar konungurinn er í honum; fjarri honum fanga tveir konunginn.

## rulesets/ludii-tablut-smith.toml

t-as-ludii-s-tablut-e75e13d9 = Eins og tablut eftir Linné í Ludii, nema hvað konunginn verður alls staðar að umkringja á fjóra vegu, eins og í enskri þýðingu J. E. Smiths frá 1811.

## rulesets/ludii-tawlbwrdd.toml

t-the-tawl-bwrdd-of-20190593 = Tawl-bwrdd í taflkerfinu Ludii: textinn við það segir frá tafli Walkers án sérstakra punkta, kóðinn teflir með hásæti og hornum lokuðum mönnum, í uppstillingu sem er ekki sú frá Bell.

## rulesets/magpie.toml

t-a-brandubh-whose-king-85e3b2b8 = Brandubh þar sem konungurinn fer eitt skref í einu og fjóra þarf til að fanga hann; á jaðrinum nægja þrír sóknarmenn. Eftir sögu í Leprechaun Companion eftir Nigel Suckling.

## rulesets/norseamerica.toml

t-the-rules-of-an-99304c5c = Reglur bandarísks taflframleiðanda: konungur sem hægt er að fanga við jaðarinn og tapar líka þegar hann er innilokaður og getur ekki unnið lengur.

## rulesets/old-hnefatafl-13.toml

t-the-site-s-first-3ad20b62 = Fyrsta tafl vefsins á 13×13, kallað Viking Siege.

## rulesets/old-hnefatafl-9.toml

t-the-site-s-first-67aaf2fc = Fyrsta tafl vefsins á tablutborðinu, með hornum til að sleppa í.

## rulesets/old-hnefatafl.toml

t-the-site-s-first-a6445f76 = Fyrsta tafl vefsins á 11×11, á undan Fetlar- og Kaupmannahafnar-hnefatafli: eins og Fetlar-hnefatafl, nema hvað þrír sóknarmenn fanga konunginn á jaðrinum.

## rulesets/seabattle-11.toml

t-sea-battle-on-11-d85071c7 = Sjóorrusta á 11×11, í þeim uppstillingum sem vefurinn hefur prófað á því borði.

## rulesets/seabattle-13.toml

t-sea-battle-on-13-dab34bcd = Sjóorrusta á 13×13, í þeim uppstillingum sem vefurinn hefur prófað á því borði.

## rulesets/seabattle-15.toml

t-sea-battle-on-15-ac58f334 = Sjóorrusta á 15×15.

## rulesets/seabattle-19.toml

t-sea-battle-on-the-6cde72b0 = Sjóorrusta á borði Alea Evangelii með uppstillingu Murrays.

## rulesets/seabattle-7.toml

t-sea-battle-on-the-0dc06e4b = Sjóorrusta á minnsta borðinu. Í hinni venjulegu tilraun vefsins er hægt á konunginum niður í eitt skref.

## rulesets/seabattle-9.toml

t-no-special-points-and-848e4a24 = Engir sérstakir punktar og vopnlaus konungur, flutningaskipið, sem fjóra þarf til að fanga; hann sleppur út á jaðarinn. Nútímatafl eftir Aage Nielsen, með fáum og einföldum reglum.

## rulesets/simple-tafl-11.toml

t-no-special-points-at-c6211d81 = Alls engir sérstakir punktar: konungurinn berst, tveir fanga hann eins og aðra menn, og hann sleppur út á jaðarinn. Tawlbwrdd vefsins án hásætis.

## rulesets/simple-tafl-9.toml

t-simple-tafl-on-the-b9a33129 = Einfalt tafl á tablutborði.

## rulesets/skalk-9.toml

t-skalk-on-the-board-e3e48850 = Skalk-hnefatafl á tablutborði, eins og það var sýnt á ExpoMedia-sýningu.

## rulesets/skalk.toml

t-a-danish-game-on-62541cd8 = Danskt tafl á 11×11 með hornum til að sleppa í og veikum konungi, sem tveir fanga fjarri hásæti hans.

## rulesets/tablut-aagenielsen.toml

t-saami-tablut-as-the-0ff4362b = Tablut Sama eins og sögulegu reglurnar hafa það: herbúðirnar merkja ekkert, konungurinn berst og tveir fanga hann fjarri hásæti hans. Mest teflda tafl vefsins á eftir Kaupmannahafnar-hnefatafli.

## rulesets/tablut-brainking.toml

t-the-tablut-of-the-0f69019c = Tablut á taflvefnum BrainKing, þar sem margir lærðu það: konungurinn á engan þátt í drápum og er fangaður á fjóra vegu, fara má yfir hásætið en ekki aftur í það.

## rulesets/tablut-murray.toml

t-tablut-as-h-j-cd546203 = Tablut eins og H. J. R. Murray túlkaði það: sterkur, vopnaður konungur sem vinnur á hvaða punkti jaðarsins sem er, og herbúðir sem merkja ekkert. Mjög konunginum í hag.

## rulesets/tablut-opentafl.toml

t-the-tablut-of-the-218b7b0f = Tablut í forritinu OpenTafl, nærri nýrri þýðingum á Linné: engar herbúðir, kastali þar sem enginn nemur staðar og allir fara yfir, og varnarmaður við hlið konungsins í kastalanum getur verið drepinn upp við konunginn.

## rulesets/tablut-riksutstallningar-1972.toml

t-the-tablut-that-the-20f186a4 = Tablut sem sænskar farandsýningar endurgerðu eftir dagbók Linnés árið 1972, eins og Sten Helmfrid segir frá því: kastalinn og herbúðirnar fernar eru lokuð, og króa má konung og mann af í sameiningu.

## rulesets/tafl-simple-corner.toml

t-the-plainest-game-with-6b8bf08c = Einfaldasta taflið með fjórum leiðum út: aðeins hornin vinna, og menn mega standa á þeim. Helmfrid notar það til að sýna að sóknarmenn þurfa ekki annað en að stífla hornin.

## rulesets/tafl-simple-edge.toml

t-the-plainest-game-there-07a4a9c2 = Einfaldasta tafl sem til er: engir sérstakir punktar, og konungurinn vinnur á hvaða punkti jaðarsins sem er. Helmfrid notar það til að sýna hve mjög það er konunginum í hag.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-one-old-description-42b6787b = Eina gamla lýsingin á velska taflinu, fáeinar línur á blaði frá 1587 með eyðu í setningunni sem úrslitum ræður. Það sem hún segir ekki er fyllt út eins einfaldlega og verða má.

## rulesets/tawlbwrdd-bell-dice.toml

t-r-c-bell-s-9b6fdcf1 = Útgáfa R. C. Bells af velska taflinu: teningi er kastað í hvert sinn áður en leikið er, aðeins oddatala leyfir leikmanni að leika, og konungurinn er fangaður eins og aðrir menn eru drepnir.

## rulesets/tawlbwrdd-cyningstan.toml

t-damian-walker-s-leaflet-2ecab6f6 = Bæklingur Damians Walkers: engir sérstakir punktar, konungur sem gengur og er fangaður eins og aðrir menn, sloppið út á jaðarinn. Hann sýnir nokkrar uppstillingar.

## rulesets/tawlbwrdd-opentafl.toml

t-bell-s-tawl-bwrdd-3a82cdb9 = Tawl-bwrdd Bells án teningsins, eins og forritið OpenTafl teflir það: engir sérstakir punktar, konungur sem er fangaður eins og aðrir menn eru drepnir, og sóknarmenn vinna líka með því að umkringja varnarmenn.

## rulesets/tyr-13.toml

t-tyr-on-the-board-bd29952c = Tyr á 13×13-borði.

## rulesets/tyr-15.toml

t-tyr-on-the-board-e952f5e9 = Tyr á 15×15-borði.

## rulesets/tyr-9.toml

t-tyr-on-the-board-bf462d34 = Tyr á 9×9-borði.

## rulesets/tyr-commanders-15.toml

t-tyr-with-commanders-on-051d6339 = Tyr með foringjum á 15×15-borði.

## rulesets/tyr-commanders.toml

t-tyr-as-it-was-053c17e5 = Tyr eins og það var teflt fyrst: hvort lið á foringja, sem stökkva yfir hvaða mann sem er, vin eða óvin.

## rulesets/tyr.toml

t-aage-nielsen-s-game-8b878782 = Tafl Aages Nielsens með litlum og dreifðum liðum: óbreyttir menn sem halda áfram meðan þeir drepa, konungur sem fellur milli tveggja, og allur jaðarinn til að flýja á. Teflt á borðum frá 9×9 til 15×15.

## rulesets/unarmed-king-tafl-9.toml

t-tablut-s-board-with-13a8f231 = Tablutborð með vopnlausum konungi sem fjóra þarf til að fanga, fjandsamlegu hásæti og jaðrinum sem marki; tvær skráðar viðureignir.

## rulesets/unst-alea.toml

t-the-great-game-that-48c6ea05 = Stóra taflið sem vefurinn kennir við Hjaltlandseyjuna Unst: fjórir af mönnum konungsins falla aðeins þegar þremur hliðum þeirra er haldið.
