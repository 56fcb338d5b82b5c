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
mod tests;
