//! What players do wrong, besides losing.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A player's fault. The player loses the game and is restarted for the next one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The program could not be started.
    #[error("cannot start `{program}`: {reason}")]
    NotStarted {
        /// The program.
        program: String,
        /// What the system says.
        reason: String,
    },
    /// The program ended, or broke off.
    #[error("ended while {doing} was expected: {how}")]
    Crashed {
        /// What it should have sent.
        doing: &'static str,
        /// Its exit status, and its last words if there are any.
        how: String,
    },
    /// The program does not answer.
    #[error("no {waiting_for} within {} s", .after.as_secs_f64())]
    Hung {
        /// What it should have sent.
        waiting_for: &'static str,
        /// How long it was waited for.
        after: Duration,
    },
    /// A move that the rules do not allow.
    #[error("ply {ply}: {reason}")]
    Illegal {
        /// The number of the ply, from 1.
        ply: usize,
        /// What is wrong with the move.
        reason: String,
    },
    /// An answer that is no move.
    #[error("ply {ply}: the answer `{answer}` cannot be read: {reason}")]
    Unreadable {
        /// The number of the ply, from 1.
        ply: usize,
        /// The answer, or its beginning.
        answer: String,
        /// What is wrong with it.
        reason: String,
    },
    /// More output than any answer needs.
    #[error("floods its output: {0}")]
    Flooded(String),
    /// Something that was asked for and that it does not have.
    #[error("{0}")]
    Unable(String),
}

/// The kind of a fault, for counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// [`Fault::NotStarted`].
    NotStarted,
    /// [`Fault::Crashed`].
    Crashed,
    /// [`Fault::Hung`].
    Hung,
    /// [`Fault::Illegal`].
    Illegal,
    /// [`Fault::Unreadable`].
    Unreadable,
    /// [`Fault::Flooded`].
    Flooded,
    /// [`Fault::Unable`].
    Unable,
}

impl Fault {
    /// What kind of fault it is.
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        match self {
            Fault::NotStarted { .. } => FaultKind::NotStarted,
            Fault::Crashed { .. } => FaultKind::Crashed,
            Fault::Hung { .. } => FaultKind::Hung,
            Fault::Illegal { .. } => FaultKind::Illegal,
            Fault::Unreadable { .. } => FaultKind::Unreadable,
            Fault::Flooded(_) => FaultKind::Flooded,
            Fault::Unable(_) => FaultKind::Unable,
        }
    }
}

/// Why a player gave no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The player's own fault.
    Fault(Fault),
    /// The player resigns.
    Resigned,
    /// The match was asked to stop.
    Interrupted,
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Fault(fault)
    }
}
