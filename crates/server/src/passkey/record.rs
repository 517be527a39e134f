//! The stored record of a passkey: how the device is reached, the state that changes with each use,
//! and the public key.

use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::response::AuthTransports;
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};

/// A public key of any algorithm.
pub(super) type Key = CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>;

/// Length in bytes of the state that changes with each use.
const CHANGING: usize = 7;

/// A passkey as read from its record.
pub(super) struct StoredPasskey {
    pub(super) transports: AuthTransports,
    pub(super) changing: DynamicState,
    pub(super) fixed: StaticState<Key>,
}

/// The bytes to store. `fixed` is the encoded static state.
pub(super) fn write(transports: AuthTransports, changing: DynamicState, fixed: &[u8]) -> Vec<u8> {
    let Ok(transports) = transports.encode();
    let Ok(changing) = changing.encode();
    let mut bytes = Vec::with_capacity(1 + CHANGING + fixed.len());
    bytes.push(transports);
    bytes.extend_from_slice(&changing);
    bytes.extend_from_slice(fixed);
    bytes
}

/// The bytes with the state updated after a use.
pub(super) fn changed(bytes: &[u8], changing: DynamicState) -> Option<Vec<u8>> {
    let Ok(changing) = changing.encode();
    let mut bytes = bytes.to_vec();
    bytes.get_mut(1..=CHANGING)?.copy_from_slice(&changing);
    Some(bytes)
}

/// Reads what [`write`] has written.
pub(super) fn read(bytes: &[u8]) -> Option<StoredPasskey> {
    let (transports, rest) = bytes.split_first()?;
    let (changing, fixed) = rest.split_first_chunk::<CHANGING>()?;
    Some(StoredPasskey {
        transports: AuthTransports::decode(*transports).ok()?,
        changing: DynamicState::decode(*changing).ok()?,
        fixed: StaticState::decode(fixed).ok()?,
    })
}
