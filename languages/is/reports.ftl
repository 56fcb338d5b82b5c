## The page

report-kicker = Rannsókn á jafnvægi í hnefatöflum
report-skip = Fara beint í svarið
report-contents = Efni
report-facts = { $arms }, { $games }, rannsókn { $hash }
report-arms-counted =
    { $n ->
        [one] { $n } armur
       *[other] { $n } armar
    }
report-games-counted =
    { $n ->
        [one] { $n } viðureign
       *[other] { $n } viðureignir
    }
report-figures = Sömu tölur sem töflur fyrir forrit:
report-colophon = Gert af hnefi { $version }. Síðan sækir ekkert frá neinni annarri vél.

## Sides, verdicts

report-attackers = sóknarmenn
report-defenders = varnarmenn
report-the-attackers = sóknarmenn
report-the-defenders = varnarmenn
report-attackers-won = sóknarmenn unnu
report-defenders-won = varnarmenn unnu
report-game-drawn = jafntefli
report-verdict-fair = sanngjarnt
report-verdict-attackers = sóknarmenn standa betur
report-verdict-defenders = varnarmenn standa betur
report-verdict-open = óráðið

## A study by another engine

report-interim-title = Enn verið að tefla
report-interim-ended-title = Hætt fyrir tímann
report-interim =
    { $day ->
        [none] {""}
       *[other] Rannsókninni var hætt { $day }, áður en allar fyrirhugaðar viðureignir höfðu verið tefldar.{" "}
    }{ $closed } af { $cells } syrpum viðureigna eru fullgerðar, hver með einum armi við einn styrk. Af hinum teljast þær sem náð hafa áfanga fram að honum, og hinar vantar.{ $day ->
        [none] {" "}Enginn dómur hér er endanlegur.
       *[other] {""}
    }
report-banner-title = Teflt af eldri vél
report-banner-played =
    { $day ->
        [none] Þessar viðureignir voru tefldar
       *[other] Þessar viðureignir voru tefldar { $day }
    } af vélinni með fingrafarið { $engine }{ $version }. Vél forritsins sem gerði þessa síðu hefur fingrafarið { $now } og teflir öðruvísi: það sem hér stendur gildir um þá eldri og er enginn dómur um reglurnar.
report-banner-depth = Með { $nodes } stöður fyrir hvern leik sér leit um { $least } hálfleiki fram í tímann á þessum borðum; hálfleikur er einn leikur annars liðsins (mælt með vél dagsins).
report-banner-depths = Með { $nodes } stöður fyrir hvern leik sér leit að jafnaði { $least } til { $most } hálfleiki fram í tímann, eftir reglusafni; hálfleikur er einn leikur annars liðsins (mælt með vél dagsins).
report-banner-no-check = Enginn hefur enn athugað hvað vél dagsins segir um dómana; það gerir `hnefi lab check`.
report-banner-check = Til að sjá hvað stendur eftir tefldi nýrri vél með sömu reglusöfnum { $day } ({ $games }), með { $nodes } stöður fyrir hvern leik. Af { $of } dómum eru { $changed } nú aðrir, { $upheld } standa, og um { $undecided } segja svo fáar viðureignir ekkert.
report-banner-check-old = Sú vél er líka önnur en vél dagsins.
report-banner-changed = { $arm }: var „{ $then }“, er „{ $now }“ (sóknarmenn: { $won } unnar, { $drawn } jafntefli, { $lost } tapaðar með { $nodes } stöður fyrir hvern leik)

## The answer

report-answer = Svarið
report-answer-one-fair = Með { $nodes } stöður fyrir hvern leik er { $arm } sanngjarnt: sóknarmenn fá { $score }, og { $which } ({ $interval }) liggur innan jafna beltisins frá { $low } til { $high }.
report-answer-one-attackers = Með { $nodes } stöður fyrir hvern leik standa sóknarmenn betur í { $arm }: þeir fá { $score }, og { $which } ({ $interval }) liggur yfir jafna beltinu frá { $low } til { $high }.
report-answer-one-defenders = Með { $nodes } stöður fyrir hvern leik standa varnarmenn betur í { $arm }: sóknarmenn fá { $score }, og { $which } ({ $interval }) liggur undir jafna beltinu frá { $low } til { $high }.
report-answer-one-open = Með { $nodes } stöður fyrir hvern leik er óráðið hvort { $arm } er sanngjarnt: sóknarmenn fá { $score }, en { $which } ({ $interval }) liggur hvorki innan jafna beltisins frá { $low } til { $high } né alveg utan þess, svo að fleiri viðureignir þarf til að skera úr.
report-which-wilson = 95%-öryggisbilið
report-which-race = öryggisbil kapphlaupsins
report-answer-arms = Með { $nodes } stöður fyrir hvern leik, og teljist árangur sóknarmanna frá { $low } til { $high } jafn, gildir um arma, { $n } alls: { $clauses }.
report-clause-none-fair = enginn hefur reynst jafn
report-clause-no-fair = enginn er jafn
report-clause-fair =
    { $n ->
        [one] { $n } er jafn
       *[other] { $n } eru jafnir
    }
