## mistakes

mistakes-in-rule = Regelen `{ $rule }`: { $what }
mistakes-in-layout = Oppstillingen `{ $layout }`: { $what }
mistakes-in-extends = `extends`: { $what }
mistakes-with-chosen = Med `+{ $word }`: { $what }
mistakes-rule-missing = Regelen `{ $rule }` mangler: Legg til `{ $rule } = "…"` under `[rules]`, med { $values }
mistakes-rule-missing-because = Regelen `{ $rule }` mangler, fordi `{ $other }` er `{ $value }`: Legg til `{ $rule } = "…"` under `[rules]`, med { $values }
mistakes-rule-meaningless = Regelen `{ $rule }` har ingen betydning: Utelat den
mistakes-rule-meaningless-because = Regelen `{ $rule }` har ingen betydning, fordi `{ $other }` er `{ $value }`: Utelat den
mistakes-no-middle = Et brett på { $size }×{ $size } har ikke noe midtpunkt
mistakes-thrones-drawn = Borger tegnet i oppstillingen `{ $layout }`: { $count }; det skal bare være én
mistakes-no-corners-drawn = Oppstillingen `{ $layout }` har ingen hjørnepunkter tegnet
mistakes-no-camps-drawn = Oppstillingen `{ $layout }` har ingen leirer tegnet
mistakes-no-corner-to-escape-to = Kongen skal slippe unna til et hjørne, men `corners` er `none`
mistakes-no-extreme-corner = Kongen skal slippe unna ytterst i et hjørne: `corners` må være `single` eller `quad`, eller `escape` må være `corners`
mistakes-no-stop-in-the-corner = Kongen skal slippe unna til et hjørne, men han kan ikke stanse der: `corners-stop` er `{ $value }`
mistakes-no-camps-on-the-edge = Det er ingen leirer på kanten: Skriv `edge`
mistakes-king-never-captured = Angriperne kunne ikke vinne: Kongen må kunne fanges når han er borte fra borg og kant
mistakes-king-off-the-throne-he-is-safe-on = I oppstillingen `{ $layout }` begynner kongen ikke i borgen
mistakes-no-edge-there = Det er ingen kant der: `{ $value }` hører til `{ $edge }`
mistakes-may-not-stand = Brikken på { $point } ({ $piece }) står der den ikke har lov til å stå
mistakes-no-attackers = Det er ingen angripere
mistakes-starts-escaped = Kongen begynner på { $point }, der han alt har sluppet unna
mistakes-cannot-escape = Kongen på { $point } kunne ikke slippe unna om så brettet var tomt
mistakes-over-encircled = Partiet ville være slutt før det første trekket: Forsvarerne er omringet
mistakes-over-by-a-fort = Partiet ville være slutt før det første trekket: Kongen står ved kanten i et fort som ingen kan bryte
mistakes-over-with-the-king-alone = Partiet ville være slutt før det første trekket: Kongen har mistet alle mennene sine
mistakes-over-with-the-king-walled-in = Partiet ville være slutt før det første trekket: Kongen er muret inne
mistakes-over-without-escape = Partiet ville være slutt før det første trekket: Kongen kan verken slippe unna eller stå i et fort lenger
mistakes-two-grids = En oppstilling har to rutenett, brikker og merker, med en tom linje imellom
mistakes-shape-of-pieces = Rutenettet med brikker har { $rows } rader, og rad { $row } har { $columns } punkter: Brett er kvadratiske, { $least } til { $most } brede
mistakes-shape-of-marks = Rutenettet med merker har { $rows } rader, og rad { $row } har { $columns } punkter: Brett er kvadratiske, { $least } til { $most } brede
mistakes-meaningless-piece = `{ $character }` på { $point } betyr ingenting i rutenettet med brikker: Bruk `.`, `a`, `d`, `K` og for særskilte brikker `c`, `n`, `m`, `g` eller `C`, `N`, `M`, `G`
mistakes-meaningless-mark = `{ $character }` på { $point } betyr ingenting i rutenettet med merker: Bruk `.`, `T`, `C`, `X` og `v`
mistakes-kings = En oppstilling har én konge; antall konger i denne: { $count }
mistakes-no-such-layout = Det er ingen oppstilling `{ $layout }`
mistakes-id-not-plain = `{ $word }` kan ikke være en `id`: Bruk små bokstaver, sifre og bindestreker
mistakes-layout-name-not-plain = `{ $word }` kan ikke være navn på en oppstilling: Bruk små bokstaver, sifre og bindestreker
mistakes-option-name-not-plain = `{ $word }` kan ikke være navn på et valg: Bruk små bokstaver, sifre og bindestreker
mistakes-unknown-family = `{ $word }` er ingen familie: Det kan være { $values }
mistakes-unknown-family-near = `{ $word }` er ingen familie: Mente du `{ $near }`? Det kan være { $values }
mistakes-unknown-standing = `{ $word }` sier ikke hvor sikker regelen er: Det kan være { $values }
mistakes-unknown-standing-near = `{ $word }` sier ikke hvor sikker regelen er: Mente du `{ $near }`? Det kan være { $values }
mistakes-unknown-value = Regelen `{ $rule }` kan ikke være `{ $word }`: Det kan være { $values }
mistakes-unknown-value-near = Regelen `{ $rule }` kan ikke være `{ $word }`: Mente du `{ $near }`? Det kan være { $values }
mistakes-unknown-rule = Det er ingen regel `{ $word }`; reglene er { $rules }
mistakes-unknown-rule-near = Det er ingen regel `{ $word }`; mente du { $near }?
mistakes-rule-belongs-above = Det er ingen regel `{ $word }`; det hører til øverst i filen, før den første linjen i hakeparenteser
mistakes-reading-without-note = Regelen `{ $rule }` er en tolkning: Dens `note` må gi grunnen og de andre tolkningene
mistakes-others-without-reading = Regelen `{ $rule }` er `{ $standing }`: Bare en tolkning har `others`
mistakes-others-in-option = Regelen `{ $rule }` står i valget `{ $option }`: Skriv `others` der regelsettet selv har regelen
mistakes-other-is-own = Regelen `{ $rule }` er allerede `{ $value }`: `others` er for verdiene i andre tolkninger
mistakes-other-twice = Regelen `{ $rule }` har `{ $value }` to ganger i `others`: Utelat den ene
mistakes-other-like-option = Regelen `{ $rule }` kan være `{ $value }` i en annen tolkning, som ville hete `{ $option }` slik som et valg som endrer noe annet: Gi det valget et annet navn
mistakes-standing-without-source = Regelen `{ $rule }` er `{ $standing }`: `source` må si i hva
mistakes-layouts-missing = `layouts` mangler: Legg til `layouts = ["NAVN"]` øverst i filen, den vanlige først
mistakes-options-of-nobody = `inherit-options` er for en fil som bygger på et annet regelsett med `extends`
mistakes-not-an-option = `{ $word }` er ikke noe valg i regelsettet det bygges på: Det har { $options }
mistakes-source-taken = Regelsettet det bygges på, har en annen kilde `{ $source }`: Velg et annet navn
mistakes-unknown-source = Det er ingen kilde `{ $source }`; filen har { $sources }
mistakes-layouts-empty = `layouts` er tom: Nevn minst én oppstilling; den første er den vanlige
mistakes-too-many-layouts = `layouts` nevner { $count } oppstillinger: høyst { $most }
mistakes-layout-twice = Oppstillingen `{ $layout }` er nevnt to ganger
mistakes-unknown-layout = Det er ingen oppstilling `{ $layout }`; det er { $layouts }
mistakes-unknown-layout-near = Det er ingen oppstilling `{ $layout }`; mente du `{ $near }`?
mistakes-option-like-layout = `{ $option }` er navn på både et valg og en oppstilling: `{ $id }+{ $option }` kunne bety begge deler
mistakes-unknown-ruleset = Det er ikke noe regelsett `{ $id }`; `hnefi rules list` viser alle
mistakes-unknown-ruleset-near = Det er ikke noe regelsett `{ $id }`; mente du `{ $near }`?
mistakes-unknown-selection = `{ $id }` har verken noe valg eller noen oppstilling `{ $word }`: Det har { $known }
mistakes-two-readings = `{ $one }` og `{ $other }` er to tolkninger av regelen `{ $rule }` i `{ $id }`: Velg en av dem
mistakes-extends-itself = Et regelsett kan ikke bygge på seg selv: { $way }
mistakes-not-toml = Dette er ikke TOML: { $error }
mistakes-not-toml-quotes = Dette er ikke TOML: { $error }; anførselstegn må være rette: "
mistakes-not-toml-word = Dette er ikke TOML: { $error }; skriv det som "ord"
mistakes-not-toml-value = Dette er ikke TOML: { $error }; skriv `nøkkel = "verdi"`
mistakes-not-toml-twice = Dette er ikke TOML: { $error }; det står allerede lenger opp
mistakes-key-unknown = `{ $word }` betyr ingenting; her kan det stå { $known }
mistakes-key-unknown-near = `{ $word }` betyr ingenting; mente du `{ $near }`?
mistakes-key-unknown-in = `{ $word }` betyr ingenting i `[{ $section }]`; her kan det stå { $known }
mistakes-key-unknown-in-near = `{ $word }` betyr ingenting i `[{ $section }]`; mente du `{ $near }`?
mistakes-key-belongs-above = `{ $word }` betyr ingenting i `[{ $section }]`; det hører til øverst i filen, før den første linjen i hakeparenteser
mistakes-must-be-string = `{ $key }` må være en tekst i anførselstegn; dette er { $found }
mistakes-must-be-year = `{ $key }` må være et årstall, som 1732; dette er { $found }
mistakes-must-be-flag = `{ $key }` må være `true` eller `false`; dette er { $found }
mistakes-must-be-list = `{ $key }` må være en liste av navn: ["ett", "annet"]; dette er { $found }
mistakes-must-be-table = `{ $key }` må være en tabell: `[{ $key }]` på en egen linje; dette er { $found }
mistakes-must-be-text = `{ $key }` må være en tekst eller en tekst på ett eller flere språk etter kodene deres, for eksempel {"{"} en = "…", de = "…" {"}"}
mistakes-id-missing = `id` mangler: Legg til `id = "mitt-spill"` øverst i filen
mistakes-name-missing = `name` mangler: Legg til `name = "Mitt spill"` øverst i filen
mistakes-pieces-missing = `[{ $section }]` mangler `pieces`: Legg til `pieces = """…"""` med radene på brettet, den øverste først
mistakes-author-missing = `[{ $section }]` mangler `author`: Legg til hvem som skrev det
mistakes-unknown-source-type = `{ $word }` er ingen type kilde: Det kan være { $values }
mistakes-unknown-source-type-near = `{ $word }` er ingen type kilde: Mente du `{ $near }`? Det kan være { $values }
mistakes-not-a-date = `{ $word }` er ingen dato: Skriv et år, en måned eller en dag, for eksempel 2020, 2020-04 eller 2020-04-12
mistakes-title-missing = `[{ $section }]` mangler `title`: Legg til hva det heter
mistakes-rules-missing = `[{ $section }]` mangler `rules`: Legg til `[{ $section }.rules]` med reglene det endrer
mistakes-value-missing = `[{ $section }]` mangler `value`: Legg til `value = "…"`: { $values }

