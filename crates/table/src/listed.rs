//! What lists say of a table: nothing that happens in the game.

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::table::Table;
use crate::wire::{ListedTable, TableEvent};

impl Table {
    /// The table in a few words.
    #[must_use]
    pub fn listed(&self) -> ListedTable {
        ListedTable {
            code: self.header.code.clone(),
            base: self.rules.info.id.clone(),
            rules: self.rules.info.name.clone(),
            game: self.rules.info.game.clone(),
            seats: self.seats(),
            free: self.chairs.free().count().try_into().unwrap_or(u8::MAX),
            people: self.presence.people().len().try_into().unwrap_or(u16::MAX),
            pace: self.manner.pace,
            talk: self.manner.talk,
            stake: self.manner.stake,
            state: self.state(),
            watching: self.manner.watching,
            host: self.host_name(),
        }
    }

    /// How the host is called; empty without one.
    #[must_use]
    pub fn host_name(&self) -> String {
        self.host.map(|host| self.name(host)).unwrap_or_default()
    }

    /// Whether the table stands in the public list.
    #[must_use]
    pub const fn is_public(&self) -> bool {
        self.manner.public && !self.manner.link_only
    }

    /// What a player's own seat was told of everything after `seq`; nothing while there is none.
    #[must_use]
    pub fn told(&self, player: PlayerId, seq: u64) -> Vec<TableEvent> {
        let seat = self.seat_of(player);
        seat.map(|seat| self.events_after(seq, Some(seat))).unwrap_or_default()
    }

    /// The person on a seat, whether playing or away.
    #[must_use]
    pub fn player_on(&self, seat: Seat) -> Option<PlayerId> {
        Some(self.chairs.get(seat)?.person()?.player)
    }
}
