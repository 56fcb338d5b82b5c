//! What speaks for a quiet move, and against it, before anything is known of it: where it comes from and goes to, and signs that can be
//! read off sets of points. Of some 540 moves a node tries a few dozen, so it matters which. How much each counts was learnt from the moves
//! that players chose (docs/engine/search.md) and stands in the files of weights.

use hnefi_rules::{MAX_SIZE, Move, Point, Side};

use crate::bits::{Bits, ROWS};
use crate::captures;
use crate::evaluation::{Places, View};
use crate::sheet::{Line, WIDE};
use crate::slots::slotted;
use crate::weights::{Chosen, Weights};

slotted! {
    /// A thing that a move does. It has one slot, or one for each place of the board.
    Sign {
        /// The place that a man leaves, and the one he goes to.
        From "from" 55;
        To "to" 55;
        /// The place that the king goes to.
        KingTo "king-to" 55;
        /// A man goes to a point that the king reaches, from which a goal is one move away.
        ToLookout "to-lookout" 1;
        /// To any point that the king reaches.
        ToKingsReach "to-kings-reach" 1;
        /// To a point from which a goal is one move away for the king, two moves.
        ToGoalInOne "to-goal-in-one" 1;
        ToGoalInTwo "to-goal-in-two" 1;
        /// To a point that the most complete fence before a corner lacks, with so many others: one to four.
        ToFence "to-fence" 4;
        /// Beside the king, a man of the enemy's, one of his own side; diagonally beside one of his own.
        ToBesideKing "to-beside-king" 1;
        ToBesideEnemy "to-beside-enemy" 1;
        ToBesideOwn "to-beside-own" 1;
        ToDiagonalOwn "to-diagonal-own" 1;
        /// Where the enemy could capture him.
        ToExposed "to-exposed" 1;
        /// Where he threatens to capture.
        ToThreat "to-threat" 1;
        /// A man leaves a fence that closes a corner.
        FromFence "from-fence" 1;
        /// He could be captured where he stands.
        FromExposed "from-exposed" 1;
        /// He stood beside the king, an enemy, one of his own; diagonally beside one of his own.
        FromBesideKing "from-beside-king" 1;
        FromBesideEnemy "from-beside-enemy" 1;
        FromBesideOwn "from-beside-own" 1;
        FromDiagonalOwn "from-diagonal-own" 1;
        /// The king goes where a goal is one move away, two moves.
        KingToGoalInOne "king-to-goal-in-one" 1;
        KingToGoalInTwo "king-to-goal-in-two" 1;
        /// He goes beside an enemy.
        KingToBesideEnemy "king-to-beside-enemy" 1;
    }
}

const _: () = {
    let places = Places::COUNT;
    assert!(places == Sign::From.slots() && places == Sign::To.slots() && places == Sign::KingTo.slots());
};

/// Which end of which moves a sign is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    From,
    To,
    KingTo,
}

