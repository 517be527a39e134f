//! A `Step`: entries decided on together, to be stored first and then applied to the table.

use stammtisch_ids::{TableId, Transfer};

use crate::fair::{PartInForce, Seals};
use crate::id::PlayerId;
use crate::log::{CommandCause, Entry, Record};
use crate::state::TableState;
use crate::state::pot::PotMove;

/// Entries decided on but not applied yet. Only the table makes a step, and it rejects one that
/// something else has overtaken.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Step {
    pub(super) after_seq: u64,
    pub(super) entries: Vec<Entry>,
    pub(super) cause: Option<CommandCause>,
    /// The credit movements of each entry.
    pot_moves: Vec<Vec<PotMove>>,
    payers: Vec<PlayerId>,
    /// The house's share by which moves are sealed after the entries of this step.
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

    /// The sequence number after which its entries come.
    #[must_use]
    pub const fn after_seq(&self) -> u64 {
        self.after_seq
    }

    /// Its entries. If there are none, there is nothing to store.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The command that it answers, if any.
    #[must_use]
    pub const fn cause(&self) -> Option<CommandCause> {
        self.cause
    }

    /// The records to store for the table with this id, in order, each with its transfers of
    /// credits. What nobody may know yet is sealed, if there are `seals`.
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

    /// The players who sit down for a stake in this step, or pay one.
    #[must_use]
    pub fn payers(&self) -> &[PlayerId] {
        &self.payers
    }
}
