//! Entries that were decided on together: first the store takes them, then the table.

use stammtisch_ids::{TableId, Transfer};

use crate::id::PlayerId;
use crate::log::{Cause, Entry, Record};
use crate::state::TableState;
use crate::state::pot::PotMove;

/// Entries that are decided on and not applied yet. Only the table makes one, and it takes back none
/// that was decided on before something else happened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Step {
    pub(super) after: u64,
    pub(super) entries: Vec<Entry>,
    pub(super) cause: Option<Cause>,
    /// What moves with each entry.
    pot_moves: Vec<Vec<PotMove>>,
    payers: Vec<PlayerId>,
}

impl Step {
    pub(super) fn new(state: &TableState, entries: Vec<Entry>, cause: Option<Cause>) -> Self {
        Self {
            after: state.seq,
            pot_moves: entries.iter().map(|entry| state.pot_moves(entry)).collect(),
            payers: state.plays_for_credits(&entries),
            entries,
            cause,
        }
    }

    /// The sequence number that its entries follow.
    #[must_use]
    pub const fn after(&self) -> u64 {
        self.after
    }

    /// What happens. There may be nothing: then nothing is to be stored.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The command that it answers, if it answers one.
    #[must_use]
    pub const fn cause(&self) -> Option<Cause> {
        self.cause
    }

    /// What is to be stored for the table with this id, in order: each entry with the credits that
    /// move with it.
    pub fn to_store(&self, table: TableId) -> impl Iterator<Item = (Record, Vec<Transfer>)> {
        let moved =
            self.pot_moves.iter().map(move |moves| moves.iter().map(|one| one.at(table)).collect());
        Record::all(&self.entries, self.cause).zip(moved)
    }

    /// Who sits down for a stake by it, or pays one.
    #[must_use]
    pub fn payers(&self) -> &[PlayerId] {
        &self.payers
    }
}
