//! Positions that came before, in the game and on the way down the tree, so that repetition is seen.

use hnefi_rules::Game;
use hnefi_rules::ruleset::{MercenaryTaken, Repetition};

/// How a position comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Again {
    /// It stood in the tree before: whoever can bring it about a second time can bring it about a third.
    InTree,
    /// It stood on the board as often as the rules allow.
    OnceTooOften,
}

pub(crate) struct Past {
    /// Positions of the game before the root that can still come again, with how often they stood on the board; by hash.
    game: Vec<(u64, u32)>,
    /// The root and the positions between it and the node being searched.
    path: Vec<u64>,
    /// The occurrence that ends the game.
    limit: u32,
}

impl Past {
    /// What a search from the end of a game has to know.
    ///
    /// Where the rules let a game go on for ever, coming back to where one was gains nobody anything, so the search treats it as it
    /// treats a draw at the third time.
    pub(crate) fn new(game: &Game, repetition: Repetition) -> Past {
        let plies = game.plies();
        let root = game.position().hash();
        // No position from before a capture comes again, unless captured men may be won back.
        let final_captures = game.rules().rules().mercenary_taken == MercenaryTaken::Removed;
        let after_capture = plies.iter().rposition(|ply| final_captures && !ply.captures.is_empty());
        let first = after_capture.is_none().then(|| game.start().hash());
        let later = plies[after_capture.unwrap_or(0)..].iter().map(|ply| ply.position.hash());
        let mut hashes: Vec<u64> = first.into_iter().chain(later).collect();
        // The root itself is the last.
        hashes.pop();
        hashes.sort_unstable();
        let counted = hashes.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as u32)).collect();
        let limit = if repetition == Repetition::DrawAtSecond { 2 } else { 3 };
        Past { game: counted, path: vec![root], limit }
    }

    pub(crate) fn enter(&mut self, hash: u64) {
        self.path.push(hash);
    }

    pub(crate) fn leave(&mut self) {
        self.path.pop();
    }

    /// Whether arriving at a position repeats one of the tree, or one of the game once too often.
    pub(crate) fn repetition(&self, hash: u64) -> Option<Again> {
        if self.is_once_too_often(hash) {
            return Some(Again::OnceTooOften);
        }
        self.is_on_path(hash).then_some(Again::InTree)
    }

    /// Whether arriving at a position repeats one of the game once too often.
    pub(crate) fn is_once_too_often(&self, hash: u64) -> bool {
        let found = self.game.binary_search_by_key(&hash, |(h, _)| *h);
        found.is_ok_and(|at| self.game[at].1 + 1 >= self.limit)
    }

    /// Whether there is any position that is not to come again.
    pub(crate) fn may_be_once_too_often(&self) -> bool {
        self.game.iter().any(|(_, times)| times + 1 >= self.limit)
    }

    /// Whether a position stands between the root and the node being searched.
    pub(crate) fn is_on_path(&self, hash: u64) -> bool {
        self.path.contains(&hash)
    }
}
