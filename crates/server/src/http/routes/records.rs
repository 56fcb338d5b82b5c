//! Reads records of games that are sent as text.

use axum::Json;
use axum::extract::State;
use hnefi_api::records::{CheckedRecord, Reader, RecordsAnswer, RecordsRequest, read_records};
use hnefi_library::ImportedRecord;

use super::openapi::{Absent, Full, NotJson, Problems};
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::extract::Body;
use crate::http::problem::Problem;
use crate::store::GAMES_PER_TRANSACTION;

/// Collects the games that are to be kept.
struct Importer<'a> {
    stop: &'a Stop,
    keeps: bool,
    imports: Vec<ImportedRecord>,
}

impl Reader for Importer<'_> {
    fn is_stopped(&self) -> bool {
        self.stop.is_set()
    }

    fn keep(&mut self, checked: &CheckedRecord) -> Option<String> {
        let game = ImportedRecord::of(checked).filter(|_| self.keeps)?;
        let id = game.id.to_string();
        self.imports.push(game);
        Some(id)
    }
}

/// Reads a text with games, plays each by its rules, and keeps what is a game if asked to.
#[utoipa::path(
    post,
    path = "/api/v1/records",
    tag = "library",
    request_body = RecordsRequest,
    responses((status = 200, description = "What the text holds", body = RecordsAnswer), Problems, Absent, NotJson, Full)
)]
pub(crate) async fn records(
    State(app): State<App>,
    client: Client,
    Body(asked): Body<RecordsRequest>,
) -> Result<Json<RecordsAnswer>, Problem> {
    let place = app.reader(client)?;
    let keep = asked.keep;
    if keep {
        app.check_room().await?;
    }
    let max_plies = app.limits().plies;
    // Replaying many games takes a while.
    let state = app.clone();
    let reading = move |stop: &Stop| {
        // The place is free only when this reading has ended, even if its client has gone.
        let _place = place;
        let mut importer = Importer { stop, keeps: keep, imports: Vec::new() };
        read_records(&asked, state.rulesets(), max_plies, &mut importer).map(|answer| (answer, importer.imports))
    };
    let (mut answer, mut imports) = app.workers().run(client, Cost::Long, reading).await??;
    if keep {
        let store = &app.games().services().store;
        let mut fresh = 0;
        // A few at a time, so that players do not wait for all of them.
        while !imports.is_empty() {
            let rest = imports.split_off(imports.len().min(GAMES_PER_TRANSACTION));
            fresh += store.import(imports).await?;
            imports = rest;
        }
        answer.kept = Some(fresh);
    }
    Ok(Json(answer))
}
