//! Parsing is total: any input gives a value or a precise error, never a panic; what is printed reads back as the same.

use hnefi_records::{GameLine, replay_line};
use hnefi_rules::{Game, MAX_SIZE, MIN_SIZE, Move, MoveText, Piece, Point, Position, RuleKey, Setup};
use hnefi_rulesets::ruleset::Report;
use hnefi_rulesets::{Layout, Ruleset};
use proptest::prelude::*;

/// Texts that look enough like the real thing to get past the first check.
fn near_positions() -> impl Strategy<Value = String> {
    let row = prop_oneof!["[0-9tTKx]{0,12}", "[0-9aAdDkK]{0,12}", "[tTKcN]{5}"];
    (prop::collection::vec(row, 0..21), "( [adx])?( [-kq])?( .)?").prop_map(|(rows, rest)| format!("/{}/{rest}", rows.join("/")))
}

fn near_moves() -> impl Strategy<Value = String> {
    "[Kktq]?0?[a-tA-T]?[0-9]{0,2}[-–−=^]{0,2}0?[a-tA-T]?[0-9]{0,2}([xX:]K?[a-tA-T]?[0-9]{0,2}){0,2}(/[a-t]?[0-9]{0,2}){0,3}[-+]{0,3}"
}

/// A move with captures on a board of some size, and a way of writing it.
fn written_moves() -> impl Strategy<Value = (MoveText, String)> {
    let point = |size: usize| (0..size, 0..size).prop_map(|(file, rank)| Point::new(file, rank));
    let move_on = move |size| (point(size), point(size), prop::collection::btree_set((0..size, 0..size), 0..4), Just(size));
    let text = (MIN_SIZE..=MAX_SIZE).prop_flat_map(move_on).prop_map(|(from, to, captured, size)| {
        // The set is in the order of notation: by file, then by rank.
        let captures: Vec<Point> = captured.into_iter().map(|(file, rank)| Point::new(file, rank)).collect();
        (MoveText { mv: Move { from, to }, piece: None, captures: (!captures.is_empty()).then_some(captures) }, size)
    });
    let dash = prop::sample::select(vec!["", "-", "\u{2013}", "\u{2014}", "\u{2212}"]);
    let cross = prop::sample::select(vec!["x", ":", "\u{d7}"]);
    let between = prop::sample::select(vec!["/", "x", ":"]);
    let mark = prop::sample::select(vec!["", "+", "-", "++", "--"]);
    let piece =
        prop::sample::select(vec![None, Some((Piece::King, "K")), Some((Piece::King, "k")), Some((Piece::Attacker, "t"))]);
    let style = (dash, cross, between, mark, piece, any::<(bool, bool, bool)>());
    (text, style).prop_map(|((text, size), (dash, cross, between, mark, piece, (capitals, zero, backwards)))| {
        let zero = if zero && size == 7 && piece.is_none() { "0" } else { "" };
        let point = |point: &Point| {
            let point = point.to_string();
            format!("{zero}{}", if capitals { point.to_uppercase() } else { point })
        };
        let mut captures: Vec<String> = text.captures.iter().flatten().map(point).collect();
        if backwards {
            captures.reverse();
        }
        let captures = if captures.is_empty() { String::new() } else { format!("{cross}{}", captures.join(between)) };
        let letter = piece.map_or("", |(_, letter)| letter);
        let written = format!("{letter}{}{dash}{}{captures}{mark}", point(&text.mv.from), point(&text.mv.to));
        (MoveText { piece: piece.map(|(piece, _)| piece), ..text }, written)
    })
}

/// The built-in files, and one that draws its own layouts.
fn ruleset_files() -> Vec<String> {
    let here = env!("CARGO_MANIFEST_DIR");
    let built_in = Ruleset::catalogue().map(|id| format!("{here}/../../rulesets/{id}.toml"));
    let paths = built_in.chain([format!("{here}/../../docs/guide/little-siege.toml")]);
    paths.map(|path| std::fs::read_to_string(&path).expect(&path)).collect()
}

