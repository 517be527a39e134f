//! A backend to test, and ways to disturb it.

use std::sync::{Arc, Mutex};

use stammtisch_store::{
    Append, CommandName, Entry, JoinCode, MemoryStore, NewTable, Player, PlayerId, SqliteStore,
    Store, TableHead, TableId, UnixMillis,
};
use tempfile::TempDir;

pub(crate) const NOW: UnixMillis = UnixMillis(1_790_000_000_000);

/// A fresh store of one backend.
pub(crate) trait Fixture {
    async fn new() -> Self;

    fn store(&self) -> Arc<dyn Store>;

    /// Stops the store and starts it again with what it has stored.
    async fn restart(&self);

    /// Flips one bit of a stored event, behind the store's back.
    async fn flip_a_bit(&self, table: TableId, seq: u64);
}

/// The store value itself holds all data, so a restart changes nothing.
pub(crate) struct Memory(Arc<MemoryStore>);

impl Fixture for Memory {
    async fn new() -> Self {
        Self(Arc::new(MemoryStore::new()))
    }

    fn store(&self) -> Arc<dyn Store> {
        self.0.clone()
    }

    async fn restart(&self) {}

    async fn flip_a_bit(&self, table: TableId, seq: u64) {
        self.0.damage_event(table, seq);
    }
}

pub(crate) struct Sqlite {
    directory: TempDir,
    store: Mutex<Arc<SqliteStore>>,
}

impl Fixture for Sqlite {
    async fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&directory.path().join("new/stammtisch.db")).await.unwrap();
        Self { directory, store: Mutex::new(Arc::new(store)) }
    }

    fn store(&self) -> Arc<dyn Store> {
        self.store.lock().unwrap().clone()
    }

    async fn restart(&self) {
        self.store().close().await;
        let path = self.directory.path().join("new/stammtisch.db");
        *self.store.lock().unwrap() = Arc::new(SqliteStore::open(&path).await.unwrap());
    }

    async fn flip_a_bit(&self, table: TableId, seq: u64) {
        use sqlx::{ConnectOptions, Connection};
        let path = self.directory.path().join("new/stammtisch.db");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
        let mut connection = options.connect().await.unwrap();
        let (id, seq) = (table.to_bytes().to_vec(), seq as i64);
        let event = "SELECT event FROM log WHERE table_id = ? AND seq = ?";
        let mut event: Vec<u8> =
            sqlx::query_scalar(event).bind(&id).bind(seq).fetch_one(&mut connection).await.unwrap();
        event[0] ^= 1;
        sqlx::query("UPDATE log SET event = ? WHERE table_id = ? AND seq = ?")
            .bind(event)
            .bind(&id)
            .bind(seq)
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
    }
}

/// Table number `n`, with its own code.
pub(crate) fn new_table(n: u8) -> NewTable {
    let code: JoinCode = format!("CODE{n:02X}").parse().unwrap();
    let header = format!("rules of table {n}").into_bytes();
    NewTable { id: TableId::from_bytes([n; 16]), code, header, created: NOW, key: None }
}

pub(crate) async fn create(store: &dyn Store, n: u8) -> TableHead {
    store.create_table(new_table(n)).await.unwrap()
}

/// Creates the player with this id.
pub(crate) async fn player(store: &dyn Store, id: PlayerId) -> Player {
    let player =
        Player {
            id, name: "Änna 🂡".into(), lang: "de".into(), left_handed: false, created: NOW
        };
    store.create_player(player.clone()).await.unwrap();
    player
}

/// An append of uncommanded events.
pub(crate) fn append(head: &TableHead, known_seq: u64, events: &[&str]) -> Append {
    let start = Append::new(head.id, head.epoch, known_seq, NOW);
    events.iter().fold(start, |append, event| append.entry(Entry::uncommanded((*event).into())))
}

/// An append of one commanded event.
pub(crate) fn command(head: &TableHead, known_seq: u64, cmd: CommandName, event: &str) -> Append {
    Append::new(head.id, head.epoch, known_seq, NOW).entry(Entry::commanded(cmd, event.into()))
}

/// The events of a table, as text.
pub(crate) async fn events(store: &dyn Store, id: TableId) -> Vec<String> {
    let table = store.load_table(id).await.unwrap().unwrap();
    table.log.into_iter().map(|entry| String::from_utf8(entry.bytes).unwrap()).collect()
}
