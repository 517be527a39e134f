//! The round before the first card, over real sockets: who is silent, late, gone or lies in it holds
//! nobody up, gains nothing, and the match can be checked all the same.

mod gone;
mod late;
mod lying;
mod proof;
mod round;
mod silent;
