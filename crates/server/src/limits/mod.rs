//! How much one address may ask for, so that a flood from one place is nobody else's problem.

mod bucket;
mod caller;
mod changes;
mod sockets;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use stammtisch_table::{Millis, PlayerId};

pub use bucket::Allowance;
pub(crate) use bucket::Bucket;
pub(crate) use caller::{Caller, network};
pub(crate) use changes::changes;
pub(crate) use sockets::Socket;
use sockets::Sockets;

/// Addresses that are remembered; all beyond share one bucket.
const MOST_ADDRESSES: usize = 50_000;

/// What is limited, per address and, for sockets, per player too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitSettings {
    /// New guests.
    pub sessions: Allowance,
    /// Tries to log in, to redeem a link, to become admin.
    pub logins: Allowance,
    /// Tables opened.
    pub tables: Allowance,
    /// Requests of any kind that may change something.
    pub changes: Allowance,
    /// WebSocket handshakes.
    pub handshakes: Allowance,
    /// WebSockets open at a time from one address.
    pub sockets: u32,
    /// WebSockets open at a time of one player.
    pub player_sockets: u32,
}

impl Default for LimitSettings {
    /// Enough for a club behind one address, all of whose phones come back at once.
    fn default() -> Self {
        Self {
            sessions: Allowance::new(40, 20),
            logins: Allowance::new(20, 10),
            tables: Allowance::new(20, 10),
            changes: Allowance::new(300, 300),
            handshakes: Allowance::new(100, 120),
            sockets: 200,
            player_sockets: 12,
        }
    }
}

/// What a caller is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Doing {
    /// Becoming a new guest.
    Session,
    /// Proving to be somebody.
    Login,
    /// Opening a table.
    Table,
    /// Anything that may change something.
    Change,
    /// Opening a line.
    Handshake,
}

impl Doing {
    /// The name in metrics.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Login => "login",
            Self::Table => "table",
            Self::Change => "change",
            Self::Handshake => "handshake",
        }
    }

    const fn allowed(self, settings: &LimitSettings) -> Allowance {
        match self {
            Self::Session => settings.sessions,
            Self::Login => settings.logins,
            Self::Table => settings.tables,
            Self::Change => settings.changes,
            Self::Handshake => settings.handshakes,
        }
    }
}

/// What every address has done lately.
pub(crate) struct Limits {
    settings: LimitSettings,
    /// By address; without one: all for whom there was no room.
    buckets: Mutex<HashMap<(Option<IpAddr>, Doing), Bucket>>,
    sockets: Sockets,
}

impl Limits {
    pub(crate) fn new(settings: LimitSettings) -> Self {
        Self { settings, buckets: Mutex::default(), sockets: Sockets::default() }
    }

    /// Counts a deed; if it was too often, says after how many milliseconds to try again.
    pub(crate) fn take(&self, caller: Caller, doing: Doing, now: Millis) -> Result<(), u64> {
        let Some(address) = caller.0 else { return Ok(()) };
        let allowed = doing.allowed(&self.settings);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let mut key = (Some(address), doing);
        if buckets.len() >= MOST_ADDRESSES && !buckets.contains_key(&key) {
            let settings = &self.settings;
            buckets.retain(|(_, doing), bucket| !bucket.is_full(doing.allowed(settings), now));
            if buckets.len() >= MOST_ADDRESSES {
                key = (None, doing);
            }
        }
        buckets.entry(key).or_insert_with(|| Bucket::new(allowed, now)).take(allowed, now)
    }

    /// Counts an open socket for as long as the answer lives; none if there are too many.
    pub(crate) fn socket(&self, caller: Caller, player: Option<PlayerId>) -> Option<Socket> {
        let address = caller.0.map(|address| (address, self.settings.sockets));
        let player = player.filter(|_| !caller.is_here());
        self.sockets.open(address, player.map(|player| (player, self.settings.player_sockets)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Limits {
        let two = Allowance::new(2, 1);
        Limits::new(LimitSettings { sessions: two, logins: two, ..LimitSettings::default() })
    }

    #[test]
    fn one_address_does_not_use_up_what_another_may() {
        let limits = limits();
        let take = |last, doing| {
            let caller = Caller(Some([192, 168, 1, last].into()));
            limits.take(caller, doing, Millis(0)).is_ok()
        };
        assert!(take(1, Doing::Session) && take(1, Doing::Session));
        assert!(!take(1, Doing::Session));
        assert!(take(1, Doing::Login) && take(2, Doing::Session));
    }

    #[test]
    fn a_flood_of_addresses_costs_bounded_memory_and_is_limited_all_the_same() {
        let limits = limits();
        let flood = |from: u32, to: u32, now| {
            let took = |n: &u32| {
                let caller = Caller(Some(std::net::Ipv4Addr::from_bits(*n).into()));
                limits.take(caller, Doing::Session, Millis(now)).is_ok()
            };
            (from..to).filter(took).count()
        };
        let room = MOST_ADDRESSES as u32;
        assert_eq!(flood(1 << 24, (1 << 24) + room, 0), MOST_ADDRESSES);
        assert_eq!(flood(2 << 24, (2 << 24) + 1_000, 0), 2, "all beyond are one");
        assert_eq!(limits.buckets.lock().map_or(0, |buckets| buckets.len()), MOST_ADDRESSES + 1);
        assert_eq!(flood(3 << 24, (3 << 24) + 1_000, 60_000), 1_000, "the old ones are forgotten");
        assert_eq!(limits.buckets.lock().map_or(0, |buckets| buckets.len()), 1_000 + 1);
    }
}
