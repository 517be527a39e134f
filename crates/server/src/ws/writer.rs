//! From the outbox to the socket, until either is closed.

use std::pin::pin;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use futures_util::stream::SplitSink;
use tokio::sync::mpsc::Receiver;
use tokio::time::Instant;

use super::pulse::Pulse;
use crate::room::{CloseCode, Inbox};

/// How long a client may take for its share of a close.
const CLOSE_WITHIN: Duration = Duration::from_secs(1);

/// Writes until the outbox is closed, or the socket fails.
pub(super) async fn run(
    mut socket: SplitSink<WebSocket, Message>,
    inbox: Inbox,
    pulse: Pulse,
) -> Option<CloseCode> {
    let Inbox { mut messages, mut close } = inbox;
    let mut next_beat = pin!(tokio::time::sleep(Duration::ZERO));
    loop {
        let message = tokio::select! {
            biased;
            // Messages first: what was said before the close is heard before the close.
            message = messages.recv() => match message {
                Some(text) => Message::Text(text),
                None => break,
            },
            _ = close.changed() => break,
            () = &mut next_beat => {
                let (beat, wait) = pulse.beat();
                next_beat.as_mut().reset(Instant::now() + wait);
                Message::Ping(beat.to_vec().into())
            }
        };
        // A reader who does not read would hold us here for ever.
        let sent = tokio::select! {
            biased;
            sent = write(&mut socket, message, &mut messages) => sent.is_ok(),
            Ok(_) = close.wait_for(|code| *code == Some(CloseCode::Slow)) => false,
        };
        if !sent {
            break;
        }
    }
    let code = *close.borrow();
    let _ = tokio::time::timeout(CLOSE_WITHIN, socket.send(frame(code))).await;
    let _ = tokio::time::timeout(CLOSE_WITHIN, socket.close()).await;
    code
}

/// Writes a message and all that wait behind it, in as few packets as can be: the answer to a
/// command and what follows from it mostly go out together.
async fn write(
    socket: &mut SplitSink<WebSocket, Message>,
    first: Message,
    messages: &mut Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    socket.feed(first).await?;
    while let Ok(text) = messages.try_recv() {
        socket.feed(Message::Text(text)).await?;
    }
    socket.flush().await
}

/// Closes a line on which nothing was said.
pub(super) async fn close(socket: &mut WebSocket, code: CloseCode) {
    let _ = tokio::time::timeout(CLOSE_WITHIN, socket.send(frame(Some(code)))).await;
    // The client answers with its own close; only then it has surely seen ours.
    let _ = tokio::time::timeout(CLOSE_WITHIN, async {
        while let Some(Ok(_)) = socket.recv().await {}
    })
    .await;
}

fn frame(code: Option<CloseCode>) -> Message {
    Message::Close(
        code.map(|code| CloseFrame { code: code.number(), reason: code.reason().into() }),
    )
}
