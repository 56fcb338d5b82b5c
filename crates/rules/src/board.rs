//! A board at the start of a game.

use crate::point::{MAX_SIZE, Point};
use crate::side::Piece;

/// A board with its marks, and the pieces at the start, as somebody sets them up. [`Variant::new`](crate::Variant::new) checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartBoard {
    /// Width and height in points.
    pub size: usize,
    /// The pieces, by file, then by rank.
    pub pieces: Vec<(Point, Piece)>,
    /// What is drawn on the board. Which marks mean something is for the rules to say.
    pub marks: Marks,
}

impl StartBoard {
    /// Where the king stands.
    #[must_use]
    pub fn king(&self) -> Option<Point> {
        self.pieces.iter().find(|(_, piece)| *piece == Piece::King).map(|(point, _)| *point)
    }

    /// The point in the middle, if the board has one.
    #[must_use]
    pub fn centre(&self) -> Option<Point> {
        (self.size % 2 == 1 && self.size <= MAX_SIZE).then(|| Point::new(self.size / 2, self.size / 2))
    }
}

/// The special points drawn on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Marks {
    /// The centre.
    pub throne: Vec<MarkedPoint>,
    /// Corner points.
    pub corner: Vec<MarkedPoint>,
    /// Base camps.
    pub camp: Vec<MarkedPoint>,
    /// The four variegated points of the manuscript.
    pub variegated: Vec<MarkedPoint>,
}

/// A point, written as its text wherever marks are serialised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedPoint(pub Point);

#[cfg(feature = "serde")]
impl serde::Serialize for MarkedPoint {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
