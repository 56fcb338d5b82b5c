//! What a study can find: how often games of an arm whose chances are known lead to each judgement, and how many of them it takes.

use serde::Serialize;

use crate::judgement::{Evidence, Judgement, Side, Standard};
use crate::outcomes::Outcomes;
use crate::random::Random;
use crate::results::Results;

/// More games than any study has.
const MOST_GAMES: u64 = 1_000_000;
/// How far from its mean a normal variable is in four cases of five, in standard deviations: below this, and within this on both sides.
const ONE_SIDED: f64 = 0.841_6;
const TWO_SIDED: f64 = 1.281_6;

/// How often games of an arm whose chances are known lead to each judgement, and how many games of the reference strength it takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Power {
    /// How often the attackers are found to be favoured.
    pub attackers: f64,
    /// How often it is found fair.
    pub fair: f64,
    /// How often the defenders are found to be favoured.
    pub defenders: f64,
    /// How often it stays undetermined.
    pub undetermined: f64,
    /// The mean number of games played at the reference strength.
    pub games: f64,
}

/// The games by which a judgement is checked, beside those of the reference strength: for each strength or evaluation the numbers of games at which it may end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checks {
    /// Weaker strengths.
    pub weaker: Vec<Vec<u64>>,
    /// Greater strengths.
    pub stronger: Vec<Vec<u64>>,
    /// Other evaluations.
    pub others: Vec<Vec<u64>>,
}

impl Standard {
    /// The standard of the games of one strength that stand for themselves: of one arm alone.
    #[must_use]
    pub fn alone(&self, looks: usize) -> Standard {
        Standard { arms: 1, looks: (looks as u64).max(1), ..*self }
    }

    /// The power of a study: by simulation, of an arm that the attackers win with the chance `won` and draw with the chance `drawn`, at every strength and by every evaluation. Each ends at
    /// the first of its looks at which it is clear. No game is broken off, and no trend is looked for.
    #[must_use]
    pub fn power(&self, chances: (f64, f64), looks: &[u64], checks: &Checks, runs: u64) -> Power {
        let mut random = Random::new(&[1987, chances.0.to_bits(), chances.1.to_bits()]);
        let mut power = Power { attackers: 0.0, fair: 0.0, defenders: 0.0, undetermined: 0.0, games: 0.0 };
        let part = 1.0 / runs.max(1) as f64;
        for _ in 0..runs {
            let reference = self.simulated(chances, looks, &mut random);
            let mut all = |of: &[Vec<u64>]| -> Vec<(Outcomes, Side)> {
                let played = of.iter().map(|looks| {
                    let standard = self.alone(looks.len());
                    let outcomes = standard.simulated(chances, looks, &mut random);
                    (outcomes, standard.side(&outcomes))
                });
                played.collect()
            };
            let (weaker, stronger, others) = (all(&checks.weaker), all(&checks.stronger), all(&checks.others));
            let outcomes = |of: &[(Outcomes, Side)]| of.iter().map(|(outcomes, _)| *outcomes).collect();
            let judgement = self.judge(&Evidence {
                reference,
                rungs: weaker.iter().chain(&stronger).map(|(_, side)| *side).collect(),
                stronger: outcomes(&stronger),
                others: outcomes(&others),
                trends: Vec::new(),
            });
            power.games += part * reference.games() as f64;
            *match judgement {
                Judgement::FavoursAttackers => &mut power.attackers,
                Judgement::Fair => &mut power.fair,
                Judgement::FavoursDefenders => &mut power.defenders,
                Judgement::Undetermined(_) => &mut power.undetermined,
            } += part;
        }
        power
    }

    /// After how many games such an arm is clear in four cases of five, if they are looked at once; `None` if no number of games does, or only more than a
    /// million. By the normal distribution of the score.
    #[must_use]
    pub fn games_for(&self, (won, drawn): (f64, f64)) -> Option<u64> {
        let lost = 1.0 - won - drawn;
        let score = won + drawn / 2.0;
        let deviation = (won + drawn / 4.0 - score * score).max(0.0).sqrt();
        // The attackers' share of the points is as far off as this, or less, in four cases of five: to the one side that hinders, or to both.
        let is_clear = |games: u64, off: f64| {
            let off = off * deviation / (games as f64).sqrt();
            let count = |share: f64| (share.clamp(0.0, 1.0) * games as f64).round() as u64;
            let results = Results { won: count(won + off), drawn: count(drawn), lost: count(lost - off) };
            self.is_clear(&Outcomes::all(results))
        };
        let enough = |games: u64| match score {
            score if score > self.even.1 => is_clear(games, -ONE_SIDED),
            score if score < self.even.0 => is_clear(games, ONE_SIDED),
            _ => is_clear(games, -TWO_SIDED) && is_clear(games, TWO_SIDED),
        };
        let (mut few, mut many) = (1, MOST_GAMES);
        if !enough(many) {
            return None;
        }
        while many - few > 1 {
            let middle = u64::midpoint(few, many);
            if enough(middle) { many = middle } else { few = middle }
        }
        Some(many)
    }

