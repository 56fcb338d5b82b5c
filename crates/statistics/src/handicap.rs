//! Games at unequal thinking: how much longer one side must think for an even game, what a doubling is worth, and how much of the game is skill.

use serde::Serialize;

use super::elo::Estimate;
use super::line::{Goodness, Line, LineError, Predicted};
use super::normal::Z95;
use super::proportion::wilson;
use crate::results::Results;

/// Where a ratio lies with 95 % confidence. It is one of two uncertain numbers, so that it may be known to lie anywhere but in some interval, or
/// not be known at all (Fieller, “Some problems in interval estimation”, 1954).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum Fieller {
    /// Between two ends, as intervals are when the slope is known to be none too flat.
    Between {
        /// The lower end.
        low: f64,
        /// The upper end.
        high: f64,
    },
    /// It may be anything but what lies between: the slope may be flat, so that an even game may be as far off as you like, but not near.
    Outside {
        /// It may be this much, or less.
        below: f64,
        /// Or it may be this much, or more.
        above: f64,
    },
    /// The games say nothing of it.
    Anywhere,
}

/// The handicap that makes the game even.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Even {
    /// By how many doublings the attackers must think longer for half of the points; less than 0 where it is the defenders who must. None where
    /// the curve is flat.
    pub doublings: Option<f64>,
    /// Where it lies with 95 % confidence.
    pub interval: Fieller,
    /// It lies beyond the ratios that were played.
    pub extrapolated: bool,
}

/// A curve through the attackers' scores at unequal thinking: the logit of the score is a straight line in the base-2 logarithm of the attackers'
/// nodes over the defenders'. A draw counts as half a win and half a loss.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Handicap {
    /// What a doubling adds to the logit of the score of the side that has it.
    pub slope: Estimate,
    /// The handicap that makes the game even.
    pub even: Even,
    /// The least ratio played.
    pub from: f64,
    /// The greatest.
    pub to: f64,
    /// Whether the ratios lie on such a curve; none with two ratios.
    pub goodness: Option<Goodness>,
    /// The games alone had no likeliest curve: half a win and half a loss were added at each ratio, as in a [`Ladder`](super::Ladder).
    pub steadied: bool,
    #[serde(skip)]
    line: Line,
}

impl Handicap {
    /// Fits results of the attackers by the base-2 logarithm of the attackers' nodes over the defenders'.
    ///
    /// # Errors
    /// [`LineError`].
    pub fn fit(ratios: &[(f64, Results)]) -> Result<Handicap, LineError> {
        let line = Line::fit(ratios)?;
        let slope = line.slope();
        let doublings = Some(line.centre - line.fit.weights[0] / slope.value).filter(|doublings| doublings.is_finite());
        let extrapolated = doublings.is_none_or(|doublings| line.beyond(doublings));
        let even = Even { doublings, interval: fieller(&line), extrapolated };
        let (from, to, goodness, steadied) = (line.from, line.to, line.goodness, line.steadied);
        Ok(Handicap { slope, even, from, to, goodness, steadied, line })
    }

    /// The attackers' score where they have this many doublings more, with its interval; `None` where that is no finite number.
    #[must_use]
    pub fn at(&self, doublings: f64) -> Option<Predicted> {
        self.line.at(doublings)
    }
}

/// All x at which a logit of 0 would not be rejected: (a + b x)² ≤ z² (var a + 2 x cov(a, b) + x² var b).
fn fieller(line: &Line) -> Fieller {
    let (a, b, square) = (line.fit.weights[0], line.fit.weights[1], Z95 * Z95);
    let of = |i: usize, j: usize| line.fit.weights[i] * line.fit.weights[j] - square * line.fit.covariance(i, j);
    let (leading, half, constant) = (of(1, 1), of(0, 1), of(0, 0));
    let discriminant = half * half - leading * constant;
    let moved = |x: f64| x + line.centre;
    // With a slope that is surely not flat, −a/b itself is a solution: rounding alone makes the discriminant negative.
    if leading > 0.0 {
        let (middle, margin) = (-half / leading, discriminant.max(0.0).sqrt() / leading);
        let even = -a / b;
        return Fieller::Between { low: moved((middle - margin).min(even)), high: moved((middle + margin).max(even)) };
    }
    if discriminant <= 0.0 {
        return Fieller::Anywhere;
    }
    // Between the two solutions the logit is surely not 0. Where the leading term vanishes one of them is infinitely far.
    let root = discriminant.sqrt();
    let far = -(half + if half < 0.0 { -root } else { root });
    let (one, other) = (constant / far, far / leading);
    Fieller::Outside { below: moved(one.min(other)), above: moved(one.max(other)) }
}

