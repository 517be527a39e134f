//! Triggers: what follows when an event happens, whatever is played: a seat draws, passes, misses a
//! turn, is hit, is caught; a hand grows or shrinks; a turn or a deal begins.
//!
//! One dimension of the rules, complete. `rule` has the types of the rules file, `check` the static
//! checks (`reach`: whether it can ever come about, `once`: what never holds when a deal begins or
//! ends), `compiled` what the engine runs on, `hand` the conditions on a hand, `intent` voluntary
//! calls, `happening` which events set triggers off, `play` the methods of a step. Their effects
//! are in `effects`, their texts in `rules-text` (`explain/triggers.rs`).

pub(in crate::mau) mod by;
mod check;
mod compiled;
pub(in crate::mau) mod hand;
pub(in crate::mau) mod hand_rule;
mod happening;
mod in_force;
mod intent;
mod once;
mod play;
mod reach;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, warn};
pub(crate) use compiled::Trigger;
pub(in crate::mau) use hand::Hand;
pub(in crate::mau) use happening::Happening;
pub(in crate::mau) use intent::is_wise;
pub(in crate::mau) use reach::comes_about;