    /// Games with these chances, up to the first look at which they are clear.
    fn simulated(&self, (won, drawn): (f64, f64), looks: &[u64], random: &mut Random) -> Outcomes {
        let mut results = Results::default();
        for look in looks {
            while results.games() < *look {
                let at = random.below(1 << 30) as f64 / f64::from(1 << 30);
                results.add(if at < won {
                    Some(true)
                } else if at < won + drawn {
                    None
                } else {
                    Some(false)
                });
            }
            if self.is_clear(&Outcomes::all(results)) {
                break;
            }
        }
        Outcomes::all(results)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDARD: Standard =
        Standard { even: (0.45, 0.55), fair: (0.4, 0.6), decided: 1.0 / 3.0, error: 0.05, arms: 12, looks: 3 };

    /// A weaker strength that has as many games as the reference.
    fn with_a_rung(looks: &[u64]) -> Checks {
        Checks { weaker: vec![looks.to_vec()], ..Checks::default() }
    }

    /// At the edges of the bands, where a wrong judgement is likeliest, one is made at most as often as the standard allows an arm.
    #[test]
    fn judgements_err_no_more_often_than_they_may() {
        let standard = Standard { error: 0.2, arms: 1, looks: 2, ..STANDARD };
        for (won, drawn) in [(0.55, 0.0), (0.40, 0.30), (0.10, 0.90)] {
            let power = standard.power((won, drawn), &[60, 120], &Checks::default(), 400);
            assert!(power.attackers <= 0.2 + 0.03, "{won} {drawn}: {power:?}");
        }
        for (won, drawn) in [(0.60, 0.0), (0.45, 0.30)] {
            let power = standard.power((won, drawn), &[60, 120], &with_a_rung(&[1000]), 400);
            assert!(power.fair <= 0.2 + 0.03, "{won} {drawn}: {power:?}");
        }
    }

    /// What is clear is found with few games, what is even with many.
    #[test]
    fn power_grows_with_the_games() {
        let looks = [60, 150, 400];
        let power = |chances| STANDARD.power(chances, &looks, &with_a_rung(&looks), 100);
        let clear = power((0.85, 0.10));
        assert!(clear.attackers > 0.99 && clear.games < 80.0, "{clear:?}");
        let even = power((0.35, 0.30));
        assert!(even.fair > 0.7 && even.games > 150.0, "{even:?}");
        let uneven = power((0.60, 0.10));
        assert!(uneven.attackers > 0.5, "{uneven:?}");
        let total = even.attackers + even.fair + even.defenders + even.undetermined;
        assert!((total - 1.0).abs() < 1e-9);
    }

    /// The same chances everywhere: what is fair is found less often where a few games at a greater strength can speak against it, and never from one strength.
    #[test]
    fn power_counts_the_checks() {
        let looks = [60, 150, 400];
        let even = |checks: &Checks| STANDARD.power((0.35, 0.30), &looks, checks, 200).fair;
        let [none, rung] = [Checks::default(), with_a_rung(&looks)].map(|checks| even(&checks));
        assert_eq!(none, 0.0);
        let more = Checks { stronger: vec![vec![24, 48]], others: vec![vec![24], vec![24]], ..with_a_rung(&looks) };
        assert!(even(&more) < rung - 0.1, "{} {rung}", even(&more));
        let clear = STANDARD.power((0.85, 0.10), &looks, &more, 100);
        assert!(clear.attackers > 0.99, "{clear:?}");
    }

    /// What the formula says, a simulation with as many games finds about as often.
    #[test]
    fn so_many_games_find_it_in_four_cases_of_five() {
        for chances in [(0.65, 0.0), (0.50, 0.30), (0.35, 0.60), (0.10, 0.30)] {
            let games = STANDARD.games_for(chances).expect("enough");
            let power = STANDARD.power(chances, &[games], &Checks::default(), 400);
            let found = power.attackers + power.defenders;
            assert!((0.72..0.9).contains(&found), "{chances:?} {games}: {power:?}");
        }
        for chances in [(0.50, 0.0), (0.35, 0.30)] {
            let games = STANDARD.games_for(chances).expect("enough");
            let power = STANDARD.power(chances, &[games], &with_a_rung(&[10 * games]), 400);
            assert!((0.72..0.9).contains(&power.fair), "{chances:?} {games}: {power:?}");
        }
        let narrow = Standard { fair: STANDARD.even, ..STANDARD };
        assert_eq!(narrow.games_for((0.55, 0.0)), None, "on the edge of both bands");
    }
}
