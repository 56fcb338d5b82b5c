## mistakes

mistakes-in-rule = regeln `{ $rule }`: { $what }
mistakes-in-layout = uppställningen `{ $layout }`: { $what }
mistakes-in-extends = `extends`: { $what }
mistakes-with-chosen = med `+{ $word }`: { $what }
mistakes-rule-missing = regeln `{ $rule }` saknas: lägg till `{ $rule } = "…"` under `[rules]`, med { $values }
mistakes-rule-missing-because = regeln `{ $rule }` saknas, eftersom `{ $other }` är `{ $value }`: lägg till `{ $rule } = "…"` under `[rules]`, med { $values }
mistakes-rule-meaningless = regeln `{ $rule }` har ingen betydelse: utelämna den
mistakes-rule-meaningless-because = regeln `{ $rule }` har ingen betydelse, eftersom `{ $other }` är `{ $value }`: utelämna den
mistakes-no-middle = ett bräde på { $size }×{ $size } har ingen mittpunkt
mistakes-thrones-drawn = borgar ritade i uppställningen `{ $layout }`: { $count }; det ska bara finnas en
mistakes-no-corners-drawn = uppställningen `{ $layout }` har inga hörnpunkter ritade
mistakes-no-camps-drawn = uppställningen `{ $layout }` har inga läger ritade
mistakes-no-corner-to-escape-to = kungen ska undkomma till ett hörn, men `corners` är `none`
mistakes-no-extreme-corner = kungen ska undkomma ytterst i ett hörn: `corners` måste vara `single` eller `quad`, eller `escape` vara `corners`
mistakes-no-stop-in-the-corner = kungen ska undkomma till ett hörn, men han får inte stanna där: `corners-stop` är `{ $value }`
mistakes-no-camps-on-the-edge = det finns inga läger på kanten: skriv `edge`
mistakes-king-never-captured = angriparna skulle inte kunna vinna: kungen måste kunna fångas på avstånd från borg och kant
mistakes-king-off-the-throne-he-is-safe-on = i uppställningen `{ $layout }` börjar kungen inte i borgen
mistakes-no-edge-there = där finns ingen kant: `{ $value }` hör till `{ $edge }`
mistakes-may-not-stand = pjäsen på { $point } ({ $piece }) står där den inte får stå
mistakes-no-attackers = det finns inga angripare
mistakes-starts-escaped = kungen börjar på { $point }, där han redan har undkommit
mistakes-cannot-escape = kungen på { $point } skulle inte kunna undkomma ens från ett tomt bräde
mistakes-over-encircled = partiet skulle vara slut före det första draget: försvararna är inringade
mistakes-over-by-a-fort = partiet skulle vara slut före det första draget: kungen står vid kanten i ett fort som ingen kan bryta
mistakes-over-with-the-king-alone = partiet skulle vara slut före det första draget: kungen har förlorat alla sina män
mistakes-over-with-the-king-walled-in = partiet skulle vara slut före det första draget: kungen är inmurad
mistakes-over-without-escape = partiet skulle vara slut före det första draget: kungen kan varken undkomma eller stå i ett fort längre
mistakes-two-grids = en uppställning har två rutnät, pjäser och märken, med en tom rad emellan
mistakes-shape-of-pieces = rutnätet med pjäser har { $rows } rader, och rad { $row } har { $columns } punkter: bräden är kvadratiska, { $least } till { $most } breda
mistakes-shape-of-marks = rutnätet med märken har { $rows } rader, och rad { $row } har { $columns } punkter: bräden är kvadratiska, { $least } till { $most } breda
mistakes-meaningless-piece = `{ $character }` på { $point } betyder inget i rutnätet med pjäser: använd `.`, `a`, `d`, `K` och för särskilda pjäser `c`, `n`, `m`, `g` eller `C`, `N`, `M`, `G`
mistakes-meaningless-mark = `{ $character }` på { $point } betyder inget i rutnätet med märken: använd `.`, `T`, `C`, `X` och `v`
mistakes-kings = en uppställning har en kung; antal kungar i den här: { $count }
mistakes-no-such-layout = det finns ingen uppställning `{ $layout }`
mistakes-id-not-plain = `{ $word }` kan inte vara ett `id`: använd små bokstäver, siffror och bindestreck
mistakes-layout-name-not-plain = `{ $word }` kan inte vara namn på en uppställning: använd små bokstäver, siffror och bindestreck
mistakes-option-name-not-plain = `{ $word }` kan inte vara namn på ett tillval: använd små bokstäver, siffror och bindestreck
mistakes-unknown-family = `{ $word }` är ingen familj: det kan vara { $values }
mistakes-unknown-family-near = `{ $word }` är ingen familj: menade du `{ $near }`? Det kan vara { $values }
mistakes-unknown-standing = `{ $word }` säger inte hur säker regeln är: det kan vara { $values }
mistakes-unknown-standing-near = `{ $word }` säger inte hur säker regeln är: menade du `{ $near }`? Det kan vara { $values }
mistakes-unknown-value = regeln `{ $rule }` kan inte vara `{ $word }`: det kan vara { $values }
mistakes-unknown-value-near = regeln `{ $rule }` kan inte vara `{ $word }`: menade du `{ $near }`? Det kan vara { $values }
mistakes-unknown-rule = det finns ingen regel `{ $word }`; reglerna är { $rules }
mistakes-unknown-rule-near = det finns ingen regel `{ $word }`; menade du { $near }?
mistakes-rule-belongs-above = det finns ingen regel `{ $word }`; det hör hemma överst i filen, före den första raden inom hakparentes
mistakes-reading-without-note = regeln `{ $rule }` är en tolkning: dess `note` måste ange skälet och de andra tolkningarna
mistakes-others-without-reading = regeln `{ $rule }` är `{ $standing }`: bara en tolkning har `others`
mistakes-others-in-option = regeln `{ $rule }` står i tillvalet `{ $option }`: skriv `others` där regelverket självt har regeln
mistakes-other-is-own = regeln `{ $rule }` är redan `{ $value }`: `others` är till för värdena i andra tolkningar
mistakes-other-twice = regeln `{ $rule }` har `{ $value }` två gånger i `others`: utelämna det ena
mistakes-other-like-option = regeln `{ $rule }` kan vara `{ $value }` i en annan tolkning, som skulle heta `{ $option }` liksom ett tillval som ändrar något annat: ge det tillvalet ett annat namn
mistakes-standing-without-source = regeln `{ $rule }` är `{ $standing }`: `source` måste säga i vad
mistakes-layouts-missing = `layouts` saknas: lägg till `layouts = ["NAMN"]` överst i filen, den vanliga först
mistakes-options-of-nobody = `inherit-options` är för en fil som bygger på ett annat regelverk med `extends`
mistakes-not-an-option = `{ $word }` är inget tillval i regelverket som filen bygger på: det har { $options }
mistakes-source-taken = regelverket som filen bygger på har en annan källa `{ $source }`: välj ett annat namn
mistakes-unknown-source = det finns ingen källa `{ $source }`; filen har { $sources }
mistakes-layouts-empty = `layouts` är tom: nämn minst en uppställning; den första är den vanliga
mistakes-too-many-layouts = `layouts` nämner { $count } uppställningar: högst { $most }
mistakes-layout-twice = uppställningen `{ $layout }` är nämnd två gånger
mistakes-unknown-layout = det finns ingen uppställning `{ $layout }`; det finns { $layouts }
mistakes-unknown-layout-near = det finns ingen uppställning `{ $layout }`; menade du `{ $near }`?
mistakes-option-like-layout = `{ $option }` är namn på både ett tillval och en uppställning: `{ $id }+{ $option }` skulle kunna betyda bådadera
mistakes-unknown-ruleset = det finns inget regelverk `{ $id }`; `hnefi rules list` visar alla
mistakes-unknown-ruleset-near = det finns inget regelverk `{ $id }`; menade du `{ $near }`?
mistakes-unknown-selection = `{ $id }` har varken något tillval eller någon uppställning `{ $word }`: det har { $known }
mistakes-two-readings = `{ $one }` och `{ $other }` är två tolkningar av regeln `{ $rule }` i `{ $id }`: välj en av dem
mistakes-extends-itself = ett regelverk kan inte bygga på sig självt: { $way }
mistakes-not-toml = detta är inte TOML: { $error }
mistakes-not-toml-quotes = detta är inte TOML: { $error }; citattecken måste vara raka: "
mistakes-not-toml-word = detta är inte TOML: { $error }; skriv det som "ord"
mistakes-not-toml-value = detta är inte TOML: { $error }; skriv `nyckel = "värde"`
mistakes-not-toml-twice = detta är inte TOML: { $error }; det står redan längre upp
mistakes-key-unknown = `{ $word }` betyder inget; här kan stå { $known }
mistakes-key-unknown-near = `{ $word }` betyder inget; menade du `{ $near }`?
mistakes-key-unknown-in = `{ $word }` betyder inget i `[{ $section }]`; här kan stå { $known }
mistakes-key-unknown-in-near = `{ $word }` betyder inget i `[{ $section }]`; menade du `{ $near }`?
mistakes-key-belongs-above = `{ $word }` betyder inget i `[{ $section }]`; det hör hemma överst i filen, före den första raden inom hakparentes
mistakes-must-be-string = `{ $key }` måste vara en text inom citattecken; detta är { $found }
mistakes-must-be-year = `{ $key }` måste vara ett årtal, som 1732; detta är { $found }
mistakes-must-be-flag = `{ $key }` måste vara `true` eller `false`; detta är { $found }
mistakes-must-be-list = `{ $key }` måste vara en lista av namn: ["ett", "annat"]; detta är { $found }
mistakes-must-be-table = `{ $key }` måste vara en tabell: `[{ $key }]` på en egen rad; detta är { $found }
mistakes-must-be-text = `{ $key }` måste vara en text eller en text på ett eller flera språk efter deras koder, till exempel {"{"} en = "…", de = "…" {"}"}
mistakes-id-missing = `id` saknas: lägg till `id = "mitt-spel"` överst i filen
mistakes-name-missing = `name` saknas: lägg till `name = "Mitt spel"` överst i filen
mistakes-pieces-missing = `[{ $section }]` saknar `pieces`: lägg till `pieces = """…"""` med brädets rader, den översta först
mistakes-author-missing = `[{ $section }]` saknar `author`: lägg till vem som skrev det
mistakes-unknown-source-type = `{ $word }` är ingen typ av källa: det kan vara { $values }
mistakes-unknown-source-type-near = `{ $word }` är ingen typ av källa: menade du `{ $near }`? Det kan vara { $values }
mistakes-not-a-date = `{ $word }` är inget datum: skriv ett år, en månad eller en dag, till exempel 2020, 2020-04 eller 2020-04-12
mistakes-title-missing = `[{ $section }]` saknar `title`: lägg till vad det heter
mistakes-rules-missing = `[{ $section }]` saknar `rules`: lägg till `[{ $section }.rules]` med reglerna som det ändrar
mistakes-value-missing = `[{ $section }]` saknar `value`: lägg till `value = "…"`: { $values }

