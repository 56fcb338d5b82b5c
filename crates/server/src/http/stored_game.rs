//! A stored game, played or imported, as a record.

use std::sync::Arc;

use hnefi_records::{Format, LegalPart, Record, Rulebook, RulesName, legal_part, read, replay_between_people};
use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;

use crate::clients::Client;
use crate::http::app::App;
use crate::http::problem::{Code, OrInternal, Problem};
use crate::library::plain_text;
use crate::live_games::actor::Command;
use crate::random::GameId;
use crate::store::Store;

/// A stored game, played or imported.
pub(crate) struct StoredGame {
    pub(crate) imported: bool,
    pub(crate) record: Record,
    pub(crate) rules: Ruleset,
}

impl StoredGame {
    /// Reads a stored game, played or imported.
    pub(crate) async fn read(app: &App, client: Client, id: GameId) -> Result<StoredGame, Problem> {
        let store: &Arc<Store> = &app.games().services().store;
        if let Some((line, file)) = store.imported(id).await? {
            let rules = rules_of(app, &line, file.as_deref())?;
            return Ok(StoredGame { imported: true, record: one(&line)?, rules });
        }
        let played = app.games().ask(client, id, Command::Read).await?.state;
        let record = Record { id: Some(id.to_string()), ..Record::of(&played.game) };
        Ok(StoredGame { imported: false, record, rules: played.rules.clone() })
    }

    /// The rules of a stored game.
    pub(crate) async fn rules_of(app: &App, client: Client, id: GameId) -> Result<Ruleset, Problem> {
        let store: &Arc<Store> = &app.games().services().store;
        match store.imported(id).await? {
            Some((line, file)) => rules_of(app, &line, file.as_deref()),
            None => Ok(app.games().ask(client, id, Command::Read).await?.state.rules.clone()),
        }
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
    entry.record.map(|record| plain_text::record(&record)).or_internal()
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
