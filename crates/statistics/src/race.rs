//! Racing: many rule sets at once, each played until it is known to be fair or not, by intervals that hold at every look.
//!
//! An interval made for a fixed number of games misses sooner or later if it is looked at after each. A confidence sequence holds the true mean at
//! all times at once with the probability it states, so that a race may stop when it likes (normal mixture: Robbins, “Statistical methods
//! related to the law of the iterated logarithm”, 1970; Howard, Ramdas, McAuliffe and Sekhon, “Time-uniform, nonparametric, nonasymptotic
//! confidence sequences”, Annals of Statistics 49, 2021).

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::elo::Estimate;
use crate::results::Results;

/// A race of rule sets (arms) to a verdict: whether the attackers' score lies within a band or clear of it.
///
/// That any verdict at all is wrong, over all arms and at whatever time each is looked at, has at most the probability `error` (Bonferroni). The games of an arm
/// must be independent and its true score the same throughout; nothing is assumed of how many are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Race {
    band: (f64, f64),
    error: f64,
    arms: usize,
    /// How much intrinsic time, games times their variance, weighs as much as the mixture does: ρ.
    #[serde(skip)]
    mixture: f64,
}

/// What is known of an arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The attackers' score lies within the band.
    Fair,
    /// It lies above.
    FavoursAttackers,
    /// It lies below.
    FavoursDefenders,
    /// More games are needed.
    Open,
}

impl Verdict {
    /// What an interval of the attackers' score says of a band of scores.
    #[must_use]
    pub fn by_interval(interval: &Estimate, (low, high): (f64, f64)) -> Verdict {
        if low <= interval.low && interval.high <= high {
            Verdict::Fair
        } else if interval.low > high {
            Verdict::FavoursAttackers
        } else if interval.high < low {
            Verdict::FavoursDefenders
        } else {
            Verdict::Open
        }
    }

    /// The word for it, as JSON has it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Fair => "fair",
            Verdict::FavoursAttackers => "favours-attackers",
            Verdict::FavoursDefenders => "favours-defenders",
            Verdict::Open => "open",
        }
    }
}

/// Why there is no such race.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum RaceError {
    /// No band.
    #[error("a band is two scores, the lower first, from 0 to 1: not {0} and {1}")]
    Band(f64, f64),
    /// Not the probability of an error.
    #[error("the probability that any verdict is wrong lies between 0 and 1: not {0}")]
    Error(f64),
    /// Nobody to race.
    #[error("a race needs an arm at least")]
    NoArms,
}

/// The variance of a value between 0 and 1 is nowhere greater, and its tails are no heavier than the normal distribution's with this one (Hoeffding 1963).
const VARIANCE: f64 = 0.25;

impl Race {
    /// The interval is tightest after this many games; a mixture can have it so at one number only. With twenty arms, a band of ±0.05 and an error
    /// of 0.05, an arm ten points of a hundred clear of the band is decided after some 380 games: these are the verdicts that a race is there to hurry.
    /// From 100 to 3,200 games the interval is at most a tenth wider than any mixture could have it, so that others wait little longer.
    pub const TIGHTEST: u64 = 400;

    /// A race of this many `arms` to verdicts about a `band` of scores, of which any is wrong with the probability `error` at most.
    ///
    /// # Errors
    /// [`RaceError`].
    pub fn new(band: (f64, f64), error: f64, arms: usize) -> Result<Race, RaceError> {
        let (low, high) = band;
        if !(0.0 <= low && low < high && high <= 1.0) {
            return Err(RaceError::Band(low, high));
        }
        if !(error > 0.0 && error < 1.0) {
            return Err(RaceError::Error(error));
        }
        if arms == 0 {
            return Err(RaceError::NoArms);
        }
        let mut race = Race { band, error, arms, mixture: 1.0 };
        race.mixture = VARIANCE * Race::TIGHTEST as f64 / race.best_ratio();
        Ok(race)
    }

    /// The band of scores that are fair.
    #[must_use]
    pub const fn band(&self) -> (f64, f64) {
        self.band
    }

    /// How often any verdict may be wrong.
    #[must_use]
    pub const fn error(&self) -> f64 {
        self.error
    }

    /// How many arms share that error.
    #[must_use]
    pub const fn arms(&self) -> usize {
        self.arms
    }

    /// −2 ln α, α being an arm's share of the error. Kept as a logarithm it has no smallest number.
    fn evidence(&self) -> f64 {
        -2.0 * (self.error.ln() - (self.arms as f64).ln())
    }

    /// The intrinsic time over the mixture at which the interval is tightest: the u with u = ln(1 + u) − 2 ln α, where the derivative of its width by the mixture is 0.
    fn best_ratio(&self) -> f64 {
        let mut ratio = self.evidence();
        // From below; each step comes nearer by the factor 1/(1 + u). That is slow only where the error is all but 1, and there it matters little.
        for _ in 0..200 {
            ratio = self.evidence() + ratio.ln_1p();
        }
        ratio
    }

