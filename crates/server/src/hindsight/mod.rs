//! Hindsight, the analysis of finished matches: what each seat could know, what decided them, luck
//! and skill.
//!
//! It takes a minute or so. `any_analysis` does it for a film of whichever game, `queue` in the
//! background: one match at a time, on a thread that yields to all others and pauses while a bot at
//! a table thinks. The findings are kept.

mod any_analysis;
mod hands;
mod hands_cache;
mod messages;
mod played_match;
mod queue;
mod worker;

pub use any_analysis::AnyAnalysis;
pub use hands::hands;
pub(crate) use hands_cache::HandsCache;
pub(crate) use queue::{Asked, Hindsights, Kept};

/// Version of the analysis: findings of another version are computed anew.
pub(crate) const VERSION: u32 = 4;
