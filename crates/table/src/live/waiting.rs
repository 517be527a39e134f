//! Whom the others are waiting for, and for how long already.

use stammtisch_engine::seat::Seat;

use crate::time::Millis;

/// A person whom the game waits for.
///
/// Time stands still while the person's line is down or nobody else waits: opening the line again
/// gives nobody more time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub(crate) seat: Seat,
    /// The turn move that brought this decision about. Calls and catches bring about no other.
    pub(crate) turn_seq: u64,
    /// For how many milliseconds the others have waited.
    pub(crate) waited_ms: u64,
    pub(crate) runs: bool,
    /// For how many milliseconds they have waited for the line besides: coming back for a moment
    /// does not begin that anew.
    pub(crate) missed_ms: u64,
    pub(crate) is_missed: bool,
    pub(crate) noted: Millis,
}

impl Waiting {
    /// When the others will have waited for so long, if the clock runs on.
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
