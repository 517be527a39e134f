//! Reading SQLite's files beside it does not drop this process's locks on them.
#![cfg(target_os = "linux")]

use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::Duration;

use crate::sqlite::disk::beside;
use crate::{Player, PlayerId, Players, SqliteStore, Storage, UnixMillis};

/// How many locks this process holds on a file.
fn locks(path: &Path) -> usize {
    let of_this = format!(":{} ", std::fs::metadata(path).map_or(0, |about| about.ino()));
    let pid = std::process::id().to_string();
    let all = std::fs::read_to_string("/proc/locks").unwrap_or_default();
    let here =
        |line: &&str| line.contains(&of_this) && line.split_whitespace().any(|word| word == pid);
    all.lines().filter(here).count()
}

/// Otherwise a command run beside the server would think that it is alone, and remove the WAL when
/// it ends.
#[tokio::test]
async fn what_is_read_beside_sqlite_leaves_its_locks_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    for start in 0..2_u8 {
        let store = SqliteStore::open(&path).await.expect("opens");
        let player = Player {
            id: PlayerId::from_bytes([start; 16]),
            name: "Anna".into(),
            lang: "de".into(),
            left_handed: false,
            created: UnixMillis(1),
        };
        store.create_player(player).await.expect("stored");
        // A checkpoint happens meanwhile.
        tokio::time::sleep(Duration::from_secs(5)).await;
        assert!(locks(&path) > 0, "start {start}: none on the database");
        assert!(locks(&beside(&path, "-shm")) > 0, "start {start}: none on the index");
        store.verify().await.expect("verifies");
        assert!(locks(&path) > 0 && locks(&beside(&path, "-shm")) > 0, "after a look at it all");
        store.close().await;
    }
}
