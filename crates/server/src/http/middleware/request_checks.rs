//! The checks that a request must pass before it is handled: its size, its origin, and whether there is a free place.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::Body as _;
use tower_governor::GovernorError;

use crate::clients::{Client, Network, Shares};
use crate::config::Config;
use crate::http::middleware::client::client_of;
use crate::http::problem::{Code, Problem};
use crate::http::socket;
use crate::limits::Limits;

/// The route that takes records, which may be longer than other bodies.
const RECORDS: &str = "/api/v1/records";
/// The routes that pages of other sites may show as pictures.
const PICTURES: [&str; 2] = ["/api/v1/diagram.svg", "/api/v1/diagram.png"];

/// The checks of requests, and the places they give out.
pub(crate) struct RequestChecks {
    names: Vec<String>,
    proxies: Vec<Network>,
    body_bytes: usize,
    record_bytes: usize,
    body_within: Duration,
    answer_within: Duration,
    place_within: Duration,
    /// Bytes of bodies that arrive.
    bodies: Arc<Shares>,
    /// Requests being answered.
    places: Arc<Shares>,
    /// The rate limit of pictures on pages of other sites; `None` without a limit.
    pictures: Option<DefaultKeyedRateLimiter<Client>>,
    /// The rate limit of messages on sockets; `None` without a limit.
    messages: Option<DefaultKeyedRateLimiter<Client>>,
}

impl RequestChecks {
    /// The checks of a server.
    pub(crate) fn new(config: &Config) -> Arc<RequestChecks> {
        let limits = &config.limits;
        let Limits { body_bytes, record_bytes, bodies_bytes, body_within, answer_within, place_within, requests, .. } = *limits;
        let limiter = |every, burst| {
            let quota = Quota::with_period(every).zip(NonZeroU32::new(burst));
            quota.map(|(quota, burst)| DefaultKeyedRateLimiter::keyed(quota.allow_burst(burst)))
        };
        Arc::new(RequestChecks {
            names: config.names.clone(),
            proxies: config.proxies.clone(),
            body_bytes,
            record_bytes,
            body_within,
            answer_within,
            place_within,
            // A share is at least the largest body.
            bodies: Shares::new(bodies_bytes, limits.share(bodies_bytes).max(record_bytes)),
            places: limits.shares(requests),
            pictures: limiter(limits.picture_every, limits.pictures),
            messages: limiter(limits.message_every, limits.messages),
        })
    }

    /// Finds the client of a request.
    pub(crate) async fn recognise(State(checks): State<Arc<RequestChecks>>, mut request: Request, next: Next) -> Response {
        let client = client_of(request.extensions(), request.headers(), &checks.proxies);
        let client = if comes_from(request.headers(), "cross-site") { client.elsewhere() } else { client };
        request.extensions_mut().insert(client);
        next.run(request).await
    }

    /// Answers a request if it passes the checks.
    pub(crate) async fn pass(State(checks): State<Arc<RequestChecks>>, client: Client, request: Request, next: Next) -> Response {
        match checks.admit(client, request, next).await {
            Ok(response) => response,
            Err(problem) => problem.into_response(),
        }
    }

    async fn admit(&self, client: Client, request: Request, next: Next) -> Result<Response, Problem> {
        self.check_site(client, &request)?;
        // A client that sends its body slowly takes no place meanwhile.
        let request = self.read(client, request).await?;
        let place = self.places.wait(client, self.place_within).await;
        let _place = place.ok_or_else(|| Problem::busy("too many requests are being answered"))?;
        let answered = tokio::time::timeout(self.answer_within, next.run(request)).await;
        answered.map_err(|_| Problem::busy("answering took too long"))
    }

    /// The same request with its body read to the end.
    async fn read(&self, client: Client, request: Request) -> Result<Request, Problem> {
        let most = if request.uri().path() == RECORDS { self.record_bytes } else { self.body_bytes };
        let too_large = || Problem::new(Code::TooLarge, format!("a body has at most {most} bytes"));
        let stated = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
        if stated.is_some_and(|stated| stated > most) {
            return Err(too_large());
        }
        let (parts, body) = request.into_parts();
        if body.is_end_stream() {
            return Ok(Request::from_parts(parts, body));
        }
        // Without a length, the body may be as long as is allowed.
        let length = match body.size_hint().exact() {
            Some(length) => usize::try_from(length).ok().filter(|length| *length <= most).ok_or_else(too_large)?,
            None => most,
        };
        let room = self.bodies.take(client, length);
        let _room = room.ok_or_else(|| Problem::busy("too many large bodies are being sent at the same time"))?;
        let read = tokio::time::timeout(self.body_within, Limited::new(body, most).collect()).await;
        let read = read.map_err(|_| {
            let detail = format!("the body did not arrive within {} seconds", self.body_within.as_secs_f32());
            Problem::new(Code::BadRequest, detail).with_status(StatusCode::REQUEST_TIMEOUT)
        })?;
        match read {
            Ok(body) => Ok(Request::from_parts(parts, Body::from(body.to_bytes()))),
            Err(error) if error.is::<LengthLimitError>() => Err(too_large()),
            Err(_) => Err(Problem::new(Code::BadRequest, "the body ended early")),
        }
    }

