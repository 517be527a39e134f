//! Playing a deal's end: `Step` methods for last cards, redrawing, going out, settling.

mod last_card;
mod redraw;
mod settling;

pub(in crate::mau) use last_card::{last_card, last_card_lies, window_is_open};
