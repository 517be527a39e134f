//! How long messages travel on one line: pings of the server's own, and when they are answered.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use stammtisch_table::Millis;

use crate::clock::Clock;

/// So many pings follow each other quickly on a new line, so that it is known what to think of it
/// before the first race.
const FIRST: u32 = 5;

const FIRST_EVERY: Duration = Duration::from_millis(250);

/// How often a line is measured then. It also keeps it open.
const EVERY: Duration = Duration::from_secs(5);

/// Unanswered pings that are remembered.
const REMEMBERED: usize = 4;

/// The pulse of one line, felt by its writer and its reader.
#[derive(Clone)]
pub(super) struct Pulse {
    clock: Arc<dyn Clock>,
    beats: Arc<Mutex<Beats>>,
}

#[derive(Default)]
struct Beats {
    count: u32,
    /// By number, when they left.
    left: VecDeque<(u32, Millis)>,
}

impl Pulse {
    pub(super) fn new(clock: Arc<dyn Clock>) -> Self {
        Self { clock, beats: Arc::default() }
    }

    /// What to send as a ping now, and how long to wait for the next one.
    pub(super) fn beat(&self) -> ([u8; 4], Duration) {
        let now = self.clock.now();
        let mut beats = self.beats.lock().unwrap_or_else(PoisonError::into_inner);
        beats.count = beats.count.wrapping_add(1);
        let number = beats.count;
        if beats.left.len() == REMEMBERED {
            beats.left.pop_front();
        }
        beats.left.push_back((number, now));
        (number.to_be_bytes(), if number < FIRST { FIRST_EVERY } else { EVERY })
    }

    /// Takes the answer to a ping; gives the round trip in milliseconds, if it is one.
    pub(super) fn answered(&self, payload: &[u8]) -> Option<u64> {
        let number = u32::from_be_bytes(payload.try_into().ok()?);
        let now = self.clock.now();
        let mut beats = self.beats.lock().unwrap_or_else(PoisonError::into_inner);
        let at = beats.left.iter().position(|(left, _)| *left == number)?;
        // Each counts once, and those before it were lost.
        let (_, left) = beats.left.drain(..=at).next_back()?;
        Some(now.0.saturating_sub(left.0))
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::Pin;
    use std::sync::atomic::{AtomicU64, Ordering};

    use stammtisch_store::UnixMillis;

    use super::*;

    #[derive(Default)]
    struct Hand(AtomicU64);

    impl Clock for Hand {
        fn now(&self) -> Millis {
            Millis(self.0.load(Ordering::Relaxed))
        }
        fn unix(&self) -> UnixMillis {
            UnixMillis(0)
        }
        fn sleep_until(&self, _: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
            Box::pin(std::future::pending())
        }
    }

    fn pulse() -> (Pulse, Arc<Hand>) {
        let hand = Arc::new(Hand::default());
        (Pulse::new(hand.clone()), hand)
    }

    #[test]
    fn an_answer_tells_the_round_trip_once() {
        let (pulse, hand) = pulse();
        let (first, _) = pulse.beat();
        hand.0.store(30, Ordering::Relaxed);
        let (second, _) = pulse.beat();
        hand.0.store(80, Ordering::Relaxed);
        assert_eq!(pulse.answered(&first), Some(80));
        assert_eq!(pulse.answered(&first), None, "it was answered already");
        assert_eq!(pulse.answered(&second), Some(50));
        for other in [&b""[..], b"1", &[0, 0, 0, 9], b"whatever"] {
            assert_eq!(pulse.answered(other), None, "{other:?}");
        }
    }

    #[test]
    fn a_new_line_is_measured_quickly_and_then_now_and_then() {
        let (pulse, _) = pulse();
        let waits: Vec<_> = (0..7).map(|_| pulse.beat().1).collect();
        assert_eq!(waits[..4], [FIRST_EVERY; 4]);
        assert_eq!(waits[4..], [EVERY; 3]);
    }

    #[test]
    fn who_answers_nothing_costs_nothing() {
        let (pulse, _) = pulse();
        let all: Vec<_> = (0..100).map(|_| pulse.beat().0).collect();
        let known = all.iter().filter(|beat| pulse.answered(&beat[..]).is_some()).count();
        assert_eq!(known, REMEMBERED);
    }
}
