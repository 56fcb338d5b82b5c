//! A survey of a position: what a person should look at, told by the features that the evaluation counts. It judges nothing.

use std::collections::VecDeque;

use hnefi_rules::rules::Encirclement;
use hnefi_rules::{Direction, MAX_SIZE, Piece, Point, Position, Side, Variant};

use crate::board::bits::Bits;
use crate::board::{BoardTables, View, threats};

/// With more gaps than this a ring is not worth mentioning.
const MOST_GAPS: usize = 3;

/// What stands out in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// The king's danger.
    pub king: KingDanger,
    /// The barrier that keeps the king from every point where he escapes.
    pub ring: Barrier,
    /// The corners, where the king escapes to them; empty where he escapes to the edge.
    pub corners: Vec<CornerState>,
    /// The barrier that keeps the king and all his men from the edge, by which the attackers win once it has no gap. `None` where no rule
    /// says so; where walling the king in wins, that barrier is the ring.
    pub encirclement: Option<Barrier>,
}

/// How near the king is to being captured where he stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingDanger {
    /// The points beside him that an attacker or a hostile point holds.
    pub held: Vec<Point>,
    /// How many moves of attackers it takes at the least to capture him here; `None` where he cannot be captured.
    pub missing: Option<u32>,
}

/// A line of attackers that cuts something off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barrier {
    /// The fewest points that attackers would have to come to, so that nothing gets through: none where it is closed. `None` where they are
    /// more than three, or no number of attackers would do.
    pub gaps: Option<Vec<Point>>,
}

impl Barrier {
    /// Whether nothing gets through.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.gaps.as_ref().is_some_and(Vec::is_empty)
    }
}

/// A corner where the king escapes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CornerState {
    /// The outermost point of the corner.
    pub at: Point,
    /// Whether attackers close it: the king cannot come there, however his own men step aside.
    pub closed: bool,
    /// How many attackers the best diagonal before it lacks; `None` where each has a defender on it.
    pub missing: Option<u32>,
    /// How many attackers stand near it.
    pub attackers: u32,
}

impl Survey {
    /// The survey of a position; `None` where the king is not on the board.
    #[must_use]
    pub fn of(variant: &Variant, position: &Position) -> Option<Survey> {
        let at = position.king()?;
        let tables = BoardTables::new(variant);
        let view = View::new(position, &tables);
        // Own men step aside; attackers stay, and so does what is closed to the king.
        let open = tables.king_pass.or(&tables.goal).without(&view.attackers).or(&view.king);
        let ring = barrier(&tables, &view, &view.king, &open, &tables.goal);
        let everywhere = tables.board.without(&view.attackers);
        let wins = variant.rules().encirclement == Encirclement::AllDefenders;
        let encirclement = wins.then(|| barrier(&tables, &view, &view.defenders, &everywhere, &tables.edge));
        let reached = view.king.flood(&open);
        let corners = tables.corners.iter().map(|corner| {
            let goals = corner.block.spread(corner.near & corner.block.of(&tables.goal));
            let missing = corner.best_fence(corner.block.of(&view.attackers), corner.block.of(&view.defenders));
            CornerState {
                at: outermost(&goals, tables.size),
                closed: reached.and(&goals).is_empty(),
                missing: missing.map(|(_, missing)| missing),
                attackers: (corner.near & corner.block.of(&view.attackers)).count_ones(),
            }
        });
        Some(Survey {
            king: KingDanger { held: held(position, &tables, at), missing: threats::captors_missing(position, &tables) },
            corners: corners.collect(),
            ring,
            encirclement,
        })
    }
}

/// Of the points of one corner the one nearest to the corner of the board.
fn outermost(goals: &Bits, size: usize) -> Point {
    let far = size - 1;
    let inwards = |p: &Point| p.file().min(far - p.file()) + p.rank().min(far - p.rank());
    goals.points().min_by_key(inwards).unwrap_or(Point::new(0, 0))
}

/// The points beside the king that are held against him.
fn held(position: &Position, tables: &BoardTables<'_>, king: Point) -> Vec<Point> {
    let is_held = |point: &Point| match position.side_at(*point) {
        Some(side) => side == Side::Attackers,
        None => tables.compiled.is_hostile(*point, Piece::King),
    };
    Direction::ALL.into_iter().filter_map(|direction| king.neighbour(direction, tables.size)).filter(is_held).collect()
}

/// What keeps pieces on `from` away from `to` when they walk over `open` points. An attacker can fill an empty point where its men may stop.
fn barrier(tables: &BoardTables<'_>, view: &View<'_>, from: &Bits, open: &Bits, to: &Bits) -> Barrier {
    let fillable = view.empty.and(tables.men_stop(Side::Attackers));
    Barrier { gaps: Paths::new(tables.size, from, open, to, &fillable).gaps(MOST_GAPS) }
}

