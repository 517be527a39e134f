//! Durable storage for tables, players and sessions: one contract, [`Store`], and its backends.
//!
//! The contract is twelve traits, each in a file with the values it deals with: [`Tables`],
//! [`Players`], [`Sessions`], [`Accounts`], [`Admins`], [`Ledger`], [`Listing`], [`Matches`],
//! [`Numbers`], [`Ratings`], [`SharedRulesStore`], [`Daily`]. Each backend has a folder with twelve
//! files of the same names.
//!
//! This crate knows no game. A table is a header and a chain of opaque events; what the bytes mean
//! is the business of whoever writes them. Nor does it read a clock or draw random numbers: times,
//! ids, codes and tokens come in as values.
//!
//! Four rules hold in every backend and are checked by one conformance suite:
//!
//! - **Acknowledged means durable.** `Ok` is answered only after the commit.
//! - **One writer per table.** An append is one conditional update of the table's head by epoch
//!   and sequence number; nothing updated means that somebody else is the writer now.
//! - **A command counts once.** (table, actor, command number) is unique.
//! - **Credits add up.** Every transfer has a payer and a payee, is stored with the entry that
//!   causes it, is made once and never changed; nobody pays what is not there.
//!
//! The life of a table, with `store: &dyn Store`:
//!
//! ```
//! # use stammtisch_store::*;
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let store: &dyn Store = &MemoryStore::new();
//! # let (id, now) = (TableId::from_bytes([7; 16]), UnixMillis(0));
//! let code: JoinCode = "K7QX2M".parse()?;
//! let head = store.create_table(NewTable { id, code, header: b"rules".to_vec(), created: now, key: None }).await?;
//!
//! let actor = Actor::seat(0);
//! let append = Append::new(id, head.epoch, head.seq, now)
//!     .entry(Entry::commanded(CommandName { actor, number: 1 }, b"first move".to_vec()));
//! let appended = store.append(append).await?;
//! assert_eq!(appended.seq, 1);
//!
//! // After a restart: become the owner, then read what is certain.
//! let table = store.take_over(id).await?.ok_or("no such table")?;
//! assert_eq!((table.head.epoch, table.log.len()), (2, 1));
//! # Ok(()) }
//! ```

mod accounts;
mod actor;
mod admins;
mod append;
mod command_name;
mod daily;
mod error;
mod hash;
mod ledger;
mod limits;
mod listing;
mod lock;
mod matches;
mod memory;
mod not_made;
mod numbers;
mod players;
mod ratings;
mod sessions;
mod shared_rules;
mod shuffles;
mod sqlite;
mod store;
mod tables;
mod time;
mod token;
mod verify;

pub use accounts::{Accounts, Login, NewLink, Passkey};
pub use actor::Actor;
pub use admins::{Admin, Admins, Chore, Done, LookedAfter};
pub use append::{Append, Appended, Entry};
pub use command_name::CommandName;
pub use daily::{Daily, DailyCounts, DailyDeal, DailyEnd, DailyId, DailyTry, NewDailyTry};
pub use error::{AppendError, StorageError, StoreError};
pub use hash::{Hash, Linked};
pub use ledger::{Ledger, LedgerCheck, StatementLine, TopUp, TransferId};
pub use limits::{
    HINDSIGHT_BYTES, HINDSIGHTS_BYTES, MATCH_FILE_BYTES, MATCH_FILES_BYTES, MATCH_FILES_OF_ONE,
    MATCH_LINKS_OF_ONE, MOST_AT_ONCE, SHARED_RULES_BYTES, SHARED_RULES_FILE_BYTES,
    SHARED_RULES_OF_ALL, SHARED_RULES_OF_ONE,
};
pub use listing::{Listing, TableSummary, Wanted};
pub use lock::{DirectoryLock, LockError};
pub use matches::{
    MatchFile, MatchFileSummary, MatchHindsight, MatchLink, MatchRef, Matches, NewMatchLink,
};
pub use memory::MemoryStore;
pub use numbers::{CountedMatch, CountedTable, Numbers};
pub use players::{Forgotten, Player, Players};
pub use ratings::{DueRating, NewRatings, RatedOne, Ratings};
pub use sessions::{NewSession, Proof, Session, Sessions};
pub use shared_rules::{NewSharedRules, RulesDigest, RulesOrigin, SharedRules, SharedRulesStore};
pub use shuffles::{HouseShuffles, TableShuffles};
pub use sqlite::{
    Accepted, BackupError, BackupReport, Finding, Loss, OpenError, Restored, SqliteStore, Verified,
    accept_loss, restore_backup, verify_backup,
};
pub use stammtisch_ids::{
    Account, BadDay, BadId, BadJoinCode, BadRulesCode, Day, JoinCode, MatchFileId, MatchLinkId,
    PlayerId, RulesCode, SessionId, TableId, Transfer, TransferKind,
};
pub use store::{DiskSpace, Storage, Store};
pub use tables::{LogEntry, NewTable, StoredTable, TableHead, TableStatus, Tables};
pub use time::UnixMillis;
pub use token::TokenHash;
