//! What a step makes of it.

mod last_card;
mod redraw;
mod settling;

pub(in crate::mau) use last_card::{last_card, last_card_lies, window_is_open};
