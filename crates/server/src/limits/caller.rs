//! The address a request comes from (`Caller`), also behind proxies.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// The header in which a proxy names the client it asks for.
const FORWARDED: &str = "x-forwarded-for";

/// Other headers by which proxies give themselves away. Their values are not read: a request with
/// one of them does not come directly from a program on this machine.
const OF_PROXIES: [&str; 8] = [
    "forwarded",
    "via",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-server",
    "x-real-ip",
    "true-client-ip",
    "cf-connecting-ip",
];

/// Who sends a request, as far as limits go: an address, or this machine itself, which is not
/// limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Caller(
    /// The address that is counted; `None` for this machine.
    pub(super) Option<IpAddr>,
);

impl Caller {
    /// The server itself.
    pub(crate) const HOUSE: Self = Self(None);

    /// The address that is counted; `None` for this machine.
    pub(crate) const fn address(self) -> Option<IpAddr> {
        self.0
    }

    #[cfg(test)]
    pub(crate) fn from_address(address: IpAddr) -> Self {
        Self(Some(network(address)))
    }

    /// Whether the request comes from a program on this machine, not through a proxy on it.
    pub(crate) const fn is_here(self) -> bool {
        self.0.is_none()
    }

    /// `trust_proxy`: whether `peer` is a trusted proxy.
    pub(super) fn of(peer: Option<IpAddr>, headers: &HeaderMap, trust_proxy: bool) -> Self {
        let told = headers.get_all(FORWARDED).iter().next_back();
        let address = match told {
            // Only our own proxy has added the last entry; all before it may be forged.
            Some(told) if trust_proxy => match told.to_str().ok().and_then(last_address) {
                Some(address) => Some(address),
                None => return Self(peer.map(network)),
            },
            // An untrusted proxy: everybody behind it counts as one caller, but not as this
            // machine.
            Some(_) => return Self(peer.map(network)),
            None if OF_PROXIES.iter().any(|name| headers.contains_key(*name)) => {
                return Self(peer.map(network));
            }
            None => peer,
        };
        Self(address.filter(|address| !address.to_canonical().is_loopback()).map(network))
    }
}

/// The last address in a comma-separated list, with or without a port.
fn last_address(text: &str) -> Option<IpAddr> {
    let last = text.rsplit(',').next()?.trim();
    let with_port = || last.parse::<SocketAddr>().map(|address| address.ip());
    last.parse().or_else(|_| with_port()).ok()
}

/// An address as it is counted: IPv6 addresses by their /64, since a client has all of it.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// The largest IPv6 prefix that one customer usually gets: a /56, which is 256 networks.
pub(super) fn site(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 72 << 72).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn caller(peer: &str, told: &[&'static str], trust_proxy: bool) -> Option<String> {
        let mut headers = HeaderMap::new();
        told.iter().for_each(|told| {
            headers.append(FORWARDED, HeaderValue::from_static(told));
        });
        let caller = Caller::of(peer.parse().ok(), &headers, trust_proxy);
        caller.0.map(|address| address.to_string())
    }

    #[test]
    fn addresses_are_counted_by_who_can_have_them() {
        let counted = |peer| caller(peer, &[], false);
        assert_eq!(counted("192.168.1.5").as_deref(), Some("192.168.1.5"));
        assert_eq!(counted("::ffff:192.168.1.5").as_deref(), Some("192.168.1.5"));
        assert_eq!(counted("2001:db8:1:2:3:4:5:6").as_deref(), Some("2001:db8:1:2::"));
        assert_eq!((counted("127.0.0.1"), counted("::1")), (None, None));
    }

    /// Otherwise `/metrics` would be open to everybody behind a proxy that names its clients in
    /// another header.
    #[test]
    fn a_proxy_on_this_machine_is_not_this_machine() {
        let here: Option<IpAddr> = "127.0.0.1".parse().ok();
        for name in OF_PROXIES {
            let mut headers = HeaderMap::new();
            headers.insert(name, HeaderValue::from_static("x"));
            for trust_proxy in [false, true] {
                assert!(!Caller::of(here, &headers, trust_proxy).is_here(), "{name}");
            }
        }
        assert!(Caller::of(here, &HeaderMap::new(), true).is_here());
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_what_it_added() {
        let lies = ["10.0.0.1, 10.0.0.2", "10.0.0.3 ,203.0.113.7"];
        assert_eq!(caller("127.0.0.1", &lies, true).as_deref(), Some("203.0.113.7"));
        assert_eq!(caller("127.0.0.1", &lies, false).as_deref(), Some("127.0.0.1"));
        assert_eq!(caller("198.51.100.1", &lies, false).as_deref(), Some("198.51.100.1"));
        assert_eq!(caller("127.0.0.1", &["203.0.113.7:999"], true).as_deref(), Some("203.0.113.7"));
        assert_eq!(caller("198.51.100.1", &["nobody"], true).as_deref(), Some("198.51.100.1"));
        let unreadable = caller("127.0.0.1", &["nobody"], true);
        assert_eq!(unreadable.as_deref(), Some("127.0.0.1"), "not this machine itself");
    }
}
