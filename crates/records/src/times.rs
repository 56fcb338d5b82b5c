//! Time: how much each side has, what its clock shows after a move, and how long the move took.
//!
//! A record holds clock and time taken as they are written, each by itself: after a pause, a taken-back move or a period of overtime
//! neither follows from the other.

use std::fmt;
use std::str::FromStr;

use hnefi_rules::Side;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How much time a side has, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeControl {
    /// A time for the whole game, and an increment after each move.
    SuddenDeath {
        /// For the whole game.
        main: u32,
        /// Added after each move.
        #[serde(default, skip_serializing_if = "is_nothing")]
        increment: u32,
    },
    /// A main time, then periods, of which a move uses up those that it fills.
    ByoYomi {
        /// Before the first period.
        #[serde(default, skip_serializing_if = "is_nothing")]
        main: u32,
        /// How long a period is.
        period: u32,
        /// How many there are.
        periods: u32,
    },
    /// This number of days for each move.
    Correspondence {
        /// For each move.
        days: u32,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_nothing(seconds: &u32) -> bool {
    *seconds == 0
}

const DAY: u32 = 24 * 60 * 60;

/// A text is no time control.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not a time control: write the seconds of the game (`900`), with an increment (`900+10`), with periods of seconds (`900 30/3`), \
     or the seconds of whole days for one move (`1/86400`)"
)]
pub struct NotTimeControl(String);

impl FromStr for TimeControl {
    type Err = NotTimeControl;

    /// Reads the texts of PGN (`900`, `900+10`, `1/86400`) and of OpenTafl (`900 30/3`, `900 0/0 10i`).
    fn from_str(text: &str) -> Result<TimeControl, NotTimeControl> {
        control_of(text).ok_or_else(|| NotTimeControl(text.chars().take(60).collect()))
    }
}

fn control_of(text: &str) -> Option<TimeControl> {
    let mut words = text.split_whitespace();
    let first = words.next()?;
    let rest: Vec<&str> = words.collect();
    let (mut increment, mut overtime) = (0, (0, 0));
    let main = if let Some(time) = first.strip_prefix("1/") {
        let seconds: u64 = number(time)?;
        let day = u64::from(DAY);
        let days = Some(seconds / day).filter(|days| *days > 0 && rest.is_empty() && seconds.is_multiple_of(day));
        return Some(TimeControl::Correspondence { days: days?.try_into().ok()? });
    } else if let Some((main, plus)) = first.split_once('+') {
        increment = number(plus)?;
        number(main)?
    } else {
        number(first)?
    };
    for (place, word) in rest.iter().enumerate() {
        match (word.strip_suffix('i'), word.split_once('/')) {
            (Some(seconds), _) if increment == 0 && place + 1 == rest.len() => increment = number(seconds)?,
            (None, Some((period, periods))) if place == 0 => overtime = (number(period)?, number(periods)?),
            _ => return None,
        }
    }
    match overtime {
        (0, 0) if main > 0 || increment > 0 => Some(TimeControl::SuddenDeath { main, increment }),
        (period, periods) if period > 0 && periods > 0 && increment == 0 => Some(TimeControl::ByoYomi { main, period, periods }),
        _ => None,
    }
}

/// A whole number without a sign.
fn number<N: FromStr>(digits: &str) -> Option<N> {
    digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))
}

impl fmt::Display for TimeControl {
    /// As PGN has it; periods, which PGN does not know, as OpenTafl has them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TimeControl::SuddenDeath { main, increment: 0 } => write!(f, "{main}"),
            TimeControl::SuddenDeath { main, increment } => write!(f, "{main}+{increment}"),
            TimeControl::ByoYomi { main, period, periods } => write!(f, "{main} {period}/{periods}"),
            TimeControl::Correspondence { days } => write!(f, "1/{}", u64::from(days) * u64::from(DAY)),
        }
    }
}

impl TimeControl {
    /// Whether a clock can show this after this number of moves of its side.
    pub(crate) fn allows(self, clock: Clock, moves: usize) -> bool {
        let milliseconds = |seconds: u32| u64::from(seconds) * 1000;
        match self {
            TimeControl::SuddenDeath { main, increment } => {
                let most = milliseconds(main).saturating_add(milliseconds(increment).saturating_mul(moves as u64));
                clock.periods.is_none() && clock.left <= most
            }
            TimeControl::ByoYomi { main, period, periods } => match clock.periods {
                Some(left) => left <= periods && clock.left <= milliseconds(period),
                None => clock.left <= milliseconds(main),
            },
            TimeControl::Correspondence { days } => clock.periods.is_none() && clock.left <= milliseconds(DAY) * u64::from(days),
        }
    }
}

/// The time controls of both sides; `None` where a side has no clock, or the record does not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeControls {
    /// That of the attackers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attackers: Option<TimeControl>,
    /// That of the defenders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defenders: Option<TimeControl>,
}

impl TimeControls {
    /// The same for both sides.
    #[must_use]
    pub const fn both(control: TimeControl) -> TimeControls {
        TimeControls { attackers: Some(control), defenders: Some(control) }
    }

    /// Whether neither side has one.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.attackers.is_none() && self.defenders.is_none()
    }

    /// That of both sides, if it is the same.
    #[must_use]
    pub fn same(&self) -> Option<TimeControl> {
        self.attackers.filter(|_| self.attackers == self.defenders)
    }

    /// That of a side.
    #[must_use]
    pub const fn of(&self, side: Side) -> Option<TimeControl> {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }
}

