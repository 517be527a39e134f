//! Statistics of the finished matches in a table's log, per player.
//!
//! `tally` is what is counted of one match for one person, `count` plays the matches again for it,
//! `rated` says which of them count for ratings.

mod count;
mod rated;
mod tally;

pub use count::{Counted, counted};
pub use tally::{MatchOfOne, Tally};

/// The number of this way of counting: whatever was counted in another is counted again.
pub const WAY: u32 = 3;
