//! Who plays: the engine of this build, or another program. [`Player`] is the one seam between a match and its players.

mod fault;
mod hnefatafl_org;
mod in_process;
mod opentafl;
mod process;
mod spec;
mod ugi;

use std::fmt;
use std::time::Duration;

pub use fault::{Failure, Fault, FaultKind};
pub use hnefatafl_org::HnefataflOrg;
use hnefi_engine::ScoreKind;
use hnefi_rules::{Game, Move, Side};
pub use in_process::InProcess;
pub use opentafl::OpenTafl;
pub use spec::{Mind, PlayerError, PlayerSpec};
pub use ugi::Ugi;

use crate::limit::Limit;
use crate::opening::Opening;

/// Plays one game after another. The referee judges whether its moves are legal.
pub trait Player: Send {
    /// Another game begins. A player that is not running is started.
    ///
    /// # Errors
    /// A [`Failure`].
    fn begin(&mut self, start: &Start<'_>) -> Result<(), Failure>;

    /// Chooses a move for the side to move.
    ///
    /// # Errors
    /// A [`Failure`].
    fn choose(&mut self, game: &Game, turn: &Turn<'_>) -> Result<Choice, Failure>;

    /// The player has committed a fault: it is stopped, and restarted for its next game.
    fn restart(&mut self);
}

/// Who waits for a player, and who watches its games.
#[derive(Clone, Copy)]
pub struct Host<'a> {
    /// Whether the match has been asked to stop.
    pub interrupted: &'a dyn Fn() -> bool,
    /// Reports that a program is late with an answer.
    pub waiting: &'a dyn Fn(Waiting),
    /// Shows the game when it begins and after each move.
    pub watch: &'a dyn Fn(&Game),
}

impl<'a> Host<'a> {
    /// A host that ignores waiting and does not watch.
    #[must_use]
    pub fn new(interrupted: &'a dyn Fn() -> bool) -> Host<'a> {
        Host { interrupted, waiting: &|_| {}, watch: &|_| {} }
    }
}

/// A program that has been silent for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The program.
    pub program: String,
    /// What it should say.
    pub waiting_for: &'static str,
    /// How long it is waited for at the utmost.
    pub patience: Duration,
}

impl fmt::Display for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Waiting { program, waiting_for, patience } = self;
        write!(f, "waiting for {waiting_for} from `{program}`, {} s at most", patience.as_secs_f64())
    }
}

/// What a player knows when a game begins.
pub struct Start<'a> {
    /// Where it begins, and under which rules.
    pub opening: &'a Opening,
    /// For what the player leaves to chance.
    pub seed: u64,
    /// The deadline for the player to be ready.
    pub patience: Duration,
    /// Who waits.
    pub host: Host<'a>,
}

/// What a player gets for a move, besides the game.
pub struct Turn<'a> {
    /// How long the player may think.
    pub limit: &'a Limit,
    /// What is left on the clocks of the attackers and of the defenders, and what each move adds; `None` for a side without a clock.
    pub clocks: [Option<(Duration, Duration)>; 2],
    /// The deadline for the answer.
    pub patience: Duration,
    /// Who waits.
    pub host: Host<'a>,
}

impl Turn<'_> {
    /// The time that a player may take for this move at the utmost, if time is limited.
    #[must_use]
    pub fn allowed(&self, side: Side) -> Option<Duration> {
        self.limit.time.or(self.clocks[side as usize].map(|(left, _)| left))
    }
}

/// A move, with the player's evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// The thinking time, without set-up and clean-up.
    pub took: Duration,
    /// What the player thinks the position is worth.
    pub score: Option<ScoreKind>,
    /// The depth searched; 0 if the player does not report it.
    pub depth: u32,
    /// The positions visited; 0 if the player does not report it.
    pub nodes: u64,
}