report-clause-attackers = sóknarmenn standa betur í { $n }
report-clause-defenders = varnarmenn standa betur í { $n }
report-clause-open =
    { $n ->
        [one] { $n } er óráðinn, sem þýðir að fleiri viðureignir þarf til að skera úr
       *[other] { $n } eru óráðnir, sem þýðir að fleiri viðureignir þarf til að skera úr
    }
report-named = { $arm }: { $score }, { $interval }
report-named-more = { $n } til viðbótar
report-answer-strength-alone = Bæði lið voru ein og sama vélin með { $nodes } stöður fyrir hvern leik ({ $visited } skoðaðar að jafnaði), og jafnvægi í veikri taflmennsku er ekki jafnvægi: ekkert hér segir hvað sterkari leikmenn fyndu.
report-answer-strength-ladder = Bæði lið voru ein og sama vélin með { $nodes } stöður fyrir hvern leik ({ $visited } skoðaðar að jafnaði), og jafnvægi í veikri taflmennsku er ekki jafnvægi: handan þess styrks talar aðeins stiginn, og hann endar við { $to } stöður fyrir hvern leik.
report-answer-strength-below = Bæði lið voru ein og sama vélin með { $nodes } stöður fyrir hvern leik ({ $visited } skoðaðar að jafnaði), og jafnvægi í veikri taflmennsku er ekki jafnvægi: stiginn liggur þaðan aðeins til veikari taflmennsku, og ekkert hér segir hvað sterkari leikmenn fyndu.
report-answer-no-ladder = Enginn armur var tefldur með fleiri en einum styrk, svo að ekkert er vitað um hvernig árangurinn færist þegar taflmennskan styrkist.
report-answer-ladder = Þegar bæði lið hugsa meira, frá { $from } til { $to } staða fyrir hvern leik, gildir: { $clauses }{ $tail }.
report-ladder-attackers = sóknarmenn vinna á í { $n } af { $of } örmum
report-ladder-defenders = varnarmenn vinna á í { $n } af { $of } örmum
report-ladder-still = í { $n } af { $of } örmum sést engin hreyfing, sem sannar ekki að hún sé engin
report-ladder-unfinished = í { $n } af { $of } örmum fer það eftir því hver hefði unnið óloknu viðureignirnar
report-ladder-unusable =
    { $n ->
        [one] { $n } af { $of } örmum hefur engan halla sem treysta má, því að annað liðið vann allt öðrum megin við þrep
       *[other] { $n } af { $of } örmum hafa engan halla sem treysta má, því að annað liðið vann allt öðrum megin við þrep
    }
report-ladder-steepest = ; brattastur er { $arm }, þar sem tvöföldun er { $points } stiga virði fyrir sóknarmenn við jafnan árangur ({ $interval })
report-answer-ladder-one-attackers = Þegar bæði lið hugsa meira, frá { $from } til { $to } staða fyrir hvern leik, vinna sóknarmenn á: tvöföldun er { $points } stiga virði fyrir þá við jafnan árangur ({ $interval }){ $tail }.
report-answer-ladder-one-defenders = Þegar bæði lið hugsa meira, frá { $from } til { $to } staða fyrir hvern leik, vinna varnarmenn á: tvöföldun færir árangur sóknarmanna um { $points } stig við jafnan árangur ({ $interval }){ $tail }.
report-answer-ladder-one-still = Þegar bæði lið hugsa meira, frá { $from } til { $to } staða fyrir hvern leik, sýna viðureignirnar enga hreyfingu á árangrinum, sem sannar ekki að hún sé engin: tvöföldun er { $points } stiga virði fyrir sóknarmenn við jafnan árangur ({ $interval }){ $tail }.
report-answer-ladder-one-unusable = Milli { $from } og { $to } staða fyrir hvern leik hefur stiginn engan halla sem treysta má, því að annað liðið vann allt öðrum megin við þrep.
report-answer-leaves = ; { $arms } lægi ekki lengur innan beltisins tveimur tvöföldunum handan stigans ef ferillinn héldi áfram, sem engin viðureign hefur sýnt
report-answer-leave = ; { $arms } lægju ekki lengur innan beltisins tveimur tvöföldunum handan stigans ef ferlarnir héldu áfram, sem engin viðureign hefur sýnt

