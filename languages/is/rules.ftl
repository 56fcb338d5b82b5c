## first

rule-first-attackers = Sóknarmenn leika fyrsta leiknum.
rule-first-defenders = Lið konungsins, ásamt varnarmönnum, leikur fyrsta leiknum.

## movement

rule-movement-rook = Taflmaður fer í beina línu eftir röð eða dálki, eins langt og hann vill, og aðeins um auða punkta: gangur hróksins í skák.

## attackers-speed

rule-attackers-speed-unlimited = Sóknarmenn fara eins langt og leiðin er greið.
rule-attackers-speed-one = Sóknarmenn fara í mesta lagi einn punkt í einum leik.
rule-attackers-speed-two = Sóknarmenn fara í mesta lagi tvo punkta í einum leik.
rule-attackers-speed-three = Sóknarmenn fara í mesta lagi þrjá punkta í einum leik.
rule-attackers-speed-four = Sóknarmenn fara í mesta lagi fjóra punkta í einum leik.
rule-attackers-speed-five = Sóknarmenn fara í mesta lagi fimm punkta í einum leik.
rule-attackers-speed-six = Sóknarmenn fara í mesta lagi sex punkta í einum leik.
rule-attackers-speed-seven = Sóknarmenn fara í mesta lagi sjö punkta í einum leik.
rule-attackers-speed-eight = Sóknarmenn fara í mesta lagi átta punkta í einum leik.
rule-attackers-speed-nine = Sóknarmenn fara í mesta lagi níu punkta í einum leik.

## defenders-speed

rule-defenders-speed-unlimited = Varnarmenn fara eins langt og leiðin er greið.
rule-defenders-speed-one = Varnarmenn fara í mesta lagi einn punkt í einum leik.
rule-defenders-speed-two = Varnarmenn fara í mesta lagi tvo punkta í einum leik.
rule-defenders-speed-three = Varnarmenn fara í mesta lagi þrjá punkta í einum leik.
rule-defenders-speed-four = Varnarmenn fara í mesta lagi fjóra punkta í einum leik.
rule-defenders-speed-five = Varnarmenn fara í mesta lagi fimm punkta í einum leik.
rule-defenders-speed-six = Varnarmenn fara í mesta lagi sex punkta í einum leik.
rule-defenders-speed-seven = Varnarmenn fara í mesta lagi sjö punkta í einum leik.
rule-defenders-speed-eight = Varnarmenn fara í mesta lagi átta punkta í einum leik.
rule-defenders-speed-nine = Varnarmenn fara í mesta lagi níu punkta í einum leik.

## king-speed

rule-king-speed-unlimited = Konungurinn fer eins langt og leiðin er greið.
rule-king-speed-one = Konungurinn fer í mesta lagi einn punkt í einum leik.
rule-king-speed-two = Konungurinn fer í mesta lagi tvo punkta í einum leik.
rule-king-speed-three = Konungurinn fer í mesta lagi þrjá punkta í einum leik.
rule-king-speed-four = Konungurinn fer í mesta lagi fjóra punkta í einum leik.
rule-king-speed-five = Konungurinn fer í mesta lagi fimm punkta í einum leik.
rule-king-speed-six = Konungurinn fer í mesta lagi sex punkta í einum leik.
rule-king-speed-seven = Konungurinn fer í mesta lagi sjö punkta í einum leik.
rule-king-speed-eight = Konungurinn fer í mesta lagi átta punkta í einum leik.
rule-king-speed-nine = Konungurinn fer í mesta lagi níu punkta í einum leik.

## king-jump

rule-king-jump-none = Konungurinn stekkur aldrei yfir annan taflmann.
rule-king-jump-special-points = Konungurinn má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann, en aðeins af sérstökum punkti borðsins eða á slíkan punkt. Sá sem stokkið er yfir stendur eftir.
rule-king-jump-free = Konungurinn má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.
rule-king-jump-capturing = Konungurinn má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann og drepur hann með því.
rule-king-jump-any-man = Konungurinn má stökkva yfir óbreyttan mann við hlið sér, úr hvoru liðinu sem er, á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.

## berserk

rule-berserk-none = Leikmaður leikur einum leik í senn.
rule-berserk-capturing = Taflmaður sem drepur má halda áfram þegar í stað, svo lengi sem hver nýr leikur hans drepur aftur.
rule-berserk-any-move = Taflmaður sem drepur má þegar í stað leika einum leik til viðbótar, hver sem hann er, og enn öðrum eftir hvern leik sem drepur aftur.

## berserk-stay

rule-berserk-stay-yes = Taflmaður sem má halda áfram má líka standa kyrr, og þá á hitt liðið leik: leikmaðurinn hættir þegar hann vill.
rule-berserk-stay-no = Taflmaður sem má halda áfram verður að gera það.

## berserk-escape

rule-berserk-escape-yes = Konungurinn má einnig halda áfram eftir dráp með leik sem drepur ekkert, ef hann sleppur með honum.
rule-berserk-escape-no = Konungurinn, haldi hann áfram eftir dráp, verður að drepa aftur, jafnvel til að sleppa.

## commander-speed

rule-commander-speed-unlimited = Foringi fer eins langt og leiðin er greið.
rule-commander-speed-one = Foringi fer í mesta lagi einn punkt í einum leik.
rule-commander-speed-two = Foringi fer í mesta lagi tvo punkta í einum leik.
rule-commander-speed-three = Foringi fer í mesta lagi þrjá punkta í einum leik.
rule-commander-speed-four = Foringi fer í mesta lagi fjóra punkta í einum leik.
rule-commander-speed-five = Foringi fer í mesta lagi fimm punkta í einum leik.
rule-commander-speed-six = Foringi fer í mesta lagi sex punkta í einum leik.
rule-commander-speed-seven = Foringi fer í mesta lagi sjö punkta í einum leik.
rule-commander-speed-eight = Foringi fer í mesta lagi átta punkta í einum leik.
rule-commander-speed-nine = Foringi fer í mesta lagi níu punkta í einum leik.

