## mistakes

mistakes-in-rule = reglan `{ $rule }`: { $what }
mistakes-in-layout = uppstillingin `{ $layout }`: { $what }
mistakes-in-extends = `extends`: { $what }
mistakes-with-chosen = með `+{ $word }`: { $what }
mistakes-rule-missing = regluna `{ $rule }` vantar: bættu `{ $rule } = "…"` við undir `[rules]`, með { $values }
mistakes-rule-missing-because = regluna `{ $rule }` vantar, af því að `{ $other }` er `{ $value }`: bættu `{ $rule } = "…"` við undir `[rules]`, með { $values }
mistakes-rule-meaningless = reglan `{ $rule }` er merkingarlaus: slepptu henni
mistakes-rule-meaningless-because = reglan `{ $rule }` er merkingarlaus, af því að `{ $other }` er `{ $value }`: slepptu henni
mistakes-no-middle = borð sem er { $size }×{ $size } á sér engan miðpunkt
mistakes-thrones-drawn = hásæti teiknuð í uppstillingunni `{ $layout }`: { $count }; það á aðeins að vera eitt
mistakes-no-corners-drawn = í uppstillingunni `{ $layout }` eru engir hornpunktar teiknaðir
mistakes-no-camps-drawn = í uppstillingunni `{ $layout }` eru engar herbúðir teiknaðar
mistakes-no-corner-to-escape-to = konungurinn á að sleppa út í horn, en `corners` er `none`
mistakes-no-extreme-corner = konungurinn á að sleppa yst út í horn: `corners` verður að vera `single` eða `quad`, eða `escape` að vera `corners`
mistakes-no-stop-in-the-corner = konungurinn á að sleppa út í horn, en hann má ekki nema þar staðar: `corners-stop` er `{ $value }`
mistakes-no-camps-on-the-edge = engar herbúðir eru á jaðrinum: skrifaðu `edge`
mistakes-king-never-captured = sóknarmenn gætu ekki unnið: það verður að vera hægt að fanga konunginn fjarri hásæti og jaðri
mistakes-king-off-the-throne-he-is-safe-on = í uppstillingunni `{ $layout }` byrjar konungurinn ekki í hásætinu
mistakes-no-edge-there = þar er enginn jaðar: `{ $value }` á við `{ $edge }`
mistakes-may-not-stand = maðurinn á { $point } ({ $piece }) stendur þar sem hann má ekki standa
mistakes-no-attackers = engir sóknarmenn eru á borðinu
mistakes-starts-escaped = konungurinn byrjar á { $point }, þar sem hann er þegar sloppinn
mistakes-cannot-escape = konungurinn á { $point } gæti ekki sloppið þótt borðið væri autt
mistakes-over-encircled = taflinu væri lokið fyrir fyrsta leik: varnarmenn eru umkringdir
mistakes-over-by-a-fort = taflinu væri lokið fyrir fyrsta leik: konungurinn stendur við jaðarinn í virki sem enginn fær rofið
mistakes-over-with-the-king-alone = taflinu væri lokið fyrir fyrsta leik: konungurinn hefur misst alla menn sína
mistakes-over-with-the-king-walled-in = taflinu væri lokið fyrir fyrsta leik: konungurinn er innilokaður
mistakes-over-without-escape = taflinu væri lokið fyrir fyrsta leik: konungurinn getur hvorki sloppið né staðið í virki lengur
mistakes-two-grids = uppstilling hefur tvö rúðunet, menn og merki, með auðri línu á milli
mistakes-shape-of-pieces = í rúðuneti mannanna eru { $rows } raðir, og í röð { $row } eru { $columns } punktar: borð eru ferningslaga, { $least } til { $most } punktar á breidd
mistakes-shape-of-marks = í rúðuneti merkjanna eru { $rows } raðir, og í röð { $row } eru { $columns } punktar: borð eru ferningslaga, { $least } til { $most } punktar á breidd
mistakes-meaningless-piece = `{ $character }` á { $point } merkir ekkert í rúðuneti mannanna: notaðu `.`, `a`, `d`, `K` og fyrir sérstaka menn `c`, `n`, `m`, `g` eða `C`, `N`, `M`, `G`
mistakes-meaningless-mark = `{ $character }` á { $point } merkir ekkert í rúðuneti merkjanna: notaðu `.`, `T`, `C`, `X` og `v`
mistakes-kings = í uppstillingu er einn konungur; fjöldi konunga í þessari: { $count }
mistakes-no-such-layout = uppstillingin `{ $layout }` er ekki til
mistakes-id-not-plain = `{ $word }` getur ekki verið `id`: notaðu litla stafi, tölustafi og bandstrik
mistakes-layout-name-not-plain = `{ $word }` getur ekki verið heiti uppstillingar: notaðu litla stafi, tölustafi og bandstrik
mistakes-option-name-not-plain = `{ $word }` getur ekki verið heiti valkosts: notaðu litla stafi, tölustafi og bandstrik
mistakes-unknown-family = `{ $word }` er engin ætt: gildið getur verið { $values }
mistakes-unknown-family-near = `{ $word }` er engin ætt: áttirðu við `{ $near }`? Gildið getur verið { $values }
mistakes-unknown-standing = `{ $word }` segir ekki hve örugg reglan er: gildið getur verið { $values }
mistakes-unknown-standing-near = `{ $word }` segir ekki hve örugg reglan er: áttirðu við `{ $near }`? Gildið getur verið { $values }
mistakes-unknown-value = reglan `{ $rule }` getur ekki verið `{ $word }`: gildið getur verið { $values }
mistakes-unknown-value-near = reglan `{ $rule }` getur ekki verið `{ $word }`: áttirðu við `{ $near }`? Gildið getur verið { $values }
mistakes-unknown-rule = reglan `{ $word }` er ekki til; reglurnar eru { $rules }
mistakes-unknown-rule-near = reglan `{ $word }` er ekki til; áttirðu við { $near }?
mistakes-rule-belongs-above = reglan `{ $word }` er ekki til; það á heima efst í skránni, á undan fyrstu línunni í hornklofum
mistakes-reading-without-note = reglan `{ $rule }` er túlkun: `note` hennar verður að geta ástæðunnar og hinna túlkananna
mistakes-others-without-reading = reglan `{ $rule }` er `{ $standing }`: aðeins túlkun hefur `others`
mistakes-others-in-option = reglan `{ $rule }` er í valkostinum `{ $option }`: skrifaðu `others` þar sem reglusafnið sjálft hefur regluna
mistakes-other-is-own = reglan `{ $rule }` er þegar `{ $value }`: `others` er fyrir gildi annarra túlkana
mistakes-other-twice = reglan `{ $rule }` hefur `{ $value }` tvisvar í `others`: slepptu öðru þeirra
mistakes-other-like-option = reglan `{ $rule }` getur verið `{ $value }` í annarri túlkun sem héti `{ $option }` eins og valkostur sem breytir einhverju öðru: gefðu þeim valkosti annað nafn
mistakes-standing-without-source = reglan `{ $rule }` er `{ $standing }`: `source` verður að segja í hverju
mistakes-layouts-missing = `layouts` vantar: bættu `layouts = ["HEITI"]` við efst í skránni, þeirri venjulegu fyrst
mistakes-options-of-nobody = `inherit-options` er fyrir skrá sem byggir á öðru reglusafni með `extends`
mistakes-not-an-option = `{ $word }` er ekki valkostur reglusafnsins sem byggt er á: það hefur { $options }
mistakes-source-taken = reglusafnið sem byggt er á hefur aðra heimild `{ $source }`: veldu annað heiti
mistakes-unknown-source = heimildin `{ $source }` er ekki til; skráin hefur { $sources }
mistakes-layouts-empty = `layouts` er tómt: nefndu að minnsta kosti eina uppstillingu, sú fyrsta er sú venjulega
mistakes-too-many-layouts = `layouts` nefnir { $count } uppstillingar: í mesta lagi { $most }
mistakes-layout-twice = uppstillingin `{ $layout }` er nefnd tvisvar
mistakes-unknown-layout = uppstillingin `{ $layout }` er ekki til; til eru { $layouts }
mistakes-unknown-layout-near = uppstillingin `{ $layout }` er ekki til; áttirðu við `{ $near }`?
mistakes-option-like-layout = `{ $option }` er bæði heiti á valkosti og uppstillingu: `{ $id }+{ $option }` gæti merkt hvort sem er
mistakes-unknown-ruleset = reglusafnið `{ $id }` er ekki til; `hnefi rules list` sýnir þau öll
mistakes-unknown-ruleset-near = reglusafnið `{ $id }` er ekki til; áttirðu við `{ $near }`?
mistakes-unknown-selection = `{ $id }` hefur hvorki valkostinn né uppstillinguna `{ $word }`: það hefur { $known }
mistakes-two-readings = `{ $one }` og `{ $other }` eru tvær túlkanir á reglunni `{ $rule }` í `{ $id }`: veldu aðra þeirra
mistakes-extends-itself = reglusafn getur ekki byggt á sjálfu sér: { $way }
mistakes-not-toml = þetta er ekki TOML: { $error }
mistakes-not-toml-quotes = þetta er ekki TOML: { $error }; gæsalappir verða að vera beinar: "
mistakes-not-toml-word = þetta er ekki TOML: { $error }; skrifaðu það sem "orð"
mistakes-not-toml-value = þetta er ekki TOML: { $error }; skrifaðu `lykill = "gildi"`
mistakes-not-toml-twice = þetta er ekki TOML: { $error }; það stendur þegar ofar
mistakes-key-unknown = `{ $word }` merkir ekkert; hér geta staðið { $known }
mistakes-key-unknown-near = `{ $word }` merkir ekkert; áttirðu við `{ $near }`?
mistakes-key-unknown-in = `{ $word }` merkir ekkert í `[{ $section }]`; hér geta staðið { $known }
mistakes-key-unknown-in-near = `{ $word }` merkir ekkert í `[{ $section }]`; áttirðu við `{ $near }`?
mistakes-key-belongs-above = `{ $word }` merkir ekkert í `[{ $section }]`; það á heima efst í skránni, á undan fyrstu línunni í hornklofum
mistakes-must-be-string = `{ $key }` verður að vera texti í gæsalöppum; þetta er { $found }
mistakes-must-be-year = `{ $key }` verður að vera ártal, svo sem 1732; þetta er { $found }
mistakes-must-be-flag = `{ $key }` verður að vera `true` eða `false`; þetta er { $found }
mistakes-must-be-list = `{ $key }` verður að vera listi af heitum: ["eitt", "annað"]; þetta er { $found }
mistakes-must-be-table = `{ $key }` verður að vera tafla: `[{ $key }]` ein í línu; þetta er { $found }
mistakes-must-be-text = `{ $key }` verður að vera texti eða texti á einu eða fleiri tungumálum eftir kóðum þeirra, til dæmis {"{"} en = "…", de = "…" {"}"}
mistakes-id-missing = `id` vantar: bættu `id = "taflid-mitt"` við efst í skránni
mistakes-name-missing = `name` vantar: bættu `name = "Taflið mitt"` við efst í skránni
mistakes-pieces-missing = `pieces` vantar í `[{ $section }]`: bættu við `pieces = """…"""` með röðum borðsins, þeirri efstu fyrst
mistakes-author-missing = `author` vantar í `[{ $section }]`: bættu við hver skrifaði það
mistakes-unknown-source-type = `{ $word }` er engin tegund heimildar: gildið getur verið { $values }
mistakes-unknown-source-type-near = `{ $word }` er engin tegund heimildar: áttirðu við `{ $near }`? Gildið getur verið { $values }
mistakes-not-a-date = `{ $word }` er ekki dagsetning: skrifaðu ár, mánuð eða dag, til dæmis 2020, 2020-04 eða 2020-04-12
mistakes-title-missing = `title` vantar í `[{ $section }]`: bættu við hvað það heitir
mistakes-rules-missing = `rules` vantar í `[{ $section }]`: bættu við `[{ $section }.rules]` með reglunum sem hann breytir
mistakes-value-missing = `value` vantar í `[{ $section }]`: bættu við `value = "…"`: { $values }

