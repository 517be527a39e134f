//! Bit rot: one flipped bit, anywhere, is detected or changes nothing.
//!
//! Thirty flips, or a thousand with `STAMMTISCH_LONG=1`. Each hits a copy of a data directory as a
//! kill leaves it, with something of everything in it, half of that only in the WAL.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use stammtisch_store::{
    Account, Accounts, Actor, Admins, Append, CommandName, Entry, Finding, Ledger, Login,
    MatchFile, MatchFileId, MatchLinkId, MatchRef, Matches, NewLink, NewMatchLink, NewSession,
    NewTable, Passkey, Player, PlayerId, Players, SessionId, Sessions, SqliteStore, Storage,
    TableId, TableStatus, Tables, TokenHash, Transfer, TransferId, TransferKind, UnixMillis,
    verify_backup,
};

const NOW: UnixMillis = UnixMillis(1_790_000_000_000);

/// What can rot: the files of the data directory, and a backup.
const FILES: [&str; 5] =
    ["store.db", "store.db-wal", "backup.db", "store.db.mark", "store.db.pages"];

#[tokio::test]
async fn one_flipped_bit_is_found_or_harmless() {
    let flips = if std::env::var_os("STAMMTISCH_LONG").is_some() { 1_000 } else { 30 };
    let house = tempfile::tempdir().unwrap();
    build(house.path()).await;
    let scratch = tempfile::tempdir().unwrap();
    copy(house.path(), scratch.path());
    let (found, true_state) = look(scratch.path()).await;
    assert_eq!(found, None, "it is whole");
    let mut random = Random(20_261_122);
    let mut counts: BTreeMap<(&str, String), u32> = BTreeMap::new();
    let mut silent = Vec::new();
    for n in 0..flips {
        let file = FILES[n % FILES.len()];
        let scratch = tempfile::tempdir().unwrap();
        copy(house.path(), scratch.path());
        let path = scratch.path().join(file);
        let mut bytes = std::fs::read(&path).unwrap();
        let bit = random.below(bytes.len() as u64 * 8);
        bytes[(bit / 8) as usize] ^= 1 << (bit % 8);
        std::fs::write(&path, bytes).unwrap();
        let outcome = match judge(file, scratch.path(), &true_state).await {
            Some(outcome) => outcome,
            None => {
                silent.push((file, bit));
                "SILENT".into()
            }
        };
        *counts.entry((file, outcome)).or_default() += 1;
        if n % 100 == 99 {
            eprintln!("{} of {flips} flips, {} silent", n + 1, silent.len());
        }
    }
    for ((file, outcome), count) in &counts {
        eprintln!("{file:15} {outcome:18} {count:5}");
    }
    assert_eq!(silent, [], "a flip nobody has noticed, and something is different");
}

/// While the server runs, SQLite no longer checks the checksums of its WAL.
#[tokio::test]
async fn rot_in_the_log_of_a_running_server_is_found() {
    let house = tempfile::tempdir().unwrap();
    let database = house.path().join("store.db");
    let store = SqliteStore::open(&database).await.unwrap();
    fill(&store, 0).await;
    assert_eq!(codes(&store).await, [""; 0]);
    let log = house.path().join("store.db-wal");
    flip(&log, std::fs::read(&log).unwrap().len() / 2);
    assert!(codes(&store).await.contains(&"log_damaged"));
    // It stays detected after the WAL has been checkpointed.
    store.close().await;
    let store = SqliteStore::open(&database).await.unwrap();
    store.rename_player(player(1), "on".into()).await.unwrap();
    store.close().await;
    let store = SqliteStore::open(&database).await.unwrap();
    let found = codes(&store).await;
    assert!(found.contains(&"pages_damaged") || found.is_empty(), "{found:?}");
    store.close().await;
}

