//! How a deal ends: the last card, who is out, when it is decided.

mod check;
mod compiled;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, may_be_last, no_call, out_at_once, warn};
pub(in crate::mau) use play::{last_card, last_card_lies, window_is_open};
