//! A rule set turned into tables, so that playing asks no questions about rules that can be answered beforehand.

use crate::board::StartBoard;
use crate::lines::{Grid, Lines};
use crate::point::{Direction, MAX_SIZE, Point};
use crate::rules::{
    Access, Berserk, CampInside, Camps, CombinedCapture, Corners, Encirclement, Escape, Hostile, Jump, KingAlone, KingCapture,
    MercenaryTaken, MovingBetween, NoEscape, Rules, Shieldwall, SpecialCaptured, Speed, Switch, Throne,
};
use crate::side::{Kind, Piece, Side};

/// Where a kind of piece may go.
#[derive(Clone, Debug)]
pub(crate) struct Paths {
    /// The points it may stop on, if empty.
    pub(crate) stop: Grid,
    /// What it cannot pass over even if empty: closed points, and the frame around the board.
    pub(crate) wall: Grid,
    /// How many points it goes at most; more than any board is wide where there is no limit.
    pub(crate) speed: u32,
    /// Whether it jumps over an enemy man.
    pub(crate) jump: Jump,
}

/// Which moves may be more than an ordinary man going somewhere and capturing between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecondLook {
    /// Only the king's.
    Never,
    /// Those that end in [`Compiled::captures_otherwise`] too.
    Somewhere,
    /// Any: the rules are [`Compiled::extraordinary`].
    Always,
}

/// What [`Variant::compiled`](crate::Variant::compiled) hands to positions: the tables of rules on one board.
#[derive(Clone, Debug)]
pub struct Compiled {
    pub(crate) size: usize,
    pub(crate) attacker: Paths,
    pub(crate) defender: Paths,
    pub(crate) king: Paths,
    /// The special pieces' paths, by [`Kind`], the attackers' first. Empty where the layout has none.
    specials: Vec<Paths>,
    /// Which special pieces the layout has.
    kinds: [[bool; Kind::ALL.len()]; 2],
    special_captured: [SpecialCaptured; Kind::ALL.len()],
    /// Whether any piece has a speed limit or jumps, so that moves need a second look.
    pub(crate) limited: bool,
    /// Whether a move may be more than a king or an ordinary man going somewhere: special pieces, captures by jumping, turns of several
    /// moves.
    pub(crate) extraordinary: bool,
    pub(crate) second_look: SecondLook,
    /// Whether all men of a side go alike from wherever they stand, as far as they can, and no point lets them stop but not pass.
    pub(crate) plain_paths: bool,
    pub(crate) berserk: Berserk,
    pub(crate) berserk_escape: bool,
    pub(crate) berserk_stay: bool,
    /// Whether a captured mercenary stays on the board, on the other side.
    pub(crate) mercenaries_change_sides: bool,
    /// Whether commanders capture the king between two of them or against a corner point.
    pub(crate) commanders_capture_king: bool,
    pub(crate) corner_points: Grid,
    /// The throne, the corner points and the camp points.
    pub(crate) special_points: Grid,
    /// All camp points.
    pub(crate) camp: Grid,
    /// For each camp where an attacker standing in it may pass, and where he may stop. Throne and corner points in it keep their own rules.
    camps: Vec<[Grid; 2]>,
    /// For each point, 1 + the number of its camp, or 0.
    camp_of: Box<[u8]>,
    /// Empty points that stand in for an enemy: of attacking men, of defending men, of the king.
    pub(crate) hostile_to_attackers: Grid,
    pub(crate) hostile_to_defenders: Grid,
    pub(crate) hostile_to_king: Grid,
    /// Every point that can stand in for an enemy of each side's men, empty or not: none captures beside another point.
    perhaps_hostile_to_men: [Grid; 2],
    /// To whom the throne is hostile while the king sits on it, and a camp point while an attacker stands there.
    pub(crate) throne_hostile_occupied: Hostile,
    pub(crate) camps_hostile_occupied: Hostile,
    /// Whether camp points do not count against a man in a camp.
    pub(crate) camps_shelter: bool,
    /// Where the king has escaped.
    pub(crate) goal: Grid,
    pub(crate) throne: Option<Point>,
    pub(crate) king_as_hammer: bool,
    pub(crate) king_as_anvil: bool,
    /// Whether the king on the throne is safe before his first move, so that positions remember whether he has moved.
    pub(crate) safe_until_moved: bool,
    pub(crate) combined_capture: CombinedCapture,
    pub(crate) men_die_between: bool,
    pub(crate) shieldwall: Shieldwall,
    /// Where a piece must come to capture a shieldwall: nowhere under rules without.
    pub(crate) shieldwall_zone: Grid,
    /// Where a piece must come to capture otherwise than between two, jumps and special pieces apart: where a move takes a second look.
    pub(crate) captures_otherwise: Grid,
    /// The corner points that can be one end of a row captured as a shieldwall.
    pub(crate) shieldwall_ends: Grid,
    pub(crate) exit_fort: bool,
    pub(crate) encirclement: Encirclement,
    pub(crate) no_escape_loses: bool,
    /// Where the king has won, or can still hope to stand in a fort.
    pub(crate) king_wins_at: Grid,
    /// The points where he may not stop, and all around them.
    pub(crate) near_the_kings_walls: Grid,
    pub(crate) king_alone_loses: bool,
    /// Whether the board as a whole can end the game, in any of these ways.
    pub(crate) board_can_end: bool,
    /// Whether the king or one of his men jumps, and so comes past attackers.
    pub(crate) defenders_jump: bool,
    /// How the attackers' best jumper jumps.
    pub(crate) attackers_jump: Jump,
    /// Where some attacker may stop, or stands in his camp; and where one may only pass.
    pub(crate) attackers_ground: Lines,
    pub(crate) attackers_passage: Lines,
    king_capture: Box<[KingCapture]>,
}

