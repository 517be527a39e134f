//! Cards that do nothing, or may not be laid, for a time: in the first turns, in some deals, with a nearly empty hand.

mod check;
mod compiled;
mod in_force;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, warn};
pub(in crate::mau) use compiled::Dormant;
pub(in crate::mau) use play::{asleep, barred, barred_next, barring, ordinary, unfit};
