//! Laying: a card on one's own turn, several together, one out of turn.

mod check;
mod compiled;
mod in_force;
mod play;
pub(in crate::mau) mod rule;
pub(in crate::mau) mod throw_in;

pub(in crate::mau) use check::{check, warn};
pub(in crate::mau) use compiled::{OutOfTurn, goes_on, opening};
pub(in crate::mau) use play::{jump_in, together};
