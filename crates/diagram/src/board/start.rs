//! Where the pieces begin, shown on the board.

use hnefi_rules::{Kind, Piece};

use super::{BoardStyle, ShownStart, woodcut_pieces};
use crate::diagram::Diagram;
use crate::ink::Ink;
use crate::letters;
use crate::scene::{Group, Node, Shape};

/// The start of a diagram's rule set; `None` where it is not shown.
pub(super) fn draw(diagram: &Diagram, start: ShownStart, style: BoardStyle) -> Option<Group> {
    let mut group = Group::new("start");
    for (point, piece) in &diagram.rules.layout().board.pieces {
        match start {
            ShownStart::None => return None,
            ShownStart::Colours if style == BoardStyle::Woodcut => {
                group.nodes.push(Node::Group(woodcut_pieces::draw(*piece, diagram.at(*point))));
            }
            ShownStart::Colours => group.nodes.push(Node::Piece(diagram.at(*point), *piece)),
            ShownStart::Letters => {
                let at = diagram.at(*point);
                if style == BoardStyle::Woodcut {
                    // The lines of a woodcut are as bold as letters.
                    group.add(Shape::circle(at.0, at.1, 10.0).filled(Ink::Vellum));
                }
                letters::write(&mut group, letter(*piece), at, 17.0);
            }
        }
    }
    Some(group)
}

/// What stands for a piece where letters show the start.
fn letter(piece: Piece) -> &'static str {
    match piece {
        Piece::Attacker => "A",
        Piece::Defender => "D",
        Piece::King => "K",
        Piece::Special(_, Kind::Commander) => "C",
        Piece::Special(_, Kind::Knight) => "N",
        Piece::Special(_, Kind::Mercenary) => "M",
        Piece::Special(_, Kind::Guard) => "G",
    }
}
