//! Players without registration, and the sessions by which they are recognised.

use std::fmt;

use sha2::{Digest, Sha256};
use stammtisch_ids::{PlayerId, SessionId};

use crate::time::UnixMillis;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// His name towards the program.
    pub id: PlayerId,
    /// His name towards people. Not unique; whether it is decent and short is not checked here.
    pub name: String,
    /// His language, as a tag such as `de` or `en`.
    pub lang: String,
    /// Whether he writes with the left hand.
    pub left_handed: bool,
    /// When he first came.
    pub created: UnixMillis,
}

/// The SHA-256 of a session token.
///
/// Only this is stored: whoever reads a copy of the database cannot act as its players. A plain
/// hash suffices because a token is 256 random bits and cannot be guessed as a password can.
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

/// A session to begin.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// Its name towards its player, never used before.
    pub id: SessionId,
    /// The hash of its token.
    pub token: TokenHash,
    /// Whose session it is.
    pub player: PlayerId,
    /// What people recognise it by, for instance the kind of browser and device; may be empty.
    pub label: String,
    /// When it begins.
    pub created: UnixMillis,
}

/// A running session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its name towards its player.
    pub id: SessionId,
    /// The hash of its token.
    pub token: TokenHash,
    /// Whose session it is.
    pub player: PlayerId,
    /// What people recognise it by; may be empty.
    pub label: String,
    /// When it began.
    pub created: UnixMillis,
    /// When it was last touched.
    pub last_seen: UnixMillis,
}
