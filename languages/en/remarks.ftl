## mistakes

mistakes-in-rule = rule `{ $rule }`: { $what }
mistakes-in-layout = layout `{ $layout }`: { $what }
mistakes-in-extends = `extends`: { $what }
mistakes-with-chosen = with `+{ $word }`: { $what }
mistakes-rule-missing = rule `{ $rule }` is missing: add `{ $rule } = "…"` to `[rules]`, with { $values }
mistakes-rule-missing-because = rule `{ $rule }` is missing, because `{ $other }` is `{ $value }`: add `{ $rule } = "…"` to `[rules]`, with { $values }
mistakes-rule-meaningless = rule `{ $rule }` has no meaning: leave it out
mistakes-rule-meaningless-because = rule `{ $rule }` has no meaning, because `{ $other }` is `{ $value }`: leave it out
mistakes-no-middle = a board of { $size }×{ $size } has no middle point
mistakes-thrones-drawn = the layout `{ $layout }` has { $count } thrones drawn, there is one
mistakes-no-corners-drawn = the layout `{ $layout }` has no corner points drawn
mistakes-no-camps-drawn = the layout `{ $layout }` has no camps drawn
mistakes-no-corner-to-escape-to = the king is to escape to a corner, but `corners` is `none`
mistakes-no-extreme-corner = the king is to escape to an extreme corner: `corners` must be `single` or `quad`, or `escape` be `corners`
mistakes-no-stop-in-the-corner = the king is to escape to a corner, but he may not stop there: `corners-stop` is `{ $value }`
mistakes-no-camps-on-the-edge = there are no camps on the edge: write `edge`
mistakes-king-never-captured = the attackers could not win: the king must be capturable away from throne and edge
mistakes-king-off-the-throne-he-is-safe-on = in the layout `{ $layout }` the king does not start on the throne
mistakes-no-edge-there = there is no edge there: `{ $value }` is for `{ $edge }`
mistakes-may-not-stand = the { $piece } on { $point } stands where it may not stand
mistakes-no-attackers = there are no attackers
mistakes-starts-escaped = the king starts on { $point }, where he has escaped
mistakes-cannot-escape = the king on { $point } could not escape even from an empty board
mistakes-over-encircled = the game would be over before the first move: the defenders are encircled
mistakes-over-by-a-fort = the game would be over before the first move: the king stands in an exit fort
mistakes-over-with-the-king-alone = the game would be over before the first move: the king has lost all his men
mistakes-over-with-the-king-walled-in = the game would be over before the first move: the king is walled in
mistakes-over-without-escape = the game would be over before the first move: the king can neither escape nor stand in a fort any more
mistakes-two-grids = a layout has two grids, pieces and marks, with a blank line between them
mistakes-shape-of-pieces = the grid of pieces has { $rows } rows and its row { $row } has { $columns } points: boards are square, { $least } to { $most } wide
mistakes-shape-of-marks = the grid of marks has { $rows } rows and its row { $row } has { $columns } points: boards are square, { $least } to { $most } wide
mistakes-meaningless-piece = `{ $character }` at { $point } means nothing in the grid of pieces: use `.`, `a`, `d`, `K`, and for special pieces `c`, `n`, `m`, `g` or `C`, `N`, `M`, `G`
mistakes-meaningless-mark = `{ $character }` at { $point } means nothing in the grid of marks: use `.`, `T`, `C`, `X` and `v`
mistakes-kings = a layout has one king, this one has { $count }
mistakes-no-such-layout = there is no layout `{ $layout }`
mistakes-id-not-plain = `{ $word }` cannot be an id: use small letters, digits and hyphens
mistakes-layout-name-not-plain = `{ $word }` cannot be a layout's name: use small letters, digits and hyphens
mistakes-option-name-not-plain = `{ $word }` cannot be an option's name: use small letters, digits and hyphens
mistakes-unknown-family = `{ $word }` is no family: It can be { $values }
mistakes-unknown-family-near = `{ $word }` is no family: did you mean `{ $near }`? It can be { $values }
mistakes-unknown-standing = `{ $word }` is no standing: It can be { $values }
mistakes-unknown-standing-near = `{ $word }` is no standing: did you mean `{ $near }`? It can be { $values }
mistakes-unknown-value = rule `{ $rule }` cannot be `{ $word }`: It can be { $values }
mistakes-unknown-value-near = rule `{ $rule }` cannot be `{ $word }`: did you mean `{ $near }`? It can be { $values }
mistakes-unknown-rule = there is no rule `{ $word }`; the rules are { $rules }
mistakes-unknown-rule-near = there is no rule `{ $word }`; did you mean { $near }?
mistakes-rule-belongs-above = there is no rule `{ $word }`; it belongs at the top of the file, before the first line in square brackets
mistakes-reading-without-note = rule `{ $rule }` is a reading: its `note` must give the reason and the other readings
mistakes-others-without-reading = rule `{ $rule }` is `{ $standing }`: only a reading has `others`
mistakes-others-in-option = rule `{ $rule }` stands in option `{ $option }`: write `others` where the rule set itself has the rule
mistakes-other-is-own = rule `{ $rule }` is `{ $value }` already: `others` is for the values of other readings
mistakes-other-twice = rule `{ $rule }` has `{ $value }` twice in `others`: leave one out
mistakes-other-like-option = rule `{ $rule }` can be `{ $value }` in another reading, which would be called `{ $option }` like an option that changes something else: give that option another name
mistakes-standing-without-source = rule `{ $rule }` is `{ $standing }`: `source` must say in what
mistakes-layouts-missing = `layouts` is missing: add `layouts = ["NAME"]` at the top of the file, the usual one first
mistakes-options-of-nobody = `inherit-options` is for a file that `extends` another rule set
mistakes-not-an-option = `{ $word }` is no option of the rule set extended: it has { $options }
mistakes-source-taken = the rule set extended has another source `{ $source }`: choose another name
mistakes-unknown-source = there is no source `{ $source }`; the file has { $sources }
mistakes-layouts-empty = `layouts` is empty: name at least one layout, the first is the usual one
mistakes-too-many-layouts = `layouts` names { $count } layouts: { $most } at most
mistakes-layout-twice = the layout `{ $layout }` is named twice
mistakes-unknown-layout = there is no layout `{ $layout }`; there are { $layouts }
mistakes-unknown-layout-near = there is no layout `{ $layout }`; did you mean `{ $near }`?
mistakes-option-like-layout = `{ $option }` names an option and a layout: `{ $id }+{ $option }` could mean either
mistakes-unknown-ruleset = there is no rule set `{ $id }`; `hnefi rules list` shows all
mistakes-unknown-ruleset-near = there is no rule set `{ $id }`; did you mean `{ $near }`?
mistakes-unknown-selection = `{ $id }` has neither an option nor a layout `{ $word }`: it has { $known }
mistakes-two-readings = `{ $one }` and `{ $other }` are two readings of rule `{ $rule }` of `{ $id }`: choose one of them
mistakes-extends-itself = a rule set cannot extend itself: { $way }
mistakes-not-toml = this is not TOML: { $error }
mistakes-not-toml-quotes = this is not TOML: { $error }; quotation marks must be straight ones: "
mistakes-not-toml-word = this is not TOML: { $error }; write it as "word"
mistakes-not-toml-value = this is not TOML: { $error }; write `key = "value"`
mistakes-not-toml-twice = this is not TOML: { $error }; it is written above already
mistakes-key-unknown = `{ $word }` means nothing; here can stand { $known }
mistakes-key-unknown-near = `{ $word }` means nothing; did you mean `{ $near }`?
mistakes-key-unknown-in = `{ $word }` means nothing in `[{ $section }]`; here can stand { $known }
mistakes-key-unknown-in-near = `{ $word }` means nothing in `[{ $section }]`; did you mean `{ $near }`?
mistakes-key-belongs-above = `{ $word }` means nothing in `[{ $section }]`; it belongs at the top of the file, before the first line in square brackets
mistakes-must-be-string = `{ $key }` must be a string in quotation marks; this is { $found }
mistakes-must-be-year = `{ $key }` must be a year, such as 1732; this is { $found }
mistakes-must-be-flag = `{ $key }` must be true or false; this is { $found }
mistakes-must-be-list = `{ $key }` must be a list of names: ["one", "another"]; this is { $found }
mistakes-must-be-table = `{ $key }` must be a table: `[{ $key }]` on a line of its own; this is { $found }
mistakes-must-be-text = `{ $key }` must be a string, or a text in one language or more by their codes, such as {"{"} en = "…", de = "…" {"}"}
mistakes-id-missing = `id` is missing: add `id = "my-game"` at the top of the file
mistakes-name-missing = `name` is missing: add `name = "My game"` at the top of the file
mistakes-pieces-missing = `[{ $section }]` lacks `pieces`: add `pieces = """…"""` with the rows of the board, top row first
mistakes-author-missing = `[{ $section }]` lacks `author`: add who wrote it
mistakes-unknown-source-type = `{ $word }` is no type of source: it can be { $values }
mistakes-unknown-source-type-near = `{ $word }` is no type of source: did you mean `{ $near }`? It can be { $values }
mistakes-not-a-date = `{ $word }` is no date: write a year, a month or a day, such as 2020, 2020-04 or 2020-04-12
mistakes-title-missing = `[{ $section }]` lacks `title`: add what it is called
mistakes-rules-missing = `[{ $section }]` lacks `rules`: add `[{ $section }.rules]` with the rules it changes
mistakes-value-missing = `[{ $section }]` lacks `value`: add `value = "…"`: { $values }

