//! Patterns: what happens when cards come to lie in a certain way, whatever each of them does.
//!
//! One dimension of the rules, complete. `rule` has the types of the rules file, `check` the static
//! checks, `compiled` what the engine runs on, `play` the methods of a step. Its texts are in
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
