//! The rules of the house: pure, without I/O, clock, threads or OS randomness.
//!
//! [`game::Game`] is the contract; [`mau::Mau`] is the Mau-Mau family, driven by house rules that
//! are data ([`mau::rules`]); [`maxonaut::Maxonaut`] is the game of hidden cards; [`games`] is the sum
//! over both. A table is a log: [`log::Header`] and entries, folded by [`log::replay`]. [`script`]
//! plays games that people write by hand.

pub mod about;
mod bits;
pub mod card;
pub mod card_set;
pub mod chance;
mod digest;
pub mod game;
pub mod games;
mod grammar;
pub mod limits;
pub mod log;
pub mod mau;
pub mod maxonaut;
pub mod pile;
pub mod reason;
pub mod rules;
pub mod script;
pub mod seat;
