//! Rate limits for each address, so that a flood from one place is nobody else's problem; and, in
//! files by topic, all other bounds of the server.

mod addresses;
mod asking;
mod bodies;
mod bucket;
mod caller;
mod changes;
mod connections;
mod hindsight;
mod lists;
mod people;
mod rooms;
mod sockets;
mod table_connections;
mod upkeep;
mod worker_pool;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use stammtisch_table::{Millis, PlayerId};

use addresses::{MISSES_OF_ALL, MOST_ADDRESSES};
pub(crate) use bodies::{
    LONG_BODIES_AT_ONCE, LONGEST_BODY, LONGEST_WITH_VALIDATOR_BYTES, MATCH_FILES,
};
pub use bucket::Allowance;
pub(crate) use bucket::Bucket;
use caller::site;
pub(crate) use caller::{Caller, network};
pub(crate) use changes::changes;
pub(crate) use connections::*;
pub(crate) use hindsight::*;
pub(crate) use lists::*;
pub(crate) use people::*;
pub(crate) use rooms::*;
pub(crate) use sockets::Socket;
use sockets::Sockets;
pub(crate) use table_connections::*;
pub(crate) use upkeep::*;
pub(crate) use worker_pool::*;

/// What is limited, for each address; WebSockets for each player too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitSettings {
    /// New guests.
    pub sessions: Allowance,
    /// Attempts to log in, redeem a link or become admin.
    pub logins: Allowance,
    /// Tables opened.
    pub tables: Allowance,
    /// Requests of any kind that may change something.
    pub changes: Allowance,
    /// Rules files checked and put into words.
    pub rules: Allowance,
    /// Trials, in which bots play rules a thousand times.
    pub trials: Allowance,
    /// Finished matches loaded to be watched again.
    pub replays: Allowance,
    /// Requests of any kind that only read.
    pub reads: Allowance,
    /// Codes of tables and rules, and keys of matches, that do not exist.
    pub misses: Allowance,
    /// WebSocket handshakes.
    pub handshakes: Allowance,
    /// First gifts of credits (LIV-20): a burst, and a rate per *day*.
    pub gifts: Allowance,
    /// Daily gifts of credits: a burst, and a rate per *day*.
    pub daily_gifts: Allowance,
    /// Match files brought from elsewhere: a burst, and a rate per *day*.
    pub imports: Allowance,
    /// Rules shared by a code: a burst, and a rate per *day*.
    pub shares: Allowance,
    /// WebSockets open at a time from one address.
    pub sockets: u32,
    /// WebSockets open at a time for one player.
    pub player_sockets: u32,
}

impl Default for LimitSettings {
    /// Enough for a club behind one address whose phones all reconnect at once.
    fn default() -> Self {
        Self {
            sessions: Allowance::new(40, 20),
            logins: Allowance::new(20, 10),
            tables: Allowance::new(20, 10),
            changes: Allowance::new(300, 300),
            rules: Allowance::new(60, 60),
            trials: Allowance::new(10, 6),
            replays: Allowance::new(60, 60),
            reads: Allowance::new(2_000, 1_200),
            misses: Allowance::new(120, 30),
            handshakes: Allowance::new(100, 120),
            // A club that comes for the first time, and later a newcomer now and then.
            gifts: Allowance::new(30, 2),
            daily_gifts: Allowance::new(20, 20),
            imports: Allowance::new(20, 20),
            shares: Allowance::new(30, 30),
            sockets: 200,
            player_sockets: 12,
        }
    }
}

/// What a caller is about to do: the kinds of request that are limited apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Doing {
    /// Becoming a new guest.
    Session,
    /// Logging in, or proving one's identity in another way.
    Login,
    /// Opening a table.
    Table,
    /// Anything that may change something.
    Change,
    /// Having rules read or put into words.
    Rules,
    /// Having rules played by bots.
    Trial,
    /// Loading a finished match that nobody has watched lately.
    Replay,
    /// Anything that only reads.
    Read,
    /// Naming a table, rules or a match by a code or key that does not exist.
    Miss,
    /// Opening a WebSocket.
    Handshake,
    /// Getting the credits that everybody starts with.
    Gift,
    /// Getting the daily gift.
    DailyGift,
    /// Uploading a match file.
    Import,
    /// Sharing rules by a code.
    Share,
}

impl Doing {
    /// The label in metrics.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Login => "login",
            Self::Table => "table",
            Self::Change => "change",
            Self::Rules => "rules",
            Self::Trial => "trials",
            Self::Replay => "replay",
            Self::Read => "read",
            Self::Miss => "miss",
            Self::Handshake => "handshake",
            Self::Gift => "gift",
            Self::DailyGift => "daily_gift",
            Self::Import => "import",
            Self::Share => "share",
        }
    }

    const fn allowed(self, settings: &LimitSettings) -> Allowance {
        match self {
            Self::Session => settings.sessions,
            Self::Login => settings.logins,
            Self::Table => settings.tables,
            Self::Change => settings.changes,
            Self::Rules => settings.rules,
            Self::Trial => settings.trials,
            Self::Replay => settings.replays,
            Self::Read => settings.reads,
            Self::Miss => settings.misses,
            Self::Handshake => settings.handshakes,
            Self::Gift => settings.gifts,
            Self::DailyGift => settings.daily_gifts,
            Self::Import => settings.imports,
            Self::Share => settings.shares,
        }
    }

    /// How many real milliseconds count as one: limits per day run on a slower clock.
    const fn slowness(self) -> u32 {
        match self {
            Self::Gift | Self::DailyGift | Self::Import | Self::Share => 24 * 60,
            _ => 1,
        }
    }

    const fn at(self, now: Millis) -> Millis {
        Millis(now.0 / self.slowness() as u64)
    }

    /// Limits per day would be worth changing one's address for, so all IPv6 addresses that one
    /// customer gets count as one.
    fn counted(self, address: IpAddr) -> IpAddr {
        match self {
            Self::Gift | Self::DailyGift | Self::Import | Self::Share => site(address),
            _ => address,
        }
    }
}

