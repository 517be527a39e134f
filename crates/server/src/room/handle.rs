//! Handle to a room: questions (`Ask`) go in, answers come back.

use std::sync::Arc;

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AnyMove, Command, Leavers, TableView};
use stammtisch_table::{
    ConnectionId, Millis, PlayerId, Profile, Refusal, Request, RulesInForce, TableRules,
};
use tokio::sync::{mpsc, oneshot};

use super::close::CloseCode;
use super::outbox::Outbox;
use crate::limits::Caller;

/// A player as the room needs to know them.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) player: PlayerId,
    pub(crate) profile: Profile,
}

/// A question to a room.
pub(super) enum Ask {
    Connect {
        who: Named,
        /// The address the connection comes from.
        caller: Caller,
        since: Option<u64>,
        screen: bool,
        outbox: Outbox,
        reply: oneshot::Sender<Result<ConnectionId, CloseCode>>,
    },
    Disconnect {
        connection: ConnectionId,
    },
    Request {
        connection: ConnectionId,
        request: Request,
        /// When it came in.
        at: Millis,
    },
    Why {
        connection: ConnectionId,
        id: u64,
        mv: AnyMove,
    },
    Explain {
        connection: ConnectionId,
        id: u64,
        card: String,
    },
    Delay {
        connection: ConnectionId,
        millis: u64,
    },
    Do {
        who: Named,
        command: Command,
        reply: oneshot::Sender<Result<(), Failure>>,
    },
    Look {
        player: Option<PlayerId>,
        reply: oneshot::Sender<Glance>,
    },
    /// The rules in force, the stake, and what becomes of the seats of those who leave.
    Rules {
        reply: oneshot::Sender<(Arc<RulesInForce>, u32, Leavers)>,
    },
    /// The rules the table plays by now.
    RulesNow {
        reply: oneshot::Sender<TableRules>,
    },
    SetRules {
        who: Named,
        base: u64,
        wanted: Arc<RulesInForce>,
        reply: oneshot::Sender<Result<(), Failure>>,
    },
    Changed(Named),
    Erase {
        players: Vec<PlayerId>,
        reply: oneshot::Sender<()>,
    },
    Stop(CloseCode),
}

/// Why a command given by the server itself was not carried out.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    Refused(Refusal),
    NotStored,
}

/// A table as seen from outside, and the asker's seat.
#[derive(Clone, Debug)]
pub(crate) struct Glance {
    pub(crate) view: TableView,
    pub(crate) seat: Option<Seat>,
    /// The name of the host; empty if there is none.
    pub(crate) host: String,
    /// What the link of a link-only table contains, for those who may pass it on.
    pub(crate) link: Option<String>,
}

/// The room has stopped; look it up again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped;

/// Handle to a running room.
#[derive(Clone, Debug)]
pub(crate) struct RoomHandle {
    pub(super) asks: mpsc::Sender<Box<Ask>>,
}

/// A reserved place in the room's queue for one question.
pub(crate) struct Reservation<'a>(mpsc::Permit<'a, Box<Ask>>);

impl Reservation<'_> {
    /// Hands in a client's message; the answer comes over the connection.
    pub(crate) fn hand_in(self, connection: ConnectionId, heard: ForRoom) {
        self.0.send(Box::new(match heard {
            ForRoom::Request(request, at) => Ask::Request { connection, request, at },
            ForRoom::Why { id, mv } => Ask::Why { connection, id, mv },
            ForRoom::Explain { id, card } => Ask::Explain { connection, id, card },
        }));
    }
}

/// A client's message that the room has to answer.
pub(crate) enum ForRoom {
    /// A command, and when it came in.
    Request(Request, Millis),
    /// The question why a move cannot be made.
    Why { id: u64, mv: AnyMove },
    /// The question what a card does.
    Explain { id: u64, card: String },
}

impl RoomHandle {
    /// Opens a connection, perhaps that of a shared screen for everybody present; its first message
    /// is the welcome. If it is refused, the close code says why.
    pub(crate) async fn connect(
        &self,
        (who, caller): (Named, Caller),
        since: Option<u64>,
        screen: bool,
        outbox: Outbox,
    ) -> Result<Result<ConnectionId, CloseCode>, Stopped> {
        self.ask(|reply| Ask::Connect { who, caller, since, screen, outbox, reply }).await
    }

    pub(crate) async fn disconnect(&self, connection: ConnectionId) {
        let _ = self.asks.send(Box::new(Ask::Disconnect { connection })).await;
    }

    /// Waits for a place for one more question.
    pub(crate) async fn place(&self) -> Result<Reservation<'_>, Stopped> {
        self.asks.reserve().await.map(Reservation).map_err(|_| Stopped)
    }

    /// Tells the room one measured round trip. A busy room does without.
    pub(crate) fn delay(&self, connection: ConnectionId, millis: u64) {
        let _ = self.asks.try_send(Box::new(Ask::Delay { connection, millis }));
    }

    /// Gives a command in a player's name, without a connection.
    pub(crate) async fn command(
        &self,
        who: Named,
        command: Command,
    ) -> Result<Result<(), Failure>, Stopped> {
        self.ask(|reply| Ask::Do { who, command, reply }).await
    }

    pub(crate) async fn look(&self, player: Option<PlayerId>) -> Result<Glance, Stopped> {
        self.ask(|reply| Ask::Look { player, reply }).await
    }

    /// What the rules of the table in words depend on.
    pub(crate) async fn rules(&self) -> Result<(Arc<RulesInForce>, u32, Leavers), Stopped> {
        self.ask(|reply| Ask::Rules { reply }).await
    }

    /// The rules the table plays by now, as they are stored.
    pub(crate) async fn rules_now(&self) -> Result<TableRules, Stopped> {
        self.ask(|reply| Ask::RulesNow { reply }).await
    }

    /// Sets other rules or seats in the name of a host who has seen everything up to `base`.
    pub(crate) async fn set_rules(
        &self,
        who: Named,
        base: u64,
        wanted: Arc<RulesInForce>,
    ) -> Result<Result<(), Failure>, Stopped> {
        self.ask(|reply| Ask::SetRules { who, base, wanted, reply }).await
    }

    /// Tells the room that a player's profile has changed. A player it does not know stays unknown.
    pub(crate) async fn changed(&self, who: Named) {
        let _ = self.asks.send(Box::new(Ask::Changed(who))).await;
    }

    /// Makes the room forget players who no longer exist: nothing that it sends from then on
    /// mentions them. A room that has stopped sends nothing any more.
    pub(crate) async fn erase(&self, players: Vec<PlayerId>) {
        let _ = self.ask(|reply| Ask::Erase { players, reply }).await;
    }

    /// Stops the room after its current question, closing all connections.
    pub(crate) async fn stop(&self, code: CloseCode) {
        let _ = self.asks.send(Box::new(Ask::Stop(code))).await;
        self.asks.closed().await;
    }

    async fn ask<T>(&self, ask: impl FnOnce(oneshot::Sender<T>) -> Ask) -> Result<T, Stopped> {
        let (reply, answer) = oneshot::channel();
        self.asks.send(Box::new(ask(reply))).await.map_err(|_| Stopped)?;
        answer.await.map_err(|_| Stopped)
    }
}
