//! Whom a request counts for.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName};
use tower_governor::GovernorError;
use tower_governor::key_extractor::KeyExtractor;

use crate::http::problem::Problem;

/// Where a reverse proxy writes whom it speaks for, the nearest last.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Whom a request counts for: the address it comes from, and of an IPv6 address the part that is handed out to one customer. What another
/// site's page makes a browser ask for counts apart from what the person at that browser asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Client {
    address: IpAddr,
    elsewhere: bool,
}

impl Client {
    /// The client at an address.
    pub(crate) fn at(address: IpAddr) -> Client {
        let address = match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                // Loopback is one address and not a network.
                if address.is_loopback() { IpAddr::V6(address) } else { IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)) }
            }
            address => address,
        };
        Client { address, elsewhere: false }
    }

    /// The client that sent a request: the other end of its connection, or, where that is one of our proxies, whom the proxy names.
    pub(crate) fn behind(extensions: &Extensions, headers: &HeaderMap, proxies: &[IpAddr]) -> Client {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
        // Only a router used without a connection has no peer.
        let Some(peer) = peer else { return Client::at(Ipv6Addr::UNSPECIFIED.into()) };
        if !proxies.contains(&peer) {
            return Client::at(peer);
        }
        // Anybody may write the beginning of the list; the end of it is written by our own proxies.
        let lines = headers.get_all(FORWARDED_FOR).into_iter().rev();
        let named = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(',').rev());
        let addresses = named.map_while(|text| address(text.trim()));
        Client::at(addresses.map(|address| address.to_canonical()).find(|address| !proxies.contains(address)).unwrap_or(peer))
    }

    /// The page of another site, shown in this client's browser.
    pub(crate) fn elsewhere(self) -> Client {
        Client { elsewhere: true, ..self }
    }
}

/// An address as proxies write it, some with a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.split_once(']')).map_or(text, |(address, _)| address);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The client of a request, as the guard made it out.
impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Problem> {
        parts.extensions.get().copied().ok_or_else(|| Problem::internal(&"a request has passed no guard"))
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
        Client::behind(&extensions, &headers, &["127.0.0.1".parse().expect("ours"), "10.0.0.7".parse().expect("ours")])
    }

    #[test]
    fn only_our_own_proxies_say_who_the_client_is() {
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

    #[test]
    fn who_has_one_address_of_a_network_has_all() {
        let at = |text: &str| Client::at(text.parse().expect("an address"));
        assert_eq!(at("2001:db8::1"), at("2001:db8::2"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
        assert_eq!(at("::ffff:192.0.2.1"), at("192.0.2.1"));
        assert_ne!(at("192.0.2.1"), at("192.0.2.2"));
        assert_ne!(at("::1"), at("::"));
    }
}
