## lessons/01-moves.toml

t-how-pieces-move-cc52b35d = Hvernig mennirnir ganga
t-attackers-are-round-defenders-1a68aeb6 = Sóknarmenn eru kringlóttir, varnarmenn tíglar, og konungurinn ber kross. Allir ganga þeir eins.
t-bring-the-man-on-31d18065 = Færðu manninn á c2 á c4, í einum leik.
t-pick-up-the-man-7aa37b3e = Taktu upp manninn á c2: deplar sýna hvern punkt sem hann má fara á.
t-he-may-stop-there-87d2c9ae = Þar má hann nema staðar, en hann hefði getað farið lengra: taflmaður fer eins langt og hann vill.
t-nobody-jumps-and-nobody-4821f858 = Enginn stekkur, og enginn fer á ská. Færðu manninn á c2 á e5 í tveimur leikjum.
t-first-along-the-row-6ed9e4cf = Fyrst til hægri eftir röðinni, síðan upp dálkinn.
t-one-move-short-first-c5a76141 = Einn leik vantar upp á: farðu fyrst eins langt til hægri og þarf.

## lessons/02-capture.toml

t-capture-1900b478 = Dráp
t-an-enemy-between-two-67fcb0f1 = Óvinur milli tveggja manna þinna er drepinn. En það verður að vera þú sem lokar gildrunni.
t-capture-the-defender-on-654e6c88 = Dreptu varnarmanninn á c5.
t-your-man-on-b5-1a560c38 = Maður þinn á b5 bíður öðrum megin við hann. Hver kemst hinum megin við hann?
t-close-but-not-beside-df59ff45 = Nærri, en ekki við hlið hans: d5 er enn autt.
t-one-move-can-close-44d4b6a4 = Einn leikur getur lokað mörgum gildrum. Dreptu þrjá varnarmenn í einu.
t-look-for-the-point-7242657d = Leitaðu að punktinum sem snertir þá alla þrjá.
t-walk-your-man-from-c6659f5f = Gakktu með manninn þinn frá c2 inn á milli sóknarmannanna tveggja, á c5: hann sakar ekki.
t-straight-up-the-column-3dcc9571 = Beint upp dálkinn. Sá sem gengur sjálfur í gildru er óhultur.
t-the-attackers-want-your-6c8d7ccd = Sóknarmenn vilja ná manni þínum á c5: einn þeirra stendur á b5, annar kemst á d5. Sjáðu til þess að enginn manna þinna geti verið drepinn.
t-go-away-stand-in-0862f183 = Farðu burt, stattu í vegi eða fylltu punktinn að baki honum.
t-the-attacker-still-comes-e8bfe7b1 = Sóknarmaðurinn kemst enn á d5, og maður þinn á c5 fellur.

## lessons/03-hostile.toml

t-hostile-points-41cd239e = Fjandsamlegir punktar
t-some-points-fight-though-16c77cd3 = Sumir punktar berjast þótt enginn standi á þeim: autt horn, eða auður kastalinn, getur verið hinn kjaftur gildrunnar.
t-you-lead-the-defenders-cf5c51ff = Þú stýrir varnarmönnum, og konungur þinn er farinn úr kastalanum í miðjunni. Dreptu sóknarmanninn á d5.
t-the-empty-castle-stands-a6d91375 = Auður kastalinn stendur fyrir neðan hann. Lokaðu gildrunni að ofan.
t-capture-the-attacker-on-94f9ea0d = Dreptu sóknarmanninn á b1.
t-the-corner-a1-helps-1648285e = Hornið a1 hjálpar þér. Komdu hinum megin að honum.
t-above-him-is-not-645d86b9 = Fyrir ofan hann er ekki gegnt horninu. Hann verður að vera milli þín og a1.

## lessons/04-castle.toml

t-the-throne-43727c74 = Hásætið
t-the-king-begins-on-21adcdd9 = Konungurinn byrjar í hásætinu, sem sumar heimildir nefna kastala. Það fer eftir reglusafni hverjir mega nema þar staðar og hverjir mega fara þar yfir.
t-brandubh-the-king-has-bf0ddd3f = Brandubh: konungurinn er farinn burt. Færðu sóknarmann þinn frá d2 á d6.
t-he-may-not-stop-bdac1175 = Hann má ekki nema staðar í hásætinu, en hann má fara yfir það.
t-tablut-as-rebuilt-in-59fe805d = Tablut eins og það var endurgert í Svíþjóð: hér fer enginn yfir kastalann á e5. Færðu varnarmann þinn frá c5 á g5 í þremur leikjum.
t-go-round-it-up-5903140b = Farðu í kringum hann: upp eða niður, til hliðar, og aftur í röðina.
t-from-d5-there-is-4046f719 = Frá d5 er engin leið áfram: kastalinn er lokaður. Farðu í kringum hann.

