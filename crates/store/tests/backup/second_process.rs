//! A second program on the same file: `stammtisch admin` beside the server.

use stammtisch_store::{
    Append, AppendError, Listing, OpenError, Players, SqliteStore, Storage, TableStatus, Tables,
    verify_backup,
};

use crate::fixture::{House, NOW, event, grow, table, tamper};

#[tokio::test]
async fn a_database_that_is_not_there_is_not_created() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("store.db");
    let refused = SqliteStore::open_beside(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::Missing(_)), "{refused}");
    assert!(!path.exists());
}

#[tokio::test]
async fn an_old_schema_is_left_to_the_server() {
    let house = House::open().await;
    house.store.close().await;
    let path = house.file("store.db");
    tamper(&path, "DELETE FROM _sqlx_migrations WHERE version > 2").await;
    let refused = SqliteStore::open_beside(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::SchemaTooOld { found: 2, .. }), "{refused}");
    assert!(refused.to_string().contains("start the server once"), "{refused}");
}

#[tokio::test]
async fn both_read_and_write() {
    let house = House::open().await;
    let beside = SqliteStore::open_beside(&house.file("store.db")).await.unwrap();
    assert_eq!(beside.all_tables().await.unwrap().len(), 4);
    grow(&house.store, 0, 10, 20).await;
    assert_eq!(beside.load_table(table(0)).await.unwrap().unwrap().log.len(), 20);
    beside.rename_player(crate::fixture::player(0), "Ben".into()).await.unwrap();
    let ben = house.store.player(crate::fixture::player(0)).await.unwrap().unwrap();
    assert_eq!(ben.name, "Ben");

    let backup = house.file("backup.db");
    beside.backup(&backup).await.unwrap();
    assert_eq!(verify_backup(&backup).await.unwrap().entries, 50);
    beside.close().await;
    grow(&house.store, 0, 20, 25).await;
}

#[tokio::test]
async fn a_table_closed_beside_the_server_takes_no_more_entries() {
    let house = House::open().await;
    let beside = SqliteStore::open_beside(&house.file("store.db")).await.unwrap();
    assert_eq!(beside.close_table(table(1), NOW).await, Ok(true));
    let append = Append::new(table(1), 1, 10, NOW).entry(event(1, 11));
    assert_eq!(house.store.append(append).await, Err(AppendError::Fenced));
    let taken = house.store.take_over(table(1)).await.unwrap().unwrap();
    assert_eq!((taken.head.status, taken.log.len()), (TableStatus::Closed, 10));
}
