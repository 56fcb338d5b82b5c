//! Matches between engines of the hnefatafl family, and what they prove.
//!
//! ```
//! use hnefi_lab::statistics::{Elo, Pentanomial};
//!
//! // Pairs of games in which A took 0, ½, 1, 1½ and 2 points.
//! let pairs = Pentanomial::new([1, 10, 78, 48, 13]);
//! let elo = Elo::of(&pairs).expect("pairs have been played");
//! assert_eq!(format!("{:.0} ± {:.0}", elo.logistic.value, elo.logistic.margin()), "73 ± 22");
//! ```
//!
//! A [`Match`] plays pairs of games between two [`Player`](player::Player)s, each pair from one [`Opening`] with the sides changed, and adds them up to
//! a [`Tally`]. What happens on the board is decided by the rules crate alone. [`statistics`] says what the totals prove; a [`Journal`] keeps
//! the games, so that a match can be broken off and goes on later.
//!
//! The crate knows no HTTP, and prints nothing.

mod ending;
mod fit;
mod flag;
mod journal;
mod limit;
mod line_file;
mod opening;
pub mod player;
pub mod puzzle;
mod random;
mod referee;
mod report;
mod series;
pub mod statistics;
pub mod study;
mod tally;
mod tuning;

pub use ending::Ending;
pub use fit::{FAR_SIGHT, Fitted, FittedOrder, SampleError, Samples};
pub use journal::{Journal, JournalError};
pub use limit::{Clock, Limit, LimitError, read_time};
pub use opening::{Balance, NamedRules, Opening, OpeningError, Openings, read_openings};
pub use referee::{Figures, Referee};
pub use report::{Contestant, GameReport, NotOfMatch};
pub use series::{Audience, COPIES_IN_A_ROW, FAULTS_IN_A_ROW, Match, MatchError, Stop};
pub use tally::{PlayerTotals, Results, RulesTotals, Tally};
pub use tuning::{Tuned, Tuning, TuningError, TuningFile, TuningFileError};
