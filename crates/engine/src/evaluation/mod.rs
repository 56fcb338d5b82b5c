//! What a position is worth as it stands, from the attackers' side, in hundredths of a man. One file an idea; the weights are in
//! [`crate::weights`].

mod danger;
mod escape;
mod material;
mod mobility;
mod placement;
mod ring;
mod shape;
mod terms;

use hnefi_rules::{Position, Side};

use crate::bits::Bits;
use crate::score::Score;
use crate::terrain::Terrain;
use crate::weights::UNIT;
use crate::wide::with_all_it_has;
pub(crate) use escape::Ways;
pub(crate) use placement::Places;
use terms::{Counts, Sum, Tally};
pub(crate) use terms::{SLOTS, Term};

/// A position as the evaluation looks at it: who stands where, as sets.
pub(crate) struct View<'a> {
    pub(crate) position: &'a Position,
    pub(crate) terrain: &'a Terrain<'a>,
    pub(crate) attackers: Bits,
    /// The king among them.
    pub(crate) defenders: Bits,
    /// Without the king.
    pub(crate) men: Bits,
    /// Points of the board where nobody stands.
    pub(crate) empty: Bits,
    /// Where the king could go in a few moves if nobody else moved.
    pub(crate) ways: Ways,
}

impl<'a> View<'a> {
    pub(crate) fn new(position: &'a Position, terrain: &'a Terrain<'a>) -> View<'a> {
        with_all_it_has(
            #[inline(always)]
            || View::looking_at(position, terrain),
        )
    }

    #[inline(always)]
    fn looking_at(position: &'a Position, terrain: &'a Terrain<'a>) -> View<'a> {
        let attackers = Bits::occupied(position, Side::Attackers);
        let defenders = Bits::occupied(position, Side::Defenders);
        let mut men = defenders;
        position.king().into_iter().for_each(|king| men.remove(king));
        let empty = terrain.board.without(&attackers).without(&defenders);
        let ways = Ways::new(position, terrain, &empty);
        View { position, terrain, attackers, defenders, men, empty, ways }
    }

    /// The score for the side to move, the start of the game counting as even.
    pub(crate) fn score(&self) -> Score {
        let for_attackers = Score::value(self.for_attackers() - self.terrain.even);
        match self.position.side() {
            Side::Attackers => for_attackers,
            Side::Defenders => -for_attackers,
        }
    }

    /// The sum of all terms.
    pub(crate) fn for_attackers(&self) -> i32 {
        with_all_it_has(
            #[inline(always)]
            || {
                let mut sum = Sum { weights: self.terrain.weights.for_turn(self.position.side()), sum: 0 };
                self.count(&mut sum);
                sum.sum / UNIT
            },
        )
    }

    /// How much there is of each term.
    pub(crate) fn counts(&self) -> Vec<i32> {
        let mut counts = Counts(vec![0; SLOTS]);
        self.count(&mut counts);
        counts.0
    }

    #[inline(always)]
    fn count(&self, tally: &mut impl Tally) {
        tally.number(Term::Tempo, 1);
        material::count(self, tally);
        placement::count(self, tally);
        escape::count(self, tally);
        ring::count(self, tally);
        mobility::count(self, tally);
        danger::count(self, tally);
        shape::count(self, tally);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::support::{Chance, rulesets, step, wander};

    /// Added up as wide as the machine can, leaving out terms worth nothing: the same as all the counts, by code for every machine.
    #[test]
    fn the_sum_is_what_the_counts_are_worth() {
        let mut chance = Chance(11);
        let large = ["alea-walker-2015", "historical-hnefatafl-19"].map(|id| hnefi_rules::Ruleset::named(id).expect(id));
        for rules in rulesets().chain(large) {
            let terrain = Terrain::new(&rules);
            let mut game = wander(&rules, &mut chance, 4);
            for _ in 0..60 {
                let view = View::looking_at(game.position(), &terrain);
                let turn = terrain.weights.for_turn(game.position().side());
                let worth: i32 = view.counts().iter().zip(turn.slots()).map(|(count, weight)| count * weight).sum();
                let sum = View::new(game.position(), &terrain).for_attackers();
                assert_eq!(sum, worth / UNIT, "{}: {}", rules.id(), game.position());
                if !step(&mut game, &mut chance) {
                    break;
                }
            }
        }
    }
}
