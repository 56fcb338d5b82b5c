//! Observations made of games.

use hnefi_engine::tune::{self, OtherWeights, Scales};
use hnefi_records::GameLine;
use hnefi_rules::{Game, GameResult, Position};
use hnefi_rulesets::Ruleset;
use hnefi_tune::{FAR_SIGHT, SampleError, Samples};

const RULES: &str = "tablut-murray";

/// A short game in which every third legal move is played, as if a side had won.
fn line(rules: &Ruleset, result: GameResult, first: usize) -> GameLine {
    let mut game = Game::new(rules);
    let mut moves = Vec::new();
    for ply in 0..12 {
        let legal = game.legal_moves();
        let Some(mv) = legal.get((first + 3 * ply) % legal.len().max(1)) else { break };
        moves.push(mv.to_string());
        game.play(*mv).expect("a legal move");
    }
    GameLine { rules: RULES.to_owned(), moves, result: Some(result), ..GameLine::default() }
}

#[test]
fn games_become_observations_and_a_file_of_weights() {
    let rules = Ruleset::named(RULES).expect("built in");
    let mut samples = Samples::new(FAR_SIGHT, true, OtherWeights::default());
    for first in 0..40 {
        let result = if first % 2 == 0 { GameResult::Attackers } else { GameResult::Defenders };
        assert!(samples.add(&line(&rules, result, first), &rules).expect("a game") > 0);
    }
    assert_eq!(samples.add(&line(&rules, GameResult::Unfinished, 3), &rules), Ok(0));
    let families: Vec<_> = samples.families().collect();
    assert!(matches!(families[..], [("edge-9", 40, positions)] if positions > 100), "{families:?}");
    let fitted = samples.fit("edge-9", 100.0, "a note").expect("a fit");
    let is_number = |loss: Option<f64>| loss.is_some_and(f64::is_finite);
    assert!(fitted.held_back > 0 && is_number(fitted.loss) && is_number(fitted.loss_before));
    let order = fitted.order.expect("asked for");
    assert!(order.moves > 100 && is_number(order.loss) && is_number(order.loss_before) && order.loss != order.loss_before);
    let mut after = OtherWeights::default();
    after.add("edge-9", &fitted.file).expect("a file of weights");
    let start = Position::start(&rules);
    let level = |scales: Scales<'_>| -> f64 {
        let counts = scales.counts(&start).expect("quiet");
        counts.iter().zip(scales.weights(start.side())).map(|(count, weight)| f64::from(*count) * weight).sum()
    };
    let (before, after) = (level(Scales::new(&rules)), level(Scales::with_weights(&rules, &after)));
    // Weights are rounded to a thousandth of a man.
    let counts = Scales::new(&rules).counts(&start).expect("quiet");
    let rounding = counts.iter().map(|count| f64::from(count.abs())).sum::<f64>() * 0.000_5;
    assert!((before - after).abs() <= rounding, "the start came to {before}, and comes to {after}, give or take {rounding}");
    assert!(fitted.file.starts_with("# a note\n"));
    let numbers = fitted.file.lines().filter(|line| line.contains(" = [")).flat_map(|line| line.split(['[', ']', ',']).skip(1));
    let numbers: Vec<i32> = numbers.filter_map(|number| number.trim().parse().ok()).collect();
    assert!(numbers.len() == 2 * (tune::NUMBERS + tune::SIGNS) && numbers.iter().any(|number| *number != 0), "{}", fitted.file);
}

#[test]
fn there_is_no_loss_where_nothing_is_held_back() {
    let rules = Ruleset::named(RULES).expect("built in");
    let mut samples = Samples::new(FAR_SIGHT, true, OtherWeights::default());
    for (first, result) in [GameResult::Attackers, GameResult::Defenders, GameResult::Draw].into_iter().enumerate() {
        samples.add(&line(&rules, result, first), &rules).expect("a game");
    }
    let fitted = samples.fit("edge-9", 100.0, "").expect("a fit");
    assert_eq!((fitted.held_back, fitted.loss_knowing_nothing, fitted.loss_before, fitted.loss), (0, None, None, None));
    assert!(fitted.order.is_some_and(|order| order.moves > 0 && order.loss.is_none() && order.loss_before.is_none()));
}

