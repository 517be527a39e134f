//! Hindsight, the analysis of finished matches: what each seat could know, what decided them, luck
//! and skill.
//!
//! It takes a minute or so. `looking` does it for a film of whichever game, `queue` in the
//! background: one match at a time, on a thread that yields to all others and pauses while a bot at
//! a table thinks. The findings are kept.

mod course;
mod hands;
mod known_hands;
mod looking;
mod queue;
mod told;
mod work;

pub use hands::hands;
pub(crate) use known_hands::KnownHands;
pub use looking::Looking;
pub(crate) use queue::{Asked, Hindsights, Kept};

/// Version of the analysis: findings of another version are computed anew.
pub(crate) const VERSION: u32 = 4;