## What to mind

report-care = Lesist með gát
report-care-no-games = Án viðureignar með grunnstyrk, og því án sætis í þessari skýrslu: { $arms }.
report-care-many = Hvert öryggisbilanna, { $n } alls, geymir réttan árangur sinn í 95 af 100 rannsóknum; af svo mörgum missa sum hans af tilviljun, og svo kann einnig að fara um suma dóma.
report-care-race = Armarnir hlupu í kapp: viðureignum arms lauk þegar dómur hans var viss. Dómarnir fara eftir öryggisbili sem gildir við hverja athugun; líkurnar á að einhver þeirra sé rangur eru í mesta lagi { $error }. Hin öryggisbilin vita ekkert af stöðvuninni og eru of þröng.
report-care-twice =
    { $n ->
        [one] { $n } viðureignanna er afrit annarrar í sama armi og með sama styrk, í { $cells }: frá sömu byrjun teflir vélin oft eins. Hver telst eins oft og hún var dregin, svo að öryggisbilin gilda um viðureignir dregnar á þennan hátt, ekki um jafn margar ólíkar.
       *[other] { $n } viðureignanna eru afrit annarra í sama armi og með sama styrk, í { $cells }: frá sömu byrjun teflir vélin oft eins. Hver telst eins oft og hún var dregin, svo að öryggisbilin gilda um viðureignir dregnar á þennan hátt, ekki um jafn margar ólíkar.
    }
report-care-cells =
    { $n ->
        [one] { $n } syrpu viðureigna
       *[other] { $n } syrpum viðureigna
    }
report-care-engine = Vélin gegn sjálfri sér: vél sem teflir fyrir annað liðið verr en hitt sýnir það hér sem galla á reglunum.

## The arms

report-arms = Armarnir
report-arms-lead = Armur er reglusafn með uppstillingu sinni og valkostum. Allar tölur hér eru úr viðureignum með { $nodes } stöður fyrir hvern leik hjá báðum liðum; jafntefli er hálft stig.
report-forest-title = Árangur sóknarmanna, armur fyrir arm
report-forest-desc = Ein lína á arm: punktur fyrir árangur sóknarmanna og strik fyrir 95%-öryggisbil hans (Wilson). Utan skyggða beltisins frá { $low } til { $high } hallar á annað liðið. Sömu tölur eru í töflunni hér að neðan.
report-forest-desc-race = Ein lína á arm: punktur fyrir árangur sóknarmanna, strik fyrir 95%-öryggisbil hans (Wilson) og mjó lína fyrir öryggisbil kapphlaupsins, sem dómarnir fara eftir. Utan skyggða beltisins frá { $low } til { $high } hallar á annað liðið. Sömu tölur eru í töflunni hér að neðan.
report-arms-table = Armarnir við grunnstyrk: úrslit sóknarmanna, árangur og dómur
report-arm = armur
report-layout = uppstilling
report-games = viðureignir
report-distinct = ólíkar
report-won = unnar
report-drawn = jafntefli
report-lost = tapaðar
report-score = árangur
report-wilson = Wilson 95%
report-jeffreys = Jeffreys 95%
report-race-interval = kapphlaup
report-verdict = dómur
report-score-axis = stig sóknarmanna, af hundrað
report-arm-ids = Hvað armarnir heita í skrá rannsóknarinnar og í töflum hennar
report-arm-id = auðkenni
report-changed-rules = Reglurnar sem var breytt, í orðum

## People

