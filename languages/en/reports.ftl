## The page

report-kicker = A balance study of hnefatafl games
report-skip = Skip to the answer
report-contents = Contents
report-facts = { $arms }, { $games }, study { $hash }
report-arms-counted =
    { $n ->
        [one] { $n } arm
       *[other] { $n } arms
    }
report-games-counted =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
report-figures = The same figures as tables for programs:
report-colophon = Made by hnefi { $version }. The page asks nothing of any other machine.

## Sides, verdicts

report-attackers = attackers
report-defenders = defenders
report-the-attackers = the attackers
report-the-defenders = the defenders
report-attackers-won = the attackers won
report-defenders-won = the defenders won
report-game-drawn = a draw
report-verdict-fair = fair
report-verdict-attackers = favours the attackers
report-verdict-defenders = favours the defenders
report-verdict-open = open

## A study by another engine

report-interim-title = Still being played
report-interim-ended-title = Ended early
report-interim =
    { $day ->
        [none] {""}
       *[other] The study was ended on { $day }, before all planned games had been played.{" "}
    }{ $closed } of { $cells } series of games are complete, each of one arm at one strength. Of the others, those that have come to a look are counted up to it, and those that have not are missing.{ $day ->
        [none] {" "}No verdict here is final.
       *[other] {""}
    }
report-banner-title = Played by an older engine
report-banner-played =
    { $day ->
        [none] These games were played
       *[other] These games were played on { $day }
    } by the engine with fingerprint { $engine }{ $version }. The engine of the program that made this page has the fingerprint { $now } and plays otherwise: what stands here holds for the older one, and is no judgement of the rules.
report-banner-depth = With { $nodes } positions a move a search looks about { $least } plies ahead on these boards, a ply being one move by one side (measured with today’s engine).
report-banner-depths = With { $nodes } positions a move a search looks { $least } to { $most } plies ahead on average, by rule set, a ply being one move by one side (measured with today’s engine).
report-banner-no-check = Nobody has looked yet what today’s engine makes of the verdicts; `hnefi lab check` does.
report-banner-check = To see what is left of it, a newer engine played { $games } of the same rule sets on { $day }, at { $nodes } positions a move. Of { $of } verdicts { $changed } are others now, { $upheld } stand, and of { $undecided } so few games do not tell.
report-banner-check-old = That engine, too, is another than today’s.
report-banner-changed = { $arm }: was “{ $then }”, is “{ $now }” (attackers won { $won }, drawn { $drawn }, lost { $lost } at { $nodes } positions a move)

## The answer

report-answer = The answer
report-answer-one-fair = At { $nodes } positions a move { $arm } is fair: the attackers score { $score }, and { $which } ({ $interval }) lies within the fair band of { $low } to { $high }.
report-answer-one-attackers = At { $nodes } positions a move { $arm } favours the attackers: they score { $score }, and { $which } ({ $interval }) lies above the fair band of { $low } to { $high }.
report-answer-one-defenders = At { $nodes } positions a move { $arm } favours the defenders: the attackers score { $score }, and { $which } ({ $interval }) lies below the fair band of { $low } to { $high }.
report-answer-one-open = At { $nodes } positions a move it is open whether { $arm } is fair: the attackers score { $score }, but { $which } ({ $interval }) is neither within the fair band of { $low } to { $high } nor clear of it, so that more games are needed to tell.
report-which-wilson = the 95 % interval
report-which-race = the interval of the race
report-answer-arms = At { $nodes } positions a move, and with scores of the attackers from { $low } to { $high } taken for fair, of { $n } arms { $clauses }.
report-clause-none-fair = none is shown to be fair
report-clause-no-fair = none is fair
report-clause-fair =
    { $n ->
        [one] { $n } is fair
       *[other] { $n } are fair
    }
report-clause-attackers =
    { $n ->
        [one] { $n } favours the attackers
       *[other] { $n } favour the attackers
    }
report-clause-defenders =
    { $n ->
        [one] { $n } favours the defenders
       *[other] { $n } favour the defenders
    }
report-clause-open =
    { $n ->
        [one] { $n } is open, which means that more games are needed to tell
       *[other] { $n } are open, which means that more games are needed to tell
    }
