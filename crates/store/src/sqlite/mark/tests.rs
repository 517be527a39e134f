//! The log of the database comes home by time, and the mark knows.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::time::Duration;

use super::Mark;
use crate::sqlite::SqliteStore;
use crate::sqlite::beside::beside;
use crate::{NewTable, Store, TableId, UnixMillis};

#[tokio::test]
async fn the_log_of_the_database_comes_home_by_itself() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("store.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let new = NewTable {
        id: TableId::from_bytes([1; 16]),
        code: "TABLE1".parse().unwrap(),
        header: vec![],
        created: UnixMillis(0),
        key: None,
    };
    store.create_table(new).await.unwrap();
    let log = || std::fs::metadata(beside(&path, "-wal")).unwrap().len();
    let mark = || Mark::read(&path).unwrap().unwrap().unwrap();
    assert!(log() > 0);
    assert!(mark().home < mark().step);
    for _ in 0..1000 {
        if log() == 0 && mark().home == mark().step {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} bytes are still in the log, {:?}", log(), mark());
}
