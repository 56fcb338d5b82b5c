//! Evaluation and search for the hnefatafl family.
//!
//! ```
//! use hnefi_engine::{Limits, Searcher};
//! use hnefi_rules::Game;
//! use hnefi_rulesets::Ruleset;
//!
//! let rules = Ruleset::named("alea-walker-2015")?;
//! let mut game = Game::new(&rules);
//! let mut searcher = Searcher::new(16);
//! let found = searcher.search(&game, &Limits::depth(2), &|| false, &mut |_| {});
//! let best = found.best.expect("the game has begun, it is not over");
//! println!("{best}: {}", found.score.from_attackers_view(game.position().side()));
//! game.play(best)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Searcher`] looks for the best move within [`Limits`]; a [`Level`] plays at a given strength. Neither knows a clock:
//! the caller says when to stop, for instance by a [`time::deadline`]. How a position is judged follows from the values of its rules
//! alone; no rule set is known by name. Where a die is thrown a position is worth what the throws make of it on
//! average. Other programs talk with the engine by way of [`ugi`].
//!
//! The crate does no input or output and starts no thread, unless [`Searcher::set_threads`] asks for more than one. Apart from threads,
//! [`time`] and [`ugi`] it builds and runs on `wasm32-unknown-unknown`.

mod accuracy;
pub mod bench;
mod board;
mod eval;
mod level;
mod movepick;
mod random;
mod score;
mod search;
pub mod solver;
mod survey;
pub mod time;
pub mod tune;
pub mod ugi;
mod win_probability;

#[cfg(test)]
#[path = "../tests/support/mod.rs"]
mod support;

pub use accuracy::{Fault, accuracy};
pub use level::{Level, LevelError};
pub use score::{Score, ScoreKind};
pub use search::{Limits, SearchInfo, SearchResult, Searcher};
pub use survey::{Barrier, CornerState, KingDanger, Survey};
