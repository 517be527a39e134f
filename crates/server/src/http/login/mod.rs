//! Coming back as the same player.

pub(super) mod passkey;
pub(super) mod post;
