//! Which of many was chosen: a conditional logit. Everything that could be chosen has signs, each sign a weight, and the chance of being
//! chosen is in proportion to the exponential of the sum of the weights.

/// What could be chosen at one time: one thing that was, and a draw of those that were not. What all have in common tells nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The signs of all of them, one after the other.
    signs: Vec<u16>,
    /// Where the signs of each end; the first is the one that was chosen.
    ends: Vec<u32>,
}

impl Choice {
    /// Of signs, the chosen one's first.
    #[must_use]
    pub fn new<'a>(chosen: &'a [u16], others: impl IntoIterator<Item = &'a [u16]>) -> Choice {
        let (mut signs, mut ends) = (Vec::new(), Vec::new());
        for one in std::iter::once(chosen).chain(others) {
            signs.extend_from_slice(one);
            ends.push(signs.len() as u32);
        }
        Choice { signs, ends }
    }

    fn each(&self) -> impl Iterator<Item = &[u16]> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, end)| &self.signs[begin as usize..*end as usize])
    }

    /// The chance of each by some weights.
    fn chances(&self, weights: &[f64], chances: &mut Vec<f64>) {
        chances.clear();
        chances.extend(self.each().map(|signs| signs.iter().map(|sign| weights[usize::from(*sign)]).sum::<f64>()));
        let most = chances.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        chances.iter_mut().for_each(|chance| *chance = (*chance - most).exp());
        let sum: f64 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
    }
}

/// The mean surprise of what was chosen, in nats.
#[must_use]
pub fn choice_loss(choices: &[Choice], weights: &[f64]) -> f64 {
    let mut chances = Vec::new();
    let surprise = |choice: &Choice| {
        choice.chances(weights, &mut chances);
        -chances[0].max(f64::MIN_POSITIVE).ln()
    };
    choices.iter().map(surprise).sum::<f64>() / choices.len().max(1) as f64
}

const ROUNDS: usize = 12;
/// How many choices make a step.
const STEP: usize = 64;
/// How far a step goes at first; later ones less far, the farther a weight has come (Adagrad).
const RATE: f64 = 0.08;

/// Weights for signs: those of `prior`, bettered step by step. Each is drawn back there as by `ridge` choices that a sign half decides.
#[must_use]
pub fn fit_choices(choices: &[Choice], prior: &[f64], ridge: f64) -> Vec<f64> {
    let mut weights = prior.to_vec();
    let mut squares = vec![1e-8; prior.len()];
    let mut gradient = vec![0.0; prior.len()];
    let mut chances = Vec::new();
    let pull = ridge / 4.0 / choices.len().max(1) as f64;
    // Neighbours are from the same game: a stride without a common divisor takes them apart.
    let strides = [7_919, 104_729, 1_299_709];
    let stride = strides.into_iter().find(|stride| !choices.len().is_multiple_of(*stride)).unwrap_or(1);
    for _ in 0..ROUNDS {
        let order: Vec<usize> = (0..choices.len()).map(|i| i * stride % choices.len()).collect();
        for step in order.chunks(STEP) {
            gradient.fill(0.0);
            for at in step {
                let choice = &choices[*at];
                choice.chances(&weights, &mut chances);
                for (place, (signs, chance)) in choice.each().zip(&chances).enumerate() {
                    let slope = chance - f64::from(u8::from(place == 0));
                    signs.iter().for_each(|sign| gradient[usize::from(*sign)] += slope);
                }
            }
            for (place, slope) in gradient.iter().enumerate() {
                let slope = slope / step.len() as f64 + pull * (weights[place] - prior[place]);
                squares[place] += slope * slope;
                weights[place] -= RATE * slope / squares[place].sqrt();
            }
        }
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// Choices drawn by known weights give those weights back, and a sign that everything has keeps the weight it had.
    #[test]
    fn weights_that_chose_are_found_again() {
        let truth = [1.0, -0.5, 0.0, 2.0, 0.3];
        let mut random = Random::new(&[3]);
        let mut choices = Vec::new();
        for _ in 0..20_000 {
            let all: Vec<Vec<u16>> = (0..6)
                .map(|_| {
                    let mut signs: Vec<u16> = (0..4).filter(|_| random.below(2) == 0).collect();
                    signs.push(4);
                    signs
                })
                .collect();
            let drawn = Choice::new(&all[0], all[1..].iter().map(Vec::as_slice));
            let mut chances = Vec::new();
            drawn.chances(&truth, &mut chances);
            let mut at = random.below(1 << 30) as f64 / f64::from(1 << 30);
            let chosen = chances.iter().position(|chance| {
                at -= chance;
                at < 0.0
            });
            let chosen = chosen.unwrap_or(5);
            let others = all.iter().enumerate().filter(|(place, _)| *place != chosen).map(|(_, signs)| signs.as_slice());
            choices.push(Choice::new(&all[chosen], others));
        }
        let prior = [0.0, 0.0, 0.0, 0.0, 0.3];
        let found = fit_choices(&choices, &prior, 1.0);
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 0.08, "{found} {truth}");
        }
        assert!(choice_loss(&choices, &found) < choice_loss(&choices, &prior));
        assert!(fit_choices(&choices, &prior, 1e9).iter().zip(prior).all(|(found, prior)| (found - prior).abs() < 1e-3));
    }

    #[test]
    fn nothing_chosen_changes_nothing() {
        assert_eq!(fit_choices(&[], &[1.0, 2.0], 10.0), [1.0, 2.0]);
        assert!(choice_loss(&[], &[1.0]).abs() < 1e-12);
    }
}
