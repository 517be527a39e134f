//! Secret tokens that grant access; only their hashes are stored.

use std::fmt;

use sha2::{Digest, Sha256};

/// The SHA-256 of a secret token.
///
/// Only this is stored: a copy of the database does not let anybody act as its players. A plain
/// hash suffices because a token is 256 random bits and cannot be guessed like a password.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of this token.
    pub fn of(token: &[u8; 32]) -> Self {
        Self(Sha256::digest(token).into())
    }

    /// The hash made of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of this hash.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Shows nothing: a session must not be traceable through log files.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}
