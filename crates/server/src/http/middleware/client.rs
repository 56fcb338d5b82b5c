//! Finds the client of a request: the other end of its connection or, behind a proxy of ours, the address that the proxy names.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName};
use tower_governor::GovernorError;
use tower_governor::key_extractor::KeyExtractor;

use crate::clients::{Client, Network};
use crate::http::problem::Problem;

/// The header in which reverse proxies name the address they pass on a request for, the nearest last.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The client that sent a request: the other end of its connection or, where that is one of our proxies, the client that it names.
pub(crate) fn client_of(extensions: &Extensions, headers: &HeaderMap, proxies: &[Network]) -> Client {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
    // Only a router used without a connection has no peer.
    let Some(peer) = peer else { return Client::at(Ipv6Addr::UNSPECIFIED.into()) };
    let is_proxy = |address: IpAddr| proxies.iter().any(|proxy| proxy.contains(address));
    if !is_proxy(peer) {
        return Client::at(peer);
    }
    // A client can write the beginning of the list; the end of it is written by our own proxies.
    let lines = headers.get_all(FORWARDED_FOR).into_iter().rev();
    let named = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(',').rev());
    let addresses = named.map_while(|text| address(text.trim()));
    Client::at(addresses.map(|address| address.to_canonical()).find(|address| !is_proxy(*address)).unwrap_or(peer))
}

/// An address as proxies write it, some with a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.split_once(']')).map_or(text, |(address, _)| address);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The client of a request, as [`RequestChecks::recognise`](super::request_checks::RequestChecks::recognise) found it.
impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Problem> {
        parts.extensions.get().copied().ok_or_else(|| Problem::internal(&"a request has not passed the request checks"))
    }
}

/// Counts requests by their client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByClient;

impl KeyExtractor for ByClient {
    type Key = Client;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<Client, GovernorError> {
        request.extensions().get().copied().ok_or(GovernorError::UnableToExtractKey)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn behind(peer: &str, forwarded: &[&str]) -> Client {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().expect("an address"), 1)));
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(FORWARDED_FOR, line.parse().expect("a header"));
        }
        client_of(&extensions, &headers, &["127.0.0.1".parse().expect("ours"), "10.0.0.0/24".parse().expect("ours")])
    }

    #[test]
    fn forwarded_for_is_believed_of_configured_proxies_only() {
        for (peer, forwarded, client) in [
            ("192.0.2.1", &["198.51.100.9"][..], "192.0.2.1"),
            ("127.0.0.1", &["198.51.100.9"], "198.51.100.9"),
            ("::ffff:127.0.0.1", &["198.51.100.9:4711"], "198.51.100.9"),
            ("127.0.0.1", &["[2001:db8::1]:80"], "2001:db8::"),
            // What the client itself wrote stands before what our proxies wrote.
            ("127.0.0.1", &["203.0.113.1, 198.51.100.9, 10.0.0.7"], "198.51.100.9"),
            ("127.0.0.1", &["203.0.113.1", "198.51.100.9"], "198.51.100.9"),
            ("127.0.0.1", &["198.51.100.9, nonsense"], "127.0.0.1"),
            ("127.0.0.1", &[], "127.0.0.1"),
        ] {
            assert_eq!(behind(peer, forwarded), Client::at(client.parse().expect("an address")), "{peer} {forwarded:?}");
        }
    }
}
