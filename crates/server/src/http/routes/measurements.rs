//! Measurements of the balance of a rule set: asked for, watched, stopped, taken away.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::games::NOT_STORED;
use super::openapi::{Absent, Full, NotJson, Problems, Unproven};
use super::studies::engine;
use crate::clients::Client;
use crate::http::app::App;
use crate::http::drafts;
use crate::http::extract::{Body, InPath, Token};
use crate::http::problem::{Code, OrInternal, Problem};
use crate::http::wire::{MeasuredHead, MeasuredRules, MeasurementAsked, MeasurementPage, MeasurementRequest};
use crate::live_games::time;
use crate::measuring::plan;
use crate::random::{MeasurementId, Random128, SeatHash};
use crate::store::{Measurement, MeasurementChange, MeasurementState};

/// The table of the games, once all have been played.
const GAMES: &str = "games.parquet";

/// Asks for the balance of a rule set. Where the same has been asked before, that measurement is answered, and goes on if it was stopped.
#[utoipa::path(
    post,
    path = "/api/v1/measurements",
    tag = "studies",
    request_body = MeasurementRequest,
    responses(
        (status = 201, description = "Asked for; `Location` says where", body = MeasurementAsked),
        (status = 200, description = "Asked for before", body = MeasurementAsked),
        Problems, Absent, NotJson, Full
    )
)]
pub(crate) async fn ask(
    State(app): State<App>,
    client: Client,
    Body(request): Body<MeasurementRequest>,
) -> Result<Response, Problem> {
    let MeasurementRequest { rules, draft, selection } = request;
    let rules = drafts::chosen(&app, client, rules.as_deref(), draft.as_deref(), selection.as_deref()).await?;
    let engine = engine().await;
    let parent = plan::parent_of(&rules);
    let (study, file) = (plan::study_text(&rules, parent.as_ref()), rules.own_file().map(str::to_owned));
    let id = plan::id(&study, file.as_deref(), engine);
    let store = &app.games().services().store;
    let location = [(header::LOCATION, format!("/api/v1/measurements/{id}"))];
    if store.measurement(id).await?.is_some() {
        go_on(&app, client, id).await?;
        let asked = MeasurementAsked { token: None, measurement: page(&app, id).await? };
        return Ok((StatusCode::OK, [NOT_STORED], location, Json(asked)).into_response());
    }
    app.begin_measurement(client, engine).await?;
    let token = Random128::new()?.to_string();
    let head = MeasuredHead { rules: (&rules).into(), parent: parent.as_ref().map(MeasuredRules::from) };
    let measurement = Measurement {
        id,
        created: time::now(),
        seat: SeatHash::of(&token),
        head: serde_json::to_string(&head).or_internal()?,
        rules: file,
        study,
        engine,
        openings: None,
        state: MeasurementState::Waiting,
        progress: None,
    };
    // Another client may have asked the same meanwhile: then the token is that client's.
    let is_new = store.change_measurement(id, MeasurementChange::Ask(Box::new(measurement))).await?;
    app.measurements().wake();
    let asked = MeasurementAsked { token: is_new.then_some(token), measurement: page(&app, id).await? };
    let status = if is_new { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, [NOT_STORED], location, Json(asked)).into_response())
}

/// How a measurement stands.
#[utoipa::path(
    get,
    path = "/api/v1/measurements/{id}",
    operation_id = "measurement",
    tag = "studies",
    params(("id" = String, Path)),
    responses((status = 200, description = "The measurement as it is now", body = MeasurementPage), Problems, Absent)
)]
pub(crate) async fn read(State(app): State<App>, InPath(id): InPath) -> Result<Response, Problem> {
    Ok(([NOT_STORED], Json(page(&app, named(&id)?).await?)).into_response())
}

/// Stops a measurement. Its games are kept, and it can go on.
#[utoipa::path(
    post,
    path = "/api/v1/measurements/{id}/stop",
    operation_id = "stop_measurement",
    tag = "studies",
    params(("id" = String, Path)),
    security(("seat" = [])),
    responses((status = 200, description = "The measurement as it is now", body = MeasurementPage), Problems, Absent, Unproven)
)]
pub(crate) async fn stop(State(app): State<App>, InPath(id): InPath, Token(seat): Token) -> Result<Response, Problem> {
    let id = named(&id)?;
    let store = &app.games().services().store;
    let measurement = found(&app, id).await?;
    if measurement.seat != seat {
        return Err(Problem::new(Code::NotYourSeat, "only the browser that asked for a measurement can stop it"));
    }
    let stop = MeasurementChange::Move(&[MeasurementState::Waiting, MeasurementState::Playing], MeasurementState::Stopped);
    if store.change_measurement(id, stop).await? {
        app.measurements().interrupt(id);
    }
    Ok(([NOT_STORED], Json(page(&app, id).await?)).into_response())
}

