use proptest::prelude::*;

use super::*;
use crate::random::Random;

/// Games of rungs and evaluations, won, drawn and lost; each has an opening of its own.
fn games(cells: &[(f64, usize, [usize; 3])]) -> Vec<OrdinalGame> {
    let of = |&(log2_nodes, evaluation, [won, drawn, lost]): &(f64, usize, [usize; 3])| {
        let results = [(Some(true), won), (None, drawn), (Some(false), lost)];
        let games = results.into_iter().flat_map(|(won, count)| std::iter::repeat_n(won, count));
        games.map(move |won| OrdinalGame { log2_nodes, evaluation, opening: 0, won }).collect::<Vec<_>>()
    };
    let games = cells.iter().flat_map(of).enumerate();
    games.map(|(opening, game)| OrdinalGame { opening, ..game }).collect()
}

fn is(found: Estimate, [value, low, high]: [f64; 3], what: &str) {
    for (found, expected) in [(found.value, value), (found.low, low), (found.high, high)] {
        assert!((found - expected).abs() < 1e-6, "{what}: {found}, expected {expected}");
    }
}

/// `statsmodels.miscmodels.ordinal_model.OrderedModel(results, [rung − mean, evaluation], distr="logit").fit(method="newton", tol=1e-14)`:
/// `params`, and the inverse of `hessian(params)`; the shares and their intervals worked out of these apart in Python.
#[test]
fn a_ladder_without_shared_openings_is_the_ordered_model_of_statsmodels() {
    let cells =
        [(12.0, 0, [2, 70, 8]), (14.0, 0, [5, 60, 7]), (16.0, 0, [6, 50, 4]), (14.0, 1, [9, 40, 3]), (16.0, 1, [12, 30, 2])];
    let ladder = Ordinal::fit(&games(&cells)).expect("a ladder");
    is(ladder.slope, [0.197_269_995_688_684, -0.007_231_831_724_702, 0.401_771_823_102_070], "slope");
    assert!((ladder.slope_p - 0.058_670_619_386_723_5).abs() < 1e-6, "{}", ladder.slope_p);
    let [other] = &ladder.evaluations[..] else { panic!("{ladder:?}") };
    assert_eq!((ladder.reference, other.evaluation), (0, 1));
    is(other.logit, [1.005_847_022_142_146, 0.326_176_475_451_797, 1.685_517_568_832_495], "evaluation");
    assert!((ladder.dispersion.expect("freedom") - 0.637_631_724_575_055).abs() < 1e-6, "{ladder:?}");
    assert_eq!((ladder.freedom, ladder.opening_deviation, ladder.steadied), (6, 0.0, false));
    assert_eq!((ladder.from, ladder.to, ladder.results), (12.0, 16.0, Results { won: 34, drawn: 250, lost: 24 }));
    let at = ladder.at(14.0).expect("a place");
    is(at.won, [0.070_549_660_905_293, 0.044_322_767_793_681, 0.110_501_249_817_352], "won");
    is(at.drawn, [0.837_691_594_161_273, 0.788_250_323_145_629, 0.877_384_575_553_683], "drawn");
    is(at.lost, [0.091_758_744_933_434, 0.060_803_347_316_914, 0.136_188_511_490_817], "lost");
    is(at.score, [0.489_395_457_985_930, 0.462_690_190_173_272, 0.516_161_393_378_042], "score");
    assert!(!at.extrapolated);
    let beyond = ladder.at(18.0).expect("a place");
    is(beyond.won, [0.143_171_260_286_864, 0.061_746_447_026_639, 0.297_880_909_909_558], "won");
    is(beyond.score, [0.549_645_681_279_221, 0.473_414_691_563_884, 0.623_614_858_165_764], "score");
    assert!(beyond.extrapolated);
    assert_eq!((ladder.at(f64::NAN), ladder.at(f64::INFINITY), ladder.at(1e9)), (None, None, None));
}

/// As above; `scipy.stats.t` with 6 degrees of freedom, and chi² over them by which the standard errors grow.
#[test]
fn rungs_that_lie_off_the_line_widen_the_intervals() {
    let cells =
        [(12.0, 0, [2, 70, 8]), (14.0, 0, [14, 60, 2]), (16.0, 0, [3, 40, 14]), (14.0, 1, [4, 30, 12]), (16.0, 1, [12, 30, 2])];
    let ladder = Ordinal::fit(&games(&cells)).expect("a ladder");
    assert!((ladder.dispersion.expect("freedom") - 7.484_116_620_121_173).abs() < 1e-5, "{ladder:?}");
    is(ladder.slope, [0.049_662_627_446_993, -0.568_561_234_269_776, 0.667_886_489_163_762], "slope");
    assert!((ladder.slope_p - 0.850_658_257_373_0).abs() < 1e-4, "{}", ladder.slope_p);
    let at = ladder.at(18.0).expect("a place");
    is(at.won, [0.131_150_503_641_064, 0.007_958_166_041_908, 0.739_605_270_812_214], "won");
    is(at.score, [0.510_941_859_378_842, 0.238_686_287_919_635, 0.776_857_139_449_070], "score");
}

