//! A game as clients see it.

use std::time::{Duration, SystemTime};

use hnefi_api::{CurrentPosition, PlayedMove, Side, Situation, played};
use hnefi_rules as rules;
use serde::Serialize;
use utoipa::ToSchema;

use super::{OfferKind, TimeControl};
use crate as game;
use crate::Invitations;

/// Who plays which side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
struct Seats {
    /// The attackers' player.
    attackers: SeatHolder,
    /// The defenders' player.
    defenders: SeatHolder,
}

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum SeatHolder {
    /// A person.
    Human {
        /// What the person is called; null for one without a name.
        name: Option<String>,
    },
    /// The engine.
    Engine {
        /// From 1, the weakest, to 8.
        #[schema(minimum = 1, maximum = 8, example = 4)]
        level: u8,
    },
    /// Not taken yet.
    Open,
}

impl From<&game::Player> for SeatHolder {
    fn from(player: &game::Player) -> SeatHolder {
        match player.seat {
            game::Seat::Human => SeatHolder::Human { name: player.name.clone() },
            game::Seat::Engine { level } => SeatHolder::Engine { level },
            game::Seat::Open => SeatHolder::Open,
        }
    }
}

impl From<&game::Seats> for Seats {
    fn from(seats: &game::Seats) -> Seats {
        Seats { attackers: (&seats.attackers).into(), defenders: (&seats.defenders).into() }
    }
}

/// Something that one player offers and the other has not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
struct Offer {
    /// Who offers it.
    side: Side,
    /// What is offered.
    kind: OfferKind,
}

/// The clock of a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
struct Clock {
    /// How much time the player has.
    control: TimeControl,
    /// Milliseconds left of the main time, of the period, or of the turn, when this was sent.
    #[schema(example = 598_200)]
    left: u64,
    /// The periods left, the present one among them; null where there are none.
    periods: Option<u32>,
    /// Whether the main time is over and a period runs.
    in_period: bool,
}

/// The clocks of both players.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
struct Clocks {
    /// The attackers' clock; null where they have all the time they want.
    attackers: Option<Clock>,
    /// The defenders' clock; null where they have all the time they want.
    defenders: Option<Clock>,
    /// Whose clock runs.
    running: Option<Side>,
}

impl Clocks {
    fn at(now: u64, clocks: &game::Clocks) -> Option<Clocks> {
        let controls = clocks.controls();
        let clock = |side| {
            let game::Reading { left, periods, in_period } = clocks.reading(side, now)?;
            Some(Clock { control: (*controls.of(side))?.into(), left, periods, in_period })
        };
        clocks.any().then(|| Clocks {
            attackers: clock(rules::Side::Attackers),
            defenders: clock(rules::Side::Defenders),
            running: clocks.running().map(Side::from),
        })
    }
}

/// A match of two games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
struct TwoGames {
    /// Whether this is the first game or the second.
    #[schema(minimum = 1, maximum = 2)]
    number: u8,
    /// The id of the other game, once there is one.
    other: Option<String>,
    /// The side in this game that won the other game; null for a draw, and in the first game.
    other_winner: Option<Side>,
    /// How many moves the first game had; null in the first game.
    other_moves: Option<usize>,
    /// The side in this game that won the match; null while it is undecided, and where neither won.
    winner: Option<Side>,
    /// Whether the match is over.
    decided: bool,
}

impl TwoGames {
    fn of(state: &game::State) -> Option<TwoGames> {
        let next = state.next.map(|id| id.to_string());
        match state.first {
            _ if !state.terms.two_games => None,
            None => {
                Some(TwoGames { number: 1, other: next, other_winner: None, other_moves: None, winner: None, decided: false })
            }
            Some(first) => Some(TwoGames {
                number: 2,
                other: Some(first.game.to_string()),
                other_winner: first.winner.map(Side::from),
                other_moves: Some(first.moves),
                winner: first.match_winner(&state.game).map(Side::from),
                decided: state.game.outcome().is_some(),
            }),
        }
    }
}

