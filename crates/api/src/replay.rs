//! A game as a request describes it: by its rules, a first position, and moves that are played again.

use hnefi_rules::{Difference, Game, MoveText, PASS, PlayError, Replay, Setup};
use hnefi_rulesets::Ruleset;

use crate::code::Code;
use crate::refusal::Refusal;
use crate::setup_fault::SetupFault;

/// Plays the moves one by one.
///
/// # Errors
/// A [`Refusal`] that says which move is at fault, and why.
pub fn replay(rules: &Ruleset, start: Option<&str>, moves: &[String]) -> Result<Game, Refusal> {
    let setup = start.map(str::parse::<Setup>).transpose();
    let setup = setup.map_err(|error| refused(Difference::PositionText { which: "start", error }))?;
    let mut replay = Replay::new(rules, setup.as_ref()).map_err(refused)?;
    for (index, text) in moves.iter().enumerate() {
        if text == PASS {
            replay.pass(None).map_err(refused)?;
            continue;
        }
        let text: MoveText = text.parse().map_err(|error| refused(Difference::MoveText { ply: index + 1, error }))?;
        replay.play(None, &text).map_err(refused)?;
    }
    Ok(replay.into_game())
}

fn refused(difference: Difference) -> Refusal {
    let code = match &difference {
        Difference::Move { error: PlayError::GameOver(_), .. } => Code::GameOver,
        Difference::Move { .. } => Code::IllegalMove,
        _ => Code::BadRequest,
    };
    let fault = match &difference {
        Difference::PositionText { error, .. } => Some(SetupFault::from(error)),
        Difference::Position { error, .. } => Some(SetupFault::from(error)),
        _ => None,
    };
    Refusal { ply: difference.ply(), fault, ..Refusal::new(code, difference.to_string()) }
}
