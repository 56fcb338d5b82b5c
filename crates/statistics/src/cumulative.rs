//! The likelihood of games that are lost, drawn or won: proportional odds (McCullagh, “Regression models for ordinal data”, 1980) with a chance
//! part for each opening, which is integrated out by Laplace's approximation (Breslow and Clayton, “Approximate inference in generalized linear
//! mixed models”, 1993).
//!
//! With q for the logit of a game, the attackers win it with the probability F(q − h) and do not lose it with F(q + h), F being the logistic
//! function and h half the width of the draws. A draw has the probability F(q + h) F(h − q) (1 − e^(−2h)), so that the games count as two
//! logistic regressions, of not losing and of winning, and something that depends on h alone.

use super::grouped::{dot, inverse};
use super::logistic::solve;

/// Games of which the same is known.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// What gives the logit of not losing, as many numbers as there are weights.
    pub(super) held: Vec<f64>,
    /// What gives the logit of winning.
    pub(super) won: Vec<f64>,
}

impl Cell {
    /// The cell of a row, whose last place is that of h where games were drawn.
    pub(super) fn of(row: Vec<f64>, draws: bool) -> Cell {
        let (mut held, mut won) = (row.clone(), row);
        if let (true, Some(held), Some(won)) = (draws, held.last_mut(), won.last_mut()) {
            (*held, *won) = (1.0, -1.0);
        }
        Cell { held, won }
    }
}

/// The games of a cell that had the same opening.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counts {
    pub(super) cell: usize,
    pub(super) lost: f64,
    pub(super) drawn: f64,
    pub(super) won: f64,
}

/// The games of an opening, by cell.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    pub(super) counts: Vec<Counts>,
    /// It may favour a side: not so the half games that are added where the others have no likeliest weights.
    pub(super) varies: bool,
}

/// All games of a rule set.
#[derive(Clone, Debug)]
pub(super) struct Cumulative {
    pub(super) cells: Vec<Cell>,
    pub(super) openings: Vec<Opening>,
    /// Whether the last weight is h: without draws there is none, and h is 0.
    pub(super) draws: bool,
}

/// The likeliest weights for some deviation of the openings.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fit {
    pub(super) weights: Vec<f64>,
    /// Row by row.
    pub(super) covariance: Vec<f64>,
    pub(super) deviation: f64,
    /// The logarithm of the likelihood.
    pub(super) likelihood: f64,
}

impl Fit {
    /// The variance of `Σ direction × weights`.
    pub(super) fn variance(&self, direction: &[f64]) -> f64 {
        let rows = self.covariance.chunks(self.weights.len());
        rows.zip(direction).map(|(row, d)| d * dot(row, direction)).sum::<f64>().max(0.0)
    }
}

/// The likelihood at some weights, its slope, and the information.
struct Evaluated {
    likelihood: f64,
    gradient: Vec<f64>,
    information: Vec<f64>,
}

/// In as many of Newton's steps a logit gets as far as one in a million. Where a line steepens for ever there is no end of them, until rounding
/// hides it.
const MOST_NEWTON_STEPS: usize = 20;
/// With openings that differ the information leaves out how their own part of the likelihood bends, and the steps are more.
const MOST_STEPS: usize = 200;
/// A step that moves no weight further is the last. It is asked of the step and not of what the step gains: where ever steeper curves are ever
/// likelier the gain dwindles, and the steps stay as long as they are.
const SETTLED: f64 = 1e-6;
/// The same while the deviation is sought.
const NEAR: f64 = 1e-3;
/// Openings that decide the game: 95 of 100 lie between odds of 2,500 to 1 for either side.
const MOST_DEVIATION: f64 = 4.0;
/// Where the search for the deviation begins.
const LEAST_DEVIATION: f64 = 0.125;
const GOLDEN: f64 = 0.618_033_988_749_894_9;