## warnings

warnings-corners-can-be-plugged = sóknarmenn mega nema staðar á hornpunktunum, og þeir sem standa þar loka útgönguleið konungsins fyrir fullt og allt
warnings-king-safe-on-the-throne = konunginn er ekki hægt að fanga í hásætinu og hann má koma þangað aftur: hann getur setið þar endalaust
warnings-king-safe-beside-the-throne = við hlið hásætisins er konungurinn aldrei fangaður: ein af fjórum hliðum hans er hásætið, sem er honum ekki fjandsamlegt og þar sem enginn sóknarmaður má standa
warnings-few-attackers = til að fanga konunginn á berangri þarf { $needed } sóknarmenn, en þeir eru { $attackers }
warnings-fewer-than-defenders = sóknarmenn, { $attackers } talsins, eiga að umkringja lið sem telur { $defenders }
warnings-no-end = ekkert bindur enda á tafl sem gengur í hringi
warnings-walled-in-without-end = lið sem er króað af missir aðeins leiki sína, og þeir sem króuðu það af vinna ekkert
warnings-throne-without-effect = hásætið hefur engin áhrif: allir mega nema þar staðar og fara þar um, ekkert er drepið upp við það, og konungurinn er fangaður þar eins og hvar sem er
warnings-corners-without-effect = hornpunktarnir hafa engin áhrif: allir mega nema þar staðar og fara þar um, ekkert er drepið upp við þá, og konungurinn sleppur ekki þar
warnings-no-such-piece = reglan `{ $rule }` hefur engin áhrif: engin uppstilling hefur þann mann ({ $kind })
warnings-jump-without-special-points = reglan `{ $rule }` hefur engin áhrif: engir sérstakir punktar eru til að stökkva af eða á
warnings-exit-fort-too-late = `exit-fort` hefur engin áhrif: konungur sem kemst að jaðrinum hefur þegar unnið
warnings-four-sides-on-the-edge = á jaðrinum á maður sér þrjár hliðar: með `{ $value }` er konungurinn aldrei fangaður þar
warnings-option-without-effect = valkosturinn `{ $option }` breytir engu: reglurnar segja hið sama án hans
warnings-attackers-cannot-move = sóknarmenn byrja og geta ekki leikið
warnings-defenders-cannot-move = varnarmenn byrja og geta ekki leikið
warnings-attackers-win-at-once = sóknarmenn byrja og vinna þegar í stað með { $ply }
warnings-defenders-win-at-once = varnarmenn byrja og vinna þegar í stað með { $ply }
warnings-escapes-at-once = hverju sem sóknarmenn leika fyrst sleppur konungurinn þegar í stað, til dæmis með { $answer }
warnings-uneven = uppstillingin `{ $layout }` er ekki samhverf: { $turn } lendir maðurinn á { $point } ({ $piece }) á { $image }, þar sem annar stendur ({ $other })
warnings-uneven-alone = uppstillingin `{ $layout }` er ekki samhverf: { $turn } lendir maðurinn á { $point } ({ $piece }) á { $image }, þar sem enginn stendur
warnings-king-off-the-throne = konungurinn byrjar ekki í hásætinu, { $throne }, heldur á { $king }
warnings-never-moves = það sem stendur á { $points } getur aldrei hreyft sig, hver sem rýmir til
warnings-several-sizes = uppstillingin `{ $layout }` er { $size }×{ $size }, venjulega uppstillingin `{ $usual }` { $width }×{ $width }
warnings-layout-unused = uppstillingin `{ $layout }` er teiknuð, en er ekki meðal `layouts`
warnings-name-built-in = `{ $id }` er heiti á innbyggðu reglusafni (`{ $other }`): töfl tefld eftir þessari skrá yrðu talin töfl eftir því safni
warnings-name-offered = `{ $id }` er heiti á reglusafni sem hér er í boði: ekkert tafl er hægt að hefja eftir þessari skrá eins og hún er

