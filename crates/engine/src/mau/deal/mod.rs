//! Dealing: how many cards, who begins, the card turned up, who deals next.

mod check;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{deck, most_packs, start};