/// The logistic function, near 0 with all its digits.
pub(super) fn chance(logit: f64) -> f64 {
    let small = (-logit.abs()).exp();
    if logit < 0.0 { small / (1.0 + small) } else { 1.0 / (1.0 + small) }
}

impl Cumulative {
    /// The likeliest weights and deviation; `None` where the games have no likeliest weights.
    pub(super) fn fit(&self, start: &[f64]) -> Option<Fit> {
        let plain = self.fit_at(0.0, start)?;
        let games = |counts: &Counts| counts.lost + counts.drawn + counts.won;
        // Openings of one game each cannot be told from the game's own chance.
        if !self.openings.iter().any(|opening| opening.varies && opening.counts.iter().map(games).sum::<f64>() > 1.0) {
            return Some(plain);
        }
        let mut favours = vec![0.0; self.openings.len()];
        let mut best: Option<Fit> = None;
        let mut try_at = |deviation: f64| -> f64 {
            let start = best.as_ref().map_or(&plain.weights, |fit| &fit.weights);
            let fit = self.climb(deviation, start, &mut favours, NEAR);
            let likelihood = fit.as_ref().map_or(f64::NEG_INFINITY, |fit| fit.likelihood);
            if best.as_ref().is_none_or(|best| likelihood > best.likelihood) {
                best = fit;
            }
            likelihood
        };
        let (mut low, mut high, mut before) = (0.0, LEAST_DEVIATION, f64::NEG_INFINITY);
        loop {
            let likelihood = try_at(high);
            if likelihood <= before || high >= MOST_DEVIATION {
                break;
            }
            (low, high, before) = (if high > LEAST_DEVIATION { high / 2.0 } else { 0.0 }, high * 2.0, likelihood);
        }
        // The golden section, to a hundredth: no games tell the deviation as well as that.
        let inner = |low: f64, high: f64| (high - GOLDEN * (high - low), low + GOLDEN * (high - low));
        let (mut left, mut right) = inner(low, high);
        let (mut at_left, mut at_right) = (try_at(left), try_at(right));
        while high - low > 0.01 * high + 0.01 {
            if at_left >= at_right {
                (high, right, at_right) = (right, left, at_left);
                left = inner(low, high).0;
                at_left = try_at(left);
            } else {
                (low, left, at_left) = (left, right, at_right);
                right = inner(low, high).1;
                at_right = try_at(right);
            }
        }
        let found = best.and_then(|best| self.climb(best.deviation, &best.weights, &mut favours, SETTLED).or(Some(best)));
        // No deviation is better than one that makes nothing likelier.
        Some(found.filter(|found| found.likelihood > plain.likelihood + NEAR * NEAR).unwrap_or(plain))
    }

    /// The likeliest weights for a deviation of the openings.
    pub(super) fn fit_at(&self, deviation: f64, start: &[f64]) -> Option<Fit> {
        self.climb(deviation, start, &mut vec![0.0; self.openings.len()], SETTLED)
    }

    /// The same, from some favours of the openings on, which become the likeliest, until a step moves no weight further than `settled`.
    fn climb(&self, deviation: f64, start: &[f64], favours: &mut [f64], settled: f64) -> Option<Fit> {
        let n = start.len();
        let mut weights = start.to_vec();
        let mut now = self.evaluate(&weights, deviation, favours);
        let most = if deviation > 0.0 { MOST_STEPS } else { MOST_NEWTON_STEPS };
        for _ in 0..most {
            if !now.information.iter().chain(&now.gradient).all(|value| value.is_finite()) {
                return None;
            }
            let direction = solve(&mut now.information.clone(), &now.gradient, n)?;
            let stepped = |scale: f64| -> Vec<f64> { weights.iter().zip(&direction).map(|(w, d)| w + scale * d).collect() };
            let last = direction.iter().all(|d| d.abs() < settled);
            // What is worse by no more than rounding is not worse.
            let least = now.likelihood - 1e-12 * now.likelihood.abs();
            // Thirty halvings: a step that betters nothing then is none.
            let (next, found) = (0..30).find_map(|halvings| {
                let next = stepped(0.5_f64.powi(halvings));
                let found = self.evaluate(&next, deviation, favours);
                (found.likelihood > if last { f64::NEG_INFINITY } else { least }).then_some((next, found))
            })?;
            (weights, now) = (next, found);
            if last {
                let covariance = inverse(&now.information, n)?;
                return Some(Fit { weights, covariance, deviation, likelihood: now.likelihood });
            }
        }
        None
    }

