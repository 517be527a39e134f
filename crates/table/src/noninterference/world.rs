//! One table as a room runs it, in simulated time, with everything sent to a viewer.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use super::planted::Leak;
use crate::wire::{AnyMove, ServerMessage, TablePhase};
use crate::{ConnectionId, Decision, Millis, Outgoing, PlayerId, Received, Request, Table, Visit};

/// A spectator, and a shared screen.
pub(super) const WATCHER: PlayerId = PlayerId(50);
pub(super) const SCREEN: ConnectionId = ConnectionId(60);

/// By connection: everything that was sent there, and when.
pub(super) type Stream = BTreeMap<ConnectionId, Vec<(u64, String)>>;

#[derive(Clone)]
pub(super) struct World {
    pub(super) table: Table,
    pub(super) now: u64,
    told: u64,
    /// The viewer whose stream is recorded.
    pub(super) viewer: Option<Seat>,
    pub(super) stream: Stream,
    /// Which commands of the others succeeded, in order.
    pub(super) done: Vec<(PlayerId, u64, bool)>,
    pub(super) leak: Option<Leak>,
}

pub(super) const fn connection_of(player: PlayerId) -> ConnectionId {
    ConnectionId(player.0 as u64)
}

/// People sit down in order of their ids, from 1.
pub(super) fn player_on(seat: Seat) -> PlayerId {
    PlayerId(u128::from(seat.0) + 1)
}

impl World {
    pub(super) const fn new(table: Table, leak: Option<Leak>) -> Self {
        Self {
            table,
            now: 1_000,
            told: 0,
            viewer: None,
            stream: BTreeMap::new(),
            done: Vec::new(),
            leak,
        }
    }

    /// The player who has the eyes of the viewer.
    pub(super) fn reader(&self) -> PlayerId {
        self.viewer.map_or(WATCHER, player_on)
    }

    pub(super) fn is_playing(&self) -> bool {
        self.table.phase() == TablePhase::Playing
    }

    pub(super) fn request(&self, player: PlayerId, command: crate::wire::Command) -> Request {
        Request { player, no: self.table.last_no(player) + 1, base: self.table.seq(), command }
    }

    /// A command arrives.
    pub(super) fn arrives(&mut self, request: Request) {
        let connection = connection_of(request.player);
        let no = request.no;
        match self.table.receive(connection, request, Millis(self.now)) {
            Received::Now(request) => self.perform(connection, &request),
            Received::Held => {}
            Received::Refused(refusal) => {
                let (code, detail) = (refusal.code().into(), refusal.to_string());
                self.send(
                    connection,
                    &ServerMessage::Refused { no: Some(no), code, detail, text: None },
                );
            }
        }
        self.drive();
    }

    fn perform(&mut self, connection: ConnectionId, request: &Request) {
        self.table.note_time(Millis(self.now));
        let Request { player, no, .. } = *request;
        let answer = match self.table.handle(request, &mut || Seed::from_number(self.now)) {
            Ok(Decision::Known(answer)) => answer,
            Ok(Decision::Store(step)) => {
                self.table.commit(step).expect("it applies");
                Ok(self.table.seq())
            }
            Ok(Decision::Apply(transient)) => {
                let said = self.table.apply_transient(transient);
                self.deliver(said);
                Ok(self.table.seq())
            }
            Err(refusal) => {
                self.table.refuse(request, refusal.clone());
                Err(refusal)
            }
        };
        if player != self.reader() {
            self.done.push((player, no, answer.is_ok()));
        }
        let message = match answer {
            Ok(seq) => ServerMessage::Done { no, seq },
            Err(refusal) => ServerMessage::Refused {
                no: Some(no),
                code: refusal.code().into(),
                detail: refusal.to_string(),
                text: self.table.told_why(connection, &request.command, &refusal),
            },
        };
        self.send(connection, &message);
    }

    /// Time passes, and everything due happens on time.
    pub(super) fn wait(&mut self, millis: u64) {
        let to = self.now + millis;
        let mut last = None;
        while let Some(due) = self.table.next_deadline().filter(|due| due.0 <= to) {
            if last == Some((due, self.table.seq())) {
                break;
            }
            last = Some((due, self.table.seq()));
            self.now = self.now.max(due.0);
            self.drive();
        }
        self.now = to;
        self.drive();
    }

    pub(super) fn drive(&mut self) {
        loop {
            self.table.note_time(Millis(self.now));
            self.publish();
            if let Some((connection, request)) = self.table.released(Millis(self.now)) {
                self.perform(connection, &request);
                continue;
            }
            let fresh = &mut || Seed::from_number(self.now);
            let Some(due) = self.table.handle_timeout(Millis(self.now), fresh) else { return };
            self.table.commit(due).expect("what was decided applies");
        }
    }

    fn publish(&mut self) {
        while self.table.take_news() || self.table.seq() > self.told {
            let after = std::mem::replace(&mut self.told, self.table.seq());
            let outgoing = self.table.publish(after);
            self.deliver(outgoing);
        }
    }

    /// A connection is opened, or opened again.
    pub(super) fn comes(&mut self, connection: ConnectionId, player: PlayerId, since: Option<u64>) {
        self.table.disconnect(connection, Millis(self.now));
        let visit = Visit { player, since, screen: connection == SCREEN };
        let welcome = self.table.connect(connection, visit, Millis(self.now)).expect("comes in");
        self.send(connection, &welcome);
        self.drive();
    }

    pub(super) fn goes(&mut self, connection: ConnectionId) {
        self.table.disconnect(connection, Millis(self.now));
        self.drive();
    }

    /// A command is carried out, but not yet published.
    pub(super) fn arrives_unheard(&mut self, request: &Request) {
        self.table.note_time(Millis(self.now));
        let seed = Seed::from_number(self.now);
        if let Ok(Decision::Store(step)) = self.table.handle(request, &mut || seed) {
            self.table.commit(step).expect("it applies");
        }
    }

    /// Whatever is due is carried out, but not yet published.
    pub(super) fn due_unheard(&mut self) {
        self.table.note_time(Millis(self.now));
        let seed = Seed::from_number(self.now);
        if let Some(due) = self.table.handle_timeout(Millis(self.now), &mut || seed) {
            self.table.commit(due).expect("what was decided applies");
        }
    }

    pub(super) fn asks_why(&mut self, mv: AnyMove) {
        let connection = connection_of(self.reader());
        let reason = self.table.why(connection, 7, mv);
        self.send(connection, &reason);
    }

    pub(super) fn asks_about(&mut self, card: &str) {
        let connection = connection_of(self.reader());
        let about = self.table.explain(connection, 8, card);
        self.send(connection, &about);
    }

    fn deliver(&mut self, all: Vec<Outgoing>) {
        for Outgoing { to, message } in all {
            for connection in to {
                self.send(connection, &message);
            }
        }
    }

    fn send(&mut self, connection: ConnectionId, message: &ServerMessage) {
        let heard = connection == connection_of(self.reader())
            || connection == connection_of(WATCHER)
            || connection == SCREEN;
        if !heard {
            return;
        }
        let text = serde_json::to_string(message).expect("JSON");
        let sent = match self.leak {
            Some(leak) => leak.plant(self, text),
            None => (self.now, text),
        };
        self.stream.entry(connection).or_default().push(sent);
    }
}
