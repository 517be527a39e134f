//! What lists say about a table: nothing that happens in the game.

use crate::table::Table;
use crate::wire::ListedTable;

/// The summary of the table for lists.
pub(super) fn listed(table: &Table) -> ListedTable {
    ListedTable {
        code: table.state.header.code.clone(),
        base: table.state.rules.info.id.clone(),
        rules: table.state.rules.info.name.clone(),
        game: table.state.rules.info.game.clone(),
        seats: table.state.seat_count(),
        free: table.state.seats.free().count().try_into().unwrap_or(u8::MAX),
        people: table.live.presence.people().len().try_into().unwrap_or(u16::MAX),
        pace: table.state.settings.pace,
        talk: table.state.settings.talk,
        stake: table.state.settings.stake,
        state: table.state.phase(),
        watching: table.state.settings.watching,
        host: table.host_name(),
    }
}
