//! Games: created and read.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hnefi_engine::Level;
use hnefi_records::GameLine;
use hnefi_rules::Side;
use hnefi_rulesets::Ruleset;
use serde::Serialize;
use utoipa::ToSchema;

use super::drafts::plain_text;
use super::openapi::{Absent, Full, Illegal, NotJson, Problems, Unchanged, Unproven};
use crate::clients::Client;
use crate::game::{self, Event, PerSide, Terms};
use crate::http::app::App;
use crate::http::cached_json::CachedJson;
use crate::http::drafts;
use crate::http::extract::{Body, InAnyGame, InGame, Token};
use crate::http::position_request;
use crate::http::problem::{Code, OrInternal, Problem};
use crate::http::stored_game::{StoredGame, record_of};
use crate::http::wire::{Challenge, ChallengeList, GameState, NewGame, RulesetPage, player_name};
use crate::library::entry;
use crate::live_games::command::{Command, Snapshot};
use crate::live_games::time;
use crate::random::{Random128, SeatHash};
use crate::store::Append;

/// The most challenges that are listed.
const CHALLENGES: usize = 200;

/// A game as an answer.
pub(crate) fn answer(snapshot: &Snapshot) -> Response {
    ([NOT_STORED], Json(GameState::at(time::now(), snapshot))).into_response()
}

/// No answer about a game in progress is kept by anyone.
pub(super) const NOT_STORED: (HeaderName, &str) = (header::CACHE_CONTROL, "no-store");

/// A game created: the secret that proves the seat, and the game.
#[derive(Serialize, ToSchema)]
struct Created {
    /// Goes into `Authorization: Bearer TOKEN` of every request that changes the game. It is told once.
    token: String,
    /// The secrets by which others take the open seats. They are told once.
    invitations: Invitations,
    /// The game.
    game: GameState,
}

/// The secrets of the invitations to open seats: they go into the link that is sent, `/game/ID#seat=SECRET`.
#[derive(Serialize, ToSchema)]
struct Invitations {
    /// To the attackers' seat; null where it is not open.
    attackers: Option<String>,
    /// To the defenders' seat; null where it is not open.
    defenders: Option<String>,
}

/// Begins a game.
#[utoipa::path(
    post,
    path = "/api/v1/games",
    tag = "games",
    request_body = NewGame,
    responses((status = 201, description = "Created; `Location` says where", body = Created), Problems, Absent, NotJson, Illegal, Full)
)]
pub(crate) async fn create(State(app): State<App>, client: Client, Body(new): Body<NewGame>) -> Result<Response, Problem> {
    let rules = chosen(&app, client, &new).await?;
    let game = position_request::replay(&rules, new.start.as_deref(), &[])?;
    if let Some(outcome) = game.outcome() {
        return Err(Problem::new(Code::GameOver, format!("the game is over in that position: {outcome}")));
    }
    let kinds = PerSide { attackers: game::Seat::from(new.attackers), defenders: new.defenders.into() };
    for (_, seat) in kinds.both() {
        if let game::Seat::Engine { level } = *seat {
            Level::try_from(level).map_err(|error| Problem::new(Code::BadRequest, error.to_string()))?;
        }
    }
    app.begin_game(client).await?;
    let (id, token) = (Random128::new()?, Random128::new()?.to_string());
    let (terms, invitations) = terms(&new, kinds)?;
    let created = Event::Created {
        rules: rules.id(),
        start: game.start().to_string(),
        attackers: kinds.attackers,
        defenders: kinds.defenders,
        file: rules.own_file().map(str::to_owned),
        terms: (terms != Terms::default()).then(|| Box::new(terms)),
    };
    let (host, at) = (SeatHash::of(&token), time::now());
    let state = game::State::begin(id, at, host, &created).or_internal()?;
    let store = &app.games().services().store;
    let entry = entry::played(&rules, &game, &state.seats, 0);
    let listing = app.games().services().listing(None, &state);
    store.append(Append { game: id, seat: Some(host), at, first: 1, events: vec![created], entry, listing }).await?;
    let game = app.games().ask(client, id, Command::Read).await?;
    let location = [(header::LOCATION, format!("/api/v1/games/{id}"))];
    let created = Created { token, invitations, game: GameState::at(time::now(), &game) };
    Ok((StatusCode::CREATED, [NOT_STORED], location, Json(created)).into_response())
}

