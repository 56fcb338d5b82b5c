//! Boards, rule sets, positions, legal moves, captures, outcomes and notation of the hnefatafl family.
//!
//! ```
//! use hnefi_rules::{Game, Ruleset};
//!
//! let rules = Ruleset::named("alea-walker-2015")?;
//! let mut game = Game::new(&rules);
//! let mv = game.legal_moves()[0];
//! let ply = game.play(mv)?;
//! println!("{} captured {}", ply.text(), ply.captures.len());
//! println!("{}", game.position());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Ruleset`] is data: a file in which every rule has a typed value and says where it comes from. It is compiled once into the
//! tables that a [`Position`] plays by ([`Compiled`]). A [`Position`] knows who stands where and who is to move; a [`Game`] knows the
//! history too, and with it repetition, the die, announcements and the outcome. A [`Setup`] is anything that can be written
//! down; checked against a rule set it becomes a position.
//!
//! The crate does no input or output, knows no clock, no thread and no random number, and builds for `wasm32-unknown-unknown`.

mod alias;
mod announcement;
mod capture;
mod case;
mod catalogue;
mod compiled;
mod disagreement;
mod ending;
mod flood;
mod game;
mod game_line;
mod layout;
mod lesson;
mod lines;
mod moves;
mod near;
pub mod notation;
mod outcome;
mod perft;
mod point;
mod position;
mod reach;
mod remarks;
mod repetition;
pub mod ruleset;
mod side;
mod symmetry;
mod text;
mod verify;
mod version;
mod why;
mod zobrist;

pub use announcement::Announcement;
pub use case::{Act, Call, Case, CaseError, Expected, Illegal, Judgement, cases};
pub use compiled::Compiled;
pub use disagreement::{Disagreement, Ruling, disagreements};
pub use ending::Ending;
pub use game::{Game, PASS, PlayError, Ply};
pub use game_line::{CapturesWritten, Decider, GameLine, GameLineError, GameResult, Note, Variation};
pub use layout::{Grid, Layout, LayoutError, MarkedPoint, Marks};
pub use lesson::{Goal, Lesson, Task, TaskError, Verdict, Wrong, lessons};
pub use lines::{bits, run_down, run_up};
pub use moves::{Captures, Move};
pub use notation::{Mark, MoveText, MoveTextError, PointError, SetupTextError};
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_divide, perft_move_by_move};
pub use point::{Direction, MAX_SIZE, MIN_SIZE, Point};
pub use position::{Effect, Made, MoveError, Position, PositionError, Setup};
pub use remarks::remarks;
pub use ruleset::{RuleKey, Ruleset, RulesetError};
pub use side::{Kind, Piece, Side};
pub use symmetry::{Folded, Symmetry};
pub use text::Text;
pub use verify::{Difference, Replay, replay};
pub use version::{Version, Versions, VersionsError, read_versions, sha256};
pub use why::{Fall, Manner};
