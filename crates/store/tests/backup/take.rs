//! Taking a backup, and restoring it.

use std::sync::Arc;

use stammtisch_store::{
    Account, BackupError, DirectoryLock, Ledger, MatchFileId, MatchRef, Matches, SqliteStore,
    Storage, Tables, restore_backup, verify_backup,
};

use crate::fixture::{House, TABLES, event, grow, last_match, link_key, table};

#[tokio::test]
async fn a_backup_holds_what_the_store_held() {
    let house = House::open().await;
    let path = house.file("backup.db");
    let report = house.store.backup(&path).await.unwrap();
    assert_eq!((report.tables, report.entries), (4, 40));
    assert_eq!((report.players, report.transfers), (4, 8));
    assert_eq!(report.bytes, std::fs::metadata(&path).unwrap().len());
    assert_eq!(verify_backup(&path).await.unwrap(), report);

    let checksum = std::fs::read_to_string(house.file("backup.db.sha256")).unwrap();
    assert_eq!(checksum, format!("{}  backup.db\n", report.sha256));
    let names = std::fs::read_dir(house.directory.path()).unwrap();
    let names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().contains("part")), "{names:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_a_backup() {
    use std::os::unix::fs::MetadataExt;
    let house = House::open().await;
    let path = house.file("backup.db");
    house.store.backup(&path).await.unwrap();
    assert_eq!(std::fs::metadata(path).unwrap().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn a_backup_is_never_overwritten() {
    let house = House::open().await;
    let path = house.file("backup.db");
    house.store.backup(&path).await.unwrap();
    let before = std::fs::read(&path).unwrap();
    grow(&house.store, 0, 10, 12).await;
    let refused = house.store.backup(&path).await.unwrap_err();
    assert!(matches!(refused, BackupError::Exists(_)), "{refused}");
    assert_eq!(refused.code(), "backup_exists");
    assert_eq!(std::fs::read(&path).unwrap(), before);
    verify_backup(&path).await.unwrap();
}

/// Each backup is of one instant: every log in it is a prefix of the real one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_store_goes_on_while_a_backup_is_taken() {
    let house = House::open().await;
    let store = Arc::new(house.store);
    let writers: Vec<_> = (0..TABLES)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { grow(&store, n, 10, 150).await })
        })
        .collect();
    let mut paths = Vec::new();
    for n in 0..5 {
        let path = house.directory.path().join(format!("{n}.db"));
        store.backup(&path).await.unwrap();
        paths.push(path);
    }
    for writer in writers {
        writer.await.unwrap();
    }
    for path in paths {
        let directory = tempfile::tempdir().unwrap();
        let lock = DirectoryLock::take(directory.path()).unwrap();
        let database = directory.path().join("store.db");
        let restored = restore_backup(&path, &database, &lock).await.unwrap();
        assert_eq!(restored.replaced, None);
        let copy = SqliteStore::open(&database).await.unwrap();
        for n in 0..TABLES {
            let log = copy.load_table(table(n)).await.unwrap().unwrap().log;
            assert!(log.len() >= 10);
            assert!(log.iter().all(|entry| entry.bytes == event(n, entry.seq).bytes));
        }
        assert!(copy.ledger_check().await.unwrap().is_sound());
        copy.close().await;
    }
}

#[tokio::test]
async fn a_restored_database_goes_on_and_the_old_one_is_kept() {
    let house = House::open().await;
    let (backup, database) = (house.file("backup.db"), house.file("store.db"));
    house.store.backup(&backup).await.unwrap();
    grow(&house.store, 0, 10, 15).await;
    house.store.close().await;

    let lock = DirectoryLock::take(house.directory.path()).unwrap();
    let first = restore_backup(&backup, &database, &lock).await.unwrap();
    let replaced = first.replaced.unwrap();
    assert_eq!(replaced, house.file("store.db.replaced-1"));
    let store = SqliteStore::open(&database).await.unwrap();
    assert_eq!(store.load_table(table(0)).await.unwrap().unwrap().log.len(), 10);
    assert_eq!(store.balance(Account::Table(table(0))).await, Ok(250));
    grow(&store, 0, 10, 11).await;
    store.close().await;
    let store = SqliteStore::open(&replaced).await.unwrap();
    assert_eq!(store.load_table(table(0)).await.unwrap().unwrap().log.len(), 15);
    store.close().await;

    let second = restore_backup(&backup, &database, &lock).await.unwrap();
    assert_eq!(second.replaced, Some(house.file("store.db.replaced-2")));
}

#[tokio::test]
async fn links_to_matches_and_match_files_come_back() {
    let house = House::open().await;
    let (backup, database) = (house.file("backup.db"), house.file("store.db"));
    house.store.backup(&backup).await.unwrap();
    house.store.close().await;
    let lock = DirectoryLock::take(house.directory.path()).unwrap();
    restore_backup(&backup, &database, &lock).await.unwrap();
    let store = SqliteStore::open(&database).await.unwrap();
    for n in 0..TABLES {
        let file = MatchFileId(n.into());
        assert_eq!(store.match_file(file).await.unwrap().unwrap().bytes, vec![n; 9_000]);
        for (number, to) in [MatchRef::File(file), last_match(n)].into_iter().enumerate() {
            let link = store.match_link(link_key(n, number)).await.unwrap().unwrap();
            assert_eq!((link.to, link.names), (to, false));
        }
    }
    store.close().await;
}

/// A WAL left behind by a killed server must not be taken for that of the restored database.
#[tokio::test]
async fn the_log_of_a_killed_server_goes_aside_too() {
    let house = House::open().await;
    let (backup, database) = (house.file("backup.db"), house.file("store.db"));
    house.store.backup(&backup).await.unwrap();
    grow(&house.store, 0, 10, 15).await;
    // The store is neither closed nor dropped: its WAL is there, as after a kill.
    let lock = DirectoryLock::take(house.directory.path()).unwrap();
    let restored = restore_backup(&backup, &database, &lock).await.unwrap();
    let store = SqliteStore::open(&database).await.unwrap();
    assert_eq!(store.load_table(table(0)).await.unwrap().unwrap().log.len(), 10);
    assert!(restored.replaced.unwrap().exists());
}