    /// Requests to the API must use a host name of this server. If they change something, open a socket or are expensive, they must come
    /// from a page of this server, or from no page. Pages of other sites may link to it and show a few pictures.
    fn check_site(&self, client: Client, request: &Request) -> Result<(), Problem> {
        let (headers, path) = (request.headers(), request.uri().path());
        // A socket can change games.
        let reads = matches!(*request.method(), Method::GET | Method::HEAD) && path != socket::PATH;
        if reads && !path.starts_with("/api/") {
            return Ok(());
        }
        let refused = |detail: String| Err(Problem::new(Code::BadRequest, detail).with_status(StatusCode::FORBIDDEN));
        let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        let host = text(header::HOST);
        match host {
            // Every browser sends `Host`.
            None if reads => {}
            None => return refused("the request has no `Host` header".to_owned()),
            Some(host) if self.knows(host) => {}
            Some(host) => {
                let shown: String = host.chars().take(80).collect();
                return refused(format!("`{shown}` is not a name of this server: start it with --name to add one"));
            }
        }
        let own = |origin: &str| {
            origin.split_once("://").is_some_and(|(_, from)| host.is_some_and(|host| from.eq_ignore_ascii_case(host)))
        };
        if text(header::ORIGIN).is_some_and(|origin| !own(origin)) {
            return refused("the request comes from another site's page".to_owned());
        }
        let leads_here = reads && fetch(headers, "mode") == Some("navigate") && fetch(headers, "dest") == Some("document");
        if !comes_from(headers, "cross-site") || leads_here {
            return Ok(());
        }
        if !(reads && PICTURES.contains(&path) && fetch(headers, "dest") == Some("image")) {
            return refused("the request comes from another site's page, which may only show pictures from here".to_owned());
        }
        match &self.pictures {
            Some(pictures) if pictures.check_key(&client).is_err() => {
                Err(Problem::new(Code::TooManyRequests, "other sites' pages show too many pictures from here")
                    .with_retry_after(1))
            }
            _ => Ok(()),
        }
    }

    /// Counts a message of a client on one of its sockets.
    ///
    /// # Errors
    /// How long to wait for the next one, where the client has sent too many.
    pub(crate) fn count_message(&self, client: Client) -> Result<(), Duration> {
        let Some(messages) = &self.messages else { return Ok(()) };
        messages.check_key(&client).map_err(|early| early.wait_time_from(messages.clock().now()))
    }

    /// Forgets clients whose requests no longer count.
    pub(crate) fn forget(&self) {
        for limiter in self.pictures.iter().chain(&self.messages) {
            limiter.retain_recent();
        }
    }

    /// Whether a `Host` is one of ours: an IP address, which no name of another site can stand for, `localhost`, or a name that was
    /// configured.
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

/// A `Sec-Fetch-` header, which a browser sends about a request that a page makes.
fn fetch<'a>(headers: &'a HeaderMap, what: &str) -> Option<&'a str> {
    headers.get(format!("sec-fetch-{what}"))?.to_str().ok()
}

/// Whether a browser says that the page that makes the request has this relation to the server's site.
fn comes_from(headers: &HeaderMap, site: &str) -> bool {
    fetch(headers, "site") == Some(site)
}

/// Refuses requests with two `Host` headers: a proxy could go by one, and the server by the other.
pub(crate) async fn one_host(request: Request, next: Next) -> Response {
    if request.headers().get_all(header::HOST).iter().nth(1).is_some() {
        return Problem::new(Code::BadRequest, "a request must have one `Host` header").into_response();
    }
    next.run(request).await
}

/// The answer to a client over its rate limit.
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
    fn only_configured_host_names_are_accepted() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "unused");
        config.names.push("Hnefi.example".to_owned());
        let checks = RequestChecks::new(&config);
        for known in
            ["localhost", "localhost:1140", "a.localhost:1", "127.0.0.1:1140", "[::1]:1140", "192.168.1.7", "hnefi.EXAMPLE:443"]
        {
            assert!(checks.knows(known), "{known}");
        }
        for strange in
            ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "notlocalhost", "?", "a b", "/x"]
        {
            assert!(!checks.knows(strange), "{strange}");
        }
    }
}
