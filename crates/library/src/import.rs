//! What the library keeps of a record that was read.

use hnefi_api::records::CheckedRecord;
use hnefi_play::GameId;
use hnefi_rules::GameResult;

use crate::entry::{LibraryEntry, entry_of};

/// A record to be put into the library.
pub struct ImportedRecord {
    /// The id of its game, made from the line: the same record always has the same.
    pub id: GameId,
    /// The record as a game line.
    pub line: String,
    /// The rule set's file, where it is not built in.
    pub file: Option<String>,
    /// The entry of its game.
    pub entry: LibraryEntry,
}

impl ImportedRecord {
    /// The game of a record; `None` where the record is no game.
    #[must_use]
    pub fn of(checked: &CheckedRecord) -> Option<ImportedRecord> {
        let of = checked.game.as_ref().ok()?;
        let player = |name: &Option<String>| name.clone().unwrap_or_default();
        let mut entry = entry_of(&of.rules, &of.game, player(&checked.attackers), player(&checked.defenders), 0);
        entry.head.name = checked.name.clone().unwrap_or_default();
        entry.head.day = checked.day.clone().unwrap_or_default();
        // The record decides where the board does not.
        if of.game.outcome().is_none() {
            entry.head.result = checked.result.unwrap_or(GameResult::Unfinished);
        }
        Some(ImportedRecord {
            id: GameId::of(&of.line),
            line: of.line.clone(),
            file: of.rules.own_file().map(str::to_owned),
            entry,
        })
    }
}
