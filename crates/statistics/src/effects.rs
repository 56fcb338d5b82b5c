//! The effects of single rules: a grid of rule sets, each made of one choice (level) for each of some rules (factors), is explained by what each
//! choice adds to the logit of the attackers' score (quasi-binomial regression: McCullagh and Nelder, “Generalized linear models”, 1989; average
//! marginal effects: Williams, “Using the margins command to estimate and interpret adjusted predictions and marginal effects”, 2012).

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};
use thiserror::Error;

use super::elo::Estimate;
use super::grouped::{Group, Grouped, dot, logistic, pearson};
use super::normal::Z95;
use crate::results::Results;

/// One rule set of the grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GridArm {
    /// The level of each factor, by the factor's name.
    pub levels: BTreeMap<String, String>,
    /// The results of the attackers.
    pub results: Results,
}

/// A choice for a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Level {
    /// The rule.
    pub factor: String,
    /// The choice.
    pub level: String,
}

/// What a choice does, against the reference of the same factor.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    /// The rule.
    pub factor: String,
    /// The choice.
    pub level: String,
    /// The choice it is compared with: the one of the first arm.
    pub reference: String,
    /// What it adds to the logit of the attackers' score.
    pub logit: Estimate,
    /// What it adds to the attackers' score (0.1 is ten points of a hundred), on average over all arms, each taken once with this choice and once with the
    /// reference, and otherwise as it is.
    pub points: Estimate,
}

/// The effects of all choices. Games, draws being half won and half lost, are explained by a sum of effects; what two rules do only together is not in it.
///
/// Arms differ by more than chance where rules act together. Then the standard errors are those of chance times √(chi²/degrees of freedom), and
/// Student's distribution takes the place of the normal one. An interval is never narrower than chance alone makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effects {
    /// By factor, and within it as the arms name the choices.
    pub effects: Vec<Effect>,
    /// Choices that never vary apart, so that nobody can say which of them does what: each list is one such tangle, and they have no effects above.
    /// What two rules together do can be had by leaving one of them out of the arms.
    pub aliased: Vec<Vec<Level>>,
    /// Pearson's chi² over its degrees of freedom: 1 if the arms differ from the sum of the effects by chance alone. None without degrees of freedom: then nothing
    /// is known of rules acting together, and the intervals hold only if they do not.
    pub dispersion: Option<f64>,
    /// How many arms there are more than effects.
    pub freedom: u64,
    /// How many arms have games. Those without are left out.
    pub arms: u64,
}

/// Why there are no effects.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EffectsError {
    /// Nothing was played.
    #[error("effects need games: none of the {0} arms has any")]
    NoGames(usize),
    /// An arm lacks a factor, or has one that the first has not.
    #[error("every arm needs a level for the same factors: arm {arm} and arm 1 differ in `{factor}`")]
    Factors {
        /// Which, from 1.
        arm: usize,
        /// The factor that only one of them has.
        factor: String,
    },
    /// The equations have no solution in floating-point numbers.
    #[error("no effects could be fitted: their equations have no solution in floating-point numbers")]
    Unsolved,
}

/// The ridge of an effect: the games are joined by the belief that effects are about 0 with a standard deviation of 2.5 in the logit, by which an even game would
/// go 92 to 8. A few games outweigh it, but a rule under which one side always wins keeps a finite effect.
const RIDGE: f64 = 1.0 / (2.5 * 2.5);
/// The ridge of the constant: a standard deviation of 10, which bears on nothing but arms that one side wins all.
const CONSTANT_RIDGE: f64 = 0.01;
/// A column that is so near to a sum of others is one: columns hold noughts and ones.
const NOTHING: f64 = 1e-9;

