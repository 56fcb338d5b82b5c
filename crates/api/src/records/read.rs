//! Reads a text with records: its format, each record, and the rules that none of them names.

use std::borrow::Cow;
use std::sync::Arc;

use hnefi_diagram::ShownGame;
use hnefi_records::{Entry, Format, Record, RulesName, read, read_beginning, tag};
use hnefi_rules::{Game, Position, Setup};

use super::answer::{
    ReadError, ReadGame, RecordProblem, RecordProblemKind, RecordsAnswer, RecordsRequest, RulesGuess, RulesHead,
};
use super::checked::{CheckedRecord, FaultKind, RecordFault, rulebook};
use super::notes::{notes_of, text as move_text};
use super::ruleset_guess::{Guess, guesses};
use crate::{Code, MoveOrPass, Refusal, RulesetRegistry};

/// The most games in one text.
const MAX_GAMES: usize = 1000;
/// The most plies in one text.
const MAX_PLIES: usize = 200_000;
/// The most errors that are listed.
const MAX_ERRORS: usize = 100;

/// Who asks for records to be read.
pub trait Reader {
    /// Whether the reading is to be given up.
    fn is_stopped(&self) -> bool;
    /// Keeps a game, where games are kept; gives its id there.
    fn keep(&mut self, checked: &CheckedRecord) -> Option<String>;
}

/// Reads a text with games and plays each by its rules. `max_plies` is the most that a game may have.
///
/// # Errors
/// A [`Refusal`] for a format or a rule set that is not known, a text that is none of games, too many of them, and where the reader stops.
pub fn read_records(
    asked: &RecordsRequest,
    rulesets: &Arc<RulesetRegistry>,
    max_plies: usize,
    reader: &mut dyn Reader,
) -> Result<RecordsAnswer, Refusal> {
    let bad = |detail: String| Refusal::new(Code::BadRequest, detail);
    let mut rules = rulebook(rulesets);
    if let Some(id) = asked.rules.as_deref() {
        rules = rules.always(rulesets.ruleset(id)?);
    }
    let rules = &rules;
    let otherwise = asked.otherwise.as_deref().map(|id| rulesets.ruleset(id)).transpose()?;
    let otherwise = otherwise.as_ref();
    let format: Option<Format> = asked
        .format
        .as_deref()
        .map(str::parse)
        .transpose()
        .map_err(|error: hnefi_records::UnknownFormat| bad(error.to_string()))?;
    let FoundText { format, title, mut entries, by_file } = FoundText::of(asked, format)?;
    // Of a text that is one record and breaks off, what comes before is shown.
    let mut unreadable = None;
    if let ([Entry { line, record: Err(error) }], Some(format)) = (entries.as_slice(), format)
        && let Some(record) = read_beginning(format, &asked.text, error)
    {
        let fault = RecordFault { kind: FaultKind::Unreadable, ply: Some(record.plies.len() + 1), detail: error.to_string() };
        unreadable = Some(fault);
        entries = vec![Entry { line: *line, record: Ok(record) }];
    }
    let plies = |entry: &Entry| entry.record.as_ref().map_or(0, |record| record.plies.len());
    if entries.len() > MAX_GAMES {
        return Err(too_many("there are too many games in one text", MAX_GAMES));
    }
    if entries.iter().map(plies).sum::<usize>() > MAX_PLIES {
        return Err(too_many("there are too many moves in one text", MAX_PLIES));
    }
    let mut records = Vec::new();
    let mut errors = Vec::new();
    for Entry { line, record } in entries {
        match record {
            Ok(mut record) => {
                if record.rules.is_none() {
                    record.rules.clone_from(&by_file);
                }
                records.push((line, record));
            }
            Err(error) => errors.push(error),
        }
    }
    let nameless = records.iter().map(|(_, record)| record).filter(|record| rules.rules_of(record).is_err());
    let guesses = if otherwise.is_none() {
        let read: Vec<Cow<'_, Record>> = nameless.map(|record| beginning_of(record, max_plies)).collect();
        let read: Vec<&Record> = read.iter().map(Cow::as_ref).collect();
        guesses(&read, rulesets.all().take_while(|_| !reader.is_stopped()))
    } else {
        Vec::new()
    };
    let guessed = guesses.first().filter(|_| asked.guess).map(|guess| &guess.rules);
    let otherwise = otherwise.or(guessed);
    let mut games = Vec::new();
    for (line, mut record) in records {
        if reader.is_stopped() {
            return Err(Refusal::new(Code::Busy, "reading the records was stopped"));
        }
        let named_otherwise = otherwise.filter(|_| rules.rules_of(&record).is_err());
        if let Some(otherwise) = named_otherwise {
            record.rules = Some(RulesName::Named(otherwise.id()));
        }
        let mut checked = CheckedRecord::of(&record, rules, max_plies);
        if let Some(fault) = unreadable.take() {
            checked.game = Err(fault);
        }
        let mut game = read_game(line, &checked);
        game.guessed = guessed.is_some() && named_otherwise.is_some();
        // A rule set that is offered here needs no file.
        let offered = game.rules.as_ref().is_some_and(|head| rulesets.ruleset(&head.id).is_ok());
        game.draft = game.draft.filter(|_| !offered);
        game.id = reader.keep(&checked);
        games.push(game);
    }
    let guess = |Guess { rules, games, of }: Guess| {
        let layout = (rules.id() != rules.base_id()).then(|| (&rules.layout().name).into());
        RulesGuess { rules: (&rules).into(), layout, games, of }
    };
    let error = |error: hnefi_records::ReadError| ReadError { line: error.line, column: error.column, message: error.message };
    Ok(RecordsAnswer {
        format: format.map_or(POSITION, Format::name),
        title,
        games,
        errors: errors.into_iter().take(MAX_ERRORS).map(error).collect(),
        guesses: guesses.into_iter().map(guess).collect(),
        kept: None,
    })
}

