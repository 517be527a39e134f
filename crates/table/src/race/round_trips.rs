//! Measured round-trip times of connections.

use std::collections::{BTreeMap, VecDeque};

use crate::id::ConnectionId;
use crate::limits::{DELAYS_MEASURED, LONGEST_DELAY_MS};

/// The latest round trips of the open connections.
#[derive(Clone, Debug, Default)]
pub(crate) struct RoundTrips(BTreeMap<ConnectionId, VecDeque<u64>>);

impl RoundTrips {
    /// Notes a measurement in milliseconds.
    pub(crate) fn note(&mut self, connection: ConnectionId, ms: u64) {
        let lately = self.0.entry(connection).or_default();
        if lately.len() == DELAYS_MEASURED {
            lately.pop_front();
        }
        lately.push_back(ms.min(LONGEST_DELAY_MS));
    }

    /// The median round trip of a connection in milliseconds; 0 before it was measured.
    pub(crate) fn round_trip_ms(&self, connection: ConnectionId) -> u64 {
        let mut lately: Vec<_> = self.0.get(&connection).into_iter().flatten().copied().collect();
        lately.sort_unstable();
        lately.get(lately.len().saturating_sub(1) / 2).copied().unwrap_or(0)
    }

    /// Forgets a closed connection.
    pub(crate) fn forget(&mut self, connection: ConnectionId) {
        self.0.remove(&connection);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONNECTION: ConnectionId = ConnectionId(1);

    fn measured(samples: &[u64]) -> u64 {
        let mut delays = RoundTrips::default();
        samples.iter().for_each(|ms| delays.note(CONNECTION, *ms));
        delays.round_trip_ms(CONNECTION)
    }

    #[test]
    fn the_middle_of_the_latest_measurements_counts() {
        assert_eq!(measured(&[]), 0);
        assert_eq!(measured(&[80]), 80);
        assert_eq!(measured(&[80, 4_000]), 80, "one that came late is none");
        assert_eq!(measured(&[70, 90, 4_000, 80, 60]), 80);
        let moved = [[40; 9], [200; 9]].concat();
        assert_eq!(measured(&moved[..13]), 40);
        assert_eq!(measured(&moved[..14]), 200, "another network is believed after a while");
    }

    #[test]
    fn no_connection_is_slower_than_the_longest_delay() {
        assert_eq!(measured(&[u64::MAX; 3]), LONGEST_DELAY_MS);
    }

    #[test]
    fn a_closed_connection_is_forgotten() {
        let mut delays = RoundTrips::default();
        delays.note(CONNECTION, 90);
        delays.forget(CONNECTION);
        assert_eq!(delays.round_trip_ms(CONNECTION), 0);
    }
}
