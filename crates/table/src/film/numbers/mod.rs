//! Statistics of finished matches in a table's log, per player.
//!
//! `tally` is what is counted of one match for one person, `count` replays the matches for it,
//! `rated` decides which of them count for ratings.

mod count;
mod rated;
mod tally;

pub use count::{MatchNumbers, counted};
pub use tally::{MatchOfOne, Tally};

/// The version of the counting: matches counted by another version are counted again.
pub const WAY: u32 = 3;
