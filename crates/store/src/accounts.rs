//! The ways back to one's own player (a login, passkeys, one-time links), and what every backend
//! promises of them ([`Accounts`]).

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// The ways in which a player is recognised on another device.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Accounts: Send + Sync + 'static {
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

    /// Whom a link leads to, as long as it is not used up: by
    /// [`Sessions::begin_session`](crate::Sessions::begin_session), which says whether it still holds.
    async fn link(&self, secret: TokenHash) -> Result<Option<PlayerId>, StoreError>;
}

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
