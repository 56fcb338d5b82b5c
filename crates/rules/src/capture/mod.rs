//! Captures. Only the side that moves captures, and only with the piece it moved (active capture).

mod combined;
mod king;
mod men;
mod shieldwall;

pub(crate) use combined::combined;
pub(crate) use king::king;
pub(crate) use men::{dies_between, men};
pub(crate) use shieldwall::shieldwall;
