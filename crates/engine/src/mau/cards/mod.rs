//! What single cards do at once: turn the direction, go on, wish, stand for another, buy, rotate.

mod check;
mod compiled;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{
    ONLY_CARDS_GO_ACROSS, ONLY_TRIGGERS_ASK, beside, check, warn, wish_warn, wishes,
};
pub(in crate::mau) use compiled::{Effect, Wishes, alike, effects, is_special};
pub(in crate::mau) use play::BY_LAPS;