## advice

advice-corners-can-be-plugged = skrifaðu `king` eða `defenders-and-king`, eða láttu konunginn sleppa við jaðarinn
advice-king-safe-on-the-throne = skrifaðu `four`, eða láttu hann ekki nema aftur staðar í hásætinu, eða bættu `encirclement` við
advice-king-safe-beside-the-throne = gerðu hásætið fjandsamlegt konunginum (`throne-hostile`), eða skrifaðu `two`, eða `never` ef sú er ætlunin
advice-few-attackers = í flestum töflum ættarinnar eru sóknarmenn tvöfalt fleiri
advice-no-end = skrifaðu `draw-at-third`, eða láttu teflendum eftir að semja um jafntefli
advice-walled-in-without-end = skrifaðu `loss` eða `draw`, eða bættu `encirclement` við
advice-throne-without-effect = skrifaðu `throne = "none"`, eða gefðu því einhvern mátt
advice-corners-without-effect = skrifaðu `corners = "none"`, eða gefðu þeim einhvern mátt
advice-no-such-piece = slepptu henni, eða teiknaðu `{ $small }` eða `{ $large }` á uppstillingu
advice-jump-without-special-points = skrifaðu `free` eða `none`
advice-exit-fort-too-late = slepptu henni, eða láttu hann sleppa í hornunum
advice-four-sides-on-the-edge = skrifaðu `three-and-edge`, eða `never` ef sú er ætlunin
advice-option-without-effect = slepptu honum, eða gefðu honum annað gildi
advice-no-first-move = láttu hitt liðið byrja (`first`), eða teiknaðu uppstillinguna á annan veg
advice-wins-at-once = láttu hitt liðið byrja, eða teiknaðu uppstillinguna á annan veg
advice-escapes-at-once = stilltu sóknarmönnum upp nær, eða gefðu konunginum lengri leið
advice-uneven = leitaðu að pennaglöpum, nema þetta sé ætlunin
advice-king-off-the-throne = færðu hann, nema þetta sé ætlunin
advice-never-moves = settu það annars staðar, eða opnaðu punktana í kring
advice-several-sizes = auðveldara er að finna og nefna eitt reglusafn fyrir hverja stærð
advice-layout-unused = bættu heiti hennar þar við
advice-name-taken = veldu annað `id`

