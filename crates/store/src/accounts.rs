//! The ways to sign in as one's own player (a login, passkeys, one-time links), and the contract
//! that every backend fulfils ([`Accounts`]).

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// The ways to recognise a player on another device.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Accounts: Send + Sync + 'static {
    /// Gives a player a login, replacing an earlier one.
    ///
    /// # Errors
    /// [`StoreError::LoginTaken`] if another player has it, compared without regard to case;
    /// [`StoreError::UnknownPlayer`].
    async fn set_login(&self, login: Login) -> Result<(), StoreError>;

    /// Gives a player another login, or removes it, and with it ends all other sessions and links
    /// of the player. Returns the tokens of the ended sessions.
    ///
    /// # Errors
    /// As for [`Accounts::set_login`]; then nothing has ended.
    async fn change_login(
        &self,
        player: PlayerId,
        login: Option<Login>,
        keep: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError>;

    /// The login with this name, compared without regard to case.
    async fn login(&self, name: String) -> Result<Option<Login>, StoreError>;

    /// The login of a player.
    async fn login_of(&self, player: PlayerId) -> Result<Option<Login>, StoreError>;

    /// Removes a player's login. Returns whether there was one.
    async fn delete_login(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// Adds a passkey.
    ///
    /// # Errors
    /// [`StoreError::IdTaken`] if there is a passkey with this id, whoever owns it;
    /// [`StoreError::UnknownPlayer`].
    async fn add_passkey(&self, passkey: Passkey) -> Result<(), StoreError>;

    /// The passkey with this id.
    async fn passkey(&self, id: Vec<u8>) -> Result<Option<Passkey>, StoreError>;

    /// The passkeys of a player, oldest first.
    async fn passkeys_of(&self, player: PlayerId) -> Result<Vec<Passkey>, StoreError>;

    /// Notes that a passkey was used to sign in, and updates its data. Returns whether there is
    /// such a passkey.
    async fn use_passkey(
        &self,
        id: Vec<u8>,
        data: Vec<u8>,
        at: UnixMillis,
    ) -> Result<bool, StoreError>;

    /// Removes a passkey from its player. Returns whether it was there.
    async fn delete_passkey(&self, player: PlayerId, id: Vec<u8>) -> Result<bool, StoreError>;

    /// Creates a link, replacing an earlier one of the same player. Deletes all links that have
    /// expired by `now`.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`] if the secret is in use.
    async fn create_link(&self, link: NewLink, now: UnixMillis) -> Result<(), StoreError>;

    /// The player to whom a link leads, as long as it is unused. It is redeemed by
    /// [`Sessions::begin_session`](crate::Sessions::begin_session), which checks whether it is
    /// still valid.
    async fn link(&self, secret: TokenHash) -> Result<Option<PlayerId>, StoreError>;
}

/// A name and a passphrase that identify a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Login {
    /// The name as it was chosen. Unique, regardless of case.
    pub name: String,
    /// The player whose login it is; each player has at most one.
    pub player: PlayerId,
    /// The hash of the passphrase as a PHC string; opaque to the store.
    pub phc: String,
}

/// The case-folded form under which logins are compared.
pub(crate) fn folded(login: &str) -> String {
    login.to_lowercase()
}

/// A passkey, which a device keeps for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The credential id as the device gave it, 1 to 1023 bytes.
    pub id: Vec<u8>,
    /// The player whose passkey it is.
    pub player: PlayerId,
    /// The name its owner gave it.
    pub label: String,
    /// Public key, counter and whatever else is needed to check it; opaque to the store.
    pub data: Vec<u8>,
    /// When it was added.
    pub created: UnixMillis,
    /// When it was last used to sign in.
    pub last_used: Option<UnixMillis>,
}

/// A secret by which another device signs in as this player, once.
#[derive(Clone, Copy, Debug)]
pub struct NewLink {
    /// The hash of the secret.
    pub secret: TokenHash,
    /// The player to whom it leads.
    pub player: PlayerId,
    /// From this moment on it is invalid.
    pub expires: UnixMillis,
}
