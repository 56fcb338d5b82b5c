//! The formats of OpenTafl: rules records, position records, move records and game files (`.otg`).

mod address;
mod board;
mod game;
mod letters;
mod moves;
mod otg;
mod problem;
pub mod protocol;
mod rules;
mod setup;
mod translate;

pub use address::{Branch, MoveAddress, TurnAddress};
pub use board::{Board, RankOrder};
pub use game::{GameError, GameProblem, OtnGame, OtnTurn};
pub use letters::{Letter, Pieces};
pub use moves::{Captured, OtnMove, OtnPly};
pub(crate) use otg::OpenTafl;
pub use problem::{NotationError, Problem};
pub use rules::{Armed, Berserk, EscapeTo, Jump, Jumps, Key, OtnRules, Shieldwall, Speeds, Strength, Threefold, Zone};
pub use setup::position_record;
pub use translate::{Gap, Unsaid, Untranslatable, from_ruleset, from_variant, to_ruleset};
