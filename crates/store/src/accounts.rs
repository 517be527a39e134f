//! The ways back to one's own player: a login, passkeys, one-time links. And operators.

use stammtisch_ids::PlayerId;

use crate::players::TokenHash;
use crate::time::UnixMillis;

/// A name and a passphrase by which a player is recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Login {
    /// The name as it was chosen. Unique whatever the case of its letters.
    pub name: String,
    /// Whose login it is; each player has one at most.
    pub player: PlayerId,
    /// The hash of the passphrase as a PHC string; opaque to the store.
    pub phc: String,
}

/// The form under which logins are compared.
pub(crate) fn folded(login: &str) -> String {
    login.to_lowercase()
}

/// A key that a device keeps for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The credential's id as the device gave it, 1 to 1023 bytes.
    pub id: Vec<u8>,
    /// Whose key it is.
    pub player: PlayerId,
    /// What its owner calls it.
    pub label: String,
    /// Public key, counter and whatever else is needed to check it; opaque to the store.
    pub data: Vec<u8>,
    /// When it was added.
    pub created: UnixMillis,
    /// When somebody last came in by it.
    pub last_used: Option<UnixMillis>,
}

/// A secret by which another device becomes this player's, once.
#[derive(Clone, Copy, Debug)]
pub struct NewLink {
    /// The hash of the secret.
    pub secret: TokenHash,
    /// Whom it leads to.
    pub player: PlayerId,
    /// From this moment on it leads nowhere.
    pub expires: UnixMillis,
}

/// By what somebody has shown to be a player for whom a session is to begin.
#[derive(Clone, Debug)]
pub enum Proof {
    /// The passphrase whose hash this is.
    Passphrase(String),
    /// The passkey with this id.
    Passkey(Vec<u8>),
    /// The link with this secret, which is used up by it, at this time.
    Link(TokenHash, UnixMillis),
}

/// When the house was last looked after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookedAfter {
    /// When, by the calendar of then.
    pub at: UnixMillis,
    /// Since when that calendar is doubted, if it is.
    pub doubted: Option<UnixMillis>,
}

/// Guests who have been erased, and the sessions that have gone with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Who.
    pub players: Vec<PlayerId>,
    /// The tokens that have ended.
    pub sessions: Vec<TokenHash>,
}

/// Somebody who may look after the whole server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Admin {
    /// Who.
    pub player: PlayerId,
    /// Since when.
    pub since: UnixMillis,
}

/// Something that keeps the house safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chore {
    /// A backup was taken and verified.
    Backup,
    /// A backup was put back somewhere else, to see that this can be done.
    Drill,
}

impl Chore {
    /// The stored form: `backup` or `drill`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Backup => "backup",
            Self::Drill => "drill",
        }
    }
}

/// When a chore was last done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// When.
    pub at: UnixMillis,
    /// Whether it went well.
    pub well: bool,
}
