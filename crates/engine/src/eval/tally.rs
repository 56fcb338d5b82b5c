//! What becomes of a count: its value is added up, or it is recorded for a fit.

use hnefi_rules::Side;

use super::features::Feature;
use super::placement::PlaceValues;
use super::weights::TurnWeights;
use crate::board::Bits;
use crate::board::places::Places;

/// What becomes of the counts.
pub(crate) trait Tally {
    /// Whether a feature needs to be counted at all.
    fn wants(&self, term: Feature) -> bool;

    /// Counts `number` in a slot of a feature.
    fn count(&mut self, term: Feature, slot: usize, number: i32);

    /// Counts one in a slot of a feature; in the last, if it has fewer.
    #[inline(always)]
    fn case(&mut self, term: Feature, slot: usize) {
        self.count(term, slot.min(term.slots() - 1), 1);
    }

    /// Counts `number` of a feature that has one slot.
    #[inline(always)]
    fn number(&mut self, term: Feature, number: i32) {
        self.count(term, 0, number);
    }

    /// Men of a side, one by one where they stand.
    fn men_at(&mut self, side: Side, men: &Bits, places: &Places);
}

/// Adds up what the counts are worth.
pub(super) struct Sum<'a> {
    pub(super) weights: &'a TurnWeights,
    /// What the same weights make of places on the board.
    pub(super) place_values: &'a PlaceValues,
    pub(super) sum: i32,
}

impl Tally for Sum<'_> {
    #[inline(always)]
    fn wants(&self, term: Feature) -> bool {
        self.weights.has(term)
    }

    #[inline(always)]
    fn count(&mut self, term: Feature, slot: usize, number: i32) {
        self.sum += self.weights.of(term, slot) * number;
    }

    #[inline(always)]
    fn men_at(&mut self, side: Side, men: &Bits, _: &Places) {
        self.sum += self.place_values.of(side, men);
    }
}

/// Writes the counts down.
pub(super) struct Counts(pub(super) Vec<i32>);

impl Tally for Counts {
    fn wants(&self, _: Feature) -> bool {
        true
    }

    fn count(&mut self, term: Feature, slot: usize, number: i32) {
        self.0[term.first() + slot] += number;
    }

    fn men_at(&mut self, side: Side, men: &Bits, places: &Places) {
        let term = match side {
            Side::Attackers => Feature::AttackersAt,
            Side::Defenders => Feature::DefendersAt,
        };
        for man in men.points() {
            self.case(term, places.of(man.file(), man.rank()));
        }
    }
}
