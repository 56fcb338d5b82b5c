//! The engine of this build as a player.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use hnefi_engine::time::{Allowance, Clock, Timer};
use hnefi_engine::{Found, Level, Limits, Progress, Searcher};
use hnefi_rules::Game;

use super::{Choice, Failure, Fault, Player, Start, Turn};

/// The engine of this build, playing at a level or as well as its limits let it.
pub struct InProcess {
    searcher: Searcher,
    megabytes: usize,
    level: Option<Level>,
    seed: u64,
}

impl InProcess {
    /// An engine with a transposition table of so many megabytes; at a level, if one is given.
    #[must_use]
    pub fn new(level: Option<Level>, megabytes: usize) -> InProcess {
        InProcess { searcher: Searcher::new(megabytes), megabytes, level, seed: 0 }
    }

    fn search(&mut self, game: &Game, turn: &Turn<'_>) -> Found {
        let timer = Timer::running(self.allowance(game, turn));
        let should_stop = || (turn.interrupted)() || timer.should_stop();
        let mut report = |_: &Progress<'_>| timer.depth_finished();
        match self.level {
            Some(level) => level.choose(&mut self.searcher, game, self.seed, &should_stop, &mut report),
            None => {
                let mut limits = Limits::default();
                if turn.limit.depth.is_some() {
                    limits.depth = turn.limit.depth;
                }
                if turn.limit.nodes.is_some() {
                    limits.nodes = turn.limit.nodes;
                }
                self.searcher.search(game, &limits, &should_stop, &mut report)
            }
        }
    }

    /// How long the move may take. Between the engine and its host nothing is lost on the way.
    fn allowance(&self, game: &Game, turn: &Turn<'_>) -> Allowance {
        if let Some(level) = self.level {
            return Allowance::fixed(level.thinking_time(), Duration::ZERO);
        }
        if let Some(time) = turn.limit.time {
            return Allowance::fixed(time, Duration::ZERO);
        }
        match turn.clocks[game.position().side() as usize] {
            Some((remaining, increment)) => Clock { remaining, increment, moves_to_go: None }.allowance(Duration::ZERO),
            None => Allowance::UNLIMITED,
        }
    }
}

impl Player for InProcess {
    fn begin(&mut self, start: &Start<'_>) -> Result<(), Failure> {
        self.searcher.new_game();
        self.seed = start.seed;
        Ok(())
    }

    fn choose(&mut self, game: &Game, turn: &Turn<'_>) -> Result<Choice, Failure> {
        let began = Instant::now();
        // A panic of the engine is the crash of a player, not the end of the match.
        let Ok(found) = catch_unwind(AssertUnwindSafe(|| self.search(game, turn))) else {
            return Err(Fault::Crashed { doing: "a move", how: "the engine panicked".to_owned() }.into());
        };
        let took = began.elapsed();
        if (turn.interrupted)() {
            return Err(Failure::Interrupted);
        }
        let Some(mv) = found.best else {
            let answer = "no move".to_owned();
            let reason = "the game is not over".to_owned();
            return Err(Fault::Unreadable { ply: game.plies().len() + 1, answer, reason }.into());
        };
        let score = Some(found.score.from_attackers_view(game.position().side()));
        Ok(Choice { mv, took, score, depth: found.depth, nodes: found.nodes })
    }

    fn restart(&mut self) {
        self.searcher = Searcher::new(self.megabytes);
    }
}
