//! A game looked over: what each move was worth, and what would have been better.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::vocabulary::FaultWord;
use super::{Chance, LineMove, MoveOrPass, PositionRequest, Score, Side};

/// A game to be looked over.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReportRequest {
    /// The game: its rules, where it began, and its moves.
    pub(crate) position: PositionRequest,
    /// The first move to be judged, counted from 1; all that follow are judged too.
    #[serde(default = "one")]
    #[schema(minimum = 1, default = 1)]
    pub(crate) from: usize,
}

const fn one() -> usize {
    1
}

/// How far a report has come.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct ReportProgress {
    /// Positions looked at.
    pub(crate) done: usize,
    /// Positions to be looked at, as far as is known.
    pub(crate) of: usize,
}

/// What a game was worth, move by move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Report {
    /// How exactly the attackers played.
    pub(crate) attackers: SideReport,
    /// How exactly the defenders played.
    pub(crate) defenders: SideReport,
    /// The chances before the first move judged.
    pub(crate) before: Chance,
    /// The moves judged.
    pub(crate) plies: Vec<JudgedPly>,
}

/// How exactly a side played.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
pub(crate) struct SideReport {
    /// In hundredths, 100 for one who never gave anything away; null for who made no move.
    pub(crate) accuracy: Option<f64>,
    /// Moves judged.
    pub(crate) moves: usize,
    /// Doubtful ones.
    pub(crate) doubtful: usize,
    /// Mistakes.
    pub(crate) mistakes: usize,
    /// Blunders.
    pub(crate) blunders: usize,
}

/// One move, judged.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct JudgedPly {
    /// Its number, from 1.
    pub(crate) ply: usize,
    /// Who moved.
    pub(crate) side: Side,
    #[serde(flatten)]
    pub(crate) mv: MoveOrPass,
    /// The chances afterwards.
    pub(crate) chance: Chance,
    /// How things stand afterwards; null where the game is over.
    pub(crate) score: Option<Score>,
    /// How much of its side's chance to win it gave away, from 0 to 1.
    pub(crate) lost: f64,
    /// How bad the move is; null for a good one.
    #[schema(value_type = Option<FaultWord>)]
    pub(crate) fault: Option<String>,
    /// What would have been better, with what would have come of it; null for a good move.
    pub(crate) better: Option<Better>,
}

/// What would have been better.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Better {
    /// What would have come of it.
    pub(crate) score: Score,
    /// The same as chances.
    pub(crate) chance: Chance,
    /// The move, and what would have followed.
    pub(crate) moves: Vec<LineMove>,
}
