//! The slow, plain twin of the rules crate: one piece or nothing on each point of an array, every rule read from the rule set's own
//! values at the moment it matters, each written as its sentence reads. It shares nothing with the fast code but the vocabulary types.

mod capture;
pub(crate) mod compare;
mod ending;
pub(crate) mod history;
mod king;
mod movement;
pub(crate) mod random;
pub(crate) mod rule_sets;
mod shieldwall;

use hnefi_rules::rules::{
    Berserk, Camps, Capture, CapturesAtOnce, Corners, Escape, KingArmed, MercenaryTaken, Movement, Rules, Switch, Throne,
};
use hnefi_rules::{Ending, Kind, MarkedPoint, Move, Piece, Point, Position, Side};
use hnefi_rulesets::Ruleset;

/// A point as column and row, counted from 0; signed, so that a step off the board is a value like any other.
type Square = (i32, i32);

const DIRECTIONS: [Square; 4] = [(0, 1), (0, -1), (-1, 0), (1, 0)];

/// A position of the twin.
#[derive(Clone)]
pub(crate) struct Twin {
    rules: Rules,
    size: i32,
    camps: Vec<Square>,
    drawn_thrones: Vec<Square>,
    drawn_corners: Vec<Square>,
    /// The special pieces that the layout has.
    specials: Vec<(Side, Kind)>,
    board: Vec<Option<Piece>>,
    side: Side,
    king_moved: bool,
    /// The piece that has captured in this turn and may go on.
    going_on: Option<Square>,
}

/// What a move did, as far as the board is concerned.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TwinEffect {
    pub(crate) captures: Vec<Point>,
    pub(crate) king_captured: bool,
    pub(crate) king_escaped: bool,
    pub(crate) ending: Option<Ending>,
}

fn square(point: Point) -> Square {
    (point.file() as i32, point.rank() as i32)
}

fn point(at: Square) -> Point {
    Point::new(at.0 as usize, at.1 as usize)
}

fn step(from: Square, by: Square) -> Square {
    (from.0 + by.0, from.1 + by.1)
}

fn opposite(direction: Square) -> Square {
    (-direction.0, -direction.1)
}

impl Twin {
    /// The same position.
    pub(crate) fn of(rules: &Ruleset, position: &Position) -> Twin {
        // Every rule is named here, so that a new one does not compile until the twin plays by it, nor a new value of those that have one.
        // Each is read where it matters.
        let Rules {
            movement: Movement::Rook,
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
            capture: Capture::Custodial,
            captures_at_once: CapturesAtOnce::Several,
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
            repetition: _,
            draw_after_turns: _,
            draw_after_quiet_turns: _,
            // No part of what the twin compares: who begins, the die, what follows when a side cannot move, what is called out.
            first: _,
            dice: _,
            no_moves: _,
            announcements: _,
        } = *rules.rules();
        let marks = &rules.layout().marks;
        let drawn = |marks: &[MarkedPoint]| marks.iter().map(|mark| square(mark.0)).collect();
        Twin {
            rules: rules.rules().clone(),
            size: rules.size() as i32,
            camps: drawn(&marks.camp),
            drawn_thrones: drawn(&marks.throne),
            drawn_corners: drawn(&marks.corner),
            specials: (rules.layout().pieces.iter())
                .filter_map(|(_, piece)| match piece {
                    Piece::Special(side, kind) => Some((*side, *kind)),
                    _ => None,
                })
                .collect(),
            board: Point::all(rules.size()).map(|point| position.piece_at(point)).collect(),
            side: position.side(),
            king_moved: position.king_has_moved(),
            going_on: position.going_on().map(square),
        }
    }

    fn on_board(&self, at: Square) -> bool {
        (0..self.size).contains(&at.0) && (0..self.size).contains(&at.1)
    }

    fn at(&self, at: Square) -> Option<Piece> {
        if self.on_board(at) { self.board[(at.0 * self.size + at.1) as usize] } else { None }
    }

    fn put(&mut self, at: Square, piece: Option<Piece>) {
        self.board[(at.0 * self.size + at.1) as usize] = piece;
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let size = self.size;
        (0..size).flat_map(move |file| (0..size).map(move |rank| (file, rank)))
    }

    fn king(&self) -> Option<Square> {
        self.squares().find(|s| self.at(*s) == Some(Piece::King))
    }

    fn is_of(&self, side: Side, at: Square) -> bool {
        self.at(at).is_some_and(|piece| piece.side() == side)
    }

    /// How many pieces a side has.
    fn count(&self, side: Side) -> usize {
        self.squares().filter(|at| self.is_of(side, *at)).count()
    }

    fn is_throne(&self, at: Square) -> bool {
        match self.rules.throne {
            Throne::None => false,
            Throne::Centre => at == (self.size / 2, self.size / 2),
            Throne::Layout => self.drawn_thrones.contains(&at),
        }
    }

    fn is_corner(&self, at: Square) -> bool {
        let deep = match self.rules.corners {
            Corners::None => 0,
            Corners::Single => 1,
            Corners::Quad => 2,
            Corners::Layout => return self.drawn_corners.contains(&at),
        };
        self.on_board(at) && [at.0, at.1].iter().all(|x| *x < deep || *x >= self.size - deep)
    }

    fn is_camp(&self, at: Square) -> bool {
        self.rules.camps == Camps::Layout && self.camps.contains(&at)
    }

    fn on_edge(&self, at: Square) -> bool {
        [at.0, at.1].iter().any(|x| *x == 0 || *x == self.size - 1)
    }