/// A rule-set file with one stretch of it replaced.
fn damaged_rulesets() -> impl Strategy<Value = String> {
    (prop::sample::select(ruleset_files()), any::<prop::sample::Index>(), 0usize..40, "[ -~\n]{0,12}").prop_map(
        |(text, at, length, with)| {
            let mut characters: Vec<char> = text.chars().collect();
            let start = at.index(characters.len());
            let end = (start + length).min(characters.len());
            characters.splice(start..end, with.chars());
            characters.into_iter().collect()
        },
    )
}

/// A rule-set file of good TOML in which one line says something else, comes twice or is gone.
fn altered_rulesets() -> impl Strategy<Value = String> {
    let words: Vec<&'static str> =
        RuleKey::ALL.iter().flat_map(|key| key.words_of_values()).chain(["", "perhaps", "é"]).collect();
    let alter = |(text, at, word, how): (String, prop::sample::Index, &'static str, u8)| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let at = at.index(lines.len());
        match (how, lines[at].split_once(" = ")) {
            (0, _) => drop(lines.remove(at)),
            (1, Some((key, _))) => lines[at] = format!("{key} = [\"{word}\"]"),
            (2, Some((key, _))) => lines[at] = format!("{key} = 7"),
            (3, Some((key, value))) => lines[at] = format!("{key}-{word} = {value}"),
            (_, Some((key, _))) => lines[at] = format!("{key} = \"{word}\""),
            (_, None) => lines.insert(at, lines[at].clone()),
        }
        lines.join("\n")
    };
    (prop::sample::select(ruleset_files()), any::<prop::sample::Index>(), prop::sample::select(words), 0u8..8).prop_map(alter)
}

/// A file is good and can be played, or there are mistakes, each of them somewhere in it.
fn is_good_or_told(text: &str) -> Result<(), TestCaseError> {
    let report = Report::of(text);
    let lines: Vec<&str> = text.split('\n').collect();
    for place in report.mistakes.iter().map(|mistake| mistake.place).chain(report.warnings.iter().map(|warning| warning.place)) {
        let Some((line, column)) = place else {
            prop_assert!(report.mistakes.is_empty(), "a mistake without a place: {:#?}", report.mistakes);
            continue;
        };
        let end = lines.get(line - 1).map(|line| line.chars().count() + 1);
        prop_assert!(end.is_some_and(|end| column <= end), "line {line}, column {column} is not in the file");
    }
    match Ruleset::from_toml(text) {
        Ok(rules) => {
            let start = Position::start(&rules);
            prop_assert_eq!(start.to_string().parse::<Setup>().expect("printed").position(&rules), Ok(start));
        }
        Err(error) => prop_assert!(!report.mistakes.is_empty() && !error.to_string().is_empty()),
    }
    Ok(())
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
        let _ = Report::of(&text);
        let _ = Ruleset::named(&text);
    }

    #[test]
    fn texts_like_positions_read_back_as_they_print(text in near_positions()) {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string().parse::<Setup>().map(|again| again.pieces), Ok(setup.pieces.clone()));
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
    fn a_move_reads_alike_however_it_is_written((text, written) in written_moves()) {
        prop_assert_eq!(written.parse::<MoveText>(), Ok(text.clone()), "{}", written);
        prop_assert_eq!(text.to_string().parse::<MoveText>(), Ok(text));
    }

    #[test]
    fn texts_like_game_lines_are_replayed_or_refused(moves in prop::collection::vec(near_moves(), 0..6), position in near_positions()) {
        let rules = Ruleset::named("tablut-murray").expect("built in");
        let line = serde_json::json!({"rules": "tablut-murray", "moves": moves, "position": position}).to_string();
        let line = GameLine::parse(&line).expect("JSON");
        let _ = replay_line(&line, &rules);
    }

    #[test]
    fn damaged_rule_sets_are_read_or_refused_with_a_place(text in damaged_rulesets()) {
        is_good_or_told(&text)?;
    }

    #[test]
    fn altered_rule_sets_are_read_or_refused_with_a_place(text in altered_rulesets()) {
        is_good_or_told(&text)?;
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
        let again = replay_line(&line, &rules).map_err(|difference| TestCaseError::fail(difference.to_string()))?;
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.outcome(), game.outcome());
        let start = Position::start(&rules);
        while game.take_back().is_some() {}
        prop_assert_eq!(game.position(), &start);
        prop_assert_eq!(game.outcome(), None);
    }
}
