//! The rules of the house: pure, without I/O, clock, threads or OS randomness.
//!
//! [`game::Game`] is the contract; [`mau::Mau`] is the Mau-Mau family, driven by house rules that
//! are data ([`mau::rules`]); [`maxonaut::Maxonaut`] is the game of hidden cards; [`any`] is the sum
//! over both. [`film`] is what a match shows once it is over.
//!
//! Words for all of it are made in `rules-text`, games written by hand are played in `playscript`.

pub mod any;
mod bits;
pub mod card;
pub mod card_set;
pub mod chance;
mod digest;
pub mod film;
pub mod game;
mod holders;
pub mod limits;
pub mod mau;
pub mod maxonaut;
pub mod pile;
pub mod race;
pub mod rules;
pub mod seat;
