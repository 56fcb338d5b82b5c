## mistakes

mistakes-in-rule = Regel `{ $rule }`: { $what }
mistakes-in-layout = Aufstellung `{ $layout }`: { $what }
mistakes-in-extends = `extends`: { $what }
mistakes-with-chosen = Mit `+{ $word }`: { $what }
mistakes-rule-missing = Die Regel `{ $rule }` fehlt: `{ $rule } = "…"` unter `[rules]` ergänzen, mit { $values }
mistakes-rule-missing-because = Die Regel `{ $rule }` fehlt, weil `{ $other }` hier `{ $value }` ist: `{ $rule } = "…"` unter `[rules]` ergänzen, mit { $values }
mistakes-rule-meaningless = Die Regel `{ $rule }` hat keine Bedeutung: weglassen
mistakes-rule-meaningless-because = Die Regel `{ $rule }` hat keine Bedeutung, weil `{ $other }` hier `{ $value }` ist: weglassen
mistakes-no-middle = Ein Brett von { $size }×{ $size } hat keinen Punkt in der Mitte
mistakes-thrones-drawn = In der Aufstellung `{ $layout }` gezeichnete Throne: { $count }; es darf nur einen geben
mistakes-no-corners-drawn = In der Aufstellung `{ $layout }` sind keine Eckpunkte gezeichnet
mistakes-no-camps-drawn = In der Aufstellung `{ $layout }` sind keine Lager gezeichnet
mistakes-no-corner-to-escape-to = Der König soll in eine Ecke entkommen, aber `corners` ist `none`
mistakes-no-extreme-corner = Der König soll in eine äußerste Ecke entkommen: `corners` muss `single` oder `quad` sein, oder `escape` muss `corners` sein
mistakes-no-stop-in-the-corner = Der König soll in eine Ecke entkommen, darf dort aber nicht haltmachen: `corners-stop` ist `{ $value }`
mistakes-no-camps-on-the-edge = Am Rand gibt es keine Lager: `edge` schreiben
mistakes-king-never-captured = Die Angreifer könnten nicht gewinnen: Abseits von Thron und Rand muss der König geschlagen werden können
mistakes-king-off-the-throne-he-is-safe-on = In der Aufstellung `{ $layout }` beginnt der König nicht auf dem Thron
mistakes-no-edge-there = Dort ist kein Rand: `{ $value }` gehört zu `{ $edge }`
mistakes-may-not-stand = Der Stein auf { $point } ({ $piece }) steht, wo er nicht stehen darf
mistakes-no-attackers = Es gibt keine Angreifer
mistakes-starts-escaped = Der König beginnt auf { $point }, wo er schon entkommen ist
mistakes-cannot-escape = Der König auf { $point } könnte nicht einmal von einem leeren Brett entkommen
mistakes-over-encircled = Die Partie wäre vor dem ersten Zug zu Ende: Die Verteidiger sind eingekreist
mistakes-over-by-a-fort = Die Partie wäre vor dem ersten Zug zu Ende: Der König steht am Rand in einer Festung, die niemand brechen kann
mistakes-over-with-the-king-alone = Die Partie wäre vor dem ersten Zug zu Ende: Der König hat alle seine Männer verloren
mistakes-over-with-the-king-walled-in = Die Partie wäre vor dem ersten Zug zu Ende: Der König ist eingemauert
mistakes-over-without-escape = Die Partie wäre vor dem ersten Zug zu Ende: Der König kann weder entkommen noch in einer Festung stehen
mistakes-two-grids = Eine Aufstellung hat zwei Raster, Steine und Zeichen, mit einer leeren Zeile dazwischen
mistakes-shape-of-pieces = Das Raster der Steine hat { $rows } Reihen, und seine Reihe { $row } hat { $columns } Punkte: Bretter sind quadratisch, { $least } bis { $most } breit
mistakes-shape-of-marks = Das Raster der Zeichen hat { $rows } Reihen, und seine Reihe { $row } hat { $columns } Punkte: Bretter sind quadratisch, { $least } bis { $most } breit
mistakes-meaningless-piece = `{ $character }` auf { $point } bedeutet im Raster der Steine nichts: Dort stehen `.`, `a`, `d`, `K` und für besondere Steine `c`, `n`, `m`, `g` oder `C`, `N`, `M`, `G`
mistakes-meaningless-mark = `{ $character }` auf { $point } bedeutet im Raster der Zeichen nichts: Dort stehen `.`, `T`, `C`, `X` und `v`
mistakes-kings = Eine Aufstellung hat einen König; Könige in dieser: { $count }
mistakes-no-such-layout = Es gibt keine Aufstellung `{ $layout }`
mistakes-id-not-plain = `{ $word }` kann kein `id` sein: kleine Buchstaben, Ziffern und Bindestriche verwenden
mistakes-layout-name-not-plain = `{ $word }` kann nicht der Name einer Aufstellung sein: kleine Buchstaben, Ziffern und Bindestriche verwenden
mistakes-option-name-not-plain = `{ $word }` kann nicht der Name einer Option sein: kleine Buchstaben, Ziffern und Bindestriche verwenden
mistakes-unknown-family = `{ $word }` ist keine Familie: Der Wert kann { $values } sein
mistakes-unknown-family-near = `{ $word }` ist keine Familie: Ist `{ $near }` gemeint? Der Wert kann { $values } sein
mistakes-unknown-standing = `{ $word }` sagt nicht, wie sicher die Regel ist: Der Wert kann { $values } sein
mistakes-unknown-standing-near = `{ $word }` sagt nicht, wie sicher die Regel ist: Ist `{ $near }` gemeint? Der Wert kann { $values } sein
mistakes-unknown-value = Die Regel `{ $rule }` kann nicht `{ $word }` sein: Der Wert kann { $values } sein
mistakes-unknown-value-near = Die Regel `{ $rule }` kann nicht `{ $word }` sein: Ist `{ $near }` gemeint? Der Wert kann { $values } sein
mistakes-unknown-rule = Es gibt keine Regel `{ $word }`; die Regeln sind { $rules }
mistakes-unknown-rule-near = Es gibt keine Regel `{ $word }`; ist { $near } gemeint?
mistakes-rule-belongs-above = Es gibt keine Regel `{ $word }`; das gehört an den Anfang der Datei, vor die erste Zeile in eckigen Klammern
mistakes-reading-without-note = Die Regel `{ $rule }` ist eine Lesart: Ihre `note` muss den Grund und die anderen Lesarten nennen
mistakes-others-without-reading = Die Regel `{ $rule }` ist `{ $standing }`: Nur eine Lesart hat `others`
mistakes-others-in-option = Die Regel `{ $rule }` steht in der Option `{ $option }`: `others` dort schreiben, wo das Regelwerk selbst die Regel hat
mistakes-other-is-own = Die Regel `{ $rule }` ist schon `{ $value }`: `others` ist für die Werte anderer Lesarten
mistakes-other-twice = Die Regel `{ $rule }` hat `{ $value }` zweimal in `others`: einen davon weglassen
mistakes-other-like-option = Die Regel `{ $rule }` kann in einer anderen Lesart `{ $value }` sein; sie hieße `{ $option }` wie eine Option, die etwas anderes ändert: dieser Option einen anderen Namen geben
mistakes-standing-without-source = Die Regel `{ $rule }` ist `{ $standing }`: `source` muss sagen, worin
mistakes-layouts-missing = `layouts` fehlt: am Anfang der Datei `layouts = ["NAME"]` ergänzen, die übliche zuerst
mistakes-options-of-nobody = `inherit-options` ist für eine Datei, die mit `extends` auf einem anderen Regelwerk aufbaut
mistakes-not-an-option = `{ $word }` ist keine Option des Regelwerks, auf dem die Datei aufbaut: Es hat { $options }
mistakes-source-taken = Das Regelwerk, auf dem die Datei aufbaut, hat eine andere Quelle `{ $source }`: einen anderen Namen wählen
mistakes-unknown-source = Es gibt keine Quelle `{ $source }`; die Datei hat { $sources }
mistakes-layouts-empty = `layouts` ist leer: mindestens eine Aufstellung nennen, die erste ist die übliche
mistakes-too-many-layouts = `layouts` nennt { $count } Aufstellungen: höchstens { $most }
mistakes-layout-twice = Die Aufstellung `{ $layout }` ist zweimal genannt
mistakes-unknown-layout = Es gibt keine Aufstellung `{ $layout }`; es gibt { $layouts }
mistakes-unknown-layout-near = Es gibt keine Aufstellung `{ $layout }`; ist `{ $near }` gemeint?
mistakes-option-like-layout = `{ $option }` heißt sowohl eine Option als auch eine Aufstellung: `{ $id }+{ $option }` könnte beides bedeuten
mistakes-unknown-ruleset = Es gibt kein Regelwerk `{ $id }`; `hnefi rules list` zeigt alle
mistakes-unknown-ruleset-near = Es gibt kein Regelwerk `{ $id }`; ist `{ $near }` gemeint?
mistakes-unknown-selection = `{ $id }` hat weder eine Option noch eine Aufstellung `{ $word }`: Es hat { $known }
mistakes-two-readings = `{ $one }` und `{ $other }` sind zwei Lesarten der Regel `{ $rule }` von `{ $id }`: eine davon wählen
mistakes-extends-itself = Ein Regelwerk kann nicht auf sich selbst aufbauen: { $way }
mistakes-not-toml = Das ist kein TOML: { $error }
mistakes-not-toml-quotes = Das ist kein TOML: { $error }; Anführungszeichen müssen gerade sein: "
mistakes-not-toml-word = Das ist kein TOML: { $error }; in Anführungszeichen schreiben: "wort"
mistakes-not-toml-value = Das ist kein TOML: { $error }; `schlüssel = "wert"` schreiben
mistakes-not-toml-twice = Das ist kein TOML: { $error }; es steht weiter oben schon
mistakes-key-unknown = `{ $word }` bedeutet nichts; hier können stehen: { $known }
mistakes-key-unknown-near = `{ $word }` bedeutet nichts; ist `{ $near }` gemeint?
mistakes-key-unknown-in = `{ $word }` bedeutet in `[{ $section }]` nichts; hier können stehen: { $known }
mistakes-key-unknown-in-near = `{ $word }` bedeutet in `[{ $section }]` nichts; ist `{ $near }` gemeint?
mistakes-key-belongs-above = `{ $word }` bedeutet in `[{ $section }]` nichts; das gehört an den Anfang der Datei, vor die erste Zeile in eckigen Klammern
mistakes-must-be-string = `{ $key }` muss ein Text in Anführungszeichen sein; dies ist { $found }
mistakes-must-be-year = `{ $key }` muss eine Jahreszahl sein, etwa 1732; dies ist { $found }
mistakes-must-be-flag = `{ $key }` muss `true` oder `false` sein; dies ist { $found }
mistakes-must-be-list = `{ $key }` muss eine Liste von Namen sein: ["einer", "anderer"]; dies ist { $found }
mistakes-must-be-table = `{ $key }` muss eine Tabelle sein: `[{ $key }]` auf einer eigenen Zeile; dies ist { $found }
mistakes-must-be-text = `{ $key }` muss ein Text sein oder ein Text in einer oder mehreren Sprachen nach ihren Codes, etwa {"{"} en = "…", de = "…" {"}"}
mistakes-id-missing = `id` fehlt: am Anfang der Datei `id = "mein-spiel"` ergänzen
mistakes-name-missing = `name` fehlt: am Anfang der Datei `name = "Mein Spiel"` ergänzen
mistakes-pieces-missing = In `[{ $section }]` fehlt `pieces`: `pieces = """…"""` mit den Reihen des Bretts einfügen, die oberste zuerst
mistakes-author-missing = In `[{ $section }]` fehlt `author`: wer es geschrieben hat
mistakes-unknown-source-type = `{ $word }` ist keine Art von Quelle: Der Wert kann { $values } sein
mistakes-unknown-source-type-near = `{ $word }` ist keine Art von Quelle: Ist `{ $near }` gemeint? Der Wert kann { $values } sein
mistakes-not-a-date = `{ $word }` ist kein Datum: ein Jahr, einen Monat oder einen Tag schreiben, etwa 2020, 2020-04 oder 2020-04-12
mistakes-title-missing = In `[{ $section }]` fehlt `title`: wie es heißt
mistakes-rules-missing = In `[{ $section }]` fehlt `rules`: `[{ $section }.rules]` mit den Regeln einfügen, die sie ändert
mistakes-value-missing = In `[{ $section }]` fehlt `value`: `value = "…"` einfügen: { $values }

