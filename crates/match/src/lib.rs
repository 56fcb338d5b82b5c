//! Matches between engines of the hnefatafl family.
//!
//! A [`Match`] plays pairs of games between two [`Player`](player::Player)s, each pair from one [`Opening`] with the sides changed, and adds
//! them up to a [`Tally`]. What happens on the board is decided by the rules crate alone. The statistics crate says what the totals prove; a
//! [`MatchJournal`] keeps the games, so that a match can be broken off and goes on later.
//!
//! The crate knows no HTTP, and prints nothing.

mod ending;
mod game_report;
mod journal;
mod limit;
mod opening;
pub mod player;
mod referee;
mod series;
mod tally;

pub use ending::Ending;
pub use game_report::{Contestant, GameReport, NotOfMatch};
pub use journal::{MatchJournal, MatchJournalError};
pub use limit::{Limit, LimitError, TimeControl, read_time};
pub use opening::{Balance, NamedRules, Opening, OpeningError, Openings, random_opening, read_openings};
pub use referee::{Figures, Interrupted, Played, Referee, Seat};
pub use series::{COPIES_IN_A_ROW, FAULTS_IN_A_ROW, Match, MatchError, MatchObserver, Stop};
pub use tally::{PlayerTotals, RulesTotals, Tally};
