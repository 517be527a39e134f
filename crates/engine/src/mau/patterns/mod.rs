//! Patterns: what happens when cards come to lie in a certain way, whatever each of them does.
//!
//! All of one dimension of the rules. `rule` is how people write it, `check` what can be proved wrong
//! about it, `compiled` what the engine runs on, `play` what a step makes of it. Its words stand in
//! `rules-text` (`explain/patterns.rs`).

mod check;
mod compiled;
mod in_force;
mod joining;
mod lying;
mod play;
pub(in crate::mau) mod row_by;
pub(in crate::mau) mod rule;
mod sums;

pub(crate) use compiled::Pattern;
pub(super) use joining::goes_with;
pub(super) use play::Acting;

pub(super) use check::{check, warn};
