//! A game that is kept, played or imported or of a study, as a record.

use std::sync::Arc;

use hnefi_api::records::plain_record;
use hnefi_records::{Format, LegalPart, Record, Rulebook, RulesName, legal_part, read, replay_between_people};
use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;

use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::extract::{GameName, no_game};
use crate::http::problem::{Code, OrInternal, Problem};
use crate::library::study_games::{StudyGame, StudyGameId};
use crate::live_games::command::Command;
use crate::store::Store;
use hnefi_play::{State, record_of};

/// A stored game, played or imported, or a game of a study.
pub(crate) struct StoredGame {
    pub(crate) origin: Origin,
    pub(crate) record: Record,
    pub(crate) rules: Ruleset,
}

/// Where a game comes from.
pub(crate) enum Origin {
    Played,
    Imported,
    Study(Box<StudyGame>),
}

impl StoredGame {
    /// Reads a game of any kind.
    pub(crate) async fn read(app: &App, client: Client, name: &GameName) -> Result<StoredGame, Problem> {
        let id = match name {
            GameName::Stored(id) => *id,
            GameName::Study(id) => return StoredGame::of_study(app, client, id.clone()).await,
        };
        let store: &Arc<Store> = &app.games().services().store;
        if let Some((line, file)) = store.imported(id).await? {
            let rules = rules_of(app, &line, file.as_deref())?;
            return Ok(StoredGame { origin: Origin::Imported, record: one(&line)?, rules });
        }
        let played = app.games().ask(client, id, Command::Read).await?.state;
        Ok(StoredGame { origin: Origin::Played, record: record_of(&played), rules: played.rules.clone() })
    }

    async fn of_study(app: &App, client: Client, id: StudyGameId) -> Result<StoredGame, Problem> {
        let state = app.clone();
        let open = {
            let id = id.clone();
            move |_: &Stop| state.study_games().open(&id, state.rulesets())
        };
        let found = app.workers().run(client, Cost::Short, open).await?.or_internal()?;
        let (game, rules, record) = found.ok_or_else(|| no_game(&id.to_string()))?;
        Ok(StoredGame { origin: Origin::Study(Box::new(game)), record, rules })
    }

    /// The rules of a game of any kind.
    pub(crate) async fn rules_of(app: &App, client: Client, name: &GameName) -> Result<Ruleset, Problem> {
        let GameName::Stored(id) = name else { return Ok(StoredGame::read(app, client, name).await?.rules) };
        let store: &Arc<Store> = &app.games().services().store;
        match store.imported(*id).await? {
            Some((line, file)) => rules_of(app, &line, file.as_deref()),
            None => Ok(app.games().ask(client, *id, Command::Read).await?.state.rules.clone()),
        }
    }

    /// The rules of a game of any kind, and the game as it stands. One that was played here is read from the store and stays asleep.
    pub(crate) async fn standing(app: &App, client: Client, name: &GameName) -> Result<(Ruleset, Game), Problem> {
        let played = match name {
            GameName::Stored(id) => app.games().services().store.load(*id).await?.map(|stored| (*id, stored)),
            GameName::Study(_) => None,
        };
        let Some((id, stored)) = played else {
            let stored = StoredGame::read(app, client, name).await?;
            let replay = move |_: &Stop| stored.legal().map(|legal| (stored.rules, legal.game));
            return app.workers().run(client, Cost::Short, replay).await?;
        };
        let replay = move |_: &Stop| State::of(id, stored.created, stored.seat, stored.times_and_events());
        let state = app.workers().run(client, Cost::Short, replay).await?.or_internal()?;
        Ok((state.rules, state.game))
    }

    /// The game, replayed.
    pub(crate) fn game(&self) -> Result<Game, Problem> {
        replay_between_people(&self.record, &self.rules)
            .map_err(|difference| Problem::internal(&format_args!("a stored game does not replay: {difference}")))
    }

    /// The game with its record, the variations cut down to what is legal.
    pub(crate) fn legal(&self) -> Result<LegalPart, Problem> {
        legal_part(&self.record, &self.rules)
            .map_err(|difference| Problem::internal(&format_args!("a stored game does not replay: {difference}")))
    }

    /// The rulebook for writing the record.
    pub(crate) fn rulebook(&self) -> Rulebook {
        Rulebook::new().always(self.rules.clone())
    }
}

fn one(line: &str) -> Result<Record, Problem> {
    let entries = read(Format::GAME_LINES, line).or_internal()?;
    let entry = entries.into_iter().next().ok_or_else(|| Problem::internal(&"a stored game is empty"))?;
    // Records from before hidden characters were removed still have them.
    entry.record.map(|record| plain_record(&record)).or_internal()
}

/// The rule set of an imported record.
fn rules_of(app: &App, line: &str, file: Option<&str>) -> Result<Ruleset, Problem> {
    let name = one(line)?.rules;
    let id = name.as_ref().map_or("", RulesName::text);
    match file {
        Some(text) => {
            let selection = id.split_once('+').map_or("", |(_, selection)| selection);
            Ruleset::from_toml_with(text, selection).or_internal()
        }
        None => Ok(app.rulesets().ruleset(id)?),
    }
}

/// A problem about a number that is too large.
pub(crate) fn too_many(what: &str, most: usize) -> Problem {
    Problem::new(Code::TooLarge, format!("{what}: {most} at most"))
}
