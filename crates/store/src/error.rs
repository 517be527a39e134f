//! Errors of the store, as closed enums with stable codes.

use stammtisch_ids::{Account, TableId};
use thiserror::Error;

use crate::not_made::NotMade;

/// The storage itself could not do its work. Nothing was stored.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StorageError {
    /// The disk is full. Writing works again as soon as there is room.
    #[error("the disk is full; nothing was stored")]
    Full,
    /// The store was closed.
    #[error("the store is closed; nothing was stored")]
    Closed,
    /// The storage failed, with the message of the database.
    #[error("the storage failed and nothing was stored: {0}")]
    Failed(String),
}

impl StorageError {
    /// A stable name for programs: `storage_full`, `storage_closed`, `storage_failed`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Full => "storage_full",
            Self::Closed => "storage_closed",
            Self::Failed(_) => "storage_failed",
        }
    }
}

/// Why an append was not acknowledged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AppendError {
    /// The head has another epoch or sequence number, or there is no such table: somebody else
    /// writes here now. Nothing was stored. Drop the table's state and load it again.
    #[error("another writer owns this table now")]
    Fenced,
    /// One of the commands is stored already. Nothing was stored now.
    #[error("this command is stored already, as entry {seq}")]
    DuplicateCommand {
        /// Where it is stored; if the append itself names a command twice, where it would have
        /// been.
        seq: u64,
    },
    /// An account holds less than it should pay. Nothing was stored.
    #[error("there are too few credits in the account {account:?}")]
    Overdrawn {
        /// The account.
        account: Account,
    },
    /// A transfer of nothing, of too much, from an account to itself, or without an entry it
    /// belongs to. Nothing was stored.
    #[error("this transfer cannot be made")]
    BadTransfer,
    /// The commit was interrupted and may or may not have happened. Drop the table's state and load
    /// it again: the log tells.
    #[error("it is unknown whether the append was stored")]
    ResultUnknown,
    /// The storage failed. Nothing was stored; the writer's state is still valid.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

impl AppendError {
    /// A stable name for programs: `fenced`, `duplicate_command`, `overdrawn`, `bad_transfer`,
    /// `result_unknown` or one of [`StorageError::code`].
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Fenced => "fenced",
            Self::DuplicateCommand { .. } => "duplicate_command",
            Self::Overdrawn { .. } => "overdrawn",
            Self::BadTransfer => "bad_transfer",
            Self::ResultUnknown => "result_unknown",
            Self::Storage(storage) => storage.code(),
        }
    }

    /// Whether the writer must drop its state of the table and load it again.
    pub const fn must_reload(&self) -> bool {
        matches!(self, Self::Fenced | Self::ResultUnknown)
    }
}

/// Why any other operation of a store failed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The id of a table, player, passkey, transfer, link or file, the secret of a session or link,
    /// or the code of rules is already in use.
    #[error("this id is taken")]
    IdTaken,
    /// Another open table has this code.
    #[error("another open table has this code")]
    CodeTaken,
    /// Another player has this login.
    #[error("somebody else has this login")]
    LoginTaken,
    /// The table's epoch is not the one that the caller has seen, or there is no such table.
    #[error("another writer owns this table now")]
    Fenced,
    /// The account holds less than it should pay.
    #[error("there are too few credits in the account {account:?}")]
    Overdrawn {
        /// The account.
        account: Account,
    },
    /// The transfer is one of nothing, of too much, or from an account to itself.
    #[error("this transfer cannot be made")]
    BadTransfer,
    /// There is no such player.
    #[error("there is no such player")]
    UnknownPlayer,
    /// The player has as many of these as one player may.
    #[error("this player has as many of these as one may have")]
    TooManyOfOne,
    /// All players together have as much of this as the house stores, or this one item is too
    /// large.
    #[error("there is no room for this in the house")]
    TooMuchOfAll,
    /// The stored table is damaged: its hash chain breaks. Other tables are not affected.
    #[error("table {table} is damaged at entry {seq}")]
    Corrupt {
        /// The table.
        table: TableId,
        /// The first entry that does not fit those before it. A damaged header shows at the first
        /// entry, a damaged head at the last; 0 if there are no entries.
        seq: u64,
    },
    /// The commit was interrupted and may or may not have happened.
    #[error("it is unknown whether this was stored")]
    ResultUnknown,
    /// The storage failed; nothing was stored.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

impl StoreError {
    /// A stable name for programs: `id_taken`, `code_taken`, `login_taken`, `fenced`,
    /// `overdrawn`, `bad_transfer`, `unknown_player`, `too_many_of_one`, `too_much_of_all`, `corrupt`,
    /// `result_unknown` or one of [`StorageError::code`].
    pub const fn code(&self) -> &'static str {
        match self {
            Self::IdTaken => "id_taken",
            Self::CodeTaken => "code_taken",
            Self::LoginTaken => "login_taken",
            Self::Fenced => "fenced",
            Self::Overdrawn { .. } => "overdrawn",
            Self::BadTransfer => "bad_transfer",
            Self::UnknownPlayer => "unknown_player",
            Self::TooManyOfOne => "too_many_of_one",
            Self::TooMuchOfAll => "too_much_of_all",
            Self::Corrupt { .. } => "corrupt",
            Self::ResultUnknown => "result_unknown",
            Self::Storage(storage) => storage.code(),
        }
    }
}

impl From<NotMade> for AppendError {
    fn from(not_made: NotMade) -> Self {
        match not_made {
            NotMade::Overdrawn(account) => Self::Overdrawn { account },
            NotMade::Bad => Self::BadTransfer,
        }
    }
}

impl From<NotMade> for StoreError {
    fn from(not_made: NotMade) -> Self {
        match not_made {
            NotMade::Overdrawn(account) => Self::Overdrawn { account },
            NotMade::Bad => Self::BadTransfer,
        }
    }
}