    /// Half the width of the interval after this many games: √((V + ρ) ln((V + ρ)/(ρ α²))) / n with V = n/4; infinite before the first.
    #[must_use]
    pub fn radius(&self, games: u64) -> f64 {
        if games == 0 {
            return f64::INFINITY;
        }
        let time = VARIANCE * games as f64 / self.mixture;
        (self.mixture * (1.0 + time) * (time.ln_1p() + self.evidence())).sqrt() / games as f64
    }

    /// The attackers' score, with the interval that holds the true one at this and all other looks; `None` before the first game.
    #[must_use]
    pub fn interval(&self, results: &Results) -> Option<Estimate> {
        let games = results.games();
        (games > 0).then(|| {
            let (value, radius) = (results.points() / games as f64, self.radius(games));
            Estimate { value, low: (value - radius).max(0.0), high: (value + radius).min(1.0) }
        })
    }

    /// What is known of an arm with such results of the attackers. A verdict is final: a caller that goes on after it, and finds it open again,
    /// knows no less than before.
    #[must_use]
    pub fn verdict(&self, results: &Results) -> Verdict {
        self.interval(results).map_or(Verdict::Open, |interval| Verdict::by_interval(&interval, self.band))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::random::Random;
    use crate::wilson;

    fn race(error: f64, arms: usize) -> Race {
        Race::new((0.45, 0.55), error, arms).expect("a race")
    }

    /// Plays a game of which the attackers take `score` on average, a share of the games being drawn.
    fn play(results: &mut Results, random: &mut Random, score: f64, drawn: f64) {
        let chance = random.below(1 << 30) as f64 / f64::from(1 << 30);
        results.add(if chance < score - drawn / 2.0 {
            Some(true)
        } else if chance < score + drawn / 2.0 {
            None
        } else {
            Some(false)
        });
    }

    /// A race of one arm: its verdict and games.
    fn run(race: &Race, random: &mut Random, score: f64, most: u64) -> (Verdict, u64) {
        let mut results = Results::default();
        for games in 1..=most {
            play(&mut results, random, score, 0.0);
            let verdict = race.verdict(&results);
            if verdict != Verdict::Open {
                return (verdict, games);
            }
        }
        (Verdict::Open, most)
    }

    /// `rho = 100 / (-scipy.special.lambertw(-alpha**2 / e, -1).real - 1)` (Howard and others, equation 3.5);
    /// `sqrt((n/4 + rho) * log((n/4 + rho) / (rho * alpha**2))) / n` with alpha the error over the arms.
    #[test]
    fn the_radius_is_that_of_the_formula() {
        for (error, arms, mixture, games, radius) in [
            (0.05, 1, 12.177_348_869_865_693, 1, 8.643_527_579_922_03),
            (0.05, 1, 12.177_348_869_865_693, 400, 0.075_878_060_325_713_77),
            (0.05, 20, 6.784_686_005_382_735, 100, 0.207_354_589_170_553_5),
            (0.05, 20, 6.784_686_005_382_735, 2000, 0.045_438_802_952_145_065),
            (0.1, 8, 8.872_076_947_122_267, 1000, 0.056_054_029_611_895_38),
        ] {
            let race = race(error, arms);
            assert!((race.mixture - mixture).abs() < 1e-9, "{race:?}, expected {mixture}");
            assert!((race.radius(games) - radius).abs() < 1e-9, "{games}: {}, expected {radius}", race.radius(games));
        }
        assert_eq!(race(0.05, 1).radius(0), f64::INFINITY);
    }

    #[test]
    fn no_mixture_is_tighter_at_its_number_of_games() {
        for arms in [1, 20, 1000] {
            let race = race(0.05, arms);
            for factor in [0.5, 0.9, 1.1, 2.0] {
                let other = Race { mixture: race.mixture * factor, ..race };
                assert!(other.radius(Race::TIGHTEST) > race.radius(Race::TIGHTEST), "{arms} arms, {factor}");
            }
            // What the doc comment says of other numbers, each against the mixture that is best there.
            for games in [100_u64, 200, 800, 1600, 3200] {
                let best = Race { mixture: race.mixture * games as f64 / Race::TIGHTEST as f64, ..race };
                let wider = race.radius(games) / best.radius(games);
                assert!((1.0..1.1).contains(&wider), "{arms} arms, {games} games: {wider}");
            }
        }
    }

    /// The true score lies at the edge of the band, where a wrong verdict is likeliest. With ordinary intervals, looked at after each game, the same
    /// races go wrong far more often than they say, which shows that the simulation can tell.
    #[test]
    fn races_err_no_more_often_than_they_say() {
        let (error, arms, races, most) = (0.2, 4, 150, 600);
        let race = race(error, arms);
        let radii: Vec<f64> = (0..=most).map(|games| race.radius(games)).collect();
        let mut random = Random::new(&[1970, 2021]);
        let (mut wrong, mut naive, mut missed) = (0, 0, 0);
        for _ in 0..races {
            let (mut any_wrong, mut any_naive, mut any_missed) = (false, false, false);
            for _ in 0..arms {
                let mut results = Results::default();
                for games in 1..=most {
                    play(&mut results, &mut random, 0.55, 0.0);
                    let score = results.points() / games as f64;
                    any_missed |= (score - 0.55).abs() > radii[games as usize];
                    if games % 10 == 0 {
                        any_wrong |= race.verdict(&results) != Verdict::Open;
                        let interval = wilson(results.points(), games, 1.0 - error / arms as f64).expect("games");
                        any_naive |= interval.low > 0.55 || interval.high < 0.55;
                    }
                }
            }
            wrong += u32::from(any_wrong);
            naive += u32::from(any_naive);
            missed += u32::from(any_missed);
        }
        let allowed = error * f64::from(races);
        assert!(f64::from(wrong) <= allowed && wrong <= missed, "{wrong} of {races} races went wrong, {allowed} may");
        assert!(f64::from(missed) <= allowed, "{missed} of {races} races missed the score at some look, {allowed} may");
        assert!(f64::from(naive) > 1.5 * allowed, "{naive} of {races} races: ordinary intervals would do");
    }

    /// The mean number of games to the verdict for some true scores, 20 arms and an error of 0.05: the table in `docs/reference/statistics.md`.
    #[test]
    fn the_clearer_the_sooner() {
        let race = race(0.05, 20);
        let mut random = Random::new(&[400]);
        for (score, expected, games) in [
            (0.5, Verdict::Fair, 1900..2600),
            (0.65, Verdict::FavoursAttackers, 280..480),
            (0.3, Verdict::FavoursDefenders, 140..220),
            (0.8, Verdict::FavoursAttackers, 60..85),
            (0.95, Verdict::FavoursAttackers, 32..40),
        ] {
            let mut sum = 0;
            for _ in 0..30 {
                let (verdict, games) = run(&race, &mut random, score, 10_000);
                assert_eq!(verdict, expected, "{score} after {games}");
                sum += games;
            }
            assert!(games.contains(&(sum / 30)), "{score}: {} games", sum / 30);
        }
    }

    #[test]
    fn an_arm_is_open_until_its_interval_is_clear() {
        let race = race(0.05, 1);
        assert_eq!((race.band(), race.error(), race.arms()), ((0.45, 0.55), 0.05, 1));
        assert_eq!((race.verdict(&Results::default()), race.interval(&Results::default())), (Verdict::Open, None));
        for (won, drawn, lost, expected) in [
            (5, 0, 0, Verdict::Open),
            (90, 0, 10, Verdict::FavoursAttackers),
            (10, 0, 90, Verdict::FavoursDefenders),
            (250, 0, 250, Verdict::Open),
            (400, 200, 400, Verdict::Fair),
            (0, 1000, 0, Verdict::Fair),
        ] {
            assert_eq!(race.verdict(&Results { won, drawn, lost }), expected, "+{won} ={drawn} -{lost}");
        }
        assert_eq!(serde_json::to_string(&Verdict::FavoursAttackers).expect("JSON"), "\"favours-attackers\"");
    }

    #[test]
    fn a_race_that_makes_no_sense_is_refused() {
        for band in [(0.55, 0.45), (0.5, 0.5), (-0.1, 0.5), (0.5, 1.1), (f64::NAN, 0.5), (0.5, f64::NAN)] {
            assert!(matches!(Race::new(band, 0.05, 1), Err(RaceError::Band(..))), "{band:?}");
        }
        for error in [0.0, 1.0, -0.1, f64::NAN] {
            assert!(matches!(Race::new((0.4, 0.6), error, 1), Err(RaceError::Error(_))), "{error}");
        }
        assert_eq!(Race::new((0.4, 0.6), 0.05, 0), Err(RaceError::NoArms));
        assert_eq!(
            Race::new((0.6, 0.4), 0.05, 1).expect_err("no band").to_string(),
            "a band is two scores, the lower first, from 0 to 1: not 0.6 and 0.4"
        );
    }

    proptest! {
        #[test]
        fn score_intervals_cover_mirror_and_narrow(
            won in 0_u64..3000, drawn in 0_u64..3000, lost in 0_u64..3000, error in 0.001_f64..0.999, arms in 1_usize..1000
        ) {
            prop_assume!(won + drawn + lost > 0);
            let race = Race::new((0.4, 0.6), error, arms).expect("a race");
            let (one, other) = (Results { won, drawn, lost }, Results { won: lost, drawn, lost: won });
            let (found, turned) = (race.interval(&one).expect("games"), race.interval(&other).expect("games"));
            prop_assert!(0.0 <= found.low && found.low <= found.value && found.value <= found.high && found.high <= 1.0);
            prop_assert!((found.low + turned.high - 1.0).abs() < 1e-12);
            prop_assert!(race.radius(one.games() + 1) < race.radius(one.games()));
            let mirrored = match race.verdict(&one) {
                Verdict::FavoursAttackers => Verdict::FavoursDefenders,
                Verdict::FavoursDefenders => Verdict::FavoursAttackers,
                other => other,
            };
            prop_assert_eq!(race.verdict(&other), mirrored);
        }
    }
}
