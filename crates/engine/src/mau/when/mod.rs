//! What differs for some numbers of seats, rounds or deals.

mod check;
mod compiled;
pub(in crate::mau) mod rule;
mod single;

pub(in crate::mau) use check::{check, common, never};
pub(crate) use compiled::Moment;
pub(in crate::mau) use compiled::{Base, holds};
pub use single::Single;
