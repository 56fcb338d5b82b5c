//! A rule set turned into tables, so that playing asks no questions about rules that can be answered beforehand.

use crate::layout::Layout;
use crate::lines::Grid;
use crate::point::{Direction, Point};
use crate::ruleset::{
    Access, CampInside, Camps, CombinedCapture, Corners, Escape, Hostile, KingCapture, MovingBetween, Rules, Switch, Throne,
};
use crate::side::{Piece, Side};

/// Where a kind of piece may go.
#[derive(Clone, Debug)]
pub(crate) struct Paths {
    /// The points it may stop on, if empty.
    pub(crate) stop: Grid,
    /// What it cannot pass over even if empty: closed points, and the frame around the board.
    pub(crate) wall: Grid,
}

/// What [`Ruleset::compiled`](crate::Ruleset::compiled) hands to positions: the tables of one rule set on one layout.
#[derive(Clone, Debug)]
pub struct Compiled {
    pub(crate) size: usize,
    pub(crate) attacker: Paths,
    pub(crate) defender: Paths,
    pub(crate) king: Paths,
    /// All camp points.
    camp: Grid,
    /// For each camp its points; an attacker standing on one may use the others.
    camps: Vec<Grid>,
    /// For each point, 1 + the number of its camp, or 0.
    camp_of: Box<[u8]>,
    /// Empty points that stand in for an enemy: of attacking men, of defending men, of the king.
    pub(crate) hostile_to_attackers: Grid,
    pub(crate) hostile_to_defenders: Grid,
    pub(crate) hostile_to_king: Grid,
    /// Where the king has escaped.
    pub(crate) goal: Grid,
    pub(crate) throne: Option<Point>,
    pub(crate) king_as_hammer: bool,
    pub(crate) king_as_anvil: bool,
    /// Whether the king on the throne is safe before his first move, so that positions remember whether he has moved.
    pub(crate) safe_until_moved: bool,
    pub(crate) combined_capture: bool,
    pub(crate) men_die_between: bool,
    king_capture: Box<[KingCapture]>,
}

impl Compiled {
    pub(crate) fn new(rules: &Rules, layout: &Layout) -> Compiled {
        let size = layout.size;
        let throne = layout.centre().filter(|_| rules.throne == Throne::Centre);
        let corners: Vec<Point> = Point::all(size).filter(|p| is_corner(*p, size, rules.corners)).collect();
        let camps: Vec<Point> = match rules.camps {
            Camps::None => Vec::new(),
            Camps::Layout => layout.marks.camp.iter().map(|m| m.0).collect(),
        };

        let paths = |who: Piece| {
            let mut stop = Grid::empty();
            Point::all(size).for_each(|p| stop.set(p));
            let mut wall = Grid::frame(size);
            let mut close = |point: Point, stops: bool, passes: bool| {
                if !stops {
                    stop.clear(point);
                }
                if !passes {
                    wall.set(point);
                }
            };
            if let Some(point) = throne {
                close(point, opens(rules.throne_stop, who), opens(rules.throne_pass, who));
            }
            for &point in &corners {
                close(point, opens(rules.corners_stop, who), opens(rules.corners_pass, who));
            }
            for &point in &camps {
                close(point, false, false);
            }
            Paths { stop, wall }
        };

        let hostile = |to: fn(Hostile) -> bool| {
            let mut grid = Grid::empty();
            throne.iter().filter(|_| to(rules.throne_hostile)).for_each(|p| grid.set(*p));
            corners.iter().filter(|_| to(rules.corners_hostile)).for_each(|p| grid.set(*p));
            camps.iter().filter(|_| to(rules.camps_hostile)).for_each(|p| grid.set(*p));
            grid
        };

        let mut goal = Grid::empty();
        Point::all(size)
            .filter(|p| match rules.escape {
                Escape::Corners => corners.contains(p),
                Escape::Edge => p.is_on_edge(size),
                Escape::EdgeOutsideCamps => p.is_on_edge(size) && !camps.contains(p),
            })
            .for_each(|p| goal.set(p));

        let mut king_capture = vec![KingCapture::Never; Point::COUNT].into_boxed_slice();
        for point in Point::all(size) {
            let beside_throne = throne.is_some_and(|t| Direction::ALL.iter().any(|d| t.step(*d) == point));
            king_capture[point.index()] = if Some(point) == throne {
                rules.king_captured_throne
            } else if beside_throne {
                rules.king_captured_beside
            } else if point.is_on_edge(size) {
                rules.king_captured_edge
            } else {
                rules.king_captured_elsewhere
            };
        }

        let mut compiled = Compiled {
            size,
            attacker: paths(Piece::Attacker),
            defender: paths(Piece::Defender),
            king: paths(Piece::King),
            camp: Grid::empty(),
            camps: Vec::new(),
            camp_of: vec![0; Point::COUNT].into_boxed_slice(),
            hostile_to_attackers: hostile(Hostile::to_attackers),
            hostile_to_defenders: hostile(Hostile::to_defenders),
            hostile_to_king: hostile(Hostile::to_king),
            goal,
            throne,
            king_as_hammer: rules.king_armed.as_hammer(),
            king_as_anvil: rules.king_armed.as_anvil(),
            safe_until_moved: rules.king_safe_until_moved == Switch::Yes,
            combined_capture: rules.combined_capture == CombinedCapture::Anywhere,
            men_die_between: rules.moving_between == MovingBetween::KingOnly,
            king_capture,
        };
        camps.iter().for_each(|p| compiled.camp.set(*p));
        if rules.camps_inside == CampInside::Open {
            compiled.open_camps(&camps);
        }
        compiled
    }