    fn evaluate(&self, weights: &[f64], deviation: f64, favours: &mut [f64]) -> Evaluated {
        let n = weights.len();
        let mut found = Evaluated { likelihood: 0.0, gradient: vec![0.0; n], information: vec![0.0; n * n] };
        let half = if self.draws { weights[n - 1] } else { 0.0 };
        if half < 0.0 {
            return Evaluated { likelihood: f64::NEG_INFINITY, ..found };
        }
        let logits: Vec<[f64; 2]> = self.cells.iter().map(|cell| [dot(&cell.held, weights), dot(&cell.won, weights)]).collect();
        let mut sums = vec![[0.0; 4]; self.cells.len()];
        let (mut curve, mut lean) = (vec![0.0; n], vec![0.0; n]);
        let mut drawn = 0.0;
        for (opening, favour) in self.openings.iter().zip(favours) {
            let deviation = if opening.varies { deviation } else { 0.0 };
            if deviation > 0.0 {
                settle(opening, &logits, deviation, favour);
            }
            curve.fill(0.0);
            lean.fill(0.0);
            for counts in &opening.counts {
                let [held, won] = logits[counts.cell].map(|logit| logit + deviation * *favour);
                let [held, won] = [(held, counts.drawn, counts.lost), (won, counts.won, counts.drawn)].map(part);
                found.likelihood += held.likelihood + won.likelihood;
                drawn += counts.drawn;
                let sum = &mut sums[counts.cell];
                for (sum, part) in sum.iter_mut().zip([held.error, won.error, held.curvature, won.curvature]) {
                    *sum += part;
                }
                if deviation > 0.0 {
                    let cell = &self.cells[counts.cell];
                    for i in 0..n {
                        curve[i] += held.curvature * cell.held[i] + won.curvature * cell.won[i];
                        lean[i] += held.lean * cell.held[i] + won.lean * cell.won[i];
                    }
                }
            }
            if deviation > 0.0 {
                // The first weight adds to every logit, as the opening does.
                let spread = 1.0 + deviation * deviation * curve[0];
                let pull = deviation * deviation / spread;
                found.likelihood -= *favour * *favour / 2.0 + spread.ln() / 2.0;
                for i in 0..n {
                    found.gradient[i] -= pull * (lean[i] - lean[0] * pull * curve[i]) / 2.0;
                    for j in 0..n {
                        found.information[i * n + j] -= pull * curve[i] * curve[j];
                    }
                }
            }
        }
        for (cell, [held, won, held_curvature, won_curvature]) in self.cells.iter().zip(sums) {
            for i in 0..n {
                found.gradient[i] += held * cell.held[i] + won * cell.won[i];
                for j in 0..n {
                    found.information[i * n + j] +=
                        held_curvature * cell.held[i] * cell.held[j] + won_curvature * cell.won[i] * cell.won[j];
                }
            }
        }
        if self.draws {
            let growth = (2.0 * half).exp_m1();
            found.likelihood += drawn * (-(-2.0 * half).exp_m1()).ln();
            found.gradient[n - 1] += 2.0 * drawn / growth;
            found.information[n * n - 1] += 4.0 * drawn * (1.0 + 1.0 / growth) / growth;
        }
        found
    }
}

/// One of the two regressions for some games of one logit.
struct Part {
    likelihood: f64,
    /// The slope of the likelihood.
    error: f64,
    /// Its second derivative, with the sign turned.
    curvature: f64,
    /// The derivative of that.
    lean: f64,
}

