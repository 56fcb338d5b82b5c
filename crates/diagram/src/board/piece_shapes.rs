//! Pieces as paths, in the style of their board.

use hnefi_rules::{Kind, Piece};
use tiny_skia::{Path, Transform};

use super::{BoardStyle, woodcut_pieces};
use crate::painted::{Painted, painted};
use crate::scene::{Group, Node, PITCH};
use crate::{path, pieces};

/// A piece as paths around the middle of its point; neighbouring points are `cell` apart.
#[must_use]
pub fn piece_shapes(piece: Piece, cell: f64, style: BoardStyle) -> Vec<Painted> {
    let group = match style {
        BoardStyle::Woodcut => woodcut_pieces::draw(piece, (0.0, 0.0)),
        BoardStyle::Manuscript | BoardStyle::Plain | BoardStyle::Carved => {
            Group { nodes: vec![Node::Piece((0.0, 0.0), piece)], ..Group::new("piece") }
        }
    };
    painted(&group, (cell / PITCH) as f32, style.colours())
}

/// The emblem of a kind of special men as an outline around the middle of its point; neighbouring points are `cell` apart.
#[must_use]
pub fn emblem(kind: Kind, cell: f64) -> Option<Path> {
    let scale = (cell / PITCH) as f32;
    path::read(pieces::emblem(kind))?.transform(Transform::from_scale(scale, scale))
}