    fn has_escaped(&self, king: Square) -> bool {
        match self.rules.escape {
            Escape::Corners => self.is_corner(king),
            Escape::ExtremeCorners => [king.0, king.1].iter().all(|x| [0, self.size - 1].contains(x)),
            Escape::Edge => self.on_edge(king),
            Escape::EdgeOutsideCamps => self.on_edge(king) && !self.is_camp(king),
        }
    }

    /// Whether the game has ended.
    fn is_over(&self) -> bool {
        self.king().is_none_or(|king| self.has_escaped(king)) || self.ending().is_some()
    }

    fn king_is_hammer(&self) -> bool {
        matches!(self.rules.king_armed, KingArmed::Armed | KingArmed::Hammer)
    }

    fn king_is_anvil(&self) -> bool {
        matches!(self.rules.king_armed, KingArmed::Armed | KingArmed::Anvil)
    }

    /// In how many directions the king could escape if it were his turn.
    pub(crate) fn ways_out(&self) -> usize {
        let Some(king) = self.king().filter(|king| !self.has_escaped(*king)) else { return 0 };
        let ways: Vec<Square> =
            self.moves_of(king).into_iter().map(|mv| square(mv.to)).filter(|to| self.has_escaped(*to)).collect();
        let lies = |d: Square, to: Square| (to.0 - king.0).signum() == d.0 && (to.1 - king.1).signum() == d.1;
        DIRECTIONS.into_iter().filter(|d| ways.iter().any(|to| lies(*d, *to))).count()
    }

    /// The king's moves from whose end he would see a goal on either side, looking across the way he came. Jumps are not looked for.
    pub(crate) fn tuichu_moves(&self) -> Vec<Move> {
        let Some(king) = self.king().filter(|king| !self.has_escaped(*king)) else { return vec![] };
        let opens = |mv: &Move| {
            let to = square(mv.to);
            let across: [Square; 2] = if to.0 == king.0 { [(-1, 0), (1, 0)] } else { [(0, -1), (0, 1)] };
            let mut there = self.clone();
            there.put(king, None);
            there.put(to, Some(Piece::King));
            let ways: Vec<Square> =
                there.moves_of(to).into_iter().map(|mv| square(mv.to)).filter(|goal| self.has_escaped(*goal)).collect();
            let lies = |d: Square, goal: Square| (goal.0 - to.0).signum() == d.0 && (goal.1 - to.1).signum() == d.1;
            !self.has_escaped(to) && across.into_iter().all(|d| ways.iter().any(|goal| lies(d, *goal)))
        };
        self.moves_of(king).into_iter().filter(opens).collect()
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, mv: Move) -> TwinEffect {
        self.going_on = None;
        if mv.from == mv.to {
            self.side = self.side.other();
            return TwinEffect { captures: vec![], king_captured: false, king_escaped: false, ending: None };
        }
        let (effect, took) = self.make(mv);
        let to = square(mv.to);
        let goes_on = took && self.is_of(self.side, to) && !self.is_over() && !self.moves_to_go_on(to).is_empty();
        if goes_on {
            self.going_on = Some(to);
        } else {
            self.side = self.side.other();
        }
        effect
    }

    /// Makes a move that is no staying, leaving open whose turn it is then. Tells also whether it took an enemy.
    fn make(&mut self, mv: Move) -> (TwinEffect, bool) {
        let (from, to) = (square(mv.from), square(mv.to));
        let mover = self.at(from).expect("a piece moves");
        let jumped = self.taken_by_jump(from, to);
        self.put(from, None);
        self.put(to, Some(mover));
        self.king_moved |= mover == Piece::King && self.rules.king_safe_until_moved == Switch::Yes;

        let mut captured: Vec<Square> = jumped.into_iter().collect();
        captured.extend(self.men_taken(to));
        captured.extend(self.trapped_with_the_king(to));
        captured.extend(self.walled_in(to));
        captured.sort_unstable();
        captured.dedup();
        captured.iter().for_each(|at| self.take(*at));
        let mut took = !captured.is_empty();

        if self.dies_between_enemies(to) {
            self.take(to);
            captured.push(to);
        }

        let king_captured = self.is_of(Side::Attackers, to) && self.king().is_some_and(|king| self.captures_king(to, king));
        if king_captured {
            let king = self.king().expect("there is a king to capture");
            self.put(king, None);
            captured.push(king);
            took = true;
        }
        let king_escaped = mover == Piece::King && self.has_escaped(to);
        let mut captures: Vec<Point> = captured.into_iter().map(point).collect();
        captures.sort_by_key(|p| p.notation_order());
        captures.dedup();
        let ending = if king_captured || king_escaped { None } else { self.ending() };
        (TwinEffect { captures, king_captured, king_escaped, ending }, took)
    }

    /// A captured man leaves the board, or changes sides.
    fn take(&mut self, at: Square) {
        let left = match self.at(at) {
            Some(Piece::Special(side, Kind::Mercenary)) if self.rules.mercenary_taken == MercenaryTaken::ChangesSides => {
                Some(Piece::Special(side.other(), Kind::Mercenary))
            }
            _ => None,
        };
        self.put(at, left);
    }

    /// Whether the fast position is this one.
    pub(crate) fn is(&self, position: &Position) -> bool {
        self.side == position.side()
            && self.king_moved == position.king_has_moved()
            && self.going_on == position.going_on().map(square)
            && Point::all(self.size as usize).all(|p| self.at(square(p)) == position.piece_at(p))
    }

    /// Whether a piece could go on from a point if it had just captured.
    pub(crate) fn can_go_on(&self, from: Point) -> bool {
        self.rules.berserk != Berserk::None
            && !self.is_over()
            && self.is_of(self.side, square(from))
            && !self.moves_to_go_on(square(from)).is_empty()
    }
}
