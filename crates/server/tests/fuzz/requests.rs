//! Requests to every route that the server describes, with arbitrary content.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{bodies, raw_bytes};
use crate::common::{Client, http};
use crate::fuzz::garbage::Garbage;

const METHODS: [&str; 8] = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW"];

/// Sends a guest's requests to every route until `over`; returns how many.
pub(crate) async fn attack(
    address: SocketAddr,
    code: String,
    number: u64,
    over: Arc<AtomicBool>,
) -> u64 {
    let mut any = Garbage::new(number);
    let paths = described(address).await;
    let (mut sent, mut cookie) = (0, String::new());
    let name = format!("Uwe {number}");
    while !over.load(Ordering::SeqCst) {
        if sent % 40 == 0 {
            // The guest may have logged out or erased itself.
            cookie = Client::new(address, &name).await.cookie;
        }
        let by = By { name: &name, code: &code, cookie: &cookie };
        send(&request(&mut any, &paths, by, address), address).await;
        sent += 1;
    }
    sent
}

/// The same as an admin, to the admin routes; the table is the admin's own.
pub(crate) async fn attack_as_admin(
    admin: Client,
    code: String,
    number: u64,
    over: Arc<AtomicBool>,
) -> u64 {
    let mut any = Garbage::new(number);
    let mut paths = described(admin.address).await;
    paths.retain(|path| path.starts_with("/api/admin/"));
    assert!(paths.len() > 2, "{paths:?}");
    let mut sent = 0;
    while !over.load(Ordering::SeqCst) {
        let by = By { name: "Adam", code: &code, cookie: &admin.cookie };
        send(&request(&mut any, &paths, by, admin.address), admin.address).await;
        sent += 1;
    }
    assert_eq!(admin.get("/api/admin/status").await.status, 200, "an admin to the end");
    sent
}

/// All paths that the server describes.
async fn described(address: SocketAddr) -> Vec<String> {
    let described = http::send(address, "GET", "/api/openapi.json", &[], None).await.json();
    described["paths"].as_object().expect("paths").keys().cloned().collect()
}

async fn send(request: &[u8], address: SocketAddr) {
    let status = raw_bytes::status(address, request).await;
    let text = String::from_utf8_lossy(request);
    // None: the connection was closed, as for anything that is not a request at all.
    let fine = status.is_none_or(|status| status < 500 || status == 503);
    assert!(fine, "{status:?} to {}", text.chars().take(600).collect::<String>());
}

/// Who sends the request, and for which table.
#[derive(Clone, Copy)]
struct By<'a> {
    name: &'a str,
    code: &'a str,
    cookie: &'a str,
}

fn request(any: &mut Garbage, paths: &[String], by: By<'_>, address: SocketAddr) -> Vec<u8> {
    let By { name, code, cookie } = by;
    let codes = [code, "ZZZZZZ", "%00", "..%2f..", "%f0%9f%82%a1", &"A".repeat(3_000)];
    let described = paths[any.below(paths.len() as u32) as usize].as_str();
    let path = described.replace("{code}", any.one_of(&codes));
    let hex = "0123456789abcdef".repeat(2);
    let (at_table, file) = (format!("{hex}-1"), format!("f-{hex}"));
    let ids = ["0", "abcd", "%ff", code, &at_table, &file, "-", "f-", &format!("{hex}-99999")];
    let path = path.replace("{id}", any.one_of(&ids)).replace("{link}", any.one_of(&ids));
    let query = match any.below(5) {
        2 => {
            let (from, count, eyes) =
                (any.number(), any.below(70), any.one_of(&["open", "0", "-"]));
            format!("?from={from}&count={count}&eyes={eyes}&key={hex}&after={from}.{file}")
        }
        0 => format!("?base={}&free={}&lang=xx&since=-1", any.number(), any.number()),
        1 => format!("?{}", "a=b&".repeat(any.below(400) as usize)),
        _ => String::new(),
    };
    let method = any.one_of(&METHODS);
    let mut body = match any.below(8) {
        0 => Vec::new(),
        1 => any.bytes(500),
        2 => "[".repeat(20_000).into_bytes(),
        3 | 4 => any.json(4).to_string().into_bytes(),
        _ => bodies::body(any, described, name),
    };
    if any.below(4) == 0 {
        body = any.damage(body);
    }
    let kind = any.one_of(&["application/json", "application/json", "text/plain", "\u{e9}", ""]);
    let cookies = [cookie, cookie, "stammtisch=xx", "stammtisch=; stammtisch=;", ""];
    let length = if any.below(20) == 0 { 5 } else { body.len() };
    let mut text = format!(
        "{method} {path}{query} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         cookie: {}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n",
        any.one_of(&cookies)
    );
    if any.below(6) == 0 {
        let origins = ["http://evil.example", "null", "", "http://["];
        text += &format!("origin: {}\r\n", any.one_of(&origins));
    }
    if any.below(10) == 0 {
        text += &format!("x-forwarded-for: {}\r\n", "1.2.3.4, ".repeat(any.below(90) as usize));
    }
    let mut bytes = (text + "\r\n").into_bytes();
    bytes.extend(body);
    bytes
}
