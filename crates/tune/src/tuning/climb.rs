//! Simultaneous perturbation stochastic approximation, SPSA (J. C. Spall, “Multivariate stochastic approximation using a simultaneous
//! perturbation gradient approximation”, 1992). All dials are turned at once by one step each, up or down as chance wills; a pair of games
//! between that and its opposite says which of the two is better, and all dials move a little that way.

use std::collections::VecDeque;

use hnefi_statistics::Random;

/// A round is played from where the climb stood this many rounds before, so that several can be played at a time; what comes out does
/// not depend on how many are.
pub(super) const AHEAD: usize = 16;

/// How far a pair won moves every dial at the beginning, in steps, and after how many rounds it is half of that: less and less, so that the
/// climb converges.
const STRIDE: f64 = 0.2;
const HALVED_AFTER: f64 = 1_500.0;

/// How far the dials have been turned, in steps.
pub(super) struct Climb {
    seed: u64,
    at: Vec<f64>,
    /// The mean of all places, later ones counting for more: chance drives the climb about the top.
    mean: Vec<f64>,
    learnt: u64,
    /// Where the next rounds are played from.
    bases: VecDeque<Vec<f64>>,
}

impl Climb {
    pub(super) fn new(seed: u64, dials: usize) -> Climb {
        let start = vec![0.0; dials];
        Climb { seed, mean: start.clone(), learnt: 0, bases: vec![start.clone(); AHEAD].into(), at: start }
    }

    /// How many rounds have been learnt from.
    pub(super) const fn learnt(&self) -> u64 {
        self.learnt
    }

    /// The two places that the games of a round are played between. A round more than [`AHEAD`] after those learnt from has none.
    pub(super) fn between(&self, round: u64) -> Option<[Vec<f64>; 2]> {
        let base = self.bases.get(round.checked_sub(self.learnt)? as usize)?;
        let shake = self.shake(round);
        let towards = |sign: f64| base.iter().zip(&shake).map(|(at, way)| at + sign * way).collect();
        Some([towards(1.0), towards(-1.0)])
    }

    /// Which way each dial is turned in a round.
    fn shake(&self, round: u64) -> Vec<f64> {
        let mut random = Random::new(&[self.seed, round, 3000]);
        self.at.iter().map(|_| if random.below(2) == 0 { -1.0 } else { 1.0 }).collect()
    }

    /// Learns from the next round. `won` is 1 if the first place won both games, -1 if the second did.
    pub(super) fn learn(&mut self, won: f64) {
        let stride = STRIDE * won / (1.0 + self.learnt as f64 / HALVED_AFTER);
        let shake = self.shake(self.learnt);
        for (at, way) in self.at.iter_mut().zip(shake) {
            *at += stride * way;
        }
        self.learnt += 1;
        for (mean, at) in self.mean.iter_mut().zip(&self.at) {
            *mean += (at - *mean) * 2.0 / (self.learnt as f64 + 1.0);
        }
        self.bases.pop_front();
        self.bases.push_back(self.at.clone());
    }

    /// The best place known.
    pub(super) fn best(&self) -> &[f64] {
        &self.mean
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games are won by chance, the more often the nearer one stands to the top.
    fn play(climb: &Climb, top: &[f64], chance: &mut Random) -> f64 {
        let height = |at: &[f64]| -at.iter().zip(top).map(|(at, top)| (at - top).powi(2)).sum::<f64>();
        let [a, b] = climb.between(climb.learnt()).expect("the next round");
        let expected = 1.0 / (1.0 + (-0.1 * (height(&a) - height(&b))).exp());
        let game = |chance: &mut Random| f64::from(u8::from((chance.below(1_000_000) as f64) < 1e6 * expected));
        game(chance) + game(chance) - 1.0
    }

    #[test]
    fn the_climb_tolerates_random_results() {
        let top = [3.0, -2.0, 0.0, 1.0, -4.0, 0.5];
        let mut climb = Climb::new(7, top.len());
        let mut chance = Random::new(&[9]);
        for _ in 0..6_000 {
            let won = play(&climb, &top, &mut chance);
            climb.learn(won);
        }
        for (at, top) in climb.best().iter().zip(top) {
            assert!((at - top).abs() < 0.7, "{:?}", climb.best());
        }
    }

    #[test]
    fn rounds_start_from_earlier_weights() {
        let mut climb = Climb::new(1, 3);
        let ahead = AHEAD as u64;
        assert!(climb.between(ahead).is_none());
        let later = climb.between(ahead - 1).expect("a round ahead");
        for round in 0..ahead - 1 {
            assert_eq!(climb.learnt(), round);
            climb.learn(1.0);
        }
        assert_eq!(climb.between(ahead - 1), Some(later), "what is learnt meanwhile changes nothing");
        assert!(climb.between(ahead - 2).is_none(), "that round is over");
        let [a, b] = climb.between(ahead).expect("the next");
        let base: Vec<f64> = a.iter().zip(&b).map(|(a, b)| f64::midpoint(*a, *b)).collect();
        assert!(base.iter().any(|at| *at != 0.0));
    }
}
