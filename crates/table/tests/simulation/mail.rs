//! What is on its way between clients and tables, and when it arrives.

use std::collections::BTreeMap;
use std::rc::Rc;

use stammtisch_engine::chance::Chance;
use stammtisch_table::wire::ServerMessage;
use stammtisch_table::{ConnectionId, Request};

/// Who sits where: the number of a table, and of one of its guests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    pub(crate) table: usize,
    pub(crate) guest: usize,
}

/// Something that will happen.
pub(crate) enum Parcel {
    /// A request reaches its table by a line.
    Up(At, ConnectionId, Request),
    /// A message reaches a client, if the line is still the same.
    Down(At, ConnectionId, Rc<ServerMessage>),
    /// A server notices that a line is dead.
    Noticed(At, ConnectionId),
    /// A client looks up: it thinks, repeats, or dials again.
    Wake(At),
    /// A table's next deadline.
    Deadline(usize),
    /// Something breaks at a table.
    Weather(usize),
}

/// Everything under way, by arrival; what arrives at the same time comes in the order of sending.
#[derive(Default)]
pub(crate) struct Mail {
    parcels: BTreeMap<(u64, u64), Parcel>,
    sent: u64,
    /// Messages and requests among them.
    pub(crate) words: u64,
}

impl Mail {
    pub(crate) fn send(&mut self, at: u64, parcel: Parcel) {
        self.words += u64::from(parcel.is_word());
        self.sent += 1;
        self.parcels.insert((at, self.sent), parcel);
    }

    pub(crate) fn next(&mut self) -> Option<(u64, Parcel)> {
        let ((at, _), parcel) = self.parcels.pop_first()?;
        self.words -= u64::from(parcel.is_word());
        Some((at, parcel))
    }
}

impl Parcel {
    const fn is_word(&self) -> bool {
        matches!(self, Self::Up(..) | Self::Down(..) | Self::Noticed(..))
    }
}

/// How a guest is connected: phones in the next room, and one on a train.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    /// Milliseconds one way, at least.
    delay: u64,
    /// So much more, at most.
    jitter: u32,
    /// In a hundred requests so many are lost, and as many doubled.
    loss: u32,
}

impl Link {
    pub(crate) fn any(chance: &mut Chance) -> Self {
        Self {
            delay: 5 + u64::from(chance.below(195)),
            jitter: 10 + chance.below(400),
            loss: chance.below(25),
        }
    }

    pub(crate) fn way(&self, chance: &mut Chance) -> u64 {
        self.delay + u64::from(chance.below(self.jitter))
    }

    /// How often a request arrives.
    pub(crate) fn copies(&self, chance: &mut Chance) -> u32 {
        let lot = chance.below(100);
        if lot < self.loss { 0 } else { 1 + u32::from(lot >= 100 - self.loss) }
    }
}
