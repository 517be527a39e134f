//! Playing charges: `Step` methods for pressing and deciding them; whom a seat may charge.

mod listing;
mod trial;
mod windows;

pub(in crate::mau) use listing::charges;
pub(crate) use trial::Trial;
pub(crate) use windows::Pressed;
