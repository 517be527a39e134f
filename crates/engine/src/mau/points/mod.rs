//! What the cards left count, and who notes it.

mod check;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::check;
