//! What the cards left count, and who notes it.

mod check;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::check;
pub(in crate::mau) use play::{held, points, reset};
