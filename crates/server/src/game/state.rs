//! The state of a game, made by applying its events one after the other.

use hnefi_rules::{Game, GameMark, PlayError, PositionError, Setup, SetupTextError, Side};
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

/// A change of a state: its events, and how to undo it if it cannot be written.
pub(crate) struct Change {
    /// The number of the first event.
    pub(crate) first: u64,
    pub(crate) events: Vec<Event>,
    game: GameMark,
    offer: Option<Side>,
}

impl Change {
    /// How many plies of the game before the change are part of the game after it.
    pub(crate) fn kept(&self) -> usize {
        self.game.kept()
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

    /// Applies events that were decided, and the throws of the die that follow. On an error the state is unchanged.
    ///
    /// # Errors
    /// A [`FoldError`] if an event does not fit the state or the die cannot be thrown.
    pub(crate) fn change(&mut self, decider: Decider, decided: Vec<Event>) -> Result<Change, FoldError> {
        let kept = self.kept_by(&decided);
        let mut change = Change { first: self.version + 1, events: Vec::new(), game: self.game.mark(kept), offer: self.offer };
        for event in decided {
            if let Err(error) = self.add(&mut change, event) {
                self.put_back(change);
                return Err(error);
            }
        }
        while let Some(event) = decider.throw(self).transpose() {
            let added = event.map_err(FoldError::from).and_then(|event| self.add(&mut change, event));
            if let Err(error) = added {
                self.put_back(change);
                return Err(error);
            }
        }
        Ok(change)
    }

    fn add(&mut self, change: &mut Change, event: Event) -> Result<(), FoldError> {
        self.apply(&event)?;
        change.events.push(event);
        Ok(())
    }

    /// Undoes the last change.
    pub(crate) fn put_back(&mut self, change: Change) {
        self.version = change.first - 1;
        self.offer = change.offer;
        self.game.put_back(change.game);
    }

    /// How many of the plies played so far remain after these events.
    fn kept_by(&self, events: &[Event]) -> usize {
        let plies = self.game.plies();
        let taken: usize = events.iter().map(|event| if let Event::TakenBack { moves } = event { *moves } else { 0 }).sum();
        let mut moves = plies.iter().enumerate().rev().filter(|(_, ply)| ply.mv.is_some());
        match taken.checked_sub(1) {
            None => plies.len(),
            Some(before) => moves.nth(before).map_or(0, |(index, _)| index),
        }
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
