//! Observations made of games.

use hnefi_engine::fit;
use hnefi_lab::{FAR_SIGHT, SampleError, Samples};
use hnefi_rules::{Game, GameLine, GameResult, Ruleset};

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
    let mut samples = Samples::new(FAR_SIGHT);
    for first in 0..40 {
        let result = if first % 2 == 0 { GameResult::Attackers } else { GameResult::Defenders };
        assert!(samples.add(&line(&rules, result, first), &rules).expect("a game") > 0);
    }
    assert_eq!(samples.add(&line(&rules, GameResult::Unfinished, 3), &rules), Ok(0));
    let families: Vec<_> = samples.families().collect();
    assert!(matches!(families[..], [("edge-9", 40, positions)] if positions > 100), "{families:?}");
    let fitted = samples.fit("edge-9", 100.0, true, "a note").expect("a fit");
    assert!(fitted.held_back > 0 && fitted.loss.is_finite() && fitted.loss_before.is_finite());
    assert!(fitted.moves > 100 && fitted.moves_loss.is_finite() && fitted.moves_loss_before.is_finite());
    let kept = samples.fit("edge-9", 100.0, false, "").expect("a fit");
    assert!(kept.loss == fitted.loss && kept.moves_loss == kept.moves_loss_before && kept.moves_loss != fitted.moves_loss);
    assert!(fitted.file.starts_with("# a note\n"));
    let numbers = fitted.file.lines().filter(|line| line.contains(" = [")).flat_map(|line| line.split(['[', ']', ',']).skip(1));
    let numbers: Vec<i32> = numbers.filter_map(|number| number.trim().parse().ok()).collect();
    assert!(numbers.len() == 2 * (fit::NUMBERS + fit::SIGNS) && numbers.iter().any(|number| *number != 0), "{}", fitted.file);
}

#[test]
fn a_game_that_cannot_be_played_adds_nothing() {
    let rules = Ruleset::named(RULES).expect("built in");
    let mut samples = Samples::new(FAR_SIGHT);
    let mut game = line(&rules, GameResult::Draw, 0);
    game.moves[3] = "a1-a2".to_owned();
    assert!(matches!(samples.add(&game, &rules), Err(SampleError::Play { ply: 4, .. })));
    game.moves[2] = "a1a2".to_owned();
    assert!(matches!(samples.add(&game, &rules), Err(SampleError::Text { ply: 3, .. })));
    assert_eq!(samples.families().count(), 0);
}
