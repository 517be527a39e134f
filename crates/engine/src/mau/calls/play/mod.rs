//! Playing calls: `Step` methods for calling and catching; which calls may be made now, and which are
//! advised.

pub(in crate::mau) mod advice;
mod calling;
mod happening;
mod last_call;
pub(in crate::mau) mod listing;

pub(in crate::mau) use calling::{Down, falls_due};
