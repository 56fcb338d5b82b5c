//! The board as bit sets: sets of points, tables of a rule set's board, captures, threats, and the view of a position.

pub(crate) mod bits;
pub(crate) mod captures;
pub(crate) mod die;
pub(crate) mod places;
mod reach;
pub(crate) mod simd;
pub(crate) mod tables;
pub(crate) mod threats;
pub(crate) mod view;

pub(crate) use bits::Bits;
pub(crate) use tables::BoardTables;
pub(crate) use view::{LazyView, View};