/// `statsmodels.api.GLM([won, lost], add_constant(rungs − mean), family=Binomial()).fit(tol=1e-14)`.
#[test]
fn a_ladder_without_draws_is_logistic_regression() {
    let cells = [(10.0, 0, [40, 0, 60]), (11.0, 0, [48, 0, 52]), (12.0, 0, [50, 0, 40]), (13.0, 0, [44, 0, 36])];
    let ladder = Ordinal::fit(&games(&cells)).expect("a ladder");
    is(ladder.slope, [0.217_388_620_429_968, 0.030_210_972_147_938, 0.404_566_270_352_598], "slope");
    assert!((ladder.slope_p - 0.022_827_62).abs() < 1e-6, "{}", ladder.slope_p);
    assert!((ladder.dispersion.expect("freedom") - 0.760_993_580_399_587 / 2.0).abs() < 1e-6, "{ladder:?}");
    assert_eq!((ladder.freedom, ladder.steadied), (2, false));
    let at = ladder.at(12.5).expect("a place");
    is(at.score, [0.551_117_82, 0.478_883_78, 0.621_258_06], "score");
    assert_eq!((at.score, at.drawn), (at.won, Estimate { value: 0.0, low: 0.0, high: 3.0 / 370.0 }));
}

/// What half a win and half a loss an evaluation make of results that have no likeliest line.
#[test]
fn separated_games_are_steadied() {
    let never_won = [(10.0, 0, [0, 180, 20]), (12.0, 0, [0, 185, 15]), (14.0, 0, [0, 190, 10])];
    let ladder = Ordinal::fit(&games(&never_won)).expect("a ladder");
    let at = ladder.at(12.0).expect("a place");
    // Half a win of 601 games.
    assert!(ladder.steadied && (at.won.value - 0.5 / 601.0).abs() < 2e-4 && at.won.high < 0.03, "{at:?}");
    assert!((at.lost.value - 0.075).abs() < 0.005 && ladder.slope.value > 0.0, "{ladder:?}");

    let all_drawn = [(10.0, 0, [0, 50, 0]), (12.0, 0, [0, 50, 0])];
    let ladder = Ordinal::fit(&games(&all_drawn)).expect("a ladder");
    let at = ladder.at(11.0).expect("a place");
    assert!(ladder.steadied && ladder.slope.value.abs() < 1e-9 && (at.score.value - 0.5).abs() < 1e-9, "{ladder:?}");
    assert!((at.won.value - 0.5 / 101.0).abs() < 1e-6, "{at:?}");

    let all_won = [(10.0, 0, [50, 0, 0]), (12.0, 0, [50, 0, 0])];
    let ladder = Ordinal::fit(&games(&all_won)).expect("a ladder");
    assert!(ladder.steadied && ladder.slope.value.abs() < 1e-9, "{ladder:?}");
    assert!((ladder.at(11.0).expect("a place").won.value - 100.5 / 101.0).abs() < 1e-6);

    // The second evaluation only loses, and the games of the first have a line.
    let one_loses = [(10.0, 0, [5, 30, 9]), (12.0, 0, [9, 30, 5]), (12.0, 1, [0, 0, 12])];
    let ladder = Ordinal::fit(&games(&one_loses)).expect("a ladder");
    assert!(ladder.steadied && ladder.evaluations[0].logit.high < 0.0, "{ladder:?}");
    // Everything below is lost and everything above is won.
    let turned = [(10.0, 0, [0, 0, 20]), (12.0, 0, [0, 20, 0]), (14.0, 0, [20, 0, 0])];
    let ladder = Ordinal::fit(&games(&turned)).expect("a ladder");
    assert!(ladder.steadied && ladder.slope.low > 0.0, "{ladder:?}");
    // One game on the far side is enough for a line of the games' own.
    let overlapping = [(10.0, 0, [1, 0, 20]), (12.0, 0, [0, 20, 0]), (14.0, 0, [20, 0, 1])];
    assert!(!Ordinal::fit(&games(&overlapping)).expect("a ladder").steadied);
}