fn part((logit, yes, no): (f64, f64, f64)) -> Part {
    let small = (-logit.abs()).exp();
    let (large, little) = (1.0 / (1.0 + small), small / (1.0 + small));
    let (chance, against) = if logit < 0.0 { (little, large) } else { (large, little) };
    let curvature = (yes + no) * chance * against;
    Part {
        likelihood: -(yes + no) * small.ln_1p() - if logit < 0.0 { -logit * yes } else { logit * no },
        error: yes * against - no * chance,
        curvature,
        lean: curvature * (against - chance),
    }
}

/// The likeliest favour of an opening: where the slope, which falls all the way, is 0. Newton's steps, or the middle where they leave what is left.
fn settle(opening: &Opening, logits: &[[f64; 2]], deviation: f64, favour: &mut f64) {
    let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
    for _ in 0..100 {
        let (mut slope, mut curvature) = (-*favour, 1.0);
        for counts in &opening.counts {
            let [held, won] = logits[counts.cell].map(|logit| logit + deviation * *favour);
            for part in [(held, counts.drawn, counts.lost), (won, counts.won, counts.drawn)].map(part) {
                slope += deviation * part.error;
                curvature += deviation * deviation * part.curvature;
            }
        }
        if slope > 0.0 {
            low = *favour;
        } else {
            high = *favour;
        }
        let step = slope / curvature;
        let next = *favour + step;
        // While an end is open the step is taken as it is: it goes to the side of that end.
        *favour = if (low..=high).contains(&next) { next } else { f64::midpoint(low, high) };
        if step.abs() < 1e-9 || step.is_nan() {
            return;
        }
    }
}

/// The shares over all openings.
pub(super) struct Shares {
    /// Lost, drawn, won.
    pub(super) shares: [f64; 3],
    /// What one more in the logits of not losing and of winning adds to not losing and winning.
    pub(super) slopes: [f64; 2],
}

