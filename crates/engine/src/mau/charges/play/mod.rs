//! What a step makes of it, and what may be done.

mod listing;
mod trial;
mod windows;

pub(in crate::mau) use listing::charges;
pub(crate) use trial::Trial;
pub(crate) use windows::Pressed;
