//! Placement: what a piece is worth where it stands (piece-square values).

use hnefi_rules::{MAX_SIZE, Point, Side};

use super::features::Feature;
use super::tally::Tally;
use super::weights::TurnWeights;
use crate::board::View;
use crate::board::bits::{Bits, WIDE};
use crate::board::places::Places;

/// The piece-square values of the men of each side on one board, rank by rank.
pub(crate) struct PlaceValues {
    attackers: [Rank; MAX_SIZE],
    defenders: [Rank; MAX_SIZE],
}

type Rank = [i32; WIDE];

impl PlaceValues {
    /// By the weights of one turn.
    pub(crate) fn new(size: usize, places: &Places, weights: &TurnWeights) -> PlaceValues {
        let ranks = |term| {
            let mut ranks = [[0; WIDE]; MAX_SIZE];
            for point in Point::all(size) {
                ranks[point.rank()][point.file()] = weights.of(term, places.of(point.file(), point.rank()));
            }
            ranks
        };
        PlaceValues { attackers: ranks(Feature::AttackersAt), defenders: ranks(Feature::DefendersAt) }
    }

    /// What the places of a side's men are worth together.
    #[inline(always)]
    pub(super) fn of(&self, side: Side, men: &Bits) -> i32 {
        let ranks = match side {
            Side::Attackers => &self.attackers,
            Side::Defenders => &self.defenders,
        };
        // File by file, all at once: the machine adds up a rank as fast as a point.
        let mut files = [0; WIDE];
        for (row, worths) in men.0.iter().zip(ranks) {
            for (file, sum) in files.iter_mut().enumerate() {
                *sum += if row >> file & 1 != 0 { worths[file] } else { 0 };
            }
        }
        files.iter().sum()
    }
}

#[inline(always)]
pub(super) fn count(view: &View<'_>, tally: &mut impl Tally) {
    let places = &view.tables.places;
    if let Some(king) = view.position.king() {
        tally.case(Feature::KingAt, places.of(king.file(), king.rank()));
    }
    tally.men_at(Side::Attackers, &view.attackers, places);
    tally.men_at(Side::Defenders, &view.men, places);
}

const _: () = {
    let count = Places::COUNT;
    assert!(count == Feature::AttackersAt.slots() && count == Feature::DefendersAt.slots() && count == Feature::KingAt.slots());
};