## warnings

warnings-corners-can-be-plugged = Angripere kan stanse på hjørnepunktene, og de som står der, stenger kongens vei ut for godt
warnings-king-safe-on-the-throne = Kongen kan ikke fanges i borgen og kan komme tilbake til den: Han kan bli sittende der for godt
warnings-king-safe-beside-the-throne = Ved siden av borgen fanges kongen aldri: En av de fire sidene hans er borgen, som ikke er fiendtlig mot ham, og der ingen angriper kan stå
warnings-few-attackers = Det trengs { $needed } angripere for å fange kongen ute på brettet, og det er { $attackers }
warnings-fewer-than-defenders = { $attackers } angripere skal omringe en part på { $defenders }
warnings-no-end = Ingenting gjør slutt på et parti som går i ring
warnings-walled-in-without-end = En part som er murt inne, mister bare turene sine, og de som murte den inne, vinner ingenting
warnings-throne-without-effect = Borgen har ingen virkning: Alle kan stanse der og gå gjennom den, ingenting slås mot den, og kongen fanges der som alle andre steder
warnings-corners-without-effect = Hjørnepunktene har ingen virkning: Alle kan stanse der og gå gjennom dem, ingenting slås mot dem, og kongen slipper ikke unna der
warnings-no-such-piece = Regelen `{ $rule }` har ingen virkning: Ingen oppstilling har denne brikken ({ $kind })
warnings-jump-without-special-points = Regelen `{ $rule }` har ingen virkning: Det er ingen særskilte punkter å hoppe fra eller til
warnings-exit-fort-too-late = `exit-fort` har ingen virkning: En konge som når kanten, har alt vunnet
warnings-four-sides-on-the-edge = På kanten har en brikke tre sider: Med `{ $value }` fanges kongen aldri der
warnings-option-without-effect = Valget `{ $option }` endrer ingenting: Reglene sier det samme uten det
warnings-attackers-cannot-move = Angriperne begynner og kan ikke trekke
warnings-defenders-cannot-move = Forsvarerne begynner og kan ikke trekke
warnings-attackers-win-at-once = Angriperne begynner og vinner med en gang med { $ply }
warnings-defenders-win-at-once = Forsvarerne begynner og vinner med en gang med { $ply }
warnings-escapes-at-once = Hva angriperne enn spiller først, slipper kongen unna med en gang, som med { $answer }
warnings-uneven = Oppstillingen `{ $layout }` er ikke symmetrisk: { CAPITAL($turn) } kommer brikken på { $point } ({ $piece }) til { $image }, der en annen står ({ $other })
warnings-uneven-alone = Oppstillingen `{ $layout }` er ikke symmetrisk: { CAPITAL($turn) } kommer brikken på { $point } ({ $piece }) til { $image }, der ingen står
warnings-king-off-the-throne = Kongen begynner ikke i borgen, { $throne }, men på { $king }
warnings-never-moves = Det som står på { $points }, kan aldri flytte seg, hvem som enn gjør plass
warnings-several-sizes = Oppstillingen `{ $layout }` er { $size }×{ $size }, den vanlige oppstillingen `{ $usual }` { $width }×{ $width }
warnings-layout-unused = Oppstillingen `{ $layout }` er tegnet, men er ikke blant `layouts`
warnings-name-built-in = `{ $id }` er navnet på et innebygd regelsett (`{ $other }`): Partier spilt etter denne filen ville bli tatt for partier av det
warnings-name-offered = `{ $id }` er navnet på et regelsett som tilbys her: Ingen partier kan begynnes etter denne filen slik den er