/// Paths that share no fillable point. By Menger's theorem the most there are is the fewest points that cut them all.
struct Paths<'a> {
    size: usize,
    from: &'a Bits,
    open: &'a Bits,
    to: &'a Bits,
    fillable: &'a Bits,
    /// How many paths pass each point.
    through: Vec<usize>,
    /// How many of them go on in each direction.
    onward: Vec<[usize; 4]>,
}

/// Where a search for one more path stands: on a point as it is entered, or ready to leave it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    at: Point,
    leaving: bool,
}

impl Place {
    const fn index(self) -> usize {
        number(self.at) * 2 + self.leaving as usize
    }
}

/// The number of a point among all of the widest board.
const fn number(at: Point) -> usize {
    at.rank() * MAX_SIZE + at.file()
}

/// A step of a search.
#[derive(Clone, Copy)]
enum PathStep {
    /// A path begins here.
    Begin,
    /// Across a point, or back.
    Across { from: Place },
    /// To a neighbour, or back over a step of a path.
    Beside { from: Place, direction: usize, back: bool },
}

impl<'a> Paths<'a> {
    fn new(size: usize, from: &'a Bits, open: &'a Bits, to: &'a Bits, fillable: &'a Bits) -> Paths<'a> {
        let points = MAX_SIZE * MAX_SIZE;
        Paths { size, from, open, to, fillable, through: vec![0; points], onward: vec![[0; 4]; points] }
    }

    /// The fewest points that cut all paths, if they are no more than `most`.
    fn gaps(mut self, most: usize) -> Option<Vec<Point>> {
        for _ in 0..=most {
            if let Err(entered) = self.add_path() {
                return Some(entered);
            }
        }
        None
    }

    /// Finds one more path; where there is none, the points that are entered and cannot be left: those that cut all paths.
    fn add_path(&mut self) -> Result<(), Vec<Point>> {
        let mut came: Vec<Option<PathStep>> = vec![None; MAX_SIZE * MAX_SIZE * 2];
        let mut waiting = VecDeque::new();
        for at in self.from.points() {
            let place = Place { at, leaving: false };
            came[place.index()] = Some(PathStep::Begin);
            waiting.push_back(place);
        }
        while let Some(place) = waiting.pop_front() {
            if place.leaving && self.to.has(place.at) {
                self.take(place, &came);
                return Ok(());
            }
            for (next, step) in self.steps(place) {
                if came[next.index()].is_none() {
                    came[next.index()] = Some(step);
                    waiting.push_back(next);
                }
            }
        }
        let entered = |at: &Point| came[Place { at: *at, leaving: false }.index()].is_some();
        let left = |at: &Point| came[Place { at: *at, leaving: true }.index()].is_some();
        Err(Point::all(self.size).filter(|at| entered(at) && !left(at)).collect())
    }

    fn steps(&self, from: Place) -> Vec<(Place, PathStep)> {
        let Place { at, leaving } = from;
        let passed = self.through[number(at)];
        let mut steps = Vec::with_capacity(5);
        // A fillable point takes one path.
        if leaving && passed > 0 || !leaving && (passed == 0 || !self.fillable.has(at)) {
            steps.push((Place { at, leaving: !leaving }, PathStep::Across { from }));
        }
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            let Some(beside) = at.neighbour(direction, self.size) else { continue };
            if leaving {
                if self.open.has(beside) {
                    let step = PathStep::Beside { from, direction: index, back: false };
                    steps.push((Place { at: beside, leaving: false }, step));
                }
            } else {
                let towards = Direction::ALL.into_iter().position(|other| other == direction.opposite()).unwrap_or(index);
                if self.onward[number(beside)][towards] > 0 {
                    let step = PathStep::Beside { from, direction: towards, back: true };
                    steps.push((Place { at: beside, leaving: true }, step));
                }
            }
        }
        steps
    }

    /// Adds the path that a search has found, from its end to its beginning.
    fn take(&mut self, end: Place, came: &[Option<PathStep>]) {
        let mut place = end;
        while let Some(step) = came[place.index()] {
            let from = match step {
                PathStep::Begin => return,
                PathStep::Across { from } => {
                    let through = &mut self.through[number(place.at)];
                    *through = if place.leaving { *through + 1 } else { through.saturating_sub(1) };
                    from
                }
                PathStep::Beside { from, direction, back } => {
                    let onward = if back { &mut self.onward[number(place.at)] } else { &mut self.onward[number(from.at)] };
                    onward[direction] = if back { onward[direction].saturating_sub(1) } else { onward[direction] + 1 };
                    from
                }
            };
            place = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rules::Setup;
    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::support::{Chance, rulesets, step, wander};

    fn survey(id: &str, text: &str) -> Survey {
        let rules = Ruleset::named(id).expect(id);
        let position = text.parse::<Setup>().expect(text).position(&rules).expect(text);
        Survey::of(&rules, &position).expect("the king stands")
    }

    fn names(points: &[Point]) -> Vec<String> {
        points.iter().map(Point::to_string).collect()
    }

    #[test]
    fn a_ring_is_closed_has_gaps_or_is_none() {
        let id = "brandubh-cyningstan";
        for (text, gaps) in [
            ("/7/3t3/2t1t2/1t1K1t1/2t1t2/3t3/7/ a -", Some(vec![])),
            ("/7/7/2t1t2/1t1K1t1/2t1t2/3t3/7/ a -", Some(vec!["d5"])),
            ("/7/7/2t1t2/1t1K1t1/2t1t2/7/7/ a -", Some(vec!["d3", "d5"])),
            // A defender in the gap cannot be walled off there, but behind it.
            ("/7/7/2tTt2/1t1K1t1/2t1t2/3t3/7/ a -", Some(vec!["d6"])),
            ("/7/7/7/3K3/7/7/1t5/ a -", None),
        ] {
            let ring = survey(id, text).ring;
            assert_eq!(
                ring.gaps.as_deref().map(names),
                gaps.clone().map(|gaps| gaps.into_iter().map(str::to_owned).collect()),
                "{text}"
            );
            assert_eq!(ring.is_closed(), gaps == Some(vec![]), "{text}");
        }
    }

    #[test]
    fn corners_are_closed_by_any_wall_and_lack_men_of_a_diagonal() {
        let state = survey("brandubh-cyningstan", "/7/7/7/3K3/7/t6/1t5/ a -");
        let corners: Vec<_> = state.corners.iter().map(|corner| (corner.at.to_string(), corner.closed, corner.missing)).collect();
        assert_eq!(corners[0], ("a1".to_owned(), true, Some(0)));
        assert!(corners[1..].iter().all(|(_, closed, missing)| !closed && *missing == Some(2)), "{corners:?}");
        assert_eq!(state.corners[0].attackers, 2);
        // Where the king escapes to the edge there are no corners to close.
        let tablut = Ruleset::named("tablut-murray").expect("tablut");
        assert!(Survey::of(&tablut, &Position::start(&tablut)).expect("the king stands").corners.is_empty());
    }

    #[test]
    fn the_kings_danger_follows_the_rule_of_his_point() {
        for (id, text, held, missing) in [
            ("copenhagen", "/11/11/11/11/11/11/11/3t7/2tK7/3t7/11/ a -", 3, Some(1)),
            // Two are enough for a weak king.
            ("alea-walker-2015", "/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/2tK15/19/19/19/ a -", 1, Some(1)),
        ] {
            let king = survey(id, text).king;
            assert_eq!((king.held.len(), king.missing), (held, missing), "{id}");
        }
    }

    /// Whether the pieces of `from` come to `to` over `open` points.
    fn comes(from: &Bits, open: &Bits, to: &Bits) -> bool {
        !from.flood(&open.or(from)).and(to).is_empty()
    }

    /// In random games: filled, the gaps cut everything off, and no smaller number of points does; a closed encirclement ends the game.
    #[test]
    fn the_gaps_are_the_fewest_points_that_cut_the_king_off() {
        let mut chance = Chance(5);
        let mut seen = 0;
        for rules in rulesets() {
            let tables = BoardTables::new(&rules);
            let mut game = wander(&rules, &mut chance, 30);
            for _ in 0..40 {
                let position = game.position();
                let Some(state) = Survey::of(&rules, position) else { break };
                let view = View::new(position, &tables);
                let open = tables.king_pass.or(&tables.goal).without(&view.attackers).or(&view.king);
                assert_eq!(state.ring.is_closed(), !comes(&view.king, &open, &tables.goal), "{}: {position}", rules.id());
                if let Some(gaps) = &state.ring.gaps {
                    seen += usize::from(!gaps.is_empty());
                    let all = gaps.iter().fold(Bits::EMPTY, |mut all, gap| {
                        all.add(*gap);
                        all
                    });
                    assert!(!comes(&view.king, &open.without(&all), &tables.goal), "{}: {position} {gaps:?}", rules.id());
                    if gaps.len() == 2 {
                        let fillable = view.empty.and(tables.men_stop(Side::Attackers));
                        for point in fillable.points() {
                            assert!(
                                comes(&view.king, &open.without(&Bits::only(Some(point))), &tables.goal),
                                "{}: {position} {point}",
                                rules.id()
                            );
                        }
                    }
                }
                let over = game.outcome().is_some();
                assert!(over || !state.encirclement.as_ref().is_some_and(Barrier::is_closed), "{}: {position}", rules.id());
                if over || !step(&mut game, &mut chance) {
                    break;
                }
            }
        }
        assert!(seen > 0, "no ring with gaps was met");
    }
}
