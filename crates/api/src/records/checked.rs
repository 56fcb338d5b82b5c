//! A record as a game: finds its rules and replays it.

use std::sync::Arc;

use hnefi_records::{
    Format, LegalPart, Record, Rulebook, RulesName, RulesProblem, legal_part, opentafl_rules, replay_between_people,
    stated_result, tag, write,
};
use hnefi_rules::{Game, GameResult};
use hnefi_rulesets::Ruleset;

use super::plain_text::plain_record;
use crate::RulesetRegistry;

/// The most characters that are kept of a name.
const MAX_NAME_CHARS: usize = 80;

/// Where records look up the rules they name: among those that can be played here, or by an OpenTafl rules string.
#[must_use]
pub fn rulebook(rulesets: &Arc<RulesetRegistry>) -> Rulebook {
    let rulesets = rulesets.clone();
    Rulebook::with_finder(move |name| match name {
        RulesName::Named(id) => rulesets.ruleset(id).map_err(|error| error.to_string()),
        RulesName::OpenTafl(text) => opentafl_rules(text),
    })
}

/// A record, and what was found when it was replayed.
pub struct CheckedRecord {
    /// The record without hidden characters.
    pub record: Record,
    /// What the record calls the game.
    pub name: Option<String>,
    /// Who played the attackers.
    pub attackers: Option<String>,
    /// Who played the defenders.
    pub defenders: Option<String>,
    /// `2015-05-04`, or as much of it as the record says.
    pub day: Option<String>,
    /// How the game ended, as far as the board and the record say.
    pub result: Option<GameResult>,
    /// The rule set, where it was found.
    pub rules: Option<Ruleset>,
    /// The record and its game as far as they are legal by the rule set; `None` without rules, or if the first position is not one of theirs.
    pub legal: Option<LegalPart>,
    /// The game, or why it is none.
    pub game: Result<GameOfRecord, RecordFault>,
}

/// A game that a record makes.
pub struct GameOfRecord {
    /// Its rules: those that the record names, or others of the same name by which it can be replayed.
    pub rules: Ruleset,
    /// The game.
    pub game: Game,
    /// The record as a line of game lines, with the id of the rules.
    pub line: String,
}

/// Why a record is not a game.
pub struct RecordFault {
    /// What kind of reason.
    pub kind: FaultKind,
    /// The ply at fault, counted from 1.
    pub ply: Option<usize>,
    /// What exactly is wrong.
    pub detail: String,
}

/// Kinds of reasons why a record is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// It does not name its rules.
    UnnamedRules,
    /// It names rules that are not known here.
    UnknownRules,
    /// It cannot be replayed by its rules.
    NotAGame,
    /// It has more plies than a game may have here.
    TooLong,
    /// Its text cannot be read to the end.
    Unreadable,
}

impl CheckedRecord {
    /// Replays a record by the rules that it names.
    #[must_use]
    pub fn of(record: &Record, book: &Rulebook, max_plies: usize) -> CheckedRecord {
        let record = plain_record(record);
        let shortened = |text: &String| text.chars().take(MAX_NAME_CHARS).collect::<String>();
        let player = |name: &str| record.tags.get(name).map(shortened).filter(|text| !text.is_empty());
        let mut checked = CheckedRecord {
            name: record.id.as_ref().map(shortened),
            attackers: player(tag::ATTACKERS),
            defenders: player(tag::DEFENDERS),
            day: day(&record),
            result: record.result,
            rules: None,
            legal: None,
            game: Err(RecordFault { kind: FaultKind::NotAGame, ply: None, detail: String::new() }),
            record,
        };
        checked.game = checked.replay(book, max_plies);
        checked
    }

    fn replay(&mut self, book: &Rulebook, max_plies: usize) -> Result<GameOfRecord, RecordFault> {
        let not_a_game = |ply, detail| RecordFault { kind: FaultKind::NotAGame, ply, detail };
        let record = &self.record;
        let rules = book.rules_of(record).map_err(|problem| {
            let kind = if problem == RulesProblem::Unnamed { FaultKind::UnnamedRules } else { FaultKind::UnknownRules };
            RecordFault { kind, ply: None, detail: problem.to_string() }
        })?;
        self.rules = Some(rules.clone());
        if record.plies.len() > max_plies {
            let shortened = Record { plies: record.plies.iter().take(max_plies).cloned().collect(), ..record.clone() };
            self.legal = legal_part(&shortened, &rules).ok();
            let detail = format!("a game has at most {max_plies} plies here");
            return Err(RecordFault { kind: FaultKind::TooLong, ply: Some(max_plies + 1), detail });
        }
        // A collection may have games of different times or layouts under one name.
        let replayed = replay_between_people(record, &rules).map(|game| (game, rules.clone())).or_else(|difference| {
            let mut others = book.others_of(record);
            others.find_map(|other| Some((replay_between_people(record, &other).ok()?, other))).ok_or(difference)
        });
        let (game, rules) = replayed.map_err(|difference| {
            self.legal = legal_part(record, &rules).ok();
            not_a_game(difference.ply(), difference.to_string())
        })?;
        self.result = stated_result(record, &game);
        let line = line_of(record, &rules).map_err(|detail| not_a_game(None, detail));
        self.legal = legal_part(record, &rules).ok();
        self.rules = Some(rules.clone());
        Ok(GameOfRecord { rules, game, line: line? })
    }
}

/// A record as a line, with the id of the rules by which it was replayed.
fn line_of(record: &Record, rules: &Ruleset) -> Result<String, String> {
    let record = Record { rules: Some(RulesName::Named(rules.id())), ..record.clone() };
    let book = Rulebook::new().always(rules.clone());
    let written = write(Format::GAME_LINES, &[record], &book).map_err(|error| error.to_string())?;
    Ok(written.text.trim().to_owned())
}

/// The day of a record as the library sorts it: `2015.05.??` is `2015-05`.
fn day(record: &Record) -> Option<String> {
    let text = record.tags.get(tag::DATE)?;
    let mut day = String::new();
    for (part, length) in text.split(['.', '-', '/', 'T', ' ']).zip([4, 2, 2]) {
        if part.len() != length || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            break;
        }
        if !day.is_empty() {
            day.push('-');
        }
        day += part;
    }
    Some(day).filter(|day| !day.is_empty())
}
