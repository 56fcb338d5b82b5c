//! How a game stands, by its rules and moves alone.

use std::collections::BTreeMap;

use hnefi_rules::{self as rules, Game, Ply, Point};
use hnefi_rulesets::Ruleset;
use serde::Serialize;
use utoipa::ToSchema;

use crate::vocabulary::{AnnouncementWord, ReasonWord};
use crate::{Aim, Layout, MoveOrPass, Names, Side, Words};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Outcome {
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
pub struct PlayedMove {
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
pub struct Situation {
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
pub struct CurrentPosition {
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
    pub fn of(rules: &Ruleset, game: &Game) -> Situation {
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
pub fn played(game: &Game, skip: usize) -> Vec<PlayedMove> {
    game.plies().iter().enumerate().skip(skip).map(|(index, ply)| PlayedMove::of(index + 1, ply)).collect()
}

impl CurrentPosition {
    /// The position at the end of a game.
    #[must_use]
    pub fn of(game: &Game) -> CurrentPosition {
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