report-named = { $arm }: { $score }, { $interval }
report-named-more = { $n } more
report-answer-strength-alone = Both sides were one and the same engine with { $nodes } positions a move ({ $visited } visited on average), and balance at weak play is not balance: nothing here says what stronger players would find.
report-answer-strength-ladder = Both sides were one and the same engine with { $nodes } positions a move ({ $visited } visited on average), and balance at weak play is not balance: beyond that strength only the ladder speaks, and it ends at { $to } positions a move.
report-answer-strength-below = Both sides were one and the same engine with { $nodes } positions a move ({ $visited } visited on average), and balance at weak play is not balance: the ladder goes from there only to weaker play, and nothing here says what stronger players would find.
report-answer-no-ladder = No arm was played at more than one strength, so that nothing is known of how the scores move as play grows stronger.
report-answer-ladder = As both sides think more, from { $from } to { $to } positions a move, { $clauses }{ $tail }.
report-ladder-attackers = the attackers gain in { $n } of { $of } arms
report-ladder-defenders = the defenders gain in { $n } of { $of } arms
report-ladder-still = in { $n } of { $of } arms no movement is shown, which does not prove that there is none
report-ladder-unfinished = in { $n } of { $of } arms it depends on who would have won the unfinished games
report-ladder-unusable =
    { $n ->
        [one] { $n } of { $of } arms has no slope to lean on, because one side won all on one side of a rung
       *[other] { $n } of { $of } arms have no slope to lean on, because one side won all on one side of a rung
    }
report-ladder-steepest = ; the steepest is { $arm }, where a doubling is worth { $points } points to the attackers at an even score ({ $interval })
report-answer-ladder-one-attackers = As both sides think more, from { $from } to { $to } positions a move, the attackers gain: a doubling is worth { $points } points to them at an even score ({ $interval }){ $tail }.
report-answer-ladder-one-defenders = As both sides think more, from { $from } to { $to } positions a move, the defenders gain: a doubling moves the attackers’ score by { $points } points at an even score ({ $interval }){ $tail }.
report-answer-ladder-one-still = As both sides think more, from { $from } to { $to } positions a move, the games show no movement of the score, which does not prove that there is none: a doubling is worth { $points } points to the attackers at an even score ({ $interval }){ $tail }.
report-answer-ladder-one-unusable = Between { $from } and { $to } positions a move the ladder has no slope to lean on, because one side won all on one side of a rung.
report-answer-leaves = ; { $arms } would no longer lie within the band two doublings beyond the ladder, if the curve went on, which no game has shown
report-answer-leave = ; { $arms } would no longer lie within the band two doublings beyond the ladder, if the curves went on, which no game has shown

## What to mind

report-care = Read with care
report-care-no-games = Without a game at the base strength, and so without a place in this report: { $arms }.
report-care-many = Each of the { $n } intervals holds its true score in 95 of 100 studies; of so many, some miss it by chance, and so may some verdicts.
report-care-race = The arms race: the games of an arm ended when its verdict was sure. Verdicts are by an interval that holds at every look; the chance that any of them is wrong is { $error } at most. The other intervals know nothing of the stopping and are too narrow.
report-care-twice =
    { $n ->
        [one] { $n } of the games are copies of another game of the same arm and strength, in { $cells }: from the same beginning the engine often plays alike. Each counts as often as it was drawn, so that the intervals hold for games drawn in this way, not for as many different ones.
       *[other] { $n } of the games are copies of other games of the same arm and strength, in { $cells }: from the same beginning the engine often plays alike. Each counts as often as it was drawn, so that the intervals hold for games drawn in this way, not for as many different ones.
    }
report-care-cells =
    { $n ->
        [one] { $n } series of games
       *[other] { $n } series of games
    }
report-care-engine = Engine against itself: an engine that plays one side worse than the other shows it here as a fault of the rules.

## The arms

report-arms = The arms
report-arms-lead = An arm is a rule set with its layout and options. All figures here are of games at { $nodes } positions a move for both sides; a draw is half a point.
report-forest-title = The attackers’ score, arm by arm
report-forest-desc = One line an arm: a point for the attackers’ score and a bar for its 95 % interval (Wilson). Beyond the shaded band from { $low } to { $high } a side is favoured. The same figures are in the table below.
report-forest-desc-race = One line an arm: a point for the attackers’ score, a bar for its 95 % interval (Wilson), and a thin line for the interval of the race, by which the verdicts go. Beyond the shaded band from { $low } to { $high } a side is favoured. The same figures are in the table below.
report-arms-table = The arms at the base strength: results of the attackers, score and verdict
report-arm = arm
report-layout = layout
report-games = games
report-distinct = distinct
report-won = won
report-drawn = drawn
report-lost = lost
report-score = score
report-wilson = Wilson 95 %
report-jeffreys = Jeffreys 95 %
report-race-interval = race
report-verdict = verdict
report-score-axis = the attackers’ points, of a hundred
report-arm-ids = What the arms are called in the file of the study and in its tables
report-arm-id = id
report-changed-rules = The rules that were changed, in words

