//! Static move-ordering score of quiet moves: where a move comes from and goes to, and features that can be read off sets of points. Of some
//! 540 moves a node searches a few dozen, so it matters which. The weights were fitted to the moves that players chose
//! (docs/reference/search.md) and stand in the files of weights.

use hnefi_rules::{MAX_SIZE, Move, Point, Side};

use crate::board::bits::{Bits, Line, ROWS, WIDE};
use crate::board::places::Places;
use crate::board::simd::dispatch_simd;
use crate::board::{BoardTables, View, captures};
use crate::eval::move_features::MoveFeature;
use crate::eval::weights::{MoveWeights, Weights};

const _: () = {
    let places = Places::COUNT;
    assert!(places == MoveFeature::From.slots() && places == MoveFeature::To.slots() && places == MoveFeature::KingTo.slots());
};

/// Which end of which moves a sign is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    From,
    To,
    KingTo,
}

/// The most move features of one position: one of each kind, and a fence before each corner.
const MOST: usize = MoveFeature::ALL.len() + 4;

/// The signs of a position that are about points as they stand: each with its slot, the end of the moves that it is about and those points.
struct MoveFeatureSets<'a, W> {
    /// Where moves begin, and where they end.
    own: &'a Bits,
    empty: &'a Bits,
    /// Whether a slot is asked for.
    wanted: W,
    seen: [(usize, End, Bits); MOST],
    count: usize,
}

impl<'a, W: Fn(usize) -> bool> MoveFeatureSets<'a, W> {
    #[inline(always)]
    fn new(view: &'a View<'_>, wanted: W) -> MoveFeatureSets<'a, W> {
        let (position, tables, ways) = (view.position, view.tables, &view.ways);
        let side = position.side();
        let (own, enemy) = match side {
            Side::Attackers => (&view.attackers, &view.men),
            Side::Defenders => (&view.men, &view.attackers),
        };
        let seen = [(0, End::From, Bits::EMPTY); MOST];
        let mut signs = MoveFeatureSets { own, empty: &view.empty, wanted, seen, count: 0 };
        signs.one(MoveFeature::ToLookout, End::To, &ways.one_move.and(&ways.goal_in_one));
        signs.one(MoveFeature::ToKingsReach, End::To, &ways.one_move);
        signs.one(MoveFeature::ToGoalInOne, End::To, &ways.goal_in_one);
        signs.one(MoveFeature::ToGoalInTwo, End::To, &ways.goal_in_two);
        let beside_king = view.king.beside();
        let beside_own = own.beside();
        let diagonal_own = own.diagonal();
        let beside_enemy = enemy.beside();
        signs.one(MoveFeature::ToBesideKing, End::To, &beside_king);
        signs.one(MoveFeature::ToBesideEnemy, End::To, &beside_enemy);
        signs.one(MoveFeature::ToBesideOwn, End::To, &beside_own);
        signs.one(MoveFeature::ToDiagonalOwn, End::To, &diagonal_own);
        signs.one(MoveFeature::FromBesideKing, End::From, &beside_king);
        signs.one(MoveFeature::FromBesideEnemy, End::From, &beside_enemy);
        signs.one(MoveFeature::FromBesideOwn, End::From, &beside_own);
        signs.one(MoveFeature::FromDiagonalOwn, End::From, &diagonal_own);
        let [enemys_reach, own_reach] = [&view.reach[side.other() as usize], &view.reach[side as usize]];
        let anvils = enemy.or(&tables.hostile_to_men(side).and(&view.empty));
        let exposed = between(&anvils, enemys_reach).or(&between(enemy, &anvils));
        signs.one(MoveFeature::ToExposed, End::To, &exposed);
        signs.one(MoveFeature::FromExposed, End::From, &exposed);
        signs.one(MoveFeature::ToThreat, End::To, &before(enemy, own_reach));
        if side == Side::Defenders {
            signs.one(MoveFeature::KingToGoalInOne, End::KingTo, &ways.goal_in_one);
            signs.one(MoveFeature::KingToGoalInTwo, End::KingTo, &ways.goal_in_two);
            signs.one(MoveFeature::KingToBesideEnemy, End::KingTo, &beside_enemy);
        }
        for corner in &tables.corners {
            let (attackers, defenders) = (corner.block.of(&view.attackers), corner.block.of(&view.defenders));
            match corner.best_fence(attackers, defenders) {
                Some((fence, 0)) if side == Side::Attackers => {
                    signs.add(MoveFeature::FromFence.first(), End::From, &corner.block.spread(fence));
                }
                Some((fence, missing @ 1..=4)) => {
                    signs.add(
                        MoveFeature::ToFence.first() + missing as usize - 1,
                        End::To,
                        &corner.block.spread(fence & !attackers),
                    );
                }
                _ => {}
            }
        }
        signs
    }

    #[inline(always)]
    fn one(&mut self, sign: MoveFeature, end: End, points: &Bits) {
        self.add(sign.first(), end, points);
    }

    #[inline(always)]
    fn add(&mut self, slot: usize, end: End, points: &Bits) {
        if (self.wanted)(slot) {
            self.seen[self.count] = (slot, end, points.and(if end == End::From { self.own } else { self.empty }));
            self.count += 1;
        }
    }
}

