//! Checking a table: games are played again from their moves, and everything that was counted is counted again.

use hnefi_match::player::Host;
use hnefi_rules::{Game, PASS};
use thiserror::Error;

use crate::cell::Thinking;
use crate::definition::Study;
use crate::play::{Beginning, Sides, moves};
use crate::row::{Counts, GameRow, lead_changes, turnaround};
use crate::shard::ShardError;

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game} of `{arm}` ({attackers} and {defenders} positions a move): {what}")]
pub struct Slip {
    arm: String,
    attackers: u64,
    defenders: u64,
    game: u64,
    what: String,
}

/// Checks one row against the study: its seed and opening, every move, the result, and all figures that follow from the moves and
/// evaluations.
///
/// # Errors
/// The first [`Slip`].
pub fn verify(study: &Study, row: &GameRow) -> Result<(), Slip> {
    replayed(study, row).map_err(|what| Slip::of(row, what))
}

/// Lets the engine play the game of a row again: the slip, if it comes out otherwise.
///
/// # Errors
/// [`ShardError`] where it cannot be played.
pub fn play_again(study: &Study, row: &GameRow) -> Result<Result<(), Slip>, ShardError> {
    let Some(cell) = study.cell_of(row) else { return Ok(Err(Slip::of(row, NO_CELL.to_owned()))) };
    let found = Sides::new().play(study, cell, row.game, Host::new(&|| false))?;
    let same = found.is_some_and(|found| found == *row);
    let what = "played again it is another game, or its figures are others";
    Ok(if same { Ok(()) } else { Err(Slip::of(row, what.to_owned())) })
}

impl Slip {
    fn of(row: &GameRow, what: String) -> Slip {
        let Thinking { attackers, defenders } = row.thinking;
        Slip { arm: row.arm.clone(), attackers, defenders, game: row.game, what }
    }
}

const NO_CELL: &str = "the study has no such games: no such arm, strength or evaluation";

fn replayed(study: &Study, row: &GameRow) -> Result<(), String> {
    let cell = study.cell_of(row).ok_or(NO_CELL)?;
    let arm = &study.arms[cell.arm];
    let beginning = Beginning::of(study, cell, row.game).map_err(|error| error.to_string())?;
    same("the seed", &row.seed, &beginning.seed)?;
    same("the layout", &row.layout, &arm.rules.layout().id)?;
    let (mut game, mut dice) = (beginning.opening.game, beginning.dice);
    let opening = game.plies().len();
    same("the opening's length", &row.opening, &(opening as u64))?;
    let written = row.moves.get(..opening).ok_or("it is shorter than its opening")?;
    same("the opening", &written, &&moves(&game)[..])?;
    // As the referee goes about it: an end, then the limit, then the die.
    let longest = study.longest_of(row);
    if let Some(from) = row.played_on {
        same("where it was taken up again", &from, &study.longest)?;
    }
    while game.outcome().is_none() && (game.plies().len() as u64) < longest {
        if game.awaits_throw() {
            // A throw that loses the turn is a ply by itself.
            game.throw(dice.throw()).map_err(|error| error.to_string())?;
            continue;
        }
        let Some(text) = row.moves.get(game.plies().len()) else { break };
        play(&mut game, text)?;
    }
    same("the moves", &row.moves, &moves(&game))?;
    let outcome = game.outcome();
    let ending = outcome.map_or(hnefi_match::Ending::LongestGame, |outcome| hnefi_match::Ending::Board(outcome.reason));
    if outcome.is_none() && (game.plies().len() as u64) < longest {
        return Err(format!("it stops after {} plies, before its end", game.plies().len()));
    }
    let result = hnefi_rules::GameResult::won_by(outcome.and_then(|outcome| outcome.winner));
    same("the result", &row.result, &result)?;
    same("the ending", &row.ending.as_str(), &ending.word())?;
    same("what was counted", &row.counts, &Counts::of(&game, opening))?;
    let chosen = row.moves[opening..].iter().filter(|text| *text != PASS).count();
    same("the number of evaluations", &row.evaluations.len(), &chosen)?;
    same("the changes of the lead", &row.lead_changes, &lead_changes(&row.evaluations))?;
    same("the turnaround", &row.turnaround, &turnaround(&row.evaluations, row.result))
}

fn play(game: &mut Game, text: &str) -> Result<(), String> {
    let ply = game.plies().len() + 1;
    let error = |error: &dyn std::fmt::Display| format!("ply {ply}, `{text}`: {error}");
    let mv: hnefi_rules::MoveText = text.parse().map_err(|e| error(&e))?;
    game.play_text(&mv).map(|_| ()).map_err(|e| error(&e))
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, written: &T, found: &T) -> Result<(), String> {
    if written == found { Ok(()) } else { Err(format!("{what}: the table says {written:?}, it is {found:?}")) }
}
