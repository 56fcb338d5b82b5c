//! The time of both sides: main time first, then this many periods of overtime, each as long as the last.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::ProtocolError;

/// What a side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Of the main time, or of the current overtime period.
    pub time: Duration,
    /// Whether the main time is over.
    pub in_overtime: bool,
    /// How many overtime periods are left.
    pub overtimes: u32,
}

/// The clocks of both sides: `clock ATTACKERS[*] DEFENDERS[*] OVERTIME-SECONDS ATTACKERS' DEFENDERS'`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What the attackers and the defenders have left.
    pub left: [TimeLeft; 2],
    /// The length of an overtime period, in whole seconds.
    pub overtime: Duration,
}

const RIGHT: &str = "milliseconds of the attackers and of the defenders (with `*` in overtime), the seconds of an overtime period, and how many \
    each side has, such as `clock 60000 4000* 10 3 2`";

impl FromStr for Clock {
    type Err = ProtocolError;

    /// Reads what follows the word `clock`.
    fn from_str(text: &str) -> Result<Clock, ProtocolError> {
        let wrong = || ProtocolError::shape(&format!("clock {text}"), RIGHT);
        let words: [&str; 5] = text.split_whitespace().collect::<Vec<_>>().try_into().map_err(|_| wrong())?;
        let left = |time: &str, overtimes: &str| {
            let milliseconds = time.strip_suffix('*').unwrap_or(time);
            // A clock that has run out may be a little below zero.
            let milliseconds = milliseconds.parse::<i64>().map_err(|_| wrong())?.max(0) as u64;
            let overtimes = overtimes.parse().map_err(|_| wrong())?;
            Ok(TimeLeft { time: Duration::from_millis(milliseconds), in_overtime: time.ends_with('*'), overtimes })
        };
        let [attackers, defenders, seconds, attackers_overtimes, defenders_overtimes] = words;
        let overtime = Duration::from_secs(seconds.parse().map_err(|_| wrong())?);
        Ok(Clock { left: [left(attackers, attackers_overtimes)?, left(defenders, defenders_overtimes)?], overtime })
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = |left: &TimeLeft| format!("{}{}", left.time.as_millis(), if left.in_overtime { "*" } else { "" });
        let [attackers, defenders] = &self.left;
        let seconds = self.overtime.as_secs();
        write!(f, "{} {} {seconds} {} {}", time(attackers), time(defenders), attackers.overtimes, defenders.overtimes)
    }
}
