//! How a game ended, why, and by which rule.

use std::fmt;

use crate::compiled::Compiled;
use crate::point::{Direction, Point};
use crate::rules::RuleKey;
use crate::side::Side;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// Why the game ended.
    pub reason: Reason,
    /// The rule that decided it; `None` where the players did.
    pub rule: Option<RuleKey>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The attackers captured the king.
    KingCaptured,
    /// The king escaped.
    KingEscaped,
    /// The attackers cut the king and all defenders off from the edge.
    Encirclement,
    /// The king stood in a fort on the edge that nobody can break.
    ExitFort,
    /// The king had lost all his men.
    KingAlone,
    /// The attackers walled the king in.
    KingWalledIn,
    /// The king's side could neither escape any more nor build a fort.
    NoEscape,
    /// The side to move had no legal move.
    NoMoves,
    /// A position came again too often.
    Repetition,
    /// The game, or the time since the last capture, had lasted as many turns as the rules allow.
    TurnLimit,
    /// A player gave up.
    Resigned,
    /// The players agreed on a draw.
    Agreed,
    /// A player's time ran out.
    OutOfTime,
    /// A player left and did not come back.
    Absent,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 14] = [
        Reason::KingCaptured,
        Reason::KingEscaped,
        Reason::Encirclement,
        Reason::ExitFort,
        Reason::KingAlone,
        Reason::KingWalledIn,
        Reason::NoEscape,
        Reason::NoMoves,
        Reason::Repetition,
        Reason::TurnLimit,
        Reason::Resigned,
        Reason::Agreed,
        Reason::OutOfTime,
        Reason::Absent,
    ];

    /// The word for it in records, tables and answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reason::KingCaptured => "king-captured",
            Reason::KingEscaped => "king-escaped",
            Reason::Encirclement => "encirclement",
            Reason::ExitFort => "exit-fort",
            Reason::KingAlone => "king-alone",
            Reason::KingWalledIn => "king-walled-in",
            Reason::NoEscape => "no-escape",
            Reason::NoMoves => "no-moves",
            Reason::Repetition => "repetition",
            Reason::TurnLimit => "turn-limit",
            Reason::Resigned => "resigned",
            Reason::Agreed => "agreed",
            Reason::OutOfTime => "out-of-time",
            Reason::Absent => "absent",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::KingCaptured => "the king is captured",
            Reason::KingEscaped => "the king escapes",
            Reason::Encirclement => "the defenders are encircled",
            Reason::ExitFort => "the king stands in an exit fort",
            Reason::KingAlone => "the king has lost all his men",
            Reason::KingWalledIn => "the king is walled in",
            Reason::NoEscape => "the king can neither escape nor stand in a fort any more",
            Reason::NoMoves => "no legal move",
            Reason::Repetition => "repetition",
            Reason::TurnLimit => "the limit of turns",
            Reason::Resigned => "resignation",
            Reason::Agreed => "agreement",
            Reason::OutOfTime => "out of time",
            Reason::Absent => "absence",
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(side) => write!(f, "the {side} win: {}", self.reason),
            None => write!(f, "draw: {}", self.reason),
        }
    }
}

impl Outcome {
    /// A win decided by a rule.
    #[must_use]
    pub(crate) const fn win(side: Side, reason: Reason, rule: RuleKey) -> Outcome {
        Outcome { winner: Some(side), reason, rule: Some(rule) }
    }

    /// A draw decided by a rule.
    #[must_use]
    pub(crate) const fn draw(reason: Reason, rule: RuleKey) -> Outcome {
        Outcome { winner: None, reason, rule: Some(rule) }
    }
}

/// The rule under which a king on this point is captured.
pub(crate) fn king_capture_rule(compiled: &Compiled, king: Point) -> RuleKey {
    match compiled.throne() {
        Some(throne) if throne == king => RuleKey::KingCapturedThrone,
        Some(throne) if Direction::ALL.into_iter().any(|d| throne.step(d) == king) => RuleKey::KingCapturedBeside,
        _ if king.is_on_edge(compiled.size()) => RuleKey::KingCapturedEdge,
        _ => RuleKey::KingCapturedElsewhere,
    }
}
