//! Why a piece falls: the manner of its capture, the points that hold it, and the rules.

use super::{jump, of_place};
use crate::compiled::Compiled;
use crate::moves::{Captures, Move};
use crate::outcome::king_capture_rule;
use crate::point::{Direction, Point};
use crate::position::{Position, capture};
use crate::rules::{KingCapture, RuleKey, SpecialCaptured};
use crate::side::{Kind, Piece, Side};

/// A piece that falls, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fall {
    /// Where it stands.
    pub point: Point,
    /// What falls.
    pub piece: Piece,
    /// How.
    pub manner: Manner,
    /// The points that hold it, the one that the mover came to first; hostile points among them are empty or count all the same.
    pub held_by: Vec<Point>,
    /// The rules, that of the manner first.
    pub rules: Vec<RuleKey>,
}

/// How a piece is captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Between two enemies.
    BetweenTwo,
    /// Between an enemy and a hostile point.
    AgainstPoint,
    /// Held on more than two sides, as the king may be, or a special piece.
    Surrounded,
    /// Held together with the king.
    WithTheKing,
    /// In a row along the edge.
    Shieldwall,
    /// Jumped over.
    JumpedOver,
    /// By moving between two enemies itself.
    MovedBetween,
}

/// What falls by a move that is legal here.
pub(super) fn falls(compiled: &Compiled, position: &Position, mv: Move) -> Vec<Fall> {
    let Some(mover) = position.piece_at(mv.from) else { return Vec::new() };
    let captured = position.effect_of(compiled, mv).captures;
    let scene = Scene { compiled, before: position, after: position.with_moved(mv), mv, mover };
    captured.as_slice().iter().filter_map(|point| scene.fall(*point)).collect()
}

/// A move on a board from which nothing has been taken yet.
struct Scene<'a> {
    compiled: &'a Compiled,
    before: &'a Position,
    after: Position,
    mv: Move,
    mover: Piece,
}

