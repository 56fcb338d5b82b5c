//! What takes long: a search, or a count of moves. The session makes the task, a thread of the caller's runs it.

use std::sync::Arc;
use std::time::Instant;

use hnefi_rules::{Compiled, Game, Position, perft};

use super::answer::{Answer, Info};
use crate::level::Level;
use crate::search::Searcher;
use crate::search::{Limits, SearchInfo, SearchResult};
use crate::time::Timer;

/// Something to be done beside listening to the other program.
pub struct Task {
    pub(super) searcher: Searcher,
    pub(super) game: Game,
    pub(super) work: Work,
    pub(super) timer: Arc<Timer>,
}

/// What there is to do.
#[derive(Clone, Debug)]
pub(super) enum Work {
    /// The best move.
    Search(Limits),
    /// A move of somebody of that strength, by this seed.
    Play(Level, u64),
    /// The sequences of so many moves.
    Perft(u32),
}

/// What came of a [`Task`].
pub struct Done {
    pub(super) searcher: Searcher,
    /// `None` where no move was looked for.
    pub(super) found: Option<SearchResult>,
}

impl Task {
    /// Does the work, saying on the way what is found.
    pub fn run(self, say: &mut dyn FnMut(Answer)) -> Done {
        let Task { mut searcher, game, work, timer } = self;
        let begun = Instant::now();
        let time = || begun.elapsed().as_millis() as u64;
        let should_stop = || timer.should_stop();
        let mut report = |progress: &SearchInfo<'_>| {
            say(Answer::Info(info(progress, time())));
            timer.depth_finished();
        };
        let found = match work {
            Work::Search(limits) => searcher.search(&game, &limits, &should_stop, &mut report),
            Work::Play(level, seed) => level.choose(&mut searcher, &game, seed, &should_stop, &mut report),
            Work::Perft(depth) => {
                say(match count(game.position(), game.variant().compiled(), depth, &should_stop) {
                    Some(nodes) => Answer::Text(format!("nodes {nodes} time {}", time())),
                    None => Answer::Note("perft was stopped".to_owned()),
                });
                return Done { searcher, found: None };
            }
        };
        say(Answer::Info(Info { nodes: found.nodes, time: time(), ..Info::default() }));
        Done { searcher, found: Some(found) }
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
