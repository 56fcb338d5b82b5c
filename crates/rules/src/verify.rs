//! Replaying a game line: every move legal, captures, final position and result as the line states them. What it leaves out is not
//! compared.

use thiserror::Error;

use crate::game::{Game, PASS, PlayError};
use crate::game_line::{GameLine, GameResult};
use crate::moves::MoveTextError;
use crate::position::{Position, PositionError, Setup, SetupTextError};
use crate::ruleset::Ruleset;

/// The first way in which a game line differs from what the rules say.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Difference {
    /// A position cannot be read.
    #[error("{which} position: {error}")]
    PositionText {
        /// `start` or `final`.
        which: &'static str,
        /// What is wrong.
        error: SetupTextError,
    },
    /// A position that the rule set does not allow.
    #[error("{which} position: {error}")]
    Position {
        /// `start` or `final`.
        which: &'static str,
        /// What is wrong.
        error: PositionError,
    },
    /// A move cannot be read.
    #[error("ply {ply}: {error}")]
    MoveText {
        /// Counted from 1.
        ply: usize,
        /// What is wrong.
        error: MoveTextError,
    },
    /// A move that cannot be played.
    #[error("ply {ply}: {error}")]
    Move {
        /// Counted from 1.
        ply: usize,
        /// What is wrong.
        error: PlayError,
    },
    /// Another final position.
    #[error("after {plies} plies the position is `{actual}`, the line says `{recorded}`")]
    FinalPosition {
        /// How many plies were played.
        plies: usize,
        /// As replayed.
        actual: String,
        /// As recorded.
        recorded: String,
    },
    /// Another result.
    #[error("after {plies} plies the result is {actual}, the line says {recorded}")]
    Result {
        /// How many plies were played.
        plies: usize,
        /// As replayed.
        actual: GameResult,
        /// As recorded.
        recorded: GameResult,
    },
}

/// Replays a line under its rule set.
///
/// # Errors
/// The first [`Difference`].
pub fn replay(line: &GameLine, rules: &Ruleset) -> Result<Game, Difference> {
    let mut game = match &line.start {
        None => Game::new(rules),
        Some(text) => Game::from_position(rules, read_position("start", text, rules)?.1),
    };
    // Turns lost for want of a move are recorded by the game itself; a record may write them too, or leave them out.
    let mut unwritten_passes = lost_at_the_end(&game, 0);
    for (index, text) in line.moves.iter().enumerate() {
        let ply = index + 1;
        if text == PASS {
            if unwritten_passes > 0 {
                unwritten_passes -= 1;
            } else {
                game.pass().map_err(|error| Difference::Move { ply, error })?;
            }
            continue;
        }
        let text = text.parse().map_err(|error| Difference::MoveText { ply, error })?;
        let before = game.plies().len();
        game.play_text(&text).map_err(|error| Difference::Move { ply, error })?;
        unwritten_passes = lost_at_the_end(&game, before + 1);
    }
    let plies = line.moves.len();
    if let Some(text) = &line.position {
        compare_final(&game, text, plies)?;
    }
    compare_result(&game, line, plies)?;
    Ok(game)
}

fn lost_at_the_end(game: &Game, from: usize) -> usize {
    game.plies()[from..].iter().filter(|ply| ply.mv.is_none()).count()
}

fn read_position(which: &'static str, text: &str, rules: &Ruleset) -> Result<(Setup, Position), Difference> {
    let setup: Setup = text.parse().map_err(|error| Difference::PositionText { which, error })?;
    let position = setup.position(rules).map_err(|error| Difference::Position { which, error })?;
    Ok((setup, position))
}

fn compare_final(game: &Game, text: &str, plies: usize) -> Result<(), Difference> {
    let (setup, recorded) = read_position("final", text, game.rules())?;
    let actual = game.position();
    // Once the king's fate has ended the game nobody is to move, whatever word a record writes.
    let over = actual.king_is_decided(game.rules().compiled());
    let sides_agree = over || setup.side.is_none_or(|side| side == actual.side());
    let flags_agree =
        setup.king_moved.is_none() || actual.king().is_none() || recorded.king_has_moved() == actual.king_has_moved();
    if (recorded.board_text() == actual.board_text() || is_board_with_captured_king(game, &recorded))
        && sides_agree
        && flags_agree
    {
        return Ok(());
    }
    Err(Difference::FinalPosition { plies, actual: actual.to_string(), recorded: text.trim().to_owned() })
}

/// Some records leave the captured king on the board of the final position.
fn is_board_with_captured_king(game: &Game, recorded: &Position) -> bool {
    let (None, Some(king)) = (game.position().king(), recorded.king()) else { return false };
    let before = match game.plies() {
        [.., before, _] => before.position.king(),
        [_] => game.start().king(),
        [] => None,
    };
    let others = |position: &Position| -> Vec<_> {
        crate::Point::all(position.size()).map(|p| position.piece_at(p).filter(|_| p != king)).collect()
    };
    before == Some(king) && others(game.position()) == others(recorded)
}

fn compare_result(game: &Game, line: &GameLine, plies: usize) -> Result<(), Difference> {
    let actual = GameResult::of(game);
    match line.result {
        None | Some(GameResult::Unfinished) => Ok(()),
        Some(recorded) if recorded == actual => Ok(()),
        Some(_) if actual == GameResult::Unfinished && line.ended_by_players() => Ok(()),
        Some(recorded) => Err(Difference::Result { plies, actual, recorded }),
    }
}