impl Effects {
    /// Fits the effects.
    ///
    /// # Errors
    /// [`EffectsError`].
    pub fn fit(arms: &[GridArm]) -> Result<Effects, EffectsError> {
        check_factors(arms)?;
        let played: Vec<&GridArm> = arms.iter().filter(|arm| arm.results.games() > 0).collect();
        if played.is_empty() {
            return Err(EffectsError::NoGames(arms.len()));
        }
        let design = Design::of(&played);
        let groups: Vec<Group> = played
            .iter()
            .map(|arm| Group { row: design.row(arm), points: arm.results.points(), games: arm.results.games() as f64 })
            .collect();
        let mut ridges = vec![RIDGE; design.columns.len() + 1];
        ridges[0] = CONSTANT_RIDGE;
        let fit = Grouped::fit(&groups, &ridges).ok_or(EffectsError::Unsolved)?;
        let freedom = groups.len().saturating_sub(ridges.len()) as u64;
        let dispersion = (freedom > 0).then(|| pearson(&groups, &fit.weights) / freedom as f64);
        let errors = dispersion.map_or(Z95, |dispersion| Z95.max(student(freedom) * dispersion.sqrt()));
        let around = |value: f64, variance: f64| {
            let margin = errors * variance.sqrt();
            Estimate { value, low: value - margin, high: value + margin }
        };
        let effects = design
            .columns
            .iter()
            .enumerate()
            .filter(|(_, level)| !design.aliased.iter().flatten().any(|aliased| aliased == *level))
            .map(|(place, level)| {
                let column = place + 1;
                let (value, gradient) = design.difference(&groups, &fit.weights, column);
                Effect {
                    factor: level.factor.clone(),
                    level: level.level.clone(),
                    reference: design.references[&level.factor].clone(),
                    logit: around(fit.weights[column], fit.covariance(column, column)),
                    points: around(value, fit.variance(&gradient)),
                }
            })
            .collect();
        Ok(Effects { effects, aliased: design.aliased, dispersion, freedom, arms: groups.len() as u64 })
    }
}

/// How many standard errors hold 95 % of Student's distribution on either side.
pub(super) fn student(freedom: u64) -> f64 {
    StudentsT::new(0.0, 1.0, freedom as f64).map_or(f64::INFINITY, |student| student.inverse_cdf(0.975))
}

/// How often a variable of Student's distribution lies as far from 0 as this, or further.
pub(super) fn student_beyond(away: f64, freedom: u64) -> f64 {
    StudentsT::new(0.0, 1.0, freedom as f64).map_or(1.0, |student| (2.0 * student.sf(away)).clamp(0.0, 1.0))
}

fn check_factors(arms: &[GridArm]) -> Result<(), EffectsError> {
    let factors = |arm: &GridArm| -> BTreeSet<String> { arm.levels.keys().cloned().collect() };
    let Some(first) = arms.first().map(factors) else { return Ok(()) };
    for (index, arm) in arms.iter().enumerate() {
        if let Some(factor) = factors(arm).symmetric_difference(&first).next() {
            return Err(EffectsError::Factors { arm: index + 1, factor: factor.clone() });
        }
    }
    Ok(())
}

/// Which column of the regression stands for which choice. Column 0 is the constant: all references together.
struct Design {
    /// The choices that have a column, without those whose column is a sum of others'.
    columns: Vec<Level>,
    references: BTreeMap<String, String>,
    aliased: Vec<Vec<Level>>,
}

impl Design {
    fn of(arms: &[&GridArm]) -> Design {
        let (mut references, mut choices) = (BTreeMap::new(), Vec::new());
        for factor in arms.iter().flat_map(|arm| arm.levels.keys()).collect::<BTreeSet<_>>() {
            for level in arms.iter().filter_map(|arm| arm.levels.get(factor)) {
                let choice = Level { factor: factor.clone(), level: level.clone() };
                if references.entry(factor.clone()).or_insert_with(|| level.clone()) != level && !choices.contains(&choice) {
                    choices.push(choice);
                }
            }
        }
        let mut design = Design { columns: Vec::new(), references, aliased: Vec::new() };
        let mut basis = Basis::default();
        basis.add(vec![1.0; arms.len()]);
        let mut tangles: Vec<BTreeSet<Level>> = Vec::new();
        for choice in choices {
            let column: Vec<f64> = arms.iter().map(|arm| f64::from(u8::from(has(arm, &choice)))).collect();
            match basis.add(column) {
                None => design.columns.push(choice),
                Some(parts) => {
                    // The constant is no choice of anybody's.
                    let among = parts.into_iter().filter(|part| *part > 0).map(|part| design.columns[part - 1].clone());
                    let mut tangle: BTreeSet<Level> = among.chain([choice]).collect();
                    // Tangles that share a choice are one.
                    let (touching, apart): (Vec<_>, Vec<_>) =
                        tangles.into_iter().partition(|other: &BTreeSet<Level>| !other.is_disjoint(&tangle));
                    tangle.extend(touching.into_iter().flatten());
                    tangles = apart;
                    tangles.push(tangle);
                }
            }
        }
        design.aliased = tangles.into_iter().map(|tangle| tangle.into_iter().collect()).collect();
        design
    }