impl TimeControls {
    pub(crate) const fn set(&mut self, side: Side, control: TimeControl) {
        match side {
            Side::Attackers => self.attackers = Some(control),
            Side::Defenders => self.defenders = Some(control),
        }
    }
}

impl fmt::Display for TimeControls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = |control: Option<TimeControl>| control.map_or_else(|| "-".to_owned(), |control| control.to_string());
        match self.same() {
            Some(control) => write!(f, "{control}"),
            None => write!(f, "{}, {}", one(self.attackers), one(self.defenders)),
        }
    }
}

/// What the clock of the mover shows after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// The milliseconds left of the main time, or of the current period.
    pub left: u64,
    /// How many periods are left, the current one included; `None` while the main time lasts.
    pub periods: Option<u32>,
}

/// Milliseconds as `h:mm:ss`, with a fraction where there is one.
pub(crate) fn write_hms(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let fraction = write_seconds(milliseconds % 1000);
    format!("{}:{:02}:{:02}{}", seconds / 3600, seconds / 60 % 60, seconds % 60, fraction.trim_start_matches('0'))
}

/// Reads `h:mm:ss`, `mm:ss` or seconds, with a fraction or without, as milliseconds.
pub(crate) fn read_hms(text: &str) -> Option<u64> {
    let (before, last) = text.rsplit_once(':').map_or((None, text), |(before, last)| (Some(before), last));
    let mut whole = 0_u64;
    for (place, part) in before.into_iter().flat_map(|before| before.split(':')).enumerate() {
        whole = whole.checked_mul(60)?.checked_add(number(part)?).filter(|_| place < 2)?;
    }
    whole.checked_mul(60_000)?.checked_add(read_seconds(last)?)
}

/// Milliseconds as seconds, with a fraction where there is one.
pub(crate) fn write_seconds(milliseconds: u64) -> String {
    match milliseconds % 1000 {
        0 => (milliseconds / 1000).to_string(),
        fraction => format!("{}.{}", milliseconds / 1000, format!("{fraction:03}").trim_end_matches('0')),
    }
}

/// Reads seconds with a fraction or without, as milliseconds; what is smaller is cut off.
pub(crate) fn read_seconds(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    if fraction.is_empty() || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let thousandths: String = fraction.chars().chain("00".chars()).take(3).collect();
    number::<u64>(whole)?.checked_mul(1000)?.checked_add(thousandths.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const fn sudden(main: u32, increment: u32) -> TimeControl {
        TimeControl::SuddenDeath { main, increment }
    }

    #[test]
    fn time_controls_of_other_programs_are_read() {
        for (text, control) in [
            ("900", sudden(900, 0)),
            ("300+3", sudden(300, 3)),
            ("0+3", sudden(0, 3)),
            ("900 10i", sudden(900, 10)),
            ("900 0/0 10i", sudden(900, 10)),
            ("900 0/0", sudden(900, 0)),
            ("3600 30/3", TimeControl::ByoYomi { main: 3600, period: 30, periods: 3 }),
            ("3600 30/3 0i", TimeControl::ByoYomi { main: 3600, period: 30, periods: 3 }),
            ("1/259200", TimeControl::Correspondence { days: 3 }),
        ] {
            assert_eq!(text.parse(), Ok(control), "{text}");
        }
        for text in [
            "",
            "-",
            "?",
            "0",
            "0+0",
            "+5",
            "40/7200",
            "1/3600",
            "1/0",
            "900 30/3 5i",
            "900 30/0",
            "900 3i 30/3",
            "9e9",
            "-5",
            "5m",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
        assert!("1/86400 3i".parse::<TimeControl>().is_err());
        assert!("4294967296".parse::<TimeControl>().is_err());
    }

    #[test]
    fn times_are_read_in_every_length() {
        for (text, milliseconds) in [
            ("0:14:59.5", 899_500),
            ("1:00:00", 3_600_000),
            ("14:59", 899_000),
            ("7", 7_000),
            ("7.0625", 7_062),
            ("100:00:00", 360_000_000),
        ] {
            assert_eq!(read_hms(text), Some(milliseconds), "{text}");
        }
        for text in ["", ":", "1:2:3:4", "-1:00", "1:00:0x", "1:", "1.", ".5", "0:00:+5", "99999999999999999999"] {
            assert_eq!(read_hms(text), None, "{text}");
        }
        assert_eq!(
            (write_hms(899_500), write_hms(0), write_hms(36_000_060)),
            ("0:14:59.5".into(), "0:00:00".into(), "10:00:00.06".into())
        );
    }

    proptest! {
        #[test]
        fn milliseconds_survive_being_written(milliseconds in any::<u64>()) {
            prop_assert_eq!(read_seconds(&write_seconds(milliseconds)), Some(milliseconds));
            prop_assert_eq!(read_hms(&write_hms(milliseconds)), Some(milliseconds));
        }

        #[test]
        fn any_text_is_a_time_or_none(text in "[0-9:.+/ i-]{0,24}") {
            let _ = (read_hms(&text), read_seconds(&text));
            if let Ok(control) = text.parse::<TimeControl>() {
                prop_assert_eq!(control.to_string().parse(), Ok(control));
            }
        }
    }
}
