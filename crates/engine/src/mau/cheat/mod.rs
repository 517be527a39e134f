//! Cheating as part of the game: what may be tried, and what it costs to be caught.

mod accusable;
mod check;
mod compiled;
mod earlier;
mod guilt;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, warn};
pub(crate) use play::{Accusable, Before, Earlier, Guilt, Moved};
pub(in crate::mau) use play::{
    accusable_later, cheats, hands_before_moves, hands_taken_back, watches_another,
};