report-people = Vélin og fólk
report-people-lead = Um suma arma er vitað hvernig viðureignir fólks hafa farið. Þar sem vélin gefur reglusafni, með { $nodes } stöður fyrir hvern leik, sama árangur og fólkið hefur orð hennar um önnur reglusöfn nokkurt vægi; þar sem hún gerir það ekki hefur það lítið.
report-scatter-title = Árangur sóknarmanna: vélin við hlið fólks
report-scatter-desc = Lárétt er árangurinn í viðureignum fólks, lóðrétt í viðureignum vélarinnar, hvor með 95%-öryggisbili sínu (Wilson). Á strikuðu hornalínunni eru þeir jafnir. Númerin eru úr töflunni hér að neðan.
report-scatter-people = fólk
report-scatter-engine = vél
report-people-table = Árangur sóknarmanna í viðureignum fólks og vélarinnar, með 95%-öryggisbilum (Wilson)
report-variant = eins og fólk teflir það
report-people-games = viðureignir fólks
report-people-score = fólk
report-people-in-time = án leikja sem runnu út á tíma
report-people-on-board = útkljáðar á borðinu
report-engine-score = vél
report-difference = munur, stig
report-intervals-meet = öryggisbil
report-meet = skarast
report-apart = skarast ekki
report-agreement-words = Yfir pörin, { $n } alls, er fylgni Pearsons { $pearson } ({ $pearson-interval }) og Spearmans { $spearman } ({ $spearman-interval }); árangur vélarinnar að frádregnum árangri fólks er að jafnaði { $difference } stig ({ $difference-interval }). Fylgni segir aðeins frá röðinni, meðalmunurinn frá halla til annars liðsins.
report-agreement-few = Færri en tíu pör gefa gróf öryggisbil.
report-agreement-none = Of fá reglusöfn hafa viðureignir fólks, eða árangurinn er of líkur, til að reikna fylgni.
report-agreement-table = Hvernig árangur vélar og fólks fylgist að, eftir styrk
report-agreement-sets = reglusöfn
report-agreement-pairs = pör
report-agreement-pearson = Pearson
report-agreement-spearman = Spearman
report-agreement-all = allt
report-agreement-fitted = vogir lagaðar að þessum viðureignum
report-agreement-unfitted = vogir aldrei lagaðar að viðureignum fólks
report-agreement-evaluation = mat
report-agreement-own = mat vélarinnar
report-outliers-none = Hjá engum þeirra eru 95%-öryggisbilin tvö aðskilin. Það sannar ekki að árangurinn sé hinn sami.
report-outliers = Útlagar, eftir þessari reglu: 95%-öryggisbilin tvö skarast ekki. Þeir eru { $arms }. Slíkur munur getur stafað af styrk taflmennskunnar (fólki sem teflir hér betur eða verr en vélin), af því hver teflir við hvern (byrjendur við vana menn), af klukkunni (viðureignum töpuðum á tíma eða gefnum) og af reglum sem hefur verið breytt síðan eða eru ólíkar í smáatriði.

## The ladder

report-ladder = Þegar bæði lið hugsa meira
report-ladder-lead = Hver reitur er armur: árangur sóknarmanna eftir stöðum fyrir hvern leik, sem bæði lið höfðu, á lograkvarða. Punktar eru viðureignir með 95%-öryggisbilum (Wilson); ferillinn er lógistísk aðhvarfsgreining með 95%-belti sínu. Þar sem hann er strikaður var ekkert teflt: það er framreikningur, réttur aðeins ef ferillinn heldur áfram eins og hann hófst.
report-ladder-desc = Sóknarmenn fá { $rungs }. Tveimur tvöföldunum lengra, við { $beyond } stöður fyrir hvern leik, segir ferillinn { $score } ({ $interval }), sem er framreikningur.
report-ladder-rung = { $score } við { $nodes }
report-ladder-table = Stiginn: hvað tvöfalt fleiri stöður fyrir hvern leik hjá báðum liðum gera við árangur sóknarmanna
report-rung-table = Þrep stigans: viðureignir þar sem bæði lið hugsa jafn mikið
report-slope = halli við tvöföldun, lógit
report-slope-points = við jafnan árangur, stig
report-interval-95 = 95%
report-goodness = mátgæði: kí², p
report-goodness-none = tvö þrep: engin
report-beyond = tveimur tvöföldunum lengra (framreiknað)
report-steadied-note = † Stutt: annað liðið vann allt öðrum megin við styrk, svo að enginn ferill er líklegastur. Hálfum sigri og hálfu tapi var bætt við hvern styrk, og ekki má treysta hallanum.
report-ladder-bad-fit = Þrep þessara arma liggja ekki á slíkum ferli (p undir 0,05), svo að belti þeirra eru of þröng: { $arms }. Af tuttugu örmum gerir einn það af tilviljun.
report-trend-lead = Hver reitur er armur: árangur sóknarmanna eftir stöðum fyrir hvern leik, sem bæði lið höfðu, á lograkvarða. Punktar eru viðureignir með 95%-öryggisbilum, þar sem jafntefli og ólokin viðureign teljast hálfur sigur; ferillinn er aðhvarfsgreining á töpuðu, jafntefli og unnu (hlutfallslegar líkur) með 95%-belti sínu. Þar sem hann er strikaður var ekkert teflt: það er framreikningur, réttur aðeins ef ferillinn heldur áfram eins og hann hófst.
report-trend-unfinished = Ólokin viðureign telst jafntefli, en sigurvegari hennar er óþekktur. Síðustu tveir dálkarnir segja hver hallinn yrði ef annað liðið hefði unnið þær allar: engin hreyfing er sýnd sem þá færi í hina áttina.
report-trend-table = Stiginn með jafnteflum: hvað tvöfalt fleiri stöður fyrir hvern leik hjá báðum liðum gera
report-trend-chance = af tilviljun (p)
report-trend-dispersion = dreifing
report-trend-if-attackers = ef sóknarmenn hefðu unnið óloknu viðureignirnar (p)
report-trend-if-defenders = ef varnarmenn hefðu gert það (p)
report-trend-pooled = allir armar saman
report-ladder-none = Enginn armur var tefldur með fleiri en einum styrk.
report-positions = stöður fyrir hvern leik

