//! The WebSocket below a connection to a table: message limits, buffers, sending in fragments.

use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};

use super::metered::Metered;
use crate::limits::{BYTES_FOR_ONE_MESSAGE, CLOSE_WITHIN, MESSAGE_BYTES_READ, MOST_UNSENT_BYTES};
use crate::room::{CloseCode, Inbox, Next};

/// Commands are short, and the buffer grows for a longer message: with the usual 128 KiB a table of
/// four would cost half a megabyte.
const READ_BUFFER: usize = 512;

/// Written data goes out once there is this much of it, or when nothing more follows.
const WRITE_BUFFER: usize = 512;

/// Longer messages go out in fragments of this size. The write buffer stays as large as the largest
/// frame for as long as the connection is open, and the first message is by far the longest; most
/// others fit into one fragment.
const PIECE: usize = 1000;

/// The server's end of an open WebSocket.
pub(super) struct Socket(WebSocketStream<Metered<TokioIo<Upgraded>>>);

impl Socket {
    pub(super) async fn new(upgraded: Upgraded) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(WRITE_BUFFER)
            .max_write_buffer_size(MOST_UNSENT_BYTES)
            .max_message_size(Some(MESSAGE_BYTES_READ))
            .max_frame_size(Some(MESSAGE_BYTES_READ));
        let io = Metered::new(TokioIo::new(upgraded), BYTES_FOR_ONE_MESSAGE);
        Self(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await)
    }

    /// Waits for the client's next message; `None` once it has gone.
    pub(super) async fn hear(&mut self) -> Option<Result<Message, Error>> {
        let heard = self.0.next().await;
        self.0.get_mut().begin_anew();
        heard
    }

    /// Writes a message and all that are queued behind it, in as few packets as possible: the
    /// answer to a command and its consequences mostly go out together.
    pub(super) async fn say(&mut self, first: Utf8Bytes, inbox: &Inbox) -> Result<(), Error> {
        self.feed(first).await?;
        while let Some(Next::Text(text)) = inbox.now() {
            self.feed(text).await?;
        }
        self.0.flush().await
    }

    pub(super) async fn ping(&mut self, payload: [u8; 4]) -> Result<(), Error> {
        self.0.send(Message::Ping(payload.to_vec().into())).await
    }

    async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        if text.len() <= PIECE {
            return self.0.feed(Message::Text(text)).await;
        }
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        while !rest.is_empty() {
            let piece = rest.split_to(PIECE.min(rest.len()));
            let frame = Frame::message(piece, OpCode::Data(kind), rest.is_empty());
            self.0.feed(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        Ok(())
    }

    /// Closes the connection, with the reason if there is one to give.
    pub(super) async fn close(mut self, code: Option<CloseCode>) {
        let frame = code
            .map(|code| CloseFrame { code: code.number().into(), reason: code.reason().into() });
        let _ = tokio::time::timeout(CLOSE_WITHIN, self.0.close(frame)).await;
        // The client answers with its own close frame; only then has it surely seen ours.
        let _ = tokio::time::timeout(CLOSE_WITHIN, async {
            while let Some(Ok(_)) = self.0.next().await {}
        })
        .await;
    }
}
