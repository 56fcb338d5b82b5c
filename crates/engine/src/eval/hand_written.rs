//! The hand-written evaluation: a weighted sum of features, in hundredths of a man, with weights of its own on either side's turn and in some
//! phases.

use hnefi_rules::{Position, Side, Variant};

use super::evaluator::Evaluator;
use super::features::{Feature, SLOTS};
use super::placement::PlaceValues;
use super::ring::Ring;
use super::tally::{Counts, Sum, Tally};
use super::weights::{Phase, TurnWeights, UNIT, Weights};
use super::{danger, escape, material, mobility, placement, quarry, ring, shape};
use crate::board::simd::dispatch_simd;
use crate::board::{BoardTables, LazyView, View};
use crate::score::Score;

/// What a captured man changes beside its own value, and the least that a capture is taken to gain, in hundredths of a man.
const GAIN_BESIDE_MATERIAL: i32 = 50;
const MIN_GAIN: i32 = 250;

/// The weights of a rule set's family, laid out for its board.
pub(crate) struct HandWritten<'a> {
    tables: &'a BoardTables<'a>,
    weights: &'a Weights,
    /// What men are worth where they stand, on either side's turn and in each phase that has weights of its own.
    place_values: [PlaceValues; 2],
    special_place_values: [Option<PlaceValues>; 2],
    phases: Phases<'a>,
    /// The value of the start, which counts as even.
    even: i32,
    largest_gain: i32,
}

impl<'a> HandWritten<'a> {
    pub(crate) fn new(variant: &Variant, tables: &'a BoardTables<'a>, weights: &'a Weights) -> HandWritten<'a> {
        let start = Position::start(variant);
        let place_values = |weights| PlaceValues::new(tables.size, &tables.places, weights);
        let mut evaluator = HandWritten {
            tables,
            weights,
            place_values: [Side::Attackers, Side::Defenders].map(|side| place_values(weights.for_turn(side))),
            special_place_values: Phase::ALL.map(|phase| weights.special(phase).map(|special| place_values(&special.worth))),
            phases: Phases::new(variant, weights),
            even: 0,
            largest_gain: MIN_GAIN.max(weights.max_man_value() + GAIN_BESIDE_MATERIAL),
        };
        evaluator.even = evaluator.sum(&View::new(&start, tables));
        evaluator
    }

    #[inline(always)]
    fn for_mover(&self, position: &Position, for_attackers: i32) -> Score {
        let for_attackers = Score::value(for_attackers - self.even);
        match position.side() {
            Side::Attackers => for_attackers,
            Side::Defenders => -for_attackers,
        }
    }

    /// The sum of all features.
    pub(crate) fn sum(&self, view: &View<'_>) -> i32 {
        dispatch_simd(
            #[inline(always)]
            || self.inlined_sum(view),
        )
    }

    #[inline(always)]
    fn inlined_sum(&self, view: &View<'_>) -> i32 {
        let ring = Ring::of(view);
        let (weights, place_values) = self.weights(view, ring.as_ref());
        let mut sum = Sum { weights, place_values, sum: 0 };
        count(view, ring.as_ref(), &mut sum);
        sum.sum / UNIT
    }

    /// The weights of the position, and what they make of places on the board.
    #[inline(always)]
    fn weights(&self, view: &View<'_>, ring: Option<&Ring>) -> (&TurnWeights, &PlaceValues) {
        let side = view.position.side();
        let special =
            self.phases.within(view, ring).map(|phase| (self.weights.special(phase), &self.special_place_values[phase as usize]));
        match special {
            Some((Some(special), Some(place_values))) => (&special.worth, place_values),
            _ => (self.weights.for_turn(side), &self.place_values[side as usize]),
        }
    }
}

/// The phases of the game that have weights of their own.
pub(crate) struct Phases<'a> {
    weights: &'a Weights,
    /// How many attackers and how many defenders the game begins with, the king among them.
    at_start: [i32; 2],
}

impl<'a> Phases<'a> {
    pub(crate) fn new(variant: &Variant, weights: &'a Weights) -> Phases<'a> {
        let start = Position::start(variant);
        Phases { weights, at_start: [Side::Attackers, Side::Defenders].map(|side| start.count(side) as i32) }
    }

    /// The phase of a position, if it is in one.
    pub(crate) fn of(&self, view: &View<'_>) -> Option<Phase> {
        self.within(view, Ring::of(view).as_ref())
    }

    /// The same where the ring around the king is known.
    #[inline(always)]
    fn within(&self, view: &View<'_>, ring: Option<&Ring>) -> Option<Phase> {
        if let Some(siege) = self.weights.special(Phase::Siege)
            && ring.is_some_and(|ring| ring.room() <= siege.bound)
        {
            return Some(Phase::Siege);
        }
        let [attackers, defenders] = self.at_start;
        let hunt = self.weights.special(Phase::Hunt)?;
        (view.attackers.count() * defenders >= hunt.bound * attackers * view.defenders.count()).then_some(Phase::Hunt)
    }
}

impl Evaluator for &HandWritten<'_> {
    #[inline]
    fn evaluate(&mut self, position: &Position) -> Score {
        dispatch_simd(
            #[inline(always)]
            || self.for_mover(position, self.inlined_sum(&View::inlined(position, self.tables))),
        )
    }

