//! Backups: taken beside a running server, refused when damaged, restored.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod damage;
mod fixture;
mod second_process;
mod take;
