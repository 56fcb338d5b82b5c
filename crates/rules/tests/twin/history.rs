//! Repetition in the plain twin: a game is the list of all its positions, and every question goes through the whole list.

use hnefi_rules::rules::{Repetition, TurnLimit};
use hnefi_rules::{Move, Side};

use super::Twin;

/// A game of the twin.
pub(crate) struct TwinGame {
    /// Every position that stood on the board, the start first.
    positions: Vec<Twin>,
    /// Who brought each position about but the first.
    movers: Vec<Side>,
}

impl TwinGame {
    pub(crate) fn new(start: Twin) -> TwinGame {
        TwinGame { positions: vec![start], movers: vec![] }
    }

    fn now(&self) -> &Twin {
        self.positions.last().expect("the start at least")
    }

    fn with(&self, mv: Move) -> TwinGame {
        let mut next = self.now().clone();
        next.play(mv);
        TwinGame {
            positions: self.positions.iter().cloned().chain([next]).collect(),
            movers: self.movers.iter().copied().chain([self.now().side]).collect(),
        }
    }

    /// The legal moves, and those that only the rule on repetition forbids.
    pub(crate) fn moves(&self) -> (Vec<Move>, Vec<Move>) {
        self.now().legal_moves().into_iter().partition(|mv| !self.with(*mv).breaks_the_rule())
    }

    /// Plays a move; returns the winner, or that nobody wins, if the game ends by repetition or by its length.
    pub(crate) fn play(&mut self, mv: Move) -> Option<Option<Side>> {
        *self = self.with(mv);
        if self.now().is_over() { None } else { self.decided().or_else(|| self.has_lasted_too_long().then_some(None)) }
    }

    /// Turn by turn from the start: how many there were, and how many since the last with a capture.
    fn has_lasted_too_long(&self) -> bool {
        let (mut all, mut quiet, mut captured) = (0, 0, false);
        for pair in self.positions.windows(2) {
            let men = |twin: &Twin| twin.count(Side::Attackers) + twin.count(Side::Defenders);
            let changed = |side| pair[0].count(side) != pair[1].count(side);
            captured |= men(&pair[0]) != men(&pair[1]) || Side::BOTH.into_iter().any(changed);
            if pair[1].going_on.is_none() {
                all += 1;
                quiet = if captured { 0 } else { quiet + 1 };
                captured = false;
            }
        }
        let reached = |limit: TurnLimit, turns: usize| limit.turns() == Some(turns);
        let rules = &self.now().rules;
        reached(rules.draw_after_turns, all) || reached(rules.draw_after_quiet_turns, quiet)
    }

    /// How often the position on the board has stood there by now.
    fn times(&self) -> usize {
        self.positions.iter().filter(|position| position.same_as(self.now())).count()
    }

    /// How often the pieces have stood as they stand, with either side to move.
    fn times_of_the_board(&self) -> usize {
        let now = self.now();
        let same = |twin: &&Twin| {
            let turned = Twin { side: now.side, ..(*twin).clone() };
            turned.same_as(now)
        };
        self.positions.iter().filter(same).count()
    }

    /// Whether the last move was none that its side may make.
    fn breaks_the_rule(&self) -> bool {
        let mover = *self.movers.last().expect("somebody has moved");
        let forbidden = match self.now().rules.repetition {
            Repetition::Forbidden => true,
            Repetition::ForbiddenToDefenders => mover == Side::Defenders,
            Repetition::ThreatNotMoreThanTwice => self.only_aggressor() == Some(mover),
            Repetition::ThreatForbidden => return self.times() >= 3 && self.now().threatens(mover),
            Repetition::ThreatForbiddenAtFourth => return self.times() >= 4 && self.now().threatens(mover),
            Repetition::ForbiddenAtSecond => return self.times_of_the_board() >= 2,
            Repetition::ForbiddenToDefendersAtSecond => return mover == Side::Defenders && self.times_of_the_board() >= 2,
            Repetition::Ignored
            | Repetition::DrawAtSecond
            | Repetition::DrawAtThird
            | Repetition::AggressorLoses
            | Repetition::DefendersLose
            | Repetition::CompleterLoses
            | Repetition::CompleterWins => false,
        };
        forbidden && self.times() >= 3
    }

    fn decided(&self) -> Option<Option<Side>> {
        let mover = *self.movers.last().expect("somebody has moved");
        let times = self.times();
        match self.now().rules.repetition {
            Repetition::Ignored
            | Repetition::Forbidden
            | Repetition::ForbiddenAtSecond
            | Repetition::ForbiddenToDefendersAtSecond
            | Repetition::ThreatForbidden
            | Repetition::ThreatForbiddenAtFourth => None,
            Repetition::DrawAtSecond => (times >= 2).then_some(None),
            _ if times < 3 => None,
            Repetition::DrawAtThird | Repetition::ForbiddenToDefenders => Some(None),
            Repetition::ThreatNotMoreThanTwice => self.only_aggressor().is_none().then_some(None),
            Repetition::AggressorLoses => Some(self.only_aggressor().map(Side::other)),
            Repetition::DefendersLose => Some(Some(Side::Attackers)),
            Repetition::CompleterLoses => Some(Some(mover.other())),
            Repetition::CompleterWins => Some(Some(mover)),
        }
    }

    /// The side that alone has threatened to win since the position was last on the board.
    fn only_aggressor(&self) -> Option<Side> {
        let now = self.positions.len() - 1;
        let before = (0..now).rev().find(|i| self.positions[*i].same_as(self.now()))?;
        let threatened = |side| (before + 1..=now).any(|i| self.movers[i - 1] == side && self.positions[i].threatens(side));
        match (threatened(Side::Attackers), threatened(Side::Defenders)) {
            (true, false) => Some(Side::Attackers),
            (false, true) => Some(Side::Defenders),
            _ => None,
        }
    }
}

impl Twin {
    fn same_as(&self, other: &Twin) -> bool {
        (&self.board, self.side, self.king_moved, self.going_on) == (&other.board, other.side, other.king_moved, other.going_on)
    }

    /// Whether a side could win with its next move if nothing were done about it.
    fn threatens(&self, side: Side) -> bool {
        let mut again = self.clone();
        again.side = side;
        again.legal_moves().into_iter().any(|mv| {
            let effect = again.clone().play(mv);
            let by_the_board = effect.ending.is_some_and(|ending| ending.winner() == side);
            by_the_board || if side == Side::Attackers { effect.king_captured } else { effect.king_escaped }
        })
    }
}
