//! The machine-readable description of the API.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use axum::http::HeaderMap;
use axum::response::Response;
use utoipa::openapi::schema::{Schema, SchemaType, Type};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{OpenApi as Document, RefOr};
use utoipa::{IntoResponses, Modify, OpenApi, ToSchema};

use crate::http::cached_json::CachedJson;
use crate::http::wire::{
    ActMessage, AnalysisEnd, FollowMessage, Lines, PongMessage, Report, ReportProgress, ServerMessage, UnfollowMessage,
};
use hnefi_api::ProblemDocument;

/// What the document says besides the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "hnefi",
        description = "Alea Evangelii and its kin: rule sets with their sources, and games. With every position the server sends the \
                       legal moves, so that no client needs to know a rule."
    ),
    tags(
        (name = "rules", description = "Rule sets and the engine's levels"),
        (name = "games", description = "Games"),
        (name = "puzzles", description = "Positions with one solution"),
        (name = "studies", description = "Balance studies: which rule sets are fair"),
        (name = "citations", description = "How to cite what is published here"),
        (name = "pictures", description = "Positions as pictures"),
        (name = "analysis", description = "Any position: what it is, and what the engine thinks of it"),
        (name = "library", description = "Games kept here, and games as text")
    ),
    // Types of events and messages, which are in no answer.
    components(schemas(
        ProblemDocument,
        Lines,
        AnalysisEnd,
        ReportProgress,
        Report,
        FollowMessage,
        UnfollowMessage,
        ActMessage,
        PongMessage,
        ServerMessage
    )),
    modifiers(&Seat)
)]
pub(crate) struct Description;

/// How a seat is proved.
struct Seat;

impl Modify for Seat {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let description = "The token given to the client that created the game.";
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(description)).build();
        document.components.get_or_insert_default().add_security_scheme("seat", SecurityScheme::Http(scheme));
    }
}

/// What any request may be answered with instead.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made")]
pub(crate) enum Problems {
    #[response(status = 400, description = "The request cannot be understood", content_type = "application/problem+json")]
    Unclear(ProblemDocument),
    #[response(
        status = 403,
        description = "The request comes from another site's page, is made under a name that is not this server's, or is not for this seat",
        content_type = "application/problem+json"
    )]
    Refused(ProblemDocument),
    #[response(status = 408, description = "The body did not come in time", content_type = "application/problem+json")]
    Late(ProblemDocument),
    #[response(
        status = 413,
        description = "The body, or what it asks for, is too large",
        content_type = "application/problem+json"
    )]
    Large(ProblemDocument),
    #[response(
        status = 429,
        description = "This client asks too often; `Retry-After` says when to ask again",
        content_type = "application/problem+json"
    )]
    Often(ProblemDocument),
    #[response(status = 500, description = "The server failed", content_type = "application/problem+json")]
    Failed(ProblemDocument),
    #[response(
        status = 503,
        description = "There is too much to do, for the server or for this client; `Retry-After` says when to ask again",
        content_type = "application/problem+json"
    )]
    Busy(ProblemDocument),
}

/// Where the client may have the answer already.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made")]
pub(crate) enum Unchanged {
    #[response(status = 304, description = "The client has it already: `If-None-Match` names its tag")]
    Same,
}

/// Where something is named that there may not be.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made")]
pub(crate) enum Absent {
    #[response(status = 404, description = "There is no such thing", content_type = "application/problem+json")]
    None(ProblemDocument),
}

/// Where there is a JSON body.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made")]
pub(crate) enum NotJson {
    #[response(status = 415, description = "The body is not said to be JSON", content_type = "application/problem+json")]
    Other(ProblemDocument),
}

/// Where something is played.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made")]
pub(crate) enum Illegal {
    #[response(status = 409, description = "The game is not where that can be done", content_type = "application/problem+json")]
    OutOfTurn(ProblemDocument),
    #[response(status = 422, description = "The rules forbid it", content_type = "application/problem+json")]
    Forbidden(ProblemDocument),
}

/// Where a seat is to be proved.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made")]
pub(crate) enum Unproven {
    #[response(status = 401, description = "The token is missing", content_type = "application/problem+json")]
    NoToken(ProblemDocument),
}

