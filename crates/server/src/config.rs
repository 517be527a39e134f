//! What the operator decides.

use std::net::IpAddr;

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Believe the `X-Forwarded-Proto` header. Only behind a proxy that sets it itself.
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
}

impl Default for Config {
    fn default() -> Self {
        Self { trust_proxy: false, network: None, bot_pace: 100, burst: 100, rate: 20 }
    }
}
