//! The state of a game, made by applying its events one after the other, each at its time.

use hnefi_rules::{Game, PlayError, PositionError, Setup, SetupTextError, Side};
use hnefi_rulesets::{Ruleset, RulesetError};
use thiserror::Error;

use super::clock::TurnEnd;
use super::{
    Clocks, Decider, Event, FirstGame, OfferKind, PerSide, Plan, Player, Reading, Refusal, Seat, Seats, SwapReason, Terms,
};
use crate::random::{GameId, NoRandomness, SeatHash};

/// Plies that are played before clocks run in a game where both players sit at their boards.
const UNTIMED_PLIES: usize = 2;

/// Why a list of events is not a game. The store holds only what was a game once; a rule set that has changed since can spoil it.
#[derive(Debug, Error)]
pub enum FoldError {
    /// It begins with something else.
    #[error("the first event is not `created`")]
    NotCreated,
    /// It begins twice.
    #[error("there is a second event `created`")]
    CreatedTwice,
    /// Its rule set cannot be read.
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    /// Its first position cannot be read.
    #[error(transparent)]
    Text(#[from] SetupTextError),
    /// Its rule set does not allow its first position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move is not legal.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// More was taken back than was played.
    #[error("more moves were taken back than had been made")]
    TakenBack,
    /// A die was to be thrown.
    #[error(transparent)]
    Die(#[from] NoRandomness),
}

/// A change of a game, which happens when it is written.
pub struct Change {
    /// The state after it.
    pub state: State,
    /// How many plies of the game before it are part of the game after it.
    pub kept: usize,
    /// When it happens, in milliseconds since 1970.
    pub at: u64,
    /// What happens, in this order.
    pub events: Vec<Event>,
}

impl Change {
    fn add(&mut self, event: Event) -> Result<(), FoldError> {
        self.state.apply(&event, self.at)?;
        self.kept = self.kept.min(self.state.game.plies().len());
        self.events.push(event);
        Ok(())
    }
}

/// An offer that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// By whom.
    pub side: Side,
    /// What.
    pub kind: OfferKind,
}

/// What is known of the time of a ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlyTime {
    /// The milliseconds that it took; `None` where the turn was not timed.
    pub took: Option<u64>,
    /// What the mover's clock showed after it.
    pub clock: Option<Reading>,
}

/// The state that follows from the events so far.
#[derive(Clone)]
pub struct State {
    /// Its name.
    pub id: GameId,
    /// When it was created, in milliseconds since 1970.
    pub created: u64,
    /// The secret of the person who created the game.
    pub host: SeatHash,
    /// Who plays which side.
    pub seats: Seats,
    /// How many events there are.
    pub version: u64,
    /// The rules.
    pub rules: Ruleset,
    /// What has been played.
    pub game: Game,
    /// What is offered and not answered.
    pub offer: Option<Offer>,
    /// The clocks.
    pub clocks: Clocks,
    /// Since when the game has been paused, in milliseconds since 1970.
    pub paused: Option<u64>,
    /// Whether the game was called off.
    pub cancelled: bool,
    /// Whether the sides are to be drawn when both seats are taken.
    pub draw_sides: bool,
    /// Whether the second player may choose the side after the first turn.
    pub pie: bool,
    /// The first game of two, where this is the second.
    pub first: Option<FirstGame>,
    /// What was agreed when the game was created.
    pub terms: Terms,
    /// The game that follows this one.
    pub next: Option<GameId>,
    /// What each side has planned.
    pub plans: PerSide<Plan>,
    /// What is known of the time of each ply.
    pub played: Vec<PlyTime>,
    /// How many plies the game had at each version, from the first.
    lengths: Vec<usize>,
    /// When the last event happened, in milliseconds since 1970.
    pub last_at: u64,
}

impl State {
    /// A game from the store: its events, each with its time.
    pub fn of<'a>(
        id: GameId,
        created: u64,
        host: SeatHash,
        events: impl IntoIterator<Item = (u64, &'a Event)>,
    ) -> Result<State, FoldError> {
        let mut events = events.into_iter();
        let (_, first) = events.next().ok_or(FoldError::NotCreated)?;
        let mut state = State::begin(id, created, host, first)?;
        events.try_for_each(|(at, event)| state.apply(event, at))?;
        Ok(state)
    }

