//! Repetition: the positions of the game and of the path from the root, and the turns that are left where the rules limit them.

use hnefi_rules::rules::{Berserk, Dice, MercenaryTaken, Repetition, RepetitionBan, Rules};
use hnefi_rules::{Game, Move, Position, Side};

/// How a position comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Again {
    /// It stood in the tree before (twofold repetition): a side that can bring it about a second time can do so a third time.
    InTree,
    /// It stood on the board as often as the rules allow.
    OnceTooOften,
}

pub(crate) struct PositionHistory {
    /// Positions of the game before the root that can still come again, with how often they stood on the board; by hash.
    game: Vec<(u64, u32)>,
    /// The root and the positions between it and the node being searched.
    path: Vec<u64>,
    /// The occurrence that ends the game.
    limit: u32,
    /// Whether a die is thrown: then no side can be sure to bring a position about again, and lost turns do so unasked.
    die: bool,
    rule: Repetition,
    /// The turns before the game is drawn, where it is after a number of them.
    turns: Option<Turns>,
}

/// The turns that the rules leave a game, seen from the root.
struct Turns {
    /// Turns until the game is drawn by the turn limit.
    left: u32,
    /// Turns until it is drawn if no piece is captured, and how many there are after a capture.
    quiet: u32,
    quiet_anew: u32,
    /// The pieces of each side at the root and at the nodes below it, and whether a turn ended there.
    path: Vec<(u32, u32, bool)>,
    /// Whether a turn can be more than one move.
    turns_vary: bool,
}

impl Turns {
    fn of(game: &Game, rules: &Rules) -> Option<Turns> {
        let left = |limit: Option<usize>, gone: usize| {
            limit.map_or(PositionHistory::NO_LIMIT, |limit| limit.saturating_sub(gone) as u32)
        };
        let (all, quiet) = (rules.draw_after_turns.turns(), rules.draw_after_quiet_turns.turns());
        (all.is_some() || quiet.is_some()).then(|| Turns {
            left: left(all, game.turns()),
            quiet: left(quiet, game.quiet_turns()),
            quiet_anew: left(quiet, 0),
            path: vec![Turns::step(game.position())],
            turns_vary: rules.berserk != Berserk::None,
        })
    }

    fn step(position: &Position) -> (u32, u32, bool) {
        (position.count(Side::Attackers), position.count(Side::Defenders), position.going_on().is_none())
    }

    /// The turns left at a position below the last one entered.
    fn left_at(&self, position: &Position) -> u32 {
        let (mut left, mut quiet) = (self.left, self.quiet);
        let mut captured = false;
        let steps = self.path.iter().copied().chain([Turns::step(position)]);
        let mut before = self.path.first().copied();
        for step in steps.skip(1) {
            captured |= before.is_some_and(|before| (before.0, before.1) != (step.0, step.1));
            if step.2 {
                quiet =
                    if captured { self.quiet_anew } else { quiet.saturating_sub(u32::from(quiet != PositionHistory::NO_LIMIT)) };
                left = left.saturating_sub(u32::from(left != PositionHistory::NO_LIMIT));
                captured = false;
            }
            before = Some(step);
        }
        left.min(quiet)
    }
}

impl PositionHistory {
    /// More turns than any search looks ahead.
    pub(crate) const NO_LIMIT: u32 = u32::MAX;

