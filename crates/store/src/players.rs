//! Players without registration, and the contract that every backend fulfils ([`Players`]).

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// The players.
///
/// Errors are those of every method of [`Store`](crate::Store), and those named here.
#[async_trait]
pub trait Players: Send + Sync + 'static {
    /// Creates a player.
    ///
    /// # Errors
    /// [`StoreError::IdTaken`].
    async fn create_player(&self, player: Player) -> Result<(), StoreError>;

    /// The player with this id.
    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError>;

    /// Renames a player.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn rename_player(&self, id: PlayerId, name: String) -> Result<(), StoreError>;

    /// Sets a player's language, given as a tag such as `de` or `en`.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn set_player_lang(&self, id: PlayerId, lang: String) -> Result<(), StoreError>;

    /// Sets whether a player is left-handed.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn set_player_left_handed(&self, id: PlayerId, left: bool) -> Result<(), StoreError>;

    /// Deletes a player with all sessions, logins, passkeys, links and admin rights, and with the
    /// match files that the player has left here. What other people need stays, under an id that
    /// nobody has any more: logs and credits. Returns the tokens of the ended sessions, if there
    /// was such a player.
    async fn delete_player(&self, id: PlayerId) -> Result<Option<Vec<TokenHash>>, StoreError>;

    /// Deletes at most `most` guests who were created before this moment, have not been here since
    /// and have left nothing: no login, no passkey, no admin rights, never a seat, no shared rules,
    /// no credits but gifts of the house. Match files do not keep a guest; they are deleted too.
    /// Returns the guests, and the sessions that ended with them.
    async fn forget_idle_guests(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Forgotten, StoreError>;
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's id.
    pub id: PlayerId,
    /// The player's name. Not unique; whether it is decent and short is not checked here.
    pub name: String,
    /// The player's language, as a tag such as `de` or `en`.
    pub lang: String,
    /// Whether the player is left-handed.
    pub left_handed: bool,
    /// When the player was created.
    pub created: UnixMillis,
}

/// Guests who have been deleted, and the sessions that ended with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// The deleted guests.
    pub players: Vec<PlayerId>,
    /// The tokens of the ended sessions.
    pub sessions: Vec<TokenHash>,
}
