//! Every bound of the bots: how long they play on, how much they try, and what can be solved.

/// Moves after which a match that bots play on is judged by how far everybody has come.
pub(crate) const MOVES_PLAYED_ON: u64 = 4_000;

/// Turning points of a match that are told.
pub(crate) const TURNING_POINTS_TOLD: usize = 5;

/// Steps of a match that are looked at anew: the greatest changes of a few samples are mostly chance.
pub(crate) const STEPS_LOOKED_AT: usize = 10;

/// Matches that bots play anew, to know what everybody's chance was before the first card.
pub(crate) const NEW_MATCHES: u32 = 64;

/// Samples in one step of looking back, so that whoever computes can wait and stop at any time.
pub(crate) const SAMPLES_AT_ONCE: u32 = 4;

/// Orders of laying that a bot of Mau-Mau tries at most when it could lay all its cards: each is played.
pub(crate) const ORDERS_TRIED: u32 = 500;

/// Most faces of dice in liar's dice that can be solved: the tree has some millions of histories then.
pub(crate) const MOST_FACES: u8 = 8;

/// Most choices of a reduced Maxonaut that can be solved: they fit into two gigabytes of memory.
pub(crate) const MOST_CHOICES: f64 = 2.5e7;
