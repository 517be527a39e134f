//! Analysis of finished matches (hindsight): what each seat could know when it decided, which moments decided
//! the match, and how much of it was chance.
//!
//! Everything is computed from the match and a seed alone, in steps, so that the caller can show progress,
//! pause, and stop. [`Analysis`] does this; it starts from a [`PlayedMatch`], which can only be made of a
//! finished match.

mod analysis;
mod balance;
mod game;
mod holdings;
pub(crate) mod logit;
mod metropolis;
mod odds;
mod played_match;
mod report;
mod rollouts;
mod tally;
mod turning_points;
mod worlds;

pub use analysis::Analysis;
pub use game::{About, HindsightGame, Tell};
pub use holdings::{Holding, Holdings, holdings};
pub use odds::Odds;
pub use played_match::{Did, MatchStep, PlayedMatch};
pub use report::{Balance, Effort, JudgedDecision, Point, Report, TurningPoint};
pub use tally::Estimate;
pub use worlds::Worlds;