    fn row(&self, arm: &GridArm) -> Vec<f64> {
        let choices = self.columns.iter().map(|choice| f64::from(u8::from(has(arm, choice))));
        [1.0].into_iter().chain(choices).collect()
    }

    /// What a column's choice adds to the score on average over the arms, and how that changes with the weights.
    fn difference(&self, groups: &[Group], weights: &[f64], column: usize) -> (f64, Vec<f64>) {
        let factor = &self.columns[column - 1].factor;
        let (mut value, mut gradient) = (0.0, vec![0.0; weights.len()]);
        let share = 1.0 / groups.len() as f64;
        for group in groups {
            let mut row = group.row.clone();
            for (place, choice) in self.columns.iter().enumerate() {
                if choice.factor == *factor {
                    row[place + 1] = 0.0;
                }
            }
            for (with, sign) in [(0.0, -share), (1.0, share)] {
                row[column] = with;
                let score = logistic(dot(&row, weights));
                value += sign * score;
                for (slope, x) in gradient.iter_mut().zip(&row) {
                    *slope += sign * score * (1.0 - score) * x;
                }
            }
        }
        (value, gradient)
    }
}

fn has(arm: &GridArm, choice: &Level) -> bool {
    arm.levels.get(&choice.factor) == Some(&choice.level)
}

/// Columns that are no sums of each other, made orthogonal one after another (Gram and Schmidt).
#[derive(Default)]
struct Basis {
    /// Each of length 1, with what it is made of: this much of each column.
    vectors: Vec<(Vec<f64>, Vec<f64>)>,
}

