//! The engine of this build as a player.

use std::fmt;
use std::io::ErrorKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use hnefi_engine::time::{Allowance, Clock, Timer};
use hnefi_engine::tune::{self, OtherWeights};
use hnefi_engine::{Level, Limits, SearchInfo, SearchResult, Searcher};
use hnefi_rules::Game;

use super::{Choice, Failure, Fault, Player, Start, Turn};

/// The engine of this build, playing at a level or as well as its limits let it.
pub struct InProcess {
    searcher: Searcher,
    megabytes: usize,
    level: Option<Level>,
    /// The folder with the weights that it reads at the beginning of each game.
    weights: Option<PathBuf>,
    /// The weights that it was given.
    given: Option<OtherWeights>,
    seed: u64,
}

impl InProcess {
    /// An engine with a transposition table of this many megabytes; at a level, if one is given, and by the weights in a folder, if one
    /// is given.
    #[must_use]
    pub fn new(level: Option<Level>, megabytes: usize, weights: Option<PathBuf>) -> InProcess {
        InProcess { searcher: Searcher::new(megabytes), megabytes, level, weights, given: None, seed: 0 }
    }

    /// Evaluates positions with these weights from now on, unless weights are read from a folder.
    pub fn set_weights(&mut self, weights: OtherWeights) {
        self.searcher.set_weights(weights.clone());
        self.given = Some(weights);
    }

    /// Reads the files of weights in a folder: `corner-19.toml` and so on, as many as there are.
    ///
    /// # Errors
    /// [`Fault::Unable`]: there is none, or one cannot be read.
    pub fn read_weights(folder: &Path) -> Result<OtherWeights, Fault> {
        let mut weights = OtherWeights::default();
        for family in tune::families() {
            let path = folder.join(format!("{family}.toml"));
            let fault = |reason: &dyn fmt::Display| Fault::Unable(format!("weights `{}`: {reason}", path.display()));
            match std::fs::read_to_string(&path) {
                Ok(text) => weights.add(family, &text).map_err(|error| fault(&error))?,
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => return Err(fault(&error)),
            }
        }
        if weights == OtherWeights::default() {
            let names: Vec<String> = tune::families().map(|family| format!("{family}.toml")).collect();
            return Err(Fault::Unable(format!("no weights in `{}`: it has none of {}", folder.display(), names.join(", "))));
        }
        Ok(weights)
    }

    fn search(&mut self, game: &Game, turn: &Turn<'_>) -> SearchResult {
        let timer = Timer::running(self.allowance(game, turn));
        let should_stop = || (turn.host.interrupted)() || timer.should_stop();
        let mut report = |_: &SearchInfo<'_>| timer.depth_finished();
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
        let by_the_clock = turn.clocks[game.position().side() as usize].map_or(Allowance::UNLIMITED, |(remaining, increment)| {
            Clock { remaining, increment, moves_to_go: None }.allowance(Duration::ZERO)
        });
        let fixed = |time| Allowance::fixed(time, Duration::ZERO);
        match (self.level, turn.limit.time) {
            // A level has a time of its own, which must not cost it the game on a short clock.
            (Some(level), None) => fixed(level.thinking_time()).and(by_the_clock),
            (Some(level), Some(time)) => fixed(level.thinking_time().min(time)).and(by_the_clock),
            (None, Some(time)) => fixed(time),
            (None, None) => by_the_clock,
        }
    }
}

impl Player for InProcess {
    fn begin(&mut self, start: &Start<'_>) -> Result<(), Failure> {
        match &self.weights {
            Some(folder) => self.searcher.set_weights(InProcess::read_weights(folder)?),
            None => self.searcher.new_game(),
        }
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
        if (turn.host.interrupted)() {
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
        if let Some(weights) = &self.given {
            self.searcher.set_weights(weights.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_that_begins_anew_keeps_the_weights_that_it_was_given() {
        let folder = Path::new("../../studies/weights-2026-11-23");
        let rules = hnefi_rulesets::Ruleset::named("alea-walker-2015").expect("built in");
        let game = Game::new(&rules);
        let score = |player: &mut InProcess| {
            player.searcher.search(&game, &Limits { depth: Some(2), ..Limits::default() }, &|| false, &mut |_| {}).score
        };
        let mut player = InProcess::new(None, 1, None);
        let own = score(&mut player);
        player.set_weights(InProcess::read_weights(folder).expect("weights"));
        let given = score(&mut player);
        assert_ne!(given, own);
        player.restart();
        assert_eq!(score(&mut player), given);
    }

    #[test]
    fn weights_that_cannot_be_read_are_said_to_be_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = |folder: &Path| InProcess::read_weights(folder).expect_err("no weights").to_string();
        assert!(error(folder.path()).contains("it has none of corner-9.toml"));
        std::fs::write(folder.path().join("edge-9.toml"), "version = 1").expect("a file");
        let message = error(folder.path());
        assert!(message.contains("edge-9.toml`: `version` is 1"), "{message}");
    }
}
