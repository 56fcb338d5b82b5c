//! The state of a game, made by applying its events one after the other.

use hnefi_rules::{Game, PlayError, PositionError, Setup, SetupTextError, Side};
use hnefi_rulesets::{Ruleset, RulesetError};
use thiserror::Error;

use super::{Decider, Event, Seat, Seats};
use crate::random::{GameId, NoRandomness, SeatHash};

/// Why a list of events is not a game. The store holds only what was a game once; a rule set that has changed since can spoil it.
#[derive(Debug, Error)]
pub(crate) enum FoldError {
    #[error("the first event is not `created`")]
    NotCreated,
    #[error("there is a second event `created`")]
    CreatedTwice,
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    #[error(transparent)]
    Text(#[from] SetupTextError),
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error("more moves were taken back than had been made")]
    TakenBack,
    #[error(transparent)]
    Die(#[from] NoRandomness),
}

/// A change of a game, which happens when it is written.
pub(crate) struct Change {
    /// The state after it.
    pub(crate) state: State,
    /// How many plies of the game before it are part of the game after it.
    pub(crate) kept: usize,
    pub(crate) events: Vec<Event>,
}

impl Change {
    fn add(&mut self, event: Event) -> Result<(), FoldError> {
        self.state.apply(&event)?;
        self.kept = self.kept.min(self.state.game.plies().len());
        self.events.push(event);
        Ok(())
    }
}

/// The state that follows from the events so far.
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
    pub(crate) fn of(id: GameId, created: u64, seat: SeatHash, events: &[Event]) -> Result<State, FoldError> {
        let (first, rest) = events.split_first().ok_or(FoldError::NotCreated)?;
        let mut state = State::begin(id, created, seat, first)?;
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

    /// What follows from events that were decided, and from the throws of the die that come after them.
    ///
    /// # Errors
    /// A [`FoldError`] if an event does not fit the state or the die cannot be thrown.
    pub(crate) fn after(&self, decided: Vec<Event>, decider: Decider) -> Result<Change, FoldError> {
        let mut change = Change { state: self.clone(), kept: self.game.plies().len(), events: Vec::new() };
        decided.into_iter().try_for_each(|event| change.add(event))?;
        while let Some(event) = decider.throw(&change.state)? {
            change.add(event)?;
        }
        Ok(change)
    }

    /// Applies an event: the one place where a move is played.
    fn apply(&mut self, event: &Event) -> Result<(), FoldError> {
        match event {
            Event::Created { .. } => return Err(FoldError::CreatedTwice),
            Event::Moved { mv } => {
                let side = self.game.play_text(mv)?.side;
                // Moving declines the opponent's offer.
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
}
