//! The only place that makes messages to clients. Every message is built from what its viewer may
//! know, never made by removing something from a larger one.

pub(crate) mod chat;
pub(crate) mod delta;
mod events;
mod explain;
pub(crate) mod film;
pub(crate) mod history;
mod listing;
mod reasons;
mod results;
pub(crate) mod shuffle;
mod view;
mod viewer;
mod watchers;

use std::collections::BTreeMap;
use std::mem::take;

use crate::id::{ConnectionId, PlayerId};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{AnyMove, Command, ListedTable, ServerMessage, TableEvent, TableView, Text};
use delta::{PartHashes, change};
use events::events_after;
pub(crate) use viewer::Viewer;

/// A message and the connections it goes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// The connections.
    pub to: Vec<ConnectionId>,
    /// The message.
    pub message: ServerMessage,
}

/// A visit: who connects, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The player who connects.
    pub player: PlayerId,
    /// The sequence number up to which the client knows everything; none: it knows nothing yet.
    pub since: Option<u64>,
    /// Whether this is a shared screen for the whole room: it counts as nobody and shows no hand.
    pub screen: bool,
}

impl Table {
    /// Opens a connection of a player or spectator, and returns its first message.
    /// [`Table::publish`] tells the others.
    ///
    /// # Errors
    /// The reason why the player may not connect; nothing has changed then.
    pub fn connect(
        &mut self,
        connection: ConnectionId,
        visit: Visit,
        now: Millis,
    ) -> Result<ServerMessage, Refusal> {
        let Visit { player, since, screen } = visit;
        self.live.admit(&self.state, connection, player, now)?;
        self.live.visits.note(player, now);
        if screen {
            self.live.presence.open_screen(connection, player);
        } else {
            let came = self.live.presence.open(connection, player, now);
            if let Some(seat) = self.state.seat_of(player).filter(|_| came) {
                self.live.votes.clear_vote(seat);
            }
            self.live.news = true;
        }
        self.note_time(now);
        let viewer = Viewer::of(self, player, screen);
        let (_, hashes) = change(view::view_now(self, viewer), None);
        self.live.shown.insert(connection, hashes);
        Ok(greeting(self, player, viewer, since))
    }

    /// Closes a connection.
    pub fn disconnect(&mut self, connection: ConnectionId, now: Millis) {
        if let Some(player) = self.live.presence.whose(connection) {
            self.live.visits.note(player, now);
        }
        self.live.news |= self.live.presence.close(connection, now);
        self.live.shown.remove(&connection);
        self.live.races.delays.forget(connection);
        self.note_time(now);
        if !self.live.presence.is_anybody_here() {
            self.live.plans.clear();
        }
    }

    /// The first message on a connection, or the one that brings it up to date.
    #[must_use]
    pub fn welcome(&self, player: PlayerId, since: Option<u64>) -> ServerMessage {
        greeting(self, player, Viewer::of(self, player, false), since)
    }

    /// The messages to all open connections about what happened after `after_seq`: one for all
    /// connections that may see the same and have been shown the same. With nothing new in the log
    /// they tell who is here. They must be sent, since the next ones contain only what has changed
    /// after them.
    pub fn publish(&mut self, after_seq: u64) -> Vec<Outgoing> {
        let mut alike: BTreeMap<(Viewer, Option<PartHashes>), Vec<ConnectionId>> = BTreeMap::new();
        for (connection, player, screen) in self.live.presence.connections() {
            let viewer = Viewer::of(self, player, screen);
            alike
                .entry((viewer, self.live.shown.get(&connection).copied()))
                .or_default()
                .push(connection);
        }
        let mut outgoing = Vec::with_capacity(alike.len());
        let results = take(&mut self.live.results_renamed) || self.state.results.seq > after_seq;
        for ((viewer, before), to) in alike {
            let (now, hashes) = change(view::view_now(self, viewer), before);
            self.live.shown.extend(to.iter().map(|connection| (*connection, hashes)));
            let message = ServerMessage::Update {
                seq: self.state.seq,
                events: events_after(self, after_seq, viewer.seat),
                now: Box::new(now),
                sheet: (self.state.sheet_seq > after_seq).then(|| view::sheet(&self.state)),
                evening: results.then(|| results::results(self)),
                rules: (self.state.rules_seq > after_seq)
                    .then(|| Box::new(view::rules_now(&self.state))),
            };
            outgoing.push(Outgoing { to, message });
        }
        outgoing
    }

    /// Whether anything that is not logged has changed since the last call: who is here, what may
    /// be voted about, who is offered a seat.
    pub fn take_news(&mut self) -> bool {
        take(&mut self.live.news)
    }

    /// The table as seen by somebody who has no part in it.
    #[must_use]
    pub fn public_view(&self) -> TableView {
        view::view(self, Viewer::default())
    }

    /// The summary of the table for lists.
    #[must_use]
    pub fn listed(&self) -> ListedTable {
        listing::listed(self)
    }

    /// The name of the host; empty without one.
    #[must_use]
    pub fn host_name(&self) -> String {
        self.state.host.map(|host| self.live.name(host)).unwrap_or_default()
    }

    /// What a player's own seat was told of everything after `seq`; nothing for a player without a seat.
    #[must_use]
    pub fn told(&self, player: PlayerId, seq: u64) -> Vec<TableEvent> {
        let seat = self.state.seat_of(player);
        seat.map(|seat| events_after(self, seq, Some(seat))).unwrap_or_default()
    }

    /// Answers the question why the player on this connection may not make this move now. Nothing is played.
    #[must_use]
    pub fn why(&self, connection: ConnectionId, id: u64, mv: AnyMove) -> ServerMessage {
        reasons::why(self, connection, id, mv)
    }

    /// The words for the player on this connection about a command that was just refused: for a move, why.
    #[must_use]
    pub fn told_why(
        &self,
        connection: ConnectionId,
        command: &Command,
        refusal: &Refusal,
    ) -> Option<Text> {
        reasons::told_why(self, connection, command, refusal)
    }

    /// Answers a question about a card, for the viewer on this connection. Nothing is played.
    #[must_use]
    pub fn explain(&self, connection: ConnectionId, id: u64, card: &str) -> ServerMessage {
        explain::explain(self, connection, id, card)
    }
}

fn greeting(table: &Table, player: PlayerId, viewer: Viewer, since: Option<u64>) -> ServerMessage {
    ServerMessage::Welcome {
        seq: table.state.seq,
        last_no: table.last_no(player),
        view: Box::new(view::view(table, viewer)),
        chat: chat::chat_lines(table),
        missed: since.map(|since| events_after(table, since, viewer.seat)).unwrap_or_default(),
    }
}
