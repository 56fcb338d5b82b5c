//! What can be wrong with the file of a study.

use std::io;
use std::path::PathBuf;

use hnefi_rulesets::RulesetError;
use hnefi_statistics::{RaceError, StandardError};
use thiserror::Error;

use crate::book::BookError;

/// Why a file is no study.
#[derive(Debug, Error)]
pub enum StudyError {
    /// The file cannot be read.
    #[error("cannot read `{path}`: {error}")]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is not the TOML of a study.
    #[error("{0}")]
    Toml(Box<toml::de::Error>),
    /// A key has a value that it cannot have.
    #[error("`{key}`: {reason}")]
    Value {
        /// The key.
        key: &'static str,
        /// What is wrong, and what would be right.
        reason: String,
    },
    /// An arm names no rule set.
    #[error("arm `{arm}`: {error}")]
    Rules {
        /// As written.
        arm: String,
        /// What is wrong.
        error: RulesetError,
    },
    /// None of the combinations that an entry of `arms` asks for makes sense.
    #[error("none of the {count} combinations of `{rules}` is valid; the first, `{first}`: {reason}")]
    NoArm {
        /// The rule set.
        rules: String,
        /// How many combinations.
        count: usize,
        /// The first one.
        first: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Two arms are the same.
    #[error("arm `{0}` appears twice")]
    Twice(String),
    /// An arm changes rules to what they are in another arm.
    #[error("`{arm}` is the same game as `{other}`: leave one of them out")]
    Alike {
        /// The arm that changes rules.
        arm: String,
        /// The other one.
        other: String,
    },
    /// The book of openings cannot be used.
    #[error("`openings`: {0}")]
    Book(#[from] BookError),
    /// The standard is none.
    #[error("`standard`: {0}")]
    Standard(#[from] StandardError),
    /// The race is none.
    #[error("`race`: {0}")]
    Race(#[from] RaceError),
}
