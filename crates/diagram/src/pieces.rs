//! The men and the king, as the set `gospel` of `web/board/piece-sets.ts` draws them: attackers are discs, defenders lozenges, the king a large disc with a
//! cross. Special men have the shape of their side, somewhat larger, and an emblem of their kind.

use hnefi_rules::{Kind, Piece, Side};

use crate::ink::Ink;
use crate::scene::Shape;

/// A cross with arms that widen, as on the gospel-book's pages.
const CROSS: &str = "M-2.2-2.2-4.6-12.4Q0-10 4.6-12.4L2.2-2.2 12.4-4.6Q10 0 12.4 4.6L2.2 2.2 4.6 12.4Q0 10-4.6 12.4L-2.2 2.2-12.4 4.6Q-10 0-12.4-4.6z";
/// The points between the corners of a lozenge.
const STAR: &str = "M0-17.5Q6-6 17.5 0Q6 6 0 17.5Q-6 6-17.5 0Q-6-6 0-17.5z";
/// A defender's red heart.
const HEART: &str = "M0-7 7 0 0 7-7 0z";

/// What a kind of man carries: a star of command, a knight's pennon, a mercenary's quarters, a guard's shield.
pub(crate) const fn emblem(kind: Kind) -> &'static str {
    match kind {
        Kind::Commander => "M0-9 2.1-2.9 8.6-2.8 3.4 1.1 5.3 7.3 0 3.6-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.9z",
        Kind::Knight => "M-4.5-9h2V9h-2zM-1.5-9 8-5-1.5-1z",
        Kind::Mercenary => "M0 0V-8.5A8.5 8.5 0 0 1 8.5 0zM0 0V8.5A8.5 8.5 0 0 1-8.5 0z",
        Kind::Guard => "M-7-8H7V-1Q7 6 0 9.5Q-7 6-7-1z",
    }
}

/// The shapes of a piece, around the origin.
pub(crate) fn shapes(piece: Piece) -> Vec<Shape> {
    match piece {
        Piece::King => vec![
            Shape::circle(0.0, 0.0, 18.0).filled(Ink::KingBody).lined(Ink::KingEdge, 2.4),
            Shape::circle(0.0, 0.0, 14.8).lined(Ink::KingEdge, 1.0),
            Shape::path(CROSS).filled(Ink::KingHeart),
        ],
        Piece::Attacker => vec![
            Shape::circle(0.0, 0.0, 14.0).filled(Ink::AttackerBody).lined(Ink::AttackerEdge, 2.0),
            Shape::circle(0.0, 0.0, 9.0).lined(Ink::AttackerLine, 1.3),
            Shape::circle(0.0, 0.0, 2.2).filled(Ink::AttackerLine),
        ],
        Piece::Special(Side::Attackers, kind) => vec![
            Shape::circle(0.0, 0.0, 16.0).filled(Ink::AttackerBody).lined(Ink::AttackerEdge, 2.0),
            Shape::path(emblem(kind)).filled(Ink::AttackerLine),
        ],
        Piece::Defender => lozenge("M0-17 17 0 0 17-17 0z", HEART),
        Piece::Special(Side::Defenders, kind) => lozenge("M0-19 19 0 0 19-19 0z", emblem(kind)),
    }
}

fn lozenge(body: &'static str, heart: &'static str) -> Vec<Shape> {
    vec![
        Shape::path(STAR).filled(Ink::DefenderBody).penned(Ink::DefenderEdge, 2.2),
        Shape::path(body).filled(Ink::DefenderBody).penned(Ink::DefenderEdge, 2.2),
        Shape::path(heart).filled(Ink::DefenderHeart),
    ]
}

/// Every piece there is.
pub(crate) fn all() -> impl Iterator<Item = Piece> {
    let specials = Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| Piece::Special(side, kind)));
    [Piece::Attacker, Piece::Defender, Piece::King].into_iter().chain(specials)
}

/// The name of a piece's drawing among the [`symbols`](crate::symbols) of a page: `pa`, `pd`, `pk`, and with the letter of its kind
/// `pac`, `pdn`.
#[must_use]
pub fn piece_id(piece: Piece) -> String {
    match piece {
        Piece::King => "pk".to_owned(),
        Piece::Attacker => "pa".to_owned(),
        Piece::Defender => "pd".to_owned(),
        Piece::Special(side, kind) => format!("p{}{}", side.letter(), kind.letter()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Outline;

    #[test]
    fn the_outlines_are_those_of_the_web_board() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/board")).expect("the web board");
        let files =
            folder.map(|entry| entry.expect("an entry").path()).filter(|path| path.extension().is_some_and(|end| end == "ts"));
        let web: String = files.map(|path| std::fs::read_to_string(path).expect("a script")).collect();
        let told = [CROSS, STAR, HEART].into_iter().chain(Kind::ALL.map(emblem));
        for outline in told {
            assert!(web.contains(&format!("\"{outline}\"")), "{outline}");
        }
    }

    #[test]
    fn every_outline_can_be_painted() {
        for piece in all() {
            for shape in shapes(piece) {
                if let Outline::Path(outline) = &shape.outline {
                    assert!(crate::path::read(outline).is_some(), "{piece:?}: {outline}");
                }
            }
        }
    }
}