## commander-jump

rule-commander-jump-none = Foringi stekkur aldrei yfir annan taflmann.
rule-commander-jump-special-points = Foringi má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann, en aðeins af sérstökum punkti borðsins eða á slíkan punkt. Sá sem stokkið er yfir stendur eftir.
rule-commander-jump-free = Foringi má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.
rule-commander-jump-capturing = Foringi má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann og drepur hann með því.
rule-commander-jump-any-man = Foringi má stökkva yfir óbreyttan mann við hlið sér, úr hvoru liðinu sem er, á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.

## commander-captured

rule-commander-captured-two = Foringi er drepinn eins og hver annar maður, milli tveggja óvina.
rule-commander-captured-three = Foringi er drepinn þegar óvinir, eða auðir punktar sem eru honum fjandsamlegir, loka þremur hliðum hans.
rule-commander-captured-four = Foringi er drepinn þegar óvinir, eða auðir punktar sem eru honum fjandsamlegir, loka öllum fjórum hliðum hans.
rule-commander-captured-never = Foringja er ekki hægt að drepa.

## knight-speed

rule-knight-speed-unlimited = Riddari fer eins langt og leiðin er greið.
rule-knight-speed-one = Riddari fer í mesta lagi einn punkt í einum leik.
rule-knight-speed-two = Riddari fer í mesta lagi tvo punkta í einum leik.
rule-knight-speed-three = Riddari fer í mesta lagi þrjá punkta í einum leik.
rule-knight-speed-four = Riddari fer í mesta lagi fjóra punkta í einum leik.
rule-knight-speed-five = Riddari fer í mesta lagi fimm punkta í einum leik.
rule-knight-speed-six = Riddari fer í mesta lagi sex punkta í einum leik.
rule-knight-speed-seven = Riddari fer í mesta lagi sjö punkta í einum leik.
rule-knight-speed-eight = Riddari fer í mesta lagi átta punkta í einum leik.
rule-knight-speed-nine = Riddari fer í mesta lagi níu punkta í einum leik.

## knight-jump

rule-knight-jump-none = Riddari stekkur aldrei yfir annan taflmann.
rule-knight-jump-special-points = Riddari má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann, en aðeins af sérstökum punkti borðsins eða á slíkan punkt. Sá sem stokkið er yfir stendur eftir.
rule-knight-jump-free = Riddari má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.
rule-knight-jump-capturing = Riddari má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann og drepur hann með því.
rule-knight-jump-any-man = Riddari má stökkva yfir óbreyttan mann við hlið sér, úr hvoru liðinu sem er, á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.

## knight-captured

rule-knight-captured-two = Riddari er drepinn eins og hver annar maður, milli tveggja óvina.
rule-knight-captured-three = Riddari er drepinn þegar óvinir, eða auðir punktar sem eru honum fjandsamlegir, loka þremur hliðum hans.
rule-knight-captured-four = Riddari er drepinn þegar óvinir, eða auðir punktar sem eru honum fjandsamlegir, loka öllum fjórum hliðum hans.
rule-knight-captured-never = Riddara er ekki hægt að drepa.

## mercenary-speed

rule-mercenary-speed-unlimited = Málaliði fer eins langt og leiðin er greið.
rule-mercenary-speed-one = Málaliði fer í mesta lagi einn punkt í einum leik.
rule-mercenary-speed-two = Málaliði fer í mesta lagi tvo punkta í einum leik.
rule-mercenary-speed-three = Málaliði fer í mesta lagi þrjá punkta í einum leik.
rule-mercenary-speed-four = Málaliði fer í mesta lagi fjóra punkta í einum leik.
rule-mercenary-speed-five = Málaliði fer í mesta lagi fimm punkta í einum leik.
rule-mercenary-speed-six = Málaliði fer í mesta lagi sex punkta í einum leik.
rule-mercenary-speed-seven = Málaliði fer í mesta lagi sjö punkta í einum leik.
rule-mercenary-speed-eight = Málaliði fer í mesta lagi átta punkta í einum leik.
rule-mercenary-speed-nine = Málaliði fer í mesta lagi níu punkta í einum leik.

## mercenary-jump

rule-mercenary-jump-none = Málaliði stekkur aldrei yfir annan taflmann.
rule-mercenary-jump-special-points = Málaliði má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann, en aðeins af sérstökum punkti borðsins eða á slíkan punkt. Sá sem stokkið er yfir stendur eftir.
rule-mercenary-jump-free = Málaliði má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.
rule-mercenary-jump-capturing = Málaliði má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann og drepur hann með því.
rule-mercenary-jump-any-man = Málaliði má stökkva yfir óbreyttan mann við hlið sér, úr hvoru liðinu sem er, á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.

## mercenary-captured

rule-mercenary-captured-two = Málaliði er drepinn eins og hver annar maður, milli tveggja óvina.
rule-mercenary-captured-three = Málaliði er drepinn þegar óvinir, eða auðir punktar sem eru honum fjandsamlegir, loka þremur hliðum hans.
rule-mercenary-captured-four = Málaliði er drepinn þegar óvinir, eða auðir punktar sem eru honum fjandsamlegir, loka öllum fjórum hliðum hans.
rule-mercenary-captured-never = Málaliða er ekki hægt að drepa.

## mercenary-taken

