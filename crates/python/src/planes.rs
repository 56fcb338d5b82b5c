//! A position as planes: for each kind of fact, which points of the board it holds for.

use hnefi_rules::{Compiled, Kind, Piece, Point, Position, Side, Variant};

/// What the planes say, in their order.
pub(crate) const NAMES: [&str; 14] = [
    "attackers",
    "defenders",
    "king",
    "commanders",
    "knights",
    "mercenaries",
    "guards",
    "throne",
    "corners",
    "camps",
    "goals",
    "goes_on",
    "king_has_moved",
    "attackers_to_move",
];
const ATTACKERS: usize = 0;
const DEFENDERS: usize = 1;
const KING: usize = 2;
const FIRST_KIND: usize = 3;
const THRONE: usize = 7;
const CORNERS: usize = 8;
const CAMPS: usize = 9;
const GOALS: usize = 10;
const GOES_ON: usize = 11;
const KING_HAS_MOVED: usize = 12;
const ATTACKERS_TO_MOVE: usize = 13;

/// The planes of a board, those of the special points filled in once.
#[derive(Debug)]
pub(crate) struct Planes {
    size: usize,
    board: Vec<u8>,
}

impl Planes {
    /// The planes of a variant's board.
    pub(crate) fn of(variant: &Variant) -> Planes {
        let size = variant.size();
        let mut planes = Planes { size, board: vec![0; NAMES.len() * size * size] };
        let compiled: &Compiled = variant.compiled();
        let camps = Point::all(size).filter(|point| compiled.is_camp(*point));
        let points = compiled.throne().into_iter().map(|point| (THRONE, point));
        let points = points.chain(compiled.corners().map(|point| (CORNERS, point)));
        let points = points.chain(camps.map(|point| (CAMPS, point)));
        for (plane, point) in points.chain(compiled.goals().map(|point| (GOALS, point))) {
            let place = planes.place(plane, point);
            planes.board[place] = 1;
        }
        planes
    }

    /// How many numbers a position has.
    pub(crate) fn len(&self) -> usize {
        self.board.len()
    }

    fn place(&self, plane: usize, point: Point) -> usize {
        (plane * self.size + point.rank()) * self.size + point.file()
    }

    /// Writes a position, which has the length that [`Planes::len`] says.
    pub(crate) fn write(&self, position: &Position, to: &mut [u8]) {
        to.copy_from_slice(&self.board);
        for side in Side::BOTH {
            for point in position.pieces(side) {
                let plane = match (position.piece_at(point), side) {
                    (Some(Piece::King), _) => KING,
                    (_, Side::Attackers) => ATTACKERS,
                    (_, Side::Defenders) => DEFENDERS,
                };
                to[self.place(plane, point)] = 1;
                if let Some(Piece::Special(_, kind)) = position.piece_at(point) {
                    to[self.place(FIRST_KIND + kind_number(kind), point)] = 1;
                }
            }
        }
        if let Some(point) = position.going_on() {
            to[self.place(GOES_ON, point)] = 1;
        }
        let points = self.size * self.size;
        for (plane, holds) in
            [(KING_HAS_MOVED, position.king_has_moved()), (ATTACKERS_TO_MOVE, position.side() == Side::Attackers)]
        {
            to[plane * points..(plane + 1) * points].fill(u8::from(holds));
        }
    }
}

const fn kind_number(kind: Kind) -> usize {
    match kind {
        Kind::Commander => 0,
        Kind::Knight => 1,
        Kind::Mercenary => 2,
        Kind::Guard => 3,
    }
}