impl Shares {
    /// The mean over the normal distribution of what openings add, by the trapezoidal rule. For such functions its error falls exponentially
    /// with the number of places (Trefethen and Weideman, “The exponentially convergent trapezoidal rule”, 2014): with four to a standard
    /// deviation it is below 10⁻⁸ for all deviations that are fitted.
    pub(super) fn of([held, won]: [f64; 2], deviation: f64) -> Shares {
        const PLACES: i32 = 32;
        const DENSITY: f64 = 4.0;
        let places = if deviation > 0.0 { -PLACES..=PLACES } else { 0..=0 };
        let (mut all, mut found) = (0.0, Shares { shares: [0.0; 3], slopes: [0.0; 2] });
        for place in places {
            let favour = f64::from(place) / DENSITY;
            let weight = (-favour * favour / 2.0).exp();
            let [held, won] = [held, won].map(|logit| logit + deviation * favour);
            all += weight;
            let drawn = chance(held) * chance(-won) * -(won - held).exp_m1();
            for (sum, share) in found.shares.iter_mut().zip([chance(-held), drawn, chance(won)]) {
                *sum += weight * share;
            }
            for (sum, logit) in found.slopes.iter_mut().zip([held, won]) {
                *sum += weight * chance(logit) * chance(-logit);
            }
        }
        Shares { shares: found.shares.map(|share| share / all), slopes: found.slopes.map(|slope| slope / all) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Twelve openings, each played on three rungs.
    fn twelve() -> Cumulative {
        let rungs = [-2.0, 0.0, 2.0];
        let cells = rungs.map(|x| Cell { held: vec![1.0, x, 1.0], won: vec![1.0, x, -1.0] }).to_vec();
        let results = ["DWW", "LDD", "LLD", "DDD", "WDW", "DDL", "WWD", "LDW", "DDW", "LLL", "DWD", "WDD"];
        let one = |(cell, result): (usize, char)| {
            let is = |letter: char| f64::from(u8::from(result == letter));
            Counts { cell, lost: is('L'), drawn: is('D'), won: is('W') }
        };
        let opening = |results: &str| Opening { counts: results.chars().enumerate().map(one).collect(), varies: true };
        Cumulative { cells, openings: results.map(opening).to_vec(), draws: true }
    }

    /// The mode of each opening by `scipy.optimize.brentq`, and the integral itself by `scipy.integrate.quad`.
    #[test]
    fn the_likelihood_is_the_integral_over_the_openings() {
        for (deviation, laplace, integral) in [
            (0.5, -37.226_358_361_707_43, -37.209_954_704_598_82),
            (1.0, -37.387_769_264_688_59, -37.273_456_202_022_53),
            (2.0, -39.579_426_410_73, -39.254_232_094_758_535),
        ] {
            let found = twelve().evaluate(&[0.1, 0.2, 0.9], deviation, &mut [0.0; 12]).likelihood;
            assert!((found - laplace).abs() < 1e-9, "{deviation}: {found}");
            assert!((found - integral).abs() < 0.12 * deviation * deviation, "{deviation}: {found}");
        }
    }

    /// `scipy.optimize.minimize`, by BFGS with the deviation held and by Nelder and Mead without. The integral itself has its peak at 0.161,
    /// 0.224, 1.540 and 1.43.
    #[test]
    fn the_fit_is_the_likeliest() {
        let start = [0.0, 0.0, 0.5];
        let near = |found: &[f64], expected: [f64; 3], within: f64| {
            assert!(found.iter().zip(expected).all(|(f, e)| (f - e).abs() < within), "{found:?}, expected {expected:?}");
        };
        let held = twelve().fit_at(1.0, &start).expect("a fit");
        near(&held.weights, [0.147_998_7, 0.203_062_22, 1.384_541_67], 1e-6);
        let free = twelve().fit(&start).expect("a fit");
        near(&free.weights, [0.156_365_86, 0.222_405_44, 1.523_989_32], 0.01);
        assert!((free.deviation - 1.356_002_9).abs() < 0.02, "{}", free.deviation);
        assert!((free.likelihood - -35.321_533_476_894_956).abs() < 1e-4, "{}", free.likelihood);
    }

    #[test]
    fn the_gradient_is_that_of_the_likelihood() {
        let (games, at, step) = (twelve(), [0.3, -0.2, 0.8], 1e-5);
        let found = games.evaluate(&at, 1.3, &mut [0.0; 12]).gradient;
        for i in 0..3 {
            let moved = |by: f64| {
                let mut weights = at;
                weights[i] += by;
                games.evaluate(&weights, 1.3, &mut [0.0; 12]).likelihood
            };
            assert!((found[i] - (moved(step) - moved(-step)) / (2.0 * step)).abs() < 1e-6, "{i}: {found:?}");
        }
    }

    #[test]
    fn openings_that_show_no_difference_have_no_deviation() {
        let mut games = twelve();
        // Each opening has one of each result.
        for opening in &mut games.openings {
            let turns = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)];
            let one = |(cell, (lost, drawn, won))| Counts { cell, lost, drawn, won };
            opening.counts = turns.into_iter().enumerate().map(one).collect();
        }
        games.openings[0].counts.reverse();
        for (counts, cell) in games.openings[0].counts.iter_mut().zip(0..) {
            counts.cell = cell;
        }
        // Won above what is lost below, and one opening the other way round: there is a likeliest line.
        let fit = games.fit(&[0.0, 0.0, 0.5]).expect("a fit");
        assert_eq!(fit.deviation, 0.0);
        assert!(fit.weights[1] > 0.0, "{fit:?}");
    }

    #[test]
    fn separated_games_have_no_likeliest_line() {
        let mut games = twelve();
        for counts in games.openings.iter_mut().flat_map(|opening| &mut opening.counts) {
            // Nothing is won.
            (counts.drawn, counts.won) = (counts.drawn + counts.won, 0.0);
        }
        assert_eq!(games.fit(&[0.0, 0.0, 0.5]), None);
    }
}
