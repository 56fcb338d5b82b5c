//! The library: games that were played or imported, searched by player, rule set, result, day and position, and what was played in a
//! position. A server keeps the entries in its database; [`MemoryLibrary`] keeps them in memory, for a browser.

mod entry;
mod explored;
mod import;
mod json;
mod kept_game;
mod memory_library;
mod page;
mod query;
mod search_key;
mod study_game;

pub use entry::{ENGINE, EntryHead, EntryPosition, Fold, LibraryEntry, day_of, entry_of, entry_of_played, key};
pub use explored::{MoveStatistics, PositionQuery, PositionStatistics, ReplayedPosition};
pub use import::ImportedRecord;
pub use json::{Explored, ExploredMove, KeptGame, LibraryGame, LibraryPage, Player, Results};
pub use kept_game::{RecordOfGame, small_board};
pub use memory_library::MemoryLibrary;
pub use page::{FoundGame, FoundGames, PAGE_SIZE};
pub use query::{LibraryQuery, SearchQuery};
pub use search_key::{Decompose, search_key};
pub use study_game::{
    CommentedGame, CommentedGames, GameOfStudy, PlyComment, Strength, StudyArm, StudyGame, StudyGamesPage, StudyWithGames,
};
