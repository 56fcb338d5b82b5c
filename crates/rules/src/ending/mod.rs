//! Ends of the game that the whole board decides, not the king's own capture or escape.

mod encirclement;
mod exit_fort;

use crate::compiled::Compiled;
use crate::outcome::{Outcome, Reason};
use crate::point::Point;
use crate::position::Position;
use crate::ruleset::RuleKey;
use crate::side::Side;
use encirclement::{encircled, may_cut_off};
use exit_fort::in_exit_fort;

/// How the board as a whole ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The attackers cut the king and all defenders off from the edge.
    Encirclement,
    /// The king stands in a fort on the edge that nobody can break.
    ExitFort,
    /// The king has lost all his men.
    KingAlone,
}

impl Ending {
    /// The side that wins by it.
    #[must_use]
    pub const fn winner(self) -> Side {
        match self {
            Ending::Encirclement | Ending::KingAlone => Side::Attackers,
            Ending::ExitFort => Side::Defenders,
        }
    }

    /// The outcome of a game that ended so.
    pub(crate) const fn outcome(self) -> Outcome {
        let (reason, rule) = match self {
            Ending::Encirclement => (Reason::Encirclement, RuleKey::Encirclement),
            Ending::ExitFort => (Reason::ExitFort, RuleKey::ExitFort),
            Ending::KingAlone => (Reason::KingAlone, RuleKey::KingAlone),
        };
        Outcome::win(self.winner(), reason, rule)
    }
}

/// How a position has ended the game, whoever is to move: a position that is set up, or the start.
pub(crate) fn ending(position: &Position, compiled: &Compiled) -> Option<Ending> {
    if position.king().is_none_or(|king| compiled.is_goal(king)) {
        None
    } else if compiled.king_alone_loses && position.king_is_alone() {
        Some(Ending::KingAlone)
    } else if compiled.encirclement && encircled(position) {
        Some(Ending::Encirclement)
    } else if compiled.exit_fort && in_exit_fort(position, compiled) {
        Some(Ending::ExitFort)
    } else {
        None
    }
}

/// How a move has ended the game that was going on before: a piece of `mover` has come to `to`, men may have been lost, and he himself
/// may be one of them (`mover_lost`). The same as [`ending`], but without looking for what this move cannot have brought about.
#[inline]
pub(crate) fn ending_by_move(
    position: &Position,
    compiled: &Compiled,
    mover: Side,
    to: Point,
    lost: bool,
    mover_lost: bool,
) -> Option<Ending> {
    // A defender lost may have been the last one outside; an attacker lost in his own move, the last one that could break a fort.
    let defender_lost = lost && (mover == Side::Attackers || mover_lost);
    if compiled.king_alone_loses && defender_lost && position.king_is_alone() {
        return Some(Ending::KingAlone);
    }
    if compiled.encirclement && (defender_lost || mover == Side::Attackers && may_cut_off(position, to)) && encircled(position) {
        return Some(Ending::Encirclement);
    }
    if compiled.exit_fort
        && (mover == Side::Defenders || mover_lost)
        && position.king().is_some_and(|king| king.is_on_edge(position.size()))
        && in_exit_fort(position, compiled)
    {
        return Some(Ending::ExitFort);
    }
    None
}
