//! The ladder of one rule set where games may be drawn: how often the attackers win, draw and lose as both sides think longer, over all openings
//! and for each evaluation (proportional odds with a chance part for each opening; the likelihood is in `cumulative.rs`).

use std::collections::BTreeMap;

use serde::Serialize;
use thiserror::Error;

use super::cumulative::{Cell, Counts, Cumulative, Fit, Opening, Shares};
use super::effects::{student, student_beyond};
use super::elo::Estimate;
use super::grouped::{dot, logistic};
use super::normal::{Z95, beyond};
use crate::results::Results;

/// A game of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OrdinalGame {
    /// The base-2 logarithm of the positions a move that both sides had.
    pub log2_nodes: f64,
    /// Which evaluation played it.
    pub evaluation: usize,
    /// Which opening it began with. Games of one opening may be of several strengths and evaluations.
    pub opening: usize,
    /// `Some(true)` if the attackers won, `None` for a draw.
    pub won: Option<bool>,
}

/// What an evaluation adds to the logit, against the reference.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct EvaluationEffect {
    /// Which.
    pub evaluation: usize,
    /// What it adds.
    pub logit: Estimate,
}

/// The results of one rule set, lost, drawn or won by the attackers, as its players think longer. One number, the logit, is a straight line in
/// the logarithm of the positions, and moves games from lost over drawn to won: draws are results of their own, and not half of each.
///
/// Openings may favour a side. What each adds to the logit is drawn from a normal distribution, and games that share an opening share it. Slope
/// and evaluations are those of one opening; the shares that [`Ordinal::at`] gives are those of all.
///
/// Where the games of the rungs lie further from the line than chance puts them, the standard errors are those of chance times √(chi²/degrees of
/// freedom), and Student's distribution takes the place of the normal one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ordinal {
    /// What twice the positions on both sides add to the logit.
    pub slope: Estimate,
    /// How often chance alone would give a slope as far from 0, if there were none (two-sided).
    pub slope_p: f64,
    /// The evaluation that the others are compared with: the first that has games.
    pub reference: usize,
    /// The other evaluations that have games, in rising order.
    pub evaluations: Vec<EvaluationEffect>,
    /// The standard deviation of what openings add to the logit. 0 where they show no difference, or where no two games share one.
    pub opening_deviation: f64,
    /// Pearson's chi² of lost, drawn and won, by rung and evaluation, over its degrees of freedom: 1 if they differ from the line by chance
    /// alone. None without degrees of freedom.
    pub dispersion: Option<f64>,
    /// How many free counts there are more than weights.
    pub freedom: u64,
    /// The lowest rung with games, as a base-2 logarithm.
    pub from: f64,
    /// The highest rung with games.
    pub to: f64,
    /// All games.
    pub results: Results,
    /// The games alone had no likeliest line, because one side never won, or an evaluation or a part of the rungs had but one result. Half a win
    /// and half a loss were added to each evaluation, spread over its rungs: the figures are then held back, and not to be leant on.
    pub steadied: bool,
    #[serde(skip)]
    place: Place,
}

/// The shares of the attackers' results at some strength, over all openings, for the reference evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OrdinalPrediction {
    /// Where: the base-2 logarithm of the positions.
    pub at: f64,
    /// The share of games that the attackers win.
    pub won: Estimate,
    /// The share of draws. Where no game was drawn it is 0, and at most 3 of as many games as there are (rule of three).
    pub drawn: Estimate,
    /// The share of games that the attackers lose.
    pub lost: Estimate,
    /// The share of the points, a draw being half of one.
    pub score: Estimate,
    /// It lies beyond all games, where nothing but the line speaks for it.
    pub extrapolated: bool,
}

/// The mean slope of several rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PooledSlope {
    /// The mean, each slope counting by the inverse of its variance.
    pub slope: Estimate,
    /// How often chance alone would give a mean as far from 0, if there were no slope anywhere (two-sided).
    pub p: f64,
}

/// Why there is no such line.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum OrdinalError {
    /// No strength.
    #[error("a strength is the base-2 logarithm of positions, a finite number: not {0}")]
    NotFinite(f64),
    /// Nothing to draw a slope through.
    #[error("a slope needs games of one evaluation at two different strengths or more: there are games at {0} at most")]
    OneStrength(usize),
    /// The equations have no solution in floating-point numbers.
    #[error(
        "no line could be fitted through games at strengths from {from} to {to}: they lie too close together or too far apart for the arithmetic"
    )]
    Unsolved {
        /// The least strength.
        from: f64,
        /// The greatest.
        to: f64,
    },
}

