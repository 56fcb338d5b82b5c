//! A game that a browser keeps, played there or imported, as a record.

use hnefi_api::records::CheckedRecord;
use hnefi_api::{Refusal, RulesetPage, RulesetRegistry};
use hnefi_library::{ImportedRecord, LibraryEntry, RecordOfGame, day_of, entry_of_played, small_board};
use hnefi_play::json::ExportList;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::LocalApi;
use crate::answer::Answer;
use crate::json::{json, read};
use crate::local_game::{LocalGame, MAX_PLIES};

/// An imported record as it is kept.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredRecord {
    /// The game line.
    pub(crate) line: String,
    /// The file of its rules, where they are not built in.
    pub(crate) file: Option<String>,
    /// When it was imported, in milliseconds since 1970.
    pub(crate) kept: u64,
}

/// A game that this browser keeps, played or imported, with its record.
#[wasm_bindgen]
pub struct LocalRecord {
    name: String,
    game: RecordOfGame,
    origin: Origin,
}

/// Where a game comes from.
enum Origin {
    Played(Box<LocalGame>),
    /// Imported at a time.
    Imported(u64),
}

#[wasm_bindgen]
impl LocalRecord {
    /// A game by the name that this browser has for it, from what is kept of it.
    ///
    /// # Errors
    /// If that is no game: a rule set that has changed since can spoil it.
    pub fn open(api: &LocalApi, name: &str, stored: &str) -> Result<LocalRecord, JsError> {
        LocalRecord::read(api.rulesets(), name, stored).map_err(|error| JsError::new(&error))
    }

    /// The game to be looked at, as `GET /library/{id}` tells it.
    #[must_use]
    pub fn kept(&self) -> Answer {
        let kept = self.game.kept(self.name.clone(), self.is_imported(), None);
        Answer::of(kept.and_then(|kept| json(&kept)))
    }

    /// The page of its rule set, as `GET /games/{id}/ruleset` tells it, or the text of its file.
    #[must_use]
    pub fn rules(&self, as_file: bool) -> Answer {
        if as_file {
            return Answer::of(Ok(self.game.rules.template()));
        }
        let page = RulesetPage::of(&self.game.rules).map_err(|error| Refusal::internal(&error));
        Answer::of(page.and_then(|page| json(&page)))
    }

    /// The formats to take it away in, as `GET /games/{id}/exports` tells them.
    #[must_use]
    pub fn exports(&self) -> Answer {
        Answer::of(json(&ExportList::of(&self.game.record, &self.game.rulebook())))
    }

    /// The game in a format, as `GET /games/{id}/record` gives it.
    #[must_use]
    pub fn record(&self, format: &str) -> Answer {
        Answer::of(self.game.written(format).map(|(_, text)| text))
    }

    /// A small picture of its last position, as `GET /library/{id}/board.svg` gives it.
    #[must_use]
    pub fn board(&self, theme: Option<String>) -> Answer {
        let drawn = match &self.origin {
            Origin::Played(game) => small_board(&self.game.rules, &game.state().game, theme.as_deref()),
            Origin::Imported(_) => self.game.game().and_then(|game| small_board(&self.game.rules, &game, theme.as_deref())),
        };
        Answer::of(drawn)
    }
}

impl LocalRecord {
    pub(crate) fn read(rulesets: &RulesetRegistry, name: &str, stored: &str) -> Result<LocalRecord, String> {
        let (game, origin) = match read::<StoredRecord>(stored) {
            Ok(StoredRecord { line, file, kept }) => {
                let game = RecordOfGame::imported(&line, file.as_deref(), rulesets).map_err(|refusal| refusal.detail)?;
                (game, Origin::Imported(kept))
            }
            Err(_) => {
                let game = LocalGame::read(stored)?;
                (RecordOfGame::played(game.state()), Origin::Played(Box::new(game)))
            }
        };
        Ok(LocalRecord { name: name.to_owned(), game, origin })
    }

    pub(crate) const fn is_imported(&self) -> bool {
        matches!(self.origin, Origin::Imported(_))
    }

    /// The entry of the game in the library; `None` for a record that is none by its rules any more.
    pub(crate) fn entry(&self) -> Option<LibraryEntry> {
        let (mut entry, at) = match &self.origin {
            Origin::Played(game) => (entry_of_played(game.state(), 0), game.state().created),
            Origin::Imported(kept) => {
                let checked = CheckedRecord::of(&self.game.record, &self.game.rulebook(), MAX_PLIES);
                (ImportedRecord::of(&checked)?.entry, *kept)
            }
        };
        if entry.head.day.is_empty() {
            entry.head.day = day_of(at);
        }
        Some(entry)
    }
}
