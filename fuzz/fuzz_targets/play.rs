//! Any choice of legal moves under any rule set makes a game that survives its own line, and can be taken back to its start.
#![no_main]

use std::sync::LazyLock;

use hnefi_records::{GameLine, replay_line};
use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;
use libfuzzer_sys::fuzz_target;

static RULES: LazyLock<Vec<Ruleset>> =
    LazyLock::new(|| Ruleset::catalogue().map(|id| Ruleset::named(id).expect("a rule set of the catalogue")).collect());

fuzz_target!(|choices: &[u8]| {
    let Some((first, choices)) = choices.split_first() else { return };
    let rules = &RULES[usize::from(*first) % RULES.len()];
    let mut game = Game::new(rules);
    for pair in choices.chunks(2) {
        let choice = pair.iter().fold(0, |number, byte| number * 256 + usize::from(*byte));
        if game.awaits_throw() {
            game.throw(u8::try_from(choice % 6 + 1).expect("a face")).expect("a throw is awaited");
            continue;
        }
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[choice % moves.len()]).expect("legal moves can be played");
    }
    let line = GameLine::parse(&GameLine::of(&game).to_json()).expect("own line");
    let again = replay_line(&line, rules).unwrap_or_else(|difference| panic!("{difference}"));
    assert_eq!((again.position(), again.outcome()), (game.position(), game.outcome()));
    while game.take_back().is_some() {}
    assert_eq!(game.outcome(), None);
});
