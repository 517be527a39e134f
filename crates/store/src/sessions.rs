//! The sessions that identify players, and the contract that every backend fulfils ([`Sessions`]).

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, SessionId};

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// The devices on which players are signed in.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Sessions: Send + Sync + 'static {
    /// Begins a session.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`] if the token or the id is in use.
    async fn create_session(&self, session: NewSession) -> Result<(), StoreError>;

    /// Begins a session for somebody who has just proved to be its player, if the proof is still
    /// valid: the passphrase has not changed, the passkey has not been removed, the link leads to
    /// this very player, is unused and not expired, and the clock has not gone back to before it
    /// was created. A link is used up by this, whatever the result. Returns whether the session has
    /// begun.
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

    /// Ends a player's session by its public id. Returns its token, if the player had such a
    /// session.
    async fn end_session(
        &self,
        player: PlayerId,
        id: SessionId,
    ) -> Result<Option<TokenHash>, StoreError>;

    /// Ends all sessions of a player but one. Returns the tokens of the ended ones.
    async fn end_other_sessions(
        &self,
        player: PlayerId,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError>;

    /// Ends at most `most` sessions that were last used before this moment. Returns their tokens.
    async fn end_idle_sessions(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Vec<TokenHash>, StoreError>;
}

/// A session to begin.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The id by which its player sees it, never used before.
    pub id: SessionId,
    /// The hash of its token.
    pub token: TokenHash,
    /// The player whose session it is.
    pub player: PlayerId,
    /// A label by which people recognise it, for instance browser and device; may be empty.
    pub label: String,
    /// When it begins.
    pub created: UnixMillis,
}

/// A running session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The id by which its player sees it.
    pub id: SessionId,
    /// The hash of its token.
    pub token: TokenHash,
    /// The player whose session it is.
    pub player: PlayerId,
    /// The label by which people recognise it; may be empty.
    pub label: String,
    /// When it began.
    pub created: UnixMillis,
    /// When it was last touched.
    pub last_seen: UnixMillis,
}

/// How somebody has proved to be the player for whom a session is to begin.
#[derive(Clone, Debug)]
pub enum Proof {
    /// The passphrase with this hash.
    Passphrase(String),
    /// The passkey with this id.
    Passkey(Vec<u8>),
    /// The link with this secret, redeemed and used up at this time.
    Link(TokenHash, UnixMillis),
}