    /// What a search from the end of a game has to know.
    ///
    /// Where the rules let a game go on for ever, repeating a position gains nothing, so the search treats it as it
    /// treats a draw at the third time. Under a die it means nothing at all.
    pub(crate) fn new(game: &Game, repetition: Repetition) -> PositionHistory {
        let plies = game.plies();
        let root = key(repetition, game.position());
        // No position from before a capture comes again, unless captured men may be won back.
        let final_captures = game.variant().rules().mercenary_taken == MercenaryTaken::Removed;
        let rules = game.variant().rules();
        let key = |position: &Position| key(repetition, position);
        let after_capture = plies.iter().rposition(|ply| final_captures && !ply.captures.is_empty());
        let first = after_capture.is_none().then(|| key(game.start()));
        let later = plies[after_capture.unwrap_or(0)..].iter().map(|ply| key(&ply.position));
        let mut hashes: Vec<u64> = first.into_iter().chain(later).collect();
        // The root itself is the last.
        hashes.pop();
        hashes.sort_unstable();
        let counted = hashes.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as u32)).collect();
        let die = game.variant().rules().dice != Dice::None;
        let limit = match repetition.occurrence() {
            Some(occurrence) => occurrence as u32,
            None if die => u32::MAX,
            None => 3,
        };
        PositionHistory { game: counted, path: vec![root], limit, die, rule: repetition, turns: Turns::of(game, rules) }
    }

    pub(crate) fn enter(&mut self, position: &Position) {
        self.path.push(key(self.rule, position));
        if let Some(turns) = &mut self.turns {
            turns.path.push(Turns::step(position));
        }
    }

    pub(crate) fn leave(&mut self) {
        self.path.pop();
        if let Some(turns) = &mut self.turns {
            turns.path.pop();
        }
    }

    /// The turns that are left at a position below the last one entered, before the game is drawn.
    #[inline]
    pub(crate) fn turns_left(&self, position: &Position) -> u32 {
        self.turns.as_ref().map_or(PositionHistory::NO_LIMIT, |turns| turns.left_at(position))
    }

    /// The same at the root.
    pub(crate) fn turns_left_at_the_root(&self) -> u32 {
        self.turns.as_ref().map_or(PositionHistory::NO_LIMIT, |turns| turns.left.min(turns.quiet))
    }

    /// Whether the game may go on for more plies than there are turns left at the root: a capture begins the count of quiet turns anew, and a turn may
    /// have several moves.
    pub(crate) fn limit_may_move(&self) -> bool {
        self.turns.as_ref().is_some_and(|turns| turns.turns_vary || turns.quiet < turns.left)
    }

    /// The least number left `plies` below the root, in lines of captures that are not entered.
    #[inline]
    pub(crate) fn turns_left_after(&self, plies: u32) -> u32 {
        match &self.turns {
            Some(turns) if turns.left != PositionHistory::NO_LIMIT && !turns.turns_vary => turns.left.saturating_sub(plies),
            _ => PositionHistory::NO_LIMIT,
        }
    }

    /// A key for positions near the turn limit, so that the transposition table does not mix them with others.
    #[inline]
    pub(crate) fn mark(&self, position: &Position) -> u64 {
        match self.turns_left(position) {
            left if left < SOON => u64::from(left + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            _ => 0,
        }
    }

    /// Whether arriving at a position repeats one of the tree, or one of the game once too often.
    pub(crate) fn repetition(&self, position: &Position) -> Option<Again> {
        // The attackers may, and nothing comes of it.
        if self.rule.is_of_the_board() && self.rule.ban(position.side().other()) == RepetitionBan::Never {
            return None;
        }
        let hash = key(self.rule, position);
        if self.earlier(hash) + 1 >= self.limit {
            return Some(Again::OnceTooOften);
        }
        if !self.path.contains(&hash) {
            return None;
        }
        if self.rule.is_of_the_board() {
            return Some(Again::OnceTooOften);
        }
        if !self.die {
            return Some(Again::InTree);
        }
        let on_path = self.path.iter().filter(|above| **above == hash).count() as u32;
        (self.earlier(hash) + on_path + 1 >= self.limit).then_some(Again::OnceTooOften)
    }

    /// Whether a quiet move of the side to move leads to a position that [`PositionHistory::repetition`] knows. Where what stands on the board
    /// is all that counts, no: such moves are forbidden, and nobody is better off for them.
    #[inline]
    pub(crate) fn may_repeat(&self, position: &Position, mv: Move) -> bool {
        if self.rule.is_of_the_board() || position.is_empty(mv.from) {
            return false;
        }
        let hash = position.hash_after_quiet(mv);
        !self.die && self.path.contains(&hash) || self.earlier(hash) + 1 >= self.limit
    }

    /// Whether arriving at a position repeats one of the game once too often.
    pub(crate) fn is_once_too_often(&self, position: &Position) -> bool {
        self.earlier(key(self.rule, position)) + 1 >= self.limit
    }

    /// Whether a side that wants to be sure cannot count on a position: it stood on the board as often as the rules allow.
    pub(crate) fn is_out_of_reach(&self, position: &Position) -> bool {
        self.is_once_too_often(position) || self.rule.is_of_the_board() && self.is_on_path(position)
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
    pub(crate) fn is_on_path(&self, position: &Position) -> bool {
        self.path.contains(&key(self.rule, position))
    }
}

/// With fewer turns left than these, what a position is worth depends on their number.
const SOON: u32 = 64;

/// What makes a position the same as another where the rules ask.
#[inline]
fn key(rule: Repetition, position: &Position) -> u64 {
    if rule.is_of_the_board() { position.hash_of_the_board() } else { position.hash() }
}
