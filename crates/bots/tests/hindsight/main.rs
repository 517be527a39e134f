//! Tests of hindsight: worlds, odds, the chance to win.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod calibration;
mod common;
mod exact;
mod exact_claims;
mod exact_hands;
mod exact_weights;
mod leaks;
mod whole;
