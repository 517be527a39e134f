//! A database with something of everything in it.

use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use stammtisch_store::{
    Account, Append, Entry, Ledger, MatchFile, MatchFileId, MatchLinkId, MatchRef, Matches,
    NewMatchLink, NewTable, Player, PlayerId, Players, SqliteStore, TableId, Tables, TokenHash,
    Transfer, TransferId, TransferKind, UnixMillis,
};
use tempfile::TempDir;

pub(crate) const NOW: UnixMillis = UnixMillis(1_790_000_000_000);
pub(crate) const TABLES: u8 = 4;

pub(crate) fn table(n: u8) -> TableId {
    TableId::from_bytes([n; 16])
}

pub(crate) fn player(n: u8) -> PlayerId {
    PlayerId::from_bytes([n; 16])
}

pub(crate) struct House {
    pub(crate) directory: TempDir,
    pub(crate) store: SqliteStore,
}

impl House {
    /// Four tables with ten entries each; at each, one player has paid a stake.
    pub(crate) async fn open() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&directory.path().join("store.db")).await.unwrap();
        for n in 0..TABLES {
            let (id, name, lang) = (player(n), format!("player {n}"), "de".to_owned());
            let new = Player { id, name, lang, left_handed: false, created: NOW };
            store.create_player(new).await.unwrap();
            let welcome = Transfer {
                from: Account::Issuance,
                to: Account::Player(id),
                amount: 10_000,
                kind: TransferKind::Welcome,
            };
            let key = TransferId::keyed(&format!("welcome:{id}"));
            store.transfer(key, welcome, NOW).await.unwrap();
            let code = format!("TABLE{n}").parse().unwrap();
            let new = NewTable { id: table(n), code, header: vec![n; 30], created: NOW, key: None };
            store.create_table(new).await.unwrap();
            grow(&store, n, 0, 9).await;
            let stake = Transfer {
                from: Account::Player(id),
                to: Account::Table(table(n)),
                amount: 250,
                kind: TransferKind::Stake,
            };
            let append = Append::new(table(n), 1, 9, NOW).entry(event(n, 10)).transfer(stake);
            store.append(append).await.unwrap();
            let (file, bytes) = (MatchFileId(n.into()), vec![n; 9_000]);
            let new = MatchFile { id: file, player: id, added: NOW, bytes };
            store.add_match_file(new).await.unwrap();
            for (number, to) in [MatchRef::File(file), last_match(n)].into_iter().enumerate() {
                let (key, link) =
                    (link_key(n, number), MatchLinkId((n as usize * 2 + number) as u128));
                let link =
                    NewMatchLink { id: link, key, player: id, to, names: false, created: NOW };
                assert_eq!(store.create_match_link(link).await, Ok(true));
            }
        }
        Self { directory, store }
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }
}

/// The match that one link of player `n` leads to; the other link leads to a file.
pub(crate) fn last_match(n: u8) -> MatchRef {
    MatchRef::AtTable { table: table(n), no: 3 }
}

pub(crate) fn link_key(n: u8, number: usize) -> TokenHash {
    TokenHash::of(&[n * 2 + number as u8; 32])
}

pub(crate) fn event(n: u8, seq: u64) -> Entry {
    Entry::uncommanded(format!("table {n}, entry {seq}, {}", "x".repeat(100)).into_bytes())
}

/// Appends entries one by one, from the one after `known` to `last`.
pub(crate) async fn grow(store: &SqliteStore, n: u8, known: u64, last: u64) {
    for seq in known + 1..=last {
        let append = Append::new(table(n), 1, seq - 1, NOW).entry(event(n, seq));
        store.append(append).await.unwrap();
    }
}

/// Runs a statement on a database file, bypassing the store.
pub(crate) async fn tamper(path: &Path, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(path);
    let mut connection: SqliteConnection = options.connect().await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Writes a new checksum for a backup, as somebody would who damages it on purpose.
pub(crate) fn note_checksum(path: &Path) {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(std::fs::read(path).unwrap());
    let text: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut beside = path.as_os_str().to_owned();
    beside.push(".sha256");
    std::fs::write(beside, text).unwrap();
}
