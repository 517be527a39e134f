//! A running server: what it logs about itself, and what it asks of the system.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Everything, and again by name the libraries that log what they transfer.
const ALL: &str = "trace,tungstenite::protocol=trace,tungstenite::protocol::frame=trace,\
                   hyper=trace,hyper_util=trace,sqlx=trace,sqlx::query=trace";
const PASSPHRASE: &str = "quince and medlar";

/// The key of a link to a match.
const KEY: &str = "KEYTHATNBDYKNWS23456";

/// A word inside a match file.
const IN_A_FILE: &str = "played at home";

const PROGRAM: &str = env!("CARGO_BIN_EXE_stammtisch");

/// Starts the server with its data here, and returns its address.
fn start(command: &mut Command, data: &Path) -> (Child, String) {
    let command = command.args(["--listen", "127.0.0.1:0", "--data"]).arg(data);
    let command = command.arg("--seed-key").arg(data.join("seed.key"));
    let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
    let printed = BufReader::new(process.stdout.as_mut().unwrap()).lines();
    let address = printed.map(Result::unwrap).find_map(|line| {
        let (_, port) = line.split_once("http://localhost:")?;
        Some(format!("127.0.0.1:{}", port.trim()))
    });
    (process, address.unwrap())
}

fn stop(mut process: Child) {
    let id = process.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(process.wait().unwrap().success(), "it ends in good order");
}

fn send(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let answer = ask(address, method, path, cookie, body);
    assert!(answer.starts_with("HTTP/1.1 2"), "{answer}");
    answer
}

/// The response, whether it is an error or not.
fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Opens a WebSocket and reads until the reader's cards are known; then sends a message that is not valid.
fn watch(address: &str, code: &str, cookie: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET /api/tables/{code}/ws HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n\
         upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    .unwrap();
    let (mut told, mut piece) = (Vec::new(), [0; 4_096]);
    loop {
        let read = stream.read(&mut piece).unwrap();
        assert_ne!(read, 0, "{}", String::from_utf8_lossy(&told));
        told.extend_from_slice(&piece[..read]);
        let text = String::from_utf8_lossy(&told);
        if let Some((_, hand)) = text.split_once("\"hand\":[")
            && let Some((hand, _)) = hand.split_once(']')
        {
            // A mask of zeros leaves the text as it is.
            let text = br#"{"type":"chat of somebody"}"#;
            stream.write_all(&[0x81, 0x80 | text.len() as u8, 0, 0, 0, 0]).unwrap();
            stream.write_all(text).unwrap();
            return hand.to_owned();
        }
    }
}

fn between<'a>(text: &'a str, before: &str, after: char) -> &'a str {
    text.split_once(before).unwrap().1.split(after).next().unwrap()
}

fn in_hex(text: &str) -> String {
    text.bytes().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn no_card_cookie_or_passphrase_is_logged_at_any_level() {
    for format in ["text", "json"] {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let mut command = Command::new(PROGRAM);
        command.args(["--log", ALL, "--log-format", format]).stderr(File::create(&log).unwrap());
        let (process, address) = start(&mut command, &folder.path().join("data"));
        let answer = send(&address, "POST", "/api/session", "", r#"{"name":"Anna"}"#);
        let cookie = between(&answer, "set-cookie: ", ';');
        let login = format!(r#"{{"login":"anna","passphrase":"{PASSPHRASE}"}}"#);
        send(&address, "PUT", "/api/account/passphrase", cookie, &login);
        let table = r#"{"chosen":{"base":"live"},"seats":4,"bot":"random"}"#;
        let answer = send(&address, "POST", "/api/tables/quick", cookie, table);
        let code = between(&answer, "\"code\":\"", '"');
        let hand = watch(&address, code, cookie);
        // The key of a link, and the content of a file, are secret too.
        let id = "0123456789abcdef".repeat(2) + "-1";
        for path in ["", "/file", "/positions"] {
            let asked = format!("/api/matches/{id}{path}?from=0&count=1&eyes=open&key={KEY}");
            let answer = ask(&address, "GET", &asked, cookie, "");
            assert!(answer.contains("no_such_match"), "{answer}");
        }
        let file = format!(r#"{{"stammtisch":"{IN_A_FILE}","version":1}}"#);
        let answer = ask(&address, "POST", "/api/matches", cookie, &file);
        assert!(answer.contains("bad_match_file"), "{answer}");
        stop(process);

        let log = std::fs::read_to_string(log).unwrap();
        assert!(log.contains("DEBUG") && log.contains("/ws"), "nothing is logged: {log}");
        let secret = cookie.split_once('=').unwrap().1;
        assert!(hand.len() > 10 && secret.len() > 20, "{hand} {cookie}");
        for hidden in [&hand, secret, PASSPHRASE, "chat of somebody", KEY, IN_A_FILE, &id] {
            for hidden in [hidden.to_owned(), hidden.replace('"', "\\\""), in_hex(hidden)] {
                let line = log.lines().find(|line| line.contains(&hidden));
                assert_eq!(line, None, "{hidden}");
            }
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn as_many_connections_may_be_open_as_the_system_allows() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", r#"ulimit -Sn 256 && ulimit -Hn 3000 && exec "$0" "$@""#, PROGRAM]);
    let (process, _) = start(&mut command, folder.path());
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", process.id())).unwrap();
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let files: Vec<_> = files.split_whitespace().take(2).collect();
    assert_eq!(files, ["3000", "3000"], "the soft limit is the hard one");
    stop(process);
}
