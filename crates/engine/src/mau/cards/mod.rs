//! What single cards do when laid: reverse, go on, wish, stand for another, buy, rotate hands.

mod check;
mod compiled;
mod effect;
mod in_force;
mod play;
pub(in crate::mau) mod rule;
mod wishes_check;

pub(in crate::mau) use check::{beside, carriers, check, warn};
pub(in crate::mau) use compiled::{alike, effects, is_special};
pub(in crate::mau) use effect::{Effect, Wishes};
pub(in crate::mau) use play::BY_LAPS;
pub(in crate::mau) use wishes_check::{ONLY_CARDS_GO_ACROSS, ONLY_TRIGGERS_ASK, wish_warn, wishes};
