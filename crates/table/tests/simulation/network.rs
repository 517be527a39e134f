//! Messages in flight between clients and tables, and when they arrive.

use std::collections::BTreeMap;
use std::rc::Rc;

use stammtisch_engine::chance::Chance;
use stammtisch_table::wire::ServerMessage;
use stammtisch_table::{ConnectionId, Request};

/// A guest: the number of the table, and of the guest there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    pub(crate) table: usize,
    pub(crate) guest: usize,
}

/// An event to come.
pub(crate) enum Parcel {
    /// A request reaches its table on a connection.
    Up(At, ConnectionId, Request),
    /// A message reaches a client, if the connection is still the same.
    Down(At, ConnectionId, Rc<ServerMessage>),
    /// The server notices that a connection is dead.
    Noticed(At, ConnectionId),
    /// A client wakes up: it thinks, repeats, or reconnects.
    Wake(At),
    /// A table's next deadline.
    Deadline(usize),
    /// Something breaks at a table.
    Weather(usize),
}

/// All events to come, by time; events at the same time in the order of sending.
#[derive(Default)]
pub(crate) struct Mail {
    parcels: BTreeMap<(u64, u64), Parcel>,
    sent: u64,
    /// How many messages and requests are among them.
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

/// The connection of a guest: phones in the next room, and one on a train.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    /// The minimum one-way time in milliseconds.
    delay: u64,
    /// How many milliseconds more it can take.
    jitter: u32,
    /// How many requests in a hundred are lost; as many are doubled.
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

    /// How many copies of a request arrive.
    pub(crate) fn copies(&self, chance: &mut Chance) -> u32 {
        let lot = chance.below(100);
        if lot < self.loss { 0 } else { 1 + u32::from(lot >= 100 - self.loss) }
    }
}
