//! Puzzles: positions in which exactly one move wins by force, or exactly one does not lose by force. Each is proved by the solver, and its
//! proof can be repeated.

mod mine;
mod proof;
mod rating;

use std::collections::BTreeSet;
use std::fmt;

use hnefi_rules::{Game, PositionError, Setup, SetupTextError, Side};
use hnefi_rulesets::{Ruleset, RulesetError};
pub use mine::{Mined, Miner, Search};
pub use proof::{Flaw, Prover, difference};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The goal of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The king escapes by force.
    Escape,
    /// The king is captured by force.
    Capture,
    /// One move alone does not lose by force.
    Defence,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 3] = [Kind::Escape, Kind::Capture, Kind::Defence];

    /// The kind of a forced win of a side.
    #[must_use]
    pub const fn won_by(side: Side) -> Kind {
        match side {
            Side::Defenders => Kind::Escape,
            Side::Attackers => Kind::Capture,
        }
    }

    /// The word for it, as the file has it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Escape => "escape",
            Kind::Capture => "capture",
            Kind::Defence => "defence",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A puzzle, as a line of a file has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Ten hexadecimal digits of the hash of rules, position and kind.
    pub id: String,
    /// The rule set's id, with options and layout.
    pub rules: String,
    /// The position; whichever side is to move solves the puzzle.
    pub position: String,
    /// Whether the last move before the position is another than the one played in the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub variation: bool,
    /// What is asked.
    pub kind: Kind,
    /// The solution: the solver's moves, and between them the longest resistance, to the end of the game. Of a defence the one move.
    pub line: Vec<String>,
    /// How many plies of the line are to be found: up to there each move of the solver is the only one that wins. It is odd; the first move always is.
    pub unique: usize,
    /// How hard it is: about 700 for easy puzzles, 2,000 and more for long calculation. It follows from depth and branching, not
    /// from solvers' results.
    pub rating: u32,
    /// For each move to be found, the replies that refute every other move.
    #[serde(default)]
    pub refutations: Vec<Vec<Refutation>>,
}

/// A reply that refutes wrong moves: it wins by force where a defence is asked for, and leaves no win by threats where a win is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refutation {
    /// The reply; nothing where the wrong move itself ends the game.
    pub reply: Option<String>,
    /// The moves that it refutes. The first of a list has none here: it refutes all that no other does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<String>,
}

/// Why a line is no puzzle.
#[derive(Debug, Error)]
pub enum PuzzleError {
    /// It is no JSON object with the fields of a puzzle.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// Its rule set is unknown.
    #[error(transparent)]
    Rules(#[from] RulesetError),
    /// Its position cannot be read.
    #[error(transparent)]
    Text(#[from] SetupTextError),
    /// Its position is none of the rule set.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// It has the id of another.
    #[error("its id is {found}, that of its rules, position and kind is {right}")]
    Id {
        /// As written.
        found: String,
        /// As it should be.
        right: String,
    },
    /// Two puzzles are one.
    #[error("the puzzle {0} appears twice")]
    Twice(String),
}

impl Puzzle {
    /// The id of a puzzle with these rules, this position and this kind.
    #[must_use]
    pub fn id(rules: &str, position: &str, kind: Kind) -> String {
        let hash = Sha256::digest(format!("{rules}\n{position}\n{}", kind.word()));
        hash[..5].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Reads a line. Its solution is not looked at: [`Prover::check`] does that.
    ///
    /// # Errors
    /// [`PuzzleError`].
    pub fn parse(line: &str) -> Result<Puzzle, PuzzleError> {
        let puzzle: Puzzle = serde_json::from_str(line)?;
        puzzle.game()?;
        let right = Puzzle::id(&puzzle.rules, &puzzle.position, puzzle.kind);
        if puzzle.id == right { Ok(puzzle) } else { Err(PuzzleError::Id { found: puzzle.id, right }) }
    }

    /// Reads the lines of a file; empty ones are passed over.
    ///
    /// # Errors
    /// The number of the first line that is no puzzle, counted from 1, and why.
    pub fn parse_all(text: &str) -> Result<Vec<Puzzle>, (usize, PuzzleError)> {
        let mut seen = BTreeSet::new();
        let mut puzzles = Vec::new();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let puzzle = Puzzle::parse(line).map_err(|error| (index + 1, error))?;
            if !seen.insert(puzzle.id.clone()) {
                return Err((index + 1, PuzzleError::Twice(puzzle.id)));
            }
            puzzles.push(puzzle);
        }
        Ok(puzzles)
    }

    /// The game that begins with its position.
    ///
    /// # Errors
    /// [`PuzzleError`] where rules or position make no sense.
    pub fn game(&self) -> Result<Game, PuzzleError> {
        let rules = Ruleset::named(&self.rules)?;
        let position = self.position.parse::<Setup>()?.position(&rules)?;
        Ok(Game::from_position(&rules, position))
    }

    /// As a line of a file, without its end.
    #[must_use]
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