/// Lets a stopped measurement go on.
#[utoipa::path(
    post,
    path = "/api/v1/measurements/{id}/resume",
    operation_id = "resume_measurement",
    tag = "studies",
    params(("id" = String, Path)),
    responses((status = 200, description = "The measurement as it is now", body = MeasurementPage), Problems, Absent, Full)
)]
pub(crate) async fn resume(State(app): State<App>, client: Client, InPath(id): InPath) -> Result<Response, Problem> {
    let id = named(&id)?;
    go_on(&app, client, id).await?;
    Ok(([NOT_STORED], Json(page(&app, id).await?)).into_response())
}

/// A file of a measurement: the study, its openings, and the rule set where it is not built in, with which `hnefi lab run` plays the same games; and the
/// games once all have been played.
#[utoipa::path(
    get,
    path = "/api/v1/measurements/{id}/{file}",
    operation_id = "measurement_file",
    tag = "studies",
    params(("id" = String, Path), ("file" = String, Path, example = "study.toml")),
    responses(
        (status = 200, description = "The file", content_type = "application/octet-stream", body = Vec<u8>),
        Problems, Absent
    )
)]
pub(crate) async fn file(State(app): State<App>, InPath((id, file)): InPath<(String, String)>) -> Result<Response, Problem> {
    let id = named(&id)?;
    let store = &app.games().services().store;
    let measurement = found(&app, id).await?;
    let (kind, body) = match file.as_str() {
        GAMES => ("application/vnd.apache.parquet", store.measured_table(id).await?),
        name => ("application/toml", measurement.file(name).map(|text| text.as_bytes().to_vec())),
    };
    let body = body.ok_or_else(|| Problem::new(Code::NotFound, "the measurement has no such file"))?;
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{file}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, body).into_response())
}

/// Lets a measurement go on, if it was stopped or could not be played; not by another engine than that which began it.
async fn go_on(app: &App, client: Client, id: MeasurementId) -> Result<(), Problem> {
    let store = &app.games().services().store;
    let measurement = found(app, id).await?;
    let from = &[MeasurementState::Stopped, MeasurementState::Failed];
    if from.contains(&measurement.state) {
        let engine = engine().await;
        if measurement.engine != engine {
            return Err(Problem::new(Code::NotNow, "another engine played these games: ask for the measurement anew"));
        }
        app.begin_measurement(client, engine).await?;
        store.change_measurement(id, MeasurementChange::Move(from, MeasurementState::Waiting)).await?;
        app.measurements().wake();
    }
    Ok(())
}

async fn page(app: &App, id: MeasurementId) -> Result<MeasurementPage, Problem> {
    let store = &app.games().services().store;
    let measurement = found(app, id).await?;
    let waiting = match measurement.state {
        MeasurementState::Waiting => store.unfinished_measurements(measurement.engine).await?,
        _ => Vec::new(),
    };
    let ahead = waiting.iter().take_while(|other| other.id != id).count();
    let texts = [plan::STUDY, plan::OPENINGS, plan::RULES].into_iter().filter(|name| measurement.file(name).is_some());
    let games = (measurement.state == MeasurementState::Done).then_some(GAMES);
    let files = texts.chain(games).collect();
    MeasurementPage::of(&measurement, app.measurements().board(id), ahead, engine().await, files).or_internal()
}

async fn found(app: &App, id: MeasurementId) -> Result<Measurement, Problem> {
    app.games().services().store.measurement(id).await?.ok_or_else(|| none(&id.to_string()))
}

fn named(text: &str) -> Result<MeasurementId, Problem> {
    text.parse().map_err(|()| none(text))
}

fn none(name: &str) -> Problem {
    let name: String = name.chars().take(40).collect();
    Problem::new(Code::NotFound, format!("there is no measurement `{name}`"))
}