## warnings

warnings-corners-can-be-plugged = angripare får stanna på hörnpunkterna, och de som står där stänger kungens väg ut för gott
warnings-king-safe-on-the-throne = kungen kan inte fångas i borgen och får komma tillbaka till den: han kan sitta kvar där för gott
warnings-king-safe-beside-the-throne = bredvid borgen fångas kungen aldrig: en av hans fyra sidor är borgen, som inte är fientlig mot honom och där ingen angripare får stå
warnings-few-attackers = för att fånga kungen i det öppna krävs { $needed } angripare, och det finns { $attackers }
warnings-fewer-than-defenders = { $attackers } angripare ska omringa en sida på { $defenders }
warnings-no-end = inget avslutar ett parti som går runt i cirkel
warnings-walled-in-without-end = en sida som är inmurad förlorar bara sina turer, och de som murade in den vinner ingenting
warnings-throne-without-effect = borgen har ingen verkan: alla får stanna där och passera, inget slås mot den, och kungen fångas där som överallt annars
warnings-corners-without-effect = hörnpunkterna har ingen verkan: alla får stanna där och passera, inget slås mot dem, och kungen undkommer inte där
warnings-no-such-piece = regeln `{ $rule }` har ingen verkan: ingen uppställning har den pjäsen ({ $kind })
warnings-jump-without-special-points = regeln `{ $rule }` har ingen verkan: det finns inga särskilda punkter att hoppa från eller till
warnings-exit-fort-too-late = `exit-fort` har ingen verkan: en kung som når kanten har redan vunnit
warnings-four-sides-on-the-edge = på kanten har en pjäs tre sidor: med `{ $value }` fångas kungen aldrig där
warnings-option-without-effect = tillvalet `{ $option }` ändrar inget: reglerna säger detsamma utan det
warnings-attackers-cannot-move = angriparna börjar och kan inte dra
warnings-defenders-cannot-move = försvararna börjar och kan inte dra
warnings-attackers-win-at-once = angriparna börjar och vinner genast med { $ply }
warnings-defenders-win-at-once = försvararna börjar och vinner genast med { $ply }
warnings-escapes-at-once = vad angriparna än spelar först undkommer kungen genast, till exempel med { $answer }
warnings-uneven = uppställningen `{ $layout }` är inte symmetrisk: { $turn } kommer pjäsen på { $point } ({ $piece }) till { $image }, där en annan står ({ $other })
warnings-uneven-alone = uppställningen `{ $layout }` är inte symmetrisk: { $turn } kommer pjäsen på { $point } ({ $piece }) till { $image }, där ingen står
warnings-king-off-the-throne = kungen börjar inte i borgen, { $throne }, utan på { $king }
warnings-never-moves = det som står på { $points } kan aldrig flytta sig, vem som än lämnar plats
warnings-several-sizes = uppställningen `{ $layout }` är { $size }×{ $size }, den vanliga uppställningen `{ $usual }` { $width }×{ $width }
warnings-layout-unused = uppställningen `{ $layout }` är ritad, men finns inte bland `layouts`
warnings-name-built-in = `{ $id }` är namnet på ett inbyggt regelverk (`{ $other }`): partier spelade efter den här filen skulle tas för partier efter det regelverket
warnings-name-offered = `{ $id }` är namnet på ett regelverk som erbjuds här: inget parti kan börjas efter den här filen som den är

