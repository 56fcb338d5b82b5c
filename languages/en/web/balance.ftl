## Balance, as it was measured

studies-title = Which rules are fair?
studies-lead = The engine plays thousands of games against itself, with equal thinking for both sides. Here are the results for each rule set, with their uncertainty.
studies-own = Your measurements
studies-none = No studies yet.
studies-counted =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $arms ->
        [one] 1 rule set
       *[other] { $arms } rule sets with their layouts
    }
studies-report = Read the report
studies-show = Show each rule set
studies-cite = Citation and versions
studies-all = All studies
studies-fair = Is Alea fair?
studies-sorted = Fairest first: sorted by how far the attackers’ score is from one half.
studies-people-title = What people’s games say
studies-people = People have played { $games } games under { $sets } related rule sets, from which the program has not learnt. In { $clear } of these sets one side clearly wins more often; the program agrees on the side in { $agree ->
    [all] all of them
   *[some] { $same } of them
}.
studies-people-difference = { $way ->
    [more] On average the program’s attackers score { $points } points of a hundred more than people’s under these { $sets } (very likely between { $low } and { $high }). So a game that the program finds good for the attackers may be even between people.
    [less] On average the program’s attackers score { $points } points of a hundred less than people’s under these { $sets } (very likely between { $low } and { $high }). So a game that the program finds good for the defenders may be even between people.
   *[open] On average the program’s attackers are not shown to score more or less than people’s under these { $sets }.
}
studies-people-edge = Under nearly all of these { $sets } the king wins at the edge, not in a corner.
studies-people-others = Under { $others } others, from which the program has learnt, no difference is shown.
studies-data-title = Data
studies-data-lead = Every game with its moves, and every figure, for your own questions.
studies-data-lead-excerpt = An excerpt of the games with their moves, and every figure, for your own questions.
studies-data-games = All games, with what the engine thought of each move
studies-data-excerpt = An excerpt: the first games of each rule set at each strength
studies-data-hash = The hash of the table of all games (SHA-256)
studies-data-apart = The table of all games is too large to come with the program. The study, played again with the same engine, makes the same file. The hash tells whether a file is that table.
studies-data-apart-parts = The table of all games is too large to come with the program. It is put together from the parts of the study that were played. The hash tells whether a file is that table.
studies-data-arms = Each rule set
studies-data-cells = Each rule set at each strength
studies-data-ladder = The change with strength
studies-data-effects = Single rules compared
studies-data-people = Games of people
studies-data-check = What a newer engine says
studies-data-figures = All figures
studies-data-query = Count the results with DuckDB, in the folder where the table was saved:
studies-data-notebook = A notebook in Python that draws the scores of the table with their intervals
studies-data-of-excerpt = These are counts of the excerpt, and so are the scores that the notebook draws; they are not those of the study.
balance-title = Balance
balance-lead = Results of the engine against itself, with equal thinking for both sides, on each layout measured.
balance-none = This rule set has not been measured yet.
balance-by = How it was measured
balance-here = selected here
balance-bar = { $attackers } won { $won }, drawn { $drawn }, { $defenders } won { $lost }
balance-bar-unfinished = { $attackers } won { $won }, drawn { $drawn }, unfinished { $unfinished }, { $defenders } won { $lost }
balance-score = Score of the { $attackers }: { $score } ({ $confidence } interval { $low } to { $high })
balance-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    } at { $positions } positions a move, median length { $plies } moves
balance-people = Games between people: { $games ->
        [one] 1 game
       *[other] { $games } games
    } of
