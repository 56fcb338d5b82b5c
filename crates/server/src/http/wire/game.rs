//! A game as clients see it.

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};

use hnefi_rules as rules;
use hnefi_rules::{Game, Ply, Point};
use hnefi_rulesets::Ruleset;
use serde::Serialize;
use utoipa::ToSchema;

use super::vocabulary::{AnnouncementWord, ReasonWord};
use super::{Aim, Layout, MoveOrPass, Names, Seat, Side, Words};
use crate::game;
use crate::live_games::actor::Snapshot;

/// Who plays which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Seats {
    /// The attackers' player.
    pub(crate) attackers: Seat,
    /// The defenders' player.
    pub(crate) defenders: Seat,
}

impl From<game::Seats> for Seats {
    fn from(seats: game::Seats) -> Seats {
        Seats { attackers: seats.attackers.into(), defenders: seats.defenders.into() }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Outcome {
    /// The side that won; null for a draw.
    winner: Option<Side>,
    /// Why.
    #[schema(value_type = ReasonWord, example = "king-captured")]
    reason: rules::Reason,
    /// The rule that decided; null where the players did.
    rule: Option<String>,
}

impl From<rules::Outcome> for Outcome {
    fn from(outcome: rules::Outcome) -> Outcome {
        Outcome {
            winner: outcome.winner.map(Side::from),
            reason: outcome.reason,
            rule: outcome.rule.map(|rule| rule.to_string()),
        }
    }
}

/// A move that was played, or a turn that was lost.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PlayedMove {
    /// Its number, from 1.
    ply: usize,
    /// Who moved.
    side: Side,
    #[serde(flatten)]
    mv: MoveOrPass,
    /// The position afterwards.
    position: String,
    /// What the defenders announce with it.
    #[schema(value_type = Option<AnnouncementWord>)]
    announcement: Option<rules::Announcement>,
    /// The throw it was made with, or lost by.
    die: Option<u8>,
}

impl PlayedMove {
    fn of(number: usize, ply: &Ply) -> PlayedMove {
        PlayedMove {
            ply: number,
            side: ply.side.into(),
            mv: ply.into(),
            position: ply.position.to_string(),
            announcement: ply.announcement,
            die: ply.die,
        }
    }
}

/// The state of a game by its rules and moves, without its players.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Situation {
    /// The rule set's id, with options and layout.
    rules: String,
    /// Whether the rule set is not a built-in one: then its id may mean something else by now, or nothing.
    own_rules: bool,
    /// What people call the rule set.
    name: Words,
    /// What the pieces are called.
    names: Names,
    /// How each side wins.
    aim: Aim,
    /// The board.
    layout: Layout,
    /// The first position.
    start: String,
    /// What has been played.
    moves: Vec<PlayedMove>,
    #[serde(flatten)]
    current: CurrentPosition,
}

/// The current position of a game, and what the rules say about it.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct CurrentPosition {
    /// The position now.
    position: String,
    /// The side to move; null when the game is over.
    side: Option<Side>,
    /// The legal moves: from each point to which.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>, example = json!({"d8": ["c8", "b8"]}))]
    legal: BTreeMap<String, Vec<String>>,
    /// The point of the piece that has just captured and may go on capturing in the same turn.
    going_on: Option<String>,
    /// Whether the king has moved; always false where no rule depends on it.
    king_moved: bool,
    /// The throw now in force.
    die: Option<u8>,
    /// How the game ended.
    outcome: Option<Outcome>,
}

impl Situation {
    /// How a game stands.
    pub(crate) fn of(rules: &Ruleset, game: &Game) -> Situation {
        Situation {
            rules: rules.id(),
            own_rules: rules.own_file().is_some(),
            name: rules.name().into(),
            names: rules.names().into(),
            aim: Aim::of(rules),
            layout: Layout::of(rules),
            start: game.start().to_string(),
            moves: played(game, 0),
            current: CurrentPosition::of(game),
        }
    }
}

/// The moves of a game without the first `skip`.
fn played(game: &Game, skip: usize) -> Vec<PlayedMove> {
    game.plies().iter().enumerate().skip(skip).map(|(index, ply)| PlayedMove::of(index + 1, ply)).collect()
}

impl CurrentPosition {
    fn of(game: &Game) -> CurrentPosition {
        let mut legal: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for mv in game.legal_moves() {
            legal.entry(mv.from.to_string()).or_default().push(mv.to.to_string());
        }
        CurrentPosition {
            position: game.position().to_string(),
            side: game.side().map(Side::from),
            legal,
            going_on: game.position().going_on().filter(|_| game.outcome().is_none()).map(|point: Point| point.to_string()),
            king_moved: game.position().king_has_moved(),
            die: game.die(),
            outcome: game.outcome().map(Outcome::from),
        }
    }
}

/// The whole state of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Game)]
pub(crate) struct GameState {
    /// Its name.
    id: String,
    /// Rises with every change.
    version: u64,
    /// When it was created.
    #[schema(example = "2026-11-21T10:00:00Z")]
    created: String,
    /// Who plays.
    seats: Seats,
    /// The side that offers a draw.
    offer: Option<Side>,
    /// Whether the engine is thinking about its move.
    thinking: bool,
    #[serde(flatten)]
    situation: Situation,
}

impl GameState {
    /// A game as clients see it.
    pub(crate) fn of(Snapshot { state, thinking }: &Snapshot) -> GameState {
        let created = SystemTime::UNIX_EPOCH + Duration::from_millis(state.created);
        GameState {
            id: state.id.to_string(),
            version: state.version,
            created: humantime::format_rfc3339_seconds(created).to_string(),
            seats: state.seats.into(),
            offer: state.offer.map(Side::from),
            thinking: *thinking,
            situation: Situation::of(&state.rules, &state.game),
        }
    }
}

/// What has changed in a game since the last event of its stream. Fields of the game that are not here never change.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GameChange {
    /// The version of the game in the last event.
    since: u64,
    /// The version now. It is the same where only the engine has begun or stopped thinking.
    version: u64,
    /// How many moves of the game at `since` remain, counted from the first.
    kept: usize,
    /// The moves that follow them.
    moves: Vec<PlayedMove>,
    /// The side that offers a draw.
    offer: Option<Side>,
    /// Whether the engine is thinking about its move.
    thinking: bool,
    #[serde(flatten)]
    current: CurrentPosition,
}

impl GameChange {
    /// The difference between two states of the same game.
    pub(crate) fn between(Snapshot { state: old, .. }: &Snapshot, Snapshot { state: new, thinking }: &Snapshot) -> GameChange {
        let kept = old.game.plies().iter().zip(new.game.plies()).take_while(|(old, new)| old == new).count();
        GameChange {
            since: old.version,
            version: new.version,
            kept,
            moves: played(&new.game, kept),
            offer: new.offer.map(Side::from),
            thinking: *thinking,
            current: CurrentPosition::of(&new.game),
        }
    }
}
