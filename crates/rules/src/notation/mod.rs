//! The one grammar of points, moves and positions as text. Every reader goes through it: the formats of records, the command line,
//! the engine protocol and the HTTP API. `docs/reference/notation.md` lists what is understood; what is written is always the same one form.

mod moves;
mod point;
mod position;
mod rows;

pub use moves::{Mark, MoveText, MoveTextError, MoveTextProblem, WrittenMove};
pub use point::PointError;
pub use position::SetupTextError;
pub use rows::{Rows, RowsError, RowsProblem, common_length, read_rows, write_rows};

/// The beginning of a text that may be long, to be quoted in an error.
fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}
