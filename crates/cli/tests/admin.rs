//! `stammtisch admin` while a server runs, and after it has stopped.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_stammtisch");

/// A server on a port chosen by the system.
struct Server {
    process: Child,
    address: String,
    /// Everything it has printed.
    printed: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut process = Command::new(PROGRAM)
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (mut address, mut printed) = (String::new(), String::new());
        for line in BufReader::new(process.stdout.as_mut().unwrap()).lines() {
            let line = line.unwrap();
            if let Some((_, rest)) = line.split_once("http://localhost:") {
                address = format!("127.0.0.1:{}", rest.trim());
            }
            printed.push_str(&line);
            if line.contains("Ctrl-C") {
                break;
            }
        }
        Self { process, address, printed }
    }

    fn post(&self, path: &str, cookie: &str, body: &str) -> String {
        self.send("POST", path, cookie, body)
    }

    fn send(&self, method: &str, path: &str, cookie: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn stop(mut self) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert!(self.process.wait().unwrap().success(), "it ends in good order");
    }
}

fn admin(data: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.arg("admin").args(arguments).arg("--data").arg(data).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn between<'a>(text: &'a str, before: &str, after: char) -> &'a str {
    text.split_once(before).unwrap().1.split(after).next().unwrap()
}

#[test]
fn the_first_start_leaves_a_link_that_makes_one_admin_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let file = folder.path().join("admin-link");
    let link = std::fs::read_to_string(&file).unwrap().trim().to_owned();
    // Only a terminal shows the link: what a service prints is kept in a journal.
    assert!(server.printed.contains(file.to_str().unwrap()), "{}", server.printed);
    assert!(!server.printed.contains('#'), "{}", server.printed);
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let guest = |name: &str| {
        let answer = server.post("/api/session", "", &format!("{{\"name\":\"{name}\"}}"));
        between(&answer, "set-cookie: ", ';').to_owned()
    };
    let (anna, ben) = (guest("Anna"), guest("Ben"));
    let claim = |cookie: &str, link: &str| {
        let token = link.rsplit('#').next().unwrap();
        let answer = server.post("/api/admin/claim", cookie, &format!("{{\"token\":\"{token}\"}}"));
        answer.split(' ').nth(1).unwrap().to_owned()
    };
    // Commands that work beside the server take nothing away from it.
    let log = || std::fs::metadata(folder.path().join("stammtisch.db-wal")).unwrap().ino();
    let before = log();
    assert!(admin(folder.path(), &["list"]).status.success());
    assert_eq!(log(), before, "the log of the running server is gone");
    assert_eq!(claim(&anna, "http://localhost/verwaltung#00"), "403");
    assert_eq!((claim(&anna, &link), claim(&ben, &link)), ("204".into(), "403".into()));
    let another = said(&admin(folder.path(), &["token"]));
    let another = another.lines().next().unwrap();
    let port = server.address.rsplit(':').next().unwrap();
    assert!(another.starts_with(&format!("http://localhost:{port}/")), "{another}");
    assert_eq!(std::fs::read_to_string(&file).unwrap().trim(), another, "the other one is void");
    assert_eq!(claim(&ben, another), "204");
    server.stop();
    let again = Server::start(folder.path());
    assert!(!again.printed.contains("admin-link"), "somebody looks after it");
    assert!(!file.exists());
    again.stop();
}

