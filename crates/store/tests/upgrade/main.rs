//! Databases of earlier versions open and can be used.
//!
//! For each schema there is a dump of what a program of that time wrote: two players, two sessions
//! of one of them, two tables played at and one empty.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use stammtisch_store::{
    Account, Actor, Append, AppendError, CommandName, Entry, Ledger, Listing, OpenError, PlayerId,
    Players, Sessions, SqliteStore, Storage, TableId, TableStatus, Tables, TokenHash, UnixMillis,
};
use tempfile::TempDir;

const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
const BEN: PlayerId = PlayerId::from_bytes([4; 16]);
const THEN: i64 = 1_790_000_000_000;

const fn table(n: u8) -> TableId {
    TableId::from_bytes([n; 16])
}

/// A directory with a database from a dump.
async fn old(dump: &'static str) -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("store.db");
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    // A dump refers to tables before it creates them.
    let options = options.foreign_keys(false);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(dump).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    directory
}

async fn opens_and_goes_on(dump: &'static str, left_handed: bool, ben_sits: bool) {
    let directory = old(dump).await;
    let path = directory.path().join("store.db");
    let refused = SqliteStore::open_beside(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::SchemaTooOld { .. }), "only the server upgrades");
    // Twice: the migration of the first start must not run again.
    for _ in 0..2 {
        let store = SqliteStore::open(&path).await.unwrap();
        everything_is_there(&store, left_handed, ben_sits).await;
        store.close().await;
    }
    let store = SqliteStore::open(&path).await.unwrap();
    play_on(&store).await;
    assert!(store.ledger_check().await.unwrap().is_sound());
    let backup = store.backup(&directory.path().join("backup.db")).await.unwrap();
    assert_eq!((backup.tables, backup.entries, backup.players), (3, 7, 2));
    store.close().await;
}

async fn everything_is_there(store: &SqliteStore, left_handed: bool, ben_sits: bool) {
    let anna = store.player(ANNA).await.unwrap().unwrap();
    assert_eq!((anna.name.as_str(), anna.left_handed), ("Änna", left_handed));
    assert_eq!(store.open_tables().await, Ok(vec![table(1), table(3)]));
    let one = store.load_table(table(1)).await.unwrap().unwrap();
    let events: Vec<_> = one.log.iter().map(|entry| entry.bytes.as_slice()).collect();
    assert_eq!(events, [b"anna sits".as_slice(), b"deal", b"move"]);
    let finished = store.load_table(table(2)).await.unwrap().unwrap();
    assert_eq!((finished.head.status, finished.log.len()), (TableStatus::Finished, 3));

    // Sessions have been given ids of their own.
    let sessions = store.sessions_of(ANNA).await.unwrap();
    let tokens: Vec<_> = sessions.iter().map(|session| session.token).collect();
    assert_eq!(tokens, [TokenHash::of(&[2; 32]), TokenHash::of(&[1; 32])], "last used first");
    assert_ne!(sessions[0].id, sessions[1].id);
    assert_eq!((sessions[0].last_seen, sessions[0].label.as_str()), (UnixMillis(THEN + 5), ""));

    // From the logs it is known who was where, and when something last happened.
    let tables: Vec<_> = store.tables_of(ANNA).await.unwrap();
    let tables: Vec<_> = tables.iter().map(|table| (table.id, table.updated)).collect();
    let last = |n: u8| (table(n), UnixMillis(THEN + 2_000 * i64::from(n)));
    assert_eq!(tables, [last(2), last(1)]);
    let bens = store.tables_of(BEN).await.unwrap();
    assert_eq!(bens.iter().any(|known| known.id == table(1)), ben_sits);
    let ever = store.tables_ever_of(BEN).await.unwrap();
    assert_eq!(ever.iter().map(|table| table.id).collect::<Vec<_>>(), [table(1)]);
    assert_eq!(store.idle_tables(UnixMillis(THEN + 1)).await, Ok(vec![table(3)]));
    assert_eq!(store.balance(Account::Player(ANNA)).await, Ok(0));
}

async fn play_on(store: &SqliteStore) {
    let head = store.take_over(table(1)).await.unwrap().unwrap().head;
    let known = CommandName { actor: Actor::player(ANNA), number: 1 };
    let append = |known_seq, cmd| {
        Append::new(table(1), head.epoch, known_seq, UnixMillis(THEN + 9_000))
            .entry(Entry::commanded(cmd, b"on".to_vec()))
    };
    let again = store.append(append(3, known)).await;
    assert_eq!(again, Err(AppendError::DuplicateCommand { seq: 1 }));
    let next = CommandName { number: 2, ..known };
    assert_eq!(store.append(append(3, next)).await.unwrap().seq, 4);
}

#[tokio::test]
async fn schema_1_opens_and_goes_on() {
    opens_and_goes_on(include_str!("schema_1.sql"), false, true).await;
}

#[tokio::test]
async fn schema_2_opens_and_goes_on() {
    opens_and_goes_on(include_str!("schema_2.sql"), true, true).await;
}

/// The last schema that forgot where people had been.
#[tokio::test]
async fn schema_5_opens_and_goes_on() {
    opens_and_goes_on(include_str!("schema_5.sql"), true, false).await;
}
