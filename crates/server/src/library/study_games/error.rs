//! Why a table or one of its games cannot be read.

use std::sync::Arc;

use parquet::errors::ParquetError;
use thiserror::Error;

/// Why a table or one of its games cannot be read.
#[derive(Clone, Debug, Error)]
pub(crate) enum StudyGamesError {
    /// The file cannot be opened.
    #[error("cannot read the table: {0}")]
    Io(Arc<std::io::Error>),
    /// It is not Parquet, or is damaged.
    #[error("the table is damaged: {0}")]
    Parquet(Arc<ParquetError>),
    /// It is Parquet, but not of games.
    #[error("it is no table of a study's games: {0}")]
    NotGames(String),
    /// The rules of an arm are not known here.
    #[error("the rules `{arm}` are not known here: {reason}")]
    Rules {
        /// The arm.
        arm: String,
        /// Why not.
        reason: String,
    },
}

impl From<ParquetError> for StudyGamesError {
    fn from(error: ParquetError) -> StudyGamesError {
        StudyGamesError::Parquet(Arc::new(error))
    }
}

impl From<std::io::Error> for StudyGamesError {
    fn from(error: std::io::Error) -> StudyGamesError {
        StudyGamesError::Io(Arc::new(error))
    }
}
