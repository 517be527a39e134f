//! The store in memory, gone with the process: for tests, simulations and trials.

mod accounts;
mod admins;
mod daily;
mod ledger;
mod listing;
mod matches;
mod numbers;
mod players;
mod ratings;
mod sessions;
mod shared_rules;
mod tables;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use stammtisch_ids::{MatchFileId, MatchLinkId, PlayerId, RulesCode, TableId};

use crate::accounts::{Login, NewLink, Passkey};
use crate::admins::{Admin, Chore, Done, LookedAfter};
use crate::error::StorageError;
use crate::matches::{MatchFile, NewMatchLink};
use crate::players::Player;
use crate::sessions::Session;
use crate::shared_rules::{RulesDigest, SharedRules};
use crate::store::{DiskSpace, Storage};
use crate::tables::StoredTable;
use crate::time::UnixMillis;
use crate::token::TokenHash;
use daily::DailyRows;
use ledger::LedgerRows;
use listing::TableMeta;
use numbers::NumbersKept;
use ratings::RatingsKept;

/// A [`Store`](crate::Store) that keeps everything in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    closed: bool,
    tables: Vec<StoredTable>,
    meta: HashMap<TableId, TableMeta>,
    /// Who has been at which table, and whether they still have a seat.
    seats: BTreeMap<(PlayerId, TableId), bool>,
    ledger: LedgerRows,
    players: HashMap<PlayerId, Player>,
    sessions: HashMap<TokenHash, Session>,
    /// By their folded names.
    logins: BTreeMap<String, Login>,
    passkeys: BTreeMap<Vec<u8>, Passkey>,
    /// Each with the time of its creation.
    links: HashMap<TokenHash, (NewLink, UnixMillis)>,
    match_links: BTreeMap<MatchLinkId, NewMatchLink>,
    hindsights: Vec<crate::matches::MatchHindsight>,
    match_files: BTreeMap<MatchFileId, MatchFile>,
    shared_rules: BTreeMap<RulesCode, SharedRules>,
    rules_files: BTreeMap<RulesDigest, Vec<u8>>,
    numbers: NumbersKept,
    ratings: RatingsKept,
    daily: DailyRows,
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

    /// Damages one stored event, so that tests can see it detected.
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
        // No method leaves a half-done change behind, so even a poisoned lock guards sound data.
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if inner.closed { Err(StorageError::Closed) } else { Ok(inner) }
    }
}

#[async_trait]
impl Storage for MemoryStore {
    fn disk_space(&self) -> DiskSpace {
        DiskSpace::default()
    }

    async fn close(&self) {
        if let Ok(mut inner) = self.open() {
            inner.closed = true;
        }
    }
}
