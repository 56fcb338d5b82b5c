//! What a request must pass before anybody works on it: its size, where it comes from, and whether there is time for it.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::sync::Semaphore;
use tower_governor::GovernorError;
use tower_governor::key_extractor::KeyExtractor;

use crate::config::{Config, Limits};
use crate::problem::{Code, Problem};

/// Where games come in as text.
const RECORDS: &str = "/api/v1/records";

/// What the guard goes by.
pub(crate) struct Guard {
    names: Vec<String>,
    body_bytes: usize,
    record_bytes: usize,
    answer_within: Duration,
    places: Semaphore,
}

impl Guard {
    /// The guard for a server.
    pub(crate) fn new(config: &Config) -> Arc<Guard> {
        let Limits { body_bytes, record_bytes, answer_within, requests, .. } = config.limits;
        Arc::new(Guard { names: config.names.clone(), body_bytes, record_bytes, answer_within, places: Semaphore::new(requests) })
    }

    /// Lets a request pass, or not.
    pub(crate) async fn pass(State(guard): State<Arc<Guard>>, request: Request, next: Next) -> Response {
        if let Err(problem) = guard.check(&request) {
            return problem.into_response();
        }
        let Ok(_place) = guard.places.try_acquire() else {
            return Problem::busy("too many requests are being answered").into_response();
        };
        match tokio::time::timeout(guard.answer_within, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Problem::busy("answering took too long").into_response(),
        }
    }

    fn check(&self, request: &Request) -> Result<(), Problem> {
        let length = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
        let most = if request.uri().path() == RECORDS { self.record_bytes } else { self.body_bytes };
        if length.is_some_and(|length| length > most) {
            return Err(Problem::new(Code::TooLarge, format!("a body has at most {most} bytes")));
        }
        if matches!(*request.method(), Method::GET | Method::HEAD) {
            return Ok(());
        }
        self.check_origin(request.headers())
    }

    /// Requests that change something come from pages of this server, or from no page at all.
    fn check_origin(&self, headers: &HeaderMap) -> Result<(), Problem> {
        let refused = |detail: String| Err(Problem::new(Code::BadRequest, detail).with_status(StatusCode::FORBIDDEN));
        let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        let Some(host) = text(header::HOST) else { return refused("the request has no `Host`".to_owned()) };
        if !self.knows(host) {
            let shown: String = host.chars().take(80).collect();
            return refused(format!("this server does not go by the name `{shown}`"));
        }
        match text(header::ORIGIN) {
            None => Ok(()),
            Some(origin) if origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host)) => Ok(()),
            Some(_) => refused("the request comes from another site's page".to_owned()),
        }
    }

    /// Whether a `Host` is one of ours: an IP address, which no other site's name can stand for, `localhost`, or a name we were given.
    fn knows(&self, host: &str) -> bool {
        let Ok(uri) = host.parse::<Uri>() else { return false };
        let Some(name) = uri.authority().map(|authority| authority.host().to_ascii_lowercase()) else { return false };
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        bare.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.names.iter().any(|known| known.eq_ignore_ascii_case(&name))
    }
}

/// Whom a request counts for: the address it comes from, and of an IPv6 address the part that is handed out to one customer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer;

impl KeyExtractor for Peer {
    type Key = IpAddr;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<IpAddr, GovernorError> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(match peer.map(|address| address.to_canonical()) {
            Some(IpAddr::V6(address)) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            Some(address) => address,
            // Only a router used without a connection has no peer.
            None => IpAddr::V6(Ipv6Addr::UNSPECIFIED),
        })
    }
}

/// Refuses requests that name two hosts: whoever stands between would go by one of them, and the server by the other.
pub(crate) async fn one_host(request: Request, next: Next) -> Response {
    if request.headers().get_all(header::HOST).iter().nth(1).is_some() {
        return Problem::new(Code::BadRequest, "a request has one `Host`").into_response();
    }
    next.run(request).await
}

/// The answer to whom asks too often.
pub(crate) fn too_often(error: GovernorError) -> Response {
    match error {
        GovernorError::TooManyRequests { wait_time, .. } => {
            Problem::new(Code::TooManyRequests, "this client asks too often").with_retry_after(wait_time.max(1)).into_response()
        }
        other => Problem::internal(&other).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names_are_known() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "unused");
        config.names.push("Hnefi.example".to_owned());
        let guard = Guard::new(&config);
        for known in
            ["localhost", "localhost:1140", "a.localhost:1", "127.0.0.1:1140", "[::1]:1140", "192.168.1.7", "hnefi.EXAMPLE:443"]
        {
            assert!(guard.knows(known), "{known}");
        }
        for strange in
            ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "notlocalhost", "?", "a b", "/x"]
        {
            assert!(!guard.knows(strange), "{strange}");
        }
    }
}
