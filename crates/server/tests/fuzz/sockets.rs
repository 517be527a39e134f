//! Frames sent to a table by a spectator. None of them may ask for a seat: it would be granted, and
//! hold up the others.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};

use crate::common::Client;
use crate::fuzz::garbage::Garbage;

const COMMANDS: [&str; 20] = [
    "stand",
    "add_bot",
    "remove_bot",
    "fill_bots",
    "start",
    "move",
    "next_deal",
    "rematch",
    "return",
    "say",
    "write",
    "set_manner",
    "unseat",
    "vote",
    "offer",
    "hide_watcher",
    "remove_watcher",
    "readmit",
    "sing",
    "",
];

const FIELDS: [&str; 10] =
    ["seat", "bot", "first", "move", "phrase", "text", "manner", "about", "watcher", "hidden"];

/// Sends frames until `over`; returns how many.
pub(crate) async fn attack(
    address: SocketAddr,
    code: String,
    number: u64,
    over: Arc<AtomicBool>,
) -> u64 {
    let mut any = Garbage::new(number);
    let client = Client::new(address, &format!("Zoe {number}")).await;
    let mut sent = 0;
    while !over.load(Ordering::SeqCst) {
        let since =
            if any.below(2) == 0 { String::new() } else { format!("?since={}", any.number()) };
        let url = format!("ws://{address}/api/tables/{code}/ws{since}");
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", client.cookie.parse().expect("a header"));
        sent += 1;
        let Ok((mut socket, _)) = tokio_tungstenite::connect_async(request).await else { continue };
        for _ in 0..200 {
            if over.load(Ordering::SeqCst) {
                break;
            }
            sent += 1;
            if socket.send(frame(&mut any)).await.is_err() {
                break;
            }
            // Replies are read now and then, but never waited for.
            let wait = Duration::from_micros(u64::from(any.below(4_000)));
            if let Ok(None | Some(Err(_))) = tokio::time::timeout(wait, socket.next()).await {
                break;
            }
        }
    }
    sent
}

fn frame(any: &mut Garbage) -> Message {
    let command = command(any).to_string();
    match any.below(12) {
        0 => Message::Binary(any.bytes(300).into()),
        1 => Message::Text(format!("{}{}", "[".repeat(2_000), "]".repeat(2_000)).into()),
        2 => Message::Text("x".repeat(8_000 + any.below(400) as usize).into()),
        3 => raw(any.damage(command.into_bytes()), OpCode::Data(Data::Text)),
        4 => raw(any.bytes(40), OpCode::Data(Data::Continue)),
        5 => Message::Ping(any.bytes(120).into()),
        6 => Message::Pong(any.bytes(120).into()),
        7 if any.below(8) == 0 => {
            let code = CloseCode::from(any.below(70_000) as u16);
            Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("so") }))
        }
        8 => Message::Text(any.json(4).to_string().into()),
        9 => {
            let damaged = any.damage(command.into_bytes());
            Message::Text(String::from_utf8_lossy(&damaged).into_owned().into())
        }
        _ => Message::Text(command.into()),
    }
}

fn raw(bytes: Vec<u8>, code: OpCode) -> Message {
    let last = true;
    Message::Frame(Frame::message(bytes, code, last))
}

/// A well-formed command with arbitrary content.
fn command(any: &mut Garbage) -> Value {
    let mut command = json!({"do": any.one_of(&COMMANDS)});
    for _ in 0..any.below(3) {
        let name = any.one_of(&FIELDS);
        command[name] = if name == "move" { mv(any) } else { any.json(2) };
    }
    let base = if any.below(2) == 0 { json!(any.below(400)) } else { any.number() };
    json!({"type": "command", "no": any.number(), "base": base, "command": command})
}

fn mv(any: &mut Garbage) -> Value {
    let moves = ["play", "draw", "bear", "pass", "call", "catch", "accuse", "doubt", "announce"];
    let mut mv =
        json!({"game": any.one_of(&["mau", "maxonaut", "go"]), "move": any.one_of(&moves)});
    for name in ["card", "as", "wish", "seat", "call", "under", "claim"] {
        if any.below(3) == 0 {
            mv[name] = any.json(1);
        }
    }
    mv
}