/// How often the side with twice the nodes scores, whichever side it is, from the attackers' results with the attackers and with the defenders
/// doubled: ½ where thinking does not help, 1 where it decides. Both count alike, however many games they have.
///
/// The interval holds with 95 % confidence: two of Wilson's put together (Newcombe, “Interval estimation for the difference between independent
/// proportions”, 1998). `None` where one of the two has no game.
#[must_use]
pub fn skill(attackers_doubled: &Results, defenders_doubled: &Results) -> Option<Estimate> {
    let share = |results: &Results| wilson(results.points(), results.games(), 0.95);
    let (more, less) = (share(attackers_doubled)?, share(defenders_doubled)?);
    let value = f64::midpoint(more.value, 1.0 - less.value);
    let below = (more.value - more.low).hypot(less.high - less.value) / 2.0;
    let above = (more.high - more.value).hypot(less.value - less.low) / 2.0;
    Some(Estimate { value, low: (value - below).max(0.0), high: (value + above).min(1.0) })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::grouped::logistic;
    use crate::random::Random;

    fn results(won: u64, drawn: u64, lost: u64) -> Results {
        Results { won, drawn, lost }
    }

    fn near(found: f64, expected: f64, what: &str) {
        assert!((found - expected).abs() < 1e-7, "{what}: {found}, expected {expected}");
    }

    fn handicap(games: [(u64, u64, u64); 5]) -> Handicap {
        let ratios = [-2.0, -1.0, 0.0, 1.0, 2.0];
        let games: Vec<(f64, Results)> =
            ratios.into_iter().zip(games).map(|(x, (won, drawn, lost))| (x, results(won, drawn, lost))).collect();
        Handicap::fit(&games).expect("a curve")
    }

    /// The regression of `statsmodels.api.GLM(…, family=Binomial(), freq_weights=games)`; the interval by `numpy.roots` of Fieller's equation with its
    /// `params` and the covariance of games of which one was drawn, worked out apart in Python.
    #[test]
    fn the_even_handicap_is_where_statsmodels_has_half_the_points() {
        let found = handicap([(15, 0, 85), (22, 0, 78), (40, 1, 59), (58, 0, 42), (70, 0, 30)]);
        near(found.slope.value, 0.679_863_854_373_787, "slope");
        near(found.slope.low, 0.528_809_191_639_194_9, "its low end");
        near(found.even.doublings.expect("a slope"), 0.646_196_442_180_122_6, "even");
        let Fieller::Between { low, high } = found.even.interval else { panic!("{found:?}") };
        near(low, 0.356_201_210_109_653_7, "low");
        near(high, 0.979_931_651_418_814_6, "high");
        assert!(!found.even.extrapolated && !found.steadied);
        let score = found.at(1.0).expect("a place").score;
        near(score.value, 0.559_846_288_377_933_3, "score");
        near(score.low, 0.503_026_270_119_086_8, "its low end");
        near(found.goodness.expect("five ratios").p, 0.856_409_563_925_437_5, "p");
    }

    #[test]
    fn a_flat_curve_says_where_an_even_game_is_not() {
        let found = handicap([(30, 0, 70), (28, 0, 72), (33, 0, 67), (31, 0, 69), (36, 0, 64)]);
        near(found.even.doublings.expect("a slope"), 11.136_597_288_739_184, "even");
        assert!(found.even.extrapolated);
        let Fieller::Outside { below, above } = found.even.interval else { panic!("{found:?}") };
        near(below, -11.791_865_927_234_03, "below");
        near(above, 3.669_422_165_934_847_6, "above");
    }

    #[test]
    fn few_games_on_a_flat_curve_say_nothing() {
        let found = handicap([(9, 0, 11), (11, 0, 9), (10, 0, 10), (9, 0, 11), (11, 0, 9)]);
        assert_eq!(found.even.interval, Fieller::Anywhere);
        let level = handicap([(10, 0, 10); 5]);
        assert_eq!(level.even.interval, Fieller::Anywhere);
        assert!(level.even.doublings.is_none_or(f64::is_finite));
    }

    #[test]
    fn a_side_that_wins_everything_has_no_even_handicap_near() {
        let found = handicap([(0, 0, 40); 5]);
        assert!(found.steadied && found.even.extrapolated);
        assert!(matches!(found.even.interval, Fieller::Outside { .. }), "{found:?}");
    }

    /// The ends are (1 + low) / 2 and (1 + high) / 2 of
    /// `statsmodels.stats.proportion.confint_proportions_2indep(58, 100, 22, 100, method="newcomb", compare="diff")`.
    #[test]
    fn skill_is_the_score_of_the_side_with_twice_the_nodes() {
        for (more, less, value, low, high) in [
            (results(58, 0, 42), results(22, 0, 78), 0.68, 0.226_514_339_502_518_29, 0.475_607_875_885_533_77),
            (results(58, 0, 42), results(20, 5, 65), 0.665, 0.191_141_965_010_620_7, 0.450_608_886_389_542_1),
        ] {
            let found = skill(&more, &less).expect("games");
            near(found.value, value, "value");
            near(found.low, f64::midpoint(1.0, low), "low");
            near(found.high, f64::midpoint(1.0, high), "high");
        }
        assert_eq!(skill(&results(1, 0, 0), &Results::default()), None);
        assert_eq!(skill(&Results::default(), &results(1, 0, 0)), None);
    }

    /// Games made by a known curve: the intervals hold what made them in 95 % of the studies, which with 400 of these means 92 to 98 %.
    #[test]
    fn intervals_hold_what_made_the_games_as_often_as_they_say() {
        let (even, slope, studies) = (0.8, 0.4, 400);
        let mut random = Random::new(&[1954]);
        let (mut of_slope, mut of_even, mut of_score, mut unbounded) = (0, 0, 0, 0);
        for _ in 0..studies {
            let ratios: Vec<(f64, Results)> = [-2.0, -1.0, 0.0, 1.0, 2.0]
                .into_iter()
                .map(|x| {
                    let mut results = Results::default();
                    let score = logistic(slope * (x - even));
                    (0..40).for_each(|_| results.add(Some((random.below(1 << 30) as f64) < score * f64::from(1 << 30))));
                    (x, results)
                })
                .collect();
            let found = Handicap::fit(&ratios).expect("a curve");
            of_slope += u32::from(found.slope.low <= slope && slope <= found.slope.high);
            of_even += u32::from(match found.even.interval {
                Fieller::Between { low, high } => low <= even && even <= high,
                Fieller::Outside { below, above } => even <= below || above <= even,
                Fieller::Anywhere => true,
            });
            unbounded += u32::from(!matches!(found.even.interval, Fieller::Between { .. }));
            let score = found.at(even).expect("a place").score;
            of_score += u32::from(score.low <= 0.5 && 0.5 <= score.high);
        }
        for (name, held) in [("slope", of_slope), ("even handicap", of_even), ("score", of_score)] {
            let share = f64::from(held) / f64::from(studies);
            assert!((0.92..=0.98).contains(&share), "the {name} is held in {share} of the studies");
        }
        // The two ask the same question, and some studies could not say how flat the curve is.
        assert_eq!(of_even, of_score);
        assert!((1..studies / 10).contains(&unbounded), "{unbounded}");
    }

    proptest! {
        #[test]
        fn the_handicap_turns_round_with_the_sides(games in prop::collection::vec((-4_i32..5, 0_u64..50, 0_u64..9, 0_u64..50), 2..6)) {
            let one: Vec<(f64, Results)> = games.iter().map(|&(x, won, drawn, lost)| (f64::from(x), results(won, drawn, lost))).collect();
            let other: Vec<(f64, Results)> = games.iter().map(|&(x, won, drawn, lost)| (f64::from(-x), results(lost, drawn, won))).collect();
            let (Ok(one), Ok(other)) = (Handicap::fit(&one), Handicap::fit(&other)) else { return Ok(()) };
            prop_assert!((one.slope.value - other.slope.value).abs() < 1e-6 * one.slope.value.abs().max(1.0));
            let alike = |a: f64, b: f64| (a + b).abs() < 1e-4 * a.abs().max(1.0);
            match (one.even.interval, other.even.interval) {
                (Fieller::Between { low, high }, Fieller::Between { low: turned_low, high: turned_high }) => {
                    let even = one.even.doublings.expect("a slope");
                    prop_assert!(low <= even && even <= high, "{one:?}");
                    prop_assert!(alike(low, turned_high) && alike(high, turned_low), "{one:?} {other:?}");
                    // At the ends an even score is just not rejected.
                    let edge = one.at(if one.slope.value > 0.0 { high } else { low }).expect("a place").score;
                    prop_assert!((edge.low - 0.5).abs() < 1e-6, "{edge:?}");
                }
                (Fieller::Outside { below, above }, Fieller::Outside { below: turned_below, above: turned_above }) => {
                    prop_assert!(below < above && alike(below, turned_above) && alike(above, turned_below), "{one:?} {other:?}");
                }
                (one, other) => prop_assert_eq!(one, other),
            }
        }

        #[test]
        fn skill_lies_in_its_interval(a in (0_u64..60, 0_u64..9, 0_u64..60), b in (0_u64..60, 0_u64..9, 0_u64..60)) {
            let (more, less) = (results(a.0, a.1, a.2), results(b.0, b.1, b.2));
            let Some(found) = skill(&more, &less) else { return Ok(()) };
            prop_assert!(0.0 <= found.low && found.low <= found.value && found.value <= found.high && found.high <= 1.0);
            // The sides changed, it is the same question.
            let turned = skill(&results(b.2, b.1, b.0), &results(a.2, a.1, a.0)).expect("games");
            prop_assert!((found.value - turned.value).abs() < 1e-12 && (found.low - turned.low).abs() < 1e-12);
        }
    }
}
