//! Charges: offences in words or manners that players charge each other with.

mod check;
mod compiled;
pub(in crate::mau) mod errors;
mod in_force;
mod kept;
mod play;
pub(in crate::mau) mod rule;

pub(in crate::mau) use check::{check, warn};
pub(in crate::mau) use compiled::{Charge, charges as compiled_charges};
pub(in crate::mau) use play::{Pressed, Trial, charges};
