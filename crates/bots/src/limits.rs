//! All limits of the bots: how long they play on, how much they try, and what can be solved.

/// Moves after which a match that bots play on is cut off and judged by the current standing.
pub(crate) const MOVES_PLAYED_ON: u64 = 4_000;

/// Turning points of a match that are reported.
pub(crate) const TURNING_POINTS_TOLD: usize = 5;

/// Steps of a match that are examined again: with few samples the largest changes are mostly chance.
pub(crate) const STEPS_LOOKED_AT: usize = 10;

/// New matches that bots play to estimate each seat's chance to win before the first card.
pub(crate) const NEW_MATCHES: u32 = 64;

/// Samples in one step of an analysis, so that the caller can pause and stop at any time.
pub(crate) const SAMPLES_AT_ONCE: u32 = 4;

/// How many orders of laying a Mau-Mau bot tries at most when it could lay all its cards: each is played
/// through.
pub(crate) const ORDERS_TRIED: u32 = 500;

/// Most faces of a die at which liar's dice can be solved: the tree has some millions of histories then.
pub(crate) const MOST_FACES: u8 = 8;

/// Most choices at which a reduced Maxonaut can be solved: they fit into two gigabytes of memory.
pub(crate) const MOST_CHOICES: f64 = 2.5e7;
