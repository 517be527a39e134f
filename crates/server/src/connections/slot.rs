//! The slot of one connection, and what the connection is doing.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use super::Connections;
use crate::limits::{BODY_WITHIN, FIRST_REQUEST_WITHIN, NEXT_REQUEST_WITHIN, TOLD_TOO_SLOW_WITHIN};

/// The slot of a connection, released when its last handle is dropped.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionSlot(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    connections: Connections,
    number: u64,
    held: Arc<SlotState>,
}

/// The state of a connection.
#[derive(Debug)]
pub(super) struct SlotState {
    state: Mutex<State>,
    ended: Notify,
}

#[derive(Clone, Copy, Debug)]
enum State {
    /// Waiting for a request since this moment, for at most this long.
    Waiting(Instant, Duration),
    /// A request is being answered.
    Working,
    /// The connection has become a WebSocket to a table.
    WebSocket,
    /// The connection is over.
    Over,
}

impl Default for SlotState {
    fn default() -> Self {
        let state = Mutex::new(State::Waiting(Instant::now(), FIRST_REQUEST_WITHIN));
        Self { state, ended: Notify::new() }
    }
}

impl SlotState {
    fn state(&self) -> MutexGuard<'_, State> {
        // No code panics while holding the lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self, next: State) {
        let mut state = self.state();
        if matches!(*state, State::Waiting(..) | State::Working) {
            *state = next;
        }
    }

    /// Since when it has been waiting for a request, if it is.
    pub(super) fn silent_since(&self) -> Option<Instant> {
        match *self.state() {
            State::Waiting(since, _) => Some(since),
            _ => None,
        }
    }

    pub(super) fn is_late(&self) -> bool {
        matches!(*self.state(), State::Waiting(since, most) if since.elapsed() > most)
    }

    /// Makes it a WebSocket, unless it is over or already was one.
    pub(super) fn upgrade(&self) -> bool {
        let mut state = self.state();
        let may = matches!(*state, State::Waiting(..) | State::Working);
        if may {
            *state = State::WebSocket;
        }
        may
    }

    /// Ends it; returns whether it was a WebSocket.
    pub(super) fn end(&self) -> bool {
        let was = std::mem::replace(&mut *self.state(), State::Over);
        self.ended.notify_one();
        matches!(was, State::WebSocket)
    }
}

impl ConnectionSlot {
    pub(super) fn new(connections: Connections, number: u64, held: Arc<SlotState>) -> Self {
        Self(Arc::new(Inner { connections, number, held }))
    }

    /// The head of a request has arrived; its body follows.
    pub(super) fn reads(&self) {
        self.0.held.now(State::Waiting(Instant::now(), BODY_WITHIN + TOLD_TOO_SLOW_WITHIN));
    }

    /// A request has arrived in full.
    pub(super) fn works(&self) {
        self.0.held.now(State::Working);
    }

    /// The request has been answered; the next may come.
    pub(super) fn waits(&self) {
        self.0.held.now(State::Waiting(Instant::now(), NEXT_REQUEST_WITHIN));
    }

    /// The client has taken part of the answer.
    pub(super) fn takes(&self) {
        let mut state = self.0.held.state();
        if let State::Waiting(since, NEXT_REQUEST_WITHIN) = &mut *state {
            *since = Instant::now();
        }
    }

    /// Makes it a WebSocket to a table, if there is room for one more.
    pub(crate) fn upgrades(&self) -> bool {
        self.0.connections.upgrade(&self.0.held)
    }

    /// Waits until the connection has to be closed.
    pub(super) async fn ended(&self) {
        self.0.held.ended.notified().await;
    }

    #[cfg(test)]
    pub(super) fn is_over(&self) -> bool {
        matches!(*self.0.held.state(), State::Over)
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.connections.left(self.number);
    }
}