#[test]
fn what_is_no_ladder_is_refused() {
    let some = [3, 1, 2];
    for (cells, expected, message) in [
        (vec![], OrdinalError::OneStrength(0), "at two different strengths or more: there are games at 0 at most"),
        (vec![(10.0, 0, some), (10.0, 1, some)], OrdinalError::OneStrength(1), "there are games at 1 at most"),
        // What is the strength's and what the evaluation's, nobody can say.
        (vec![(10.0, 0, some), (12.0, 1, some)], OrdinalError::OneStrength(1), "of one evaluation"),
        (vec![(f64::NEG_INFINITY, 0, some)], OrdinalError::NotFinite(f64::NEG_INFINITY), "a finite number: not -inf"),
        (vec![(-1e300, 0, some), (1e300, 0, some)], OrdinalError::Unsolved { from: -1e300, to: 1e300 }, "too far apart"),
    ] {
        let found = Ordinal::fit(&games(&cells)).expect_err("no ladder");
        assert_eq!(found, expected);
        assert!(found.to_string().contains(message), "{found}");
    }
    // 0 is 0 with either sign.
    assert_eq!(Ordinal::fit(&games(&[(0.0, 0, some), (-0.0, 0, some)])), Err(OrdinalError::OneStrength(1)));
}

#[test]
fn the_figures_of_a_ladder_are_written() {
    let ladder = Ordinal::fit(&games(&[(10.0, 3, [5, 30, 9]), (12.0, 3, [9, 30, 5]), (12.0, 7, [2, 9, 3])])).expect("a ladder");
    let json = serde_json::to_value(&ladder).expect("JSON");
    assert_eq!((&json["reference"], &json["evaluations"][0]["evaluation"]), (&3.into(), &7.into()));
    assert_eq!((&json["results"]["drawn"], &json["steadied"], json.get("place")), (&69.into(), &false.into(), None));
    let json = serde_json::to_value(ladder.at(11.0)).expect("JSON");
    assert_eq!((&json["at"], &json["extrapolated"]), (&11.0.into(), &false.into()));
}

#[test]
fn slopes_of_several_rule_sets_are_pooled() {
    assert_eq!(pooled_slope(&[]), None);
    let one = Ordinal::fit(&games(&[(10.0, 0, [9, 60, 11]), (12.0, 0, [12, 60, 8])])).expect("a ladder");
    let other = Ordinal::fit(&games(&[(10.0, 0, [5, 90, 9]), (12.0, 0, [12, 90, 2])])).expect("a ladder");
    let alone = pooled_slope(std::slice::from_ref(&one)).expect("a slope");
    assert!((alone.slope.value - one.slope.value).abs() < 1e-12 && (alone.p - one.slope_p).abs() < 0.1);
    let both = pooled_slope(&[one.clone(), other.clone()]).expect("a slope");
    let [a, b] = [&one, &other].map(|ladder| ladder.place.error(1).powi(-2));
    assert!((both.slope.value - (a * one.slope.value + b * other.slope.value) / (a + b)).abs() < 1e-12, "{both:?}");
    assert!((both.slope.margin() - Z95 / (a + b).sqrt()).abs() < 1e-12, "{both:?}");
    assert_eq!(both.p < 0.05, both.slope.low > 0.0);
}

/// Games of a known slope, of four rungs to an opening, or all four of one rung; what openings add has a known deviation.
fn made(random: &mut Random, openings: u32, nested: bool, slope: f64, deviation: f64, [lost, won]: [f64; 2]) -> Vec<OrdinalGame> {
    let mut uniform = || random.below(1 << 30) as f64 / f64::from(1 << 30);
    let logit = |share: f64| (share / (1.0 - share)).ln();
    let mut games = Vec::new();
    for opening in 0..openings {
        // Twelve uniform numbers less six are all but normal.
        let favour = deviation * ((0..12).map(|_| uniform()).sum::<f64>() - 6.0);
        for place in 0..4 {
            let log2_nodes = 12.0 + 2.0 * f64::from(if nested { opening % 4 } else { place });
            let q = slope * (log2_nodes - 15.0) + favour;
            let chance = uniform();
            let won = (chance < logistic(logit(won) + q)).then_some(true);
            let won = won.or((chance > logistic(q - logit(lost))).then_some(false));
            games.push(OrdinalGame { log2_nodes, evaluation: 0, opening: opening as usize, won });
        }
    }
    games
}

