//! Boards of OpenTafl as arrangements of hnefi, and the other way round.

use hnefi_rules::{Piece, Setup, Side};

use super::board::{Board, RankOrder};
use super::letters::Letter;

impl Board {
    /// The board of an arrangement.
    #[must_use]
    pub fn of(setup: &Setup) -> Board {
        let pieces = setup.pieces.iter().filter_map(|(point, piece)| Some((*point, Letter::from_char(piece.letter())?)));
        Board::new(setup.size, pieces.collect())
    }

    /// The arrangement on this board; `None` where it has a king on the attackers' side, which no arrangement of hnefi has.
    #[must_use]
    pub fn setup(&self, side: Option<Side>) -> Option<Setup> {
        let mut pieces = Vec::with_capacity(self.pieces.len());
        for (point, letter) in &self.pieces {
            pieces.push((*point, Piece::from_letter(letter.as_char())?));
        }
        pieces.sort_by_key(|(point, _)| (std::cmp::Reverse(point.rank()), point.file()));
        Some(Setup { size: self.size, pieces, side, king_moved: None, going_on: None })
    }
}

/// A position record of an arrangement: rank 1 first.
#[must_use]
pub fn position_record(setup: &Setup) -> String {
    Board::of(setup).text(RankOrder::FromBottom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_record_is_a_position_text_upside_down() {
        let setup: Setup = "/3tT2/1tT3t/3tt2/t1tKT1t/3tt2/1TTT3/1tt4/ a".parse().expect("a position");
        let record = position_record(&setup);
        assert_eq!(record, "/1tt4/1TTT3/3tt2/t1tKT1t/3tt2/1tT3t/3tT2/");
        let board = Board::read(&record, RankOrder::FromBottom).expect("a board");
        assert_eq!(board.setup(Some(Side::Attackers)), Some(setup));
    }
}
