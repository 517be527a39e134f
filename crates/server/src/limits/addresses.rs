//! Bounds of what is remembered of addresses.

use super::bucket::Allowance;

/// Tables, rules and matches named that there are not, by all addresses together. Beyond it, whoever has just named one
/// has to wait; who has not may still look.
pub(crate) const MISSES_OF_ALL: Allowance = Allowance::new(1_000, 600);

/// Addresses that are remembered; all beyond share one bucket.
pub(crate) const MOST_ADDRESSES: usize = 50_000;
