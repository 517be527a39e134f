//! Bytes that are not a request, or only its beginning, and handshakes followed by garbage.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::Client;
use crate::fuzz::garbage::Garbage;

/// Sends bytes until `over`; returns how often.
pub(crate) async fn attack(
    address: SocketAddr,
    code: String,
    number: u64,
    over: Arc<AtomicBool>,
) -> u64 {
    let mut any = Garbage::new(number);
    let client = Client::new(address, "Kai").await;
    let mut sent = 0;
    while !over.load(Ordering::SeqCst) {
        let bytes = bytes(&mut any, address, &code, &client.cookie);
        if let Ok(mut stream) = TcpStream::connect(address).await {
            let _ = stream.write_all(&bytes).await;
            let mut answer = [0; 512];
            let wait = Duration::from_millis(u64::from(any.below(40)));
            let _ = tokio::time::timeout(wait, stream.read(&mut answer)).await;
            if any.below(3) == 0 {
                let _ = stream.write_all(&any.bytes(2_000)).await;
            }
        }
        sent += 1;
    }
    sent
}

fn bytes(any: &mut Garbage, address: SocketAddr, code: &str, cookie: &str) -> Vec<u8> {
    let key = any.one_of(&["dGhlIHNhbXBsZSBub25jZQ==", "x", "", "\u{e4}"]);
    let version = any.one_of(&["13", "13", "8", "-1"]);
    let handshake = format!(
        "GET /api/tables/{code}/ws HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: {version}\r\n\
         sec-websocket-key: {key}\r\n\r\n"
    )
    .into_bytes();
    match any.below(5) {
        0 => any.bytes(3_000),
        1 => any.damage(handshake),
        2 => {
            let half = any.below(handshake.len() as u32) as usize;
            handshake[..half].to_vec()
        }
        3 => {
            // Frames without a mask, of reserved kinds, and of absurd length.
            let frames: [&[u8]; 4] = [
                &[0x81, 0x02, b'h', b'i'],
                &[0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
                &[0x83, 0x80, 0, 0, 0, 0],
                &[0x01, 0xfe, 0xff, 0xff, 1, 2, 3, 4],
            ];
            [&handshake[..], any.one_of(&frames)].concat()
        }
        _ => [handshake, any.bytes(500)].concat(),
    }
}

/// Sends a request and returns the status of its response, if there is one.
pub(crate) async fn status(address: SocketAddr, request: &[u8]) -> Option<u16> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    // The response may arrive before everything has been sent.
    let _ = stream.write_all(request).await;
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let _ = tokio::time::timeout(Duration::from_secs(5), read).await;
    let text = String::from_utf8_lossy(&answer);
    text.split(' ').nth(1)?.parse().ok()
}
