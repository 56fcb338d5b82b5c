//! What a player does in a game.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::games::{NOT_STORED, answer};
use super::openapi::{Absent, Full, Illegal, NotJson, Problems, Unproven};
use crate::clients::Client;
use crate::engine_pool::engine::Question;
use crate::http::app::App;
use crate::http::extract::{Body, InGame, Token};
use crate::http::problem::{Code, Problem};
use crate::http::wire::{ActionRequest, GameState, Hint, JoinRequest, Request, Side, player_name};
use crate::live_games::command::{Command, Snapshot};
use crate::live_games::time;
use crate::random::{GameId, Random128, SeatHash};
use hnefi_play::{Action, Actor};

/// Does something in a game for the person with a seat. With the request comes how many milliseconds it was on its way.
pub(crate) async fn act(
    app: &App,
    client: Client,
    id: GameId,
    seat: SeatHash,
    (request, lag): (ActionRequest, u64),
) -> Result<Snapshot, Problem> {
    let request = match request {
        ActionRequest::Rename { side, name } => ActionRequest::Rename { side, name: player_name(name.as_deref())? },
        request => request,
    };
    let request = request.into_request(lag);
    let command = |reply| match request {
        Request::Act(action) => Command::Act { by: Actor::Person(seat), action, reply },
        Request::Signal(signal) => Command::Signal { seat, signal, reply },
    };
    Ok(app.games().ask(client, id, command).await?)
}

/// Plays a move, takes back, offers something, answers an offer, resigns, and whatever else a player does.
#[utoipa::path(
    post,
    path = "/api/v1/games/{id}/actions",
    tag = "games",
    params(("id" = String, Path)),
    request_body = ActionRequest,
    responses((status = 200, description = "The game after that", body = GameState), Problems, Unproven, Absent, NotJson, Illegal, Full),
    security(("seat" = []))
)]
pub(crate) async fn actions(
    State(app): State<App>,
    client: Client,
    InGame(id): InGame,
    Token(seat): Token,
    Body(request): Body<ActionRequest>,
) -> Result<Response, Problem> {
    Ok(answer(&act(&app, client, id, seat, (request, 0)).await?))
}

/// A seat taken.
#[derive(Serialize, ToSchema)]
struct Joined {
    /// The side of the seat. If the sides are drawn, it may be the other one than was asked for.
    side: Side,
    /// The game.
    game: GameState,
}

/// Takes an open seat of a game.
#[utoipa::path(
    post,
    path = "/api/v1/games/{id}/seats",
    tag = "games",
    params(("id" = String, Path)),
    request_body = JoinRequest,
    responses((status = 200, description = "The seat is yours", body = Joined), Problems, Absent, NotJson, Illegal, Full)
)]
pub(crate) async fn join(
    State(app): State<App>,
    client: Client,
    InGame(id): InGame,
    Body(request): Body<JoinRequest>,
) -> Result<Response, Problem> {
    if request.token.parse::<Random128>().is_err() {
        return Err(Problem::new(Code::BadRequest, "`token` must be 32 hexadecimal digits in lower case, made at random"));
    }
    let key = SeatHash::of(&request.token);
    let action = Action::Join {
        side: request.side.map(Into::into),
        invitation: request.invitation.as_deref().map(SeatHash::of),
        name: player_name(request.name.as_deref())?,
    };
    let command = |reply| Command::Act { by: Actor::Person(key), action, reply };
    let snapshot = app.games().ask(client, id, command).await?;
    let side = snapshot.state.seats.sides_of(key).next();
    let side = side.ok_or_else(|| Problem::internal(&"a seat was taken and is not there"))?.into();
    let joined = Joined { side, game: snapshot.told(time::now()) };
    Ok(([NOT_STORED], Json(joined)).into_response())
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
    let hint = Hint::of(&game, &found);
    hint.map(Json).ok_or_else(|| Problem::internal(&"the engine finds no move in a game that goes on"))
}