## warnings

warnings-corners-can-be-plugged = attackers may stop on the corner points, and those standing there shut the king's way out for good
warnings-king-safe-on-the-throne = the king cannot be captured on the throne and may come back to it: he can sit there for good
warnings-king-safe-beside-the-throne = beside the throne the king is never captured: one of his four sides is the throne, which is not hostile to him and where no attacker may stand
warnings-few-attackers = to capture the king in the open takes { $needed } attackers, and there are { $attackers }
warnings-fewer-than-defenders = { $attackers } attackers are to surround a side of { $defenders }
warnings-no-end = nothing ends a game that goes round in circles
warnings-walled-in-without-end = a side that is walled in only loses its turns, and those who walled it in win nothing
warnings-throne-without-effect = the throne has no effect: everybody may stop and pass there, nothing is captured against it, and the king is captured there as anywhere
warnings-corners-without-effect = the corner points have no effect: everybody may stop and pass there, nothing is captured against them, and the king does not escape there
warnings-no-such-piece = rule `{ $rule }` has no effect: no layout has a { $kind }
warnings-jump-without-special-points = rule `{ $rule }` has no effect: there are no special points to jump from or to
warnings-exit-fort-too-late = `exit-fort` has no effect: a king who reaches the edge has won already
warnings-four-sides-on-the-edge = on the edge a piece has three sides: with `{ $value }` the king is never captured there
warnings-option-without-effect = the option `{ $option }` changes nothing: the rules say the same without it
warnings-attackers-cannot-move = the attackers begin and cannot move
warnings-defenders-cannot-move = the defenders begin and cannot move
warnings-attackers-win-at-once = the attackers begin and win at once by { $ply }
warnings-defenders-win-at-once = the defenders begin and win at once by { $ply }
warnings-escapes-at-once = whatever the attackers play first, the king escapes at once, as by { $answer }
warnings-uneven = layout `{ $layout }` is not even: mirrored { $turn }, the { $piece } on { $point } comes to { $image }, where the { $other } stands
warnings-uneven-alone = layout `{ $layout }` is not even: mirrored { $turn }, the { $piece } on { $point } comes to { $image }, where nobody stands
warnings-king-off-the-throne = the king does not start on the throne, { $throne }, but on { $king }
warnings-never-moves = what stands on { $points } can never move, whoever makes room
warnings-several-sizes = layout `{ $layout }` is { $size }×{ $size }, the usual layout `{ $usual }` { $width }×{ $width }
warnings-layout-unused = the layout `{ $layout }` is drawn, but not among the `layouts`
warnings-name-built-in = `{ $id }` is the name of a rule set that is built in (`{ $other }`): games played by this file would be taken for games of that one
warnings-name-offered = `{ $id }` is the name of a rule set that is offered here: no game can be begun by this file as it is