## lessons/05-armed-king.toml

t-the-king-fights-7cca6b15 = Konungurinn berst
t-in-most-of-these-cef23a65 = Í flestum þessara tafla drepur konungurinn eins og aðrir menn. Það gerir hann sterkan, og kemur honum í hættu.
t-capture-the-attacker-on-4ee8d5f7 = Dreptu sóknarmanninn á c5 með konungi þínum.
t-your-man-on-b5-a406a283 = Maður þinn á b5 gætir annarrar hliðarinnar; konungurinn kemur eftir röðinni.
t-the-king-can-also-3903c261 = Konungurinn getur líka verið sá sem bíður. Dreptu sóknarmanninn á e3.
t-your-king-stands-on-b1539dca = Konungur þinn stendur á f3. Færðu mann þinn hinum megin að honum.

## lessons/06-king-captured.toml

t-capturing-the-king-e5ab433b = Að fanga konunginn
t-whoever-attacks-wins-by-5ebff9ba = Sá sem sækir vinnur með því að fanga konunginn. Hve marga þarf til þess fer eftir því hvar hann stendur, og eftir reglusafni.
t-brandubh-the-king-has-2b16a1c8 = Brandubh. Konungurinn er genginn út úr kastala sínum: fangaðu hann.
t-out-here-he-falls-4dc41127 = Hér úti fellur hann eins og aðrir menn, milli tveggja.
t-beside-his-castle-it-f7100370 = Við hlið kastala hans þarf þrjá, og kastalinn er sá fjórði. Fangaðu hann.
t-left-and-right-are-44c2b136 = Vinstra og hægra megin er lokað. Ein hlið er eftir.
t-in-the-castle-itself-4f4ce2c2 = Í kastalanum sjálfum þarf fjóra. Þrír standa þar þegar.
t-close-the-top-50968229 = Lokaðu að ofan.
t-copenhagen-the-game-of-d3242c4a = Í Kaupmannahafnar-hnefatafli, taflinu sem nú er keppt í, þarf alltaf fjóra. Fangaðu konunginn á d5.
t-only-the-point-above-26582603 = Aðeins punkturinn fyrir ofan hann er opinn.

## lessons/07-escape.toml

t-the-way-out-c80bbb3a = Leiðin út
t-the-king-wins-by-39015e79 = Konungurinn vinnur með því að sleppa: í horn í sumum töflum, á hvaða punkt jaðarsins sem er í öðrum.
t-brandubh-bring-your-king-2b9bf212 = Brandubh: færðu konung þinn í horn.
t-he-stands-on-the-8b08ee83 = Hann stendur á jaðrinum, og jaðarinn liggur út í hornin.
t-murray-s-tablut-any-04488dc9 = Tablut Murrays: hvaða punktur jaðarsins sem er dugir. Sleppu út.
t-look-along-his-row-6411fc67 = Skoðaðu röð hans og dálk.
t-the-king-is-about-12a60205 = Konungurinn er að því kominn að hlaupa út í horn: stöðvaðu hann.
t-one-way-is-closed-9e35923b = Annarri leiðinni lokar maður þinn á a6. Lokaðu hinni.
t-he-still-runs-down-ac30e6f1 = Hann hleypur enn niður á a1.
t-two-corners-cannot-both-79b3dddb = Tveggja horna verður ekki gætt í senn. Færðu konung þinn í horn í tveimur leikjum, hvað sem sóknarmaðurinn gerir.
t-go-to-an-edge-ade396aa = Farðu á jaðar þar sem opið er út í tvö horn.

## lessons/08-warnings.toml

t-raicki-and-tuicku-0048d9b2 = Raicki og tuicku
t-linnaeus-heard-it-called-f100c6be = Linné heyrði það sagt upphátt: raicki þegar konungurinn sér eina leið út, tuicku þegar hann sér tvær. Eftir tuicku fær enginn stöðvað hann.
t-move-so-that-you-d1a46011 = Leiktu þannig að þú megir segja tuicku.
t-take-your-king-to-c8888665 = Færðu konung þinn á röð sem er opin í báða enda.

## lessons/09-camps.toml

