//! Everything in memory, gone with the process: for tests, simulations and trying things out.

mod accounts;
mod admins;
mod append;
mod ledger;
mod listing;
mod players;
mod tables;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use stammtisch_ids::{JoinCode, PlayerId, TableId};

use crate::accounts::{Admin, Chore, Done, Login, LookedAfter, NewLink, Passkey};
use crate::append::{Append, Appended, Command};
use crate::error::{AppendError, StorageError, StoreError};
use crate::players::{NewSession, Player, Session, TokenHash};
use crate::store::{Room, Store};
use crate::tables::{NewTable, StoredTable, TableHead, TableStatus, Wanted};
use crate::time::UnixMillis;
use ledger::Books;
use listing::Beside;

/// A [`Store`] that keeps everything in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    closed: bool,
    tables: Vec<StoredTable>,
    beside: HashMap<TableId, Beside>,
    /// Who has been where, and whether there is a seat still.
    seats: BTreeMap<(PlayerId, TableId), bool>,
    books: Books,
    players: HashMap<PlayerId, Player>,
    sessions: HashMap<TokenHash, Session>,
    /// By their folded names.
    logins: BTreeMap<String, Login>,
    passkeys: BTreeMap<Vec<u8>, Passkey>,
    /// Each with when it was made.
    links: HashMap<TokenHash, (NewLink, UnixMillis)>,
    admins: Vec<Admin>,
    chores: BTreeMap<Chore, Done>,
    looked_after: Option<LookedAfter>,
    admin_token: Option<(TokenHash, UnixMillis)>,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    /// Damages one stored event, so that tests can see it noticed.
    #[doc(hidden)]
    pub fn damage_event(&self, id: TableId, seq: u64) {
        if let Ok(mut inner) = self.open()
            && let Some(table) = inner.table_mut(id)
            && let Some(entry) = table.log.iter_mut().find(|entry| entry.seq == seq)
            && let Some(byte) = entry.bytes.first_mut()
        {
            *byte ^= 1;
        }
    }

    fn open(&self) -> Result<MutexGuard<'_, Inner>, StorageError> {
        // No method leaves a half-done change behind, so a poisoned lock guards sound data.
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if inner.closed { Err(StorageError::Closed) } else { Ok(inner) }
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn create_table(&self, table: NewTable) -> Result<TableHead, StoreError> {
        self.open()?.create_table(table)
    }

    async fn table_head(&self, id: TableId) -> Result<Option<TableHead>, StoreError> {
        Ok(self.open()?.table(id).map(|table| table.head.clone()))
    }

    async fn load_table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.open()?.load_table(id)
    }

    async fn find_table(&self, wanted: Wanted) -> Result<Option<TableId>, StoreError> {
        Ok(self.open()?.find_table(wanted))
    }

    async fn table_by_code(&self, code: JoinCode) -> Result<Option<TableId>, StoreError> {
        Ok(self.open()?.table_by_code(code))
    }

    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        Ok(self.open()?.open_tables())
    }

    async fn set_status(
        &self,
        id: TableId,
        epoch: u64,
        status: TableStatus,
    ) -> Result<(), StoreError> {
        self.open()?.set_status(id, epoch, status)
    }

    async fn claim(&self, id: TableId, seen_epoch: u64) -> Result<u64, StoreError> {
        self.open()?.claim(id, seen_epoch)
    }

    async fn close_table(&self, id: TableId, at: UnixMillis) -> Result<bool, StoreError> {
        self.open()?.close_table(id, at)
    }

    async fn close_idle_table(
        &self,
        id: TableId,
        epoch: u64,
        at: UnixMillis,
    ) -> Result<bool, StoreError> {
        let mut inner = self.open()?;
        let same = inner.table(id).is_some_and(|table| table.head.epoch == epoch);
        if same { inner.close_table(id, at) } else { Ok(false) }
    }

    async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        self.open()?.append(append)
    }

    async fn find_command(&self, id: TableId, cmd: Command) -> Result<Option<u64>, StoreError> {
        Ok(self.open()?.find_command(id, cmd))
    }

    async fn create_player(&self, player: Player) -> Result<(), StoreError> {
        self.open()?.create_player(player)
    }

    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        Ok(self.open()?.players.get(&id).cloned())
    }

    async fn rename_player(&self, id: PlayerId, name: String) -> Result<(), StoreError> {
        self.open()?.rename_player(id, name)
    }

    async fn set_player_lang(&self, id: PlayerId, lang: String) -> Result<(), StoreError> {
        self.open()?.set_player_lang(id, lang)
    }

    async fn set_player_left_handed(&self, id: PlayerId, left: bool) -> Result<(), StoreError> {
        self.open()?.set_player_left_handed(id, left)
    }

    async fn delete_player(&self, id: PlayerId) -> Result<Option<Vec<TokenHash>>, StoreError> {
        Ok(self.open()?.delete_player(id))
    }

    async fn create_session(&self, session: NewSession) -> Result<(), StoreError> {
        self.open()?.create_session(session)
    }

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, StoreError> {
        Ok(self.open()?.sessions.get(&token).cloned())
    }

    async fn touch_session(&self, token: TokenHash, at: UnixMillis) -> Result<bool, StoreError> {
        Ok(self.open()?.touch_session(token, at))
    }

    async fn delete_session(&self, token: TokenHash) -> Result<bool, StoreError> {
        Ok(self.open()?.sessions.remove(&token).is_some())
    }

    fn room(&self) -> Room {
        Room::default()
    }

    async fn close(&self) {
        if let Ok(mut inner) = self.open() {
            inner.closed = true;
        }
    }
}