## Handicap

report-handicap = Þegar annað liðið hugsar meira
report-handicap-lead = Viðureignir þar sem annað liðið hafði fleiri stöður fyrir hvern leik segja hve mikil forgjöf gerir taflið jafnt og hvers virði umhugsun er. Öryggisbil jöfnu forgjafarinnar er Fiellers: þar sem viðureignirnar sýna alls ekki að umhugsun hjálpi hefur það enga enda.
report-handicap-table = Forgjöfin sem gerir taflið jafnt, og hvers virði tvöföldun er
report-even-handicap = jafnt þegar
report-handicap-interval = 95% (Fieller)
report-think-times = { $side } hugsa { $times } sinnum meira
report-think-alike = bæði hugsa jafn mikið
report-think-thousand = { $side } hugsa meira en þúsund sinnum meira
report-think-short = { $side } × { $times }
report-think-short-alike = jafnt
report-think-short-thousand = { $side } × 1000 eða meira
report-fieller-between = { $low } til { $high }
report-fieller-outside = allt nema það sem liggur milli { $low } og { $high }
report-fieller-anywhere = hvað sem er: viðureignirnar segja ekkert um það
report-even-never = engin forgjöf: ferillinn er flatur
report-extrapolated = framreiknað
report-skill = árangur liðsins sem hugsar tvöfalt meira
report-skill-lead = Síðasti dálkurinn er árangur liðsins sem má hugsa tvöfalt meira, bæði lið tekin saman: helmingur stiganna ef umhugsun hjálpar ekki, öll ef hún ræður úrslitum.
report-handicap-none = Engar viðureignir voru tefldar þar sem annað liðið hugsaði meira.
report-odds-table = Viðureignir með ójafna umhugsun: úrslit sóknarmanna
report-attackers-may = sóknarmenn, stöður fyrir hvern leik
report-defenders-may = varnarmenn, stöður fyrir hvern leik

## Effects

report-effects = Hvað einstakar reglur gera
report-effects-lead = Hverju val bætir við árangur sóknarmanna við grunnstyrk, á móti öðru vali fyrir sömu reglu, að jafnaði yfir alla arma. Það sem tvær reglur gera aðeins saman er ekki með.
report-effects-title = Hverju einstök völ bæta við árangur sóknarmanna
report-effects-desc = Ein lína á val: punktur fyrir það sem valið bætir við árangur sóknarmanna, í stigum af hundrað, og strik fyrir 95%-öryggisbil þess. Hægra megin við 0 hjálpar það sóknarmönnum, vinstra megin varnarmönnum. Sömu tölur eru í töflunni hér að neðan.
report-effects-table = Áhrif einstakra vala á árangur sóknarmanna
report-contrasts-lead = Það sem eitt val bætir við árangur sóknarmanna á hverjum styrk, borið saman við annað val fyrir sömu reglu, í reglusöfnum sem annars eru eins. Þar sem bæði voru tefld úr sömu byrjunum er viðureign borin saman við viðureign. Myndin sýnir styrkinn sem dómarnir gilda um.
report-contrasts-table = Það sem einstök völ bæta við árangur sóknarmanna, eftir styrk
report-contrasts-correlation = fylgni paraðra viðureigna
report-choice = val
report-effect-label = { $factor }: { $choice }
report-instead-of = { $level } í stað { $reference }
report-points = stig
report-logit = lógit
report-factor = regla
report-factor-rules = reglusafn
report-factor-layout = uppstilling
report-dispersion = Dreifni (kí² Pearsons, frígráður { $freedom }): { $value }. { $words }
report-dispersion-small = Armarnir víkja ekki meira frá summu áhrifanna en tilviljun veldur.
report-dispersion-large = Armarnir víkja meira frá summu áhrifanna en af tilviljun einni: reglur verka saman, og öryggisbilin hafa verið breikkuð þess vegna.
report-dispersion-none = Armarnir eru ekki fleiri en áhrifin: ekkert er vitað um reglur sem verka saman, og öryggisbilin gilda aðeins ef engar gera það.
report-aliased = Þessi völ breytast aldrei hvert í sínu lagi, svo að enginn getur sagt hvert þeirra gerir hvað:

