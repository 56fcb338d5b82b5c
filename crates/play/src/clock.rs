//! The clocks of a game. All times are milliseconds; those that say when are counted from 1970. Nothing here reads a clock: the time comes
//! from the events and from the caller.

use hnefi_rules::Side;
use serde::{Deserialize, Serialize};

use super::PerSide;

/// How much time a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TimeControl {
    /// A time for the whole game, and some more after every turn.
    SuddenDeath {
        /// At the start.
        main: u64,
        /// Added after every turn.
        increment: u64,
    },
    /// A time for the game, and after it a number of periods. A turn that ends within its period gives the period back.
    ByoYomi {
        /// Before the periods.
        main: u64,
        /// The length of a period.
        period: u64,
        /// How many there are.
        periods: u32,
    },
    /// A time for each turn.
    Correspondence {
        /// For each turn.
        turn: u64,
    },
}

impl TimeControl {
    /// Whether the players sit at their boards at the same time.
    pub const fn is_live(self) -> bool {
        !matches!(self, TimeControl::Correspondence { .. })
    }
}

/// The clock of a player, between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    /// By what it goes.
    pub control: TimeControl,
    /// What is left of the main time, or the time for a turn.
    main: u64,
    /// The periods left.
    periods: u32,
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What is left of the main time, of the period, or of the turn.
    pub left: u64,
    /// The periods left, the present one among them, where there are periods.
    pub periods: Option<u32>,
    /// Whether the main time is over and a period runs.
    pub in_period: bool,
}

impl Clock {
    /// A clock at the start of a game.
    pub(crate) const fn new(control: TimeControl) -> Clock {
        let (main, periods) = match control {
            TimeControl::SuddenDeath { main, .. } => (main, 0),
            TimeControl::ByoYomi { main, periods, .. } => (main, periods),
            TimeControl::Correspondence { turn } => (turn, 0),
        };
        Clock { control, main, periods }
    }

    const fn period(&self) -> u64 {
        match self.control {
            TimeControl::ByoYomi { period, .. } => period,
            _ => 0,
        }
    }

    /// How long a turn may take before the time is over.
    pub(crate) fn allowance(&self) -> u64 {
        self.main.saturating_add(self.period().saturating_mul(u64::from(self.periods)))
    }

    /// What the clock shows when the turn has taken so long.
    pub(crate) fn reading(&self, spent: u64) -> Reading {
        let Clock { main, periods, .. } = self.after(spent);
        let over = spent.saturating_sub(self.main);
        let (period, has_periods) = (self.period(), matches!(self.control, TimeControl::ByoYomi { .. }));
        let in_period = has_periods && main == 0;
        let left = match over.checked_rem(period) {
            Some(used) if in_period && periods > 0 => period - used,
            _ => main,
        };
        Reading { left, periods: has_periods.then_some(periods), in_period }
    }

    /// The clock after so much time of a turn that did not end with a move: no time is added.
    #[must_use]
    fn after(&self, spent: u64) -> Clock {
        let over = spent.saturating_sub(self.main);
        let lost = u32::try_from(over.checked_div(self.period()).unwrap_or(0)).unwrap_or(u32::MAX);
        Clock { main: self.main.saturating_sub(spent), periods: self.periods.saturating_sub(lost), ..*self }
    }

    /// The clock after a turn that ended with a move.
    #[must_use]
    fn after_move(&self, spent: u64) -> Clock {
        let after = self.after(spent);
        match self.control {
            TimeControl::SuddenDeath { increment, .. } => Clock { main: after.main.saturating_add(increment), ..after },
            _ => after.with_whole_turn(),
        }
    }

    /// The clock of a player who has days for each turn, at the beginning of a turn; any other clock as it is.
    #[must_use]
    const fn with_whole_turn(self) -> Clock {
        match self.control {
            TimeControl::Correspondence { turn } => Clock { main: turn, ..self },
            _ => self,
        }
    }
}

/// The clocks of both players, and the turn that one of them is taking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// `None` for a player without a clock.
    players: PerSide<Option<Clock>>,
    turn: Option<Turn>,
}

/// A turn that is being timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    side: Side,
    /// The time before the clock was last stopped.
    used: u64,
    /// Since when the clock has been running; `None` while it is stopped.
    since: Option<u64>,
}

impl Turn {
    fn spent(&self, now: u64) -> u64 {
        self.used + self.since.map_or(0, |since| now.saturating_sub(since))
    }
}

/// How a turn came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// With a move that was on its way over the network for a while.
    Move {
        /// Milliseconds on the network, given back to the player.
        lag: u64,
    },
    /// Otherwise: moves were taken back, players exchanged their sides, the game ended.
    Other,
}

