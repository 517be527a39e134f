//! A player's credits.

pub(super) mod daily;
pub(super) mod get;
