//! What learners meet: lessons judged by the rules, the games that follow them, example positions that show each rule, and where two rule sets disagree.

mod case;
mod catalogue;
mod disagreement;
mod lesson;
mod path;

pub use case::{Act, Call, Case, CaseError, Expected, Illegal, Judgement, cases};
pub use disagreement::{Disagreement, Ruling, disagreements};
pub use lesson::{Goal, Lesson, Task, TaskError, Verdict, Wrong, lessons};
pub use path::{PathStep, first_game, path};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
