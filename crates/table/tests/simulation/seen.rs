//! Counts what happened in the evenings, so that a test can tell that all of it came up.

use stammtisch_table::Entry;

use crate::room::Room;

/// The totals over all evenings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) entries: u64,
    pub(crate) acknowledged: u64,
    pub(crate) lost: u64,
    pub(crate) doubled: u64,
    pub(crate) cut: u64,
    pub(crate) killed: u64,
    /// How often it was killed between storing a command and answering it.
    pub(crate) killed_within: u64,
    pub(crate) stand_ins: u64,
    pub(crate) told: u64,
    pub(crate) votes: u64,
    pub(crate) handed_over: u64,
    /// How often the host changed.
    pub(crate) hosts: u64,
    /// How often a host changed rules or seats.
    pub(crate) rules: u64,
    /// Pots paid out.
    pub(crate) pots: u64,
    pub(crate) unpaid: u64,
    /// How often it was unknown whether something was stored.
    pub(crate) unsure: u64,
}

impl Seen {
    pub(crate) fn add(&mut self, more: Self) {
        self.entries += more.entries;
        self.acknowledged += more.acknowledged;
        self.lost += more.lost;
        self.doubled += more.doubled;
        self.cut += more.cut;
        self.killed += more.killed;
        self.killed_within += more.killed_within;
        self.stand_ins += more.stand_ins;
        self.told += more.told;
        self.votes += more.votes;
        self.handed_over += more.handed_over;
        self.hosts += more.hosts;
        self.rules += more.rules;
        self.pots += more.pots;
        self.unpaid += more.unpaid;
        self.unsure += more.unsure;
    }

    /// Counts what was stored at a table.
    pub(crate) fn count(&mut self, room: &Room) {
        for (record, _) in &room.log {
            match record.entry {
                Entry::BotTookOver { .. } => self.stand_ins += 1,
                Entry::Voted { .. } => self.votes += 1,
                Entry::HandedOver { .. } => self.handed_over += 1,
                Entry::HostChanged { .. } => self.hosts += 1,
                Entry::RulesSet { .. } => self.rules += 1,
                Entry::Settled { .. } => self.pots += 1,
                _ => {}
            }
        }
        self.entries += room.table.seq();
        self.unpaid += room.unpaid;
        self.unsure += room.unsure;
    }
}