impl Basis {
    /// Adds a column, unless it is a sum of others: then these.
    fn add(&mut self, mut column: Vec<f64>) -> Option<Vec<usize>> {
        let size = dot(&column, &column).sqrt();
        let mut made_of = vec![0.0; self.vectors.len() + 1];
        made_of[self.vectors.len()] = 1.0;
        // Twice, because rounding leaves something of the first time.
        for _ in 0..2 {
            for (vector, parts) in &self.vectors {
                let along = dot(&column, vector);
                column.iter_mut().zip(vector).for_each(|(x, v)| *x -= along * v);
                made_of.iter_mut().zip(parts).for_each(|(x, part)| *x -= along * part);
            }
        }
        let rest = dot(&column, &column).sqrt();
        if rest <= NOTHING * size.max(1.0) {
            let others = made_of.iter().take(self.vectors.len()).enumerate();
            return Some(others.filter(|(_, part)| part.abs() > NOTHING.sqrt()).map(|(place, _)| place).collect());
        }
        column.iter_mut().for_each(|x| *x /= rest);
        made_of.iter_mut().for_each(|part| *part /= rest);
        self.vectors.push((column, made_of));
        None
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::random::Random;

    fn arm(levels: &[(&str, &str)], won: u64, drawn: u64, lost: u64) -> GridArm {
        let levels = levels.iter().map(|(factor, level)| ((*factor).to_owned(), (*level).to_owned())).collect();
        GridArm { levels, results: Results { won, drawn, lost } }
    }

    fn level(factor: &str, level: &str) -> Level {
        Level { factor: factor.to_owned(), level: level.to_owned() }
    }

    fn grid(results: [(u64, u64, u64); 6]) -> Vec<GridArm> {
        let kings = ["armed", "weaponless"].into_iter().flat_map(|king| ["corner", "edge", "any"].map(|escape| (king, escape)));
        kings.zip(results).map(|((king, escape), (w, d, l))| arm(&[("king", king), ("escape", escape)], w, d, l)).collect()
    }

    fn are(found: &Effects, expected: [(&str, [f64; 6]); 3]) {
        assert_eq!(found.effects.len(), 3, "{found:?}");
        for (effect, (level, figures)) in found.effects.iter().zip(expected) {
            assert_eq!(effect.level, level);
            let (logit, points) = (effect.logit, effect.points);
            let found = [logit.value, logit.low, logit.high, points.value, points.low, points.high];
            for (found, expected) in found.iter().zip(figures) {
                assert!((found - expected).abs() < 1e-7, "{effect:?}: {found}, expected {expected}");
            }
        }
    }

    /// `scipy.optimize.root` of the gradient of the same likelihood and ridge, the inverse of its second derivatives by `numpy.linalg.inv`, and
    /// `scipy.stats.t.ppf(0.975, 2)`.
    #[test]
    fn effects_are_those_of_scipy() {
        let found = Effects::fit(&grid([(30, 4, 66), (22, 0, 78), (10, 6, 84), (61, 2, 37), (44, 10, 46), (40, 0, 60)]))
            .expect("effects");
        assert_eq!((found.freedom, found.arms, found.aliased.len()), (2, 6, 0));
        assert!((found.dispersion.expect("freedom") - 0.194_491_604_662_850_26).abs() < 1e-9, "{found:?}");
        are(
            &found,
            [
                (
                    "edge",
                    [
                        -0.519_348_139_024_990_6,
                        -0.939_572_263_893_421_6,
                        -0.099_124_014_156_559_47,
                        -0.113_426_530_254_451_3,
                        -0.204_255_191_064_127_43,
                        -0.022_597_869_444_775_18,
                    ],
                ),
                (
                    "any",
                    [
                        -0.977_329_186_395_004_4,
                        -1.415_639_522_393_467_2,
                        -0.539_018_850_396_541_6,
                        -0.203_060_145_416_555_18,
                        -0.290_879_938_111_245_4,
                        -0.115_240_352_721_864_95,
                    ],
                ),
                (
                    "weaponless",
                    [
                        1.297_298_526_233_180_4,
                        0.937_001_176_611_881_8,
                        1.657_595_875_854_479,
                        0.278_589_981_154_679_64,
                        0.206_360_574_779_788_11,
                        0.350_819_387_529_571_2,
                    ],
                ),
            ],
        );
        assert_eq!((found.effects[0].reference.as_str(), found.effects[2].reference.as_str()), ("corner", "armed"));
    }

    /// As above, with arms that no sum of effects explains.
    #[test]
    fn arms_that_differ_by_more_than_chance_widen_the_intervals() {
        let found =
            Effects::fit(&grid([(50, 0, 50), (20, 0, 80), (25, 0, 75), (55, 0, 45), (60, 0, 40), (20, 0, 80)])).expect("effects");
        assert!((found.dispersion.expect("freedom") - 11.562_788_349_847_006).abs() < 1e-6, "{found:?}");
        are(
            &found,
            [
                (
                    "edge",
                    [
                        -0.509_261_046_371_423_7,
                        -3.489_286_233_144_273,
                        2.470_764_140_401_426,
                        -0.123_113_916_364_307_98,
                        -0.835_926_279_558_670_3,
                        0.589_698_446_830_054_2,
                    ],
                ),
                (
                    "any",
                    [
                        -1.351_964_528_419_566,
                        -4.601_194_392_955_918,
                        1.897_265_336_116_786_4,
                        -0.297_439_753_578_669_4,
                        -0.961_556_116_290_659_8,
                        0.366_676_609_133_320_95,
                    ],
                ),
                (
                    "weaponless",
                    [
                        0.604_871_586_337_182_5,
                        -1.964_305_927_965_543_5,
                        3.174_049_100_639_908_5,
                        0.132_681_266_533_748_43,
                        -0.422_412_534_999_497_7,
                        0.687_775_068_066_994_6,
                    ],
                ),
            ],
        );
    }

    #[test]
    fn rules_that_never_vary_apart_have_no_effects() {
        let both = |a: &str, b: &str, c: &str, won: u64| arm(&[("a", a), ("b", b), ("c", c)], won, 0, 100 - won);
        // Where a is 1, b is 1; c varies by itself.
        let tied = [both("0", "0", "0", 30), both("1", "1", "0", 50), both("0", "0", "1", 40), both("1", "1", "1", 60)];
        let found = Effects::fit(&tied).expect("effects");
        assert_eq!(found.aliased, [[level("a", "1"), level("b", "1")]]);
        assert_eq!(found.effects.iter().map(|effect| effect.factor.as_str()).collect::<Vec<_>>(), ["c"]);
        assert_eq!(found.freedom, 1);
        // The other way round it is the same: a is 1 where b is 0.
        let crossed = [both("0", "1", "0", 30), both("1", "0", "0", 50), both("0", "1", "1", 40), both("1", "0", "1", 60)];
        assert_eq!(Effects::fit(&crossed).expect("effects").aliased, [[level("a", "1"), level("b", "0")]]);
        // What c does is the same whether a and b are in it together or one of them alone.
        let alone: Vec<GridArm> = tied
            .iter()
            .map(|arm| {
                let mut arm = arm.clone();
                arm.levels.remove("b");
                arm
            })
            .collect();
        let alone = Effects::fit(&alone).expect("effects");
        assert_eq!((alone.effects.len(), alone.aliased.len()), (2, 0));
        assert!((alone.effects[1].logit.value - found.effects[0].logit.value).abs() < 1e-9);
    }

    #[test]
    fn a_choice_that_is_a_sum_of_two_is_tangled_with_them() {
        let of = |a: &str, b: &str, c: &str, won: u64| arm(&[("a", a), ("b", b), ("c", c)], won, 0, 100 - won);
        let arms = [of("0", "0", "0", 30), of("1", "0", "1", 50), of("0", "1", "1", 40)];
        let found = Effects::fit(&arms).expect("effects");
        assert_eq!(found.aliased, [[level("a", "1"), level("b", "1"), level("c", "1")]]);
        assert_eq!((found.effects.len(), found.freedom, found.dispersion), (0, 0, None));
    }

    #[test]
    fn one_side_may_win_everything() {
        let arms = [arm(&[("a", "0")], 50, 0, 0), arm(&[("a", "1")], 50, 0, 0), arm(&[("a", "2")], 0, 0, 50)];
        let found = Effects::fit(&arms).expect("effects");
        let [one, two] = &found.effects[..] else { panic!("{found:?}") };
        assert!(one.logit.low < 0.0 && one.logit.high > 0.0 && one.points.value.abs() < 0.05, "{one:?}");
        assert!(two.logit.high < 0.0 && two.points.value < -0.9, "{two:?}");
        assert!(found.dispersion.is_none());
    }

    /// Grids of five rules, each arm with a whim of its own beside the sum of its rules: the intervals hold the effects that made the games in about 95 %,
    /// though chance alone would give intervals that are much too narrow.
    #[test]
    fn effect_intervals_cover_despite_random_arm_effects() {
        let truth = [0.6, -0.4, 0.2, 0.0, -0.8];
        let mut random = Random::new(&[1989]);
        let mut uniform = move || random.below(1 << 30) as f64 / f64::from(1 << 30);
        let (grids, mut held, mut narrow, mut dispersions) = (60, 0, 0, 0.0);
        for _ in 0..grids {
            let arms: Vec<GridArm> = (0_u32..32)
                .map(|arm| {
                    let has = |rule: usize| arm >> rule & 1 == 1;
                    // Twelve uniform numbers less six are all but normal.
                    let whim = 0.3 * ((0..12).map(|_| uniform()).sum::<f64>() - 6.0);
                    let score = logistic(whim + (0..5).filter(|rule| has(*rule)).map(|rule| truth[rule]).sum::<f64>());
                    let won = (0..150).filter(|_| uniform() < score).count() as u64;
                    let levels = (0..5).map(|rule| (format!("{rule}"), u8::from(has(rule)).to_string())).collect();
                    GridArm { levels, results: Results { won, drawn: 0, lost: 150 - won } }
                })
                .collect();
            let found = Effects::fit(&arms).expect("effects");
            let dispersion = found.dispersion.expect("freedom");
            dispersions += dispersion / f64::from(grids);
            for (effect, truth) in found.effects.iter().zip(truth) {
                let away = (effect.logit.value - truth).abs();
                held += u32::from(away <= effect.logit.margin());
                narrow += u32::from(away <= effect.logit.margin() / dispersion.sqrt());
            }
        }
        let share = |held: u32| f64::from(held) / f64::from(5 * grids);
        assert!((0.92..=0.98).contains(&share(held)), "{}", share(held));
        assert!(share(narrow) < 0.85, "chance alone: {}", share(narrow));
        assert!((2.5..5.0).contains(&dispersions), "{dispersions}");
    }

    #[test]
    fn arms_that_are_no_grid_are_refused() {
        assert_eq!(Effects::fit(&[]), Err(EffectsError::NoGames(0)));
        assert_eq!(Effects::fit(&[arm(&[("a", "0")], 0, 0, 0)]), Err(EffectsError::NoGames(1)));
        for other in [arm(&[], 1, 0, 0), arm(&[("a", "0"), ("b", "0")], 1, 0, 0)] {
            let factor = if other.levels.is_empty() { "a" } else { "b" };
            let found = Effects::fit(&[arm(&[("a", "0")], 1, 0, 0), other]).expect_err("no grid");
            assert_eq!(found, EffectsError::Factors { arm: 2, factor: factor.to_owned() });
            assert_eq!(
                found.to_string(),
                format!("every arm needs a level for the same factors: arm 2 and arm 1 differ in `{factor}`")
            );
        }
        // A factor that never varies has no effect, and an arm without games is not there.
        let found = Effects::fit(&[arm(&[("a", "0")], 5, 0, 4), arm(&[("a", "0")], 3, 1, 2), arm(&[("a", "1")], 0, 0, 0)])
            .expect("effects");
        assert_eq!((found.effects.len(), found.arms, found.freedom), (0, 2, 1));
    }

    proptest! {
        #[test]
        fn effects_turn_round_with_the_sides(
            arms in prop::collection::vec((0_u8..3, 0_u8..2, 0_u8..2, 0_u64..80, 0_u64..10, 0_u64..80), 1..12)
        ) {
            let with = |turn: bool| -> Vec<GridArm> {
                let one = |&(a, b, c, won, drawn, lost): &(u8, u8, u8, u64, u64, u64)| {
                    let [a, b, c] = [a, b, c].map(|level| level.to_string());
                    let (won, lost) = if turn { (lost, won) } else { (won, lost) };
                    arm(&[("a", &a), ("b", &b), ("c", &c)], won, drawn, lost)
                };
                arms.iter().map(one).collect()
            };
            let (one, other) = (Effects::fit(&with(false)), Effects::fit(&with(true)));
            let (Ok(one), Ok(other)) = (&one, &other) else {
                prop_assert!(matches!(one, Err(EffectsError::NoGames(_))), "{one:?}");
                return Ok(());
            };
            prop_assert_eq!(&one.aliased, &other.aliased);
            prop_assert_eq!(one.effects.len(), other.effects.len());
            for (effect, turned) in one.effects.iter().zip(&other.effects) {
                for (found, turned) in [(effect.logit, turned.logit), (effect.points, turned.points)] {
                    prop_assert!(found.low <= found.value && found.value <= found.high, "{found:?}");
                    prop_assert!((found.value + turned.value).abs() < 1e-7 && (found.low + turned.high).abs() < 1e-6, "{found:?} {turned:?}");
                }
            }
        }

        /// Arms that differ as the effects say, to a whole game: nine times the games are three times as sure.
        #[test]
        fn more_games_are_surer(constant in -1.0_f64..1.0, edge in -1.0_f64..1.0, any in -1.0_f64..1.0, weaponless in -1.0_f64..1.0) {
            let with = |games: u64| {
                grid(std::array::from_fn(|i| {
                    let logit = constant + [0.0, edge, any][i % 3] + if i < 3 { 0.0 } else { weaponless };
                    let won = (games as f64 * logistic(logit)).round() as u64;
                    (won, 0, games - won)
                }))
            };
            let (few, many) = (Effects::fit(&with(200)).expect("effects"), Effects::fit(&with(1800)).expect("effects"));
            for ((few, many), truth) in few.effects.iter().zip(&many.effects).zip([edge, any, weaponless]) {
                prop_assert!((few.logit.margin() / many.logit.margin() - 3.0).abs() < 0.1, "{few:?} {many:?}");
                prop_assert!((few.points.margin() / many.points.margin() - 3.0).abs() < 0.1, "{few:?} {many:?}");
                prop_assert!((many.logit.value - truth).abs() < 0.02, "{many:?}, made with {truth}");
            }
        }
    }
}
