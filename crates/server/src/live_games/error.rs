//! Why a game does not do what it is asked.

use thiserror::Error;

use crate::engine_pool::workers::WorkError;
use crate::quotas::OverQuota;
use crate::random::GameId;
use hnefi_play::Refusal;

/// Why a game does not do what it is asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum GameError {
    /// There is no such game.
    #[error("there is no game `{0}`")]
    NotFound(GameId),
    /// The game refuses the action.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is too much to do.
    #[error("{0}")]
    Busy(&'static str),
    /// The work on the game was not done.
    #[error(transparent)]
    Work(#[from] WorkError),
    /// The action begins another game, and the client may begin no more.
    #[error(transparent)]
    OverQuota(#[from] OverQuota),
    /// There is no room on the disk. Nothing was written.
    #[error("there is no room left on the server's disk")]
    StorageFull,
    /// The store failed while the change was being written.
    #[error("the change could not be written; it may have happened or not")]
    Unwritten,
    /// The server failed, and the log has the cause.
    #[error("a game failed")]
    Failed,
}
