//! A database that is not what was last acknowledged is found to be that at the start, and gone on
//! with only when somebody says so.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod accept;
mod found;
mod house;
