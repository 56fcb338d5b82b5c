//! A game as a record, to be written in any format.

use std::time::{Duration, UNIX_EPOCH};

use hnefi_records::{Clock, Record, TimeControl, TimeControls, tag};

use crate::{Player, Reading, Seat, State};

/// The record of a game, with its players, its day and its times.
#[must_use]
pub fn record_of(played: &State) -> Record {
    let player = |player: &Player| match player.seat {
        Seat::Human => player.name.clone().unwrap_or_default(),
        Seat::Engine { level } => format!("hnefi, level {level}"),
        Seat::Open => String::new(),
    };
    let created = humantime::format_rfc3339_seconds(UNIX_EPOCH + Duration::from_millis(played.created)).to_string();
    let day: String = created.chars().take(10).map(|character| if character == '-' { '.' } else { character }).collect();
    Record { id: Some(played.id.to_string()), ..Record::of(&played.game) }
        .with_tag(tag::DATE, day)
        .with_tag(tag::ATTACKERS, player(&played.seats.attackers))
        .with_tag(tag::DEFENDERS, player(&played.seats.defenders))
        .with_times(controls_of(played), played.played.iter().map(|ply| (ply.clock.map(clock), ply.took)))
}

/// The time controls of a game, in whole seconds and days, as they were chosen.
fn controls_of(played: &State) -> TimeControls {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let whole = |milliseconds: u64, unit: u64| u32::try_from(milliseconds / unit).unwrap_or(u32::MAX);
    let control = |control: crate::TimeControl| match control {
        crate::TimeControl::SuddenDeath { main, increment } => {
            TimeControl::SuddenDeath { main: whole(main, 1000), increment: whole(increment, 1000) }
        }
        crate::TimeControl::ByoYomi { main, period, periods } => {
            TimeControl::ByoYomi { main: whole(main, 1000), period: whole(period, 1000), periods }
        }
        crate::TimeControl::Correspondence { turn } => TimeControl::Correspondence { days: whole(turn, DAY) },
    };
    let controls = played.clocks.controls();
    TimeControls { attackers: controls.attackers.map(control), defenders: controls.defenders.map(control) }
}

/// What a clock shows, as records have it.
fn clock(reading: Reading) -> Clock {
    Clock { left: reading.left, periods: reading.periods.filter(|_| reading.in_period) }
}