/// Tells every slot of a sign that is about points as they stand, with the end of the moves that it is about and those points.
#[inline(always)]
fn signs(view: &View<'_>, mut tell: impl FnMut(usize, End, &Bits)) {
    let (position, terrain, ways) = (view.position, view.terrain, &view.ways);
    let side = position.side();
    let (own, enemy) = match side {
        Side::Attackers => (&view.attackers, &view.men),
        Side::Defenders => (&view.men, &view.attackers),
    };
    let mut tell = |slot: usize, end: End, points: &Bits| {
        let ends = if end == End::From { own } else { &view.empty };
        tell(slot, end, &points.and(ends));
    };
    let mut one = |sign: Sign, end: End, points: &Bits| tell(sign.first(), end, points);
    one(Sign::ToLookout, End::To, &ways.one_move.and(&ways.goal_in_one));
    one(Sign::ToKingsReach, End::To, &ways.one_move);
    one(Sign::ToGoalInOne, End::To, &ways.goal_in_one);
    one(Sign::ToGoalInTwo, End::To, &ways.goal_in_two);
    let mut king = Bits::EMPTY;
    position.king().into_iter().for_each(|point| king.add(point));
    let beside_king = king.beside();
    let beside_own = own.beside();
    let diagonal_own = own.diagonal();
    let beside_enemy = enemy.beside();
    one(Sign::ToBesideKing, End::To, &beside_king);
    one(Sign::ToBesideEnemy, End::To, &beside_enemy);
    one(Sign::ToBesideOwn, End::To, &beside_own);
    one(Sign::ToDiagonalOwn, End::To, &diagonal_own);
    one(Sign::FromBesideKing, End::From, &beside_king);
    one(Sign::FromBesideEnemy, End::From, &beside_enemy);
    one(Sign::FromBesideOwn, End::From, &beside_own);
    one(Sign::FromDiagonalOwn, End::From, &diagonal_own);
    let free = |side| view.empty.and(terrain.men_pass(side));
    let reach = |side, men: &Bits| men.slide_within(&free(side), terrain.men_speed(side)).and(terrain.men_stop(side));
    let anvils = enemy.or(&terrain.hostile_to_men(side).and(&view.empty));
    let exposed = between(&anvils, &reach(side.other(), enemy)).or(&between(enemy, &anvils));
    one(Sign::ToExposed, End::To, &exposed);
    one(Sign::FromExposed, End::From, &exposed);
    one(Sign::ToThreat, End::To, &before(enemy, &reach(side, own)));
    if side == Side::Defenders {
        one(Sign::KingToGoalInOne, End::KingTo, &ways.goal_in_one);
        one(Sign::KingToGoalInTwo, End::KingTo, &ways.goal_in_two);
        one(Sign::KingToBesideEnemy, End::KingTo, &beside_enemy);
    }
    for corner in &terrain.corners {
        let (attackers, defenders) = (corner.block.of(&view.attackers), corner.block.of(&view.defenders));
        match corner.best_fence(attackers, defenders) {
            Some((fence, 0)) if side == Side::Attackers => {
                tell(Sign::FromFence.first(), End::From, &corner.block.spread(fence));
            }
            Some((fence, missing @ 1..=4)) => {
                tell(Sign::ToFence.first() + missing as usize - 1, End::To, &corner.block.spread(fence & !attackers));
            }
            _ => {}
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
pub(crate) struct Ground {
    sides: [Worths; 2],
}

/// For every point, rank by rank, what it is worth as an end of a move.
#[derive(Clone)]
struct Worths([[Line; MAX_SIZE]; 3]);

impl Worths {
    #[inline(always)]
    fn add(&mut self, end: End, point: Point, worth: i16) {
        let place = &mut self.0[end as usize][point.rank()][point.file()];
        *place = place.saturating_add(worth);
    }
}

impl Ground {
    pub(crate) fn new(size: usize, places: &Places, weights: &Weights) -> Ground {
        let of_side = |chosen: &Chosen| {
            let mut worths = Worths([[[0; WIDE]; MAX_SIZE]; 3]);
            for point in Point::all(size) {
                let place = places.of(point.file(), point.rank());
                for (end, sign) in [(End::From, Sign::From), (End::To, Sign::To), (End::KingTo, Sign::KingTo)] {
                    worths.add(end, point, chosen.of(sign.first() + place));
                }
            }
            worths
        };
        Ground { sides: [Side::Attackers, Side::Defenders].map(|side| of_side(weights.chosen(side))) }
    }
}

/// What speaks for the quiet moves of one position.
pub(crate) struct Promise {
    worths: Worths,
    /// What the points that men go to are worth, file by file.
    on_files: [Line; MAX_SIZE],
    king: Option<King>,
}

/// Where the king stands, on his own turn, and what the points of his file are worth to him.
struct King {
    at: Point,
    on_file: Line,
}

impl Promise {
    pub(crate) fn new(view: &View<'_>) -> Promise {
        let (position, terrain) = (view.position, view.terrain);
        let side = position.side();
        let mut worths = terrain.ground.sides[side as usize].clone();
        let chosen = terrain.weights.chosen(side);
        signs(view, |slot, end, points| {
            let worth = chosen.of(slot);
            if worth != 0 {
                points.points().for_each(|point| worths.add(end, point, worth));
            }
        });
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
        Promise { worths, on_files, king }
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
    let (position, terrain) = (view.position, view.terrain);
    let mut seen: Vec<(usize, End, Bits)> = Vec::new();
    signs(view, |slot, end, points| seen.push((slot, end, *points)));
    let landing = captures::landing_points(position, terrain);
    let quiet = position.legal_moves(terrain.compiled).into_iter();
    let quiet = quiet.filter(|mv| !captures::captures(position, terrain, &landing, *mv));
    let king = position.king();
    let with_slots = |mv: Move| {
        let place = |point: Point| terrain.places.of(point.file(), point.rank());
        let is_king = Some(mv.from) == king;
        let mut slots = if is_king {
            vec![Sign::KingTo.first() + place(mv.to)]
        } else {
            vec![Sign::From.first() + place(mv.from), Sign::To.first() + place(mv.to)]
        };
        slots.extend(seen.iter().filter_map(|(slot, end, points)| {
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
    use crate::support::{Chance, rulesets, step, wander};
    use crate::terrain::Terrain;

    /// Added up point by point, the promise is what the slots of each move are worth.
    #[test]
    fn the_promise_is_what_the_slots_are_worth() {
        let mut chance = Chance(5);
        let large = ["alea-walker-2015", "historical-hnefatafl-19"].map(|id| hnefi_rules::Ruleset::named(id).expect(id));
        for rules in rulesets().chain(large) {
            let terrain = Terrain::new(&rules);
            let mut game = wander(&rules, &mut chance, 4);
            for _ in 0..40 {
                let view = View::new(game.position(), &terrain);
                let promise = Promise::new(&view);
                let chosen = terrain.weights.chosen(game.position().side());
                for (mv, slots) in quiet_moves(&view) {
                    let worth: i32 = slots.iter().map(|slot| i32::from(chosen.of(usize::from(*slot)))).sum();
                    let (leaving, going) = promise.of(mv.from);
                    let going = if mv.to.rank() == mv.from.rank() { going[0][mv.to.file()] } else { going[1][mv.to.rank()] };
                    let promised = i32::from(leaving) + i32::from(going);
                    assert_eq!(promised, worth, "{}: {} {mv}", rules.id(), game.position());
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
