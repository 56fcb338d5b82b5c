//! A rule-set file is read or refused with its mistakes; one that is read can be played.
#![no_main]

use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(rules) = Ruleset::from_toml(text) else { return };
    let mut game = Game::new(&rules);
    for step in 0..20 {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[step * 7919 % moves.len()]).expect("legal moves can be played");
    }
    let _ = rules.explained();
});
