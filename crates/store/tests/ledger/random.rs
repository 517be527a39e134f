//! Random numbers for the ledger tests.

use std::time::{SystemTime, UNIX_EPOCH};

/// SplitMix64, seeded by the clock; printed when a test fails.
#[derive(Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Self {
        Self(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() as u64)
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % limit
    }

    /// A separate stream of numbers.
    pub(crate) fn split(&mut self) -> Self {
        Self(self.below(u64::MAX))
    }
}
