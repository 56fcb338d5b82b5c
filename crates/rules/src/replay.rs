//! Replaying a recorded game: every move legal, captures, final position and result as the record states them. What it leaves out is
//! not compared.

use thiserror::Error;

use crate::game::{Game, PlayError};
use crate::moves::Move;
use crate::notation::{MoveText, MoveTextError, SetupTextError};
use crate::outcome::Reason;
use crate::ply::Ply;
use crate::position::{Position, PositionError, Setup};
use crate::result::{Decider, GameResult};
use crate::side::Side;
use crate::variant::Variant;

/// The first way in which a record differs from what the rules say.
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
    /// A move of the other side.
    #[error("ply {ply}: the record gives the move to the {recorded}, the {actual} are to move")]
    Side {
        /// Counted from 1.
        ply: usize,
        /// As recorded.
        recorded: Side,
        /// As replayed.
        actual: Side,
    },
    /// Another final position.
    #[error("after {plies} plies the position is `{actual}`, the record says `{recorded}`")]
    FinalPosition {
        /// How many plies were played.
        plies: usize,
        /// As replayed.
        actual: String,
        /// As recorded.
        recorded: String,
    },
    /// Another result.
    #[error("after {plies} plies the result is {actual}, the record says {recorded}")]
    Result {
        /// How many plies were played.
        plies: usize,
        /// As replayed.
        actual: GameResult,
        /// As recorded.
        recorded: GameResult,
    },
}

impl Difference {
    /// The ply of the record at which it shows, counted from 1; `None` where it shows in no single ply.
    #[must_use]
    pub const fn ply(&self) -> Option<usize> {
        match self {
            Difference::MoveText { ply, .. } | Difference::Move { ply, .. } | Difference::Side { ply, .. } => Some(*ply),
            Difference::FinalPosition { plies, .. } | Difference::Result { plies, .. } => Some(*plies),
            Difference::PositionText { .. } | Difference::Position { .. } => None,
        }
    }
}

/// A recorded game in the course of being played again.
///
/// A record may leave out what follows from the rules by itself: turns lost for want of a move, and that a piece that could go on
/// capturing stays where it is.
#[derive(Clone, Debug)]
pub struct Replay {
    game: Game,
    /// How many plies of the record have been played.
    plies: usize,
    /// Turns lost for want of a move since then, which the record may write or not.
    unwritten_passes: usize,
    between_people: bool,
}

impl Replay {
    /// Begins with the start of the variant, or the position that the record gives.
    ///
    /// # Errors
    /// A [`Difference`] if the variant does not allow that position.
    pub fn new(variant: &Variant, start: Option<&Setup>) -> Result<Replay, Difference> {
        let game = match start {
            None => Game::new(variant),
            Some(setup) => Game::from_position(variant, allowed("start", setup, variant)?),
        };
        let unwritten_passes = lost_at_the_end(&game, 0);
        Ok(Replay { game, plies: 0, unwritten_passes, between_people: false })
    }

    /// The record of a game between people, who see repetition or do not: a game may go on after a position has come once too often,
    /// and may have been given against a side that only moved to and fro, though the position as a whole was never quite the same.
    #[must_use]
    pub fn between_people(self) -> Replay {
        Replay { between_people: true, ..self }
    }

    /// The game as far as it has been played.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game, when it has been played.
    #[must_use]
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Plays a move of the record, made by the side that the record names, if it does.
    ///
    /// # Errors
    /// A [`Difference`]; the game is then as it was before the move.
    pub fn play(&mut self, side: Option<Side>, text: &MoveText) -> Result<(), Difference> {
        let ply = self.plies + 1;
        if self.between_people {
            self.game.overlook_repetition();
        }
        self.stay_if_left_out(text.mv);
        self.compare_side(side, ply)?;
        let before = self.game.plies().len();
        self.game.play_text(text).map_err(|error| Difference::Move { ply, error })?;
        self.unwritten_passes = lost_at_the_end(&self.game, before + 1);
        self.plies = ply;
        Ok(())
    }

    /// The throw that the next ply was made with, or lost by.
    ///
    /// # Errors
    /// A [`Difference`] if no such throw is made now.
    pub fn throw(&mut self, die: u8) -> Result<(), Difference> {
        // The moves of one turn share a throw.
        if self.game.die() == Some(die) {
            return Ok(());
        }
        let before = self.game.plies().len();
        self.game.throw(die).map_err(|error| Difference::Move { ply: self.plies + 1, error })?;
        self.unwritten_passes += lost_at_the_end(&self.game, before);
        Ok(())
    }

