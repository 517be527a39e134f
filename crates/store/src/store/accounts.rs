//! What is promised of sessions, logins, passkeys and links.

use async_trait::async_trait;
use stammtisch_ids::{PlayerId, SessionId};

use crate::accounts::{Forgotten, Login, NewLink, Passkey, Proof};
use crate::error::StoreError;
use crate::players::{NewSession, Session, TokenHash};
use crate::time::UnixMillis;

/// The ways in which a player is recognised. Errors are those of every method of
/// [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Accounts: Send + Sync + 'static {
    /// The running sessions of a player, the last used first.
    async fn sessions_of(&self, player: PlayerId) -> Result<Vec<Session>, StoreError>;

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

    /// Gives a player a login, in place of an earlier one.
    ///
    /// # Errors
    /// [`StoreError::LoginTaken`] if somebody else has it, whatever the case of its letters;
    /// [`StoreError::UnknownPlayer`].
    async fn set_login(&self, login: Login) -> Result<(), StoreError>;

    /// Gives a player another login, or takes the login away, and ends all other sessions and links
    /// of the player with it. Returns the tokens that have ended.
    ///
    /// # Errors
    /// As for [`Accounts::set_login`]; then nothing has ended.
    async fn change_login(
        &self,
        player: PlayerId,
        login: Option<Login>,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError>;

    /// Ends sessions that were last used before this moment, so many at most. Returns their tokens.
    async fn end_idle_sessions(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Vec<TokenHash>, StoreError>;

    /// Erases guests who came before this moment, have not been here since and have left nothing:
    /// no login, no passkey, no office, never a seat, no credits but gifts of the house. So many at
    /// most. Returns who is gone, and the sessions that are gone with them.
    async fn forget_idle_guests(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Forgotten, StoreError>;

    /// The login with this name, whatever the case of its letters.
    async fn login(&self, name: String) -> Result<Option<Login>, StoreError>;

    /// The login of a player.
    async fn login_of(&self, player: PlayerId) -> Result<Option<Login>, StoreError>;

    /// Takes a player's login away. Returns whether there was one.
    async fn delete_login(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// Adds a passkey.
    ///
    /// # Errors
    /// [`StoreError::IdTaken`] if a key with this id is known, whoever has it;
    /// [`StoreError::UnknownPlayer`].
    async fn add_passkey(&self, passkey: Passkey) -> Result<(), StoreError>;

    /// The passkey with this id.
    async fn passkey(&self, id: Vec<u8>) -> Result<Option<Passkey>, StoreError>;

    /// The passkeys of a player, oldest first.
    async fn passkeys_of(&self, player: PlayerId) -> Result<Vec<Passkey>, StoreError>;

    /// Notes that somebody came in by a passkey, and what is now to be known of it. Returns
    /// whether there is such a key.
    async fn use_passkey(
        &self,
        id: Vec<u8>,
        data: Vec<u8>,
        at: UnixMillis,
    ) -> Result<bool, StoreError>;

    /// Takes a passkey away from its player. Returns whether it was there.
    async fn delete_passkey(&self, player: PlayerId, id: Vec<u8>) -> Result<bool, StoreError>;

    /// Makes a link, in place of an earlier one of the same player. Forgets those that have
    /// expired by `now`.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`] if the secret is in use.
    async fn create_link(&self, link: NewLink, now: UnixMillis) -> Result<(), StoreError>;

    /// Whom a link leads to, as long as it is not used up: by [`Accounts::begin_session`], which says
    /// whether it still holds.
    async fn link(&self, secret: TokenHash) -> Result<Option<PlayerId>, StoreError>;

    /// Begins a session for who has just shown to be its player, if what shows it still holds: the
    /// passphrase has not changed since, the passkey is not taken away, the link leads to this very
    /// player, is unused and not expired, and the clock has not gone back to before it was made. A
    /// link is used up thereby, whatever comes of it. Returns whether the session has begun.
    ///
    /// # Errors
    /// As for [`Store::create_session`](crate::Store::create_session); then no link is used up.
    async fn begin_session(&self, session: NewSession, proof: Proof) -> Result<bool, StoreError>;
}
