//! The seat that the others wait for, and how long they have waited already.

use stammtisch_engine::seat::Seat;

use crate::time::Millis;

/// The person whom the game waits for.
///
/// The time stands still while the person is disconnected or nobody else waits: reconnecting gives
/// nobody more time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WaitedFor {
    pub(crate) seat: Seat,
    /// The turn move that led to this decision. Calls and catches do not start another one.
    pub(crate) turn_seq: u64,
    /// For how many milliseconds the others have waited.
    pub(crate) waited_ms: u64,
    pub(crate) runs: bool,
    /// For how many milliseconds they have also waited for the connection: coming back for a moment
    /// does not reset this.
    pub(crate) missed_ms: u64,
    pub(crate) is_missed: bool,
    pub(crate) noted: Millis,
}

impl WaitedFor {
    /// When the others will have waited this long, if the clock runs on.
    pub(crate) const fn after(&self, waited_ms: u64) -> Millis {
        self.noted.plus(waited_ms.saturating_sub(self.waited_ms))
    }

    pub(crate) const fn waited_ms_at(&self, now: Millis) -> u64 {
        let gone = now.0.saturating_sub(self.noted.0);
        if self.runs { self.waited_ms.saturating_add(gone) } else { self.waited_ms }
    }

    pub(crate) const fn missed_ms_at(&self, now: Millis) -> u64 {
        let gone = now.0.saturating_sub(self.noted.0);
        if self.is_missed { self.missed_ms.saturating_add(gone) } else { self.missed_ms }
    }
}
