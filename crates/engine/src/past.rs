//! Positions that came before, in the game and on the way down the tree, so that repetition is seen.

use hnefi_rules::Game;
use hnefi_rules::ruleset::{Dice, MercenaryTaken, Repetition};

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
    /// Whether a die is thrown: then nobody can be sure to bring a position about again, and lost turns do so unasked.
    die: bool,
}

impl Past {
    /// What a search from the end of a game has to know.
    ///
    /// Where the rules let a game go on for ever, coming back to where one was gains nobody anything, so the search treats it as it
    /// treats a draw at the third time. Under a die it means nothing at all.
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
        let die = game.rules().rules().dice != Dice::None;
        let limit = match repetition {
            Repetition::DrawAtSecond => 2,
            Repetition::Ignored if die => u32::MAX,
            _ => 3,
        };
        Past { game: counted, path: vec![root], limit, die }
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
        if !self.is_on_path(hash) {
            return None;
        }
        if !self.die {
            return Some(Again::InTree);
        }
        let on_path = self.path.iter().filter(|above| **above == hash).count() as u32;
        (self.earlier(hash) + on_path + 1 >= self.limit).then_some(Again::OnceTooOften)
    }

    /// Whether arriving at a position repeats one of the game once too often.
    pub(crate) fn is_once_too_often(&self, hash: u64) -> bool {
        self.earlier(hash) + 1 >= self.limit
    }

    /// How often a position stood on the board before the root.
    fn earlier(&self, hash: u64) -> u32 {
        self.game.binary_search_by_key(&hash, |(h, _)| *h).map_or(0, |at| self.game[at].1)
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
