//! The JSON of the API, as `docs/reference/http.md` describes it: what needs no server is in `hnefi_api`, the rest here. Types here say how things are written
//! and nothing else.

mod challenge;
mod effect;
mod first_game;
mod gallery;
mod measurement;
mod people_agreement;
mod reading;
mod request;
mod socket;
mod study;
mod study_list;

pub(crate) use challenge::{Challenge, ChallengeList, summary};
pub use effect::Difference;
pub(crate) use effect::Effect;
pub(crate) use first_game::FirstGame;
pub(crate) use gallery::{Gallery, GalleryEntry};
pub(crate) use hnefi_api::{
    AnalysisEnd, AnalysisRequest, Comparison, DisagreementList, DraftPage, DraftRequest, Drawn, Explanation, ExplanationRequest,
    Hint, LayoutPage, LessonList, LevelList, Lines, PositionRequest, PositionState, Puzzle, PuzzleEntry, PuzzleList, Report,
    ReportProgress, ReportRequest, RulesetList, RulesetPage, Side, SourceList, StoredPuzzle, Superseded, Thinking, Tried,
    Version, Words,
};
pub(crate) use hnefi_play::json::{ActionRequest, ClockChoice, GameChange, GameState, NewGame, Request, Signal};
pub(crate) use measurement::{MeasuredHead, MeasuredRules, MeasurementAsked, MeasurementPage, MeasurementRequest};
pub use reading::{MeasuredReading, Readings};
pub(crate) use request::{JoinRequest, player_name};
pub(crate) use socket::{ActMessage, ClientMessage, FollowMessage, PongMessage, ServerMessage, UnfollowMessage, Unreadable};
pub(crate) use study::{Arm, Balance, BalanceList, Check, Figures, Study, StudyFile, StudyPage};
pub(crate) use study_list::{CheckEntry, StudyEntry, StudyList};