## parts

parts-list-and = { $words } og { $last }
parts-or-a-number = { $words } eða heil tala frá { $least } til { $most }
parts-list-or = { $words } eða { $last }
parts-nothing = ekkert
parts-a-string = texti
parts-a-number = tala
parts-true-or-false = `true` eða `false`
parts-a-date = dagsetning
parts-a-list = listi
parts-a-table = tafla
parts-attacker = sóknarmaður
parts-defender = varnarmaður
parts-king = konungur
parts-commander = foringi
parts-knight = riddari
parts-mercenary = málaliði
parts-guard = vörður
parts-attackers-commander = foringi sóknarmanna
parts-attackers-knight = riddari sóknarmanna
parts-attackers-mercenary = málaliði sóknarmanna
parts-attackers-guard = vörður sóknarmanna
parts-defenders-commander = foringi varnarmanna
parts-defenders-knight = riddari varnarmanna
parts-defenders-mercenary = málaliði varnarmanna
parts-defenders-guard = vörður varnarmanna
parts-left-to-right = ef speglað er frá vinstri til hægri
parts-top-to-bottom = ef speglað er ofan frá og niður
parts-half-turn = ef snúið er um hálfan hring
parts-quarter-turn = ef snúið er um fjórðung úr hring
parts-diagonal = ef speglað er um hornalínuna
