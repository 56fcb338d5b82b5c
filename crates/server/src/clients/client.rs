//! Who a request counts for.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use ipnet::IpNet;
use thiserror::Error;

/// Who a request counts for: the address it comes from, or the network that one customer of an IPv6 provider is given. What the page of
/// another site makes a browser request counts apart from the requests of the person at that browser.
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

    /// The page of another site, shown in this client's browser.
    pub(crate) fn elsewhere(self) -> Client {
        Client { elsewhere: true, ..self }
    }
}

/// An address, or a network in CIDR notation: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

/// A text that is neither an address nor a network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no address or network: write `10.0.0.7` or `10.0.0.0/8`, say")]
pub struct NoNetwork(String);

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let address = text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
        let network = address.or_else(|_| text.parse::<IpNet>());
        network.map(Network).map_err(|_| NoNetwork(text.chars().take(80).collect()))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Network {
    /// Whether an address is of this network.
    #[must_use]
    pub fn contains(self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_an_address_or_is_in_cidr_notation() {
        for (network, address, inside) in [
            ("10.0.0.7", "10.0.0.7", true),
            ("10.0.0.7", "10.0.0.8", false),
            ("10.0.0.0/8", "10.200.3.4", true),
            ("10.0.0.0/8", "::ffff:10.1.1.1", true),
            ("10.0.0.0/8", "11.0.0.1", false),
            ("::ffff:127.0.0.1", "127.0.0.1", true),
            ("fd00::/8", "fd12::1", true),
            ("fd00::/8", "fe80::1", false),
            ("0.0.0.0/0", "::1", false),
        ] {
            let parsed: Network = network.parse().expect(network);
            assert_eq!(parsed.contains(address.parse().expect("an address")), inside, "{network} {address}");
        }
        for nonsense in ["", "proxy.example", "10.0.0.0/33", "10.0.0", "10.0.0.7:80"] {
            assert_eq!(nonsense.parse::<Network>(), Err(NoNetwork(nonsense.to_owned())));
        }
    }

    #[test]
    fn addresses_of_one_ipv6_network_are_one_client() {
        let at = |text: &str| Client::at(text.parse().expect("an address"));
        assert_eq!(at("2001:db8::1"), at("2001:db8::2"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
        assert_eq!(at("::ffff:192.0.2.1"), at("192.0.2.1"));
        assert_ne!(at("192.0.2.1"), at("192.0.2.2"));
        assert_ne!(at("::1"), at("::"));
    }
}
