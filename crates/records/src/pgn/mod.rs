//! Portable game notation as playtafl.com and hnefatafl.org write it: tags `[Event "…"]`, then `1. h1h3 g5g2 2. …` on one line, with
//! comments in braces and variations in parentheses. Neither dash nor captures are written, both are read.

mod read;
mod write;

use hnefi_rules::GameResult;

use crate::holds::{CapturesHeld, Holds};
use crate::record::{End, tag};

pub(crate) use read::read;
pub(crate) use write::write;

pub(crate) const HOLDS: Holds = Holds {
    position: false,
    marks: &[],
    captures: CapturesHeld::Not,
    sides: false,
    pieces: false,
    throws: false,
    tag: has_a_name,
    extra: |name, value| name == GLYPH && is_glyph(value),
    // An unknown value is written `?`.
    value: |text| if text == "?" { String::new() } else { text.replace(['\n', '\r'], " ") },
    remark: |text| text.trim().replace('}', ")"),
    empty_values: false,
    ..Holds::EVERYTHING
};

/// The extra of a ply that holds numbered glyphs such as `$1` (a good move), with a space between them.
const GLYPH: &str = "glyph";

/// Our tags and PGN's names for them. Any other name is the same in both.
const NAMES: [(&str, &str); 13] = [
    (tag::EVENT, "Event"),
    (tag::SITE, "Site"),
    (tag::DATE, "Date"),
    (tag::ROUND, "Round"),
    (tag::ATTACKERS, "Attackers"),
    (tag::DEFENDERS, "Defenders"),
    (tag::ATTACKERS_RATING, "AttackersElo"),
    (tag::DEFENDERS_RATING, "DefendersElo"),
    (tag::VARIANT, "Variant"),
    (tag::TIME_CONTROL, "TimeControl"),
    (tag::TERMINATION, "Termination"),
    (tag::ANNOTATOR, "Annotator"),
    (tag::COMPILER, "Compiler"),
];

/// PGN tags that are parts of a record by themselves.
const ID: &str = "Id";
const RULES: &str = "Rules";
const START: &str = "Start";
const RESULT: &str = "Result";
const END: &str = "End";
const OWN: [&str; 5] = [ID, RULES, START, RESULT, END];

/// How the results are written: the attackers are named first.
const RESULTS: [(&str, GameResult); 4] = [
    ("1-0", GameResult::Attackers),
    ("0-1", GameResult::Defenders),
    ("1/2-1/2", GameResult::Draw),
    ("*", GameResult::Unfinished),
];

fn result_of(text: &str) -> Option<GameResult> {
    RESULTS.iter().find(|(word, _)| *word == text).map(|(_, result)| *result)
}

/// Whether a tag of ours can be a tag of PGN, and be read back as the same.
fn has_a_name(name: &str) -> bool {
    let plain = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    let taken = OWN.contains(&name) || NAMES.iter().any(|(_, theirs)| *theirs == name);
    plain && !taken
}

fn is_glyph(text: &str) -> bool {
    let one = |text: &str| {
        text.strip_prefix('$').is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
    };
    text.split(' ').all(one)
}

/// What a `Termination` says of the end, where nothing else does.
fn end_of_termination(text: &str) -> End {
    match text.to_ascii_lowercase().as_str() {
        "normal" => End::Board,
        "time forfeit" | "timeout" => End::Timeout,
        "resigned" | "resignation" | "resigns" => End::Resigned,
        "agreed" | "agreement" | "draw agreed" => End::Agreed,
        _ => End::Unstated,
    }
}

/// Whether a text begins with a tag such as `[Event "…"]`.
pub(crate) fn detect(text: &str) -> bool {
    let first = text.lines().map(str::trim_start).find(|line| !line.is_empty() && !line.starts_with('%'));
    first.and_then(|line| line.strip_prefix('[')?.split_once(' ')).is_some_and(|(name, value)| {
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') && value.trim_start().starts_with('"')
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Record;

    fn records(text: &str) -> Vec<Record> {
        read(text).into_iter().map(|entry| entry.record.expect(text)).collect()
    }

    #[test]
    fn a_game_of_playtafl_is_read() {
        let text = "[Event \"Zevratafl game\"]\n[Site \"playtafl.com\"]\n[Date \"2026.04.25\"]\n\n1. h1h3 g5g2 2. h3h2\n";
        assert!(detect(text));
        let game = records(text).remove(0);
        assert_eq!(game.tags[tag::SITE], "playtafl.com");
        assert_eq!((game.plies.len(), game.result), (3, None));
    }

    #[test]
    fn a_game_without_an_empty_line_is_read() {
        let game = records("[Event \"Game 7\"]\n[Site \"hnefatafl.org\"]\n1. h1h3 g5g2").remove(0);
        assert_eq!((game.plies.len(), game.tags[tag::EVENT].as_str()), (2, "Game 7"));
    }

    #[test]
    fn comments_variations_and_glyphs_hang_on_their_moves() {
        let text = concat!(
            "[Event \"A \\\"fair\\\" one\"]\n[Result \"1-0\"]\n[Termination \"Resigned\"]\n\n",
            "{Before.} 1. h1-h3xh4 $1 {Good.} (1. h1h2 {Slow.} g5g4 (1... g5g6)) 1... g5g2?! ; to the end\n2. pass 1-0\n\n",
            "[Event \"Next\"]\n\n1. a1a2 *\n"
        );
        let games = records(text);
        let game = &games[0];
        assert_eq!(game.tags[tag::EVENT], "A \"fair\" one");
        assert_eq!((game.result, game.end), (Some(GameResult::Attackers), End::Resigned));
        assert_eq!(game.comment.as_deref(), Some("Before."));
        let first = &game.plies[0];
        assert_eq!((first.comment.as_deref(), first.extras[GLYPH].as_str()), (Some("Good."), "$1"));
        assert_eq!(first.variations[0][0].comment.as_deref(), Some("Slow."));
        assert_eq!(first.variations[0][1].variations[0].len(), 1);
        assert_eq!((game.plies[1].extras[GLYPH].as_str(), game.plies[1].comment.as_deref()), ("$6", Some("to the end")));
        assert_eq!(game.plies.len(), 3);
        assert_eq!(games[1].result, Some(GameResult::Unfinished));
    }

    #[test]
    fn what_is_wrong_has_a_place_and_loses_no_other_game() {
        for (text, column, reason) in [
            ("1. h1h3 g5#g2", 9, "is not a move"),
            ("1. h1h3 (g5g2", 9, "has no end"),
            ("1. h1h3) g5g2", 8, "ends no variation"),
            ("(1. h1h3)", 1, "no move stands before"),
            ("1. h1h3 {g5", 9, "has no end"),
            ("1. h1h3 1-0 g5g2", 13, "after the result"),
        ] {
            let entries = read(&format!("[Event \"1\"]\n\n{text}\n\n[Event \"2\"]\n\n1. a1a2\n"));
            let error = entries[0].record.clone().expect_err(text);
            assert!(error.message.contains(reason), "{text}: {error}");
            assert_eq!((error.line, error.column), (3, Some(column)), "{text}");
            if !text.contains('{') {
                assert!(entries[1].record.is_ok(), "{text}");
            }
        }
    }
}