/// A write next to the damage does not make the page sound.
#[tokio::test]
async fn a_damaged_page_stays_damaged_when_it_is_written_again() {
    let house = tempfile::tempdir().unwrap();
    let database = house.path().join("store.db");
    let store = SqliteStore::open(&database).await.unwrap();
    fill(&store, 0).await;
    store.close().await;
    let bytes = std::fs::read(&database).unwrap();
    let name = bytes.windows(8).position(|window| window == b"player 7").unwrap();
    flip(&database, name + 7);
    for n in [6, 8] {
        let store = SqliteStore::open(&database).await.unwrap();
        store.rename_player(player(n), format!("PLAYER {n}")).await.unwrap();
        store.close().await;
    }
    let store = SqliteStore::open(&database).await.unwrap();
    assert_eq!(
        store.player(player(7)).await.unwrap().unwrap().name,
        "player 6",
        "nobody else knows"
    );
    assert_eq!(codes(&store).await, ["pages_damaged"]);
    store.close().await;
}

/// A process that is killed, and a file that is checkpointed by whichever process opens it next.
#[tokio::test]
async fn what_was_not_closed_is_no_damage() {
    let house = tempfile::tempdir().unwrap();
    let database = house.path().join("store.db");
    for part in 0..2 {
        let (path, runtime) = (database.clone(), tokio::runtime::Runtime::new().unwrap());
        std::thread::spawn(move || {
            runtime.block_on(async {
                let store = SqliteStore::open(&path).await.unwrap();
                fill(&store, part).await;
                // Neither closed nor waited for.
            });
        })
        .join()
        .unwrap();
        let store = SqliteStore::open(&database).await.unwrap();
        assert_eq!(codes(&store).await, [""; 0]);
        let beside = SqliteStore::open_beside(&database).await.unwrap();
        beside.rename_player(player(3), "beside".into()).await.unwrap();
        store.close().await;
        beside.rename_player(player(4), "alone".into()).await.unwrap();
        assert_eq!(codes(&beside).await, [""; 0]);
        beside.close().await;
    }
}

async fn codes(store: &SqliteStore) -> Vec<&'static str> {
    store.verify().await.unwrap().findings.iter().map(Finding::code).collect()
}

fn flip(path: &Path, at: usize) {
    let mut bytes = std::fs::read(path).unwrap();
    bytes[at] ^= 1;
    std::fs::write(path, bytes).unwrap();
}

/// How it was detected, or `harmless`; `None` if neither.
async fn judge(file: &str, house: &Path, true_state: &str) -> Option<String> {
    if file == "backup.db" {
        return verify_backup(&house.join(file)).await.err().map(|error| error.code().to_owned());
    }
    match look(house).await {
        (Some(code), _) => Some(code),
        (None, state) => (state == true_state).then(|| "harmless".to_owned()),
    }
}

/// Starts a server, verifies and stops it: the first finding, and the whole content.
async fn look(house: &Path) -> (Option<String>, String) {
    let store = match SqliteStore::open(&house.join("store.db")).await {
        Ok(store) => store,
        Err(error) => return (Some(error.code().to_owned()), String::new()),
    };
    let verified = store.verify().await;
    store.close().await;
    match verified {
        Err(error) => (Some(error.code().to_owned()), String::new()),
        Ok(verified) => match verified.findings.first() {
            Some(finding) => (Some(finding.code().to_owned()), String::new()),
            None => (None, state(&house.join("store.db")).await),
        },
    }
}

/// Every value of every row, except for the step counter and the migrations.
async fn state(database: &Path) -> String {
    let options = SqliteConnectOptions::new().filename(database).read_only(true);
    let mut connection = options.connect().await.unwrap();
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table'
               AND name NOT IN ('progress', 'runs', '_sqlx_migrations', 'sqlite_sequence') ORDER BY name";
    let tables: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut connection).await.unwrap();
    let mut state = String::new();
    for table in tables {
        let sql = format!("SELECT 'quote(\"' || name || '\")' FROM pragma_table_info('{table}')");
        let columns: Vec<String> =
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap();
        let sql =
            format!("SELECT {} AS row FROM \"{table}\" ORDER BY row", columns.join("||','||"));
        let rows: Vec<String> =
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap();
        state += &format!("{table}\n{}\n", rows.join("\n"));
    }
    connection.close().await.unwrap();
    state
}

fn copy(from: &Path, to: &Path) {
    for name in FILES.into_iter().chain(["backup.db.sha256"]) {
        std::fs::copy(from.join(name), to.join(name)).unwrap();
    }
}

