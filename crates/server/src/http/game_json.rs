//! How clients are shown a game in memory, and what the engine thinks of it.

use bytes::Bytes;
use hnefi_engine::SearchInfo;
use hnefi_rules::Game;
use serde::Serialize;

use crate::game::State;
use crate::http::wire::{GameState, LineMove, Thinking};
use crate::live_games::actor::GameJson;

/// As the API describes it.
pub(crate) const GAME_JSON: GameJson = GameJson { game, thinking };

fn game(state: &State, thinking: bool) -> Bytes {
    json(&GameState::of(state, thinking))
}

fn thinking(game: &Game, found: &SearchInfo<'_>) -> Bytes {
    json(&Thinking {
        ply: game.plies().len() + 1,
        depth: found.depth,
        score: found.score.from_attackers_view(game.position().side()).into(),
        nodes: found.nodes,
        pv: LineMove::follow(game, found.pv),
    })
}

fn json(value: &impl Serialize) -> Bytes {
    serde_json::to_vec(value).unwrap_or_default().into()
}
