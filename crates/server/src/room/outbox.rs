//! The way from a room to one connection: short, bounded, and cut when nobody reads.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use stammtisch_table::wire::ServerMessage;
use tokio::sync::{mpsc, watch};

/// Messages that may wait for a reader before the line is cut.
pub(crate) const WAITING: usize = 64;

/// Why the server closes a connection, as the code of its close frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CloseCode {
    /// A text message is not UTF-8.
    NotText,
    /// The client sends too much.
    Flood,
    /// A message is too long.
    TooLong,
    /// The server goes down for a restart.
    Restart,
    /// The table cannot be stored just now.
    TryLater,
    /// More people watch than the table bears.
    TooManyWatchers,
    /// Another server plays this table now.
    Moved,
    /// The client does not read what it is sent.
    Slow,
    /// No valid session, or not any more.
    NoSession,
    /// The host has sent the player away.
    Removed,
    /// Nobody may watch at this table.
    ClosedTable,
    /// No such table.
    NoTable,
    /// The table is damaged.
    Broken,
}

impl CloseCode {
    pub(crate) const fn number(self) -> u16 {
        match self {
            Self::NotText => 1007,
            Self::Flood => 1008,
            Self::TooLong => 1009,
            Self::Restart => 1012,
            Self::TryLater | Self::TooManyWatchers => 1013,
            Self::Moved => 4001,
            Self::Slow => 4008,
            Self::NoSession => 4401,
            Self::Removed | Self::ClosedTable => 4403,
            Self::NoTable => 4404,
            Self::Broken => 4500,
        }
    }

    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Self::NotText => "not_utf8",
            Self::Flood => "flood",
            Self::TooLong => "too_long",
            Self::Restart => "restart",
            Self::TryLater => "try_later",
            Self::TooManyWatchers => "too_many_watchers",
            Self::Moved => "moved",
            Self::Slow => "slow_reader",
            Self::NoSession => "no_session",
            Self::Removed => "removed",
            Self::ClosedTable => "closed_table",
            Self::NoTable => "no_such_table",
            Self::Broken => "table_broken",
        }
    }
}

/// The sending end.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    close: Arc<watch::Sender<Option<CloseCode>>>,
}

/// The receiving end.
#[derive(Debug)]
pub(crate) struct Inbox {
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
    pub(crate) close: watch::Receiver<Option<CloseCode>>,
}

/// The reader has not kept up, or is gone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut;

impl Outbox {
    pub(crate) fn new() -> (Self, Inbox) {
        let (messages, inbox) = mpsc::channel(WAITING);
        let (close, closed) = watch::channel(None);
        let outbox = Self { messages, close: Arc::new(close) };
        (outbox, Inbox { messages: inbox, close: closed })
    }

    /// Sends a message without waiting. A reader who has not taken the last ones is cut: the
    /// table must not wait for anybody, nor remember everything for him.
    pub(crate) fn send(&self, message: &ServerMessage) -> Result<(), Cut> {
        self.send_text(encode(message))
    }

    pub(crate) fn send_text(&self, text: Utf8Bytes) -> Result<(), Cut> {
        self.messages.try_send(text).map_err(|_| {
            self.close(CloseCode::Slow);
            Cut
        })
    }

    /// Closes the connection; the first reason given counts.
    pub(crate) fn close(&self, code: CloseCode) {
        self.close.send_if_modified(|reason| {
            let first = reason.is_none();
            reason.get_or_insert(code);
            first
        });
    }
}

pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
    // There is nothing in a message that JSON cannot hold.
    serde_json::to_string(message).unwrap_or_default().into()
}