/// Creates a data directory as a kill leaves it, and a backup.
async fn build(house: &Path) {
    let alive = tempfile::tempdir().unwrap();
    let database = alive.path().join("store.db");
    let store = SqliteStore::open(&database).await.unwrap();
    fill(&store, 0).await;
    store.close().await;
    let store = SqliteStore::open(&database).await.unwrap();
    store.backup(&alive.path().join("backup.db")).await.unwrap();
    fill(&store, 1).await;
    store.rename_player(player(0), "another".into()).await.unwrap();
    store.close_table(table(2), NOW).await.unwrap();
    copy(alive.path(), house);
    store.close().await;
}

fn player(n: u8) -> PlayerId {
    PlayerId::from_bytes([n; 16])
}

fn table(n: u8) -> TableId {
    TableId::from_bytes([n; 16])
}

async fn fill(store: &SqliteStore, part: u8) {
    for n in part * 20..part * 20 + 20 {
        let id = player(n);
        let new = Player {
            id,
            name: format!("player {n}"),
            lang: "de".into(),
            left_handed: false,
            created: NOW,
        };
        store.create_player(new).await.unwrap();
        let session = NewSession {
            id: SessionId::from_bytes([n; 16]),
            token: TokenHash::of(&[n; 32]),
            player: id,
            label: "a browser".into(),
            created: NOW,
        };
        store.create_session(session).await.unwrap();
        let login = Login { name: format!("login {n}"), player: id, phc: "$argon2id$x".into() };
        store.set_login(login).await.unwrap();
        let (data, label) = (vec![n; 150], "key".into());
        let key =
            Passkey { id: vec![n; 20], player: id, label, data, created: NOW, last_used: None };
        store.add_passkey(key).await.unwrap();
        let link =
            NewLink { secret: TokenHash::of(&[n; 32]), player: id, expires: UnixMillis(NOW.0 + 9) };
        store.create_link(link, NOW).await.unwrap();
        let (file, bytes) = (MatchFileId(n.into()), vec![n; 6_000]);
        store.add_match_file(MatchFile { id: file, player: id, added: NOW, bytes }).await.unwrap();
        let (link, key) = (MatchLinkId(n.into()), TokenHash::of(&[n; 32]));
        let to = MatchRef::File(file);
        let link = NewMatchLink { id: link, key, player: id, to, names: false, created: NOW };
        store.create_match_link(link).await.unwrap();
        let welcome = Transfer {
            from: Account::Issuance,
            to: Account::Player(id),
            amount: 10_000,
            kind: TransferKind::Welcome,
        };
        store.transfer(TransferId::keyed(&format!("welcome:{id}")), welcome, NOW).await.unwrap();
    }
    store.set_admin_token(TokenHash::of(&[part; 32]), UnixMillis(NOW.0 + 9)).await.unwrap();
    store.claim_admin(TokenHash::of(&[part; 32]), player(part), NOW).await.unwrap();
    for n in part * 4..part * 4 + 4 {
        let code = format!("TABLE{n}").parse().unwrap();
        let header = vec![n; 900];
        store
            .create_table(NewTable { id: table(n), code, header, created: NOW, key: None })
            .await
            .unwrap();
        let stake = Transfer {
            from: Account::Player(player(n)),
            to: Account::Table(table(n)),
            amount: 250,
            kind: TransferKind::Stake,
        };
        let start = Append::new(table(n), 1, 0, NOW).entry(Entry::uncommanded(vec![n; 40]));
        let start = start.transfer(stake).seats(&[player(n)]).note(b"a note".to_vec());
        store.append(start).await.unwrap();
        for seq in 1..40 {
            let cmd = CommandName { actor: Actor::player(player(n)), number: seq };
            let entry = Entry::commanded(cmd, format!("entry {seq} of {n}").into_bytes());
            store.append(Append::new(table(n), 1, seq, NOW).entry(entry)).await.unwrap();
        }
        if n % 4 == 1 {
            store.set_status(table(n), 1, TableStatus::Finished).await.unwrap();
        }
    }
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % limit
    }
}
