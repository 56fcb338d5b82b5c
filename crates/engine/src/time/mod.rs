//! Time for callers: the search itself knows no clock and asks a `should_stop` instead. This module makes one, of a span of time or of
//! what a player's clock shows.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A `should_stop` that says yes once the time from now has passed.
///
/// ```
/// use std::time::Duration;
/// let should_stop = hnefi_engine::time::deadline(Duration::from_secs(3600));
/// assert!(!should_stop());
/// ```
pub fn deadline(duration: Duration) -> impl Fn() -> bool + Send + Sync {
    let start = Instant::now();
    move || start.elapsed() >= duration
}

/// What a player's clock shows when it is to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// The time left.
    pub remaining: Duration,
    /// What each move adds to it.
    pub increment: Duration,
    /// The moves to make before more time is given; `None` where the time is for the whole game.
    pub moves_to_go: Option<u32>,
}

/// How long a move may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allowance {
    /// Once this has passed no further depth is begun; `None` where all the time is to be used.
    pub soft: Option<Duration>,
    /// Once this has passed the search ends; `None` for as long as it likes.
    pub hard: Option<Duration>,
}

/// The moves of each side that a game is expected to last, where nothing else is known.
const MOVES_AHEAD: u32 = 35;
/// A depth takes a multiple of the one before: past this part of a move's share, in percent, the next would hardly be finished.
const SOFT_PERCENT: u32 = 55;
/// The shares that a depth that was begun may take...
const HARD_SHARES: u32 = 4;
/// ...but no more than this part of what is left, in percent, unless the next move brings new time.
const HARD_PERCENT: u32 = 40;

impl Clock {
    /// How long the next move may take, `overhead` being lost each time between the two programs. The hard limit is never more than
    /// what remains less the overhead, and the soft limit never more than the hard one.
    #[must_use]
    pub fn allowance(&self, overhead: Duration) -> Allowance {
        let usable = self.remaining.saturating_sub(overhead);
        let moves = self.moves_to_go.unwrap_or(MOVES_AHEAD).clamp(1, MOVES_AHEAD);
        // The moves still to come lose their overhead too, though never half of the time.
        let shared = usable.saturating_sub(overhead.saturating_mul(moves - 1)).max(usable / 2);
        let share = (shared / moves).saturating_add(self.increment / 4 * 3).min(usable);
        // With two moves to go half of the time is left for the other.
        let most = if moves == 1 { usable } else { usable / 100 * HARD_PERCENT };
        let hard = share.saturating_mul(HARD_SHARES).min(most);
        let soft = (share / 100).saturating_mul(SOFT_PERCENT).min(hard);
        Allowance { soft: Some(soft), hard: Some(hard) }
    }
}

impl Allowance {
    /// As long as the search likes.
    pub const UNLIMITED: Allowance = Allowance { soft: None, hard: None };

    /// A fixed time for one move, all of which is used. Where the overhead is more than half of it, half is.
    #[must_use]
    pub fn fixed(time: Duration, overhead: Duration) -> Allowance {
        Allowance { soft: None, hard: Some(time.saturating_sub(overhead).max(time / 2)) }
    }

    /// The shorter of two.
    #[must_use]
    pub fn and(self, other: Allowance) -> Allowance {
        let shorter = |a: Option<Duration>, b: Option<Duration>| a.into_iter().chain(b).min();
        Allowance { soft: shorter(self.soft, other.soft), hard: shorter(self.hard, other.hard) }
    }
}

/// Ends a search in time, or when it is stopped: shared between the thread that searches and the one that gives orders.
///
/// Its time does not run while the engine thinks in the opponent's time.
#[derive(Debug)]
pub struct Timer {
    allowance: Allowance,
    started: OnceLock<Instant>,
    stopped: AtomicBool,
    enough: AtomicBool,
}

impl Timer {
    /// A timer that has not been started.
    #[must_use]
    pub const fn waiting(allowance: Allowance) -> Timer {
        Timer { allowance, started: OnceLock::new(), stopped: AtomicBool::new(false), enough: AtomicBool::new(false) }
    }

    /// A timer that runs from now on.
    #[must_use]
    pub fn running(allowance: Allowance) -> Timer {
        let timer = Timer::waiting(allowance);
        timer.start();
        timer
    }

    /// Starts it, if it waits.
    pub fn start(&self) {
        self.started.get_or_init(Instant::now);
    }

