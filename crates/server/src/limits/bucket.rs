//! Token bucket rate limiter: a burst, and a rate per minute in the long run.

use std::time::Duration;

use stammtisch_table::Millis;

/// One token, in the smallest unit counted: what a rate of one per minute earns in a millisecond.
const TOKEN: u64 = 60_000;

/// How often something may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// How often at once, after a rest.
    pub burst: u32,
    /// How often per minute in the long run.
    pub per_minute: u32,
}

impl Allowance {
    /// This often at once, and this often per minute.
    pub const fn new(burst: u32, per_minute: u32) -> Self {
        Self { burst, per_minute }
    }

    const fn full(self) -> u64 {
        TOKEN * self.burst as u64
    }
}

/// A token bucket: each action takes one token, and time refills it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: u64,
    at: Millis,
}

impl Bucket {
    pub(crate) const fn new(allowed: Allowance, now: Millis) -> Self {
        Self { left: allowed.full(), at: now }
    }

    /// Takes one token; if there is none, says how long until there is one.
    pub(crate) fn take(&mut self, allowed: Allowance, now: Millis) -> Result<(), Duration> {
        self.fill(allowed, now);
        if self.left >= TOKEN {
            self.left -= TOKEN;
            return Ok(());
        }
        let wait_ms = (TOKEN - self.left).div_ceil(u64::from(allowed.per_minute).max(1));
        Err(Duration::from_millis(wait_ms))
    }

    /// Whether it holds as much as a new one, so that nothing is lost by dropping it.
    pub(crate) fn is_full(mut self, allowed: Allowance, now: Millis) -> bool {
        self.fill(allowed, now);
        self.left == allowed.full()
    }

    fn fill(&mut self, allowed: Allowance, now: Millis) {
        let earned = now.0.saturating_sub(self.at.0).saturating_mul(allowed.per_minute.into());
        self.at = now;
        self.left = allowed.full().min(self.left.saturating_add(earned));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_so_many_a_minute() {
        let allowed = Allowance::new(10, 300);
        let mut bucket = Bucket::new(allowed, Millis(0));
        let mut taken = |ms| (0..100).filter(|_| bucket.take(allowed, Millis(ms)).is_ok()).count();
        assert_eq!((taken(0), taken(100), taken(1_000), taken(3_600_000)), (10, 0, 5, 10));
    }

    #[test]
    fn an_empty_bucket_says_when_to_come_again() {
        let allowed = Allowance::new(1, 60);
        let mut bucket = Bucket::new(allowed, Millis(0));
        assert_eq!(bucket.take(allowed, Millis(0)), Ok(()));
        assert_eq!(bucket.take(allowed, Millis(250)), Err(Duration::from_millis(750)));
        assert!(!bucket.is_full(allowed, Millis(999)) && bucket.is_full(allowed, Millis(1_000)));
        assert_eq!(bucket.take(allowed, Millis(1_000)), Ok(()));
    }
}