## warnings

warnings-corners-can-be-plugged = Angreifer dürfen auf den Eckpunkten haltmachen, und wer dort steht, versperrt dem König für immer den Weg hinaus
warnings-king-safe-on-the-throne = Der König kann auf dem Thron nicht geschlagen werden und darf auf ihn zurückkehren: Er kann dort für immer sitzen bleiben
warnings-king-safe-beside-the-throne = Neben dem Thron wird der König nie geschlagen: Eine seiner vier Seiten ist der Thron, der ihm nicht feindlich ist und auf dem kein Angreifer stehen darf
warnings-few-attackers = Um den König im Freien zu schlagen, braucht es { $needed } Angreifer, und es gibt { $attackers }
warnings-fewer-than-defenders = { $attackers } Angreifer sollen eine Seite von { $defenders } umstellen
warnings-no-end = Nichts beendet eine Partie, die sich im Kreis dreht
warnings-walled-in-without-end = Eine eingemauerte Seite verliert nur ihre Züge, und wer sie eingemauert hat, gewinnt nichts
warnings-throne-without-effect = Der Thron hat keine Wirkung: Alle dürfen dort haltmachen und hinüberziehen, nichts wird gegen ihn geschlagen, und der König wird dort geschlagen wie überall
warnings-corners-without-effect = Die Eckpunkte haben keine Wirkung: Alle dürfen dort haltmachen und hinüberziehen, nichts wird gegen sie geschlagen, und der König entkommt dort nicht
warnings-no-such-piece = Die Regel `{ $rule }` hat keine Wirkung: Keine Aufstellung hat diesen Stein ({ $kind })
warnings-jump-without-special-points = Die Regel `{ $rule }` hat keine Wirkung: Es gibt keine besonderen Punkte, von denen oder auf die man springen könnte
warnings-exit-fort-too-late = `exit-fort` hat keine Wirkung: Ein König, der den Rand erreicht, hat schon gewonnen
warnings-four-sides-on-the-edge = Am Rand hat ein Stein drei Seiten: Mit `{ $value }` wird der König dort nie geschlagen
warnings-option-without-effect = Die Option `{ $option }` ändert nichts: Die Regeln sagen ohne sie dasselbe
warnings-attackers-cannot-move = Die Angreifer beginnen und können nicht ziehen
warnings-defenders-cannot-move = Die Verteidiger beginnen und können nicht ziehen
warnings-attackers-win-at-once = Die Angreifer beginnen und gewinnen sofort mit { $ply }
warnings-defenders-win-at-once = Die Verteidiger beginnen und gewinnen sofort mit { $ply }
warnings-escapes-at-once = Was immer die Angreifer zuerst ziehen, der König entkommt sofort, etwa mit { $answer }
warnings-uneven = Die Aufstellung `{ $layout }` ist nicht symmetrisch: { CAPITAL($turn) } kommt der Stein auf { $point } ({ $piece }) nach { $image }, wo ein anderer steht ({ $other })
warnings-uneven-alone = Die Aufstellung `{ $layout }` ist nicht symmetrisch: { CAPITAL($turn) } kommt der Stein auf { $point } ({ $piece }) nach { $image }, wo niemand steht
warnings-king-off-the-throne = Der König beginnt nicht auf dem Thron, { $throne }, sondern auf { $king }
warnings-never-moves = Was auf { $points } steht, kann nie ziehen, wer auch immer Platz macht
warnings-several-sizes = Die Aufstellung `{ $layout }` ist { $size }×{ $size }, die übliche Aufstellung `{ $usual }` { $width }×{ $width }
warnings-layout-unused = Die Aufstellung `{ $layout }` ist gezeichnet, steht aber nicht unter den `layouts`
warnings-name-built-in = `{ $id }` ist der Name eines eingebauten Regelwerks (`{ $other }`): Partien nach dieser Datei würde man für Partien nach jenem halten
warnings-name-offered = `{ $id }` ist der Name eines Regelwerks, das hier angeboten wird: Nach dieser Datei lässt sich so, wie sie ist, keine Partie beginnen

