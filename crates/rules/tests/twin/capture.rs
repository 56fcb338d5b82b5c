//! The capture of men in the plain twin, ordinary and special.

use hnefi_rules::rules::{CombinedCapture, Hostile, MovingBetween, SpecialCaptured, Switch};
use hnefi_rules::{Kind, Piece, Side};

use super::{DIRECTIONS, Square, Twin, opposite, step};

impl Twin {
    /// The enemy men taken by the piece that has come to `hammer`.
    pub(super) fn men_taken(&self, hammer: Square) -> Vec<Square> {
        if self.at(hammer) == Some(Piece::King) && !self.king_is_hammer() {
            return vec![];
        }
        DIRECTIONS.into_iter().filter(|d| self.takes_man(hammer, *d)).map(|d| step(hammer, d)).collect()
    }

    fn takes_man(&self, hammer: Square, direction: Square) -> bool {
        let mover = self.at(hammer).expect("a piece has moved");
        let victim = step(hammer, direction);
        let Some(man) = self.at(victim).filter(|man| man.side() != mover.side() && *man != Piece::King) else { return false };
        let sides_held = || DIRECTIONS.into_iter().filter(|d| self.is_held(man, victim, step(victim, *d), hammer)).count();
        match self.how_taken(man) {
            SpecialCaptured::Two => self.is_held(man, victim, step(victim, direction), hammer),
            SpecialCaptured::Three => sides_held() >= 3,
            SpecialCaptured::Four => sides_held() == 4,
            SpecialCaptured::Never => false,
        }
    }

    /// How a man is captured: an ordinary man between two enemies, a special man as the rule of his kind says.
    pub(super) fn how_taken(&self, man: Piece) -> SpecialCaptured {
        match man {
            Piece::Special(_, Kind::Commander) => self.rules.commander_captured,
            Piece::Special(_, Kind::Knight) => self.rules.knight_captured,
            Piece::Special(_, Kind::Mercenary) => self.rules.mercenary_captured,
            Piece::Special(_, Kind::Guard) => self.rules.guard_captured,
            Piece::Attacker | Piece::Defender => SpecialCaptured::Two,
            Piece::King => SpecialCaptured::Never,
        }
    }

    /// Whether the point `at` beside a man counts against him: an enemy stands there, or the point is hostile to him. The king counts as
    /// the piece that moves or as the partner of another, each where he is armed so.
    fn is_held(&self, man: Piece, man_at: Square, at: Square, hammer: Square) -> bool {
        let enemy = match self.at(at) {
            Some(Piece::King) => man.side() == Side::Attackers && (self.king_is_anvil() || at == hammer),
            Some(piece) => piece.side() != man.side(),
            None => false,
        };
        enemy || self.is_hostile_to_man(at, man, man_at)
    }

    fn is_hostile_to_man(&self, at: Square, man: Piece, man_at: Square) -> bool {
        let sheltered = self.rules.camps_shelter == Switch::Yes && self.is_camp(man_at) && self.is_camp(at);
        let while_occupied = match self.at(at) {
            None => return self.on_board(at) && !sheltered && self.is_hostile_when_empty(at, man),
            Some(Piece::King) => self.is_throne(at) && is_against(self.rules.throne_hostile_occupied, man),
            Some(piece) => {
                piece.side() == Side::Attackers && self.is_camp(at) && is_against(self.rules.camps_hostile_occupied, man)
            }
        };
        while_occupied && !sheltered
    }

    pub(super) fn is_hostile_when_empty(&self, at: Square, to: Piece) -> bool {
        (self.is_throne(at) && is_against(self.rules.throne_hostile, to))
            || (self.is_corner(at) && is_against(self.rules.corners_hostile, to))
            || (self.is_camp(at) && is_against(self.rules.camps_hostile, to))
    }

    /// Whether the man that has come to `at` is captured for having moved between two enemies. Men of a kind with a capture of its own
    /// are not captured like that.
    pub(super) fn dies_between_enemies(&self, at: Square) -> bool {
        let Some(man) = self.at(at).filter(|man| *man != Piece::King) else { return false };
        let fights = self.king_is_anvil() || self.king_is_hammer();
        let is_enemy = |at: Square| self.is_of(man.side().other(), at) && (self.at(at) != Some(Piece::King) || fights);
        self.rules.moving_between == MovingBetween::KingOnly
            && self.how_taken(man) == SpecialCaptured::Two
            && DIRECTIONS.into_iter().any(|d| is_enemy(step(at, d)) && is_enemy(step(at, opposite(d))))
    }

    /// The drabant beside the king that the attacker come to `hammer` traps with him: the king is held on his other three sides, and an
    /// attacker stands behind the drabant.
    pub(super) fn trapped_with_the_king(&self, hammer: Square) -> Option<Square> {
        if !self.is_of(Side::Attackers, hammer) {
            return None;
        }
        let king = self.king()?;
        let blocks = |at: Square| match self.rules.combined_capture {
            CombinedCapture::None => false,
            CombinedCapture::Anywhere => self.holds_the_king(at),
            CombinedCapture::OnThrone => self.is_throne(king) && self.is_of(Side::Attackers, at),
        };
        let closes_from_any_side = self.rules.combined_capture == CombinedCapture::Anywhere;
        DIRECTIONS.into_iter().find_map(|direction| {
            let drabant = step(king, direction);
            let behind = step(drabant, direction);
            let others: Vec<Square> = DIRECTIONS.into_iter().filter(|d| *d != direction).map(|d| step(king, d)).collect();
            let trap =
                self.at(drabant).is_some_and(|man| man.side() == Side::Defenders && self.how_taken(man) == SpecialCaptured::Two)
                    && self.is_of(Side::Attackers, behind)
                    && others.iter().all(|at| blocks(*at))
                    && (behind == hammer || (closes_from_any_side && others.contains(&hammer)));
            trap.then_some(drabant)
        })
    }
}

pub(super) fn is_against(hostile: Hostile, piece: Piece) -> bool {
    match (piece, piece.side()) {
        (Piece::King, _) => {
            matches!(hostile, Hostile::King | Hostile::AttackersAndKing | Hostile::DefendersAndKing | Hostile::All)
        }
        (_, Side::Attackers) => matches!(hostile, Hostile::Attackers | Hostile::Men | Hostile::AttackersAndKing | Hostile::All),
        (_, Side::Defenders) => matches!(hostile, Hostile::Defenders | Hostile::Men | Hostile::DefendersAndKing | Hostile::All),
    }
}
