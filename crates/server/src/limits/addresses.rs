//! Bounds of what is remembered of addresses.

use super::bucket::Allowance;

/// Lookups of tables, rules and matches that do not exist, by all addresses together. Beyond it, an
/// address that has just missed has to wait; one that has not may still look.
pub(crate) const MISSES_OF_ALL: Allowance = Allowance::new(1_000, 600);

/// Most buckets kept, one for each address and kind of request; beyond it, all further addresses
/// share one bucket of each kind.
pub(crate) const MOST_ADDRESSES: usize = 50_000;