impl Clocks {
    /// The clocks at the start of a game.
    pub fn new(controls: PerSide<Option<TimeControl>>) -> Clocks {
        Clocks { players: PerSide::of_each(|side| controls.of(side).map(Clock::new)), turn: None }
    }

    /// Whether a player has a clock.
    pub fn any(&self) -> bool {
        self.players.both().iter().any(|(_, clock)| clock.is_some())
    }

    /// Whether the players sit at their boards at the same time. A game without clocks is not known to be one of that kind.
    pub fn are_live(&self) -> bool {
        self.players.both().iter().any(|(_, clock)| clock.is_some_and(|clock| clock.control.is_live()))
    }

    /// By what the clocks go.
    pub fn controls(&self) -> PerSide<Option<TimeControl>> {
        PerSide::of_each(|side| self.players.of(side).map(|clock| clock.control))
    }

    /// The side whose clock is running.
    pub fn running(&self) -> Option<Side> {
        self.turn.filter(|turn| turn.since.is_some() && self.players.of(turn.side).is_some()).map(|turn| turn.side)
    }

    /// How long the present turn has taken; `None` where no turn is timed.
    pub fn spent(&self, now: u64) -> Option<u64> {
        self.turn.map(|turn| turn.spent(now))
    }

    /// What the clock of a side shows.
    pub fn reading(&self, side: Side, now: u64) -> Option<Reading> {
        let spent = self.turn.filter(|turn| turn.side == side).map_or(0, |turn| turn.spent(now));
        self.players.of(side).map(|clock| clock.reading(spent))
    }

    /// When the running clock will have run out, and whose it is.
    pub fn deadline(&self) -> Option<(Side, u64)> {
        let turn = self.turn?;
        let (since, clock) = (turn.since?, self.players.of(turn.side).as_ref()?);
        Some((turn.side, since.saturating_add(clock.allowance().saturating_sub(turn.used))))
    }

    /// Whether a side had run out of time, apart from what the network took.
    pub fn is_out(&self, side: Side, now: u64, lag: u64) -> bool {
        self.deadline().is_some_and(|(running, deadline)| running == side && now.saturating_sub(lag) >= deadline)
    }

    /// Exchanges the players' clocks. A player who has days for a turn has them whole again.
    pub fn swap(&mut self, now: u64) {
        self.follow(None, TurnEnd::Other, now);
        self.players.swap();
        for side in Side::BOTH {
            let clock = self.players.of_mut(side);
            *clock = clock.map(Clock::with_whole_turn);
        }
    }

    /// Stops the clock in the middle of a turn.
    pub fn stop(&mut self, now: u64) {
        if let Some(turn) = &mut self.turn {
            turn.used = turn.spent(now);
            turn.since = None;
        }
    }

    /// Takes out a time in which the server was away.
    pub fn forgive(&mut self, milliseconds: u64, now: u64) {
        if let Some(Turn { since: Some(since), .. }) = &mut self.turn {
            *since = since.saturating_add(milliseconds).min(now);
        }
    }

