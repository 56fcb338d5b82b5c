//! What every level keeps to under every rule set: legal moves, no win missed and none allowed that could be prevented.

mod support;

use hnefi_engine::{Level, ScoreKind, SearchResult, Searcher};
use hnefi_rules::{Game, Move};
use hnefi_rulesets::Ruleset;
use support::{Chance, rulesets, step, wander};

/// The choice of a level that is told to stop as soon as it may.
fn hurried(level: Level, game: &Game, seed: u64) -> SearchResult {
    level.choose(&mut Searcher::new(1), game, seed, &|| true, &mut |_| {})
}

/// The game after a move, its history left out.
fn after(game: &Game, mv: Move) -> Game {
    let mut next = Game::from_position(game.variant(), game.position().clone());
    if next.awaits_throw() {
        next.throw(1).expect("a throw is awaited");
    }
    next.play(mv).expect("a legal move");
    next
}

fn wins(game: &Game) -> impl Iterator<Item = Move> {
    let side = game.side();
    game.legal_moves().into_iter().filter(move |mv| side.is_some() && after(game, *mv).outcome().and_then(|o| o.winner) == side)
}

/// Positions of a rule set that fulfil a condition, at most `most` of them and `a_game` in each game wandered through.
fn positions(rules: &Ruleset, most: usize, a_game: usize, condition: impl Fn(&Game) -> bool) -> Vec<Game> {
    let mut found = Vec::new();
    for seed in 0..400 {
        let mut chance = Chance(seed);
        let mut game = Game::new(rules);
        let mut here = 0;
        for _ in 0..240 {
            if game.outcome().is_none() && condition(&game) {
                here += 1;
                found.push(game.clone());
            }
            if found.len() >= most {
                return found;
            }
            if here >= a_game || !step(&mut game, &mut chance) {
                break;
            }
        }
    }
    found
}

/// A quick look at whether the position is worth the slow look.
fn king_is_in_the_open(game: &Game) -> bool {
    game.plies().len() > 8
}

#[test]
fn every_level_plays_legal_moves_under_every_rule_set() {
    for rules in rulesets() {
        for (seed, level) in (0..).zip(Level::ALL) {
            let mut chance = Chance(seed);
            for plies in [0, 1, 30] {
                let game = wander(&rules, &mut chance, plies);
                let found = hurried(level, &game, seed);
                match found.best {
                    Some(mv) => assert!(game.legal_moves().contains(&mv), "level {level}, {}: {mv}", game.position()),
                    None => assert!(game.outcome().is_some(), "level {level}, {}", game.position()),
                }
            }
        }
    }
}

#[test]
fn every_level_finds_a_win_with_the_next_move() {
    for rules in rulesets() {
        let games = positions(&rules, 12, 1, |game| king_is_in_the_open(game) && wins(game).next().is_some());
        assert!(games.len() >= 5, "{}: only {} positions with a win in one", rules.id(), games.len());
        for game in games {
            for level in Level::ALL {
                let found = hurried(level, &game, 5);
                let winning: Vec<Move> = wins(&game).collect();
                assert!(found.best.is_some_and(|mv| winning.contains(&mv)), "level {level}, {}", game.position());
                let side = game.side().expect("the game goes on");
                assert_eq!(found.score.from_attackers_view(side), ScoreKind::Win { side, plies: 1 });
            }
        }
    }
}

#[test]
fn every_level_prevents_a_loss_with_the_next_move_where_it_can() {
    for rules in rulesets() {
        let threatened = |game: &Game| {
            king_is_in_the_open(game)
                && wins(&Game::from_position(game.variant(), game.position().passed())).next().is_some()
                && wins(game).next().is_none()
        };
        let games = positions(&rules, 5, 1, threatened);
        let mut prevented = 0;
        for game in games {
            let safe: Vec<Move> = game.legal_moves().into_iter().filter(|mv| wins(&after(&game, *mv)).next().is_none()).collect();
            if safe.is_empty() {
                continue;
            }
            prevented += 1;
            for level in Level::ALL {
                for seed in 0..3 {
                    let best = hurried(level, &game, seed).best;
                    assert!(best.is_some_and(|mv| safe.contains(&mv)), "level {level}, {}: {best:?}", game.position());
                }
            }
        }
        assert!(prevented > 0, "{}: no position tested", rules.id());
    }
}

#[test]
fn the_weak_err_by_their_seed_and_by_nothing_else() {
    let rules = Ruleset::named("tablut-murray").expect("built in");
    let game = wander(&rules, &mut Chance(1), 6);
    for level in &Level::ALL[..4] {
        let choice = |seed| level.choose(&mut Searcher::new(1), &game, seed, &|| false, &mut |_| {});
        assert_eq!(choice(3), choice(3));
    }
    let choices: std::collections::HashSet<Move> = (0..30).filter_map(|seed| hurried(Level::ALL[0], &game, seed).best).collect();
    assert!(choices.len() > 3, "a beginner who always plays the same");
}
