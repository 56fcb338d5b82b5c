//! A game: a position with its history, and therefore with all that depends on history. Repetition, the die, lost turns,
//! announcements and the outcome belong here.

use thiserror::Error;

use crate::announcement::announcement;
use crate::moves::{Captures, Move};
use crate::notation::MoveText;
use crate::outcome::{Outcome, Reason, king_capture_rule};
use crate::ply::Ply;
use crate::point::Point;
use crate::position::ending::Ending;
use crate::position::{MoveError, Position};
use crate::repetition;
use crate::rules::{Dice, NoMoves, RuleKey, TurnLimit};
use crate::side::{Piece, Side};
use crate::variant::Variant;

/// Why a game does not take a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// The rules of movement forbid it.
    #[error(transparent)]
    Illegal(#[from] MoveError),
    /// The rule on repetition forbids it.
    #[error("move `{mv}` repeats a position for the {} time, which the rules forbid: another move must be found", times(*.occurrence))]
    Repetition {
        /// The move.
        mv: Move,
        /// The occurrence of the position that it would bring about.
        occurrence: usize,
    },
    /// The move is legal, but captures something else than its text says.
    #[error("move `{mv}` captures {}, not {}", points(.actual), points(.written))]
    Captures {
        /// The move.
        mv: Move,
        /// What the text says.
        written: Vec<Point>,
        /// What it does capture.
        actual: Vec<Point>,
    },
    /// The move is legal, but another piece makes it than its text says.
    #[error("move `{mv}`: on {} stands the {actual}, not the {written}", mv.from)]
    Piece {
        /// The move.
        mv: Move,
        /// What the text says.
        written: Piece,
        /// What stands there.
        actual: Piece,
    },
    /// A turn cannot be given up under these rules.
    #[error("the {0} cannot pass: they have a legal move")]
    NoPass(Side),
    /// The throw of the die comes first.
    #[error("no die is thrown now")]
    NoThrow,
    /// No such face.
    #[error("{0} is no throw of a die: it shows 1 to 6")]
    Die(u8),
}

fn times(occurrence: usize) -> &'static str {
    match occurrence {
        2 => "second",
        4 => "fourth",
        _ => "third",
    }
}

