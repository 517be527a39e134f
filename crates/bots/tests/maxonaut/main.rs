//! Tests of the Maxonaut bots in play.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod arena;
mod common;
mod contract;
mod gauntlet;
mod one_idea;
mod talk;
mod tips;
mod traps;
