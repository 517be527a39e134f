//! Drawing: when, how much, what may follow, and what an empty pile means.

mod check;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, warn};
pub(in crate::mau) use play::{Besides, draw_count, layable_drawn, offered};