fn points(points: &[Point]) -> String {
    match points {
        [] => "nothing".to_owned(),
        points => points.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// How many turns come to their end with these plies.
fn turns_of(plies: &[Ply]) -> usize {
    plies.iter().filter(|ply| ply.position.going_on().is_none()).count()
}

/// A game in progress or ended.
///
/// ```
/// use hnefi_rules::Game;
/// use hnefi_rulesets::Ruleset;
///
/// let rules = Ruleset::named("alea-walker-2015")?;
/// let mut game = Game::new(&rules);
/// assert_eq!(game.legal_moves().len(), 544);
/// let ply = game.play_text(&"a6-a7".parse()?)?;
/// assert!(ply.captures.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    variant: Variant,
    start: Position,
    plies: Vec<Ply>,
    outcome: Option<Outcome>,
    die: Option<u8>,
}

impl Game {
    /// A game from the start.
    #[must_use]
    pub fn new(variant: &Variant) -> Game {
        Game::from_position(variant, Position::start(variant))
    }

    /// A game from any position of the variant, which counts as the first of the game.
    #[must_use]
    pub fn from_position(variant: &Variant, start: Position) -> Game {
        let mut game = Game { variant: variant.clone(), start, plies: Vec::new(), outcome: None, die: None };
        game.outcome = game.decided_by_board();
        game.settle_turn();
        game
    }

    /// The rules and the board that it is played by.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The first position.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// What has been played.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The side to move; `None` when the game is over.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        self.outcome.is_none().then(|| self.position().side())
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The throw now in force.
    #[must_use]
    pub fn die(&self) -> Option<u8> {
        self.die
    }

    /// Whether the die is to be thrown before the next move.
    #[must_use]
    pub fn awaits_throw(&self) -> bool {
        self.variant.rules().dice != Dice::None && self.die.is_none() && self.outcome.is_none()
    }

    /// The legal moves, those that the rule on repetition forbids left out. Empty when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut moves = self.position().legal_moves(self.variant.compiled());
        moves.retain(|mv| !self.is_forbidden(*mv));
        moves
    }

    /// Whether the side to move has a legal move, the rule on repetition included.
    fn has_legal_move(&self) -> bool {
        if repetition::may_forbid(&self.variant) {
            return !self.legal_moves().is_empty();
        }
        self.position().has_legal_move(self.variant.compiled())
    }

    /// Whether a move can be played now.
    ///
    /// # Errors
    /// A [`PlayError`] that says why not.
    pub fn check(&self, mv: Move) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome {
            return Err(PlayError::GameOver(outcome));
        }
        self.position().check_move(self.variant.compiled(), mv)?;
        if self.is_forbidden(mv) {
            let occurrence = self.variant.rules().repetition.occurrence().unwrap_or_default();
            return Err(PlayError::Repetition { mv, occurrence });
        }
        Ok(())
    }

    fn is_forbidden(&self, mv: Move) -> bool {
        repetition::may_forbid(&self.variant) && repetition::is_forbidden(&self.variant, &self.start, &self.plies, self.ply(mv))
    }

    fn ply(&self, mv: Move) -> Ply {
        let side = self.position().side();
        let mut position = self.position().clone();
        let effect = position.play(self.variant.compiled(), mv);
        let announcement = announcement(&self.variant, side, &position).filter(|_| !effect.is_decisive());
        Ply { side, mv: Some(mv), captures: effect.captures, position, announcement, die: self.die }
    }

    /// Plays a move. Where the opponent then has no legal move and the rules make him pass, his turn is recorded as lost.
    ///
    /// # Errors
    /// A [`PlayError`]; the game is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, PlayError> {
        self.check(mv)?;
        let ply = self.ply(mv);
        Ok(self.add(ply))
    }

    fn add(&mut self, ply: Ply) -> &Ply {
        let number = self.plies.len();
        let king_before = self.position().king();
        self.plies.push(ply);
        // A turn of several moves has one throw.
        if self.position().going_on().is_none() {
            self.die = None;
        }
        self.outcome = match (self.position().king(), king_before) {
            (None, Some(king)) => {
                let rule = king_capture_rule(self.variant.compiled(), king);
                Some(Outcome::win(Side::Attackers, Reason::KingCaptured, rule))
            }
            _ => self.decided_by_board(),
        };
        if self.outcome.is_none() {
            self.outcome = repetition::outcome(&self.variant, &self.start, &self.plies);
        }
        self.settle_turn();
        &self.plies[number]
    }

    /// Plays a move as written; the piece and the captures that the text states must be the right ones. Whether the text lists the king among
    /// the captured when he is captured is left to its writer.
    ///
    /// # Errors
    /// A [`PlayError`]; the game is then as it was.
    pub fn play_text(&mut self, text: &MoveText) -> Result<&Ply, PlayError> {
        let ply = self.ply_of(text)?;
        Ok(self.add(ply))
    }

    /// The ply that a move as written would be, with its captures; [`Game::play_text`] without playing it.
    ///
    /// # Errors
    /// A [`PlayError`], as for [`Game::play_text`].
    pub fn ply_of(&self, text: &MoveText) -> Result<Ply, PlayError> {
        self.check(text.mv)?;
        if let (Some(written), Some(actual)) = (text.piece, self.position().piece_at(text.mv.from))
            && written != actual
        {
            return Err(PlayError::Piece { mv: text.mv, written, actual });
        }
        let ply = self.ply(text.mv);
        if let Some(written) = &text.captures {
            let actual = ply.captures.as_slice();
            let king = self.position().king().filter(|_| ply.position.king().is_none());
            let without_king: Vec<Point> = actual.iter().copied().filter(|p| Some(*p) != king).collect();
            if written != actual && *written != without_king {
                return Err(PlayError::Captures { mv: text.mv, written: written.clone(), actual: actual.to_vec() });
            }
        }
        Ok(ply)
    }

    /// The die shows `value`. An odd throw lets the side to move; an even one loses it the turn.
    ///
    /// # Errors
    /// [`PlayError::NoThrow`] or [`PlayError::Die`].
    pub fn throw(&mut self, value: u8) -> Result<(), PlayError> {
        if !self.awaits_throw() {
            return Err(PlayError::NoThrow);
        }
        if !(1..=6).contains(&value) {
            return Err(PlayError::Die(value));
        }
        if self.variant.rules().dice.lets_move(value) {
            self.die = Some(value);
        } else {
            self.lose_turn(Some(value));
            self.settle_turn();
        }
        Ok(())
    }

    /// Reads from a record that a turn was lost by an even throw. Turns lost for want of a legal move the game records itself.
    ///
    /// # Errors
    /// [`PlayError::NoPass`] under rules without a die, and within a turn.
    pub fn pass(&mut self) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome {
            return Err(PlayError::GameOver(outcome));
        }
        if self.variant.rules().dice == Dice::None || self.position().going_on().is_some() {
            return Err(PlayError::NoPass(self.position().side()));
        }
        self.lose_turn(None);
        self.settle_turn();
        Ok(())
    }

    fn lose_turn(&mut self, die: Option<u8>) {
        let side = self.position().side();
        let position = self.position().passed();
        self.plies.push(Ply { side, mv: None, captures: Captures::none(), position, announcement: None, die });
        self.die = None;
    }

    /// Draws a game that has lasted as long as it may, and applies the rule on having no legal move to the side to move.
    fn settle_turn(&mut self) {
        self.outcome = self.outcome.or_else(|| self.drawn_by_turns());
        if self.outcome.is_some() || self.has_legal_move() {
            return;
        }
        let side = self.position().side();
        self.outcome = match self.variant.rules().no_moves {
            NoMoves::Draw => Some(Outcome::draw(Reason::NoMoves, RuleKey::NoMoves)),
            NoMoves::Loss => Some(Outcome::win(side.other(), Reason::NoMoves, RuleKey::NoMoves)),
            NoMoves::Pass if self.position().passed().has_legal_move(self.variant.compiled()) => {
                self.lose_turn(None);
                // The board leaves the other side a move, which the rule on repetition may still forbid.
                let stuck = || Some(Outcome::draw(Reason::NoMoves, RuleKey::NoMoves)).filter(|_| !self.has_legal_move());
                self.drawn_by_turns().or_else(stuck)
            }
            // Neither side will ever move again.
            NoMoves::Pass => Some(Outcome::draw(Reason::NoMoves, RuleKey::NoMoves)),
        };
    }

    /// How many turns of both sides together have been played to their end, those lost among them.
    #[must_use]
    pub fn turns(&self) -> usize {
        turns_of(&self.plies)
    }

    /// How many since the last turn with a capture.
    #[must_use]
    pub fn quiet_turns(&self) -> usize {
        let after = self.plies.iter().rposition(|ply| !ply.captures.is_empty()).map_or(0, |capture| {
            // The turn of the capture goes on until somebody else is to move.
            let goes_on = self.plies[capture..].iter().position(|ply| ply.position.going_on().is_none());
            goes_on.map_or(self.plies.len(), |end| capture + end + 1)
        });
        turns_of(&self.plies[after..])
    }

    fn drawn_by_turns(&self) -> Option<Outcome> {
        let rules = self.variant.rules();
        let reached = |limit: TurnLimit, turns: &dyn Fn() -> usize| limit.turns().is_some_and(|limit| turns() >= limit);
        let key = if reached(rules.draw_after_turns, &|| self.turns()) {
            RuleKey::DrawAfterTurns
        } else if reached(rules.draw_after_quiet_turns, &|| self.quiet_turns()) {
            RuleKey::DrawAfterQuietTurns
        } else {
            return None;
        };
        Some(Outcome::draw(Reason::TurnLimit, key))
    }

    fn decided_by_board(&self) -> Option<Outcome> {
        let compiled = self.variant.compiled();
        match self.position().king() {
            None => Some(Outcome::win(Side::Attackers, Reason::KingCaptured, RuleKey::KingCapturedElsewhere)),
            Some(king) if compiled.is_goal(king) => Some(Outcome::win(Side::Defenders, Reason::KingEscaped, RuleKey::Escape)),
            Some(_) => self.position().ending().map(Ending::outcome),
        }
    }

    /// Lets a game go on that only repetition has ended, as players do who do not notice it. Does nothing in any other game.
    pub(crate) fn overlook_repetition(&mut self) {
        if self.outcome.is_some_and(|outcome| outcome.reason == Reason::Repetition) {
            self.outcome = None;
            self.settle_turn();
        }
    }

    /// Takes back the last move, with the turns lost after it.
    ///
    /// Returns the move; `None` if there was none.
    pub fn take_back(&mut self) -> Option<Move> {
        let last = self.plies.iter().rposition(|ply| ply.mv.is_some())?;
        let ply = self.plies.swap_remove(last);
        self.plies.truncate(last);
        self.outcome = None;
        // The throw that the move was made with is not thrown again.
        self.die = ply.die;
        ply.mv
    }

    /// A side gives up. Does nothing in a game that is over.
    pub fn resign(&mut self, side: Side) {
        self.lose(side, Reason::Resigned);
    }

    /// A side's time has run out. Does nothing in a game that is over.
    pub fn run_out_of_time(&mut self, side: Side) {
        self.lose(side, Reason::OutOfTime);
    }

    /// A side has left and does not come back. Does nothing in a game that is over.
    pub fn abandon(&mut self, side: Side) {
        self.lose(side, Reason::Absent);
    }

    /// A side loses otherwise than on the board.
    fn lose(&mut self, side: Side, reason: Reason) {
        if self.outcome.is_none() {
            self.outcome = Some(Outcome { winner: Some(side.other()), reason, rule: None });
        }
    }

    /// The players agree on a draw. Does nothing in a game that is over.
    pub fn agree_draw(&mut self) {
        if self.outcome.is_none() {
            self.outcome = Some(Outcome { winner: None, reason: Reason::Agreed, rule: None });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repetition_is_refused_with_its_number() {
        let mv = Move { from: Point::new(0, 0), to: Point::new(0, 1) };
        for (occurrence, says) in [(2, "for the second time"), (3, "for the third time"), (4, "for the fourth time")] {
            let error = PlayError::Repetition { mv, occurrence }.to_string();
            assert!(error.contains(says), "{error}");
        }
    }
}
