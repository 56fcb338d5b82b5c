//! How many pieces of each kind a game needs.

use hnefi_messages::Text;
use hnefi_rules::{Piece, Side};
use hnefi_rulesets::Ruleset;

/// Pieces of one kind.
#[derive(Clone, Debug)]
pub struct PieceCount {
    /// The kind.
    pub piece: Piece,
    /// How many stand on the board at the start.
    pub needed: usize,
    /// How many more are printed, for those that get lost.
    pub spare: usize,
}

/// The kinds of pieces of a rule set's start, ordinary men first and the king last.
#[must_use]
pub fn piece_counts(rules: &Ruleset) -> Vec<PieceCount> {
    let mut counts: Vec<PieceCount> = Vec::new();
    for (_, piece) in &rules.layout().board.pieces {
        match counts.iter_mut().find(|count| count.piece == *piece) {
            Some(count) => count.needed += 1,
            None => {
                let spare = if matches!(piece, Piece::Attacker | Piece::Defender) { 2 } else { 1 };
                counts.push(PieceCount { piece: *piece, needed: 1, spare });
            }
        }
    }
    counts.sort_by_key(|count| match count.piece {
        Piece::Attacker => (0, ' '),
        Piece::Defender => (1, ' '),
        special @ Piece::Special(..) => (2, special.letter()),
        Piece::King => (3, ' '),
    });
    counts
}

impl PieceCount {
    /// How many there are, with the spare ones after a plus sign.
    pub(crate) fn told(&self, rules: &Ruleset) -> Text {
        Text::message("print-count")
            .with("needed", Text::number(self.needed as u64))
            .with("spare", Text::number(self.spare as u64))
            .with("name", self.name(rules))
    }

    /// What the pieces are called, after the rule set.
    pub(crate) fn name(&self, rules: &Ruleset) -> Text {
        let names = rules.names();
        match self.piece {
            Piece::Attacker => names.attackers.clone(),
            Piece::Defender => names.defenders.clone(),
            Piece::King => names.king.clone(),
            Piece::Special(side, _) => {
                let men = if side == Side::Attackers { &names.attackers } else { &names.defenders };
                Text::message("print-special")
                    .with("men", men.clone())
                    .with("letter", Text::same(self.piece.letter().to_string()))
            }
        }
    }
}