rule-mercenary-taken-removed = Málaliði sem er drepinn fer af borðinu.
rule-mercenary-taken-changes-sides = Málaliði sem er drepinn stendur eftir á punkti sínum og skiptir um lið: upp frá því berst hann með þeim sem drápu hann, þar til hann er drepinn aftur.

## guard-speed

rule-guard-speed-unlimited = Vörður fer eins langt og leiðin er greið.
rule-guard-speed-one = Vörður fer í mesta lagi einn punkt í einum leik.
rule-guard-speed-two = Vörður fer í mesta lagi tvo punkta í einum leik.
rule-guard-speed-three = Vörður fer í mesta lagi þrjá punkta í einum leik.
rule-guard-speed-four = Vörður fer í mesta lagi fjóra punkta í einum leik.
rule-guard-speed-five = Vörður fer í mesta lagi fimm punkta í einum leik.
rule-guard-speed-six = Vörður fer í mesta lagi sex punkta í einum leik.
rule-guard-speed-seven = Vörður fer í mesta lagi sjö punkta í einum leik.
rule-guard-speed-eight = Vörður fer í mesta lagi átta punkta í einum leik.
rule-guard-speed-nine = Vörður fer í mesta lagi níu punkta í einum leik.

## guard-jump

rule-guard-jump-none = Vörður stekkur aldrei yfir annan taflmann.
rule-guard-jump-special-points = Vörður má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann, en aðeins af sérstökum punkti borðsins eða á slíkan punkt. Sá sem stokkið er yfir stendur eftir.
rule-guard-jump-free = Vörður má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.
rule-guard-jump-capturing = Vörður má stökkva yfir óbreyttan óvin við hlið sér á auðan punkt beint handan við hann og drepur hann með því.
rule-guard-jump-any-man = Vörður má stökkva yfir óbreyttan mann við hlið sér, úr hvoru liðinu sem er, á auðan punkt beint handan við hann. Sá sem stokkið er yfir stendur eftir.

## guard-captured

rule-guard-captured-two = Vörður er drepinn eins og hver annar maður, milli tveggja óvina.
rule-guard-captured-three = Vörður er drepinn þegar óvinir, eða auðir punktar sem eru honum fjandsamlegir, loka þremur hliðum hans.
rule-guard-captured-four = Vörður er drepinn þegar óvinir, eða auðir punktar sem eru honum fjandsamlegir, loka öllum fjórum hliðum hans.
rule-guard-captured-never = Vörð er ekki hægt að drepa.

## dice

rule-dice-none = Enginn teningur er notaður: leikmenn skiptast einfaldlega á um að leika.
rule-dice-odd = Teningi er kastað í hvert sinn áður en leikið er: komi upp oddatala má leikmaðurinn leika, en komi upp slétt tala situr hann hjá.

## throne

rule-throne-none = Miðja borðsins er punktur eins og hver annar.
rule-throne-centre = Punkturinn í miðju borðsins er sérstakur: þar er hásætið, einnig nefnt kastalinn, þar sem konungurinn stendur í upphafi.
rule-throne-layout = Punkturinn sem teiknaður er sem hásæti, einnig nefnt kastalinn, er sérstakur.

## throne-stop

rule-throne-stop-nobody = Þegar konungurinn hefur farið úr hásætinu má enginn nema þar staðar, ekki einu sinni hann.
rule-throne-stop-king = Konungurinn einn má nema staðar í hásætinu; hann má fara úr því og koma aftur.
rule-throne-stop-all = Hvaða taflmaður sem er má nema staðar í auðu hásætinu.
rule-throne-stop-attackers = Aðeins sóknarmenn mega nema staðar í auðu hásætinu; konungurinn má það ekki eftir að hann hefur farið úr því.
rule-throne-stop-defenders = Aðeins varnarmenn mega nema staðar í auðu hásætinu; konungurinn má það ekki eftir að hann hefur farið úr því.
rule-throne-stop-men = Menn beggja liða mega nema staðar í auðu hásætinu; konungurinn má það ekki eftir að hann hefur farið úr því.
rule-throne-stop-attackers-and-king = Sóknarmenn og konungurinn mega nema staðar í auðu hásætinu, varnarmenn ekki.
rule-throne-stop-defenders-and-king = Konungurinn og varnarmenn hans mega nema staðar í auðu hásætinu, sóknarmenn ekki.

## throne-pass

rule-throne-pass-nobody = Enginn má fara yfir hásætið, ekki heldur þegar það er autt.
rule-throne-pass-king = Konungurinn einn má fara yfir hásætið; það stöðvar alla aðra taflmenn, líka þegar það er autt.
rule-throne-pass-all = Hvaða taflmaður sem er má fara yfir hásætið þegar það er autt.
rule-throne-pass-attackers = Aðeins sóknarmenn mega fara yfir hásætið þegar það er autt; það stöðvar alla aðra taflmenn.
rule-throne-pass-defenders = Aðeins varnarmenn mega fara yfir hásætið þegar það er autt; það stöðvar alla aðra taflmenn, konunginn líka.
rule-throne-pass-men = Menn beggja liða mega fara yfir hásætið þegar það er autt; konungurinn má það ekki.
rule-throne-pass-attackers-and-king = Sóknarmenn og konungurinn mega fara yfir hásætið þegar það er autt; varnarmenn mega það ekki.
rule-throne-pass-defenders-and-king = Konungurinn og varnarmenn hans mega fara yfir hásætið þegar það er autt; sóknarmenn mega það ekki.

## throne-hostile

