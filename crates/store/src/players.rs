//! Players without registration, and what every backend promises of them ([`Players`]).

use async_trait::async_trait;
use stammtisch_ids::PlayerId;

use crate::error::StoreError;
use crate::time::UnixMillis;
use crate::token::TokenHash;

/// Who plays here.
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

    /// Gives a player another name.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn rename_player(&self, id: PlayerId, name: String) -> Result<(), StoreError>;

    /// Notes that a player speaks another language, given as a tag such as `de` or `en`.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn set_player_lang(&self, id: PlayerId, lang: String) -> Result<(), StoreError>;

    /// Notes with which hand a player writes.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`].
    async fn set_player_left_handed(&self, id: PlayerId, left: bool) -> Result<(), StoreError>;

    /// Erases a player with all sessions, logins, passkeys, links and offices, and with the match
    /// files that the player has left here. What other people need stays, under an id that nobody has any more: logs and credits. Returns the tokens
    /// that have ended, if there was such a player.
    async fn delete_player(&self, id: PlayerId) -> Result<Option<Vec<TokenHash>>, StoreError>;

    /// Erases guests who came before this moment, have not been here since and have left nothing:
    /// no login, no passkey, no office, never a seat, no credits but gifts of the house. Match files
    /// do not keep a guest here: they go along. So many at most. Returns who is gone, and the sessions that are gone with them.
    async fn forget_idle_guests(
        &self,
        before: UnixMillis,
        most: u32,
    ) -> Result<Forgotten, StoreError>;
}

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

/// Guests who have been erased, and the sessions that have gone with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// The guests who have been erased.
    pub players: Vec<PlayerId>,
    /// The tokens that have ended.
    pub sessions: Vec<TokenHash>,
}
