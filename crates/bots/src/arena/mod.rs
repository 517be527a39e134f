//! Bots against each other: whole matches on a clock of their own, the same deals with the seats
//! rotated, and how sure one may be of the result.

mod contest;
mod duel;
mod quick;
mod result;
mod seeds;
mod share;
mod table;

pub use contest::{Contest, Counts};
pub use duel::{Measure, duel};
pub use quick::play_random;
pub use result::{Fault, MatchResult};
pub use seeds::{Purpose, seed_for};
pub use share::Share;
pub use table::{FaultOf, play_match};
