//! Backups: taken beside a running server, refused when damaged, restored.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod beside;
mod damage;
mod fixture;
mod take;
