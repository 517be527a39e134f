//! What lists say about this table: in memory while the room is open, and in a note beside the log
//! for when it is not.

use stammtisch_store::{Append, TokenHash};
use stammtisch_table::Entry;
use stammtisch_table::wire::TablePhase;

use super::actor::Room;
use super::address::hash as key_hash;
use crate::listing::Note;

impl Room {
    /// Adds to an append who gains a seat by these entries, and who loses one.
    pub(super) fn seats(&self, mut append: Append, entries: &[Entry]) -> Append {
        // A lesson is no table that one returns to.
        let entries = if self.table.is_lesson() { &[] } else { entries };
        for entry in entries {
            let (seat, player) = match entry {
                Entry::Sat { seat, player } | Entry::HandedOver { seat, player } => {
                    (*seat, Some(*player))
                }
                Entry::Stood { seat } => (*seat, None),
                _ => continue,
            };
            let before = self.table.player_on(seat);
            append = append.unseats(before.as_slice()).seats(player.as_slice());
        }
        append
    }

    /// The change of the key by which the table is found, after these entries: `Some(Some(hash))`
    /// sets one, `Some(None)` removes it, `None` changes nothing.
    pub(super) fn key_after(&self, entries: &[Entry]) -> Option<Option<TokenHash>> {
        let mut change = None;
        for entry in entries {
            match entry {
                Entry::KeySet { key } => change = Some(Some(key_hash(key))),
                Entry::SettingsChanged { settings } if !settings.link_only => change = Some(None),
                _ => {}
            }
        }
        change.filter(|key| key.is_some() || self.table.key().is_some())
    }

    /// Tells lists what these entries have changed, before anybody learns that they are stored.
    pub(super) fn entries_listed(&mut self, entries: &[Entry]) {
        self.listed.wrote = true;
        if entries.iter().any(|entry| matches!(entry, Entry::SeedOpened { .. })) {
            // Only now is it certain what became of the shuffle.
            self.shared.counting_queue.push(self.id);
        }
        let in_game = |entry: &Entry| matches!(entry, Entry::Moved { .. } | Entry::Said { .. });
        self.listed.stale |= !entries.iter().all(in_game);
        self.list();
    }

    /// Tells lists that somebody came or went.
    pub(super) fn people_changed(&mut self) {
        self.listed.stale = true;
        self.list();
    }

    /// Tells lists the current state of the table.
    pub(super) fn list(&mut self) {
        let state = self.table.phase();
        if self.listed.stale || self.listed.listed != Some(state) {
            self.listed.stale = false;
            self.listed.listed = Some(state);
            self.shared.listing.update(self.id, &self.table);
        }
    }

    /// Notes the state of the table in the store, if it has changed.
    pub(super) async fn note(&mut self) {
        let now = (self.table.phase(), self.table.rules_seq());
        if !self.listed.wrote || self.listed.noted == Some(now) {
            return;
        }
        // Tried once only: the next state is noted again, and a list may lag one step behind.
        self.listed.noted = Some(now);
        if now.0 == TablePhase::Finished {
            self.shared.counting_queue.push(self.id);
        }
        let note = Note::of(&self.table.listed()).to_bytes();
        let at = self.shared.clock.unix();
        let append = Append::new(self.id, self.epoch, self.table.seq(), at).note(note);
        if let Err(error) = self.shared.store.append(append).await {
            tracing::debug!(table = %self.id, %error, "not noted");
        }
    }
}