## People

report-people = The engine and people
report-people-lead = Of some arms it is known what people’s games came to. Where the engine, at { $nodes } positions a move, gives a rule set the same score as they do, its word on other rule sets has some weight; where it does not, it has little.
report-scatter-title = The attackers’ score: the engine beside people
report-scatter-desc = Across, the score in people’s games; upwards, in the engine’s; each with its 95 % interval (Wilson). On the dashed diagonal both are the same. Numbers are those of the table below.
report-scatter-people = people
report-scatter-engine = engine
report-people-table = The attackers’ score in people’s games and in the engine’s, with 95 % intervals (Wilson)
report-variant = as people play it
report-people-games = people’s games
report-people-score = people
report-people-in-time = without time-outs
report-people-on-board = decided on the board
report-engine-score = engine
report-difference = difference, points
report-intervals-meet = intervals
report-meet = overlap
report-apart = do not overlap
report-agreement-words = Over { $n } pairs Pearson’s correlation is { $pearson } ({ $pearson-interval }) and Spearman’s { $spearman } ({ $spearman-interval }); the engine’s score less people’s is { $difference } points on average ({ $difference-interval }). A correlation speaks of the order only, the mean difference of a lean to one side.
report-agreement-few = Fewer than ten pairs make rough intervals.
report-agreement-none = There are too few rule sets with people’s games, or scores too much alike, for a correlation.
report-agreement-table = How the engine’s scores and people’s go together, by strength
report-agreement-sets = rule sets
report-agreement-pairs = pairs
report-agreement-pearson = Pearson
report-agreement-spearman = Spearman
report-agreement-all = all
report-agreement-fitted = weights fitted to these games
report-agreement-unfitted = weights never fitted to people’s games
report-agreement-evaluation = evaluation
report-agreement-own = the engine’s own
report-outliers-none = In none of them are the two 95 % intervals apart. That is no proof that the scores are the same.
report-outliers = Outliers, by this rule: the two 95 % intervals do not overlap. They are { $arms }. Such a gap can come from the strength of play (people who play better or worse than the engine here), from who plays whom (beginners against experts), from the clock (games lost on time or given up), and from rules that were changed between then and now, or that differ in a detail.

## The ladder

report-ladder = As both sides think more
report-ladder-lead = Each panel is an arm: the attackers’ score against the positions a move that both sides had, on a logarithmic scale. Points are games, with 95 % intervals (Wilson); the curve is a logistic regression with its 95 % band. Where it is dashed, nothing was played: it is an extrapolation, right only if the curve goes on as it began.
report-ladder-desc = The attackers score { $rungs }. Two doublings beyond, at { $beyond } positions a move, the curve says { $score } ({ $interval }), which is an extrapolation.
report-ladder-rung = { $score } at { $nodes }
report-ladder-table = The ladder: what twice the positions a move on both sides do to the attackers’ score
report-rung-table = The rungs of the ladder: games of both sides at equal thinking
report-slope = slope a doubling, logit
report-slope-points = at an even score, points
report-interval-95 = 95 %
report-goodness = fit: chi², p
report-goodness-none = two rungs: none
report-beyond = two doublings beyond (extrapolated)
report-steadied-note = † Steadied: one side won all on one side of a strength, so that no curve is the likeliest. Half a win and half a loss were added at each strength, and the slope is not to be leant on.
report-ladder-bad-fit = The rungs of these arms do not lie on such a curve (p below 0.05), so that their bands are too narrow: { $arms }. Of twenty arms one does so by chance.
report-trend-lead = Each panel is an arm: the attackers’ score against the positions a move that both sides had, on a logarithmic scale. Points are games, with 95 % intervals, a draw and an unfinished game counting as half a win; the curve is a regression of lost, drawn and won (proportional odds) with its 95 % band. Where it is dashed, nothing was played: it is an extrapolation, right only if the curve goes on as it began.
report-trend-unfinished = An unfinished game counts as drawn, but its winner is unknown. The last two columns say what the slope would be if one side had won all of them: no movement is shown that would go the other way then.
report-trend-table = The ladder with draws: what twice the positions a move on both sides do
report-trend-chance = by chance (p)
report-trend-dispersion = dispersion
report-trend-if-attackers = if the attackers had won the unfinished games (p)
report-trend-if-defenders = if the defenders had (p)
report-trend-pooled = all arms, pooled
report-ladder-none = No arm was played at more than one strength.
report-positions = positions a move

