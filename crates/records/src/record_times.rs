//! The times of a record and of its lines: as game lines have them, and what is wrong with them.

use hnefi_rules::Side;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ply::Ply;
use crate::record::{Record, tag};
use crate::times::{Clock, NotTimeControl, TimeControl, TimeControls, write_hms};

/// The clocks and times of a line of moves, a column each and in it a place for each ply, as game lines have them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// The milliseconds that each ply took.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    took: Vec<Option<u64>>,
    /// The milliseconds left on the mover's clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left: Vec<Option<u64>>,
    /// The periods left to the mover, once the main time is used up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    periods: Vec<Option<u32>>,
}

impl Times {
    /// Those of a line; `None` where there are none.
    pub(crate) fn of(plies: &[Ply]) -> Option<Times> {
        let times = Times {
            took: column(plies.iter().map(|ply| ply.took)),
            left: column(plies.iter().map(|ply| ply.clock.map(|clock| clock.left))),
            periods: column(plies.iter().map(|ply| ply.clock.and_then(|clock| clock.periods))),
        };
        (times != Times::default()).then_some(times)
    }

    /// Gives each ply its own.
    pub(crate) fn give(&self, plies: &mut [Ply]) {
        for (index, ply) in plies.iter_mut().enumerate() {
            ply.took = self.took.get(index).copied().flatten();
            let left = self.left.get(index).copied().flatten();
            ply.clock = left.map(|left| Clock { left, periods: self.periods.get(index).copied().flatten() });
        }
    }
}

/// A column up to its last value.
fn column<T>(values: impl Iterator<Item = Option<T>>) -> Vec<Option<T>> {
    let mut column: Vec<Option<T>> = values.collect();
    column.truncate(column.iter().rposition(Option::is_some).map_or(0, |last| last + 1));
    column
}

/// What is wrong with the times of a record. The moves may be right all the same.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TimesProblem {
    /// The time control is a text that means nothing here.
    #[error(transparent)]
    Control(#[from] NotTimeControl),
    /// A time is written in a way that means nothing here.
    #[error("ply {ply}: `{text}` is not a time: write hours, minutes and seconds (`0:14:59.5`)")]
    Unreadable {
        /// Which ply, counted from 1.
        ply: usize,
        /// What is written.
        text: String,
    },
    /// A clock shows more than its side can have.
    #[error("ply {ply}: the clock shows {}, which is more than the time control gives", write_hms(*left))]
    TooMuch {
        /// Which ply, counted from 1.
        ply: usize,
        /// What the clock shows, in milliseconds.
        left: u64,
    },
}

/// The extra of a ply with a time that could not be read, as it was written.
pub(crate) const UNREADABLE: &str = "unreadable-time";

impl Record {
    /// Takes the time control from its tag, if the tag can be read and nothing else says it.
    pub(crate) fn settle_time_control(&mut self) {
        if let Some(controls) = self.control_in_tag() {
            self.tags.remove(tag::TIME_CONTROL);
            self.time_controls = controls;
        }
    }

    /// The time control that only the tag says.
    pub(crate) fn control_in_tag(&self) -> Option<TimeControls> {
        let text = self.tags.get(tag::TIME_CONTROL).filter(|_| self.time_controls.is_none())?;
        text.parse().ok().map(TimeControls::both)
    }

    /// What is wrong with the times of the main line: they cannot be read, or cannot be.
    #[must_use]
    pub fn times_problems(&self) -> Vec<TimesProblem> {
        let control = self.tags.get(tag::TIME_CONTROL).filter(|text| *text != "-");
        let control = control.and_then(|text| text.parse::<TimeControl>().err().map(TimesProblem::from));
        let mut problems: Vec<TimesProblem> = control.into_iter().collect();
        let first = self.start.as_ref().and_then(|start| start.side).unwrap_or(Side::Attackers);
        let mut next = Some(first);
        let mut moves = [0_usize; 2];
        for (index, ply) in self.plies.iter().enumerate() {
            let ply_number = index + 1;
            if let Some(text) = ply.extras.get(UNREADABLE).map(String::as_str).or_else(|| unread_command(ply)) {
                problems.push(TimesProblem::Unreadable { ply: ply_number, text: text.chars().take(60).collect() });
            }
            let side = ply.side.or(next).unwrap_or(first);
            next = Some(side.other());
            moves[side as usize] += 1;
            let allows =
                |clock: &Clock| self.time_controls.of(side).is_none_or(|control| control.allows(*clock, moves[side as usize]));
            if let Some(clock) = ply.clock.filter(|clock| !allows(clock)) {
                problems.push(TimesProblem::TooMuch { ply: ply_number, left: clock.left });
            }
        }
        problems
    }
}

/// A clock or a time that stands in a comment as PGN has it, and was not read.
fn unread_command(ply: &Ply) -> Option<&str> {
    let comment = ply.comment.as_deref()?;
    let begin = ["[%clk", "[%emt"].iter().find_map(|command| comment.find(command))?;
    let command = &comment[begin..];
    Some(command.find(']').map_or(command, |end| &command[..=end]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_times_are_told() {
        let mv = hnefi_rules::Move { from: hnefi_rules::Point::new(0, 0), to: hnefi_rules::Point::new(0, 1) };
        let ply = |left, periods| Ply { clock: Some(Clock { left, periods }), ..Ply::moving(mv, None) };
        let problems = |control, plies: Vec<Ply>| {
            let record = Record { time_controls: TimeControls::both(control), plies, ..Record::default() };
            record.times_problems().iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let more =
            |ply: usize, clock: &str| format!("ply {ply}: the clock shows {clock}, which is more than the time control gives");
        let sudden = TimeControl::SuddenDeath { main: 60, increment: 2 };
        let fine = vec![ply(62_000, None), ply(60_000, None), ply(64_000, None)];
        assert_eq!(problems(sudden, fine), Vec::<String>::new());
        assert_eq!(problems(sudden, vec![ply(62_001, None), ply(62_000, None)]), [more(1, "0:01:02.001")]);
        let byo_yomi = TimeControl::ByoYomi { main: 60, period: 10, periods: 3 };
        let plies = vec![ply(60_000, None), ply(61_000, None), ply(10_000, Some(3)), ply(11_000, Some(2)), ply(9_000, Some(4))];
        assert_eq!(problems(byo_yomi, plies), [more(2, "0:01:01"), more(4, "0:00:11"), more(5, "0:00:09")]);
        let days = TimeControl::Correspondence { days: 3 };
        assert_eq!(problems(days, vec![ply(259_200_000, None), ply(259_200_001, None)]), [more(2, "72:00:00.001")]);
        let tags = [(tag::TIME_CONTROL.to_owned(), "40/7200".to_owned())].into();
        let told = Record { tags, ..Record::default() }.times_problems();
        assert!(told[0].to_string().starts_with("`40/7200` is not a time control"), "{told:?}");
    }
}
