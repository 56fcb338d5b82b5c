//! The state of a game: its events, one after the other.

use hnefi_rules::{Game, PlayError, PositionError, Setup, SetupTextError, Side};
use hnefi_rulesets::{Ruleset, RulesetError};
use thiserror::Error;

use crate::events::Event;
use crate::random::{GameId, SeatHash};
use crate::store::Record;
use crate::wire::{GameFacts, GameState, Seat, Seats};

/// Why a list of events is not a game. The store holds only what was once a game; a rule set changed since can still spoil it.
#[derive(Debug, Error)]
pub(crate) enum FoldError {
    #[error("its first event is not its creation")]
    NotCreated,
    #[error("it was created twice")]
    CreatedTwice,
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    #[error(transparent)]
    Text(#[from] SetupTextError),
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error("`{0}` is not a move")]
    NotMove(String),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error("more moves were taken back than had been made")]
    TakenBack,
}

/// What the events so far add up to.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) id: GameId,
    pub(crate) created: u64,
    pub(crate) seat: SeatHash,
    pub(crate) seats: Seats,
    /// How many events there are.
    pub(crate) version: u64,
    pub(crate) rules: Ruleset,
    pub(crate) game: Game,
    pub(crate) offer: Option<Side>,
}

impl State {
    /// A game from the store.
    pub(crate) fn of(id: GameId, record: &Record) -> Result<State, FoldError> {
        let (first, rest) = record.events.split_first().ok_or(FoldError::NotCreated)?;
        let mut state = State::begin(id, record.created, record.seat, first)?;
        rest.iter().try_for_each(|event| state.apply(event))?;
        Ok(state)
    }

    /// A game that has just been created.
    pub(crate) fn begin(id: GameId, created: u64, seat: SeatHash, event: &Event) -> Result<State, FoldError> {
        let Event::Created { rules, start, attackers, defenders, file } = event else { return Err(FoldError::NotCreated) };
        let rules = match file {
            Some(text) => Ruleset::from_toml_with(text, rules.split_once('+').map_or("", |(_, selection)| selection))?,
            None => Ruleset::named(rules)?,
        };
        let start = start.parse::<Setup>()?.position(&rules)?;
        let game = Game::from_position(&rules, start);
        let seats = Seats { attackers: *attackers, defenders: *defenders };
        Ok(State { id, created, seat, seats, version: 1, rules, game, offer: None })
    }

    /// The state after another event.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), FoldError> {
        match event {
            Event::Created { .. } => return Err(FoldError::CreatedTwice),
            Event::Moved { text } => {
                let text = text.parse().map_err(|_| FoldError::NotMove(text.clone()))?;
                let side = self.game.play_text(&text)?.side;
                // Moving on is an answer to the opponent's offer.
                self.offer = self.offer.filter(|offering| *offering == side);
            }
            Event::Thrown { value } => self.game.throw(*value)?,
            Event::TakenBack { moves } => {
                for _ in 0..*moves {
                    self.game.take_back().ok_or(FoldError::TakenBack)?;
                }
                self.offer = None;
            }
            Event::Offered { side } => self.offer = Some(*side),
            Event::Withdrawn { .. } | Event::Declined { .. } => self.offer = None,
            Event::Accepted { .. } => self.game.agree_draw(),
            Event::Resigned { side } => self.game.resign(*side),
        }
        if self.game.outcome().is_some() {
            self.offer = None;
        }
        self.version += 1;
        Ok(())
    }

    /// The level of the engine, if it is the engine's turn.
    pub(crate) fn engine_to_move(&self) -> Option<u8> {
        self.game.side().and_then(|side| self.engine(side))
    }

    /// The level of the engine, if it has an offer to answer.
    pub(crate) fn engine_to_answer(&self) -> Option<u8> {
        self.offer.and_then(|side| self.engine(side.other()))
    }

    fn engine(&self, side: Side) -> Option<u8> {
        match self.seats.of(side) {
            Seat::Human => None,
            Seat::Engine { level } => Some(level),
        }
    }

    /// Whether a person plays a side.
    pub(crate) fn is_human(&self, side: Side) -> bool {
        self.seats.of(side) == Seat::Human
    }

    /// The game as clients see it.
    pub(crate) fn seen(&self, thinking: bool) -> GameState {
        let facts = GameFacts {
            id: self.id.to_string(),
            version: self.version,
            created: self.created,
            seats: self.seats,
            offer: self.offer,
            thinking,
        };
        GameState::of(&self.rules, &self.game, facts)
    }
}