## Handicap

report-handicap = When one side thinks more
report-handicap-lead = Games in which one side had more positions a move say how large a handicap makes the game even, and what thinking is worth. The interval of the even handicap is Fieller’s: where the games do not show that thinking helps at all, it has no ends.
report-handicap-table = The handicap that makes the game even, and what a doubling is worth
report-even-handicap = even when
report-handicap-interval = 95 % (Fieller)
report-think-times = { $side } think { $times } times as much
report-think-alike = both think alike
report-think-thousand = { $side } think more than a thousand times as much
report-think-short = { $side } × { $times }
report-think-short-alike = even
report-think-short-thousand = { $side } × 1000 or more
report-fieller-between = { $low } to { $high }
report-fieller-outside = anything but what lies between { $low } and { $high }
report-fieller-anywhere = anything: the games say nothing of it
report-even-never = no handicap: the curve is flat
report-extrapolated = extrapolated
report-skill = score of the side with twice the thinking
report-skill-lead = The last column is the score of the side that may think twice as much, both sides taken together: half the points if thinking does not help, all if it decides.
report-handicap-none = No games were played in which one side thought more.
report-odds-table = Games at unequal thinking: results of the attackers
report-attackers-may = attackers, positions a move
report-defenders-may = defenders, positions a move

## Effects

report-effects = What single rules do
report-effects-lead = What a choice adds to the attackers’ score at the base strength, against another choice for the same rule, on average over all arms. What two rules do only together is not in it.
report-effects-title = What single choices add to the attackers’ score
report-effects-desc = One line a choice: a point for what it adds to the attackers’ score, in points of a hundred, and a bar for its 95 % interval. Right of 0 it helps the attackers, left of it the defenders. The same figures are in the table below.
report-effects-table = Effects of single choices on the attackers’ score
report-contrasts-lead = What a choice adds to the attackers’ score at each strength, against another choice for the same rule, by rule sets that are the same otherwise. Where both were played from the same openings, game is compared with game. The picture shows the strength that the verdicts are about.
report-contrasts-table = What single choices add to the attackers’ score, by strength
report-contrasts-correlation = correlation of paired games
report-choice = choice
report-effect-label = { $factor }: { $choice }
report-instead-of = { $level } instead of { $reference }
report-points = points
report-logit = logit
report-factor = rule
report-factor-rules = rule set
report-factor-layout = layout
report-dispersion = Dispersion (Pearson’s chi² over { $freedom } degrees of freedom): { $value }. { $words }
report-dispersion-small = The arms differ from the sum of the effects by no more than chance makes of it.
report-dispersion-large = The arms differ from the sum of the effects by more than chance alone: rules act together, and the intervals have been widened by it.
report-dispersion-none = There are no more arms than effects: nothing is known of rules that act together, and the intervals hold only if they do not.
report-aliased = These choices never vary apart, so that nobody can say which of them does what:

## The course of play

report-course = How games go, and how they end
report-course-lead = At { $nodes } positions a move for both sides.
report-endings-title = How games end
report-endings-desc = One bar an arm, divided by how its games ended. The same figures are in the table below.
report-endings-table = Endings, in hundredths of an arm’s games
report-course-table = The course of the games: means, with the standard deviation after ±
report-length = plies
report-length-range = least, median, most
report-attackers-lost = attackers’ men lost
report-defenders-lost = defenders’ men lost
report-first-capture = first capture, ply
report-branching = legal moves
report-lead-changes = changes of the lead
report-turnaround = loser’s best, men
report-course-words = The lead changes when the engine’s evaluation goes from a man’s worth for one side to a man’s worth for the other. The loser’s best is the best evaluation that the side that lost ever had from its own view, in men: the median of the decided games.
report-turnaround-win = a win in sight
report-opening-table = The attackers’ score by the number of random plies the games began with: score, 95 % interval (Wilson), games
report-opening-book-table = The attackers’ score by the length of the opening: score, 95 % interval (Wilson), games
report-opening-column =
    { $n ->
        [one] { $n } random ply
       *[other] { $n } random plies
    }