/// What predictions are made of.
#[derive(Clone, Debug, PartialEq)]
struct Place {
    /// The fit is of x − centre, so that the weights hardly depend on each other.
    centre: f64,
    draws: bool,
    fit: Fit,
    /// What the standard errors of chance are multiplied by.
    inflation: f64,
    /// How many of them hold 95 %.
    errors: f64,
}

/// An evaluation, and a strength as the bits of its logarithm.
type Key = (usize, u64);

impl Ordinal {
    /// Fits the games of one rule set.
    ///
    /// # Errors
    /// [`OrdinalError`].
    pub fn fit(games: &[OrdinalGame]) -> Result<Ordinal, OrdinalError> {
        Ordinal::fit_with(games, Cumulative::fit)
    }

    fn fit_with(games: &[OrdinalGame], fit: impl Fn(&Cumulative, &[f64]) -> Option<Fit>) -> Result<Ordinal, OrdinalError> {
        let table = Table::of(games)?;
        let unsolved = OrdinalError::Unsolved { from: table.from, to: table.to };
        let mut cumulative = table.cumulative();
        let found = fit(&cumulative, &table.start());
        let steadied = found.is_none();
        let fit = match found {
            Some(found) => found,
            None => {
                cumulative.openings.push(table.halves());
                fit(&cumulative, &table.start()).ok_or(unsolved)?
            }
        };
        let results = table.results();
        let draws = results.drawn > 0;
        let freedom = (table.cells.len() * (1 + usize::from(draws))).saturating_sub(fit.weights.len()) as u64;
        let dispersion = (freedom > 0).then(|| table.pearson(&cumulative.cells, &fit) / freedom as f64);
        let spread = dispersion.filter(|dispersion| *dispersion > 1.0);
        let (inflation, errors) = spread.map_or((1.0, Z95), |dispersion| (dispersion.sqrt(), student(freedom)));
        let place = Place { centre: table.centre, draws, fit, inflation, errors };
        let slope = place.weight(1);
        let away = (slope.value / place.error(1)).abs();
        let slope_p = if spread.is_some() { student_beyond(away, freedom) } else { beyond(away) };
        if !(slope.low.is_finite() && slope.high.is_finite() && slope_p.is_finite()) {
            return Err(unsolved);
        }
        let others = table.evaluations.iter().skip(1).enumerate();
        let evaluations = others.map(|(i, e)| EvaluationEffect { evaluation: *e, logit: place.weight(i + 2) }).collect();
        Ok(Ordinal {
            slope,
            slope_p,
            reference: table.evaluations[0],
            evaluations,
            opening_deviation: place.fit.deviation,
            dispersion,
            freedom,
            from: table.from,
            to: table.to,
            results,
            steadied,
            place,
        })
    }

    /// The shares at a strength, with intervals by the delta method on the logit of each; `None` where the strength is no finite number, or so
    /// far away that a share cannot be told from 0.
    #[must_use]
    pub fn at(&self, log2_nodes: f64) -> Option<OrdinalPrediction> {
        let place = &self.place;
        let (weights, deviation) = (&place.fit.weights, place.fit.deviation);
        let mut row = vec![0.0; weights.len()];
        (row[0], row[1]) = (1.0, log2_nodes - place.centre);
        let cell = Cell::of(row, place.draws);
        let shares = Shares::of([&cell.held, &cell.won].map(|row| dot(row, weights)), deviation);
        let [lost, drawn, won] = shares.shares;
        let [held_slope, won_slope] = shares.slopes;
        // How a share changes with the weights: so much of the logit of not losing, and so much of that of winning.
        let around = |share: f64, rest: f64, of_held: f64, of_won: f64| {
            let direction: Vec<f64> = cell.held.iter().zip(&cell.won).map(|(h, w)| of_held * h + of_won * w).collect();
            let logit = share.ln() - rest.ln();
            let margin = place.errors * place.inflation * place.fit.variance(&direction).sqrt() / (share * rest);
            Estimate { value: share, low: logistic(logit - margin), high: logistic(logit + margin) }
        };
        let none_drawn = || Estimate { value: 0.0, low: 0.0, high: (3.0 / self.results.games() as f64).min(1.0) };
        let prediction = OrdinalPrediction {
            at: log2_nodes,
            won: around(won, drawn + lost, 0.0, won_slope),
            drawn: if place.draws { around(drawn, won + lost, held_slope, -won_slope) } else { none_drawn() },
            lost: around(lost, won + drawn, -held_slope, 0.0),
            score: around(won + drawn / 2.0, lost + drawn / 2.0, held_slope / 2.0, won_slope / 2.0),
            extrapolated: self.beyond(log2_nodes),
        };
        let estimates = [prediction.won, prediction.drawn, prediction.lost, prediction.score];
        let known = |estimate: &Estimate| estimate.value.is_finite() && estimate.low.is_finite() && estimate.high.is_finite();
        (log2_nodes.is_finite() && estimates.iter().all(known)).then_some(prediction)
    }

