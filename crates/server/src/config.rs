//! Settings of a server (`Config`): proxies, hosts, limits, the pace of bots.

use std::net::IpAddr;

use crate::hosts::Hosts;
use crate::limits::{LimitSettings, network};
use crate::proxies::Proxies;
use crate::seed_key::SeedKey;

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The proxies whose `X-Forwarded-Proto` and `X-Forwarded-For` headers are trusted. They have
    /// to set both themselves.
    pub trust_proxy: Proxies,
    /// The names under which browsers may reach the server.
    pub hosts: Hosts,
    /// The address under which other devices on the network reach this machine, for join links made
    /// on the machine itself.
    pub network: Option<IpAddr>,
    /// How long bots seem to think, in percent of their own thinking times.
    pub bot_pace: u32,
    /// Messages a connection may send in a burst.
    pub burst: u32,
    /// Messages a connection may send per second in the long run.
    pub rate: u32,
    /// Rate limits for each address.
    pub limits: LimitSettings,
    /// How many connections may be open.
    pub connections: ConnectionLimits,
    /// Who may read the metrics.
    pub metrics: ShowMetrics,
    /// After how many days without use something expires.
    pub ends: Ends,
    /// The key with which the seeds of running matches are encrypted in the store; `None`: they are
    /// stored in plain text, which is for tests and trials.
    pub seed_key: Option<SeedKey>,
}

/// Who may read `/metrics`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShowMetrics {
    /// Nobody.
    Nobody,
    /// Programs on the same machine that ask directly, not through a proxy.
    Here,
    /// Everybody who reaches the server.
    Everybody,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            trust_proxy: Proxies::default(),
            hosts: Hosts::default(),
            network: None,
            bot_pace: 100,
            burst: 100,
            rate: 20,
            limits: LimitSettings::default(),
            connections: ConnectionLimits::default(),
            metrics: ShowMetrics::Here,
            ends: Ends::default(),
            seed_key: None,
        }
    }
}

impl Config {
    /// The address whose connections are counted together; `None` for this machine and for proxies,
    /// which bring many people.
    pub(crate) fn counted(&self, peer: IpAddr) -> Option<IpAddr> {
        let peer = peer.to_canonical();
        (!peer.is_loopback() && !self.trust_proxy.has(peer)).then(|| network(peer))
    }
}

/// How many connections may be open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// In all.
    pub all: usize,
    /// From one address other than this machine and trusted proxies.
    pub address: usize,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self { all: 10_000, address: 400 }
    }
}

/// After how many days without use something expires; 0 means never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// Sessions.
    pub sessions: u32,
    /// Guests who have never had a seat, a login or credits of their own.
    pub guests: u32,
    /// Tables at which no match ever began.
    pub tables: u32,
    /// Public tables, whatever was played there: the list is for strangers looking for a game
    /// today.
    pub public_tables: u32,
}

impl Default for Ends {
    fn default() -> Self {
        Self { sessions: 180, guests: 30, tables: 30, public_tables: 14 }
    }
}
