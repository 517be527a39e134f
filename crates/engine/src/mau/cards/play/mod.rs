//! What a step makes of it.

mod acting;
mod hands;
mod wishing;

pub(in crate::mau) use wishing::BY_LAPS;
