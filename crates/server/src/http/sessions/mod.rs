//! The devices on which a player is logged in.

pub(super) mod delete;
pub(super) mod delete_others;
