//! Captures. Only the side that moves captures, and only with the piece it moved (active capture).

mod beside;
mod combined;
mod king;
mod men;
mod shieldwall;

pub(crate) use beside::Beside;
pub(crate) use combined::combined;
pub(crate) use king::king;
pub(crate) use men::{dies_between, landing_lines, may_take, men};
pub(crate) use shieldwall::shieldwall;
