//! A cell of a study: games of one arm in which the sides think this much.

use serde::{Deserialize, Serialize};

/// The positions that each side may visit for a move. Never a time: another machine would play other games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Thinking {
    /// The attackers.
    pub attackers: u64,
    /// The defenders.
    pub defenders: u64,
}

impl Thinking {
    /// Both alike.
    #[must_use]
    pub const fn equal(nodes: u64) -> Thinking {
        Thinking { attackers: nodes, defenders: nodes }
    }

    /// Whether both think alike.
    #[must_use]
    pub const fn is_equal(self) -> bool {
        self.attackers == self.defenders
    }
}

/// What the games of a cell are played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The arm's balance at the study's own strength. Where arms race, these games may end early.
    Base,
    /// A rung of the ladder: both think more, or less.
    Ladder,
    /// One side thinks more than the other.
    Handicap,
    /// The arm's balance from the bare start, which is one opening of very many: a stratum of its own.
    Bare,
    /// The arm's balance as another evaluation plays it.
    Evaluation,
}

impl Purpose {
    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Purpose::Base => "base",
            Purpose::Ladder => "ladder",
            Purpose::Handicap => "handicap",
            Purpose::Bare => "bare",
            Purpose::Evaluation => "evaluation",
        }
    }
}

/// Games of one arm in which the sides think this much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Which of [`Study::arms`](crate::Study::arms).
    pub arm: usize,
    /// How much they think.
    pub thinking: Thinking,
    /// How many games, at most.
    pub games: u64,
    /// The numbers of games at which they end if the arm is clear, in rising order; empty where all games are played.
    pub looks: Vec<u64>,
    /// Which of [`Design::evaluations`](crate::Design::evaluations) plays; `None` for the engine's own.
    pub evaluation: Option<usize>,
    /// What for.
    pub purpose: Purpose,
}

impl Cell {
    /// How much work it is, in positions a ply of each game: to tell how long a study takes.
    #[must_use]
    pub const fn work(&self) -> u64 {
        self.games * self.work_of_a_game()
    }

    /// The same of one game.
    pub(crate) const fn work_of_a_game(&self) -> u64 {
        self.thinking.attackers + self.thinking.defenders
    }
}
