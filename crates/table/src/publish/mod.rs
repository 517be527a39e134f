//! Who is told what: the only place that makes messages to clients. Everything in them is built
//! up from what the viewer may know; nothing is taken out of something larger.

pub(crate) mod delta;
mod events;
mod explain;
pub(crate) mod film;
pub(crate) mod history;
pub(crate) mod lines;
mod listed;
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

/// One message and the connections it goes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// The connections.
    pub to: Vec<ConnectionId>,
    /// The message.
    pub message: ServerMessage,
}

/// Who comes in, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The player who comes in.
    pub player: PlayerId,
    /// The sequence number up to which the client knows everything; none: it knows nothing.
    pub since: Option<u64>,
    /// Whether this is a screen for the whole room: it counts as nobody and shows no hand.
    pub screen: bool,
}

impl Table {
    /// Opens a connection of a player or spectator, and gives its first message. The others learn of
    /// it by [`Table::publish`].
    ///
    /// # Errors
    /// Whoever may not come in is told why; nothing has changed then.
    pub fn connect(
        &mut self,
        line: ConnectionId,
        visit: Visit,
        now: Millis,
    ) -> Result<ServerMessage, Refusal> {
        let Visit { player, since, screen } = visit;
        self.live.admit(&self.state, line, player, now)?;
        self.live.visits.note(player, now);
        if screen {
            self.live.presence.open_screen(line, player);
        } else {
            let came = self.live.presence.open(line, player, now);
            if let Some(seat) = self.state.seat_of(player).filter(|_| came) {
                self.live.votes.clear_vote(seat);
            }
            self.live.news = true;
        }
        self.note_time(now);
        let viewer = Viewer::of(self, player, screen);
        let (_, hashes) = change(view::view_now(self, viewer), None);
        self.live.shown.insert(line, hashes);
        Ok(greeting(self, player, viewer, since))
    }

    /// Closes a connection.
    pub fn disconnect(&mut self, line: ConnectionId, now: Millis) {
        if let Some(player) = self.live.presence.whose(line) {
            self.live.visits.note(player, now);
        }
        self.live.news |= self.live.presence.close(line, now);
        self.live.shown.remove(&line);
        self.live.races.delays.forget(line);
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

    /// What all open connections are told of what happened after `after_seq`: one message for all that
    /// may see the same and have been shown the same. With nothing new in the log it tells who is
    /// here. Whoever is on these connections has to be sent it: the next message names only what has
    /// changed.
    pub fn publish(&mut self, after_seq: u64) -> Vec<Outgoing> {
        let mut alike: BTreeMap<(Viewer, Option<PartHashes>), Vec<ConnectionId>> = BTreeMap::new();
        for (line, player, screen) in self.live.presence.lines() {
            let viewer = Viewer::of(self, player, screen);
            alike.entry((viewer, self.live.shown.get(&line).copied())).or_default().push(line);
        }
        let mut outgoing = Vec::with_capacity(alike.len());
        let results = take(&mut self.live.results_renamed) || self.state.results.seq > after_seq;
        for ((viewer, before), to) in alike {
            let (now, hashes) = change(view::view_now(self, viewer), before);
            self.live.shown.extend(to.iter().map(|line| (*line, hashes)));
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

    /// Whether something has changed since this was asked last that stands in no log: who is here,
    /// what may be voted about, who is offered a seat.
    pub fn take_news(&mut self) -> bool {
        take(&mut self.live.news)
    }

    /// The table as somebody sees it who has no part in it.
    #[must_use]
    pub fn public_view(&self) -> TableView {
        view::view(self, Viewer::default())
    }

    /// The table in a few words, for lists.
    #[must_use]
    pub fn listed(&self) -> ListedTable {
        listed::listed(self)
    }

    /// How the host is called; empty without one.
    #[must_use]
    pub fn host_name(&self) -> String {
        self.state.host.map(|host| self.live.name(host)).unwrap_or_default()
    }

    /// What a player's own seat was told of everything after `seq`; nothing while there is none.
    #[must_use]
    pub fn told(&self, player: PlayerId, seq: u64) -> Vec<TableEvent> {
        let seat = self.state.seat_of(player);
        seat.map(|seat| events_after(self, seq, Some(seat))).unwrap_or_default()
    }

    /// Answers a question for the reason: why the one on this connection may not make this move now.
    /// Nothing is played.
    #[must_use]
    pub fn why(&self, line: ConnectionId, id: u64, mv: AnyMove) -> ServerMessage {
        reasons::why(self, line, id, mv)
    }

    /// What the one on this connection is told in words of a command that was just refused: of a
    /// move, why.
    #[must_use]
    pub fn told_why(
        &self,
        line: ConnectionId,
        command: &Command,
        refusal: &Refusal,
    ) -> Option<Text> {
        reasons::told_why(self, line, command, refusal)
    }

    /// Answers a question about a card, for whoever is on this connection. Nothing is played.
    #[must_use]
    pub fn explain(&self, line: ConnectionId, id: u64, card: &str) -> ServerMessage {
        explain::explain(self, line, id, card)
    }
}

fn greeting(table: &Table, player: PlayerId, viewer: Viewer, since: Option<u64>) -> ServerMessage {
    ServerMessage::Welcome {
        seq: table.state.seq,
        last_no: table.last_no(player),
        view: Box::new(view::view(table, viewer)),
        chat: lines::chat_lines(table),
        missed: since.map(|since| events_after(table, since, viewer.seat)).unwrap_or_default(),
    }
}
