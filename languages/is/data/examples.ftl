## rulesets/cases/alone.toml

t-the-last-of-the-c307a785 = Síðasti varnarmaðurinn er drepinn: konungurinn hefur tapað.

## rulesets/cases/camps.toml

t-nothing-is-special-about-f869b2ac = Punktarnir þar sem sóknarmenn stóðu í upphafi eru ekkert sérstakir: þar má hvaða taflmaður sem er nema staðar.
t-nobody-may-stop-on-453a7be6 = Enginn sem kemur utan frá má nema staðar á herbúðapunkti, ekki heldur þegar hann er auður.
t-nobody-may-pass-over-620397d9 = Enginn sem kemur utan frá má fara yfir auðar herbúðir.
t-one-of-the-who-256ffedb = Sóknarmaður sem hefur ekki farið úr herbúðum sínum má færa sig innan þeirra.
t-nobody-moves-within-a-e41789d7 = Enginn færir sig innan herbúða.
t-where-a-man-in-7b90efee = Hvert maður í herbúðum sínum getur farið: út, einnig yfir auða punkta þeirra, en ekki á þá.
t-nobody-passes-over-the-5e984714 = Enginn fer yfir punkta herbúða sinna á leiðinni út.
t-an-empty-camp-point-2fbe2543 = Auður herbúðapunktur telst gegn konunginum: þrír sóknarmenn og herbúðirnar fanga hann.
t-a-camp-point-is-d2b30202 = Herbúðapunktur er ekki fjandsamlegur mönnum: varnarmaður milli hans og sóknarmanns er óhultur.
t-an-empty-camp-point-da74563d = Auður herbúðapunktur drepur menn.
t-inside-a-camp-the-8f0e3728 = Inni í herbúðum drepa punktar herbúðanna engan.

## rulesets/cases/capture.toml

t-one-of-the-is-ba985773 = Varnarmaður er drepinn milli tveggja sóknarmanna; það er leikurinn sem drepur.
t-two-men-side-by-de408526 = Tveir menn hlið við hlið eru ekki drepnir saman.
t-one-move-captures-three-8a5d6867 = Einn leikur drepur þrjá menn í einu.
t-one-of-the-may-6695abca = Varnarmaður má fara óhultur inn á milli tveggja sóknarmanna.
t-a-man-of-the-be975c00 = Varnarmaður sem fer inn á milli tveggja sóknarmanna er drepinn.

## rulesets/cases/citadels.toml

t-a-corner-point-stands-17b90340 = Hornpunktur kemur í stað varnarmanns: sóknarmaður fellur upp við hann.
t-the-empty-throne-stands-45cff0fc = Autt hásætið kemur í stað varnarmanns: sóknarmaður fellur upp við það.
t-the-reaches-the-extreme-72bb7fb9 = Konungurinn kemst yst í hornið og er sloppinn.
t-on-the-other-corner-b5138c56 = Á hinum hornpunktunum má konungurinn standa, en hann er ekki enn sloppinn.

## rulesets/cases/combined.toml

t-the-s-other-three-1bb0c879 = Hinar þrjár hliðar konungsins eru lokaðar, og sóknarmaður kemur aftan að manninum við hlið hans: maðurinn er drepinn.
t-an-empty-camp-point-c5b84637 = Auður herbúðapunktur getur verið ein lokuðu hliðanna hjá konunginum.
t-the-same-move-may-48517e04 = Sami leikur getur drepið annan mann á venjulegan hátt.

## rulesets/cases/corners-11.toml

t-the-corner-point-stands-58ee10d9 = Hornpunkturinn kemur í stað óvinar: sóknarmaður fellur upp við hann.
t-no-man-may-stop-aa0e877b = Enginn maður má nema staðar á hornpunkti.
t-on-the-edge-three-984e055c = Á jaðrinum fanga þrír sóknarmenn konunginn.
t-on-the-edge-the-04a8f51c = Á jaðrinum er ekki hægt að fanga konunginn.

## rulesets/cases/corners.toml

