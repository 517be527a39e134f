//! Dealing: how many cards, who begins, the card turned up, who deals next.

mod check;
mod compiled;
mod hands;
mod in_force;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{all_lose_alike, check, warn};
pub(in crate::mau) use compiled::{hand, laid_at_the_start};
