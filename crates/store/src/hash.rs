//! The hash chain over a table's log.

use std::fmt;

use sha2::{Digest, Sha256};
use stammtisch_ids::TableId;

use crate::command_name::CommandName;
use crate::time::UnixMillis;

/// What a link of the hash chain covers.
#[derive(Clone, Copy, Debug)]
pub struct Linked<'a> {
    /// The entry's number.
    pub seq: u64,
    /// The epoch of the owner who wrote it.
    pub epoch: u64,
    /// When it happened.
    pub at: UnixMillis,
    /// The command that caused it, if one did.
    pub cmd: Option<CommandName>,
    /// The event.
    pub event: &'a [u8],
}

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
    /// Because it begins with them, the chain also covers id and header.
    pub fn genesis(table: TableId, header: &[u8]) -> Self {
        Self(Sha256::new().chain_update(table.to_bytes()).chain_update(header).finalize().into())
    }

    /// The next link: `SHA-256("stammtisch log 2" ‖ this ‖ seq ‖ epoch ‖ at ‖ command ‖ event)`, with
    /// numbers as 8 bytes, big-endian, and the command as a byte 0 if there is none, else a byte 1,
    /// its actor and its number.
    #[must_use]
    pub fn link(&self, entry: &Linked<'_>) -> Self {
        let &Linked { seq, epoch, at, cmd, event } = entry;
        let mut sha = Sha256::new().chain_update(b"stammtisch log 2").chain_update(self.0);
        sha.update(seq.to_be_bytes());
        sha.update(epoch.to_be_bytes());
        sha.update(at.0.to_be_bytes());
        match cmd {
            None => sha.update([0]),
            Some(CommandName { actor, number }) => {
                sha.update([1]);
                sha.update(actor.as_bytes());
                sha.update(number.to_be_bytes());
            }
        }
        Self(sha.chain_update(event).finalize().into())
    }

    /// The next link in the form used up to version 6 of the schema, which covers only number and
    /// event: `SHA-256(this ‖ seq as 8 bytes, big-endian ‖ event)`.
    #[must_use]
    pub fn link_of_old(&self, seq: u64, event: &[u8]) -> Self {
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
    use crate::actor::Actor;

    /// Frozen: stored logs must stay verifiable for ever. Computed with Python's hashlib.
    #[test]
    fn the_chain_is_frozen() {
        let start = Hash::genesis(TableId::from_bytes([1; 16]), b"header");
        let first = start.link_of_old(1, b"event");
        assert_eq!(
            start.to_string(),
            "9669cf9fcbcf7d87242454f35a9a001d2fb498072f7e06270d5e6477be4538ae"
        );
        assert_eq!(
            first.to_string(),
            "8d05f13aecc1304e9fab9cd8549afc46d515321cedc38c737afa1eb43f3c190a"
        );
        let cmd = CommandName { actor: Actor::seat(3), number: u64::MAX };
        let entry =
            Linked { seq: 1, epoch: 2, at: UnixMillis(-3), cmd: Some(cmd), event: b"event" };
        let (commanded, alone) = (start.link(&entry), start.link(&Linked { cmd: None, ..entry }));
        assert_eq!(
            commanded.to_string(),
            "f2c2a89df2b8cd02e9962d69d3f3b445a823bb5c29dc22894c7859d9c1446e34"
        );
        assert_eq!(
            alone.to_string(),
            "a75d4dadfcb078f0d55ab7004b3390c0ad2e287edf86556b18cb8fec93acbc7e"
        );
    }
}
