//! What the cards left in the hands count, and who notes the points.

mod check;
mod compiled;
mod in_force;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, counted, noted, warn};
pub(in crate::mau) use compiled::{by_card, factors, many, resets};
pub(in crate::mau) use play::{held, points, reset, so_far, stands};
