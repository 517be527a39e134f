//! The game engine: pure, without I/O, clock, threads or OS randomness.
//!
//! [`game::Game`] is the interface; [`mau::Mau`] is the Mau-Mau family, driven by house rules that
//! are data ([`mau::rules`]); [`maxonaut::Maxonaut`] is the bluffing game; [`any`] is the enum over
//! both. [`film`] is what a match shows once it is over.
//!
//! Its texts are made in `rules-text`; scripted games are played in `playscript`.

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