rule-throne-hostile-nobody = Autt hásætið er ekki fjandsamlegt: enginn er nokkru sinni drepinn eða fangaður með hjálp þess.
rule-throne-hostile-attackers = Autt hásætið er fjandsamlegt sóknarmönnum: það kemur í stað óvinar þegar sóknarmaður er drepinn upp við það.
rule-throne-hostile-defenders = Autt hásætið er fjandsamlegt varnarmönnum: það kemur í stað óvinar þegar varnarmaður er drepinn upp við það. Konunginum stafar engin hætta af því.
rule-throne-hostile-men = Autt hásætið er fjandsamlegt mönnum beggja liða: það kemur í stað óvinar þegar maður er drepinn upp við það. Konunginum stafar engin hætta af því.
rule-throne-hostile-king = Autt hásætið er fjandsamlegt konunginum einum: það telst með þeim taflmönnum sem umkringja hann. Menn eru ekki drepnir upp við það.
rule-throne-hostile-attackers-and-king = Autt hásætið er fjandsamlegt sóknarmönnum, sem eru drepnir upp við það, og konunginum, en gagnvart honum telst það með þeim taflmönnum sem umkringja hann; varnarmönnum er það ekki fjandsamlegt.
rule-throne-hostile-defenders-and-king = Autt hásætið er fjandsamlegt varnarmönnum, sem eru drepnir upp við það, og konunginum, en gagnvart honum telst það með þeim taflmönnum sem umkringja hann; sóknarmönnum er það ekki fjandsamlegt.
rule-throne-hostile-all = Autt hásætið er fjandsamlegt öllum: það kemur í stað óvinar þegar maður úr öðru hvoru liðinu er drepinn upp við það, og það telst með þeim taflmönnum sem umkringja konunginn.

## throne-hostile-occupied

rule-throne-hostile-occupied-nobody = Meðan konungurinn situr í hásætinu er það engum fjandsamlegt.
rule-throne-hostile-occupied-attackers = Jafnvel meðan konungurinn situr í hásætinu er það fjandsamlegt sóknarmönnum: sóknarmaður er drepinn upp við það.
rule-throne-hostile-occupied-defenders = Jafnvel meðan konungurinn situr í hásætinu er það fjandsamlegt varnarmönnum: varnarmaður er drepinn upp við það.
rule-throne-hostile-occupied-men = Jafnvel meðan konungurinn situr í hásætinu er það fjandsamlegt mönnum beggja liða, sem eru drepnir upp við það.
rule-throne-hostile-occupied-king = Jafnvel meðan konungurinn situr í hásætinu er það fjandsamlegt konunginum einum.
rule-throne-hostile-occupied-attackers-and-king = Jafnvel meðan konungurinn situr í hásætinu er það fjandsamlegt sóknarmönnum, sem eru drepnir upp við það, og konunginum.
rule-throne-hostile-occupied-defenders-and-king = Jafnvel meðan konungurinn situr í hásætinu er það fjandsamlegt varnarmönnum, sem eru drepnir upp við það, og konunginum.
rule-throne-hostile-occupied-all = Jafnvel meðan konungurinn situr í hásætinu er það fjandsamlegt öllum: menn beggja liða eru drepnir upp við það.

## corners

rule-corners-none = Hornin eru punktar eins og aðrir.
rule-corners-single = Punktarnir fjórir yst í hornum borðsins eru sérstakir: þeir eru hornpunktarnir.
rule-corners-quad = Sextán punktar eru sérstakir, fjórir sem mynda ferning í hverju horni borðsins: þeir eru hornpunktarnir.
rule-corners-layout = Punktarnir sem teiknaðir eru sem hornpunktar eru sérstakir, hvar sem þeir liggja.

## corners-stop

rule-corners-stop-nobody = Enginn má nema staðar á hornpunkti.
rule-corners-stop-king = Konungurinn einn má nema staðar á hornpunkti.
rule-corners-stop-all = Hvaða taflmaður sem er má nema staðar á hornpunkti.
rule-corners-stop-attackers = Aðeins sóknarmenn mega nema staðar á hornpunkti.
rule-corners-stop-defenders = Aðeins varnarmenn mega nema staðar á hornpunkti; konungurinn má það ekki.
rule-corners-stop-men = Menn beggja liða mega nema staðar á hornpunkti; konungurinn má það ekki.
rule-corners-stop-attackers-and-king = Sóknarmenn og konungurinn mega nema staðar á hornpunkti; varnarmenn mega það ekki.
rule-corners-stop-defenders-and-king = Konungurinn og varnarmenn hans mega nema staðar á hornpunkti; sóknarmenn mega það ekki.

## corners-pass

rule-corners-pass-nobody = Enginn má fara yfir hornpunkt.
rule-corners-pass-king = Konungurinn einn má fara yfir hornpunkt; hann stöðvar alla aðra taflmenn.
rule-corners-pass-all = Hvaða taflmaður sem er má fara yfir auðan hornpunkt.
rule-corners-pass-attackers = Aðeins sóknarmenn mega fara yfir auðan hornpunkt; hann stöðvar alla aðra taflmenn.
rule-corners-pass-defenders = Aðeins varnarmenn mega fara yfir auðan hornpunkt; hann stöðvar alla aðra taflmenn, konunginn líka.
rule-corners-pass-men = Menn beggja liða mega fara yfir auðan hornpunkt; konungurinn má það ekki.
rule-corners-pass-attackers-and-king = Sóknarmenn og konungurinn mega fara yfir auðan hornpunkt; varnarmenn mega það ekki.
rule-corners-pass-defenders-and-king = Konungurinn og varnarmenn hans mega fara yfir auðan hornpunkt; sóknarmenn mega það ekki.

## corners-hostile

