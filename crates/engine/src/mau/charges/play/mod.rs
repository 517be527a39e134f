//! What a step makes of it, and what may be done.

mod listing;
mod trial;
mod windows;

pub(crate) use crate::mau::charges::kept::{Pressed, Trial};
pub(in crate::mau) use listing::charges;