impl Scene<'_> {
    fn fall(&self, point: Point) -> Option<Fall> {
        let hammer = self.mv.to;
        if point == hammer {
            let enemies = self.enemies_around(point, self.mover);
            return Some(self.told(point, self.mover, Manner::MovedBetween, enemies, vec![RuleKey::MovingBetween]));
        }
        let piece = self.before.piece_at(point)?;
        if piece == Piece::King {
            return self.king(point);
        }
        let towards = Direction::ALL.into_iter().find(|d| hammer.step(*d) == point);
        if let Some(direction) = towards
            && capture::men::<true>(&self.after, self.compiled, hammer, self.mover).has(direction)
        {
            return Some(self.man(point, piece, direction));
        }
        let side = self.mover.side();
        if side == Side::Attackers
            && self.falls_by(point, |captures| {
                capture::combined(&self.after, self.compiled, hammer, captures);
            })
        {
            let king = self.after.king()?;
            let around = |of: Point| Direction::ALL.into_iter().map(move |d| of.step(d)).filter(move |p| *p != point);
            let behind = Direction::ALL.into_iter().find(|d| king.step(*d) == point).map(|d| point.step(d));
            let held: Vec<Point> = around(king).chain(behind).filter(|p| p.is_on_board(self.compiled.size())).collect();
            return Some(self.told(point, piece, Manner::WithTheKing, held, vec![RuleKey::CombinedCapture]));
        }
        if self.falls_by(point, |captures| capture::shieldwall(&self.after, self.compiled, hammer, self.mover, captures)) {
            let enemies = self.enemies_around(point, piece);
            let rules = vec![RuleKey::Shieldwall, RuleKey::ShieldwallCorners];
            return Some(self.told(point, piece, Manner::Shieldwall, enemies, rules));
        }
        Some(self.told(point, piece, Manner::JumpedOver, Vec::new(), jump(self.mover).into_iter().collect()))
    }

    fn falls_by(&self, point: Point, capture: impl FnOnce(&mut Captures)) -> bool {
        let mut captures = Captures::none();
        capture(&mut captures);
        captures.as_slice().contains(&point)
    }

    /// A man beside the mover: between two, or held on more sides if it is a special piece that must be.
    fn man(&self, point: Point, piece: Piece, direction: Direction) -> Fall {
        let kind = if let Piece::Special(_, kind) = piece { Some(kind) } else { None };
        let sides = kind.map_or(SpecialCaptured::Two, |kind| self.compiled.special_captured(kind));
        if sides != SpecialCaptured::Two {
            let held = Direction::ALL.into_iter().map(|d| point.step(d)).filter(|p| self.holds(*p, piece)).collect();
            return self.told(point, piece, Manner::Surrounded, held, kind.map(captured_rule).into_iter().collect());
        }
        let anvil = point.step(direction);
        let mut rules = kind.map_or_else(|| vec![RuleKey::Capture], |kind| vec![RuleKey::Capture, captured_rule(kind)]);
        let partner = self.after.piece_at(anvil).filter(|other| {
            let counts = *other != Piece::King || self.compiled.king_as_anvil;
            other.side() == self.mover.side() && counts
        });
        if self.mover == Piece::King || partner == Some(Piece::King) {
            rules.push(RuleKey::KingArmed);
        }
        if partner.is_none() {
            rules.extend(self.hostile(anvil));
        }
        let manner = if partner.is_some() { Manner::BetweenTwo } else { Manner::AgainstPoint };
        self.told(point, piece, manner, vec![anvil], rules)
    }

    fn king(&self, king: Point) -> Option<Fall> {
        let direction = Direction::ALL.into_iter().find(|d| king.step(*d) == self.mv.to)?;
        let opposite = king.step(direction.opposite());
        let piercing = |point| self.after.piece_at(point) == Some(Piece::Special(Side::Attackers, Kind::Commander));
        if self.compiled.commanders_capture_king
            && Some(king) != self.compiled.throne
            && piercing(self.mv.to)
            && (piercing(opposite) || self.compiled.corner_points.has(opposite) && self.after.is_empty(opposite))
        {
            return Some(self.told(
                king,
                Piece::King,
                Manner::BetweenTwo,
                vec![opposite],
                vec![RuleKey::KingCapturedByCommanders],
            ));
        }
        let around: Vec<Point> = match self.compiled.king_capture(king) {
            KingCapture::Two => vec![opposite],
            _ => Direction::ALL.into_iter().map(|d| king.step(d)).filter(|p| p.is_on_board(self.compiled.size())).collect(),
        };
        let empty: Vec<Point> = around.iter().copied().filter(|p| self.after.is_empty(*p)).collect();
        let manner = match self.compiled.king_capture(king) {
            KingCapture::Two if empty.is_empty() => Manner::BetweenTwo,
            KingCapture::Two => Manner::AgainstPoint,
            _ => Manner::Surrounded,
        };
        let hostile = empty.into_iter().filter_map(|point| self.hostile(point));
        let rules = [king_capture_rule(self.compiled, king)].into_iter().chain(hostile).collect();
        Some(self.told(king, Piece::King, manner, around, rules))
    }

    /// Whether a point beside a special piece counts against it.
    fn holds(&self, point: Point, piece: Piece) -> bool {
        match self.after.piece_at(point) {
            Some(other) => other.side() != piece.side(),
            None => self.compiled.is_hostile(point, piece),
        }
    }

    fn enemies_around(&self, point: Point, piece: Piece) -> Vec<Point> {
        let enemy = |p: &Point| self.after.piece_at(*p).is_some_and(|other| other.side() != piece.side());
        Direction::ALL.into_iter().map(|d| point.step(d)).filter(enemy).collect()
    }

    /// The rule that makes a point hostile: empty, or in spite of who stands there.
    fn hostile(&self, point: Point) -> Option<RuleKey> {
        let keys = if self.after.is_empty(point) {
            [RuleKey::ThroneHostile, RuleKey::CornersHostile, RuleKey::CampsHostile]
        } else {
            [RuleKey::ThroneHostileOccupied, RuleKey::CornersHostile, RuleKey::CampsHostileOccupied]
        };
        of_place(self.compiled, point, keys)
    }

    /// The mover's point comes first, and each rule once.
    fn told(&self, point: Point, piece: Piece, manner: Manner, held_by: Vec<Point>, mut rules: Vec<RuleKey>) -> Fall {
        let holds = point.is_beside(self.mv.to) && manner != Manner::JumpedOver;
        let others = held_by.into_iter().filter(|p| *p != self.mv.to);
        let held_by = holds.then_some(self.mv.to).into_iter().chain(others).collect();
        if self.compiled.mercenaries_change_sides && matches!(piece, Piece::Special(_, Kind::Mercenary)) {
            rules.push(RuleKey::MercenaryTaken);
        }
        let mut seen = Vec::new();
        rules.retain(|key| {
            !seen.contains(key) && {
                seen.push(*key);
                true
            }
        });
        Fall { point, piece, manner, held_by, rules }
    }
}

const fn captured_rule(kind: Kind) -> RuleKey {
    match kind {
        Kind::Commander => RuleKey::CommanderCaptured,
        Kind::Knight => RuleKey::KnightCaptured,
        Kind::Mercenary => RuleKey::MercenaryCaptured,
        Kind::Guard => RuleKey::GuardCaptured,
    }
}