## The course of play

report-course = Hvernig viðureignir ganga og hvernig þeim lýkur
report-course-lead = Með { $nodes } stöður fyrir hvern leik hjá báðum liðum.
report-endings-title = Hvernig viðureignum lýkur
report-endings-desc = Ein súla á arm, skipt eftir því hvernig viðureignum hans lauk. Sömu tölur eru í töflunni hér að neðan.
report-endings-table = Lok, í hundraðshlutum af viðureignum arms
report-course-table = Gangur viðureigna: meðaltöl, með staðalfráviki á eftir ±
report-length = hálfleikir
report-length-range = fæst, miðgildi, flest
report-attackers-lost = menn sem sóknarmenn misstu
report-defenders-lost = menn sem varnarmenn misstu
report-first-capture = fyrsta dráp, hálfleikur
report-branching = löglegir leikir
report-lead-changes = skipti á forystu
report-turnaround = besta staða tapliðsins, menn
report-course-words = Forystan skiptir um lið þegar mat vélarinnar fer úr virði eins manns öðru liðinu í vil í virði eins manns hinu í vil. Besta staða tapliðsins er besta matið sem liðið sem tapaði hafði nokkurn tíma frá eigin sjónarhóli, í mönnum: miðgildi viðureigna sem réðust.
report-turnaround-win = sigur í augsýn
report-opening-table = Árangur sóknarmanna eftir fjölda tilviljanakenndra hálfleikja sem viðureignirnar hófust á: árangur, 95%-öryggisbil (Wilson), viðureignir
report-opening-book-table = Árangur sóknarmanna eftir lengd byrjunar: árangur, 95%-öryggisbil (Wilson), viðureignir
report-opening-column =
    { $n ->
        [one] { $n } hálfleikur af handahófi
       *[other] { $n } hálfleikir af handahófi
    }
report-opening-cell = { $score } ({ $interval }; { $games })

## Endings

report-end-king-captured = konungur fangaður
report-end-king-escaped = konungur sloppinn
report-end-encirclement = umkringing
report-end-exit-fort = virki við jaðarinn
report-end-king-alone = konungur einn
report-end-king-walled-in = konungur innilokaður
report-end-no-escape = engin undankomuleið lengur
report-end-turn-limit = leikjamörk
report-end-no-moves = enginn leikur eftir
report-end-repetition = endurtekning
report-end-resigned = gefið
report-end-agreed = samið jafntefli
report-end-max-plies = slitið við mestu lengd
report-end-other = annað

## Games

report-typical = Viðureignir til að skoða
report-typical-lead = Úr hverjum armi, af viðureignunum við grunnstyrk: sú stysta sem réðst, sú næst miðgildi lengdar og sú dramatískasta, þar sem tapliðið stóð einhvern tíma best (og séu tvær jafnar, sú þar sem forystan skipti oftar um lið). Þær eru dæmi, valin eftir þessum reglum og engum öðrum.
report-typical-rest = Aðeins fyrstu armarnir eru sýndir hér, { $n } af { $of }; viðureignir allra eru í töflu rannsóknarinnar.
report-shortest = sú stysta sem réðst
report-median-length = af dæmigerðri lengd
report-dramatic = sú dramatískasta
report-game-caption = { $which }: viðureign { $number }, { $plies }, { $result } ({ $ending })
report-plies-counted =
    { $n ->
        [one] { $n } hálfleikur
       *[other] { $n } hálfleikir
    }
report-board-title = Viðureign { $number } í { $arm }
report-board-desc = Lokastaða á { $size } sinnum { $size } punktum. Sóknarmenn á { $attackers }. Varnarmenn á { $defenders }. { $king } { $last }
report-board-king = Konungur á { $point }.
report-board-no-king = Konungurinn hefur verið fangaður.
report-board-last = Síðasti leikur { $mv }.
report-board-nobody = engum punkti
report-moves = Leikir
report-moves-random = Fyrstu hálfleikirnir, { $n } alls, voru dregnir af handahófi.
report-moves-book = Fyrstu hálfleikirnir, { $n } alls, eru byrjun úr bókinni.
report-step-first = Fyrsta staða
report-step-back = Einn leik til baka
report-step-on = Einn leik áfram
report-step-last = Lokastaða
report-step-label = Fletta í gegnum viðureignina; örvahnapparnir gera það líka
report-step-at = leikur { $n } af { $of }: { $mv }
report-step-start = upphafsstaða
report-step-hint = Með skriftu má fletta í gegnum viðureignirnar, með hnöppunum undir borðunum eða með örvahnöppunum.
report-pass = sat hjá

