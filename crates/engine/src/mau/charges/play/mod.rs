//! Playing charges: `Step` methods for pressing and deciding them; whom a seat may charge.

mod listing;
mod trial;
mod windows;

pub(crate) use crate::mau::charges::kept::{Pressed, Trial};
pub(in crate::mau) use listing::charges;
