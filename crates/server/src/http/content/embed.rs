//! The web client, which is part of the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{Embed, EmbeddedFile};

use crate::http::content::pages;
use crate::http::middleware::headers::read_by_every_site;
use crate::http::problem::{Code, Problem};

/// The files that `cargo xtask web` builds. In a debug build they are read from disk when they are asked for.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// The script that draws boards on other people's pages.
const BOARD_SCRIPT: &str = "hnefi-board.js";
/// What it loads where one plays on that board.
const BOARD_FOLDER: &str = "hnefi-board/";

/// The page where the client was not built, for the person who built the program: in English, as all that the build says.
const NOT_BUILT: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>hnefi</title>\n\
    <h1>The web client is missing</h1>\n\
    <p>This program was built without it. <code>cargo xtask play</code> builds both and serves the game.\n\
    <p>The API is at <a href=\"/api/v1/openapi.json\">/api/v1/openapi.json</a>.\n</html>\n";

/// Answers requests that no route of the API answers.
pub(crate) async fn fallback(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    if path == "/api" || path.starts_with("/api/") {
        return Problem::new(Code::NotFound, format!("there is nothing at `{}`", path.chars().take(80).collect::<String>()))
            .into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return wrong_method().await.into_response();
    }
    let name = path.trim_start_matches('/');
    // The page has one address, and that is not a file's.
    if let Some(file) = Client::get(name).filter(|_| !["", "index.html"].contains(&name)) {
        return serve(name, &file, &headers);
    }
    // A page of the client has no file of its own; a missing asset is missing.
    if name.starts_with("assets/") || name.starts_with(BOARD_FOLDER) {
        return Problem::new(Code::NotFound, "there is no such file").into_response();
    }
    // Where there is no page, the client says so to people, and the status to programs.
    let is_page = pages::is_page(path);
    let page = Client::get("index.html");
    let mut response = match &page {
        Some(file) if is_page => serve("index.html", file, &headers),
        // Even a client that has the file already gets it again, with the status 404.
        Some(file) => serve("index.html", file, &HeaderMap::new()),
        None => ([(header::CACHE_CONTROL, "no-cache")], axum::response::Html(NOT_BUILT)).into_response(),
    };
    if !is_page {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}

/// The answer to a method that a path does not accept.
pub(crate) async fn wrong_method() -> Problem {
    Problem::new(Code::BadRequest, "this cannot be asked with this method").with_status(StatusCode::METHOD_NOT_ALLOWED)
}

fn serve(name: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    // The name of an asset changes with what is in it.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let hash = file.metadata.sha256_hash();
    let kind = file.metadata.mimetype();
    let compressed = is_compressible(kind).then(|| compressed(&hash, &file.data)).flatten();
    let packed = compressed.clone().filter(|_| takes_gzip(headers));
    let body = packed.clone().unwrap_or_else(|| match &file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data.clone()),
    });
    let mut response = tagged(headers, &hash, body);
    let kind = if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() };
    let out = response.headers_mut();
    if compressed.is_some() {
        out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if packed.is_some() {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    if name == BOARD_SCRIPT || name.starts_with(BOARD_FOLDER) {
        read_by_every_site(out);
    }
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(kind) = HeaderValue::from_str(&kind) {
        out.insert(header::CONTENT_TYPE, kind);
    }
    response
}

/// Fonts and pictures are compressed as they are.
fn is_compressible(kind: &str) -> bool {
    kind.starts_with("text/") || ["/javascript", "/json", "/wasm", "+json", "+xml"].iter().any(|end| kind.ends_with(end))
}

/// Whether a client reads gzip.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| {
        let (coding, weight) = item.split_once(';').unwrap_or((item, "q=1"));
        let refused = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok()) == Some(0.0);
        ["gzip", "*"].contains(&coding.trim()) && !refused
    })
}

/// A file of this hash, compressed: once, for many ask for it at the same time. `None` where that makes it no smaller.
fn compressed(hash: &[u8; 32], data: &[u8]) -> Option<Bytes> {
    static FILES: LazyLock<Mutex<HashMap<[u8; 32], Option<Bytes>>>> = LazyLock::new(Mutex::default);
    let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
    let pack = || {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(data).ok()?;
        let packed = encoder.finish().ok()?;
        (packed.len() < data.len()).then(|| Bytes::from(packed))
    };
    files.entry(*hash).or_insert_with(pack).clone()
}

/// A response with an `ETag` made of the body's hash; 304 without the body if the client has it already. The tag is weak, for compression
/// changes the bytes.
pub(crate) fn tagged(headers: &HeaderMap, hash: &[u8; 32], body: impl Into<axum::body::Body>) -> Response {
    let tag: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("W/\"{tag}\"");
    let tags = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let unchanged = tags.is_some_and(|tags| tags.split(',').any(|other| other.trim() == tag));
    let mut response = if unchanged { StatusCode::NOT_MODIFIED.into_response() } else { Response::new(body.into()) };
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}