/// What the players have agreed on and done besides moving.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Table {
    /// Who plays.
    seats: Seats,
    /// What is offered.
    offer: Option<Offer>,
    /// The clocks; null where there are none.
    clocks: Option<Clocks>,
    /// Whether the game is paused.
    paused: bool,
    /// Whether the game was called off. It then has no outcome.
    cancelled: bool,
    /// Whether the side to move may take the other side now, by the pie rule.
    choose_side: bool,
    /// Whether the sides are drawn when both seats are taken.
    draw_sides: bool,
    /// Whether the second player may take the first player's side after the first turn.
    pie: bool,
    /// The match of two games that this game belongs to.
    two_games: Option<TwoGames>,
    /// The id of the game that follows: a rematch, or the second of two.
    next: Option<String>,
    /// Whether an open seat is offered to everyone on this server.
    listed: bool,
}

impl Table {
    fn at(now: u64, state: &game::State) -> Table {
        Table {
            seats: (&state.seats).into(),
            offer: state.offer.map(|offer| Offer { side: offer.side.into(), kind: offer.kind.into() }),
            clocks: Clocks::at(now, &state.clocks),
            paused: state.paused.is_some(),
            cancelled: state.cancelled,
            choose_side: state.may_choose_side(),
            draw_sides: state.draw_sides,
            pie: state.pie,
            two_games: TwoGames::of(state),
            next: state.next.map(|id| id.to_string()),
            listed: state.terms.listed,
        }
    }
}

/// The whole state of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Game)]
pub struct GameState {
    /// Its name.
    id: String,
    /// Rises with every change.
    version: u64,
    /// When it was created.
    #[schema(example = "2026-11-21T10:00:00Z")]
    created: String,
    #[serde(flatten)]
    table: Table,
    /// Whether the engine is thinking about its move.
    thinking: bool,
    #[serde(flatten)]
    situation: Situation,
}

impl GameState {
    /// A game as clients see it at a time; `thinking` says whether the engine is thinking about its move.
    #[must_use]
    pub fn at(now: u64, state: &game::State, thinking: bool) -> GameState {
        let created = SystemTime::UNIX_EPOCH + Duration::from_millis(state.created);
        GameState {
            id: state.id.to_string(),
            version: state.version,
            created: humantime::format_rfc3339_seconds(created).to_string(),
            table: Table::at(now, state),
            thinking,
            situation: Situation::of(&state.rules, &state.game),
        }
    }
}

/// A game created: the secret that proves the seat, and the game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Created {
    /// Goes into `Authorization: Bearer TOKEN` of every request that changes the game. It is sent only here.
    pub token: String,
    /// The secrets by which others take the open seats. They are sent only here.
    pub invitations: Invitations,
    /// The game.
    pub game: GameState,
}

/// What has changed in a game since a version of it. Fields of the game that are not here never change.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameChange {
    /// The version that it leads from.
    since: u64,
    /// The version now. It is the same where only the engine has begun or stopped thinking.
    version: u64,
    /// How many moves of the game at `since` remain, counted from the first.
    kept: usize,
    /// The moves that follow them.
    moves: Vec<PlayedMove>,
    #[serde(flatten)]
    table: Table,
    /// Whether the engine is thinking about its move.
    thinking: bool,
    #[serde(flatten)]
    current: CurrentPosition,
}

impl GameChange {
    /// What has changed since a version; `None` if the game never had it.
    #[must_use]
    pub fn since(version: u64, now: u64, state: &game::State, thinking: bool) -> Option<GameChange> {
        let kept = state.kept_since(version)?;
        Some(GameChange {
            since: version,
            version: state.version,
            kept,
            moves: played(&state.game, kept),
            table: Table::at(now, state),
            thinking,
            current: CurrentPosition::of(&state.game),
        })
    }
}
