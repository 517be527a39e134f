//! The viewer that a message is made for: connections that may see the same get the same message.

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::table::Table;

/// A viewer, as far as it makes a difference to what may be seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Viewer {
    pub(crate) seat: Option<Seat>,
    pub(crate) host: bool,
    pub(crate) watcher: Option<u32>,
    pub(crate) offered: Option<Seat>,
    pub(crate) can_readmit: bool,
}

impl Viewer {
    /// A shared screen shows no hand, whoever has opened it.
    pub(super) fn of(table: &Table, player: PlayerId, screen: bool) -> Self {
        if screen {
            return Self::default();
        }
        let state = &table.state;
        let seat = state.seat_of(player);
        let host = state.host == Some(player);
        Self {
            seat,
            host,
            watcher: seat.is_none().then(|| state.person_no(player)),
            offered: table.live.watchers.offered_to(player),
            can_readmit: host && !state.removed.is_empty(),
        }
    }
}
