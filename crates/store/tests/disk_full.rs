//! A real file system runs full: no lies, no crash, and on it goes when there is room again.
//!
//! Needs a file system small enough to fill, which only root may mount. Elsewhere the same is
//! tested with SQLite's own limit, beside the writer.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::path::Path;
use std::process::Command;

use stammtisch_store::{
    Append, AppendError, Appended, Entry, NewTable, SqliteStore, StorageError, Store, TableHead,
    TableId, UnixMillis,
};

/// A file system of one mebibyte, gone when dropped.
struct Small(tempfile::TempDir);

impl Small {
    fn mount() -> Option<Self> {
        let directory = tempfile::tempdir().unwrap();
        let mount = ["-t", "tmpfs", "-o", "size=1m", "tmpfs"];
        let mounted = Command::new("mount").args(mount).arg(directory.path()).output();
        mounted.is_ok_and(|mounted| mounted.status.success()).then_some(Self(directory))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).output();
    }
}

fn append(head: &TableHead, seq: u64) -> Append {
    let entry = Entry::uncommanded(vec![b'x'; 1000]);
    Append::new(head.id, head.epoch, seq, UnixMillis(0)).entry(entry)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_file_system_is_told_and_overcome() {
    let Some(small) = Small::mount() else {
        eprintln!("skipped: cannot mount a file system here");
        return;
    };
    let ballast = small.path().join("ballast");
    std::fs::write(&ballast, vec![0; 300_000]).unwrap();
    let path = small.path().join("store.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let table = NewTable {
        id: TableId::from_bytes([1; 16]),
        code: "TABLE1".parse().unwrap(),
        header: vec![],
        created: UnixMillis(0),
    };
    let head = store.create_table(table).await.unwrap();

    let mut acknowledged = 0;
    let told = loop {
        match store.append(append(&head, acknowledged)).await {
            Ok(Appended { seq, .. }) => acknowledged = seq,
            Err(error) => break error,
        }
    };
    assert_eq!(told, AppendError::Storage(StorageError::Full));
    assert!(acknowledged > 10, "{acknowledged}");
    for _ in 0..10 {
        assert_eq!(store.append(append(&head, acknowledged)).await.unwrap_err(), told);
    }
    // Reading goes on meanwhile.
    let stored = store.load_table(head.id).await.unwrap().unwrap();
    assert_eq!(stored.log.len() as u64, acknowledged);

    std::fs::remove_file(&ballast).unwrap();
    let on = store.append(append(&head, acknowledged)).await.unwrap();
    assert_eq!(on.seq, acknowledged + 1);
    store.close().await;
    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(store.load_table(head.id).await.unwrap().unwrap().head.seq, acknowledged + 1);
    store.close().await;
}
