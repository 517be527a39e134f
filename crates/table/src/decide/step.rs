//! A `Step`: entries decided on together, which the store takes first and then the table.

use stammtisch_ids::{TableId, Transfer};

use crate::fair::{PartInForce, Seals};
use crate::id::PlayerId;
use crate::log::{CommandCause, Entry, Record};
use crate::state::TableState;
use crate::state::pot::PotMove;

/// Entries that are decided on and not applied yet. Only the table makes one, and it takes back none
/// that was decided on before something else happened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Step {
    pub(super) after_seq: u64,
    pub(super) entries: Vec<Entry>,
    pub(super) cause: Option<CommandCause>,
    /// What moves with each entry.
    pot_moves: Vec<Vec<PotMove>>,
    payers: Vec<PlayerId>,
    /// What moves are sealed under that follow the entries before these.
    part: PartInForce,
}

impl Step {
    pub(super) fn new(
        state: &TableState,
        entries: Vec<Entry>,
        cause: Option<CommandCause>,
    ) -> Self {
        Self {
            after_seq: state.seq,
            pot_moves: entries.iter().map(|entry| state.pot_moves(entry)).collect(),
            payers: state.plays_for_credits(&entries),
            part: state.part_in_force(),
            entries,
            cause,
        }
    }

    /// The sequence number that its entries follow.
    #[must_use]
    pub const fn after_seq(&self) -> u64 {
        self.after_seq
    }

    /// What happens. There may be nothing: then nothing is to be stored.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The command that it answers, if it answers one.
    #[must_use]
    pub const fn cause(&self) -> Option<CommandCause> {
        self.cause
    }

    /// What is to be stored for the table with this id, in order: each entry with the credits that
    /// move with it. What nobody may know yet is sealed, unless nothing is.
    pub fn to_store(
        &self,
        table: TableId,
        seals: Option<&dyn Seals>,
    ) -> impl Iterator<Item = (Record, Vec<Transfer>)> {
        let moved =
            self.pot_moves.iter().map(move |moves| moves.iter().map(|one| one.at(table)).collect());
        let mut part = self.part;
        let records = Record::all(&self.entries, self.cause).map(move |record| match seals {
            Some(seals) => part.sealed(record, seals),
            None => record,
        });
        records.zip(moved)
    }

    /// Who sits down for a stake by it, or pays one.
    #[must_use]
    pub fn payers(&self) -> &[PlayerId] {
        &self.payers
    }
}