## advice

advice-corners-can-be-plugged = write `king` or `defenders-and-king`, or let the king escape at the edge
advice-king-safe-on-the-throne = write `four`, or do not let him stop on the throne again, or add `encirclement`
advice-king-safe-beside-the-throne = make the throne hostile to the king (`throne-hostile`), or write `two`, or `never` if that is meant
advice-few-attackers = in most games of the family the attackers are twice as many
advice-no-end = write `draw-at-third`, or leave it to the players to agree on a draw
advice-walled-in-without-end = write `loss` or `draw`, or add `encirclement`
advice-throne-without-effect = write `throne = "none"`, or give it a power
advice-corners-without-effect = write `corners = "none"`, or give them a power
advice-no-such-piece = leave it out, or draw `{ $small }` or `{ $large }` on a layout
advice-jump-without-special-points = write `free` or `none`
advice-exit-fort-too-late = leave it out, or let him escape at the corners
advice-four-sides-on-the-edge = write `three-and-edge`, or `never` if that is meant
advice-option-without-effect = leave it out, or give it another value
advice-no-first-move = let the other side begin (`first`), or draw the layout otherwise
advice-wins-at-once = let the other side begin, or draw the layout otherwise
advice-escapes-at-once = set the attackers closer, or give the king a longer way
advice-uneven = look for a slip of the pen, unless that is meant
advice-king-off-the-throne = move him, unless that is meant
advice-never-moves = set it elsewhere, or open the points around it
advice-several-sizes = a rule set for each size is easier to find and to speak of
advice-layout-unused = add its name there
advice-name-taken = choose another `id`

## parts

parts-list-and = { $words } and { $last }
parts-or-a-number = { $words } or a whole number from { $least } to { $most }
parts-list-or = { $words } or { $last }
parts-nothing = nothing
parts-a-string = a string
parts-a-number = a number
parts-true-or-false = true or false
parts-a-date = a date
parts-a-list = a list
parts-a-table = a table
parts-attacker = attacker
parts-defender = defender
parts-king = king
parts-commander = commander
parts-knight = knight
parts-mercenary = mercenary
parts-guard = guard
parts-attackers-commander = attackers' commander
parts-attackers-knight = attackers' knight
parts-attackers-mercenary = attackers' mercenary
parts-attackers-guard = attackers' guard
parts-defenders-commander = defenders' commander
parts-defenders-knight = defenders' knight
parts-defenders-mercenary = defenders' mercenary
parts-defenders-guard = defenders' guard
parts-left-to-right = from left to right
parts-top-to-bottom = from top to bottom
parts-half-turn = by a half turn
parts-quarter-turn = by a quarter turn
parts-diagonal = in the diagonal
