//! Portable game notation as playtafl.com and hnefatafl.org write it: tags `[Event "…"]`, then `1. h1h3 g5g2 2. …` on one line, with
//! comments in braces and variations in parentheses. Neither dash nor captures are written, both are read.

mod read;
mod times;
mod write;

use hnefi_rules::{GameResult, Side};

use crate::holds::{CapturesHeld, Holds};
use crate::last_words::RESULTS;
use crate::record::{End, Record, tag};
use crate::record_format::{Context, RecordFormat, RecordWriter, Source};
use crate::stream::{self, Entries, Lines};

/// Portable game notation.
pub(crate) struct Pgn;

impl RecordFormat for Pgn {
    fn name(&self) -> &'static str {
        "pgn"
    }

    fn title(&self) -> &'static str {
        "portable game notation"
    }

    fn telling_endings(&self) -> &'static [&'static str] {
        &["pgn"]
    }

    /// Whether it begins with a tag such as `[Event "…"]`.
    fn recognises(&self, beginning: &str) -> bool {
        let first = beginning.lines().map(str::trim_start).find(|line| !line.is_empty() && !line.starts_with('%'));
        first.and_then(|line| line.strip_prefix('[')?.split_once(' ')).is_some_and(|(name, value)| {
            let is_name = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
            is_name && value.trim_start().starts_with('"')
        })
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        Box::new(stream::pieces(read::Pieces::new(Lines::new(text)), read::read))
    }

    fn writer(&self) -> Option<&dyn RecordWriter> {
        Some(self)
    }

    fn names_rules_as_here(&self) -> bool {
        true
    }
}

impl RecordWriter for Pgn {
    fn holds(&self) -> Holds {
        HOLDS
    }

    fn write(&self, before: usize, record: &Record, _context: &mut Context<'_>) -> Result<String, String> {
        Ok(write::write(before, record))
    }
}

