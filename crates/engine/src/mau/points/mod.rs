//! What the cards left count, and who notes it.

mod check;
mod compiled;
mod in_force;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, counted, noted, warn};
pub(in crate::mau) use compiled::{by_card, factors, many, resets};
pub(in crate::mau) use play::{held, points, reset, so_far, stands};