impl Compiled {
    pub(crate) fn new(rules: &Rules, board: &StartBoard) -> Compiled {
        // Every rule, so that a new one does not compile before it is decided where it is judged.
        let Rules {
            // By the game, which knows the history.
            first: _,
            dice: _,
            repetition: _,
            no_moves: _,
            draw_after_turns: _,
            draw_after_quiet_turns: _,
            announcements: _,
            // With a single value.
            movement: _,
            capture: _,
            captures_at_once: _,
            // In the tables below.
            attackers_speed: _,
            defenders_speed: _,
            king_speed: _,
            king_jump: _,
            berserk: _,
            berserk_escape: _,
            berserk_stay: _,
            commander_speed: _,
            commander_jump: _,
            commander_captured: _,
            knight_speed: _,
            knight_jump: _,
            knight_captured: _,
            mercenary_speed: _,
            mercenary_jump: _,
            mercenary_captured: _,
            mercenary_taken: _,
            guard_speed: _,
            guard_jump: _,
            guard_captured: _,
            throne: _,
            throne_stop: _,
            throne_pass: _,
            throne_hostile: _,
            throne_hostile_occupied: _,
            corners: _,
            corners_stop: _,
            corners_pass: _,
            corners_hostile: _,
            camps: _,
            camps_inside: _,
            camps_hostile: _,
            camps_hostile_occupied: _,
            camps_shelter: _,
            moving_between: _,
            combined_capture: _,
            shieldwall: _,
            shieldwall_corners: _,
            king_armed: _,
            king_captured_throne: _,
            king_safe_until_moved: _,
            king_captured_beside: _,
            king_captured_by_commanders: _,
            king_captured_elsewhere: _,
            escape: _,
            king_captured_edge: _,
            exit_fort: _,
            encirclement: _,
            king_alone: _,
            no_escape: _,
        } = rules;
        let size = board.size;
        let throne = throne_of(rules, board);
        let corners = corners_of(rules, board);
        let camps: Vec<Point> = match rules.camps {
            Camps::None => Vec::new(),
            Camps::Layout => board.marks.camp.iter().map(|m| m.0).collect(),
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
                close(point, rules.throne_stop.includes(who), rules.throne_pass.includes(who));
            }
            for &point in &corners {
                close(point, rules.corners_stop.includes(who), rules.corners_pass.includes(who));
            }
            for &point in &camps {
                close(point, false, false);
            }
            let (speed, jump) = speed_and_jump(rules, who);
            Paths { stop, wall, speed: speed.limit().unwrap_or(UNLIMITED), jump }
        };
        let mut kinds = [[false; Kind::ALL.len()]; 2];
        for (_, piece) in &board.pieces {
            if let Piece::Special(side, kind) = piece {
                kinds[*side as usize][*kind as usize] = true;
            }
        }
        let mercenaries_change_sides = rules.mercenary_taken == MercenaryTaken::ChangesSides;
        if mercenaries_change_sides {
            let any = Side::BOTH.into_iter().any(|side| kinds[side as usize][Kind::Mercenary as usize]);
            kinds.iter_mut().for_each(|of_side| of_side[Kind::Mercenary as usize] = any);
        }
        let specials = if kinds == [[false; Kind::ALL.len()]; 2] {
            Vec::new()
        } else {
            Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| paths(Piece::Special(side, kind)))).collect()
        };

        let hostile = |to: fn(Hostile) -> bool| {
            let mut grid = Grid::empty();
            throne.iter().filter(|_| to(rules.throne_hostile)).for_each(|p| grid.set(*p));
            corners.iter().filter(|_| to(rules.corners_hostile)).for_each(|p| grid.set(*p));
            camps.iter().filter(|_| to(rules.camps_hostile)).for_each(|p| grid.set(*p));
            grid
        };

        let perhaps_hostile_to_men = Side::BOTH.map(|side| {
            let mut grid = if side == Side::Attackers { hostile(Hostile::to_attackers) } else { hostile(Hostile::to_defenders) };
            throne.iter().filter(|_| rules.throne_hostile_occupied.includes_men(side)).for_each(|p| grid.set(*p));
            camps.iter().filter(|_| rules.camps_hostile_occupied.includes_men(side)).for_each(|p| grid.set(*p));
            grid
        });

        let mut goal = Grid::empty();
        Point::all(size)
            .filter(|p| match rules.escape {
                Escape::Corners => corners.contains(p),
                Escape::ExtremeCorners => corners.contains(p) && p.is_extreme_corner(size),
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

        let of_side = |side: Side| -> Vec<Paths> {
            let specials = Kind::ALL.into_iter().filter(|kind| kinds[side as usize][*kind as usize]);
            specials.map(|kind| paths(Piece::Special(side, kind))).chain([paths(Piece::man(side))]).collect()
        };
        let attackers = of_side(Side::Attackers);
        let jumps = |jump: &Jump| attackers.iter().any(|paths| paths.jump == *jump);
        let attackers_jump =
            [Jump::Capturing, Jump::AnyMan, Jump::Free, Jump::SpecialPoints].into_iter().find(jumps).unwrap_or(Jump::None);
        let mut corner_points = Grid::empty();
        corners.iter().for_each(|p| corner_points.set(*p));
        let (mut attackers_ground, mut attackers_passage) = ([0; MAX_SIZE + 2], [0; MAX_SIZE + 2]);
        for row in 1..=size {
            let camp = camps.iter().filter(|camp| camp.row() == row).fold(0, |word, camp| word | 1 << camp.column());
            attackers_ground[row] = attackers.iter().fold(camp, |ground, paths| ground | paths.stop.rows[row]);
            let passed = attackers.iter().fold(0, |passed, paths| passed | !paths.wall.rows[row]);
            attackers_passage[row] = passed & ((2 << size) - 2) & !attackers_ground[row];
        }
        let depth = match rules.shieldwall {
            Shieldwall::None => 0,
            Shieldwall::FlankingMove => 1,
            Shieldwall::AnyMove => 2,
        };
        let mut shieldwall_zone = Grid::empty();
        let near_the_edge = |p: &Point| [p.column(), p.row()].into_iter().any(|line| line <= depth || line > size - depth);
        Point::all(size).filter(near_the_edge).for_each(|p| shieldwall_zone.set(p));
        let anywhere = rules.combined_capture != CombinedCapture::None || rules.moving_between == MovingBetween::KingOnly;
        let mut captures_otherwise = shieldwall_zone;
        Point::all(size).filter(|_| anywhere).for_each(|p| captures_otherwise.set(p));
        let shieldwall_ends = if rules.shieldwall_corners == Switch::Yes { corner_points } else { Grid::empty() };
        let mut special_points = Grid::empty();
        throne.iter().chain(&corners).chain(&camps).for_each(|p| special_points.set(*p));

        let king = paths(Piece::King);
        let defenders_jump = of_side(Side::Defenders).iter().chain([&king]).any(|paths| paths.jump != Jump::None);
        let mut king_wins_at = goal;
        let hostile_to_king = hostile(Hostile::to_king);
        let fort =
            |p: &Point| rules.exit_fort == Switch::Yes && p.is_on_edge(size) && king.stop.has(*p) && !hostile_to_king.has(*p);
        Point::all(size).filter(fort).for_each(|p| king_wins_at.set(p));
        let mut near_the_kings_walls = Grid::empty();
        for point in Point::all(size).filter(|p| !king.stop.has(*p)) {
            let around = |p: &Point| p.row().abs_diff(point.row()) <= 1 && p.column().abs_diff(point.column()) <= 1;
            Point::all(size).filter(around).for_each(|p| near_the_kings_walls.set(p));
        }

        let mut compiled = Compiled {
            size,
            specials,
            kinds,
            special_captured: [rules.commander_captured, rules.knight_captured, rules.mercenary_captured, rules.guard_captured],
            limited: false,
            extraordinary: false,
            second_look: SecondLook::Never,
            plain_paths: false,
            berserk: rules.berserk,
            berserk_escape: rules.berserk_escape == Switch::Yes,
            berserk_stay: rules.berserk_stay == Switch::Yes,
            mercenaries_change_sides,
            commanders_capture_king: rules.king_captured_by_commanders == Switch::Yes,
            corner_points,
            special_points,
            attacker: paths(Piece::Attacker),
            defender: paths(Piece::Defender),
            king,
            camp: Grid::empty(),
            camps: Vec::new(),
            camp_of: vec![0; Point::COUNT].into_boxed_slice(),
            hostile_to_attackers: hostile(Hostile::to_attackers),
            hostile_to_defenders: hostile(Hostile::to_defenders),
            hostile_to_king,
            perhaps_hostile_to_men,
            throne_hostile_occupied: rules.throne_hostile_occupied,
            camps_hostile_occupied: rules.camps_hostile_occupied,
            camps_shelter: rules.camps_shelter == Switch::Yes,
            goal,
            throne,
            king_as_hammer: rules.king_armed.as_hammer(),
            king_as_anvil: rules.king_armed.as_anvil(),
            safe_until_moved: rules.king_safe_until_moved == Switch::Yes,
            combined_capture: rules.combined_capture,
            men_die_between: rules.moving_between == MovingBetween::KingOnly,
            shieldwall: rules.shieldwall,
            shieldwall_zone,
            captures_otherwise,
            shieldwall_ends,
            defenders_jump,
            attackers_jump,
            attackers_ground,
            attackers_passage,
            exit_fort: rules.exit_fort == Switch::Yes,
            encirclement: rules.encirclement,
            no_escape_loses: rules.no_escape == NoEscape::Loses,
            king_wins_at,
            near_the_kings_walls,
            king_alone_loses: rules.king_alone == KingAlone::Loses,
            board_can_end: rules.exit_fort == Switch::Yes
                || rules.encirclement != Encirclement::None
                || rules.no_escape == NoEscape::Loses
                || rules.king_alone == KingAlone::Loses,
            king_capture,
        };
        let ordinary = [&compiled.attacker, &compiled.defender, &compiled.king];
        compiled.limited =
            ordinary.into_iter().chain(&compiled.specials).any(|paths| paths.speed != UNLIMITED || paths.jump != Jump::None);
        compiled.extraordinary = compiled.has_specials()
            || compiled.berserk != Berserk::None
            || [&compiled.attacker, &compiled.defender, &compiled.king].into_iter().any(|paths| paths.jump == Jump::Capturing);
        compiled.second_look = if compiled.extraordinary {
            SecondLook::Always
        } else if compiled.captures_otherwise == Grid::empty() {
            SecondLook::Never
        } else {
            SecondLook::Somewhere
        };
        camps.iter().for_each(|p| compiled.camp.set(*p));
        match rules.camps_inside {
            CampInside::Closed => {}
            CampInside::Open | CampInside::WayOut => compiled.open_camps(&camps),
            CampInside::AnyCamp => compiled.join_camps(&camps),
        }
        for [pass, stop] in &mut compiled.camps {
            let closed = |access: Access, points: &[Point], grid: &mut Grid| {
                points.iter().filter(|_| !access.includes(Piece::Attacker)).for_each(|point| grid.clear(*point));
            };
            closed(rules.throne_pass, throne.as_slice(), pass);
            closed(rules.throne_stop, throne.as_slice(), stop);
            closed(rules.corners_pass, &corners, pass);
            closed(rules.corners_stop, &corners, stop);
            if rules.camps_inside == CampInside::WayOut {
                *stop = Grid::empty();
            }
        }
        let ends_on_walls = |paths: &Paths| paths.stop.rows.iter().zip(paths.wall.rows).any(|(stop, wall)| stop & wall != 0);
        compiled.plain_paths = !compiled.has_specials()
            && !compiled.limited
            && compiled.camps.is_empty()
            && ![&compiled.attacker, &compiled.defender].into_iter().any(ends_on_walls);
        compiled
    }

    /// Camps are groups of camp points that touch.
    fn open_camps(&mut self, points: &[Point]) {
        for &point in points {
            if self.camp_of[point.index()] != 0 {
                continue;
            }
            let mut camp = Grid::empty();
            let number = self.camps.len() + 1;
            let mut pending = vec![point];
            while let Some(next) = pending.pop() {
                if points.contains(&next) && self.camp_of[next.index()] == 0 {
                    self.camp_of[next.index()] = number as u8;
                    camp.set(next);
                    pending.extend(Direction::ALL.map(|d| next.step(d)));
                }
            }
            self.camps.push([camp, camp]);
        }
    }

    /// All camps are one.
    fn join_camps(&mut self, points: &[Point]) {
        self.camps.push([self.camp, self.camp]);
        points.iter().for_each(|point| self.camp_of[point.index()] = 1);
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

    /// The corner points.
    pub fn corners(&self) -> impl Iterator<Item = Point> {
        Point::all(self.size).filter(|p| self.corner_points.has(*p))
    }

    /// Whether a point belongs to a camp.
    #[must_use]
    pub fn is_camp(&self, point: Point) -> bool {
        self.camp.has(point)
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
            Piece::King => self.hostile_to_king.has(point),
            man => self.hostile_to_men(man.side()).has(point),
        }
    }

    /// Where a piece may go.
    pub(crate) fn paths(&self, piece: Piece) -> &Paths {
        match piece {
            Piece::Attacker => &self.attacker,
            Piece::Defender => &self.defender,
            Piece::King => &self.king,
            Piece::Special(side, kind) => {
                let ordinary = if side == Side::Attackers { &self.attacker } else { &self.defender };
                self.specials.get(side as usize * Kind::ALL.len() + kind as usize).unwrap_or(ordinary)
            }
        }
    }

    /// Whether there are special pieces.
    #[must_use]
    pub fn has_specials(&self) -> bool {
        !self.specials.is_empty()
    }

    /// How a piece that is no king is captured: like any man, or as its kind's rule says.
    #[must_use]
    pub const fn special_captured(&self, kind: Kind) -> SpecialCaptured {
        self.special_captured[kind as usize]
    }

    /// Whether a piece is captured between two enemies, as ordinary men are.
    pub(crate) fn falls_between_two(&self, piece: Piece) -> bool {
        match piece {
            Piece::Attacker | Piece::Defender => true,
            Piece::King => false,
            Piece::Special(_, kind) => self.special_captured(kind) == SpecialCaptured::Two,
        }
    }

    pub(crate) fn hostile_to_men(&self, side: Side) -> &Grid {
        match side {
            Side::Attackers => &self.hostile_to_attackers,
            Side::Defenders => &self.hostile_to_defenders,
        }
    }

    #[inline]
    pub(crate) const fn perhaps_hostile_to_men(&self, side: Side) -> &Grid {
        &self.perhaps_hostile_to_men[side as usize]
    }

    /// Where an attacker on a point may pass as one of his open camp, and where he may stop; `None` outside open camps.
    fn camp_at(&self, point: Point) -> Option<&[Grid; 2]> {
        match self.camp_of[point.index()] {
            0 => None,
            number => self.camps.get(usize::from(number) - 1),
        }
    }

    /// The points of the open camp around a point, if there is one, that an attacker standing there may pass over.
    pub(crate) fn camp_around(&self, point: Point) -> Option<&Grid> {
        self.camp_at(point).map(|[pass, _]| pass)
    }

    /// The same, where he may stop.
    pub(crate) fn camp_to_stop_in(&self, point: Point) -> Option<&Grid> {
        self.camp_at(point).map(|[_, stop]| stop)
    }

    /// Whether the layout has such a piece. Ordinary men may stand on any board.
    #[must_use]
    pub fn has_piece(&self, piece: Piece) -> bool {
        match piece {
            Piece::Special(side, kind) => self.kinds[side as usize][kind as usize],
            Piece::Attacker | Piece::Defender | Piece::King => true,
        }
    }

    /// Whether a piece can be found on a point: it may stop there, or stands where it stood at the start, or where it changed sides.
    #[must_use]
    pub fn may_stand(&self, point: Point, piece: Piece) -> bool {
        let at_the_start = |piece: Piece| match piece {
            Piece::King => Some(point) == self.throne,
            man => man.side() == Side::Attackers && self.camp.has(point),
        };
        let stands = |piece: Piece| self.paths(piece).stop.has(point) || at_the_start(piece);
        let stood_before_it_changed_sides = || match piece {
            Piece::Special(side, Kind::Mercenary) if self.mercenaries_change_sides => {
                stands(Piece::Special(side.other(), Kind::Mercenary))
            }
            _ => false,
        };
        self.has_piece(piece) && point.is_on_board(self.size) && (stands(piece) || stood_before_it_changed_sides())
    }
}

