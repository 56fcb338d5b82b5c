//! A position text is read or refused; what is read prints as a text that reads back as the same, as a setup and as a position.
#![no_main]

use std::sync::LazyLock;

use hnefi_rules::{Game, Setup};
use hnefi_rulesets::Ruleset;
use libfuzzer_sys::fuzz_target;

static RULES: LazyLock<Vec<Ruleset>> =
    LazyLock::new(|| Ruleset::catalogue().map(|id| Ruleset::named(id).expect("a rule set of the catalogue")).collect());

fuzz_target!(|text: &str| {
    let Ok(setup) = text.parse::<Setup>() else { return };
    let again: Setup = setup.to_string().parse().expect("own text");
    assert_eq!(again.to_string(), setup.to_string());
    for rules in RULES.iter().filter(|rules| rules.size() == setup.size) {
        let Ok(position) = setup.position(rules) else { continue };
        let printed: Setup = position.to_string().parse().expect("own text");
        assert_eq!(printed.position(rules).as_ref(), Ok(&position));
        let game = Game::from_position(rules, position);
        for mv in game.legal_moves() {
            game.clone().play(mv).expect("legal moves can be played");
        }
    }
});
