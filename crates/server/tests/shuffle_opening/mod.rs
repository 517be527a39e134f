//! The opening round of the shuffle (before the first card), over real sockets: players in it who
//! are silent, late, gone or lying hold nobody up and gain nothing, and the match can still be
//! verified.

mod gone;
mod late;
mod lying;
mod proof;
mod round;
mod silent;
