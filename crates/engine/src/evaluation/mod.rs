//! What a position is worth as it stands, from the attackers' side, in hundredths of a man. One file an idea; the weights are in
//! [`crate::weights`].

mod danger;
mod escape;
mod material;
mod mobility;
mod placement;
mod reach;
mod ring;
mod shape;
mod terms;

pub(crate) use escape::Ways;
use hnefi_rules::{Position, Side};
pub(crate) use placement::{Places, Stands};
use reach::Reach;
use ring::Ring;
use terms::{Counts, Sum, Tally};
pub(crate) use terms::{SLOTS, Term};

use crate::bits::Bits;
use crate::score::Score;
use crate::simd::dispatch_simd;
use crate::terrain::Terrain;
use crate::weights::{Phase, Turn, UNIT};

/// A position as the evaluation looks at it: who stands where, as sets.
pub(crate) struct View<'a> {
    pub(crate) position: &'a Position,
    pub(crate) terrain: &'a Terrain<'a>,
    pub(crate) attackers: Bits,
    /// The king among them.
    pub(crate) defenders: Bits,
    /// The king's point, if he is on the board.
    pub(crate) king: Bits,
    /// Without the king.
    pub(crate) men: Bits,
    /// Points of the board where nobody stands.
    pub(crate) empty: Bits,
    /// Points that the attackers' men reach in one move, and the defenders' without the king.
    pub(crate) reach: [Bits; 2],
    /// Where the king could go in a few moves if nobody else moved.
    pub(crate) ways: Ways,
}

