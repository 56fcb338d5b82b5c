//! The strength ladder: how the attackers' score changes as both sides think longer, and where it goes.

use serde::Serialize;

use super::elo::Estimate;
use super::line::{Goodness, Line, LineError, Predicted};
use crate::results::Results;

/// A curve through the attackers' scores of players that are alike but for how long they think: the logit of the score is a straight line in
/// the logarithm of the nodes. A draw counts as half a win and half a loss.
///
/// A rule set whose score wanders off as the players grow stronger is not fair, however even its games look at one strength.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ladder {
    /// What twice the nodes on both sides add to the logit of the attackers' score. At an even score a logit of 0.04 is a point of a hundred.
    pub slope: Estimate,
    /// The lowest rung with games, as a base-2 logarithm.
    pub from: f64,
    /// The highest rung with games.
    pub to: f64,
    /// Whether the rungs lie on such a curve; none with two rungs, through which there is always one.
    pub goodness: Option<Goodness>,
    /// The games alone had no likeliest curve, because all that was won lies on one side of a rung and all that was lost on the other, or one
    /// side won everything. Half a win and half a loss were added to each rung: the slope is then held back, and not to be leant on.
    pub steadied: bool,
    #[serde(skip)]
    line: Line,
}

impl Ladder {
    /// Fits the rungs: the base-2 logarithm of the nodes a move that both sides had, and the results of the attackers. Rungs without games are left
    /// out, rungs that are named twice added up.
    ///
    /// # Errors
    /// [`LineError`].
    pub fn fit(rungs: &[(f64, Results)]) -> Result<Ladder, LineError> {
        let line = Line::fit(rungs)?;
        let (slope, from, to, goodness, steadied) = (line.slope(), line.from, line.to, line.goodness, line.steadied);
        Ok(Ladder { slope, from, to, goodness, steadied, line })
    }

    /// The attackers' score at a strength, with its interval; `None` where the strength is no finite number.
    #[must_use]
    pub fn at(&self, log2_nodes: f64) -> Option<Predicted> {
        self.line.at(log2_nodes)
    }

