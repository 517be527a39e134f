//! Coming back with a passkey.

pub(in crate::http) mod begin;
pub(in crate::http) mod post;
