//! The slow, plain twin of the rules crate: one piece or nothing on each point of an array, every rule read from the rule set's own
//! values at the moment it matters, each written as its sentence reads. It shares nothing with the fast code but the vocabulary types.

use hnefi_rules::ruleset::{
    Access, CampInside, Camps, CombinedCapture, Corners, Escape, Hostile, KingCapture, MovingBetween, Rules, Switch, Throne,
};
use hnefi_rules::{Move, Piece, Point, Position, Ruleset, Side};

/// A point as column and row, counted from 0; signed, so that a step off the board is a value like any other.
type Square = (i32, i32);

const DIRECTIONS: [Square; 4] = [(0, 1), (0, -1), (-1, 0), (1, 0)];

/// A position of the twin.
#[derive(Clone)]
pub(crate) struct Twin {
    rules: Rules,
    size: i32,
    camps: Vec<Square>,
    board: Vec<Option<Piece>>,
    side: Side,
    king_moved: bool,
}

/// What a move did, as far as the board is concerned.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TwinEffect {
    pub(crate) captures: Vec<Point>,
    pub(crate) king_captured: bool,
    pub(crate) king_escaped: bool,
}

fn square(point: Point) -> Square {
    (point.file() as i32, point.rank() as i32)
}

fn step(from: Square, by: Square) -> Square {
    (from.0 + by.0, from.1 + by.1)
}

impl Twin {
    /// The same position.
    pub(crate) fn of(rules: &Ruleset, position: &Position) -> Twin {
        Twin {
            rules: rules.rules().clone(),
            size: rules.size() as i32,
            camps: rules.layout().marks.camp.iter().map(|mark| square(mark.0)).collect(),
            board: Point::all(rules.size()).map(|point| position.piece_at(point)).collect(),
            side: position.side(),
            king_moved: position.king_has_moved(),
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

    fn is_throne(&self, at: Square) -> bool {
        self.rules.throne == Throne::Centre && at == (self.size / 2, self.size / 2)
    }

    fn is_corner(&self, at: Square) -> bool {
        let deep = match self.rules.corners {
            Corners::None => 0,
            Corners::Single => 1,
            Corners::Quad => 2,
        };
        [at.0, at.1].iter().all(|x| *x < deep || *x >= self.size - deep)
    }

    fn is_camp(&self, at: Square) -> bool {
        self.rules.camps == Camps::Layout && self.camps.contains(&at)
    }

    fn on_edge(&self, at: Square) -> bool {
        [at.0, at.1].iter().any(|x| *x == 0 || *x == self.size - 1)
    }

    /// All camp squares that hang together with `from`.
    fn camp_around(&self, from: Square) -> Vec<Square> {
        let mut camp = vec![];
        let mut next = vec![from];
        while let Some(at) = next.pop() {
            if self.is_camp(at) && !camp.contains(&at) {
                camp.push(at);
                next.extend(DIRECTIONS.map(|d| step(at, d)));
            }
        }
        camp
    }

    fn may_stop(&self, piece: Piece, own_camp: &[Square], at: Square) -> bool {
        (!self.is_throne(at) || allows(self.rules.throne_stop, piece))
            && (!self.is_corner(at) || allows(self.rules.corners_stop, piece))
            && (!self.is_camp(at) || own_camp.contains(&at))
    }

    fn may_pass(&self, piece: Piece, own_camp: &[Square], at: Square) -> bool {
        (!self.is_throne(at) || allows(self.rules.throne_pass, piece))
            && (!self.is_corner(at) || allows(self.rules.corners_pass, piece))
            && (!self.is_camp(at) || own_camp.contains(&at))
    }

    fn has_escaped(&self, king: Square) -> bool {
        match self.rules.escape {
            Escape::Corners => self.is_corner(king),
            Escape::Edge => self.on_edge(king),
            Escape::EdgeOutsideCamps => self.on_edge(king) && !self.is_camp(king),
        }
    }

    /// Every legal move, in no particular order.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let mut moves = vec![];
        if self.king().is_none_or(|king| self.has_escaped(king)) {
            return moves;
        }
        for from in self.squares() {
            let Some(piece) = self.at(from).filter(|piece| piece.side() == self.side) else { continue };
            let inside = piece == Piece::Attacker && self.rules.camps_inside == CampInside::Open;
            let own_camp = if inside { self.camp_around(from) } else { vec![] };
            for direction in DIRECTIONS {
                let mut to = step(from, direction);
                while self.on_board(to) && self.at(to).is_none() {
                    if self.may_stop(piece, &own_camp, to) {
                        moves.push(Move { from: point(from), to: point(to) });
                    }
                    if !self.may_pass(piece, &own_camp, to) {
                        break;
                    }
                    to = step(to, direction);
                }
            }
        }
        moves
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, mv: Move) -> TwinEffect {
        let (from, to) = (square(mv.from), square(mv.to));
        let mover = self.at(from).expect("a piece moves");
        self.put(from, None);
        self.put(to, Some(mover));
        self.king_moved |= mover == Piece::King && self.rules.king_safe_until_moved == Switch::Yes;

        let mut captured = vec![];
        if mover != Piece::King || self.rules.king_armed.as_hammer() {
            captured.extend(DIRECTIONS.into_iter().filter(|d| self.captures_man(mover, to, *d)).map(|d| step(to, d)));
        }
        if mover == Piece::Attacker && self.rules.combined_capture == CombinedCapture::Anywhere {
            captured.extend(self.trapped_with_the_king(to));
        }
        captured.iter().for_each(|at| self.put(*at, None));

        if mover != Piece::King && self.rules.moving_between == MovingBetween::KingOnly && self.is_between_enemies(mover, to) {
            self.put(to, None);
            captured.push(to);
        }

        let king_captured = self.at(to) == Some(Piece::Attacker) && self.king().is_some_and(|king| self.captures_king(to, king));
        if king_captured {
            let king = self.king().expect("there is a king to capture");
            self.put(king, None);
            captured.push(king);
        }
        self.side = self.side.other();
        let mut captures: Vec<Point> = captured.into_iter().map(point).collect();
        captures.sort_by_key(|p| p.notation_order());
        captures.dedup();
        TwinEffect { captures, king_captured, king_escaped: mover == Piece::King && self.has_escaped(to) }
    }

    /// An enemy man next to the mover, and on its other side a friend, or an empty point hostile to the man.
    fn captures_man(&self, mover: Piece, hammer: Square, direction: Square) -> bool {
        let victim = step(hammer, direction);
        let anvil = step(victim, direction);
        let Some(man) = self.at(victim).filter(|man| man.side() != mover.side() && *man != Piece::King) else { return false };
        match self.at(anvil) {
            Some(Piece::King) => mover.side() == Side::Defenders && self.rules.king_armed.as_anvil(),
            Some(piece) => piece.side() == mover.side(),
            None => self.on_board(anvil) && self.is_hostile_when_empty(anvil, man),
        }
    }

    fn is_hostile_when_empty(&self, at: Square, to: Piece) -> bool {
        let against = |hostile: Hostile| match to {
            Piece::Attacker => hostile.to_attackers(),
            Piece::Defender => hostile.to_defenders(),
            Piece::King => hostile.to_king(),
        };
        (self.is_throne(at) && against(self.rules.throne_hostile))
            || (self.is_corner(at) && against(self.rules.corners_hostile))
            || (self.is_camp(at) && against(self.rules.camps_hostile))
    }

    fn is_between_enemies(&self, man: Piece, at: Square) -> bool {
        let fights = self.rules.king_armed.as_anvil() || self.rules.king_armed.as_hammer();
        let is_enemy = |at: Square| self.at(at).is_some_and(|p| p.side() != man.side() && (p != Piece::King || fights));
        [(0, 1), (1, 0)].into_iter().any(|(x, y)| is_enemy(step(at, (x, y))) && is_enemy(step(at, (-x, -y))))
    }

    fn holds_the_king(&self, at: Square) -> bool {
        match self.at(at) {
            Some(piece) => piece == Piece::Attacker,
            None => self.on_board(at) && self.is_hostile_when_empty(at, Piece::King),
        }
    }

    fn captures_king(&self, hammer: Square, king: Square) -> bool {
        let around = DIRECTIONS.map(|d| step(king, d));
        if !around.contains(&hammer) {
            return false;
        }
        if self.is_throne(king) && self.rules.king_safe_until_moved == Switch::Yes && !self.king_moved {
            return false;
        }
        let zone = if self.is_throne(king) {
            self.rules.king_captured_throne
        } else if around.iter().any(|at| self.is_throne(*at)) {
            self.rules.king_captured_beside
        } else if self.on_edge(king) {
            self.rules.king_captured_edge
        } else {
            self.rules.king_captured_elsewhere
        };
        let opposite = (2 * king.0 - hammer.0, 2 * king.1 - hammer.1);
        match zone {
            KingCapture::Never => false,
            KingCapture::Two => self.holds_the_king(opposite),
            KingCapture::Four => around.iter().all(|at| self.holds_the_king(*at)),
            KingCapture::ThreeAndEdge => around.iter().all(|at| !self.on_board(*at) || self.holds_the_king(*at)),
        }
    }

    /// The drabant beside the king, if the king is held on his other three sides and an attacker stands behind the drabant.
    fn trapped_with_the_king(&self, hammer: Square) -> Option<Square> {
        let king = self.king()?;
        DIRECTIONS.into_iter().find_map(|direction| {
            let drabant = step(king, direction);
            let behind = step(drabant, direction);
            let others: Vec<Square> = DIRECTIONS.into_iter().filter(|d| *d != direction).map(|d| step(king, d)).collect();
            let trap = self.at(drabant) == Some(Piece::Defender)
                && self.at(behind) == Some(Piece::Attacker)
                && others.iter().all(|at| self.holds_the_king(*at))
                && (behind == hammer || others.contains(&hammer));
            trap.then_some(drabant)
        })
    }

    /// Whether the fast position is this one.
    pub(crate) fn is(&self, position: &Position) -> bool {
        self.side == position.side()
            && self.king_moved == position.king_has_moved()
            && Point::all(self.size as usize).all(|p| self.at(square(p)) == position.piece_at(p))
    }
}

fn point(at: Square) -> Point {
    Point::new(at.0 as usize, at.1 as usize)
}

fn allows(access: Access, piece: Piece) -> bool {
    match access {
        Access::Nobody => false,
        Access::King => piece == Piece::King,
        Access::All => true,
    }
}