#[test]
fn tables_are_listed_closed_backed_up_and_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let (data, backup) = (folder.path().join("data"), folder.path().join("backup.db"));
    let backup = backup.to_str().unwrap();
    let server = Server::start(&data);
    let answer = server.post("/api/session", "", "{\"name\":\"Anna\"}");
    let anna = between(&answer, "set-cookie: ", ';');
    let table = "{\"chosen\":{\"base\":\"live\"},\"seats\":2}";
    let answer = server.post("/api/tables", anna, table);
    let code = between(&answer, "\"code\":\"", '"');
    assert!(said(&admin(&data, &["list"])).contains(code));
    let written = said(&admin(&data, &["backup", backup, "--json"]));
    assert!(written.contains("\"tables\":1"), "{written}");
    assert!(!admin(&data, &["backup", backup]).status.success(), "never over another one");
    assert!(admin(&data, &["close", code]).status.success());
    assert!(!admin(&data, &["close", code]).status.success(), "closed already");
    assert!(!said(&admin(&data, &["list"])).contains(code));
    assert!(said(&admin(&data, &["list", "--all"])).contains("closed"));
    let beside = admin(&data, &["restore", backup]);
    assert!(!beside.status.success(), "never under a running server");
    server.stop();
    assert!(admin(&data, &["restore", backup]).status.success());
    assert!(said(&admin(&data, &["list"])).contains(code), "it is open again");
    let drill = said(&admin(&data, &["drill"]));
    assert!(drill.contains("1 tables with"), "{drill}");
    assert!(said(&admin(&data, &["drill", backup])).contains("1 tables with"));
    let names = std::fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(names.into_iter().all(|name| !name.to_string_lossy().starts_with("drill")));
    let mut bytes = std::fs::read(backup).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(backup, bytes).unwrap();
    for task in ["verify", "restore", "drill"] {
        let output = admin(&data, &[task, backup]);
        assert!(!output.status.success(), "{task}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("damaged"), "{task}");
    }
}

/// P32: what `/verwaltung` says about backups matches what was done on the command line.
#[test]
fn the_last_backup_and_the_last_drill_are_told_to_the_admin() {
    let folder = tempfile::tempdir().unwrap();
    let (data, backup) = (folder.path().join("data"), folder.path().join("backup.db"));
    let file = backup.to_str().unwrap();
    let server = Server::start(&data);
    let link = std::fs::read_to_string(data.join("admin-link")).unwrap();
    let answer = server.post("/api/session", "", "{\"name\":\"Anna\"}");
    let anna = between(&answer, "set-cookie: ", ';');
    let token = link.trim().rsplit('#').next().unwrap();
    server.post("/api/admin/claim", anna, &format!("{{\"token\":\"{token}\"}}"));
    let well = |chore: &str| {
        let status = server.send("GET", "/api/admin/status", anna, "");
        let told = between(&status, &format!("\"{chore}\":"), '}').to_owned();
        told.split_once("\"well\":").map(|(_, well)| well.to_owned())
    };
    assert_eq!((well("backup"), well("drill")), (None, None), "never yet");
    assert!(admin(&data, &["backup", file]).status.success());
    assert_eq!((well("backup").as_deref(), well("drill")), (Some("true"), None));
    assert!(admin(&data, &["drill", file]).status.success());
    assert_eq!(well("drill").as_deref(), Some("true"));
    let mut bytes = std::fs::read(&backup).unwrap();
    bytes[5_000] ^= 1;
    std::fs::write(&backup, bytes).unwrap();
    assert!(!admin(&data, &["drill", file]).status.success());
    assert_eq!(well("drill").as_deref(), Some("false"), "the last one failed");
    server.stop();
}

#[test]
fn a_house_that_lost_something_does_not_open_until_told_to() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    server.post("/api/session", "", "{\"name\":\"Anna\"}");
    server.stop();
    std::fs::remove_file(folder.path().join("stammtisch.db")).unwrap();
    let start = Command::new(PROGRAM)
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&start.stderr).into_owned();
    assert!(!start.status.success());
    assert!(told.contains("database_missing") && told.contains("accept-loss"), "{told}");
    assert!(!folder.path().join("stammtisch.db").exists(), "no empty house in its place");
    let accepted = said(&admin(folder.path(), &["accept-loss", "--json"]));
    assert!(accepted.contains("\"loss\":\"database_missing\""), "{accepted}");
    assert!(said(&admin(folder.path(), &["accept-loss"])).contains("nothing was changed"));
    Server::start(folder.path()).stop();
}
