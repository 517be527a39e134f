//! Admission to a table, and how many outsiders it remembers. None of it is logged, and a passing
//! crowd takes only a bounded amount of memory.

use std::collections::{BTreeMap, BTreeSet};

use super::Live;
use crate::id::{ConnectionId, PlayerId};
use crate::limits::{COMES_BACK_WITHIN_MS, MOST_WATCHING, PASSERS_BY_REMEMBERED};
use crate::refusal::Refusal;
use crate::state::TableState;
use crate::time::Millis;
use crate::wire::Watching;

/// When each player last connected or disconnected.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visits(BTreeMap<PlayerId, Millis>);

impl Visits {
    pub(crate) fn note(&mut self, player: PlayerId, now: Millis) {
        self.0.insert(player, now);
    }

    fn is_recent(&self, player: PlayerId, now: Millis) -> bool {
        self.0.get(&player).is_some_and(|at| now <= at.plus(COMES_BACK_WITHIN_MS))
    }
}

impl Live {
    /// Whether a player may open this connection.
    ///
    /// # Errors
    /// The reason why not.
    pub(crate) fn admit(
        &self,
        state: &TableState,
        connection: ConnectionId,
        player: PlayerId,
        now: Millis,
    ) -> Result<(), Refusal> {
        if state.removed.contains(&player) {
            return Err(Refusal::Removed);
        }
        if state.host == Some(player)
            || state.seat_of(player).is_some()
            || self.presence.has_connection(connection)
        {
            return Ok(());
        }
        let may_watch = state.settings.watching == Watching::Open
            || state.seats.first_free().is_some()
            || self.presence.connections().any(|(_, other, _)| other == player)
            || self.visits.is_recent(player, now);
        if !may_watch {
            return Err(Refusal::ClosedTable);
        }
        let connections = self.presence.connections();
        let watching = connections.filter(|(_, other, _)| state.seat_of(*other).is_none()).count();
        if watching < MOST_WATCHING { Ok(()) } else { Err(Refusal::TooManyWatchers) }
    }

    /// Makes room for new names: forgets the outsiders who were here longest ago.
    pub(crate) fn forget_passers_by(&mut self, state: &TableState) {
        if self.names.count() < 2 * PASSERS_BY_REMEMBERED {
            return;
        }
        let mut known: BTreeSet<_> =
            self.presence.connections().map(|(_, player, _)| player).collect();
        known.extend(state.people());
        known.extend(self.chat.writers());
        let visits = self.visits.0.iter().filter(|(player, _)| !known.contains(player));
        let mut latest: Vec<_> = visits.map(|(player, at)| (*at, *player)).collect();
        latest.sort_unstable();
        let latest = latest.into_iter().rev().take(PASSERS_BY_REMEMBERED);
        known.extend(latest.map(|(_, player)| player));
        self.visits.0.retain(|player, _| known.contains(player));
        self.names.keep_only(&known);
        self.watchers.keep_only(&known);
        self.presence.keep_only(&known);
        self.recent.keep_only(&known);
    }
}