t-the-corner-is-a-2f0b0edb = Hornið er punktur eins og hver annar: þar má maður nema staðar.
t-each-corner-has-four-12084922 = Í hverju horni eru fjórir hornpunktar; á þeim innsta má enginn maður heldur nema staðar.
t-only-the-extreme-point-98b21d38 = Aðeins ysti punkturinn er hornpunktur: konungurinn við hlið hans er ekki sloppinn.
t-men-may-stop-on-93916b73 = Menn mega nema staðar á horninu: sóknarmenn stífla það.
t-a-man-may-not-7447daf6 = Maður má ekki fara yfir hornpunkt.
t-one-of-the-is-001f962f = Sóknarmaður er drepinn milli varnarmanns og hornpunkts.
t-the-is-captured-between-6aaaf51d = Konungurinn er fangaður milli sóknarmanns og hornpunkts.
t-the-corner-point-does-110b274c = Hornpunkturinn telst ekki gegn konunginum.
t-the-corner-point-does-c7ae01c1 = Hornpunkturinn telst ekki gegn konunginum: jaðar og tveir sóknarmenn nægja ekki.
t-the-empty-corner-is-d983189a = Autt hornið er engum fjandsamlegt: maðurinn við hlið þess er ekki drepinn.
t-none-of-the-may-a9844ad0 = Enginn varnarmaður má nema staðar á hornpunkti.

## rulesets/cases/end.toml

t-the-escapes-to-the-712c93f4 = Konungurinn sleppur líka á innsta hornpunktinn.
t-the-escapes-to-the-ebddd60c = Konungurinn sleppur í hornið.
t-the-escapes-to-any-1da03906 = Konungurinn sleppur á hvaða punkt jaðarsins sem er.
t-the-escapes-to-a-14a0642a = Konungurinn sleppur á punkt á jaðrinum utan herbúðanna.
t-a-camp-point-is-41125e34 = Herbúðapunktur er engin leið út.
t-the-has-threatened-to-f17cebfc = Konungurinn hefur þrisvar hótað að sleppa í sömu stöðu, það er að segja endurtekið hótun sína tvisvar: hann má ekki gera það aftur.
t-the-may-not-threaten-a367e18a = Konungurinn má ekki hóta að sleppa í sömu stöðu í þriðja sinn: lið hans verður að finna annan leik.
t-the-may-not-threaten-11a55fe7 = Konungurinn má ekki hóta að sleppa í sömu stöðu í þriðja sinn: lið hans hótar eitt í sífellu, og verður að finna annan leik.
t-neither-side-threatens-the-9a077be6 = Hvorugt lið hótar: þriðja skiptið skiptir engu og taflið heldur áfram.
t-the-have-no-legal-8d1b7c54 = Sóknarmenn eiga engan löglegan leik eftir: taflinu lýkur með jafntefli.
t-the-have-no-legal-7ed5b6e4 = Sóknarmenn eiga engan löglegan leik: þeir sitja hjá, og varnarmenn leika aftur.
t-the-has-one-way-e3e27b43 = Konungurinn á eina leið út: „raicki“.
t-the-has-two-ways-ff235803 = Konungurinn á tvær leiðir út: „tuicku“.
t-the-position-of-the-3043453e = Upphafsstaðan kemur upp í þriðja sinn: konungurinn og varnarmenn hans tapa.
t-neither-side-threatens-anything-8c2d35df = Hvorugt lið hótar neinu: þriðja skiptið er jafntefli.
t-the-may-not-bring-1ba1e176 = Varnarmenn mega ekki kalla fram upphafsstöðuna á ný.
t-the-bring-the-position-512dfff8 = Sóknarmenn kalla stöðuna fram í þriðja sinn, og tapa.
t-the-132nd-turn-and-5f531728 = 132. leikurinn, og enginn hefur unnið: taflinu lýkur með jafntefli.
t-the-is-alone-and-c2fbcf69 = Konungurinn er einn og innikróaður á jaðrinum: lið hans á engan leik og tapar.
t-the-have-no-move-f5bc0be7 = Sóknarmenn eiga engan leik eftir og tapa.

## rulesets/cases/guards.toml

t-a-guard-between-two-1420527e = Vörður milli tveggja sóknarmanna er ekki drepinn.
t-held-on-all-four-37dac81a = Sé öllum fjórum hliðum hans haldið fellur hann.

## rulesets/cases/king.toml

