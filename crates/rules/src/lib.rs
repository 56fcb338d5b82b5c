//! The rules of the hnefatafl family: boards, pieces, positions, legal moves, captures, endings, games and their notation.
//!
//! ```
//! use hnefi_rules::{Game, Marks, RuleKey, Rules, Setup, StartBoard, Variant};
//!
//! let rules = Rules::new(&[
//!     (RuleKey::First, "attackers"),
//!     (RuleKey::Throne, "none"),
//!     (RuleKey::Corners, "none"),
//!     (RuleKey::MovingBetween, "safe"),
//!     (RuleKey::KingArmed, "armed"),
//!     (RuleKey::KingCapturedElsewhere, "two"),
//!     (RuleKey::Escape, "edge"),
//!     (RuleKey::Repetition, "draw-at-third"),
//!     (RuleKey::NoMoves, "loss"),
//! ])?;
//! let Setup { size, pieces, .. } = "/2t2/5/t1K1t/T1T2/2t2/".parse()?;
//! let variant = Variant::new("small", rules, StartBoard { size, pieces, marks: Marks::default() })?;
//!
//! let mut game = Game::new(&variant);
//! let ply = game.play_text(&"c1-a1".parse()?)?;
//! assert_eq!(ply.text().to_string(), "c1-a1xa2");
//! assert_eq!(game.position().to_string(), "/2t2/5/t1K1t/2T2/t4/ d -");
//! assert_eq!(game.legal_moves().len(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Variant`] is what a game is played by: typed values of every rule ([`Rules`](rules::Rules)) and a board at the start, checked and compiled
//! once into the tables that a [`Position`] plays by ([`Compiled`]). A [`Position`] knows which piece stands where and which side is to move; a [`Game`] knows the
//! history too, and with it repetition, the die, announcements and the outcome. A [`Setup`] is anything that can be written
//! down; checked against a variant it becomes a position. The crate `hnefi-rulesets` has the variants that sources state.
//!
//! The crate does no input or output, knows no clock, no thread and no random number, and builds for `wasm32-unknown-unknown`.
//! With the feature `serde`, plain values can be serialised.

mod announcement;
mod board;
mod compiled;
mod fault;
mod flood;
mod game;
mod lines;
mod moves;
pub mod notation;
mod outcome;
mod perft;
mod ply;
mod point;
mod position;
mod reach;
mod repetition;
mod replay;
mod result;
pub mod rules;
mod side;
mod symmetry;
mod variant;
mod why;
mod zobrist;

pub use announcement::Announcement;
pub use board::{MarkedPoint, Marks, StartBoard};
pub use compiled::{Compiled, corners_of, throne_of};
pub use fault::{Fault, FaultPlace, faults};
pub use game::{Game, PlayError};
pub use lines::{bits, run_down, run_up};
pub use moves::{Captures, Move};
pub use notation::{Mark, MoveText, MoveTextError, PointError, SetupTextError};
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_divide, perft_move_by_move};
pub use ply::{PASS, Ply};
pub use point::{Direction, MAX_SIZE, MIN_SIZE, Point};
pub use position::{Effect, Ending, Made, MoveError, Position, PositionError, Setup};
pub use replay::{Difference, Replay};
pub use result::{Decider, GameResult};
pub use rules::{RuleKey, Rules};
pub use side::{Kind, Piece, Side};
pub use symmetry::{Folded, Symmetry};
pub use variant::{Variant, VariantError};
pub use why::{Fall, Manner};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
