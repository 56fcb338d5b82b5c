//! Puzzles: their list, and one with its solution.

use hnefi_rules::rules::Escape;
use hnefi_rules::{Game, Setup};
use hnefi_rulesets::Ruleset;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Aim, Move, Side, Situation, Words};

/// All puzzles.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PuzzleList {
    /// The easiest first.
    pub puzzles: Vec<PuzzleEntry>,
}

/// A puzzle in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PuzzleEntry {
    /// Its name.
    #[schema(example = "8d34ed9933")]
    pub id: String,
    /// The rule set's id, with options and layout.
    rules: String,
    /// What people call the rule set.
    name: Words,
    /// Width and height of the board.
    board: usize,
    /// Where the king escapes.
    escape: EscapeTo,
    /// What the solver has to find.
    kind: PuzzleKind,
    /// Who is to move, and to solve it.
    side: Side,
    /// How many moves are to be found.
    moves: usize,
    /// How hard it is, by depth and branching: from about 700 up.
    pub rating: u32,
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

/// Where the king escapes.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum EscapeTo {
    /// In the corners.
    Corner,
    /// At the edge.
    Edge,
}

impl From<Escape> for EscapeTo {
    fn from(escape: Escape) -> EscapeTo {
        match escape {
            Escape::Corners | Escape::ExtremeCorners => EscapeTo::Corner,
            Escape::Edge | Escape::EdgeOutsideCamps => EscapeTo::Edge,
        }
    }
}

/// A reply that refutes wrong moves: it wins by force where a defence is asked for, and leaves no win by threats where a win is.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Refutation {
    /// The reply, as requests take it; null where the wrong move itself ends the game.
    #[schema(example = "d8-c8")]
    reply: Option<String>,
    /// The moves that it refutes. The first of a list has none here: it refutes all that no other does.
    #[serde(default)]
    #[schema(example = json!(["e5-e6", "e5-f5"]))]
    of: Vec<String>,
}

/// A puzzle with its solution.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Puzzle {
    /// The puzzle without its solution.
    #[serde(flatten)]
    pub entry: PuzzleEntry,
    /// How each side wins.
    aim: Aim,
    /// The position.
    position: String,
    /// The solution with the longest resistance to it, to the end of the game; of a defence the one move.
    line: Vec<Move>,
    /// How many plies of the line are to be found: up to there each move of the solver is the only one.
    unique: usize,
    /// For each move to be found, the replies that refute every other move.
    refutations: Vec<Vec<Refutation>>,
    /// What the rules say before each ply of the line and after the last, so that a client need not ask.
    steps: Vec<Situation>,
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
    refutations: Vec<Vec<Refutation>>,
}

/// A puzzle as it is stored. Its solution is replayed only when it is requested.
pub struct StoredPuzzle {
    /// The puzzle without its solution.
    pub entry: PuzzleEntry,
    position: String,
    line: Vec<String>,
    unique: usize,
    refutations: Vec<Vec<Refutation>>,
}

/// A game from the position of a puzzle.
fn game(rules: &Ruleset, position: &str) -> Option<Game> {
    Some(Game::from_position(rules, position.parse::<Setup>().ok()?.position(rules).ok()?))
}

impl Puzzle {
    /// A puzzle with its solution, up to the first illegal move. A test checks that no stored puzzle has one.
    pub fn of(stored: &StoredPuzzle) -> Option<Puzzle> {
        let StoredPuzzle { entry, position, line, unique, refutations } = stored;
        let rules = Ruleset::named(&entry.rules).ok()?;
        let mut game = game(&rules, position)?;
        let (mut played, mut steps) = (Vec::new(), vec![Situation::of(&rules, &game)]);
        for text in line {
            let Ok(ply) = game.play_text(&text.parse().ok()?) else { break };
            played.extend(ply.mv.map(|mv| Move::of(mv, ply.captures.as_slice())));
            steps.push(Situation::of(&rules, &game));
        }
        Some(Puzzle {
            entry: entry.clone(),
            aim: Aim::of(&rules),
            position: position.clone(),
            line: played,
            unique: *unique,
            refutations: refutations.clone(),
            steps,
        })
    }
}

impl StoredPuzzle {
    /// Reads a line of a file of puzzles; nothing if it is none.
    pub fn read(line: &str) -> Option<StoredPuzzle> {
        let Written { id, rules, position, kind, line, unique, rating, refutations } = serde_json::from_str(line).ok()?;
        let ruleset = Ruleset::named(&rules).ok()?;
        let game = game(&ruleset, &position)?;
        let side = game.side()?.into();
        let (name, board) = (ruleset.name().into(), ruleset.size());
        let escape = ruleset.rules().escape.into();
        let entry = PuzzleEntry { id, rules, name, board, escape, kind, side, moves: unique.div_ceil(2), rating };
        Some(StoredPuzzle { entry, position, line, unique, refutations })
    }
}
