//! A real file system fills up: the store tells no lies, does not crash, and continues once there
//! is space again.
//!
//! Needs a file system small enough to fill, which only root may mount. Elsewhere the same is
//! tested with SQLite's own limit, in the tests of the writer.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::path::Path;
use std::process::Command;

use stammtisch_store::{
    Append, AppendError, Appended, Entry, NewTable, SqliteStore, Storage, StorageError, TableHead,
    TableId, Tables, UnixMillis,
};

/// A small file system, unmounted when dropped.
struct Small(tempfile::TempDir);

impl Small {
    fn mount(size: &str) -> Option<Self> {
        let directory = tempfile::tempdir().unwrap();
        let mount = ["-t", "tmpfs", "-o", size, "tmpfs"];
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

fn table() -> NewTable {
    NewTable {
        id: TableId::from_bytes([1; 16]),
        code: "TABLE1".parse().unwrap(),
        header: vec![],
        created: UnixMillis(0),
        key: None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_file_system_is_told_and_overcome() {
    let Some(small) = Small::mount("size=2m") else {
        eprintln!("skipped: cannot mount a file system here");
        return;
    };
    let ballast = small.path().join("ballast");
    std::fs::write(&ballast, vec![0; 300_000]).unwrap();
    let path = small.path().join("store.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let head = store.create_table(table()).await.unwrap();

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
    // Reading still works meanwhile.
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

/// A server that was killed on a full disk starts again, so that people can read and be told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_it_starts_and_is_read_only_until_there_is_room() {
    let Some(small) = Small::mount("size=4m") else {
        eprintln!("skipped: cannot mount a file system here");
        return;
    };
    let path = small.path().join("store.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let head = store.create_table(table()).await.unwrap();
    store.append(append(&head, 0)).await.unwrap();
    assert!(!store.disk_space().full);
    store.close().await;

    let ballast = small.path().join("ballast");
    let mut filling = std::fs::File::create(&ballast).unwrap();
    while std::io::Write::write_all(&mut filling, &[0; 512]).is_ok() {}
    drop(filling);
    for _ in 0..2 {
        let store = SqliteStore::open(&path).await.expect("it starts");
        assert!(store.disk_space().full);
        assert_eq!(store.load_table(head.id).await.unwrap().unwrap().log.len(), 1);
        let refused = store.append(append(&head, 1)).await.unwrap_err();
        assert_eq!(refused, AppendError::Storage(StorageError::Full));
        store.close().await;
    }

    let store = SqliteStore::open(&path).await.unwrap();
    std::fs::remove_file(small.path().join("ballast")).unwrap();
    for _ in 0..100 {
        if !store.disk_space().full {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(!store.disk_space().full, "it finds out by itself");
    assert_eq!(store.append(append(&head, 1)).await.unwrap().seq, 2);
    let reserve = std::fs::metadata(small.path().join("store.db.reserve")).unwrap();
    assert_eq!(reserve.len(), 256 << 10, "for the next time");
    store.close().await;
}
