//! Answers that are written down once.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use bytes::Bytes;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::http::content::embed::tagged;

/// An answer that stays the same as long as the program does.
pub(crate) struct CachedJson {
    json: Bytes,
    hash: [u8; 32],
}

impl CachedJson {
    /// Written down once.
    pub(crate) fn of(value: &impl Serialize) -> CachedJson {
        let json = Bytes::from(serde_json::to_vec(value).unwrap_or_default());
        CachedJson { hash: Sha256::digest(&json).into(), json }
    }

    /// As a response. Clients may keep it, but ask whether it is still true: the next program may say something else.
    pub(crate) fn answer(&self, headers: &HeaderMap) -> Response {
        let mut response = tagged(headers, &self.hash, self.json.clone());
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        response
    }
}
