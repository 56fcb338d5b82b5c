//! Game files as records.

mod read;
mod times;
mod write;

use hnefi_rules::GameResult;

use crate::holds::{Holds, TimesHeld};
use crate::ply::{Mark, Ply};
use crate::record::{End, Record, tag};
use crate::record_format::{Context, RecordFormat, RecordWriter, Source};
use crate::stream::{self, Entries};

/// Game files of OpenTafl.
pub(crate) struct OpenTafl;

impl RecordFormat for OpenTafl {
    fn name(&self) -> &'static str {
        "otg"
    }

    fn title(&self) -> &'static str {
        "OpenTafl game files"
    }

    fn telling_endings(&self) -> &'static [&'static str] {
        &["otg"]
    }

    /// Whether it begins with a tag such as `[date:2015.05.04]`, and has rules among its tags.
    fn recognises(&self, beginning: &str) -> bool {
        let tag = beginning.trim_start().strip_prefix('[').and_then(|rest| rest.split_once(':'));
        tag.is_some_and(|(name, _)| has_a_name(name) || OWN.contains(&name)) && beginning.contains("[rules:")
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        stream::whole(text, read::read)
    }

    fn writer(&self) -> Option<&dyn RecordWriter> {
        Some(self)
    }
}

impl RecordWriter for OpenTafl {
    fn holds(&self) -> Holds {
        HOLDS
    }

    fn holds_one_game(&self) -> bool {
        true
    }

    fn write(&self, _before: usize, record: &Record, context: &mut Context<'_>) -> Result<String, String> {
        let ruleset = (context.rules)(record);
        write::write(record, ruleset, context.lost)
    }
}

const HOLDS: Holds = Holds {
    position: false,
    throws: false,
    times: TimesHeld::Clocks,
    tag: has_a_name,
    extra: |name, value| match name {
        TIME => clock(value).is_some_and(|(_, rest)| rest.is_empty()),
        RESIGNS => value == RESIGNS_WORD,
        _ => false,
    },
    value: in_brackets,
    remark: |text| in_brackets(text).replace('|', "/").replace("\r\n", "\n"),
    empty_values: false,
    ..Holds::EVERYTHING
};

/// The extra of a ply that holds a clock that does not fit the time control, as it stands before the comment: `3600 30/3 3i`.
const TIME: &str = "time";
/// The extra of a ply after which, in a variation, the other player gives up.
const RESIGNS: &str = "resigns";
const RESIGNS_WORD: &str = "yes";

/// Tags that are parts of a record by themselves.
const RULES: &str = "rules";
const POSITION: &str = "position";
const RESULT: &str = "result";
const START_COMMENT: &str = "start-comment";
/// Tags of our own.
const ID: &str = "id";
const END: &str = "end";
const OWN: [&str; 6] = [RULES, POSITION, RESULT, START_COMMENT, ID, END];

/// The order in which the notation lists tags.
const ORDER: [&str; 11] = [
    tag::EVENT,
    tag::SITE,
    tag::DATE,
    tag::ROUND,
    tag::ATTACKERS,
    tag::DEFENDERS,
    tag::VARIANT,
    tag::TIME_CONTROL,
    tag::TERMINATION,
    tag::ANNOTATOR,
    tag::COMPILER,
];

const RESULTS: [(&str, GameResult); 4] =
    [("1", GameResult::Attackers), ("0", GameResult::Draw), ("-1", GameResult::Defenders), ("?", GameResult::Unfinished)];

/// Whether a tag of ours can be a tag of a game file, and be read back as the same.
fn has_a_name(name: &str) -> bool {
    let plain = !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c.is_control() || ":[]".contains(c));
    plain && !OWN.contains(&name)
}

/// A text that can stand in brackets.
fn in_brackets(text: &str) -> String {
    if text.contains(']') { text.replace('[', "(").replace(']', ")") } else { text.to_owned() }
}

/// What the words of a termination and the last mark say of the end, where nothing else does.
fn end_of(termination: Option<&str>, last: Option<&Ply>) -> End {
    let said = termination.map(str::to_lowercase).unwrap_or_default();
    if said.contains("resign") {
        End::Resigned
    } else if said.contains("time") {
        End::Timeout
    } else if said.contains("abandon") {
        End::Abandoned
    } else if said.contains("agree") {
        End::Agreed
    } else if last.is_some_and(|ply| matches!(ply.mark, Some(Mark::Captured | Mark::Escaped))) {
        End::Board
    } else {
        End::Unstated
    }
}

/// The clock at the beginning of a comment, `main n/length` with an increment `3i` or without, and the comment after it.
fn clock(comment: &str) -> Option<(&str, &str)> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let number = |text: &str, at: usize| Some(at + Some(digits(&text[at..])).filter(|count| *count > 0)?);
    let literal = |text: &str, at: usize, sign: &str| text[at..].starts_with(sign).then_some(at + sign.len());
    let main = number(comment, 0)?;
    let periods = number(comment, literal(comment, main, " ")?)?;
    let length = number(comment, literal(comment, periods, "/")?)?;
    let increment = literal(comment, length, " ").and_then(|at| number(comment, at)).and_then(|at| literal(comment, at, "i"));
    let end = increment.unwrap_or(length);
    let rest = &comment[end..];
    match rest.strip_prefix(' ') {
        Some(after) => Some((&comment[..end], after)),
        None => rest.is_empty().then_some((comment, rest)),
    }
}

#[cfg(test)]
mod tests;
