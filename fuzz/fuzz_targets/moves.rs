//! Move texts are read or refused; what is read prints as itself, and a game takes or refuses it.
#![no_main]

use std::sync::LazyLock;

use hnefi_rules::{Game, MoveText, Point};
use hnefi_rulesets::Ruleset;
use libfuzzer_sys::fuzz_target;

static RULES: LazyLock<Ruleset> = LazyLock::new(|| Ruleset::named("tablut-murray").expect("a rule set of the catalogue"));

fuzz_target!(|text: &str| {
    let mut game = Game::new(&RULES);
    for word in text.split_whitespace() {
        if let Ok(point) = word.parse::<Point>() {
            assert_eq!(point.to_string().parse(), Ok(point));
        }
        let Ok(read) = word.parse::<MoveText>() else { continue };
        assert_eq!(read.to_string().parse::<MoveText>().as_ref(), Ok(&read));
        let before = game.plies().len();
        if game.play_text(&read).is_err() {
            assert_eq!(game.plies().len(), before, "a refused move leaves the game as it was");
        }
    }
});
