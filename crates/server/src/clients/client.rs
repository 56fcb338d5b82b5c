//! Who a request counts for.

use std::net::{IpAddr, Ipv6Addr};

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

#[cfg(test)]
mod tests {
    use super::*;

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
