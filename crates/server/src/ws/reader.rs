//! From the socket to the room, until either is closed.

use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use stammtisch_store::TokenHash;
use stammtisch_table::wire::{ClientMessage, ServerMessage};
use stammtisch_table::{Line, Request};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use super::pulse::Pulse;
use super::{frames, writer};
use crate::app::Shared;
use crate::limits::{Allowance, Bucket};
use crate::room::{CloseCode, Outbox, Stub};
use crate::session::Session;

/// Longest message in bytes: what a client has to say is far shorter.
pub(super) const LONGEST: usize = 8 * 1024;

/// A line on which nothing comes for so long, not even the answer to a ping, is dead.
const DEAD_AFTER: Duration = Duration::from_secs(40);

/// Connects a socket to a room and stays until one of them is closed. Gives the socket back if
/// the room has stopped before anything was said.
pub(super) async fn serve(
    mut socket: WebSocket,
    shared: &Shared,
    room: Stub,
    session: &Session,
    since: Option<u64>,
    screen: bool,
) -> Result<(), WebSocket> {
    // Before anything is said: a session that ends once the line is open ends the line.
    let ended = shared.ended.subscribe();
    if is_over(shared, session).await {
        // It ended while the room was being found.
        writer::close(&mut socket, CloseCode::NoSession).await;
        return Ok(());
    }
    let (outbox, inbox) = Outbox::new();
    let line = match room.connect(session.named(), since, screen, outbox.clone()).await {
        Ok(Ok(line)) => line,
        Ok(Err(code)) => {
            writer::close(&mut socket, code).await;
            return Ok(());
        }
        Err(_) => return Err(socket),
    };
    let (sink, stream) = socket.split();
    let pulse = Pulse::new(shared.clock.clone());
    let mut writer = tokio::spawn(writer::run(sink, inbox, pulse.clone()));
    let reader = Reader { shared, room: &room, session, outbox: &outbox, line, pulse };
    let over = tokio::select! {
        code = reader.run(stream, ended) => Over::Read(code),
        code = &mut writer => Over::Written(code.ok().flatten()),
    };
    room.disconnect(line).await;
    if let Over::Read(Some(code)) = over {
        outbox.close(code);
        if code == CloseCode::NoSession && is_erased(shared, session).await {
            // This line may have opened when the room had forgotten the player already.
            room.erase(session.id()).await;
        }
    }
    // Without senders the writer says goodbye and ends.
    drop(outbox);
    let said = match over {
        Over::Read(_) => writer.await.ok().flatten(),
        Over::Written(code) => code,
    };
    if let Some(code) = said {
        shared.metrics.closed(code);
    }
    Ok(())
}

/// Which end of a line ended first, and why, if that is ours to say.
enum Over {
    Read(Option<CloseCode>),
    Written(Option<CloseCode>),
}

struct Reader<'a> {
    shared: &'a Shared,
    room: &'a Stub,
    session: &'a Session,
    outbox: &'a Outbox,
    line: Line,
    pulse: Pulse,
}

impl Reader<'_> {
    /// Reads until the line ends; gives the reason, if it is ours.
    async fn run(
        &self,
        mut stream: SplitStream<WebSocket>,
        mut ended: Receiver<TokenHash>,
    ) -> Option<CloseCode> {
        let shared = self.shared;
        let allowed = Allowance::new(shared.config.burst, shared.config.rate.saturating_mul(60));
        let mut messages = Bucket::new(allowed, shared.clock.now());
        loop {
            let message = tokio::select! {
                message = tokio::time::timeout(DEAD_AFTER, stream.next()) => message.ok()??,
                token = ended.recv() => match token {
                    Ok(token) if token == self.session.token => return Some(CloseCode::NoSession),
                    Ok(_) => continue,
                    // Too many ended at once to be told of each.
                    Err(RecvError::Lagged(_)) if is_over(shared, self.session).await => {
                        return Some(CloseCode::NoSession);
                    }
                    Err(RecvError::Lagged(_)) => continue,
                    Err(RecvError::Closed) => return None,
                },
            };
            let message = match message {
                Ok(message) => message,
                Err(error) => return fault(error),
            };
            if messages.take(allowed, shared.clock.now()).is_err() {
                return Some(CloseCode::Flood);
            }
            match message {
                Message::Text(text) if text.len() > LONGEST => return Some(CloseCode::TooLong),
                Message::Binary(bytes) if bytes.len() > LONGEST => {
                    return Some(CloseCode::TooLong);
                }
                Message::Text(text) => self.hear(&text).await?,
                Message::Binary(_) => self.say(&frames::not_text())?,
                Message::Ping(_) => {}
                Message::Pong(payload) => {
                    if let Some(millis) = self.pulse.answered(&payload) {
                        self.room.delay(self.line, millis);
                    }
                }
                Message::Close(_) => return None,
            }
        }
    }

    /// Takes a message; nothing, once the line is of no use any more.
    async fn hear(&self, text: &str) -> Option<()> {
        match frames::read(text) {
            Ok(ClientMessage::Command { no, base, command }) => {
                let at = self.shared.clock.now();
                let request = Request { player: self.session.id(), no, base, command };
                self.room.request(self.line, request, at).await.ok()
            }
            Ok(ClientMessage::Ping) => self.say(&ServerMessage::Pong),
            Err(refused) => self.say(&refused),
        }
    }

    fn say(&self, message: &ServerMessage) -> Option<()> {
        self.outbox.send(message).ok()
    }
}

/// Whether a session is known to have ended.
async fn is_over(shared: &Shared, session: &Session) -> bool {
    matches!(shared.store.session(session.token).await, Ok(None))
}

/// Whether the player is known to have been deleted.
async fn is_erased(shared: &Shared, session: &Session) -> bool {
    matches!(shared.store.player(session.player.id).await, Ok(None))
}

/// What the client has done wrong, if the line itself is whole.
fn fault(error: axum::Error) -> Option<CloseCode> {
    match error.into_inner().downcast_ref()? {
        tungstenite::Error::Capacity(_) => Some(CloseCode::TooLong),
        tungstenite::Error::Utf8(_) => Some(CloseCode::NotText),
        _ => None,
    }
}
