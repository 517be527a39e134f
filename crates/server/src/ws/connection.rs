//! An open connection to a table: carries the room's messages to the socket and the client's to the
//! room, until either end closes. One task serves both directions, since an idle connection should
//! cost little.

use super::socket::Socket;
use crate::app_state::AppState;
use crate::room::CloseCode;
use stammtisch_store::TokenHash;
use stammtisch_table::PlayerId;
use std::convert::Infallible;
use std::io;
use std::pin::pin;
use std::time::Duration;

use stammtisch_table::wire::{ClientMessage, ServerMessage};
use stammtisch_table::{ConnectionId as Number, Millis, Request};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::frames;
use super::ping::Pings;
use crate::config::Config;
use crate::limits::{Allowance, Bucket, LONGEST_MESSAGE_BYTES, SOCKET_DEAD_AFTER, WRITTEN_WITHIN};
use crate::room::{ForRoom, Inbox, Next, RoomHandle, encode};

/// A connection to a table: between a socket and a room.
pub(super) struct TableConnection {
    pub(super) shared: AppState,
    pub(super) room: RoomHandle,
    pub(super) number: Number,
    pub(super) player: PlayerId,
    pub(super) token: TokenHash,
    pub(super) inbox: Inbox,
    /// Announces sessions that end.
    pub(super) ended: Receiver<TokenHash>,
}

/// How a connection has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The client is gone.
    Gone,
    /// The server closes it, with a reason if there is one to give.
    Ours(Option<CloseCode>),
}

/// What to do about a client's message.
enum Heard {
    /// The room has to answer.
    ForRoom(ForRoom),
    /// The connection itself has the answer.
    Answered(ServerMessage),
    /// There is nothing to answer.
    Nothing,
}

impl TableConnection {
    /// Carries messages both ways until one of the ends closes.
    pub(super) async fn run(&mut self, socket: &mut Socket) -> End {
        let Err(end) = self.carry(socket).await;
        end
    }

    async fn carry(&mut self, socket: &mut Socket) -> Result<Infallible, End> {
        let Config { burst, rate, .. } = self.shared.config;
        let allowed = Allowance::new(burst, rate.saturating_mul(60));
        let mut allowance = Bucket::new(allowed, self.shared.clock.now());
        let mut pings = Pings::default();
        let mut next_beat = pin!(tokio::time::sleep(Duration::ZERO));
        let mut silence = pin!(tokio::time::sleep(SOCKET_DEAD_AFTER));
        // A message that the room has no place for yet; until it has, nothing more is read.
        let mut waiting: Option<ForRoom> = None;
        loop {
            tokio::select! {
                biased;
                next = self.inbox.next() => match next {
                    Next::Text(text) => {
                        self.unless_cut(socket.say(text, &self.inbox)).await?;
                    }
                    Next::Over(code) => return Err(End::Ours(code)),
                },
                () = &mut next_beat => {
                    let (payload, wait) = pings.beat(self.shared.clock.now());
                    next_beat.as_mut().reset(Instant::now() + wait);
                    self.unless_cut(socket.ping(payload)).await?;
                }
                place = self.room.place(), if waiting.is_some() => {
                    // If the room is gone, the inbox soon says why.
                    if let (Some(heard), Ok(place)) = (waiting.take(), place) {
                        place.hand_in(self.number, heard);
                    }
                    // What came meanwhile has not been read yet.
                    silence.as_mut().reset(Instant::now() + SOCKET_DEAD_AFTER);
                }
                heard = socket.hear(), if waiting.is_none() => {
                    let message = heard.ok_or(End::Gone)?.map_err(|error| fault(&error))?;
                    silence.as_mut().reset(Instant::now() + SOCKET_DEAD_AFTER);
                    let now = self.shared.clock.now();
                    let flood = |_| End::Ours(Some(CloseCode::Flood));
                    allowance.take(allowed, now).map_err(flood)?;
                    match self.hear(message, now, &mut pings)? {
                        Heard::ForRoom(heard) => waiting = Some(heard),
                        Heard::Answered(answer) => self.say(socket, &answer).await?,
                        Heard::Nothing => {}
                    }
                }
                // Last, after what has arrived: a server that was held up must not blame the
                // client.
                () = &mut silence, if waiting.is_none() => return Err(End::Gone),
                token = self.ended.recv() => {
                    let ended = match token {
                        Ok(token) => token == self.token,
                        // Too many sessions ended at once to be told of each.
                        Err(RecvError::Lagged(_)) => {
                            Box::pin(is_over(&self.shared, self.token)).await
                        }
                        Err(RecvError::Closed) => return Err(End::Ours(None)),
                    };
                    if ended {
                        return Err(End::Ours(Some(CloseCode::NoSession)));
                    }
                }
            }
        }
    }

