//! How much a connection may send.

use stammtisch_table::Millis;

/// A bucket of tokens: each message takes one, time fills it up again.
#[derive(Debug)]
pub(super) struct Rate {
    /// Thousandths of a message.
    left: u64,
    full: u64,
    per_second: u64,
    at: Millis,
}

impl Rate {
    pub(super) fn new(burst: u32, per_second: u32, now: Millis) -> Self {
        let full = 1_000 * u64::from(burst);
        Self { left: full, full, per_second: u64::from(per_second), at: now }
    }

    /// Takes one message; says whether it was there to take.
    pub(super) fn take(&mut self, now: Millis) -> bool {
        let passed = now.0.saturating_sub(self.at.0);
        self.at = now;
        self.left = self.full.min(self.left.saturating_add(passed.saturating_mul(self.per_second)));
        let enough = self.left >= 1_000;
        if enough {
            self.left -= 1_000;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_so_many_a_second() {
        let mut rate = Rate::new(10, 5, Millis(0));
        let mut taken = |ms| (0..100).filter(|_| rate.take(Millis(ms))).count();
        assert_eq!((taken(0), taken(100), taken(1_000), taken(3_600_000)), (10, 0, 5, 10));
    }
}