## advice

advice-corners-can-be-plugged = skriv `king` eller `defenders-and-king`, eller la kongen slippe unna ved kanten
advice-king-safe-on-the-throne = skriv `four`, eller la ham ikke stanse i borgen igjen, eller legg til `encirclement`
advice-king-safe-beside-the-throne = gjør borgen fiendtlig mot kongen (`throne-hostile`), eller skriv `two`, eller `never` hvis det er meningen
advice-few-attackers = i de fleste av familiens spill er angriperne dobbelt så mange
advice-no-end = skriv `draw-at-third`, eller overlat til spillerne å bli enige om remis
advice-walled-in-without-end = skriv `loss` eller `draw`, eller legg til `encirclement`
advice-throne-without-effect = skriv `throne = "none"`, eller gi den en kraft
advice-corners-without-effect = skriv `corners = "none"`, eller gi dem en kraft
advice-no-such-piece = utelat den, eller tegn `{ $small }` eller `{ $large }` på en oppstilling
advice-jump-without-special-points = skriv `free` eller `none`
advice-exit-fort-too-late = utelat den, eller la ham slippe unna i hjørnene
advice-four-sides-on-the-edge = skriv `three-and-edge`, eller `never` hvis det er meningen
advice-option-without-effect = utelat det, eller gi det en annen verdi
advice-no-first-move = la den andre parten begynne (`first`), eller tegn oppstillingen annerledes
advice-wins-at-once = la den andre parten begynne, eller tegn oppstillingen annerledes
advice-escapes-at-once = sett angriperne nærmere, eller gi kongen en lengre vei
advice-uneven = se etter en slurvefeil, med mindre det er meningen
advice-king-off-the-throne = flytt ham, med mindre det er meningen
advice-never-moves = sett den et annet sted, eller åpne punktene rundt den
advice-several-sizes = et regelsett for hver størrelse er lettere å finne og å snakke om
advice-layout-unused = legg til navnet på den der
advice-name-taken = velg en annen `id`

## parts

parts-list-and = { $words } og { $last }
parts-or-a-number = { $words } eller et helt tall fra { $least } til { $most }
parts-list-or = { $words } eller { $last }
parts-nothing = ingenting
parts-a-string = en tekst
parts-a-number = et tall
parts-true-or-false = `true` eller `false`
parts-a-date = en dato
parts-a-list = en liste
parts-a-table = en tabell
parts-attacker = angriper
parts-defender = forsvarer
parts-king = konge
parts-commander = hærfører
parts-knight = ridder
parts-mercenary = leiesoldat
parts-guard = vokter
parts-attackers-commander = angripernes hærfører
parts-attackers-knight = angripernes ridder
parts-attackers-mercenary = angripernes leiesoldat
parts-attackers-guard = angripernes vokter
parts-defenders-commander = forsvarernes hærfører
parts-defenders-knight = forsvarernes ridder
parts-defenders-mercenary = forsvarernes leiesoldat
parts-defenders-guard = forsvarernes vokter
parts-left-to-right = speilet fra venstre til høyre
parts-top-to-bottom = speilet ovenfra og ned
parts-half-turn = dreid en halv omdreining
parts-quarter-turn = dreid en kvart omdreining
parts-diagonal = speilet i diagonalen