    /// Lets the clock of the side to move run, if one is to run. A turn of the other side ends.
    pub fn follow(&mut self, side: Option<Side>, end: TurnEnd, now: u64) {
        match (&mut self.turn, side) {
            (Some(turn), Some(side)) if turn.side == side => {
                turn.since.get_or_insert(now);
            }
            (turn, side) => {
                if let Some(turn) = turn {
                    let (spent, clock) = (turn.spent(now), self.players.of_mut(turn.side));
                    *clock = clock.map(|clock| match end {
                        TurnEnd::Move { lag } => clock.after_move(spent.saturating_sub(lag)),
                        TurnEnd::Other => clock.after(spent),
                    });
                }
                *turn = side.map(|side| Turn { side, used: 0, since: Some(now) });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUDDEN: TimeControl = TimeControl::SuddenDeath { main: 60_000, increment: 2_000 };
    const BYO_YOMI: TimeControl = TimeControl::ByoYomi { main: 10_000, period: 5_000, periods: 3 };

    fn shown(clock: &Clock, spent: u64) -> (u64, Option<u32>, bool) {
        let Reading { left, periods, in_period } = clock.reading(spent);
        (left, periods, in_period)
    }

    #[test]
    fn an_increment_is_added_after_a_move_only() {
        let clock = Clock::new(SUDDEN);
        assert_eq!(clock.allowance(), 60_000);
        assert_eq!(shown(&clock.after_move(10_000), 0), (52_000, None, false));
        assert_eq!(shown(&clock.after(10_000), 0), (50_000, None, false));
        assert_eq!(shown(&clock, 70_000), (0, None, false));
    }

    #[test]
    fn a_turn_within_its_period_gives_the_period_back() {
        let clock = Clock::new(BYO_YOMI);
        assert_eq!(clock.allowance(), 25_000);
        for (spent, while_thinking, next_turn) in [
            (4_000, (6_000, Some(3), false), (6_000, Some(3), false)),
            // The first period has begun, and is whole again in the next turn.
            (12_000, (3_000, Some(3), true), (5_000, Some(3), true)),
            (15_000, (5_000, Some(2), true), (5_000, Some(2), true)),
            (21_500, (3_500, Some(1), true), (5_000, Some(1), true)),
            (25_000, (0, Some(0), true), (0, Some(0), true)),
        ] {
            assert_eq!(shown(&clock, spent), while_thinking, "after {spent}");
            assert_eq!(shown(&clock.after_move(spent), 0), next_turn, "after {spent}");
        }
    }

    #[test]
    fn a_turn_by_correspondence_has_its_time_anew() {
        let clock = Clock::new(TimeControl::Correspondence { turn: 86_400_000 });
        assert_eq!(shown(&clock.after_move(80_000_000), 0), (86_400_000, None, false));
        assert_eq!(clock.after(80_000_000).allowance(), 6_400_000);
    }

    #[test]
    fn clocks_run_by_turns_and_stop_in_a_pause() {
        let mut clocks = Clocks::new(PerSide { attackers: Some(SUDDEN), defenders: Some(SUDDEN) });
        let left = |clocks: &Clocks, now| Side::BOTH.map(|side| clocks.reading(side, now).expect("a clock").left);
        assert_eq!((clocks.running(), clocks.deadline()), (None, None));
        clocks.follow(Some(Side::Attackers), TurnEnd::Other, 1_000);
        assert_eq!(left(&clocks, 5_000), [56_000, 60_000]);
        assert_eq!(clocks.deadline(), Some((Side::Attackers, 61_000)));
        // Half a second of the move's way is given back.
        assert!(!clocks.is_out(Side::Attackers, 61_499, 500) && clocks.is_out(Side::Attackers, 61_500, 500));
        clocks.follow(Some(Side::Defenders), TurnEnd::Move { lag: 500 }, 11_000);
        assert_eq!(left(&clocks, 11_000), [52_500, 60_000]);
        clocks.stop(21_000);
        assert_eq!((clocks.running(), clocks.deadline()), (None, None));
        assert_eq!(left(&clocks, 900_000), [52_500, 50_000]);
        clocks.follow(Some(Side::Defenders), TurnEnd::Other, 1_000_000);
        assert_eq!(clocks.deadline(), Some((Side::Defenders, 1_050_000)));
        // The server was away for ten seconds.
        clocks.forgive(10_000, 1_020_000);
        assert_eq!(left(&clocks, 1_020_000), [52_500, 40_000]);
        // The move is taken back: no increment.
        clocks.follow(Some(Side::Attackers), TurnEnd::Other, 1_020_000);
        assert_eq!(left(&clocks, 1_020_000), [52_500, 40_000]);
        clocks.swap(1_030_000);
        assert_eq!(left(&clocks, 1_040_000), [40_000, 42_500]);
        assert_eq!(clocks.running(), None);
    }

    #[test]
    fn a_player_without_a_clock_never_runs_out() {
        let mut clocks = Clocks::new(PerSide { attackers: None, defenders: Some(SUDDEN) });
        clocks.follow(Some(Side::Attackers), TurnEnd::Other, 0);
        assert_eq!((clocks.running(), clocks.deadline()), (None, None));
        assert!(!clocks.is_out(Side::Attackers, u64::MAX, 0));
        clocks.follow(Some(Side::Defenders), TurnEnd::Move { lag: 0 }, 5);
        assert_eq!(clocks.deadline(), Some((Side::Defenders, 60_005)));
    }

    #[test]
    fn who_has_days_for_a_turn_has_them_whole_after_an_exchange_of_sides() {
        let day = TimeControl::Correspondence { turn: 86_400_000 };
        let mut clocks = Clocks::new(PerSide { attackers: Some(day), defenders: Some(day) });
        clocks.follow(Some(Side::Defenders), TurnEnd::Other, 0);
        clocks.swap(80_000_000);
        clocks.follow(Some(Side::Defenders), TurnEnd::Other, 80_000_000);
        for side in Side::BOTH {
            assert_eq!(clocks.reading(side, 80_000_000).map(|reading| reading.left), Some(86_400_000), "{side}");
        }
    }
}