    /// Ends the search at once.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the search has been told to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Whether the search must end: the `should_stop` that a search asks.
    #[must_use]
    pub fn should_stop(&self) -> bool {
        self.is_stopped() || self.enough.load(Ordering::Relaxed) || self.has_passed(self.allowance.hard)
    }

    /// Hears that a depth has been finished: past the soft limit no other is begun.
    pub fn depth_finished(&self) {
        if self.has_passed(self.allowance.soft) {
            self.enough.store(true, Ordering::Relaxed);
        }
    }

    fn has_passed(&self, limit: Option<Duration>) -> bool {
        limit.is_some_and(|limit| self.started.get().is_some_and(|start| start.elapsed() >= limit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVERHEAD: Duration = Duration::from_millis(30);

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn limits(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> (Duration, Duration) {
        let clock = Clock { remaining: ms(remaining), increment: ms(increment), moves_to_go };
        let Allowance { soft: Some(soft), hard: Some(hard) } = clock.allowance(OVERHEAD) else { panic!("a clock limits") };
        (soft, hard)
    }

    #[test]
    fn no_move_takes_more_than_remains_less_the_overhead() {
        let times = [0, 1, 2, 29, 30, 31, 60, 100, 999, 1_000, 60_000, 7_200_000, u64::MAX];
        for remaining in times {
            for increment in times {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let (soft, hard) = limits(remaining, increment, moves);
                    assert!(hard <= ms(remaining.saturating_sub(30)), "{remaining} + {increment}, {moves:?}: {hard:?}");
                    assert!(soft <= hard, "{remaining} + {increment}, {moves:?}: {soft:?} > {hard:?}");
                }
            }
        }
    }

    #[test]
    fn with_next_to_no_time_the_move_comes_at_once() {
        for remaining in [0, 1, 30] {
            assert_eq!(limits(remaining, 0, None), (ms(0), ms(0)));
        }
        assert!(limits(100, 0, None).1 <= ms(5));
    }

    #[test]
    fn time_lasts_for_a_long_game() {
        // Every move takes all that it may.
        let mut remaining = ms(60_000);
        for _ in 0..400 {
            let (_, hard) = limits(remaining.as_millis() as u64, 100, None);
            remaining = (remaining - hard - OVERHEAD) + ms(100);
        }
        assert!(remaining > ms(60), "{remaining:?}");
    }

    #[test]
    fn time_is_used_where_there_is_some() {
        let (soft, hard) = limits(60_000, 0, None);
        assert!(soft >= ms(700) && hard >= ms(5_000) && hard <= ms(24_000), "{soft:?}, {hard:?}");
        let (soft, hard) = limits(60_000, 2_000, None);
        assert!(soft >= ms(1_700) && hard >= ms(10_000), "{soft:?}, {hard:?}");
        let (soft, hard) = limits(60_000, 0, Some(1));
        assert!(soft >= ms(30_000) && hard == ms(59_970), "{soft:?}, {hard:?}");
        let (_, hard) = limits(60_000, 0, Some(2));
        assert!(hard < ms(30_000), "{hard:?}");
    }

    #[test]
    fn a_fixed_time_keeps_the_overhead_where_it_can() {
        assert_eq!(Allowance::fixed(ms(1_000), OVERHEAD), Allowance { soft: None, hard: Some(ms(970)) });
        assert_eq!(Allowance::fixed(ms(10), OVERHEAD), Allowance { soft: None, hard: Some(ms(5)) });
        let both = Allowance::fixed(ms(1_000), OVERHEAD).and(Allowance { soft: Some(ms(3)), hard: Some(ms(4)) });
        assert_eq!(both, Allowance { soft: Some(ms(3)), hard: Some(ms(4)) });
    }

    #[test]
    fn a_timer_waits_until_it_is_started_and_stops_when_told() {
        let timer = Timer::waiting(Allowance { soft: Some(ms(0)), hard: Some(ms(0)) });
        timer.depth_finished();
        assert!(!timer.should_stop(), "the opponent is to move");
        timer.start();
        assert!(timer.should_stop());

        let timer = Timer::running(Allowance { soft: Some(ms(0)), hard: None });
        assert!(!timer.should_stop());
        timer.depth_finished();
        assert!(timer.should_stop() && !timer.is_stopped());

        let timer = Timer::running(Allowance::UNLIMITED);
        timer.depth_finished();
        assert!(!timer.should_stop());
        timer.stop();
        assert!(timer.should_stop() && timer.is_stopped());
    }
}
