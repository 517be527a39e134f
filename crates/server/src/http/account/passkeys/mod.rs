//! The passkeys of a player.

pub(in crate::http) mod begin;
pub(in crate::http) mod delete;
pub(in crate::http) mod post;

use data_encoding::BASE64URL_NOPAD;
use stammtisch_store::Passkey;
use stammtisch_table::wire::PasskeyInfo;

/// Passkeys of one player: nobody has so many devices.
const MOST: usize = 20;

/// A passkey as its player sees it, named as browsers name it.
pub(super) fn info(passkey: Passkey) -> PasskeyInfo {
    PasskeyInfo {
        id: BASE64URL_NOPAD.encode(&passkey.id),
        label: passkey.label,
        created: passkey.created.0,
        last_used: passkey.last_used.map(|at| at.0),
    }
}
