//! How long a player may think: a time, positions or plies a move, or a clock for the game.

use std::fmt;
use std::time::Duration;

use thiserror::Error;

/// How long a player may think. Several together end the search at the first that is reached; a clock replaces a time per move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limit {
    /// At most so long a move.
    pub time: Option<Duration>,
    /// At most this many positions a move.
    pub nodes: Option<u64>,
    /// At most this many plies deep.
    pub depth: Option<u32>,
    /// So long for all moves of the game.
    pub clock: Option<TimeControl>,
}

/// A time for all moves of a game, and what each move adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// The time at the start.
    pub start: Duration,
    /// What is added after each move.
    pub increment: Duration,
}

/// Why a text is not a limit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LimitError {
    /// Not a time.
    #[error("`{0}` is not a time: write for instance `100ms`, `2.5s` or `1m`")]
    Time(String),
    /// Not a clock.
    #[error("`{0}` is not a clock: write `10s+0.1s` for ten seconds and a tenth more after each move")]
    Clock(String),
    /// Not a number of positions or plies.
    #[error("`{0}` is not a number of {1}: write a whole number of at least 1")]
    Count(String, &'static str),
    /// Two ways of giving the time.
    #[error("a player has a time for each move or a clock for the game, not both")]
    TimeAndClock,
}

impl Limit {
    /// Whether nothing is limited.
    #[must_use]
    pub fn is_unlimited(&self) -> bool {
        *self == Limit::default()
    }

    /// Whether the clock on the wall decides how far a search comes, so that no two matches are alike.
    #[must_use]
    pub fn depends_on_time(&self) -> bool {
        self.time.is_some() || self.clock.is_some()
    }

    /// Sets the limit of this name (`time`, `nodes`, `depth`, `clock`) from its text.
    ///
    /// # Errors
    /// [`LimitError`]; `Ok(false)` where there is no limit of this name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<bool, LimitError> {
        match name {
            "time" => self.time = Some(read_time(value)?),
            "nodes" => self.nodes = Some(count(value, "positions")?),
            "depth" => self.depth = Some(count(value, "plies")?),
            "clock" => self.clock = Some(read_clock(value)?),
            _ => return Ok(false),
        }
        if self.time.is_some() && self.clock.is_some() {
            return Err(LimitError::TimeAndClock);
        }
        Ok(true)
    }
}

/// `nodes:20000,depth:6`, as a player's text has it.
impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |time: Duration| format!("{}ms", time.as_secs_f64() * 1000.0);
        let words = [
            self.time.map(|time| format!("time:{}", shown(time))),
            self.clock.map(|clock| format!("clock:{}+{}", shown(clock.start), shown(clock.increment))),
            self.nodes.map(|nodes| format!("nodes:{nodes}")),
            self.depth.map(|depth| format!("depth:{depth}")),
        ];
        f.write_str(&words.into_iter().flatten().collect::<Vec<_>>().join(","))
    }
}

/// Reads a time with its unit: `100ms`, `2.5s`, `1m`.
///
/// # Errors
/// [`LimitError::Time`].
pub fn read_time(text: &str) -> Result<Duration, LimitError> {
    let error = || LimitError::Time(text.chars().take(40).collect());
    let (number, unit) = match text.find(|c: char| c.is_ascii_alphabetic()) {
        Some(at) => text.split_at(at),
        None => return Err(error()),
    };
    let seconds = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(error()),
    };
    let number: f64 = number.parse().map_err(|_| error())?;
    // A year is longer than any match.
    Some(number * seconds).filter(|s| (0.0..3.2e7).contains(s)).map(Duration::from_secs_f64).ok_or_else(error)
}

fn read_clock(text: &str) -> Result<TimeControl, LimitError> {
    let error = |_| LimitError::Clock(text.chars().take(40).collect());
    let (start, increment) = text.split_once('+').unwrap_or((text, "0s"));
    Ok(TimeControl { start: read_time(start).map_err(error)?, increment: read_time(increment).map_err(error)? })
}

fn count<T: std::str::FromStr + PartialOrd + From<u8>>(text: &str, of: &'static str) -> Result<T, LimitError> {
    let number = text.parse().ok().filter(|number| *number >= T::from(1));
    number.ok_or_else(|| LimitError::Count(text.chars().take(40).collect(), of))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(words: &[(&str, &str)]) -> Result<Limit, LimitError> {
        let mut limit = Limit::default();
        for (name, value) in words {
            assert!(limit.set(name, value)?, "{name} is a limit");
        }
        Ok(limit)
    }

    #[test]
    fn limits_are_read_and_shown() {
        for (words, shown) in [
            (&[("time", "0.1s")][..], "time:100ms"),
            (&[("nodes", "20000"), ("depth", "6")], "nodes:20000,depth:6"),
            (&[("clock", "1m+0.5s")], "clock:60000ms+500ms"),
            (&[("clock", "10s")], "clock:10000ms+0ms"),
            (&[("time", "2.5ms")], "time:2.5ms"),
        ] {
            assert_eq!(limit(words).expect("a limit").to_string(), shown);
        }
        assert_eq!(Limit::default().set("hash", "16"), Ok(false));
    }

    #[test]
    fn a_bad_limit_is_refused_with_the_right_form() {
        for (name, value, says) in [
            ("time", "100", "write for instance `100ms`"),
            ("time", "-1s", "is not a time"),
            ("time", "fast", "is not a time"),
            ("clock", "10+x", "`10+x` is not a clock"),
            ("nodes", "0", "not a number of positions"),
            ("depth", "-3", "not a number of plies"),
        ] {
            assert!(limit(&[(name, value)]).expect_err(value).to_string().contains(says), "{value}");
        }
        assert_eq!(limit(&[("time", "1s"), ("clock", "1m")]), Err(LimitError::TimeAndClock));
    }
}