/// The points with one of `a` on one side and one of `b` on the side opposite.
#[inline(always)]
fn between(a: &Bits, b: &Bits) -> Bits {
    let mut between = Bits::EMPTY;
    for rank in 0..ROWS {
        between.0[rank] = a.0[rank] << 1 & b.0[rank] >> 1 | a.0[rank] >> 1 & b.0[rank] << 1;
    }
    for rank in 2..ROWS {
        between.0[rank - 1] |= a.0[rank - 2] & b.0[rank] | a.0[rank] & b.0[rank - 2];
    }
    between
}

/// The points beside one of `a` that has one of `b` on its far side.
#[inline(always)]
fn before(a: &Bits, b: &Bits) -> Bits {
    let mut before = Bits::EMPTY;
    for rank in 0..ROWS {
        before.0[rank] = a.0[rank] << 1 & b.0[rank] << 2 | a.0[rank] >> 1 & b.0[rank] >> 2;
    }
    for rank in 2..ROWS {
        before.0[rank - 2] |= a.0[rank - 1] & b.0[rank];
        before.0[rank] |= a.0[rank - 1] & b.0[rank - 2];
    }
    before
}

/// What the places by themselves are worth on one board, point by point: where every node begins.
pub(crate) struct MoveEndScores<'a> {
    weights: &'a Weights,
    sides: [Worths; 2],
}

/// For every point, rank by rank, what it is worth as an end of a move.
#[derive(Clone)]
struct Worths([[Line; MAX_SIZE]; 3]);

impl Worths {
    /// Adds a worth to each of some points, a whole rank at once.
    #[inline(always)]
    fn add(&mut self, end: End, points: &Bits, worth: i16) {
        for (row, line) in points.0.iter().zip(&mut self.0[end as usize]) {
            if *row != 0 {
                for (file, sum) in line.iter_mut().enumerate() {
                    *sum = sum.saturating_add(if row >> file & 1 != 0 { worth } else { 0 });
                }
            }
        }
    }
}

impl<'a> MoveEndScores<'a> {
    pub(crate) fn new(tables: &BoardTables<'_>, weights: &'a Weights) -> MoveEndScores<'a> {
        let (size, places) = (tables.size, &tables.places);
        let of_side = |chosen: &MoveWeights| {
            let mut worths = Worths([[[0; WIDE]; MAX_SIZE]; 3]);
            for point in Point::all(size) {
                let place = places.of(point.file(), point.rank());
                for (end, sign) in
                    [(End::From, MoveFeature::From), (End::To, MoveFeature::To), (End::KingTo, MoveFeature::KingTo)]
                {
                    worths.0[end as usize][point.rank()][point.file()] = chosen.of(sign.first() + place);
                }
            }
            worths
        };
        MoveEndScores { weights, sides: [Side::Attackers, Side::Defenders].map(|side| of_side(weights.chosen(side))) }
    }
}

/// What speaks for the quiet moves of one position.
pub(crate) struct QuietScores {
    worths: Worths,
    /// What the points that men go to are worth, file by file.
    on_files: [Line; MAX_SIZE],
    king: Option<King>,
}

/// Where the king stands, on its own turn, and what the points of its file are worth to it.
struct King {
    at: Point,
    on_file: Line,
}

impl QuietScores {
    pub(crate) fn new(view: &View<'_>, end_scores: &MoveEndScores<'_>) -> QuietScores {
        dispatch_simd(
            #[inline(always)]
            || QuietScores::of_signs(view, end_scores),
        )
    }

    #[inline(always)]
    fn of_signs(view: &View<'_>, end_scores: &MoveEndScores<'_>) -> QuietScores {
        let position = view.position;
        let side = position.side();
        let mut worths = end_scores.sides[side as usize].clone();
        let chosen = end_scores.weights.chosen(side);
        let signs = MoveFeatureSets::new(view, |slot| chosen.of(slot) != 0);
        for (slot, end, points) in &signs.seen[..signs.count] {
            worths.add(*end, points, chosen.of(*slot));
        }
        let mut on_files = [[0; WIDE]; MAX_SIZE];
        for (rank, row) in worths.0[End::To as usize].iter().enumerate() {
            for (file, worth) in row[..MAX_SIZE].iter().enumerate() {
                on_files[file][rank] = *worth;
            }
        }
        let king = position.king().filter(|_| side == Side::Defenders).map(|at| {
            let mut on_file = [0; WIDE];
            for (rank, row) in worths.0[End::KingTo as usize].iter().enumerate() {
                on_file[rank] = row[at.file()];
            }
            King { at, on_file }
        });
        QuietScores { worths, on_files, king }
    }