rule-corners-hostile-nobody = Auður hornpunktur er ekki fjandsamlegur: enginn er nokkru sinni drepinn eða fangaður með hjálp hans.
rule-corners-hostile-attackers = Auður hornpunktur er fjandsamlegur sóknarmönnum: hann kemur í stað óvinar þegar sóknarmaður er drepinn upp við hann.
rule-corners-hostile-defenders = Auður hornpunktur er fjandsamlegur varnarmönnum: hann kemur í stað óvinar þegar varnarmaður er drepinn upp við hann. Konunginum stafar engin hætta af honum.
rule-corners-hostile-men = Auður hornpunktur er fjandsamlegur mönnum beggja liða: hann kemur í stað óvinar þegar maður er drepinn upp við hann. Konunginum stafar engin hætta af honum.
rule-corners-hostile-king = Auður hornpunktur er fjandsamlegur konunginum einum: hann telst með þeim taflmönnum sem umkringja konunginn. Menn eru ekki drepnir upp við hann.
rule-corners-hostile-attackers-and-king = Auður hornpunktur er fjandsamlegur sóknarmönnum, sem eru drepnir upp við hann, og konunginum, en gagnvart honum telst punkturinn með þeim taflmönnum sem umkringja hann; varnarmönnum er hann ekki fjandsamlegur.
rule-corners-hostile-defenders-and-king = Auður hornpunktur er fjandsamlegur varnarmönnum, sem eru drepnir upp við hann, og konunginum, en gagnvart honum telst punkturinn með þeim taflmönnum sem umkringja hann; sóknarmönnum er hann ekki fjandsamlegur.
rule-corners-hostile-all = Auður hornpunktur er fjandsamlegur öllum: hann kemur í stað óvinar þegar maður úr öðru hvoru liðinu er drepinn upp við hann, og hann telst með þeim taflmönnum sem umkringja konunginn.

## camps

rule-camps-none = Þar sem sóknarmenn standa í upphafi eru engir sérstakir punktar: þangað má hvaða taflmaður sem er fara.
rule-camps-layout = Punktarnir þar sem sóknarmenn standa í upphafi eru herbúðir þeirra: enginn má utan frá fara inn í herbúðir eða yfir þær, ekki einu sinni maður sem farið hefur úr þeim.

## camps-inside

rule-camps-inside-any-camp = Sóknarmaður sem stendur í herbúðum má færa sig innan þeirra, fara yfir auða punkta þeirra og fara úr þeim í hvaða aðrar herbúðir sem er.
rule-camps-inside-open = Svo lengi sem sóknarmaður hefur ekki farið úr herbúðum sínum má hann færa sig innan þeirra og fara yfir auða punkta þeirra á leiðinni út.
rule-camps-inside-way-out = Svo lengi sem sóknarmaður hefur ekki farið úr herbúðum sínum má hann fara yfir auða punkta þeirra á leiðinni út en ekki nema þar staðar.
rule-camps-inside-closed = Sóknarmaður má fara úr herbúðum sínum, en hvorki færa sig innan þeirra né fara yfir punkta þeirra á leiðinni út.

## camps-hostile

rule-camps-hostile-nobody = Auður herbúðapunktur er ekki fjandsamlegur: enginn er nokkru sinni drepinn eða fangaður með hjálp hans.
rule-camps-hostile-attackers = Auður herbúðapunktur er fjandsamlegur sóknarmönnum: hann kemur í stað óvinar þegar sóknarmaður er drepinn upp við hann.
rule-camps-hostile-defenders = Auður herbúðapunktur er fjandsamlegur varnarmönnum: hann kemur í stað óvinar þegar varnarmaður er drepinn upp við hann. Konunginum stafar engin hætta af honum.
rule-camps-hostile-men = Auður herbúðapunktur er fjandsamlegur mönnum beggja liða: hann kemur í stað óvinar þegar maður er drepinn upp við hann. Konunginum stafar engin hætta af honum.
rule-camps-hostile-king = Auður herbúðapunktur er fjandsamlegur konunginum einum: hann telst með þeim taflmönnum sem umkringja konunginn. Menn eru ekki drepnir upp við hann.
rule-camps-hostile-attackers-and-king = Auður herbúðapunktur er fjandsamlegur sóknarmönnum, sem eru drepnir upp við hann, og konunginum, en gagnvart honum telst punkturinn með þeim taflmönnum sem umkringja hann; varnarmönnum er hann ekki fjandsamlegur.
rule-camps-hostile-defenders-and-king = Auður herbúðapunktur er fjandsamlegur varnarmönnum, sem eru drepnir upp við hann, og konunginum, en gagnvart honum telst punkturinn með þeim taflmönnum sem umkringja hann; sóknarmönnum er hann ekki fjandsamlegur.
rule-camps-hostile-all = Auður herbúðapunktur er fjandsamlegur öllum: hann kemur í stað óvinar þegar maður úr öðru hvoru liðinu er drepinn upp við hann, og hann telst með þeim taflmönnum sem umkringja konunginn.

## camps-hostile-occupied

rule-camps-hostile-occupied-nobody = Meðan sóknarmaður stendur á herbúðapunkti er punkturinn engum fjandsamlegur.
rule-camps-hostile-occupied-attackers = Jafnvel meðan sóknarmaður stendur á herbúðapunkti er punkturinn fjandsamlegur sóknarmönnum: sóknarmaður er drepinn upp við hann.
rule-camps-hostile-occupied-defenders = Jafnvel meðan sóknarmaður stendur á herbúðapunkti er punkturinn fjandsamlegur varnarmönnum: varnarmaður er drepinn upp við hann.
rule-camps-hostile-occupied-men = Jafnvel meðan sóknarmaður stendur á herbúðapunkti er punkturinn fjandsamlegur mönnum beggja liða, sem eru drepnir upp við hann.
rule-camps-hostile-occupied-king = Jafnvel meðan sóknarmaður stendur á herbúðapunkti er punkturinn fjandsamlegur konunginum einum.
rule-camps-hostile-occupied-attackers-and-king = Jafnvel meðan sóknarmaður stendur á herbúðapunkti er punkturinn fjandsamlegur sóknarmönnum, sem eru drepnir upp við hann, og konunginum.
rule-camps-hostile-occupied-defenders-and-king = Jafnvel meðan sóknarmaður stendur á herbúðapunkti er punkturinn fjandsamlegur varnarmönnum, sem eru drepnir upp við hann, og konunginum.
rule-camps-hostile-occupied-all = Jafnvel meðan sóknarmaður stendur á herbúðapunkti er punkturinn fjandsamlegur öllum: menn beggja liða eru drepnir upp við hann.

