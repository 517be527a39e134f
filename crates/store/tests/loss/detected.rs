//! Every kind of loss is detected and reported by its code.

use stammtisch_store::{DirectoryLock, SqliteStore, Storage, restore_backup};

use crate::house::{House, flip};

#[tokio::test]
async fn after_a_kill_nothing_is_missed() {
    let house = House::killed(20).await;
    assert_eq!(house.entries().await, 20);
    assert_eq!(house.entries().await, 20);
}

/// SQLite silently drops everything after a damaged frame.
#[tokio::test]
async fn a_flipped_bit_in_the_log_of_the_database_is_found() {
    let size = std::fs::metadata(House::killed(20).await.file("store.db-wal")).unwrap().len();
    for part in 0..10 {
        let house = House::killed(20).await;
        let at = usize::try_from(size * part / 10).unwrap() + 40;
        flip(&house.file("store.db-wal"), at);
        assert_eq!(house.refused().await, "log_damaged", "byte {at} of {size}");
        assert_eq!(std::fs::metadata(house.file("store.db-wal")).unwrap().len(), size, "untouched");
    }
}

#[tokio::test]
async fn a_log_that_is_cut_or_gone_is_found() {
    let house = House::killed(20).await;
    let log = std::fs::read(house.file("store.db-wal")).unwrap();
    std::fs::write(house.file("store.db-wal"), &log[..log.len() / 2]).unwrap();
    assert_eq!(house.refused().await, "log_damaged");
    std::fs::remove_file(house.file("store.db-wal")).unwrap();
    assert_eq!(house.refused().await, "log_missing");
}

#[tokio::test]
async fn a_database_that_is_gone_is_no_new_house() {
    let house = House::killed(5).await;
    for name in ["store.db", "store.db-wal"] {
        let _ = std::fs::remove_file(house.file(name));
    }
    assert_eq!(house.refused().await, "database_missing");
    assert!(!house.database().exists(), "nothing was made");
    std::fs::write(house.database(), "").unwrap();
    assert_eq!(house.refused().await, "database_missing");
}

#[tokio::test]
async fn a_database_copied_alone_is_found() {
    let (house, other) = (House::killed(5).await, tempfile::tempdir().unwrap());
    let other = House(other);
    std::fs::copy(house.database(), other.database()).unwrap();
    assert_eq!(other.refused().await, "mark_missing");
}

#[tokio::test]
async fn an_old_file_put_back_is_found() {
    let house = House::closed(5).await;
    let old = std::fs::read(house.database()).unwrap();
    house.plays_on(5).await;
    std::fs::write(house.database(), old).unwrap();
    assert_eq!(house.refused().await, "store_behind");
}

#[tokio::test]
async fn a_copy_that_went_on_elsewhere_is_found() {
    let (house, other) = (House::closed(5).await, House(tempfile::tempdir().unwrap()));
    for name in ["store.db", "store.db.mark"] {
        std::fs::copy(house.file(name), other.file(name)).unwrap();
    }
    house.plays_on(1).await;
    other.plays_on(9).await;
    std::fs::copy(other.database(), house.database()).unwrap();
    assert_eq!(house.refused().await, "store_diverged");
}

#[tokio::test]
async fn the_database_of_another_house_is_found() {
    let (house, other) = (House::closed(5).await, House::closed(9).await);
    std::fs::copy(other.database(), house.database()).unwrap();
    assert_eq!(house.refused().await, "store_foreign");
}

#[tokio::test]
async fn of_a_mark_one_line_is_enough() {
    for (lines, refused) in [(&[20][..], false), (&[532], false), (&[20, 532], true)] {
        let house = House::closed(5).await;
        lines.iter().for_each(|at| flip(&house.file("store.db.mark"), *at));
        match refused {
            true => assert_eq!(house.refused().await, "mark_damaged"),
            false => assert_eq!(house.entries().await, 5),
        }
    }
}

/// A kill between the commit and the mark, or a power failure before the mark was on the disk.
#[tokio::test]
async fn a_mark_that_lags_behind_is_no_loss() {
    let house = House::closed(5).await;
    let mark = std::fs::read(house.file("store.db.mark")).unwrap();
    house.plays_on(5).await;
    std::fs::write(house.file("store.db.mark"), mark).unwrap();
    assert_eq!(house.entries().await, 10);
}

#[tokio::test]
async fn a_backup_put_back_is_a_step_back_that_is_wanted() {
    let house = House::closed(5).await;
    let store = house.open().await.unwrap();
    store.backup(&house.file("backup.db")).await.unwrap();
    store.close().await;
    house.plays_on(5).await;
    let lock = DirectoryLock::take(house.0.path()).unwrap();
    let restored =
        restore_backup(&house.file("backup.db"), &house.database(), &lock).await.unwrap();
    assert_eq!(house.entries().await, 5);
    // The previous database has been moved together with its mark.
    let replaced = SqliteStore::open(&restored.replaced.unwrap()).await.unwrap();
    replaced.close().await;
    // A backup copied over it by hand is refused.
    std::fs::copy(house.file("backup.db"), house.database()).unwrap();
    assert_eq!(house.refused().await, "store_behind");
}