    /// Whether a strength lies beyond the rungs.
    #[must_use]
    pub fn beyond(&self, log2_nodes: f64) -> bool {
        self.line.beyond(log2_nodes)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn results(won: u64, drawn: u64, lost: u64) -> Results {
        Results { won, drawn, lost }
    }

    fn near(found: f64, expected: f64, what: &str) {
        assert!((found - expected).abs() < 1e-8, "{what}: {found}, expected {expected}");
    }

    fn is_predicted(ladder: &Ladder, at: f64, [value, low, high]: [f64; 3]) {
        let score = ladder.at(at).expect("a place").score;
        near(score.value, value, "score");
        near(score.low, low, "low");
        near(score.high, high, "high");
    }

    /// `statsmodels.api.GLM(points / games, add_constant(rungs), family=Binomial(), freq_weights=games).fit(tol=1e-14)`: `params`,
    /// the logit's interval carried over to the score, and `scipy.stats.chi2.sf(chi2, 3)`. The intervals are those of I⁻¹MI⁻¹ with the variance of games of which some
    /// are drawn, worked out apart in Python; without draws that is `cov_params()`.
    #[test]
    fn a_ladder_is_the_regression_of_statsmodels() {
        let rungs = [
            (10.0, results(40, 4, 56)),
            (11.0, results(48, 1, 51)),
            (12.0, results(50, 10, 40)),
            (13.0, results(44, 0, 36)),
            (14.0, results(40, 1, 19)),
        ];
        let ladder = Ladder::fit(&rungs).expect("a ladder");
        near(ladder.slope.value, 0.228_682_042_532_946, "slope");
        near(ladder.slope.low, 0.088_209_326_727_925_34, "its low end");
        near(ladder.slope.high, 0.369_154_758_337_966_2, "its high end");
        is_predicted(&ladder, 10.0, [0.422_671_335_181_483_64, 0.350_034_537_341_622_26, 0.498_813_440_855_820_3]);
        is_predicted(&ladder, 12.5, [0.564_608_829_313_616_6, 0.511_441_601_656_072_6, 0.616_330_577_930_669]);
        is_predicted(&ladder, 18.0, [0.820_190_624_561_521, 0.649_998_576_058_134, 0.918_057_789_122_990_6]);
        let goodness = ladder.goodness.expect("five rungs");
        near(goodness.chi_squared, 0.905_291_203_301_414_8, "chi²");
        near(goodness.p, 0.824_150_735_703_395_6, "p");
        assert_eq!((goodness.freedom, ladder.steadied), (3, false));
        assert_eq!((ladder.from, ladder.to), (10.0, 14.0));
        for (at, beyond) in [(9.9, true), (10.0, false), (13.3, false), (14.0, false), (18.0, true)] {
            assert_eq!((ladder.beyond(at), ladder.at(at).expect("a place").extrapolated), (beyond, beyond), "{at}");
        }
        assert_eq!((ladder.at(f64::NAN), ladder.at(f64::INFINITY)), (None, None));
    }

    /// Most of these games were drawn: under Walker's rules of 2015 the attackers won 13 of 400, then 5 of 64, then 5 of 16. Taken for games that are won or lost they would show
    /// no movement.
    #[test]
    fn a_movement_among_draws_is_seen() {
        let rungs = [(10.0, results(13, 349, 38)), (12.0, results(5, 52, 7)), (14.0, results(5, 11, 0))];
        let slope = Ladder::fit(&rungs).expect("a ladder").slope;
        near(slope.value, 0.114_423_372_880_020_3, "slope");
        near(slope.low, 0.024_096_250_375_377_9, "its low end");
        // The same points without draws.
        let decided = [(10.0, results(187, 1, 212)), (12.0, results(31, 0, 33)), (14.0, results(10, 1, 5))];
        assert!(Ladder::fit(&decided).expect("a ladder").slope.low < 0.0);
    }

    /// As above, of the counts with half a win and half a loss more on each rung.
    #[test]
    fn separated_games_get_half_a_win_and_half_a_loss() {
        let all_won = [10.0, 11.0, 12.0].map(|rung| (rung, results(40, 0, 0)));
        let ladder = Ladder::fit(&all_won).expect("a ladder");
        assert!(ladder.steadied);
        near(ladder.slope.value, 0.0, "slope");
        near(ladder.slope.high, 1.972_025_415_209_85, "its high end");
        is_predicted(&ladder, 10.0, [0.987_804_878_048_780_7, 0.863_959_739_026_141_6, 0.999_032_979_155_774_9]);
        is_predicted(&ladder, 13.0, [0.987_804_878_048_780_5, 0.533_546_369_452_144_6, 0.999_825_691_748_714_8]);

        // One rung in the middle has both, and still everything below is won and everything above lost.
        let turned = [(10.0, results(40, 0, 0)), (11.0, results(25, 0, 15)), (12.0, results(0, 0, 40))];
        let ladder = Ladder::fit(&turned).expect("a ladder");
        assert!(ladder.steadied);
        near(ladder.slope.value, -4.492_092_191_384_928, "slope");
        near(ladder.slope.low, -6.482_242_495_756_267, "its low end");
        near(ladder.goodness.expect("three rungs").p, 0.627_036_854_074_492_4, "p");

        // A single loss on the far side is enough for a curve of the games' own.
        let overlapping = [(10.0, results(39, 0, 1)), (11.0, results(25, 0, 15)), (12.0, results(0, 0, 40))];
        assert!(!Ladder::fit(&overlapping).expect("a ladder").steadied);
        // Draws are won and lost alike.
        let drawn = [(10.0, results(0, 9, 0)), (12.0, results(0, 9, 0))];
        let ladder = Ladder::fit(&drawn).expect("a ladder");
        assert!(!ladder.steadied && ladder.slope.value.abs() < 1e-12 && ladder.goodness.is_none());
    }

    #[test]
    fn what_is_no_ladder_is_refused() {
        let some = results(3, 1, 2);
        for (rungs, expected, message) in [
            (vec![], LineError::OneStrength(0), "two different strengths or more: there are games at 0"),
            (vec![(10.0, some), (10.0, some)], LineError::OneStrength(1), "there are games at 1"),
            (vec![(10.0, some), (11.0, Results::default())], LineError::OneStrength(1), "there are games at 1"),
            (vec![(f64::INFINITY, some), (11.0, some)], LineError::NotFinite(f64::INFINITY), "a finite number: not inf"),
            (vec![(-1e300, some), (1e300, some)], LineError::Unsolved { from: -1e300, to: 1e300 }, "too far apart"),
        ] {
            let found = Ladder::fit(&rungs).expect_err("no ladder");
            assert_eq!(found, expected);
            assert!(found.to_string().contains(message), "{found}");
        }
    }

    proptest! {
        #[test]
        fn any_ladder_is_finite_and_mirrors_with_the_sides(
            rungs in prop::collection::vec((0_u32..24, 0_u64..60, 0_u64..10, 0_u64..60), 2..6), at in 0.0_f64..30.0
        ) {
            let with = |turn: bool| -> Vec<(f64, Results)> {
                let one = |&(rung, won, drawn, lost): &(u32, u64, u64, u64)| {
                    (f64::from(rung), if turn { results(lost, drawn, won) } else { results(won, drawn, lost) })
                };
                rungs.iter().map(one).collect()
            };
            let (one, other) = (Ladder::fit(&with(false)), Ladder::fit(&with(true)));
            match (one, other) {
                (Ok(one), Ok(other)) => {
                    let (score, turned) = (one.at(at).expect("a place").score, other.at(at).expect("a place").score);
                    prop_assert!(score.low <= score.value && score.value <= score.high, "{score:?}");
                    prop_assert!((score.value + turned.value - 1.0).abs() < 1e-7);
                    prop_assert!((score.low + turned.high - 1.0).abs() < 1e-7);
                    prop_assert!((one.slope.value + other.slope.value).abs() < 1e-5 * one.slope.value.abs().max(1.0));
                    prop_assert!(one.slope.low < one.slope.value && one.slope.value < one.slope.high);
                    prop_assert!(one.goodness.is_none_or(|goodness| (0.0..=1.0).contains(&goodness.p)));
                    // Four times the games are twice as sure, where the games speak for themselves.
                    if !one.steadied {
                        let four = with(false).iter().map(|(x, r)| (*x, results(4 * r.won, 4 * r.drawn, 4 * r.lost))).collect::<Vec<_>>();
                        let four = Ladder::fit(&four).expect("a ladder");
                        prop_assert!((four.slope.margin() / one.slope.margin() - 0.5).abs() < 1e-5);
                    }
                }
                (one, other) => {
                    prop_assert_eq!(one.as_ref().err(), other.as_ref().err());
                    prop_assert!(matches!(one, Err(LineError::OneStrength(_))));
                }
            }
        }
    }
}