## camps-shelter

rule-camps-shelter-yes = Maður sem stendur í herbúðum er ekki drepinn upp við herbúðapunkt.
rule-camps-shelter-no = Maður sem stendur í herbúðum getur verið drepinn upp við herbúðapunkt eins og hver annar maður.

## capture

rule-capture-custodial = Maður er drepinn og tekinn af borðinu þegar andstæðingurinn færir taflmann upp að hlið hans og annar óvinur stendur beint hinum megin, í beinni línu.

## captures-at-once

rule-captures-at-once-several = Einn leikur getur drepið nokkra menn í einu, einn í hverja átt.

## moving-between

rule-moving-between-safe = Taflmaður má fara inn á milli tveggja óvina án þess að vera drepinn eða fangaður: aðeins leikur andstæðingsins sjálfs drepur.
rule-moving-between-king-only = Konungurinn einn má fara óhultur inn á milli tveggja óvina; maður sem gerir það er drepinn, nema leikur hans drepi annan þeirra tveggja.

## combined-capture

rule-combined-capture-none = Konungurinn og maður eru aldrei króaðir af í sameiningu: hvor um sig er fangaður eða drepinn eftir sinni eigin reglu.
rule-combined-capture-anywhere = Standi varnarmaður við hlið konungsins, séu hinar þrjár hliðar konungsins lokaðar af sóknarmönnum eða punktum sem eru honum fjandsamlegir, og standi sóknarmaður fyrir aftan varnarmanninn, er varnarmaðurinn drepinn en konungurinn ekki fangaður. Gildran verður að lokast með leik sóknarmanna.
rule-combined-capture-on-throne = Meðan konungurinn situr í hásætinu með varnarmann við hlið sér og sóknarmenn á hinar þrjár hliðarnar er sá varnarmaður drepinn af sóknarmanni sem kemur og stendur fyrir aftan hann: hann fellur milli þess sóknarmanns og konungs síns, sem er ekki fangaður.

## shieldwall

rule-shieldwall-none = Röð manna á jaðrinum er ekki drepin í einu lagi.
rule-shieldwall-flanking-move = Skjaldborg: tveir menn eða fleiri hlið við hlið á jaðrinum eru drepnir í einu lagi þegar hver þeirra hefur óvin fyrir framan sig og óvinur stendur við báða enda raðarinnar. Drápsleikurinn er sá sem lokar öðrum endanum, á jaðrinum. Konungurinn má standa fyrir framan eða við enda; sé hann sjálfur í röðinni stendur hann eftir en menn hans eru drepnir.
rule-shieldwall-any-move = Skjaldborg: tveir menn eða fleiri hlið við hlið á jaðrinum eru drepnir í einu lagi þegar hver þeirra hefur óvin fyrir framan sig og óvinur stendur við báða enda raðarinnar, hver þessara óvina sem kemur síðastur. Konungurinn má standa fyrir framan eða við enda; sé hann sjálfur í röðinni stendur hann eftir en menn hans eru drepnir.

## shieldwall-corners

rule-shieldwall-corners-yes = Hornpunktur getur komið í stað óvinarins við annan enda skjaldborgar.
rule-shieldwall-corners-no = Hornpunktur kemur ekki í stað óvinarins við enda skjaldborgar.

## king-armed

rule-king-armed-armed = Konungurinn drepur eins og aðrir menn: með eigin leik, og sem félaginn sem stendur hinum megin.
rule-king-armed-hammer = Konungurinn drepur með eigin leik, en aðrir taflmenn geta ekki notað hann sem félagann sem stendur hinum megin.
rule-king-armed-anvil = Konungurinn drepur ekkert með eigin leik; aðrir taflmenn geta notað hann sem félagann sem stendur hinum megin.
rule-king-armed-unarmed = Konungurinn á engan þátt í drápum.

## king-captured-throne

rule-king-captured-throne-four = Í hásætinu er konungurinn fangaður þegar sóknarmenn, eða auðir punktar sem eru honum fjandsamlegir, loka öllum fjórum hliðum hans.
rule-king-captured-throne-three-and-edge = Í hásætinu er konungurinn fangaður þegar þremur hliðum hans er lokað og jaðar borðsins er á þeirri fjórðu.
rule-king-captured-throne-two = Í hásætinu er konungurinn fangaður eins og aðrir menn eru drepnir: af tveimur sóknarmönnum á gagnstæðum hliðum hans, eða af einum og auðum punkti, fjandsamlegum konunginum, beint hinum megin.
rule-king-captured-throne-never = Í hásætinu er ekki hægt að fanga konunginn.

## king-safe-until-moved

rule-king-safe-until-moved-yes = Svo lengi sem konungurinn hefur ekki leikið fyrsta leik sinn er ekki hægt að fanga hann í hásætinu.
rule-king-safe-until-moved-no = Konunginn má fanga í hásætinu frá fyrsta leik taflsins.

## king-captured-beside

