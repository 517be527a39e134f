//! Continuing after a loss has been accepted.

use stammtisch_store::{DirectoryLock, Storage, accept_loss};

use crate::house::{House, flip};

async fn accept(house: &House) -> &'static str {
    let lock = DirectoryLock::take(house.0.path()).unwrap();
    let accepted = accept_loss(&house.database(), &lock).await.unwrap().unwrap();
    assert_eq!(accepted.kept, house.file("store.db.lost-1"));
    assert_eq!(accept_loss(&house.database(), &lock).await.unwrap(), None, "once is enough");
    accepted.loss.code()
}

#[tokio::test]
async fn what_stands_before_the_damage_is_gone_on_with() {
    let house = House::killed(20).await;
    let log = std::fs::read(house.file("store.db-wal")).unwrap();
    flip(&house.file("store.db-wal"), log.len() / 2);
    let damaged = std::fs::read(house.file("store.db-wal")).unwrap();
    assert_eq!(accept(&house).await, "log_damaged");
    let entries = house.entries().await;
    assert!((5..15).contains(&entries), "{entries}");
    house.plays_on(3).await;
    assert_eq!(house.entries().await, entries + 3);
    assert_eq!(std::fs::read(house.file("store.db.lost-1-wal")).unwrap(), damaged, "is kept");
}

/// A WAL that was already checkpointed, and damaged before it was emptied, hides newer content of
/// the database.
#[tokio::test]
async fn a_damaged_log_that_is_home_already_costs_nothing() {
    let house = House::killed(20).await;
    let log = std::fs::read(house.file("store.db-wal")).unwrap();
    house.open().await.unwrap().close().await;
    std::fs::write(house.file("store.db-wal"), &log).unwrap();
    flip(&house.file("store.db-wal"), log.len() / 2);
    assert_eq!(accept(&house).await, "log_damaged");
    assert_eq!(house.entries().await, 20);
}

#[tokio::test]
async fn a_lost_database_is_begun_anew() {
    let house = House::closed(5).await;
    std::fs::remove_file(house.database()).unwrap();
    assert_eq!(accept(&house).await, "database_missing");
    house.open().await.unwrap().close().await;
}

#[tokio::test]
async fn a_database_copied_alone_can_be_used() {
    let (house, other) = (House::closed(5).await, House(tempfile::tempdir().unwrap()));
    std::fs::copy(house.database(), other.database()).unwrap();
    assert_eq!(accept(&other).await, "mark_missing");
    assert_eq!(other.entries().await, 5);
}