impl<'a> View<'a> {
    pub(crate) fn new(position: &'a Position, terrain: &'a Terrain<'a>) -> View<'a> {
        dispatch_simd(
            #[inline(always)]
            || View::looking_at(position, terrain),
        )
    }

    #[inline(always)]
    fn looking_at(position: &'a Position, terrain: &'a Terrain<'a>) -> View<'a> {
        let attackers = Bits::occupied(position, Side::Attackers);
        let defenders = Bits::occupied(position, Side::Defenders);
        let king = Bits::only(position.king());
        let men = defenders.without(&king);
        let empty = terrain.board.without(&attackers).without(&defenders);
        let reach = Reach::new(terrain, &attackers, &men, &king, &empty);
        let ways = Ways::new(position, terrain, &reach);
        View { position, terrain, attackers, defenders, king, men, empty, reach: [reach.attackers, reach.defenders], ways }
    }

    /// The score of a position at which nothing else is looked.
    pub(crate) fn score_of(position: &Position, terrain: &Terrain<'_>) -> Score {
        dispatch_simd(
            #[inline(always)]
            || {
                let view = View::looking_at(position, terrain);
                view.for_mover(view.sum())
            },
        )
    }

    /// The score for the side to move, the start of the game counting as even.
    pub(crate) fn score(&self) -> Score {
        self.for_mover(self.for_attackers())
    }

    #[inline(always)]
    fn for_mover(&self, for_attackers: i32) -> Score {
        let for_attackers = Score::value(for_attackers - self.terrain.even);
        match self.position.side() {
            Side::Attackers => for_attackers,
            Side::Defenders => -for_attackers,
        }
    }

    /// The sum of all terms.
    pub(crate) fn for_attackers(&self) -> i32 {
        dispatch_simd(
            #[inline(always)]
            || self.sum(),
        )
    }

    #[inline(always)]
    fn sum(&self) -> i32 {
        let ring = Ring::of(self);
        let (weights, stands) = self.weights(ring.as_ref());
        let mut sum = Sum { weights, stands, sum: 0 };
        self.count(ring.as_ref(), &mut sum);
        sum.sum / UNIT
    }

    /// What one of each term is worth here, and what that makes of places on the board.
    #[inline(always)]
    fn weights(&self, ring: Option<&Ring>) -> (&'a Turn, &'a Stands) {
        let (terrain, side) = (self.terrain, self.position.side());
        let special =
            self.phase_within(ring).map(|phase| (terrain.weights.special(phase), &terrain.stands_special[phase as usize]));
        match special {
            Some((Some(special), Some(stands))) => (&special.worth, stands),
            _ => (terrain.weights.for_turn(side), &terrain.stands[side as usize]),
        }
    }

    /// The phase of the game that has weights of its own, if it is one.
    pub(crate) fn phase(&self) -> Option<Phase> {
        self.phase_within(Ring::of(self).as_ref())
    }

    /// The same where the ring around the king is known.
    #[inline(always)]
    fn phase_within(&self, ring: Option<&Ring>) -> Option<Phase> {
        let weights = self.terrain.weights;
        if let Some(siege) = weights.special(Phase::Siege)
            && ring.is_some_and(|ring| ring.room() <= siege.bound)
        {
            return Some(Phase::Siege);
        }
        let [attackers, defenders] = self.terrain.at_start;
        let hunt = weights.special(Phase::Hunt)?;
        (self.attackers.count() * defenders >= hunt.bound * attackers * self.defenders.count()).then_some(Phase::Hunt)
    }

    /// How much there is of each term.
    pub(crate) fn counts(&self) -> Vec<i32> {
        let mut counts = Counts(vec![0; SLOTS]);
        self.count(Ring::of(self).as_ref(), &mut counts);
        counts.0
    }

    #[inline(always)]
    fn count(&self, ring: Option<&Ring>, tally: &mut impl Tally) {
        tally.number(Term::Tempo, 1);
        material::count(self, tally);
        placement::count(self, tally);
        escape::count(self, tally);
        ring::count(self, ring, tally);
        mobility::count(self, tally);
        danger::count(self, tally);
        shape::count(self, tally);
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rules::Setup;
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::simd::on_every_simd_level;
    use crate::support::{Chance, rulesets, step, wander};

    fn worth_of_counts(position: &Position, terrain: &Terrain<'_>) -> i32 {
        let view = View::looking_at(position, terrain);
        let (weights, _) = view.weights(Ring::of(&view).as_ref());
        view.counts().iter().zip(weights.slots()).map(|(count, weight)| count * weight).sum::<i32>() / UNIT
    }

    fn position(rules: &Ruleset, text: &str) -> Position {
        text.parse::<Setup>().expect(text).position(rules).expect(text)
    }

    #[test]
    fn a_king_who_is_hunted_or_shut_in_is_judged_by_weights_of_that_alone() {
        for rules in rulesets() {
            let terrain = Terrain::new(&rules);
            assert_eq!(View::new(&Position::start(&rules), &terrain).phase(), None, "{}", rules.id());
        }
        for (id, phase, text) in [
            ("copenhagen", Phase::Hunt, "/11/5t2t2/3tt1tt1t1/2t7t/2t5t2/1t5K1t1/1t7t1/t2T4t2/2t5t2/1t7t1/2t5t2/ a -"),
            (
                "alea-walker-2015",
                Phase::Siege,
                "/8t10/10t8/11t7/12t6/7t11/6t12/1t17/2t16/1tt7T8/ttt16/tt3T13/K1t16/Ttt16/tttt15/2ttt14/3ttt13/3tt6T7/16t2/13t5/ a -",
            ),
            (
                "alea-walker-2015",
                Phase::Hunt,
                "/3t1t7t5/2t1t9t4/3t11t3/6t3T5t2/16t2/16t1t/17t1/10t8/10tt7/12t6/11t7/12t6/1t10T6/2t10t5/1t9T5t1/t1t8T4t1t/\
                3t7t3t3/4t9t4/3t6K4t3/ a -",
            ),
        ] {
            let rules = Ruleset::named(id).expect(id);
            let terrain = Terrain::new(&rules);
            let position = position(&rules, text);
            let view = View::new(&position, &terrain);
            assert_eq!(view.phase(), Some(phase), "{id}");
            assert_eq!(view.for_attackers(), worth_of_counts(&position, &terrain), "{id}");
        }
    }

    /// A lone king on d4 of seven by seven points, in a diamond of eight two steps away; two more attackers farther off.
    #[test]
    fn the_ring_and_those_near_it_are_counted() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("brandubh");
        let terrain = Terrain::new(&rules);
        let position = position(&rules, "/7/3t3/2t1t2/tt1K1t1/2t1t2/3t2t/7/ a -");
        let counts = View::new(&position, &terrain).counts();
        let of = |term: Term| &counts[term.first()..term.first() + term.slots()];
        assert_eq!(of(Term::RingClosed), [1]);
        assert_eq!(of(Term::RingPoints), [5]);
        assert_eq!(of(Term::RingMen), [8, 10, 10]);
        assert_eq!(of(Term::NearKing), [4 * 6 + 4 * 7 + 2 * 5]);
        assert_eq!(of(Term::BesideReached), [0, 0, 0, 1]);
    }

    /// A lone king on d4: an attacker can come down to his left and one to his right; a third stands below him already, and nobody comes above.
    #[test]
    fn the_kings_sides_that_attackers_could_come_to_are_counted() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("brandubh");
        let terrain = Terrain::new(&rules);
        let position = position(&rules, "/2t4/4t2/7/3K3/3t3/7/7/ a -");
        let counts = View::new(&position, &terrain).counts();
        let of = |term: Term| &counts[term.first()..term.first() + term.slots()];
        assert_eq!(of(Term::BesideReached), [0, 1, 0, 0]);
    }

    /// Added up leaving out terms worth nothing, at every width: the same as all the counts, by code for every machine.
    #[test]
    fn the_sum_is_what_the_counts_are_worth() {
        let mut chance = Chance(11);
        let large = ["alea-walker-2015", "historical-hnefatafl-19"].map(|id| Ruleset::named(id).expect(id));
        for rules in rulesets().chain(large) {
            let terrain = Terrain::new(&rules);
            let mut game = wander(&rules, &mut chance, 4);
            for _ in 0..60 {
                let position = game.position();
                let worth = worth_of_counts(position, &terrain);
                for sum in on_every_simd_level(
                    #[inline(always)]
                    || View::looking_at(position, &terrain).sum(),
                ) {
                    assert_eq!(sum, worth, "{}: {position}", rules.id());
                }
                let score = View::new(position, &terrain).score();
                assert_eq!(View::score_of(position, &terrain), score, "{}: {position}", rules.id());
                if !step(&mut game, &mut chance) {
                    break;
                }
            }
        }
    }
}