const HOLDS: Holds = Holds {
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
    remark: |text| times::without(text.trim()).trim().replace('}', ")"),
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

/// The names of other programs for some of them. White is the king's side, as everywhere in collections of games.
const ALSO: [(&str, &str); 4] = [
    (tag::DEFENDERS, "White"),
    (tag::ATTACKERS, "Black"),
    (tag::DEFENDERS_RATING, "WhiteElo"),
    (tag::ATTACKERS_RATING, "BlackElo"),
];

/// PGN tags that are parts of a record by themselves.
const ID: &str = "Id";
const RULES: &str = "Rules";
const START: &str = "Start";
const RESULT: &str = "Result";
const END: &str = "End";
/// The first position, as chess programs call it. `SetUp` is the number 1 where `FEN` has it, or has it itself.
const FEN: &str = "FEN";
const SET_UP: &str = "SetUp";
/// The time controls of the sides, where they are not the same.
const TIME_CONTROLS: [(Side, &str); 2] = [(Side::Attackers, "AttackersTimeControl"), (Side::Defenders, "DefendersTimeControl")];
const OWN: [&str; 7] = [ID, RULES, START, FEN, SET_UP, RESULT, END];

fn result_of(text: &str) -> Option<GameResult> {
    RESULTS.iter().find(|(word, _)| *word == text).map(|(_, result)| *result)
}

/// Whether a tag of ours can be a tag of PGN, and be read back as the same.
fn has_a_name(name: &str) -> bool {
    let plain = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    let taken = OWN.contains(&name)
        || TIME_CONTROLS.iter().any(|(_, theirs)| *theirs == name)
        || NAMES.iter().chain(&ALSO).any(|(_, theirs)| *theirs == name);
    plain && !taken
}

fn is_glyph(text: &str) -> bool {
    let one = |text: &str| {
        text.strip_prefix('$').is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
    };
    text.split(' ').all(one)
}

/// What a game that says no more of its end than this has as its `Termination`, in the words that other programs read.
const TERMINATIONS: [(End, &str); 2] = [(End::Timeout, "Time forfeit"), (End::Abandoned, "Abandoned")];

/// The ending that a `Termination` implies, if nothing else does.
fn end_of_termination(text: &str) -> End {
    match text.to_ascii_lowercase().as_str() {
        "normal" => End::Board,
        "time forfeit" | "timeout" => End::Timeout,
        "abandoned" => End::Abandoned,
        "resigned" | "resignation" | "resigns" => End::Resigned,
        "agreed" | "agreement" | "draw agreed" => End::Agreed,
        _ => End::Unstated,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(text: &str) -> Vec<crate::Entry> {
        crate::read(crate::Format::PGN, text).expect("pgn is never refused as a whole")
    }

    fn records(text: &str) -> Vec<Record> {
        read_all(text).into_iter().map(|entry| entry.record.expect(text)).collect()
    }

    #[test]
    fn a_game_of_playtafl_is_read() {
        let text = "[Event \"Zevratafl game\"]\n[Site \"playtafl.com\"]\n[Date \"2026.04.25\"]\n\n1. h1h3 g5g2 2. h3h2\n";
        assert!(Pgn.recognises(text));
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
    fn comments_variations_and_glyphs_keep_their_moves() {
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
    fn tags_white_black_and_fen_are_understood() {
        let text = "[Event \"1\"]\n[White \"Bo\"]\n[Black \"Ada\"]\n[BlackElo \"1500\"]\n[Result \"1-0\"]\n[SetUp \"1\"]\n\
                    [FEN \"/7/7/7/3K3/7/7/7/ d\"]\n\n1. d4-d7 1-0\n\n[Event \"2\"]\n[Attackers \"Ada\"]\n[White \"Bo\"]\n\
                    [Result \"1-0\"]\n[SetUp \"/7/7/7/3K3/7/7/7/ d\"]\n\n1. d4-d7\n";
        let games = records(text);
        for game in &games {
            assert_eq!((game.tags[tag::ATTACKERS].as_str(), game.tags[tag::DEFENDERS].as_str()), ("Ada", "Bo"));
            assert_eq!(game.start.as_ref().expect("a position").to_string(), "/7/7/7/3K3/7/7/7/ d");
        }
        assert_eq!(games[0].tags[tag::ATTACKERS_RATING], "1500");
        // White has the king.
        assert_eq!((games[0].result, games[1].result), (Some(GameResult::Defenders), Some(GameResult::Attackers)));
    }

    #[test]
    fn times_are_read_from_comments_and_written_there() {
        use crate::times::{Clock, TimeControl, TimeControls};

        let text = "[Event \"1\"]\n[TimeControl \"300+3\"]\n\n1. h1h3 { [%eval 0.17] [%clk 0:05:00] } { Good. [%emt 2.5] } \
                    1... g5g2 {[%clk soon] [%clk 0:04:58.25]} 2. h3h2 {[%clk 0:00:07] [%periods 2]}\n";
        let game = records(text).remove(0);
        assert_eq!(game.time_controls, TimeControls::both(TimeControl::SuddenDeath { main: 300, increment: 3 }));
        let times: Vec<_> = game.plies.iter().map(|ply| (ply.clock, ply.took, ply.comment.as_deref())).collect();
        let clock = |left, periods| Some(Clock { left, periods });
        assert_eq!(
            times,
            [
                (clock(300_000, None), Some(2500), Some("[%eval 0.17]\nGood.")),
                (clock(298_250, None), None, Some("[%clk soon]")),
                (clock(7000, Some(2)), None, None),
            ]
        );
        let told: Vec<String> = game.times_problems().iter().map(ToString::to_string).collect();
        assert!(told[0].starts_with("ply 2: `[%clk soon]` is not a time"), "{told:?}");
        let written = crate::write(crate::Format::PGN, std::slice::from_ref(&game), &crate::Rulebook::new()).expect("written");
        assert!(written.text.contains("{[%clk 0:05:00] [%emt 0:00:02.5] [%eval 0.17]\nGood.} 1... g5g2"), "{}", written.text);
        assert_eq!((records(&written.text), written.losses), (vec![game], vec![]));
        // What is no time control that is known here stays a text.
        let text = "[Event \"1\"]\n[TimeControl \"40/7200:3600\"]\n[DefendersTimeControl \"60\"]\n\n1. h1h3\n";
        let game = records(text).remove(0);
        assert_eq!((game.tags[tag::TIME_CONTROL].as_str(), game.time_controls.attackers), ("40/7200:3600", None));
        assert_eq!(game.time_controls.defenders, Some(TimeControl::SuddenDeath { main: 60, increment: 0 }));
    }

    #[test]
    fn every_kind_of_result_text_is_understood() {
        for (moves, result, end) in [
            ("1) h1h3 g5g2 2) h3h2 White resigned", Some(GameResult::Attackers), End::Resigned),
            ("1. h1h3 g5g2 2. h3h2 resigned 1-0", Some(GameResult::Attackers), End::Resigned),
            ("1 h1h3 g5g2 2 h3h2 --- {Enough.}", None, End::Resigned),
            ("1.h1h3 g5g2 2.h3h2 timeout", None, End::Timeout),
        ] {
            let game = records(&format!("[Event \"1\"]\n\n{moves}\n")).remove(0);
            assert_eq!((game.plies.len(), game.result, game.end), (3, result, end), "{moves}");
        }
    }

    #[test]
    fn the_end_of_a_game_is_its_termination_where_other_programs_have_a_word() {
        for (end, said) in [
            (End::Timeout, "[Termination \"Time forfeit\"]"),
            (End::Abandoned, "[Termination \"Abandoned\"]"),
            (End::Resigned, "[End \"resigned\"]"),
        ] {
            let record = Record { result: Some(GameResult::Attackers), end, ..Record::default() };
            let write = |record: &Record| {
                crate::write(crate::Format::PGN, std::slice::from_ref(record), &crate::Rulebook::new()).expect("written").text
            };
            let text = write(&record);
            assert!(text.contains(said), "{text}");
            assert_eq!(records(&text).remove(0), record);
            let tags = [(tag::TERMINATION.to_owned(), "Time forfeit".to_owned())].into();
            let also_in_words = Record { tags, ..record };
            assert_eq!(records(&write(&also_in_words)), [also_in_words]);
        }
        let other = records("[Event \"1\"]\n[Termination \"time forfeit\"]\n\n1. h1h3 1-0\n").remove(0);
        assert_eq!((other.end, other.tags[tag::TERMINATION].as_str()), (End::Timeout, "time forfeit"));
    }

    #[test]
    fn a_comment_without_an_end_loses_no_other_game() {
        let entries = read_all(
            "[Event \"1\"]\n\n1. h1h3 {g5\n\n[Event \"2\"]\n\n1. a1a2 {\n[like a tag]\n} a3a4\n\n[Event \"3\"]\n[Event \"4\"]\n1. a1a2",
        );
        let plies = |entry: &crate::Entry| entry.record.as_ref().map(|record| record.plies.len()).ok();
        assert_eq!(entries.iter().map(plies).collect::<Vec<_>>(), [None, Some(2), Some(0), Some(1)]);
        assert_eq!(entries.iter().map(|entry| entry.line).collect::<Vec<_>>(), [1, 5, 11, 12]);
    }

    #[test]
    fn errors_have_a_place_and_spare_other_games() {
        for (text, column, reason) in [
            ("1. h1h3 g5#g2", 9, "is not a move"),
            ("1. h1h3 (g5g2", 9, "has no end"),
            ("1. h1h3) g5g2", 8, "ends no variation"),
            ("(1. h1h3)", 1, "no move stands before"),
            ("1. h1h3 {g5", 9, "has no end"),
            ("1. h1h3 1-0 g5g2", 13, "after the result"),
        ] {
            let entries = read_all(&format!("[Event \"1\"]\n\n{text}\n\n[Event \"2\"]\n\n1. a1a2\n"));
            let error = entries[0].record.clone().expect_err(text);
            assert!(error.message.contains(reason), "{text}: {error}");
            assert_eq!((error.line, error.column), (3, Some(column)), "{text}");
            assert!(entries[1].record.is_ok(), "{text}");
        }
    }
}
