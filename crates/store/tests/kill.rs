//! What was acknowledged is still there after kill -9, and this test would notice if it were not.
//!
//! A child process, which is this same test program, appends to eight tables and prints a line for
//! each acknowledgement. It is killed at a random moment, again and again on the same file. (A kill
//! leaves the page cache of the system intact; it says nothing about a power failure.)
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use stammtisch_store::{
    Append, Entry, NewTable, SqliteStore, Storage, StoredTable, TableId, Tables, UnixMillis,
};

const TABLES: u8 = 8;
const FILE: &str = "STAMMTISCH_KILL_TEST_FILE";
const HASTY: &str = "STAMMTISCH_KILL_TEST_HASTY";

/// How often to kill: twenty times, or two hundred with `STAMMTISCH_LONG=1`.
fn kills() -> u64 {
    if std::env::var_os("STAMMTISCH_LONG").is_some() { 200 } else { 20 }
}

/// The last acknowledged entry of each table.
type Acknowledged = HashMap<u8, u64>;

#[test]
fn nothing_acknowledged_is_lost() {
    let directory = tempfile::tempdir().unwrap();
    let (mut acknowledged, mut random) = (Acknowledged::new(), Random::new());
    let (kills, mut fruitful) = (kills(), 0);
    for round in 0..kills {
        let news = run_and_kill(&directory.path().join("store.db"), false, round, &mut random);
        fruitful += u64::from(!news.is_empty());
        acknowledged.extend(news);
        let lost = count_lost(&directory.path().join("store.db"), &acknowledged);
        assert_eq!(lost, 0, "in round {round}; {random:?}");
        progress(round, kills);
    }
    let entries: u64 = acknowledged.values().sum();
    eprintln!("{kills} kills, {fruitful} of them at work, {entries} acknowledged, 0 lost");
    assert!(fruitful >= kills / 2 && entries > 100, "the test has seen too little");
}

/// The control: a program that acknowledges before the commit is unmasked.
#[test]
fn an_acknowledgement_before_the_commit_is_found_out() {
    let mut random = Random::new();
    let (kills, mut lost) = (kills(), 0);
    for round in 0..kills {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("store.db");
        // Odd rounds are killed at work.
        let acknowledged = run_and_kill(&path, true, 2 * round + 1, &mut random);
        lost += count_lost(&path, &acknowledged);
        progress(round, kills);
    }
    eprintln!("the hasty program lost {lost} in {kills} kills");
    assert!(lost > 0, "a lost acknowledgement would go unnoticed; {random:?}");
}

fn progress(round: u64, kills: u64) {
    if round % 10 == 9 {
        eprintln!("{} of {kills} kills", round + 1);
    }
}

/// Even rounds are killed at any time after the start, odd ones after the first acknowledgement.
fn run_and_kill(path: &Path, hasty: bool, round: u64, random: &mut Random) -> Acknowledged {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "child", "--nocapture"]).env(FILE, path);
    if hasty {
        command.env(HASTY, "1");
    }
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut acknowledged = Acknowledged::new();
    if round % 2 == 1 {
        let first = lines.by_ref().map_while(Result::ok).find_map(|line| parse(&line));
        acknowledged.extend(first);
    }
    std::thread::sleep(Duration::from_micros(random.below(150_000)));
    child.kill().unwrap();
    child.wait().unwrap();
    // What it printed before it died is still in the pipe; the last line may be incomplete.
    acknowledged.extend(lines.map_while(Result::ok).filter_map(|line| parse(&line)));
    acknowledged
}

/// Reads `ack TABLE SEQ .`; libtest may have printed something before it on the same line.
fn parse(line: &str) -> Option<(u8, u64)> {
    let (_, rest) = line.split_once("ack ")?;
    let (table, seq) = rest.strip_suffix(" .")?.split_once(' ')?;
    Some((table.parse().ok()?, seq.parse().ok()?))
}

/// How many acknowledged entries are missing. Those present must be what was written.
fn count_lost(path: &Path, acknowledged: &Acknowledged) -> u64 {
    runtime().block_on(async {
        let store = SqliteStore::open(path).await.unwrap();
        let mut lost = 0;
        for (&n, &seq) in acknowledged {
            let id = TableId::from_bytes([n; 16]);
            let stored = match store.load_table(id).await.unwrap() {
                Some(table) => check_events(n, &table),
                None => 0,
            };
            lost += seq.saturating_sub(stored);
        }
        store.close().await;
        lost
    })
}

fn check_events(n: u8, table: &StoredTable) -> u64 {
    for entry in &table.log {
        assert_eq!(entry.bytes, event(n, entry.seq), "table {n}, entry {}", entry.seq);
    }
    table.head.seq
}

fn event(table: u8, seq: u64) -> Vec<u8> {
    format!("table {table} entry {seq} {}", "x".repeat(100)).into_bytes()
}

#[test]
#[ignore = "the program that is killed; the other tests start it"]
fn child() {
    let Some(path) = std::env::var_os(FILE) else { return };
    let hasty = std::env::var_os(HASTY).is_some();
    runtime().block_on(async {
        let store = std::sync::Arc::new(SqliteStore::open(Path::new(&path)).await.unwrap());
        let tables: Vec<_> =
            (0..TABLES).map(|n| tokio::spawn(grow(store.clone(), n, hasty))).collect();
        for table in tables {
            table.await.unwrap();
        }
    });
}

async fn grow(store: std::sync::Arc<SqliteStore>, n: u8, hasty: bool) {
    let id = TableId::from_bytes([n; 16]);
    let head = match store.take_over(id).await.unwrap() {
        Some(table) => table.head,
        None => {
            let code = format!("TABLE{n}").parse().unwrap();
            let table = NewTable { id, code, header: vec![], created: UnixMillis(0), key: None };
            store.create_table(table).await.unwrap()
        }
    };
    for seq in head.seq + 1.. {
        let entry = Entry::uncommanded(event(n, seq));
        let append = Append::new(id, head.epoch, seq - 1, UnixMillis(0)).entry(entry);
        if hasty {
            acknowledge(n, seq);
        }
        store.append(append).await.unwrap();
        if !hasty {
            acknowledge(n, seq);
        }
    }
}

fn acknowledge(table: u8, seq: u64) {
    let mut line = String::new();
    writeln!(line, "ack {table} {seq} .").unwrap();
    std::io::stdout().write_all(line.as_bytes()).unwrap();
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// SplitMix64, seeded by the clock; printed when a test fails.
#[derive(Debug)]
struct Random(u64);

impl Random {
    fn new() -> Self {
        Self(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() as u64)
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % limit
    }
}
