//! Penalty cards that lie face down beside the hand until they are taken up or counted.

mod check;
mod compiled;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, warn};
pub(crate) use compiled::Beside;