    /// Whether a strength lies beyond the rungs.
    #[must_use]
    pub fn beyond(&self, log2_nodes: f64) -> bool {
        !(self.from..=self.to).contains(&log2_nodes)
    }
}

/// The mean slope of several rule sets, which must not share games; `None` without any. The slopes are taken for normal.
#[must_use]
pub fn pooled_slope(ladders: &[Ordinal]) -> Option<PooledSlope> {
    let precision = |ladder: &Ordinal| ladder.place.error(1).powi(-2);
    let sum: f64 = ladders.iter().map(precision).sum();
    let value = ladders.iter().map(|ladder| precision(ladder) * ladder.slope.value).sum::<f64>() / sum;
    let margin = Z95 / sum.sqrt();
    let p = beyond(value.abs() * sum.sqrt());
    (sum > 0.0).then_some(PooledSlope { slope: Estimate { value, low: value - margin, high: value + margin }, p })
}

impl Place {
    /// The standard error of a weight.
    fn error(&self, weight: usize) -> f64 {
        self.inflation * self.fit.covariance[weight * self.fit.weights.len() + weight].sqrt()
    }

    fn weight(&self, weight: usize) -> Estimate {
        let (value, margin) = (self.fit.weights[weight], self.errors * self.error(weight));
        Estimate { value, low: value - margin, high: value + margin }
    }
}

/// The games counted by what is known of them.
struct Table<'a> {
    games: &'a [OrdinalGame],
    /// The results of each evaluation at each strength.
    cells: BTreeMap<Key, (f64, Results)>,
    /// The first is the reference.
    evaluations: Vec<usize>,
    from: f64,
    to: f64,
    centre: f64,
}

fn key(game: &OrdinalGame) -> Key {
    // −0 is 0.
    (game.evaluation, (game.log2_nodes + 0.0).to_bits())
}

