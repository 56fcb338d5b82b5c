//! Games that come in as text.

use axum::Json;
use axum::extract::State;
use hnefi_diagram::ShownGame;
use hnefi_records::{
    Entry, Format, Record, Rulebook, RulesName, RulesProblem, read, replay_between_people, stated_result, tag, write,
};
use hnefi_rules::{Game, GameResult, Position, Setup};
use hnefi_rulesets::Ruleset;

use super::openapi::{Absent, Full, NotJson, Problems};
use crate::clients::client::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::extract::Body;
use crate::http::problem::{Code, Problem};
use crate::http::record_notes::{notes_of, text as move_text};
use crate::http::stored_game::{rulebook_for, too_many};
use crate::http::wire::{ReadError, ReadGame, RecordProblem, RecordsAnswer, RecordsRequest, RulesGuess, RulesHead};
use crate::library::entry::Shelved;
use crate::library::plain_text;
use crate::library::ruleset_guess::{Guess, guesses};
use crate::random::Random128;
use crate::store::Imported;

/// Games in one text.
const MOST_GAMES: usize = 1000;
/// Plies in all of them.
const MOST_PLIES: usize = 200_000;
/// Games that are kept in one transaction.
pub(crate) const TOGETHER: usize = 50;
/// Errors that are told.
const MOST_ERRORS: usize = 100;
/// Characters of a player's name, and of a date.
const NAME: usize = 80;

/// Reads a text with games, plays each by its rules, and keeps what is a game if asked to.
#[utoipa::path(
    post,
    path = "/api/v1/records",
    tag = "library",
    request_body = RecordsRequest,
    responses((status = 200, description = "What the text holds", body = RecordsAnswer), Problems, Absent, NotJson, Full)
)]
pub(crate) async fn records(
    State(app): State<App>,
    client: Client,
    Body(asked): Body<RecordsRequest>,
) -> Result<Json<RecordsAnswer>, Problem> {
    let place = app.reader(client)?;
    let rules = rulebook_for(&app, asked.rules.as_deref())?;
    let otherwise = asked.otherwise.as_deref().map(|id| app.shelf().ruleset(id)).transpose()?;
    let keep = asked.keep;
    let most_plies = app.limits().plies;
    // Replaying many games takes a while.
    let shelves = app.clone();
    let reading = move |stop: &Stop| {
        // Others read only once this is no longer read, whoever still waits for it.
        let _place = place;
        understood(&asked, &rules, otherwise.as_ref(), most_plies, &shelves, stop)
    };
    let (mut answer, mut kept) = app.workers().run(client, Cost::Long, reading).await??;
    if keep {
        let store = &app.registry().services().store;
        let mut fresh = 0;
        // A few at a time, so that whoever plays meanwhile does not wait for all of them.
        while !kept.is_empty() {
            let rest = kept.split_off(kept.len().min(TOGETHER));
            fresh += store.import(kept).await?;
            kept = rest;
        }
        answer.kept = Some(fresh);
    } else {
        answer.games.iter_mut().for_each(|game| game.id = None);
    }
    Ok(Json(answer))
}

fn understood(
    asked: &RecordsRequest,
    rules: &Rulebook,
    otherwise: Option<&Ruleset>,
    most_plies: usize,
    app: &App,
    stop: &Stop,
) -> Result<(RecordsAnswer, Vec<Imported>), Problem> {
    let bad = |detail: String| Problem::new(Code::BadRequest, detail);
    let format: Option<Format> = asked
        .format
        .as_deref()
        .map(str::parse)
        .transpose()
        .map_err(|error: hnefi_records::UnknownFormat| bad(error.to_string()))?;
    let Some(format) = format.or_else(|| Format::detect(asked.name.as_deref(), &asked.text)) else {
        let names: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
        return Err(bad(format!(
            "no format is known that begins like this; if you know it, give it by name: {}",
            names.join(", ")
        )));
    };
    let entries = read(format, &asked.text).map_err(|error| bad(error.to_string()))?;
    let plies = |entry: &Entry| entry.record.as_ref().map_or(0, |record| record.plies.len());
    if entries.len() > MOST_GAMES {
        return Err(too_many("there are too many games in one text", MOST_GAMES));
    }
    if entries.iter().map(plies).sum::<usize>() > MOST_PLIES {
        return Err(too_many("there are too many moves in one text", MOST_PLIES));
    }
    let by_file = asked.name.as_deref().and_then(|name| format.rules_named_by_file(name));
    let mut answer = RecordsAnswer {
        format: format.name(),
        title: format.title(),
        games: Vec::new(),
        errors: Vec::new(),
        guesses: Vec::new(),
        kept: None,
    };
    let mut kept = Vec::new();
    let mut nameless = Vec::new();
    for entry in entries {
        if stop.is_set() {
            return Err(Problem::busy("the reading was stopped"));
        }
        match entry.record {
            Ok(mut record) => {
                if record.rules.is_none() {
                    record.rules.clone_from(&by_file);
                }
                if let Some(otherwise) = otherwise.filter(|_| rules.rules_of(&record).is_err()) {
                    record.rules = Some(RulesName::Named(otherwise.id()));
                }
                let (mut game, import) = judged(entry.line, &record, rules, most_plies);
                // What is offered here needs no file.
                let offered = game.rules.as_ref().is_some_and(|head| app.shelf().ruleset(&head.id).is_ok());
                game.draft = game.draft.filter(|_| !offered);
                if game.rules.is_none() {
                    nameless.push(record);
                }
                answer.games.push(game);
                kept.extend(import);
            }
            Err(error) if answer.errors.len() < MOST_ERRORS => {
                answer.errors.push(ReadError { line: error.line, column: error.column, message: error.message });
            }
            Err(_) => {}
        }
    }
    let guess = |Guess { rules, games, of }: Guess| {
        let layout = (rules.id() != rules.base_id()).then(|| (&rules.layout().name).into());
        RulesGuess { rules: head(&rules), layout, games, of }
    };
    answer.guesses = guesses(&nameless.iter().collect::<Vec<_>>(), app.shelf().all()).into_iter().map(guess).collect();
    Ok((answer, kept))
}