    /// Camps are groups of camp points that touch.
    fn open_camps(&mut self, points: &[Point]) {
        for &point in points {
            if self.camp_of[point.index()] != 0 {
                continue;
            }
            self.camps.push(Grid::empty());
            let number = self.camps.len();
            let mut pending = vec![point];
            while let Some(next) = pending.pop() {
                if points.contains(&next) && self.camp_of[next.index()] == 0 {
                    self.camp_of[next.index()] = number as u8;
                    self.camps[number - 1].set(next);
                    pending.extend(Direction::ALL.map(|d| next.step(d)));
                }
            }
        }
    }

    /// Width and height of the board.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The throne, if there is one.
    #[must_use]
    pub fn throne(&self) -> Option<Point> {
        self.throne
    }

    /// Whether the king has escaped on this point.
    #[must_use]
    pub fn is_goal(&self, point: Point) -> bool {
        self.goal.has(point)
    }

    /// The points where the king escapes.
    pub fn goals(&self) -> impl Iterator<Item = Point> {
        Point::all(self.size).filter(|p| self.goal.has(*p))
    }

    /// How the king is captured on a point, leaving aside that he may be safe until he moves.
    #[must_use]
    pub fn king_capture(&self, point: Point) -> KingCapture {
        self.king_capture[point.index()]
    }

    /// Whether an empty point stands in for an enemy of this piece.
    #[must_use]
    pub fn is_hostile(&self, point: Point, to: Piece) -> bool {
        match to {
            Piece::Attacker => self.hostile_to_attackers.has(point),
            Piece::Defender => self.hostile_to_defenders.has(point),
            Piece::King => self.hostile_to_king.has(point),
        }
    }

    pub(crate) fn hostile_to_men(&self, side: Side) -> &Grid {
        match side {
            Side::Attackers => &self.hostile_to_attackers,
            Side::Defenders => &self.hostile_to_defenders,
        }
    }

    /// The open camp around a point, if there is one.
    pub(crate) fn camp_around(&self, point: Point) -> Option<&Grid> {
        match self.camp_of[point.index()] {
            0 => None,
            number => self.camps.get(usize::from(number) - 1),
        }
    }

    /// Whether a piece can be found on a point: it may stop there, or stands where it stood at the start.
    #[must_use]
    pub fn may_stand(&self, point: Point, piece: Piece) -> bool {
        let paths = match piece {
            Piece::Attacker => &self.attacker,
            Piece::Defender => &self.defender,
            Piece::King => &self.king,
        };
        let at_the_start = match piece {
            Piece::King => Some(point) == self.throne,
            Piece::Attacker => self.camp.has(point),
            Piece::Defender => false,
        };
        point.is_on_board(self.size) && (paths.stop.has(point) || at_the_start)
    }
}

fn is_corner(point: Point, size: usize, corners: Corners) -> bool {
    let reach = match corners {
        Corners::None => return false,
        Corners::Single => 1,
        Corners::Quad => 2,
    };
    let near = |x: usize| x <= reach || x > size - reach;
    near(point.column()) && near(point.row())
}

fn opens(access: Access, who: Piece) -> bool {
    match access {
        Access::Nobody => false,
        Access::King => who == Piece::King,
        Access::All => true,
    }
}
