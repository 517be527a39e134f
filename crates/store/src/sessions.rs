//! The sessions by which players are recognised, and what every backend promises of them
//! ([`Sessions`]).

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, SessionId};

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// On which devices players are signed in.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Sessions: Send + Sync + 'static {
    /// Begins a session.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`] if the token or the id is in use.
    async fn create_session(&self, session: NewSession) -> Result<(), StoreError>;

    /// Begins a session for who has just shown to be its player, if what shows it still holds: the
    /// passphrase has not changed since, the passkey is not taken away, the link leads to this very
    /// player, is unused and not expired, and the clock has not gone back to before it was made. A
    /// link is used up thereby, whatever comes of it. Returns whether the session has begun.
    ///
    /// # Errors
    /// As for [`Sessions::create_session`]; then no link is used up.
    async fn begin_session(&self, session: NewSession, proof: Proof) -> Result<bool, StoreError>;

    /// The session with this token.
    async fn session(&self, token: TokenHash) -> Result<Option<Session>, StoreError>;

    /// The running sessions of a player, the last used first.
    async fn sessions_of(&self, player: PlayerId) -> Result<Vec<Session>, StoreError>;

    /// Notes that a session was used; a time before the last one noted changes nothing. Returns
    /// whether the session exists.
    async fn touch_session(&self, token: TokenHash, at: UnixMillis) -> Result<bool, StoreError>;

    /// Ends a session. Returns whether it existed.
    async fn delete_session(&self, token: TokenHash) -> Result<bool, StoreError>;

    /// Ends a player's session by its public name. Returns the token that has ended, if there was
    /// such a session of this player.
    async fn end_session(
        &self,
        player: PlayerId,
        id: SessionId,
    ) -> Result<Option<TokenHash>, StoreError>;

    /// Ends all sessions of a player but one. Returns the tokens that have ended.
    async fn end_other_sessions(
        &self,
        player: PlayerId,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError>;

    /// Ends sessions that were last used before this moment, so many at most. Returns their tokens.
    async fn end_idle_sessions(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Vec<TokenHash>, StoreError>;
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
