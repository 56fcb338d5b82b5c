## mistakes

mistakes-in-rule = reglen `{ $rule }`: { $what }
mistakes-in-layout = opstillingen `{ $layout }`: { $what }
mistakes-in-extends = `extends`: { $what }
mistakes-with-chosen = med `+{ $word }`: { $what }
mistakes-rule-missing = reglen `{ $rule }` mangler: tilføj `{ $rule } = "…"` under `[rules]`, med { $values }
mistakes-rule-missing-because = reglen `{ $rule }` mangler, fordi `{ $other }` er `{ $value }`: tilføj `{ $rule } = "…"` under `[rules]`, med { $values }
mistakes-rule-meaningless = reglen `{ $rule }` har ingen betydning: udelad den
mistakes-rule-meaningless-because = reglen `{ $rule }` har ingen betydning, fordi `{ $other }` er `{ $value }`: udelad den
mistakes-no-middle = et bræt på { $size }×{ $size } har intet midterpunkt
mistakes-thrones-drawn = borge tegnet i opstillingen `{ $layout }`: { $count }; der skal kun være én
mistakes-no-corners-drawn = opstillingen `{ $layout }` har ingen hjørnepunkter tegnet
mistakes-no-camps-drawn = opstillingen `{ $layout }` har ingen lejre tegnet
mistakes-no-corner-to-escape-to = kongen skal slippe ud i et hjørne, men `corners` er `none`
mistakes-no-extreme-corner = kongen skal slippe ud yderst i et hjørne: `corners` skal være `single` eller `quad`, eller `escape` være `corners`
mistakes-no-stop-in-the-corner = kongen skal slippe ud i et hjørne, men han må ikke standse der: `corners-stop` er `{ $value }`
mistakes-no-camps-on-the-edge = der er ingen lejre på kanten: skriv `edge`
mistakes-king-never-captured = angriberne kunne ikke vinde: kongen skal kunne fanges, når han er væk fra borg og kant
mistakes-king-off-the-throne-he-is-safe-on = i opstillingen `{ $layout }` begynder kongen ikke i borgen
mistakes-no-edge-there = der er ingen kant dér: `{ $value }` hører til `{ $edge }`
mistakes-may-not-stand = brikken på { $point } ({ $piece }) står, hvor den ikke må stå
mistakes-no-attackers = der er ingen angribere
mistakes-starts-escaped = kongen begynder på { $point }, hvor han er sluppet ud
mistakes-cannot-escape = kongen på { $point } kunne ikke slippe ud, selv hvis brættet var tomt
mistakes-over-encircled = partiet ville være slut før det første træk: forsvarerne er omringet
mistakes-over-by-a-fort = partiet ville være slut før det første træk: kongen står ved kanten i et fort, som ingen kan bryde
mistakes-over-with-the-king-alone = partiet ville være slut før det første træk: kongen har mistet alle sine mænd
mistakes-over-with-the-king-walled-in = partiet ville være slut før det første træk: kongen er muret inde
mistakes-over-without-escape = partiet ville være slut før det første træk: kongen kan hverken slippe ud eller stå i et fort mere
mistakes-two-grids = en opstilling har to gitre, brikker og mærker, med en tom linje imellem
mistakes-shape-of-pieces = brikkernes gitter har { $rows } rækker, og dets række { $row } har { $columns } punkter: brætter er kvadratiske, { $least } til { $most } brede
mistakes-shape-of-marks = mærkernes gitter har { $rows } rækker, og dets række { $row } har { $columns } punkter: brætter er kvadratiske, { $least } til { $most } brede
mistakes-meaningless-piece = `{ $character }` på { $point } betyder ikke noget i brikkernes gitter: brug `.`, `a`, `d`, `K` og til særlige brikker `c`, `n`, `m`, `g` eller `C`, `N`, `M`, `G`
mistakes-meaningless-mark = `{ $character }` på { $point } betyder ikke noget i mærkernes gitter: brug `.`, `T`, `C`, `X` og `v`
mistakes-kings = en opstilling har én konge; antal konger i denne: { $count }
mistakes-no-such-layout = der er ingen opstilling `{ $layout }`
mistakes-id-not-plain = `{ $word }` kan ikke være et `id`: brug små bogstaver, cifre og bindestreger
mistakes-layout-name-not-plain = `{ $word }` kan ikke være navn på en opstilling: brug små bogstaver, cifre og bindestreger
mistakes-option-name-not-plain = `{ $word }` kan ikke være navn på et tilvalg: brug små bogstaver, cifre og bindestreger
mistakes-unknown-family = `{ $word }` er ingen familie: det kan være { $values }
mistakes-unknown-family-near = `{ $word }` er ingen familie: mente du `{ $near }`? Det kan være { $values }
mistakes-unknown-standing = `{ $word }` siger ikke, hvor sikker reglen er: det kan være { $values }
mistakes-unknown-standing-near = `{ $word }` siger ikke, hvor sikker reglen er: mente du `{ $near }`? Det kan være { $values }
mistakes-unknown-value = reglen `{ $rule }` kan ikke være `{ $word }`: det kan være { $values }
mistakes-unknown-value-near = reglen `{ $rule }` kan ikke være `{ $word }`: mente du `{ $near }`? Det kan være { $values }
mistakes-unknown-rule = der er ingen regel `{ $word }`; reglerne er { $rules }
mistakes-unknown-rule-near = der er ingen regel `{ $word }`; mente du { $near }?
mistakes-rule-belongs-above = der er ingen regel `{ $word }`; det hører til øverst i filen, før den første linje i kantede parenteser
mistakes-reading-without-note = reglen `{ $rule }` er en læsning: dens `note` skal give grunden og de andre læsninger
mistakes-others-without-reading = reglen `{ $rule }` er `{ $standing }`: kun en læsning har `others`
mistakes-others-in-option = reglen `{ $rule }` står i tilvalget `{ $option }`: skriv `others` dér, hvor regelsættet selv har reglen
mistakes-other-is-own = reglen `{ $rule }` er allerede `{ $value }`: `others` er til værdierne i andre læsninger
mistakes-other-twice = reglen `{ $rule }` har `{ $value }` to gange i `others`: udelad den ene
mistakes-other-like-option = reglen `{ $rule }` kan være `{ $value }` i en anden læsning, som ville hedde `{ $option }` ligesom et tilvalg, der ændrer noget andet: giv det tilvalg et andet navn
mistakes-standing-without-source = reglen `{ $rule }` er `{ $standing }`: `source` skal sige i hvad
mistakes-layouts-missing = `layouts` mangler: tilføj `layouts = ["NAVN"]` øverst i filen, den sædvanlige først
mistakes-options-of-nobody = `inherit-options` er til en fil, der bygger på et andet regelsæt med `extends`
mistakes-not-an-option = `{ $word }` er intet tilvalg i det regelsæt, der bygges på: det har { $options }
mistakes-source-taken = det regelsæt, der bygges på, har en anden kilde `{ $source }`: vælg et andet navn
mistakes-unknown-source = der er ingen kilde `{ $source }`; filen har { $sources }
mistakes-layouts-empty = `layouts` er tom: nævn mindst én opstilling; den første er den sædvanlige
mistakes-too-many-layouts = `layouts` nævner { $count } opstillinger: højst { $most }
mistakes-layout-twice = opstillingen `{ $layout }` er nævnt to gange
mistakes-unknown-layout = der er ingen opstilling `{ $layout }`; der er { $layouts }
mistakes-unknown-layout-near = der er ingen opstilling `{ $layout }`; mente du `{ $near }`?
mistakes-option-like-layout = `{ $option }` er navn på både et tilvalg og en opstilling: `{ $id }+{ $option }` kunne betyde begge dele
mistakes-unknown-ruleset = der er intet regelsæt `{ $id }`; `hnefi rules list` viser dem alle
mistakes-unknown-ruleset-near = der er intet regelsæt `{ $id }`; mente du `{ $near }`?
mistakes-unknown-selection = `{ $id }` har hverken et tilvalg eller en opstilling `{ $word }`: det har { $known }
mistakes-two-readings = `{ $one }` og `{ $other }` er to læsninger af reglen `{ $rule }` i `{ $id }`: vælg en af dem
mistakes-extends-itself = et regelsæt kan ikke bygge på sig selv: { $way }
mistakes-not-toml = dette er ikke TOML: { $error }
mistakes-not-toml-quotes = dette er ikke TOML: { $error }; anførselstegn skal være lige: "
mistakes-not-toml-word = dette er ikke TOML: { $error }; skriv det som "ord"
mistakes-not-toml-value = dette er ikke TOML: { $error }; skriv `nøgle = "værdi"`
mistakes-not-toml-twice = dette er ikke TOML: { $error }; det står der allerede længere oppe
mistakes-key-unknown = `{ $word }` betyder ikke noget; her kan stå { $known }
mistakes-key-unknown-near = `{ $word }` betyder ikke noget; mente du `{ $near }`?
mistakes-key-unknown-in = `{ $word }` betyder ikke noget i `[{ $section }]`; her kan stå { $known }
mistakes-key-unknown-in-near = `{ $word }` betyder ikke noget i `[{ $section }]`; mente du `{ $near }`?
mistakes-key-belongs-above = `{ $word }` betyder ikke noget i `[{ $section }]`; det hører til øverst i filen, før den første linje i kantede parenteser
mistakes-must-be-string = `{ $key }` skal være en tekst i anførselstegn; dette er { $found }
mistakes-must-be-year = `{ $key }` skal være et årstal, som 1732; dette er { $found }
mistakes-must-be-flag = `{ $key }` skal være `true` eller `false`; dette er { $found }
mistakes-must-be-list = `{ $key }` skal være en liste af navne: ["et", "andet"]; dette er { $found }
mistakes-must-be-table = `{ $key }` skal være en tabel: `[{ $key }]` på en linje for sig; dette er { $found }
mistakes-must-be-text = `{ $key }` skal være en tekst eller en tekst på et eller flere sprog efter deres koder, for eksempel {"{"} en = "…", de = "…" {"}"}
mistakes-id-missing = `id` mangler: tilføj `id = "mit-spil"` øverst i filen
mistakes-name-missing = `name` mangler: tilføj `name = "Mit spil"` øverst i filen
mistakes-pieces-missing = `[{ $section }]` mangler `pieces`: tilføj `pieces = """…"""` med brættets rækker, den øverste først
mistakes-author-missing = `[{ $section }]` mangler `author`: tilføj hvem der skrev det
mistakes-unknown-source-type = `{ $word }` er ingen slags kilde: det kan være { $values }
mistakes-unknown-source-type-near = `{ $word }` er ingen slags kilde: mente du `{ $near }`? Det kan være { $values }
mistakes-not-a-date = `{ $word }` er ingen dato: skriv et år, en måned eller en dag, for eksempel 2020, 2020-04 eller 2020-04-12
mistakes-title-missing = `[{ $section }]` mangler `title`: tilføj hvad det hedder
mistakes-rules-missing = `[{ $section }]` mangler `rules`: tilføj `[{ $section }.rules]` med de regler, den ændrer
mistakes-value-missing = `[{ $section }]` mangler `value`: tilføj `value = "…"`: { $values }

