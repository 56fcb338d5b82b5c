//! The view of a position: its pieces and what they reach, as bit sets.

use std::cell::OnceCell;

use hnefi_rules::{Position, Side};

use super::bits::Bits;
use super::reach::Reach;
use super::simd::dispatch_simd;
use super::tables::BoardTables;

/// A position as bit sets: pieces, empty points and what pieces reach. Made once a node, for the evaluation and the ordering of quiet
/// moves.
pub(crate) struct View<'a> {
    pub(crate) position: &'a Position,
    pub(crate) tables: &'a BoardTables<'a>,
    pub(crate) attackers: Bits,
    /// The king among them.
    pub(crate) defenders: Bits,
    /// The king's point, if it is on the board.
    pub(crate) king: Bits,
    /// Without the king.
    pub(crate) men: Bits,
    /// Empty points of the board.
    pub(crate) empty: Bits,
    /// Points that the attackers' men reach in one move, and the defenders' without the king.
    pub(crate) reach: [Bits; 2],
    /// Where the king could go in a few moves if no other piece moved.
    pub(crate) ways: Ways,
}

impl<'a> View<'a> {
    pub(crate) fn new(position: &'a Position, tables: &'a BoardTables<'a>) -> View<'a> {
        dispatch_simd(
            #[inline(always)]
            || View::inlined(position, tables),
        )
    }

    #[inline(always)]
    pub(crate) fn inlined(position: &'a Position, tables: &'a BoardTables<'a>) -> View<'a> {
        let attackers = Bits::occupied(position, Side::Attackers);
        let defenders = Bits::occupied(position, Side::Defenders);
        let king = Bits::only(position.king());
        let men = defenders.without(&king);
        let empty = tables.board.without(&attackers).without(&defenders);
        let reach = Reach::new(tables, &attackers, &men, &king, &empty);
        let ways = Ways::new(position, tables, &reach);
        View { position, tables, attackers, defenders, king, men, empty, reach: [reach.attackers, reach.defenders], ways }
    }
}

/// The [`View`] of a node, made when it is first asked for.
pub(crate) struct LazyView<'a> {
    pub(crate) position: &'a Position,
    pub(crate) tables: &'a BoardTables<'a>,
    view: OnceCell<View<'a>>,
}

impl<'a> LazyView<'a> {
    #[inline(always)]
    pub(crate) const fn new(position: &'a Position, tables: &'a BoardTables<'a>) -> LazyView<'a> {
        LazyView { position, tables, view: OnceCell::new() }
    }

    #[inline]
    pub(crate) fn get(&self) -> &View<'a> {
        self.view.get_or_init(|| View::new(self.position, self.tables))
    }
}

/// Where the king can go, and from where a goal is near.
pub(crate) struct Ways {
    /// Points that the king reaches in one move.
    pub(crate) one_move: Bits,
    /// Points from which it reaches a goal in one move.
    pub(crate) goal_in_one: Bits,
    /// Points from which it reaches a goal in two moves, not in one.
    pub(crate) goal_in_two: Bits,
    /// In how many directions a goal lies open.
    pub(crate) out: u32,
}

impl Ways {
    #[inline(always)]
    pub(super) fn new(position: &Position, tables: &BoardTables<'_>, reach: &Reach) -> Ways {
        let Reach { king, goal_in_one, king_pass, king_stop, .. } = *reach;
        let back_again = goal_in_one.slide_within(&king_pass, tables.king_speed);
        let goal_in_two = back_again.and(&king_stop).without(&goal_in_one).without(&tables.goal);
        Ways { one_move: king, goal_in_one, goal_in_two, out: position.ways_out(tables.compiled) }
    }
}
