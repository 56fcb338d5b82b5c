//! Jobs: searches and perft counts, which take long. The session makes a job, and the caller runs it on another thread.

use std::sync::Arc;
use std::time::Instant;

use hnefi_rules::{Compiled, Game, Position, perft};

use super::answer::{Answer, Info};
use crate::level::Level;
use crate::search::{Limits, SearchInfo, SearchResult, Searcher};
use crate::time::Timer;

/// A search or a perft count, to be run while the session goes on reading commands.
pub struct Job {
    pub(super) searcher: Searcher,
    pub(super) game: Game,
    pub(super) kind: JobKind,
    pub(super) timer: Arc<Timer>,
}

/// The kinds of job.
#[derive(Clone, Debug)]
pub(super) enum JobKind {
    /// Search for the best move.
    Search(Limits),
    /// Choose a move of a level, with this seed.
    Play(Level, u64),
    /// Count the move sequences of this length.
    Perft(u32),
}

/// The result of a [`Job`].
pub struct JobResult {
    pub(super) searcher: Searcher,
    /// `None` after a perft count.
    pub(super) found: Option<SearchResult>,
}

impl Job {
    /// Runs the job; `say` gets its answers as they come.
    pub fn run(self, say: &mut dyn FnMut(Answer)) -> JobResult {
        let Job { mut searcher, game, kind, timer } = self;
        let begun = Instant::now();
        let time = || begun.elapsed().as_millis() as u64;
        let should_stop = || timer.should_stop();
        let mut report = |progress: &SearchInfo<'_>| {
            say(Answer::Info(info(progress, time())));
            timer.depth_finished();
        };
        let found = match kind {
            JobKind::Search(limits) => searcher.search(&game, &limits, &should_stop, &mut report),
            JobKind::Play(level, seed) => level.choose(&mut searcher, &game, seed, &should_stop, &mut report),
            JobKind::Perft(depth) => {
                say(match count(game.position(), game.variant().compiled(), depth, &should_stop) {
                    Some(nodes) => Answer::Text(format!("nodes {nodes} time {}", time())),
                    None => Answer::Note("perft was stopped".to_owned()),
                });
                return JobResult { searcher, found: None };
            }
        };
        say(Answer::Info(Info { nodes: found.nodes, time: time(), ..Info::default() }));
        JobResult { searcher, found: Some(found) }
    }
}

fn info(progress: &SearchInfo<'_>, time: u64) -> Info {
    Info {
        depth: Some(progress.depth),
        seldepth: Some(progress.seldepth),
        multipv: Some(progress.line),
        score: Some(progress.score.into()),
        nodes: progress.nodes,
        hashfull: Some(progress.hashfull),
        time,
        pv: progress.pv.to_vec(),
    }
}

/// Perft that can be interrupted: `None` if it was.
fn count(position: &Position, compiled: &Compiled, depth: u32, should_stop: &dyn Fn() -> bool) -> Option<u64> {
    if should_stop() {
        return None;
    }
    // Two plies take a millisecond at most.
    if depth <= 2 {
        return Some(perft(position, compiled, depth));
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play(compiled, mv);
        count(&next, compiled, depth - 1, should_stop)
    };
    position.legal_moves(compiled).into_iter().map(after).try_fold(0, |sum: u64, count| Some(sum.saturating_add(count?)))
}

#[cfg(test)]
mod tests {
    use hnefi_rulesets::Ruleset;

    use super::*;

    #[test]
    fn the_count_is_that_of_the_rules_and_can_be_stopped() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        let game = Game::new(&rules);
        for depth in 0..=3 {
            let nodes = perft(game.position(), rules.compiled(), depth);
            assert_eq!(count(game.position(), rules.compiled(), depth, &|| false), Some(nodes));
        }
        assert_eq!(count(game.position(), rules.compiled(), 15, &|| true), None);
    }
}
