//! A database that is not what was last acknowledged is recognised at the start, and used only once
//! the loss has been accepted.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod accept;
mod detected;
mod house;
