//! A data directory as a kill leaves it: database, WAL and mark, and no server.

use std::path::{Path, PathBuf};

use stammtisch_store::{
    Append, Entry, NewTable, OpenError, SqliteStore, Storage, TableId, Tables, UnixMillis,
};
use tempfile::TempDir;

pub(crate) const NOW: UnixMillis = UnixMillis(1_790_000_000_000);
pub(crate) const TABLE: TableId = TableId::from_bytes([1; 16]);

pub(crate) struct House(pub(crate) TempDir);

impl House {
    /// One table with this many entries, all of them only in the WAL.
    pub(crate) async fn killed(entries: u64) -> Self {
        let alive = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&alive.path().join("store.db")).await.unwrap();
        let code = "TABLE1".parse().unwrap();
        store
            .create_table(NewTable { id: TABLE, code, header: vec![], created: NOW, key: None })
            .await
            .unwrap();
        grow(&store, 1, 0, entries).await;
        let house = Self(tempfile::tempdir().unwrap());
        for name in ["store.db", "store.db-wal", "store.db.mark"] {
            std::fs::copy(alive.path().join(name), house.file(name)).unwrap();
        }
        store.close().await;
        house
    }

    /// The same after its server has been stopped cleanly.
    pub(crate) async fn closed(entries: u64) -> Self {
        let house = Self::killed(entries).await;
        house.open().await.unwrap().close().await;
        house
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.file("store.db")
    }

    pub(crate) async fn open(&self) -> Result<SqliteStore, OpenError> {
        SqliteStore::open(&self.database()).await
    }

    /// Appends this many entries, and stops cleanly.
    pub(crate) async fn plays_on(&self, entries: u64) {
        let store = self.open().await.unwrap();
        let head = store.take_over(TABLE).await.unwrap().unwrap().head;
        grow(&store, head.epoch, head.seq, entries).await;
        store.close().await;
    }

    /// The code with which it is refused, both at a server's start and beside a server.
    pub(crate) async fn refused(&self) -> &'static str {
        let at_start = self.open().await.unwrap_err();
        let beside = SqliteStore::open_beside(&self.database()).await.unwrap_err();
        assert!(matches!(at_start, OpenError::Lost(_)), "{at_start}");
        if self.database().exists() {
            assert_eq!(beside.code(), at_start.code());
        }
        at_start.code()
    }

    pub(crate) async fn entries(&self) -> usize {
        let store = self.open().await.unwrap();
        let entries = store.load_table(TABLE).await.unwrap().unwrap().log.len();
        store.close().await;
        entries
    }
}

pub(crate) async fn grow(store: &SqliteStore, epoch: u64, known: u64, count: u64) {
    for seq in known..known + count {
        let entry = Entry::uncommanded(format!("entry {seq}").into_bytes());
        store.append(Append::new(TABLE, epoch, seq, NOW).entry(entry)).await.unwrap();
    }
}

pub(crate) fn flip(path: &Path, at: usize) {
    let mut bytes = std::fs::read(path).unwrap();
    bytes[at] ^= 4;
    std::fs::write(path, bytes).unwrap();
}