    /// A game that has just been created.
    pub fn begin(id: GameId, created: u64, host: SeatHash, event: &Event) -> Result<State, FoldError> {
        let Event::Created { rules, start, attackers, defenders, file, terms } = event else { return Err(FoldError::NotCreated) };
        let rules = match file {
            Some(text) => Ruleset::from_toml_with(text, rules.split_once('+').map_or("", |(_, selection)| selection))?,
            None => Ruleset::named(rules)?,
        };
        let start = start.parse::<Setup>()?.position(&rules)?;
        let game = Game::from_position(&rules, start);
        let terms = terms.as_deref().cloned().unwrap_or_default();
        let kinds = PerSide { attackers: *attackers, defenders: *defenders };
        let seats = Seats::of_each(|side| {
            let (seat, is_human) = (*kinds.of(side), *kinds.of(side) == Seat::Human);
            Player {
                seat,
                name: terms.names.of(side).clone(),
                key: is_human.then(|| terms.keys.of(side).unwrap_or(host)),
                invitation: *terms.invitations.of(side),
            }
        });
        let mut state = State {
            id,
            created,
            host,
            seats,
            version: 1,
            rules,
            game,
            offer: None,
            clocks: Clocks::new(terms.clocks),
            paused: None,
            cancelled: false,
            draw_sides: terms.draw_sides,
            pie: terms.pie,
            first: terms.first,
            terms,
            next: None,
            plans: PerSide::default(),
            played: Vec::new(),
            lengths: vec![0],
            last_at: created,
        };
        state.follow_clocks(TurnEnd::Other, created);
        Ok(state)
    }

    /// What follows from events that were decided, and from what comes after them by itself: the throws of the die, planned answers, the
    /// drawing of the sides, the second game of a match.
    ///
    /// # Errors
    /// A [`FoldError`] if an event does not fit the state or there is no randomness.
    pub fn after(&self, decided: Vec<Event>, decider: Decider) -> Result<Change, FoldError> {
        let kept = self.game.plies().len();
        let mut change = Change { state: self.clone(), kept, at: decider.now, events: Vec::new() };
        decided.into_iter().try_for_each(|event| change.add(event))?;
        while let Some(event) = decider.consequence(&change.state)? {
            change.add(event)?;
        }
        Ok(change)
    }

    /// Applies an event that happened at a time: the one place where a move is played.
    pub fn apply(&mut self, event: &Event, at: u64) -> Result<(), FoldError> {
        let mut end = TurnEnd::Other;
        // The ply that is played, and by whom.
        let mut moved = None;
        match event {
            Event::Created { .. } => return Err(FoldError::CreatedTwice),
            Event::Joined { side, name, key } => {
                *self.seats.of_mut(*side) = Player { seat: Seat::Human, name: name.clone(), key: Some(*key), invitation: None };
            }
            Event::Renamed { side, name } => self.seats.of_mut(*side).name.clone_from(name),
            Event::Swapped { by } => {
                self.seats.swap();
                self.clocks.swap(at);
                self.plans = PerSide::default();
                self.offer = None;
                self.settle_sides(*by);
            }
            Event::SidesKept { by } => self.settle_sides(*by),
            Event::Moved { mv, lag } => {
                let took = self.clocks.spent(at).map(|spent| spent.saturating_sub(*lag));
                let known = self.game.plies().len();
                let side = self.game.play_text(mv)?.side;
                moved = Some((known, side));
                self.played.resize(known, PlyTime::default());
                self.played.push(PlyTime { took, clock: None });
                self.played.resize(self.game.plies().len(), PlyTime::default());
                // Moving declines the opponent's offer.
                self.offer = self.offer.filter(|offer| offer.side == side);
                self.plans.attackers.follow(mv);
                self.plans.defenders.follow(mv);
                end = TurnEnd::Move { lag: *lag };
            }
            Event::Thrown { value } => {
                self.game.throw(*value)?;
                self.played.resize(self.game.plies().len(), PlyTime::default());
            }
            Event::TakenBack { moves } => {
                for _ in 0..*moves {
                    self.game.take_back().ok_or(FoldError::TakenBack)?;
                }
                self.played.truncate(self.game.plies().len());
                self.offer = None;
                self.plans = PerSide::default();
            }
            Event::Offered { side, offer } => self.offer = Some(Offer { side: *side, kind: *offer }),
            Event::Withdrawn { .. } | Event::Declined { .. } => self.offer = None,
            Event::Accepted { .. } => {
                let offer = self.offer.take();
                // Before offers had kinds, each was of a draw.
                if offer.is_none_or(|offer| offer.kind == OfferKind::Draw) {
                    self.game.agree_draw();
                }
            }
            Event::Paused => {
                self.clocks.stop(at);
                self.paused = Some(at);
            }
            Event::Resumed => self.paused = None,
            Event::Planned { side, lines } => *self.plans.of_mut(*side) = Plan::of(lines),
            Event::Resigned { side } => self.game.resign(*side),
            Event::Flagged { side } => self.game.run_out_of_time(*side),
            Event::Absent { side } => self.game.abandon(*side),
            Event::Cancelled => self.cancelled = true,
            Event::Outage { milliseconds } => self.clocks.forgive(*milliseconds, at),
            Event::Followed { game } => {
                self.next = Some(*game);
                self.offer = None;
            }
        }
        let over = self.is_over();
        if over {
            self.plans = PerSide::default();
            // A rematch is offered after the end.
            self.offer = self.offer.filter(|offer| offer.kind == OfferKind::Rematch);
        }
        if over || self.paused.is_none() {
            self.follow_clocks(end, at);
        }
        if let Some((ply, side)) = moved
            && let Some(time) = self.played.get_mut(ply)
        {
            time.clock = self.clocks.reading(side, at);
        }
        self.version += 1;
        self.lengths.push(self.game.plies().len());
        self.last_at = at;
        Ok(())
    }

