//! A WebSocket that is read all the time, as browsers do: pings are answered even while the test is
//! busy elsewhere.

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::protocol::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[derive(Debug)]
pub(super) struct Wire {
    out: UnboundedSender<Message>,
    asleep: watch::Sender<bool>,
    heard: UnboundedReceiver<Result<Message, Error>>,
}

impl Wire {
    pub(super) fn new(socket: Socket) -> Self {
        let (out, sent) = unbounded_channel();
        let (told, heard) = unbounded_channel();
        let (asleep, sleeps) = watch::channel(false);
        tokio::spawn(carry(socket, sent, told, sleeps));
        Self { out, asleep, heard }
    }

    /// Stops or resumes reading: meanwhile pings are not answered.
    pub(super) fn sleep(&self, asleep: bool) {
        self.asleep.send_replace(asleep);
    }

    /// Messages sent over a dead connection are lost.
    pub(super) fn send(&self, message: Message) {
        let _ = self.out.send(message);
    }

    pub(super) async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.heard.recv().await
    }
}

/// Ends with the socket, or drops it without a close frame once the test has dropped its end.
async fn carry(
    mut socket: Socket,
    mut sent: UnboundedReceiver<Message>,
    told: UnboundedSender<Result<Message, Error>>,
    mut sleeps: watch::Receiver<bool>,
) {
    loop {
        let asleep = *sleeps.borrow_and_update();
        tokio::select! {
            _ = sleeps.changed() => {}
            message = sent.recv() => {
                let Some(message) = message else { return };
                let _ = socket.send(message).await;
            }
            message = socket.next(), if !asleep => {
                let Some(message) = message else { return };
                let over = message.is_err();
                if told.send(message).is_err() || over {
                    return;
                }
            }
        }
    }
}