## Methods

report-methods = Aðferðir
report-methods-lead = Allar tölur sem þarf til að tefla þessa rannsókn aftur og sannreyna hana.
report-methods-table = Hvað ræður viðureignunum
report-quantity = hvað
report-value = gildi
report-m-name = nafn rannsóknarinnar
report-m-hash = tætigildi rannsóknarinnar (SHA-256)
report-m-engine = fingrafar vélarinnar
report-m-seed = frætala slembni
report-m-nodes = stöður fyrir hvern leik við grunnstyrk
report-m-spread = tilviljanakennd dreifing staðnanna, fyrir hvort lið og hverja viðureign
report-m-opening = hálfleikir af handahófi í byrjun
report-m-opening-value = slétt tala frá 0 til { $n }, hver jafn oft; löglegir hálfleikir, dregnir jafndreift, dregnir aftur aðeins þar sem þeir ljúka viðureigninni, og aldrei síaðir eftir mati
report-m-book = byrjanir
report-m-book-value = { $from } til { $to } hálfleikir úr bók, þeir sömu fyrir allar reglur á sömu uppstillingu þar sem sama lið leikur fyrst, og við hvern styrk
report-m-longest = mesta lengd, en eftir hana er jafntefli
report-m-longest-unfinished = mesta lengd, en eftir hana er viðureign ólokið
report-m-play-on = { $plies }, síðan í mesta lagi { $more } með { $times } sinnum fleiri stöðum
report-m-hash-table = umröðunartafla hvors liðs
report-m-megabytes = { $n } MB
report-m-band = jafnt belti fyrir árangur sóknarmanna
report-m-even = árangur sóknarmanna sem er hvorugu liðinu í vil
report-m-race = kapphlaup
report-m-race-none = ekkert: allir armar hafa jafn margar viðureignir
report-m-race-value = armi lýkur þegar dómur hans er viss; líkurnar á að einhver dómur sé rangur eru í mesta lagi { $error }
report-m-looks = hvenær viðureignum reglna lýkur
report-m-looks-value = eftir { $looks } viðureignir, um leið og jafnvægið er ljóst; líkurnar á að einhver dómur sé rangur eru í mesta lagi { $error }
report-m-looks-none = eftir { $games } viðureignir; líkurnar á að einhver dómur sé rangur eru í mesta lagi { $error }
report-m-games = viðureignir í þessari töflu
report-m-strengths = Styrkirnir sem voru tefldir
report-m-planned = viðureignir á arm
report-m-purpose = tilgangur
report-m-base = grunnstyrkur
report-m-rung = stigi
report-m-odds = forgjöf
report-m-bare = upphafsstaðan ein, sem er ein byrjun af mörgum
report-m-evaluation = jafnvægið eins og annað mat teflir það
report-m-at-most = { $n } í mesta lagi
report-statistics = Tölfræði
report-s-share = Öryggisbil árangurs: Wilson (1927) og Jeffreys (1946; Brown, Cai og DasGupta, Statistical Science 16, 2001). Bæði eru gerð fyrir viðureignir án jafnteflis; jafntefli gera þau víðari en þarf.
report-s-verdict = Dómar: sanngjarnt þar sem öryggisbil Wilsons liggur innan beltisins, öðru liðinu í vil þar sem það er alveg utan þess, annars óráðið.
report-s-judged = Dómar: eftir líkum á árangri utan beltanna að viðureignunum loknum (Dirichlet-dreifing, með hálfri viðureign af hverjum úrslitum á undan), ólokin viðureign talin því liði sem dómurinn er ekki í vil, og skekkjunni skipt jafnt á arma og skoðanir (Bonferroni). Sanngirni þarf að sýna við tvo styrkleika með tveimur einhliða prófum (Schuirmann, Journal of Pharmacokinetics and Biopharmaceutics 15, 1987). Lið sem dómurinn er í vil þarf að vera á undan við hvern meiri styrk og eftir hverju öðru mati.
report-s-race = Kapphlaup: öryggisruna með normlegri blöndu (Robbins 1970; Howard, Ramdas, McAuliffe og Sekhon, Annals of Statistics 49, 2021), skekkjunni skipt jafnt á armana (Bonferroni); hún er spurð eftir hverjar tuttugu viðureignir.
report-s-ladder = Stigi og forgjöf: lógistísk aðhvarfsgreining árangurs á tvíundarlogra af stöðum fyrir hvern leik, eða af hlutfalli þeirra (Berkson 1944; Cox 1958), öryggisbil Walds þar sem jafntefli sveiflast minna en unnin eða töpuð viðureign, kí² Pearsons fyrir mátgæði; jafna forgjöfin eftir Fieller (1954). Þar sem enginn ferill er líklegastur (Albert og Anderson, Biometrika 71, 1984) er hálfum sigri og hálfu tapi bætt við hvern styrk, og hallinn er merktur †.
report-s-trend = Breyting með styrk: hlutfallslegar líkur á tapi, jafntefli og sigri á tvíundarlogra af stöðum fyrir hvern leik (McCullagh 1980), með byrjanir sem slembiáhrif með nálgun Laplace (Breslow og Clayton 1993).
report-s-skill = Tvöföld umhugsun: tvö öryggisbil Wilsons sett saman (Newcombe, Statistics in Medicine 17, 1998).
report-s-effects = Áhrif reglna: hálftvíkosta aðhvarfsgreining með veikri hryggjarrefsingu (Wedderburn 1974; McCullagh og Nelder 1989), í stigum sem meðaljaðaráhrif (Williams, Stata Journal 12, 2012).
report-s-contrasts = Hverju val bætir við: meðalmunur viðureigna úr sömu byrjunum, yfir fleiri reglur með öryggisbili Students og frígráðum Satterthwaites (1946).
report-s-agreement = Samræmi við fólk: fylgni Pearsons með öryggisbili Fishers (1915), Spearmans með öryggisbili Bonetts og Wrights (Psychometrika 65, 2000), meðalmunurinn með öryggisbili Students (1908).
report-commands = Til að tefla hana aftur, gera þessa skýrslu aftur og sannreyna töfluna
report-commands-note = Viðureignirnar verða þær sömu, og sannreyndar, aðeins með forriti þar sem vélin hefur sama fingrafar; skýrslu má gera með hvaða forriti sem er.
report-file = Skrá rannsóknarinnar, eins og hún er
report-file-played = Skrá rannsóknarinnar eins og hún var þegar viðureignirnar voru tefldar; titlum og viðureignum fólks kann að hafa verið breytt síðan
report-left-out = Sleppt, því að reglurnar fara ekki saman
report-left-out-counted =
    { $n ->
        [one] { $n } samsetning
       *[other] { $n } samsetningar
    }