t-the-captures-by-his-15b94989 = Konungurinn drepur með eigin leik.
t-another-piece-captures-with-1693451d = Annar taflmaður drepur með konunginn að félaga.
t-the-weaponless-captures-nothing-2af91f50 = Vopnlaus konungurinn drepur ekkert með leik sínum.
t-four-around-him-capture-a75cc736 = Fjórir sóknarmenn umhverfis konunginn fanga hann í hásætinu.
t-before-his-first-move-3228bb23 = Áður en konungurinn leikur fyrsta leik sinn er hann óhultur í hásætinu, jafnvel innan um fjóra sóknarmenn.
t-beside-the-throne-three-5cc01ae1 = Við hlið hásætisins fanga þrír sóknarmenn og autt hásætið konunginn.
t-beside-the-empty-throne-ef588e18 = Við hlið auðs hásætisins er ekki hægt að fanga konunginn: enginn maður má standa á fjórðu hliðinni.
t-four-around-him-capture-57b1a1b2 = Fjórir sóknarmenn umhverfis konunginn fanga hann.
t-two-on-opposite-sides-22b74644 = Tveir sóknarmenn á gagnstæðum hliðum fanga konunginn eins og aðrir menn eru drepnir.
t-on-the-edge-three-0497c9fd = Á jaðrinum fanga þrír sóknarmenn konunginn; jaðarinn er sá fjórði.
t-on-the-edge-two-9c878960 = Á jaðrinum fanga tveir sóknarmenn konunginn, hvor sínum megin við hann á jaðrinum.
t-on-the-edge-the-504e6799 = Á jaðrinum er ekki hægt að fanga konunginn, ekki einu sinni með þremur sóknarmönnum.
t-the-captures-by-his-11b05bd6 = Konungurinn drepur með eigin leik …
t-two-capture-the-beside-2a046ef8 = Tveir sóknarmenn fanga konunginn við hlið hásætisins.
t-two-capture-the-even-a0c48085 = Tveir sóknarmenn fanga konunginn jafnvel í hásæti hans.

## rulesets/cases/linnaean.toml

t-the-sits-on-the-f0b0f4e6 = Konungurinn situr í hásætinu með sóknarmenn á þrjá vegu: varnarmaður á fjórðu hliðinni fellur fyrir sóknarmanninum sem kemur aftan að honum.

## rulesets/cases/movement.toml

t-a-man-goes-along-b0c9f001 = Maður fer eftir röð sinni eða dálki eins langt og hann vill, allt að næsta taflmanni.
t-an-odd-throw-the-0a9ca6dd = Oddatala kemur upp: leikmaðurinn leikur.
t-the-goes-one-point-f221872a = Konungurinn fer einn punkt, ekki lengra.
t-the-go-one-point-a490ee64 = Sóknarmenn fara einn punkt, ekki lengra.
t-the-go-one-point-29e5d4c5 = Varnarmenn fara einn punkt, ekki lengra.

## rulesets/cases/occupied.toml

t-even-with-the-on-e7d6c7f7 = Hásætið drepur jafnvel með konunginn í sér: varnarmaður fellur milli þess og sóknarmanns.
t-a-camp-point-captures-30d18ab5 = Herbúðapunktur drepur sóknarmann utan herbúðanna jafnvel meðan annar stendur á honum.
t-an-empty-camp-point-567923f4 = Auður herbúðapunktur kemur í stað óvinar: sóknarmaður fellur upp við hann.
t-the-empty-camp-points-8109ac74 = Auðu herbúðapunktarnir e2 og d1 teljast gegn engum: konungurinn er ekki fangaður.
t-in-his-camp-one-8b401e68 = Í herbúðum sínum er sóknarmaður óhultur fyrir drápi upp við herbúðapunktinn að baki sér.
t-one-of-the-who-d0164f4b = Sóknarmaður sem stendur í herbúðum má fara beint í aðrar.

## rulesets/cases/repetition.toml

t-the-bring-the-position-2e976a14 = Varnarmenn kalla stöðuna fram í þriðja sinn: þeir vinna, því að litið er svo á að sóknarmenn hafi neytt þá til þess.
t-the-bring-the-position-355f75de = Varnarmenn kalla stöðuna fram í þriðja sinn: þeir tapa.

## rulesets/cases/shieldwall.toml

t-the-close-the-last-011ba24a = Sóknarmenn loka síðasta enda raðarinnar: báðir mennirnir á jaðrinum falla.
t-the-move-that-closes-20828d47 = Leikurinn sem lokar gildrunni verður að loka enda raðarinnar: leikur fyrir framan hana drepur engan.
t-whichever-enemy-comes-last-96db9ce2 = Röðin fellur, hver óvinanna sem kemur síðastur.
t-the-corner-closes-one-32cda93e = Hornið lokar öðrum enda raðarinnar.

## rulesets/cases/special-pieces.toml

