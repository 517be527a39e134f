//! What a step makes of it, what may be said now, and what it would be right to say.

pub(in crate::mau) mod advice;
mod calling;
mod happening;
mod last_call;
pub(in crate::mau) mod listing;

pub(in crate::mau) use calling::{Down, falls_due};
