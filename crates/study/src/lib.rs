//! Balance studies: which rule sets are fair, measured by games of the engine against itself.
//!
//! A [`Study`] is a file: its arms (rule sets with a layout and options), how strong both sides play, how many games, and a seed. Everything
//! about game `k` of an arm follows from it, so that two machines play the same games. A [`Shard`] is the part of a study that one
//! process plays; its games lie in a [`StudyJournal`] until it is whole, and in a [`GameTable`] afterwards. A [`Summary`] says what they came to, and a
//! [`StudyReport`] says it to people.

mod agreement;
mod arm;
mod balance;
mod book;
mod cell;
mod check;
mod combinations;
mod contrasts;
mod conventions;
mod definition;
mod depth;
mod error;
mod evaluation;
mod excerpt;
mod file;
mod fold;
mod game_by_game;
mod interim;
mod journal;
mod judging;
mod line;
mod map;
mod part;
mod people;
mod play;
mod published;
mod reach;
mod report;
mod row;
mod search;
mod shard;
mod submission;
mod summary;
mod table;
mod verify;
mod whole_file;

pub use agreement::{PeopleAgreement, PeopleGames};
pub use arm::{Arm, Change, built_in_of, changes_in};
pub use balance::Balance;
pub use book::{Book, BookError, BookPlan};
pub use cell::{Cell, Purpose, Thinking};
pub use check::{Check, CheckError, CheckedArm, Outcome, Sample, StrengthResult};
pub use contrasts::{ChoiceContrast, PairContrast};
pub use definition::{Design, Study};
pub use error::StudyError;
pub use evaluation::Evaluation;
pub use excerpt::{Excerpt, ExcerptError};
pub use game_by_game::GameByGame;
pub use interim::{Interim, InterimError};
pub use journal::{StudyJournal, StudyJournalError};
pub use judging::IfWonBy;
pub use line::game_line;
pub use map::{candidates_csv, fairness_map};
pub use part::{Part, PartError};
pub use people::Human;
pub use play::Unplayed;
pub use published::{hash_of_tables, published_studies, superseded_by, title_of, versions_of_study};
pub use reach::Prospect;
pub use report::{ReportError, StudyReport};
pub use row::{Counts, GameRow, is_broken_off};
pub use search::{Candidate, CandidateRound, Round, Search};
pub use shard::{Shard, ShardError, StudyObserver};
pub use submission::{
    IndexedJob, ManifestError, Parts, QUEUE_FORMAT, QueueError, Queued, ScriptError, SlurmJob, index_list, shell_word,
};
pub use summary::{ArmSummary, CellSummary, PeopleSummary, Spread, Summary};
pub use table::{Contents, GameTable, TableError};
pub use verify::{Slip, play_again, verify};
