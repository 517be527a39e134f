//! What the operator decides.

use std::net::IpAddr;

use crate::housekeeping::Ends;
use crate::limits::LimitSettings;

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Believe the `X-Forwarded-Proto` and `X-Forwarded-For` headers. Only behind a proxy that
    /// sets them itself.
    pub trust_proxy: bool,
    /// The address under which others on the network reach this machine, for join links made
    /// on the machine itself.
    pub network: Option<IpAddr>,
    /// How long bots seem to think, in percent of what they would take.
    pub bot_pace: u32,
    /// Messages a connection may send in a burst.
    pub burst: u32,
    /// Messages a connection may send per second in the long run.
    pub rate: u32,
    /// What one address may ask for.
    pub limits: LimitSettings,
    /// Who may read the counters.
    pub metrics: ShowMetrics,
    /// After how long without use something ends.
    pub ends: Ends,
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
            trust_proxy: false,
            network: None,
            bot_pace: 100,
            burst: 100,
            rate: 20,
            limits: LimitSettings::default(),
            metrics: ShowMetrics::Here,
            ends: Ends::default(),
        }
    }
}
