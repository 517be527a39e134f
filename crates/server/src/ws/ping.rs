//! Pings on one connection, to measure its round trip.

use std::collections::VecDeque;
use std::time::Duration;

use stammtisch_table::Millis;

use crate::limits::{PING_EVERY, PINGS_REMEMBERED, QUICK_PING_EVERY, QUICK_PINGS};

/// The pings of one connection.
#[derive(Debug, Default)]
pub(super) struct Pings {
    count: u32,
    /// Pings in flight: number, and when each was sent.
    left: VecDeque<(u32, Millis)>,
}

impl Pings {
    /// The payload of the next ping, and how long to wait for the one after.
    pub(super) fn beat(&mut self, now: Millis) -> ([u8; 4], Duration) {
        self.count = self.count.wrapping_add(1);
        if self.left.len() == PINGS_REMEMBERED {
            self.left.pop_front();
        }
        self.left.push_back((self.count, now));
        (
            self.count.to_be_bytes(),
            if self.count < QUICK_PINGS { QUICK_PING_EVERY } else { PING_EVERY },
        )
    }

    /// Takes the answer to a ping; returns the round trip in milliseconds, if the ping is known.
    pub(super) fn round_trip_ms(&mut self, payload: &[u8], now: Millis) -> Option<u64> {
        let number = u32::from_be_bytes(payload.try_into().ok()?);
        let at = self.left.iter().position(|(left, _)| *left == number)?;
        // Each ping counts once, and those before it were lost.
        let (_, left) = self.left.drain(..=at).next_back()?;
        Some(now.0.saturating_sub(left.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_tells_the_round_trip_once() {
        let mut pings = Pings::default();
        let (first, _) = pings.beat(Millis(0));
        let (second, _) = pings.beat(Millis(30));
        assert_eq!(pings.round_trip_ms(&first, Millis(80)), Some(80));
        assert_eq!(pings.round_trip_ms(&first, Millis(80)), None, "it was answered already");
        assert_eq!(pings.round_trip_ms(&second, Millis(80)), Some(50));
        for other in [&b""[..], b"1", &[0, 0, 0, 9], b"whatever"] {
            assert_eq!(pings.round_trip_ms(other, Millis(90)), None, "{other:?}");
        }
    }

    #[test]
    fn a_new_connection_is_measured_quickly_and_then_now_and_then() {
        let mut pings = Pings::default();
        let waits: Vec<_> = (0..7).map(|_| pings.beat(Millis(0)).1).collect();
        assert_eq!(waits[..4], [QUICK_PING_EVERY; 4]);
        assert_eq!(waits[4..], [PING_EVERY; 3]);
    }

    #[test]
    fn who_answers_nothing_costs_nothing() {
        let mut pings = Pings::default();
        let all: Vec<_> = (0..100).map(|_| pings.beat(Millis(0)).0).collect();
        let known = all.iter().filter(|beat| pings.round_trip_ms(&beat[..], Millis(1)).is_some());
        assert_eq!(known.count(), PINGS_REMEMBERED);
    }
}
