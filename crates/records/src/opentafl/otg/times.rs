//! Time controls and clocks as game files have them: `900 30/3 5i` is a main time of 900 seconds, three periods of 30, and an increment
//! of 5. A clock stands before the comment on a move, in whole seconds, with the periods that are left. It shows a period only whole.

use crate::times::{Clock, TimeControl};

/// A time control as the program itself reads it; `None` where it has no words for it.
pub(super) fn write_control(control: TimeControl) -> Option<String> {
    match control {
        TimeControl::SuddenDeath { main, increment: 0 } => Some(format!("{main} 0/0")),
        TimeControl::SuddenDeath { main, increment } => Some(format!("{main} 0/0 {increment}i")),
        TimeControl::ByoYomi { main, period, periods } => Some(format!("{main} {period}/{periods}")),
        TimeControl::Correspondence { .. } => None,
    }
}

/// The clock that a text says by this time control.
pub(super) fn read_clock(text: &str, control: Option<TimeControl>) -> Option<Clock> {
    let mut words = text.split(' ');
    let main: u64 = words.next()?.parse().ok()?;
    let (period, periods) = words.next()?.split_once('/')?;
    let (period, left): (u32, u32) = (period.parse().ok()?, periods.parse().ok()?);
    let increment: Option<u32> = words.next().map(|word| word.trim_end_matches('i').parse()).transpose().ok()?;
    let milliseconds = |seconds: u64| seconds.checked_mul(1000);
    match control {
        None if increment.is_none() && (period, left) == (0, 0) => Some(Clock { left: milliseconds(main)?, periods: None }),
        Some(TimeControl::SuddenDeath { increment: each, .. })
            if increment.is_none_or(|is| is == each) && (period, left) == (0, 0) =>
        {
            Some(Clock { left: milliseconds(main)?, periods: None })
        }
        Some(TimeControl::ByoYomi { period: each, periods, .. }) if increment.is_none_or(|is| is == 0) && period == each => {
            match main {
                0 if (1..=periods).contains(&left) => Some(Clock { left: milliseconds(u64::from(each))?, periods: Some(left) }),
                1.. if left == periods => Some(Clock { left: milliseconds(main)?, periods: None }),
                _ => None,
            }
        }
        _ => None,
    }
}

/// A clock by this time control; `None` where it cannot be written. What is read back may be the clock in whole seconds.
pub(super) fn write_clock(clock: Clock, control: Option<TimeControl>) -> Option<String> {
    // A clock that has not run out never shows nothing.
    let seconds = (clock.left / 1000).max(u64::from(clock.left > 0));
    match (clock.periods, control) {
        (None, Some(TimeControl::ByoYomi { period, periods, .. })) => Some(format!("{seconds} {period}/{periods}")),
        (None, _) => Some(format!("{seconds} 0/0")),
        (Some(left), Some(TimeControl::ByoYomi { period, .. })) => Some(format!("0 {period}/{left}")),
        (Some(_), _) => None,
    }
}