rule-king-captured-beside-four = Við hlið hásætisins er konungurinn fangaður þegar sóknarmenn, eða auðir punktar sem eru honum fjandsamlegir, loka öllum fjórum hliðum hans.
rule-king-captured-beside-three-and-edge = Við hlið hásætisins er konungurinn fangaður þegar þremur hliðum hans er lokað og jaðar borðsins er á þeirri fjórðu.
rule-king-captured-beside-two = Við hlið hásætisins er konungurinn fangaður eins og aðrir menn eru drepnir: af tveimur sóknarmönnum á gagnstæðum hliðum hans, eða af einum og auðum punkti, fjandsamlegum konunginum, beint hinum megin.
rule-king-captured-beside-never = Við hlið hásætisins er ekki hægt að fanga konunginn.

## king-captured-by-commanders

rule-king-captured-by-commanders-yes = Hvar sem er nema í hásætinu fangar foringi sóknarmanna konunginn með því að fara upp að hlið hans þegar annar foringi, eða auður hornpunktur, er beint hinum megin við hann.
rule-king-captured-by-commanders-no = Foringjar fanga konunginn eins og aðrir sóknarmenn.

## king-captured-elsewhere

rule-king-captured-elsewhere-four = Á venjulegum punkti er konungurinn fangaður þegar sóknarmenn, eða auðir punktar sem eru honum fjandsamlegir, loka öllum fjórum hliðum hans.
rule-king-captured-elsewhere-three-and-edge = Á venjulegum punkti er konungurinn fangaður þegar þremur hliðum hans er lokað og jaðar borðsins er á þeirri fjórðu.
rule-king-captured-elsewhere-two = Á venjulegum punkti er konungurinn fangaður eins og aðrir menn eru drepnir: af tveimur sóknarmönnum á gagnstæðum hliðum hans, eða af einum og auðum punkti, fjandsamlegum konunginum, beint hinum megin.
rule-king-captured-elsewhere-never = Á venjulegum punkti er ekki hægt að fanga konunginn.

## escape

rule-escape-corners = Konungurinn sleppur, og vinnur, þegar hann kemst á hornpunkt.
rule-escape-extreme-corners = Konungurinn sleppur, og vinnur, þegar hann kemst á einn af punktunum fjórum yst í hornum borðsins.
rule-escape-edge = Konungurinn sleppur, og vinnur, þegar hann kemst á einhvern punkt á jaðrinum.
rule-escape-edge-outside-camps = Konungurinn sleppur, og vinnur, þegar hann kemst á punkt á jaðrinum utan herbúðanna.

## king-captured-edge

rule-king-captured-edge-four = Á jaðrinum þyrfti að loka öllum fjórum hliðum konungsins, og jaðarinn telst ekki með: þar er hann óhultur.
rule-king-captured-edge-three-and-edge = Á jaðrinum er konungurinn fangaður þegar sóknarmenn loka hinum þremur hliðum hans: jaðarinn telst sú fjórða.
rule-king-captured-edge-two = Á jaðrinum er konungurinn fangaður af tveimur sóknarmönnum á gagnstæðum hliðum hans, eða af einum og punkti, fjandsamlegum konunginum, beint hinum megin; jaðarinn sjálfur telst ekki með.
rule-king-captured-edge-never = Á jaðrinum er ekki hægt að fanga konunginn.

## exit-fort

rule-exit-fort-yes = Lið konungsins vinnur þegar hann stendur á jaðrinum í virki sem sóknarmenn geta aldrei rofið, og hefur þar rúm til að hreyfa sig.
rule-exit-fort-no = Virki við jaðarinn nægir ekki til sigurs: konungurinn verður að sleppa.

## encirclement

rule-encirclement-none = Að umkringja konunginn og varnarmenn hans er ekki enn sigur.
rule-encirclement-all-defenders = Sóknarmenn vinna um leið og óslitinn hringur skilur konunginn og alla varnarmenn sem eftir eru frá jaðrinum.
rule-encirclement-king = Sóknarmenn vinna um leið og konungurinn er innilokaður: fram hjá þeim liggur engin leið fyrir hann á stað þar sem hann gæti unnið. Engu skiptir hverjir varnarmanna hans standa fyrir utan.

## king-alone

rule-king-alone-plays-on = Konungurinn teflir áfram þótt hann hafi misst alla varnarmenn sína.
rule-king-alone-loses = Konungurinn tapar þegar allir varnarmenn hans hafa verið drepnir.

## no-escape

rule-no-escape-plays-on = Lið konungsins teflir áfram meðan hann hefur ekki verið fangaður, þótt það geti hvorki komið honum í horn né reist virki lengur.
rule-no-escape-loses = Lið konungsins tapar um leið og öll horn eru lokuð og of fáir varnarmenn, eða of fáir punktar á jaðrinum, eru eftir til að reisa virki; og einnig þegar konungurinn er króaður af á jaðrinum.

## repetition

