//! Finds the client of a request: the other end of its connection or, behind a proxy of ours, the address that the proxy names.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::FORWARDED;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName};
use tower_governor::GovernorError;
use tower_governor::key_extractor::KeyExtractor;

use crate::clients::{Client, Network};
use crate::http::problem::Problem;

/// The header in which most reverse proxies name the address that they pass a request on for, the nearest last.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Whether a request has come through a proxy, of ours or not.
pub(crate) fn came_through_proxy(headers: &HeaderMap) -> bool {
    headers.contains_key(FORWARDED_FOR) || headers.contains_key(FORWARDED)
}

/// The addresses that proxies name, the nearest first, up to what is none.
fn named(headers: &HeaderMap) -> Vec<IpAddr> {
    let lines = |name| headers.get_all(name).into_iter().rev().map_while(|line| line.to_str().ok());
    // A proxy that writes one of the two headers may pass the other on as the client sent it. Most write this one.
    if headers.contains_key(FORWARDED_FOR) {
        let texts = lines(FORWARDED_FOR).flat_map(|line| line.split(',').rev());
        return texts.map_while(|text| address(text.trim())).collect();
    }
    // Read from the end, where our proxies have written, so that a quote which a client leaves open has no effect.
    let elements = lines(FORWARDED).flat_map(|line| rfc7239::parse(line).rev());
    elements.map_while(|element| element.ok()?.forwarded_for?.ip().copied()).collect()
}

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
    let mut addresses = named(headers).into_iter().map(|address| address.to_canonical());
    Client::at(addresses.find(|address| !is_proxy(*address)).unwrap_or(peer))
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

    fn behind(peer: &str, name: HeaderName, lines: &[&str]) -> Client {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(name.clone(), line.parse().expect("a header"));
        }
        with_headers(peer, &headers)
    }

    fn with_headers(peer: &str, headers: &HeaderMap) -> Client {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().expect("an address"), 1)));
        client_of(&extensions, headers, &["127.0.0.1".parse().expect("ours"), "10.0.0.0/24".parse().expect("ours")])
    }

    fn at(address: &str) -> Client {
        Client::at(address.parse().expect("an address"))
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
            assert_eq!(behind(peer, FORWARDED_FOR, forwarded), at(client), "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn the_standard_header_is_believed_of_configured_proxies_only() {
        for (peer, forwarded, client) in [
            ("192.0.2.1", &["for=198.51.100.9"][..], "192.0.2.1"),
            ("127.0.0.1", &["for=198.51.100.9"], "198.51.100.9"),
            ("127.0.0.1", &["For=\"198.51.100.9:4711\";proto=https;by=10.0.0.7"], "198.51.100.9"),
            ("127.0.0.1", &["proto=https;host=tafl.example.org;for=\"[2001:db8::1]:80\""], "2001:db8::"),
            ("127.0.0.1", &["for=203.0.113.1, for=198.51.100.9;proto=http, for=10.0.0.7"], "198.51.100.9"),
            ("127.0.0.1", &["for=203.0.113.1", "for=198.51.100.9"], "198.51.100.9"),
            // A client that tries to swallow what the proxy adds.
            ("127.0.0.1", &["for=203.0.113.1;host=\", for=198.51.100.9"], "198.51.100.9"),
            ("127.0.0.1", &["for=\"203.0.113.1\\, for=198.51.100.9"], "198.51.100.9"),
            // Proxies that hide whom they speak for.
            ("127.0.0.1", &["for=198.51.100.9, for=unknown"], "127.0.0.1"),
            ("127.0.0.1", &["for=198.51.100.9, for=_hidden"], "127.0.0.1"),
            ("127.0.0.1", &["for=198.51.100.9, proto=https"], "127.0.0.1"),
            ("127.0.0.1", &["for=198.51.100.9,"], "127.0.0.1"),
            ("127.0.0.1", &["198.51.100.9"], "127.0.0.1"),
        ] {
            assert_eq!(behind(peer, FORWARDED, forwarded), at(client), "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn of_two_headers_the_one_that_most_proxies_write_is_read() {
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED, "for=203.0.113.1".parse().expect("a header"));
        headers.insert(FORWARDED_FOR, "198.51.100.9".parse().expect("a header"));
        assert_eq!(with_headers("127.0.0.1", &headers), at("198.51.100.9"));
    }

    proptest::proptest! {
        /// Whatever a client writes before it, the client is whom our proxy names; and nothing in a header makes the server panic.
        #[test]
        fn a_client_cannot_give_itself_another_address(written in "[ -~]{0,80}", standard: bool) {
            let (name, added) = if standard { (FORWARDED, "for=198.51.100.9;proto=https") } else { (FORWARDED_FOR, "198.51.100.9") };
            let line = format!("{written}, {added}");
            proptest::prop_assert_eq!(behind("127.0.0.1", name.clone(), &[&line]), at("198.51.100.9"));
            proptest::prop_assert_eq!(behind("127.0.0.1", name.clone(), &[&written, added]), at("198.51.100.9"));
            behind("127.0.0.1", name, &[&written]);
        }
    }
}
