//! JSON answers that are serialised once.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use bytes::Bytes;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::http::content::embed::tagged;

/// An answer that stays the same for as long as the program runs.
pub(crate) struct CachedJson {
    json: Bytes,
    hash: [u8; 32],
}

impl CachedJson {
    /// Serialises the answer.
    pub(crate) fn of(value: &impl Serialize) -> CachedJson {
        let json = Bytes::from(serde_json::to_vec(value).unwrap_or_default());
        CachedJson { hash: Sha256::digest(&json).into(), json }
    }

    /// The answer as a response. Clients may cache it but must revalidate, for the next version of the program may answer differently.
    pub(crate) fn answer(&self, headers: &HeaderMap) -> Response {
        let mut response = tagged(headers, &self.hash, self.json.clone());
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        response
    }
}