/// What every address has done lately.
pub(crate) struct Limits {
    settings: LimitSettings,
    /// By address; under `None`, all addresses for which there was no room.
    buckets: Mutex<HashMap<(Option<IpAddr>, Doing), Bucket>>,
    /// The shared bucket for [`MISSES_OF_ALL`].
    misses: Mutex<Bucket>,
    sockets: Sockets,
}

impl Limits {
    pub(crate) fn new(settings: LimitSettings) -> Self {
        let misses = Mutex::new(Bucket::new(MISSES_OF_ALL, Millis(0)));
        Self { settings, buckets: Mutex::default(), misses, sockets: Sockets::default() }
    }

    /// Counts an action; if it was done too often, says how long to wait.
    pub(crate) fn take(&self, caller: Caller, doing: Doing, now: Millis) -> Result<(), Duration> {
        let Some(address) = caller.0.map(|address| doing.counted(address)) else { return Ok(()) };
        let allowed = doing.allowed(&self.settings);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let mut key = (Some(address), doing);
        if buckets.len() >= MOST_ADDRESSES && !buckets.contains_key(&key) {
            let settings = &self.settings;
            buckets.retain(|(_, doing), bucket| {
                !bucket.is_full(doing.allowed(settings), doing.at(now))
            });
            if buckets.len() >= MOST_ADDRESSES {
                key = (None, doing);
            }
        }
        let at = doing.at(now);
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::new(allowed, at));
        bucket.take(allowed, at).map_err(|wait| wait * doing.slowness())
    }

    /// Whether a caller may name a table; if it has named too many that do not exist, says how long
    /// to wait.
    pub(crate) fn may_miss(&self, caller: Caller, now: Millis) -> Result<(), Duration> {
        let Some(address) = caller.0 else { return Ok(()) };
        let allowed = self.settings.misses;
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let own = buckets.get(&(Some(address), Doing::Miss)).copied();
        let full = buckets.len() >= MOST_ADDRESSES;
        let own = own.or_else(|| buckets.get(&(None, Doing::Miss)).copied().filter(|_| full));
        drop(buckets);
        // A caller without recent misses is probably naming a table that exists.
        let Some(mut own) = own.filter(|bucket| !bucket.is_full(allowed, now)) else {
            return Ok(());
        };
        own.take(allowed, now)?;
        let mut all = *self.misses.lock().unwrap_or_else(PoisonError::into_inner);
        all.take(MISSES_OF_ALL, now)
    }

    /// Counts a lookup of a table that does not exist.
    pub(crate) fn missed(&self, caller: Caller, now: Millis) {
        let took = self.take(caller, Doing::Miss, now);
        if took.is_ok() && caller.0.is_some() {
            let mut all = self.misses.lock().unwrap_or_else(PoisonError::into_inner);
            let _ = all.take(MISSES_OF_ALL, now);
        }
    }

    /// Counts an open socket for as long as the returned value lives; `None` if there are too many.
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

    /// LIV-20: new names and new addresses of the same customer bring no more gifts.
    #[test]
    fn gifts_are_counted_by_the_day_and_by_the_customer() {
        let limits = Limits::new(LimitSettings::default());
        let given = |address: &str, hours: u64| {
            let caller = Caller::from_address(address.parse().expect("an address"));
            let now = Millis(hours * 3_600_000);
            (0..100).filter(|_| limits.take(caller, Doing::Gift, now).is_ok()).count()
        };
        assert_eq!((given("192.168.1.1", 0), given("192.168.1.2", 0)), (30, 30));
        assert_eq!((given("192.168.1.1", 11), given("192.168.1.1", 12)), (0, 1));
        assert_eq!((given("2001:db8:0:ff::1", 0), given("2001:db8:0:01::1", 0)), (30, 0));
        assert_eq!(given("2001:db8:0:100::1", 0), 30, "the neighbour");
    }

    #[test]
    fn who_names_tables_that_there_are_not_waits_and_nobody_else_does() {
        let misses = Allowance::new(3, 1);
        let limits = Limits::new(LimitSettings { misses, ..LimitSettings::default() });
        let caller = |n: u32| Caller(Some(std::net::Ipv4Addr::from_bits(n).into()));
        let may = |n, now| limits.may_miss(caller(n), Millis(now)).is_ok();
        for _ in 0..3 {
            assert!(may(1, 0));
            limits.missed(caller(1), Millis(0));
        }
        assert!(!may(1, 0) && may(2, 0), "hits cost nothing");
        assert!(may(1, 60_000));
        let all = 100 + MISSES_OF_ALL.burst + MISSES_OF_ALL.per_minute;
        (100..all).for_each(|n| limits.missed(caller(n), Millis(60_000)));
        assert!(!may(100, 60_000), "too many from everywhere");
        assert!(may(2, 60_000), "who has never missed may look");
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