    #[inline]
    fn evaluate_node(&mut self, node: &LazyView<'_>) -> Score {
        self.for_mover(node.position, self.sum(node.get()))
    }

    fn largest_gain(&self) -> i32 {
        self.largest_gain
    }

    fn is_hunt(&self, position: &Position) -> bool {
        self.phases.of(&View::new(position, self.tables)).is_some()
    }
}

/// How much there is of each feature.
pub(crate) fn feature_counts(view: &View<'_>) -> Vec<i32> {
    let mut counts = Counts(vec![0; SLOTS]);
    count(view, Ring::of(view).as_ref(), &mut counts);
    counts.0
}

#[inline(always)]
fn count(view: &View<'_>, ring: Option<&Ring>, tally: &mut impl Tally) {
    tally.number(Feature::Tempo, 1);
    material::count(view, tally);
    placement::count(view, tally);
    escape::count(view, tally);
    ring::count(view, ring, tally);
    quarry::count(view, ring, tally);
    mobility::count(view, tally);
    danger::count(view, tally);
    shape::count(view, tally);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use hnefi_rules::{Direction, Game, Point, Setup};
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::board::simd::on_every_simd_level;
    use crate::eval::weights::Family;
    use crate::support::{Chance, rulesets, step, wander};

    fn worth_of_counts(evaluator: &HandWritten<'_>, position: &Position) -> i32 {
        let view = View::inlined(position, evaluator.tables);
        let (weights, _) = evaluator.weights(&view, Ring::of(&view).as_ref());
        feature_counts(&view).iter().zip(weights.slots()).map(|(count, weight)| count * weight).sum::<i32>() / UNIT
    }

    fn position(rules: &Ruleset, text: &str) -> Position {
        text.parse::<Setup>().expect(text).position(rules).expect(text)
    }

    #[test]
    fn every_table_of_weights_is_in_the_fingerprint() {
        let tables = |family: &'static Family| {
            let special = Phase::ALL.into_iter().filter(|phase| family.weights().special(*phase).is_some());
            std::iter::once(None).chain(special.map(Some)).map(|phase| format!("{} {phase:?}", family.name))
        };
        let mut unseen: BTreeSet<String> = Family::all().iter().flat_map(tables).collect();
        for (id, text) in crate::bench::POSITIONS {
            let rules = Ruleset::named(id).expect("built in");
            let position = if text.is_empty() { Position::start(&rules) } else { position(&rules, text) };
            let family = Family::of(&rules);
            let tables = BoardTables::new(&rules);
            let phase = Phases::new(&rules, family.weights()).of(&View::new(&position, &tables));
            unseen.remove(&format!("{} {phase:?}", family.name));
        }
        assert_eq!(unseen, BTreeSet::new());
    }

    #[test]
    fn a_hunted_or_besieged_king_has_weights_of_its_own() {
        for rules in rulesets() {
            let tables = BoardTables::new(&rules);
            let evaluator = HandWritten::new(&rules, &tables, Family::of(&rules).weights());
            assert_eq!(evaluator.phases.of(&View::new(&Position::start(&rules), &tables)), None, "{}", rules.id());
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
            let tables = BoardTables::new(&rules);
            let evaluator = HandWritten::new(&rules, &tables, Family::of(&rules).weights());
            let position = position(&rules, text);
            let view = View::new(&position, &tables);
            assert_eq!(evaluator.phases.of(&view), Some(phase), "{id}");
            assert_eq!(evaluator.sum(&view), worth_of_counts(&evaluator, &position), "{id}");
        }
    }

    /// A lone king on d4 of seven by seven points, in a diamond of eight two steps away; two more attackers farther off.
    #[test]
    fn the_ring_and_those_near_it_are_counted() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("brandubh");
        let tables = BoardTables::new(&rules);
        let position = position(&rules, "/7/3t3/2t1t2/tt1K1t1/2t1t2/3t2t/7/ a -");
        let counts = feature_counts(&View::new(&position, &tables));
        let of = |term: Feature| &counts[term.first()..term.first() + term.slots()];
        assert_eq!(of(Feature::RingClosed), [1]);
        assert_eq!(of(Feature::RingPoints), [5]);
        assert_eq!(of(Feature::RingMen), [8, 10, 10]);
        assert_eq!(of(Feature::NearKing), [4 * 6 + 4 * 7 + 2 * 5]);
        assert_eq!(of(Feature::BesideReached), [0, 0, 0, 1]);
    }

    /// A king on d4 of a bare board with one attacker on d6: nothing shuts it in, whatever the attacker bars. In a diamond of eight it has five
    /// points; if they barred a point farther, its own. With a man on g5, outside the diamond, the man is the quarry.
    #[test]
    fn the_room_of_the_quarry_is_counted_with_walls_of_three_widths() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("brandubh");
        let tables = BoardTables::new(&rules);
        for (text, room, corners) in [
            ("/7/3t3/7/3K3/7/7/7/ a -", [48, 44, 38], [4, 4, 4]),
            ("/7/3t3/2t1t2/tt1K1t1/2t1t2/3t2t/7/ a -", [5, 1, 1], [0, 0, 0]),
            ("/7/3t3/2t1t1T/tt1K1t1/2t1t2/3t2t/7/ a -", [34, 6, 4], [4, 1, 1]),
        ] {
            let position = position(&rules, text);
            let view = View::new(&position, &tables);
            let counts = feature_counts(&view);
            let of = |term: Feature| &counts[term.first()..term.first() + term.slots()];
            assert_eq!(of(Feature::QuarryRoom), room_by_walking(&view), "{text}");
            assert_eq!((of(Feature::QuarryRoom), of(Feature::QuarryCorners)), (&room[..], &corners[..]), "{text}");
        }
        for rules in rulesets() {
            let tables = BoardTables::new(&rules);
            let mut game = Game::new(&rules);
            let mut chance = Chance(5);
            while game.plies().len() < 60 && step(&mut game, &mut chance) {
                let view = View::new(game.position(), &tables);
                let counts = feature_counts(&view);
                let first = Feature::QuarryRoom.first();
                assert_eq!(counts[first..first + 3], room_by_walking(&view), "{}: {}", rules.id(), game.position());
            }
        }
    }

    /// The room of the quarry, point by point.
    fn room_by_walking(view: &View<'_>) -> [i32; 3] {
        let (size, tables) = (view.tables.size, view.tables);
        let beside = |point: Point| Direction::ALL.into_iter().filter_map(move |to| point.neighbour(to, size));
        let ring = Ring::of(view);
        let outside: Vec<Point> = ring.map_or(Vec::new(), |ring| ring.outside(&view.men).points().collect());
        let quarry = if outside.is_empty() { view.king.points().collect() } else { outside };
        [0, 1, 2].map(|steps: usize| {
            let distance = |a: Point, b: Point| a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank());
            let barred = |point: Point| view.attackers.points().any(|attacker| distance(attacker, point) <= steps);
            let mut reached: BTreeSet<usize> = quarry.iter().map(|point| point.index()).collect();
            let mut pending = quarry.clone();
            while let Some(from) = pending.pop() {
                for to in beside(from) {
                    let open = tables.king_pass.has(to) || tables.goal.has(to);
                    if open && !barred(to) && reached.insert(to.index()) {
                        pending.push(to);
                    }
                }
            }
            reached.len() as i32
        })
    }

    /// A lone king on d4: attackers can come to its left and its right; a third stands below it already, and none can come above.
    #[test]
    fn the_kings_sides_that_attackers_could_come_to_are_counted() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("brandubh");
        let tables = BoardTables::new(&rules);
        let position = position(&rules, "/2t4/4t2/7/3K3/3t3/7/7/ a -");
        let counts = feature_counts(&View::new(&position, &tables));
        let of = |term: Feature| &counts[term.first()..term.first() + term.slots()];
        assert_eq!(of(Feature::BesideReached), [0, 1, 0, 0]);
    }

    /// Added up leaving out terms worth nothing, at every width: the same as all the counts, by code for every machine.
    #[test]
    fn the_sum_is_what_the_counts_are_worth() {
        let mut chance = Chance(11);
        let large = ["alea-walker-2015", "historical-hnefatafl-19"].map(|id| Ruleset::named(id).expect(id));
        for rules in rulesets().chain(large) {
            let tables = BoardTables::new(&rules);
            let mut evaluator = &HandWritten::new(&rules, &tables, Family::of(&rules).weights());
            let mut game = wander(&rules, &mut chance, 4);
            for _ in 0..60 {
                let position = game.position();
                let worth = worth_of_counts(evaluator, position);
                for sum in on_every_simd_level(
                    #[inline(always)]
                    || evaluator.inlined_sum(&View::inlined(position, &tables)),
                ) {
                    assert_eq!(sum, worth, "{}: {position}", rules.id());
                }
                let score = evaluator.evaluate_node(&LazyView::new(position, &tables));
                assert_eq!(evaluator.evaluate(position), score, "{}: {position}", rules.id());
                if !step(&mut game, &mut chance) {
                    break;
                }
            }
        }
    }
}
