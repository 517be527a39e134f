//! Teams: who the partners are, where they sit, and when a team is out.

mod check;
mod compiled;
mod in_force;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{admit, check, warn};
pub(crate) use compiled::Teams;