report-opening-cell = { $score } ({ $interval }; { $games })

## Endings

report-end-king-captured = king captured
report-end-king-escaped = king escaped
report-end-encirclement = encirclement
report-end-exit-fort = exit fort
report-end-king-alone = king alone
report-end-king-walled-in = king walled in
report-end-no-escape = no escape left
report-end-turn-limit = limit of turns
report-end-no-moves = no moves left
report-end-repetition = repetition
report-end-resigned = resigned
report-end-agreed = agreed
report-end-max-plies = broken off at the greatest length
report-end-other = other

## Games

report-typical = Games to look at
report-typical-lead = Of each arm, from the games at the base strength: the shortest that was decided, the one nearest to the median length, and the most dramatic, in which the loser once stood best (and if two are alike, in which the lead changed more often). They are examples, chosen by these rules and no others.
report-typical-rest = Only the first { $n } of { $of } arms are shown here; the games of all stand in the table of the study.
report-shortest = the shortest decided
report-median-length = of typical length
report-dramatic = the most dramatic
report-game-caption = { $which }: game { $number }, { $plies }, { $result } ({ $ending })
report-plies-counted =
    { $n ->
        [one] { $n } ply
       *[other] { $n } plies
    }
report-board-title = Game { $number } of { $arm }
report-board-desc = Final position on { $size } by { $size } points. Attackers on { $attackers }. Defenders on { $defenders }. { $king } { $last }
report-board-king = King on { $point }.
report-board-no-king = The king has been captured.
report-board-last = Last move { $mv }.
report-board-nobody = no point
report-moves = Moves
report-moves-random = The first { $n } plies were drawn at random.
report-moves-book = The first { $n } plies are an opening of the book.
report-step-first = First position
report-step-back = One move back
report-step-on = One move on
report-step-last = Final position
report-step-label = Step through the game; the arrow keys do so too
report-step-at = move { $n } of { $of }: { $mv }
report-step-start = opening position
report-step-hint = With a script the boards can be stepped through, by the buttons below them or with the arrow keys.
report-pass = turn lost

## Methods