balance-more = At other strengths
balance-other-studies = { $studies ->
    [one] Another study of the same rules
   *[other] { $studies } other studies of the same rules
}
balance-ladder = { $positions } positions a move
balance-bare = From the bare start, { $positions } positions a move
balance-evaluation = With another evaluation ({ $name }), { $positions } positions a move
balance-handicap = { $attackers } positions a move for the { $attackers-name }, { $defenders } for the { $defenders-name }
balance-verdict-fair = fair
balance-verdict-favours-attackers = favours the { $attackers }
balance-verdict-favours-defenders = favours the { $defenders }
balance-verdict-open = too few games to tell
balance-verdict-undetermined = not settled
balance-because-games = The games are too few.
balance-because-unfinished = Too many games were not finished.
balance-because-draws = The score is even, but too few games are decided.
balance-because-one-strength = The score is shown to be even at one strength only.
balance-because-strength = Stronger play says otherwise.
balance-because-evaluations = Another evaluation says otherwise.
balance-because-trend = The score is even, but moves away from that as both sides think more.
balance-depth = A search looks { $plies } plies ahead on average.
balance-bounds = No matter who had won the unfinished games, the score is between { $low } and { $high }.
balance-caution = Balance between weak players does not mean balance between strong ones: better players may find moves that neither side finds here.
balance-key-band = Beyond the shaded band a side is favoured. The line is the score with its interval.
commented-title = { $count ->
    [one] A game to watch
   *[other] { $count } games to watch
}
commented-watch = Watch
commented-close = Close
commented-after = { $ply ->
    [0] At the start:
   *[other] After move { $ply }:
}
interim-title = This study is not finished.
interim-sets = { $closed } of { $cells } planned series of games are done; the answers may change.
interim-ended-title = This study was ended early, on { $day }.
interim-ended-sets = { $closed } of { $cells } planned series of games were played to their end; the others will not be.
superseded-title = These results are from an older engine.
superseded-played =
    { $day ->
        [none] The games were played
       *[other] The games were played on { $day }
    } by the engine with the fingerprint { $engine }{ $version ->
        [none] {""}
       *[other] {" "}(hnefi { $version })
    }. The current engine has the fingerprint { $today } and plays differently, so the verdicts below apply only to the older engine.
superseded-depth = With { $positions } positions a move a search looks { $least } to { $most } plies ahead on average (measured with the current engine). A ply is one move by one side.
superseded-check = To check them, a newer engine played { $games } games on { $day }. Of { $verdicts } verdicts, { $changed } changed, { $upheld } were confirmed, and { $undecided } need more games.
superseded-unchecked = These verdicts have not been checked with the current engine yet.
superseded-check-old = The engine used for the check is not the current one either.
superseded-again = With a newer engine, { $games } games at { $positions } positions a move:
outcomes-answer = What the games say
outcomes-won = the attackers win
outcomes-drawn = drawn
outcomes-unfinished = unfinished
outcomes-lost = the defenders win
outcomes-caption = Each column is one strength, the stronger further right; below it, how many moves of either side the program looks ahead. The bold one gives the answer; the dashed line is half the games.
outcomes-as-table = Show as a table
outcomes-rules = Rules
outcomes-strength = Positions a move
outcomes-plies = Plies ahead
outcomes-on-layouts = { $rules } ({ $layouts })
outcomes-layouts = { $count ->
    [one] layout { $letters }
   *[other] layouts { $letters }
}
# After “under” and the like: languages with cases decline it; `studies-sets` stands alone.
outcomes-many = { $count } rule sets
studies-sets = { $count } rule sets
superseded-by = A later study answers this question better:
movement-title = As both sides think more
movement-attackers = The attackers gain under { $places }.
movement-defenders = The defenders gain under { $places }.
movement-neither = No clear change is seen under { $places }; there may still be one.
movement-unfinished = Under { $places } it is unknown who gains: that depends on who would have won the unfinished games.
movement-rest = Elsewhere no change is seen for certain.
movement-none = No clear change is seen under any of these rule sets; there may still be one.
contrasts-title = What one choice changes
contrasts-note = Points of a hundred that the first choice adds to the attackers’ score beside the second, by rule sets that are the same otherwise; under it the 95% interval. A column is a number of positions a move.
contrasts-choice = Choice
contrasts-instead = { $level } instead of { $reference }
contrasts-interval = { $low } to { $high }
contrasts-fewer = in { $measured } of { $sets } rule sets
