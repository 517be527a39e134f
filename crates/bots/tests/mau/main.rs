//! Tests of the Mau-Mau bots in play.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod arena;
mod cheating;
mod common;
mod contract;
mod rule_of_thumb;
mod special_cards;
mod talk;
