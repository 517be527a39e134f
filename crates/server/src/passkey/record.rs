//! What the store keeps of a passkey: how the device is reached, what changes with each use, and
//! the public key.

use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::response::AuthTransports;
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};

/// A public key of any kind.
pub(super) type Key = CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>;

/// Length of what changes with each use.
const CHANGING: usize = 7;

/// The record of a passkey, as far as it is known when one is read.
pub(super) struct StoredPasskey {
    pub(super) transports: AuthTransports,
    pub(super) changing: DynamicState,
    pub(super) fixed: StaticState<Key>,
}

/// The bytes to keep. `fixed` is the encoded static state.
pub(super) fn write(transports: AuthTransports, changing: DynamicState, fixed: &[u8]) -> Vec<u8> {
    let Ok(transports) = transports.encode();
    let Ok(changing) = changing.encode();
    let mut bytes = Vec::with_capacity(1 + CHANGING + fixed.len());
    bytes.push(transports);
    bytes.extend_from_slice(&changing);
    bytes.extend_from_slice(fixed);
    bytes
}

/// The bytes with what has changed in a use.
pub(super) fn changed(bytes: &[u8], changing: DynamicState) -> Option<Vec<u8>> {
    let Ok(changing) = changing.encode();
    let mut bytes = bytes.to_vec();
    bytes.get_mut(1..=CHANGING)?.copy_from_slice(&changing);
    Some(bytes)
}

/// Reads what [`write`] wrote.
pub(super) fn read(bytes: &[u8]) -> Option<StoredPasskey> {
    let (transports, rest) = bytes.split_first()?;
    let (changing, fixed) = rest.split_first_chunk::<CHANGING>()?;
    Some(StoredPasskey {
        transports: AuthTransports::decode(*transports).ok()?,
        changing: DynamicState::decode(*changing).ok()?,
        fixed: StaticState::decode(fixed).ok()?,
    })
}