/// As much of a game as is read.
fn beginning_of(record: &Record, max_plies: usize) -> Cow<'_, Record> {
    if record.plies.len() <= max_plies {
        return Cow::Borrowed(record);
    }
    let plies = record.plies[..max_plies].to_vec();
    Cow::Owned(Record { plies, start: record.start.clone(), ..Record::default() })
}

/// The name of a text that is no record but a position alone.
const POSITION: &str = "position";

/// A text that was taken apart.
struct FoundText {
    /// Its format; `None` for a position alone.
    format: Option<Format>,
    title: &'static str,
    entries: Vec<Entry>,
    /// The rules that the name of its file tells.
    by_file: Option<RulesName>,
}

impl FoundText {
    fn of(asked: &RecordsRequest, format: Option<Format>) -> Result<FoundText, Refusal> {
        let unreadable = |detail: String| Refusal::new(Code::UnreadableRecord, detail);
        let (name, text) = (asked.name.as_deref(), asked.text.as_str());
        if let Some(format) = format.or_else(|| Format::detect(name, text)) {
            let entries = read(format, text).map_err(|error| unreadable(error.to_string()))?;
            let by_file = name.and_then(|name| format.rules_named_by_file(name));
            return Ok(FoundText { format: Some(format), title: format.title(), entries, by_file });
        }
        match text.parse::<Setup>() {
            Ok(start) => {
                let record = Record { start: Some(start), ..Record::default() };
                let entries = vec![Entry { line: 1, record: Ok(record) }];
                Ok(FoundText { format: None, title: "a position", entries, by_file: None })
            }
            Err(error) if text.trim_start().starts_with('/') => Err(unreadable(error.to_string())),
            Err(_) => {
                let names: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
                Err(unreadable(format!(
                    "the format of the text was not recognised; if you know it, give its name as `format`: {}",
                    names.join(", ")
                )))
            }
        }
    }
}

/// A checked record as clients read it.
fn read_game(line: usize, checked: &CheckedRecord) -> ReadGame {
    let record = &checked.record;
    let legal = checked.legal.as_ref();
    let game = legal.map(|legal| &legal.game);
    // Where all moves are legal it is the end that does not fit.
    let at_end = legal.is_some_and(|legal| legal.fault.is_none());
    let problem = |fault: &RecordFault| {
        let kind = match fault.kind {
            FaultKind::UnnamedRules => RecordProblemKind::UnnamedRules,
            FaultKind::UnknownRules => RecordProblemKind::UnknownRules,
            FaultKind::NotAGame => RecordProblemKind::NotAGame,
            FaultKind::TooLong => RecordProblemKind::TooLong,
            FaultKind::Unreadable => RecordProblemKind::Unreadable,
        };
        let names_move = fault.kind != FaultKind::NotAGame || !at_end;
        let text = fault.ply.filter(|_| names_move).and_then(|ply| record.plies.get(ply.checked_sub(1)?)).map(move_text);
        RecordProblem { kind, ply: fault.ply, text, detail: fault.detail.clone() }
    };
    ReadGame {
        line,
        id: None,
        name: checked.name.clone(),
        event: record.tags.get(tag::EVENT).cloned(),
        rules: checked.rules.as_ref().map(RulesHead::from),
        guessed: false,
        attackers: checked.attackers.clone(),
        defenders: checked.defenders.clone(),
        result: checked.result.map(|result| result.to_string()),
        day: checked.day.clone(),
        plies: record.plies.len(),
        problem: checked.game.as_ref().err().map(problem),
        shown: game.map(ShownGame::of),
        moves: game.into_iter().flat_map(Game::plies).map(MoveOrPass::from).collect(),
        start: game.and_then(unusual_start),
        notes: legal.map(notes_of).unwrap_or_default(),
        cut: legal.into_iter().flat_map(|legal| &legal.in_variations).map(ToString::to_string).collect(),
        draft: checked.rules.as_ref().filter(|_| game.is_some()).and_then(|rules| rules.own_file().map(str::to_owned)),
    }
}

/// The first position of a game, if it is not the usual one of its rules.
#[must_use]
pub fn unusual_start(game: &Game) -> Option<String> {
    let rules = game.variant();
    let usual = Setup::from(game.start()).position(rules).is_ok_and(|start| start == Position::start(rules));
    (!usual).then(|| game.start().to_string())
}

/// A refusal about a number that is too large.
fn too_many(what: &str, most: usize) -> Refusal {
    Refusal::new(Code::TooLarge, format!("{what}: {most} at most"))
}
