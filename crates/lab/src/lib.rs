//! What matches between engines of the hnefatafl family prove.
//!
//! ```
//! use hnefi_lab::statistics::{Elo, Pentanomial};
//!
//! // Pairs of games in which A took 0, ½, 1, 1½ and 2 points.
//! let pairs = Pentanomial::new([1, 10, 78, 48, 13]);
//! let elo = Elo::of(&pairs).expect("pairs have been played");
//! assert_eq!(format!("{:.0} ± {:.0}", elo.logistic.value, elo.logistic.margin()), "73 ± 22");
//! ```

pub mod statistics;
