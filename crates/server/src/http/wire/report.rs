//! A game looked over: what each move was worth, and what would have been better.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::moves::points;
use super::vocabulary::FaultWord;
use super::{Chance, LineMove, MoveOrPass, PositionRequest, Score, Side, Step};
use crate::analysis::fault_reason;

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
    /// What would have been better, with what would have come of it; null for a good move. It is there too, without a fault, where a win with
    /// this move was missed and the game stayed as good as won.
    pub(crate) better: Option<Better>,
    /// Why, as one sees it on the board; null where nothing would have been better.
    pub(crate) reason: Option<FaultReason>,
}

/// What a move did worse than the better one, the first of these that is true.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum FaultReason {
    /// The better move would have won at once.
    MissedWin,
    /// The other side can win with its next move.
    LetsWin {
        /// That move.
        r#move: Step,
    },
    /// The better move would have won by force.
    MissedForcedWin {
        /// The number of plies.
        plies: u32,
    },
    /// The other side wins by force.
    LetsForceWin {
        /// The number of plies.
        plies: u32,
    },
    /// Men can be captured.
    LosesMen {
        /// Where they stand.
        points: Vec<String>,
    },
    /// The better move would have captured.
    MissedCapture {
        /// Where those men stand.
        points: Vec<String>,
    },
    /// The king comes to where he escapes, while nobody else moves.
    OpensWay {
        /// The number of moves.
        moves: usize,
    },
    /// After the better move the king would have come to where he escapes, while nobody else moves.
    MissedWay {
        /// The number of moves.
        moves: usize,
    },
    /// The better move would have closed a corner, or kept it closed.
    LeavesCorner {
        /// The corner.
        point: String,
    },
    /// The ring around the king has more gaps than after the better move.
    LoosensRing {
        /// The gaps; null where they are more than three.
        gaps: Option<Vec<String>>,
    },
    /// The ring around the king has fewer gaps than after the better move.
    TightensRing {
        /// The gaps.
        gaps: Vec<String>,
    },
    /// The king is captured in fewer moves than after the better move.
    ExposesKing {
        /// The number of the attackers' moves.
        moves: u32,
    },
    /// Nothing that can be pointed at.
    Position,
}

impl From<&fault_reason::FaultReason> for FaultReason {
    fn from(reason: &fault_reason::FaultReason) -> FaultReason {
        use fault_reason::FaultReason as Reason;
        match reason {
            Reason::MissedWin => FaultReason::MissedWin,
            Reason::LetsWin(mv) => FaultReason::LetsWin { r#move: Step::from(*mv) },
            Reason::MissedForcedWin(plies) => FaultReason::MissedForcedWin { plies: *plies },
            Reason::LetsForceWin(plies) => FaultReason::LetsForceWin { plies: *plies },
            Reason::LosesMen(men) => FaultReason::LosesMen { points: points(men) },
            Reason::MissedCapture(men) => FaultReason::MissedCapture { points: points(men) },
            Reason::OpensWay(moves) => FaultReason::OpensWay { moves: *moves },
            Reason::MissedWay(moves) => FaultReason::MissedWay { moves: *moves },
            Reason::LeavesCorner(corner) => FaultReason::LeavesCorner { point: corner.to_string() },
            Reason::LoosensRing(gaps) => FaultReason::LoosensRing { gaps: gaps.as_deref().map(points) },
            Reason::TightensRing(gaps) => FaultReason::TightensRing { gaps: points(gaps) },
            Reason::ExposesKing(moves) => FaultReason::ExposesKing { moves: *moves },
            Reason::Position => FaultReason::Position,
        }
    }
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
