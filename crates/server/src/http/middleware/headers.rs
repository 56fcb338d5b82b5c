//! The security headers of every response.

use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;

/// Only this server's own files, nothing inline, no frames on other pages. Scripts may compile WebAssembly, which is the server's own as well,
/// and may not evaluate text.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; manifest-src 'self'; style-src 'self'; \
                      img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
                      form-action 'self'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Allows pages of other sites to show the response: pictures of positions.
pub(crate) fn for_every_site(headers: &mut HeaderMap) {
    headers.insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
}

/// Allows pages of other sites to read the response: the script that draws a board and what it loads, modules and the engine among it.
pub(crate) fn read_by_every_site(headers: &mut HeaderMap) {
    for_every_site(headers);
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
}

/// Adds the security headers.
pub(crate) async fn secure(mut response: Response) -> Response {
    add(response.headers_mut());
    response
}

fn add(headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        // A report of a study has a policy of its own.
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(RESOURCE_POLICY).or_insert(HeaderValue::from_static("same-origin"));
}
