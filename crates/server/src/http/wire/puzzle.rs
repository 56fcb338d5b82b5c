//! Puzzles: their list, and one with its solution.

use hnefi_rules::{Game, Setup};
use hnefi_rulesets::Ruleset;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Move, Side, Words};

/// All puzzles.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PuzzleList {
    /// The easiest first.
    pub(crate) puzzles: Vec<PuzzleEntry>,
}

/// A puzzle in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PuzzleEntry {
    /// Its name.
    #[schema(example = "8d34ed9933")]
    pub(crate) id: String,
    /// The rule set's id, with options and layout.
    rules: String,
    /// What people call the rule set.
    name: Words,
    /// Width and height of the board.
    board: usize,
    /// What the solver has to find.
    kind: PuzzleKind,
    /// Who is to move, and to solve it.
    side: Side,
    /// How many moves are to be found.
    moves: usize,
    /// How hard it is, by depth and branching: from about 700 up.
    pub(crate) rating: u32,
}

/// What the solver of a puzzle has to find.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum PuzzleKind {
    /// A forced escape of the king.
    Escape,
    /// A forced capture of the king.
    Capture,
    /// The only move that does not lose.
    Defence,
}

/// A puzzle with its solution.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Puzzle {
    #[serde(flatten)]
    pub(crate) entry: PuzzleEntry,
    /// The position.
    position: String,
    /// The solution with the longest resistance to it, to the end of the game; of a defence the one move.
    line: Vec<Move>,
    /// How many plies of the line are to be found: up to there each move of the solver is the only one.
    unique: usize,
}

/// A line of a file.
#[derive(Deserialize)]
struct Written {
    id: String,
    rules: String,
    position: String,
    kind: PuzzleKind,
    line: Vec<String>,
    unique: usize,
    rating: u32,
}

/// A puzzle as it is stored. Its solution is replayed only when it is requested.
pub(crate) struct StoredPuzzle {
    pub(crate) entry: PuzzleEntry,
    position: String,
    line: Vec<String>,
    unique: usize,
}

/// A game from the position of a puzzle.
fn game(rules: &Ruleset, position: &str) -> Option<Game> {
    Some(Game::from_position(rules, position.parse::<Setup>().ok()?.position(rules).ok()?))
}

impl Puzzle {
    /// A puzzle with its solution, up to the first illegal move. A test checks that no stored puzzle has one.
    pub(crate) fn of(stored: &StoredPuzzle) -> Option<Puzzle> {
        let StoredPuzzle { entry, position, line, unique } = stored;
        let mut game = game(&Ruleset::named(&entry.rules).ok()?, position)?;
        let mut played = Vec::new();
        for text in line {
            let Ok(ply) = game.play_text(&text.parse().ok()?) else { break };
            played.extend(ply.mv.map(|mv| Move::of(mv, ply.captures.as_slice())));
        }
        Some(Puzzle { entry: entry.clone(), position: position.clone(), line: played, unique: *unique })
    }
}

impl StoredPuzzle {
    /// Reads a line of a file of puzzles; nothing if it is none.
    pub(crate) fn read(line: &str) -> Option<StoredPuzzle> {
        let Written { id, rules, position, kind, line, unique, rating } = serde_json::from_str(line).ok()?;
        let ruleset = Ruleset::named(&rules).ok()?;
        let game = game(&ruleset, &position)?;
        let side = game.side()?.into();
        let (name, board) = (ruleset.name().into(), ruleset.size());
        let entry = PuzzleEntry { id, rules, name, board, kind, side, moves: unique.div_ceil(2), rating };
        Some(StoredPuzzle { entry, position, line, unique })
    }
}
