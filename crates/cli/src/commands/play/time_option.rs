//! The option `--time`.

use std::time::Duration;

use hnefi_play::TimeControl;

/// Reads a time with units, and after a `+` what each turn adds to it: `10m`, `10m+5s`.
pub(super) fn parse(text: &str) -> Result<TimeControl, String> {
    let (main, increment) = text.split_once('+').map_or((text, None), |(main, increment)| (main, Some(increment)));
    let (main, increment) = (milliseconds(main)?, increment.map_or(Ok(0), milliseconds)?);
    if main == 0 {
        return Err("a game takes some time: write `10m` or `10m+5s`".to_owned());
    }
    Ok(TimeControl::SuddenDeath { main, increment })
}

fn milliseconds(text: &str) -> Result<u64, String> {
    let time: Duration = humantime::parse_duration(text.trim())
        .map_err(|error| format!("`{text}` is not a time ({error}): write `10m` or `10m+5s`"))?;
    u64::try_from(time.as_millis()).map_err(|_| format!("`{text}` is too long for a game"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units_and_an_increment() {
        assert_eq!(parse("10m"), Ok(TimeControl::SuddenDeath { main: 600_000, increment: 0 }));
        assert_eq!(parse("1h 30m+5s"), Ok(TimeControl::SuddenDeath { main: 5_400_000, increment: 5_000 }));
        for wrong in ["", "10", "0s", "10m+", "+5s", "10m+x", "10m+5s+5s"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