/// How often the interval of the slope holds the true one, and the mean slope; the same with openings left out.
fn coverage(sets: u32, nested: bool, slope: f64, deviation: f64, shares: [f64; 2]) -> [(f64, f64); 2] {
    let mut random = Random::new(&[1980]);
    let mut found = [(0.0, 0.0); 2];
    for _ in 0..sets {
        let games = made(&mut random, 40, nested, slope, deviation, shares);
        let plain = Ordinal::fit_with(&games, |games, start| games.fit_at(0.0, start));
        for (found, ladder) in found.iter_mut().zip([Ordinal::fit(&games), plain]) {
            let one = ladder.expect("a ladder").slope;
            found.0 += f64::from(u8::from(one.low <= slope && slope <= one.high)) / f64::from(sets);
            found.1 += one.value / f64::from(sets);
        }
    }
    found
}

#[test]
fn slope_intervals_cover_with_few_and_with_many_draws() {
    for (shares, what) in [([0.08, 0.02], "nine of ten drawn"), ([0.4, 0.3], "three of ten drawn")] {
        let [(held, mean), (_, plain)] = coverage(100, false, 0.2, 0.8, shares);
        assert!((0.9..=0.99).contains(&held), "{what}: {held}");
        assert!((mean - 0.2).abs() < 0.03 && plain < mean, "{what}: {mean}, {plain}");
    }
}

/// Where all games of an opening are of one rung, they are worth less than as many of openings of their own. Where its games are of all
/// rungs, the slope of the mean over the openings is flatter than that of each.
#[test]
fn openings_left_out_cover_too_seldom() {
    for (nested, slope, what) in [(true, 0.2, "one rung an opening"), (false, 0.4, "all rungs an opening")] {
        let [(held, _), (plain, _)] = coverage(60, nested, slope, 1.5, [0.4, 0.3]);
        assert!((0.9..=0.99).contains(&held) && plain < 0.9, "{what}: {held}, without openings {plain}");
    }
}

/// An estimate as it is from the other side.
fn turned(estimate: Estimate, about: f64) -> Estimate {
    Estimate { value: about - estimate.value, low: about - estimate.high, high: about - estimate.low }
}

fn alike(one: Estimate, other: Estimate, within: f64) -> bool {
    [(one.value, other.value), (one.low, other.low), (one.high, other.high)]
        .iter()
        .all(|(one, other)| (one - other).abs() < within * one.abs().max(1.0))
}

proptest! {
    #[test]
    fn any_ladder_is_finite_and_mirrors_with_the_sides(
        games in prop::collection::vec((10_u32..14, 0_usize..3, 0_usize..8, 0_u8..6), 2..60),
        draws in 0_u8..6,
        at in 5.0_f64..20.0
    ) {
        let with = |turn: bool| -> Vec<OrdinalGame> {
            let won = |result: u8| (result >= draws).then_some(result.is_multiple_of(2) != turn);
            let one = |&(rung, evaluation, opening, result): &(u32, usize, usize, u8)| {
                OrdinalGame { log2_nodes: f64::from(rung), evaluation, opening, won: won(result) }
            };
            games.iter().map(one).collect()
        };
        let (one, other) = match (Ordinal::fit(&with(false)), Ordinal::fit(&with(true))) {
            (Ok(one), Ok(other)) => (one, other),
            (one, other) => {
                prop_assert_eq!(one.as_ref().err(), other.as_ref().err());
                prop_assert!(matches!(one, Err(OrdinalError::OneStrength(_))), "{:?}", one);
                return Ok(());
            }
        };
        prop_assert!(alike(one.slope, turned(other.slope, 0.0), 1e-5), "{:?} {:?}", one.slope, other.slope);
        prop_assert!((one.slope_p - other.slope_p).abs() < 1e-5 && (0.0..=1.0).contains(&one.slope_p));
        prop_assert!((one.opening_deviation - other.opening_deviation).abs() < 1e-5);
        prop_assert_eq!((one.steadied, one.freedom), (other.steadied, other.freedom));
        for (one, other) in one.evaluations.iter().zip(&other.evaluations) {
            prop_assert!(alike(one.logit, turned(other.logit, 0.0), 1e-5), "{:?} {:?}", one, other);
        }
        let (here, there) = (one.at(at).expect("a place"), other.at(at).expect("a place"));
        prop_assert!((here.won.value + here.drawn.value + here.lost.value - 1.0).abs() < 1e-9, "{:?}", here);
        prop_assert!((here.won.value + here.drawn.value / 2.0 - here.score.value).abs() < 1e-9, "{:?}", here);
        prop_assert!(alike(here.won, there.lost, 1e-5) && alike(here.drawn, there.drawn, 1e-5), "{:?} {:?}", here, there);
        prop_assert!(alike(here.score, turned(there.score, 1.0), 1e-5), "{:?} {:?}", here, there);
        for share in [here.won, here.drawn, here.lost, here.score] {
            prop_assert!(0.0 <= share.low && share.low <= share.value && share.value <= share.high && share.high <= 1.0, "{:?}", share);
        }
    }
}