t-camps-fa7c8809 = Herbúðir
t-in-the-tablut-rebuilt-c99a9277 = Í tablut, eins og það var endurgert 1972, byrja sóknarmenn í herbúðum sem enginn fer aftur inn í. Fyrir konunginum eru þær veggir sem berjast.
t-the-king-on-e3-f4a60944 = Konungurinn á e3 stendur framan við herbúðirnar, skástrikaða svæðið fyrir neðan hann. Fangaðu hann.
t-left-right-and-the-9398a5b1 = Vinstri hlið, hægri hlið og herbúðirnar eru lokaðar.
t-who-is-still-in-bf219ab5 = Sá sem er enn í herbúðum sínum má færa sig innan þeirra. Færðu manninn á d1 á g1, beint gegnum herbúðirnar.
t-along-the-bottom-row-28275a74 = Eftir neðstu röðinni.

## lessons/10-shieldwall.toml

t-the-shieldwall-c4d4fb3d = Skjaldborgin
t-in-copenhagen-a-row-4c69c963 = Í Kaupmannahafnar-hnefatafli er hægt að drepa röð manna á jaðrinum alla í einu lagi.
t-capture-the-two-defenders-609f7d34 = Dreptu báða varnarmennina á jaðrinum með einum leik.
t-each-has-an-enemy-a122ecae = Hvor um sig hefur óvin fyrir framan sig, og hægri endinn er lokaður. Lokaðu þeim vinstri.
t-a-corner-can-close-727f7aad = Horn getur lokað enda. Dreptu varnarmennina tvo við hlið þess.
t-the-corner-a1-holds-53c3943c = Hornið a1 lokar vinstri endanum.

## lessons/11-fort.toml

t-the-exit-fort-c6c370e2 = Virkið við jaðarinn
t-if-the-way-to-ee8c348b = Sé leiðin út í hornin lokuð getur konungurinn reist virki við jaðarinn sem enginn fær rofið.
t-finish-the-fort-and-a637942a = Ljúktu við virkið og vinndu.
t-the-king-stands-on-72bd7805 = Konungurinn stendur á jaðrinum og menn hans umhverfis hann. Eitt skarð er í virkinu, á jaðrinum hægra megin: hver getur lokað því?

## lessons/12-encirclement.toml

t-encirclement-d264700e = Umkringing
t-in-copenhagen-the-attackers-7d6cbcd3 = Í Kaupmannahafnar-hnefatafli þurfa sóknarmenn ekki að fanga konunginn: nóg er að loka hann inni ásamt öllum mönnum hans.
t-close-the-ring-01e40f8c = Lokaðu hringnum.
t-there-is-one-gap-e67390d3 = Eitt skarð er eftir, hægra megin.

## lessons/13-repetition.toml

t-repetition-11f65eb1 = Þráleikur
t-whoever-only-goes-to-f35c4cf9 = Sá sem fer aðeins fram og til baka kemst hvergi. Hvert reglusafn á sitt svar: jafntefli, tap eða bannaðan leik.
t-copenhagen-king-and-attacker-bfc26c15 = Kaupmannahafnar-hnefatafl: konungur og sóknarmaður hafa farið fram og til baka, og þessi staða hefur verið hér tvisvar. Láttu hana koma upp í þriðja sinn.
t-take-your-man-back-f5fd7af8 = Færðu mann þinn aftur þangað sem hann kom frá: á c3.

## lessons/14-alea.toml

t-the-game-of-the-ada49689 = Guðspjallataflið
t-you-know-enough-for-2d3bd65c = Þú kannt nóg fyrir stóra borðið: nítján línur, og sextán hornpunkta til að sleppa í. Þetta er eitt horn þess.
t-any-of-the-four-242e7e9f = Hver sem er af punktunum fjórum í horninu dugir. Færðu konung þinn þangað.
t-the-row-of-the-6aba273b = Röð konungsins liggur þangað.
t-and-the-other-side-97d7c332 = Og nú hitt liðið: hornpunktarnir berjast líka. Fangaðu konunginn áður en hann er kominn inn.
t-he-stands-beside-a-ee041503 = Hann stendur við hlið hornpunkts. Lokaðu hinni hlið hans.

## lessons/path.toml

t-brandubh-7-7-20901844 = Brandubh, 7 × 7
t-copenhagen-hnefatafl-11-11-2b57b701 = Kaupmannahafnar-hnefatafl, 11 × 11
t-alea-evangelii-19-19-47016ee4 = Alea Evangelii, 19 × 19
t-the-board-of-the-ee490fa3 = Borð lexíanna: konungur og fjórir menn gegn átta, búið á fáeinum mínútum.
t-the-game-that-is-44bed116 = Taflið sem mest er teflt nú á dögum: sterkur konungur, fjögur horn og hringir sem vinna.
t-the-great-board-of-87bfa7ee = Stóra borð handritsins: fleiri menn, lengri línur og konungur sem tveir fanga.
