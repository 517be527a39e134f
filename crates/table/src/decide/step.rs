//! Entries that were decided on together: first the store takes them, then the table.

use crate::id::PlayerId;
use crate::log::{Cause, Entry, Record};
use crate::state::TableState;
use crate::state::pot::Movement;

/// Entries that are decided on and not applied yet. Only the table makes one, and it takes back none
/// that was decided on before something else happened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Step {
    pub(super) after: u64,
    pub(super) entries: Vec<Entry>,
    pub(super) cause: Option<Cause>,
    /// What moves with each entry.
    movements: Vec<Vec<Movement>>,
    payers: Vec<PlayerId>,
}

impl Step {
    pub(super) fn new(state: &TableState, entries: Vec<Entry>, cause: Option<Cause>) -> Self {
        Self {
            after: state.seq,
            movements: entries.iter().map(|entry| state.movements(entry)).collect(),
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

    /// What is to be stored, in order: each entry with the credits that move with it.
    pub fn to_store(&self) -> impl Iterator<Item = (Record, &[Movement])> {
        Record::all(&self.entries, self.cause).zip(self.movements.iter().map(Vec::as_slice))
    }

    /// Who sits down for a stake by it, or pays one.
    #[must_use]
    pub fn payers(&self) -> &[PlayerId] {
        &self.payers
    }
}
