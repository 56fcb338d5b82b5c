//! A game that is kept, played or imported or of a study, as a record.

use std::sync::Arc;

use hnefi_library::RecordOfGame;
use hnefi_play::State;
use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;

use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::extract::{GameName, no_game};
use crate::http::problem::{OrInternal, Problem};
use crate::library::study_games::{StudyGame, StudyGameId};
use crate::live_games::command::Command;
use crate::store::Store;

/// A stored game, played or imported, or a game of a study.
pub(crate) struct StoredGame {
    pub(crate) origin: Origin,
    pub(crate) game: RecordOfGame,
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
            return Ok(StoredGame {
                origin: Origin::Imported,
                game: RecordOfGame::imported(&line, file.as_deref(), app.rulesets())?,
            });
        }
        let played = app.games().ask(client, id, Command::Read).await?.state;
        Ok(StoredGame { origin: Origin::Played, game: RecordOfGame::played(&played) })
    }

    async fn of_study(app: &App, client: Client, id: StudyGameId) -> Result<StoredGame, Problem> {
        let state = app.clone();
        let open = {
            let id = id.clone();
            move |_: &Stop| state.study_games().open(&id, state.rulesets())
        };
        let found = app.workers().run(client, Cost::Short, open).await?.or_internal()?;
        let (game, rules, record) = found.ok_or_else(|| no_game(&id.to_string()))?;
        Ok(StoredGame { origin: Origin::Study(Box::new(game)), game: RecordOfGame { record, rules } })
    }

    /// The rules of a game of any kind.
    pub(crate) async fn rules_of(app: &App, client: Client, name: &GameName) -> Result<Ruleset, Problem> {
        let GameName::Stored(id) = name else { return Ok(StoredGame::read(app, client, name).await?.game.rules) };
        let store: &Arc<Store> = &app.games().services().store;
        match store.imported(*id).await? {
            Some((line, file)) => Ok(RecordOfGame::imported(&line, file.as_deref(), app.rulesets())?.rules),
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
            let stored = StoredGame::read(app, client, name).await?.game;
            let replay = move |_: &Stop| stored.legal().map(|legal| (stored.rules, legal.game));
            return Ok(app.workers().run(client, Cost::Short, replay).await??);
        };
        let replay = move |_: &Stop| State::of(id, stored.created, stored.seat, stored.times_and_events());
        let state = app.workers().run(client, Cost::Short, replay).await?.or_internal()?;
        Ok((state.rules, state.game))
    }
}
