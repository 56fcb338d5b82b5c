//! The rules, the engine and the answers of the HTTP API for JavaScript: what the web client asks where no server answers.
//!
//! It is built twice. Without the feature `whole` there are [`LocalApi`] and [`LocalGame`] alone, with what a game needs: that is what a
//! browser loads first. The doc comments of what JavaScript sees are written for JavaScript, whose editors show them.

mod answer;
mod clock;
#[cfg(feature = "whole")]
mod error;
mod json;
#[cfg(feature = "whole")]
mod library;
mod local_api;
mod local_game;
#[cfg(feature = "whole")]
mod local_library;
#[cfg(feature = "whole")]
mod local_record;

pub use answer::Answer;
#[cfg(feature = "whole")]
pub use library::{Engine, Game, Ruleset, Solver, record_formats, rulesets};
pub use local_api::LocalApi;
pub use local_game::{Begun, LocalGame};
#[cfg(feature = "whole")]
pub use local_library::{Imports, LocalLibrary};
#[cfg(feature = "whole")]
pub use local_record::LocalRecord;
