//! The attackers' score along one measure: logistic regression on a single number, with what is known of its slope, of the score anywhere on
//! it, and of whether the games lie on such a curve at all.

use serde::Serialize;
use statrs::function::gamma::gamma_ur;
use thiserror::Error;

use super::elo::Estimate;
use super::grouped::{Group, Grouped, logistic, pearson};
use super::normal::Z95;
use crate::results::Results;

/// Why there is no such curve.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum LineError {
    /// No place on the measure.
    #[error("a strength is the base-2 logarithm of nodes or of their ratio, a finite number: not {0}")]
    NotFinite(f64),
    /// Nothing to draw a slope through.
    #[error("a slope needs games at two different strengths or more: there are games at {0}")]
    OneStrength(usize),
    /// The equations have no solution in floating-point numbers.
    #[error(
        "no curve could be fitted through games at strengths from {from} to {to}: they lie too close together or too far apart for the arithmetic"
    )]
    Unsolved {
        /// The least strength.
        from: f64,
        /// The greatest.
        to: f64,
    },
}

/// Whether the games lie on the curve: Pearson's chi² (1900) of the places about it.
///
/// A small `p` says that they do not. Draws make chi² smaller, and so `p` larger, than it is for games that are won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Goodness {
    /// The sum of the squared distances in standard deviations.
    pub chi_squared: f64,
    /// How many places there are more than are needed for a curve.
    pub freedom: u64,
    /// How often chance alone would lie as far from the curve.
    pub p: f64,
}

/// The attackers' score at some strength, as the curve has it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Predicted {
    /// Where: the base-2 logarithm of the nodes, or of their ratio.
    pub at: f64,
    /// The attackers' score, 0 to 1.
    pub score: Estimate,
    /// It lies beyond all games, where nothing but the curve speaks for it.
    pub extrapolated: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    /// The fit is of x − centre, so that the two weights hardly depend on each other.
    pub(super) centre: f64,
    pub(super) fit: Grouped,
    pub(super) from: f64,
    pub(super) to: f64,
    pub(super) goodness: Option<Goodness>,
    /// Half a win and half a loss were added everywhere.
    pub(super) steadied: bool,
}

impl Line {
    /// Fits the results at places of the measure. Where the games are such that ever steeper curves are ever likelier (Albert and Anderson,
    /// “On the existence of maximum likelihood estimates in logistic regression models”, 1984), half a win and half a loss are added to each place.
    pub(super) fn fit(results: &[(f64, Results)]) -> Result<Line, LineError> {
        let mut places = places(results)?;
        let (Some(first), Some(last)) = (places.first(), places.last()) else { return Err(LineError::OneStrength(0)) };
        if places.len() < 2 {
            return Err(LineError::OneStrength(places.len()));
        }
        let (from, to) = (first.at, last.at);
        let steadied = is_separated(&places);
        if steadied {
            for place in &mut places {
                place.points += 0.5;
                place.games += 1.0;
            }
        }
        let games: f64 = places.iter().map(|place| place.games).sum();
        let centre = places.iter().map(|place| place.at * place.games).sum::<f64>() / games;
        let group = |place: &Place| Group { row: vec![1.0, place.at - centre], points: place.points, games: place.games };
        let groups: Vec<Group> = places.iter().map(group).collect();
        let drawn: Vec<f64> = places.iter().map(|place| place.drawn).collect();
        let fit = Grouped::fit(&groups, &[0.0; 2]).ok_or(LineError::Unsolved { from, to })?.with_draws(&groups, &drawn);
        let freedom = places.len() as u64 - 2;
        let goodness = (freedom > 0).then(|| {
            let chi_squared = pearson(&groups, &fit.weights);
            Goodness { chi_squared, freedom, p: chi_squared_beyond(chi_squared, freedom) }
        });
        Ok(Line { centre, fit, from, to, goodness, steadied })
    }

    /// What one more on the measure adds to the logit of the attackers' score.
    pub(super) fn slope(&self) -> Estimate {
        let (value, margin) = (self.fit.weights[1], Z95 * self.fit.covariance(1, 1).sqrt());
        Estimate { value, low: value - margin, high: value + margin }
    }

    pub(super) fn beyond(&self, at: f64) -> bool {
        !(self.from..=self.to).contains(&at)
    }

    /// `None` where there is no such place.
    pub(super) fn at(&self, at: f64) -> Option<Predicted> {
        let row = [1.0, at - self.centre];
        let logit = self.fit.weights[0] + self.fit.weights[1] * row[1];
        let margin = Z95 * self.fit.variance(&row).sqrt();
        let known = at.is_finite() && logit.is_finite() && margin.is_finite();
        known.then(|| {
            let score = Estimate { value: logistic(logit), low: logistic(logit - margin), high: logistic(logit + margin) };
            Predicted { at, score, extrapolated: self.beyond(at) }
        })
    }
}

/// How often chi² with this many degrees of freedom is as large, or larger.
fn chi_squared_beyond(chi_squared: f64, freedom: u64) -> f64 {
    // The function is not defined at its beginning.
    if chi_squared <= 0.0 { 1.0 } else { gamma_ur(freedom as f64 / 2.0, chi_squared / 2.0).clamp(0.0, 1.0) }
}

/// The games at one place of the measure.
struct Place {
    at: f64,
    points: f64,
    games: f64,
    drawn: f64,
}

/// The places in rising order, each once, those without games left out.
fn places(results: &[(f64, Results)]) -> Result<Vec<Place>, LineError> {
    if let Some((x, _)) = results.iter().find(|(x, _)| !x.is_finite()) {
        return Err(LineError::NotFinite(*x));
    }
    let mut sorted: Vec<&(f64, Results)> = results.iter().filter(|(_, results)| results.games() > 0).collect();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut places: Vec<Place> = Vec::new();
    for (x, results) in sorted {
        let (points, games, drawn) = (results.points(), results.games() as f64, results.drawn as f64);
        match places.last_mut() {
            Some(last) if last.at == *x => {
                *last = Place { at: *x, points: last.points + points, games: last.games + games, drawn: last.drawn + drawn };
            }
            _ => places.push(Place { at: *x, points, games, drawn }),
        }
    }
    Ok(places)
}

/// Whether some place has all that was won on one side of it and all that was lost on the other: then no curve is the likeliest.
fn is_separated(places: &[Place]) -> bool {
    let won = || places.iter().filter(|place| place.points > 0.0).map(|place| place.at);
    let lost = || places.iter().filter(|place| place.points < place.games).map(|place| place.at);
    // The places are in order. Where only one side ever won, the other has no ends.
    let ends = |mut all: Box<dyn Iterator<Item = f64> + '_>| all.next().map(|first| (first, all.last().unwrap_or(first)));
    match (ends(Box::new(won())), ends(Box::new(lost()))) {
        (Some((won_from, won_to)), Some((lost_from, lost_to))) => won_to <= lost_from || lost_to <= won_from,
        _ => true,
    }
}