/// The throne, if there is one.
#[must_use]
pub fn throne_of(rules: &Rules, board: &StartBoard) -> Option<Point> {
    match rules.throne {
        Throne::None => None,
        Throne::Centre => board.centre(),
        Throne::Layout => board.marks.throne.first().map(|mark| mark.0),
    }
}

/// The corner points.
#[must_use]
pub fn corners_of(rules: &Rules, board: &StartBoard) -> Vec<Point> {
    let within = |reach: usize| {
        let near = move |x: usize| x <= reach || x + reach > board.size;
        Point::all(board.size).filter(|point| near(point.column()) && near(point.row())).collect()
    };
    match rules.corners {
        Corners::None => Vec::new(),
        Corners::Single => within(1),
        Corners::Quad => within(2),
        Corners::Layout => board.marks.corner.iter().map(|mark| mark.0).collect(),
    }
}

/// A speed that reaches across any board.
const UNLIMITED: u32 = 31;

fn speed_and_jump(rules: &Rules, who: Piece) -> (Speed, Jump) {
    match who {
        Piece::Attacker => (rules.attackers_speed, Jump::None),
        Piece::Defender => (rules.defenders_speed, Jump::None),
        Piece::King => (rules.king_speed, rules.king_jump),
        Piece::Special(_, Kind::Commander) => (rules.commander_speed, rules.commander_jump),
        Piece::Special(_, Kind::Knight) => (rules.knight_speed, rules.knight_jump),
        Piece::Special(_, Kind::Mercenary) => (rules.mercenary_speed, rules.mercenary_jump),
        Piece::Special(_, Kind::Guard) => (rules.guard_speed, rules.guard_jump),
    }
}