/// Where something is written.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made")]
pub(crate) enum Full {
    #[response(status = 507, description = "The disk is full; nothing has happened", content_type = "application/problem+json")]
    Full(ProblemDocument),
}

/// One event of a `text/event-stream`: the schema describes each of them.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only described, never made")]
pub(crate) struct ServerSentEvent {
    /// What kind of event it is.
    #[schema(example = "progress")]
    event: String,
    /// A JSON object, as text.
    #[schema(example = "{\"done\":0,\"of\":3}")]
    data: String,
}

static DOCUMENT: OnceLock<CachedJson> = OnceLock::new();

/// Keeps the document that came out of the routes, to be served.
pub(crate) fn set_document(document: Document) {
    DOCUMENT.get_or_init(|| CachedJson::of(&finished(document)));
}

/// The document in which nullable fields of answers are required, because the server always sends them. A field that it can leave out is
/// marked with `nullable = false`. In a request a nullable field may be null or absent.
pub(crate) fn finished(mut document: Document) -> Document {
    let requested = in_requests(&document);
    let schemas = document.components.as_mut().map(|components| &mut components.schemas);
    for (_, schema) in schemas.into_iter().flatten().filter(|(name, _)| !requested.contains(*name)) {
        require_nullable(schema);
    }
    document
}

/// What clients say on a socket.
const MESSAGES: [&str; 4] = ["FollowMessage", "UnfollowMessage", "ActMessage", "PongMessage"];

/// The names of the schemas that requests and messages of clients refer to.
fn in_requests(document: &Document) -> BTreeSet<String> {
    let messages = MESSAGES.map(|name| format!("#/components/schemas/{name}").into());
    let mut waiting: Vec<serde_json::Value> = messages.into();
    for item in document.paths.paths.values() {
        let bodies =
            [&item.post, &item.put, &item.patch].into_iter().flatten().filter_map(|operation| operation.request_body.as_ref());
        waiting.extend(bodies.filter_map(|body| serde_json::to_value(body).ok()));
    }
    let schemas = document.components.as_ref().map(|components| &components.schemas);
    let mut found = BTreeSet::new();
    while let Some(value) = waiting.pop() {
        match value {
            serde_json::Value::String(text) => {
                let name = text.strip_prefix("#/components/schemas/").unwrap_or_default();
                let schema = schemas.and_then(|schemas| schemas.get(name)).and_then(|schema| serde_json::to_value(schema).ok());
                if let Some(schema) = schema.filter(|_| found.insert(name.to_owned())) {
                    waiting.push(schema);
                }
            }
            serde_json::Value::Array(values) => waiting.extend(values),
            serde_json::Value::Object(fields) => waiting.extend(fields.into_iter().map(|(_, value)| value)),
            _ => {}
        }
    }
    found
}

/// Makes each nullable field required.
fn require_nullable(schema: &mut RefOr<Schema>) {
    match schema {
        RefOr::T(Schema::Object(object)) => {
            let nullable = object.properties.iter().filter(|(_, schema)| is_nullable(schema)).map(|(name, _)| name.clone());
            let added: Vec<String> = nullable.filter(|name| !object.required.contains(name)).collect();
            object.required.extend(added);
        }
        RefOr::T(Schema::AllOf(all)) => all.items.iter_mut().for_each(require_nullable),
        RefOr::T(Schema::OneOf(one)) => one.items.iter_mut().for_each(require_nullable),
        _ => {}
    }
}

fn is_nullable(schema: &RefOr<Schema>) -> bool {
    let is_null = |kind: &SchemaType| match kind {
        SchemaType::Type(kind) => *kind == Type::Null,
        SchemaType::Array(kinds) => kinds.contains(&Type::Null),
        SchemaType::AnyValue => false,
    };
    match schema {
        RefOr::T(Schema::Object(object)) => is_null(&object.schema_type),
        RefOr::T(Schema::Array(array)) => is_null(&array.schema_type),
        RefOr::T(Schema::OneOf(one)) => one.items.iter().any(is_nullable),
        _ => false,
    }
}

/// This description.
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "rules", responses((status = 200, description = "An OpenAPI document", content_type = "application/json", body = serde_json::Value), Problems, Unchanged))]
pub(crate) async fn document(headers: HeaderMap) -> Response {
    DOCUMENT.get_or_init(|| CachedJson::of(&super::openapi())).answer(&headers)
}