## warnings

warnings-corners-can-be-plugged = angribere må standse på hjørnepunkterne, og de, der står dér, lukker kongens vej ud for altid
warnings-king-safe-on-the-throne = kongen kan ikke fanges i borgen og må vende tilbage til den: han kan blive siddende dér for altid
warnings-king-safe-beside-the-throne = ved siden af borgen fanges kongen aldrig: en af hans fire sider er borgen, som ikke er fjendtlig over for ham, og hvor ingen angriber må stå
warnings-few-attackers = det kræver { $needed } angribere at fange kongen i det åbne, og der er { $attackers }
warnings-fewer-than-defenders = { $attackers } angribere skal omringe en side på { $defenders }
warnings-no-end = intet gør ende på et parti, der går i ring
warnings-walled-in-without-end = en side, der er muret inde, mister kun sine ture, og de, der murede den inde, vinder intet
warnings-throne-without-effect = borgen har ingen virkning: alle må standse i den og gå igennem den, intet bliver slået mod den, og kongen fanges dér som alle andre steder
warnings-corners-without-effect = hjørnepunkterne har ingen virkning: alle må standse på dem og gå hen over dem, intet bliver slået mod dem, og kongen slipper ikke ud dér
warnings-no-such-piece = reglen `{ $rule }` har ingen virkning: ingen opstilling har den brik ({ $kind })
warnings-jump-without-special-points = reglen `{ $rule }` har ingen virkning: der er ingen særlige punkter at springe fra eller til
warnings-exit-fort-too-late = `exit-fort` har ingen virkning: en konge, der når kanten, har allerede vundet
warnings-four-sides-on-the-edge = på kanten har en brik tre sider: med `{ $value }` fanges kongen aldrig dér
warnings-option-without-effect = tilvalget `{ $option }` ændrer intet: reglerne siger det samme uden det
warnings-attackers-cannot-move = angriberne begynder og kan ikke trække
warnings-defenders-cannot-move = forsvarerne begynder og kan ikke trække
warnings-attackers-win-at-once = angriberne begynder og vinder straks med { $ply }
warnings-defenders-win-at-once = forsvarerne begynder og vinder straks med { $ply }
warnings-escapes-at-once = hvad angriberne end spiller først, slipper kongen straks ud, som med { $answer }
warnings-uneven = opstillingen `{ $layout }` er ikke symmetrisk: { $turn } kommer brikken på { $point } ({ $piece }) til { $image }, hvor en anden står ({ $other })
warnings-uneven-alone = opstillingen `{ $layout }` er ikke symmetrisk: { $turn } kommer brikken på { $point } ({ $piece }) til { $image }, hvor ingen står
warnings-king-off-the-throne = kongen begynder ikke i borgen, { $throne }, men på { $king }
warnings-never-moves = det, der står på { $points }, kan aldrig flytte sig, hvem der end gør plads
warnings-several-sizes = opstillingen `{ $layout }` er { $size }×{ $size }, den sædvanlige opstilling `{ $usual }` { $width }×{ $width }
warnings-layout-unused = opstillingen `{ $layout }` er tegnet, men ikke blandt `layouts`
warnings-name-built-in = `{ $id }` er navnet på et indbygget regelsæt (`{ $other }`): partier spillet efter denne fil ville blive taget for partier af det
warnings-name-offered = `{ $id }` er navnet på et regelsæt, der tilbydes her: intet parti kan begyndes efter denne fil, som den er

