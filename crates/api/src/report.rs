//! A game looked over: what each move was worth, and what would have been better.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::fault_reason;
use crate::moves::points;
use crate::vocabulary::FaultWord;
use crate::{Chance, LineMove, MoveOrPass, PositionRequest, Score, Side, Step};

/// A game to be looked over.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// The game: its rules, where it began, and its moves.
    pub position: PositionRequest,
    /// The first move to be judged, counted from 1; all that follow are judged too.
    #[serde(default = "one")]
    #[schema(minimum = 1, default = 1)]
    pub from: usize,
}

const fn one() -> usize {
    1
}

/// How far a report has come.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct ReportProgress {
    /// Positions looked at.
    pub done: usize,
    /// Positions to be looked at, as far as is known.
    pub of: usize,
}

/// What a game was worth, move by move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Report {
    /// How exactly the attackers played.
    pub attackers: SideReport,
    /// How exactly the defenders played.
    pub defenders: SideReport,
    /// The chances before the first move judged.
    pub before: Chance,
    /// The moves judged.
    pub plies: Vec<JudgedPly>,
}

/// How exactly a side played.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
pub struct SideReport {
    /// In hundredths, 100 for one who never gave anything away; null for who made no move.
    pub accuracy: Option<f64>,
    /// Moves judged.
    pub moves: usize,
    /// Doubtful ones.
    pub doubtful: usize,
    /// Mistakes.
    pub mistakes: usize,
    /// Blunders.
    pub blunders: usize,
}

/// One move, judged.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct JudgedPly {
    /// Its number, from 1.
    pub ply: usize,
    /// Who moved.
    pub side: Side,
    /// The move.
    #[serde(flatten)]
    pub mv: MoveOrPass,
    /// The chances afterwards.
    pub chance: Chance,
    /// How things stand afterwards; null where the game is over.
    pub score: Option<Score>,
    /// How much of its side's chance to win it gave away, from 0 to 1.
    pub lost: f64,
    /// How bad the move is; null for a good one.
    #[schema(value_type = Option<FaultWord>)]
    pub fault: Option<String>,
    /// What would have been better, with what would have come of it; null for a good move. It is there too, without a fault, where a win with
    /// this move was missed and the game stayed as good as won.
    pub better: Option<Better>,
    /// Why, as one sees it on the board; null where nothing would have been better.
    pub reason: Option<FaultReason>,
}

/// What a move did worse than the better one, the first of these that is true.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FaultReason {
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
pub struct Better {
    /// What would have come of it.
    pub score: Score,
    /// The same as chances.
    pub chance: Chance,
    /// The move, and what would have followed.
    pub moves: Vec<LineMove>,
}
