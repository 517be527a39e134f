//! The arena, in which bots play each other: whole matches on a simulated clock, the same deals with the
//! seats rotated, and confidence intervals for the results.

mod duel;
mod game;
mod random_play;
mod result;
mod seeds;
mod share;
mod table;

pub use duel::{Measure, duel};
pub use game::{ArenaGame, Counts};
pub use random_play::play_random;
pub use result::{ArenaResult, Fault};
pub use seeds::{Purpose, seed_for};
pub(crate) use share::Samples;
pub use share::Share;
pub(crate) use table::play_on;
pub use table::{FaultOf, MatchMoment, play_match, play_watched};
