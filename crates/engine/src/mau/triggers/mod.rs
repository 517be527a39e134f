//! Triggers: what happens when something happens, whoever plays what: a seat draws, passes, misses a turn,
//! is hit, is caught; a hand grows or shrinks; a turn or a deal begins.
//!
//! All of one dimension of the rules. `rule` is how people write it, `check` what can be proved wrong
//! about it (`reach`: that it can never come about, `once`: what never is so when a deal begins or ends), `compiled` what the engine runs on, `hand` what a
//! hand must be, `intent` what a call is made for, `happening` what of an event sets them off, `play`
//! what a step makes of it. What they bring about is `effects`. Their words stand in `rules-text`
//! (`explain/triggers.rs`).

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
