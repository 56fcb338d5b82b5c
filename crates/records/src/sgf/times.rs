//! Time controls (`TM`, `OT`) and clocks (`BL`, `OB`, `WL`, `OW`). The format leaves open how overtime is written: here as the servers of
//! the game of go write it. What the format has no property for has one of our own.

use hnefi_rules::Side;

use super::tree::Node;
use crate::ply::Ply;
use crate::record::{Record, tag};
use crate::record_times::UNREADABLE;
use crate::times::{Clock, TimeControl, TimeControls, read_seconds, write_seconds};

/// The main time in seconds, and how overtime goes.
pub(super) const MAIN: &str = "TM";
pub(super) const OVERTIME: &str = "OT";
/// Of our own: the time control of one side where the other has another, and the seconds that a move took.
pub(super) const BLACK_CONTROL: &str = "TCB";
pub(super) const WHITE_CONTROL: &str = "TCW";
const TOOK: &str = "TOOK";

/// Properties of a move.
pub(super) const OF_MOVES: [&str; 5] = ["BL", "OB", "WL", "OW", TOOK];

/// The clock of a side, and how many periods it has left. A move of an unknown side is written as Black's.
const fn clock_of(side: Option<Side>) -> (&'static str, &'static str) {
    match side {
        Some(Side::Defenders) => ("WL", "OW"),
        Some(Side::Attackers) | None => ("BL", "OB"),
    }
}

/// What a root says of time.
#[derive(Default)]
pub(super) struct Said {
    pub(super) main: Option<String>,
    pub(super) overtime: Option<String>,
    pub(super) sides: TimeControls,
}

impl Said {
    /// Gives it to the record: what is no time control that is known here as a text.
    pub(super) fn settle(self, record: &mut Record) {
        record.time_controls = self.sides;
        let texts: Vec<&str> = [&self.main, &self.overtime].into_iter().flatten().map(|text| text.trim()).collect();
        match control(self.main.as_deref(), self.overtime.as_deref()) {
            Some(control) => record.time_controls = TimeControls::both(control),
            None if texts.iter().all(|text| text.is_empty()) => {}
            None => {
                record.tags.insert(tag::TIME_CONTROL.to_owned(), texts.join(", "));
            }
        }
    }
}

/// `900` and `3x30 byo-yomi`, `10 fischer` or `259200 simple`.
fn control(main: Option<&str>, overtime: Option<&str>) -> Option<TimeControl> {
    let seconds = |text: &str| {
        let milliseconds = read_seconds(text.trim())?;
        u32::try_from(milliseconds / 1000).ok().filter(|_| milliseconds.is_multiple_of(1000))
    };
    let given = main.is_some();
    let main = main.map_or(Some(0), seconds)?;
    let Some(overtime) = overtime else {
        return (main > 0).then_some(TimeControl::SuddenDeath { main, increment: 0 });
    };
    let lower = overtime.to_lowercase();
    let (time, kind) = lower.trim().split_once(' ')?;
    match kind.trim() {
        "fischer" => {
            seconds(time).filter(|increment| *increment > 0).map(|increment| TimeControl::SuddenDeath { main, increment })
        }
        "byo-yomi" | "byoyomi" => {
            let (periods, period) = time.split_once('x')?;
            let (periods, period) = (periods.parse().ok()?, seconds(period)?);
            (period > 0 && periods > 0).then_some(TimeControl::ByoYomi { main, period, periods })
        }
        // A number of days for one move, and no main time.
        "simple" if !given || main == 0 => format!("1/{time}").parse().ok(),
        _ => None,
    }
}

/// The properties of a root, with their values.
pub(super) fn of_root(controls: &TimeControls) -> Vec<(&'static str, String)> {
    let sides = [(BLACK_CONTROL, controls.attackers), (WHITE_CONTROL, controls.defenders)];
    match controls.same() {
        None => sides.into_iter().filter_map(|(name, control)| Some((name, control?.to_string()))).collect(),
        Some(TimeControl::SuddenDeath { main, increment: 0 }) => vec![(MAIN, main.to_string())],
        Some(TimeControl::SuddenDeath { main, increment }) => {
            vec![(MAIN, main.to_string()), (OVERTIME, format!("{increment} fischer"))]
        }
        Some(TimeControl::ByoYomi { main, period, periods }) => {
            vec![(MAIN, main.to_string()), (OVERTIME, format!("{periods}x{period} byo-yomi"))]
        }
        Some(control @ TimeControl::Correspondence { .. }) => {
            vec![(OVERTIME, format!("{} simple", control.to_string().trim_start_matches("1/")))]
        }
    }
}

/// Gives a ply the times of its node. Those that cannot be read stay with it as text.
pub(super) fn read(node: &Node, ply: &mut Ply) {
    let mut unreadable = Vec::new();
    let value =
        |name: &str| node.properties.iter().find(|property| property.name == name).map(|property| property.values[0].trim());
    let mut seconds = |name: &str| {
        let text = value(name)?;
        let read = read_seconds(text);
        if read.is_none() {
            unreadable.push(format!("{name}[{text}]"));
        }
        read
    };
    let (clock, periods) = clock_of(ply.side);
    ply.clock = seconds(clock).map(|left| Clock { left, periods: value(periods).and_then(|count| count.parse().ok()) });
    ply.took = seconds(TOOK);
    if !unreadable.is_empty() {
        ply.extras.insert(UNREADABLE.to_owned(), unreadable.concat());
    }
}

/// The properties of a move, with their values.
pub(super) fn of_move(ply: &Ply) -> Vec<(&'static str, String)> {
    let (clock, periods) = clock_of(ply.side);
    let parts = [
        (clock, ply.clock.map(|clock| write_seconds(clock.left))),
        (periods, ply.clock.and_then(|clock| clock.periods).map(|count| count.to_string())),
        (TOOK, ply.took.map(write_seconds)),
    ];
    parts.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
}
