//! Open challenges: listed games with an open seat.

use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ClockChoice, Side, Words};
use crate::store;
use hnefi_play::{Seat, State};

/// The list of open challenges.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChallengeList {
    /// The newest first.
    pub(crate) challenges: Vec<Challenge>,
}

/// A listed game with an open seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct Challenge {
    /// The id of the game.
    id: String,
    /// When it was created.
    #[schema(example = "2026-11-21T10:00:00Z")]
    created: String,
    #[serde(flatten)]
    terms: ChallengeTerms,
}

/// What is played, and on which terms.
#[derive(Serialize, Deserialize, ToSchema)]
struct ChallengeTerms {
    /// The rule set's id, with options and layout.
    rules: String,
    /// What people call the rule set.
    name: Words,
    /// What the person is called who waits; null for one without a name, and where both seats are open.
    host: Option<String>,
    /// The sides whose seats are open.
    open: Vec<Side>,
    /// Whether the sides are drawn when both seats are taken.
    draw_sides: bool,
    /// The clocks.
    clocks: ClockChoice,
    /// Whether the second player may take the first player's side after the first turn.
    pie: bool,
    /// Whether a second game with the sides exchanged follows, and both decide.
    two_games: bool,
}

/// What the list of open challenges shows of a game, as the store keeps it; `None` if the game is not listed.
pub(crate) fn summary(state: &State) -> Option<String> {
    if !state.terms.listed || state.seats.are_taken() || state.is_over() {
        return None;
    }
    let controls = state.clocks.controls();
    let terms = ChallengeTerms {
        rules: state.rules.id(),
        name: state.rules.name().into(),
        host: state.seats.both().into_iter().find_map(|(_, player)| player.name.clone()),
        open: state
            .seats
            .both()
            .into_iter()
            .filter(|(_, player)| player.seat == Seat::Open)
            .map(|(side, _)| side.into())
            .collect(),
        draw_sides: state.draw_sides,
        clocks: ClockChoice { attackers: controls.attackers.map(Into::into), defenders: controls.defenders.map(Into::into) },
        pie: state.pie,
        two_games: state.terms.two_games,
    };
    // Texts and numbers are always JSON.
    serde_json::to_string(&terms).ok()
}

impl Challenge {
    /// A challenge of the store; `None` if an earlier version wrote it so that it cannot be read.
    pub(crate) fn of(stored: &store::Challenge) -> Option<Challenge> {
        let created = SystemTime::UNIX_EPOCH + Duration::from_millis(stored.created);
        Some(Challenge {
            id: stored.game.to_string(),
            created: humantime::format_rfc3339_seconds(created).to_string(),
            terms: serde_json::from_str(&stored.summary).ok()?,
        })
    }
}
