//! The JSON of the API, as `docs/reference/http.md` describes it. Types here say how things are written and nothing else.

mod analysis;
mod challenge;
mod disagreement;
mod draft;
mod example;
mod explanation;
mod first_game;
mod gallery;
mod game;
mod layout;
mod lesson;
mod library;
mod measurement;
mod moves;
mod position;
mod puzzle;
mod reading;
mod report;
mod request;
mod ruleset;
mod score;
mod socket;
mod source;
mod study;
mod study_game;
mod trial;
mod version;
mod vocabulary;
mod words;

pub(crate) use analysis::{AnalysisEnd, AnalysisRequest, Chance, LineMove, Lines, rounded};
pub(crate) use challenge::{Challenge, ChallengeList, summary};
pub(crate) use disagreement::DisagreementList;
pub(crate) use draft::{DraftChange, DraftPage, DraftRequest};
pub(crate) use example::Example;
pub(crate) use explanation::{Explanation, ExplanationRequest};
pub(crate) use first_game::FirstGame;
pub(crate) use gallery::{Gallery, GalleryEntry};
pub(crate) use game::{GameChange, GameState, Outcome, Situation};
pub(crate) use layout::{Drawn, Layout, LayoutPage, PlayedBy};
pub(crate) use lesson::{LessonList, Tried};
pub(crate) use library::{
    Explored, ExploredMove, Export, ExportList, KeptGame, LibraryGame, LibraryPage, Player, ReadError, ReadGame, RecordLine,
    RecordNote, RecordProblem, RecordProblemKind, RecordsAnswer, RecordsRequest, Results, RulesGuess, RulesHead,
};
pub(crate) use measurement::{MeasuredRules, MeasurementAsked, MeasurementPage, MeasurementRequest};
pub(crate) use moves::{Move, MoveOrPass, Step};
pub(crate) use position::{PositionRequest, PositionState};
pub(crate) use puzzle::{Puzzle, PuzzleEntry, PuzzleList, StoredPuzzle};
pub use reading::{MeasuredReading, Readings};
pub(crate) use report::{Better, JudgedPly, Report, ReportProgress, ReportRequest, SideReport};
pub(crate) use request::{
    ActionRequest, ClockChoice, JoinRequest, NewGame, OfferKind, Request, Signal, TimeControl, player_name,
};
pub(crate) use ruleset::{Aim, Comparison, Names, RulesetEntry, RulesetList, RulesetPage};
pub(crate) use score::{Hint, LevelList, Score, Thinking};
pub(crate) use socket::{ActMessage, ClientMessage, FollowMessage, PongMessage, ServerMessage, UnfollowMessage, Unreadable};
pub(crate) use source::SourceList;
pub use study::Difference;
pub(crate) use study::{Arm, Balance, BalanceList, Check, CheckEntry, Effect, Figures, Study, StudyEntry, StudyList, StudyPage};
pub(crate) use study_game::{GameOfStudy, Strength, StudyArm, StudyGame, StudyGamesPage, StudyWithGames};
pub(crate) use trial::{Trial, View};
pub(crate) use version::{Superseded, Version};
pub(crate) use vocabulary::SIGNS;
pub(crate) use words::{Side, Words};