## advice

advice-corners-can-be-plugged = `king` oder `defenders-and-king` schreiben oder den König am Rand entkommen lassen
advice-king-safe-on-the-throne = `four` schreiben oder ihn nicht wieder auf dem Thron haltmachen lassen oder `encirclement` hinzufügen
advice-king-safe-beside-the-throne = den Thron dem König feindlich machen (`throne-hostile`) oder `two` schreiben, oder `never`, wenn das so gemeint ist
advice-few-attackers = in den meisten Spielen der Familie sind die Angreifer doppelt so viele
advice-no-end = `draw-at-third` schreiben oder es den Spielern überlassen, sich auf Remis zu einigen
advice-walled-in-without-end = `loss` oder `draw` schreiben oder `encirclement` hinzufügen
advice-throne-without-effect = `throne = "none"` schreiben oder ihm eine Kraft geben
advice-corners-without-effect = `corners = "none"` schreiben oder ihnen eine Kraft geben
advice-no-such-piece = weglassen oder `{ $small }` oder `{ $large }` auf eine Aufstellung zeichnen
advice-jump-without-special-points = `free` oder `none` schreiben
advice-exit-fort-too-late = weglassen oder ihn in den Ecken entkommen lassen
advice-four-sides-on-the-edge = `three-and-edge` schreiben, oder `never`, wenn das so gemeint ist
advice-option-without-effect = weglassen oder ihr einen anderen Wert geben
advice-no-first-move = die andere Seite beginnen lassen (`first`) oder die Aufstellung anders zeichnen
advice-wins-at-once = die andere Seite beginnen lassen oder die Aufstellung anders zeichnen
advice-escapes-at-once = die Angreifer näher aufstellen oder dem König einen längeren Weg geben
advice-uneven = nach einem Versehen suchen, falls es nicht so gemeint ist
advice-king-off-the-throne = ihn versetzen, falls es nicht so gemeint ist
advice-never-moves = anderswohin setzen oder die Punkte ringsum öffnen
advice-several-sizes = ein Regelwerk für jede Größe ist leichter zu finden und zu benennen
advice-layout-unused = ihren Namen dort hinzufügen
advice-name-taken = ein anderes `id` wählen

