//! The records of the games played, which are printed however the program is left.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hnefi_records::GameLine;
use hnefi_rules::Game;

use crate::output;

/// The games so far, shared with what handles an interruption.
#[derive(Clone, Default)]
pub(super) struct Kept(Arc<Mutex<Lines>>);

/// Game lines.
#[derive(Default)]
struct Lines {
    /// Of games that another followed.
    before: Vec<String>,
    /// Of the present game.
    present: String,
}

impl Kept {
    /// Keeps the game as it now is.
    pub(super) fn update(&self, game: &Game) {
        self.lines().present = GameLine::of(game).to_json();
    }

    /// Lets another game follow the present one, which is left out if nothing was played.
    pub(super) fn begin_another(&self, game: &Game) {
        let mut lines = self.lines();
        let present = std::mem::take(&mut lines.present);
        if !game.plies().is_empty() || game.outcome().is_some() {
            lines.before.push(present);
        }
    }

    /// Prints each game as a line.
    pub(super) fn print(&self) {
        let lines = self.lines();
        lines.before.iter().chain([&lines.present]).for_each(output::line);
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