report-methods = Methods
report-methods-lead = Every number needed to play this study again, and to check it.
report-methods-table = What decides the games
report-quantity = what
report-value = value
report-m-name = name of the study
report-m-hash = hash of the study (SHA-256)
report-m-engine = fingerprint of the engine
report-m-seed = seed
report-m-nodes = positions a move at the base strength
report-m-spread = spread of the positions, by chance, for each side and game
report-m-opening = random plies at the beginning
report-m-opening-value = an even number from 0 to { $n }, each equally often; legal plies, drawn uniformly, drawn again only where they end the game, and never filtered by an evaluation
report-m-book = openings
report-m-book-value = { $from } to { $to } plies from a book, the same for all rule sets on a layout with the same side to move first, and at every strength
report-m-longest = greatest length, after which a game is drawn
report-m-longest-unfinished = greatest length, after which a game is unfinished
report-m-play-on = { $plies }, then at most { $more } with { $times } times as many positions
report-m-hash-table = transposition table of each side
report-m-megabytes = { $n } MB
report-m-band = fair band of the attackers’ score
report-m-even = scores of the attackers that favour neither side
report-m-race = race
report-m-race-none = none: every arm has the same number of games
report-m-race-value = an arm ends when its verdict is sure; the chance that any verdict is wrong is { $error } at most
report-m-looks = when the games of a rule set end
report-m-looks-value = after { $looks } games, as soon as its balance is clear; the chance that any verdict is wrong is { $error } at most
report-m-looks-none = after { $games } games; the chance that any verdict is wrong is { $error } at most
report-m-games = games in this table
report-m-strengths = The strengths that were played
report-m-planned = games an arm
report-m-purpose = purpose
report-m-base = base
report-m-rung = ladder
report-m-odds = handicap
report-m-bare = the bare start, which is one opening of very many
report-m-evaluation = the balance as another evaluation plays it
report-m-at-most = { $n } at most
report-statistics = Statistics
report-s-share = Intervals of a score: Wilson (1927) and Jeffreys (1946; Brown, Cai and DasGupta, Statistical Science 16, 2001). Both are made for games without draws; draws make them wider than they need be.
report-s-verdict = Verdicts: fair where Wilson’s interval lies within the band, for a side where it is clear of it, open otherwise.
report-s-judged = Verdicts: by the chance of a score beyond the bands after the games (a Dirichlet distribution, with half a game of each result before them), unfinished games counted for the side that a verdict does not favour, and the error shared equally between arms and looks (Bonferroni). Fairness has to be shown at two strengths, by two one-sided tests (Schuirmann, Journal of Pharmacokinetics and Biopharmaceutics 15, 1987). A side that is favoured must be ahead at every greater strength and by every other evaluation.
report-s-race = Race: a confidence sequence by a normal mixture (Robbins 1970; Howard, Ramdas, McAuliffe and Sekhon, Annals of Statistics 49, 2021), the error shared equally between the arms (Bonferroni); it is asked after every twenty games.
report-s-ladder = Ladder and handicap: logistic regression of the score on the base-2 logarithm of the positions a move, or of their ratio (Berkson 1944; Cox 1958), Wald intervals in which a draw varies less than a game that is won or lost, Pearson’s chi² for the fit; the even handicap by Fieller (1954). Where no curve is the likeliest (Albert and Anderson, Biometrika 71, 1984), half a win and half a loss are added at each strength, and the slope is marked †.
report-s-trend = Change with strength: proportional odds of lost, drawn and won on the base-2 logarithm of the positions a move (McCullagh 1980), with openings as random effects by Laplace’s approximation (Breslow and Clayton 1993).
report-s-skill = Twice the thinking: two of Wilson’s intervals put together (Newcombe, Statistics in Medicine 17, 1998).
report-s-effects = Effects of rules: quasi-binomial regression with a weak ridge (Wedderburn 1974; McCullagh and Nelder 1989), in points as average marginal effects (Williams, Stata Journal 12, 2012).
report-s-contrasts = What a choice adds: mean differences of games from the same openings, over several rule sets with Student’s interval and the degrees of freedom of Satterthwaite (1946).
report-s-agreement = Agreement with people: Pearson’s correlation with Fisher’s interval (1915), Spearman’s with that of Bonett and Wright (Psychometrika 65, 2000), the mean difference with Student’s (1908).
report-commands = To play it again, make this report again, and check the table
report-commands-note = Games come out the same, and are checked, only with a program whose engine has the same fingerprint; a report can be made with any.
report-file = The file of the study, as it is
report-file-played = The file of the study as it was when the games were played; titles and people’s games may have been changed since
report-left-out = Left out, because their rules make no sense together
report-left-out-counted =
    { $n ->
        [one] { $n } combination
       *[other] { $n } combinations
    }
report-reason = reason

## Studies that judge

report-judged = Won, drawn and lost
report-judged-lead = How often each side wins, and how often nobody does, from the same openings at each strength. A game that was broken off is unfinished: it counts for neither side, and a verdict holds no matter which side had won it.
report-judged-title = Won, drawn and lost by strength
report-judged-desc = A bar for each arm and number of positions a move, divided into the shares of games that the attackers won, that were drawn, that were not finished and that the defenders won.
report-judged-attackers = the attackers win
report-judged-defenders = the defenders win
report-unfinished = unfinished
report-judgements = The verdict on each arm, and what speaks against one
report-judged-because = because
report-because-games = the games are too few
report-because-unfinished = too many games were not finished
report-because-draws = the score is even, but too few games are decided
report-because-one-strength = the score is shown to be even at one strength only
report-because-strength = stronger play says otherwise
report-because-evaluations = another evaluation says otherwise
report-because-trend = the score is even, but moves away as both sides think more
report-judged-table = All games, by strength
report-depth = plies ahead
report-bounds = surely within
report-judged-says = favours
report-judged-neither = neither
report-judged-unknown = not known
report-judged-bare = bare start
report-answer-judged = At { $nodes } positions a move, of { $n } arms { $clauses }. An arm favours a side that surely scores more than { $most }; it is fair if the score surely lies from { $low } to { $high } at two strengths, and at least { $decided } of the games are decided.
report-clause-undetermined =
    { $n ->
        [one] { $n } is undetermined
       *[other] { $n } are undetermined
    }
report-verdict-undetermined = undetermined
