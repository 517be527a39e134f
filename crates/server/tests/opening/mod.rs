//! The round before the first card, over real sockets: who is silent, late, gone or lies in it holds
//! nobody up, gains nothing, and the match can be checked all the same.

#[path = "../common/mod.rs"]
mod common;

mod gone;
mod late;
mod lying;
#[allow(dead_code, reason = "each test uses its part")]
#[path = "../matches/played.rs"]
mod played;
mod proof;
mod round;
mod silent;
