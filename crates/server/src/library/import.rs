//! What the library keeps of a record that was read.

use hnefi_api::records::CheckedRecord;
use hnefi_rules::GameResult;

use super::entry;
use crate::random::Random128;
use crate::store::Imported;

/// Games that are imported in one transaction: few, so that a move does not wait for many.
pub(crate) const GAMES_PER_TRANSACTION: usize = 50;

/// The game of a record; `None` where the record is no game.
pub(crate) fn imported(checked: &CheckedRecord) -> Option<Imported> {
    let of = checked.game.as_ref().ok()?;
    let player = |name: &Option<String>| name.clone().unwrap_or_default();
    let mut entry = entry::of(&of.rules, &of.game, player(&checked.attackers), player(&checked.defenders), 0);
    entry.head.name = checked.name.clone().unwrap_or_default();
    entry.head.day = checked.day.clone().unwrap_or_default();
    // The record decides where the board does not.
    if of.game.outcome().is_none() {
        entry.head.result = checked.result.unwrap_or(GameResult::Unfinished);
    }
    Some(Imported { id: Random128::of(&of.line), line: of.line.clone(), file: of.rules.own_file().map(str::to_owned), entry })
}
