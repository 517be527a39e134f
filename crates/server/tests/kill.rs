//! A whole server with real SQLite, playing clients, and kill -9 at any moment: what was answered
//! with `done` is there afterwards, and counts once. The same test unmasks a server that stores
//! nothing.
//!
//! The child is this same test program; it is killed twenty times, or two hundred with
//! `STAMMTISCH_LONG=1`.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use crate::common::connection::{Closed, Connection};
use crate::common::game_data::one_of_each;
use crate::common::{Client, House, hasty};
use serde_json::{Value, json};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_store::MemoryStore;

const FILE: &str = "STAMMTISCH_KILLED_SERVER_FILE";
const FORGETFUL: &str = "STAMMTISCH_KILLED_SERVER_FORGETFUL";

fn kills() -> u64 {
    if std::env::var_os("STAMMTISCH_LONG").is_some() { 200 } else { 20 }
}

/// A server in its own process.
struct Running {
    child: Child,
    address: SocketAddr,
    /// Kept open: printing would fail without a reader.
    _output: BufReader<std::process::ChildStdout>,
}

impl Running {
    fn start(file: &Path, forgetful: bool) -> Self {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["--ignored", "--exact", "kill::child", "--nocapture"]).env(FILE, file);
        if forgetful {
            command.env(FORGETFUL, "1");
        }
        let command = command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("starts");
        let mut output = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        let address = loop {
            line.clear();
            let read = output.read_line(&mut line).expect("a line");
            assert!(read > 0, "the server does not start");
            // libtest may have printed something before it on the same line.
            let said = line.split_once("listens at ").map(|(_, address)| address.trim());
            if let Some(address) = said.and_then(|address| address.parse().ok()) {
                break address;
            }
        };
        Self { child, address, _output: output }
    }

    fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

#[test]
#[ignore = "the program that is killed; the other tests start it"]
fn child() {
    let Some(file) = std::env::var_os(FILE) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let house = if std::env::var_os(FORGETFUL).is_some() {
            House::over(Arc::new(MemoryStore::new()), hasty()).await
        } else {
            House::over_file(Path::new(&file)).await
        };
        println!("listens at {}", house.address);
        std::future::pending::<()>().await;
    });
}

/// A player, and the last answer they got.
struct Guest {
    client: Client,
    code: String,
    seen: u64,
    /// Number, base and command, and the sequence number of its `done`.
    last: Option<(u64, u64, Value, u64)>,
    done: u64,
}

impl Guest {
    /// Plays until the server is gone. The error says what it has forgotten.
    async fn play(mut self, address: SocketAddr) -> Result<Self, String> {
        self.client.address = address;
        let since = (self.seen > 0).then_some(self.seen);
        let mut connection = match self.client.connect_since(&self.code, since).await {
            Ok(connection) => connection,
            Err(Closed(1006)) => return Ok(self),
            Err(Closed(code)) => return Err(format!("{} is told {code}", self.code)),
        };
        if connection.seq < self.seen {
            return Err(format!(
                "{} went back from {} to {}",
                self.code, self.seen, connection.seq
            ));
        }
        if let Some((no, base, command, seq)) = &self.last {
            if connection.last_no < *no {
                return Err(format!("{}: {no} was done and is forgotten", self.code));
            }
            connection.post(*no, *base, command).await;
            match connection.answer(*no).await {
                Ok(again) if again == *seq => {}
                Err(closed) if closed.starts_with("closed") => return Ok(self),
                other => return Err(format!("{no} was done at {seq}, now it is {other:?}")),
            }
        }
        while self.goes_on(&mut connection).await {
            self.seen = self.seen.max(connection.seq);
        }
        self.seen = self.seen.max(connection.seq);
        Ok(self)
    }

    /// Sends one command or waits for one message; returns whether the connection is still open.
    async fn goes_on(&mut self, connection: &mut Connection) -> bool {
        let command = match connection.state() {
            "between_deals" => Some(json!({"do": "next_deal"})),
            "finished" => Some(json!({"do": "rematch"})),
            _ => self.client.choose(&connection.view),
        };
        let Some(command) = command else { return connection.next().await.is_ok() };
        let (no, base) = (connection.last_no + 1, connection.seq);
        connection.post(no, base, &command).await;
        match connection.answer(no).await {
            Ok(seq) => {
                self.done += 1;
                // Announcing once more that one is ready for the next deal stores nothing.
                if command["do"] == "move" {
                    self.last = Some((no, base, command, seq));
                }
                true
            }
            Err(code) => !code.starts_with("closed"),
        }
    }
}

/// Kills a server repeatedly; returns how many commands were done. The error says what was lost.
async fn kill_again_and_again(forgetful: bool) -> Result<u64, String> {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("house.db");
    let mut chance = Chance::stream(&Seed::from_number(u64::from(std::process::id())), 3);
    let mut guests = Vec::new();
    for round in 0..=kills() {
        let server = Running::start(&file, forgetful);
        if round == 0 {
            for number in 0..4 {
                let client = Client::new(server.address, &format!("Anna {number}")).await;
                let base = one_of_each().cycle().nth(number).expect("a preset");
                let chosen = json!({"base": base});
                let code = client.quick(chosen, 3).await;
                guests.push(Guest { client, code, seen: 0, last: None, done: 0 });
            }
        }
        let mut playing = tokio::task::JoinSet::new();
        for guest in guests.drain(..) {
            playing.spawn(guest.play(server.address));
        }
        // Killed at work, and now and then as soon as it listens.
        let wait = if round % 4 == 3 { chance.below(30) } else { 100 + chance.below(400) };
        tokio::time::sleep(Duration::from_millis(wait.into())).await;
        server.kill();
        while let Some(guest) = playing.join_next().await {
            guests.push(guest.expect("plays on")?);
        }
        if round % 10 == 0 {
            let done: u64 = guests.iter().map(|guest| guest.done).sum();
            eprintln!("{round} of {} kills, {done} commands done", kills());
        }
    }
    Ok(guests.iter().map(|guest| guest.done).sum())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_done_is_lost_when_the_server_is_killed() {
    let done = kill_again_and_again(false).await;
    eprintln!("{} kills, commands done: {done:?}, none lost", kills());
    assert!(done.is_ok_and(|done| done > 50), "lost, or too little seen");
}

/// The control: with durability switched off the same test fails.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_keeps_nothing_is_found_out() {
    let lost = kill_again_and_again(true).await;
    eprintln!("{lost:?}");
    assert!(lost.is_err(), "a lost command would go unnoticed");
}
