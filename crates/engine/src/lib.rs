//! The rules of the house: pure, without I/O, clock, threads or OS randomness.

pub mod card;
pub mod card_set;
pub mod chance;
pub mod limits;
pub mod mau;
pub mod seat;
