//! Jobs on several threads, with their results in one place: what matches, studies and tunings run on.
//!
//! A [`Schedule`] hands out jobs and takes what comes of them. [`run`] does the jobs on worker threads, each with a state of its own, and
//! gives their results to the schedule one by one. A schedule that counts results in the order of their jobs' numbers comes to the same
//! totals on any number of threads. [`JournalFile`] keeps results on disk, so that a run can be broken off and goes on later.

mod journal_file;
mod run;

pub use journal_file::{BUSY, JournalFile, Kept};
pub use run::{Flow, RunError, Schedule, Worker, run};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