    fn hear(&self, message: Message, now: Millis, pings: &mut Pings) -> Result<Heard, End> {
        match message {
            Message::Text(text) if text.len() <= LONGEST_MESSAGE_BYTES => {
                Ok(match frames::read(&text) {
                    Ok(ClientMessage::Command { no, base, command }) => {
                        let request = Request { player: self.player, no, base, command };
                        Heard::ForRoom(ForRoom::Request(request, now))
                    }
                    Ok(ClientMessage::Why { id, mv }) => Heard::ForRoom(ForRoom::Why { id, mv }),
                    Ok(ClientMessage::Explain { id, card }) => {
                        Heard::ForRoom(ForRoom::Explain { id, card })
                    }
                    Ok(ClientMessage::Ping) => Heard::Answered(ServerMessage::Pong),
                    Err(refused) => Heard::Answered(refused),
                })
            }
            Message::Binary(bytes) if bytes.len() <= LONGEST_MESSAGE_BYTES => {
                Ok(Heard::Answered(frames::not_text()))
            }
            Message::Text(_) | Message::Binary(_) => Err(End::Ours(Some(CloseCode::TooLong))),
            Message::Pong(payload) => {
                if let Some(round_trip_ms) = pings.round_trip_ms(&payload, now) {
                    self.room.delay(self.number, round_trip_ms);
                }
                Ok(Heard::Nothing)
            }
            Message::Ping(_) | Message::Frame(_) => Ok(Heard::Nothing),
            Message::Close(_) => Err(End::Ours(None)),
        }
    }

    async fn say(&self, socket: &mut Socket, message: &ServerMessage) -> Result<(), End> {
        self.unless_cut(socket.say(encode(message), &self.inbox)).await
    }

    async fn unless_cut(&self, write: impl Future<Output = Result<(), Error>>) -> Result<(), End> {
        in_time(write, self.inbox.cut()).await
    }
}

/// Writes within limits: a client that does not read is cut once too much is waiting, and counts as
/// gone in the end.
async fn in_time(
    write: impl Future<Output = Result<(), Error>>,
    cut: impl Future<Output = ()>,
) -> Result<(), End> {
    tokio::select! {
        biased;
        written = write => written.map_err(|_| End::Gone),
        () = cut => Err(End::Ours(Some(CloseCode::Slow))),
        () = tokio::time::sleep(WRITTEN_WITHIN) => Err(End::Gone),
    }
}

/// How the connection ends after an error: what the client did wrong, if the socket is intact.
fn fault(error: &Error) -> End {
    match error {
        Error::Capacity(_) => End::Ours(Some(CloseCode::TooLong)),
        Error::Utf8(_) => End::Ours(Some(CloseCode::NotText)),
        Error::Io(error) if error.kind() == io::ErrorKind::QuotaExceeded => {
            End::Ours(Some(CloseCode::Flood))
        }
        _ => End::Gone,
    }
}

/// Whether a session is known to have ended.
pub(super) async fn is_over(shared: &AppState, token: TokenHash) -> bool {
    matches!(shared.store.session(token).await, Ok(None))
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_is_gone_within_ten_seconds() {
        let begin = Instant::now();
        assert_eq!(in_time(pending(), pending()).await, Err(End::Gone));
        assert!(begin.elapsed() <= Duration::from_millis(10_100), "{:?}", begin.elapsed());
    }

    #[tokio::test(start_paused = true)]
    async fn who_lets_too_much_wait_is_cut_at_once() {
        let begin = Instant::now();
        let slow = Err(End::Ours(Some(CloseCode::Slow)));
        assert_eq!(in_time(pending(), ready(())).await, slow);
        assert_eq!(in_time(ready(Ok(())), pending()).await, Ok(()));
        assert_eq!(begin.elapsed(), Duration::ZERO);
    }
}
