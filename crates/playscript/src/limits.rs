//! Bounds of scripts: how long they may be, and the numbers that they may name.

/// Longest script, in bytes: it is read into memory as a whole.
pub const MAX_SCRIPT_BYTES: usize = 1 << 20;

/// Most points of a score or a pot: far from what a number in the engine can hold.
pub(crate) const MAX_POINTS: u32 = 1_000_000;

/// The highest number of a deal or round: no match gets past it, and the deals of that many rounds can
/// still be counted.
pub(crate) const MAX_DEALS: u16 = 1000;
