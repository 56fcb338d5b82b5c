//! The formats of records that a game can be taken away in.

use hnefi_records::{Format, Record, Rulebook, sum_losses, write};
use serde::Serialize;
use utoipa::ToSchema;

/// A format to take a game away in.
#[derive(Serialize, ToSchema)]
pub struct Export {
    /// Its name.
    #[schema(example = "pgn")]
    format: &'static str,
    /// What it is.
    title: &'static str,
    /// How the names of its files end, without the dot.
    #[schema(example = "pgn")]
    ending: &'static str,
    /// What of this game it has no place for.
    lost: Vec<String>,
    /// Why the game cannot be written in it at all.
    refused: Option<String>,
}

/// The formats to take a game away in.
#[derive(Serialize, ToSchema)]
pub struct ExportList {
    /// Every format that is written.
    formats: Vec<Export>,
}

impl ExportList {
    /// What becomes of a game in each of them.
    #[must_use]
    pub fn of(record: &Record, rules: &Rulebook) -> ExportList {
        let of = |format: Format| {
            let (lost, refused) = match write(format, std::slice::from_ref(record), rules) {
                Ok(written) => (sum_losses(&written.losses).iter().map(|sum| sum.what.to_string()).collect(), None),
                Err(error) => (Vec::new(), Some(error.to_string())),
            };
            Export { format: format.name(), title: format.title(), ending: format.ending(), lost, refused }
        };
        ExportList { formats: Format::ALL.iter().copied().filter(|format| format.is_written()).map(of).collect() }
    }
}