    /// How many plies of the game at an earlier version are part of the game now; `None` if there was no such version.
    pub fn kept_since(&self, version: u64) -> Option<usize> {
        let since = usize::try_from(version).ok()?.checked_sub(1)?;
        self.lengths.get(since..)?.iter().min().copied()
    }

    /// Notes that it is settled who has which side.
    fn settle_sides(&mut self, by: SwapReason) {
        match by {
            SwapReason::Drawn => self.draw_sides = false,
            SwapReason::Pie => self.pie = false,
        }
    }

    /// Lets the clock run that is to run now.
    fn follow_clocks(&mut self, end: TurnEnd, at: u64) {
        let waits = self.clocks.are_live() && self.game.plies().len() < UNTIMED_PLIES;
        let runs = self.seats.are_taken() && !self.cancelled && !waits;
        self.clocks.follow(self.game.side().filter(|_| runs), end, at);
    }

    /// How the game begins that follows this one, with the sides exchanged: a rematch, or the second of two games.
    pub fn successor(&self) -> Event {
        let of_player = |side: Side| self.seats.of(side.other());
        let controls = self.clocks.controls();
        let is_second = self.terms.two_games && self.first.is_none();
        let first = FirstGame {
            game: self.id,
            winner: self.game.outcome().and_then(|outcome| outcome.winner).map(Side::other),
            moves: self.game.plies().len(),
        };
        let terms = Terms {
            clocks: PerSide::of_each(|side| *controls.of(side.other())),
            names: PerSide::of_each(|side| of_player(side).name.clone()),
            keys: PerSide::of_each(|side| of_player(side).key),
            pie: self.terms.pie,
            two_games: self.terms.two_games,
            first: is_second.then_some(first),
            ..Terms::default()
        };
        Event::Created {
            rules: self.rules.id(),
            start: self.game.start().to_string(),
            attackers: of_player(Side::Attackers).seat,
            defenders: of_player(Side::Defenders).seat,
            file: self.rules.own_file().map(str::to_owned),
            terms: Some(Box::new(terms)),
        }
    }

    /// Whether nothing can be played any more.
    pub fn is_over(&self) -> bool {
        self.cancelled || self.game.outcome().is_some()
    }

    /// Whether moves can be played.
    pub fn is_on(&self) -> bool {
        !self.is_over() && self.paused.is_none() && self.seats.are_taken()
    }

    /// Whether the side to move may take the other player's side now: after the first turn, before anything else is played.
    pub fn may_choose_side(&self) -> bool {
        let plies = self.game.plies();
        let first = plies.first().map(|ply| ply.side);
        let chooser = self.game.side();
        self.pie && self.is_on() && first.is_some() && chooser != first && plies.iter().all(|ply| Some(ply.side) == first)
    }

    /// The level of the engine, if it is the engine's turn.
    pub fn engine_to_move(&self) -> Option<u8> {
        self.game.side().filter(|_| self.is_on()).and_then(|side| self.engine(side))
    }

    /// The level of the engine, if it has an offer to answer.
    pub fn engine_to_answer(&self) -> Option<u8> {
        let offer = self.offer.filter(|offer| offer.kind == OfferKind::Draw)?;
        self.engine(offer.side.other())
    }

    fn engine(&self, side: Side) -> Option<u8> {
        match self.seats.of(side).seat {
            Seat::Engine { level } => Some(level),
            Seat::Human | Seat::Open => None,
        }
    }

    /// The game in which the person with a seat, or the one who created it, may have the engine's advice now.
    ///
    /// # Errors
    /// Who asks is a stranger, the engine advises neither of two people, or it is not theirs to move.
    pub fn to_advise(&self, person: SeatHash) -> Result<&Game, Refusal> {
        if self.seats.sides_of(person).next().is_none() && person != self.host {
            return Err(Refusal::NoSeat);
        }
        if self.seats.are_two_people() {
            return Err(Refusal::NoHints);
        }
        match (self.game.outcome(), self.engine_to_move()) {
            (Some(outcome), _) => Err(Refusal::GameOver(outcome)),
            (None, Some(_)) => Err(Refusal::EnginesTurn(self.game.position().side())),
            (None, None) => Ok(&self.game),
        }
    }

    /// Whether a person plays a side.
    pub fn is_human(&self, side: Side) -> bool {
        self.seats.is_human(side)
    }
}
