## Balance, as it was measured

studies-title = Which rules are fair?
studies-lead = The engine plays thousands of games against itself, both sides thinking alike, and counts. Here is what it found, rule set by rule set, with how sure that is.
studies-none = Nothing has been measured here yet.
studies-counted =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $arms ->
        [one] 1 rule set
       *[other] { $arms } rule sets
    }
studies-report = Read the report
studies-show = The rule sets one by one
studies-cite = How to cite it, and its versions
studies-all = All studies
studies-sorted = The fairest stand first: by how far the attackers’ score is from one half.
balance-title = How fair it is
balance-lead = The engine against itself, both sides thinking alike, on each layout that was measured.
balance-none = Nobody has measured this rule set yet.
balance-by = How it was measured
balance-here = the one chosen here
balance-bar = { $attackers } won { $won }, drawn { $drawn }, { $defenders } won { $lost }
balance-score = Score of the { $attackers } { $score }, by the interval of { $confidence } between { $low } and { $high }
balance-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    } at { $positions } positions a move, half of them longer than { $plies } plies
balance-people = People, in { $games ->
        [one] 1 game
       *[other] { $games } games
    } of
balance-more = With other thinking
balance-ladder = { $positions } positions a move
balance-handicap = { $attackers } positions a move for the { $attackers-name }, { $defenders } for the { $defenders-name }
balance-verdict-fair = fair
balance-verdict-favours-attackers = for the { $attackers }
balance-verdict-favours-defenders = for the { $defenders }
balance-verdict-open = too few games to tell
balance-caution = Balance at weak play is not balance: better players may find what neither side sees here.
balance-key-band = The shaded band is what counts as fair; the line is the score with its interval.
superseded-title = An older engine played this.
superseded-played =
    { $day ->
        [none] The games are
       *[other] The games were played on { $day }
    } by the engine with the fingerprint { $engine }{ $version ->
        [none] {""}
       *[other] {" "}(hnefi { $version })
    }; today’s engine has { $today } and plays otherwise, so that the verdicts below hold for the older one alone.
superseded-depth = With { $positions } positions a move it looked only { $least } to { $most } plies ahead on average (a ply is one move by one side).
superseded-check = To see what is left of it, a newer engine played { $games } games on { $day }: of { $verdicts } verdicts { $changed } are others now, { $upheld } stand, and of { $undecided } so few games do not tell.
superseded-unchecked = Nobody has looked yet what today’s engine makes of the verdicts.
superseded-check-old = That engine, too, is another than today’s.
superseded-again = A newer engine, in { $games } games at { $positions } positions a move:
