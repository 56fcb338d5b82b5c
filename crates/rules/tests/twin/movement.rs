//! Movement in the plain twin: slides point by point, jumps, and what a piece may do that goes on after a capture.

use hnefi_rules::rules::{Access, Berserk, CampInside, Jump, SpecialCaptured, Speed, Switch};
use hnefi_rules::{Kind, Move, Piece, Side};

use super::{DIRECTIONS, Square, Twin, point, step};

impl Twin {
    /// Every legal move, in no particular order.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        if self.is_over() {
            return vec![];
        }
        match self.going_on {
            None => self.squares().filter(|from| self.is_of(self.side, *from)).flat_map(|from| self.moves_of(from)).collect(),
            Some(from) => {
                let mut moves = self.moves_to_go_on(from);
                if self.rules.berserk_stay == Switch::Yes {
                    moves.push(Move { from: point(from), to: point(from) });
                }
                moves
            }
        }
    }

    /// The moves that a piece could make if nothing but its own powers mattered.
    pub(super) fn moves_of(&self, from: Square) -> Vec<Move> {
        let Some(piece) = self.at(from) else { return vec![] };
        let to_pass = match self.rules.camps_inside {
            CampInside::Open | CampInside::WayOut if piece.side() == Side::Attackers => self.camp_around(from),
            CampInside::AnyCamp if piece.side() == Side::Attackers && self.is_camp(from) => self.camps.clone(),
            _ => vec![],
        };
        let to_stop = if self.rules.camps_inside == CampInside::WayOut { vec![] } else { to_pass.clone() };
        let farthest = self.speed(piece).limit().map_or(self.size, |limit| limit as i32);
        let mut targets = vec![];
        for direction in DIRECTIONS {
            let mut to = step(from, direction);
            for _ in 0..farthest {
                if !self.on_board(to) || self.at(to).is_some() {
                    break;
                }
                if self.may_stop(piece, &to_stop, to) {
                    targets.push(to);
                }
                if !self.may_pass(piece, &to_pass, to) {
                    break;
                }
                to = step(to, direction);
            }
            let behind = step(step(from, direction), direction);
            if self.jumps(piece, from, step(from, direction), behind) && self.may_stop(piece, &to_stop, behind) {
                targets.push(behind);
            }
        }
        targets.into_iter().map(|to| Move { from: point(from), to: point(to) }).collect()
    }

    /// The moves by which a piece that has captured may go on.
    pub(super) fn moves_to_go_on(&self, from: Square) -> Vec<Move> {
        let goes_on = |mv: &Move| match self.rules.berserk {
            Berserk::None => false,
            Berserk::AnyMove => true,
            Berserk::Capturing => {
                let (effect, took) = self.clone().make(*mv);
                took || (self.rules.berserk_escape == Switch::Yes && effect.king_escaped)
            }
        };
        self.moves_of(from).into_iter().filter(goes_on).collect()
    }

    /// Whether a piece may jump over `over` onto `to`, if it may stop there.
    pub(super) fn jumps(&self, piece: Piece, from: Square, over: Square, to: Square) -> bool {
        let special = |at: Square| self.is_throne(at) || self.is_corner(at) || self.is_camp(at);
        let jumps = match self.jump(piece) {
            Jump::None => false,
            Jump::SpecialPoints => special(from) || special(to),
            Jump::Free | Jump::Capturing | Jump::AnyMan => true,
        };
        let is_jumped = |man: Piece| match man {
            Piece::King | Piece::Special(_, Kind::Commander | Kind::Knight) => false,
            _ => man.side() != piece.side() || self.jump(piece) == Jump::AnyMan,
        };
        jumps && self.at(over).is_some_and(is_jumped) && self.on_board(to) && self.at(to).is_none()
    }

    /// The man captured by jumping over him, before the jump.
    pub(super) fn taken_by_jump(&self, from: Square, to: Square) -> Option<Square> {
        let piece = self.at(from)?;
        let over = DIRECTIONS.into_iter().map(|d| step(from, d)).find(|over| (2 * over.0 - from.0, 2 * over.1 - from.1) == to)?;
        let falls = self.at(over).is_some_and(|man| self.how_taken(man) != SpecialCaptured::Never);
        (falls && self.jump(piece) == Jump::Capturing && self.jumps(piece, from, over, to)).then_some(over)
    }

    fn speed(&self, piece: Piece) -> Speed {
        match piece {
            Piece::Attacker => self.rules.attackers_speed,
            Piece::Defender => self.rules.defenders_speed,
            Piece::King => self.rules.king_speed,
            Piece::Special(_, Kind::Commander) => self.rules.commander_speed,
            Piece::Special(_, Kind::Knight) => self.rules.knight_speed,
            Piece::Special(_, Kind::Mercenary) => self.rules.mercenary_speed,
            Piece::Special(_, Kind::Guard) => self.rules.guard_speed,
        }
    }

    fn jump(&self, piece: Piece) -> Jump {
        match piece {
            Piece::Attacker | Piece::Defender => Jump::None,
            Piece::King => self.rules.king_jump,
            Piece::Special(_, Kind::Commander) => self.rules.commander_jump,
            Piece::Special(_, Kind::Knight) => self.rules.knight_jump,
            Piece::Special(_, Kind::Mercenary) => self.rules.mercenary_jump,
            Piece::Special(_, Kind::Guard) => self.rules.guard_jump,
        }
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

    pub(super) fn may_stop(&self, piece: Piece, own_camp: &[Square], at: Square) -> bool {
        (!self.is_throne(at) || allows(self.rules.throne_stop, piece))
            && (!self.is_corner(at) || allows(self.rules.corners_stop, piece))
            && (!self.is_camp(at) || own_camp.contains(&at))
    }

    pub(super) fn may_pass(&self, piece: Piece, own_camp: &[Square], at: Square) -> bool {
        (!self.is_throne(at) || allows(self.rules.throne_pass, piece))
            && (!self.is_corner(at) || allows(self.rules.corners_pass, piece))
            && (!self.is_camp(at) || own_camp.contains(&at))
    }
}

fn allows(access: Access, piece: Piece) -> bool {
    let is_king = piece == Piece::King;
    let is_attacker = piece.side() == Side::Attackers;
    let is_defender = piece.side() == Side::Defenders && !is_king;
    match access {
        Access::Nobody => false,
        Access::King => is_king,
        Access::Attackers => is_attacker,
        Access::Defenders => is_defender,
        Access::Men => is_attacker || is_defender,
        Access::AttackersAndKing => is_attacker || is_king,
        Access::DefendersAndKing => is_defender || is_king,
        Access::All => true,
    }
}