/// A record as it is told, and as it is kept if it is a game.
pub(crate) fn judged(line: usize, record: &Record, book: &Rulebook, most_plies: usize) -> (ReadGame, Option<Imported>) {
    let record = &plain_text::record(record);
    let text = |name: &str| {
        record.tags.get(name).map(|text| text.chars().take(NAME).collect::<String>()).filter(|text| !text.is_empty())
    };
    let mut told = ReadGame {
        line,
        id: None,
        name: record.id.as_ref().map(|id| id.chars().take(NAME).collect()),
        rules: None,
        attackers: text(tag::ATTACKERS),
        defenders: text(tag::DEFENDERS),
        result: record.result.map(|result| result.to_string()),
        day: day(record),
        plies: record.plies.len(),
        problem: None,
        shown: None,
        moves: Vec::new(),
        start: None,
        notes: Vec::new(),
        draft: None,
    };
    let refused = |mut told: ReadGame, kind, ply: Option<usize>, detail| {
        let text = ply.and_then(|ply| record.plies.get(ply.checked_sub(1)?)).map(move_text);
        told.problem = Some(RecordProblem { kind, ply, text, detail });
        (told, None)
    };
    let rules = match book.rules_of(record) {
        Ok(rules) => rules,
        Err(problem) => {
            let kind = if problem == RulesProblem::Unnamed { "unnamed-rules" } else { "unknown-rules" };
            return refused(told, kind, None, problem.to_string());
        }
    };
    told.rules = Some(head(&rules));
    if record.plies.len() > most_plies {
        return refused(told, "not-a-game", None, format!("a game has at most {most_plies} plies here"));
    }
    // A collection may have games of different times or layouts under one name.
    let played = replay_between_people(record, &rules).map(|game| (game, rules.clone())).or_else(|difference| {
        book.others_of(record).find_map(|other| Some((replay_between_people(record, &other).ok()?, other))).ok_or(difference)
    });
    let (game, rules) = match played {
        Ok(played) => played,
        Err(difference) => {
            let ply = difference.ply();
            return refused(told, "not-a-game", ply, difference.to_string());
        }
    };
    told.rules = Some(head(&rules));
    told.result = stated_result(record, &game).map(|result| result.to_string());
    told.shown = Some(ShownGame::of(&game));
    told.moves = game.plies().iter().map(hnefi_rules::Ply::text).collect();
    told.start = unusual_start(&game);
    told.notes = notes_of(record, &rules, &game);
    told.draft = rules.own_file().map(str::to_owned);
    match import(record, &rules, &game, &told) {
        Ok(import) => {
            told.id = Some(import.id.to_string());
            (told, Some(import))
        }
        Err(detail) => refused(told, "not-a-game", None, detail),
    }
}

fn import(record: &Record, rules: &Ruleset, game: &Game, told: &ReadGame) -> Result<Imported, String> {
    let mut record = record.clone();
    record.rules = Some(RulesName::Named(rules.id()));
    let book = Rulebook::new().always(rules.clone());
    let line = write(Format::GAME_LINES, &[record], &book).map_err(|error| error.to_string())?.text.trim().to_owned();
    let mut shelved =
        Shelved::of(rules, game, told.attackers.clone().unwrap_or_default(), told.defenders.clone().unwrap_or_default(), 0);
    shelved.head.name = told.name.clone().unwrap_or_default();
    shelved.head.day = told.day.clone().unwrap_or_default();
    // What the record says counts where the board does not decide.
    if game.outcome().is_none() {
        shelved.head.result = told.result.as_deref().map_or(GameResult::Unfinished, result);
    }
    Ok(Imported { id: Random128::of(&line), line, file: rules.own_file().map(str::to_owned), shelved })
}

fn result(word: &str) -> GameResult {
    [GameResult::Attackers, GameResult::Defenders, GameResult::Draw]
        .into_iter()
        .find(|result| result.to_string() == word)
        .unwrap_or(GameResult::Unfinished)
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

/// The first position of a game, if it is not that of its rules.
pub(super) fn unusual_start(game: &Game) -> Option<String> {
    let rules = game.variant();
    let usual = Setup::from(game.start()).position(rules).is_ok_and(|start| start == Position::start(rules));
    (!usual).then(|| game.start().to_string())
}

/// A rule set by id and name.
pub(super) fn head(rules: &Ruleset) -> RulesHead {
    RulesHead { id: rules.id(), name: rules.name().into(), own: rules.own_file().is_some() }
}