## advice

advice-corners-can-be-plugged = skriv `king` eller `defenders-and-king`, eller låt kungen undkomma vid kanten
advice-king-safe-on-the-throne = skriv `four`, eller låt honom inte stanna i borgen igen, eller lägg till `encirclement`
advice-king-safe-beside-the-throne = gör borgen fientlig mot kungen (`throne-hostile`), eller skriv `two`, eller `never` om det är meningen
advice-few-attackers = i de flesta av familjens spel är angriparna dubbelt så många
advice-no-end = skriv `draw-at-third`, eller låt spelarna komma överens om remi
advice-walled-in-without-end = skriv `loss` eller `draw`, eller lägg till `encirclement`
advice-throne-without-effect = skriv `throne = "none"`, eller ge den en kraft
advice-corners-without-effect = skriv `corners = "none"`, eller ge dem en kraft
advice-no-such-piece = utelämna den, eller rita `{ $small }` eller `{ $large }` på en uppställning
advice-jump-without-special-points = skriv `free` eller `none`
advice-exit-fort-too-late = utelämna den, eller låt honom undkomma i hörnen
advice-four-sides-on-the-edge = skriv `three-and-edge`, eller `never` om det är meningen
advice-option-without-effect = utelämna det, eller ge det ett annat värde
advice-no-first-move = låt den andra sidan börja (`first`), eller rita uppställningen annorlunda
advice-wins-at-once = låt den andra sidan börja, eller rita uppställningen annorlunda
advice-escapes-at-once = ställ angriparna närmare, eller ge kungen en längre väg
advice-uneven = leta efter ett misstag, om det inte är meningen
advice-king-off-the-throne = flytta honom, om det inte är meningen
advice-never-moves = ställ det någon annanstans, eller öppna punkterna omkring det
advice-several-sizes = ett regelverk för varje storlek är lättare att hitta och tala om
advice-layout-unused = lägg till dess namn där
advice-name-taken = välj ett annat `id`

## parts

parts-list-and = { $words } och { $last }
parts-or-a-number = { $words } eller ett heltal från { $least } till { $most }
parts-list-or = { $words } eller { $last }
parts-nothing = ingenting
parts-a-string = en text
parts-a-number = ett tal
parts-true-or-false = `true` eller `false`
parts-a-date = ett datum
parts-a-list = en lista
parts-a-table = en tabell
parts-attacker = angripare
parts-defender = försvarare
parts-king = kung
parts-commander = befälhavare
parts-knight = riddare
parts-mercenary = legosoldat
parts-guard = vakt
parts-attackers-commander = angriparnas befälhavare
parts-attackers-knight = angriparnas riddare
parts-attackers-mercenary = angriparnas legosoldat
parts-attackers-guard = angriparnas vakt
parts-defenders-commander = försvararnas befälhavare
parts-defenders-knight = försvararnas riddare
parts-defenders-mercenary = försvararnas legosoldat
parts-defenders-guard = försvararnas vakt
parts-left-to-right = speglad från vänster till höger
parts-top-to-bottom = speglad uppifrån och ned
parts-half-turn = vriden ett halvt varv
parts-quarter-turn = vriden ett kvarts varv
parts-diagonal = speglad i diagonalen
