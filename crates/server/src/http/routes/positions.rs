//! Any position, whether or not a game here has it: its facts, and the engine's analysis.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use hnefi_rules::MoveText;

use super::openapi::{Absent, Illegal, NotJson, Problems, ServerSentEvent};
use crate::analysis::position_analysis::{Analysis, AnalysisLimits};
use crate::analysis::report::ReportJob;
use crate::clients::Client;
use crate::http::app::App;
use crate::http::extract::Body;
use crate::http::position_request;
use crate::http::problem::{Code, Problem};
use crate::http::stream;
use crate::http::wire::{AnalysisRequest, Explanation, ExplanationRequest, PositionRequest, PositionState, ReportRequest};

/// What a position is: whose turn, the legal moves and what they capture, what threatens, how it ended if it did.
#[utoipa::path(
    post,
    path = "/api/v1/positions",
    tag = "analysis",
    request_body = PositionRequest,
    responses((status = 200, description = "The position", body = PositionState), Problems, Absent, NotJson, Illegal)
)]
pub(crate) async fn stand(
    State(app): State<App>,
    client: Client,
    Body(request): Body<PositionRequest>,
) -> Result<Json<PositionState>, Problem> {
    position_request::with_game(&app, client, request, |rules, game| PositionState::of(rules, &game)).await.map(Json)
}

/// Why a move is not legal, or what makes each piece fall that it captures, with the rules and their sources.
#[utoipa::path(
    post,
    path = "/api/v1/explanations",
    tag = "analysis",
    request_body = ExplanationRequest,
    responses((status = 200, description = "What the rules say of the move", body = Explanation), Problems, Absent, NotJson, Illegal)
)]
pub(crate) async fn explain(
    State(app): State<App>,
    client: Client,
    Body(request): Body<ExplanationRequest>,
) -> Result<Json<Explanation>, Problem> {
    let ExplanationRequest { position, r#move } = request;
    let text: MoveText = r#move.parse().map_err(|error| Problem::new(Code::BadRequest, format!("`move`: {error}")))?;
    position_request::with_game(&app, client, position, move |rules, game| Explanation::of(rules, &game, text.mv)).await.map(Json)
}

/// The engine's best lines in a position, told as they deepen: `lines` after every depth, `end` at the end. Who hangs up stops the engine.
#[utoipa::path(
    post,
    path = "/api/v1/analyses",
    tag = "analysis",
    request_body = AnalysisRequest,
    responses((status = 200, description = "Server-sent events", content_type = "text/event-stream", body = ServerSentEvent), Problems, Absent, NotJson, Illegal)
)]
pub(crate) async fn analyse(
    State(app): State<App>,
    client: Client,
    Body(request): Body<AnalysisRequest>,
) -> Result<Response, Problem> {
    request.check()?;
    let AnalysisRequest { position, lines, seconds, nodes } = request;
    let most = app.limits().analysis_within;
    let within = seconds.map_or(most, |seconds| Duration::from_secs(seconds.into()).min(most));
    let game = position_request::game(&app, client, position).await?;
    let limits = AnalysisLimits { lines, nodes, within };
    let analysis = Analysis::begin(app.analysis_engine(), app.streams(), client, game, &limits)?;
    Ok(stream::respond(analysis, app.closing()))
}

/// A game looked over: what each move was worth, and what would have been better. `progress` while it is made, then `report`. Who hangs up
/// stops it.
#[utoipa::path(
    post,
    path = "/api/v1/reports",
    tag = "analysis",
    request_body = ReportRequest,
    responses((status = 200, description = "Server-sent events", content_type = "text/event-stream", body = ServerSentEvent), Problems, Absent, NotJson, Illegal)
)]
pub(crate) async fn report(
    State(app): State<App>,
    client: Client,
    Body(request): Body<ReportRequest>,
) -> Result<Response, Problem> {
    let ReportRequest { position, from } = request;
    let game = position_request::game(&app, client, position).await?;
    let report = ReportJob::begin(app.analysis_engine(), client, game, from, &app.report_limits())?;
    Ok(stream::respond(report, app.closing()))
}
