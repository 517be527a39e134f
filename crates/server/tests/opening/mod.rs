//! The round before the first card, over real sockets: players who are silent, late, gone or lie in
//! it hold nobody up, gain nothing, and the match can be checked all the same.

mod gone;
mod late;
mod lying;
mod proof;
mod round;
mod silent;
