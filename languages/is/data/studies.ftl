## docs/studies/alea-balance/alea-balance.games.toml

t-a-typical-win-of-fdf9f415 = Dæmigerður sigur sóknarmanna
t-on-murray-s-layout-8919e56d = Á uppstillingu Murrays hafa sóknarmenn konunginn vel umkringdan frá byrjun, og eftir reglum Walkers frá 2015 fanga tveir þeirra hann þegar hann er kominn frá miðjunni. Eftir mati forritsins standa þeir betur allan tímann.
t-the-first-man-falls-924b8f2f = Fyrsti maðurinn fellur. Forritið telur sóknarmenn nærri tveimur mönnum yfir, og héðan í frá aldrei minna.
t-two-defenders-stand-beside-f4d6fa97 = Tveir varnarmenn standa við efra vinstra hornið og enginn sóknarmaður er nærri því. En konungurinn er enn á miðju borðinu.
t-the-king-leaves-the-784f0db2 = Konungurinn yfirgefur hásætið og punktana við hlið þess. Héðan í frá duga tveir sóknarmenn til að fanga hann.
t-the-king-has-run-ccf3629c = Konungurinn er hlaupinn út á hægri jaðar og leiðin upp í hornið er greið. Sóknarmaður verður að loka henni þegar í stað og gerir það.
t-the-next-attempt-at-0c9f18ec = Næsta tilraun við sama horn hefur mistekist: sóknarmaður gekk á milli. Konungurinn snýr við.
t-from-here-the-king-058e29c2 = Héðan í frá er úti um konunginn hvað sem hann gerir: forritið sér hann fangaðan eftir sjö leiki, beggja liða samanlagt.
t-the-king-stands-on-0451e3f0 = Konungurinn stendur á jaðrinum með sóknarmann fyrir ofan sig og annan fyrir neðan: fangaður.
t-a-typical-win-of-775271c8 = Dæmigerður sigur varnarmanna
t-by-murray-s-rules-44d7281c = Eftir reglum Murrays er hver punktur jaðarsins leið út, og fjóra sóknarmenn þarf til að fanga konunginn. Sóknarmenn standa betur í fyrstu og tapa samt.
t-the-attackers-have-captured-1e2670b6 = Sóknarmenn hafa drepið tvo menn og engan misst: forritið telur þá einum manni yfir.
t-the-second-attacker-falls-2096a84e = Annar sóknarmaður fellur þar rétt hjá, hægra megin, og með honum er forskotið farið.
t-the-king-leaves-the-2035e347 = Konungurinn yfirgefur hásætið eftir línunni sem hans eigin menn hafa rutt.
t-six-attackers-have-fallen-9ca1314b = Sex sóknarmenn eru fallnir og fjórir varnarmenn. Yfir fjörutíu sóknarmenn eru eftir, en flestir þeirra standa langt frá konunginum.
t-the-king-stands-one-f894a82b = Konungurinn stendur einu skrefi frá hægri jaðri. Sóknarmaður verður að loka leiðinni þegar í stað.
t-a-defender-goes-to-a613e664 = Varnarmaður fer sjálfur út á jaðarinn, og úrslitin eru ráðin: forritið sér konunginn sleppa eftir sex leiki, beggja liða samanlagt, hvað sem sóknarmenn gera.
t-the-last-attacker-in-85fe32c7 = Síðasti sóknarmaðurinn í veginum var drepinn, og konungurinn fer þangað sem hann stóð. Hann er sloppinn.
t-a-perpetual-threat-4028d410 = Sífelld hótun
t-the-attackers-are-two-40c3f615 = Sóknarmenn eru tveimur mönnum yfir og hleypa konunginum of nærri horni. Þeir geta ekki lengur fangað hann og hann kemst ekki fram hjá þeim: jafntefli.
t-by-the-program-s-24b95ee5 = Eftir mati forritsins eru sóknarmenn tveimur mönnum yfir. Konungurinn stendur í miðjunni.
t-in-two-moves-he-08a9f802 = Í tveimur leikjum er hann kominn upp til hægri. Lengri leit finnur leik sem heldur forskotinu: sóknarmann frá p12 á s12.
t-an-attacker-moves-up-2906955e = Í staðinn fer sóknarmaður upp eftir hægri jaðri. Eftir það finnur lengri leitin ekki meira en jafntefli.
t-the-king-captures-a-5255a303 = Konungurinn drepur mann upp við hornið og hótar að ganga inn í það. Sóknarmaður verður að loka jaðrinum.
t-a-step-aside-and-0c6693a8 = Eitt skref til hliðar, og konungurinn hótar að fara í hornið af næstu línu. Aftur verður sóknarmaður að fylgja honum.
t-so-it-went-to-521227e8 = Þannig gekk það fram og til baka þar til staða kom upp í þriðja sinn. Þrír menn úr hvoru liði voru drepnir í allri viðureigninni.
t-the-hunt-for-the-3c006148 = Eltingaleikurinn við síðasta manninn
t-for-two-hundred-moves-28a222e5 = Í tvö hundruð leiki taldi forritið varnarmenn standa miklu betur, og þó unnu sóknarmenn. Þess vegna gildir í þessari rannsókn aðeins hvernig viðureignum lýkur, aldrei hvað forritinu finnst um stöðu.
t-the-king-leaves-the-bcc4625c = Konungurinn yfirgefur hásætið. Hvort lið hefur misst fjóra menn, og eftir mati forritsins eru varnarmenn nærri átta mönnum yfir.
t-the-program-puts-the-fb164f62 = Forritið telur varnarmenn ellefu mönnum yfir. En af tuttugu og fjórum eru þrettán eftir, og engin leið í horn hefur opnast.
t-seven-defenders-are-left-4544c7bf = Sjö varnarmenn eru eftir á móti þrjátíu og átta sóknarmönnum. Matið segir enn að varnarmenn standi betur.
t-only-now-the-score-6800af66 = Fyrst núna snýst matið. Fimm varnarmenn eru eftir og konungurinn er rekinn eftir neðri jaðrinum.
t-the-king-is-shut-02a53a20 = Konungurinn er innilokaður á jaðrinum með einum manna sinna. Annar er laus, og á meðan hann getur leikið þarf konungurinn þess ekki.
t-after-more-than-seventy-9768a0ff = Eftir meira en sjötíu leiki er lausi maðurinn gripinn. Nú verður konungurinn að leika, og báðir leikirnir tapa.
t-three-attackers-and-the-406a6752 = Þrír sóknarmenn og jaðarinn umhverfis hann: fangaður.

## docs/studies/versions.toml

t-ninety-more-games-of-6602fa95 = Níutíu viðureignir til viðbótar eftir hverju reglusafni á Helmfrid 2 með 64.000 stöðum, nema Murrays: Walker 2015 hyglir þar sóknarmönnum.
t-the-games-at-256-62a6ccd4 = Viðureignirnar með 256.000 stöðum, frá upphafsstöðunni einni og með fyrri vægjum forritsins: öll átta svörin standast, og rannsókninni er lokið.
