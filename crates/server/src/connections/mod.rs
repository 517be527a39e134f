//! The connections to this server, before and between requests: how many there are, how long each
//! may stay silent, and which one is closed when there are too many.
//!
//! A connection that sends nothing costs as much as a table. So the first request has to come soon,
//! its body too, and when all places are taken, the connection idle longest is closed for a
//! newcomer. WebSockets to tables are never closed for that, but leave part of all places to
//! others.

mod listen;
mod slot;
mod stream;
mod track_request;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub(crate) use listen::listen;
pub(crate) use slot::ConnectionSlot;
use slot::SlotState;
pub(crate) use track_request::track_request;

use crate::config::ConnectionLimits;
use crate::limits::ONE_PLACE_NOT_FOR_WEBSOCKETS_IN;

/// All connections that are open now.
#[derive(Clone, Debug)]
pub(crate) struct Connections(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    limits: ConnectionLimits,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    next: u64,
    /// By number: the address that is counted, if any, and the state of the connection.
    all: HashMap<u64, (Option<IpAddr>, Arc<SlotState>)>,
    by_address: HashMap<IpAddr, usize>,
    websockets: usize,
}

impl Connections {
    pub(crate) fn new(limits: ConnectionLimits) -> Self {
        Self(Arc::new(Inner { limits, open: Mutex::default() }))
    }

    /// A place for a new connection; the one silent longest may be closed for it. `None` if all are
    /// busy.
    pub(crate) fn enter(&self, address: Option<IpAddr>) -> Option<ConnectionSlot> {
        let ConnectionLimits { all, address: of_one } = self.0.limits;
        let mut open = self.open();
        let crowded = address
            .filter(|address| open.by_address.get(address).is_some_and(|count| *count >= of_one));
        if crowded.is_some() || open.all.len() >= all {
            let silent = open.most_silent(crowded)?;
            open.leave(silent);
        }
        let number = open.next;
        open.next += 1;
        let held = Arc::new(SlotState::default());
        open.all.insert(number, (address, held.clone()));
        if let Some(address) = address {
            *open.by_address.entry(address).or_default() += 1;
        }
        drop(open);
        Some(ConnectionSlot::new(self.clone(), number, held))
    }

    /// Closes all connections that have been silent for too long.
    pub(crate) fn tend(&self) {
        let mut open = self.open();
        let late =
            |(number, (_, held)): (&u64, &(_, Arc<SlotState>))| held.is_late().then_some(*number);
        let late: Vec<u64> = open.all.iter().filter_map(late).collect();
        late.into_iter().for_each(|number| open.leave(number));
    }

    /// Closes the longest-silent connection when the system has run out of file descriptors.
    pub(crate) fn make_room(&self) {
        let mut open = self.open();
        if let Some(silent) = open.most_silent(None) {
            open.leave(silent);
        }
    }

    /// How many connections are open.
    pub(crate) fn count(&self) -> usize {
        self.open().all.len()
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        // No code panics while holding the lock.
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn left(&self, number: u64) {
        self.open().leave(number);
    }

    /// Takes a place for a WebSocket to a table, as long as enough are left for others.
    fn upgrade(&self, held: &SlotState) -> bool {
        let mut open = self.open();
        let most = self.0.limits.all - self.0.limits.all / ONE_PLACE_NOT_FOR_WEBSOCKETS_IN;
        let upgraded = open.websockets < most && held.upgrade();
        open.websockets += usize::from(upgraded);
        upgraded
    }
}

impl Open {
    /// The connection that has waited longest, of `address` if given, else of all.
    fn most_silent(&self, address: Option<IpAddr>) -> Option<u64> {
        let of_all = self.all.iter().filter(|(_, (from, _))| address.is_none() || *from == address);
        let silent = of_all.filter_map(|(number, (_, held))| Some((held.silent_since()?, *number)));
        silent.min().map(|(_, number)| number)
    }

    fn leave(&mut self, number: u64) {
        let Some((address, held)) = self.all.remove(&number) else { return };
        self.websockets -= usize::from(held.end());
        let Some(address) = address else { return };
        if let Some(count) = self.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.by_address.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::limits::{FIRST_REQUEST_WITHIN, NEXT_REQUEST_WITHIN};

    fn of(last: u8) -> Option<IpAddr> {
        Some([192, 168, 1, last].into())
    }

    fn connections(all: usize, address: usize) -> Connections {
        Connections::new(ConnectionLimits { all, address })
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_kept_silent_longest_makes_room_for_who_comes_anew() {
        let house = connections(3, 3);
        let mut slots = Vec::new();
        for _ in 0..3 {
            slots.push(house.enter(None).expect("room"));
            tokio::time::advance(Duration::from_millis(5)).await;
        }
        slots[0].works();
        let new = house.enter(of(1));
        assert!(new.is_some() && house.count() == 3);
        let over: Vec<_> = slots.iter().map(ConnectionSlot::is_over).collect();
        assert_eq!(over, [false, true, false], "the oldest works, so the next has to go");
    }

    #[test]
    fn one_address_takes_only_its_own_places_and_those_who_are_busy_stay() {
        let house = connections(100, 2);
        let (one, two) = (house.enter(of(1)).expect("one"), house.enter(of(1)).expect("two"));
        let other = house.enter(of(2)).expect("another address");
        one.works();
        two.works();
        assert!(house.enter(of(1)).is_none(), "both are busy");
        two.waits();
        assert!(house.enter(of(1)).is_some() && two.is_over() && !other.is_over());
    }

    #[test]
    fn websockets_leave_places_to_others_and_are_never_sent_away() {
        let house = connections(4, 9);
        let websockets: Vec<_> = (0..3).map(|_| house.enter(None).expect("room")).collect();
        assert!(websockets.iter().all(ConnectionSlot::upgrades));
        let fourth = house.enter(None).expect("room");
        assert!(!fourth.upgrades(), "the last place is not for WebSockets");
        assert!(house.enter(None).is_some(), "somebody new gets it");
        assert!(fourth.is_over() && !websockets.iter().any(ConnectionSlot::is_over));
        drop(websockets);
        assert!(house.enter(None).is_some_and(|slot| slot.upgrades()), "they have gone");
    }

    #[tokio::test(start_paused = true)]
    async fn silence_ends_a_connection_by_what_it_has_said() {
        let house = connections(9, 9);
        let [mute, asked, works, upgraded] = [(); 4].map(|()| house.enter(of(1)).expect("room"));
        asked.works();
        asked.waits();
        works.works();
        assert!(upgraded.upgrades());
        let over = || [&mute, &asked, &works, &upgraded].map(ConnectionSlot::is_over);
        tokio::time::advance(FIRST_REQUEST_WITHIN + Duration::from_secs(1)).await;
        house.tend();
        assert_eq!(over(), [true, false, false, false]);
        tokio::time::advance(NEXT_REQUEST_WITHIN).await;
        house.tend();
        assert_eq!(over(), [true, true, false, false]);
        drop((mute, asked, works, upgraded));
        assert_eq!(house.count(), 0);
        assert!(house.open().by_address.is_empty(), "nothing is left behind");
    }
}
