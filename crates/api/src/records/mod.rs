//! Texts with records of games, read and replayed: for the analysis of a game that was pasted, and for the library.

mod answer;
mod checked;
mod notes;
mod plain_text;
mod read;
mod ruleset_guess;

pub use answer::{
    ReadError, ReadGame, RecordLine, RecordNote, RecordProblem, RecordProblemKind, RecordsAnswer, RecordsRequest, RulesGuess,
    RulesHead, Shown, ShownMarks,
};
pub use checked::{CheckedRecord, FaultKind, GameOfRecord, RecordFault, rulebook};
pub use notes::notes_of;
pub use plain_text::{plain_record, plain_text};
pub use read::{Reader, read_records, unusual_start};
