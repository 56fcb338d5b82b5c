//! What pieces on paper become.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// What pieces on paper become.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceForm {
    /// Discs to cut out, printed on both sides.
    #[default]
    Discs,
    /// Pyramids to cut out, fold and glue.
    Pyramids,
    /// Pieces with a front and a back that stand on flaps, to cut out, fold and glue.
    Standups,
    /// Round labels to stick on blanks, printed on one side.
    Labels,
}

/// There is no such form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown form `{0}`: choose discs, pyramids, standups or labels")]
pub struct UnknownForm(String);

impl FromStr for PieceForm {
    type Err = UnknownForm;

    fn from_str(name: &str) -> Result<PieceForm, UnknownForm> {
        match name {
            "discs" => Ok(PieceForm::Discs),
            "pyramids" => Ok(PieceForm::Pyramids),
            "standups" => Ok(PieceForm::Standups),
            "labels" => Ok(PieceForm::Labels),
            _ => Err(UnknownForm(name.chars().take(40).collect())),
        }
    }
}

impl fmt::Display for PieceForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PieceForm::Discs => "discs",
            PieceForm::Pyramids => "pyramids",
            PieceForm::Standups => "standups",
            PieceForm::Labels => "labels",
        })
    }
}