## advice

advice-corners-can-be-plugged = skriv `king` eller `defenders-and-king`, eller lad kongen slippe ud ved kanten
advice-king-safe-on-the-throne = skriv `four`, eller lad ham ikke standse i borgen igen, eller tilføj `encirclement`
advice-king-safe-beside-the-throne = gør borgen fjendtlig over for kongen (`throne-hostile`), eller skriv `two`, eller `never`, hvis det er meningen
advice-few-attackers = i de fleste af familiens spil er angriberne dobbelt så mange
advice-no-end = skriv `draw-at-third`, eller lad det være op til spillerne at enes om remis
advice-walled-in-without-end = skriv `loss` eller `draw`, eller tilføj `encirclement`
advice-throne-without-effect = skriv `throne = "none"`, eller giv den en kraft
advice-corners-without-effect = skriv `corners = "none"`, eller giv dem en kraft
advice-no-such-piece = udelad den, eller tegn `{ $small }` eller `{ $large }` på en opstilling
advice-jump-without-special-points = skriv `free` eller `none`
advice-exit-fort-too-late = udelad den, eller lad ham slippe ud i hjørnerne
advice-four-sides-on-the-edge = skriv `three-and-edge`, eller `never`, hvis det er meningen
advice-option-without-effect = udelad det, eller giv det en anden værdi
advice-no-first-move = lad den anden side begynde (`first`), eller tegn opstillingen anderledes
advice-wins-at-once = lad den anden side begynde, eller tegn opstillingen anderledes
advice-escapes-at-once = stil angriberne tættere på, eller giv kongen en længere vej
advice-uneven = se efter en skrivefejl, medmindre det er meningen
advice-king-off-the-throne = flyt ham, medmindre det er meningen
advice-never-moves = stil den et andet sted, eller åbn punkterne omkring den
advice-several-sizes = et regelsæt for hver størrelse er lettere at finde og tale om
advice-layout-unused = tilføj dens navn dér
advice-name-taken = vælg et andet `id`

## parts

parts-list-and = { $words } og { $last }
parts-or-a-number = { $words } eller et helt tal fra { $least } til { $most }
parts-list-or = { $words } eller { $last }
parts-nothing = intet
parts-a-string = en tekst
parts-a-number = et tal
parts-true-or-false = `true` eller `false`
parts-a-date = en dato
parts-a-list = en liste
parts-a-table = en tabel
parts-attacker = angriber
parts-defender = forsvarer
parts-king = konge
parts-commander = hærfører
parts-knight = ridder
parts-mercenary = lejesoldat
parts-guard = vagt
parts-attackers-commander = angribernes hærfører
parts-attackers-knight = angribernes ridder
parts-attackers-mercenary = angribernes lejesoldat
parts-attackers-guard = angribernes vagt
parts-defenders-commander = forsvarernes hærfører
parts-defenders-knight = forsvarernes ridder
parts-defenders-mercenary = forsvarernes lejesoldat
parts-defenders-guard = forsvarernes vagt
parts-left-to-right = spejlet fra venstre til højre
parts-top-to-bottom = spejlet oppefra og ned
parts-half-turn = drejet en halv omgang
parts-quarter-turn = drejet en kvart omgang
parts-diagonal = spejlet i diagonalen
