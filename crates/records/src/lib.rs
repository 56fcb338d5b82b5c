//! Game records of the hnefatafl family in every format in use.
//!
//! A [`Record`] is a game as written: it may be wrong, partial, or without named rules. A [`Format`]
//! reads text into records and writes records as text, and says what it could not hold.
//!
//! ```
//! use hnefi_records::{Format, Rulebook, read, write};
//!
//! let text = r#"{"rules":"tablut-murray","moves":["d1-b1","f5-f2"],"result":"unfinished"}"#;
//! let record = read(Format::GAME_LINES, text)?.remove(0).record?;
//! assert_eq!(record.plies.len(), 2);
//! let written = write(Format::GAME_LINES, &[record], &Rulebook::new())?;
//! assert!(written.losses.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bologna;
mod format;
mod game_line;
mod game_lines;
mod games;
mod holds;
mod json;
mod last_words;
mod loss;
mod ludii;
mod move_list;
mod move_text;
pub mod opentafl;
mod other_json;
mod pgn;
mod ply;
mod reading;
mod record;
mod record_format;
mod record_times;
mod replay;
#[cfg(test)]
mod round_trip;
mod rulebook;
mod sgf;
mod stream;
mod table;
mod times;

pub use bologna::challenge;
pub use format::{Format, UnknownFormat, WriteError, Writer, Written, write};
pub use game_line::{AsWritten, CapturesWritten, GameLine, GameLineError, Note, Variation, replay_line};
pub use games::{Games, read, read_beginning};
pub use loss::{Loss, LossSum, LossSums, Lost, sum_losses};
pub use ply::{Mark, Play, Ply};
pub use reading::{Entry, FormatError, ReadError};
pub use record::{End, Record, RulesName, tag};
pub use record_times::{Times, TimesProblem};
pub use replay::{Completed, LegalPart, Wanted, complete, legal_part, replay, replay_between_people, stated_result};
pub use rulebook::{Rulebook, RulesProblem, opentafl_rules};
pub use stream::StreamError;
pub use table::{Columns, Encoding};
pub use times::{Clock, NotTimeControl, TimeControl, TimeControls};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