impl Table<'_> {
    fn of(games: &[OrdinalGame]) -> Result<Table<'_>, OrdinalError> {
        if let Some(game) = games.iter().find(|game| !game.log2_nodes.is_finite()) {
            return Err(OrdinalError::NotFinite(game.log2_nodes));
        }
        let mut cells: BTreeMap<Key, (f64, Results)> = BTreeMap::new();
        for game in games {
            cells.entry(key(game)).or_insert((game.log2_nodes, Results::default())).1.add(game.won);
        }
        let mut rungs: BTreeMap<usize, usize> = BTreeMap::new();
        for (evaluation, _) in cells.keys() {
            *rungs.entry(*evaluation).or_default() += 1;
        }
        // Strength and evaluation can be told apart where one evaluation played at two strengths.
        let most = rungs.values().copied().max().unwrap_or(0);
        if most < 2 {
            return Err(OrdinalError::OneStrength(most));
        }
        let strengths = || games.iter().map(|game| game.log2_nodes);
        let (from, to) = (strengths().fold(f64::INFINITY, f64::min), strengths().fold(f64::NEG_INFINITY, f64::max));
        let centre = strengths().sum::<f64>() / games.len() as f64;
        Ok(Table { games, cells, evaluations: rungs.into_keys().collect(), from, to, centre })
    }

    fn results(&self) -> Results {
        self.cells.values().fold(Results::default(), |sum, (_, results)| Results {
            won: sum.won + results.won,
            drawn: sum.drawn + results.drawn,
            lost: sum.lost + results.lost,
        })
    }

    /// Openings in rising order, each with its games.
    fn cumulative(&self) -> Cumulative {
        let draws = self.results().drawn > 0;
        let weights = self.evaluations.len() + 1 + usize::from(draws);
        let cell = |(&(evaluation, _), &(log2_nodes, _)): (&Key, &(f64, Results))| {
            let mut row = vec![0.0; weights];
            (row[0], row[1]) = (1.0, log2_nodes - self.centre);
            if let Some(other) = self.evaluations.iter().skip(1).position(|other| *other == evaluation) {
                row[other + 2] = 1.0;
            }
            Cell::of(row, draws)
        };
        let places: BTreeMap<Key, usize> = self.cells.keys().enumerate().map(|(place, key)| (*key, place)).collect();
        let mut openings: BTreeMap<usize, BTreeMap<usize, Results>> = BTreeMap::new();
        for game in self.games {
            openings.entry(game.opening).or_default().entry(places[&key(game)]).or_default().add(game.won);
        }
        let counts = |(cell, results): (usize, Results)| Counts {
            cell,
            lost: results.lost as f64,
            drawn: results.drawn as f64,
            won: results.won as f64,
        };
        let opening = |cells: BTreeMap<usize, Results>| Opening { counts: cells.into_iter().map(counts).collect(), varies: true };
        Cumulative {
            cells: self.cells.iter().map(cell).collect(),
            openings: openings.into_values().map(opening).collect(),
            draws,
        }
    }

    /// Half a win and half a loss for each evaluation, spread over its strengths.
    fn halves(&self) -> Opening {
        let rungs = |evaluation: usize| self.cells.keys().filter(|key| key.0 == evaluation).count() as f64;
        let half = |(cell, key): (usize, &Key)| {
            let half = 0.5 / rungs(key.0);
            Counts { cell, lost: half, drawn: 0.0, won: half }
        };
        Opening { counts: self.cells.keys().enumerate().map(half).collect(), varies: false }
    }

    /// The weights of one line that is level and has all games on it: near enough to begin with.
    fn start(&self) -> Vec<f64> {
        let results = self.results();
        let [lost, drawn, won] = [results.lost, results.drawn, results.won].map(|count| count as f64 + 0.5);
        let (held, winning) = (((drawn + won) / lost).ln(), (won / (drawn + lost)).ln());
        let mut start = vec![0.0; self.evaluations.len() + 1];
        start[0] = f64::midpoint(held, winning);
        if results.drawn > 0 {
            start.push((held - winning) / 2.0);
        }
        start
    }

    /// Pearson's chi² of the results of all cells.
    fn pearson(&self, cells: &[Cell], fit: &Fit) -> f64 {
        let of = |(cell, (_, results)): (&Cell, &(f64, Results))| {
            let shares = Shares::of([&cell.held, &cell.won].map(|row| dot(row, &fit.weights)), fit.deviation).shares;
            let games = results.games() as f64;
            let terms = shares.iter().zip([results.lost, results.drawn, results.won]);
            // What is not expected has not been seen either.
            terms
                .filter(|(share, _)| **share > 0.0)
                .map(|(share, count)| (count as f64 - games * share).powi(2) / (games * share))
                .sum::<f64>()
        };
        cells.iter().zip(self.cells.values()).map(of).sum()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::random::Random;

    /// Games of rungs and evaluations, won, drawn and lost; each has an opening of its own.
    fn games(cells: &[(f64, usize, [usize; 3])]) -> Vec<OrdinalGame> {
        let of = |&(log2_nodes, evaluation, [won, drawn, lost]): &(f64, usize, [usize; 3])| {
            let results = [(Some(true), won), (None, drawn), (Some(false), lost)];
            let games = results.into_iter().flat_map(|(won, count)| std::iter::repeat_n(won, count));
            games.map(move |won| OrdinalGame { log2_nodes, evaluation, opening: 0, won }).collect::<Vec<_>>()
        };
        let games = cells.iter().flat_map(of).enumerate();
        games.map(|(opening, game)| OrdinalGame { opening, ..game }).collect()
    }

    fn is(found: Estimate, [value, low, high]: [f64; 3], what: &str) {
        for (found, expected) in [(found.value, value), (found.low, low), (found.high, high)] {
            assert!((found - expected).abs() < 1e-6, "{what}: {found}, expected {expected}");
        }
    }

    /// `statsmodels.miscmodels.ordinal_model.OrderedModel(results, [rung − mean, evaluation], distr="logit").fit(method="newton", tol=1e-14)`:
    /// `params`, and the inverse of `hessian(params)`; the shares and their intervals worked out of these apart in Python.
    #[test]
    fn a_ladder_without_shared_openings_is_the_ordered_model_of_statsmodels() {
        let cells =
            [(12.0, 0, [2, 70, 8]), (14.0, 0, [5, 60, 7]), (16.0, 0, [6, 50, 4]), (14.0, 1, [9, 40, 3]), (16.0, 1, [12, 30, 2])];
        let ladder = Ordinal::fit(&games(&cells)).expect("a ladder");
        is(ladder.slope, [0.197_269_995_688_684, -0.007_231_831_724_702, 0.401_771_823_102_070], "slope");
        assert!((ladder.slope_p - 0.058_670_619_386_723_5).abs() < 1e-6, "{}", ladder.slope_p);
        let [other] = &ladder.evaluations[..] else { panic!("{ladder:?}") };
        assert_eq!((ladder.reference, other.evaluation), (0, 1));
        is(other.logit, [1.005_847_022_142_146, 0.326_176_475_451_797, 1.685_517_568_832_495], "evaluation");
        assert!((ladder.dispersion.expect("freedom") - 0.637_631_724_575_055).abs() < 1e-6, "{ladder:?}");
        assert_eq!((ladder.freedom, ladder.opening_deviation, ladder.steadied), (6, 0.0, false));
        assert_eq!((ladder.from, ladder.to, ladder.results), (12.0, 16.0, Results { won: 34, drawn: 250, lost: 24 }));
        let at = ladder.at(14.0).expect("a place");
        is(at.won, [0.070_549_660_905_293, 0.044_322_767_793_681, 0.110_501_249_817_352], "won");
        is(at.drawn, [0.837_691_594_161_273, 0.788_250_323_145_629, 0.877_384_575_553_683], "drawn");
        is(at.lost, [0.091_758_744_933_434, 0.060_803_347_316_914, 0.136_188_511_490_817], "lost");
        is(at.score, [0.489_395_457_985_930, 0.462_690_190_173_272, 0.516_161_393_378_042], "score");
        assert!(!at.extrapolated);
        let beyond = ladder.at(18.0).expect("a place");
        is(beyond.won, [0.143_171_260_286_864, 0.061_746_447_026_639, 0.297_880_909_909_558], "won");
        is(beyond.score, [0.549_645_681_279_221, 0.473_414_691_563_884, 0.623_614_858_165_764], "score");
        assert!(beyond.extrapolated);
        assert_eq!((ladder.at(f64::NAN), ladder.at(f64::INFINITY), ladder.at(1e9)), (None, None, None));
    }

    /// As above; `scipy.stats.t` with 6 degrees of freedom, and chi² over them by which the standard errors grow.
    #[test]
    fn rungs_that_lie_off_the_line_widen_the_intervals() {
        let cells = [
            (12.0, 0, [2, 70, 8]),
            (14.0, 0, [14, 60, 2]),
            (16.0, 0, [3, 40, 14]),
            (14.0, 1, [4, 30, 12]),
            (16.0, 1, [12, 30, 2]),
        ];
        let ladder = Ordinal::fit(&games(&cells)).expect("a ladder");
        assert!((ladder.dispersion.expect("freedom") - 7.484_116_620_121_173).abs() < 1e-5, "{ladder:?}");
        is(ladder.slope, [0.049_662_627_446_993, -0.568_561_234_269_776, 0.667_886_489_163_762], "slope");
        assert!((ladder.slope_p - 0.850_658_257_373_0).abs() < 1e-4, "{}", ladder.slope_p);
        let at = ladder.at(18.0).expect("a place");
        is(at.won, [0.131_150_503_641_064, 0.007_958_166_041_908, 0.739_605_270_812_214], "won");
        is(at.score, [0.510_941_859_378_842, 0.238_686_287_919_635, 0.776_857_139_449_070], "score");
    }

    /// `statsmodels.api.GLM([won, lost], add_constant(rungs − mean), family=Binomial()).fit(tol=1e-14)`.
    #[test]
    fn a_ladder_without_draws_is_logistic_regression() {
        let cells = [(10.0, 0, [40, 0, 60]), (11.0, 0, [48, 0, 52]), (12.0, 0, [50, 0, 40]), (13.0, 0, [44, 0, 36])];
        let ladder = Ordinal::fit(&games(&cells)).expect("a ladder");
        is(ladder.slope, [0.217_388_620_429_968, 0.030_210_972_147_938, 0.404_566_270_352_598], "slope");
        assert!((ladder.slope_p - 0.022_827_62).abs() < 1e-6, "{}", ladder.slope_p);
        assert!((ladder.dispersion.expect("freedom") - 0.760_993_580_399_587 / 2.0).abs() < 1e-6, "{ladder:?}");
        assert_eq!((ladder.freedom, ladder.steadied), (2, false));
        let at = ladder.at(12.5).expect("a place");
        is(at.score, [0.551_117_82, 0.478_883_78, 0.621_258_06], "score");
        assert_eq!((at.score, at.drawn), (at.won, Estimate { value: 0.0, low: 0.0, high: 3.0 / 370.0 }));
    }

    /// What half a win and half a loss an evaluation make of results that have no likeliest line.
    #[test]
    fn separated_games_are_steadied() {
        let never_won = [(10.0, 0, [0, 180, 20]), (12.0, 0, [0, 185, 15]), (14.0, 0, [0, 190, 10])];
        let ladder = Ordinal::fit(&games(&never_won)).expect("a ladder");
        let at = ladder.at(12.0).expect("a place");
        // Half a win of 601 games.
        assert!(ladder.steadied && (at.won.value - 0.5 / 601.0).abs() < 2e-4 && at.won.high < 0.03, "{at:?}");
        assert!((at.lost.value - 0.075).abs() < 0.005 && ladder.slope.value > 0.0, "{ladder:?}");

        let all_drawn = [(10.0, 0, [0, 50, 0]), (12.0, 0, [0, 50, 0])];
        let ladder = Ordinal::fit(&games(&all_drawn)).expect("a ladder");
        let at = ladder.at(11.0).expect("a place");
        assert!(ladder.steadied && ladder.slope.value.abs() < 1e-9 && (at.score.value - 0.5).abs() < 1e-9, "{ladder:?}");
        assert!((at.won.value - 0.5 / 101.0).abs() < 1e-6, "{at:?}");

        let all_won = [(10.0, 0, [50, 0, 0]), (12.0, 0, [50, 0, 0])];
        let ladder = Ordinal::fit(&games(&all_won)).expect("a ladder");
        assert!(ladder.steadied && ladder.slope.value.abs() < 1e-9, "{ladder:?}");
        assert!((ladder.at(11.0).expect("a place").won.value - 100.5 / 101.0).abs() < 1e-6);

        // The second evaluation only loses, and the games of the first have a line.
        let one_loses = [(10.0, 0, [5, 30, 9]), (12.0, 0, [9, 30, 5]), (12.0, 1, [0, 0, 12])];
        let ladder = Ordinal::fit(&games(&one_loses)).expect("a ladder");
        assert!(ladder.steadied && ladder.evaluations[0].logit.high < 0.0, "{ladder:?}");
        // Everything below is lost and everything above is won.
        let turned = [(10.0, 0, [0, 0, 20]), (12.0, 0, [0, 20, 0]), (14.0, 0, [20, 0, 0])];
        let ladder = Ordinal::fit(&games(&turned)).expect("a ladder");
        assert!(ladder.steadied && ladder.slope.low > 0.0, "{ladder:?}");
        // One game on the far side is enough for a line of the games' own.
        let overlapping = [(10.0, 0, [1, 0, 20]), (12.0, 0, [0, 20, 0]), (14.0, 0, [20, 0, 1])];
        assert!(!Ordinal::fit(&games(&overlapping)).expect("a ladder").steadied);
    }

    #[test]
    fn what_is_no_ladder_is_refused() {
        let some = [3, 1, 2];
        for (cells, expected, message) in [
            (vec![], OrdinalError::OneStrength(0), "at two different strengths or more: there are games at 0 at most"),
            (vec![(10.0, 0, some), (10.0, 1, some)], OrdinalError::OneStrength(1), "there are games at 1 at most"),
            // What is the strength's and what the evaluation's, nobody can say.
            (vec![(10.0, 0, some), (12.0, 1, some)], OrdinalError::OneStrength(1), "of one evaluation"),
            (vec![(f64::NEG_INFINITY, 0, some)], OrdinalError::NotFinite(f64::NEG_INFINITY), "a finite number: not -inf"),
            (vec![(-1e300, 0, some), (1e300, 0, some)], OrdinalError::Unsolved { from: -1e300, to: 1e300 }, "too far apart"),
        ] {
            let found = Ordinal::fit(&games(&cells)).expect_err("no ladder");
            assert_eq!(found, expected);
            assert!(found.to_string().contains(message), "{found}");
        }
        // 0 is 0 with either sign.
        assert_eq!(Ordinal::fit(&games(&[(0.0, 0, some), (-0.0, 0, some)])), Err(OrdinalError::OneStrength(1)));
    }

    #[test]
    fn the_figures_of_a_ladder_are_written() {
        let ladder =
            Ordinal::fit(&games(&[(10.0, 3, [5, 30, 9]), (12.0, 3, [9, 30, 5]), (12.0, 7, [2, 9, 3])])).expect("a ladder");
        let json = serde_json::to_value(&ladder).expect("JSON");
        assert_eq!((&json["reference"], &json["evaluations"][0]["evaluation"]), (&3.into(), &7.into()));
        assert_eq!((&json["results"]["drawn"], &json["steadied"], json.get("place")), (&69.into(), &false.into(), None));
        let json = serde_json::to_value(ladder.at(11.0)).expect("JSON");
        assert_eq!((&json["at"], &json["extrapolated"]), (&11.0.into(), &false.into()));
    }

    #[test]
    fn slopes_of_several_rule_sets_are_pooled() {
        assert_eq!(pooled_slope(&[]), None);
        let one = Ordinal::fit(&games(&[(10.0, 0, [9, 60, 11]), (12.0, 0, [12, 60, 8])])).expect("a ladder");
        let other = Ordinal::fit(&games(&[(10.0, 0, [5, 90, 9]), (12.0, 0, [12, 90, 2])])).expect("a ladder");
        let alone = pooled_slope(std::slice::from_ref(&one)).expect("a slope");
        assert!((alone.slope.value - one.slope.value).abs() < 1e-12 && (alone.p - one.slope_p).abs() < 0.1);
        let both = pooled_slope(&[one.clone(), other.clone()]).expect("a slope");
        let [a, b] = [&one, &other].map(|ladder| ladder.place.error(1).powi(-2));
        assert!((both.slope.value - (a * one.slope.value + b * other.slope.value) / (a + b)).abs() < 1e-12, "{both:?}");
        assert!((both.slope.margin() - Z95 / (a + b).sqrt()).abs() < 1e-12, "{both:?}");
        assert_eq!(both.p < 0.05, both.slope.low > 0.0);
    }

    /// Games of a known slope, of four rungs to an opening, or all four of one rung; what openings add has a known deviation.
    fn made(
        random: &mut Random,
        openings: u32,
        nested: bool,
        slope: f64,
        deviation: f64,
        [lost, won]: [f64; 2],
    ) -> Vec<OrdinalGame> {
        let mut uniform = || random.below(1 << 30) as f64 / f64::from(1 << 30);
        let logit = |share: f64| (share / (1.0 - share)).ln();
        let mut games = Vec::new();
        for opening in 0..openings {
            // Twelve uniform numbers less six are all but normal.
            let favour = deviation * ((0..12).map(|_| uniform()).sum::<f64>() - 6.0);
            for place in 0..4 {
                let log2_nodes = 12.0 + 2.0 * f64::from(if nested { opening % 4 } else { place });
                let q = slope * (log2_nodes - 15.0) + favour;
                let chance = uniform();
                let won = (chance < logistic(logit(won) + q)).then_some(true);
                let won = won.or((chance > logistic(q - logit(lost))).then_some(false));
                games.push(OrdinalGame { log2_nodes, evaluation: 0, opening: opening as usize, won });
            }
        }
        games
    }

    /// How often the interval of the slope holds the true one, and the mean slope; the same with openings left out.
    fn coverage(sets: u32, nested: bool, slope: f64, deviation: f64, shares: [f64; 2]) -> [(f64, f64); 2] {
        let mut random = Random::new(&[1980]);
        let mut found = [(0.0, 0.0); 2];
        for _ in 0..sets {
            let games = made(&mut random, 40, nested, slope, deviation, shares);
            let plain = Ordinal::fit_with(&games, |games, start| games.fit_at(0.0, start));
            for (found, ladder) in found.iter_mut().zip([Ordinal::fit(&games), plain]) {
                let one = ladder.expect("a ladder").slope;
                found.0 += f64::from(u8::from(one.low <= slope && slope <= one.high)) / f64::from(sets);
                found.1 += one.value / f64::from(sets);
            }
        }
        found
    }

    #[test]
    fn slope_intervals_cover_with_few_and_with_many_draws() {
        for (shares, what) in [([0.08, 0.02], "nine of ten drawn"), ([0.4, 0.3], "three of ten drawn")] {
            let [(held, mean), (_, plain)] = coverage(100, false, 0.2, 0.8, shares);
            assert!((0.9..=0.99).contains(&held), "{what}: {held}");
            assert!((mean - 0.2).abs() < 0.03 && plain < mean, "{what}: {mean}, {plain}");
        }
    }

    /// Where all games of an opening are of one rung, they are worth less than as many of openings of their own. Where its games are of all
    /// rungs, the slope of the mean over the openings is flatter than that of each.
    #[test]
    fn openings_left_out_cover_too_seldom() {
        for (nested, slope, what) in [(true, 0.2, "one rung an opening"), (false, 0.4, "all rungs an opening")] {
            let [(held, _), (plain, _)] = coverage(60, nested, slope, 1.5, [0.4, 0.3]);
            assert!((0.9..=0.99).contains(&held) && plain < 0.9, "{what}: {held}, without openings {plain}");
        }
    }

    /// An estimate as it is from the other side.
    fn turned(estimate: Estimate, about: f64) -> Estimate {
        Estimate { value: about - estimate.value, low: about - estimate.high, high: about - estimate.low }
    }

    fn alike(one: Estimate, other: Estimate, within: f64) -> bool {
        [(one.value, other.value), (one.low, other.low), (one.high, other.high)]
            .iter()
            .all(|(one, other)| (one - other).abs() < within * one.abs().max(1.0))
    }

    proptest! {
        #[test]
        fn any_ladder_is_finite_and_mirrors_with_the_sides(
            games in prop::collection::vec((10_u32..14, 0_usize..3, 0_usize..8, 0_u8..6), 2..60),
            draws in 0_u8..6,
            at in 5.0_f64..20.0
        ) {
            let with = |turn: bool| -> Vec<OrdinalGame> {
                let won = |result: u8| (result >= draws).then_some(result.is_multiple_of(2) != turn);
                let one = |&(rung, evaluation, opening, result): &(u32, usize, usize, u8)| {
                    OrdinalGame { log2_nodes: f64::from(rung), evaluation, opening, won: won(result) }
                };
                games.iter().map(one).collect()
            };
            let (one, other) = match (Ordinal::fit(&with(false)), Ordinal::fit(&with(true))) {
                (Ok(one), Ok(other)) => (one, other),
                (one, other) => {
                    prop_assert_eq!(one.as_ref().err(), other.as_ref().err());
                    prop_assert!(matches!(one, Err(OrdinalError::OneStrength(_))), "{:?}", one);
                    return Ok(());
                }
            };
            prop_assert!(alike(one.slope, turned(other.slope, 0.0), 1e-5), "{:?} {:?}", one.slope, other.slope);
            prop_assert!((one.slope_p - other.slope_p).abs() < 1e-5 && (0.0..=1.0).contains(&one.slope_p));
            prop_assert!((one.opening_deviation - other.opening_deviation).abs() < 1e-5);
            prop_assert_eq!((one.steadied, one.freedom), (other.steadied, other.freedom));
            for (one, other) in one.evaluations.iter().zip(&other.evaluations) {
                prop_assert!(alike(one.logit, turned(other.logit, 0.0), 1e-5), "{:?} {:?}", one, other);
            }
            let (here, there) = (one.at(at).expect("a place"), other.at(at).expect("a place"));
            prop_assert!((here.won.value + here.drawn.value + here.lost.value - 1.0).abs() < 1e-9, "{:?}", here);
            prop_assert!((here.won.value + here.drawn.value / 2.0 - here.score.value).abs() < 1e-9, "{:?}", here);
            prop_assert!(alike(here.won, there.lost, 1e-5) && alike(here.drawn, there.drawn, 1e-5), "{:?} {:?}", here, there);
            prop_assert!(alike(here.score, turned(there.score, 1.0), 1e-5), "{:?} {:?}", here, there);
            for share in [here.won, here.drawn, here.lost, here.score] {
                prop_assert!(0.0 <= share.low && share.low <= share.value && share.value <= share.high && share.high <= 1.0, "{:?}", share);
            }
        }
    }
}