rule-repetition-ignored = Staða má koma upp aftur eins oft og leikmenn vilja.
rule-repetition-draw-at-second = Taflinu lýkur með jafntefli um leið og staða kemur upp í annað sinn og sama lið á leik.
rule-repetition-draw-at-third = Taflinu lýkur með jafntefli þegar staða kemur upp í þriðja sinn og sama lið á leik.
rule-repetition-threat-not-more-than-twice = Lið sem eitt hótar sífellt að vinna má ekki kalla fram sömu stöðu í þriðja sinn: það verður að finna annan leik. Hóti bæði lið, eða hvorugt, er þriðja skiptið jafntefli.
rule-repetition-threat-forbidden = Hvorugt lið má kalla fram stöðu í þriðja sinn með leik sem hótar sigri: það verður að finna annan leik. Endurtekning hefur engar aðrar afleiðingar.
rule-repetition-threat-forbidden-at-fourth = Hótun um sigur má endurtaka tvisvar: með leik sem hótar sigri má hvorugt lið kalla fram stöðu í fjórða sinn; það verður að finna annan leik. Endurtekning hefur engar aðrar afleiðingar.
rule-repetition-aggressor-loses = Þegar staða kemur upp í þriðja sinn tapar það lið sem eitt hótaði sífellt að vinna. Hafi bæði lið hótað, eða hvorugt, lýkur taflinu með jafntefli.
rule-repetition-defenders-lose = Þegar staða kemur upp í þriðja sinn tapa konungurinn og varnarmenn hans.
rule-repetition-completer-loses = Það lið sem kallar fram stöðu í þriðja sinn með leik sínum tapar.
rule-repetition-completer-wins = Það lið sem kallar fram stöðu í þriðja sinn með leik sínum vinnur: svo er litið á að hitt hafi neytt það til þess.
rule-repetition-forbidden = Hvorugt lið má kalla fram stöðu í þriðja sinn: það verður að finna annan leik.
rule-repetition-forbidden-to-defenders = Lið konungsins má ekki kalla fram stöðu í þriðja sinn: það verður að finna annan leik. Geri sóknarmenn það lýkur taflinu með jafntefli.
rule-repetition-forbidden-at-second = Hvorugt lið má kalla fram það sem áður hefur staðið á borðinu, hver sem þá á leik: það verður að finna annan leik.
rule-repetition-forbidden-to-defenders-at-second = Lið konungsins má ekki kalla fram það sem áður hefur staðið á borðinu, hver sem þá á leik: það verður að finna annan leik. Sóknarmenn mega það.

## no-moves

rule-no-moves-draw = Taflinu lýkur með jafntefli þegar liðið sem á leik á engan löglegan leik.
rule-no-moves-loss = Lið sem á engan löglegan leik þegar röðin er komin að því tapar taflinu.
rule-no-moves-pass = Lið sem á engan löglegan leik situr hjá.

## draw-after-turns

rule-draw-after-turns-none = Tafl varir eins marga leiki og þarf.
rule-draw-after-turns-number = Taflinu lýkur með jafntefli þegar fjöldi leikja, beggja liða samanlagt, nær { $number } og enginn hefur unnið.

## draw-after-quiet-turns

rule-draw-after-quiet-turns-none = Tafl heldur áfram hversu lengi sem enginn er drepinn.
rule-draw-after-quiet-turns-number = Taflinu lýkur með jafntefli þegar fjöldi leikja í röð án þess að nokkur sé drepinn, beggja liða samanlagt, nær { $number }.

## announcements

rule-announcements-none = Ekkert þarf að segja upphátt.
rule-announcements-raichi-tuichu = Þegar konungurinn getur sloppið í næsta leik sínum segir leikmaður hans „raicki“, líka ritað „raichi“; geti hann það eftir tveimur leiðum, „tuicku“ eða „tuichu“.

summary-board = { $attacking } sóknarmenn gegn { $defending } varnarmönnum með konungi sínum, á { $size }×{ $size }.
summary-parent = Reglurnar úr { $parent }.
summary-parent-changed = Reglurnar úr { $parent } með þessum breytingum:

## The rules in one minute

brief-moves-rook = Taflmennirnir fara eins og hrókurinn í skák: í beina línu, eins langt og leiðin er greið.
brief-moves-straight = Taflmennirnir fara í beina línu og aðeins um auða punkta.
brief-moves-limited = Hver taflmaður fer í beina línu, { $points ->
    [one] einn punkt í senn
   *[other] { $points } punkta í mesta lagi
  }.
brief-hostile-throne-men = Menn eru líka drepnir upp við autt hásætið.
brief-hostile-throne-attackers = Sóknarmenn eru líka drepnir upp við autt hásætið.
brief-hostile-throne-defenders = Varnarmenn eru líka drepnir upp við autt hásætið.
brief-hostile-corners-men = Menn eru líka drepnir upp við auðan hornpunkt.
brief-hostile-corners-attackers = Sóknarmenn eru líka drepnir upp við auðan hornpunkt.
brief-hostile-corners-defenders = Varnarmenn eru líka drepnir upp við auðan hornpunkt.
brief-hostile-camps-men = Menn eru líka drepnir upp við auðan herbúðapunkt.
brief-hostile-camps-attackers = Sóknarmenn eru líka drepnir upp við auðan herbúðapunkt.
brief-hostile-camps-defenders = Varnarmenn eru líka drepnir upp við auðan herbúðapunkt.
brief-hostile-throne-and-corners-men = Menn eru líka drepnir upp við autt hásætið og upp við auðan hornpunkt.
brief-king-two = Konungurinn er fangaður eins og aðrir menn eru drepnir, á milli tveggja sóknarmanna.
brief-king-four = Konungurinn er fangaður þegar sóknarmenn standa á öllum fjórum hliðum hans.
brief-king-throne-four = Í hásætinu og við hlið þess þarf fjóra sóknarmenn.
brief-king-beside-three = Við hlið auðs hásætis nægja þrír sóknarmenn.
brief-king-hostile-throne = Autt hásætið telst einn af þeim.
brief-king-hostile-corners = Auður hornpunktur telst einn af þeim.
brief-king-hostile-camps = Auður herbúðapunktur telst einn af þeim.
brief-special-none = Meira er ekki að læra: menn hvors liðs eru allir eins og í hverri umferð er leikið einum leik.
brief-shieldwall-flanking-move = Skjaldborg: röð manna við jaðarinn fellur öll í einu þegar hver þeirra hefur óvin fyrir framan sig og óvinir standa við báða enda; síðasti leikurinn verður að loka enda.
brief-shieldwall-any-move = Skjaldborg: röð manna við jaðarinn fellur öll í einu þegar hver þeirra hefur óvin fyrir framan sig og óvinir standa við báða enda; einu gildir hver þessara óvina kemur síðastur.
