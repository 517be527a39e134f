//! The contract of `game::Game`, checked against every preset with every option, at every number of
//! seats, by random play: thousands of deals each. Then against random rules.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

mod about;
mod any_rules;
mod checks;
mod house;
#[path = "../known/mod.rs"]
mod known;
mod library;
mod mau;
mod maxonaut;
mod play;
mod replay;
mod schema;
mod worlds;

/// Deals played under each preset: 1,500, and 10,000 with `STAMMTISCH_LONG=1`.
fn deals() -> u64 {
    if takes_its_time() { 10_000 } else { 1_500 }
}

/// Whether the long mode is on.
#[expect(clippy::disallowed_methods, reason = "a test may be told to take its time")]
fn takes_its_time() -> bool {
    std::env::var_os("STAMMTISCH_LONG").is_some()
}
