//! One open connection, with checks of everything that comes over it.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use super::cards;
use super::wire::Wire;

/// No answer takes this long.
const PATIENCE: Duration = Duration::from_secs(20);

/// A WebSocket to a table.
#[derive(Debug)]
pub(crate) struct Connection {
    wire: Wire,
    pub(crate) seq: u64,
    pub(crate) last_no: u64,
    /// The highest command number that was answered with `done`.
    pub(crate) last_done: u64,
    pub(crate) view: Value,
    pub(crate) missed: Vec<Value>,
    pub(crate) events: Vec<Value>,
    /// Every message as it was received.
    pub(crate) heard: Vec<String>,
    /// The viewer's hand by sequence number, while a deal is played.
    pub(crate) hands: Vec<(u64, Vec<String>)>,
}

/// The close code or HTTP status with which a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closed(pub(crate) u16);

impl Connection {
    /// Opens a connection and waits for the welcome.
    pub(crate) async fn open(
        address: SocketAddr,
        code: &str,
        since: Option<u64>,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, Closed> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let url = format!("ws://{address}/api/tables/{code}/ws{since}");
        let mut request = url.into_client_request().expect("a request");
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let opened = tokio_tungstenite::connect_async(request).await;
        let (socket, _) = opened.map_err(|error| match error {
            tokio_tungstenite::tungstenite::Error::Http(answer) => Closed(answer.status().as_u16()),
            // No server is listening, or not any more.
            tokio_tungstenite::tungstenite::Error::Io(_)
            | tokio_tungstenite::tungstenite::Error::Protocol(_) => Closed(1006),
            other => panic!("no handshake: {other}"),
        })?;
        let mut connection = Self {
            wire: Wire::new(socket),
            seq: 0,
            last_no: 0,
            last_done: 0,
            view: Value::Null,
            missed: Vec::new(),
            events: Vec::new(),
            heard: Vec::new(),
            hands: Vec::new(),
        };
        let welcome = connection.next().await?;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        Ok(connection)
    }

    /// The next message, checked and noted.
    pub(crate) async fn next(&mut self) -> Result<Value, Closed> {
        // Pings arrive all the time and do not count as a message.
        let deadline = Instant::now() + PATIENCE;
        loop {
            let message = tokio::time::timeout_at(deadline, self.wire.next()).await;
            let message = message.unwrap_or_else(|_| panic!("nothing comes; now: {}", self.view));
            match message {
                Some(Ok(Message::Text(text))) => return Ok(self.note(text.as_str())),
                Some(Ok(Message::Close(frame))) => {
                    return Err(Closed(frame.map_or(1005, |frame| frame.code.into())));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Closed(1006)),
            }
        }
    }

    /// The next message within `wait`, if there is one.
    pub(crate) async fn glance(&mut self, wait: Duration) -> Option<Result<Value, Closed>> {
        tokio::time::timeout(wait, self.next()).await.ok()
    }

    fn note(&mut self, text: &str) -> Value {
        let message: Value = serde_json::from_str(text).expect("JSON");
        let kind = message["type"].as_str().expect("a type").to_owned();
        match kind.as_str() {
            "welcome" | "update" => {
                let seq = message["seq"].as_u64().expect("a sequence number");
                assert!(seq >= self.seq || kind == "welcome", "{seq} after {}", self.seq);
                self.seq = seq;
                let before = cards::open(&self.view);
                self.see(&message);
                if kind == "welcome" {
                    self.last_no = message["last_no"].as_u64().expect("a number");
                    self.missed = message["missed"].as_array().expect("missed").clone();
                } else {
                    self.events.extend(message["events"].as_array().expect("events").clone());
                }
                if self.view["state"] == "playing" {
                    let events = if kind == "update" { &message["events"] } else { &Value::Null };
                    cards::only_what_may_be_known(&before, &self.view, events);
                    self.hands.push((seq, cards::hand(&self.view)));
                }
            }
            "done" => {
                assert!(message["no"].is_u64() && message["seq"].is_u64(), "{message}");
                self.last_done = self.last_done.max(message["no"].as_u64().unwrap_or(0));
            }
            "refused" => {
                assert!(message["code"].is_string() && message["detail"].is_string(), "{message}");
            }
            "pong" | "closing" | "wrote" => {}
            other => panic!("what is `{other}`? {message}"),
        }
        self.heard.push(text.into());
        message
    }

    /// Merges an update into the view: it names what has changed; the rest stays.
    fn see(&mut self, message: &Value) {
        if message["type"] == "welcome" {
            self.view = message["view"].clone();
            return;
        }
        let changed = message["now"].as_object().into_iter().flatten();
        for (name, value) in changed {
            self.view[name.as_str()] = value.clone();
        }
        for (name, value) in message["rules"].as_object().into_iter().flatten() {
            self.view[name.as_str()] = value.clone();
        }
        for name in ["sheet", "evening"] {
            if let Some(value) = message.get(name).filter(|value| !value.is_null()) {
                self.view[name] = value.clone();
            }
        }
    }

    /// Stops or resumes reading.
    pub(crate) fn sleep(&self, asleep: bool) {
        self.wire.sleep(asleep);
    }

    pub(crate) async fn send_text(&mut self, text: impl Into<String>) {
        self.wire.send(Message::Text(text.into().into()));
    }

    pub(crate) async fn send_binary(&mut self, bytes: Vec<u8>) {
        self.wire.send(Message::Binary(bytes.into()));
    }

    /// Sends a text frame of arbitrary bytes.
    pub(crate) async fn send_raw_text(&mut self, bytes: Vec<u8>) {
        let frame = Frame::message(bytes, OpCode::Data(Data::Text), true);
        self.wire.send(Message::Frame(frame));
    }

    /// Sends a command under a number, without waiting for the answer.
    pub(crate) async fn post(&mut self, no: u64, base: u64, command: &Value) {
        let message = json!({"type": "command", "no": no, "base": base, "command": command});
        self.send_text(message.to_string()).await;
    }

    /// Sends a command and waits for its answer: the sequence number, or the code of the refusal.
    pub(crate) async fn ask(&mut self, command: Value) -> Result<u64, String> {
        let no = self.last_no + 1;
        self.post(no, self.seq, &command).await;
        self.answer(no).await
    }

    /// Waits for the answer to a command.
    pub(crate) async fn answer(&mut self, no: u64) -> Result<u64, String> {
        self.last_no = self.last_no.max(no);
        loop {
            let message = self.next().await.map_err(|closed| format!("closed {}", closed.0))?;
            if message["no"] != no {
                continue;
            }
            return match message["type"].as_str() {
                Some("done") => Ok(message["seq"].as_u64().expect("a number")),
                _ => Err(message["code"].as_str().expect("a code").into()),
            };
        }
    }

    /// Waits until the view satisfies the condition.
    pub(crate) async fn until(
        &mut self,
        mut wished: impl FnMut(&Value) -> bool,
    ) -> Result<(), Closed> {
        while !wished(&self.view) {
            self.next().await?;
        }
        Ok(())
    }

    /// Waits for a message of a type.
    pub(crate) async fn until_said(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the connection holds");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Waits for the end of the connection.
    pub(crate) async fn ended(&mut self) -> Closed {
        loop {
            if let Err(closed) = self.next().await {
                return closed;
            }
        }
    }

    pub(crate) fn state(&self) -> &str {
        self.view["state"].as_str().expect("a state")
    }

    pub(crate) async fn close(mut self) {
        self.wire.send(Message::Close(None));
        while let Some(Ok(_)) = self.wire.next().await {}
    }
}