## parts

parts-list-and = { $words } und { $last }
parts-or-a-number = { $words } oder eine ganze Zahl von { $least } bis { $most }
parts-list-or = { $words } oder { $last }
parts-nothing = nichts
parts-a-string = ein Text
parts-a-number = eine Zahl
parts-true-or-false = `true` oder `false`
parts-a-date = ein Datum
parts-a-list = eine Liste
parts-a-table = eine Tabelle
parts-attacker = Angreifer
parts-defender = Verteidiger
parts-king = König
parts-commander = Kommandant
parts-knight = Ritter
parts-mercenary = Söldner
parts-guard = Wächter
parts-attackers-commander = Kommandant der Angreifer
parts-attackers-knight = Ritter der Angreifer
parts-attackers-mercenary = Söldner der Angreifer
parts-attackers-guard = Wächter der Angreifer
parts-defenders-commander = Kommandant der Verteidiger
parts-defenders-knight = Ritter der Verteidiger
parts-defenders-mercenary = Söldner der Verteidiger
parts-defenders-guard = Wächter der Verteidiger
parts-left-to-right = von links nach rechts gespiegelt
parts-top-to-bottom = von oben nach unten gespiegelt
parts-half-turn = um eine halbe Drehung gedreht
parts-quarter-turn = um eine Vierteldrehung gedreht
parts-diagonal = an der Diagonale gespiegelt
