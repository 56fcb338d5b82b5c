//! Parsing is total: any input gives a value or a precise error, never a panic; what is printed reads back as the same.

use hnefi_rules::{Game, GameLine, Layout, MoveText, Point, Position, Ruleset, Setup, replay};
use proptest::prelude::*;

/// Texts that look enough like the real thing to get past the first check.
fn near_positions() -> impl Strategy<Value = String> {
    let row = "[0-9tTKx]{0,12}";
    (prop::collection::vec(row, 0..21), "( [adx])?( [-kq])?( .)?").prop_map(|(rows, rest)| format!("/{}/{rest}", rows.join("/")))
}

fn near_moves() -> impl Strategy<Value = String> {
    "[a-t]?[0-9]{0,2}-?[a-t]?[0-9]{0,2}(x[a-t]?[0-9]{0,2}){0,2}(/[a-t]?[0-9]{0,2}){0,3}"
}

/// A rule-set file with one stretch of it replaced.
fn damaged_rulesets() -> impl Strategy<Value = String> {
    let texts: Vec<String> = ["alea-walker-2015", "tablut-riksutstallningar-1972", "tawlbwrdd-bell-dice"]
        .iter()
        .map(|id| std::fs::read_to_string(format!("{}/../../rulesets/{id}.toml", env!("CARGO_MANIFEST_DIR"))).expect(id))
        .collect();
    (prop::sample::select(texts), any::<prop::sample::Index>(), 0usize..40, "[ -~\n]{0,12}").prop_map(
        |(text, at, length, with)| {
            let mut characters: Vec<char> = text.chars().collect();
            let start = at.index(characters.len());
            let end = (start + length).min(characters.len());
            characters.splice(start..end, with.chars());
            characters.into_iter().collect()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn any_text_is_a_value_or_an_error(text in any::<String>()) {
        let _ = text.parse::<Point>();
        let _ = text.parse::<MoveText>();
        let _ = text.parse::<Setup>();
        let _ = GameLine::parse(&text);
        let _ = Layout::parse("any", &text);
        let _ = Ruleset::from_toml(&text);
        let _ = Ruleset::named(&text);
    }

    #[test]
    fn texts_like_positions_read_back_as_they_print(text in near_positions()) {
        if let Ok(setup) = text.parse::<Setup>() {
            for id in ["tablut-riksutstallningar-1972", "tafl-simple-edge", "alea-thomasguild-2020"] {
                let rules = Ruleset::named(id).expect(id);
                if let Ok(position) = setup.position(&rules) {
                    let again = position.to_string().parse::<Setup>().expect("printed").position(&rules).expect("printed");
                    prop_assert_eq!(again, position);
                }
            }
        }
    }

    #[test]
    fn texts_like_moves_read_back_as_they_print(text in near_moves()) {
        if let Ok(read) = text.parse::<MoveText>() {
            prop_assert_eq!(read.to_string().parse::<MoveText>(), Ok(read));
        }
    }

    #[test]
    fn texts_like_game_lines_are_replayed_or_refused(moves in prop::collection::vec(near_moves(), 0..6), position in near_positions()) {
        let rules = Ruleset::named("tablut-murray").expect("built in");
        let line = serde_json::json!({"rules": "tablut-murray", "moves": moves, "position": position}).to_string();
        let line = GameLine::parse(&line).expect("JSON");
        let _ = replay(&line, &rules);
    }

    #[test]
    fn damaged_rule_sets_are_read_or_refused_with_a_place(text in damaged_rulesets()) {
        if let Err(error) = Ruleset::from_toml(&text) {
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn random_games_survive_their_line(picks in prop::collection::vec(any::<prop::sample::Index>(), 0..80), which in any::<prop::sample::Index>()) {
        let ids: Vec<&str> = Ruleset::catalogue().collect();
        let rules = Ruleset::named(ids[which.index(ids.len())]).expect("built in");
        let mut game = Game::new(&rules);
        for pick in picks {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[pick.index(moves.len())]).expect("legal");
        }
        let line = GameLine::parse(&GameLine::of(&game).to_json()).expect("own line");
        let again = replay(&line, &rules).map_err(|difference| TestCaseError::fail(difference.to_string()))?;
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.outcome(), game.outcome());
        let start = Position::start(&rules);
        while game.take_back().is_some() {}
        prop_assert_eq!(game.position(), &start);
        prop_assert_eq!(game.outcome(), None);
    }
}
