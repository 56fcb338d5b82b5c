//! Puzzles: positions in which exactly one move wins by force, or exactly one does not lose by force. Each is proved by the solver, and its
//! proof can be repeated.

mod mine;
mod proof;
mod rating;

use std::collections::BTreeSet;

use hnefi_rules::{Game, PositionError, Setup, SetupTextError};
use hnefi_rulesets::{Ruleset, RulesetError};
pub use mine::{Mined, Miner};
pub use proof::{Flaw, Prover};
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
    /// What is asked.
    pub kind: Kind,
    /// The solution: the solver's moves, and between them the longest resistance, to the end of the game. Of a defence the one move.
    pub line: Vec<String>,
    /// How many plies of the line are to be found: up to there each move of the solver is the only one that wins. It is odd; the first move always is.
    pub unique: usize,
    /// How hard it is: about 700 for easy puzzles, 2,000 and more for long calculation. It follows from depth and branching, not
    /// from solvers' results.
    pub rating: u32,
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