/// Games that begin alike are much alike: none is held back while its twin is fitted to, whichever of the ways of telling an opening there is.
#[test]
fn the_games_of_one_opening_are_held_back_together() {
    let rules = Ruleset::named(RULES).expect("built in");
    for tagged in ["opening", "pair", "nothing"] {
        let mut samples = Samples::new(FAR_SIGHT, false, OtherWeights::default());
        let (mut positions, mut of_tenth) = (0, 0);
        // Both games of an opening one after the other, and a third at the end, from another file.
        let games = (0..20).flat_map(|pair| [(pair, 0), (pair, 1)]).chain((0..20).map(|pair| (pair, 2)));
        for (pair, game) in games {
            let mut twin = line(&rules, if game == 1 { GameResult::Attackers } else { GameResult::Defenders }, pair);
            if tagged == "pair" {
                // The old way: from the second ply on they differ.
                let other = line(&rules, GameResult::Draw, pair + 7 * game);
                twin.moves = other.moves;
                twin.tags.insert("match".to_owned(), "a; b".into());
                twin.tags.insert("pair".to_owned(), pair.into());
            } else {
                twin.moves.truncate(12 - game);
                if tagged == "opening" {
                    twin.tags.insert("opening".to_owned(), 6.into());
                }
            }
            let added = samples.add(&twin, &rules).expect("a game");
            positions += added;
            of_tenth += if pair % 10 == 9 { added } else { 0 };
        }
        let fitted = samples.fit("edge-9", 100.0, "").expect("a fit");
        assert_eq!((fitted.held_back, fitted.positions), (of_tenth, positions - of_tenth), "{tagged}");
        assert!(fitted.loss.is_some_and(f64::is_finite));
    }
}

/// What a fit wrote, another begins at: where nothing moves it away, it comes back.
#[test]
fn a_fit_begins_at_the_weights_given() {
    let rules = Ruleset::named(RULES).expect("built in");
    let fitted = |before: OtherWeights, ridge: f64| {
        let mut samples = Samples::new(FAR_SIGHT, false, before);
        for first in 0..40 {
            let result = if first % 2 == 0 { GameResult::Attackers } else { GameResult::Defenders };
            samples.add(&line(&rules, result, first), &rules).expect("a game");
        }
        samples.fit("edge-9", ridge, "").expect("a fit")
    };
    let first = fitted(OtherWeights::default(), 100.0);
    assert_eq!(first.order, None);
    let mut before = OtherWeights::default();
    before.add("edge-9", &first.file).expect("a file of weights");
    let (again, of_the_build) = (fitted(before, 1e12), fitted(OtherWeights::default(), 1e12));
    let numbers = |file: &str| -> Vec<i32> {
        let lists = file.lines().filter(|line| line.contains(" = [")).flat_map(|line| line.split(['[', ']', ',']).skip(1));
        lists.filter_map(|number| number.trim().parse().ok()).collect()
    };
    let apart = |a: &str, b: &str| numbers(a).iter().zip(numbers(b)).map(|(a, b)| a.abs_diff(b)).max();
    assert!(apart(&again.file, &first.file) <= Some(1), "{:?}", apart(&again.file, &first.file));
    assert!(apart(&again.file, &of_the_build.file) > Some(1));
}

#[test]
fn a_game_that_cannot_be_played_adds_nothing() {
    let rules = Ruleset::named(RULES).expect("built in");
    let mut samples = Samples::new(FAR_SIGHT, true, OtherWeights::default());
    let mut game = line(&rules, GameResult::Draw, 0);
    game.moves[3] = "a1-a2".to_owned();
    assert!(matches!(samples.add(&game, &rules), Err(SampleError::Play { ply: 4, .. })));
    game.moves[2] = "a1+a2".to_owned();
    assert!(matches!(samples.add(&game, &rules), Err(SampleError::Text { ply: 3, .. })));
    assert_eq!(samples.families().count(), 0);
}
