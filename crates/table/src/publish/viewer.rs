//! For whom a message is made: connections that may see the same get the same message.

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::table::Table;

/// Who sees with these eyes, as far as it makes a difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Viewer {
    pub(crate) seat: Option<Seat>,
    pub(crate) host: bool,
    pub(crate) watcher: Option<u32>,
    pub(crate) offered: Option<Seat>,
    pub(crate) can_readmit: bool,
}

impl Viewer {
    /// A screen in the middle of the room shows no hand, whoever has switched it on.
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
