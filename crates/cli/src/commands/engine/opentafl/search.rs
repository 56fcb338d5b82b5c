//! A search for OpenTafl: the best move, or the best few.

use std::sync::Arc;
use std::time::Duration;

use hnefi_engine::time::{self, Allowance, Timer};
use hnefi_engine::{Limits, Score, ScoreKind, SearchInfo, SearchResult, Searcher};
use hnefi_records::opentafl::protocol::{AnalysisLine, Clock};
use hnefi_rules::{Game, Side};

/// How much of a move's time is lost between two programs, one of them in a virtual machine that tidies up now and then.
const OVERHEAD: Duration = Duration::from_millis(100);
/// What a forced win is worth, in men, less the plies that it takes.
const WIN: f64 = 1_000.0;

/// Something to be searched on a thread of its own.
pub(super) struct Task {
    pub(super) searcher: Searcher,
    pub(super) game: Game,
    pub(super) limits: Limits,
    pub(super) timer: Arc<Timer>,
}

/// What came of a [`Task`].
pub(super) struct Done {
    pub(super) searcher: Searcher,
    pub(super) found: SearchResult,
    /// The best lines, the best first.
    pub(super) lines: Vec<AnalysisLine>,
}

impl Task {
    pub(super) fn run(self) -> Done {
        let Task { mut searcher, game, limits, timer } = self;
        let side = game.position().side();
        let mut lines: Vec<AnalysisLine> = Vec::new();
        let mut report = |progress: &SearchInfo<'_>| {
            // The best line of a depth comes first: what a deeper search has not come to stays as it was.
            let line = AnalysisLine { moves: progress.pv.to_vec(), worth: worth(progress.score, side) };
            match lines.get_mut(progress.line - 1) {
                Some(known) => *known = line,
                None => lines.push(line),
            }
            timer.depth_finished();
        };
        let found = searcher.search(&game, &limits, &|| timer.should_stop(), &mut report);
        lines.retain(|line| !line.moves.is_empty());
        Done { searcher, found, lines }
    }
}

/// What a score is worth in men, from the attackers' view, which is OpenTafl's.
pub(super) fn worth(score: Score, side: Side) -> f64 {
    match score.from_attackers_view(side) {
        ScoreKind::Value(value) => f64::from(value) / 100.0,
        ScoreKind::Win { side, plies } => {
            let worth = WIN - f64::from(plies);
            if side == Side::Attackers { worth } else { -worth }
        }
    }
}

/// How long a move may take by a clock: in overtime the whole period, before it a share of the main time, and both where the main time would end
/// with this move.
pub(super) fn allowance(clock: &Clock, side: Side) -> Allowance {
    let left = clock.left[side as usize];
    if left.in_overtime {
        return Allowance::fixed(left.time, OVERHEAD);
    }
    if left.overtimes > 0 && left.time < clock.overtime {
        return Allowance::fixed(left.time + clock.overtime, OVERHEAD);
    }
    time::Clock { remaining: left.time, increment: Duration::ZERO, moves_to_go: None }.allowance(OVERHEAD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overtime_is_used_up_and_main_time_shared_out() {
        let hard = |text: &str, side| {
            let clock: Clock = text.parse().expect("a clock");
            allowance(&clock, side).hard.expect("a limit").as_millis()
        };
        assert_eq!(hard("60000 4000* 10 3 2", Side::Defenders), 3_900);
        assert_eq!(hard("6000 4000* 10 3 2", Side::Attackers), 15_900);
        let shared = hard("60000 4000* 10 3 2", Side::Attackers);
        assert!((1_000..20_000).contains(&shared), "{shared}");
        assert!(hard("6000 4000 10 0 0", Side::Attackers) < 3_000, "there is no overtime to fall back on");
        assert_eq!(hard("0* 0* 10 0 0", Side::Attackers), 0);
    }
}
