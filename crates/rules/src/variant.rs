//! What a game is played by.

use std::sync::Arc;

use thiserror::Error;

use crate::board::StartBoard;
use crate::compiled::Compiled;
use crate::fault::{self, Fault};
use crate::position::{Position, PositionError, Setup};
use crate::rules::{First, Rules};
use crate::side::Side;

/// The rules and the board that a game is played by, compiled into tables. Cheap to clone.
///
/// A rule set is a variant with its documentation: see the crate `hnefi-rulesets`.
#[derive(Clone, Debug)]
pub struct Variant(Arc<Inner>);

/// Two variants are alike if games of both are played in the same way from the same start, whatever their names.
impl PartialEq for Variant {
    fn eq(&self, other: &Variant) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.rules == other.0.rules && self.0.board == other.0.board
    }
}

impl Eq for Variant {}

/// Why rules and a board do not make a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{name}` cannot be played: {}", faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("; "))]
pub struct VariantError {
    /// The name of what was to be a variant.
    pub name: String,
    /// What is wrong; at least one thing.
    pub faults: Vec<Fault>,
}

#[derive(Debug)]
struct Inner {
    name: String,
    rules: Rules,
    board: StartBoard,
    compiled: Compiled,
}

impl Variant {
    /// A variant with a name by which errors call it. The pieces may be in any order.
    ///
    /// # Errors
    /// [`VariantError`] with everything that makes the rules unplayable on the board: a board of a size that is not in use, points off it,
    /// two pieces on one point, not exactly one king, and rules that make no game there. [`faults`](crate::faults) tells the same.
    pub fn new(name: impl Into<String>, rules: Rules, mut board: StartBoard) -> Result<Variant, VariantError> {
        let name = name.into();
        match fault::compiled(&rules, &board) {
            Ok(compiled) => {
                board.pieces.sort_by_key(|(point, _)| point.notation_order());
                Ok(Variant(Arc::new(Inner { name, rules, board, compiled })))
            }
            Err(faults) => Err(VariantError { name, faults }),
        }
    }

    /// The name by which errors call it: of a rule set its id.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The rules' values.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.0.rules
    }

    /// The board at the start.
    #[must_use]
    pub fn board(&self) -> &StartBoard {
        &self.0.board
    }

    /// The tables for playing.
    #[must_use]
    pub fn compiled(&self) -> &Compiled {
        &self.0.compiled
    }

    /// Width and height of the board in points.
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.board.size
    }

    /// The side that moves first.
    #[must_use]
    pub fn first(&self) -> Side {
        match self.0.rules.first {
            First::Attackers => Side::Attackers,
            First::Defenders => Side::Defenders,
        }
    }
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start(variant: &Variant) -> Position {
        Position::of_board(variant.board(), variant.first(), variant.compiled())
    }
}

impl Setup {
    /// The position, checked against a rule set. A side to move that is not written is the side that begins; whether the king has
    /// moved, if it is not written, shows in his standing off the throne.
    ///
    /// # Errors
    /// A [`PositionError`] if the rule set could never see this arrangement.
    pub fn position(&self, variant: &Variant) -> Result<Position, PositionError> {
        self.checked(variant.compiled(), variant.first(), variant.name())
    }
}
