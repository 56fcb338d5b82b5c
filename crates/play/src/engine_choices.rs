//! What the engine chooses besides its moves: whether it accepts a draw, and its side under the pie rule.

use std::time::Duration;

use hnefi_engine::ScoreKind;
use hnefi_rules::{Ply, Side};

/// The longest that the engine looks for a hint.
pub const HINT_TIME: Duration = Duration::from_millis(1500);
/// The longest that it looks at a position before it answers the offer of a draw, or chooses its side.
pub const DRAW_OFFER_TIME: Duration = Duration::from_millis(500);

/// The engine accepts when it is behind by this number of hundredths of a man …
const WORSE_OFF: i32 = 100;
/// … or when neither side is ahead by more than this, and nothing has been captured for a while.
const EVEN: i32 = 50;
/// Plies without a capture that count as a while.
const QUIET_PLIES: usize = 60;

/// Whether an engine that may choose takes the side of its opponent, by the score from the attackers' view; `side` is the engine's now.
#[must_use]
pub fn swaps_sides(side: Side, score: ScoreKind) -> bool {
    match score {
        ScoreKind::Win { side: winner, .. } => winner != side,
        ScoreKind::Value(value) => (value > 0) != (side == Side::Attackers),
    }
}

/// Whether an engine that plays `side` accepts a draw.
#[must_use]
pub fn accepts_draw(side: Side, score: ScoreKind, plies: &[Ply]) -> bool {
    let last_capture = plies.iter().rev().position(|ply| !ply.captures.is_empty());
    accepts_after(side, score, last_capture.unwrap_or(plies.len()))
}

fn accepts_after(side: Side, score: ScoreKind, quiet_plies: usize) -> bool {
    match score {
        ScoreKind::Win { side: winner, .. } => winner != side,
        ScoreKind::Value(value) => {
            let mine = if side == Side::Attackers { value } else { -value };
            mine <= -WORSE_OFF || (mine.abs() <= EVEN && quiet_plies >= QUIET_PLIES)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_accepts_a_draw_when_worse_or_long_even() {
        let win = |side| ScoreKind::Win { side, plies: 5 };
        for (side, score, quiet_plies, accepted) in [
            (Side::Attackers, ScoreKind::Value(0), 10, false),
            (Side::Attackers, ScoreKind::Value(0), 60, true),
            (Side::Attackers, ScoreKind::Value(51), 60, false),
            (Side::Attackers, ScoreKind::Value(-51), 60, false),
            (Side::Attackers, ScoreKind::Value(-100), 0, true),
            (Side::Attackers, ScoreKind::Value(300), 0, false),
            (Side::Defenders, ScoreKind::Value(100), 0, true),
            (Side::Defenders, ScoreKind::Value(-100), 200, false),
            (Side::Attackers, win(Side::Attackers), 200, false),
            (Side::Defenders, win(Side::Attackers), 0, true),
        ] {
            assert_eq!(accepts_after(side, score, quiet_plies), accepted, "{side} {score} {quiet_plies}");
        }
    }
}
