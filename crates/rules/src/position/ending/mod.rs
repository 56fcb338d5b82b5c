//! Ends of the game that the whole board decides, not the king's own capture or escape.

mod encirclement;
mod exit_fort;
mod no_escape;
mod walled_in;

use encirclement::{encircled, may_cut_off};
use exit_fort::in_exit_fort;
use no_escape::has_no_escape;
use walled_in::{king_is_walled_in, may_wall_in};

use crate::compiled::Compiled;
use crate::outcome::{Outcome, Reason};
use crate::point::Point;
use crate::position::Position;
use crate::rules::{Encirclement, RuleKey};
use crate::side::Side;

/// How the board as a whole ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The attackers cut the king and all defenders off from the edge.
    Encirclement,
    /// The king stands in a fort on the edge that nobody can break.
    ExitFort,
    /// The king has lost all his men.
    KingAlone,
    /// The attackers walled the king in.
    KingWalledIn,
    /// The king's side can neither escape any more nor build a fort.
    NoEscape,
}

impl Ending {
    /// The side that wins by it.
    #[must_use]
    pub const fn winner(self) -> Side {
        match self {
            Ending::Encirclement | Ending::KingAlone | Ending::KingWalledIn | Ending::NoEscape => Side::Attackers,
            Ending::ExitFort => Side::Defenders,
        }
    }

    /// The outcome of a game that ended so.
    pub(crate) const fn outcome(self) -> Outcome {
        let (reason, rule) = match self {
            Ending::Encirclement => (Reason::Encirclement, RuleKey::Encirclement),
            Ending::ExitFort => (Reason::ExitFort, RuleKey::ExitFort),
            Ending::KingAlone => (Reason::KingAlone, RuleKey::KingAlone),
            Ending::KingWalledIn => (Reason::KingWalledIn, RuleKey::Encirclement),
            Ending::NoEscape => (Reason::NoEscape, RuleKey::NoEscape),
        };
        Outcome::win(self.winner(), reason, rule)
    }
}

/// How a position has ended the game, whichever side is to move: a position that is set up, or the start.
pub(crate) fn ending(position: &Position, compiled: &Compiled) -> Option<Ending> {
    if position.king().is_none_or(|king| compiled.is_goal(king)) {
        None
    } else if compiled.king_alone_loses && position.king_is_alone() {
        Some(Ending::KingAlone)
    } else if compiled.encirclement == Encirclement::AllDefenders && encircled(position) {
        Some(Ending::Encirclement)
    } else if compiled.encirclement == Encirclement::King && king_is_walled_in(position, compiled) {
        Some(Ending::KingWalledIn)
    } else if compiled.exit_fort && in_exit_fort(position, compiled) {
        Some(Ending::ExitFort)
    } else if compiled.no_escape_loses && has_no_escape(position, compiled) {
        Some(Ending::NoEscape)
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
    match compiled.encirclement {
        Encirclement::None => {}
        Encirclement::AllDefenders => {
            // A defender who jumps over an attacker may go into the ring himself.
            let may_encircle = match mover {
                Side::Attackers => may_cut_off(position, to),
                Side::Defenders => compiled.defenders_jump,
            };
            if (defender_lost || may_encircle) && encircled(position) {
                return Some(Ending::Encirclement);
            }
        }
        Encirclement::King => {
            let gained = defender_lost && compiled.mercenaries_change_sides;
            if may_wall_in(position, compiled, mover, to, gained) && king_is_walled_in(position, compiled) {
                return Some(Ending::KingWalledIn);
            }
        }
    }
    if compiled.exit_fort
        && (mover == Side::Defenders || mover_lost)
        && position.king().is_some_and(|king| king.is_on_edge(position.size()))
        && in_exit_fort(position, compiled)
    {
        return Some(Ending::ExitFort);
    }
    if compiled.no_escape_loses && has_no_escape(position, compiled) {
        return Some(Ending::NoEscape);
    }
    None
}
