//! What belongs to a player.

pub(super) mod delete;
pub(super) mod export;
pub(super) mod get;
pub(super) mod passkeys;
pub(super) mod passphrase;
