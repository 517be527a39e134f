//! Damaged backups are refused, however they were damaged.

use stammtisch_store::{
    BackupError, BackupReport, DirectoryLock, SqliteStore, Storage, Tables, restore_backup,
    verify_backup,
};

use crate::fixture::{House, note_checksum, table, tamper};

async fn refusal(path: &std::path::Path) -> BackupError {
    let outcome: Result<BackupReport, BackupError> = verify_backup(path).await;
    outcome.unwrap_err()
}

#[tokio::test]
async fn a_flipped_bit_anywhere_is_noticed() {
    let house = House::open().await;
    let path = house.file("backup.db");
    house.store.backup(&path).await.unwrap();
    let whole = std::fs::read(&path).unwrap();
    for n in 0..100 {
        let mut damaged = whole.clone();
        let at = (n * 7919 + 13) * 31 % damaged.len();
        damaged[at] ^= 1 << (n % 8);
        std::fs::write(&path, &damaged).unwrap();
        assert!(matches!(refusal(&path).await, BackupError::Checksum { .. }), "byte {at}");
    }
    for length in [0, 1, 4096, whole.len() - 1] {
        std::fs::write(&path, &whole[..length]).unwrap();
        assert_eq!(refusal(&path).await.code(), "backup_damaged", "{length} bytes");
    }
    std::fs::write(&path, &whole).unwrap();
    verify_backup(&path).await.unwrap();
}

#[tokio::test]
async fn a_backup_without_its_checksum_is_refused() {
    let house = House::open().await;
    let path = house.file("backup.db");
    house.store.backup(&path).await.unwrap();
    let checksum = house.file("backup.db.sha256");
    for nonsense in ["", "\n", "not a checksum", &"g".repeat(64)] {
        std::fs::write(&checksum, nonsense).unwrap();
        assert_eq!(refusal(&path).await.code(), "backup_no_checksum", "{nonsense:?}");
    }
    std::fs::remove_file(&checksum).unwrap();
    assert_eq!(refusal(&path).await.code(), "backup_no_checksum");
    note_checksum(&path);
    verify_backup(&path).await.unwrap();
    assert_eq!(refusal(&house.file("none.db")).await.code(), "backup_no_checksum");
}

/// Somebody changes the file and its checksum: the content itself gives it away.
#[tokio::test]
async fn what_was_tampered_with_is_found_by_what_it_says() {
    let cases = [
        ("UPDATE log SET event = x'00' WHERE seq = 3", "entry 3"),
        ("UPDATE log SET at = at + 1 WHERE seq = 4", "entry 4"),
        ("UPDATE log SET epoch = 2 WHERE seq = 5", "entry 5"),
        ("UPDATE log SET actor = zeroblob(16), cmd_no = 7 WHERE seq = 6", "entry 6"),
        ("DELETE FROM log WHERE seq = 10", "entry 10"),
        ("UPDATE tables SET header = x'00' WHERE code = 'TABLE2'", "entry 1"),
        ("UPDATE accounts SET balance = balance + 1 WHERE kind = 'player'", "do not add up"),
        (
            "UPDATE accounts SET balance = balance + 1 WHERE no = 2;
             UPDATE accounts SET balance = balance - 1 WHERE no = 3",
            "do not add up",
        ),
        (
            "DROP TRIGGER transfers_are_not_deleted; DELETE FROM transfers WHERE no = 2",
            "do not add up",
        ),
        (
            "PRAGMA foreign_keys = OFF; INSERT INTO sessions
             VALUES (zeroblob(32), zeroblob(16), randomblob(16), '', 0, 0)",
            "belongs to nothing",
        ),
        ("PRAGMA foreign_keys = OFF; DELETE FROM match_files WHERE id = zeroblob(16)", "nothing"),
        ("UPDATE _sqlx_migrations SET version = 999 WHERE version = 5", "newer version"),
        ("DROP INDEX seats_table; DROP TABLE seats; DROP TABLE log", "no such table: log"),
    ];
    let house = House::open().await;
    for (n, (sql, told)) in (0..).zip(cases) {
        let path = house.file(&format!("{n}.db"));
        house.store.backup(&path).await.unwrap();
        tamper(&path, sql).await;
        note_checksum(&path);
        let refused = verify_backup(&path).await.expect_err(sql).to_string();
        assert!(refused.contains(told), "{sql}: {refused}");
    }
}

#[tokio::test]
async fn damage_within_the_file_is_found_though_the_checksum_fits() {
    let house = House::open().await;
    let path = house.file("backup.db");
    house.store.backup(&path).await.unwrap();
    let whole = std::fs::read(&path).unwrap();
    for n in 1..whole.len() / 4096 {
        let mut damaged = whole.clone();
        damaged[n * 4096..n * 4096 + 64].fill(0xaa);
        std::fs::write(&path, &damaged).unwrap();
        note_checksum(&path);
        assert!(verify_backup(&path).await.is_err(), "page {n}");
    }
}

#[tokio::test]
async fn a_damaged_backup_is_not_put_back() {
    let house = House::open().await;
    let (backup, database) = (house.file("backup.db"), house.file("store.db"));
    house.store.backup(&backup).await.unwrap();
    house.store.close().await;
    let mut damaged = std::fs::read(&backup).unwrap();
    damaged[5000] ^= 1;
    std::fs::write(&backup, damaged).unwrap();
    let before = std::fs::read(&database).unwrap();

    let lock = DirectoryLock::take(house.directory.path()).unwrap();
    let refused = restore_backup(&backup, &database, &lock).await.unwrap_err();
    assert_eq!(refused.code(), "backup_damaged");
    assert_eq!(std::fs::read(&database).unwrap(), before);
    assert!(!house.file("store.db.restoring").exists());
    let store = SqliteStore::open(&database).await.unwrap();
    assert_eq!(store.load_table(table(0)).await.unwrap().unwrap().log.len(), 10);
}
