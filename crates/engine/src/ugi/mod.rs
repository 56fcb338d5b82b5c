//! UGI, the Universal Game Interface: how a match runner or a board program talks with the engine, in lines of text.
//!
//! A [`Command`] is what the other program writes, an [`Answer`] what the engine writes. A [`Session`] knows the rule set, the position
//! and the options, and says for each line what is to be done. It reads and prints nothing and starts no thread; the
//! caller runs the [`Job`] of a search on a thread of its own and gives the session its result:
//!
//! ```
//! use hnefi_engine::ugi::{Session, Step};
//! use hnefi_rulesets::Ruleset;
//!
//! let find = |name: &str| Ruleset::named(name).map_err(|error| error.to_string());
//! let mut session = Session::new(Ruleset::named("brandubh-cyningstan")?, Box::new(find));
//! session.obey("position startpos moves d1-c1");
//! for step in session.obey("go nodes 2000") {
//!     let Step::Run(job) = step else { continue };
//!     let result = job.run(&mut |answer| println!("{answer}"));
//!     for step in session.finished(Some(result)) {
//!         if let Step::Say(answer) = step {
//!             println!("{answer}"); // bestmove …
//!         }
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The protocol is described in `docs/reference/ugi.md`.

mod answer;
mod command;
mod error;
mod go;
mod job;
mod options;
mod position;
mod session;

pub use answer::{Answer, GameEnd, Info, Response, Worth};
pub use command::{Command, Query};
pub use error::CommandError;
pub use go::Go;
pub use job::{Job, JobResult};
pub use options::{Declaration, Kind, OptionError};
pub use position::{PositionCommand, Turn};
pub use session::{Finder, Refusal, Session, Step};
