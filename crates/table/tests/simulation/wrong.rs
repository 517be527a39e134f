//! What goes wrong in a room: on purpose, for the simulation to find, or by chance.

use stammtisch_engine::chance::Chance;
use stammtisch_table::wire::ServerMessage;
use stammtisch_table::{ConnectionId, Entry, Step};

use crate::bank::TABLE;
use crate::fault::Fault;
use crate::leak;
use crate::room::Room;

impl Room {
    /// Whether the store does not say this time whether it has stored something.
    pub(super) fn is_unsure(&self, step: &Step, chance: &mut Chance) -> bool {
        !step.entries().is_empty() && chance.below(200) == 0
    }

    pub(super) fn is_killed(&self, chance: &mut Chance) -> bool {
        self.mortal && self.fault.is_none() && chance.below(300) == 0
    }

    pub(super) fn leaves_out(&self, entries: &[Entry], chance: &mut Chance) -> bool {
        let moves = matches!(entries, [Entry::Moved { .. } | Entry::Said { .. }, ..]);
        match self.fault {
            Some(Fault::Lax) => !moves && chance.below(20) == 0,
            Some(Fault::Deaf) => matches!(entries, [Entry::Voted { .. }, ..]),
            Some(Fault::Possessive) => matches!(entries, [Entry::HandedOver { .. }, ..]),
            _ => false,
        }
    }

    pub(super) fn orphans(&self, entries: &[Entry]) -> bool {
        let hands_on = |entry: &Entry| matches!(entry, Entry::HostChanged { .. });
        self.fault == Some(Fault::Orphaning) && entries.iter().any(hands_on)
    }

    /// Stores everything except the change of host.
    pub(super) fn orphan(&mut self, step: &Step) {
        let mut command = step.cause().map(|cause| (cause.player, cause.no));
        let before = self.log.len();
        for (record, _) in step.to_store(TABLE, None) {
            if !matches!(record.entry, Entry::HostChanged { .. }) {
                self.log.push((record, command.take()));
            }
        }
        for (record, _) in &mut self.log[before..] {
            if let Some(command) = &mut record.command {
                command.entries -= 1;
            }
        }
        let stored: Vec<_> = self.log[before..].to_vec();
        self.table.replay(stored).expect("applies");
    }

    /// A message must be made for its reader: a screen is nobody.
    pub(super) fn right_eyes(&mut self, connection: ConnectionId, message: &ServerMessage) {
        let (Some((_, visit)), Some(eyes)) =
            (self.connections.get(&connection), leak::eyes(message))
        else {
            return;
        };
        let seat = self.table.seat_of(visit.player).filter(|_| !visit.screen);
        if eyes != seat {
            let who = visit.player;
            self.wrong = Some(format!("{who:?} on {seat:?} reads for the eyes of {eyes:?}"));
        }
    }
}
