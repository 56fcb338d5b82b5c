//! What a player does in a game.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use hnefi_engine::SearchResult;
use hnefi_rules::{Game, Side};

use super::games::answer;
use super::openapi::{Absent, Full, Illegal, NotJson, Problems, Unproven};
use crate::clients::Client;
use crate::engine_pool::engine::Question;
use crate::game::Action;
use crate::http::app::App;
use crate::http::extract::{Body, InGame, Token};
use crate::http::problem::{OrInternal, Problem};
use crate::http::wire::{DrawRequest, GameState, Hint, LineMove, Move, MoveRequest, ResignRequest};
use crate::live_games::actor::Command;
use crate::random::{GameId, SeatHash};

async fn act(app: &App, client: Client, id: GameId, seat: SeatHash, action: Action) -> Result<Response, Problem> {
    Ok(answer(&app.games().ask(client, id, |reply| Command::Act { seat, action, reply }).await?))
}

/// Plays a move.
#[utoipa::path(
    post,
    path = "/api/v1/games/{id}/moves",
    tag = "games",
    params(("id" = String, Path)),
    request_body = MoveRequest,
    responses((status = 200, description = "The game after the move", body = GameState), Problems, Unproven, Absent, NotJson, Illegal, Full),
    security(("seat" = []))
)]
pub(crate) async fn moves(
    State(app): State<App>,
    client: Client,
    InGame(id): InGame,
    Token(seat): Token,
    Body(request): Body<MoveRequest>,
) -> Result<Response, Problem> {
    act(&app, client, id, seat, Action::Play { text: request.r#move, ply: request.ply }).await
}

/// Takes back to the last turn of this seat.
#[utoipa::path(
    post,
    path = "/api/v1/games/{id}/takeback",
    tag = "games",
    params(("id" = String, Path)),
    responses((status = 200, description = "The game after that", body = GameState), Problems, Unproven, Absent, Illegal, Full),
    security(("seat" = []))
)]
pub(crate) async fn takeback(
    State(app): State<App>,
    client: Client,
    InGame(id): InGame,
    Token(seat): Token,
) -> Result<Response, Problem> {
    act(&app, client, id, seat, Action::TakeBack).await
}

/// Gives up.
#[utoipa::path(
    post,
    path = "/api/v1/games/{id}/resign",
    tag = "games",
    params(("id" = String, Path)),
    request_body = ResignRequest,
    responses((status = 200, description = "The game at its end", body = GameState), Problems, Unproven, Absent, NotJson, Illegal, Full),
    security(("seat" = []))
)]
pub(crate) async fn resign(
    State(app): State<App>,
    client: Client,
    InGame(id): InGame,
    Token(seat): Token,
    Body(request): Body<ResignRequest>,
) -> Result<Response, Problem> {
    act(&app, client, id, seat, Action::Resign { side: request.side.map(Side::from) }).await
}

/// Offers, accepts, declines or withdraws a draw.
#[utoipa::path(
    post,
    path = "/api/v1/games/{id}/draw",
    tag = "games",
    params(("id" = String, Path)),
    request_body = DrawRequest,
    responses((status = 200, description = "The game after that", body = GameState), Problems, Unproven, Absent, NotJson, Illegal, Full),
    security(("seat" = []))
)]
pub(crate) async fn draw(
    State(app): State<App>,
    client: Client,
    InGame(id): InGame,
    Token(seat): Token,
    Body(request): Body<DrawRequest>,
) -> Result<Response, Problem> {
    act(&app, client, id, seat, Action::Draw { action: request.action.into(), side: request.side.map(Side::from) }).await
}

/// What the engine would play.
#[utoipa::path(
    post,
    path = "/api/v1/games/{id}/hint",
    tag = "games",
    params(("id" = String, Path)),
    responses((status = 200, description = "A good move, and what may follow", body = Hint), Problems, Unproven, Absent, Illegal),
    security(("seat" = []))
)]
pub(crate) async fn hint(
    State(app): State<App>,
    client: Client,
    InGame(id): InGame,
    Token(seat): Token,
) -> Result<Json<Hint>, Problem> {
    let game = app.games().ask(client, id, |reply| Command::Advise { seat, reply }).await?;
    let engine = &app.games().services().engine;
    let place = engine.try_place(client).ok_or_else(|| Problem::busy("the engine has too many games to think about"))?;
    // A client that hangs up drops the question with this future.
    let found = engine.ask(client, Some(place), game.clone(), Question::Advice, Box::new(|_, _| {})).await;
    let found = found.ok_or_else(|| Problem::busy("the engine gave no answer"))?;
    advice(game, &found).map(Json)
}

fn advice(game: Game, found: &SearchResult) -> Result<Hint, Problem> {
    let side = game.position().side();
    let mv = found.best.ok_or_else(|| Problem::internal(&"the engine finds no move in a game that goes on"))?;
    let pv = LineMove::follow(&game, &found.pv);
    let mut after = game;
    let ply = after.play(mv).or_internal()?;
    let r#move = Move::of(mv, ply.captures.as_slice());
    Ok(Hint { r#move, pv, score: found.score.from_attackers_view(side).into() })
}
