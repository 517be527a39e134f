//! The hash chain that ties a table's log together.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::id::TableId;

/// A SHA-256 value.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The hash made of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of this hash.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The start of a table's chain: `SHA-256(table id ‖ header)`.
    ///
    /// Beginning with id and header, the chain also vouches for these.
    pub fn genesis(table: TableId, header: &[u8]) -> Self {
        Self(Sha256::new().chain_update(table.as_bytes()).chain_update(header).finalize().into())
    }

    /// The next link: `SHA-256(this ‖ seq as 8 bytes, big-endian ‖ event)`.
    #[must_use]
    pub fn link(&self, seq: u64, event: &[u8]) -> Self {
        let sha = Sha256::new().chain_update(self.0).chain_update(seq.to_be_bytes());
        Self(sha.chain_update(event).finalize().into())
    }
}

/// Writes 64 lower-case hexadecimal digits.
impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: stored logs must stay verifiable for ever. Computed with Python's hashlib..
    #[test]
    fn the_chain_is_frozen() {
        let start = Hash::genesis(TableId::from_bytes([1; 16]), b"header");
        let first = start.link(1, b"event");
        assert_eq!(
            start.to_string(),
            "9669cf9fcbcf7d87242454f35a9a001d2fb498072f7e06270d5e6477be4538ae"
        );
        assert_eq!(
            first.to_string(),
            "8d05f13aecc1304e9fab9cd8549afc46d515321cedc38c737afa1eb43f3c190a"
        );
    }
}
