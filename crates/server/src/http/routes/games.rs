//! Games: created and read.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hnefi_records::GameLine;

use super::drafts::plain_text;
use super::openapi::{Absent, Full, Illegal, NotJson, Problems, Unchanged, Unproven};
use crate::clients::Client;
use crate::http::app::App;
use crate::http::cached_json::CachedJson;
use crate::http::drafts;
use crate::http::extract::{Body, InAnyGame, InGame, Token};
use crate::http::problem::{OrInternal, Problem};
use crate::http::stored_game::StoredGame;
use crate::http::wire::{Challenge, ChallengeList, GameState, NewGame, RulesetPage, player_name};
use crate::live_games::command::{Command, Snapshot};
use crate::live_games::time;
use crate::random::SeatHash;
use crate::store::Append;
use hnefi_library::entry_of_played;
use hnefi_play::json::Created;
use hnefi_play::{Begun, Refusal, record_of};

/// The most challenges that are listed.
const CHALLENGES: usize = 200;

/// A game as an answer.
pub(crate) fn answer(snapshot: &Snapshot) -> Response {
    ([NOT_STORED], Json(snapshot.told(time::now()))).into_response()
}

/// No answer about a game in progress is kept by anyone.
pub(super) const NOT_STORED: (HeaderName, &str) = (header::CACHE_CONTROL, "no-store");

/// Begins a game.
#[utoipa::path(
    post,
    path = "/api/v1/games",
    tag = "games",
    request_body = NewGame,
    responses((status = 201, description = "Created; `Location` says where", body = Created), Problems, Absent, NotJson, Illegal, Full)
)]
pub(crate) async fn create(State(app): State<App>, client: Client, Body(new): Body<NewGame>) -> Result<Response, Problem> {
    let (id, draft, selection) = (new.rules.as_deref(), new.draft.as_deref(), new.selection.as_deref());
    let rules = drafts::chosen(&app, client, id, draft, selection).await?;
    let name = player_name(new.name.as_deref())?;
    let at = time::now();
    let Begun { state, token, created, invitations } = hnefi_play::begin(&new, name, &rules, at)?;
    app.begin_game(client).await?;
    let (id, store) = (state.id, &app.games().services().store);
    let entry = entry_of_played(&state, 0);
    let listing = app.games().services().listing(None, &state);
    let seat = Some(SeatHash::of(&token));
    store.append(Append { game: id, seat, at, first: 1, events: vec![created], entry, listing }).await?;
    let game = app.games().ask(client, id, Command::Read).await?;
    let location = [(header::LOCATION, format!("/api/v1/games/{id}"))];
    let created = Created { token, invitations, game: game.told(time::now()) };
    Ok((StatusCode::CREATED, [NOT_STORED], location, Json(created)).into_response())
}

/// The games in which a player waits for an opponent and has made that public on this server.
#[utoipa::path(
    get,
    path = "/api/v1/challenges",
    tag = "games",
    responses((status = 200, description = "The open challenges", body = ChallengeList), Problems)
)]
pub(crate) async fn challenges(State(app): State<App>) -> Result<Response, Problem> {
    let stored = app.games().services().store.open_challenges(CHALLENGES).await?;
    let challenges = stored.iter().filter_map(Challenge::of).collect();
    Ok(([NOT_STORED], Json(ChallengeList { challenges })).into_response())
}

/// Deletes a game in which no other person has a seat, with all that is known of it.
#[utoipa::path(
    delete,
    path = "/api/v1/games/{id}",
    tag = "games",
    params(("id" = String, Path)),
    responses((status = 204, description = "The game is gone"), Problems, Unproven, Absent, Illegal),
    security(("seat" = []))
)]
pub(crate) async fn delete(
    State(app): State<App>,
    client: Client,
    InGame(id): InGame,
    Token(seat): Token,
) -> Result<Response, Problem> {
    let state = app.games().ask(client, id, Command::Read).await?.state;
    if seat != state.host && state.seats.sides_of(seat).next().is_none() {
        return Err(Refusal::NoSeat.into());
    }
    let is_another = |key: SeatHash| key != seat;
    if state.seats.both().iter().any(|(_, player)| player.key.is_some_and(is_another)) {
        return Err(Refusal::TwoPeoplesGame.into());
    }
    app.delete_game(id).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// How a game stands.
#[utoipa::path(
    get,
    path = "/api/v1/games/{id}",
    tag = "games",
    params(("id" = String, Path)),
    responses((status = 200, description = "The game as it stands", body = GameState), Problems, Absent)
)]
pub(crate) async fn read(State(app): State<App>, client: Client, InGame(id): InGame) -> Result<Response, Problem> {
    Ok(answer(&app.games().ask(client, id, Command::Read).await?))
}

/// The rule set of a game as it was when the game began, whatever is offered under its id now.
#[utoipa::path(
    get,
    path = "/api/v1/games/{id}/ruleset",
    tag = "games",
    params(("id" = String, Path)),
    responses((status = 200, description = "The page of the rule set", body = RulesetPage), Problems, Unchanged, Absent)
)]
pub(crate) async fn ruleset(
    State(app): State<App>,
    client: Client,
    InAnyGame(name): InAnyGame,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let rules = StoredGame::rules_of(&app, client, &name).await?;
    let page = RulesetPage::of(&rules).or_internal()?;
    Ok(CachedJson::of(&page).answer(&headers))
}

/// The text of a file that plays by the rules of a game, as they were when it began: for programs, where the rule set is the game's own.
#[utoipa::path(
    get,
    path = "/api/v1/games/{id}/template",
    operation_id = "game_template",
    tag = "games",
    params(("id" = String, Path)),
    responses((status = 200, description = "A rule-set file", content_type = "text/plain", body = String), Problems, Unchanged, Absent)
)]
pub(crate) async fn template(
    State(app): State<App>,
    client: Client,
    InAnyGame(name): InAnyGame,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let rules = StoredGame::rules_of(&app, client, &name).await?;
    Ok(plain_text(&headers, rules.template()))
}

/// A game as one line of JSON, which `hnefi verify` reads.
#[utoipa::path(
    get,
    path = "/api/v1/games/{id}/line",
    tag = "games",
    params(("id" = String, Path)),
    responses((status = 200, description = "A game line", content_type = "application/jsonl", body = String), Problems, Absent)
)]
pub(crate) async fn line(State(app): State<App>, client: Client, InGame(id): InGame) -> Result<Response, Problem> {
    let game = app.games().ask(client, id, Command::Read).await?;
    let line = GameLine::from(&record_of(&game.state)).to_json();
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"hnefi-{id}.jsonl\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, format!("{line}\n")).into_response())
}