report-reason = ástæða

## Studies that judge

report-judged = Unnið, jafntefli og tapað
report-judged-lead = Hve oft hvort lið vinnur, og hve oft hvorugt, úr sömu byrjunum við hvern styrk. Viðureign sem var stöðvuð er ólokið: hún telst hvorugu liði, og dómur stendur hvort sem hefði unnið hana.
report-judged-title = Unnið, jafntefli og tapað eftir styrk
report-judged-desc = Súla fyrir hvern arm og hvern fjölda staða fyrir hvern leik, skipt eftir hlut viðureigna sem sóknarmenn unnu, sem urðu jafntefli, sem var ólokið og sem varnarmenn unnu.
report-judged-attackers = sóknarmenn vinna
report-judged-defenders = varnarmenn vinna
report-unfinished = ólokið
report-judgements = Dómur um hvern arm, og hvað mælir gegn honum
report-judged-because = af því að
report-because-games = viðureignirnar eru of fáar
report-because-unfinished = of mörgum viðureignum var ólokið
report-because-draws = árangurinn er jafn, en of fáar viðureignir eru útkljáðar
report-because-one-strength = árangurinn er aðeins sýndur jafn við einn styrk
report-because-strength = sterkari taflmennska segir annað
report-because-evaluations = annað mat segir annað
report-because-trend = árangurinn er jafn, en færist burt þegar bæði lið hugsa meira
report-judged-table = Allar viðureignir eftir styrk
report-depth = hálfleikir fram
report-bounds = örugglega innan
report-judged-says = standa betur
report-judged-neither = hvorugir
report-judged-unknown = óvíst
report-judged-bare = upphafsstaðan ein
report-answer-judged = Með { $nodes } stöður fyrir hvern leik gildir um { $n } arma: { $clauses }. Armur hyglar liði sem fær örugglega meira en { $most }; hann er jafn ef árangurinn er við tvo styrkleika örugglega frá { $low } til { $high } og að minnsta kosti { $decided } viðureignanna eru útkljáð.
report-clause-undetermined =
    { $n ->
        [one] { $n } er óráðinn
       *[other] { $n } eru óráðnir
    }
report-verdict-undetermined = óráðið