t-the-jumps-over-an-46746ed8 = Konungurinn stekkur yfir óbreyttan óvin á sérstakan punkt: hér í hornið, og hann er sloppinn.
t-from-the-throne-the-ffd705f7 = Úr hásætinu stekkur konungurinn á hvaða auðan punkt sem er handan við óbreyttan óvin. Sá sem stokkið er yfir fellur hér, milli hans og hásætisins sem hann var að fara úr.
t-between-two-ordinary-points-5c0253c0 = Milli tveggja venjulegra punkta stekkur konungurinn ekki.
t-the-piece-that-has-9e5305fd = Taflmaðurinn sem var að drepa drepur annan mann áður en hitt liðið á leik.
t-a-further-move-must-9b905cbd = Framhaldsleikur verður að drepa aftur.
t-it-may-also-stay-3889b201 = Hann má líka standa kyrr: þá á hitt liðið leik.
t-after-his-capture-the-42ea0d82 = Eftir dráp sitt heldur konungurinn áfram út í hornið, þótt það drepi ekkert.
t-after-his-capture-the-30274371 = Eftir dráp sitt heldur konungurinn áfram út á jaðarinn, þótt það drepi ekkert.
t-a-commander-jumps-over-6184562f = Foringi stekkur yfir óbreyttan óvin á auðan punkt handan við hann. Óvinurinn er ekki drepinn með því.
t-the-knight-captures-the-5305142a = Riddarinn drepur óbreytta óvininn sem hann stekkur yfir.
t-two-commanders-take-the-a2da8927 = Tveir foringjar fanga konunginn milli sín.
t-a-commander-takes-the-9d2e1580 = Foringi fangar konunginn upp við hornpunkt.
t-a-commander-and-a-36d235df = Foringi og maður gera það ekki.
t-only-the-may-stop-e2386cad = Konungurinn einn má nema staðar í hásætinu.
t-only-the-may-stop-7025ac5e = Konungurinn einn má nema staðar á hornpunkti.
t-otherwise-four-attackers-take-98c7305d = Að öðru leyti þarf fjóra sóknarmenn til að fanga konunginn.
t-a-man-falls-between-619cdd7a = Maður fellur milli tveggja óvina í beinni línu.
t-the-wins-in-a-7303b05a = Konungurinn vinnur í horni.
t-a-dux-jumps-over-6e7da66c = Dux stekkur yfir óvin á auðan punkt handan við hann; óvinurinn stendur eftir.
t-two-opposite-sides-are-0b3992f9 = Tvær gagnstæðar hliðar nægja ekki gegn neinum hinna fjögurra sérstöku manna.
t-he-falls-when-three-847db148 = Hann fellur þegar þremur hliðum hans er haldið.
t-it-stays-on-its-b3172d72 = Hann stendur eftir á punkti sínum og leikur upp frá því með sóknarmönnum.
t-a-commander-jumps-over-a31f8725 = Foringi stekkur yfir mann úr eigin liði.
t-it-jumps-over-an-04fbcad2 = Hann stekkur einnig yfir óvin, sem stendur eftir.
t-the-falls-between-two-0999671e = Konungurinn fellur milli tveggja sóknarmanna, eins og hver annar maður.

## rulesets/cases/speed.toml

t-one-of-the-goes-acc27198 = Sóknarmaður fer einn punkt í leik, ekki lengra.
t-one-of-the-goes-e28f7fa6 = Varnarmaður fer einn punkt í leik, ekki lengra.
t-the-goes-one-point-884f148d = Konungurinn fer einn punkt í leik, ekki lengra.

## rulesets/cases/steps.toml

t-one-step-closes-the-24b83164 = Eitt skref lokar gildrunni: varnarmaður milli tveggja sóknarmanna er drepinn.
t-the-is-the-partner-70000ae1 = Konungurinn er félaginn: sóknarmaður fellur milli hans og varnarmanns.
t-all-four-sides-of-dbf0c806 = Öllum fjórum hliðum konungsins er haldið: hann er fangaður.
t-beside-the-empty-throne-ae4d01cd = Við hlið auðs hásætisins nægja þrír sóknarmenn.
t-the-empty-throne-captures-0bbd0f79 = Autt hásætið drepur menn beggja liða.
t-a-corner-is-a-dc55c0c6 = Horn er punktur eins og hver annar: þar má maður nema staðar.
t-the-reaches-the-edge-88881002 = Konungurinn kemst út á jaðarinn og er sloppinn.

