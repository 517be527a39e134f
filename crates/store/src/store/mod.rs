//! The contract that every adapter keeps.

mod accounts;
mod admins;
mod ledger;
mod listing;

use async_trait::async_trait;
use stammtisch_ids::{JoinCode, PlayerId, TableId};

use crate::append::{Append, Appended, Command};
use crate::error::{AppendError, StoreError};
use crate::players::{NewSession, Player, Session, TokenHash};
use crate::tables::{NewTable, StoredTable, TableHead, TableStatus, Wanted};
use crate::time::UnixMillis;
pub use accounts::Accounts;
pub use admins::Admins;
pub use ledger::Ledger;
pub use listing::Listing;

/// Whether there is room to write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// Nothing can be written: the disk is full, or was when something was last written.
    pub full: bool,
    /// How much room there is, in bytes, where that is known.
    pub free: Option<u64>,
}

/// Tables with their logs, players and sessions, kept durably.
///
/// Made to be shared as `Arc<dyn Store>`. Every method may fail with [`StoreError::Storage`],
/// every writing one also with [`StoreError::ResultUnknown`] (an append with their namesakes);
/// further errors are named at the method. What is absent is `None`, not an error.
///
/// A future may be dropped at any time: the operation then happens wholly or not at all, and the
/// caller does not learn which. Whoever must know keeps polling, in a task of its own.
#[async_trait]
pub trait Store: Accounts + Admins + Ledger + Listing + Send + Sync + 'static {
    /// Creates an open table without entries. The caller owns it, under epoch 1.
    ///
    /// # Errors
    /// [`StoreError::IdTaken`]; [`StoreError::CodeTaken`]: draw another code and try again.
    async fn create_table(&self, table: NewTable) -> Result<TableHead, StoreError>;

    /// The head of a table.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if the head cannot be read; the chain is not verified here.
    async fn table_head(&self, id: TableId) -> Result<Option<TableHead>, StoreError>;

    /// A table with its log, its hash chain verified.
    ///
    /// What another owner writes at the same time may be missing; see [`Store::take_over`].
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if the chain breaks.
    async fn load_table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError>;

    /// The open table that somebody looks for. One that has a key is found by who gives it, and by
    /// who has a seat there; to everybody else it is as if it were not there, in one question as
    /// for any other code.
    async fn find_table(&self, wanted: Wanted) -> Result<Option<TableId>, StoreError>;

    /// The open table with this code, whether it has a key or not: for whoever runs the server.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if its head cannot be read.
    async fn table_by_code(&self, code: JoinCode) -> Result<Option<TableId>, StoreError>;

    /// All open tables, oldest first: what a restarted server takes over.
    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError>;

    /// Finishes, closes or reopens a table, if the caller still owns it.
    ///
    /// # Errors
    /// [`StoreError::Fenced`]; when reopening, [`StoreError::CodeTaken`].
    async fn set_status(
        &self,
        id: TableId,
        epoch: u64,
        status: TableStatus,
    ) -> Result<(), StoreError>;

    /// Takes a table from the owner that the caller has seen, and returns the new epoch.
    ///
    /// From then on the old owner is fenced. Of several who claim from the same epoch one wins.
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if the epoch has changed since, or there is no such table.
    async fn claim(&self, id: TableId, seen_epoch: u64) -> Result<u64, StoreError>;

    /// Becomes the owner of a table and loads it, in the only safe order: once the claim stands,
    /// nobody else can append, so what is loaded is the whole table.
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if somebody else claims it at the same time;
    /// [`StoreError::Corrupt`] as for [`Store::load_table`] (the claim stands then).
    async fn take_over(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        let Some(head) = self.table_head(id).await? else { return Ok(None) };
        let epoch = self.claim(id, head.epoch).await?;
        let table = self.load_table(id).await?;
        // Claimed away again already: the caller would hold an epoch that is not his.
        if table.as_ref().is_some_and(|table| table.head.epoch != epoch) {
            return Err(StoreError::Fenced);
        }
        Ok(table)
    }

    /// Closes a table whoever owns it, who is fenced by that. Stakes that are still in its pot are
    /// given back, at this time, in the same transaction. Returns whether there was such a table,
    /// not closed yet.
    async fn close_table(&self, id: TableId, at: UnixMillis) -> Result<bool, StoreError>;

    /// The same, if nobody has become its owner since this epoch: a table that was found to be idle
    /// is not closed under somebody who has come back. Returns whether it was closed now.
    async fn close_idle_table(
        &self,
        id: TableId,
        epoch: u64,
        at: UnixMillis,
    ) -> Result<bool, StoreError>;

    /// Appends to a table's log: all entries or none, and only for the current owner.
    ///
    /// `Ok` means durable. Whether the caller is the owner is judged before whether a command is
    /// known already.
    ///
    /// # Errors
    /// See [`AppendError`]; after [`AppendError::must_reload`] the writer's state is void.
    async fn append(&self, append: Append) -> Result<Appended, AppendError>;

    /// The sequence number under which a command is stored, if it is.
    async fn find_command(&self, id: TableId, cmd: Command) -> Result<Option<u64>, StoreError>;

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

    /// Erases a player with all sessions, logins, passkeys, links and offices. What other people
    /// need stays, under an id that nobody has any more: logs and credits. Returns the tokens
    /// that have ended, if there was such a player.
    async fn delete_player(&self, id: PlayerId) -> Result<Option<Vec<TokenHash>>, StoreError>;

    /// Begins a session.
    ///
    /// # Errors
    /// [`StoreError::UnknownPlayer`]; [`StoreError::IdTaken`] if the token or the id is in use.
    async fn create_session(&self, session: NewSession) -> Result<(), StoreError>;

    /// The session with this token.
    async fn session(&self, token: TokenHash) -> Result<Option<Session>, StoreError>;

    /// Notes that a session was used; a time before the last one noted changes nothing. Returns
    /// whether the session exists.
    async fn touch_session(&self, token: TokenHash, at: UnixMillis) -> Result<bool, StoreError>;

    /// Ends a session. Returns whether it existed.
    async fn delete_session(&self, token: TokenHash) -> Result<bool, StoreError>;

    /// Whether there is room to write.
    fn room(&self) -> Room;

    /// Finishes what is under way and closes the store; every later call fails with
    /// `storage_closed`.
    async fn close(&self);
}
