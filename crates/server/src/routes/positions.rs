//! Any position, whether or not a game here has it.

use axum::Json;
use axum::extract::State;

use super::openapi::Problems;
use crate::app::App;
use crate::extract::Body;
use crate::problem::Problem;
use crate::recount;
use crate::wire::{PositionRequest, PositionState};

/// What a position is: whose turn, the legal moves and what they capture, what threatens, how it ended if it did.
#[utoipa::path(
    post,
    path = "/api/v1/positions",
    tag = "analysis",
    request_body = PositionRequest,
    responses((status = 200, body = PositionState), Problems)
)]
pub(crate) async fn stand(State(app): State<App>, Body(request): Body<PositionRequest>) -> Result<Json<PositionState>, Problem> {
    recount::told(&app, request, |game| PositionState::of(&game)).await.map(Json)
}