## rulesets/cases/stuck.toml

t-the-last-of-the-e2e7b48a = Síðasti sóknarmaðurinn er drepinn: sóknarmenn eiga engan leik, og tapa.

## rulesets/cases/surrounding.toml

t-the-ring-is-closed-3e057c7c = Hringurinn er lokaður, og engir varnarmenn eru utan hans: sóknarmenn vinna.
t-the-ring-is-closed-67c1a604 = Hringurinn er lokaður, og taflið heldur áfram.
t-the-ring-around-the-9286e9c9 = Hringurinn um konunginn og síðasta mann hans er lokaður: sóknarmenn hafa unnið.
t-the-ring-around-the-90f1ff8f = Hringurinn um konunginn og síðasta mann hans er lokaður, en það er ekki enn sigur.
t-the-wall-is-closed-1e0f8ac1 = Veggurinn er lokaður: engan mann í honum er nokkru sinni hægt að drepa, og konungurinn getur hreyft sig að baki hans. Lið hans vinnur.
t-the-ring-around-the-622ecae6 = Hringurinn um konunginn er lokaður: hann kemst ekki lengur í neitt horn og sóknarmenn vinna, þótt þrír varnarmenn standi fyrir utan.
t-one-of-the-stands-a6784475 = Einn varnarmaður stendur í skarðinu. Hann getur farið burt og konungurinn á eftir: taflið heldur áfram.
t-all-corners-are-blocked-d7876f95 = Öll horn eru lokuð og þrír menn eru eftir: of fáir til að reisa virki. Sóknarmenn, sem eiga einum fleiri en þarf til að loka hornunum, vinna.
t-the-is-trapped-two-02d19953 = Konungurinn er króaður af, tveir sóknarmenn á hvora hlið og tveir fyrir framan, og aðeins einn maður er eftir honum til hjálpar: sóknarmenn vinna.

## rulesets/cases/throne-11.toml

t-no-man-may-stop-03cbd649 = Enginn maður má nema staðar í hásætinu, ekki heldur þegar það er autt.
t-the-may-come-back-81d4aedb = Konungurinn má koma aftur í hásætið.
t-a-man-may-pass-3092263f = Maður má fara yfir autt hásætið.
t-a-man-may-not-57de4b53 = Maður má ekki fara yfir hásætið, ekki heldur þegar það er autt.
t-the-empty-throne-stands-75a29352 = Autt hásætið kemur í stað óvinar: varnarmaður fellur upp við það.

## rulesets/cases/throne.toml

t-the-middle-of-the-bae240e7 = Miðja borðsins er punktur eins og hver annar: þar má maður nema staðar.
t-the-has-left-the-3e30d1a4 = Konungurinn er farinn úr hásætinu og má ekki koma aftur.
t-one-of-the-is-7f5b8f96 = Sóknarmaður er drepinn milli varnarmanns og auðs hásætisins.
t-one-of-the-is-d3124d5b = Sóknarmaður er drepinn milli varnarmanns og auðs kastalans.
t-the-empty-throne-is-deeb8db3 = Autt hásætið er ekki fjandsamlegt mönnum: enginn er drepinn.
t-the-empty-throne-counts-67888d8d = Autt hásætið telst gegn konunginum: þrír sóknarmenn og hásætið fanga hann.
t-the-empty-throne-does-c261fc73 = Autt hásætið telst ekki gegn konunginum: þrír sóknarmenn nægja ekki.
t-the-empty-throne-captures-4ef18e88 = Autt hásætið drepur menn.
t-the-empty-throne-captures-8dd32886 = Autt hásætið drepur sóknarmenn …
t-the-do-not-pass-ec21b80c = Sóknarmenn fara ekki yfir hásætið.
t-the-throne-captures-even-895ac81d = Hásætið drepur sóknarmenn jafnvel með konunginn í sér, sem ber sjálfur engin vopn.
t-with-the-on-it-6c87338c = Þegar konungurinn er í hásætinu drepur það engan, og hann er enginn félagi.
t-one-of-the-stops-7dad6d53 = Varnarmaður nemur staðar í miðju borðsins.

## rulesets/cases/weak-king.toml

t-even-on-the-throne-cf15155c = Jafnvel í hásætinu fanga tveir sóknarmenn á gagnstæðum hliðum konunginn.
t-beside-the-throne-two-e1800ad2 = Við hlið hásætisins fanga tveir sóknarmenn á gagnstæðum hliðum konunginn.