    /// What speaks for a move from a point: so much for leaving it, and so much for going to each place of its rank, and of its file.
    #[inline(always)]
    pub(crate) fn of(&self, from: Point) -> (i16, [&Line; 2]) {
        let [leaving, to, king_to] = &self.worths.0;
        match &self.king {
            Some(king) if king.at == from => (0, [&king_to[from.rank()], &king.on_file]),
            _ => (leaving[from.rank()][from.file()], [&to[from.rank()], &self.on_files[from.file()]]),
        }
    }
}

/// The quiet moves of a position, each with the slots that it counts in.
pub(crate) fn quiet_moves(view: &View<'_>) -> Vec<(Move, Vec<u16>)> {
    let (position, tables) = (view.position, view.tables);
    let signs = MoveFeatureSets::new(view, |_| true);
    let landing = captures::landing_points(position, tables);
    let quiet = position.legal_moves(tables.compiled).into_iter();
    let quiet = quiet.filter(|mv| !captures::captures(position, tables, &landing, *mv));
    let king = position.king();
    let with_slots = |mv: Move| {
        let place = |point: Point| tables.places.of(point.file(), point.rank());
        let is_king = Some(mv.from) == king;
        let mut slots = if is_king {
            vec![MoveFeature::KingTo.first() + place(mv.to)]
        } else {
            vec![MoveFeature::From.first() + place(mv.from), MoveFeature::To.first() + place(mv.to)]
        };
        slots.extend(signs.seen[..signs.count].iter().filter_map(|(slot, end, points)| {
            let at = if *end == End::From { mv.from } else { mv.to };
            ((*end == End::KingTo) == is_king && points.has(at)).then_some(*slot)
        }));
        (mv, slots.into_iter().map(|slot| slot as u16).collect())
    };
    quiet.map(with_slots).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::simd::on_every_simd_level;
    use crate::eval::weights::Family;
    use crate::support::{Chance, rulesets, step, wander};

    /// Added up point by point, the promise is what the slots of each move are worth.
    #[test]
    fn the_promise_is_what_the_slots_are_worth() {
        let mut chance = Chance(5);
        let large = ["alea-walker-2015", "historical-hnefatafl-19"].map(|id| hnefi_rulesets::Ruleset::named(id).expect(id));
        for rules in rulesets().chain(large) {
            let tables = BoardTables::new(&rules);
            let weights = Family::of(&rules).weights();
            let end_scores = MoveEndScores::new(&tables, weights);
            let mut game = wander(&rules, &mut chance, 4);
            for _ in 0..40 {
                let view = View::new(game.position(), &tables);
                let chosen = weights.chosen(game.position().side());
                let promises = on_every_simd_level(
                    #[inline(always)]
                    || QuietScores::of_signs(&view, &end_scores),
                );
                for (mv, slots) in quiet_moves(&view) {
                    let worth: i32 = slots.iter().map(|slot| i32::from(chosen.of(usize::from(*slot)))).sum();
                    for quiet_score in &promises {
                        let (leaving, going) = quiet_score.of(mv.from);
                        let going = if mv.to.rank() == mv.from.rank() { going[0][mv.to.file()] } else { going[1][mv.to.rank()] };
                        let promised = i32::from(leaving) + i32::from(going);
                        assert_eq!(promised, worth, "{}: {} {mv}", rules.id(), game.position());
                    }
                }
                if !step(&mut game, &mut chance) {
                    break;
                }
            }
        }
    }

    /// On a board of three points a side, written out.
    #[test]
    fn between_and_before_look_both_ways_along_both_axes() {
        let points = |text: &str| {
            let mut bits = Bits::EMPTY;
            text.split_whitespace().for_each(|point| bits.add(point.parse().expect(point)));
            bits
        };
        assert_eq!(between(&points("a2"), &points("c2 a3 b3")), points("b2"));
        assert_eq!(between(&points("b3"), &points("b1 d3")), points("b2 c3"));
        assert_eq!(before(&points("b2"), &points("c2")), points("a2"));
        assert_eq!(before(&points("b2"), &points("b1 a2")), points("b3 c2"));
    }
}
