//! Checkpoints happen regularly by themselves, and the mark records them.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::time::Duration;

use super::Mark;
use crate::sqlite::SqliteStore;
use crate::sqlite::disk::beside;
use crate::{NewTable, TableId, Tables, UnixMillis};

#[tokio::test]
async fn a_checkpoint_comes_by_itself() {
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
    assert!(mark().checkpointed < mark().step);
    for _ in 0..1000 {
        if log() == 0 && mark().checkpointed == mark().step {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} bytes are still in the log, {:?}", log(), mark());
}
