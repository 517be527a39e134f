//! The contract of `game::Game`, held against every preset with every option, at every number of
//! seats, by random play: at least 10,000 deals each. Then against rules that nobody has thought of.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

mod about;
mod any_rules;
mod checks;
mod house;
#[path = "../known/mod.rs"]
mod known;
mod mau;
mod maxonaut;
mod play;
mod replay;
mod worlds;

/// Deals played for each preset.
const DEALS: u64 = 10_000;
