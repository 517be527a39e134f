//! Allowed `Host` names. A foreign page can make its own name resolve to this server (DNS
//! rebinding) and would then count as one of ours: only the `Host` header tells them apart.

mod check;

pub(crate) use check::check;
use std::net::IpAddr;

/// Names that no foreign page can have: they exist only within a local network.
const NEARBY: [&str; 6] = [".localhost", ".local", ".lan", ".home.arpa", ".internal", ".fritz.box"];

/// Allowed host names besides IP addresses and local network names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Allows these names; `*` allows any.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        // With or without a port, as browsers display or send them.
        let clean = |name: String| name_of(name.trim().trim_start_matches("https://"));
        Self(names.into_iter().map(clean).filter(|name| !name.is_empty()).collect())
    }

    /// The names as they were given.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.0
    }

    /// Whether a browser may use this name, with or without a port. A request through a trusted
    /// proxy came by a name that the proxy serves, so it is allowed unless names are configured.
    fn allow(&self, host: &str, by_proxy: bool) -> bool {
        let name = name_of(host);
        let is_near = || {
            name.parse::<IpAddr>().is_ok()
                || !name.contains('.')
                || NEARBY.iter().any(|end| name.ends_with(end))
        };
        (by_proxy && self.0.is_empty())
            || self.0.iter().any(|known| known == "*" || *known == name)
            || is_near()
    }
}

/// The name without port, brackets and trailing dot.
pub(crate) fn name_of(host: &str) -> String {
    let name = match host.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or(six),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.trim_end_matches('.').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phones_nearby_come_in_and_names_of_others_do_not() {
        let usual = Hosts::default();
        for host in [
            "localhost:7777",
            "127.0.0.1",
            "192.168.1.5:7777",
            "[fe80::1]:7777",
            "[::1]",
            "laptop:7777",
            "laptop.local.",
            "Stammtisch.fritz.box:7777",
            "",
        ] {
            assert!(usual.allow(host, false), "{host}");
        }
        for host in
            ["evil.example", "evil.example:7777", "local.evil.example", "127.0.0.1.evil.example"]
        {
            assert!(!usual.allow(host, false), "{host}");
            assert!(usual.allow(host, true), "the proxy serves {host}");
        }
        let named = Hosts::new(["https://Karten.example.:8443".into()]);
        assert!(named.allow("karten.EXAMPLE:443", false) && named.allow("10.0.0.1", false));
        assert!(!named.allow("evil.example", true), "what is named counts behind a proxy as well");
        assert!(Hosts::new(["*".into()]).allow("evil.example", false));
    }
}