    /// A turn that the record says was lost.
    ///
    /// # Errors
    /// A [`Difference`] if it was not.
    pub fn pass(&mut self, side: Option<Side>) -> Result<(), Difference> {
        let ply = self.plies + 1;
        if self.unwritten_passes > 0 {
            self.unwritten_passes -= 1;
        } else {
            self.compare_side(side, ply)?;
            self.game.pass().map_err(|error| Difference::Move { ply, error })?;
        }
        self.plies = ply;
        Ok(())
    }

    /// A move with which the piece that has captured goes on, and which the record leaves out.
    ///
    /// # Errors
    /// A [`Difference`] if it may not go on so.
    pub fn go_on_unwritten(&mut self, mv: Move) -> Result<(), Difference> {
        let before = self.game.plies().len();
        self.game.play(mv).map_err(|error| Difference::Move { ply: self.plies, error })?;
        self.unwritten_passes = lost_at_the_end(&self.game, before + 1);
        Ok(())
    }

    /// A piece that could go on capturing, but the record goes on with the other side: it stayed.
    fn stay_if_left_out(&mut self, next: Move) {
        let position = self.game.position();
        let Some(point) = position.going_on() else { return };
        let other = position.side().other();
        if position.piece_at(next.from).is_some_and(|piece| piece.side() == other) {
            // Staying is always allowed there; if it were not, the move itself will be refused with the reason.
            let _ = self.game.play(Move::stay(point));
        }
    }

    fn compare_side(&self, recorded: Option<Side>, ply: usize) -> Result<(), Difference> {
        match (recorded, self.game.side()) {
            (Some(recorded), Some(actual)) if recorded != actual => Err(Difference::Side { ply, recorded, actual }),
            _ => Ok(()),
        }
    }

    /// Compares the position now with what the record says is the final one.
    ///
    /// # Errors
    /// A [`Difference`].
    pub fn compare_final(&self, setup: &Setup) -> Result<(), Difference> {
        let recorded = allowed("final", setup, self.game.variant())?;
        let actual = self.game.position();
        // Once the king's fate has ended the game nobody is to move, whatever word a record writes.
        let over = actual.is_over(self.game.variant().compiled());
        let sides_agree = over || setup.side.is_none_or(|side| side == actual.side());
        let flags_agree =
            setup.king_moved.is_none() || actual.king().is_none() || recorded.king_has_moved() == actual.king_has_moved();
        if (recorded.board_text() == actual.board_text() || is_board_with_captured_king(&self.game, &recorded))
            && sides_agree
            && flags_agree
        {
            return Ok(());
        }
        Err(Difference::FinalPosition { plies: self.plies, actual: actual.to_string(), recorded: setup.to_string() })
    }

    /// Compares the result with the record's. What the players decided is compared with nothing; where nobody knows who decided, the
    /// board may have left the game open; an unfinished game may stop anywhere.
    ///
    /// # Errors
    /// A [`Difference`].
    pub fn compare_result(&self, recorded: GameResult, decider: Decider) -> Result<(), Difference> {
        let actual = GameResult::of(&self.game);
        let fits = match decider {
            Decider::Board => recorded == actual,
            Decider::Unknown => recorded == actual || actual == GameResult::Unfinished,
            Decider::Players => true,
        };
        if fits || recorded == GameResult::Unfinished || self.is_given_against_shuttling(recorded) {
            return Ok(());
        }
        Err(Difference::Result { plies: self.plies, actual, recorded })
    }
}

/// A side whose own pieces have stood alike so often, each time after its own move, only moves to and fro.
const SHUTTLING: usize = 3;

impl Replay {
    /// Whether the record gives an open game against the side that has just moved, and that side only moved to and fro.
    fn is_given_against_shuttling(&self, recorded: GameResult) -> bool {
        let winner = match recorded {
            GameResult::Attackers => Side::Attackers,
            GameResult::Defenders => Side::Defenders,
            GameResult::Draw | GameResult::Unfinished => return false,
        };
        let Some(last) = self.game.plies().last() else { return false };
        let loser = winner.other();
        let alike = |ply: &&Ply| ply.side == loser && ply.position.stands_alike(&last.position, loser);
        self.between_people
            && self.game.outcome().is_none_or(|outcome| outcome.reason == Reason::Repetition)
            && last.side == loser
            && self.game.plies().iter().filter(alike).count() >= SHUTTLING
    }
}

fn lost_at_the_end(game: &Game, from: usize) -> usize {
    game.plies()[from..].iter().filter(|ply| ply.mv.is_none()).count()
}

fn allowed(which: &'static str, setup: &Setup, variant: &Variant) -> Result<Position, Difference> {
    setup.position(variant).map_err(|error| Difference::Position { which, error })
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
