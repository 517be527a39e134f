//! Laying: a card on one's own turn, several together, one out of turn.

mod check;
mod compiled;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::check;
pub(in crate::mau) use compiled::goes_on;
pub(in crate::mau) use play::{Said, jump_in, together};
