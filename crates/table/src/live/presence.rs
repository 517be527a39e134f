//! Presence: who is connected. It is not logged: after a restart nobody is.

use std::collections::{BTreeMap, BTreeSet};

use crate::id::{ConnectionId, PlayerId};
use crate::time::Millis;

/// The open connections, and since when people without one have been gone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    connections: BTreeMap<ConnectionId, PlayerId>,
    /// Connections of shared screens: they do not make anybody present.
    screens: BTreeMap<ConnectionId, PlayerId>,
    gone: BTreeMap<PlayerId, Millis>,
    /// Since when present people have been here.
    arrived: BTreeMap<PlayerId, Millis>,
    /// Since when anybody has been here without a break.
    company: Option<Millis>,
}

impl Presence {
    /// Opens a connection; returns whether the player was not here before.
    pub(crate) fn open(&mut self, connection: ConnectionId, player: PlayerId, now: Millis) -> bool {
        let came = !self.is_here(player);
        self.connections.insert(connection, player);
        self.gone.remove(&player);
        self.arrived.entry(player).or_insert(now);
        self.company.get_or_insert(now);
        came
    }

    /// Opens the connection of a shared screen.
    pub(crate) fn open_screen(&mut self, connection: ConnectionId, player: PlayerId) {
        self.screens.insert(connection, player);
    }

    /// Closes a connection; returns whether it was the player's last one.
    pub(crate) fn close(&mut self, connection: ConnectionId, now: Millis) -> bool {
        self.screens.remove(&connection);
        let Some(player) = self.connections.remove(&connection) else { return false };
        let went = !self.is_here(player);
        if went {
            self.gone.insert(player, now);
            self.arrived.remove(&player);
        }
        if self.connections.is_empty() {
            self.company = None;
        }
        went
    }

    /// The player of a connection or screen; none: it is not open.
    pub(crate) fn whose(&self, connection: ConnectionId) -> Option<PlayerId> {
        self.connections.get(&connection).or_else(|| self.screens.get(&connection)).copied()
    }

    pub(crate) fn has_connection(&self, connection: ConnectionId) -> bool {
        self.whose(connection).is_some()
    }

    /// Forgets all others' times of leaving.
    pub(crate) fn keep_only(&mut self, known: &BTreeSet<PlayerId>) {
        self.gone.retain(|player, _| known.contains(player));
    }

    pub(crate) fn is_here(&self, player: PlayerId) -> bool {
        self.connections.values().any(|here| *here == player)
    }

    /// The present person who has been here longest, of those that `counts` accepts.
    pub(crate) fn here_longest(&self, counts: impl Fn(PlayerId) -> bool) -> Option<PlayerId> {
        let others = self.arrived.iter().filter(|(player, _)| counts(**player));
        others.min_by_key(|(_, since)| **since).map(|(player, _)| *player)
    }

    pub(crate) fn is_anybody_here(&self) -> bool {
        !self.connections.is_empty()
    }

    /// All open connections with their players, and whether they are screens.
    pub(crate) fn connections(&self) -> impl Iterator<Item = (ConnectionId, PlayerId, bool)> {
        let of = |screen| {
            move |(connection, player): (&ConnectionId, &PlayerId)| (*connection, *player, screen)
        };
        self.connections.iter().map(of(false)).chain(self.screens.iter().map(of(true)))
    }

    /// All people present, once each.
    pub(crate) fn people(&self) -> BTreeSet<PlayerId> {
        self.connections.values().copied().collect()
    }

    /// Since when the others have been waiting for this player; none if nobody waits.
    ///
    /// While nobody is here a table stands still, so absence counts only from when somebody came
    /// back: nobody loses a seat overnight because they left earlier than the others.
    pub(crate) fn waited_since(&self, player: PlayerId) -> Option<Millis> {
        if self.is_here(player) {
            return None;
        }
        let gone = self.gone.get(&player).copied().unwrap_or_default();
        self.company.map(|company| company.max(gone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    #[test]
    fn a_player_with_two_connections_is_gone_when_both_are_closed() {
        let mut presence = Presence::default();
        assert!(presence.open(ConnectionId(1), ANNA, Millis(0)));
        assert!(!presence.open(ConnectionId(2), ANNA, Millis(0)));
        assert!(!presence.close(ConnectionId(1), Millis(5)));
        assert!(presence.is_here(ANNA));
        assert!(presence.close(ConnectionId(2), Millis(6)));
        assert!(!presence.close(ConnectionId(2), Millis(7)), "a connection closes once");
    }

    #[test]
    fn nobody_is_waited_for_while_nobody_is_here() {
        let mut presence = Presence::default();
        presence.open(ConnectionId(1), ANNA, Millis(0));
        presence.open(ConnectionId(2), BEN, Millis(0));
        presence.close(ConnectionId(2), Millis(10));
        assert_eq!(presence.waited_since(BEN), Some(Millis(10)));
        presence.close(ConnectionId(1), Millis(20));
        assert_eq!(presence.waited_since(BEN), None);
        presence.open(ConnectionId(3), ANNA, Millis(90_000));
        assert_eq!(presence.waited_since(BEN), Some(Millis(90_000)));
        assert_eq!(presence.waited_since(ANNA), None);
    }
}
