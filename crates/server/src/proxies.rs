//! The trusted proxies in front of the server, whose word on the client is believed.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use ipnet::IpNet;

/// Addresses and networks of trusted proxies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proxies(Vec<IpNet>);

impl Proxies {
    /// The proxies on this machine (loopback).
    #[must_use]
    pub fn here() -> Self {
        let [four, six] = [Ipv4Addr::LOCALHOST.into(), IpAddr::from(Ipv6Addr::LOCALHOST)];
        let all_of_four = IpNet::new(four, 8).unwrap_or_else(|_| IpNet::from(four)).trunc();
        Self(vec![all_of_four, IpNet::from(six)])
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this address belongs to one of them.
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|net| net.contains(&address))
    }
}

/// `false`; `true` for proxies on this machine; or addresses and networks, separated by commas.
impl FromStr for Proxies {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim().to_ascii_lowercase().as_str() {
            "false" | "no" | "off" | "0" => return Ok(Self::default()),
            "true" | "yes" | "on" | "1" => return Ok(Self::here()),
            _ => {}
        }
        let one = |part: &str| {
            let part = part.trim();
            let net = part.parse().or_else(|_| part.parse().map(|one: IpAddr| IpNet::from(one)));
            net.map_err(|_| {
                format!("`{part}` is no address or network of a proxy, like 10.0.0.2 or 10.0.0.0/8")
            })
        };
        text.split(',').map(one).collect::<Result<_, _>>().map(Self)
    }
}

impl fmt::Display for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            none if none.is_empty() => f.write_str("false"),
            here if *here == Self::here() => f.write_str("true"),
            Self(nets) => {
                let nets: Vec<String> = nets.iter().map(ToString::to_string).collect();
                f.write_str(&nets.join(","))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proxies_are_named_by_address_or_network() {
        let has = |text: &str, address: &str| {
            let proxies: Proxies = text.parse().unwrap_or_default();
            proxies.has(address.parse().unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
        };
        assert!(has("true", "127.0.0.1") && has("true", "::1") && has("true", "::ffff:127.0.0.1"));
        assert!(!has("true", "192.168.1.5") && !has("false", "127.0.0.1"));
        assert!(has("192.168.1.5", "192.168.1.5") && !has("192.168.1.5", "192.168.1.6"));
        assert!(has("10.0.0.0/8, 2001:db8::/32", "10.9.8.7"));
        assert!(has("10.0.0.0/8, 2001:db8::/32", "2001:db8:1::1"));
        for wrong in ["caddy", "", "10.0.0.0/33", "10.0.0.1,,"] {
            assert!(wrong.parse::<Proxies>().is_err(), "{wrong}");
        }
        for text in ["false", "true", "10.0.0.0/8,192.168.1.5/32"] {
            let shown = text.parse::<Proxies>().map(|proxies| proxies.to_string());
            assert_eq!(shown.as_deref(), Ok(text));
        }
    }
}
