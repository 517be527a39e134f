//! Rules that differ for some numbers of seats, rounds or deals, or change during a deal.

mod check;
mod compiled;
mod no_effect;
mod now;
pub(in crate::mau) mod rule;
mod single;
pub(in crate::mau) mod span;

pub(crate) use crate::mau::rules::tables::Now;
pub(in crate::mau) use check::check;
pub(crate) use compiled::DealInMatch;
pub(in crate::mau) use compiled::{Base, holds, may_hold};
pub(in crate::mau) use no_effect::{common, never, vain};
pub(in crate::mau) use now::MOST_IN_DEAL;
pub use single::Single;
