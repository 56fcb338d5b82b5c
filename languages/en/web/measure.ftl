## Measuring the balance of one rule set

measure-note = The engine plays games against itself on this server, from the same openings at three strengths. This takes about a minute on a small board and five to twenty minutes on 19×19.
measure-note-parent = If the rules change a built-in rule set, games by that one follow, for comparison.
measure-button = Measure its balance
measure-own-machine = Or on your own computer:
measure-title = The balance of { $name }
measure-link-note = This page has its own address: you can come back to it or send it to others.
measure-goes-on = The games go on while nobody is looking.
measure-waiting = Waiting for its turn. { $ahead ->
        [0] It is next.
        [one] One other measurement is played first.
       *[other] { $ahead } other measurements are played first.
    }
measure-begins = The first games are being played.
measure-playing = Played: { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $done }). About { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } left.
measure-stopped = Stopped. Played so far: { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
measure-done = All games have been played: { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
measure-failed = These rules cannot be measured:
measure-outdated = The engine has changed since these games were played. Measure again from the page of the rules.
measure-engine = Engine { $engine }, asked for on { $day }.
measure-progress = Games played
measure-stop = Stop
measure-resume = Continue
measure-result = Result
measure-so-far = Result so far
measure-boards = The games
measure-board-playing = Now being played, move { $plies }
measure-board-over = { $result }, { $plies } moves
measure-beside = Beside { $name }
measure-beside-later = The games by these rules, for comparison, come when those above are finished.
measure-beside-layouts = The layouts are not the same, so that the games begin from other openings than those above.
measure-moved-attackers = The change helps the attackers: their score is { $points } points of a hundred higher than in { $name } (95%: { $low } to { $high }).
measure-moved-defenders = The change helps the defenders: the attackers’ score is { $points } points of a hundred lower than in { $name } (95%: { $low } to { $high }).
measure-moved-unclear = Whether the change helps one side cannot be told from these games: beside { $name } it moves the attackers’ score by { $low } to { $high } points of a hundred (95%).
measure-files = Files
measure-files-note = With these files in one folder anyone plays the same games on their own computer, and can go further: at greater strength with a larger `nodes` in study.toml, and with more games after making more openings by `hnefi lab openings`.
measure-file-study = what is played, and how it is judged
measure-file-openings = the openings
measure-file-rules = the rules
measure-file-games = all games, as a table (Parquet)
measure-command = Command
error-unknown-measurement = There is no such measurement here.