/// What is agreed beyond the rules, and the secrets of the invitations to open seats.
fn terms(new: &NewGame, kinds: PerSide<game::Seat>) -> Result<(Terms, Invitations), Problem> {
    let refused = |detail: String| Problem::new(Code::BadRequest, detail);
    let engine = |side| matches!(kinds.of(side), game::Seat::Engine { .. });
    let choice = PerSide { attackers: new.clocks.attackers, defenders: new.clocks.defenders };
    let mut clocks = PerSide::default();
    for (side, control) in choice.both() {
        let Some(control) = control else { continue };
        if engine(side) {
            return Err(refused(format!("`clocks.{side}`: the engine has no clock")));
        }
        *clocks.of_mut(side) = Some(control.checked().map_err(|wrong| refused(format!("`clocks.{side}`: {wrong}")))?);
    }
    if let PerSide { attackers: Some(one), defenders: Some(other) } = clocks
        && one.is_live() != other.is_live()
    {
        return Err(refused("`clocks`: either both play by correspondence or neither".to_owned()));
    }
    if new.two_games && new.pie {
        return Err(refused("`two_games` and `pie` make up for the same inequality: choose one".to_owned()));
    }
    let open = Side::BOTH.into_iter().any(|side| *kinds.of(side) == game::Seat::Open);
    if new.listed && !open {
        return Err(refused("`listed`: no seat is open".to_owned()));
    }
    let secret = |side| (*kinds.of(side) == game::Seat::Open).then(Random128::new).transpose();
    let secrets = PerSide { attackers: secret(Side::Attackers)?, defenders: secret(Side::Defenders)? };
    let texts = PerSide::of_each(|side| secrets.of(side).map(|secret| secret.to_string()));
    let name = player_name(new.name.as_deref())?;
    let is_host = |side| *kinds.of(side) == game::Seat::Human;
    let terms = Terms {
        clocks,
        names: PerSide::of_each(|side| name.clone().filter(|_| is_host(side))),
        invitations: PerSide::of_each(|side| texts.of(side).as_deref().map(SeatHash::of)),
        draw_sides: new.draw_sides,
        pie: new.pie,
        two_games: new.two_games,
        listed: new.listed,
        ..Terms::default()
    };
    Ok((terms, Invitations { attackers: texts.attackers, defenders: texts.defenders }))
}

/// The rule set on the layout asked for.
async fn chosen(app: &App, client: Client, new: &NewGame) -> Result<Ruleset, Problem> {
    let (rules, draft, selection) = (new.rules.as_deref(), new.draft.as_deref(), new.selection.as_deref());
    let rules = drafts::chosen(app, client, rules, draft, selection).await?;
    let Some(layout) = &new.layout else { return Ok(rules) };
    if !rules.layouts().iter().any(|known| known.id == *layout) {
        let shown: String = layout.chars().take(80).collect();
        return Err(Problem::new(Code::UnknownLayout, format!("`{}` is not played on a layout `{shown}`", rules.base_id())));
    }
    let id = rules.id();
    let options = id.split_once('+').map_or("", |(_, selection)| selection);
    rules.choosing(&format!("{options}+{layout}")).map_err(|error| Problem::new(Code::UnknownLayout, error.to_string()))
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
        return Err(game::Refusal::NoSeat.into());
    }
    if state.seats.are_two_people() {
        return Err(game::Refusal::TwoPeoplesGame.into());
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
