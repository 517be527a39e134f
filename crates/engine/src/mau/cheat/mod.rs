//! Cheating as part of the game: what may be tried, and what it costs to be caught.

mod check;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::check;
pub(in crate::mau) use play::watches_another;
pub(crate) use play::{Accusable, Before, Moved};
