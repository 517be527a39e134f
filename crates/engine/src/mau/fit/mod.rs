//! What fits on what, and why.

mod check;
mod compiled;
pub(in crate::mau) mod held_back;
mod in_force;
pub(in crate::mau) mod last_resort;
mod play;
mod reasons;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, warn};
pub(crate) use compiled::PlainFit;
pub(in crate::mau) use compiled::{banned_on, fits_on, longest_run, meets};
pub(in crate::mau) use play::{beyond_run, playable};
pub use reasons::{Fit, fits};
