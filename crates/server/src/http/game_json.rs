//! How clients are shown a game in memory, and what the engine thinks of it.

use bytes::Bytes;
use hnefi_engine::SearchInfo;
use hnefi_rules::Side;
use serde::Serialize;

use crate::game::State;
use crate::http::wire::{GameState, Thinking};
use crate::live_games::actor::GameJson;

/// As the API describes it.
pub(crate) const GAME_JSON: GameJson = GameJson { game, thinking };

fn game(state: &State, thinking: bool) -> Bytes {
    json(&GameState::of(state, thinking))
}

fn thinking(ply: usize, side: Side, found: &SearchInfo<'_>) -> Bytes {
    json(&Thinking {
        ply,
        depth: found.depth,
        score: found.score.from_attackers_view(side).into(),
        nodes: found.nodes,
        pv: found.pv.iter().map(ToString::to_string).collect(),
    })
}

fn json(value: &impl Serialize) -> Bytes {
    serde_json::to_vec(value).unwrap_or_default().into()
}
